import { setImmediate } from 'node:timers/promises'
import type { Reason } from '../core/matching/result.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { refusalsOf } from '../platform/db/refused-rows.ts'
import { NotedRows } from '../platform/files/noted-rows.ts'
import { csvType, openTable, xlsxType } from '../platform/files/table.ts'
import { unreadableFile } from '../platform/files/unreadable.ts'
import type { Text } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'
import { programmeAgainstText } from './against-text.ts'
import { importFormats } from './formats/import-format.ts'
import type { ImportFile, ImportFormat, ImportRow, ImportSource } from './formats/import-format.ts'
import { conditionsInText } from './formats/row-text.ts'
import { importPrepared, prepareImport } from './import-programmes.ts'
import type { ImportOutcome, PreparedImport } from './import-programmes.ts'
import { importedAmong, importedFrom, noteImported } from './import-store.ts'
import type { ProgrammesKit } from './programmes-kit.ts'

/** The media types of files that are imported, besides JSON. */
export const importTypes = [csvType, xlsxType] as const

/** Opens a file by its media type. @throws Problem 422 when it is not what it says */
export async function openImportFile(media: string, bytes: Uint8Array): Promise<ImportFile> {
  if (media !== 'application/json') return { table: await openTable(bytes, media) }
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown }
  } catch {
    throw unreadableFile('no_json', { en: 'it is no JSON in UTF-8', el: 'δεν είναι JSON σε UTF-8' })
  }
}

/** The format that a file is in: the one named, or the first it looks like. */
export function formatOf(file: ImportFile, wanted: string | undefined): ImportFormat | undefined {
  return importFormats.find((each) => (wanted === undefined || each.name === wanted) && each.fits(file))
}

/** The report of an import: what `GET /jobs/{id}` shows as its result. */
export interface ImportReport {
  format: string
  collection: string
  dry_run: boolean
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Rows that belong to the programme of an earlier one. */
  merged: number
  /** Programmes that came in from this collection before and are not in it any more; they are left as they are. */
  vanished: { count: number; slugs: string[] }
  /** Rows with something to tell, at most a thousand; refused ones first where there are more. */
  noted: NotedRow[]
}

export interface NotedRow {
  row: number
  slug: string | null
  outcome: ImportOutcome['outcome'] | 'merged'
  notes: { pointer?: string; detail: Text }[]
}

export interface FileToImport {
  readonly format: ImportFormat
  readonly file: ImportFile
  readonly retrievedAt: string
  /** The collection that the file is the whole of; programmes of it that the file lacks have vanished. */
  readonly collection: string
  readonly notify: boolean
  readonly dryRun: boolean
}

/** How far an import has come. */
export interface ImportProgress {
  /** Rows done. */
  readonly done: number
  readonly report: ImportReport
}

export interface ImportHooks {
  /** Where an import that was broken off goes on. */
  readonly from?: ImportProgress | undefined
  /** Keeps how far it has come in the transaction that publishes a portion: either both are there, or neither. */
  readonly keep?: (tx: Tx, progress: ImportProgress) => Promise<void>
  /** Told after each portion; its programmes are published. */
  readonly after?: (progress: ImportProgress) => Promise<void>
}

/** Rows at a time: the report moves on, and an import that is cancelled stops between them. */
const portion = 50
const mostVanished = 1000

/** Reads a file row by row and publishes its programmes, a portion at a time. A row that is wrong never loses another. */
export async function importFile(
  ctx: Context,
  kit: ProgrammesKit,
  wish: FileToImport,
  { from, keep, after }: ImportHooks = {},
): Promise<ImportReport> {
  const { format, file, retrievedAt, collection, notify, dryRun } = wish
  const source: ImportSource = { reference: kit.reference, retrievedAt, formFaults: kit.formFaults }
  const report = from?.report ?? emptyReport(wish)
  const noted = new NotedRows(report.noted)
  const begun = ctx.now
  const seen = new Set<string>()
  const waiting: ImportRow[] = []
  let done = 0
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    // Rows that ask nothing of the database would hold up everything else that this process does.
    await setImmediate()
    const ready = waiting.splice(0)
    done += ready.length
    if (from !== undefined && done <= from.done) return
    const { keepsStops, rowsWhole } = format
    const options = { notify, dryRun, keepsStops, rowsWhole, loses: format.losesOf?.(file) }
    const slugs = ready.flatMap(({ slug, merged }) => (slug === undefined || merged === true ? [] : [slug]))
    const rows = ready.map((row) => readyRow(row, kit))
    const prepared = prepareImport(kit, rows.flatMap(toImport))
    const write = (taken: readonly PreparedImport[]): Promise<void> =>
      ctx.db.inAccount(ctx.accountId, async (tx) => {
        const own = await importedAmong(tx, collection, slugs)
        const outcomes = await importPrepared(tx, ctx, kit, taken, options)
        tell(kit, rows, outcomes, { report, noted, own })
        if (!dryRun) await noteImported(tx, collection, slugs, begun)
        await keep?.(tx, { done, report })
      })
    await write(prepared).catch(async (error: unknown) => {
      const refusals = await refusalsOf(ctx, prepared, error, (tx, each) =>
        importPrepared(tx, ctx, kit, [each], options),
      )
      await write(prepared.map((each, n) => refusedFor(each, refusals[n])))
    })
    await after?.({ done, report })
  }
  for await (const row of format.read(file, source)) {
    ctx.signal.throwIfAborted()
    waiting.push(withConditions(onceOnly(row, seen), format))
    if (waiting.length === portion) await flush()
  }
  await flush()
  const gone = (await ctx.db.inAccount(ctx.accountId, (tx) => importedFrom(tx, collection))).filter(
    (slug) => !seen.has(slug),
  )
  report.vanished = { count: gone.length, slugs: gone.slice(0, mostVanished) }
  return report
}

const refusedFor = (each: PreparedImport, fault: Fault | undefined): PreparedImport =>
  fault === undefined ? each : { slug: each.slug, outcome: 'refused', faults: [fault] }

/** The row, refused where an earlier one has its slug. */
function onceOnly(row: ImportRow, seen: Set<string>): ImportRow {
  if (row.slug === undefined) return row
  if (seen.has(row.slug) && row.merged !== true)
    return { row: row.row, slug: row.slug, notes: [{ key: 'import_row.slug_repeated', values: {} }] }
  seen.add(row.slug)
  return row
}

function withConditions(row: ImportRow, { asWritten }: ImportFormat): ImportRow {
  return row.programme === undefined || asWritten === true
    ? row
    : { ...row, programme: conditionsInText(row.programme) }
}

function emptyReport({ format, collection, dryRun }: FileToImport): ImportReport {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0, merged: 0 }
  return { format: format.name, collection, dry_run: dryRun, ...counts, vanished: { count: 0, slugs: [] }, noted: [] }
}

/** A row with the faults of its form, and what its rules say otherwise than its text. */
interface ReadyRow {
  readonly row: ImportRow
  readonly faults: readonly Fault[]
  readonly against: readonly Reason[]
}

function readyRow(row: ImportRow, { formFaults, reference }: ProgrammesKit): ReadyRow {
  const { programme } = row
  if (programme === undefined) return { row, faults: row.faults ?? [], against: [] }
  const against = programmeAgainstText(programme, reference).map(({ reason }) => reason)
  return { row, faults: row.faults ?? formFaults(programme), against }
}

const toImport = ({ row: { slug, programme }, faults }: ReadyRow) =>
  slug === undefined || programme === undefined || faults.length > 0 ? [] : [{ slug, input: programme }]

interface Telling {
  readonly report: ImportReport
  readonly noted: NotedRows<NotedRow>
  /** Slugs of programmes that came in from this collection before. */
  readonly own: ReadonlySet<string>
}

/** Counts what became of these rows, and notes what there is to tell. */
function tell(
  kit: ProgrammesKit,
  rows: readonly ReadyRow[],
  became: readonly ImportOutcome[],
  { report, noted, own }: Telling,
): void {
  const outcomes = new Map(became.map((outcome) => [outcome.slug, outcome]))
  for (const { row, faults: ofForm, against } of rows) {
    const found = row.programme === undefined ? undefined : outcomes.get(row.slug ?? '')
    const outcome = row.merged === true ? 'merged' : (found?.outcome ?? 'refused')
    report.rows += 1
    report[outcome] += 1
    const faults = [...ofForm, ...(found?.outcome === 'refused' ? found.faults : [])]
    const said = [
      ...row.notes,
      ...(outcome === 'updated' && !own.has(row.slug ?? '') ? [{ key: 'import_row.of_others', values: {} }] : []),
      ...(found === undefined || found.outcome === 'refused' || found.kept === undefined
        ? []
        : [{ key: `import_row.kept_${found.kept}`, values: {} }]),
      ...(found === undefined || found.outcome === 'refused' || found.lost === undefined
        ? []
        : [{ key: 'import_row.columns_lost', values: { fields: found.lost.join(', ') } }]),
      ...against,
    ]
    const notes = [
      ...unique(said.map((reason) => kit.explain(reason))).map((detail) => ({ detail })),
      ...faults.map(({ pointer, detail }) => ({ pointer, detail })),
    ]
    if (notes.length > 0) noted.add({ row: row.row, slug: row.slug ?? null, outcome, notes })
  }
}

function unique(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((text) => [text.en, text])).values()]
}
