import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readHtml } from '../../src/programmes/extraction/read-html.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** Sentences by field, each with what a reader takes from it. */
export type Wordings = Readonly<Record<string, readonly (readonly [string, ...string[]])[]>>

/** A test for each field: every sentence or piece of HTML, put under the title of a sample call, gives its values and no others of that field. */
export function sentencesAreRead(how: string, wordings: Wordings): void {
  describe(`a call that says ${how}`, () => {
    const reference = loadReference()
    for (const [field, sentences] of Object.entries(wordings)) {
      test(`by its ${field.replaceAll('_', ' ')}, in ${sentences.length} wordings, is read`, async () => {
        const { activities, regions } = await reference
        const other: string[] = []
        for (const [sentence, ...expected] of sentences) {
          const language = isGreek(sentence) ? 'el' : 'en'
          const title =
            language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων' : 'Sample call: grants to businesses'
          const { text, sections } = sentence.startsWith('<')
            ? readHtml(`<h1>${title}</h1>${sentence}`)
            : readText(`${title}\n\n${sentence}\n`)
          const { programme } = extractProgramme(
            { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
            { activities, regions },
          )
          const told =
            field === 'required_documents'
              ? (programme.required_documents ?? []).map(({ id }) => id)
              : (atomsOfDraft(programme).get(field) ?? []).filter((atom) => !/^(?:scheme|role|basis) /.test(atom))
          if (told.toSorted().join('|') !== expected.toSorted().join('|'))
            other.push(`${sentence}\n   read [${told.join(', ')}], not [${expected.join(', ')}]`)
        }
        assert.equal(other.length, 0, `\n${other.join('\n')}`)
      })
    }
  })
}
