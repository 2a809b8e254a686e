import type { Citation } from '../../core/citing/citation.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { statementsOf } from '../../core/drafting/document.ts'
import type { DraftDocument, Statement } from '../../core/drafting/document.ts'
import type { Language } from '../../core/facts/text.ts'
import { inputInWords, isOfOutcomes } from '../../wording/formulas.ts'
import { storedValue } from '../../wording/stored-value.ts'
import { fieldName } from '../../wording/terms.ts'
import { cleanLine, cleanLink, cleanText } from './clean.ts'
import { semicolon } from '../../wording/message.ts'

/** Citations as a note, numbered by first use; later uses, and citations of which it would say the same, carry its number. */
export interface Note {
  readonly number: number
  readonly citations: readonly string[]
  /** Names the source, in the document's language. */
  readonly label: string
  readonly link?: string
  /** The words of the source, letter for letter. */
  readonly quote?: { readonly text: string; readonly language: string }
  /** What a value stands for: field and value, or formula, inputs and result. */
  readonly detail?: string
}

/** The notes of a document. */
export class Notes {
  readonly #byCitation = new Map<string, Note>()
  /** In the order of their numbers. */
  readonly list: readonly Note[]

  constructor(document: DraftDocument) {
    const known = new Map(document.citations.map((each) => [each.citation.id, each]))
    const ids = new Set([...statementsOf(document)].flatMap(({ statement }) => statement.citations))
    const used = [...ids].flatMap((id) => known.get(id) ?? [])
    const alike = Map.groupBy(used, (each) => JSON.stringify(wordsOf(each, document.language)))
    const shorter = shortLabels(used)
    this.list = [...alike.values()].map((cited, index) => ({
      number: index + 1,
      citations: cited.map(({ citation }) => citation.id),
      ...wordsOf(shorter(cited[0] as Cited), document.language),
    }))
    for (const note of this.list) for (const id of note.citations) this.#byCitation.set(id, note)
  }

  /** Of a statement, each once. */
  of({ citations }: Pick<Statement, 'citations'>): Note[] {
    return [...new Set(citations.flatMap((id) => this.#byCitation.get(id) ?? []))]
  }
}

type Cited = DraftDocument['citations'][number]
type Derivation = NonNullable<Citation['derivation']>

/**
 * The title of a document stands in its first note; later ones name it by its kind, but for documents of which several are of
 * one kind.
 */
function shortLabels(used: readonly Cited[]): (cited: Cited) => Cited {
  const kinds = new Map<string, Set<string>>()
  for (const cited of used) {
    const { kind, document } = namedIn(cited) ?? {}
    if (kind !== undefined && document !== undefined) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(document))
  }
  const told = new Set<string>()
  return (cited) => {
    const { kind, document, place } = namedIn(cited) ?? {}
    if (kind === undefined || document === undefined || kinds.get(kind)?.size !== 1) return cited
    if (told.has(document)) return { ...cited, label: `${kind}${place}` }
    told.add(document)
    return cited
  }
}

/** The parts of `Call “Title”, section, page`; undefined where a label is made otherwise. */
function namedIn({
  citation: { source },
  label,
}: Cited): { kind: string; document: string; place: string } | undefined {
  if (source === undefined) return undefined
  const title = new RegExp(` [«“]${RegExp.escape(lineOf(source.title))}[»”]`, 'u').exec(label)
  if (title === null) return undefined
  const kind = label.slice(0, title.index)
  return { kind, document: source.document_id, place: label.slice(title.index + title[0].length) }
}

function wordsOf({ citation, label }: Cited, language: Language): Omit<Note, 'number' | 'citations'> {
  const link = cleanLink(citation.link ?? citation.source?.url ?? citation.reference?.url)
  const detail = detailOf(citation, label, language)
  return {
    label: cleanLine(label),
    ...(link === undefined ? {} : { link }),
    ...(citation.quote === undefined
      ? {}
      : { quote: { text: cleanText(citation.quote.exact), language: languageTag(citation.source?.language) } }),
    ...(detail === undefined ? {} : { detail: cleanLine(detail) }),
  }
}

/** A language as BCP 47 takes it; `und` for anything else. */
export function languageTag(language: string | undefined): string {
  return language !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u.test(language) ? language : 'und'
}

/** Place and value, or result and inputs, named in the document's language; what is said already is not said again. */
function detailOf({ field, derivation }: Citation, label: string, language: Language): string | undefined {
  if (field !== undefined)
    return `${label.includes(field.path) ? '' : `${field.path} `}= ${storedValue(field.value, field.path, language)}`
  if (derivation === undefined) return undefined
  const result = storedValue(derivation.result, '', language)
  const told = isOfOutcomes(derivation) ? foundWith(derivation.inputs, language) : computedWith(derivation, language)
  return told === '' ? `= ${result}` : `= ${result} (${told})`
}

function computedWith({ inputs, result }: Derivation, language: Language): string {
  // The condition that it is about stands in the label.
  const named = Object.entries(inputs).filter(([name]) => name !== 'criterion')
  const told = named.map(([name, value]) => ({ name, words: storedValue(value, name, language) }))
  const found = storedValue(result, '', language)
  return told.every(({ words }) => words === found)
    ? ''
    : told.map(({ name, words }) => `${inputInWords(name, language) ?? name} = ${words}`).join(', ')
}

/** Facts that an outcome was found with: the others are outcomes that the label and the draft's table name. */
const foundWith = (inputs: Derivation['inputs'], language: Language): string =>
  Object.entries(inputs)
    .flatMap(([path, value]) =>
      path.startsWith('/') ? [`${fieldName(path, language)} (${path}) = ${storedValue(value, path, language)}`] : [],
    )
    .join(semicolon[language])
