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
  readonly #rehearsal: Rehearsal | undefined
  readonly #written = new Map<string, Profile>()
  readonly #made = new Set<string>()
  #fresh: { readonly id: Id<'prf'>; readonly document: Profile }[] = []

  private constructor(byExternalId: Map<string, string>, byTaxId: Map<string, string[]>, rehearsal?: Rehearsal) {
    this.#byExternalId = byExternalId
    this.#byTaxId = byTaxId
    this.#rehearsal = rehearsal
  }

  /** @param rehearsal of a dry run: what rows before these would have written */
  static async of(tx: Tx, accountId: string, rows: readonly Profile[], rehearsal?: Rehearsal): Promise<KnownProfiles> {
    const externalIds = rows.flatMap(({ external_id: id }) => id ?? [])
    const taxIds = rows.flatMap(({ tax_id: id }) => id ?? [])
    const byExternalId = await holdersOfExternalIds(tx, accountId, externalIds)
    const byTaxId = await holdersOfTaxIds(tx, accountId, taxIds)
    for (const each of externalIds) {
      const id = rehearsal?.withExternalId(each)
      if (id !== undefined) byExternalId.set(each, id)
    }
    if (rehearsal !== undefined)
      for (const each of new Set(taxIds)) {
        const stored = byTaxId.get(each) ?? []
        const others = stored.filter((id) => rehearsal.documentOf(id) === undefined)
        byTaxId.set(each, [...others, ...rehearsal.withTaxId(each)])
      }
    return new KnownProfiles(byExternalId, byTaxId, rehearsal)
  }

  /** As a dry run has it by now, where it would have written it. */
  rehearsed(id: string): Profile | undefined {
    return this.#written.get(id) ?? this.#rehearsal?.documentOf(id)
  }

  /** Whether there was no such profile before the file. */
  isMade(id: string): boolean {
    return this.#made.has(id) || this.#rehearsal?.isMade(id) === true
  }

  /** What was written by these rows. */
  get written(): ReadonlyMap<string, Profile> {
    return this.#written
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
    this.#written.set(id, now)
    if (before === undefined) this.#made.add(id)
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

/** Characters of JSON that a dry run keeps: some hundred thousand rows of a table. */
const mostKept = 32 * 1024 * 1024

/** What a dry run would have written, so that its later rows meet the profiles that those of the run would meet. */
export class Rehearsal {
  /** As JSON, which takes a fraction of the memory. */
  readonly #documents = new Map<string, string>()
  readonly #byExternalId = new Map<string, string>()
  readonly #byTaxId = new Map<string, string[]>()
  readonly #made = new Set<string>()
  #kept = 0

  isMade(id: string): boolean {
    return this.#made.has(id)
  }

  withExternalId(externalId: string): string | undefined {
    return this.#byExternalId.get(externalId)
  }

  withTaxId(taxId: string): readonly string[] {
    return this.#byTaxId.get(taxId) ?? []
  }

  documentOf(id: string): Profile | undefined {
    const json = this.#documents.get(id)
    return json === undefined ? undefined : (JSON.parse(json) as Profile)
  }

  /** What rows would have written, once all of them are judged. Those that nothing could find again are not kept. */
  take(known: KnownProfiles): void {
    for (const [id, profile] of known.written) {
      const { external_id: externalId, tax_id: taxId } = profile
      const before = this.documentOf(id)
      if (before === undefined && ((externalId ?? taxId) === undefined || this.#kept > mostKept)) continue
      const json = JSON.stringify(profile)
      this.#kept += json.length
      this.#documents.set(id, json)
      if (known.isMade(id)) this.#made.add(id)
      if (externalId !== undefined) this.#byExternalId.set(externalId, id)
      if (taxId === before?.tax_id) continue
      if (before?.tax_id !== undefined)
        this.#byTaxId.set(
          before.tax_id,
          this.withTaxId(before.tax_id).filter((other) => other !== id),
        )
      if (taxId !== undefined) this.#byTaxId.set(taxId, [...this.withTaxId(taxId), id])
    }
  }
}
