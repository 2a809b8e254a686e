/**
 * Where a document breaks its pages by itself, so that the page of every heading in its contents is the same in every
 * program. Two programs never lay a text out alike: lines differ by a hair, and each has a rule of its own for footnotes
 * that do not fit. A heading near the end of a page then stands on one page here and on the next there, and every later
 * number is off by one. The plan lays the measured text out under all of these rules, and with every height from 5 % less
 * to 6.5 % more, and sets breaks until all of them agree.
 */

/** What no page break divides: a line of a paragraph or a row of a table. Heights in points. */
export interface Piece {
  readonly height: number
  /** Space above it, which a page that begins with it may leave out. */
  readonly above: number
  /** Space below it, which a page that ends with it leaves out. */
  readonly below: number
  /** Height of the footnotes whose references stand in it. */
  readonly notes: number
  /** Does not end a page. */
  readonly keep: boolean
  /** A row of a table. */
  readonly row?: boolean
}

/** A paragraph or a table. */
export interface Flow {
  readonly pieces: readonly Piece[]
  /** Head rows that a table repeats, in points. */
  readonly head?: number
  /** Stands in the contents. */
  readonly entry?: boolean
  /** Begins a page in any case. */
  readonly begins?: boolean
  /** What a page break in front of it costs, in pages left white; none may be set where it is absent. */
  readonly price?: number
}

export interface PagePlan {
  /** Indices of what is to begin a page. */
  readonly breaks: ReadonlySet<number>
  /** Page of each paragraph or table, from 1. */
  readonly pages: readonly number[]
  readonly total: number
  /** How many entries of the contents stand elsewhere under some rule: 0 but for texts that no break helps. */
  readonly doubtful: number
}

/** One way of laying pages out. */
interface Rule {
  /** All heights times this. */
  readonly scale: number
  /**
   * What waits for the next page where its footnotes do not fit: every line (Word), lines but not rows of tables, whose
   * footnotes go on upon the next page (LibreOffice), or nothing.
   */
  readonly waits: 'all' | 'lines' | 'none'
  /** What leads into a whole table stays on its page where the table does not fit there (LibreOffice). */
  readonly loose?: boolean
}

const scales = [1, 0.95, 0.965, 0.98, 1.02, 1.035, 1.05, 1.065] as const
/** The first is the one whose numbers are told. */
const rules: readonly Rule[] = [
  ...(['all', 'lines', 'none'] as const).flatMap((waits) => scales.map((scale) => ({ scale, waits }))),
  ...[0.97, 1, 1.03].map((scale) => ({ scale, waits: 'lines', loose: true }) as const),
]

/** The line above footnotes with the space around it, in points. */
const separator = 9
/** So many rows that stay together, with the head, are a whole table; a long one keeps three together. */
const wholeRows = 5
/** A page in more is better than one number that is doubtful. */
const doubt = 100
/** Pages after which a way without any break is not looked at further. */
const farthest = 12

/** Pages as one rule fills them. */
class Filling {
  readonly #rule: Rule
  readonly #room: number
  page = 1
  #used = 0
  #notes = 0
  #below = 0

  constructor(rule: Rule, room: number) {
    this.#rule = rule
    this.#room = room
  }

  /** How much of the page is filled, of 1. */
  get filled(): number {
    return Math.min(1, (this.#used + this.#notes) / this.#room)
  }

  /** Places pieces that stay together; answers the page on which they begin. */
  place(chunk: readonly Piece[], head: number): number {
    const { scale, waits, loose = false } = this.#rule
    const [first, ...rest] = chunk
    if (first === undefined) return this.page
    let [inner, notes, waiting, below] = [0, 0, 0, 0]
    for (const [i, piece] of chunk.entries()) {
      inner += (piece.height + (i > 0 ? Math.max(below, piece.above) : 0)) * scale
      notes += piece.notes * scale
      if (waits === 'all' || (waits === 'lines' && piece.row !== true)) waiting += piece.notes * scale
      below = piece.below
    }
    const table = chunk.findIndex(({ row }) => row === true)
    const whole = table >= 0 && chunk.length - table >= wholeRows
    const fresh = this.#used === 0
    // After a break of the document the space above stays; on other pages programs differ.
    const above = fresh ? (this.page > 1 && waits === 'all' ? 0 : first.above) : Math.max(this.#below, first.above)
    if (this.#fits(inner + above * scale, waiting)) return this.#put(inner + above * scale, notes, below)
    if (loose && whole && table > 0) {
      const began = this.place(chunk.slice(0, table), head)
      this.place(chunk.slice(table), head)
      return began
    }
    if (!fresh || this.#notes > 0) {
      this.#turn(head * scale)
      const there = inner + (waits === 'all' ? 0 : first.above * scale)
      if (this.#fits(there, waiting)) return this.#put(there, notes, below)
    }
    if (rest.length > 0) {
      const began = this.place([first], head)
      for (const piece of rest) this.place([piece], head)
      return began
    }
    // Higher than a page by itself: it goes on over as many as it needs.
    const began = this.page
    this.#put(first.height * scale, notes, below)
    return began
  }

  /** Whether there is room for so much text and the footnotes that it waits for. */
  #fits(height: number, notes: number): boolean {
    const more = notes > 0 && this.#notes === 0 ? notes + separator : notes
    return this.#used + this.#notes + height + more <= this.#room
  }

  #put(height: number, notes: number, below: number): number {
    this.#used += height
    this.#below = below
    if (notes > 0) this.#notes += notes + (this.#notes === 0 ? separator : 0)
    return this.page
  }

  /** To the next page; what is too much on this one goes with it. */
  #turn(head: number): void {
    const over = Math.max(0, this.#used + this.#notes - this.#room)
    this.page += 1
    this.#used = head
    this.#below = 0
    this.#notes = over > 0 ? over + separator : 0
    while (this.#notes >= this.#room) {
      this.page += 1
      this.#notes -= this.#room
    }
  }

  /** The page on which the last of what is placed stands. */
  get last(): number {
    const over = this.#used + this.#notes - this.#room
    return over > 1e-6 ? this.page + Math.ceil(over / this.#room) : this.page
  }
}

/** What stays together, beginning in the paragraph or table `at`. */
interface Chunk {
  readonly pieces: Piece[]
  /** Where each paragraph or table begins among the pieces. */
  readonly from: number[]
  readonly head: number
}

/** From `from` to the next break, as one rule lays it out: pages of what stands there, counted from 1. */
function layOut(chunks: readonly Chunk[], rule: Rule, room: number): { pages: number[]; filling: Filling } {
  const filling = new Filling(rule, room)
  const pages: number[] = []
  for (const { pieces, from, head } of chunks) {
    const page = filling.place(pieces, head)
    for (const at of from) pages[at] = page
  }
  return { pages, filling }
}

/**
 * The breaks that make every entry of the contents certain at the least of white pages.
 * @param flow what the document has, in order
 * @param room height of a page's text with its footnotes, in points
 */
export function planPages(flow: readonly Flow[], room: number): PagePlan {
  const chunks = chunksOf(flow)
  const points = pointsOf(flow, chunks)
  const best = cheapest(flow, { chunks, points, room })
  const breaks = new Set<number>()
  const pages: number[] = []
  let [page, doubtful] = [0, 0]
  for (let at = 0; at < points.length; at = best[at]?.next ?? points.length) {
    const point = points[at]
    const next = points[best[at]?.next ?? points.length]
    if (point === undefined) break
    if (at > 0) breaks.add(point.flow)
    doubtful += best[at]?.doubtful ?? 0
    const segment = chunks.slice(point.chunk, next?.chunk)
    const { pages: found, filling } = layOut(segment, rules[0] as Rule, room)
    for (const [index, own] of found.entries()) if (own !== undefined) pages[index] = page + own
    page += filling.last
  }
  return { breaks, pages, total: page, doubtful }
}

/** Where a page may begin by a break. */
interface Point {
  readonly flow: number
  readonly chunk: number
  readonly begins: boolean
  readonly price: number
}

function chunksOf(flow: readonly Flow[]): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | undefined
  for (const [index, { pieces, head = 0, begins }] of flow.entries()) {
    if (begins === true) open = undefined
    for (const [i, piece] of pieces.entries()) {
      if (open === undefined) {
        open = { pieces: [], from: [], head: i > 0 ? head : 0 }
        chunks.push(open)
      }
      if (i === 0) open.from.push(index)
      open.pieces.push(piece)
      if (!piece.keep) open = undefined
    }
  }
  return chunks
}

function pointsOf(flow: readonly Flow[], chunks: readonly Chunk[]): Point[] {
  return chunks.flatMap(({ from: [first], pieces }, chunk) => {
    // A chunk that begins in the middle of a paragraph or table begins no page by a break.
    if (first === undefined || flow[first]?.pieces[0] !== pieces[0]) return []
    const { begins = false, price } = flow[first] ?? {}
    return chunk === 0 || begins || price !== undefined ? [{ flow: first, chunk, begins, price: price ?? 0 }] : []
  })
}

interface Best {
  readonly cost: number
  /** Index of the next point with a break; as many as there are points: the end. */
  readonly next: number
  readonly doubtful: number
}

interface Problem {
  readonly chunks: readonly Chunk[]
  readonly points: readonly Point[]
  readonly room: number
}

/** Of each point the cheapest way from it to the end, from behind. */
function cheapest(flow: readonly Flow[], problem: Problem): Best[] {
  const { points } = problem
  const best: Best[] = []
  for (let at = points.length - 1; at >= 0; at -= 1) best[at] = bestFrom(at, flow, problem, best)
  return best
}

function bestFrom(at: number, flow: readonly Flow[], { chunks, points, room }: Problem, best: readonly Best[]): Best {
  const fillings = rules.map((rule) => new Filling(rule, room))
  const start = points[at]?.chunk ?? 0
  let doubtful = 0
  let found: Best = { cost: Number.POSITIVE_INFINITY, next: points.length, doubtful: 0 }
  let next = at + 1
  for (let chunk = start; chunk <= chunks.length; chunk += 1) {
    const point = points[next]
    const isEnd = chunk === chunks.length
    if (isEnd || point?.chunk === chunk) {
      const [told] = fillings
      // A number of pages that is not the same under all rules moves everything behind it.
      const torn = !isEnd && fillings.some(({ last }) => last !== told?.last)
      const ahead = isEnd ? { cost: 0 } : (best[next] ?? { cost: 0 })
      const white = isEnd ? 0 : 1 - (told?.filled ?? 1) + (point?.price ?? 0)
      const risk = doubtful + (torn ? 2 : 0)
      const cost = risk * doubt + white + ahead.cost
      if (cost < found.cost) found = { cost, next: isEnd ? points.length : next, doubtful: risk }
      if (isEnd || point?.begins === true) return found
      next += 1
    }
    if (doubtful * doubt > found.cost || ((fillings[0]?.page ?? 0) > farthest && found.cost < doubt)) return found
    const { pieces, head, from } = chunks[chunk] as Chunk
    const pages = fillings.map((filling) => filling.place(pieces, head))
    const sure = pages.every((page) => page === pages[0])
    if (!sure) doubtful += from.filter((index) => flow[index]?.entry === true).length
  }
  return found
}
