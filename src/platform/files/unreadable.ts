import type { Text } from '../language.ts'
import { Problem } from '../problem.ts'

/** A file that cannot be read as what it says it is: 422 with the reason. */
export function unreadableFile(code: string, detail: Text): Problem {
  return new Problem(
    'validation_failed',
    { en: `The file cannot be read: ${detail.en}.`, el: `Το αρχείο δεν διαβάζεται: ${detail.el}.` },
    { errors: [{ pointer: '', code, detail }] },
  )
}
