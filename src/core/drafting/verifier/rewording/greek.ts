import {
  beforeJoint,
  counts,
  fold,
  isComma,
  isJoint,
  saysWhen,
  withoutDoubles,
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
const leadOf = (token: Token | undefined): string | undefined =>
  token === undefined || token.row?.sort === 'opener'
    ? undefined
    : token.row === undefined || token.row.sort === 'lead'
      ? token.word === 'για κάθε'
        ? 'ανά'
        : leads[token.word.split(' ')[0] ?? '']
      : undefined
const isFocus = (token: Token | undefined): boolean => token?.row?.sort === 'focus'

interface Group {
  readonly start: number
  readonly end: number
}

/** The verbs of a statement that stand in no relative clause, each with its particles. */
export function greekVerbs({ tokens, quoted }: Statement): Group[] {
  const groups: Group[] = []
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
    if (
      /^υποβαλ/u.test(fold((tokens[end - 1] as Token).word)) &&
      /^αιτησ(?:η|εισ)$/u.test(fold(tokens[end]?.word ?? ''))
    )
      end += 1
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
  if (verb === undefined || verbs.length > 1) return []
  const before = seamsBefore(statement, verb)
  const front = leadAt(tokens, 0)
  const subject = front === undefined ? verb.start > 0 : before.length > 0
  const first = tokens[front === undefined ? 0 : (before[0]?.at ?? 0)]
  const seams: Seam[] = [...before]
  if (verb.start > 0 && !isJoint(tokens[verb.start - 1])) seams.push({ at: verb.start, kind: 'verb' })
  const after = seamsAfter(statement, verb, { subject, clear: first !== undefined && nominative.test(first.word) })
  if (after === undefined) return []
  return withoutDoubles([...seams, ...after], front === undefined ? undefined : `lead ${front}`).filter(
    ({ at }) => quoted[at] !== true || quoted[at - 1] !== true,
  )
}

const leadAt = (tokens: readonly Token[], at: number): string | undefined => {
  const place = isFocus(tokens[at]) ? at + 1 : at
  const lead = leadOf(tokens[place])
  if (lead === undefined) return undefined
  const next = tokens.findIndex((token, index) => index > place + 1 && (leadOf(token) !== undefined || isVerb(token)))
  return saysWhen(tokens.slice(place, next < 0 ? undefined : next)) ? 'when' : lead
}

/** Before the verb only a phrase at the front is cut off from the subject: "Στη χρήση 2025 | ο κύκλος εργασιών". */
function seamsBefore({ tokens, quoted }: Statement, verb: Group): Seam[] {
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

/** Undefined where two things are said of one verb, as in «στη Θράκη 6 εκατ. και τα υπόλοιπα στην Ήπειρο». */
function seamsAfter(
  statement: Statement,
  verb: Group,
  { subject, clear }: { readonly subject: boolean; readonly clear: boolean },
): Seam[] | undefined {
  const { tokens, quoted } = statement
  let seams: Seam[] = []
  const verbs = tokens.slice(verb.start, verb.end).map(({ word }) => fold(word))
  let at = verb.end
  const isCopula = verbs.some((word) => copula.test(word))
  const free =
    isCopula || !subject || clear || (tokens[at] !== undefined && accusative.test((tokens[at] as Token).word))
  if (verbs.some((word) => takesPredicate.test(word)) && predicate.test(fold(tokens[at]?.word ?? ''))) {
    if (isCopula) seams.push({ at, kind: 'argument' })
    at += 1
    if (tokens[at] !== undefined && leadOf(tokens[at]) === undefined && canFollow(tokens[at]) && !subject)
      seams.push({ at, kind: 'argument' })
  } else if (
    leadOf(tokens[at]) === undefined &&
    /(?:ά|ώς|ως)$/u.test(tokens[at]?.word ?? '') &&
    (tokens[at]?.word.length ?? 0) > 3
  )
    at += 1
  else if (
    tokens[at] !== undefined &&
    leadAt(tokens, at) === undefined &&
    canFollow(tokens[at]) &&
    free &&
    quoted[at] !== true
  )
    seams.push({ at, kind: 'argument' })
  const begin = at > verb.end && seams.length === 0 ? at : verb.end
  for (; at < tokens.length; at += 1) {
    const [token, previous] = [tokens[at] as Token, tokens[at - 1] as Token]
    if (quoted[at] === true) continue
    if (relative.test(token.word)) break
    if (isJoint(token)) {
      const isLead = (each: Token): boolean => leadOf(each) !== undefined
      if (
        tokens.slice(begin, at).some(isLead) &&
        leadOf(tokens[at + 1]) === undefined &&
        tokens.slice(at + 2).some(isLead)
      )
        return undefined
      seams = isComma(previous) ? [] : beforeJoint(seams, statement, at, (place) => leadOf(tokens[place]))
      break
    }
    if (isComma(token)) {
      const next = at + 1
      // «Στον εκμισθωτή πριν από την υποβολή, όχι όμως στην τράπεζα».
      if (/^(?:όχι|ούτε|αλλά)$/u.test(tokens[next]?.word ?? '')) return undefined
      const lead = leadAt(tokens, next)
      const rest = tokens.slice(next)
      const follows = lead !== undefined && !rest.some(isJoint) && !rest.some(isComma) && !isRelative(tokens, next)
      if (follows) seams.push({ at: next, kind: `lead ${lead}` })
      // What follows a comma and goes on no list may belong to the phrase before it.
      else if (!rest.some(isJoint) && seams.at(-1)?.kind.startsWith('lead') === true) seams.pop()
      break
    }
    if (seams.some((seam) => seam.at === at)) continue
    // What "only" is said of goes on to the end.
    if (
      at > begin &&
      isFocus(previous) &&
      /^(?:μόνο|μόνον|αποκλειστικά)$/u.test(previous.word) &&
      leadOf(token) === undefined
    )
      break
    if (saysYear(tokens, at) && at > begin && canEnd(previous)) {
      seams.push({ at, kind: 'lead when' })
      continue
    }
    const lead = leadOf(token)
    if (lead !== undefined) {
      const start = at > begin && isFocus(previous) ? at - 1 : at
      const standing = tokens[start - 1] as Token
      if (leadOf(standing) !== undefined || isJoint(standing) || isFocus(standing)) continue
      if (start > begin && ofNoun.test(lead)) continue
      if (isRelative(tokens, at)) break
      if (start > begin && (lead === 'έως' || lead === 'από') && isCounted(tokens[at - 1])) continue
      if (seams.some((seam) => seam.at === start)) continue
      seams.push({ at: start, kind: `lead ${leadAt(tokens, at) ?? lead}` })
    } else if (at > begin && /^(?:ο|η|οι)$/u.test(token.word) && canEnd(previous)) seams.push({ at, kind: 'argument' })
  }
  return seams
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
