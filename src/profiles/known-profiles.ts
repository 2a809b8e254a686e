import type { Profile } from '../core/facts/profile.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Id } from '../platform/ids.ts'
import { holdersOfExternalIds, holdersOfTaxIds } from './profile-store.ts'

/**
 * Which profiles of the account have the external ids and tax numbers of a file's rows: asked for many rows at once, where each
 * would wait for the database, and kept as the rows are written. New profiles are gathered here until they are needed.
 */
export class KnownProfiles {
  readonly #byExternalId: Map<string, string>
  readonly #byTaxId: Map<string, string[]>
  #fresh: { readonly id: Id<'prf'>; readonly document: Profile }[] = []

  private constructor(byExternalId: Map<string, string>, byTaxId: Map<string, string[]>) {
    this.#byExternalId = byExternalId
    this.#byTaxId = byTaxId
  }

  static async of(tx: Tx, accountId: string, rows: readonly Profile[]): Promise<KnownProfiles> {
    const externalIds = rows.flatMap(({ external_id: id }) => id ?? [])
    const taxIds = rows.flatMap(({ tax_id: id }) => id ?? [])
    return new KnownProfiles(
      await holdersOfExternalIds(tx, accountId, externalIds),
      await holdersOfTaxIds(tx, accountId, taxIds),
    )
  }

  withExternalId(externalId: string): string | undefined {
    return this.#byExternalId.get(externalId)
  }

  withTaxId(taxId: string): readonly string[] {
    return this.#byTaxId.get(taxId) ?? []
  }

  /** A new profile, to be written with others. */
  addFresh(id: Id<'prf'>, document: Profile): void {
    this.#fresh.push({ id, document })
    this.wrote(id, document)
  }

  takeFresh() {
    const fresh = this.#fresh
    this.#fresh = []
    return fresh
  }

  /** A row was written: what its profile was before, where there was one, and is now. */
  wrote(id: string, now: Profile, before?: Profile): void {
    if (now.external_id !== undefined) this.#byExternalId.set(now.external_id, id)
    if (now.tax_id === before?.tax_id) return
    if (before?.tax_id !== undefined)
      this.#byTaxId.set(
        before.tax_id,
        this.withTaxId(before.tax_id).filter((other) => other !== id),
      )
    if (now.tax_id !== undefined) this.#byTaxId.set(now.tax_id, [...this.withTaxId(now.tax_id), id])
  }
}
