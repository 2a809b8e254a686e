import type { ActivityCriterion } from './criterion.ts'
import type { Example } from './kind.ts'

const bakery: ActivityCriterion = {
  id: 'kad',
  kind: 'activity',
  role: 'existing',
  basis: 'any',
  codes: { scheme: 'kad_2025', include: { subtree: ['10.71'] } },
}
const programming: ActivityCriterion = {
  id: 'kad',
  kind: 'activity',
  role: 'existing',
  basis: 'any',
  codes: { scheme: 'kad_2025', include: { exact: ['62.10.11.03'] } },
}
const euro = (amount: string) => ({ amount, currency: 'EUR' })
const open = {
  call: { deadlines: [{ id: 'd', at: '2026-09-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' as const }] },
}
const two = [
  { scheme: 'kad_2025', code: '10.71.11.00' },
  { scheme: 'kad_2025', code: '47.11.10.00' },
] as const

const plan = { scheme: 'kad_2025', code: '62.10.11.03' } as const

export const activityExamples: readonly Example<ActivityCriterion>[] = [
  {
    says: 'a bakery fits a list that names bakeries as a whole',
    criterion: bakery,
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.11.00' }] },
    outcome: 'met',
    reason: 'activity.met',
  },
  {
    says: 'a code that is not in the list does not fit, and may be registered until the call closes',
    criterion: bakery,
    profile: { activities: [{ scheme: 'kad_2025', code: '47.11.10.00' }] },
    programme: open,
    outcome: 'not_met',
    reason: 'activity.not_met',
    near_miss: 'activity.near_add',
  },
  {
    says: 'a business whose codes are not given is asked for them',
    criterion: bakery,
    profile: {},
    outcome: 'unknown',
    missing: ['/activities'],
  },
  {
    says: 'a business known to have no activity does not fit',
    criterion: bakery,
    profile: { activities: [] },
    outcome: 'not_met',
    reason: 'activity.none',
    near_miss: 'activity.near_add',
  },
  {
    says: 'a parent listed as an exact code does not include its children',
    criterion: { ...programming, codes: { scheme: 'kad_2025', include: { exact: ['62.10.00.00'] } } },
    profile: { activities: [{ scheme: 'kad_2025', code: '62.10.11.03' }] },
    outcome: 'not_met',
  },
  {
    says: 'an excluded code does not fit although its group is listed',
    criterion: {
      ...bakery,
      codes: { scheme: 'kad_2025', include: { subtree: ['10.71'] }, exclude: { exact: ['10.71.12.00'] } },
    },
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.12.00' }] },
    outcome: 'not_met',
  },
  {
    says: 'a status code is no activity, not even where everything but a few codes is accepted',
    criterion: { ...bakery, codes: { scheme: 'kad_2025', exclude: { subtree: ['55'] } } },
    profile: { activities: [{ scheme: 'kad_2025', code: '00.01.00.00' }] },
    outcome: 'not_met',
  },
  {
    says: 'a code of 2008 with one successor is read as that one',
    criterion: { ...programming, codes: { scheme: 'kad_2025', include: { exact: ['62.10.11.00'] } } },
    profile: { activities: [{ scheme: 'kad_2008', code: '62.02.10.00' }] },
    outcome: 'met',
    reason: 'activity.met_translated',
  },
  {
    says: 'a code of 2008 that was split is open when only some of its successors are listed',
    criterion: programming,
    profile: { activities: [{ scheme: 'kad_2008', code: '62.01.11.01' }] },
    outcome: 'unknown',
    missing: ['/activities/0/code'],
    reason: 'activity.split',
  },
  {
    says: 'a code of 2008 that was split fits when all its successors are listed',
    criterion: { ...programming, codes: { scheme: 'kad_2025', include: { subtree: ['62'] } } },
    profile: { activities: [{ scheme: 'kad_2008', code: '62.01.11.01' }] },
    outcome: 'met',
  },
  {
    says: 'digits that mean something else today are never read in the other version',
    criterion: { ...bakery, codes: { scheme: 'kad_2025', include: { exact: ['47.11.10.00'] } } },
    profile: { activities: [{ scheme: 'kad_2008', code: '47.11.10.00' }] },
    outcome: 'not_met',
  },
  {
    says: 'a code given only as a section is open where the list has a part of it',
    criterion: bakery,
    profile: { activities: [{ scheme: 'nace_2.1', code: 'C' }] },
    outcome: 'unknown',
    missing: ['/activities/0/code'],
    reason: 'activity.coarse',
  },
  {
    says: 'a code registered after the test day does not count, and begins to on its day',
    criterion: bakery,
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.11.00', since: '2026-07-01' }] },
    day: '2026-06-01',
    outcome: 'not_met',
    changes_on: '2026-07-01',
  },
  {
    says: 'a code that ended no longer counts',
    criterion: bakery,
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.11.00', until: '2026-05-31' }] },
    day: '2026-06-01',
    outcome: 'not_met',
  },
  {
    says: 'where the call asks for a code on an earlier day, its registration date is needed',
    criterion: { ...bakery, at: { event: 'fixed', date: '2025-01-01' } },
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.11.00' }] },
    outcome: 'unknown',
    missing: ['/activities/0/since'],
    reason: 'activity.since_unknown',
  },
  {
    says: 'the main code of an earlier day is not known without its registration date',
    criterion: { ...bakery, basis: 'main', at: { event: 'fixed', date: '2025-01-01' } },
    profile: { activities: [two[0]] },
    outcome: 'unknown',
    missing: ['/activities/0/since'],
    reason: 'activity.dates_unknown',
  },
  {
    says: 'a condition at publication stays open where the call does not say when that was',
    criterion: { ...bakery, at: { event: 'publication' } },
    profile: { activities: [{ scheme: 'kad_2025', code: '10.71.11.00' }] },
    outcome: 'review',
    reason: 'test_day.publication_unknown',
  },
  {
    says: 'the main code decides where the call looks at it',
    criterion: { ...bakery, basis: 'main' },
    profile: {
      activities: [
        { ...two[0], rank: 'secondary' },
        { ...two[1], rank: 'main' },
      ],
    },
    outcome: 'not_met',
    reason: 'activity.main_not_met',
  },
  {
    says: 'which code is the main one is asked only where it matters',
    criterion: { ...bakery, basis: 'main' },
    profile: { activities: [...two] },
    outcome: 'unknown',
    missing: ['/activities/0/rank', '/activities/1/rank'],
  },
  {
    says: 'a single code is the main one',
    criterion: { ...bakery, basis: 'main' },
    profile: { activities: [two[0]] },
    outcome: 'met',
    reason: 'activity.main_met',
  },
  {
    says: 'the code of the largest revenue decides where the call looks at it',
    criterion: { ...bakery, basis: 'largest_revenue' },
    profile: {
      activities: [
        { ...two[0], revenue: [{ year: 2025, amount: euro('90000.00') }] },
        { ...two[1], revenue: [{ year: 2025, amount: euro('30000.00') }] },
      ],
    },
    outcome: 'met',
    reason: 'activity.largest_met',
  },
  {
    says: 'revenue of the financial year that is over counts, also before the calendar year is',
    criterion: { ...bakery, basis: 'largest_revenue' },
    profile: {
      fiscal_year_end: '06-30',
      activities: [
        {
          ...two[0],
          revenue: [
            { year: 2025, amount: euro('10000.00') },
            { year: 2026, amount: euro('90000.00') },
          ],
        },
        {
          ...two[1],
          revenue: [
            { year: 2025, amount: euro('30000.00') },
            { year: 2026, amount: euro('30000.00') },
          ],
        },
      ],
    },
    day: '2026-06-30',
    outcome: 'met',
    reason: 'activity.largest_met',
  },
  {
    says: 'and until that year is over, the revenue of the one before',
    criterion: { ...bakery, basis: 'largest_revenue' },
    profile: {
      fiscal_year_end: '06-30',
      activities: [
        {
          ...two[0],
          revenue: [
            { year: 2025, amount: euro('10000.00') },
            { year: 2026, amount: euro('90000.00') },
          ],
        },
        { ...two[1], revenue: [{ year: 2025, amount: euro('30000.00') }] },
      ],
    },
    outcome: 'not_met',
    changes_on: '2026-06-30',
  },
  {
    says: 'an equal split of revenue leaves it open',
    criterion: { ...bakery, basis: 'largest_revenue' },
    profile: {
      activities: [
        { ...two[0], revenue: [{ year: 2025, amount: euro('30000.00') }] },
        { ...two[1], revenue: [{ year: 2025, amount: euro('30000.00') }] },
      ],
    },
    outcome: 'unknown',
    missing: ['/activities/0/revenue', '/activities/1/revenue'],
  },
  {
    says: 'the largest revenue helps where the main code does not fit and either is accepted',
    criterion: { ...bakery, basis: 'main_or_largest_revenue' },
    profile: {
      activities: [
        { ...two[0], rank: 'secondary', revenue: [{ year: 2025, amount: euro('90000.00') }] },
        { ...two[1], rank: 'main', revenue: [{ year: 2025, amount: euro('30000.00') }] },
      ],
    },
    outcome: 'met',
  },
  {
    says: 'every code has to fit where the call says exclusively',
    criterion: { ...bakery, basis: 'all' },
    profile: { activities: [...two] },
    outcome: 'not_met',
    reason: 'activity.all_not_met',
  },
  {
    says: 'a fifth of the revenue is not half of it',
    criterion: { ...bakery, revenue_share_min: 0.5 },
    profile: {
      activities: [
        { ...two[0], revenue: [{ year: 2025, amount: euro('20000.00') }] },
        { ...two[1], revenue: [{ year: 2025, amount: euro('80000.00') }] },
      ],
    },
    outcome: 'not_met',
    reason: 'activity.share_not_met',
  },
  {
    says: 'exactly the share that is asked for is enough, also where binary fractions make it a little more',
    criterion: { ...bakery, revenue_share_min: 0.55 },
    profile: {
      activities: [
        { ...two[0], revenue: [{ year: 2025, amount: euro('16500.00') }] },
        { ...two[1], revenue: [{ year: 2025, amount: euro('13500.00') }] },
      ],
    },
    outcome: 'met',
    reason: 'activity.share_met',
  },
  {
    says: 'an investment is judged by the activity it is for',
    criterion: { ...programming, role: 'investment', held_by: { event: 'completion' } },
    profile: {
      activities: [two[1]],
      planned_investment: { activities: [{ scheme: 'kad_2025', code: '62.10.11.03' }] },
    },
    outcome: 'met',
    reason: 'activity.planned_met_unregistered',
    condition: 'activity.register_completion',
  },
  {
    says: 'a planned code that is not registered yet fits on the condition that it is, by the last deadline',
    criterion: { ...programming, role: 'investment', held_by: { event: 'submission' } },
    profile: { activities: [two[1]], planned_investment: { activities: [plan] } },
    programme: open,
    outcome: 'met',
    reason: 'activity.planned_met_unregistered',
    condition: 'activity.register_submission_until',
  },
  {
    says: 'the same holds where the call only asks for the code, and lets it be added until applying',
    criterion: { ...programming, held_by: { event: 'submission' } },
    profile: { activities: [two[1]], planned_investment: { activities: [plan] } },
    programme: open,
    outcome: 'met',
    condition: 'activity.register_submission_until',
  },
  {
    says: 'a planned code that is registered fits without a condition',
    criterion: { ...programming, role: 'investment', held_by: { event: 'submission' } },
    profile: { activities: [two[1], plan], planned_investment: { activities: [plan] } },
    outcome: 'met',
    reason: 'activity.planned_met',
    condition: null,
  },
  {
    says: 'a code that begins on a later day is not registered yet',
    criterion: { ...programming, role: 'investment' },
    profile: { activities: [{ ...plan, since: '2026-07-01' }], planned_investment: { activities: [plan] } },
    outcome: 'met',
    condition: 'activity.register_submission',
  },
  {
    says: 'a code that the call lets be added is not there where neither the business nor its plan has a listed one',
    criterion: { ...programming, held_by: { event: 'submission' } },
    profile: { activities: [two[0]], planned_investment: { activities: [two[1]] } },
    programme: open,
    outcome: 'not_met',
    reason: 'activity.not_met',
    near_miss: 'activity.near_add',
  },
  {
    says: 'and it is open, with the step, where the plan names no activity',
    criterion: { ...programming, held_by: { event: 'submission' } },
    profile: { activities: [two[0]] },
    programme: open,
    outcome: 'unknown',
    missing: ['/planned_investment/activities'],
    near_miss: 'activity.near_add',
  },
  {
    says: "no plan makes up for a share of last year's revenue",
    criterion: { ...programming, revenue_share_min: 0.5, held_by: { event: 'completion' } },
    profile: { activities: [two[0]], planned_investment: { activities: [plan] } },
    outcome: 'not_met',
  },
  {
    says: 'without a plan, a listed code that the business has fits its investment',
    criterion: { ...bakery, role: 'investment' },
    profile: { activities: [two[0]] },
    outcome: 'met',
    reason: 'activity.investment_held',
  },
  {
    says: 'without a plan and without a listed code, the plan is asked for and the code may be added',
    criterion: { ...programming, role: 'investment', held_by: { event: 'completion' } },
    profile: { activities: [two[1]] },
    outcome: 'unknown',
    missing: ['/planned_investment/activities'],
    near_miss: 'activity.near_add_later',
  },
  {
    says: 'a plan outside the list does not fit, and may be changed',
    criterion: { ...programming, role: 'investment' },
    profile: { planned_investment: { activities: [two[1]] } },
    outcome: 'not_met',
    near_miss: 'activity.near_plan',
  },
  {
    says: 'a code that had to be registered by a day that is past cannot be planned any more',
    criterion: { ...programming, role: 'investment', held_by: { event: 'fixed', date: '2026-01-01' } },
    profile: { activities: [], planned_investment: { activities: [{ scheme: 'kad_2025', code: '62.10.11.03' }] } },
    outcome: 'not_met',
  },
]
