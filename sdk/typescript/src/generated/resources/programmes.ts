// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { Download } from '../../core/download.ts'
import type {
  ChangeOptions,
  PostOptions,
  ReadOptions,
  RequestOptions,
  VersionedChangeOptions,
} from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type { Transport } from '../../core/transport.ts'
import type { Upload } from '../../core/uploads.ts'
import type {
  Extraction,
  Match,
  MergePatch,
  Programme,
  ProgrammeChangesQuery,
  ProgrammeCloseParams,
  ProgrammeComparison,
  ProgrammeDraftChange,
  ProgrammeDraftChangesQuery,
  ProgrammeExportQuery,
  ProgrammeExtractQuery,
  ProgrammeGetQuery,
  ProgrammeHistoryQuery,
  ProgrammeHit,
  ProgrammeImportFileAnswer,
  ProgrammeImportFileQuery,
  ProgrammeInput,
  ProgrammeListQuery,
  ProgrammeMatchesQuery,
  ProgrammeSearchQuery,
  ProgrammeSummary,
  ProgrammeVersion,
  ProgrammeWithdrawParams,
  WrittenProgramme,
} from '../schemas.ts'
import { ProgrammesDocumentsResource } from './programmes-documents.ts'

/** The catalogue of funding programmes, its search, versions and source texts. */
export class ProgrammesResource extends Resource {
  /** The source texts that citations point into. */
  readonly documents: ProgrammesDocumentsResource
  constructor(transport: Transport) {
    super(transport)
    this.documents = new ProgrammesDocumentsResource(transport)
  }

  /**
   * List programmes.
   *
   * Published programmes, the nearest deadline first. Filters ask what a programme is open to.
   *
   * Needs the scope `programmes:read`.
   */
  list(query?: ProgrammeListQuery, options?: RequestOptions): PagePromise<ProgrammeSummary> {
    return this.transport.page('GET', path`/api/v1/programmes`, { query, options })
  }

  /**
   * Search programmes.
   *
   * All words, in any form, case and accent, in Greek, in Greek written with Latin letters, and in English; codes
   * and law numbers as they are. What is misspelt is found by its sound when nothing else is.
   *
   * Needs the scope `programmes:read`.
   */
  search(
    query: ProgrammeSearchQuery,
    options?: RequestOptions,
  ): PagePromise<
    ProgrammeHit,
    {
      /** The facets asked for, each counted under all filters but its own. */
      facets?: {
        status?: Array<{
          value: string
          /** A number from 1. */
          count: number
        }>
        instrument?: Array<{
          value: string
          /** A number from 1. */
          count: number
        }>
        business_size?: Array<{
          value: string
          /** A number from 1. */
          count: number
        }>
        country?: Array<{
          value: string
          /** A number from 1. */
          count: number
        }>
        objective?: Array<{
          value: string
          /** A number from 1. */
          count: number
        }>
      }
    }
  > {
    return this.transport.page('GET', path`/api/v1/programmes/search`, { query, options })
  }

  /**
   * Export the list of programmes.
   *
   * All programmes that the filters leave, in the order of the list, as a spreadsheet. The CSV opens in spreadsheets
   * as it is; no cell can become a formula. As JSON they are whole, with the texts of their documents: the file that
   * POST /programmes/import takes.
   *
   * Needs the scope `programmes:read`.
   */
  export(query?: ProgrammeExportQuery, options?: RequestOptions): APIPromise<Download> {
    return this.transport.file('GET', path`/api/v1/programmes/export`, {
      query,
      accept:
        'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/json, application/problem+json',
      options,
    })
  }

  /**
   * Read a programme.
   *
   * Needs the scope `programmes:read`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError
   */
  get(slug: string, query?: ProgrammeGetQuery, options?: ReadOptions<Programme>): APIPromise<Programme> {
    return this.transport.json('GET', path`/api/v1/programmes/${slug}`, { query, options })
  }

  /**
   * Write the draft of a programme.
   *
   * Makes the programme if there is none. Everything is checked: criteria, codes, and that each quotation stands in
   * its document. A published version stays until the draft is published.
   *
   * The body may have 20 MiB.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  saveDraft(slug: string, body: ProgrammeInput, options?: ChangeOptions): APIPromise<WrittenProgramme> {
    return this.transport.json('PUT', path`/api/v1/programmes/${slug}`, { body, options })
  }

  /**
   * Change the draft of a programme.
   *
   * A merge patch (RFC 7396) of the draft, or of the published version where there is no draft. Documents keep their
   * texts when their id is kept.
   *
   * The body may have 20 MiB.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError, PreconditionRequiredError
   */
  updateDraft(
    slug: string,
    body: MergePatch<ProgrammeInput>,
    options: VersionedChangeOptions,
  ): APIPromise<WrittenProgramme> {
    return this.transport.json('PATCH', path`/api/v1/programmes/${slug}`, {
      body,
      bodyType: 'application/merge-patch+json',
      options,
    })
  }

  /**
   * List the versions of a programme.
   *
   * Needs the scope `programmes:read`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError
   */
  history(slug: string, query?: ProgrammeHistoryQuery, options?: RequestOptions): PagePromise<ProgrammeVersion> {
    return this.transport.page('GET', path`/api/v1/programmes/${slug}/history`, { query, options })
  }

  /**
   * Compare two versions of a programme.
   *
   * What the later version says otherwise, a sentence for each difference: a deadline moved, a budget line
   * exhausted, an amount or a condition changed.
   *
   * Needs the scope `programmes:read`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError
   */
  changes(slug: string, query?: ProgrammeChangesQuery, options?: RequestOptions): APIPromise<ProgrammeComparison> {
    return this.transport.json('GET', path`/api/v1/programmes/${slug}/changes`, { query, options })
  }

  /**
   * Import programmes from a file.
   *
   * JSON, CSV or XLSX. A job reads the file row by row: a row that is wrong never loses another, the same file again
   * changes nothing, what is no longer in it is reported and left alone. The job's result is the report.
   *
   * The body may have 20 MiB.
   *
   * Needs the scope `catalogue:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  importFile(
    file: Upload<'application/json' | 'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'>,
    query?: ProgrammeImportFileQuery,
    options?: PostOptions,
  ): APIPromise<ProgrammeImportFileAnswer> {
    return this.transport.json('POST', path`/api/v1/programmes/import`, { file, query, keyed: true, options })
  }

  /**
   * List the changes of the draft.
   *
   * Each change of the draft with who, when, and what was there before and after, newest first. They are kept when
   * the draft is published. The first making of a programme is no change.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError
   */
  draftChanges(
    slug: string,
    query?: ProgrammeDraftChangesQuery,
    options?: RequestOptions,
  ): PagePromise<ProgrammeDraftChange> {
    return this.transport.page('GET', path`/api/v1/programmes/${slug}/draft-changes`, { query, options })
  }

  /**
   * Publish the draft.
   *
   * Makes a new immutable version. A draft equal to the published version makes none. A withdrawn programme without
   * a draft is published again as it was.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  publish(slug: string, options?: PostOptions): APIPromise<WrittenProgramme> {
    return this.transport.json('POST', path`/api/v1/programmes/${slug}/publish`, { keyed: true, options })
  }

  /**
   * Stop the call.
   *
   * Says that the call is closed, exhausted or paused, in a new version.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  close(slug: string, body?: ProgrammeCloseParams, options?: PostOptions): APIPromise<Programme> {
    return this.transport.json('POST', path`/api/v1/programmes/${slug}/close`, { body, keyed: true, options })
  }

  /**
   * Withdraw a programme.
   *
   * Takes it out of lists, searches and matches; it can still be read, with the reason.
   *
   * Needs the scope `catalogue:write`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  withdraw(slug: string, body: ProgrammeWithdrawParams, options?: PostOptions): APIPromise<Programme> {
    return this.transport.json('POST', path`/api/v1/programmes/${slug}/withdraw`, { body, keyed: true, options })
  }

  /**
   * Read a call document into a draft.
   *
   * The body is the document itself: PDF, DOCX, HTML or plain text, in Greek or English. Amounts, dates,
   * intensities, conditions and lists of codes are read, each with its sentence; what cannot be structured stays a
   * cited `manual` criterion. A person reviews the draft (PATCH) and publishes it. With `role=amendment` it is a
   * decision that changes a programme: deadlines moved, amounts raised, parts of the budget exhausted go into the
   * draft of that programme, each with the words of the decision.
   *
   * The body may have 32 MiB.
   *
   * Needs the scope `catalogue:write`.
   *
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError
   */
  extract(
    file: Upload<
      | 'application/pdf'
      | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      | 'text/html'
      | 'text/plain'
    >,
    query?: ProgrammeExtractQuery,
    options?: PostOptions,
  ): APIPromise<Extraction> {
    return this.transport.json('POST', path`/api/v1/programmes/extract`, { file, query, keyed: true, options })
  }

  /**
   * The account’s profiles that a programme fits.
   *
   * Needs the scope `matches:read`.
   *
   * @param slug Slug of the programme.
   * @throws NotFoundError
   */
  matches(slug: string, query?: ProgrammeMatchesQuery, options?: RequestOptions): PagePromise<Match> {
    return this.transport.page('GET', path`/api/v1/programmes/${slug}/matches`, { query, options })
  }
}
