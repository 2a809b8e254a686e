import { isComma, isJoint, saysWhen, withoutDoubles, type Seam, type Statement } from './cutting.ts'
import { isFigure, type Token } from './tokens.ts'

const auxiliary =
  /^(?:is|are|was|were|has|have|had|do|does|did|will|would|should|could|might|must|may|can|cannot|shall)$/u
/** Verbs of such sentences that are no nouns as well, in the forms that stand without an auxiliary. */
const finite =
  /^(?:accept|meet|receive|submit|employ|cover|keep|hold|own|operate|reduce|include|start|begin|pay|repay|provide|assess|approve|reject|decide|appoint|inform|notifie|supplie|sell|buy|lend|borrow|hire|train|finance|inspect|verifie|certifie|select|evaluate|applie|replace|maintain|retain|install|produce|invest|contribute|participate|demonstrate|prove|declare|describe|complie|affect|depend|follow|precede|serve|represent|recover|reimburse|take|allow|contain|concern|remain|become|run|grow|bear|deduct|publishe|announce|define|determine|calculate|consult|insure|last|live|reside|belong|correspond|rest|build|carrie|confirm|need|appear|end|close|open|lapse|expire|cease|stop|fund|correspond|lie|use|exclude|require|rise|fall|make|range|work|say|describe|sign|support|aid|go|come|suspend|introduce|burn|treat|show|check|state|appear|set|ask|bottle|work)s$|^(?:met|kept|held|began|paid|repaid|sold|bought|lent|gave|took|became|ran|grew|bore|sent|made|led|built|fell|rose|burned|received|employed|started|declared|granted|submitted|installed|replaced|created|reduced|invested)$/u
/** The plain form, after a subject in the plural. */
const plain =
  /^(?:receive|submit|employ|keep|hold|own|operate|include|begin|pay|repay|provide|reject|decide|sell|buy|replace|maintain|retain|install|produce|contribute|participate|demonstrate|declare|describe|comply|affect|depend|follow|take|allow|contain|concern|remain|become|run|grow|bear|determine|belong|correspond|lie|apply|exclude|require|rise|fall|make|range|cover)$/u
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
  if (auxiliary.test(word) || finite.test(word)) return !isNounHere(before)
  return plain.test(word) && before !== undefined && /s$/u.test(before.word) && !isNounHere(before)
}
const isNounHere = (before: Token | undefined): boolean =>
  before !== undefined &&
  (/^(?:the|a|an|its|their|this|of|to|no|any|each)$/u.test(before.word) || leads[before.word] !== undefined)

const leadOf = (token: Token | undefined): string | undefined =>
  token === undefined || token.row?.sort === 'opener' || token.row?.sort === 'focus'
    ? undefined
    : leads[token.word.split(' ')[0] ?? '']

export interface Group {
  readonly start: number
  readonly end: number
}

/** The verbs of a statement that stand in no relative clause. */
export function englishVerbs({ tokens, quoted }: Statement): Group[] {
  const groups: Group[] = []
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
function frontOfTime({ tokens }: Statement, verb: Group): Seam[] {
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

function seamsAfter(statement: Statement, verb: Group): Seam[] {
  const { tokens, quoted } = statement
  let seams: Seam[] = []
  for (let at = verb.end; at < tokens.length; at += 1) {
    const [token, previous] = [tokens[at] as Token, tokens[at - 1] as Token]
    if (quoted[at] === true) continue
    if (relative.test(token.word) && token.row === undefined) break
    if (isJoint(token)) return []
    if (isComma(token)) {
      if (/^(?:not|never|but|nor)$/u.test(tokens[at + 1]?.word ?? '')) return []
      const kind = kindAt(tokens, at + 1)
      const rest = tokens.slice(at + 1)
      if (
        kind === undefined ||
        !/^(?:for|in|with|until|from|except|under|when)$/u.test(kind) ||
        rest.some(isJoint) ||
        rest.some(isComma)
      ) {
        // What follows a comma may belong to the phrase before it.
        seams.pop()
        break
      }
      seams.push({ at: at + 1, kind: `lead ${kind}` })
      break
    }
    if (seams.some((seam) => seam.at === at)) continue
    if (/^(?:only|solely|exclusively)$/u.test(previous.word)) break
    const kind = kindAt(tokens, at)
    if (kind === undefined || !free.test(kind)) continue
    const standing = previous
    const next = tokens.findIndex((each, index) => index > at && leadOf(each) !== undefined && leadOf(each) !== 'of')
    const length = (next < 0 ? tokens.length : next) - at
    if (
      leadOf(standing) !== undefined ||
      standing.row?.sort === 'focus' ||
      /^(?:not|only|even|all|just)$/u.test(standing.word) ||
      tokens[at + 2]?.word === 'latest'
    )
      continue
    // "Patients recruited before ethics approval".
    if (at > verb.end && /(?:ed|ing)$/u.test(standing.word)) continue
    if (kind !== 'when' && (length < 3 || bound.test(standing.word))) continue
    seams.push({ at, kind: `lead ${kind}` })
  }
  return seams
}
