import type { Programme, ProgrammeInput, Suspension } from '../../core/facts/programme.ts'
import type { Reason } from '../../core/matching/result.ts'
import type { Table } from '../../platform/files/table.ts'
import type { Fault } from '../../platform/problem.ts'
import type { Reference } from '../../reference/reference.ts'
import { commonGrantsFormat } from './common-grants.ts'
import { euFormat } from './eu-calls.ts'
import { frenchSchemaFormat } from './fr-schema.ts'
import { frenchFormat } from './french-format.ts'
import { italianFormat } from './it-incentivi.ts'
import { ownFormat } from './own-json.ts'
import { templateFormat } from './template.ts'
import { pennsylvaniaFormat } from './us-pennsylvania.ts'

/** What a file does not say about itself. */
export interface ImportSource {
  readonly reference: Reference
  /** When the file was fetched, RFC 3339. */
  readonly retrievedAt: string
  /** What is wrong with the form of a programme as a publisher writes it. */
  readonly formFaults: (json: unknown) => Fault[]
}

/** A file as it was handed in: JSON, or a table. */
export interface ImportFile {
  readonly json?: unknown
  readonly table?: Table
}

/** One row of a file. Without a programme it was refused, and `notes` and `faults` say why. */
export interface ImportRow {
  /** From 1. */
  readonly row: number
  readonly slug?: string
  readonly programme?: ProgrammeInput
  /** The row belongs to an earlier one's programme. */
  readonly merged?: true
  /** What a publisher should know of the row. */
  readonly notes: readonly Reason[]
  readonly faults?: readonly Fault[]
}

/** Columns whose absence takes something away from a programme. */
export interface LostColumns {
  readonly conditions: readonly string[]
  readonly others: readonly string[]
}

/** A form that programmes come in from elsewhere. A row that cannot be read never loses another one. */
export interface ImportFormat {
  readonly name: string
  readonly says: string
  /** Whether it is the publisher who stopped the call, as no row of this form can say it: then the stop outlives an import. */
  readonly keepsStops?: (stop: Suspension) => boolean
  /** The document of a row holds its dates, amounts and conditions: where it is the same, the row says nothing new. */
  readonly rowsWhole?: true
  /** A row is a programme as its publisher writes it: one without conditions has none. */
  readonly asWritten?: true
  /** What a file of this form cannot say of a programme, for its table lacks the column, and the published one has. */
  readonly losesOf?: (file: ImportFile) => (published: Programme) => LostColumns
  /** Whether the file looks like this format; a quick look, no promise. */
  fits(file: ImportFile): boolean
  read(file: ImportFile, source: ImportSource): Iterable<ImportRow> | AsyncIterable<ImportRow>
}

/** Every format, in the order in which a file is tried. */
export const importFormats: readonly ImportFormat[] = [
  frenchFormat,
  frenchSchemaFormat,
  italianFormat,
  euFormat,
  pennsylvaniaFormat,
  commonGrantsFormat,
  ownFormat,
  templateFormat,
]
