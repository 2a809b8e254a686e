import type { Call, Deadline, Moment, Suspension } from '../../core/facts/programme.ts'
import { textOf } from './french-document.ts'
import type { Row } from './row.ts'
import type { LoweredRules } from './french-rules.ts'
import { readDate } from './publicodes.ts'

const zone = 'Europe/Paris'
/** From this year on a closing date only says that there is none. */
const noEnd = '2099-01-01'

/** How a row says that its aid is paused. */
const unavailable = {
  el: 'Η ενίσχυση δεν διατίθεται προσωρινά',
  en: 'The aid is temporarily not available',
} as const

/** A row can say of its aid that it is paused, and no more: any other stop is the publisher's. */
export const isPublishersStop = ({ status, reason }: Suspension): boolean =>
  status !== 'paused' || reason?.['en'] !== unavailable.en

/** What is odd about a row's dates. */
export type DateFault = 'date_unreadable' | 'date_not_asked' | 'end_before_start'

export interface FrenchCall {
  call: Call
  faults: { code: DateFault; field: string }[]
}

/**
 * The call of a row. Its days are inclusive, in Paris time: it opens at 00:00 of the first and closes at the end of the
 * last. Only dates that the rules ask about count, as at the source; a date beside the rules is reported.
 */
export function readCall(row: Row, rules: Pick<LoweredRules, 'opens' | 'closes'>, retrievedAt: string): FrenchCall {
  const faults: FrenchCall['faults'] = []
  const day = (rule: LoweredRules['opens'], field: string): string | undefined => {
    const given = textOf(row, field)
    const read = given === undefined ? undefined : readDate(given)
    if (given !== undefined && read === undefined) faults.push({ code: 'date_unreadable', field })
    if (read !== undefined && rule === undefined) faults.push({ code: 'date_not_asked', field })
    if (rule === undefined) return undefined
    return rule === 'field' ? read : rule.on
  }
  const opens = day(rules.opens, 'début de validité')
  const closes = day(rules.closes, 'fin de validité')
  if (opens !== undefined && closes !== undefined && closes < opens)
    faults.push({ code: 'end_before_start', field: 'fin de validité' })
  const paused = textOf(row, 'aide temporairement indisponible')?.trim().toLowerCase() === 'oui'
  return {
    faults,
    call: {
      ...(opens === undefined ? {} : { opens_at: startOf(opens) }),
      deadlines: deadlines(opens, closes),
      ...(paused
        ? {
            suspended: {
              status: 'paused',
              since: retrievedAt,
              reason: unavailable,
            },
          }
        : {}),
    },
  }
}

function deadlines(opens: string | undefined, closes: string | undefined): Deadline[] {
  if (closes !== undefined && closes < noEnd)
    return [{ id: 'end', at: lastSecondOf(closes), time_zone: zone, basis: 'fixed' }]
  return opens === undefined && closes === undefined ? [] : [{ id: 'end', time_zone: zone, basis: 'unknown' }]
}

function startOf(day: string): Moment {
  return { at: Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString(), time_zone: zone }
}

/** 23:59:59 of that day, so that the day shown is the one in the source. */
function lastSecondOf(day: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' }).toInstant().toString()
}
