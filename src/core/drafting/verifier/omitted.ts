import { contentWords } from './clauses.ts'
import { isExcluding, isNegation, like } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import type { Doubt } from './unsupported.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { isFrame, wordsOf, type Word } from './words.ts'

/** What begins a part of a sentence that narrows the rest, by what it does. */
const openings: readonly (readonly [string, RegExp])[] = [
  ['exception', /^(?:εκτοσ|πλην|εξαιρεση|εξαιρουμεν\p{L}+|except|excluding|excepting|unless|apart|besides)$/u],
  ['condition', /^(?:αν|εαν|εφοσον|οταν|υπο|if|where|when|provided|subject|whenever|αρκει)$/u],
  ['order', /^(?:πριν|μετα|αφου|υστερα|κατοπιν|before|after|until|once|following|upon|prior)$/u],
  ['relative', /^(?:που|οποι\p{L}+|which|that|who|whose|whom)$/u],
  ['company', /^(?:με|χωρισ|with|without|from|απο|for|για|in|σε|στ\p{L}{1,3}|by|under|at|on)$/u],
  ['further', /^(?:και|and|η|or|αλλα|but|ουτε|nor)$/u],
]
const openingOf = (word: string): string | undefined => openings.find(([, pattern]) => pattern.test(word))?.[0]

/** What is left out most often narrows nothing: "in the call", "by the agency". */
const narrowing = new Set(['exception', 'condition', 'order', 'relative', 'further'])

interface Part {
  readonly opening: string
  readonly words: readonly Word[]
  readonly quantities: readonly Quantity[]
}

/** The parts of one sentence. */
function partsOf(words: readonly Word[], folded: string, quantities: readonly Quantity[]): Part[] {
  const parts: { opening: string; words: Word[] }[] = [{ opening: 'first', words: [] }]
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const cut = before !== undefined && /[,:(]/u.test(folded.slice(before.end, word.start))
    const opening = openingOf(word.text)
    const last = parts.at(-1)
    if (opening !== undefined && (last?.words.length ?? 0) === 0 && last !== undefined && last.opening !== 'first') {
      if (last.opening === 'further' || last.opening === 'comma') last.opening = opening
    } else if (opening !== undefined) parts.push({ opening, words: [] })
    else if (cut) parts.push({ opening: 'comma', words: [word] })
    else last?.words.push(word)
  }
  return parts.map(({ opening, words: inside }) => {
    const [from, to] = [inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0]
    const found = quantities.filter(({ start, end }) => start >= from && end <= to)
    return { opening, words: contentWords(inside, found), quantities: found }
  })
}

/** Parts of a cited sentence that the claim leaves out although it says the rest: what they narrow is then said of more. */
export function omittedDoubts(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Doubt[] {
  const own = wordsOf(folded)
  const said = ({ text }: Word): boolean => own.some((word) => like(word.text, text))
  return sources.flatMap((source): Doubt[] => {
    if (source.prose === '') return []
    const theirs = source.quantities.filter(({ start }) => start >= 0)
    const sentences = [...source.prose.matchAll(/[^;·]*?(?:[;·.](?=\s|$)|$)/gu)].filter(([text]) => text.trim() !== '')
    return sentences.flatMap(({ 0: text, index }): Doubt[] => {
      const words = wordsOf(text).map((word) => ({ ...word, start: word.start + index, end: word.end + index }))
      const parts = partsOf(words, source.prose, theirs)
      const telling = parts
        .flatMap((part) => part.words)
        .filter(({ text: word }) => !isNegation(word) && !isExcluding(word))
      const share = telling.filter(said).length / Math.max(1, telling.length)
      if (share < 0.5) return []
      return parts.flatMap((part): Doubt[] => {
        const specific = part.words.filter(({ text: word }) => !isFrame(word) && !isNeutralVerb(word))
        if (!narrowing.has(part.opening) || specific.length === 0 || part.words.some(said)) return []
        if (share <= 0.75 && specific.length < 2 && part.opening !== 'exception') return []
        if (part.quantities.some((each) => quantities.some((other) => equal(other, each)))) return []
        return [
          {
            code: 'bound',
            at: specific[0]?.text ?? '',
            signs: [
              'omitted',
              `omitted ${part.opening}`,
              specific.length > 1 ? 'omitted much' : 'omitted little',
              share > 0.75 ? 'omitted of what is said' : 'omitted of some',
              ...(own.length * 1.3 < words.length ? ['omitted by the shorter'] : []),
            ],
          },
        ]
      })
    })
  })
}
