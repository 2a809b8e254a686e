/**
 * Makes `src/core/drafting/verifier/words/wordnet.ts` from the Greek WordNet (`wn-data-ell.tab` of github.com/omwn/omw-data)
 * and the folder of WordNet 3.0's `data.*` files: `node scripts/verifier/build-wordnet.ts --greek FILE --english FOLDER`.
 * Kept are single words of the meanings that both have.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foldText } from '../../src/core/facts/text-fold.ts'

const { values } = parseArgs({ options: { greek: { type: 'string' }, english: { type: 'string' } } })
if (values.greek === undefined || values.english === undefined) throw new Error('--greek FILE --english FOLDER')

const greek = new Map<string, Set<string>>()
for (const line of (await readFile(values.greek, 'utf8')).split('\n')) {
  const [meaning = '', kind, lemma = ''] = line.split('\t')
  const word = foldText(lemma).folded
  if (kind !== 'ell:lemma' || !/^[α-ω]{3,}$/u.test(word)) continue
  greek.set(meaning, (greek.get(meaning) ?? new Set()).add(word))
}
const rows = new Set<string>()
for (const [letter, file] of Object.entries({ n: 'noun', v: 'verb', a: 'adj', r: 'adv' })) {
  for (const line of (await readFile(join(values.english, `data.${file}`), 'latin1')).split('\n')) {
    if (!/^\d/u.test(line)) continue
    const [offset, , , count = '', ...rest] = line.split(' ')
    const words = rest
      .filter((_, index) => index % 2 === 0)
      .slice(0, Number.parseInt(count, 16))
      .map((word) => foldText(word.replace(/\(.*/u, '')).folded)
      .filter((word) => /^[a-z]{3,}$/u.test(word))
    const theirs = greek.get(`${offset}-${letter}`)
    if (theirs !== undefined && words.length > 0) rows.add([...theirs, ...new Set(words)].join(' '))
  }
}
const target = join(import.meta.dirname, '..', '..', 'src', 'core', 'drafting', 'verifier', 'words', 'wordnet.ts')
await writeFile(
  target,
  `/** Words that share a meaning, folded: see README.md for their source and licence. */\nexport const wordnet = \`\n${[...rows].toSorted().join('\n')}\n\`\n`,
)
