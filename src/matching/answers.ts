import { stableHash } from '../core/citing/stable-hash.ts'
import type { ManualCriterion } from '../core/criteria/criterion.ts'
import type { Answers } from '../core/matching/evaluate.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { StoredAnswer } from './match-store.ts'

/** The manual criterion with this id in a programme, as it is evaluated. */
export function manualCriterion(entry: CatalogueEntry, criterionId: string): ManualCriterion | undefined {
  const leaf = entry.compiled().leaves.find((each) => each.manual && each.criterion.id === criterionId)
  return leaf === undefined ? undefined : (leaf.criterion as ManualCriterion)
}

/** What an answer was given to: the question and the words cited. Where they stand does not matter. */
export function criterionHash(criterion: ManualCriterion): string {
  return stableHash([
    criterion.question ?? null,
    criterion.unreadable ?? null,
    (criterion.citations ?? []).map((anchor) => anchor.exact),
  ])
}

/** The answers that still hold: those whose criterion says today what it said when it was answered. */
export function answersFor(entry: CatalogueEntry, stored: readonly StoredAnswer[]): Answers {
  const valid = stored.filter((answer) => {
    const criterion = manualCriterion(entry, answer.criterionId)
    return criterion !== undefined && criterionHash(criterion) === answer.criterionHash
  })
  return new Map(
    valid.map((answer) => [
      answer.criterionId,
      {
        value: answer.value,
        by: answer.by,
        at: answer.at.toString(),
        ...(answer.note === null ? {} : { note: answer.note }),
        ...(answer.evidence === null ? {} : { evidence: answer.evidence }),
      },
    ]),
  )
}
