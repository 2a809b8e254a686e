import type { Language } from '../../../facts/text.ts'
import { isComma, isJoint, quotedIn, statementOf, type Seam, type Statement } from './cutting.ts'
import { englishSeams, englishVerbs } from './english.ts'
import { joints, signs } from './exchangeable.ts'
import { greekSeams, greekVerbs } from './greek.ts'
import { languageOf, tokensOf, type Token } from './tokens.ts'

/** Parts of a sentence that may stand in any order among themselves. */
export interface Parts {
  readonly kind: 'parts'
  readonly parts: readonly (readonly Token[])[]
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
    const colon = joined.some((each) => each.at < from && isColon(each.joint)) || isColon(joint?.joint)
    const piece = tokens.slice(from, at)
    if (piece.length > 0)
      groups.push({
        kind: 'parts',
        parts: partsOf(piece, language, colon ? 'colon' : joined.length > 0 ? 'joined' : 'alone', from === 0),
      })
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

const isColon = (joint: Joint | undefined): boolean => joint?.token.word === ':'

function jointsIn(tokens: readonly Token[], language: Language): { at: number; joint: Joint }[] {
  const quoted = quotedIn(tokens)
  const out: { at: number; joint: Joint }[] = []
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

function partsOf(
  tokens: readonly Token[],
  language: Language,
  place: 'alone' | 'joined' | 'colon',
  first: boolean,
): (readonly Token[])[] {
  const seams = seamsOf(statementOf(tokens), language, place, first).filter(({ at }) => !isOpen(tokens[at - 1]))
  const at = [...new Set(seams.map((seam) => seam.at))].filter((each) => each > 0).toSorted((a, b) => a - b)
  return [0, ...at].map((start, index) => tokens.slice(start, at[index]))
}

/** Words that are nothing without the next one. */
const isOpen = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.row?.sort === 'focus' ||
    isJoint(token) ||
    /^(?:δε|μη|όχι|not|no|never|αργότερο|ο|η|το|οι|τα|τον|τη|τους|τις|του|της|των|the|a|an|σε|για|από|με|κατά|to|of|in|on|for|by|with)$/u.test(
      token.word,
    ))

function seamsOf(
  statement: Statement,
  language: Language,
  place: 'alone' | 'joined' | 'colon',
  first: boolean,
): Seam[] {
  if (place === 'colon') return first ? timeIn(statement, language) : []
  const { clause, core, from } = clauseOf(statement, language)
  if (core === undefined) return []
  const inner = (language === 'el' ? greekSeams : englishSeams)(statementOf(core)).map((seam) => ({
    ...seam,
    at: seam.at + from,
  }))
  // Of two statements that are joined nobody knows whether what says when and where is said of both.
  if (place === 'joined')
    return inner.filter(
      ({ kind }) =>
        language === 'el' && (kind === 'verb' || kind === 'argument') && !startsWithLead(statement, language),
    )
  return [...inner, ...clause]
}

const startsWithLead = ({ tokens }: Statement, language: Language): boolean =>
  tokens[0]?.row?.sort === 'lead' ||
  tokens[0]?.row?.sort === 'opener' ||
  (language === 'el' &&
    /^(?:σε|στο\p{L}?|στη|στις|στα|για|από|με|κατά|χωρίς|όταν|αφού|εφόσον)$/u.test(tokens[0]?.word ?? ''))

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

/** The clause that stands before or after the rest, with the seam between; no core where a clause cannot be told. */
function clauseOf(
  { tokens, quoted }: Statement,
  language: Language,
): { clause: Seam[]; core?: readonly Token[]; from: number } {
  const whole = { clause: [], core: tokens, from: 0 }
  const isOpener = (token: Token, at: number): boolean =>
    quoted[at] !== true &&
    (token.row?.sort === 'opener' || opens.test(token.word) || (asSaid.test(token.word) && isComma(tokens[at - 1])))
  const at = tokens.findIndex(isOpener)
  if (at < 0)
    return tokens.some((token, index) => /^(?:αν|εάν|whether|if)$/u.test(token.word) && quoted[index] !== true)
      ? { clause: [], from: 0 }
      : whole
  const rest = tokens.slice(at + 1)
  if (rest.some((token, index) => isOpener(token, at + 1 + index))) return { clause: [], from: 0 }
  if (at === 0) {
    const comma = tokens.findIndex((token, index) => isComma(token) && quoted[index] !== true)
    if (comma < 0 || tokens.slice(comma + 1).some(isComma)) return { clause: [], from: 0 }
    return { clause: [{ at: comma + 1, kind: 'clause' }], core: tokens.slice(comma + 1), from: comma + 1 }
  }
  const begin = tokens[at - 1]?.row?.sort === 'focus' ? at - 1 : at
  const core = tokens.slice(0, begin)
  if (verbsIn(core, language) !== 1) return { clause: [], from: 0 }
  const inside = rest.findIndex(isJoint)
  if (inside >= 0 && verbsIn(rest.slice(inside + 1), language) > 0 && !isComma(tokens[at - 1]))
    return { clause: [], from: 0 }
  if (rest.some(isComma)) return { clause: [], from: 0 }
  // "It may be modified once": no clause.
  if (tokens[at]?.word === 'once' && verbsIn(rest, language) === 0) return whole
  // "To 4 degrees, or to 8 if it is collected daily": said of the last only.
  if (core.some((token, index) => isJoint(token) && isComma(core[index - 1]))) return { clause: [], from: 0 }
  // "18% in 2024 and 11% in 2025, when …": said of the last only.
  if (/^(?:when|όταν)$/u.test(tokens[at]?.word ?? '') && core.some(isJoint)) return { clause: [], from: 0 }
  // "Only if it runs on hydrogen is it eligible": the verb would have to change its place.
  if (language === 'en' && (begin < at || /^only /u.test(tokens[at]?.word ?? ''))) return { clause: [], core, from: 0 }
  return { clause: [{ at: begin, kind: 'clause' }], core, from: 0 }
}
