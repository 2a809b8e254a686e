import { normalRegionCode, regionLeaves } from './region.ts'
import { parseMunicipality } from './region-parse.ts'
import type { RegionReference } from './region-reference.ts'
import type { Establishment, PlainDate, Profile } from './profile.ts'
import { foldName } from './text-fold.ts'
import type { Place } from '../criteria/criterion.ts'

/** A place of the profile, looked up once. */
export interface PlaceFact {
  /** Pointer of the object that has `region`, `municipality` and `postal_code`. */
  readonly pointer: string
  /** The most exact unit known, or undefined. */
  readonly region: string | undefined
  /** Leaves of `region`; empty (`lo === hi`) where nothing is known. */
  readonly lo: number
  readonly hi: number
  /** LAU code of the municipality or community, where it is on record. */
  readonly lau: string | undefined
  /** The municipality as given, folded. */
  readonly municipality: string | undefined
  readonly postalCode: string | undefined
  /** From when on it counts; undefined: always. */
  readonly since: PlainDate | undefined
  readonly establishment: Establishment | undefined
}

/**
 * The places that answer for a `Place`, and how:
 * - `any`: one that fits is enough;
 * - `which`: one of them is it, and it is not known which: they decide only together;
 * - `assumed`: none is named as it, all known ones are here: inside together is met, anything else is open;
 * - `country`: only the country of the business is known: a call for all of it is met, anything else is open;
 * - `nowhere`: nothing is known.
 */
export interface PlaceSelection {
  readonly mode: 'any' | 'which' | 'assumed' | 'country' | 'nowhere'
  readonly places: readonly PlaceFact[]
  /** The field to ask for when the selection itself is the question. */
  readonly ask: string
}

export type Places = Readonly<Record<Place, PlaceSelection>>

type Located = Pick<Establishment, 'region' | 'municipality' | 'postal_code'>

const nowhere = { lo: 0, hi: 0 }

interface Unit {
  readonly code: string
  readonly lo: number
  readonly hi: number
}

/** Regions as they were written lately: putting one into its normal form takes longer than all else that is asked of it. */
const written = new WeakMap<RegionReference, Map<string, Unit | undefined>>()
const mostWritten = 10_000

/** The unit that a region means; undefined where none is on record. */
function unitOf(given: string, ref: RegionReference): Unit | undefined {
  let known = written.get(ref)
  if (known === undefined || known.size >= mostWritten) written.set(ref, (known = new Map()))
  const found = known.get(given)
  if (found !== undefined || known.has(given)) return found
  const code = normalRegionCode(given)
  const unit = ref.units.has(code) ? { code, ...regionLeaves(code, ref) } : undefined
  known.set(given, unit)
  return unit
}

function placeFact(
  pointer: string,
  located: Located,
  establishment: Establishment | undefined,
  ref: RegionReference,
): PlaceFact {
  const unit = located.region === undefined ? undefined : unitOf(located.region, ref)
  const known = unit?.code
  const local = located.municipality === undefined ? undefined : parseMunicipality(located.municipality, ref, known)
  // A municipality that is not in the region given with it is not believed.
  const region = local?.ok === true ? local.code : known
  const { lo, hi } = region === known ? (unit ?? nowhere) : regionLeaves(region ?? '', ref)
  return {
    pointer,
    region,
    lo,
    hi,
    lau: local?.ok === true ? local.lau : undefined,
    municipality: located.municipality === undefined ? undefined : foldName(located.municipality),
    postalCode: located.postal_code?.replace(/[\s-]/gu, '').toUpperCase(),
    since: establishment?.since,
    establishment,
  }
}

/** Which places of a profile answer for its establishments, its headquarters and the site of its investment. */
export function readPlaces(profile: Profile, ref: RegionReference): Places {
  const all = profile.establishments?.map((item, i) => placeFact(`/establishments/${i}`, item, item, ref))
  const country =
    profile.country === undefined ? undefined : placeFact('/country', { region: profile.country }, undefined, ref)
  const fallback: PlaceSelection =
    country === undefined
      ? { mode: 'nowhere', places: [], ask: '/establishments' }
      : { mode: 'country', places: [country], ask: '/establishments' }
  return {
    any_establishment: all === undefined ? fallback : { mode: 'any', places: all, ask: '/establishments' },
    headquarters: headquarters(all, country === undefined ? fallback : { ...fallback, mode: 'which' }),
    investment_site: investmentSite(profile, all, fallback, ref),
  }
}

function headquarters(all: readonly PlaceFact[] | undefined, fallback: PlaceSelection): PlaceSelection {
  const named = all?.filter((place) => place.establishment?.role === 'headquarters') ?? []
  if (named.length > 0) return { mode: named.length === 1 ? 'any' : 'which', places: named, ask: '/establishments' }
  const possible = all?.filter((place) => place.establishment?.role === undefined) ?? []
  if (possible.length === 0) return fallback
  // One place without a role is where the business is; among several, the role has to be said.
  return { mode: 'which', places: possible, ask: `${possible[0]?.pointer ?? ''}/role` }
}

function investmentSite(
  profile: Profile,
  all: readonly PlaceFact[] | undefined,
  fallback: PlaceSelection,
  ref: RegionReference,
): PlaceSelection {
  const ask = '/planned_investment/site'
  const site = profile.planned_investment?.site
  if (site !== undefined) return { mode: 'any', places: [placeFact(ask, site, undefined, ref)], ask }
  const named = all?.filter((place) => place.establishment?.role === 'investment_site') ?? []
  // A site is planned before it begins.
  if (named.length > 0) return { mode: 'any', places: named.map((place) => ({ ...place, since: undefined })), ask }
  if (all === undefined || all.length === 0) return { ...fallback, ask }
  return { mode: 'assumed', places: all, ask }
}
