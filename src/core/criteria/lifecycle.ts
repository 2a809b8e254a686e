import { lifecycles } from '../facts/profile.ts'
import type { Lifecycle } from '../facts/profile.ts'
import type { LifecycleCriterion } from './criterion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Kind } from './kind.ts'

const known: ReadonlySet<string> = new Set(lifecycles)

const terms = (values: readonly Lifecycle[]): ReasonValue => ({
  type: 'terms',
  vocabulary: 'lifecycle',
  values: [...values],
})

function check(criterion: LifecycleCriterion, pointer: string): CriterionFault[] {
  if (!Array.isArray(criterion.include) || criterion.include.length === 0)
    return [fault(`${pointer}/include`, 'empty_list')]
  return criterion.include.flatMap((stage, i) =>
    known.has(stage) ? [] : [fault(`${pointer}/include/${i}`, 'unknown_term', { value: String(stage) })],
  )
}

/** The stage of life a business is in. It says nothing of its legal form, and a legal form says nothing of it. */
function compile(criterion: LifecycleCriterion): Judge {
  const include = new Set(criterion.include)
  return (facts, _day, note) => {
    const stage = facts.profile.lifecycle
    if (stage === undefined) {
      note?.missing('/lifecycle')
      note?.reason('lifecycle.unknown', { accepted: terms(criterion.include) })
      return 'unknown'
    }
    note?.found('/lifecycle')
    const met = include.has(stage)
    note?.reason(met ? 'lifecycle.met' : 'lifecycle.not_met', {
      stage: terms([stage]),
      accepted: terms(criterion.include),
    })
    return met ? 'met' : 'not_met'
  }
}

export const lifecycle: Kind<LifecycleCriterion> = {
  kind: 'lifecycle',
  dated: false,
  check,
  compile,
  reads: {
    topic: () => '',
    of: ({ profile }) => profile.lifecycle ?? '',
    part: ({ profile: { lifecycle: stage } }) => (stage === undefined ? {} : { lifecycle: stage }),
  },
  examples: [
    {
      says: 'an active business fits a call for active businesses',
      criterion: { id: 'stage', kind: 'lifecycle', include: ['active'] },
      profile: { lifecycle: 'active' },
      outcome: 'met',
      reason: 'lifecycle.met',
    },
    {
      says: 'a business in liquidation does not',
      criterion: { id: 'stage', kind: 'lifecycle', include: ['active', 'to_be_established'] },
      profile: { lifecycle: 'liquidation' },
      outcome: 'not_met',
      reason: 'lifecycle.not_met',
    },
    {
      says: 'a start of activity does not stand in for the stage of life: it is asked for',
      criterion: { id: 'stage', kind: 'lifecycle', include: ['active'] },
      profile: { activity_started_on: '2020-01-01' },
      outcome: 'unknown',
      missing: ['/lifecycle'],
    },
  ],
}
