/** A page of matches as it is sent: written once, and again only when it would say something else. */
import type { AsOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import type { Page } from '../platform/http/page.ts'
import { ReusableBody, type Filled } from '../platform/reusable-body.ts'
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
  const answerOf = (places: WrittenList['places']) =>
    page.answer(
      places,
      () => null,
      ({ value, id }) => [at, value, id],
    )
  const known = key === undefined ? undefined : kept?.lists.get(key)
  if (known !== undefined && at >= known.from && at < known.until) {
    const { status, body, headers } = answerOf(known.places)
    return { status, body: writtenOf(known.body.with(valuesOf(asOf, body.next_cursor))), headers }
  }
  const { rows, steady } = await shownMatches(kit, pairs, wish)
  const places = rows.map(({ shown, value }) => ({ value, id: shown.entry.id }))
  const data = rows.slice(0, page.limit).map(({ shown }) => viewOf(shown, ctx.language, names))
  const { status, body: end, headers } = answerOf(places)
  const text = JSON.stringify({ data, has_more: end.has_more, next_cursor: end.next_cursor })
  const { memory } = kit
  if (key === undefined || kept === undefined || memory === undefined)
    return { status, body: new Written(Buffer.from(text)), headers }
  const values = valuesOf(asOf, end.next_cursor)
  const body = new ReusableBody(
    text,
    values.map((value, i) => ({ member: i === 0 ? 'as_of' : 'next_cursor', value })),
    memory.spare,
  )
  memory.addList(kept, key, { body, places, ...steady })
  return { status, body: writtenOf(body.with(values)), headers }
}

const writtenOf = ({ bytes, sent }: Filled): Written => new Written(bytes, sent)

/** What is said otherwise each time: the moment, and the cursor, which bears it. */
const valuesOf = (asOf: AsOf, cursor: string | null): string[] => [
  writtenMoment(asOf),
  ...(cursor === null ? [] : [cursor]),
]
