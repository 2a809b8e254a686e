import type { ProgrammeInput } from '../../core/facts/programme.ts'
import type { Reason } from '../../core/matching/result.ts'
import type { Reference } from '../../reference/reference.ts'
import { frenchFormat } from './french-format.ts'

/** What a file does not say about itself. */
export interface ImportSource {
  readonly reference: Reference
  /** When the file was fetched, RFC 3339. */
  readonly retrievedAt: string
}

/** A file as it was handed in. */
export interface ImportFile {
  readonly text: string
  /** Its value where it is JSON. */
  readonly json: unknown
}

/** One row of a file. Without a programme it was refused, and `notes` say why. */
export interface ImportRow {
  /** From 1. */
  readonly row: number
  readonly slug?: string
  readonly programme?: ProgrammeInput
  /** What a publisher should know of the row. */
  readonly notes: readonly Reason[]
}

/** A form that programmes come in from elsewhere. A row that cannot be read never loses another one. */
export interface ImportFormat {
  readonly name: string
  readonly says: string
  /** Whether the file looks like this format; a quick look, no promise. */
  fits(file: ImportFile): boolean
  read(file: ImportFile, source: ImportSource): readonly ImportRow[]
}

/** Every format, in the order in which a file is tried. */
export const importFormats: readonly ImportFormat[] = [frenchFormat]
