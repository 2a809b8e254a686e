/**
 * Makes `src/core/drafting/verifier/words/wordnet.ts` from the Greek WordNet (`wn-data-ell.tab` of github.com/omwn/omw-data)
 * and the folder of WordNet 3.0's `data.*` and `index.*` files:
 * `node scripts/verifier/build-wordnet.ts --greek FILE --english FOLDER`.
 * One meaning a line: its words; the lines of what is more general, of words made from it, of its opposites.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foldText } from '../../src/core/facts/text-fold.ts'

const { values } = parseArgs({ options: { greek: { type: 'string' }, english: { type: 'string' } } })
if (values.greek === undefined || values.english === undefined) throw new Error('--greek FILE --english FOLDER')
const folder = values.english

/** Rarer meanings of an English word say more about rare words than about this one. */
const mostSenses = 3
const mostSensesOfBoth = 5
const files = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }

const greek = new Map<string, Set<string>>()
for (const line of (await readFile(values.greek, 'utf8')).split('\n')) {
  const [meaning = '', kind, lemma = ''] = line.split('\t')
  const word = foldText(lemma).folded
  if (kind !== 'ell:lemma' || !/^[α-ω]{3,}$/u.test(word)) continue
  greek.set(meaning, (greek.get(meaning) ?? new Set()).add(word))
}

interface Meaning {
  readonly words: Set<string>
  readonly links: readonly (readonly [string, string])[]
}
const meanings = new Map<string, Meaning>()
const linkOf = /(?<=^| )(@|\+|!|&) (\d{8}) ([nvars]) [\da-f]{4}/gu
for (const [letter, file] of Object.entries(files)) {
  const rank = new Map<string, number>()
  for (const line of (await readFile(join(folder, `index.${file}`), 'latin1')).split('\n')) {
    if (line.startsWith(' ')) continue
    const [lemma = '', , senses = '0', pointers = '0', ...rest] = line.trim().split(' ')
    const [, tagged = '0', ...offsets] = rest.slice(Number(pointers))
    if (!/^[a-z]{2,}$/u.test(lemma)) continue
    if (Number(tagged) === 0 && Number(senses) > 2) continue
    for (const [at, offset] of offsets.entries())
      if (
        at < (greek.has(`${offset}-${letter}`) ? mostSensesOfBoth : mostSenses) &&
        (Number(tagged) > 0 || greek.has(`${offset}-${letter}`))
      )
        rank.set(`${lemma} ${offset}`, at)
  }
  for (const line of (await readFile(join(folder, `data.${file}`), 'latin1')).split('\n')) {
    if (!/^\d/u.test(line)) continue
    const [offset = '', , , count = '', ...rest] = line.split(' ')
    const id = `${offset}-${letter}`
    const lemmas = rest
      .filter((_, index) => index % 2 === 0)
      .slice(0, Number.parseInt(count, 16))
      .map((word) => foldText(word.replace(/\(.*/u, '')).folded)
      .filter((word) => rank.has(`${word} ${offset}`))
    const links = [...line.replace(/ \|.*$/u, '').matchAll(linkOf)].map(
      ([, sign = '', to = '', kind = '']) => [sign, `${to}-${kind === 's' ? 'a' : kind}`] as const,
    )
    meanings.set(id, { words: new Set([...(greek.get(id) ?? []), ...lemmas]), links })
  }
}

const named = [...meanings].filter(([, { words }]) => words.size > 0)
const kept = new Set(named.map(([id]) => id))
const up = (id: string): string[] => (meanings.get(id)?.links ?? []).flatMap(([sign, to]) => (sign === '@' ? [to] : []))
for (const [id] of named) for (const parent of up(id)) kept.add(parent)
const ids = [...kept].toSorted()
const place = new Map(ids.map((id, index) => [id, index.toString(36)]))
const lines = ids.map((id) => {
  const { words, links } = meanings.get(id) ?? { words: new Set<string>(), links: [] }
  const of = (...signs: string[]): string =>
    [...new Set(links.flatMap(([sign, to]) => (signs.includes(sign) ? (place.get(to) ?? []) : [])))].join(' ')
  return [[...words].join(' '), of('@'), of('+'), of('!')].join(',').replace(/,+$/u, '')
})
const target = join(import.meta.dirname, '..', '..', 'src', 'core', 'drafting', 'verifier', 'words', 'wordnet.ts')
await writeFile(
  target,
  `/** Meanings, folded, and what joins them: see README.md for their source, licence and form. */\nexport const wordnet = \`\n${lines.join('\n')}\n\`\n`,
)
