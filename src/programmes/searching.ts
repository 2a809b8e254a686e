import { readSearch } from '../core/searching/search-query.ts'
import type { SearchIndex, SearchResult } from '../core/searching/search-index.ts'
import type { Ranked } from '../core/searching/tally.ts'
import type { Context } from '../platform/context.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { openFilter } from './catalogue-filter.ts'
import type { CatalogueFilter, Listed, OpenFilter } from './catalogue-filter.ts'
import { keyIn } from './catalogue-order.ts'
import type { Order, PageWish, SortKey } from './catalogue-order.ts'
import type { SearchedCatalogue } from './catalogue-search.ts'
import { countFacets } from './facets.ts'
import type { Counted, FacetCounts, FacetName } from './facets.ts'
import { highlightsOf } from './highlights.ts'
import type { Highlight } from './highlights.ts'
import { asOfNow, statusNames } from './programme-status.ts'
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
  const snapshot = await kit.catalogue.latest(ctx.db, ctx.accountId)
  const judge = await kit.catalogue.judge(snapshot)
  const open = openFilter(filter, asOf, kit.reference, judge)
  const inOrder = (by: Order): Iterable<CatalogueEntry> =>
    kit.catalogue.orders.after(snapshot, by, {
      language: ctx.language,
      now: ctx.now.epochMilliseconds,
      place: page.after,
      statuses: filter.statuses,
    })
  const known = (searched: SearchedCatalogue, { places, ranks }: Ranked): Hits => {
    const statuses = searched.statusesAt(ctx.now.epochMilliseconds)
    return { searched, places, ranks, statuses, numbers: searched.numbersIn(judge) }
  }
  const read = (hits: Hits): Read => ({
    rows: order === 'relevance' ? bestOf(hits, open, page) : pageInOrder(hits, open, inOrder(order), page),
    ...(facets.length === 0 ? {} : { facets: countFacets(hits, filter, facets, asOf, kit.reference, judge) }),
  })
  let last: { index: Index; found: SearchResult } | undefined
  const first = await kit.search.look(snapshot, (searched) => {
    const found = searched.index.search(terms)
    last = { index: searched.index, found }
    const { forms, loose } = found
    const hits = known(searched, found)
    return !loose && hasEnough(hits, open) ? { forms, ...read(hits) } : { forms }
  })
  let answer: Read
  if ('rows' in first) answer = first
  else {
    const texts = terms.length === 0 ? [] : await searchTexts(ctx.db, queryText(terms))
    const entries = texts.flatMap((id) => snapshot.byId.get(id) ?? [])
    answer = await kit.search.look(snapshot, (searched) => {
      const { index } = searched
      const found = last?.index === index && last.found.isCurrent() ? last.found : index.search(terms)
      return read(known(searched, found.withTexts(placesOf(index, entries))))
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
  const snapshot = await kit.catalogue.latest(ctx.db, ctx.accountId)
  const texts = terms.length === 0 ? [] : await searchTexts(ctx.db, queryText(terms))
  const entries = texts.flatMap((id) => snapshot.byId.get(id) ?? [])
  const found: { entry: CatalogueEntry; rank: number }[] = []
  await kit.search.look(snapshot, ({ index }) => {
    const { places, ranks } = index.search(terms).withTexts(placesOf(index, entries))
    for (const place of places) {
      const entry = index.at(place)
      if (entry !== undefined) found.push({ entry, rank: ranks[place] as number })
    }
  })
  return found.toSorted((a, b) => b.rank - a.rank || (a.entry.slug < b.entry.slug ? -1 : 1)).map(({ entry }) => entry)
}

type Row = Pick<Found, 'listed' | 'rank'>
interface Read {
  readonly rows: Row[]
  readonly facets?: FacetCounts
}
type Index = SearchIndex<CatalogueEntry>

/** What was found, and what is known of each place. */
type Hits = Ranked & Counted

const placesOf = (index: Index, entries: readonly CatalogueEntry[]): number[] =>
  entries.flatMap((entry) => index.placeOf(entry) ?? [])

function hasEnough({ searched: { index }, places, statuses, numbers }: Hits, filter: OpenFilter): boolean {
  let count = 0
  for (let i = 0; i < places.length && count < enough; i += 1) {
    const place = places[i] as number
    const entry = index.at(place)
    const status = statusNames[statuses[place] as number]
    if (entry !== undefined && status !== undefined && filter.passes(entry, status, numbers[place])) count += 1
  }
  return count >= enough
}

interface Ranking {
  readonly place: number
  readonly rank: number
  readonly listed: Listed
}

/** The page in the order of rank: only a programme that would be on it is looked at. */
function bestOf(
  { searched, places, ranks, statuses, numbers }: Hits,
  filter: OpenFilter,
  { limit, after }: PageWish,
): Row[] {
  const kept: Ranking[] = []
  const from = after === null ? undefined : { rank: Math.round(-Number(after[0]) * million), slug: String(after[1]) }
  /** The last one of a page that is full: who is to be on it comes before. */
  let last: Ranking | undefined
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number
    const rank = ranks[place] as number
    if (last !== undefined && (rank < last.rank || (rank === last.rank && !searched.isBefore(place, last.place))))
      continue
    const entry = searched.index.at(place)
    const status = statusNames[statuses[place] as number]
    if (
      entry === undefined ||
      status === undefined ||
      (from !== undefined && !isAfter(from, rank, entry.slug)) ||
      !filter.passes(entry, status, numbers[place])
    )
      continue
    if (last !== undefined) kept.pop()
    insert(kept, { place, rank, listed: filter.listed(entry, status) }, searched)
    if (kept.length > limit) last = kept.at(-1)
  }
  return kept.map(({ listed, rank }) => ({ listed, rank: rank / million }))
}

/** Puts one where it belongs: by itself, since a loop whose numbers a function looks for makes an object in every round. */
function insert(kept: Ranking[], one: Ranking, searched: Pick<SearchedCatalogue, 'isBefore'>): void {
  const next = kept.findIndex(({ place, rank }) =>
    one.rank === rank ? searched.isBefore(one.place, place) : one.rank > rank,
  )
  kept.splice(next < 0 ? kept.length : next, 0, one)
}

/** Whether a rank and slug come after a place in the order: the lesser rank, then by slug. */
function isAfter(from: { rank: number; slug: string }, rank: number, slug: string): boolean {
  return rank === from.rank ? slug > from.slug : rank < from.rank
}

/** The page in another order: the catalogue is gone through in it, from the place of the page on. */
function pageInOrder(
  { searched: { index }, ranks, statuses, numbers }: Hits,
  filter: OpenFilter,
  ordered: Iterable<CatalogueEntry>,
  { limit }: PageWish,
): Row[] {
  const rows: Row[] = []
  for (const entry of ordered) {
    const place = index.placeOf(entry)
    const rank = place === undefined ? 0 : (ranks[place] as number)
    const status = place === undefined || rank === 0 ? undefined : statusNames[statuses[place] as number]
    if (place === undefined || status === undefined || !filter.passes(entry, status, numbers[place])) continue
    if (rows.push({ listed: filter.listed(entry, status), rank: rank / million }) > limit) break
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
