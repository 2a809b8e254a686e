import type { Citation, ResolvedAnchor } from '../core/citing/citation.ts'
import { citeSpan } from '../core/citing/quote.ts'
import { compileCall } from '../core/facts/call-status.ts'
import type { CompiledCall } from '../core/facts/call-status.ts'
import { compileProgramme } from '../core/matching/compile.ts'
import type { CompiledProgramme } from '../core/matching/compile.ts'
import type { Programme } from '../core/facts/programme.ts'
import type { Changes } from '../platform/db/changes.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import type { Reference } from '../reference/reference.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { CatalogueJudge, IndexOptions } from './catalogue-index.ts'
import { CatalogueOrders } from './catalogue-orders.ts'
import { ChangedMap } from './changed-map.ts'
import { catalogueState, changedSince } from './programme-store.ts'
import type { StoredProgramme } from './programme-store.ts'
import { WrittenLists } from './written-lists.ts'

/** A published programme in memory; a new object for every change of it. */
export interface CatalogueEntry {
  readonly id: string
  readonly slug: string
  readonly version: number
  /** The catalogue's version in which it last changed. */
  readonly changedIn: number
  readonly programme: Programme
  readonly firstPublishedAt: Temporal.Instant
  readonly publishedAt: Temporal.Instant
  /** Compiled for matching, at most once. */
  compiled(): CompiledProgramme
  /** Its dates, read at most once. */
  call(): CompiledCall
  /** The citation of a place in its documents, made at most once; undefined where it has no such document. */
  cite(anchor: ResolvedAnchor): Citation | undefined
}

/** All published programmes of one version of the catalogue. Immutable. */
export interface CatalogueSnapshot {
  readonly version: number
  readonly bySlug: ReadonlyMap<string, CatalogueEntry>
  readonly byId: ReadonlyMap<string, CatalogueEntry>
}

/** The published programmes, kept in memory and never older than the database. */
export interface Catalogue {
  /**
   * The catalogue as the transaction sees it: one cheap read tells whether it moved, and only what changed is loaded.
   * A read after an acknowledged publication is never stale, whichever process published.
   */
  current(tx: Tx): Promise<CatalogueSnapshot>
  /** The catalogue of this moment, for an answer that reads nothing else: without a statement where none is needed. */
  latest(db: Database, accountId: string): Promise<CatalogueSnapshot>
  /** What this process has read of it last, without asking the database. */
  held(): CatalogueSnapshot
  /** Pages of its list, as they were written. */
  readonly written: WrittenLists
  /**
   * All programmes of a snapshot, to be judged at once. `many`: for so many profiles that building the index
   * pays even for few programmes. Not inside a transaction: it may take as long as a build.
   */
  judge(snapshot: CatalogueSnapshot, many?: boolean): Promise<CatalogueJudge>
  /** The same inside a transaction: at once, with what is indexed by now. */
  judgeNow(snapshot: CatalogueSnapshot): CatalogueJudge
  /** Its programmes in the orders of the list. */
  readonly orders: CatalogueOrders
}

/** Rows per statement while loading: keeps one answer of the database small. */
const batch = 500

export function openCatalogue(reference: Reference, options: IndexOptions & { changes?: Changes } = {}): Catalogue {
  const index = new CatalogueIndex(reference, options)
  let held: CatalogueSnapshot = { version: 0, bySlug: new Map(), byId: new Map() }
  const { changes } = options
  let readAt: number | undefined
  let reading: { readonly version: number; readonly next: Promise<CatalogueSnapshot> } | undefined
  const current = async (tx: Tx): Promise<CatalogueSnapshot> => {
    const { version, writing } = await catalogueState(tx)
    if (version === held.version) return held
    const read = () => refreshed(tx, version < held.version ? emptied : held, version, reference)
    // What this transaction has written itself may yet be rolled back: it is nobody else's.
    if (writing) return read()
    // Many ask at once, at a start before anything was read: one reads for all. Its transaction may fail, and is not theirs.
    const shared = reading?.version === version ? await reading.next.catch(() => undefined) : undefined
    if (shared !== undefined) return shared
    const mine = { version, next: read() }
    reading = mine
    const next = await mine.next.finally(() => {
      if (reading === mine) reading = undefined
    })
    // Another has read the same meanwhile: an index is over the entries of one of them.
    if (next.version === held.version) return held
    if (next.version > held.version) held = next
    return next
  }
  return {
    judge: (snapshot, many) => index.of(snapshot, many),
    judgeNow: (snapshot) => index.now(snapshot),
    orders: new CatalogueOrders(),
    written: new WrittenLists(),
    current,
    held: () => held,
    async latest(db, accountId) {
      const heard = await changes?.caughtUp()
      const now = changes?.ofEverybody()
      if (heard === true && now === readAt) return held
      const snapshot = await db.inAccount(accountId, current)
      if (snapshot === held) readAt = now
      return snapshot
    },
  }
}

const emptied: CatalogueSnapshot = { version: 0, bySlug: new Map(), byId: new Map() }

async function refreshed(
  tx: Tx,
  from: CatalogueSnapshot,
  version: number,
  reference: Reference,
): Promise<CatalogueSnapshot> {
  const bySlug = new Map<string, CatalogueEntry | undefined>()
  const byId = new Map<string, CatalogueEntry | undefined>()
  let after: { changedIn: number; id: string } | undefined
  for (;;) {
    const rows = await changedSince(tx, from.version, after, batch)
    for (const row of rows) {
      const entry = row.state === 'published' ? entryOf(row, reference) : undefined
      bySlug.set(row.slug, entry)
      byId.set(row.id, entry)
    }
    const last = rows.at(-1)
    if (rows.length < batch || last === undefined)
      return { version, bySlug: ChangedMap.of(from.bySlug, bySlug), byId: ChangedMap.of(from.byId, byId) }
    after = { changedIn: last.changedIn ?? 0, id: last.id }
  }
}

function entryOf(row: StoredProgramme, reference: Reference): CatalogueEntry | undefined {
  const { id, slug, published, changedIn, firstPublishedAt } = row
  if (published === null) return undefined
  let compiled: CompiledProgramme | undefined
  let call: CompiledCall | undefined
  const cited = new Map<string, Citation | undefined>()
  return {
    id,
    slug,
    version: published.version,
    changedIn: changedIn ?? 0,
    programme: published.body,
    firstPublishedAt: firstPublishedAt ?? published.publishedAt,
    publishedAt: published.publishedAt,
    compiled: () => (compiled ??= compileProgramme(published.body, reference)),
    call: () => (call ??= compileCall(published.body)),
    cite: (anchor) => {
      const key = `${anchor.start} ${anchor.end} ${anchor.document}`
      const known = cited.get(key)
      if (known !== undefined || cited.has(key)) return known
      const document = published.body.documents.find((each) => each.key === anchor.document)
      const citation = document === undefined ? undefined : citeSpan(anchor, document, published.version)
      cited.set(key, citation)
      return citation
    },
  }
}
