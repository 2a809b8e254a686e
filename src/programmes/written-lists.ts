/** Pages of the list of programmes as they were written, kept as long as they say the same. */
import { SpareMemory, type ReusableBody } from '../platform/reusable-body.ts'
import type { SortKey } from './catalogue-order.ts'
import type { CatalogueSnapshot } from './catalogue.ts'

export interface WrittenPage {
  readonly body: ReusableBody
  /** Of each row, and of one more where there is a next page. */
  readonly keys: readonly SortKey[]
  /** By who asks for the page: the cursor is signed for the account. */
  readonly signed: WeakMap<
    object,
    { readonly cursor: readonly string[]; readonly headers: Readonly<Record<string, string>> }
  >
  /** Moments between which it holds, in milliseconds of the epoch. */
  readonly from: number
  readonly until: number
}

/** Pages of one version of the catalogue: of some 30 KB each. */
const mostPages = 200

export class WrittenLists {
  /** For pages under way. */
  readonly spare = new SpareMemory()
  readonly #kept = new WeakMap<CatalogueSnapshot, Map<string, WrittenPage>>()

  find(snapshot: CatalogueSnapshot, key: string, now: number): WrittenPage | undefined {
    const page = this.#kept.get(snapshot)?.get(key)
    return page !== undefined && now >= page.from && now < page.until ? page : undefined
  }

  keep(snapshot: CatalogueSnapshot, key: string, page: WrittenPage): void {
    const pages = this.#kept.get(snapshot) ?? new Map<string, WrittenPage>()
    this.#kept.set(snapshot, pages)
    const [oldest] = pages.keys()
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest)
    pages.set(key, page)
  }
}
