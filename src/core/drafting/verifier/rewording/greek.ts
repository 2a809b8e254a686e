import {
  beforeJoint,
  counts,
  fold,
  isComma,
  isJoint,
  saysWhen,
  withoutDoubles,
  type Place,
  type Seam,
  type Statement,
} from './cutting.ts'
import type { Token } from './tokens.ts'

const finite =
  /^(?:ειναι|ηταν|ησαν|εχει|εχουν|ειχε|ειχαν|επρεπε|δινει|λεει|θα|να|ασ)$|^.{3,}(?:ει|ουν|εται|ονται|ειται|ουνται|ουται|αται|ωνται|ηκε|ηκαν|ουσε|ουσαν|οταν|ονταν|ουνταν|σαν|ξαν|ψαν|σε|ξε|ψε)$|^(?:ισχυε|αφορουσε|αρχιζε|εκανε|ελαβε|ελαβαν|λαμβανε|υπεβαλε|υπεβαλαν|προεβλεπε|ειχαμε)$/u
/** Told from nouns by their accent. */
const accented = /^(?:χωρά|ζητά|αφορά|ξεπερνά|αποκτά|απαντά)$/u
const noVerb = /^(?:βασει|εκει|παλι|αφου|παντοτε|ουδεποτε|οποτε|ωστε)$/u
const copula = /^(?:ειναι|ηταν|ησαν)$/u
const takesPredicate = /^(?:ειναι|ηταν|ησαν|γινεται|γινονται|γινονταν|κρινεται|κρινονται|θεωρειται|θεωρουνται)$/u
const predicate = /^(?:επιλεξιμ|δεκτ|υποχρεωτικ|απαραιτητ|αναγκαι|διαθεσιμ)(?:οσ|η|ο|οι|εσ|α)$/u
const particle = /^(?:δε|μη|θα|να|ας)$/u
const clitic = /^(?:το|τα|τη|τον|τους|τις|του|της)$/u
const adverb = /^(?:επίσης|επιπλέον|επιπροσθέτως|ήδη|ακόμη|ακόμα|νόμιμα|θετικά)$/u
const relative = /^(?:που|όπου|οποί\p{L}{1,3}|όσ(?:οι|ες|α|ους|ων)|ό,τι|ότι|οποίας|οποίου)$/u
const nominative = /^(?:ο|η|οι|ένας)$/u
const accusative = /^(?:τον|τη|τους|τις|έναν)$/u
const leads: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['σε', 'σε στο στη στον στα στους στις μέσα εντός'],
    ['για', 'για'],
    ['από', 'από'],
    ['με', 'με χωρίς'],
    ['κατά', 'κατά'],
    ['έως', 'έως μέχρι'],
    ['πριν', 'πριν'],
    ['μετά', 'μετά'],
    ['σύμφωνα', 'σύμφωνα βάσει'],
    ['εκτός', 'εκτός'],
    ['λόγω', 'λόγω'],
    ['ως', 'ως'],
    ['ανά', 'ανά'],
    ['υπό', 'υπό επί περί προς πλην έναντι δια μεταξύ ανεξάρτητα'],
  ].flatMap(([name = '', words = '']) => words.split(' ').map((word) => [word, name])),
)
/** Prepositions that say something of the noun before them, where there is one. */
const ofNoun = /^(?:με|ως|ανά|υπό|εκτός)$/u

const isVerb = ({ word, row }: Token): boolean =>
  row?.sort === 'verb' || accented.test(word) || (finite.test(fold(word)) && !noVerb.test(fold(word)))
function leadOf(token: Token | undefined): string | undefined {
  if (token === undefined || (token.row !== undefined && token.row.sort !== 'lead')) return undefined
  return token.word === 'για κάθε' ? 'ανά' : leads[token.word.split(' ')[0] ?? '']
}
const isFocus = (token: Token | undefined): boolean => token?.row?.sort === 'focus'

/** The verbs of a statement that stand in no relative clause, each with its particles. */
export function greekVerbs({ tokens, quoted }: Statement): Place[] {
  const groups: Place[] = []
  let pending = false
  let last = -1
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (quoted[at] === true) continue
    if (relative.test(token.word)) pending = true
    if (!isVerb(token)) continue
    let start = at
    while (start - 1 > last && startsVerb(tokens, start - 1)) start -= 1
    let end = at + 1
    while (end < tokens.length && goesOn(tokens, end)) end += 1
    // «Υποβάλλει αίτηση»: one thing.
    if (/^υποβ[αά]λ/u.test((tokens[end - 1] as Token).word) && /^α[ιί]τ[ηή]σ/u.test(tokens[end]?.word ?? '')) end += 1
    if (!pending) groups.push({ start, end })
    pending = false
    at = end - 1
    last = at
  }
  return groups
}

const startsVerb = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at] as Token
  if (particle.test(word)) return true
  // «Η ισχύς τους δεν υπερβαίνει», «το ένα τρίτο της γίνεται»: of what stands before.
  const owned = /^(?:του|της|τους)$/u.test(word) && at > 0 && !particle.test(tokens[at - 1]?.word ?? '')
  return clitic.test(word) && !owned && !particle.test(tokens[at + 1]?.word ?? '')
}

const helps = /^(?:έχει|έχουν|είχε|είχαν|να|θα|ας|δε|μη|πρέπει|έπρεπε|μπορεί|μπορούν|χωρίς)$/u

/** Whether a verb goes on at a place: the verb that another or a particle wants, or an adverb. */
const goesOn = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at] as Token
  if (/^(?:να|θα)$/u.test(word) || adverb.test(word)) return true
  const wanting = helping(tokens[at - 1])
  if (wanting && (isVerb(tokens[at] as Token) || particle.test(word))) return true
  const next = tokens[at + 1]
  return wanting && clitic.test(word) && next !== undefined && isVerb(next)
}

const helping = (token: Token | undefined): boolean =>
  token !== undefined && (helps.test(token.word) || / να$/u.test(token.word) || adverb.test(token.word))

/** Where a Greek statement may be cut: its subject, verb, object and what stands with a preposition may stand in any order. */
export function greekSeams(statement: Statement): Seam[] {
  const { tokens, quoted } = statement
  const verbs = greekVerbs(statement)
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1 || deniesAll(tokens)) return []
  const before = seamsBefore(statement, verb)
  const front = leadAt(tokens, 0)
  const first = tokens[front === undefined ? 0 : (before[0]?.at ?? 0)]
  const after = seamsAfter(statement, verb, {
    told: front === undefined ? verb.start > 0 : before.length > 0,
    shown: first !== undefined && nominative.test(first.word),
  })
  if (after === undefined) return []
  const atVerb: Seam[] = verb.start > 0 && !isJoint(tokens[verb.start - 1]) ? [{ at: verb.start, kind: 'verb' }] : []
  return withoutDoubles([...before, ...atVerb, ...after], front === undefined ? undefined : `lead ${front}`).filter(
    ({ at }) => quoted[at] !== true || quoted[at - 1] !== true,
  )
}

/** «Δεν ενισχύονται όλες οι επιχειρήσεις» is not «Όλες οι επιχειρήσεις δεν ενισχύονται». */
const deniesAll = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === 'δε') && tokens.some(({ word }) => /^(?:όλ\p{L}{1,3}|κάθε)$/u.test(word))

const leadAt = (tokens: readonly Token[], at: number): string | undefined => {
  const place = isFocus(tokens[at]) ? at + 1 : at
  const lead = leadOf(tokens[place])
  if (lead === undefined) return undefined
  const next = tokens.findIndex((token, index) => index > place + 1 && (leadOf(token) !== undefined || isVerb(token)))
  return saysWhen(tokens.slice(place, next < 0 ? undefined : next)) ? 'when' : lead
}

/** Before the verb only a phrase at the front is cut off from the subject: "Στη χρήση 2025 | ο κύκλος εργασιών". */
function seamsBefore({ tokens, quoted }: Statement, verb: Place): Seam[] {
  if (leadAt(tokens, 0) === undefined) return []
  for (let at = 1; at < verb.start; at += 1) {
    const [token, previous] = [tokens[at] as Token, tokens[at - 1] as Token]
    if (relative.test(token.word)) return []
    if (quoted[at] === true) continue
    if (isComma(previous))
      return tokens.slice(at, verb.start).some(isComma) || isListed(tokens, at, verb.start)
        ? []
        : [{ at, kind: 'argument' }]
    const article = nominative.test(token.word) || (/^(?:το|τα)$/u.test(token.word) && !isVerb(tokens[at + 1] as Token))
    if (article && at > 1 && canEnd(previous)) return [{ at, kind: 'argument' }]
  }
  return []
}

const isListed = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isJoint(token)) && leadOf(tokens[from]) !== undefined

/** Whether a phrase can end with a word: no preposition, article or conjunction. */
const canEnd = (token: Token): boolean =>
  leadOf(token) === undefined &&
  !isJoint(token) &&
  !isFocus(token) &&
  !/^(?:όλ\p{L}{1,3}|κάθε|αυτ\p{L}{1,3}|το|τα|τον|τη|τους|τις|του|της|των|ο|η|οι|ολόκληρ\p{L}{1,2})$/u.test(token.word)

/** What stands after the verb; undefined where two things are said of one verb, as in «6 εκατ. στη Θράκη και 2 στην Ήπειρο». */
function seamsAfter(statement: Statement, verb: Place, subject: Subject): Seam[] | undefined {
  const { tokens, quoted } = statement
  const { seams, begin } = complementOf(statement, verb, subject)
  for (let at = begin; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (quoted[at] === true) continue
    if (relative.test(token.word) || (at > begin && isLimited(tokens, at))) break
    if (isJoint(token)) return seamsAtJoint(statement, begin, at, seams)
    if (isComma(token)) return seamsAtComma(statement, at, seams)
    const seam = phraseAt(tokens, at, begin)
    if (seam === 'clause') break
    if (seam !== undefined && !seams.some((each) => each.at === seam.at)) seams.push(seam)
  }
  return seams
}

/** Whether a statement says before its verb who does it, and whether an article shows that it is he. */
interface Subject {
  readonly told: boolean
  readonly shown: boolean
}

/** What stands right after the verb: a seam where it may go before it without becoming who does it, and what comes then. */
function complementOf(
  { tokens, quoted }: Statement,
  verb: Place,
  { told, shown }: Subject,
): { seams: Seam[]; begin: number } {
  const at = verb.end
  const next = tokens[at]
  if (next === undefined) return { seams: [], begin: at }
  const verbs = tokens.slice(verb.start, at).map(({ word }) => fold(word))
  const isCopula = verbs.some((word) => copula.test(word))
  const seam = (place: number): Seam => ({ at: place, kind: 'argument' })
  if (verbs.some((word) => takesPredicate.test(word)) && predicate.test(fold(next.word))) {
    const named = leadOf(tokens[at + 1]) === undefined && canFollow(tokens[at + 1]) && !told
    return { seams: [...(isCopula ? [seam(at)] : []), ...(named ? [seam(at + 1)] : [])], begin: at + 1 }
  }
  const isAdverb = leadOf(next) === undefined && /.{2}(?:ά|ώς|ως)$/u.test(next.word)
  if (isAdverb) return { seams: [], begin: at + 1 }
  const free = isCopula || !told || shown || accusative.test(next.word)
  const stands = leadAt(tokens, at) === undefined && canFollow(next) && quoted[at] !== true
  return { seams: free && stands ? [seam(at)] : [], begin: at }
}

/** What "only" is said of goes on to the end. */
const isLimited = (tokens: readonly Token[], at: number): boolean =>
  /^(?:μόνο|μόνον|αποκλειστικά)$/u.test(tokens[at - 1]?.word ?? '') && leadOf(tokens[at]) === undefined

function seamsAtJoint(statement: Statement, begin: number, at: number, seams: readonly Seam[]): Seam[] | undefined {
  const { tokens } = statement
  const isLead = (each: Token | undefined): boolean => leadOf(each) !== undefined
  const twofold = tokens.slice(begin, at).some(isLead) && !isLead(tokens[at + 1]) && tokens.slice(at + 2).some(isLead)
  if (twofold) return undefined
  return isComma(tokens[at - 1]) ? [] : beforeJoint(seams, statement, at, (place) => leadOf(tokens[place]))
}

function seamsAtComma({ tokens }: Statement, at: number, seams: readonly Seam[]): Seam[] | undefined {
  const rest = tokens.slice(at + 1)
  // «Στον εκμισθωτή πριν από την υποβολή, όχι όμως στην τράπεζα».
  if (/^(?:όχι|ούτε|αλλά)$/u.test(rest[0]?.word ?? '')) return undefined
  if (rest.some(isJoint)) return [...seams]
  const lead = leadAt(tokens, at + 1)
  if (lead !== undefined && !rest.some(isComma) && !isRelative(tokens, at + 1))
    return [...seams, { at: at + 1, kind: `lead ${lead}` }]
  // What follows a comma and goes on no list may belong to the phrase before it.
  return seams.at(-1)?.kind.startsWith('lead') === true ? seams.slice(0, -1) : [...seams]
}

/** The seam before a phrase that begins at a place; a clause of its own ends what may be cut. */
function phraseAt(tokens: readonly Token[], at: number, begin: number): Seam | 'clause' | undefined {
  const [token, previous] = [tokens[at] as Token, tokens[at - 1] as Token]
  if (at > begin && saysYear(tokens, at) && canEnd(previous)) return { at, kind: 'lead when' }
  const lead = leadOf(token)
  if (lead === undefined)
    return at > begin && /^(?:ο|η|οι)$/u.test(token.word) && canEnd(previous) ? { at, kind: 'argument' } : undefined
  const start = at > begin && isFocus(previous) ? at - 1 : at
  const standing = tokens[start - 1] as Token
  if (leadOf(standing) !== undefined || isJoint(standing) || isFocus(standing)) return undefined
  if (start > begin && ofNoun.test(lead)) return undefined
  if (isRelative(tokens, at)) return 'clause'
  if (start > begin && /^(?:έως|από)$/u.test(lead) && isCounted(previous)) return undefined
  return { at: start, kind: `lead ${leadAt(tokens, at) ?? lead}` }
}

const canFollow = (token: Token | undefined): boolean =>
  token !== undefined && !isComma(token) && !isJoint(token) && !/^[:;·.)]$/u.test(token.word)

/** «Το έτος 2025», «το 2025». */
const saysYear = (tokens: readonly Token[], at: number): boolean => {
  const [article, next, last] = tokens.slice(at, at + 3).map(({ word }) => word)
  return article === 'το' && /^(?:19|20)\d\d$/u.test((next === 'έτος' ? last : next) ?? '')
}

/** «Από τα οποία»: a clause of its own. */
const isRelative = (tokens: readonly Token[], at: number): boolean =>
  relative.test(tokens[at + 1]?.word ?? '') || /^οποί/u.test(tokens[at + 2]?.word ?? '')

/** «64 έως 66», «δύο (2) από τις χρήσεις», «λιγότερους από 50». */
const isCounted = (before: Token | undefined): boolean =>
  before !== undefined &&
  (counts(before) ||
    /^[€%)]$/u.test(before.word) ||
    /^(?:λιγοτερ|περισσοτερ|μεγαλυτερ|μικροτερ|υψηλοτερ|χαμηλοτερ|ενα|εναν|μια|ενασ)/u.test(fold(before.word)))
