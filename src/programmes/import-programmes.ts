import type { Programme, ProgrammeInput, Suspension } from '../core/facts/programme.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { newUuid } from '../platform/ids.ts'
import type { Fault } from '../platform/problem.ts'
import { changedFields } from './changed-fields.ts'
import type { StoredDocument } from './documents.ts'
import type { LostColumns } from './formats/import-format.ts'
import { rowDocumentKey } from './formats/row-text.ts'
import { prepareProgramme } from './prepare-programme.ts'
import { findProgrammes, insertProgrammes, lockProgrammes, saveDocuments } from './programme-store.ts'
import type { StoredProgramme } from './programme-store.ts'
import { reservedSlugs, slugPattern, type ProgrammesKit } from './programmes-kit.ts'
import { publishBodies } from './publishing.ts'
import type { Words } from './search-text.ts'

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
  /** Whether a stop of a call is one that the form of these programmes cannot say: what the publisher said of it stays. */
  readonly keepsStops?: ((stop: Suspension) => boolean) | undefined
  /** The document of a row holds its dates, amounts and conditions: the same text says nothing new. */
  readonly rowsWhole?: boolean | undefined
  /** What the rows cannot say of a programme, and the published one has. */
  readonly loses?: ((published: Programme) => LostColumns) | undefined
}

const losesNothing = (): LostColumns => ({ conditions: [], others: [] })

/** What became of one programme, in the order they were given. */
export type ImportOutcome =
  | {
      readonly slug: string
      readonly outcome: 'created' | 'updated' | 'unchanged'
      /** What the publisher decided and the import left as it is. */
      readonly kept?: 'stopped' | 'withdrawn'
      /** Columns that the file has not, and what the programme had there is gone. */
      readonly lost?: readonly string[]
    }
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
  const seen = new Set<string>()
  for (let at = 0; at < programmes.length; at += batch) {
    ctx.signal.throwIfAborted()
    const prepared = prepareImport(kit, programmes.slice(at, at + batch), seen)
    outcomes.push(...(await ctx.db.inAccount(ctx.accountId, (tx) => importPrepared(tx, ctx, kit, prepared, options))))
  }
  return outcomes
}

interface Ready {
  readonly slug: string
  readonly programme: Programme
  readonly documents: readonly StoredDocument[]
  /** The publisher's word on its call was kept. */
  readonly stopped?: true
}
type Refused = Extract<ImportOutcome, { outcome: 'refused' }>

/** A programme that can be published, or why it cannot. */
export type PreparedImport = Ready | Refused

/** What asks nothing of the database. @param seen slugs that were given before */
export const prepareImport = (
  kit: ProgrammesKit,
  programmes: readonly ProgrammeToImport[],
  seen = new Set<string>(),
): PreparedImport[] => programmes.map((each) => prepare(each, kit, seen))

function prepare({ slug, input }: ProgrammeToImport, kit: ProgrammesKit, seen: Set<string>): PreparedImport {
  const wrong = slugFault(slug, seen)
  if (wrong !== undefined) return { slug, outcome: 'refused', faults: [wrong] }
  seen.add(slug)
  const prepared = prepareProgramme(slug, input, new Map(), kit)
  return prepared.ok ? { slug, ...prepared } : { slug, outcome: 'refused', faults: prepared.faults }
}

function slugFault(slug: string, seen: ReadonlySet<string>): Fault | undefined {
  const wrong = (code: string, en: string, el: string): Fault => ({
    pointer: '/slug',
    code,
    detail: { en: `"${slug}" ${en}`, el: `το «${slug}» ${el}` },
  })
  if (reservedSlugs.has(slug)) return wrong('reserved', 'is reserved', 'είναι δεσμευμένο')
  if (!slugPattern.test(slug))
    return wrong('bad_format', 'is not a slug of a–z, 0–9 and hyphens', 'δεν είναι slug με a–z, 0–9 και παύλες')
  return seen.has(slug) ? wrong('duplicate_key', 'was given before', 'έχει ήδη δοθεί') : undefined
}

/** Publishes these in a fixed number of statements, however many programmes they are. */
export async function importPrepared(
  tx: Tx,
  ctx: Context,
  { search: words }: ProgrammesKit,
  prepared: readonly PreparedImport[],
  { notify, dryRun, keepsStops = () => false, rowsWhole = false, loses = losesNothing }: ImportOptions,
): Promise<ImportOutcome[]> {
  const given = prepared.filter((each): each is Ready => !('outcome' in each))
  const slugs = given.map(({ slug }) => slug)
  if (!dryRun)
    await insertProgrammes(
      tx,
      slugs.map((slug) => ({ id: newUuid(ctx.now), slug })),
      ctx.now,
    )
  const known = new Map(
    (dryRun ? await findProgrammes(tx, slugs) : await lockProgrammes(tx, slugs)).map((each) => [each.slug, each]),
  )
  const ready = given.map((each) => stoppedAsBefore(each, known.get(each.slug), keepsStops, rowsWhole))
  const lost = new Map(ready.flatMap(({ slug }) => lostOf(slug, known.get(slug)?.published?.body, loses)))
  const changed = ready.filter(
    ({ slug, programme }) =>
      !saysNothingNew(known.get(slug), programme, rowsWhole) && (lost.get(slug)?.conditions ?? []).length === 0,
  )
  if (!dryRun) await publishAll(tx, ctx, changed, { known, notify, words })
  const changing = new Set(changed.map(({ slug }) => slug))
  const stopped = new Set(ready.filter((each) => each.stopped === true).map(({ slug }) => slug))
  return prepared.map((each) => {
    if ('outcome' in each) return each
    const { slug } = each
    const { published = null, state } = known.get(slug) ?? {}
    const { conditions = [], others = [] } = lost.get(slug) ?? {}
    if (conditions.length > 0) return { slug, outcome: 'refused', faults: [conditionsLost(conditions)] }
    const kept = stopped.has(slug) ? 'stopped' : undefined
    if (changing.has(slug))
      return {
        slug,
        outcome: published === null ? 'created' : 'updated',
        ...(kept === undefined ? {} : { kept }),
        ...(others.length === 0 ? {} : { lost: others }),
      }
    const left = state === 'withdrawn' ? 'withdrawn' : kept
    return { slug, outcome: 'unchanged', ...(left === undefined ? {} : { kept: left }) }
  })
}

/** Of a programme that came from a row: what others have written, a row replaces as a whole. */
function lostOf(
  slug: string,
  published: Programme | undefined,
  loses: (published: Programme) => LostColumns,
): [string, LostColumns][] {
  return published?.documents.some(({ key }) => key === rowDocumentKey) === true ? [[slug, loses(published)]] : []
}

const conditionsLost = (columns: readonly string[]): Fault => ({
  pointer: '',
  code: 'column_missing',
  detail: {
    en: `the published programme has conditions from columns that this file does not have (${columns.join(', ')}), and would be open to everybody; add the columns, and leave a cell empty where the condition is no more`,
    el: `το δημοσιευμένο πρόγραμμα έχει όρους από στήλες που λείπουν από αυτό το αρχείο (${columns.join(', ')}) και θα έμενε ανοικτό σε όλους· προσθέστε τις στήλες και αφήστε κενό το κελί όπου ο όρος δεν ισχύει πια`,
  },
})

async function publishAll(
  tx: Tx,
  ctx: Context,
  changed: readonly Ready[],
  { known, notify, words }: { known: ReadonlyMap<string, StoredProgramme>; notify: boolean; words: Words },
): Promise<void> {
  if (changed.length === 0) return
  await saveDocuments(
    tx,
    changed.flatMap(({ documents }) => documents),
    ctx.now,
  )
  const programmes = changed.flatMap(({ slug, programme }) => {
    const before = known.get(slug)
    return before === undefined ? [] : [{ before, body: programme }]
  })
  const events = await publishBodies(tx, ctx, programmes, words)
  if (notify) for (const event of events) await record(tx, event)
  else
    await record(tx, {
      type: 'catalogue.imported',
      accountId: null,
      occurredAt: ctx.now,
      subject: {},
      data: { slugs: changed.map(({ slug }) => slug) },
    })
}

/** The publisher said that the call is closed, exhausted or paused: it stays so until the row has other dates than then. */
function stoppedAsBefore(
  ready: Ready,
  before: StoredProgramme | undefined,
  keepsStops: (stop: Suspension) => boolean,
  rowsWhole: boolean,
): Ready {
  const body = before?.published?.body
  const { programme } = ready
  if (body?.call.suspended === undefined || !keepsStops(body.call.suspended)) return ready
  const stays = (rowsWhole && sameRow(body, programme)) || momentsOf(body.call) === momentsOf(programme.call)
  if (!stays) return ready
  const { suspended } = body.call
  return { ...ready, programme: { ...programme, call: { ...programme.call, suspended } }, stopped: true }
}

/** The row's own text stands behind both, whatever was corrected by hand and however it is read today. */
function sameRow(a: Programme, b: Programme): boolean {
  const [one, other] = [a, b].map(({ documents }) => documents.find(({ key }) => key === rowDocumentKey)?.sha256)
  return one !== undefined && one === other
}

/** When a call opens and closes; not what else is said of its dates. */
function momentsOf({ opens_at, deadlines }: Programme['call']): string {
  const instant = (at: string | undefined): number | undefined =>
    at === undefined ? undefined : Temporal.Instant.from(at).epochMilliseconds
  return JSON.stringify([instant(opens_at?.at) ?? null, deadlines.flatMap(({ at }) => instant(at) ?? [])])
}

/** When a file was fetched, and since when it is known that a call is paused, are no changes of the programme. */
const incidental = /\/retrieved_at$|^\/call\/suspended\/since$/

/** What is published already; a row that says what was withdrawn says nothing new either: the publisher's decision stands. */
function saysNothingNew(before: StoredProgramme | undefined, programme: Programme, rowsWhole: boolean): boolean {
  if (before === undefined || before.published === null) return false
  const { body } = before.published
  if (rowsWhole && before.state === 'withdrawn' && sameRow(body, programme)) return true
  return changedFields(body, programme).every((pointer) => incidental.test(pointer))
}
