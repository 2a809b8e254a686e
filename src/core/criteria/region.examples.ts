import type { RegionCriterion } from './criterion.ts'
import type { Example } from './kind.ts'

const aegean: RegionCriterion = { id: 'region', kind: 'region', of: 'any_establishment', include: ['EL43', 'EL53'] }
const site: RegionCriterion = { ...aegean, of: 'investment_site' }
const seat: RegionCriterion = { ...aegean, of: 'headquarters' }

export const regionExamples: readonly Example<RegionCriterion>[] = [
  {
    says: 'a business in a unit of a listed region fits',
    criterion: aegean,
    profile: { establishments: [{ region: 'EL431' }] },
    outcome: 'met',
    reason: 'region.met',
  },
  {
    says: 'one of several establishments is enough, and it is the one that is named',
    criterion: aegean,
    profile: { establishments: [{ region: 'EL303' }, { region: 'EL531', role: 'branch' }] },
    outcome: 'met',
  },
  {
    says: 'a business elsewhere does not fit',
    criterion: aegean,
    profile: { establishments: [{ region: 'EL303' }] },
    outcome: 'not_met',
    reason: 'region.not_met',
    near_miss: 'region.near_establishment',
  },
  {
    says: 'a business whose places are not given is asked for them',
    criterion: aegean,
    profile: {},
    outcome: 'unknown',
    missing: ['/establishments'],
  },
  {
    says: 'a business known only as in Nouvelle-Aquitaine is open for a call of one of its departments',
    criterion: { ...aegean, include: ['FRI12'] },
    profile: { establishments: [{ region: 'FRI' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/region'],
    reason: 'region.coarse',
  },
  {
    says: 'of a business of which only another country is told, the area is not known, rather than too coarse',
    criterion: aegean,
    profile: { country: 'FR' },
    outcome: 'unknown',
    missing: ['/establishments'],
    reason: 'region.unknown',
  },
  {
    says: 'a municipality is enough to know the region',
    criterion: { ...aegean, include: ['EL65'] },
    profile: { establishments: [{ municipality: 'Δήμος Μεγαλόπολης' }] },
    outcome: 'met',
  },
  {
    says: 'an excluded part of a listed region does not fit',
    criterion: { ...aegean, include: ['EL3'], exclude: ['EL304'] },
    profile: { establishments: [{ region: 'EL304' }] },
    outcome: 'not_met',
    reason: 'region.excluded',
    near_miss: 'region.near_establishment_except',
  },
  {
    says: 'a place outside the list is told of the list, also where the list has an exclusion',
    criterion: { ...site, include: ['EL3'], exclude: ['EL304'] },
    profile: { planned_investment: { site: { region: 'EL431' } } },
    outcome: 'not_met',
    reason: 'region.not_met',
    near_miss: 'region.near_site_except',
  },
  {
    says: 'everywhere but the excluded regions is accepted',
    criterion: { id: 'region', kind: 'region', of: 'any_establishment', exclude: ['EL30'] },
    profile: { establishments: [{ region: 'EL303' }] },
    outcome: 'not_met',
    reason: 'region.excluded',
  },
  {
    says: 'a national call is met by the country of the business alone',
    criterion: { ...aegean, include: ['EL'] },
    profile: { country: 'GR' },
    outcome: 'met',
    reason: 'region.met_country',
  },
  {
    says: 'the country alone does not say in which region a business is',
    criterion: aegean,
    profile: { country: 'GR' },
    outcome: 'unknown',
    missing: ['/establishments'],
  },
  {
    says: 'an establishment that begins later counts from its day',
    criterion: aegean,
    profile: { establishments: [{ region: 'EL431', since: '2026-09-01' }] },
    outcome: 'not_met',
    reason: 'region.none',
    changes_on: '2026-09-01',
  },
  {
    says: 'the headquarters decide where the call looks at them',
    criterion: seat,
    profile: {
      establishments: [
        { region: 'EL303', role: 'headquarters' },
        { region: 'EL431', role: 'branch' },
      ],
    },
    outcome: 'not_met',
    near_miss: null,
  },
  {
    says: 'which of two establishments is the headquarters is asked where it matters',
    criterion: seat,
    profile: { establishments: [{ region: 'EL303' }, { region: 'EL431' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/role'],
    reason: 'region.which_unknown',
  },
  {
    says: 'it is not asked where both are inside',
    criterion: seat,
    profile: { establishments: [{ region: 'EL531' }, { region: 'EL431' }] },
    outcome: 'met',
  },
  {
    says: 'the site of the investment decides, not the headquarters',
    criterion: site,
    profile: {
      establishments: [{ region: 'EL303', role: 'headquarters' }],
      planned_investment: { site: { region: 'EL431' } },
    },
    outcome: 'met',
    reason: 'region.met',
  },
  {
    says: 'a business inside whose site is elsewhere does not fit, and the site may be moved',
    criterion: site,
    profile: {
      establishments: [{ region: 'EL431', role: 'headquarters' }],
      planned_investment: { site: { region: 'EL303' } },
    },
    outcome: 'not_met',
    near_miss: 'region.near_site',
  },
  {
    says: 'a site of the investment that begins later is its site all the same',
    criterion: site,
    profile: {
      establishments: [
        { region: 'EL303', role: 'headquarters' },
        { region: 'EL431', role: 'investment_site', since: '2027-01-01' },
      ],
    },
    outcome: 'met',
    reason: 'region.met',
  },
  {
    says: 'without a site, a business all of whose places are inside is taken to invest there',
    criterion: site,
    profile: { establishments: [{ region: 'EL431' }] },
    outcome: 'met',
    reason: 'region.met_assumed',
  },
  {
    says: 'without a site, a business outside may still invest inside: the site is asked for',
    criterion: site,
    profile: { establishments: [{ region: 'EL303' }] },
    outcome: 'unknown',
    missing: ['/planned_investment/site'],
    reason: 'region.site_unknown',
  },
  {
    says: 'of a publication without a date, a place that began at some time leaves open whether it was there',
    criterion: { ...aegean, at: { event: 'publication' } },
    profile: { establishments: [{ region: 'EL303' }, { region: 'EL431', since: '2026-05-01' }] },
    outcome: 'review',
    reason: 'test_day.publication_unknown',
  },
  {
    says: 'and where the places are the same on every day, they decide',
    criterion: { ...aegean, at: { event: 'publication' } },
    profile: { establishments: [{ region: 'EL303', since: '2026-05-01' }] },
    outcome: 'not_met',
    reason: 'region.not_met',
  },
]
