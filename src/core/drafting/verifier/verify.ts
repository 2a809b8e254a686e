import { foldText } from '../../facts/text-fold.ts'
import { readQuantities } from './quantities.ts'
import { sourceOf, type Source } from './source.ts'
import { wordsOf } from './words.ts'
import type { Finding, Library, Claim } from './claim.ts'
import { figureFinding } from './figures.ts'
import { negationFindings } from './negations.ts'
import { restrictionFindings } from './restrictions.ts'
import { wordFindings } from './unsupported.ts'
import { doubled } from './superfluous.ts'
import { roleFindings } from './roles/roles.ts'
import { eventFindings } from './roles/events.ts'

/**
 * Everything about a sentence that its citations do not carry; empty when they carry all of it. Quotations resolve letter
 * for letter; each number, date, code and unit stands in a source; bounds and negations agree; values stand beside what they
 * belong to; other words stand in a source or are licensed; no citation is superfluous. Pure, and the same for a composed
 * sentence and one by a language model.
 */
export function verify(claim: Claim, library: Library = {}): Finding[] {
  const { citations } = claim
  if (citations.length === 0) return [{ code: 'uncited', at: '' }]
  const { folded } = foldText(claim.text)
  const sources = citations.map((citation) => sourceOf(citation, library))
  const quantities = readQuantities(folded, true)
  const licensed = wordsOf(foldText((claim.licensed ?? []).join(' ')).folded)
  const carried = new Set<Source>()
  const findings = [
    ...sources.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
    ...quantities.flatMap((quantity) => figureFinding(quantity, folded, sources, carried)),
    ...negationFindings(folded, quantities, sources, licensed),
    ...(licensed.length > 0 ? [] : restrictionFindings(folded, sources)),
    ...(licensed.length > 0 ? [] : roleFindings(folded, quantities, sources)),
    ...(licensed.length > 0 ? [] : eventFindings(folded, sources)),
    ...wordFindings(claim, { folded, quantities, sources, licensed }, carried),
  ]
  const spare =
    sources.length < 2
      ? []
      : sources.filter(
          (source) => !carried.has(source) || (licensed.length === 0 && doubled(folded, quantities, source, sources)),
        )
  return [...findings, ...spare.map(({ citation }): Finding => ({ code: 'superfluous', at: citation.id }))]
}
