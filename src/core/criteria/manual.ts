import type { ManualCriterion } from './criterion.ts'
import type { CriterionFault, Judge, Kind } from './kind.ts'

function check(): CriterionFault[] {
  return []
}

/** A condition only a person can confirm. Their answer, where there is one, takes the place of this judgement (`evaluate.ts`). */
function compile(criterion: ManualCriterion): Judge {
  const { unreadable, question } = criterion
  return (_facts, _day, note) => {
    if (unreadable !== undefined) note?.reason('manual.unreadable', { what: unreadable })
    else if (question !== undefined) note?.reason('manual.question', { question: { type: 'text', value: question } })
    else note?.reason('manual.open')
    return 'review'
  }
}

export const manual: Kind<ManualCriterion> = {
  kind: 'manual',
  dated: false,
  check,
  compile,
  reads: { topic: () => '', of: () => '' },
  examples: [
    {
      says: 'a condition that only a person can confirm stays open and is asked as a question',
      criterion: {
        id: 'm',
        kind: 'manual',
        question: { en: 'Is the premises free of charges?', el: 'Είναι το ακίνητο ελεύθερο βαρών;' },
      },
      profile: {},
      outcome: 'review',
      missing: [],
      reason: 'manual.question',
    },
    {
      says: 'a rule that could not be read says so',
      criterion: { id: 'm', kind: 'manual', unreadable: 'company . effectif > seuil' },
      profile: {},
      outcome: 'review',
      reason: 'manual.unreadable',
    },
  ],
}
