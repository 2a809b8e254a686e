import type { Scheme } from '../core/facts/scheme.ts'
import type { Catalogue, Message } from './message.ts'

/** The classifications of activities as people call them. */
export const schemeNames: Readonly<Record<Scheme, Message>> = {
  kad_2025: { el: 'ΚΑΔ 2025', en: 'KAD 2025' },
  kad_2008: { el: 'ΚΑΔ 2008', en: 'KAD 2008' },
  'nace_2.1': { el: 'NACE Αναθ. 2.1', en: 'NACE Rev. 2.1' },
  nace_2: { el: 'NACE Αναθ. 2', en: 'NACE Rev. 2' },
  naf: { el: 'NAF Αναθ. 2', en: 'NAF Rev. 2' },
}

/** The name of a classification by its id; an unknown id is its own name. */
export function schemeName(id: string): Message {
  const names: Catalogue = schemeNames
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? { el: id, en: id }
}
