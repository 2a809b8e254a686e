/** A page of the list of programmes as it is sent: written once, and again only when it would say something else. */
import { dayOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import type { Page, SortKey } from '../platform/http/page.ts'
import { Written } from '../platform/http/route.ts'
import { ReusableBody } from '../platform/reusable-body.ts'
import type { CatalogueFilter } from './catalogue-filter.ts'
import { keyIn, type Order } from './catalogue-order.ts'
import { asOfNow } from './programme-status.ts'
import { viewSummary } from './programme-view.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { listedIn } from './reading.ts'

export async function listAnswer(
  ctx: Context,
  kit: ProgrammesKit,
  { filter, order }: { filter: () => CatalogueFilter; order: Order },
  page: Page,
) {
  const { catalogue } = kit
  const snapshot = await catalogue.latest(ctx.db, ctx.accountId)
  const now = ctx.now.epochMilliseconds
  // Conditions of a filter are tested today.
  const key = `${ctx.language} ${dayOf(asOfNow(ctx.now))} ${page.asked}`
  const answerOf = (keys: readonly SortKey[]) =>
    page.answer(
      keys,
      () => null,
      (row: SortKey) => row,
    )
  const known = catalogue.written.find(snapshot, key, now)
  if (known !== undefined) {
    let signed = known.signed.get(page)
    if (signed === undefined) {
      const { body, headers } = answerOf(known.keys)
      known.signed.set(page, (signed = { cursor: cursorOf(body.next_cursor), headers }))
    }
    return { status: 200 as const, body: Written.again(known.body, signed.cursor), headers: signed.headers }
  }
  const rows = await listedIn(ctx, kit, snapshot, { filter: filter(), order, page })
  const keys = rows.map((row) => keyIn(order, row, ctx.language))
  const { status, body: end, headers } = answerOf(keys)
  const data = rows.slice(0, page.limit).map(viewSummary)
  const cursor = cursorOf(end.next_cursor)
  const body = new ReusableBody(
    JSON.stringify({ data, has_more: end.has_more, next_cursor: end.next_cursor }),
    cursor.map((value) => ({ member: 'next_cursor', value })),
    catalogue.written.spare,
  )
  catalogue.written.keep(snapshot, key, {
    body,
    keys,
    signed: new WeakMap(),
    ...catalogue.orders.steady(snapshot, now),
  })
  return { status, body: Written.again(body, cursor), headers }
}

/** Signed for the account that asks. */
const cursorOf = (cursor: string | null): string[] => (cursor === null ? [] : [cursor])
