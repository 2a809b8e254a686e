/**
 * The programmes of a snapshot in each order of the list, kept while it holds: a page is then a stretch of it, however many
 * programmes there are. Only the order by deadline changes by itself, when a call opens or a deadline passes.
 */
import { windowOf, quickStatus } from '../core/facts/call-status.ts'
import type { CallStatus } from '../core/facts/programme.ts'
import { moments } from '../core/matching/call-steps.ts'
import type { Language } from '../platform/language.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'
import { compareKeys, keyIn, type Order, type SortKey } from './catalogue-order.ts'
import { deadlinePoint } from './programme-status.ts'

interface OrderedRow {
  readonly entry: CatalogueEntry
  readonly key: SortKey
  /** While the order holds; undefined in orders that hold for longer. */
  readonly status: CallStatus | undefined
}

interface Ordered {
  readonly rows: readonly OrderedRow[]
  /** Milliseconds of the epoch between which the order holds. */
  readonly from: number
  readonly until: number
}

export class CatalogueOrders {
  readonly #known = new WeakMap<CatalogueSnapshot, Map<string, Ordered>>()
  /** Of each order the last one made, and of which version of the catalogue. */
  readonly #last = new Map<string, { readonly version: number; readonly ordered: Ordered }>()

  /**
   * The programmes after a place in an order, at a moment in milliseconds of the epoch. By deadline those that have passed
   * come first: they are left out here where their status is not among those wanted.
   */
  after(
    snapshot: CatalogueSnapshot,
    order: Order,
    {
      language,
      now,
      place,
      statuses,
    }: { language: Language; now: number; place: SortKey | null; statuses: ReadonlySet<CallStatus> },
  ): Iterable<CatalogueEntry> {
    const { rows } = this.#inOrder(snapshot, order, language, now)
    let low = 0
    let high = place === null ? 0 : rows.length
    while (place !== null && low < high) {
      const middle = (low + high) >>> 1
      if (compareKeys(rows[middle]?.key ?? place, place) <= 0) low = middle + 1
      else high = middle
    }
    return entriesFrom(rows, low, statuses)
  }

  /** Moments between which no call of the snapshot changes, in milliseconds of the epoch. */
  steady(snapshot: CatalogueSnapshot, now: number): { from: number; until: number } {
    const { from, until } = this.#inOrder(snapshot, 'deadline', 'el', now)
    return { from, until }
  }

  #inOrder(snapshot: CatalogueSnapshot, order: Order, language: Language, now: number): Ordered {
    const known = this.#known.get(snapshot) ?? new Map<string, Ordered>()
    this.#known.set(snapshot, known)
    const name = order === 'title' ? `${order} ${language}` : order
    const kept = known.get(name)
    if (kept !== undefined && now >= kept.from && now < kept.until) return kept
    const last = this.#last.get(name)
    const before = last !== undefined && now >= last.ordered.from && now < last.ordered.until ? last : undefined
    const made =
      (before && afterChange(before, snapshot, order, language, now)) ?? inOrder(snapshot, order, language, now)
    known.set(name, made)
    this.#last.set(name, { version: snapshot.version, ordered: made })
    return made
  }
}

function* entriesFrom(
  rows: readonly OrderedRow[],
  first: number,
  statuses: ReadonlySet<CallStatus>,
): Generator<CatalogueEntry> {
  for (let i = first; i < rows.length; i += 1) {
    const { entry, status } = rows[i] as OrderedRow
    if (status === undefined || statuses.has(status)) yield entry
  }
}

function inOrder({ bySlug }: CatalogueSnapshot, order: Order, language: Language, now: number): Ordered {
  const { rows, until } = rowsOf(bySlug.values(), order, language, now)
  return { rows, from: order === 'deadline' ? now : Number.NEGATIVE_INFINITY, until }
}

/** Each by itself, sorted, and until when their places hold. */
function rowsOf(
  entries: Iterable<CatalogueEntry>,
  order: Order,
  language: Language,
  now: number,
): { rows: OrderedRow[]; until: number } {
  const window = windowOf({ kind: 'instant', epoch_ms: now, today: '1970-01-01' })
  let until = Number.POSITIVE_INFINITY
  const rows: OrderedRow[] = []
  for (const entry of entries) {
    const call = entry.call()
    let deadlineMs: number | undefined
    let status: CallStatus | undefined
    if (order === 'deadline') {
      status = quickStatus(call, window)
      deadlineMs = deadlinePoint(call, window, status)?.ms
      for (const line of call.lines) for (const ms of moments(line)) if (ms > now) until = Math.min(until, ms)
    }
    rows.push({ entry, key: keyIn(order, { entry, deadlineMs }, language), status })
  }
  rows.sort((a, b) => compareKeys(a.key, b.key))
  return { rows, until }
}

/**
 * The order of an earlier version, with what has changed since at its new places: sorting 100,000 takes half a second, and the
 * first to ask after a publication would wait for it. Undefined where the earlier one does not tell what has changed.
 */
function afterChange(
  { version, ordered }: { version: number; ordered: Ordered },
  { bySlug }: CatalogueSnapshot,
  order: Order,
  language: Language,
  now: number,
): Ordered | undefined {
  const kept = ordered.rows.filter(({ entry }) => bySlug.get(entry.slug) === entry)
  const changed = [...bySlug.values()].filter(({ changedIn }) => changedIn > version)
  if (kept.length + changed.length !== bySlug.size) return undefined
  const added = rowsOf(changed, order, language, now)
  const rows: OrderedRow[] = []
  let next = 0
  for (const row of kept) {
    for (let one = added.rows[next]; one !== undefined && compareKeys(one.key, row.key) < 0; one = added.rows[next]) {
      rows.push(one)
      next += 1
    }
    rows.push(row)
  }
  rows.push(...added.rows.slice(next))
  const from = order === 'deadline' ? now : ordered.from
  return { rows, from, until: Math.min(ordered.until, added.until) }
}
