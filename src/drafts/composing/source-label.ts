import type { Citation } from '../../core/citing/citation.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Programme } from '../../core/facts/programme.ts'
import type { Language } from '../../core/facts/text.ts'
import { labels } from '../../wording/drafts/labels.ts'
import { fieldName } from '../../wording/terms.ts'

/** One line that names a source: the document with its section and page, the field, the computation, the rule. */
export function sourceLabel(citation: Citation, programme: Programme, language: Language): string {
  const { source, locator, field, derivation, reference } = citation
  const word = (key: keyof typeof labels): string => labels[key][language]
  if (source !== undefined) {
    const role = programme.documents.find(({ id }) => id === source.document_id)?.role ?? 'call'
    const title = language === 'el' ? `«${source.title}»` : `“${source.title}”`
    const where = [
      ...(locator?.section === undefined ? [] : [locator.section]),
      ...(locator?.page === undefined ? [] : [`${word('source.page')} ${locator.page}`]),
    ]
    return lineOf([`${word(`source.${role}`)} ${title}`, ...where].join(', '))
  }
  if (field !== undefined)
    return lineOf(`${word('source.profile')}: ${fieldName(field.path, language)} (${field.path})`)
  if (derivation !== undefined) return lineOf(`${word('source.computed')}: ${derivation.formula}`)
  if (reference === undefined) return citation.kind
  const record = /^Programme \S+, version (\d+)$/u.exec(reference.name)
  if (record !== null)
    return lineOf(`${word('source.record')}: ${reference.locator ?? ''} (${word('source.version')} ${record[1]})`)
  return lineOf([reference.name, ...(reference.locator === undefined ? [] : [reference.locator])].join(', '))
}
