import type { Programme, ProgrammeInput } from '../core/facts/programme.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { newUuid } from '../platform/ids.ts'
import type { Fault } from '../platform/problem.ts'
import { changedFields } from './changed-fields.ts'
import type { StoredDocument } from './documents.ts'
import { prepareProgramme } from './prepare-programme.ts'
import { findProgramme, insertProgramme, saveDocuments } from './programme-store.ts'
import type { StoredProgramme } from './programme-store.ts'
import { mustLock, reservedSlugs, slugPattern, type ProgrammesKit } from './programmes-kit.ts'
import { publishBody } from './publishing.ts'

/** A programme to be published as it is. */
export interface ProgrammeToImport {
  readonly slug: string
  readonly input: ProgrammeInput
}

export interface ImportOptions {
  /** False for a first import: matches follow, accounts and their webhooks are not told of each programme. */
  readonly notify: boolean
  /** Checks and compares, and writes nothing. */
  readonly dryRun: boolean
}

/** What became of one programme, in the order they were given. */
export type ImportOutcome =
  | { readonly slug: string; readonly outcome: 'created' | 'updated' | 'unchanged' }
  | { readonly slug: string; readonly outcome: 'refused'; readonly faults: readonly Fault[] }

/** Programmes per transaction: few commits, and no lock on the catalogue for long. */
const batch = 100

/**
 * Publishes programmes from elsewhere, a batch in one transaction; drafts are left alone. One that is wrong is
 * refused with its faults and never loses another. The same file again changes nothing.
 */
export async function importProgrammes(
  ctx: Context,
  kit: ProgrammesKit,
  programmes: readonly ProgrammeToImport[],
  options: ImportOptions,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  for (let at = 0; at < programmes.length; at += batch) {
    ctx.signal.throwIfAborted()
    const prepared = programmes.slice(at, at + batch).map((each) => prepare(each, kit))
    outcomes.push(...(await ctx.db.inAccount(ctx.accountId, (tx) => importBatch(tx, ctx, prepared, options))))
  }
  return outcomes
}

interface Ready {
  readonly slug: string
  readonly programme: Programme
  readonly documents: readonly StoredDocument[]
}
type Refused = Extract<ImportOutcome, { outcome: 'refused' }>

function prepare({ slug, input }: ProgrammeToImport, kit: ProgrammesKit): Ready | Refused {
  if (reservedSlugs.has(slug)) {
    const detail = { en: `"${slug}" is reserved`, el: `το «${slug}» είναι δεσμευμένο` }
    return { slug, outcome: 'refused', faults: [{ pointer: '/slug', code: 'reserved', detail }] }
  }
  if (!slugPattern.test(slug)) {
    const detail = {
      en: `"${slug}" is not a slug of a–z, 0–9 and hyphens`,
      el: `το «${slug}» δεν είναι slug με a–z, 0–9 και παύλες`,
    }
    return { slug, outcome: 'refused', faults: [{ pointer: '/slug', code: 'bad_format', detail }] }
  }
  const prepared = prepareProgramme(slug, input, new Map(), kit)
  return prepared.ok ? { slug, ...prepared } : { slug, outcome: 'refused', faults: prepared.faults }
}

async function importBatch(
  tx: Tx,
  ctx: Context,
  prepared: readonly (Ready | Refused)[],
  { notify, dryRun }: ImportOptions,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  const quiet: string[] = []
  for (const each of prepared) {
    if ('outcome' in each) outcomes.push(each)
    else if (dryRun) outcomes.push(await compare(tx, each))
    else {
      await insertProgramme(tx, newUuid(ctx.now), each.slug, ctx.now)
      const before = await mustLock(tx, each.slug)
      await saveDocuments(tx, each.documents, ctx.now)
      const published = isSame(before, each.programme) ? undefined : await publishBody(tx, ctx, before, each.programme)
      if (published !== undefined && notify) await record(tx, published.event)
      if (published !== undefined && !notify) quiet.push(each.slug)
      outcomes.push({
        slug: each.slug,
        outcome: published === undefined ? 'unchanged' : before.published === null ? 'created' : 'updated',
      })
    }
  }
  if (quiet.length > 0) {
    await record(tx, {
      type: 'catalogue.imported',
      accountId: null,
      occurredAt: ctx.now,
      subject: {},
      data: { slugs: quiet },
    })
  }
  return outcomes
}

/** When a file was fetched, and since when it is known that a call is paused, are no changes of the programme. */
const incidental = /\/retrieved_at$|^\/call\/suspended\/since$/

function isSame({ state, published }: Pick<StoredProgramme, 'state' | 'published'>, programme: Programme): boolean {
  return (
    state === 'published' &&
    published !== null &&
    changedFields(published.body, programme).every((pointer) => incidental.test(pointer))
  )
}

async function compare(tx: Tx, { slug, programme }: Ready): Promise<ImportOutcome> {
  const before = await findProgramme(tx, slug)
  if (before === undefined || before.published === null) return { slug, outcome: 'created' }
  return { slug, outcome: isSame(before, programme) ? 'unchanged' : 'updated' }
}
