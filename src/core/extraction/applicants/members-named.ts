import { legalForms } from '../../facts/profile.ts'
import type { LegalForm } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Bare } from './condition-sentence.ts'
import { opensWithBody, opensWithBusiness } from './kinds-of-applicants.ts'
import { formsIn } from './legal-forms.ts'
import { applicantsIn, untoldOf } from './named-applicants.ts'
import { sizesIn } from './sizes.ts'

/** Kinds of applicants that one sentence names side by side: what is said of one of them binds none of the others. Folded text. */

/** A condition, or several that have to hold together. */
type Branch = Bare | { readonly all: readonly Bare[] }

/** Where one member may end and the next begin. */
const joint =
  /\s*[,/]\s*(?:(?:and|or|και|η|ειτε) )?(?:also |as well as )?|(?<!(?<!\p{L})(?:εωσ|ωσ|μεχρι|ακομη|up to))\s(?:and|or|and\/or|as well as|και|η|ειτε|καθωσ και|αλλα και)\s/gu
/** Begins with what narrows somebody, and with nobody. */
const narrows =
  /^(?:(?:both|at least|τουλαχιστον|ιδιωσ|especially|mainly) )*(?:\d|with|without|that|which|who|whose|in|of|from|at|on|by|up to|under|over|fewer|less|more|not|employing|having|holding|using|producing|making|located|based|established|founded|registered|run|owned|led|active|operating|including|such as|i\.e|\p{L}+μεν(?:εσ|οι|α|ουσ) (?:σε|στ\p{L}{1,3}|με|απο|για|κατα|υπο)|[\p{L}-]+ed (?:in|by|at|with|under|to|on|as)|με|χωρισ|που|οι οποι\p{L}+|σε|στ\p{L}{1,3}|απο|εωσ|κατω|ανω|πανω|εδρ\p{L}+|οπωσ|δηλαδη|συμπεριλαμβανομεν\p{L}+|μη(?! κερδοσκοπ))(?!\p{L})/u
/** What opens the words that narrow somebody: all up to the next kind of applicants goes with him. */
const opensNarrower =
  / (?:with|without|that|which|who|whose|in|of|from|at|employing|having|holding|located|based|established|founded|registered|run|owned|led by|active|operating|εγκατεστημεν\p{L}+|εγγεγραμμεν\p{L}+|με|χωρισ|που|οι οποι\p{L}+|σε|στ\p{L}{1,3}|απο|των|του|τησ) /u
/** A size, an age or a quality that goes with the kind behind it: "micro and …", "new and …", "τουριστικές και …". */
const ofNext =
  /^(?:(?:οι|τισ|τα|τουσ|the|very|πολυ|existing|new|small|micro|medium|large|medium-sized|small-sized|mid-sized|μικρ\p{L}+|μεσαι\p{L}+|μεγαλ\p{L}+|νε(?:εσ|οι|α|ουσ)|νεοσυστατ\p{L}+|υφισταμεν\p{L}+|ιδιωτικ\p{L}+|δημοσι\p{L}+|private|public|\p{L}+(?:ικ|ιμ|μεν|ομ|ιν|αι|υρ|ωδ)(?:εσ|οι|α|ουσ)|[\p{L}-]+(?:ing|ed|al|ic|ive|ous|y|ist|ary|able|less)) ?)+$/u
/** "… of the Act on small | and medium enterprises": a size whose kind is still to come. */
const endsInSize = /(?<!\p{L})(?:micro|small|medium|large)\s*$|(?<!\p{L})(?:μικρ|μεσαι|μεγαλ)(?:εσ|ων|ησ|η)\s*$/u
/** An English noun in the singular before the kind behind it: "food and drink producers". */
const isSingular = (words: string): boolean =>
  /[a-z]$/u.test(words) && !/(?:s|people|men)$/u.test(words) && !/\S \S+ \S/u.test(words)
/** A Greek genitive behind "and": of what stands before it. */
const genitive = /^(?:(?:των|του|τησ) )?\p{L}+(?:ων|ου|ησ|εωσ)(?!\p{L})/u

/** The members of the words that name those who may apply: half-open ranges of the folded sentence. */
export function membersOf(folded: string, { start, end }: Span): Span[] {
  const text = folded.slice(start, end).replaceAll(/\([^()]*\)?/gu, (inside) => ' '.repeat(inside.length))
  const pieces: Span[] = []
  let from = 0
  for (const { 0: words, index } of text.matchAll(joint)) {
    pieces.push({ start: from, end: index })
    from = index + words.length
  }
  pieces.push({ start: from, end: text.length })
  const members: Span[] = []
  let open: number | undefined
  for (const piece of pieces) {
    const words = text.slice(piece.start, piece.end).trim()
    const last = members.at(-1)
    const isKnown = opensWithBusiness.test(words) || opensWithBody.test(words)
    const goesOn =
      last !== undefined &&
      open === undefined &&
      (narrows.test(words) ||
        words === '' ||
        endsInSize.test(text.slice(last.start, last.end)) ||
        (!isKnown && (genitive.test(words) || opensNarrower.test(` ${text.slice(last.start, last.end)} `))))
    if (goesOn) {
      members[members.length - 1] = { start: last.start, end: piece.end }
      continue
    }
    if ((ofNext.test(words) || isSingular(words)) && !isKnown) {
      open ??= piece.start
      continue
    }
    members.push({ start: open ?? piece.start, end: piece.end })
    open = undefined
  }
  if (open !== undefined) members.push({ start: open, end: text.length })
  return members.map((member) => ({ start: start + member.start, end: start + member.end }))
}

/** What a sentence may say of one kind of applicants and not of the next. */
const ofOne: ReadonlySet<Bare['kind']> = new Set(['size', 'age', 'headcount', 'accounts'])
/** Of those that stand behind the last of several kinds the sentence leaves open whether all of them are meant. */
const ofFigures: ReadonlySet<Bare['kind']> = new Set(['age', 'headcount', 'accounts'])

/** A figure, or years. */
const figure =
  /\d|(?<!\p{L})(?:closed|years?|months?|κλεισμεν\p{L}+|χρησ(?:η|εισ|εων)|ετ(?:η|οσ|ων|ουσ)|μην(?:εσ|ων))(?!\p{L})/u

/**
 * The kinds of applicants of a sentence as alternatives, each with what is said of it alone, and what holds for all of them; undefined
 * where what was read holds for all, or nothing tells them apart.
 * @param found what was read of the sentence
 * @param read reads words by themselves
 */
export function eitherOfMembers(
  folded: string,
  found: readonly Bare[],
  read: (words: string) => readonly Bare[],
  isPlace: (part: Span) => boolean,
): { named: Span; criteria: readonly Bare[]; any: readonly Branch[] } | undefined {
  const named = found.some(({ kind }) => ofOne.has(kind)) ? applicantsIn(folded) : undefined
  const members = named === undefined ? [] : membersOf(folded, named)
  if (named === undefined || members.length < 2) return undefined
  const own = members.map(({ start, end }) => ownOf(folded.slice(start, end), read))
  const isOfSome = (kind: Bare['kind']): boolean =>
    own.some((told) => told.some((each) => each.kind === kind)) &&
    !own.every((told) => told.some((each) => each.kind === kind))
  if (![...ofOne].some((kind) => found.some((each) => each.kind === kind) && isOfSome(kind))) return undefined
  // Each is told by its size: what stands behind the last is of all.
  if (own.every((told) => told.some(({ kind }) => kind === 'size'))) return undefined
  const last = own.at(-1) ?? []
  const isOfLast = last.some(
    ({ kind }) =>
      ofFigures.has(kind) && own.slice(0, -1).every((told) => !told.some((each) => ofFigures.has(each.kind))),
  )
  const branches = members.map((member, at): readonly Bare[] => {
    const told = own[at] ?? []
    const context = [...told, ...found.filter(({ kind }) => kind === 'region')]
    const isUnread =
      !told.some(({ kind }) => ofFigures.has(kind)) && figure.test(folded.slice(member.start, member.end))
    const isOpen = told.length === 0 || isUnread || (isOfLast && at < members.length - 1)
    return isOpen || untoldOf(folded, member, context, isPlace) !== undefined ? [...told, { kind: 'manual' }] : told
  })
  return {
    named,
    // What stands behind all of them holds for all.
    criteria: found.filter(
      ({ kind }) => kind !== 'legal_form' && !own.some((told) => told.some((each) => each.kind === kind)),
    ),
    any: joined(branches),
  }
}

/** What the words of one member say of it. */
function ownOf(words: string, read: (words: string) => readonly Bare[]): readonly Bare[] {
  const sizes = sizesIn(words)
  const forms = formsIn(words)
  const size: Bare[] = sizes.length === 0 ? [] : [{ kind: 'size', include: sizes }]
  const form: Bare[] = forms.length === 0 ? [] : [{ kind: 'legal_form', include: forms }]
  return [...size, ...form, ...read(words).filter(({ kind }) => ofFigures.has(kind) || kind === 'lifecycle')]
}

/** Branches of sizes alone, of forms alone and of questions alone are one each. */
function joined(branches: readonly (readonly Bare[])[]): Branch[] {
  const alone = branches.flatMap((branch) => (branch.length === 1 ? branch : []))
  const sizes = alone.flatMap((each) => (each.kind === 'size' ? each.include : []))
  const forms = alone.flatMap((each) => (each.kind === 'legal_form' ? (each.include ?? []) : []))
  const others = branches.filter(
    ([one, ...more]) => more.length > 0 || !['size', 'legal_form', 'manual'].includes(one?.kind ?? 'manual'),
  )
  return [
    ...(sizes.length === 0 ? [] : [{ kind: 'size' as const, include: [...new Set(sizes)] }]),
    ...(forms.length === 0
      ? []
      : [{ kind: 'legal_form' as const, include: legalForms.filter((form) => forms.includes(form)) }]),
    ...others.flatMap((branch): Branch[] => {
      const [one] = branch
      return one === undefined ? [] : [branch.length === 1 ? one : { all: branch }]
    }),
    ...(alone.some(({ kind }) => kind === 'manual') ? [{ kind: 'manual' as const }] : []),
  ]
}

/** Of others than those who are named, or of some of many. */
const ofOthersToo =
  /(?<!\p{L})(?:μελη|μελων|μελοσ|εκπροσωπ\p{L}+|εργαζομεν\p{L}+|στελεχη|υπαλληλ\p{L}+|μεταξυ αλλων|κυριωσ|ιδιωσ|οπωσ|ενδεικτικα|κ\.?λπ|κ\.?α\.|members?|representatives?|employees|staff|ανεξαρτητ\p{L}+|οποιασδηποτε|οποιαδηποτε|regardless|irrespective|whatever|among others|mainly|especially|such as|for example|e\.g|etc)(?!\p{L})/u
/** "Both levels", behind the name of local authorities. */
const degrees =
  /(?:[αa]['’΄]? ?(?:και|&|η|and|or) ?[βb]['’΄]?|πρωτου και δευτερου|πρωτοβαθμι\p{L}+ και δευτεροβαθμι\p{L}+|first and second) ?(?:βαθμ\p{L}+|degree|level|tier)/gu

/** "The municipalities", "all regions": as those who are called they are bodies, and no places. */
const territorial = /^(?:[\p{L}-]+ ){0,3}?(?:δημ(?:οι|ουσ|ων)|περιφερει(?:εσ|ων))\s*$/u
const formsOf = (head: string): LegalForm[] => {
  const forms = formsIn(head)
  return forms.length === 0 && territorial.test(head) ? ['local_authority'] : forms
}

/**
 * The forms of those whom a sentence names, where it says nothing else of who they are than forms: "the fund calls municipalities and clubs".
 * Whoever it names besides is an alternative that a person knows.
 */
export function formsOfNamed(folded: string): readonly Bare[] | { readonly any: readonly Bare[] } {
  const named = ofOthersToo.test(folded) ? undefined : applicantsIn(folded)
  if (named === undefined) return []
  const text = folded.replaceAll(degrees, (words) => ' '.repeat(words.length))
  const heads = membersOf(text, named).map(({ start, end }) => text.slice(start, end).split(opensNarrower)[0] ?? '')
  const told = heads.map((head) => (sizesIn(head).length > 0 ? [] : formsOf(head)))
  const forms = legalForms.filter((form) => told.some((each) => each.includes(form)))
  if (forms.length === 0) return []
  const criterion: Bare = { kind: 'legal_form', include: forms }
  const isOther = heads.some((head, at) => told[at]?.length === 0 && /\p{L}{3}/u.test(head))
  return isOther ? { any: [criterion, { kind: 'manual' }] } : [criterion]
}
