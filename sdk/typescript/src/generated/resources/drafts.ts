// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { Download } from '../../core/download.ts'
import type {
  ChangeOptions,
  FileOptions,
  PostOptions,
  ReadOptions,
  RequestOptions,
  VersionedChangeOptions,
} from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type {
  Draft,
  DraftExportQuery,
  DraftListQuery,
  DraftSummary,
  GenerateDraftBody,
  PatchDraftBody,
  RegenerateDraftBody,
} from '../schemas.ts'

/** Application drafts made from a match. */
export class DraftsResource extends Resource {
  /**
   * Make an application draft from a match.
   *
   * The same match, template, language and versions are the same draft: asking again answers with it.
   * `draft.completed` tells when it is done.
   *
   * Needs the scope `drafts:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  create(body: GenerateDraftBody, options?: PostOptions): APIPromise<DraftSummary> {
    return this.transport.json('POST', path`/api/v1/drafts/generate`, { body, keyed: true, options })
  }

  /**
   * List drafts, newest first.
   *
   * Needs the scope `drafts:read`.
   */
  list(query?: DraftListQuery, options?: RequestOptions): PagePromise<DraftSummary> {
    return this.transport.page('GET', path`/api/v1/drafts`, { query, options })
  }

  /**
   * Get a draft with its document.
   *
   * Needs the scope `drafts:read`.
   *
   * @param id Id that starts with `drf_`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Draft>): APIPromise<Draft> {
    return this.transport.json('GET', path`/api/v1/drafts/${id}`, { options })
  }

  /**
   * Rewrite sections of a draft.
   *
   * JSON merge patch (RFC 7396) of sections by id. `If-Match` is required, so that nobody’s text is lost.
   *
   * Needs the scope `drafts:write`.
   *
   * @param id Id that starts with `drf_`.
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError,
   * PreconditionRequiredError
   */
  update(id: string, body: PatchDraftBody, options: VersionedChangeOptions): APIPromise<Draft> {
    return this.transport.json('PATCH', path`/api/v1/drafts/${id}`, {
      body,
      bodyType: 'application/merge-patch+json',
      options,
    })
  }

  /**
   * Delete a draft.
   *
   * Needs the scope `drafts:write`.
   *
   * @param id Id that starts with `drf_`.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  delete(id: string, options?: ChangeOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/drafts/${id}`, { options })
  }

  /**
   * Make a draft anew from what is known now.
   *
   * The id stays, and so does what people wrote, but for the sections named.
   *
   * Needs the scope `drafts:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @param id Id that starts with `drf_`.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  regenerate(id: string, body?: RegenerateDraftBody, options?: PostOptions): APIPromise<DraftSummary> {
    return this.transport.json('POST', path`/api/v1/drafts/${id}/regenerate`, { body, keyed: true, options })
  }

  /**
   * Export a draft as a file.
   *
   * Every format renders the same document; equal drafts give equal bytes.
   *
   * Needs the scope `drafts:read`.
   *
   * @param id Id that starts with `drf_`.
   * @throws NotFoundError, ConflictError
   */
  export(id: string, query?: DraftExportQuery, options?: FileOptions): APIPromise<Download> {
    return this.transport.file('GET', path`/api/v1/drafts/${id}/export`, {
      query,
      accept:
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/pdf, text/html, text/markdown, application/json, application/problem+json',
      options,
    })
  }
}
