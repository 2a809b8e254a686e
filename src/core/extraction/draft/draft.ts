import { beginning } from '../../citing/canonical.ts'
import type { Anchor } from '../../citing/citation.ts'
import type { Criterion, Expression } from '../../criteria/criterion.ts'
import type {
  BudgetLine,
  CostCategory,
  Funding,
  Instrument,
  LegalBasis,
  ProgrammeInput,
  RequiredDocument,
} from '../../facts/programme.ts'
import type { Span } from '../../facts/text-fold.ts'
import { paperName } from '../call/documents.ts'
import type { Contradiction, ExtractedField, Extraction, ExtractionInput } from '../extraction.ts'
import type { ReadField, Reading, ReadValue } from '../reading.ts'
import { ranked } from './rivals.ts'
import type { SourceText } from '../text/source-text.ts'
import { zoneOfCall } from '../places/zone-of-call.ts'

type ValueOf<V, F> = V extends { field: infer K } ? ([F & K] extends [never] ? never : V & { field: F & K }) : never
export type Of<F extends ReadField> = Reading & { readonly value: ValueOf<ReadValue, F> }
export const isOf =
  <F extends ReadField>(...fields: readonly F[]) =>
  (reading: Reading): reading is Of<F> =>
    (fields as readonly string[]).includes(reading.value.field)

/** Longest quotation of a citation, in code points; a longer sentence is cited by the figure's surroundings. */
const longestQuote = 600

/** The programme that is put together, with where each of its values stands. */
export class Draft {
  readonly fields: ExtractedField[] = []
  readonly contradictions: Contradiction[] = []
  readonly input: ExtractionInput
  readonly source: SourceText
  readonly funding: Funding
  readonly ids: NonNullable<ProgrammeInput['external_ids']> = []
  readonly costs: CostCategory[] = []
  provisional = false
  readonly call: ProgrammeInput['call'] = { deadlines: [] }
  readonly lines: BudgetLine[] = []
  readonly criteria: Criterion[] = []
  /** What stands in the place of a criterion that does not hold for all. */
  readonly instead = new Map<Criterion, Expression>()
  /** Conditions for some: who is not of them, or who meets it. */
  readonly ofSome: Expression[] = []
  /** Conditions of which one will do: they stand behind the criteria. */
  readonly alternatives: Expression[] = []
  /** How many criteria of a kind have got an id. */
  readonly named = new Map<Criterion['kind'], number>()
  readonly documents: RequiredDocument[] = []
  readonly basis: LegalBasis[] = []
  readonly zone: string
  publishedOn: string | undefined
  expensesFrom: string | undefined
  cumulation: ProgrammeInput['cumulation']

  constructor(input: ExtractionInput, source: SourceText, instruments: Instrument[]) {
    this.input = input
    this.funding = { instruments }
    this.source = source
    this.zone = zoneOfCall(source) ?? input.timeZone
  }

  anchor(span: Span): Anchor {
    const { start, end } = span
    return { document: this.input.document, exact: this.source.points.slice(start, end), start, end }
  }

  citation(reading: Reading): Anchor {
    const { quote, figure } = reading
    if (quote.end - quote.start <= longestQuote) return this.anchor(quote)
    return this.anchor({
      start: Math.max(quote.start, figure.start - longestQuote / 3),
      end: Math.min(quote.end, figure.end + longestQuote / 3),
    })
  }

  /** The places of a value, the first few of them. */
  cited(readings: readonly Reading[]): Anchor[] {
    return readings.slice(0, 5).map((reading) => this.citation(reading))
  }

  tell(field: string, pointer: string | null, value: unknown, readings: readonly Reading[]): void {
    const confidence = readings.reduce((most, reading) => Math.max(most, reading.chance ?? reading.confidence), 0)
    this.fields.push({
      field,
      pointer,
      value,
      confidence,
      citations: this.cited(readings),
    })
  }

  /** Of several values the one that is told most surely, then most often, then first; those that contradict it are told beside it. */
  choose<R extends Reading>(
    field: string,
    readings: readonly R[],
    keyOf: (reading: R) => string,
    shown: (reading: R) => unknown,
  ): R[] {
    const { best, rivals } = ranked(this.source, readings, keyOf)
    if (rivals.length > 0)
      this.contradictions.push({
        field,
        values: [best, ...rivals].map((group) => ({
          value: group[0] === undefined ? null : shown(group[0]),
          citations: group.slice(0, 3).map((reading) => this.citation(reading)),
        })),
      })
    return best
  }

  /** Under which numbers the call is known, and whether it is one yet. */
  head(readings: readonly Reading[]): void {
    const ids = readings.filter(isOf('external_id'))
    // The code of an intervention of the strategic plan is the call's own only where it has none.
    const coded = ids.some(({ value }) => !['protocol', 'ada', 'fek', 'intervention'].includes(value.scheme))
    for (const reading of ids) {
      const { id } = reading.value
      if (coded && reading.value.scheme === 'intervention') continue
      const scheme = reading.value.scheme === 'intervention' ? 'code' : reading.value.scheme
      const known = this.ids.filter((each) => each.scheme === scheme)
      if (this.ids.some((each) => each.value === id)) continue
      if (known.length > 0 && !known.some((each) => id.startsWith(`${each.value}-`))) continue
      // A part of a longer one that is told too; a call of several topics has its own before theirs.
      const longer = ids.filter(({ value }) => value.id.startsWith(`${id}-`))
      const topics = new Set(longer.map(({ value }) => value.id))
      if (topics.size === 1 || longer.some(({ figure }) => figure.start < reading.figure.start)) continue
      this.ids.push({ scheme, value: id })
      this.tell('external_id', `/external_ids/${this.ids.length - 1}`, { scheme, value: id }, [reading])
    }
    const provisional = readings.filter(isOf('provisional'))
    this.provisional = provisional.length > 0
    if (this.provisional) this.tell('provisional', '/provisional', true, provisional)
  }

  state(readings: readonly Reading[]): void {
    for (const reading of readings.filter(isOf('legal_basis'))) {
      const { regime, reference, article } = reading.value
      const same = this.basis.find(
        (each) =>
          each.regime === regime &&
          each.reference === reference &&
          (article === undefined || each.article === undefined || each.article === article),
      )
      if (same !== undefined) {
        if (article !== undefined) same.article = article
        continue
      }
      const cited = [this.citation(reading)]
      this.basis.push({ regime, reference, ...(article === undefined ? {} : { article }), citations: cited })
      this.tell('legal_basis', `/legal_basis/${this.basis.length - 1}`, { regime, reference }, [reading])
    }
    this.tellCumulation(readings.filter(isOf('cumulation')))
    for (const reading of readings.filter(isOf('required_document'))) {
      const { kind } = reading.value
      const id = kind ?? `document-${this.documents.length + 1}`
      if (this.documents.some((each) => each.id === id)) continue
      const title = titleOf(paperName(this.citation(reading).exact, kind))
      this.documents.push({
        id,
        title: { [this.input.language]: title },
        ...(reading.value.stage === undefined ? {} : { stage: reading.value.stage }),
        citations: [this.citation(reading)],
      })
      this.tell('required_document', `/required_documents/${this.documents.length - 1}`, title, [reading])
    }
  }

  tellCumulation(readings: readonly Of<'cumulation'>[]): void {
    const best = this.choose(
      'cumulation',
      readings,
      ({ value }) => value.what,
      ({ value }) => value.what,
    )
    const [first] = best
    if (first === undefined) return
    this.cumulation = { same_costs: first.value.what, citations: this.cited(best) }
    this.tell('cumulation', '/cumulation', { same_costs: first.value.what }, best)
  }

  /** A wall-clock moment in the call's zone. A closing day without an hour ends with its last second. */
  moment({ date, time }: { date: string; time?: string }, end: boolean): { at: string; time_zone: string } {
    const zone = this.zone
    const wall = wallClock(date, time, end)
    return { at: wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant().toString(), time_zone: zone }
  }

  /** An hour that the clocks skip or have twice on its day is told with both moments that may be meant. */
  tellDoubtedHour(reading: Of<'opens_at' | 'closes_at'>): void {
    const { field, date, time } = reading.value
    const wall = wallClock(date, time, field === 'closes_at')
    const [one, other] = (['earlier', 'later'] as const).map((disambiguation) =>
      wall.toZonedDateTime(this.zone, { disambiguation }).toInstant().toString(),
    )
    if (one === other) return
    this.contradictions.push({
      field,
      values: [one, other].map((at) => ({
        value: { at, time_zone: this.zone },
        citations: [this.citation(reading)],
      })),
    })
  }

  programme(selection: 'first_come' | 'comparative' | undefined): Extraction['programme'] {
    if (selection !== undefined) this.call.selection = selection
    return {
      country: this.input.country,
      call: this.call,
      funding: this.funding,
      eligibility: {
        all: [...this.criteria.map((each) => this.instead.get(each) ?? each), ...this.ofSome, ...this.alternatives],
      },
      ...(this.ids.length > 0 ? { external_ids: this.ids } : {}),
      ...(this.provisional ? { provisional: true } : {}),
      ...(this.costs.length > 0 ? { eligible_costs: this.costs } : {}),
      ...(this.lines.length > 0 ? { budget_lines: this.lines } : {}),
      ...(this.publishedOn === undefined ? {} : { published_on: this.publishedOn }),
      ...(this.expensesFrom === undefined ? {} : { expenses_eligible_from: this.expensesFrom }),
      ...(this.cumulation === undefined ? {} : { cumulation: this.cumulation }),
      ...(this.basis.length > 0 ? { legal_basis: this.basis } : {}),
      ...(this.documents.length > 0 ? { required_documents: this.documents } : {}),
    }
  }
}

function wallClock(date: string, time: string | undefined, end: boolean): Temporal.PlainDateTime {
  const day = Temporal.PlainDate.from(date)
  return time === '24:00' || (time === undefined && end)
    ? day.toPlainDateTime({ hour: 23, minute: 59, second: 59 })
    : day.toPlainDateTime(Temporal.PlainTime.from(time ?? '00:00'))
}

export function distinct(anchors: readonly Anchor[]): Anchor[] {
  const byPlace = new Map<string, Anchor>()
  for (const anchor of anchors) {
    const place = `${anchor.start}-${anchor.end}`
    if (!byPlace.has(place)) byPlace.set(place, anchor)
  }
  return [...byPlace.values()]
}

/** Places of one condition that are cited; a document that says it a thousand times has said it. */
const mostCitations = 50

/** The citations with one more, where it is new and they are not many. */
export const withCited = (citations: readonly Anchor[], cited: Anchor): Anchor[] =>
  citations.length < mostCitations ? distinct([...citations, cited]) : [...citations]

/** The mark or number that a sentence has in a list: "•", "3.8", "α)", "iv." */
const ofList =
  /^\s*(?:[•●▪◦○■□➢➤►▶✓✔*–—-]\s+|\(?(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}[.)]|\p{L}{1,2}\)|[ivx]{1,4}\.|[α-δ]\.)\s+(?=[\p{L}«"]))+/u

/** A sentence as the title of what it says. */
export const titleOf = (sentence: string): string => short(sentence.replace(ofList, '').replace(/[;,:]+\s*$/u, ''))

/** A title of at most 200 characters, cut at a word. */
export function short(text: string): string {
  // A word that the edge of a page divides is one.
  const line = text
    .replaceAll(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (line.length <= 200) return line
  const cut = beginning(line, 199)
  return `${beginning(cut, Math.max(cut.lastIndexOf(' '), 100))}…`
}

/** A name for the next criterion of a kind. */
export function idFor(draft: Draft, kind: Criterion['kind']): string {
  const name = kind.replaceAll('_', '-')
  const count = (draft.named.get(kind) ?? 0) + 1
  draft.named.set(kind, count)
  return count === 1 ? name : `${name}-${count}`
}
