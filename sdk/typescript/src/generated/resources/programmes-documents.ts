// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { ReadOptions } from '../../core/options.ts'
import { Resource } from '../../core/resource.ts'
import type { ProgrammeDocument } from '../schemas.ts'

/** The source texts that citations point into. */
export class ProgrammesDocumentsResource extends Resource {
  /**
   * Read a source document.
   *
   * The canonical text that citations point into: text[start:end] == exact, in code points.
   *
   * Needs the scope `programmes:read`.
   *
   * @param slug The programme's name in addresses: a–z, 0–9 and hyphens.
   * @param id `doc_` and the first 26 hex digits of the text's SHA-256.
   * @throws NotFoundError
   */
  get(slug: string, id: string, options?: ReadOptions<ProgrammeDocument>): APIPromise<ProgrammeDocument> {
    return this.transport.json('GET', path`/api/v1/programmes/${slug}/documents/${id}`, { options })
  }
}
