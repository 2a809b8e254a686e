import { readSearch } from '../core/searching/search-query.ts'
import type { SearchResult } from '../core/searching/search-index.ts'
import type { Context } from '../platform/context.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { openFilter } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed, OpenFilter } from './catalogue-filter.ts'
import { keyIn } from './catalogue-order.ts'
import type { Order, PageWish, SortKey } from './catalogue-order.ts'
import { countFacets } from './facets.ts'
import type { FacetCounts, FacetName } from './facets.ts'
import { highlightsOf } from './highlights.ts'
import type { Highlight } from './highlights.ts'
import { asOfNow } from './programme-status.ts'
import type { ProgrammesKit } from './programmes-kit.ts'
import { searchTexts } from './search-store.ts'
import { queryText } from './search-text.ts'

export interface Found {
  listed: Listed
  rank: number
  highlights: Highlight[]
}

export interface SearchWish {
  readonly q: string
  readonly filter: CatalogueFilter
  readonly order: Order | 'relevance'
  readonly facets: readonly FacetName[]
}

export interface SearchAnswer {
  /** One more than the page has when there is a next one. */
  readonly rows: Found[]
  readonly facets?: FacetCounts
}

/** Where titles, names and summaries give fewer than this, the texts of documents are searched, too. */
const enough = 100
/** What stands only in a document ranks below whatever stands in a title or a summary. */
const textRank = 0.001

/**
 * Full-text search: all words, in any form, case, accent and script, in titles, names and summaries, then in documents. Where no
 * programme has them, words that sound like them, and at last programmes with the most telling of them. Best first unless
 * another order is asked for. The ranking is explained in docs/guides/search.md.
 */
export async function searchProgrammes(
  ctx: Context,
  kit: ProgrammesKit,
  { q, filter, order, facets }: SearchWish,
  page: PageWish,
): Promise<SearchAnswer> {
  const terms = readSearch(q, kit.search.reader)
  const asOf = asOfNow(ctx.now)
  const snapshot = await ctx.db.inAccount(ctx.accountId, (tx) => kit.catalogue.current(tx))
  const judge = await kit.catalogue.judge(snapshot)
  const open = openFilter(filter, asOf, kit.reference, judge)
  const inOrder = (by: Order): Iterable<CatalogueEntry> =>
    kit.catalogue.orders.after(snapshot, by, {
      language: ctx.language,
      now: ctx.now.epochMilliseconds,
      place: page.after,
      statuses: filter.statuses,
    })
  const read = (hits: Hits): Read => ({
    rows: order === 'relevance' ? bestOf(hits, open, page) : pageInOrder(hits, open, inOrder(order), page),
    ...(facets.length === 0
      ? {}
      : { facets: countFacets(entriesOf(hits), filter, facets, asOf, kit.reference, judge) }),
  })
  const first = await kit.search.look(snapshot, (index) => {
    const found = index.search(terms)
    const { forms, loose } = found
    return !loose && hasEnough(found, open) ? { forms, ...read(found) } : { forms }
  })
  let answer: Read
  if ('rows' in first) answer = first
  else {
    const texts =
      terms.length === 0 ? [] : await ctx.db.inAccount(ctx.accountId, (tx) => searchTexts(tx, queryText(terms)))
    const entries = texts.flatMap((id) => snapshot.byId.get(id) ?? [])
    answer = await kit.search.look(snapshot, (index) => read(withTexts(index.search(terms), entries)))
  }
  const shown = answer.rows.slice(0, page.limit).map((row) => row.listed.entry.programme)
  const highlights = await highlightsOf(ctx, { terms, forms: first.forms, search: kit.search }, shown)
  const rows = answer.rows.map((row, index) => ({ ...row, highlights: highlights[index] ?? [] }))
  return answer.facets === undefined ? { rows } : { rows, facets: answer.facets }
}

/** Every published programme that a search finds, best first, with nothing filtered and nothing highlighted. */
export async function findProgrammes(ctx: Context, kit: ProgrammesKit, q: string): Promise<CatalogueEntry[]> {
  const terms = readSearch(q, kit.search.reader)
  const { snapshot, texts } = await ctx.db.inAccount(ctx.accountId, async (tx) => ({
    snapshot: await kit.catalogue.current(tx),
    texts: terms.length === 0 ? [] : await searchTexts(tx, queryText(terms)),
  }))
  const entries = texts.flatMap((id) => snapshot.byId.get(id) ?? [])
  const found: { entry: CatalogueEntry; rank: number }[] = []
  await kit.search.look(snapshot, (index) => {
    withTexts(index.search(terms), entries).each((entry, rank) => {
      found.push({ entry, rank })
    })
  })
  return found.toSorted((a, b) => b.rank - a.rank || (a.entry.slug < b.entry.slug ? -1 : 1)).map(({ entry }) => entry)
}

type Row = Pick<Found, 'listed' | 'rank'>
interface Read {
  readonly rows: Row[]
  readonly facets?: FacetCounts
}
type Hits = Pick<SearchResult<CatalogueEntry>, 'each' | 'rankOf'>

/** The hits, and below them the programmes whose documents have what was looked for; hits that are only like it give way to them. */
function withTexts(found: SearchResult<CatalogueEntry>, entries: readonly CatalogueEntry[]): Hits {
  if (entries.length === 0) return found
  const all = new Map<CatalogueEntry, number>()
  let least = 1
  if (!found.loose)
    found.each((entry, rank) => {
      all.set(entry, rank)
      if (rank < least) least = rank
    })
  for (const entry of entries) {
    if (all.has(entry)) continue
    all.set(entry, Math.round(1e6 * Math.min(least, textRank + found.partly(entry) / 2)) / 1e6)
  }
  return {
    each(visit) {
      for (const [entry, rank] of all) if (visit(entry, rank) === false) return
    },
    rankOf: (entry) => all.get(entry),
  }
}

function hasEnough(hits: Hits, filter: OpenFilter): boolean {
  let count = 0
  hits.each((entry) => {
    if (filter.passing(entry) !== undefined) count += 1
    return count < enough
  })
  return count >= enough
}

/** The page in the order of rank: only a programme that would be on it is held against the filter. */
function bestOf(hits: Hits, filter: OpenFilter, { limit, after }: PageWish): Row[] {
  const kept: Row[] = []
  const [afterRank, afterSlug] = after ?? [-Infinity, '']
  const from = { rank: -Number(afterRank), slug: String(afterSlug) }
  hits.each((entry, rank) => {
    if (after !== null && !isBefore(from.rank, from.slug, rank, entry.slug)) return
    const last = kept.length > limit ? kept.at(-1) : undefined
    if (last !== undefined && isBefore(last.rank, last.listed.entry.slug, rank, entry.slug)) return
    const status = filter.passing(entry)
    if (status === undefined) return
    if (last !== undefined) kept.pop()
    const place = kept.findIndex((row) => isBefore(rank, entry.slug, row.rank, row.listed.entry.slug))
    kept.splice(place < 0 ? kept.length : place, 0, { listed: filter.listed(entry, status), rank })
  })
  return kept
}

/** Whether a rank and slug come before others: the greater rank first, then by slug. */
function isBefore(rank: number, slug: string, other: number, otherSlug: string): boolean {
  return rank === other ? slug < otherSlug : rank > other
}

/** The page in another order: the catalogue is gone through in it, from the place of the page on. */
function pageInOrder(hits: Hits, filter: OpenFilter, ordered: Iterable<CatalogueEntry>, { limit }: PageWish): Row[] {
  const rows: Row[] = []
  for (const entry of ordered) {
    const rank = hits.rankOf(entry)
    const status = rank === undefined ? undefined : filter.passing(entry)
    if (rank === undefined || status === undefined) continue
    if (rows.push({ listed: filter.listed(entry, status), rank }) > limit) break
  }
  return rows
}

function entriesOf(hits: Hits): CatalogueEntry[] {
  const entries: CatalogueEntry[] = []
  hits.each((entry) => void entries.push(entry))
  return entries
}

export function keyOfFound(
  order: Order | 'relevance',
  { listed, rank }: Pick<Found, 'listed' | 'rank'>,
  ctx: Pick<Context, 'language'>,
): SortKey {
  return order === 'relevance' ? [-rank, listed.entry.slug] : keyIn(order, listed, ctx.language)
}
