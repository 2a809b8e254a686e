import { parseLeadTime } from '../core/alerts/lead-time.ts'
import { dueAt, type Schedule } from '../core/alerts/schedule.ts'
import { fittingPairs, fittingProgrammes } from '../matching/matching.ts'
import type { Database } from '../platform/db/db.ts'
import { Problem } from '../platform/problem.ts'
import { profileNames } from '../profiles/profiles.ts'
import { sayAlert } from '../wording/alerts.ts'
import { findCalendar } from './address-store.ts'
import { isByProfile } from './alert.ts'
import { hashOf } from './alerts.ts'
import { calendarOf, type Entry } from './calendar.ts'
import { passes } from './candidates.ts'
import { entryOf } from './entries.ts'
import type { AlertsKit } from './kit.ts'

/** What has passed stays in the feed for so many days. */
const past = 30
/** Alarms of whole days ring as an alert's notices do unless it says otherwise: at nine in Greece. */
const anyTime: Schedule = {
  timeZone: 'Europe/Athens',
  at: '09:00',
  days: [1, 2, 3, 4, 5, 6, 7],
  businessDaysOnly: false,
  quiet: undefined,
  digest: 'immediate',
}
/** Names of profiles that an entry bears. */
const mostNames = 10

/**
 * The calendar behind a token, as it is now.
 * @throws Problem 404 for a token that leads nowhere, also one that was replaced
 */
export async function readFeed(
  { db, now }: { readonly db: Database; readonly now: Temporal.Instant },
  kit: AlertsKit,
  token: string,
): Promise<string> {
  const calendar = await db.asService('open links', (tx) => findCalendar(tx, hashOf(token)))
  if (calendar === undefined) {
    throw new Problem('not_found', {
      en: 'There is no calendar at this address, or it was given a new one.',
      el: 'Δεν υπάρχει ημερολόγιο σε αυτή τη διεύθυνση ή έχει αποκτήσει νέα.',
    })
  }
  const { accountId, filter, language } = calendar
  const byProfile = isByProfile({ trigger: { on: 'deadline', filter } })
  const since = now.subtract({ hours: past * 24 })
  const entries = await db.inAccount(accountId, async (tx): Promise<Entry[]> => {
    const fitting = byProfile
      ? (await fittingProgrammes(tx, [accountId])).map(({ programmeId }) => programmeId)
      : undefined
    const snapshot = await kit.catalogue.current(tx)
    const programmes = kit.candidates.programmes(snapshot, filter, fitting, now)
    const ids = programmes.map(({ id }) => id)
    const pairs = Map.groupBy(await fittingPairs(tx, [accountId], ids), ({ programmeId }) => programmeId)
    const names = await profileNames(tx, [...new Set([...pairs.values()].flat().map(({ profileId }) => profileId))])
    return programmes.flatMap((entry) => {
      const own = (pairs.get(entry.id) ?? []).filter((pair) => passes(filter, pair, entry, now))
      if (byProfile && own.length === 0) return []
      const known = own.flatMap(({ profileId }) => names.get(profileId) ?? [])
      const moments = [
        ...kit.candidates.targets(entry, 'deadline').map((target) => entryOf(entry, target, 'deadline', language, now)),
        ...kit.candidates
          .targets(entry, 'call_opens')
          .map((target) => entryOf(entry, target, 'opening', language, now)),
      ]
      return moments
        .filter(({ target }) => Temporal.Instant.compare(target.at, since) > 0)
        .map((moment) => ({ ...moment, description: describe(moment.description, known, language) }))
    })
  })
  const leads = calendar.lead_times.flatMap((text) => {
    const read = parseLeadTime(text, false)
    return read.ok ? [read.lead] : []
  })
  entries.sort((a, b) => Temporal.Instant.compare(a.target.at, b.target.at) || (a.programmeId < b.programmeId ? -1 : 1))
  return calendarOf(entries, {
    name: sayAlert('alert.calendar_name', language),
    leads,
    language,
    alarmAt: (target, lead) => dueAt(anyTime, target, lead, () => false),
  })
}

function describe(description: string, names: readonly string[], language: 'el' | 'en'): string {
  if (names.length === 0) return description
  const shown = names.slice(0, mostNames).join(', ')
  const more = names.length - mostNames
  const line =
    more > 0
      ? sayAlert('alert.profiles_more', language, { names: shown, more })
      : sayAlert('alert.profiles', language, { names: shown })
  return [line, description].filter((part) => part !== '').join('\n')
}
