import type { Finding } from './claim.ts'
import { contentWords, overlap } from './clauses.ts'
import { isExcluding, isNegation, like } from './meaning.ts'
import type { Source } from './source.ts'
import { isFrame, wordsOf, type Word } from './words.ts'

const must =
  /^(?:must|shall|should|expected|required|requires?|mandatory|compulsory|obliged|obligatory|πρεπει|οφειλ\p{L}+|υποχρε\p{L}+|απαιτ\p{L}+)$/u
const may =
  /^(?:may|can|could|optional|optionally|voluntary|μπορ\p{L}+|δυνα(?:ται|νται)|δικαιου(?:ται|νται)|επιτρεπ\p{L}+|προαιρετικ\p{L}+)$/u
const only = /^(?:only|solely|μονο|μονον|αποκλειστικ\p{L}+)$/u
const even = /^(?:even|ακομη|ακομα)$/u

/** Without negations that make a bound: "no earlier than". */
const withoutBounds = (text: string): string =>
  text
    .replaceAll(
      /(?<!\p{L})(?:no|not|οχι|δεν) (?=(?:earlier|later|more|less|fewer|longer|shorter|older|younger|higher|lower|περισσοτερ|λιγοτερ|νωριτερα|αργοτερα|υπερβαιν|ξεπερν)\p{L}*)/gu,
      '',
    )
    .replaceAll(/(?<!\p{L})(?:has|have) to (?=\p{L})/gu, 'must ')
    .replaceAll(/(?<!\p{L})free to (?=\p{L})/gu, 'may ')

/** "May" for what has to be, "must" for what may be: of one text, where nothing is denied. */
export function dutyFindings(folded: string, sources: readonly Source[]): Finding[] {
  const [source, ...more] = sources.filter(({ prose }) => prose !== '')
  if (source === undefined || more.length > 0) return []
  const [own, theirs] = [wordsOf(withoutBounds(folded)), wordsOf(withoutBounds(source.prose))]
  const has = (words: readonly Word[], pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  const evenWhere = own.find(
    ({ text }, at) => even.test(text) && /^(?:where|if|when|και|κι|αν|οταν|after)$/u.test(own[at + 1]?.text ?? ''),
  )
  if (evenWhere !== undefined && !has(theirs, even)) return [{ code: 'bound', at: evenWhere.text }]
  const governed = governedFindings(withoutBounds(folded), withoutBounds(source.prose))
  if (governed !== undefined) return [{ code: 'bound', at: governed }]
  const exchanged = partsOf(folded, source.prose)
  if (exchanged !== undefined) return [{ code: 'bound', at: exchanged }]
  if ([own, theirs].some((words) => words.some(({ text }) => isNegation(text) || isExcluding(text) || only.test(text))))
    return []
  const wrong =
    (has(own, may) && !has(own, must) && has(theirs, must) && !has(theirs, may)) ||
    (has(own, must) && !has(own, may) && has(theirs, may) && !has(theirs, must))
  const at = own.find(({ text }) => may.test(text) || must.test(text))?.text ?? ''
  return wrong ? [{ code: 'bound', at }] : []
}

const breaks = /[;·.,:](?=\s|$)|(?<!\p{L})(?:while|whereas|but|ενω|αλλα|and|και)(?!\p{L})/u

/** Of several parts, each with its own duty: the word by which one has another than the part of the source that is most like it. */
function partsOf(folded: string, prose: string): string | undefined {
  const parts = (text: string): Word[][] =>
    text
      .split(breaks)
      .map((part) => wordsOf(part))
      .filter((words) => words.length > 2)
  const [own, theirs] = [parts(folded), parts(prose)]
  if (own.length < 2 || theirs.length < 2) return undefined
  const kindOf = (words: readonly Word[]): string | undefined => {
    if (words.some(({ text }) => isNegation(text) || isExcluding(text))) return undefined
    const [needs, allows] = [must, may].map((pattern) => words.some(({ text }) => pattern.test(text)))
    return needs === allows ? undefined : needs === true ? 'must' : 'may'
  }
  for (const words of own) {
    const kind = kindOf(words)
    if (kind === undefined) continue
    const content = contentWords(words)
    const scored = theirs
      .map((each) => ({ each, score: overlap(content, { words: each }) }))
      .toSorted((a, b) => b.score - a.score)
    const [best, next] = scored
    if (best === undefined || best.score < 0.9 || best.score - (next?.score ?? 0) < 0.5) continue
    const other = kindOf(best.each)
    if (other !== undefined && other !== kind) return words.find(({ text }) => must.test(text) || may.test(text))?.text
  }
  return undefined
}

/** A duty of something of which the source's only clause about it says that it may be, or the other way round. */
function governedFindings(folded: string, prose: string): string | undefined {
  const clauses = (text: string): Word[][] => text.split(breaks).map((part) => wordsOf(part))
  const denied = (words: readonly Word[]): boolean =>
    words.some(({ text }) => isNegation(text) || isExcluding(text) || only.test(text))
  const theirs = clauses(prose)
  for (const words of clauses(folded)) {
    const [needs, allows] = [must, may].map((pattern) => words.findIndex(({ text }) => pattern.test(text)))
    if (needs === undefined || allows === undefined || needs >= 0 === allows >= 0 || denied(words)) continue
    const at = Math.max(needs, allows)
    const verb = contentWords(words.slice(at + 1)).find(({ text }) => !isFrame(text) && !/^(?:also|και)$/u.test(text))
    if (verb === undefined) continue
    const about = theirs.filter((each) => each.some(({ text }) => like(text, verb.text)))
    const [clause] = about
    if (clause === undefined || about.length > 1 || denied(clause)) continue
    const [itsNeeds, itsAllows] = [must, may].map((pattern) => clause.some(({ text }) => pattern.test(text)))
    if (
      (needs >= 0 && itsAllows === true && itsNeeds !== true) ||
      (allows >= 0 && itsNeeds === true && itsAllows !== true)
    )
      return words[at]?.text
  }
  return undefined
}
