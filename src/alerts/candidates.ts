import { deadlinesOfCall, openingOfCall, type Target } from '../core/alerts/targets.ts'
import type { LeadTime } from '../core/alerts/lead-time.ts'
import { dueAt, type IsHoliday, type Schedule } from '../core/alerts/schedule.ts'
import { callStatuses } from '../core/facts/programme.ts'
import { mostOpen } from '../core/matching/call-now.ts'
import { timeScore } from '../core/matching/score.ts'
import type { FittingPair, MatchingKit } from '../matching/matching.ts'
import { todayOf } from '../profiles/profiles.ts'
import { filterCatalogue, type CatalogueEntry, type CatalogueSnapshot } from '../programmes/programmes.ts'
import type { AlertFilter, TriggerKind } from './alert.ts'

/** Which programmes, moments and profiles an alert is about. What is worked out is remembered as long as it holds. */
export class Candidates {
  readonly #reference: MatchingKit['reference']
  readonly #filtered = new WeakMap<CatalogueSnapshot, Map<string, ReadonlySet<string>>>()
  readonly #targets = new WeakMap<CatalogueEntry, { deadline: readonly Target[]; call_opens: readonly Target[] }>()

  constructor(reference: MatchingKit['reference']) {
    this.#reference = reference
  }

  /** The published programmes that a filter leaves; `fitting`: only these ids. */
  programmes(
    snapshot: CatalogueSnapshot,
    filter: AlertFilter,
    fitting: Iterable<string> | undefined,
    now: Temporal.Instant,
  ): CatalogueEntry[] {
    const narrowed = this.#narrowed(snapshot, filter, now)
    const named = filter.programme_slugs?.flatMap((slug) => snapshot.bySlug.get(slug) ?? [])
    const fits = named === undefined || fitting === undefined ? undefined : new Set(fitting)
    const all =
      named ??
      (fitting === undefined ? [...snapshot.byId.values()] : [...fitting].flatMap((id) => snapshot.byId.get(id) ?? []))
    return all.filter(({ id }) => (narrowed?.has(id) ?? true) && (fits?.has(id) ?? true))
  }

  #narrowed(
    snapshot: CatalogueSnapshot,
    { kad, region, instrument }: AlertFilter,
    now: Temporal.Instant,
  ): ReadonlySet<string> | undefined {
    if (kad === undefined && region === undefined && instrument === undefined) return undefined
    const known = this.#filtered.get(snapshot) ?? new Map<string, ReadonlySet<string>>()
    this.#filtered.set(snapshot, known)
    const today = todayOf(now)
    const key = JSON.stringify([today, kad, region, instrument])
    const found = known.get(key)
    if (found !== undefined) return found
    const listed = filterCatalogue(
      snapshot.byId.values(),
      {
        statuses: new Set(callStatuses),
        ...(kad === undefined ? {} : { kad }),
        ...(region === undefined ? {} : { region }),
        ...(instrument === undefined ? {} : { instruments: new Set(instrument) }),
      },
      { kind: 'instant', epoch_ms: now.epochMilliseconds, today },
      this.#reference,
    )
    const ids = new Set(listed.map(({ entry }) => entry.id))
    known.set(key, ids)
    return ids
  }

  /** The moments of a programme that such an alert is told of before they come. */
  targets(entry: CatalogueEntry, kind: TriggerKind): readonly Target[] {
    if (kind !== 'deadline' && kind !== 'call_opens') return []
    let known = this.#targets.get(entry)
    if (known === undefined) {
      known = { deadline: deadlinesOfCall(entry.call()), call_opens: openingOfCall(entry.call()) }
      this.#targets.set(entry, known)
    }
    return known[kind]
  }
}

/** Whether a pair passes what a filter says of profiles. */
export function passes(filter: AlertFilter, pair: FittingPair, entry: CatalogueEntry, now: Temporal.Instant): boolean {
  if (pair.verdict === 'not_eligible') return false
  if (filter.profile_ids !== undefined && !filter.profile_ids.includes(pair.profileId)) return false
  if (filter.eligibility !== undefined && !filter.eligibility.includes(pair.verdict)) return false
  if (filter.min_score === undefined) return true
  const today = todayOf(now)
  const compiled = entry.compiled()
  const { status, lastDay } = mostOpen(compiled.steps.map((line) => line.at(now.epochMilliseconds)))
  const time = timeScore({ compiled, verdict: pair.verdict, status, today, lastDay })
  return pair.base + time >= filter.min_score
}

/** When the notice of a lead time is due, as an instant and in milliseconds since 1970. */
export interface Dues {
  at(target: Target, lead: LeadTime): Temporal.Instant | undefined
  /** Infinite: never. */
  ms(target: Target, lead: LeadTime): number
}

/** When notices are due, remembered: thousands of alerts share a schedule and a deadline. */
export class DueBook {
  readonly #isHoliday: IsHoliday
  readonly #shelves = new Map<string, WeakMap<Target, number>>()

  constructor(isHoliday: IsHoliday) {
    this.#isHoliday = isHoliday
  }

  of(schedule: Schedule): Dues {
    const key = JSON.stringify(schedule)
    const own = new Map<string, WeakMap<Target, number>>()
    const ms = (target: Target, lead: LeadTime): number => {
      const known = own.get(lead.text) ?? this.#shelf(`${key} ${lead.text}`)
      own.set(lead.text, known)
      let due = known.get(target)
      if (due === undefined) {
        due = dueAt(schedule, target, lead, this.#isHoliday)?.epochMilliseconds ?? Number.POSITIVE_INFINITY
        known.set(target, due)
      }
      return due
    }
    return {
      ms,
      at: (target, lead) => {
        const due = ms(target, lead)
        return Number.isFinite(due) ? Temporal.Instant.fromEpochMilliseconds(due) : undefined
      },
    }
  }

  #shelf(name: string): WeakMap<Target, number> {
    const known = this.#shelves.get(name)
    if (known !== undefined) return known
    // Schedules are few; a flood of odd ones must not fill the memory.
    if (this.#shelves.size > 5000) this.#shelves.clear()
    const made = new WeakMap<Target, number>()
    this.#shelves.set(name, made)
    return made
  }
}
