import type { ZoneCriterion } from './criterion.ts'
import type { Example } from './kind.ts'

const zone: ZoneCriterion = {
  id: 'zone',
  kind: 'zone',
  of: 'any_establishment',
  zone: { name: { el: 'Ζώνη δίκαιης μετάβασης', en: 'Just transition zone' }, municipalities: ['Μεγαλόπολης'] },
}
const postal: ZoneCriterion = { ...zone, zone: { name: zone.zone.name, postal_codes: ['22200', '222 01'] } }
const disaster: ZoneCriterion = { ...zone, established_on: '2023-09-05' }

export const zoneExamples: readonly Example<ZoneCriterion>[] = [
  {
    says: 'an establishment in a listed municipality fits',
    criterion: zone,
    profile: { establishments: [{ municipality: 'Μεγαλόπολης' }] },
    outcome: 'met',
    reason: 'zone.met',
  },
  {
    says: 'a community of a listed municipality fits',
    criterion: zone,
    profile: { establishments: [{ municipality: 'Ισώματος Καρυών' }] },
    outcome: 'met',
  },
  {
    says: 'a municipality is open where only one of its communities is listed',
    criterion: { ...zone, zone: { ...zone.zone, municipalities: ['90020101'] } },
    profile: { establishments: [{ municipality: '9002' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/municipality'],
  },
  {
    says: 'another municipality of the same region does not fit',
    criterion: zone,
    profile: { establishments: [{ municipality: 'Άργους' }] },
    outcome: 'not_met',
    reason: 'zone.not_met',
  },
  {
    says: 'the region alone does not say in which municipality a business is',
    criterion: zone,
    profile: { establishments: [{ region: 'EL651' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/municipality'],
  },
  {
    says: 'a business in another region is not in the zone, whatever its municipality',
    criterion: zone,
    profile: { establishments: [{ region: 'EL303' }] },
    outcome: 'not_met',
  },
  {
    says: 'postal codes are compared without spaces',
    criterion: postal,
    profile: { establishments: [{ postal_code: '222 00' }] },
    outcome: 'met',
  },
  {
    says: 'a postal code is not guessed from a region',
    criterion: postal,
    profile: { establishments: [{ region: 'EL651' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/postal_code'],
  },
  {
    says: 'a business that was in the zone on the day of the disaster fits',
    criterion: disaster,
    profile: { establishments: [{ municipality: '9002', since: '2019-01-01' }] },
    outcome: 'met',
    reason: 'zone.met_since',
  },
  {
    says: 'one that came later does not',
    criterion: disaster,
    profile: { establishments: [{ municipality: '9002', since: '2024-01-01' }] },
    outcome: 'not_met',
  },
  {
    says: 'since when it is there is asked for, and nothing that is told already',
    criterion: disaster,
    profile: { establishments: [{ municipality: '9002' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/since'],
  },
  {
    says: 'where only the region and no day is told, both the municipality and the day are asked for',
    criterion: disaster,
    profile: { establishments: [{ region: 'EL651' }] },
    outcome: 'unknown',
    missing: ['/establishments/0/municipality', '/establishments/0/since'],
  },
  {
    says: 'of a business of which only the country is told the establishments are asked for, not since when the country is there',
    criterion: disaster,
    profile: { country: 'GR' },
    outcome: 'unknown',
    missing: ['/establishments'],
  },
  {
    says: 'of a publication without a date, an establishment that began at some time leaves open whether it was there',
    criterion: { ...zone, at: { event: 'publication' } },
    profile: { establishments: [{ municipality: 'Μεγαλόπολης', since: '2026-05-01' }] },
    outcome: 'review',
    reason: 'test_day.publication_unknown',
  },
]
