import type { Language } from '../../../facts/text.ts'
import { isComma, isJoint, quotedIn, statementOf, type Seam, type Statement } from './cutting.ts'
import { englishSeams, englishVerbs } from './english.ts'
import { joints, signs } from './exchangeable.ts'
import { greekSeams, greekVerbs } from './greek.ts'
import { languageOf, tokensOf, type Token } from './tokens.ts'

/** Parts of a sentence that may stand in any order among themselves. */
export interface Parts {
  readonly kind: 'parts'
  readonly parts: readonly Part[]
}

/** Tokens that stay together, and what begins there: the first part of a group has no seam. */
export interface Part {
  readonly tokens: readonly Token[]
  readonly kind: Seam['kind'] | 'first'
}

/** What joins the parts before it to those after it, as it stands and as it may stand; the empty one is nothing at all. */
export interface Joint {
  readonly kind: 'joint'
  readonly token: Token
  readonly others: readonly string[]
}

export interface Arrangement {
  readonly language: Language
  readonly groups: readonly (Parts | Joint)[]
  /** Whether the sentence names something and says what it is after a colon: a name may get its article. */
  readonly named: boolean
}

/**
 * A composed sentence as parts of which a rewording is made: those of one group in any order, the groups in theirs. Where in
 * doubt a sentence is not cut; so whatever order its parts stand in, it says the same.
 */
export function arrangementOf(text: string): Arrangement {
  const language = languageOf(text)
  const tokens = tokensOf(text, language).filter((token, at, all) => !isIdle(token, at, all))
  const joined = jointsIn(tokens, language)
  const groups: (Parts | Joint)[] = []
  let from = 0
  for (const joint of [...joined, undefined]) {
    const at = joint?.at ?? tokens.length
    const piece = tokens.slice(from, at)
    if (piece.length > 0) groups.push({ kind: 'parts', parts: partsOf(piece, language, standingOf(joined, from, at)) })
    if (joint !== undefined) groups.push(joint.joint)
    from = at + 1
  }
  return {
    language,
    groups,
    named: joined.some(({ joint }) => isColon(joint) && joint.others.includes(signs[language].named[0] ?? '')),
  }
}

/** The stop at the end, and the comma of "2 April 2026, 09:00". */
const isIdle = ({ word }: Token, at: number, all: readonly Token[]): boolean =>
  (word === '.' && at === all.length - 1) || (word === ',' && /^\d{1,2}:\d\d$/u.test(all[at + 1]?.word ?? ''))

function standingOf(joined: readonly Joined[], from: number, to: number): Standing {
  const [colon] = joined.filter(({ joint }) => isColon(joint))
  if (colon === undefined || colon.at > to) return joined.length > 0 ? 'joined' : 'alone'
  if (colon.at < from) return 'after colon'
  return from === 0 ? 'name' : 'after colon'
}

const isColon = (joint: Joint | undefined): boolean => joint?.token.word === ':'

interface Joined {
  readonly at: number
  readonly joint: Joint
}

function jointsIn(tokens: readonly Token[], language: Language): Joined[] {
  const quoted = quotedIn(tokens)
  const out: Joined[] = []
  let from = 0
  for (const [at, token] of tokens.entries()) {
    if (quoted[at] === true) continue
    const others = othersFor(tokens, from, at, language)
    if (others === undefined) continue
    out.push({ at, joint: { kind: 'joint', token, others } })
    from = at + 1
  }
  return out
}

const firstVerb = (tokens: readonly Token[], language: Language): number | undefined =>
  (language === 'el' ? greekVerbs : englishVerbs)(statementOf(tokens))[0]?.start

const verbsIn = (tokens: readonly Token[], language: Language): number =>
  (language === 'el' ? greekVerbs : englishVerbs)(statementOf(tokens)).length

/** What may stand for a token that joins two statements; undefined where it joins none. */
function othersFor(
  tokens: readonly Token[],
  from: number,
  at: number,
  language: Language,
): readonly string[] | undefined {
  const { word } = tokens[at] as Token
  const before = tokens.slice(from, at)
  if (word === ':') {
    const last = before.at(-1)?.word ?? ''
    if (/^(?:is|are|was|were|of|είναι|ήταν|μορφή|regime|καθεστώς)$/u.test(last)) return ['']
    if (/^\p{L}+ed$/u.test(before[0]?.word ?? '')) return []
    return verbsIn(before, language) === 0 ? signs[language].named : signs[language].stated
  }
  if (word === ';' || word === '·') return verbsIn(before, language) > 0 ? signs[language].break : []
  const others = joints[word]
  if (others === undefined) return undefined
  const next = tokens.findIndex((token, index) => index > at && (token.word === ';' || token.word === '·'))
  const after = tokens.slice(at + 1, next < 0 ? undefined : next)
  const clear =
    isComma(before.at(-1)) || !before.some((token) => token.row?.sort === 'opener' || subordinate.test(token.word))
  const place = firstVerb(after, language)
  const joins = clear && verbsIn(before, language) === 1 && place !== undefined && !after.slice(0, place).some(isComma)
  if (!joins || after[0]?.word === 'να' || after[0]?.row?.sort === 'opener' || subordinate.test(after[0]?.word ?? ''))
    return undefined
  // "… and may affect it": "while" would want a subject.
  return language === 'en' && place === 0 && word !== 'but' ? [] : others.slice(1)
}

const subordinate =
  /^(?:που|όπου|οποί\p{L}{1,3}|όσ(?:οι|ες|α|ους|ων)|ό,τι|ότι|αν|εάν|εφόσον|όταν|αφού|ώστε|μόλις|καθώς|όπως|which|who|whose|whom|that|what|where|when|once|if|whether|as|so)$/u

/** Conjunctions that open a clause which may stand before or after the rest. */
const opens = /^(?:όταν|εφόσον|αφού|μόλις|when|once|because)$/u
const asSaid = /^(?:όπως|as)$/u

/** Where a statement stands: by itself, joined with another one, or at a colon. */
type Standing = 'alone' | 'joined' | 'name' | 'after colon'

function partsOf(tokens: readonly Token[], language: Language, standing: Standing): Part[] {
  const seams = seamsOf(statementOf(tokens), language, standing).filter(({ at }) => !isOpen(tokens[at - 1]))
  const at = [...new Set(seams.map((seam) => seam.at))].filter((each) => each > 0).toSorted((a, b) => a - b)
  const kindOf = (start: number): Part['kind'] => seams.find((seam) => seam.at === start)?.kind ?? 'first'
  return [0, ...at].map((start, index) => ({ tokens: tokens.slice(start, at[index]), kind: kindOf(start) }))
}

/** Words that are nothing without the next one. */
const isOpen = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.row?.sort === 'focus' ||
    isJoint(token) ||
    /^(?:δε|μη|όχι|not|no|never|αργότερο|ο|η|το|οι|τα|τον|τη|τους|τις|του|της|των|the|a|an|σε|για|από|με|κατά|to|of|in|on|for|by|with)$/u.test(
      token.word,
    ))

function seamsOf(statement: Statement, language: Language, standing: Standing): readonly Seam[] {
  if (standing === 'after colon') return []
  if (standing === 'name') return timeIn(statement, language)
  const told = clauseOf(statement, language)
  if (told === undefined) return []
  const { core, from, clause } = told
  const inner = (language === 'el' ? greekSeams : englishSeams)(statementOf(core))
  const seams = inner.map((seam): Seam => ({ ...seam, at: seam.at + from }))
  if (standing === 'alone') return [...seams, ...(clause === undefined ? [] : [clause])]
  // Of two statements that are joined nobody knows whether what says when and where is said of both.
  return language === 'en' || startsWithLead(statement)
    ? []
    : seams.filter(({ kind }) => kind === 'verb' || kind === 'argument')
}

const startsWithLead = ({ tokens: [first] }: Statement): boolean =>
  first?.row?.sort === 'lead' ||
  first?.row?.sort === 'opener' ||
  /^(?:σε|στο\p{L}?|στη|στις|στα|για|από|με|κατά|χωρίς|όταν|αφού|εφόσον)$/u.test(first?.word ?? '')

/** "Change in turnover | in the financial year 2025": of a name only what says when. */
function timeIn({ tokens }: Statement, language: Language): Seam[] {
  const lead = language === 'el' ? /^(?:στη|το|στο|κατά)$/u : /^(?:in|on)$/u
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 0 && lead.test(word) && /^(?:χρήση|έτος|the|financial|year)$/u.test(tokens[index + 1]?.word ?? ''),
  )
  const last = tokens.at(-1)?.word ?? ''
  return at > 0 && /^20\d\d$/u.test(last) && tokens.length - at <= 5 ? [{ at, kind: 'lead when' }] : []
}

interface Clauses {
  readonly core: readonly Token[]
  /** Where the core begins. */
  readonly from: number
  /** The seam between the core and a condition or the like, where that may change its place. */
  readonly clause?: Seam
}

/** A statement without the condition, time or cause that stands before or after it; undefined where that cannot be told. */
function clauseOf(statement: Statement, language: Language): Clauses | undefined {
  const { tokens, quoted } = statement
  const openers = tokens.flatMap((token, at) => (quoted[at] !== true && opensClause(token, tokens[at - 1]) ? [at] : []))
  const [at] = openers
  if (at === undefined) {
    const whether = tokens.some(({ word }, index) => /^(?:αν|εάν|whether|if)$/u.test(word) && quoted[index] !== true)
    return whether ? undefined : { core: tokens, from: 0 }
  }
  if (openers.length > 1) return undefined
  return at === 0 ? clauseBefore(statement) : clauseAfter(tokens, at, language)
}

/** "It is not refused because it is small": whether the cause is denied as well is told by its place. */
const turnsDenial = (opener: string | undefined, core: readonly Token[]): boolean =>
  /^(?:because|επειδή|διότι)$/u.test(opener ?? '') &&
  core.some(({ word }) => /^(?:δε|μη|not|never|no|cannot)$/u.test(word))

const opensClause = (token: Token, before: Token | undefined): boolean =>
  token.row?.sort === 'opener' || opens.test(token.word) || (asSaid.test(token.word) && isComma(before))

function clauseBefore({ tokens, quoted }: Statement): Clauses | undefined {
  const comma = tokens.findIndex((token, at) => isComma(token) && quoted[at] !== true)
  const core = tokens.slice(comma + 1)
  if (comma < 0 || core.some(isComma) || turnsDenial(tokens[0]?.word, core)) return undefined
  return { core, from: comma + 1, clause: { at: comma + 1, kind: 'clause' } }
}

function clauseAfter(tokens: readonly Token[], at: number, language: Language): Clauses | undefined {
  const { word } = tokens[at] as Token
  const rest = tokens.slice(at + 1)
  const begin = tokens[at - 1]?.row?.sort === 'focus' ? at - 1 : at
  const core = tokens.slice(0, begin)
  if (verbsIn(core, language) !== 1 || rest.some(isComma)) return undefined
  const inside = rest.findIndex(isJoint)
  if (inside >= 0 && verbsIn(rest.slice(inside + 1), language) > 0 && !isComma(tokens[at - 1])) return undefined
  if (!isComma(tokens[at - 1]) && turnsDenial(word, core)) return undefined
  // "It may be modified once": no clause.
  if (word === 'once' && verbsIn(rest, language) === 0) return { core: tokens, from: 0 }
  // "To 4 degrees, or to 8 if it is collected daily", "18% and 11% in 2025, when …": said of the last only.
  const ofLast = core.some(
    (token, index) => isJoint(token) && (isComma(core[index - 1]) || /^(?:when|όταν)$/u.test(word)),
  )
  if (ofLast) return undefined
  // "Only if it runs on hydrogen is it eligible": the verb would have to change its place.
  const turnsVerb = language === 'en' && (begin < at || /^only /u.test(word))
  return { core, from: 0, ...(turnsVerb ? {} : { clause: { at: begin, kind: 'clause' } }) }
}
