import type { Citation } from '../../citing/citation.ts'
import { deMinimisRules, difficultyRule } from '../../facts/state-aid-data.ts'
import { statementsOf, type DraftDocument } from '../document.ts'
import { valueAt } from '../pointer.ts'
import { recompute } from './recompute.ts'
import type { Finding } from './claim.ts'
import { verify } from './verify.ts'

/** What the citations of a draft point into. */
export interface DraftSources {
  /** Canonical texts by document id. */
  readonly texts: ReadonlyMap<string, string>
  /** The programme's record, as published. */
  readonly programme: unknown
}

/** A statement that its citations do not carry. */
export interface Unverified {
  readonly id: string
  readonly text: string
  readonly findings: readonly Finding[]
}

/**
 * Everything factual in a draft that its citations do not carry. The words of composed sentences are the catalogue's, so they
 * are licensed; figures, dates, codes, bounds, negations and quotations are not.
 */
export function unverifiedIn(document: DraftDocument, { texts, programme }: DraftSources): Unverified[] {
  const citations = new Map(document.citations.map(({ citation }) => [citation.id, citation]))
  const labels = new Map(document.citations.map(({ citation, label }) => [citation.id, label]))
  const library = {
    text: (id: string) => texts.get(id),
    record: ({ reference }: Citation): unknown =>
      reference?.name.startsWith('Programme ') === true
        ? valueAt(programme, reference.locator ?? '')
        : ruleOf(reference),
    label: ({ id }: Citation) => labels.get(id),
    recompute,
  }
  // The same words with the same citations stand in a draft several times.
  const known = new Map<string, readonly Finding[]>()
  return [...statementsOf(document)].flatMap(({ statement }): Unverified[] => {
    const { id, kind, text, citations: ids } = statement
    if (kind !== 'factual' || text === '') return []
    const key = [text, ...ids].join('\n')
    const claim = {
      text,
      language: document.language,
      citations: ids.flatMap((each) => citations.get(each) ?? []),
      licensed: [text],
    }
    const findings = known.get(key) ?? verify(claim, library)
    known.set(key, findings)
    return findings.length === 0 ? [] : [{ id, text, findings }]
  })
}

/** What a law says that the service knows as data: over how many years de minimis aid is summed up, how much capital is lost in difficulty. */
export function ruleOf(reference: Citation['reference']): unknown {
  const isIt = (other: { name: string; locator?: string }): boolean =>
    other.name === reference?.name && other.locator === reference.locator
  // Both windows are three years long: to the day, or of the current and the two preceding fiscal years.
  if (
    Object.values(deMinimisRules)
      .flat()
      .some((rule) => isIt(rule.reference))
  )
    return { period_years: 3 }
  const difficulty = difficultyRule.find((rule) => isIt(rule.reference))
  return difficulty && { lost_capital_percent: difficulty.value.capitalLost * 100 }
}
