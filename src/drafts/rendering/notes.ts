import type { Citation } from '../../core/citing/citation.ts'
import { statementsOf } from '../../core/drafting/document.ts'
import type { DraftDocument } from '../../core/drafting/document.ts'
import type { Language } from '../../core/facts/text.ts'
import { inputInWords, isOfOutcomes } from '../../wording/formulas.ts'
import { storedValue } from '../../wording/stored-value.ts'
import { fieldName } from '../../wording/terms.ts'
import { cleanLine, cleanLink, cleanText } from './clean.ts'

/** A citation as a note: one for each, numbered by first use; later uses carry the same number. */
export interface Note {
  number: number
  citation_id: string
  /** Names the source, in the document's language. */
  label: string
  link?: string
  /** The words of the source, letter for letter. */
  quote?: { text: string; language: string }
  /** What a value stands for: field and value, or formula, inputs and result. */
  detail?: string
}

/** The notes of a document by the id of their citation, in the order of their numbers. */
export function notesOf(document: DraftDocument): ReadonlyMap<string, Note> {
  const known = new Map(document.citations.map((each) => [each.citation.id, each]))
  const notes = new Map<string, Note>()
  for (const { statement } of statementsOf(document)) {
    for (const id of statement.citations) {
      const cited = known.get(id)
      if (cited === undefined || notes.has(id)) continue
      const { citation, label } = cited
      const link = cleanLink(citation.link ?? citation.source?.url ?? citation.reference?.url)
      const detail = detailOf(citation, label, document.language)
      notes.set(id, {
        number: notes.size + 1,
        citation_id: id,
        label: cleanLine(label),
        ...(link === undefined ? {} : { link }),
        ...(citation.quote === undefined
          ? {}
          : { quote: { text: cleanText(citation.quote.exact), language: languageTag(citation.source?.language) } }),
        ...(detail === undefined ? {} : { detail: cleanLine(detail) }),
      })
    }
  }
  return notes
}

/** A language as BCP 47 takes it; `und` for anything else. */
export function languageTag(language: string | undefined): string {
  return language !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u.test(language) ? language : 'und'
}

/** Place and value, or inputs and result, named in the document's language; what the label says already is not said again. */
function detailOf({ field, derivation }: Citation, label: string, language: Language): string | undefined {
  if (field !== undefined)
    return `${label.includes(field.path) ? '' : `${field.path} `}= ${storedValue(field.value, field.path, language)}`
  if (derivation === undefined) return undefined
  const { inputs, result } = derivation
  // In Greek a semicolon asks.
  const apart = language === 'el' ? '· ' : '; '
  if (isOfOutcomes(derivation))
    return [...foundIn(inputs, language), `= ${storedValue(result, '', language)}`].join(apart)
  const told = Object.entries(inputs).map(
    ([name, value]) => `${inputInWords(name, language) ?? name} = ${storedValue(value, name, language)}`,
  )
  return [told.join(', '), `= ${storedValue(result, '', language)}`].filter((part) => part !== '').join(apart)
}

/** Facts that an outcome was found with: the others are outcomes that the label and the draft's table name. */
const foundIn = (inputs: Readonly<Record<string, unknown>>, language: Language): string[] =>
  Object.entries(inputs).flatMap(([path, value]) =>
    path.startsWith('/') ? [`${fieldName(path, language)} (${path}) = ${storedValue(value, path, language)}`] : [],
  )
