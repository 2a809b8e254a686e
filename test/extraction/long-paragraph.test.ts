import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

describe('a paragraph of 100 KB without an end', () => {
  const reference = loadReference()
  for (const words of [
    'δαπάνες από ',
    'ο προϋπολογισμός της δράσης, ',
    'the costs of the project may not exceed the ',
    // Lines that are joined, as they are.
    'οι δαπάνες και\n',
    // The second cell of a row: cells are not cut.
    '\tΠελοπόννησος 1.000.000 €, Ήπειρος 45 %, έως 1.2.2026, ',
    '\tοι δαπάνες των έργων, ',
  ]) {
    test(`«${words.trim()} …» takes at most in proportion to its length`, async () => {
      const { activities, regions } = await reference
      const seconds = (letters: number): number => {
        const many = words.trimStart().repeat(Math.ceil(letters / words.length))
        const isCell = words.startsWith('\t')
        const whole = `Πρόσκληση\n\n${isCell ? 'Αττική\t' : ''}${many}\n`
        const { text, sections } = isCell || words.endsWith('\n') ? { text: whole, sections: [] } : readText(whole)
        const input = { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' }
        const { user, system } = process.cpuUsage()
        extractProgramme(input, { activities, regions })
        const after = process.cpuUsage({ user, system })
        return (after.user + after.system) / 1e6
      }
      // Patterns that meet a long text first are slow for good.
      seconds(100)
      seconds(10_000)
      const short = seconds(25_000)
      const long = seconds(100_000)
      // In proportion it is 4 times; where every letter looks at all others it is 16.
      assert.ok(long < 9 * short + 0.5, `${short.toFixed(2)} s for 25 KB, ${long.toFixed(2)} s for 100 KB`)
    })
  }
})

describe('thousands of paragraphs that say the same', () => {
  test('take at most in proportion to their number', async () => {
    const { activities, regions } = await loadReference()
    const seconds = (count: number): number => {
      const paragraph = 'Οι δαπάνες μελετών δεν υπερβαίνουν το 10 % του προϋπολογισμού.\n\n'
      const { text, sections } = readText(`Πρόσκληση\n\n${paragraph.repeat(count)}`)
      const input = { text, sections, language: 'el', country: 'GR', timeZone: 'Europe/Athens', document: 'call' }
      const { user, system } = process.cpuUsage()
      const { programme } = extractProgramme(input, { activities, regions })
      const after = process.cpuUsage({ user, system })
      assert.equal(programme.eligible_costs?.length, 1)
      return (after.user + after.system) / 1e6
    }
    seconds(100)
    const few = seconds(250)
    const many = seconds(1000)
    // In proportion it is 4 times; where each looks at all others it is 15.
    assert.ok(many < 7 * few + 0.5, `${few.toFixed(2)} s for 250, ${many.toFixed(2)} s for 1000`)
  })
})
