/** A page of matches as it is sent: written once, and again only when it would say something else. */
import type { AsOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import type { Page } from '../platform/http/page.ts'
import { Written } from '../platform/http/route.ts'
import type { Names } from '../wording/wording.ts'
import type { Kept, Pairs, WrittenList } from './match-memory.ts'
import { viewOf, writtenMoment } from './match-view.ts'
import { shownMatches, type MatchCursor, type MatchFilter } from './matching.ts'
import type { MatchingKit } from './matching-kit.ts'

interface ListQuestion {
  readonly ctx: Context
  readonly kit: MatchingKit
  readonly names: Names
  readonly wish: { filter: MatchFilter; asOf: AsOf; after: MatchCursor | null; count: number }
  /** What the list depends on beside the profile; undefined: it is not kept. */
  readonly key: string | undefined
  readonly page: Page
}

/** The answer to a list of matches. */
export async function listAnswer(
  { pairs, kept }: { pairs: Pairs; kept: Kept | undefined },
  { ctx, kit, names, wish, key, page }: ListQuestion,
) {
  const { asOf } = wish
  const at = asOf.kind === 'instant' ? asOf.epoch_ms : 0
  let list = key === undefined ? undefined : kept?.lists.get(key)
  if (list === undefined || at < list.from || at >= list.until) {
    const { rows, steady } = await shownMatches(kit, pairs, wish)
    const views = rows.slice(0, page.limit).map(({ shown }) => viewOf(shown, ctx.language, names))
    list = written(JSON.stringify(views), asOf, {
      ...steady,
      places: rows.map(({ shown, value }) => ({ value, id: shown.entry.id })),
    })
    if (key !== undefined && kept !== undefined) kit.memory?.addList(kept, key, list)
  }
  const { status, body, headers } = page.answer(
    list.places,
    () => null,
    ({ value, id }) => [at, value, id],
  )
  const end = JSON.stringify({ has_more: body.has_more, next_cursor: body.next_cursor })
  return { status, body: new Written(bytesAt(list, asOf, end)), headers }
}

const member = '"as_of":'

function written(text: string, asOf: AsOf, rest: Omit<WrittenList, 'items' | 'moments'>): WrittenList {
  const items = Buffer.from(text)
  const moments: number[] = []
  // Inside of a text the quotation marks are escaped: this is always the member itself.
  const sought = `${member}${JSON.stringify(writtenMoment(asOf))}`
  for (let place = items.indexOf(sought); place >= 0; place = items.indexOf(sought, place + 1))
    moments.push(place + member.length + 1)
  return { items, moments, ...rest }
}

/** The list with the moment it is asked at. */
function bytesAt({ items, moments }: WrittenList, asOf: AsOf, end: string): Uint8Array {
  const head = '{"data":'
  const body = Buffer.allocUnsafe(head.length + items.byteLength + end.length)
  body.write(head, 0, 'latin1')
  body.set(items, head.length)
  const moment = writtenMoment(asOf)
  for (const place of moments) body.write(moment, head.length + place, 'latin1')
  body.write(`,${end.slice(1)}`, head.length + items.byteLength, 'latin1')
  return body
}
