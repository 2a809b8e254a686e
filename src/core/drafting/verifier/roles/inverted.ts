import { foldText } from '../../../facts/text-fold.ts'
import { contentWords } from '../clauses.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { isNeutralVerb } from '../words/neutral.ts'
import { wordsOf, stemOf, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'
import { isPassive } from './places.ts'

/** Two things on either side of a shared verb or figure, which stand the other way round in the source: about a figure, in English about a verb as well. */
export function inverted(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const greek = /\p{Script=Greek}/u.test(folded)
  const passive = isPassive(folded)
  const own = contentWords(wordsOf(folded))
  return sources
    .flatMap((source): Finding[] => {
      const text =
        source.folded === '' && typeof source.citation.field?.value === 'string'
          ? foldText(source.citation.field.value).folded
          : source.folded
      if (text === '' || /\p{Script=Greek}/u.test(text) !== greek) return []
      const theirs = contentWords(wordsOf(text))
      const placeIn = (list: readonly Word[], word: string): number | undefined => {
        const found = list.filter((each) => stemOf(each.text) === stemOf(word))
        return found.length === 1 ? found[0]?.start : undefined
      }
      const pivots: (readonly [number, number])[] = [
        ...quantities.flatMap((quantity) => {
          const same = source.quantities.filter((each) => equal(quantity, each))
          return same.length === 1 && same[0] !== undefined && same[0].start >= 0
            ? [[quantity.start, same[0].start] as const]
            : []
        }),
        ...own.flatMap(({ text: word, start }) => {
          const place =
            !greek && isPassive(text) === passive && isNeutralVerb(word) && /(?:s|ed|ing)$/u.test(word)
              ? placeIn(theirs, word)
              : undefined
          return place === undefined ? [] : [[start, place] as const]
        }),
      ]
      return pivots.flatMap(([here, there]) => {
        const moved = own.flatMap(({ text: word, start }) => {
          const [mine, its] = [placeIn(own, word), placeIn(theirs, word)]
          const apart =
            mine !== undefined && its !== undefined && (parted(folded, mine, here) || parted(text, its, there))
          return mine === undefined || its === undefined || start === here || isNeutralVerb(word) || apart
            ? []
            : [{ word, before: mine < here, was: its < there }]
        })
        const forward = moved.find(({ before, was }) => before && !was)
        const back = moved.find(({ before, was }) => !before && was)
        return forward === undefined || back === undefined ? [] : [{ code: 'role', at: `${forward.word} ${back.word}` }]
      })
    })
    .slice(0, 1)
}

/** Whether a comma stands between two places: clauses may come in either order. */
const parted = (text: string, a: number, b: number): boolean =>
  /,(?=\s)/u.test(text.slice(Math.min(a, b), Math.max(a, b)))
