import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { aid } from './wordings/aid.ts'
import { money } from './wordings/money.ts'
import { portals } from './wordings/portals.ts'
import { time } from './wordings/time.ts'

describe('a call that tells in a few words', () => {
  const reference = loadReference()
  for (const [field, texts] of [{ ...money, ...aid, ...time }, portals].flatMap((each) => Object.entries(each))) {
    test(`its ${field.replaceAll('_', ' ')}, in ${texts.length} wordings (${texts[0]?.[0].slice(0, 30)}…), is read`, async () => {
      const { activities, regions } = await reference
      const other: string[] = []
      for (const [words, ...expected] of texts) {
        const language = isGreek(words) ? 'el' : 'en'
        const title =
          language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων' : 'Sample call: grants to businesses'
        const { text, sections } = readText(`${title}\n\n${words}\n`)
        const { programme } = extractProgramme(
          { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
          { activities, regions },
        )
        const told = (atomsOfDraft(programme).get(field) ?? []).toSorted().join(', ')
        if (told !== expected.toSorted().join(', ')) other.push(`${words} → ${told === '' ? 'nothing' : told}`)
      }
      assert.deepEqual(other, [])
    })
  }
})
