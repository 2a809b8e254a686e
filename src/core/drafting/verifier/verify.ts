import { foldText } from '../../facts/text-fold.ts'
import { readQuantities } from './quantities.ts'
import { sourceOf, type Source } from './source.ts'
import { wordsOf } from './words.ts'
import type { Finding, Library, Claim } from './claim.ts'
import { distributionFindings, perFindings } from './distribution.ts'
import { dutyFindings } from './duties.ts'
import { figureFinding, measureFindings, repeatedFindings } from './figures.ts'
import { joinFindings } from './joins.ts'
import { negationFindings } from './negations.ts'
import { omittedDoubts } from './omitted.ts'
import { periodFindings } from './periods.ts'
import { anyFindings, quantifierFindings } from './quantifiers.ts'
import { restrictionFindings } from './restrictions.ts'
import { wordFindings, type Doubt } from './unsupported.ts'
import { spareDoubts } from './superfluous.ts'
import { roleFindings } from './roles/roles.ts'
import { eventFindings, stepFindings } from './roles/events.ts'
import { weighed } from './weigh.ts'

/**
 * Everything about a sentence that its citations do not carry; empty when they carry all of it. Quotations resolve letter
 * for letter; each number, date, code and unit stands in a source; bounds and negations agree; values stand beside what they
 * belong to; other words stand in a source or are licensed; no citation is superfluous. Pure, and the same for a composed
 * sentence and one by a language model.
 */
export function verify(claim: Claim, library: Library = {}): Finding[] {
  const { findings, doubts } = examine(claim, library)
  return [...findings, ...weighed(doubts)]
}

/** What is wrong with a sentence by itself, and what is only doubtful. */
export function examine(claim: Claim, library: Library): { findings: Finding[]; doubts: Doubt[] } {
  const { citations } = claim
  if (citations.length === 0) return { findings: [{ code: 'uncited', at: '' }], doubts: [] }
  const { folded } = foldText(claim.text)
  const sources = citations.map((citation) => sourceOf(citation, library))
  const quantities = readQuantities(folded, true)
  const licensed = wordsOf(foldText((claim.licensed ?? []).join(' ')).folded)
  const carried = new Set<Source>()
  const figures = quantities.flatMap((quantity) => figureFinding(quantity, folded, sources, carried))
  const words = wordFindings(claim, { folded, quantities, sources, licensed }, carried)
  // The words of a composed sentence need no source, so that they cannot say which is needed.
  const unneeded = sources.filter((source) => sources.length > 1 && licensed.length > 0 && !carried.has(source))
  const own =
    licensed.length > 0
      ? unneeded.map(({ citation }): Finding => ({ code: 'superfluous', at: citation.id }))
      : [
          ...periodFindings(folded, quantities, sources),
          ...measureFindings(quantities, sources, folded),
          ...repeatedFindings(quantities, sources, folded),
          ...distributionFindings(folded, quantities, sources),
          ...perFindings(folded, sources),
          ...dutyFindings(folded, sources),
          ...joinFindings(claim.text, sources),
          ...restrictionFindings(folded, sources),
          ...quantifierFindings(folded, sources),
          ...anyFindings(folded, sources),
          ...roleFindings(folded, quantities, sources),
          ...eventFindings(folded, sources),
          ...stepFindings(folded, sources),
        ]
  return {
    findings: [
      ...sources.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
      ...figures,
      ...negationFindings(folded, quantities, sources, licensed),
      ...own,
      ...words.findings,
    ],
    doubts: [
      ...words.doubts,
      ...(licensed.length > 0
        ? []
        : [...spareDoubts(folded, quantities, sources), ...omittedDoubts(folded, quantities, sources)]),
    ],
  }
}
