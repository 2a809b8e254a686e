import { foldName } from './text-fold.ts'

/** Greek letters in Latin as ELOT 743 writes them, without the rules that need the neighbouring letters but for ου and αυ, ευ, ηυ. */
const pairs: readonly (readonly [string, string])[] = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['γγ', 'ng'],
  ['μπ', 'mp'],
]
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'αβγδεζηθικλμνξοπρστυφχψω'].map((letter, at) => [
    letter,
    'a v g d e z i th i k l m n x o p r s t y f ch ps o'.split(' ')[at] ?? '',
  ]),
)

/**
 * A slug of a title: at most ten words.
 * @param otherwise of a title without letters
 * @param longest characters
 */
export function slugOf(title: string, otherwise: string, longest: number): string {
  let text = foldName(title)
  for (const [greek, latin] of pairs) text = text.replaceAll(greek, latin)
  const latin = [...text].map((letter) => letters[letter] ?? letter).join('')
  const words = latin
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 10)
  const slug = words.join('-').slice(0, longest).replace(/-+$/, '')
  return slug === '' ? otherwise : slug
}
