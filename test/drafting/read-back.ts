import { isDeepStrictEqual } from 'node:util'
import { codePoints } from '../../src/core/citing/canonical.ts'
import type { Citation } from '../../src/core/citing/citation.ts'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import {
  statementsOf,
  type DraftDocument,
  type PlacedStatement,
  type Statement,
} from '../../src/core/drafting/document.ts'
import { valueAt } from '../../src/core/drafting/pointer.ts'
import { readQuantities } from '../../src/core/drafting/verifier/quantities.ts'
import { recompute } from '../../src/core/drafting/verifier/recompute.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Language } from '../../src/core/facts/text.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import { draftFormats, type DraftFormat } from '../../src/drafts/rendering/draft-format.ts'
import { renderAs } from '../../src/drafts/rendering/formats.ts'
import type { PdfRenderer } from '../../src/drafts/rendering/pdf.ts'
import { readDocx, readHtml, readMarkdown, readPdf, tight, unhyphenated, type ReadFile } from './read-formats.ts'
import { isOfOutcomes } from '../../src/wording/formulas.ts'
import { storedValue } from '../../src/wording/stored-value.ts'
import type { SamplePair } from './sample-drafts.ts'

/** How much of a draft was found again; each is counted once for each format it was found in. */
export interface Found {
  drafts: number
  statements: number
  citations: number
  quotes: number
  values: number
  figures: number
  questions: number
  faults: string[]
}

export const nothingFound = (): Found => ({
  drafts: 0,
  statements: 0,
  citations: 0,
  quotes: 0,
  values: 0,
  figures: 0,
  questions: 0,
  faults: [],
})

const mostWords = 22
/** What only the evaluation of a match gives again. */
const evaluations = new Set(['verdict', 'outcome', 'changes on'])

/**
 * Makes a draft twice, writes it in every format twice, reads each file and looks for all of it again: statements with
 * their references, quotations by their offsets in the text of the call, values of the profile, computed values, questions.
 */
export async function readBack(
  pair: SamplePair,
  { pack, language, pdf, found }: { pack: Pack; language: Language; pdf: PdfRenderer; found: Found },
): Promise<void> {
  const [made, again] = [pair.draft(pack, language), pair.draft(pack, language)]
  const name = `${pair.slug} × ${pair.client}, ${pack.id}, ${language}`
  const files = new Map<DraftFormat, Uint8Array>()
  for (const format of draftFormats) {
    const file = await renderAs(made, format, () => pdf)
    if (!Buffer.from(file).equals(await renderAs(again, format, () => pdf)))
      found.faults.push(`${name}, ${format}: other bytes when made again`)
    files.set(format, file)
  }
  const bytes = (format: DraftFormat): Uint8Array => files.get(format) ?? new Uint8Array()
  const text = (format: DraftFormat): string => new TextDecoder().decode(bytes(format))
  const document = JSON.parse(text('json')) as DraftDocument
  const draft: Draft = { pair, document, name, found, numbers: numbersOf(document) }
  readTree(draft)
  readFile(draft, 'docx', await readDocx(bytes('docx')))
  readFile(draft, 'html', readHtml(text('html')))
  readFile(draft, 'md', readMarkdown(text('md')))
  const { labels, title } = document
  const head = `${labels.draft}${title}`
  const foot = (page: number, pages: number): string =>
    labels.page_of.replace('{page}', String(page)).replace('{pages}', String(pages))
  readPages(draft, await readPdf(bytes('pdf'), { head, foot }))
  found.drafts += 1
}

interface Draft {
  readonly pair: SamplePair
  readonly document: DraftDocument
  readonly name: string
  readonly found: Found
  /** Number of each citation's note: by first use, one for all of which it says the same. */
  readonly numbers: ReadonlyMap<string, number>
}

function numbersOf(document: DraftDocument): Map<string, number> {
  const known = new Map(document.citations.map((each) => [each.citation.id, each]))
  const used = new Set([...statementsOf(document)].flatMap(({ statement }) => statement.citations))
  const numbers = new Map<string, number>()
  return new Map(
    [...used].map((id) => {
      const { label, citation } = known.get(id) ?? {}
      const { link, quote, field, derivation } = citation ?? {}
      const inputs = Object.entries(derivation?.inputs ?? {})
      // What an outcome was found with beside facts of the profile stands in the label.
      const told =
        derivation !== undefined && isOfOutcomes(derivation) ? inputs.filter(([name]) => name.startsWith('/')) : inputs
      const words = told.map(([name, value]) => storedValue(value, name, document.language))
      const result = storedValue(derivation?.result, '', document.language)
      const said = JSON.stringify([label, link, quote?.exact, field, words, result])
      if (!numbers.has(said)) numbers.set(said, numbers.size + 1)
      return [id, numbers.get(said) ?? 0]
    }),
  )
}

const referencesOf = ({ citations }: Statement, numbers: ReadonlyMap<string, number>): Set<number | undefined> =>
  new Set(citations.map((id) => numbers.get(id)))

const factsOf = (document: DraftDocument): PlacedStatement[] =>
  [...statementsOf(document)].filter(({ statement }) => statement.kind === 'factual' && statement.text !== '')

/** What the JSON says: sound, cited, verified against the sources, of short sentences. */
function readTree({ pair, document, name, found }: Draft): void {
  const fault = (what: string): void => void found.faults.push(`${name}, json: ${what}`)
  for (const { code, at } of faultsOf(document)) fault(`${code} ${at}`)
  for (const { id, text, findings } of unverifiedIn(document, { texts: pair.texts, programme: pair.programme }))
    fault(`${id} “${text}”: ${findings.map(({ code, at }) => `${code} ${at}`).join(', ')}`)
  const sources = new Map(document.citations.map(({ citation }) => [citation.id, citation]))
  const quoted = new Set<string>()
  for (const citation of sources.values()) {
    const words = wordsOf(pair, citation)
    if (citation.quote !== undefined) {
      if (words !== citation.quote.exact) fault(`${citation.id} is not what stands at its offsets`)
      quoted.add(tight(citation.quote.exact))
      found.quotes += 1
    }
    const { field, derivation } = citation
    if (field !== undefined && !isDeepStrictEqual(valueAt(pair.profile, field.path), field.value))
      fault(`${field.path} of the profile is another value`)
    if (derivation !== undefined && !evaluations.has(derivation.formula) && recompute(derivation) === false)
      fault(`${derivation.formula} does not come out again`)
    if (field !== undefined || derivation !== undefined) found.values += 1
  }
  for (const { statement } of factsOf(document)) {
    found.statements += 1
    found.citations += statement.citations.filter((id) => sources.has(id)).length
    found.figures += readQuantities(statement.text).length
  }
  for (const { statement } of statementsOf(document))
    // Words that the call sets in several places stand together, each a quotation; the call's summary is the catalogue's.
    if (
      statement.text.split(/\s+/u).length > mostWords &&
      !Object.values(pair.programme.summary ?? {}).includes(statement.text) &&
      !statement.text.split(' […] ').every((words) => quoted.has(tight(words)))
    )
      fault(`more than ${mostWords} words: ${statement.text}`)
  found.questions += document.open_questions.length
}

/** The words at a citation's offsets in the text of the call. */
function wordsOf({ texts }: SamplePair, { source, position }: Citation): string | undefined {
  const text = texts.get(source?.document_id ?? '')
  return text === undefined || position === undefined ? undefined : codePoints(text).slice(position.start, position.end)
}

/** Everything of the tree in a file that keeps paragraphs and references apart. */
function readFile(draft: Draft, format: DraftFormat, { pieces, notes }: ReadFile): void {
  const { document, name, found, numbers, pair } = draft
  const fault = (what: string): void => void found.faults.push(`${name}, ${format}: ${what}`)
  const whole = `¶${pieces.join('¶')}¶`
  let cursor = 0
  for (const { statement, block } of statementsOf(document)) {
    if (statement.text === '') continue
    const references = [...referencesOf(statement, numbers)].map((number) => `⟦${number}⟧`).join('')
    const words = `${tight(statement.text)}${references}`
    const wanted = block.type === 'table' ? `¶${words}¶` : words
    let at = whole.indexOf(wanted, cursor)
    // A reference more than the statement has makes it another one.
    while (at >= 0 && whole[at + wanted.length] === '⟦') at = whole.indexOf(wanted, at + 1)
    if (at < 0) {
      fault(`${statement.id} is not there in its place: ${wanted}`)
      continue
    }
    cursor = at + wanted.length - (block.type === 'table' ? 1 : 0)
    if (statement.kind !== 'factual') continue
    found.statements += 1
    found.citations += statement.citations.length
    found.figures += readQuantities(statement.text).length
  }
  const { size } = new Set(numbers.values())
  if (notes.size !== size) fault(`${notes.size} notes where ${size} say something of their own`)
  for (const { citation, label } of document.citations) {
    if (citation.derivation !== undefined && /_|\p{L}\(/u.test(label)) fault(`a formula without words: ${label}`)
    const note = notes.get(numbers.get(citation.id) ?? 0)
    const lacking = note === undefined ? ['the note'] : lackingIn(tight(note.text), draft, { citation, label })
    for (const each of lacking) fault(`${citation.id} without ${each}`)
    if (citation.quote === undefined) found.values += citation.reference === undefined ? 1 : 0
    else {
      if (note?.quote !== undefined && note.quote !== wordsOf(pair, citation))
        fault(`${citation.id} is not quoted letter for letter`)
      found.quotes += 1
    }
  }
  for (const { question } of document.open_questions) {
    if (!whole.includes(tight(question))) fault(`the question is not there: ${question}`)
    found.questions += 1
  }
}

/** What a note has to hold and does not: its source's name, the words of the call in marks, the value, the result. */
function lackingIn(
  note: string,
  { pair, document: { language } }: Draft,
  { citation, label }: DraftDocument['citations'][number],
): string[] {
  const { quote, field, derivation } = citation
  const wanted = [
    labelsOf({ citation, label }).find((each) => note.includes(tight(each))) ?? label,
    ...(quote === undefined ? [] : [`«${wordsOf(pair, citation)}»`]),
    ...(field === undefined ? [] : [storedValue(valueAt(pair.profile, field.path), field.path, language)]),
    ...(derivation === undefined
      ? []
      : isOfOutcomes(derivation)
        ? [storedValue(derivation.result, '', language)]
        : computedIn(derivation, language)),
  ]
  return wanted.filter((each) => !note.includes(tight(each)))
}

/** How a note may name its source: the title of a document stands in the first one alone. */
const labelsOf = ({ citation: { source }, label }: DraftDocument['citations'][number]): string[] =>
  source === undefined ? [label] : [label, label.replace(new RegExp(`.${RegExp.escape(source.title)}.`, 'u'), '')]

/** What went into a computation and what came out, as a note words them. */
function computedIn({ inputs, result }: NonNullable<Citation['derivation']>, language: Language): string[] {
  const went = Object.entries(inputs).map(([name, value]) => storedValue(value, name, language))
  return [...went, storedValue(result, '', language)]
}

/** Everything of the tree in the words of the pages. What a page breaks goes on upon the next one. */
function readPages({ document, name, found, numbers, pair }: Draft, pages: readonly string[]): void {
  const fault = (what: string): void => void found.faults.push(`${name}, pdf: ${what}`)
  const body = pages.join('')
  const has = (text: string): boolean => {
    const words = unhyphenated(text)
    return (
      body.includes(words) ||
      pages.some((page, i) => {
        const next = pages[i + 1] ?? ''
        // Also an article alone may stand at the end of a page.
        let least = 0
        while (least < words.length && page.includes(words.slice(0, least + 1))) least += 1
        return least > 0 && least < words.length && next.includes(words.slice(least))
      })
    )
  }
  for (const { statement } of statementsOf(document)) {
    if (statement.text === '') continue
    const words = tight(statement.text) + [...referencesOf(statement, numbers)].join(',')
    if (!has(words)) {
      fault(`${statement.id} is not there: ${words}`)
      continue
    }
    if (statement.kind !== 'factual') continue
    found.statements += 1
    found.citations += statement.citations.length
    found.figures += readQuantities(statement.text).length
  }
  for (const { citation, label } of document.citations) {
    const { quote, field, derivation } = citation
    const words = quote === undefined ? '' : `«${wordsOf(pair, citation)}»`
    const named = labelsOf({ citation, label }).map((each) => tight(`${numbers.get(citation.id)}${each}${words}`))
    if (!named.some(has)) fault(`${citation.id} is not there: ${label}`)
    const values = [
      ...(field === undefined ? [] : [storedValue(valueAt(pair.profile, field.path), field.path, document.language)]),
      ...(derivation === undefined || isOfOutcomes(derivation)
        ? []
        : [storedValue(derivation.result, '', document.language)]),
    ]
    for (const value of values) if (!has(tight(value))) fault(`${citation.id} without ${value}`)
    if (quote !== undefined) found.quotes += 1
    else if (field !== undefined || derivation !== undefined) found.values += 1
  }
  for (const { question } of document.open_questions) {
    if (!has(tight(question))) fault(`the question is not there: ${question}`)
    found.questions += 1
  }
}
