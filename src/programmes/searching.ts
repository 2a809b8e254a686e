import { readSearch } from '../core/searching/search-query.ts'
import type { CallStatus } from '../core/facts/programme.ts'
import type { SearchIndex, SearchResult } from '../core/searching/search-index.ts'
import type { Context } from '../platform/context.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { openFilter } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed, OpenFilter } from './catalogue-filter.ts'
import { keyIn } from './catalogue-order.ts'
import type { Order, PageWish, SortKey } from './catalogue-order.ts'
import type { SearchedCatalogue } from './catalogue-search.ts'
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
const textRank = 1000
/** Ranks of the index are whole, so that they survive a cursor; those of the answer lie between 0 and 1. */
const million = 1e6

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
  const read = (searched: SearchedCatalogue, hits: Hits): Read => {
    const statuses = searched.statusesAt(ctx.now.epochMilliseconds)
    const counted = { ...hits, ...columnsOf(searched), numbers: searched.numbersIn(judge), statuses }
    return {
      rows: order === 'relevance' ? bestOf(counted, open, page) : pageInOrder(counted, open, inOrder(order), page),
      ...(facets.length === 0 ? {} : { facets: countFacets(counted, filter, facets, asOf, kit.reference, judge) }),
    }
  }
  let last: { index: Index; found: SearchResult } | undefined
  const first = await kit.search.look(snapshot, (searched) => {
    const found = searched.index.search(terms)
    last = { index: searched.index, found }
    const { forms, loose } = found
    const statuses = searched.statusesAt(ctx.now.epochMilliseconds)
    const numbers = searched.numbersIn(judge)
    return !loose && hasEnough({ ...found, index: searched.index, statuses, numbers }, open)
      ? { forms, ...read(searched, found) }
      : { forms }
  })
  let answer: Read
  if ('rows' in first) answer = first
  else {
    const texts =
      terms.length === 0 ? [] : await ctx.db.inAccount(ctx.accountId, (tx) => searchTexts(tx, queryText(terms)))
    const entries = texts.flatMap((id) => snapshot.byId.get(id) ?? [])
    answer = await kit.search.look(snapshot, (searched) => {
      const { index } = searched
      const found = last?.index === index && last.found.isCurrent() ? last.found : index.search(terms)
      return read(searched, withTexts(index, found, entries))
    })
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
  await kit.search.look(snapshot, ({ index }) => {
    const { places, rank } = withTexts(index, index.search(terms), entries)
    for (const place of places) {
      const entry = index.at(place)
      if (entry !== undefined) found.push({ entry, rank: rank(place) })
    }
  })
  return found.toSorted((a, b) => b.rank - a.rank || (a.entry.slug < b.entry.slug ? -1 : 1)).map(({ entry }) => entry)
}

type Row = Pick<Found, 'listed' | 'rank'>
interface Read {
  readonly rows: Row[]
  readonly facets?: FacetCounts
}
type Hits = Pick<SearchResult, 'has' | 'rank'> & { readonly places: Iterable<number> }
type Index = SearchIndex<CatalogueEntry>

/** Hits, and what is known of each place. */
interface KnownHits extends Hits {
  readonly index: Index
  readonly statuses: readonly (CallStatus | undefined)[]
  readonly numbers: Int32Array
  readonly isBefore: SearchedCatalogue['isBefore']
}

const columnsOf = (searched: SearchedCatalogue) => ({
  index: searched.index,
  facets: searched.facets,
  listed: searched.listed,
  isBefore: (place: number, other: number) => searched.isBefore(place, other),
})

/** The hits, and below them the programmes whose documents have what was looked for; hits that are only like it give way to them. */
function withTexts(index: Index, found: SearchResult, entries: readonly CatalogueEntry[]): Hits {
  if (entries.length === 0) return found
  const has = (place: number): boolean => !found.loose && found.has(place)
  let least = million
  if (!found.loose) for (const place of found.places) least = Math.min(least, found.rank(place))
  const texts = new Map<number, number>()
  for (const entry of entries) {
    const place = index.placeOf(entry)
    if (place === undefined || has(place)) continue
    texts.set(place, Math.round(Math.min(least, textRank + found.rank(place) / 2)))
  }
  return {
    places: [...(found.loose ? [] : found.places), ...texts.keys()],
    has: (place) => has(place) || texts.has(place),
    rank: (place) => (has(place) ? found.rank(place) : (texts.get(place) ?? 0)),
  }
}

function hasEnough(
  { places, index, statuses, numbers }: Pick<KnownHits, 'places' | 'index' | 'statuses' | 'numbers'>,
  filter: OpenFilter,
): boolean {
  let count = 0
  for (const place of places) {
    const [entry, status] = [index.at(place), statuses[place]]
    if (entry !== undefined && status !== undefined && filter.passes(entry, status, numbers[place])) count += 1
    if (count >= enough) return true
  }
  return false
}

/** The page in the order of rank: only a programme that would be on it is looked at. */
function bestOf(
  { places, rank: rankOf, statuses, numbers, index, isBefore }: KnownHits,
  filter: OpenFilter,
  { limit, after }: PageWish,
): Row[] {
  const kept: { place: number; rank: number; listed: Listed }[] = []
  const from = after === null ? undefined : { rank: Math.round(-Number(after[0]) * million), slug: String(after[1]) }
  const comesFirst = (place: number, rank: number, other: { place: number; rank: number }): boolean =>
    rank === other.rank ? isBefore(place, other.place) : rank > other.rank
  for (const place of places) {
    const status = statuses[place]
    const rank = rankOf(place)
    const last = kept.length > limit ? kept.at(-1) : undefined
    if (status === undefined || (last !== undefined && !comesFirst(place, rank, last))) continue
    const entry = index.at(place)
    if (
      entry === undefined ||
      (from !== undefined && !isAfter(from, rank, entry.slug)) ||
      !filter.passes(entry, status, numbers[place])
    )
      continue
    if (last !== undefined) kept.pop()
    const next = kept.findIndex((one) => comesFirst(place, rank, one))
    kept.splice(next < 0 ? kept.length : next, 0, { place, rank, listed: filter.listed(entry, status) })
  }
  return kept.map(({ listed, rank }) => ({ listed, rank: rank / million }))
}

/** Whether a rank and slug come after a place in the order: the lesser rank, then by slug. */
function isAfter(from: { rank: number; slug: string }, rank: number, slug: string): boolean {
  return rank === from.rank ? slug > from.slug : rank < from.rank
}

/** The page in another order: the catalogue is gone through in it, from the place of the page on. */
function pageInOrder(
  { has, rank, statuses, numbers, index }: KnownHits,
  filter: OpenFilter,
  ordered: Iterable<CatalogueEntry>,
  { limit }: PageWish,
): Row[] {
  const rows: Row[] = []
  for (const entry of ordered) {
    const place = index.placeOf(entry)
    const status = place === undefined || !has(place) ? undefined : statuses[place]
    if (place === undefined || status === undefined || !filter.passes(entry, status, numbers[place])) continue
    if (rows.push({ listed: filter.listed(entry, status), rank: rank(place) / million }) > limit) break
  }
  return rows
}

export function keyOfFound(
  order: Order | 'relevance',
  { listed, rank }: Pick<Found, 'listed' | 'rank'>,
  ctx: Pick<Context, 'language'>,
): SortKey {
  return order === 'relevance' ? [-rank, listed.entry.slug] : keyIn(order, listed, ctx.language)
}
