import { isComma, isJoint, saysWhen, withoutDoubles, type Place, type Seam, type Statement } from './cutting.ts'
import { isFigure, type Token } from './tokens.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

const auxiliary =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|should|could|might|must|may|can|cannot|shall)$/u
/** Verbs of such sentences that are no nouns as well, in the forms that stand without an auxiliary. */
const finite = wordSet(
  `accepts affects aids allows announces appears applies appoints approves asks assesss bears becomes begins belongs borrows bottles builds burns buys calculates carries ceases certifies checks closes comes complies concerns confirms consults contains contributes corresponds covers decides declares deducts defines demonstrates depends describes determines employs ends evaluates excludes expires falls finances follows funds gos grows hires holds includes informs inspects installs insures introduces invests keeps lapses lasts lends lies lives maintains makes meets needs notifies opens operates owns participates pays precedes produces proves provides publishes ranges receives recovers reduces reimburses rejects remains repays replaces represents requires resides rests retains rises runs says selects sells serves sets shows signs starts states stops submits supplies supports suspends takes trains treats uses verifies works
  became began bore bought built burned created declared employed fell gave granted grew held installed invested kept led lent made met paid ran received reduced repaid replaced rose sent sold started submitted took`,
)
/** The plain form, after a subject in the plural. */
const plain = wordSet(
  `affect allow apply bear become begin belong buy comply concern contain contribute correspond cover decide declare demonstrate depend describe determine employ exclude fall follow grow hold include install keep lie maintain make operate own participate pay produce provide range receive reject remain repay replace require retain rise run sell submit take`,
)
const relative = /^(?:which|who|whose|whom|that|what|where)$/u
const adverb = /^(?:not|also|only|already|yet|never|always|then|still|be|been|being|have|has)$/u
const leads: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['for', 'for'],
    ['in', 'in within inside into'],
    ['at', 'at'],
    ['on', 'on'],
    ['from', 'from'],
    ['until', 'until'],
    ['by', 'by'],
    ['during', 'during throughout'],
    ['before', 'before'],
    ['after', 'after'],
    ['under', 'under according pursuant'],
    ['with', 'with without against'],
    ['except', 'except'],
    ['because', 'because due owing'],
    ['of', 'of'],
    ['to', 'to'],
    ['as', 'as'],
  ].flatMap(([name = '', words = '']) => words.split(' ').map((word) => [word, name])),
)
/** What may stand at the front as well as after its verb. */
const free = /^(?:for|in|at|on|from|until|during|before|after|under|because|when|except)$/u
const atFront = /^(?:for|in|at|on|from|until|during|before|after|under|because|when|except|of|with|by)$/u
/** Verbs and participles that are nothing without what follows them. */
const bound =
  /^(?:rests?|depends?|consists?|appl(?:y|ies|ied)|belongs?|results?|rel(?:y|ies)|participates?|part|lies?|located|included?|corresponds?|limited|based|invested|specialis(?:ed|es)|engaged|interested|result(?:s|ed)|is|are|was|were|be|eligible|responsible|available|open|valid|free|place|starts?|began|begins|started|excluded|exempt)$/u

const isVerb = (tokens: readonly Token[], at: number): boolean => {
  const { word, row } = tokens[at] as Token
  const before = tokens[at - 1]
  if (row?.sort === 'verb') return true
  // "27 May 2027".
  if (word === 'may' && before !== undefined && isFigure(before)) return false
  if (auxiliary.test(word) || finite.has(word)) return !isNounHere(before)
  return plain.has(word) && before !== undefined && /s$/u.test(before.word) && !isNounHere(before)
}
const isNounHere = (before: Token | undefined): boolean =>
  before !== undefined &&
  (/^(?:the|a|an|its|their|this|of|to|no|any|each)$/u.test(before.word) || leads[before.word] !== undefined)

const leadOf = (token: Token | undefined): string | undefined =>
  token === undefined || token.row?.sort === 'opener' || token.row?.sort === 'focus'
    ? undefined
    : leads[token.word.split(' ')[0] ?? '']

/** The verbs of a statement that stand in no relative clause. */
export function englishVerbs({ tokens, quoted }: Statement): Place[] {
  const groups: Place[] = []
  let pending = false
  for (let at = 0; at < tokens.length; at += 1) {
    if (quoted[at] === true) continue
    const { word, row } = tokens[at] as Token
    if (relative.test(word) && row === undefined) pending = true
    if (leadOf(tokens[at]) !== undefined && /^(?:before|after|until|because)$/u.test(leadOf(tokens[at]) ?? ''))
      pending = true
    if (!isVerb(tokens, at)) continue
    let end = at + 1
    while (end < tokens.length && (isVerb(tokens, end) || adverb.test((tokens[end] as Token).word))) end += 1
    // The verb after its auxiliary: "is paid", "may change".
    const helped = row?.sort === 'verb' || auxiliary.test(word)
    const next = tokens[end]
    if (
      helped &&
      next !== undefined &&
      /(?:ed|en|paid|kept|held|met|made|built|sold|bought|sent|lent|given)$/u.test(next.word)
    )
      end += 1
    else if (helped && row?.sort === 'verb' && next !== undefined && !isFigure(next)) end += 1
    if (!pending) groups.push({ start: at, end })
    pending = false
    at = end - 1
  }
  return groups
}

/** Where an English statement may be cut: subject, verb and object stay in order, phrases after them may go to the front. */
export function englishSeams(statement: Statement): Seam[] {
  const { tokens } = statement
  const verbs = englishVerbs(statement)
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1) return []
  const front = kindAt(tokens, 0)
  const comma = tokens.slice(0, verb.start).findIndex(isComma)
  const commas = tokens.slice(0, verb.start).filter(isComma).length
  const seams: Seam[] =
    front !== undefined && atFront.test(front) && commas === 1
      ? [{ at: comma + 1, kind: 'argument' }]
      : frontOfTime(statement, verb)
  const after = seamsAfter(statement, verb)
  return withoutDoubles([...seams, ...after], front === undefined ? undefined : `lead ${front}`)
}

/** "In the financial year 2025 | turnover was". */
function frontOfTime({ tokens }: Statement, verb: Place): Seam[] {
  if (kindAt(tokens, 0) !== 'when') return []
  const at = tokens.findIndex(({ word }) => /^(?:19|20)\d\d$/u.test(word)) + 1
  return at > 0 && at < verb.start && !isComma(tokens[at]) ? [{ at, kind: 'argument' }] : []
}

function kindAt(tokens: readonly Token[], at: number): string | undefined {
  const lead = leadOf(tokens[at])
  if (lead === undefined) return undefined
  const next = tokens.findIndex((token, index) => index > at && (leadOf(token) !== undefined || isComma(token)))
  const phrase = tokens.slice(at, next < 0 ? undefined : next)
  return saysWhen(phrase) && /^(?:in|on|from|until|by|at|before|after)$/u.test(lead) ? 'when' : lead
}

function seamsAfter({ tokens, quoted }: Statement, verb: Place): Seam[] {
  const seams: Seam[] = []
  for (let at = verb.end; at < tokens.length; at += 1) {
    const { word, row } = tokens[at] as Token
    if (quoted[at] === true) continue
    if ((relative.test(word) && row === undefined) || isOnly(tokens[at - 1])) break
    if (isJoint(tokens[at])) return []
    if (isComma(tokens[at])) return seamsAtComma(tokens, at, seams)
    const kind = phraseAt(tokens, at, verb)
    if (kind !== undefined) seams.push({ at, kind: `lead ${kind}` })
  }
  return seams
}

const isOnly = (token: Token | undefined): boolean => /^(?:only|solely|exclusively)$/u.test(token?.word ?? '')

function seamsAtComma(tokens: readonly Token[], at: number, seams: readonly Seam[]): Seam[] {
  const rest = tokens.slice(at + 1)
  if (/^(?:not|never|but|nor)$/u.test(rest[0]?.word ?? '')) return []
  const kind = kindAt(tokens, at + 1) ?? ''
  const follows =
    /^(?:for|in|with|until|from|except|under|when)$/u.test(kind) && !rest.some(isJoint) && !rest.some(isComma)
  // What follows a comma otherwise may belong to the phrase before it.
  return follows ? [...seams, { at: at + 1, kind: `lead ${kind}` }] : seams.slice(0, -1)
}

/** The preposition of a phrase at a place that may stand elsewhere. */
function phraseAt(tokens: readonly Token[], at: number, verb: Place): string | undefined {
  const kind = kindAt(tokens, at)
  const standing = tokens[at - 1] as Token
  if (kind === undefined || !free.test(kind) || leadOf(standing) !== undefined || standing.row?.sort === 'focus')
    return undefined
  if (/^(?:not|even|all|just)$/u.test(standing.word) || tokens[at + 2]?.word === 'latest') return undefined
  // "Patients recruited before ethics approval".
  if (at > verb.end && /(?:ed|ing)$/u.test(standing.word)) return undefined
  const next = tokens.findIndex((each, index) => index > at && leadOf(each) !== undefined && leadOf(each) !== 'of')
  const length = (next < 0 ? tokens.length : next) - at
  return kind !== 'when' && (length < 3 || bound.test(standing.word)) ? undefined : kind
}
