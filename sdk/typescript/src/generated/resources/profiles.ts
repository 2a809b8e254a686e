// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ChangeOptions, PostOptions, ReadOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type { Transport } from '../../core/transport.ts'
import type { Upload } from '../../core/uploads.ts'
import type {
  Compatible,
  MergePatch,
  Profile,
  ProfileBody,
  ProfileCompatibleQuery,
  ProfileImportFileAnswer,
  ProfileImportFileQuery,
  ProfileListQuery,
  ProfileSizeQuery,
  Size,
} from '../schemas.ts'
import { ProfilesDeMinimisResource } from './profiles-de-minimis.ts'

/** Businesses and clients, with everything that decides what they may apply for. */
export class ProfilesResource extends Resource {
  /** De minimis aid of the single undertaking that a profile belongs to. */
  readonly deMinimis: ProfilesDeMinimisResource
  constructor(transport: Transport) {
    super(transport)
    this.deMinimis = new ProfilesDeMinimisResource(transport)
  }

  /**
   * Create a profile.
   *
   * Needs the scope `profiles:write`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  create(body: ProfileBody, options?: PostOptions): APIPromise<Profile> {
    return this.transport.json('POST', path`/api/v1/profiles`, { body, keyed: true, options })
  }

  /**
   * List profiles, newest first.
   *
   * Needs the scope `profiles:read`.
   */
  list(query?: ProfileListQuery, options?: RequestOptions): PagePromise<Profile> {
    return this.transport.page('GET', path`/api/v1/profiles`, { query, options })
  }

  /**
   * Import profiles from a file.
   *
   * CSV, XLSX, NDJSON, or companies of the Greek business registry as JSON. A job reads the file row by row: a row
   * that is wrong never loses another, the same file again changes nothing. The job's result is the report.
   *
   * The body may have 128 MiB.
   *
   * Needs the scope `profiles:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  importFile(
    file: Upload<
      | 'application/json'
      | 'text/csv'
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      | 'application/x-ndjson'
    >,
    query?: ProfileImportFileQuery,
    options?: PostOptions,
  ): APIPromise<ProfileImportFileAnswer> {
    return this.transport.json('POST', path`/api/v1/profiles/import`, { file, query, keyed: true, options })
  }

  /**
   * Get a profile.
   *
   * Needs the scope `profiles:read`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError
   */
  get(id: string, options?: ReadOptions<Profile>): APIPromise<Profile> {
    return this.transport.json('GET', path`/api/v1/profiles/${id}`, { options })
  }

  /**
   * Replace a profile.
   *
   * Needs the scope `profiles:write`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError
   */
  replace(id: string, body: ProfileBody, options?: ChangeOptions): APIPromise<Profile> {
    return this.transport.json('PUT', path`/api/v1/profiles/${id}`, { body, options })
  }

  /**
   * Change some fields of a profile.
   *
   * JSON merge patch (RFC 7396): fields given replace, `null` removes, lists are replaced whole. The merged profile
   * is validated as a whole.
   *
   * Needs the scope `profiles:write`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError, ConflictError, PreconditionFailedError, UnprocessableEntityError
   */
  update(id: string, body: MergePatch<ProfileBody>, options?: ChangeOptions): APIPromise<Profile> {
    return this.transport.json('PATCH', path`/api/v1/profiles/${id}`, {
      body,
      bodyType: 'application/merge-patch+json',
      options,
    })
  }

  /**
   * Erase a profile and what was derived from it.
   *
   * Needs the scope `profiles:write`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError, PreconditionFailedError, UnprocessableEntityError
   */
  delete(id: string, options?: ChangeOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/profiles/${id}`, { options })
  }

  /**
   * Size of a business and how it was reached.
   *
   * Own figures with those of partner enterprises pro rata and linked ones in full (Recommendation 2003/361/EC,
   * Annex), two consecutive periods, public and exempt investors; with every step.
   *
   * Needs the scope `profiles:read`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError
   */
  size(id: string, query?: ProfileSizeQuery, options?: ReadOptions<Size>): APIPromise<Size> {
    return this.transport.json('GET', path`/api/v1/profiles/${id}/size`, { query, options })
  }

  /**
   * Which matches can be taken together, and the best set.
   *
   * Pairs that exclude or limit each other with the reason, shared ceilings, and the set with the most expected aid:
   * exact for up to 40 matches, said to be approximate beyond.
   *
   * Needs the scope `matches:read`.
   *
   * @param id Id that starts with `prf_`.
   * @throws NotFoundError
   */
  compatible(id: string, query?: ProfileCompatibleQuery, options?: RequestOptions): APIPromise<Compatible> {
    return this.transport.json('GET', path`/api/v1/profiles/${id}/compatible`, { query, options })
  }
}
