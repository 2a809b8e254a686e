/** A page of the list of programmes as it is sent: written once, and again only when it would say something else. */
import { dayOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import type { Page, SortKey } from '../platform/http/page.ts'
import { Written } from '../platform/http/route.ts'
import type { CatalogueFilter } from './catalogue-filter.ts'
import { keyIn, type Order } from './catalogue-order.ts'
import { asOfNow } from './programme-status.ts'
import { viewSummary } from './programme-view.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { listedIn } from './reading.ts'

export async function listAnswer(
  ctx: Context,
  kit: ProgrammesKit,
  { filter, order, query }: { filter: CatalogueFilter; order: Order; query: object },
  page: Page,
) {
  const { catalogue } = kit
  const snapshot = await catalogue.latest(ctx.db, ctx.accountId)
  const now = ctx.now.epochMilliseconds
  // Conditions of a filter are tested today.
  const key = JSON.stringify([ctx.language, dayOf(asOfNow(ctx.now)), query])
  let list = catalogue.written.find(snapshot, key, now)
  if (list === undefined) {
    const rows = await listedIn(ctx, kit, snapshot, { filter, order, page })
    list = {
      items: Buffer.from(JSON.stringify(rows.slice(0, page.limit).map(viewSummary))),
      keys: rows.map((row) => keyIn(order, row, ctx.language)),
      ...catalogue.orders.steady(snapshot, now),
    }
    catalogue.written.keep(snapshot, key, list)
  }
  const { status, body, headers } = page.answer(
    list.keys,
    () => null,
    (row: SortKey) => row,
  )
  const end = JSON.stringify({ has_more: body.has_more, next_cursor: body.next_cursor }).slice(1)
  return { status, body: new Written(Buffer.concat([head, list.items, Buffer.from(`,${end}`)])), headers }
}

const head = Buffer.from('{"data":')
