import { foldText } from '../../facts/text-fold.ts'
import { contentWords } from './clauses.ts'
import { isNegation, like } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import { equal } from './same-quantity.ts'
import type { Source } from './source.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { isFrame, stemOf, wordsOf, type Word } from './words.ts'
import type { Doubt } from './unsupported.ts'

/**
 * Citations that a sentence may not need, each with what it carries that no other does: a figure, a word as it stands, a word
 * of that meaning, a word that all sentences have; or only what others carry as well; or nothing.
 */
export function spareDoubts(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Doubt[] {
  if (sources.length < 2) return []
  const words = contentWords(wordsOf(folded), quantities).filter(({ text }) => !isNegation(text))
  const holders = words.map(({ text }) => ({
    text,
    exact: sources.filter((source) => ownWords(source).some((word) => word.text === text)),
    // Verbs that state little carry nothing, unless they stand there.
    alike: sources.filter((source) =>
      ownWords(source).some((word) =>
        isNeutralVerb(text)
          ? stemOf(word.text) === stemOf(text) || (!isFrame(text) && deed.test(word.text) && like(word.text, text))
          : like(word.text, text),
      ),
    ),
  }))
  const figures = quantities.map((quantity) =>
    sources.filter((source) => source.quantities.some((each) => equal(quantity, each))),
  )
  const only = (list: readonly Source[], source: Source): boolean => list.length === 1 && list[0] === source
  return sources.flatMap((source): Doubt[] => {
    const special = holders.filter(({ text }) => !isFrame(text))
    const bucket = figures.some((list) => only(list, source))
      ? 'figure'
      : special.some(({ exact, alike }) => only(exact, source) && only(alike, source))
        ? 'word'
        : special.some(({ alike }) => only(alike, source))
          ? 'alike'
          : special.some(({ exact }) => only(exact, source))
            ? 'better'
            : holders.some(({ alike }) => only(alike, source))
              ? 'frame'
              : figures.some((list) => list.includes(source))
                ? 'shared figure'
                : special.some(({ alike }) => alike.includes(source))
                  ? 'shared'
                  : isExplained(source, sources) || isAffirmed(source, sources)
                    ? 'chained'
                    : 'nothing'
    if (bucket === 'figure' || bucket === 'word') return []
    const { quote, field, derivation } = source.citation
    const kind =
      quote !== undefined ? 'span' : field !== undefined ? 'field' : derivation !== undefined ? 'derived' : 'reference'
    return [
      {
        code: 'superfluous',
        at: source.citation.id,
        signs: [
          bucket === 'nothing' && !source.negative ? 'needless' : `only ${bucket}`,
          `only ${bucket} of ${kind}`,
          ...(source.negative ? ['only of none'] : []),
        ],
      },
    ]
  })
}

/** A noun made of a verb. */
const deed = /(?:[σξψ](?:η|ησ|εισ|εων|εωσ)|μ(?:οσ|ου|ο)|π(?:η|ησ)|ment|tion|sion)$/u

/** Of a value the words that are its own: its text and the end of its path, which others do not share. */
function ownWords({ words, names, citation }: Source): readonly Word[] {
  if (citation.field === undefined) return words
  return words.filter(({ text }) => !names.all.includes(text) || names.last.includes(text))
}

/** A field that gives the code which another source explains. */
function isExplained(source: Source, sources: readonly Source[]): boolean {
  const value = source.citation.field?.value
  if (typeof value !== 'string' || !/\d/u.test(value)) return false
  const code = foldText(value).folded
  return sources.some(
    (other) => other !== source && other.quantities.some(({ key }) => key === code || key.startsWith(code)),
  )
}

/** "Held: true" of an item of which another field is cited, too. */
function isAffirmed({ citation: { field } }: Source, sources: readonly Source[]): boolean {
  const item = /^(.*\/\d+)\/[^/]+$/u.exec(field?.path ?? '')?.[1]
  return (
    field?.value === true &&
    item !== undefined &&
    sources.some(
      (other) => other.citation.field?.path.startsWith(`${item}/`) === true && other.citation.field !== field,
    )
  )
}
