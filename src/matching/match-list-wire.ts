/** A page of matches as it is sent: written once, and again only when it would say something else. */
import type { AsOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import type { Page } from '../platform/http/page.ts'
import { Written } from '../platform/http/route.ts'
import { Problem } from '../platform/problem.ts'
import { JsonBytes } from '../platform/json-bytes.ts'
import { ReusableBody, SpareMemory } from '../platform/reusable-body.ts'
import type { Names } from '../wording/wording.ts'
import { MatchFrames } from './match-frame.ts'
import type { Kept, Pairs, WrittenList } from './match-memory.ts'
import { writtenMoment } from './match-view.ts'
import { MatchWriter } from './match-writer.ts'
import { pageOfPairs, type MatchCursor, type MatchFilter } from './matching.ts'
import type { MatchingKit } from './matching-kit.ts'

interface ListQuestion {
  readonly ctx: Context
  readonly kit: MatchingKit
  readonly names: Names
  /** Asked for where the list is not kept. */
  readonly filter: () => MatchFilter
  readonly asOf: AsOf
  readonly after: MatchCursor | null
  /** What the list depends on beside the profile; undefined: it is not kept. */
  readonly key: string | undefined
  readonly page: Page
}

/** The answer to a list of matches. */
export async function listAnswer({ pairs, kept }: { pairs: Pairs; kept: Kept | undefined }, question: ListQuestion) {
  const { ctx, kit, names, filter, asOf, after, key, page } = question
  const { version } = pairs.profile
  // Pages of two profiles, as it were: what moved from one to the other would come twice, or never.
  if (after !== null && after.version !== version) throw otherProfile()
  const at = asOf.kind === 'instant' ? asOf.epoch_ms : 0
  const known = key === undefined ? undefined : kept?.lists.get(key)
  if (known !== undefined && at >= known.from && at < known.until) return keptAnswer(known, version, at, page)
  const wish = { filter: filter(), asOf, after, count: page.limit }
  const { page: shown, places, steady } = await pageOfPairs(kit, pairs, wish)
  const { memory } = kit
  const { status, body: end, headers } = endOf(places, version, at, page)
  const json = new JsonBytes(memory?.spare ?? new SpareMemory())
  json.write('{"data":')
  new MatchWriter({ language: ctx.language, names, frames: memory?.frames ?? new MatchFrames() }, json).list(shown)
  json.write(`,"has_more":${end.has_more},"next_cursor":${JSON.stringify(end.next_cursor)}}`)
  if (key === undefined || kept === undefined || memory === undefined)
    return { status, body: Written.once(json.taken()), headers }
  const body = new ReusableBody(
    json.bytes,
    valuesOf(at, end.next_cursor).map((value, i) => ({ member: i === 0 ? 'as_of' : 'next_cursor', value })),
    memory.spare,
  )
  json.release()
  const list: WrittenList = { body, places, from: Math.max(steady.from, at), until: steady.until, said: undefined }
  memory.addList(kept, key, list)
  return keptAnswer(list, version, at, page)
}

/**
 * A kept list is as of a whole second, so that all calls of one second have one answer: of now, or at most a second before,
 * and never of a moment before it was made, when it may have said something else.
 */
function keptAnswer(list: WrittenList, version: number, now: number, page: Page) {
  const at = Math.max(Math.floor(now / 1000) * 1000, list.from)
  if (list.said?.at !== at || list.said.page !== page) {
    const { body, headers } = endOf(list.places, version, at, page)
    list.said = { at, page, values: valuesOf(at, body.next_cursor), headers }
  }
  const { values, headers } = list.said
  return { status: 200 as const, body: Written.again(list.body, values), headers }
}

const otherProfile = (): Problem =>
  new Problem('invalid_cursor', {
    en: 'The profile has changed since the page before, and its list is another one. Leave the cursor out to start again.',
    el: 'Το προφίλ άλλαξε μετά την προηγούμενη σελίδα και η λίστα του είναι άλλη. Παραλείψτε τον δείκτη για να ξεκινήσετε από την αρχή.',
  })

/** What a page says of the next one. */
const endOf = (places: WrittenList['places'], version: number, at: number, page: Page) =>
  page.answer(
    places,
    () => null,
    ({ value, id }) => [at, value, id, version],
  )

/** What is said otherwise from one second to the next: the moment, and the cursor, which bears it. */
const valuesOf = (at: number, cursor: string | null): string[] => [
  writtenMoment({ kind: 'instant', epoch_ms: at, today: '' }),
  ...(cursor === null ? [] : [cursor]),
]
