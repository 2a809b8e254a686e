import type { Citation } from '../../core/citing/citation.ts'
import { valueAt } from '../../core/drafting/pointer.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { sourceLabel } from './source-label.ts'
import type { Subject } from './subject.ts'
import type { Cited, Writer } from './writer.ts'

/**
 * A name with the first of several citations that carries its figures and codes ("Industry 4.0", "TRL7"); with the last one
 * where none does. The last one should be the record that the name stands in.
 */
export function named(
  writer: Writer,
  subject: Subject,
  name: ReasonValue,
  ways: readonly [...Cited['by'][], Cited['by']],
): Cited {
  const { language } = writer
  const { programme } = subject
  const text = writer.say(name)
  const library = {
    label: (citation: Citation): string => sourceLabel(citation, programme, language),
    record: ({ reference }: Citation): unknown =>
      reference?.name.startsWith('Programme ') === true ? valueAt(programme, reference.locator ?? '') : undefined,
  }
  const carries = (by: Cited['by']): boolean =>
    verify({ text, language, citations: by, licensed: [text] }, library).every(({ code }) => code === 'superfluous')
  return { value: name, by: ways.find(carries) ?? (ways.at(-1) as Cited['by']) }
}
