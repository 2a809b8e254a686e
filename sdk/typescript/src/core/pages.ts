import { APIPromise } from './answers.ts'

/** The next page of a list by its cursor. */
export type Following<P> = (cursor: string) => Promise<P>

/** A page as it is on the wire. */
export interface WirePage<Item> {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

/** One page of a list. Iterated, it gives its items and those of all pages after it. */
export class Page<Item> implements WirePage<Item>, AsyncIterable<Item> {
  data!: Item[]
  /** Whether there is a next page. */
  has_more!: boolean
  /** Send it as `cursor` for the next page; null on the last one. */
  next_cursor!: string | null
  readonly #following: Following<Page<Item>>

  constructor(wire: WirePage<Item>, following: Following<Page<Item>>) {
    Object.assign(this, wire)
    this.#following = following
  }

  hasNextPage(): boolean {
    return this.next_cursor !== null
  }

  /** The next page, or undefined on the last one. */
  async getNextPage(): Promise<this | undefined> {
    return this.next_cursor === null ? undefined : ((await this.#following(this.next_cursor)) as this)
  }

  /** This page and all after it. */
  async *pages(): AsyncGenerator<this, void, undefined> {
    yield this
    let next = await this.getNextPage()
    while (next !== undefined) {
      yield next
      next = await next.getNextPage()
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }
}

/** A list: awaited it is its first page; iterated with `for await` it gives the items of all pages. */
export class PagePromise<Item, Extra extends object = object>
  extends APIPromise<Page<Item> & Extra>
  implements AsyncIterable<Item>
{
  /** All pages, from the first on. */
  async *pages(): AsyncGenerator<Page<Item> & Extra, void, undefined> {
    yield* (await this).pages()
  }

  /** The items of all pages, at most `most` of them. */
  async toArray({ most = Infinity }: { most?: number } = {}): Promise<Item[]> {
    const items: Item[] = []
    if (most <= 0) return items
    for await (const item of this) {
      items.push(item)
      if (items.length >= most) break
    }
    return items
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* await this
  }
}
