import { activityFact, heldReader } from '../facts/activities-held.ts'
import type { ActivityFact, Held } from '../facts/activities-held.ts'
import type { AidMapRow } from '../facts/aid-map.ts'
import type { ActivityReference } from '../facts/activity-reference.ts'
import type { Reservation } from '../facts/ledger.ts'
import { readPlaces } from '../facts/places.ts'
import type { Places } from '../facts/places.ts'
import type { FinancialYear, PlainDate, Profile } from '../facts/profile.ts'
import type { RegionReference } from '../facts/region-reference.ts'

import type { OtherApplication } from './warnings.ts'

/** The dated tables that codes and regions are read with. */
export interface CoreReference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
  /** Maximum intensities of regional aid; absent: none is loaded. */
  readonly aidMap?: readonly AidMapRow[]
}

/**
 * A profile, digested once for many programmes: codes looked up, regions resolved, years sorted.
 * `undefined` is unknown; an empty list is "none".
 */
export interface Facts {
  readonly profile: Profile
  /** Other profiles of the account that relations point to, by id. */
  readonly related: ReadonlyMap<string, Profile>
  /** De minimis room that application records of the group hold. */
  readonly reservations: readonly Reservation[]
  /** Application records of the group. */
  readonly applications: readonly OtherApplication[]
  readonly reference: CoreReference
  /** Closed financial years, newest first; empty when none is given. */
  readonly years: readonly FinancialYear[]
  readonly activities: readonly ActivityFact[] | undefined
  /** What the investment is for. */
  readonly plannedActivities: readonly ActivityFact[] | undefined
  /** The codes registered on a day; `past`: a missing `since` leaves it open whether one was. */
  readonly held: (day: PlainDate, past: boolean) => Held
  readonly places: Places
  /** A value computed from these facts alone, at most once: the function is its own key. */
  derive<T>(compute: (facts: Facts) => T): T
}

/** The id of the profile itself, where it is one of the account's. */
export const selfId = ({ profile, related }: Pick<Facts, 'profile' | 'related'>): string | undefined =>
  [...related].find(([, other]) => other === profile)?.[0]

/** What holds room beside the business's own application to a call. */
export const reservedBeside = (facts: Facts, slug: string): readonly Reservation[] => {
  const own = selfId(facts)
  return facts.reservations.filter((each) => each.programme !== slug || each.profileId !== own)
}

/** Digests a profile. Pure; the profile must not be changed afterwards. */
export function readFacts(
  profile: Profile,
  reference: CoreReference,
  related: ReadonlyMap<string, Profile>,
  { reservations = [], applications = [] }: Partial<Pick<Facts, 'reservations' | 'applications'>> = {},
): Facts {
  // Few things are derived: looking through them takes less than a map of them.
  const asked: ((facts: Facts) => unknown)[] = []
  const derived: unknown[] = []
  const facts: Facts = {
    profile,
    related,
    reservations,
    applications,
    reference,
    years: (profile.financial_years ?? []).toSorted((a, b) => b.year - a.year),
    activities: profile.activities?.map((activity, i) =>
      activityFact(`/activities/${i}`, activity, reference.activities),
    ),
    plannedActivities: profile.planned_investment?.activities?.map((activity, i) =>
      activityFact(`/planned_investment/activities/${i}`, activity, reference.activities),
    ),
    held: heldReader(() => facts.activities ?? []),
    places: readPlaces(profile, reference.regions),
    derive<T>(compute: (facts: Facts) => T): T {
      const at = asked.indexOf(compute)
      if (at >= 0) return derived[at] as T
      const found = compute(facts)
      asked.push(compute)
      derived.push(found)
      return found
    },
  }
  return facts
}
