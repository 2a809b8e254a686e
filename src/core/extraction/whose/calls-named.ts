import type { ProgrammeInput } from '../../facts/programme.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Which calls a sentence names, in quotation marks or by their codes, and whether one of them is the call that is read for. */

/** What a call is known by. */
export interface CallNames {
  /** Of its programme, of its documents and of the parts of its budget. */
  readonly titles: readonly string[]
  readonly codes: readonly string[]
  /** With what its text begins, folded: the programmes that it belongs to stand there. */
  readonly head: string
}

/** A call, or all of a programme, that a text names. */
export interface NamedCall extends Span {
  /** `bare`: by capital letters, without quotation marks. */
  readonly kind: 'title' | 'code' | 'all' | 'bare'
  /** Folded; of all calls the programme, empty where none is named. */
  readonly name: string
}

const noun = String.raw`(?:(?:προσκλησ|προκηρυξ|καθεστω)\p{L}*|δρασ(?:η|ησ|εισ|εων|εσ)(?!\p{L})|(?:calls?|schemes?|actions?|topics?)(?!\p{L}))`
/** Between a call and its name: no other thing that has one. */
const between = String.raw`(?:(?!προγραμμα|ταμειο|programme|\p{L}+ται(?!\p{L})|φρασ|λεξ|ποσ[οα]|αντι(?!\p{L})|οπου|παραγρ|αρθρ|σημει|τιτλο[νσ]? σε|παραρτ|πινακ|word|phrase|read|replac|paragraph|point|article|section|annex|table)[^«»“”"\n;:]){0,80}?`
const quoted = String.raw`[«“"]([^«»“”"\n]{4,200})[»”"]`
const titleBehind = new RegExp(String.raw`(?<!\p{L})${noun}${between}${quoted}`, 'gu')
const nextTitle = new RegExp(
  String.raw`^(?:\s*,|\s+και|\s+and|\s*,?\s+καθωσ και)\s+(?:(?:τησ|των|of|the)\s+)?${quoted}`,
  'u',
)
const codeBehind = new RegExp(
  String.raw`(?<!\p{L})${noun}(?: (?:for|υποβολησ) (?:proposals|applications|expressions of interest|προτασεων|αιτησεων))?(?:\s+(?:με|with|under|no\.?|αρ\p{L}*\.?|κωδ\p{L}*\.?|α\/α|οπσ|code|number|reference|ref\.?|topic|:)){0,4}\s*:?\s+(?=[\p{L}\d-]*\d)([\p{L}\d]+(?:[-_][\p{L}\d]+)+|\d{4,7})(?![\p{L}\d/.]*\d)`,
  'gu',
)
/** "All calls of the programme": ours is one of them where it is of that programme. */
const allCalls = new RegExp(
  String.raw`(?<!\p{L})(?:ολ(?:εσ|ων) (?:οι |τισ |των )(?:\p{L}+ ){0,2}?(?:προσκλησ|προκηρυξ|δρασ)\p{L}*|all (?:the )?(?:\p{L}+ ){0,2}?(?:calls|schemes|actions)(?!\p{L}))(?:${between}(?:προγραμμα|ταμει|programme|fund)${between}${quoted})?`,
  'gu',
)
/** "In the programme «…» the deadline is …": one that takes applications itself. */
const programmeFirst = new RegExp(
  String.raw`(?:^\W*|[.;·] )(?:\p{L}{1,2}[.)]\s*|\d{1,2}[.)]\s*)?(?:στο|για το|in the|for the|under the) (?:προγραμμα|programme)${between}${quoted}`,
  'gu',
)

/** A wording that is quoted, not a name. */
const isWording = (name: string): boolean => /\d\s*(?:€|%|ευρω)|\d[./]\d|(?:€|eur)\s*\d/u.test(name)

const capitals = String.raw`\p{Lu}[\p{L}-]+(?:\s+(?:\p{Lu}[\p{L}-]+|και|της|των|του|and|of|for|in|–|-)){1,8}`
/** "Της Δράσης Έξυπνη Μεταποίηση", "the Coastal Logistics scheme". */
const bare = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Ππ]ρόσκληση|[Ππ]ροκήρυξη|[Δδ]ράση)[ςν]?\s+(?<behind>${capitals})|the\s+(?<before>${capitals})\s+(?:call|scheme)(?!\p{L}))`,
  'gu',
)

/** @param raw the same as it is printed, where its capital letters may tell a name */
export function callsNamedIn(folded: string, raw = ''): NamedCall[] {
  const out: NamedCall[] = []
  const put = (kind: NamedCall['kind'], start: number, end: number, name: string): void => {
    if (!isWording(name) && !out.some((each) => each.start < end && start < each.end))
      out.push({ kind, start, end, name })
  }
  for (const { index, 0: all, 1: name = '' } of folded.matchAll(allCalls)) put('all', index, index + all.length, name)
  for (const pattern of [titleBehind, programmeFirst])
    for (const { index, 0: all, 1: name = '' } of folded.matchAll(pattern)) {
      put('title', index, index + all.length, name)
      let end = index + all.length
      for (let next = nextTitle.exec(folded.slice(end)); next !== null; next = nextTitle.exec(folded.slice(end))) {
        put('title', end, end + next[0].length, next[1] ?? '')
        end += next[0].length
      }
    }
  for (const { index, 0: all, 1: name = '' } of folded.matchAll(codeBehind))
    put('code', index, index + all.length, name)
  for (const { groups } of raw.matchAll(bare)) {
    const name = foldText(groups?.['behind'] ?? groups?.['before'] ?? '').folded.trim()
    const start = folded.indexOf(name)
    if (start >= 0 && wordsOf(name).size > 1) put('bare', start, start + name.length, name)
  }
  return out.toSorted((a, b) => a.start - b.start)
}

/** Letters of the text of a call that are its head. */
const longestHead = 1800

/** @param texts of its documents, where they do not stand in the input */
export function namesOfCall(
  { title, documents, budget_lines: lines = [], external_ids: ids = [] }: ProgrammeInput,
  texts: readonly string[] = [],
): CallNames {
  const own = documents.filter(({ role }) => role !== 'amendment')
  const heads = [...own.map(({ text }) => text ?? ''), ...texts].map(
    (text) => foldText(text.slice(0, longestHead)).folded,
  )
  const named = heads.flatMap((head) => callsNamedIn(head))
  const localized = [title, ...lines.map((line) => line.title ?? {})].flatMap((each) => Object.values(each))
  return {
    titles: [
      ...[...localized, ...own.map((each) => each.title)].map((each) => foldText(each).folded),
      ...named.filter(({ kind }) => kind === 'title').map(({ name }) => name),
    ],
    codes: [
      ...ids.map(({ value }) => foldText(value).folded),
      ...named.filter(({ kind }) => kind === 'code').map(({ name }) => name),
    ],
    head: heads.join('\n'),
  }
}

const common =
  /^(?:προσκλησ|προκηρυξ|υποβολ|αιτησ|προτασ|χρηματοδοτ|δρασ(?:η|ησ|εισ|εων)$|καθεστω|προγραμμα|κυκλοσ|call|proposal|application|scheme|programme|action|with|from|στην|στισ|στον|στουσ|απο|για)/u
const cycles = String.raw`(?:κυκλ|φασ|γυρ|cycle|round|phase)\p{L}*`
const cycle = String.raw`(?<N>[α-ε](?!\p{L})|[iv]{1,3}(?!\p{L})|\d{1,2}|πρωτ|δευτερ|τριτ|τεταρτ|first|second|third|fourth)`
/** "Β' κύκλος", "second round", "phase 2". */
const cycleOf = new RegExp(
  String.raw`(?<!\p{L})(?:${cycle.replace('N', 'a')}(?:\p{L}{0,2}['΄’´]?)\s+${cycles}|${cycles}\s+${cycle.replace('N', 'b')})`,
  'u',
)
const numbers: readonly (readonly string[])[] = [
  ['α', 'i', '1', 'πρωτ', 'first'],
  ['β', 'ii', '2', 'δευτερ', 'second'],
  ['γ', 'iii', '3', 'τριτ', 'third'],
  ['δ', 'iv', '4', 'τεταρτ', 'fourth'],
]
/** Which of several times the call is made: a name that says none is of the first, or of any. */
function timeOf(title: string): number | undefined {
  const { a, b } = cycleOf.exec(title)?.groups ?? {}
  const told = a ?? b
  return told === undefined ? undefined : 1 + numbers.findIndex((each) => each.includes(told))
}
const isSameTime = (own: string, named: string): boolean => {
  const time = timeOf(named)
  return time === undefined || time === (timeOf(own) ?? 1)
}

/** The words of a title that tell it from others, without their endings. */
const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .replace(cycleOf, ' ')
      .split(/[^\p{L}\d]+/u)
      .filter((word) => (word.length > 3 || /\d/u.test(word)) && !common.test(word))
      .map((word) => (word.length > 6 ? word.slice(0, -2) : word)),
  )

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word))

/** "HORIZON-CL4-2027" is made as "LIFE-SE3-2026" is. */
const shapeOf = (code: string): string => code.replaceAll(/\p{L}+/gu, 'a').replaceAll(/\d+/gu, '9')

/** Whose the calls are that a decision names: of two that are like ours the one that is called exactly so. */
export class OwnCall {
  readonly #names: CallNames
  readonly #like: ReadonlySet<string>
  readonly #manyCodes: boolean
  /** @param named everything that the decision names */
  constructor(names: CallNames, named: readonly NamedCall[]) {
    this.#names = names
    const titles = [...new Set(named.filter(({ kind }) => kind === 'title').map(({ name }) => name))]
    const exact = titles.filter((title) => this.#isExact(title))
    const like = titles.filter((title) => this.#isLike(title))
    this.#like = new Set(exact.length > 0 ? exact : like.length === 1 ? like : [])
    this.#manyCodes = new Set(named.filter(({ kind }) => kind === 'code').map(({ name }) => name)).size > 1
  }

  #isExact(title: string): boolean {
    const words = wordsOf(title)
    return this.#names.titles.some((own) => {
      const ours = wordsOf(own)
      return ours.size === words.size && isWithin(ours, words) && isSameTime(own, title)
    })
  }

  #isLike(title: string): boolean {
    const words = wordsOf(title)
    return this.#names.titles.some((own) => {
      const ours = wordsOf(own)
      return (isWithin(ours, words) || isWithin(words, ours)) && isSameTime(own, title)
    })
  }

  /** Of the first cell of a row. */
  isCalled(name: string): boolean {
    return (
      this.#isExact(name) || [...this.#like].some((title) => name.includes(title)) || this.#names.codes.includes(name)
    )
  }

  /** Undefined where nothing tells. */
  isOwn({ kind, name }: Pick<NamedCall, 'kind' | 'name'>): boolean | undefined {
    if (kind === 'all') return name !== '' && this.#names.head.includes(name)
    if (kind === 'title') return this.#like.has(name) || this.#isExact(name)
    if (kind === 'bare') {
      if (this.#isLike(name)) return true
      const words = wordsOf(name)
      const known = wordsOf([this.#names.head, ...this.#names.titles].join(' '))
      return [...words].some((word) => known.has(word)) ? undefined : false
    }
    const { codes } = this.#names
    if (codes.includes(name)) return true
    return this.#manyCodes || codes.some((code) => shapeOf(code) === shapeOf(name)) ? false : undefined
  }
}
