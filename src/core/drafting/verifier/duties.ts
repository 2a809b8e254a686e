import type { Finding } from './claim.ts'
import { isExcluding, isNegation } from './meaning.ts'
import type { Source } from './source.ts'
import { wordsOf, type Word } from './words.ts'

const must =
  /^(?:must|shall|required|requires?|mandatory|compulsory|obliged|obligatory|πρεπει|οφειλ\p{L}+|υποχρε\p{L}+|απαιτ\p{L}+)$/u
const may =
  /^(?:may|can|could|optional|optionally|voluntary|μπορ\p{L}+|δυνα(?:ται|νται)|δικαιου(?:ται|νται)|επιτρεπ\p{L}+|προαιρετικ\p{L}+)$/u
const only = /^(?:only|solely|μονο|μονον|αποκλειστικ\p{L}+)$/u
const even = /^(?:even|ακομη|ακομα)$/u

/** "May" for what has to be, "must" for what may be: of one text, where nothing is denied. */
export function dutyFindings(folded: string, sources: readonly Source[]): Finding[] {
  const [source, ...more] = sources.filter(({ prose }) => prose !== '')
  if (source === undefined || more.length > 0) return []
  const [own, theirs] = [wordsOf(folded), wordsOf(source.prose)]
  const has = (words: readonly Word[], pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  const evenWhere = own.find(
    ({ text }, at) => even.test(text) && /^(?:where|if|when|και|κι|αν|οταν|after)$/u.test(own[at + 1]?.text ?? ''),
  )
  if (evenWhere !== undefined && !has(theirs, even)) return [{ code: 'bound', at: evenWhere.text }]
  if ([own, theirs].some((words) => words.some(({ text }) => isNegation(text) || isExcluding(text) || only.test(text))))
    return []
  const wrong =
    (has(own, may) && !has(own, must) && has(theirs, must) && !has(theirs, may)) ||
    (has(own, must) && !has(own, may) && has(theirs, may) && !has(theirs, must))
  const at = own.find(({ text }) => may.test(text) || must.test(text))?.text ?? ''
  return wrong ? [{ code: 'bound', at }] : []
}
