import type { Static } from 'typebox'
import type { Citation } from '../../core/citing/citation.ts'
import { citeSpan } from '../../core/citing/quote.ts'
import type { Memo, MemoFact, MemoItem, MemoSection, MemoSectionId } from '../../core/drafting/memo.ts'
import type { Suspension } from '../../core/facts/programme.ts'
import type { Language } from '../../core/facts/text.ts'
import { dayOf } from '../../core/matching/as-of.ts'
import { resolved } from '../../core/matching/estimate-work.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { importance } from '../../core/matching/summary.ts'
import type { Verdict } from '../../core/verdict.ts'
import { reasoningOf, textIn, type reasoningView, type ShownMatch } from '../../matching/matching.ts'
import { labels } from '../../wording/drafts/labels.ts'
import { memo, type MemoKey } from '../../wording/drafts/memo.ts'
import { sayDate, sayDeadline, sayMoment, sayMoney } from '../../wording/render.ts'
import { fieldName, terms } from '../../wording/terms.ts'
import type { Names } from '../../wording/wording.ts'
import { sourceLabel } from '../composing/source-label.ts'
import { semicolon } from '../../wording/message.ts'

type View = Static<typeof reasoningView>
type Criterion = View['criteria'][number]

/** A match, and the version of the profile it was judged from. */
export interface MemoSource {
  readonly shown: ShownMatch
  readonly profileVersion: number
}

/** Everything the memo of a match may say, from the reasoning as the API returns it: what matters most first. */
export function memoOf({ shown, profileVersion }: MemoSource, language: Language, names: Names): Memo {
  const view = reasoningOf(shown, language, names)
  const told = new Telling(shown, view, language)
  const { programme } = view
  const day = dayOf(shown.asOf)
  const said = shown.match.summary.map(({ key }, i) => ({ key, sentence: view.summary[i] ?? '' }))
  const sentences = (...keys: string[]): string[] =>
    said.flatMap(({ key, sentence }) => (keys.some((each) => key.startsWith(each)) ? [sentence] : []))
  const sections: Record<MemoSectionId, MemoItem[]> = {
    why: deciding(view).map((criterion) => told.item(criterion.sentence, criterion.citations)),
    aid: told.aid(),
    warnings: [
      ...told.stops(),
      ...sentences('summary.open_from', 'summary.refused_from').map((text) => told.item(text)),
      ...view.warnings.map(({ sentence, citations }) => told.item(sentence, citations)),
      ...sentences('summary.obligation_denied', 'summary.no_relations_assumed').map((text) => told.item(text)),
    ],
    missing: told.missing(),
    documents: told.documents(),
    steps: told.steps(
      sentences(...actions),
      said.some(({ key }) => key === 'summary.no_step'),
    ),
  }
  return {
    language,
    day,
    date: sayDate(day, language),
    mark: told.words('mark'),
    title: programme.title,
    lines: [
      told.words('client', { name: shown.profile.name }),
      ...(programme.authority === undefined ? [] : [told.words('authority', { name: programme.authority })]),
    ],
    notices: [...(programme.sample ? [told.words('sample')] : []), ...sentences('summary.provisional')],
    verdict: {
      tone: tones[view.eligibility],
      label: told.words(view.eligibility),
      sentence: sentences(`summary.${view.eligibility}`)[0] ?? '',
    },
    facts: told.facts(),
    sections: Object.entries(sections)
      .filter(([, items]) => items.length > 0)
      .map(([id, items]): MemoSection => ({ id: id as MemoSectionId, title: told.title(id as MemoSectionId), items })),
    foot: [
      told.words('foot', {
        day: sayDate(day, language),
        programme: String(programme.version),
        profile: String(profileVersion),
      }),
      ...told.documentsNamed(),
      told.words('reasoning', { id: view.id }),
      told.words('disclaimer'),
    ],
    labels: { more: memo.more[language], shortened: told.words('shortened') },
  }
}

const tones: Readonly<Record<Verdict, Memo['verdict']['tone']>> = {
  eligible: 'good',
  needs_info: 'open',
  needs_review: 'open',
  not_eligible: 'bad',
}

/** Reasons of a summary that say what to do next. */
const actions = [
  'summary.applied',
  'summary.apply_',
  'summary.complete_',
  'summary.confirm_',
  'summary.opens',
  'summary.call_',
  'summary.no_step',
]

/** Reasons of a summary that tell until when an application can be made. */
const lastMoments: ReadonlySet<string> = new Set([
  'summary.apply_by',
  'summary.complete_by',
  'summary.confirm_by',
  'summary.until',
])

/** Outcomes that a verdict follows from. */
const decisive: Readonly<Record<Verdict, readonly string[]>> = {
  eligible: ['met'],
  needs_info: ['unknown', 'met'],
  needs_review: ['unknown', 'met'],
  not_eligible: ['not_met'],
}

/** The conditions that the verdict follows from: those of the summary first, then what a reader asks first. */
function deciding({ criteria, eligibility, summary }: View): Criterion[] {
  const outcomes = decisive[eligibility]
  const place = ({ sentence }: Criterion): number => {
    const at = summary.indexOf(sentence)
    return at < 0 ? summary.length : at
  }
  const ranks = (criterion: Criterion): number[] => [
    place(criterion),
    outcomes.indexOf(criterion.outcome),
    criterion.alternative === true ? 1 : 0,
    importance.indexOf(criterion.kind),
  ]
  const found = criteria
    .filter(({ effect, outcome }) => effect === 'eligibility' && outcomes.includes(outcome))
    .map((criterion) => ({ criterion, rank: ranks(criterion) }))
    .toSorted((a, b) => {
      const at = a.rank.findIndex((value, i) => value !== b.rank[i])
      return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0)
    })
  return found.map(({ criterion }) => criterion)
}

const figures = (text: string): Set<string> =>
  new Set([...text.matchAll(/\d[\d.,]*/gu)].map(([number]) => number.replace(/[.,]/gu, '').replace(/00$/u, '')))

/** Of several places that a figure of the call may stand in the one with the figures of the sentence; else the first. */
function closest(sentence: string, spans: readonly Citation[]): Citation | undefined {
  const wanted = figures(sentence)
  const shared = ({ quote }: Citation): number =>
    [...figures(quote?.exact ?? '')].filter((figure) => wanted.has(figure)).length
  return spans.toSorted((a, b) => shared(b) - shared(a))[0]
}

/** The parts of a memo in one language, with their sources. */
class Telling {
  readonly #shown: ShownMatch
  readonly #view: View
  readonly #language: Language
  readonly #citations: ReadonlyMap<string, Citation>

  constructor(shown: ShownMatch, view: View, language: Language) {
    this.#shown = shown
    this.#view = view
    this.#language = language
    this.#citations = new Map(view.citations.map((citation) => [citation.id, citation as Citation]))
  }

  words(key: MemoKey, values: Readonly<Record<string, string>> = {}): string {
    return memo[key][this.#language].replace(/\{(\w+)\}/gu, (_whole, name: string) => values[name] ?? '')
  }

  /** Documents nobody said anything of are listed as they are asked for. */
  title(section: MemoSectionId): string {
    const unknown = section === 'documents' && this.#view.readiness.every(({ state }) => state === 'unknown')
    return this.words(unknown ? 'section.documents_unknown' : `section.${section}`)
  }

  /** A sentence with the words that decide it and where they stand; the law it rests on stands beside them. */
  item(text: string, ids: readonly string[] = [], quoted = true): MemoItem {
    const cited = ids.flatMap((id) => this.#citations.get(id) ?? [])
    const span = closest(
      text,
      cited.filter(({ kind }) => kind === 'source_span'),
    )
    // Correspondences of codes are named by their tables: nothing that a client could look up.
    const laws = cited.filter(({ reference }) => reference?.locator !== undefined && !reference.name.includes('>'))
    const sources = [...(span === undefined ? [] : [span]), ...laws.slice(0, 2)].map((citation) => {
      const link = citation.link ?? citation.source?.url ?? citation.reference?.url
      return { label: this.#place(citation), ...(link === undefined ? {} : { link }) }
    })
    const quote = quoted ? span?.quote?.exact : undefined
    return {
      text,
      ...(quote === undefined ? {} : { quote: { text: quote, language: span?.source?.language ?? 'und' } }),
      sources,
    }
  }

  /** The document by its role, its title where there are several of it; the foot names the one that is meant else. */
  #place(citation: Citation): string {
    const { programme } = this.#shown.entry
    const document = programme.documents.find(({ id }) => id === citation.source?.document_id)
    const alone = programme.documents.filter(({ role }) => role === document?.role).length === 1
    if (document === undefined || !alone) return sourceLabel(citation, programme, this.#language)
    const { section, page } = citation.locator ?? {}
    return [
      labels[`source.${document.role}`][this.#language],
      ...(section === undefined ? [] : [section]),
      ...(page === undefined ? [] : [`${labels['source.page'][this.#language]} ${page}`]),
    ].join(', ')
  }

  /** Titles of the documents that are named by their role alone. */
  documentsNamed(): string[] {
    const { documents } = this.#shown.entry.programme
    const cited = new Set([...this.#citations.values()].map(({ source }) => source?.document_id))
    return documents
      .filter(({ id, role }) => cited.has(id) && documents.filter((each) => each.role === role).length === 1)
      .map(({ role, title }) => this.words('document.named', { role: labels[`source.${role}`][this.#language], title }))
  }

  facts(): MemoFact[] {
    const { binding } = this.#view.estimate
    const isFixed = this.#shown.match.estimate.steps.some(({ reason }) => reason.key.startsWith('estimate.fixed'))
    const key = binding === 'call_maximum' && isFixed ? 'limit.fixed_amount' : `limit.${binding}`
    const limit = binding !== undefined && key in memo ? this.words(key as MemoKey) : undefined
    return [
      { label: this.words('fact.aid'), value: this.#aid() },
      ...(limit === undefined ? [] : [{ label: this.words('fact.limit'), value: limit }]),
      { label: this.words('fact.deadline'), value: this.#deadline() },
      { label: this.words('fact.status'), value: this.#status() },
    ]
  }

  /** The amount or its range; of a call whose aid cannot be worked out, such as a loan or a guarantee, the most that it gives. */
  #aid(): string {
    const { amount, min, max, status, steps } = this.#view.estimate
    const language = this.#language
    if (amount !== undefined) return sayMoney(amount, language)
    if (min !== undefined && max !== undefined)
      return this.words('aid.range', { min: sayMoney(min, language), max: sayMoney(max, language) })
    if (status !== 'not_applicable') return this.words('aid.unknown')
    if (steps.length > 0) return this.words('aid.none')
    const { max_subsidy: most, loan } = this.#shown.entry.programme.funding
    return [
      this.words('aid.not_computed'),
      ...(most === undefined ? [] : [this.words('aid.call_most', { most: sayMoney(most, language) })]),
      ...(loan?.max === undefined ? [] : [this.words('aid.loan_most', { most: sayMoney(loan.max, language) })]),
    ].join(semicolon[language])
  }

  /** How the call stands, with what is to come: its opening, or a stop that is decided already. */
  #status(): string {
    const { status } = this.#view.programme
    const language = this.#language
    const said = terms.status[status][language]
    const { opens_at: opens } = this.#shown.entry.programme.call
    const stop = this.#stopToCome()
    if (stop !== undefined && status === 'open')
      return this.words(`status.${stop.status}_after`, { status: said, at: this.#deadline() })
    if (status !== 'forecasted' || opens === undefined) return said
    return this.words('status.opens', { status: said, at: sayMoment(opens.at, opens.time_zone, language) })
  }

  /** The last moment for an application as the summary tells it: a deadline, or what ends it before. */
  get #last(): Extract<ReasonValue, { type: 'deadline' }> | undefined {
    const at = this.#shown.match.summary.find(({ key }) => lastMoments.has(key))?.values['at']
    return typeof at === 'object' && at.type === 'deadline' ? at : undefined
  }

  /** The decision that ends applications at that moment. */
  #stopToCome(): Suspension | undefined {
    const { call, budget_lines: lines = [] } = this.#shown.entry.programme
    const at = this.#last?.at
    if (at === undefined) return undefined
    return [call.suspended, ...lines.map(({ suspended }) => suspended)].find(
      (each) => each !== undefined && Date.parse(each.since) === Date.parse(at),
    )
  }

  /** That applications stop by decision before the deadline, in the words of the decision. */
  stops(): MemoItem[] {
    const stop = this.#stopToCome()
    const { programme } = this.#shown.entry
    const last = this.#last
    if (stop === undefined || last === undefined) return []
    const { reason, citations = [] } = stop
    const text = this.words('stops', { at: sayDeadline(last.at, last.time_zone, this.#language) })
    const why = reason === undefined ? '' : ` ${textIn(reason, this.#language)}`
    const [anchor] = resolved(citations)
    const document = programme.documents.find(({ key }) => key === anchor?.document)
    if (anchor === undefined || document === undefined) return [{ text: `${text}${why}`, sources: [] }]
    const citation = citeSpan(anchor, document, this.#view.programme.version)
    return [
      {
        text: `${text}${why}`,
        quote: { text: anchor.exact, language: document.language },
        sources: [{ label: this.#place(citation), ...(document.url === undefined ? {} : { link: document.url }) }],
      },
    ]
  }

  #deadline(): string {
    const { deadline } = this.#view.programme
    const last = this.#last ?? deadline
    if (last?.at !== undefined) return sayDeadline(last.at, last.time_zone, this.#language)
    const key = `deadline.${deadline?.basis ?? 'none'}`
    return this.words(key in memo ? (key as MemoKey) : 'deadline.none')
  }

  /** The step that decides the amount first, then the other cited ones from the end. */
  aid(): MemoItem[] {
    const { steps } = this.#view.estimate
    const last = steps.at(-1)
    const cited = steps.slice(0, -1).filter(({ citations }) => citations.length > 0)
    return [...(last === undefined ? [] : [last]), ...cited.toReversed()].map(({ sentence, citations }) =>
      this.item(sentence, citations),
    )
  }

  missing(): MemoItem[] {
    const { missing, estimate } = this.#view
    const names = [
      ...missing.map(({ label }) => label),
      ...estimate.missing.map((pointer) => fieldName(pointer, this.#language)),
    ]
    return [...new Set(names)].map((label) => this.item(label))
  }

  /** Of an application that can be made: what the call asks for and is not at hand. */
  documents(): MemoItem[] {
    const { readiness, eligibility, near_miss: near } = this.#view
    const language = this.#language
    if (eligibility === 'not_eligible' && near?.possible !== true) return []
    return readiness
      .filter(({ state }) => state !== 'ready')
      .map(({ title, state, needed_by: by, valid_until: until, citations }) => {
        const document =
          state === 'expires'
            ? this.words('document.expires', { title, until: until === undefined ? '' : sayDate(until, language) })
            : title
        const text = by === undefined ? document : this.words('document.by', { document, by: sayDate(by, language) })
        return this.item(text, citations, false)
      })
  }

  /** What would turn a refusal, what is still to be done, what a person has to confirm, and the next action. */
  steps(next: readonly string[], noWay: boolean): MemoItem[] {
    const { near_miss: near, criteria, eligibility } = this.#view
    // Steps towards single conditions, told as not settling every one; none where the summary knows of no step.
    const single = eligibility === 'not_eligible' && !noWay ? criteria.flatMap(({ near_miss: step }) => step ?? []) : []
    return [
      ...(near?.steps ?? single).map((step) =>
        this.item(this.#dated(step.sentence, step.possible_from, step.possible_until)),
      ),
      ...criteria.flatMap(({ condition }) =>
        condition === undefined ? [] : [this.item(this.#dated(condition.sentence, undefined, condition.until))],
      ),
      ...criteria.flatMap(({ question, outcome, effect, citations }) =>
        question === undefined || outcome !== 'unknown' || effect !== 'eligibility' || eligibility === 'not_eligible'
          ? []
          : [this.item(this.words('step.confirm', { what: question }), citations, false)],
      ),
      ...next.map((sentence) => this.item(sentence)),
    ]
  }

  #dated(sentence: string, from: string | undefined, until: string | undefined): string {
    const step = sentence.replace(/\.$/u, '')
    const day = (value: string): string => sayDate(value, this.#language)
    if (from !== undefined && until !== undefined)
      return this.words('step.between', { step, from: day(from), until: day(until) })
    if (from !== undefined) return this.words('step.from', { step, from: day(from) })
    return until === undefined ? sentence : this.words('step.until', { step, until: day(until) })
  }
}
