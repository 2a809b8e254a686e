import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { otherTitles, titlesOf } from '../../../test/search/a-catalogue.ts'
import { greeklish, misspelt, wordForms } from '../../../test/search/word-forms.ts'
import { openSearchIndex } from './search-index.ts'
import { readSearch } from './search-query.ts'
import { openReader } from './words.ts'

const reader = openReader()
const index = openSearchIndex<string>(reader)
const titles = titlesOf([...wordForms, ...greeklish, ...misspelt].map(([title]) => title))
for (const title of [...otherTitles(), ...titles.values()]) index.add(title, { title: [title], names: [], summary: [] })

function best(q: string): string[] {
  const { places, ranks } = index.search(readSearch(q, reader))
  return Array.from(places, (place) => ({ item: index.at(place) ?? '', rank: ranks[place] ?? 0 }))
    .toSorted((a, b) => b.rank - a.rank || (a.item < b.item ? -1 : 1))
    .slice(0, 3)
    .map(({ item }) => item)
}

function missesOf(set: readonly (readonly [string, ...string[]])[]): { all: number; misses: string[] } {
  const asked = set.flatMap(([title, ...typed]) => typed.map((q) => ({ q, wanted: titles.get(title) ?? '' })))
  return { all: asked.length, misses: asked.filter(({ q, wanted }) => !best(q).includes(wanted)).map(({ q }) => q) }
}

describe('words over a catalogue of 2,400 other titles', () => {
  test('97 of 100 inflected forms find the title of their family', () => {
    const { all, misses } = missesOf(wordForms)
    assert.ok(wordForms.length >= 60 && all >= 200, `${wordForms.length} families, ${all} forms`)
    assert.ok(misses.length <= all * 0.03, `${misses.length} of ${all}: ${misses.join(' ')}`)
  })
  test('95 of 100 spellings in Latin letters find their title among the first three', () => {
    const { all, misses } = missesOf(greeklish)
    assert.ok(all >= 100)
    assert.ok(misses.length <= all * 0.05, `${misses.length} of ${all}: ${misses.join(' ')}`)
  })
  test('what is misspelt finds its title', () => {
    assert.deepEqual(missesOf(misspelt).misses, [])
  })
  test('a law and a number of the register of acts are found however they are written', () => {
    const few = openSearchIndex<string>(reader)
    for (const title of ['Δράση του ν. 4887/2022', 'Πράξη Ω4ΞΛ7-ΠΡ2', 'Πράξη ΨΧΞ346ΜΤΛ6ΔΑΡ'])
      few.add(title, { title: [title], names: [], summary: [] })
    const found = (q: string) => Array.from(few.search(readSearch(q, reader)).places, (place) => few.at(place))
    for (const q of ['4887/2022', 'Ν4887/2022', 'N4887/2022', 'Ν4887', 'ν.4887/22'])
      assert.deepEqual(found(q), ['Δράση του ν. 4887/2022'], q)
    for (const q of ['Ω4ΞΛ7-ΠΡ2', 'ω4ξλ7πρ2']) assert.deepEqual(found(q), ['Πράξη Ω4ΞΛ7-ΠΡ2'], q)
    assert.deepEqual(found('ΨΧΞ346ΜΤΛ6-ΔΑΡ'), ['Πράξη ΨΧΞ346ΜΤΛ6ΔΑΡ'])
    for (const q of ['N4888/2022', 'ω4ξλ7πρ3']) assert.deepEqual(found(q), [], q)
  })
})
