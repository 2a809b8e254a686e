import type { QuantifierCriterion } from './criterion.ts'
import type { Example } from './kind.ts'

const women: QuantifierCriterion = {
  id: 'women',
  kind: 'quantifier',
  over: 'people',
  test: { share_at_least: 0.5, weight: 'capital_share' },
  where: [{ field: 'gender', operator: 'eq', value: 'female' }],
}
const young: QuantifierCriterion = {
  id: 'young',
  kind: 'quantifier',
  over: 'people',
  test: { any: true },
  where: [
    { field: 'age', operator: 'gte', value: 18 },
    { field: 'age', operator: 'lte', value: 29 },
  ],
}
const youngUnemployed: QuantifierCriterion = {
  ...young,
  where: [{ field: 'attributes.unemployed', operator: 'eq', value: true }, ...young.where],
}
const profitable: QuantifierCriterion = {
  id: 'ebitda',
  kind: 'quantifier',
  over: 'financial_years',
  test: { at_least: 2 },
  where: [{ field: 'ebitda', operator: 'gt', value: { amount: '0.00', currency: 'EUR' } }],
}
const fresh: QuantifierCriterion = {
  id: 'fresh',
  kind: 'quantifier',
  over: 'aid_history',
  test: { none: true },
  where: [
    { field: 'programme', operator: 'eq', value: 'digital-1' },
    { field: 'status', operator: 'in', value: ['approved', 'completed'] },
  ],
}
const euro = (amount: string) => ({ amount, currency: 'EUR' })

const green: QuantifierCriterion = {
  id: 'green',
  kind: 'quantifier',
  over: 'cost_categories',
  test: { share_at_least: 0.2, weight: 'amount' },
  where: [{ field: 'category', operator: 'eq', value: 'green' }],
}
const large: QuantifierCriterion = {
  id: 'beds',
  kind: 'quantifier',
  over: 'establishments',
  test: { any: true },
  where: [{ field: 'attributes.beds', operator: 'gte', value: 20 }],
}
const noShops: QuantifierCriterion = {
  id: 'no-shops',
  kind: 'quantifier',
  over: 'activities',
  test: { none: true },
  where: [{ field: 'code', operator: 'eq', value: '47.11.10.00' }],
}

const inRegions: QuantifierCriterion = {
  id: 'regions',
  kind: 'quantifier',
  over: 'establishments',
  test: { at_least: 2 },
  where: [{ field: 'region', operator: 'in', value: ['EL54', 'EL61'] }],
}
export const quantifierExamples: readonly Example<QuantifierCriterion>[] = [
  {
    says: 'costs in different currencies are no sum: the amounts are asked for',
    criterion: green,
    profile: {
      planned_investment: {
        categories: [
          { category: 'green', amount: euro('100.00') },
          { category: 'software', amount: { amount: '100.00', currency: 'USD' } },
        ],
      },
    },
    outcome: 'unknown',
    missing: ['/planned_investment/categories/1/amount'],
  },
  {
    says: 'a financial year that ended before the business began is none that it did not list',
    criterion: { ...profitable, test: { none: true } },
    profile: {
      activity_started_on: '2025-09-01',
      fiscal_year_end: '06-30',
      financial_years: [{ year: 2026, ebitda: euro('-5.00') }],
    },
    day: '2026-08-01',
    outcome: 'met',
  },
  {
    says: 'a place that is opened later does not count yet, and the day is told on which it does',
    criterion: large,
    profile: { establishments: [{ role: 'branch', since: '2026-07-15', attributes: { beds: 40 } }] },
    outcome: 'not_met',
    changes_on: '2026-07-15',
  },
  {
    says: 'an activity that was given up does not count any more',
    criterion: noShops,
    profile: { activities: [{ scheme: 'kad_2025', code: '47.11.10.00', until: '2025-12-31' }] },
    outcome: 'met',
  },
  {
    says: 'one that ends on the day itself still does, and the day after is told',
    criterion: noShops,
    profile: { activities: [{ scheme: 'kad_2025', code: '47.11.10.00', until: '2026-06-01' }] },
    outcome: 'not_met',
    changes_on: '2026-06-02',
  },
  {
    says: 'women with half of the capital are enough where half is asked for',
    criterion: women,
    profile: {
      people: [
        { gender: 'female', capital_share: 0.5 },
        { gender: 'male', capital_share: 0.5 },
      ],
    },
    outcome: 'met',
    reason: 'quantifier.share_met',
  },
  {
    says: 'a known majority is enough although the rest is not listed',
    criterion: women,
    profile: { people: [{ gender: 'female', capital_share: 0.6 }] },
    outcome: 'met',
  },
  {
    says: 'an unlisted rest that could make up the difference leaves it open',
    criterion: women,
    profile: {
      people: [
        { gender: 'female', capital_share: 0.4 },
        { gender: 'male', capital_share: 0.3 },
      ],
    },
    outcome: 'unknown',
    missing: ['/people'],
  },
  {
    says: 'a minority does not fit',
    criterion: women,
    profile: {
      people: [
        { gender: 'female', capital_share: 0.3 },
        { gender: 'male', capital_share: 0.7 },
      ],
    },
    outcome: 'not_met',
    reason: 'quantifier.share_not_met',
  },
  {
    says: 'a person of unknown gender is asked about where it matters',
    criterion: women,
    profile: { people: [{ gender: 'female', capital_share: 0.4 }, { capital_share: 0.6 }] },
    outcome: 'unknown',
    missing: ['/people/1/gender'],
  },
  {
    says: 'ages are counted in completed years at the test day, and change on a birthday',
    criterion: young,
    profile: { people: [{ born_on: '1996-06-02' }] },
    day: '2026-06-01',
    outcome: 'met',
    changes_on: '2026-06-02',
  },
  {
    says: 'of a person who fits, only the birthday that ends it is a day of change',
    criterion: youngUnemployed,
    profile: { people: [{ born_on: '2002-05-05', attributes: { unemployed: true } }] },
    day: '2026-06-01',
    outcome: 'met',
    changes_on: '2032-05-05',
  },
  {
    says: 'of a person who is too young, the birthday on which that ends',
    criterion: youngUnemployed,
    profile: { people: [{ born_on: '2012-05-05', attributes: { unemployed: true } }] },
    day: '2026-06-01',
    outcome: 'not_met',
    changes_on: '2030-05-05',
  },
  {
    says: 'a person who turns thirty on the test day is thirty',
    criterion: young,
    profile: { people: [{ born_on: '1996-06-01' }] },
    day: '2026-06-01',
    outcome: 'not_met',
  },
  {
    says: 'a business whose people are not given is asked for them',
    criterion: young,
    profile: {},
    outcome: 'unknown',
    missing: ['/people'],
    reason: 'quantifier.unknown',
  },
  {
    says: 'two good years of three are enough, whatever the third was',
    criterion: profitable,
    profile: {
      financial_years: [{ year: 2025, ebitda: euro('10.00') }, { year: 2024, ebitda: euro('5.00') }, { year: 2023 }],
    },
    outcome: 'met',
  },
  {
    says: 'one good year and one unknown leave it open, and the unknown one is named',
    criterion: profitable,
    profile: {
      activity_started_on: '2024-02-01',
      financial_years: [{ year: 2025, ebitda: euro('10.00') }, { year: 2024 }],
    },
    outcome: 'unknown',
    missing: ['/financial_years/1/ebitda'],
  },
  {
    says: 'a year that is not closed yet does not count',
    criterion: profitable,
    profile: {
      activity_started_on: '2025-02-01',
      financial_years: [
        { year: 2026, ebitda: euro('10.00') },
        { year: 2025, ebitda: euro('10.00') },
      ],
    },
    day: '2026-06-01',
    outcome: 'not_met',
  },
  {
    says: 'a closed year that is not listed is unknown, not missing',
    criterion: profitable,
    profile: { financial_years: [{ year: 2025, ebitda: euro('10.00') }] },
    day: '2026-06-01',
    outcome: 'unknown',
    missing: ['/financial_years'],
  },
  {
    says: 'nor are the closed years of an older business whose list is empty',
    criterion: profitable,
    profile: { activity_started_on: '2015-03-01', financial_years: [] },
    day: '2026-06-01',
    outcome: 'unknown',
    missing: ['/financial_years'],
  },
  {
    says: 'a business known to have had no aid fits "not funded before"',
    criterion: fresh,
    profile: { aid_history: [] },
    outcome: 'met',
  },
  {
    says: 'nobody listed, and known to be nobody: no person fits',
    criterion: { ...young, test: { any: true } },
    profile: { people: [] },
    outcome: 'not_met',
  },
  {
    says: 'of nobody, all fit',
    criterion: { ...young, test: { all: true } },
    profile: { people: [] },
    outcome: 'met',
  },
  {
    says: 'of nobody, none does',
    criterion: { ...young, test: { none: true } },
    profile: { people: [] },
    outcome: 'met',
  },
  {
    says: 'nobody is not one',
    criterion: { ...young, test: { at_least: 1 } },
    profile: { people: [] },
    outcome: 'not_met',
  },
  {
    says: 'nobody is at most one',
    criterion: { ...young, test: { at_most: 1 } },
    profile: { people: [] },
    outcome: 'met',
  },
  {
    says: 'a share of nobody is no number: whose the capital is has to be told',
    criterion: women,
    profile: { people: [] },
    outcome: 'unknown',
    missing: ['/people'],
  },
  {
    says: 'a share of a plan without costs is no number either',
    criterion: {
      ...women,
      over: 'cost_categories',
      test: { share_at_least: 0.2, weight: 'amount' },
      where: [{ field: 'category', operator: 'eq', value: 'software' }],
    },
    profile: { planned_investment: { categories: [] } },
    outcome: 'unknown',
    missing: ['/planned_investment/categories'],
  },
  {
    says: 'a region of the call holds for the places in it',
    criterion: inRegions,
    profile: { establishments: [{ region: 'EL541' }, { region: 'GR611' }, { region: 'EL303' }] },
    outcome: 'met',
  },
  {
    says: 'a place told no finer than what holds the region leaves it open',
    criterion: inRegions,
    profile: { establishments: [{ region: 'EL541' }, { region: 'EL6' }] },
    outcome: 'unknown',
    missing: ['/establishments/1/region'],
  },
  {
    says: 'one funded before does not',
    criterion: fresh,
    profile: { aid_history: [{ programme: 'digital-1', status: 'completed' }] },
    outcome: 'not_met',
  },
]
