import { behindMark, leadOf } from '../text/block-lists.ts'
import { datesIn } from '../figures/dates.ts'
import { listHead } from './date-sense.ts'
import { change } from './date-changes.ts'
import { applying, ends, has, starts } from './date-words.ts'
import { greekPlacesIn } from '../places/greek-places.ts'
import type { Block } from '../text/source-text.ts'

/** Lists and tables of the days of a call, one or two for each round, region or action: all of them hold. Folded text. */

/** `role`: which end of the time for applying the days of a member are, where its place tells. */
export interface DayOfList {
  readonly role?: 'opens' | 'closes'
}

/** What a member has before its day: the number of a round, a region, or a part of the call. */
const round =
  /^(?:(?:πρωτ|δευτερ|τριτ|τεταρτ|πεμπτ)\p{L}+|first|second|third|fourth|fifth|[1-9](?:η|οσ|ο|st|nd|rd|th)|[α-ε]['΄’´])(?: \p{L}+){0,3}?\s*(?::|$|(?=εωσ|ωσ|μεχρι|απο|from|until|by))/u
const part =
  /(?<!\p{L})(?:περιφερει|region|δρασ(?:η|εισ)|παρεμβασ(?:η|εισ)|υποεργ|κατηγορι|θεματικ|intervention|strand|lot|action|track|topic|call|κυκλοσ|γυροσ|παραθυρο|round|window|cut-?off|phase|φαση)/u
/** A timetable names the ends of one period. */
const isRound = (lead: string): boolean =>
  !has(starts, lead) && !has(ends, lead) && (round.test(lead) || part.test(lead) || greekPlacesIn(lead).length > 0)

/** Every block that is a member of such a list, or a cell of such a table. */
export function dayLists(
  blocks: readonly Block[],
  lists: readonly (readonly Block[])[],
): ReadonlyMap<Block, DayOfList> {
  const out = new Map<Block, DayOfList>(periodsOf(blocks))
  for (const block of [...bareDays(blocks), ...lastDaysOfRounds(blocks), ...sameLabels(blocks)])
    out.set(block, { role: 'closes' })
  for (const list of lists) {
    const [first] = list
    if (first === undefined || first.kind !== 'item' || list.length < 2) continue
    const days = new Set<string>()
    // Most lists are left at their first member: it has no day.
    const isOfDays = list.every((block) => {
      const day = dayOf(block)
      if (day === undefined || days.has(day)) return false
      days.add(day)
      return true
    })
    if (!isOfDays) continue
    const lead = leadOf(first)
    const ofEnd = has(ends, lead) && !has(starts, lead)
    for (const block of list) out.set(block, ofEnd ? { role: 'closes' } : {})
  }
  return out
}

/** The day of a member that begins with its round or region; of two the one that ends its time. */
function dayOf(block: Block): string | undefined {
  const text = behindMark(block)
  const [day, last, ...more] = datesIn(text)
  if (day === undefined || more.length > 0) return undefined
  const lead = text.slice(0, day.start)
  // "2nd round: starting 2 September – ending 7 October".
  const isPeriod =
    last !== undefined && round.test(lead) && has(starts, lead) && has(ends, text.slice(day.end, last.start))
  return isRound(lead) || isPeriod ? (last ?? day).date : undefined
}

/** Nothing but a day, its hour and whose it is: "17 March 2027, 17:00 (Brussels)". */
const aroundDay =
  /^[^\p{L}\d]*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|at|ωρα|στισ|και|η|and|or|brussels|local|athens|time|cet|cest|eet|βρυξελλων|ελλαδασ|\s|[^\p{L}\d])*$/u
/** "23 October 2027, 13:00 if there is budget left". */
const onCondition = /[\s,(]+(?:if|provided|as long as|εφοσον|ε?αν|οσο)(?!\p{L})[^\d]*$/u
const isBareDay = ({ folded: { folded: said } }: Block): boolean => {
  const folded = said.replace(onCondition, '')
  const [day, ...more] = datesIn(folded)
  if (day === undefined || more.length > 0 || folded.length > 80) return false
  return aroundDay.test(`${folded.slice(0, day.start)} ${folded.slice(day.end).replace(/\d{1,2}[:.]\d{2}/u, '')}`)
}

/** Two lines or more that are a day each, under words that say that last days follow. */
function bareDays(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    let end = at
    while (end < blocks.length && blocks[end]?.kind !== 'cell' && isBareDay(blocks[end] as Block)) end++
    if (end - at > 1) {
      const lead = `${blocks[at]?.announcedBy} · ${blocks[at - 1]?.folded.folded.slice(-120) ?? ''}`
      if (listHead.test(lead) && !(has(starts, lead) && !has(ends, lead))) out.push(...blocks.slice(at, end))
    }
    at = Math.max(at, end - 1)
  }
  return out
}

/** "Proposal deadline: 16 February 2027" and, under another title, "Proposal deadline: 1 June 2027": one name of a last day, a line for each round. */
function sameLabels(blocks: readonly Block[]): Block[] {
  const labelled = blocks.flatMap((block) => {
    const text = behindMark(block)
    const [day, ...more] = block.kind === 'cell' ? [] : datesIn(text)
    const label = text.slice(0, day?.start ?? 0).replace(/[:\s–-]+$/u, '')
    const isName = label.length > 5 && label.length < 50 && !/[.,;·]/u.test(label)
    return day !== undefined &&
      more.length === 0 &&
      isName &&
      has(ends, label) &&
      !has(starts, label) &&
      !has(change, label)
      ? [{ block, label, date: day.date, isAll: aroundDay.test(text.slice(day.end).replace(/\d{1,2}[:.]\d{2}/u, '')) }]
      : []
  })
  return [...Map.groupBy(labelled, ({ label }) => label).values()].flatMap((lines) =>
    lines.length > 1 &&
    lines.every(({ isAll }) => isAll) &&
    new Set(lines.map(({ date }) => date)).size === lines.length
      ? lines.map(({ block }) => block)
      : [],
  )
}

/** "Cut-off | Date | Time": rows with one day each, named by the number of a round, under a corner that says that they are last days. */
function lastDaysOfRounds(blocks: readonly Block[]): Block[] {
  const byTable = Map.groupBy(
    blocks.filter(
      (block) =>
        block.kind === 'cell' &&
        (ofRounds.test(block.heads[0] ?? '') || (block.heads.length === 0 && numbered.test(block.labels.at(-1) ?? ''))),
    ),
    ({ heads, section }) => `${section} · ${heads.join(' | ')}`,
  )
  return [...byTable.values()].flatMap((cells) => {
    const days = cells.filter((cell) => cell.column > 0 && isBareDay(cell))
    const rows = new Set(days.map(({ labels }) => labels.at(-1)))
    const heads = new Set(days.map(({ labels }) => labels[0] ?? ''))
    const [head = ''] = heads
    const says = `${days[0]?.heads[0] ?? ''} ${head}`
    const isOfEnds = days[0]?.heads.length === 0 || (has(ends, says) && !has(starts, head))
    return days.length > 1 && rows.size === days.length && heads.size === 1 && isOfEnds ? days : []
  })
}
const numbered =
  /^(?:cut-?off|deadline|round|κυκλοσ|γυροσ|προθεσμια|[1-9]οσ κυκλοσ|[1-9](?:st|nd|rd|th) (?:cut-?off|deadline|round))(?: [1-9ivx]{1,3})?$/u
const ofRounds =
  /^(?:cut-?offs?|(?:submission )?deadlines?|rounds?|windows?|κυκλο[σι]|γυρο[σι]|προθεσμι(?:α|εσ)|περιοδο[σι]|φασ(?:η|εισ))(?!\p{L})/u

/** "Achaia | 7 December 2026 | 29 January 2027" in two rows or more: from when until when each may apply. */
function periodsOf(blocks: readonly Block[]): [Block, DayOfList][] {
  const out: [Block, DayOfList][] = []
  let rows: (readonly [Block, Block])[] = []
  let row: Block[] = []
  const endRow = (): void => {
    const days = row.filter((block) => datesIn(block.folded.folded).length === 1)
    const [from, to] = days
    const title = row.find(({ column }) => column === 0)?.folded.folded ?? ''
    if (from !== undefined && to !== undefined && days.length === 2 && isRound(title) && isBare(row))
      rows.push([from, to])
    row = []
  }
  const endTable = (): void => {
    endRow()
    if (rows.length > 1) for (const [from, to] of rows) out.push([from, { role: 'opens' }], [to, { role: 'closes' }])
    rows = []
  }
  for (const block of blocks) {
    if (block.kind !== 'cell' || !has(applying, `${block.announcedBy} ${block.section}`)) {
      endTable()
      continue
    }
    if (block.column <= (row.at(-1)?.column ?? -1)) endRow()
    row.push(block)
  }
  endTable()
  return out
}

/** No head of its columns says what the days are of. */
const isBare = (row: readonly Block[]): boolean =>
  row.every(({ labels }) => !labels.some((label) => !/\d/u.test(label) && (has(starts, label) || has(ends, label))))
