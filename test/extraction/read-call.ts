import { extractProgramme } from '../../src/core/extraction/extract.ts'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import type { Criterion } from '../../src/core/criteria/criterion.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readHtml } from '../../src/programmes/extraction/read-html.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** What is read of a text, or of a piece of HTML, under the title of a sample call, which tells that it is of grants, or another. */
export async function readCall(text: string, named?: string): Promise<Extraction> {
  const { activities, regions } = await loadReference()
  const language = isGreek(text) ? 'el' : 'en'
  const ofGrants =
    language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων' : 'Sample call: grants to businesses'
  const title = named ?? ofGrants
  const document = text.startsWith('<') ? readHtml(`<h1>${title}</h1>${text}`) : readText(`${title}\n\n${text}\n`)
  return extractProgramme(
    { ...document, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
}

/** The conditions of a draft that all have to hold. */
export const conditionsOf = ({ programme: { eligibility } }: Extraction): Criterion[] =>
  'all' in eligibility ? eligibility.all.flatMap((each) => ('kind' in each ? [each] : [])) : []

/** The words that the manual criteria cite: those that a person decides, or those that only bind. */
export const citedByManual = (extraction: Extraction, effect?: 'obligation'): string[] =>
  conditionsOf(extraction).flatMap((each) =>
    each.kind === 'manual' && each.effect === effect ? (each.citations ?? []).map(({ exact }) => exact) : [],
  )

/** Amounts of a field that are told beside the draft. */
export const besideDraft = ({ fields }: Extraction, field: string): string[] =>
  fields.flatMap((each) =>
    each.field === field && each.pointer === null
      ? [(each.value as { amount: string }).amount.replace(/\.00$/, '')]
      : [],
  )
