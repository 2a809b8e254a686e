import { parseLeadTime, shortest } from '../core/alerts/lead-time.ts'
import type { Schedule } from '../core/alerts/schedule.ts'
import type { ActivityCode } from '../core/facts/activity-code.ts'
import { parseActivityCode } from '../core/facts/activity-parse.ts'
import { parseRegion } from '../core/facts/region-parse.ts'
import type { Fault } from '../platform/problem.ts'
import { checkAddress } from '../webhooks/webhooks.ts'
import { sayActivityRefusal, sayRegionRefusal } from '../wording/reference-refusals.ts'
import {
  channelKey,
  isScheduled,
  type AlertFilter,
  type AlertSettings,
  type Channel,
  type TriggerKind,
} from './alert.ts'
import { faults } from './alert-faults.ts'
import type { AlertInput, ChannelInput, FilterInput, ScheduleInput } from './alert-input.ts'
import type { AlertsKit } from './kit.ts'

/** One plain address (RFC 5321's Mailbox without quoted names): line ends, commas and names cannot be part of it. */
const mailbox =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/
const chat = /^(-?\d{1,20}|@[A-Za-z][A-Za-z0-9_]{3,31})$/
const viberUser = /^[A-Za-z0-9+/_-]{8,62}={0,2}$/
const telephone = /^\+?[1-9]\d{6,14}$/

/** Whether it is one plain address of mail. */
export const isMailbox = (address: string): boolean =>
  address.length <= 254 && mailbox.test(address) && !address.includes('..') && !/^\.|\.@/.test(address)

/** What a text without faults means; `before` is the alert it replaces. */
export type Reading = { ok: true; settings: AlertSettings } | { ok: false; faults: Fault[] }

/** Reads an alert: canonical codes, defaults filled in, secrets sealed; or every fault with its pointer. */
export function readAlert(input: AlertInput, kit: AlertsKit, before?: AlertSettings): Reading {
  const found: Fault[] = []
  const trigger = {
    on: input.trigger.on,
    lead_times: readLeadTimes(input.trigger.on, input.trigger.lead_times, '/trigger/lead_times', found),
    filter: readFilter(input.trigger.filter ?? {}, kit, '/trigger/filter', found),
  }
  const schedule = readSchedule(input.schedule ?? {}, found)
  const channels = readChannels(input.channels, trigger.on, kit, before?.channels ?? [], found)
  if (found.length > 0) return { ok: false, faults: found }
  return {
    ok: true,
    settings: {
      name: input.name ?? null,
      status: input.status ?? 'active',
      language: input.language ?? 'el',
      trigger,
      channels,
      schedule,
    },
  }
}

/** Lead times as given, each once, each possible. */
export function readLeadTimes(
  on: TriggerKind,
  given: readonly string[] | undefined,
  pointer: string,
  found: Fault[],
): string[] {
  if (!isScheduled(on)) {
    if (given !== undefined && given.length > 0) found.push(faults.leadTimesNotUsed(pointer))
    return []
  }
  if (given === undefined || given.length === 0) {
    if (on === 'call_opens') return ['PT0H']
    found.push(faults.leadTimesMissing(pointer))
    return []
  }
  const seen = new Set<string>()
  for (const [index, text] of given.entries()) {
    const read = parseLeadTime(text, on === 'call_opens')
    if (!read.ok) {
      found.push(faults.leadTime(`${pointer}/${index}`, read.fault))
      continue
    }
    if (read.lead.days === undefined && read.lead.ms > 0 && read.lead.ms < shortest)
      found.push(faults.leadTimeShort(`${pointer}/${index}`))
    const length = `${read.lead.ms} ${read.lead.days === undefined}`
    if (seen.has(length)) found.push(faults.leadTimeRepeated(`${pointer}/${index}`))
    seen.add(length)
  }
  return [...given]
}

export function readFilter(input: FilterInput, kit: AlertsKit, pointer: string, found: Fault[]): AlertFilter {
  const { kad, scheme, region, ...rest } = input
  let code: ActivityCode | undefined
  if (kad !== undefined) {
    const parsed = parseActivityCode(kad, scheme, kit.reference.activities)
    if (parsed.ok) code = parsed.code
    else found.push({ pointer: `${pointer}/kad`, code: parsed.code, detail: sayActivityRefusal(parsed) })
  } else if (scheme !== undefined) found.push(faults.schemeAlone(`${pointer}/scheme`))
  let nuts: string | undefined
  if (region !== undefined) {
    const parsed = parseRegion(region, kit.reference.regions)
    if (parsed.ok) nuts = parsed.code
    else found.push({ pointer: `${pointer}/region`, code: parsed.code, detail: sayRegionRefusal(parsed) })
  }
  return { ...rest, ...(code === undefined ? {} : { kad: code }), ...(nuts === undefined ? {} : { region: nuts }) }
}

const dayNumbers = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 } as const
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function readSchedule(input: ScheduleInput, found: Fault[]): Schedule {
  const timeZone = input.time_zone ?? 'Europe/Athens'
  if (!isZone(timeZone)) found.push(faults.zone('/schedule/time_zone'))
  const at = input.at ?? '09:00'
  const days = (input.days ?? (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const))
    .map((day) => dayNumbers[day])
    .toSorted((a, b) => a - b)
  const businessDaysOnly = input.business_days_only ?? false
  if (businessDaysOnly && days.every((day) => day > 5)) found.push(faults.noDayLeft('/schedule/days'))
  const quiet = input.quiet_hours ?? undefined
  if (quiet !== undefined) {
    const [from, to, minute] = [minuteOf(quiet.from), minuteOf(quiet.to), minuteOf(at)]
    if (from === to) found.push(faults.quietAllDay('/schedule/quiet_hours'))
    else if (from < to ? minute >= from && minute < to : minute >= from || minute < to)
      found.push(faults.atInQuietHours('/schedule/at'))
  }
  return { timeZone, at, days, businessDaysOnly, quiet, digest: input.digest ?? 'immediate' }
}

/** A zone of the IANA database by its name; a bare offset knows no daylight saving time. */
function isZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(text)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text)
    return true
  } catch {
    return false
  }
}

function readChannels(
  given: readonly ChannelInput[],
  on: TriggerKind,
  kit: AlertsKit,
  before: readonly Channel[],
  found: Fault[],
): Channel[] {
  const channels: Channel[] = []
  const keys = new Set<string>()
  for (const [index, input] of given.entries()) {
    const pointer = `/channels/${index}`
    const channel = readChannel(input, on, kit, before, pointer, found)
    if (channel === undefined) continue
    const key = channelKey(channel)
    if (keys.has(key)) found.push(faults.channelRepeated(pointer))
    keys.add(key)
    channels.push(channel)
  }
  return channels
}

const fields = ['to', 'cc', 'provider', 'chat_id', 'receiver', 'url', 'webhook_id'] as const
type Field = (typeof fields)[number]

/** Which fields a channel needs, and which it may have. */
const shapes: Readonly<Record<string, { readonly needs: readonly Field[]; readonly may: readonly Field[] }>> = {
  email: { needs: ['to'], may: ['cc'] },
  webhook: { needs: [], may: ['webhook_id'] },
  messaging: { needs: ['provider'], may: [] },
  telegram: { needs: ['provider', 'chat_id'], may: [] },
  viber: { needs: ['provider', 'receiver'], may: [] },
  whatsapp: { needs: ['provider', 'to'], may: [] },
  slack: { needs: ['provider', 'url'], may: [] },
}

function readChannel(
  input: ChannelInput,
  on: TriggerKind,
  kit: AlertsKit,
  before: readonly Channel[],
  pointer: string,
  found: Fault[],
): Channel | undefined {
  const shape = shapes[input.type === 'messaging' ? (input.provider ?? 'messaging') : input.type]
  const own = fields.flatMap((field): Fault[] => {
    if (input[field] === undefined)
      return shape?.needs.includes(field) === true ? [faults.fieldMissing(`${pointer}/${field}`, field)] : []
    const known = shape?.needs.includes(field) === true || shape?.may.includes(field) === true
    return known ? [] : [faults.fieldNotUsed(`${pointer}/${field}`, field)]
  })
  found.push(...own)
  if (own.length > 0) return undefined
  if (input.type === 'webhook') {
    if (!isScheduled(on)) found.push(faults.webhookSubscribes(pointer))
    return { type: 'webhook', ...(input.webhook_id === undefined ? {} : { webhook_id: input.webhook_id }) }
  }
  if (input.type === 'email') return readMail(input, kit, pointer, found)
  if (input.provider !== undefined && !kit.messaging.offers(input.provider))
    found.push(faults.providerNotOffered(`${pointer}/provider`))
  return readMessaging(input, kit, before, pointer, found)
}

function readMail(input: ChannelInput, kit: AlertsKit, pointer: string, found: Fault[]): Channel | undefined {
  if (kit.mail === undefined) found.push(faults.mailNotOffered(`${pointer}/type`))
  const { to = '', cc = [] } = input
  const seen = new Set<string>()
  for (const [address, at] of [[to, 'to'] as const, ...cc.map((each, n) => [each, `cc/${n}`] as const)]) {
    if (!isMailbox(address)) found.push(faults.address(`${pointer}/${at}`))
    else if (seen.has(address.toLowerCase())) found.push(faults.addressRepeated(`${pointer}/${at}`))
    seen.add(address.toLowerCase())
  }
  return { type: 'email', to, ...(cc.length === 0 ? {} : { cc }) }
}

function readMessaging(
  input: ChannelInput,
  kit: AlertsKit,
  before: readonly Channel[],
  pointer: string,
  found: Fault[],
): Channel | undefined {
  switch (input.provider) {
    case 'telegram': {
      const chatId = input.chat_id ?? ''
      if (!chat.test(chatId)) found.push(faults.chat(`${pointer}/chat_id`))
      return { type: 'messaging', provider: 'telegram', chat_id: chatId }
    }
    case 'viber': {
      const receiver = input.receiver ?? ''
      if (!viberUser.test(receiver)) found.push(faults.receiver(`${pointer}/receiver`))
      return { type: 'messaging', provider: 'viber', receiver }
    }
    case 'whatsapp': {
      const to = (input.to ?? '').replaceAll(/[\s()-]/g, '')
      if (!telephone.test(to)) found.push(faults.telephone(`${pointer}/to`))
      return { type: 'messaging', provider: 'whatsapp', to: to.replace(/^\+/, '') }
    }
    case 'slack':
      return readSlack(input.url ?? '', kit, before, `${pointer}/url`, found)
    case undefined:
      return undefined
  }
}

/** Answers show the host of a Slack address and a digest; sent back, it means the one that is kept. */
function readSlack(
  url: string,
  kit: AlertsKit,
  before: readonly Channel[],
  pointer: string,
  found: Fault[],
): Channel | undefined {
  const kept = before.find(
    (channel) => channel.type === 'messaging' && channel.provider === 'slack' && shownUrl(kit, channel) === url,
  )
  const isKept = kept?.type === 'messaging' && kept.provider === 'slack'
  const whole = isKept ? kit.secrets.open(kept.sealed) : url
  if (whole.includes('…')) {
    found.push(faults.urlShortened(pointer))
    return undefined
  }
  const fault = checkAddress(whole, kit.webhooks)
  const { slackUrl } = kit.messaging
  if (fault !== undefined) found.push({ ...fault, pointer })
  else if (slackUrl !== undefined && !new URL(whole).href.startsWith(slackUrl))
    found.push(faults.slackAddress(pointer, slackUrl))
  else return kept ?? { type: 'messaging', provider: 'slack', ...kit.secrets.seal(new URL(whole).href) }
  return undefined
}

/** The host, and what tells two addresses of one host apart: the rest is the secret. */
export const shownUrl = (kit: AlertsKit, { sealed, digest }: { sealed: string; digest: string }): string =>
  `${new URL(kit.secrets.open(sealed)).origin}/…${digest}`
