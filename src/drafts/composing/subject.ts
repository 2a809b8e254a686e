import type { Citation, ResolvedAnchor, Anchor } from '../../core/citing/citation.ts'
import { citeDerived, citeField, citeReference, citeSpan } from '../../core/citing/quote.ts'
import { valueAt as at } from '../../core/drafting/pointer.ts'
import { cents, type Figure, type Source } from '../../core/drafting/plan/figure.ts'
import type { Plan } from '../../core/drafting/plan/plan.ts'
import type { AidBorne } from '../../core/drafting/aid-borne.ts'
import type { LaterAid } from '../../core/drafting/later-aid.ts'
import type { AppliedCall } from '../../core/drafting/applications.ts'
import { namesCosts } from '../../core/facts/costs-named.ts'
import type { CallState } from '../../core/facts/call-status.ts'
import type { HeldAid } from '../../core/facts/ledger.ts'
import type { LegalForm, PlainDate, Profile } from '../../core/facts/profile.ts'
import type { SizeResult } from '../../core/facts/size.ts'
import type { Programme } from '../../core/facts/programme.ts'
import type { ExplainedBonus } from '../../core/matching/evaluate.ts'
import type { NeededBy } from '../../core/matching/readiness.ts'
import type { DerivedFact, Match, ReasonValue, ReferenceFact } from '../../core/matching/result.ts'
import { amountSaid, percentSaid } from './said.ts'
import type { Cited } from './writer.ts'

/** What a draft is made from. Nothing else may be said. */
export interface DraftInput {
  readonly programme: Programme
  readonly programmeVersion: number
  readonly profile: Profile
  readonly profileVersion: number
  readonly profileId?: string
  readonly matchId?: string
  readonly match: Match
  /** How each line of the budget stands that is for the place of the investment. */
  readonly lines: readonly CallState[]
  /** Of the place of the investment, in the programming period; absent where it is not one known place. */
  readonly regionCategory?: string
  /** The day on which an application is judged: no earlier than the call opens. */
  readonly submission: PlainDate
  /** On that day, with the related businesses. */
  readonly size: SizeResult
  /** The conditions of each bonus on that day. */
  readonly bonuses: readonly ExplainedBonus[]
  /** How the call stands on that day, at the line of the budget that concerns the business. */
  readonly call: CallState
  /** The day or instant of the match, RFC 3339. */
  readonly asOf: string
  /** The calendar day of it. */
  readonly day: PlainDate
  /** RFC 3339. */
  readonly generatedAt: string
  readonly plan: Plan
  /** By which day each stage wants its documents. */
  readonly neededBy: NeededBy
  /** Applications of the business to other calls, by the records of the account. */
  readonly applications: readonly AppliedCall[]
  /** Its application to this one. */
  readonly own?: AppliedCall
  /** De minimis aid of the business and of those that count as one with it. */
  readonly held: readonly HeldAid[]
  /** Of a call that a de minimis ceiling limits. */
  readonly aid?: AidBorne
  /** Where time alone changes what the match expects, while the call takes applications of the business. */
  readonly later: readonly LaterAid[]
  /** Names of the related businesses that have profiles of their own, by the ids of those. */
  readonly related: ReadonlyMap<string, string | undefined>
  /** Canonical texts of the call's documents by their ids. */
  readonly texts: ReadonlyMap<string, string>
}

/** Forms without owners or partners. */
const unowned: ReadonlySet<LegalForm> = new Set<LegalForm>([
  'association',
  'foundation',
  'public_body',
  'local_authority',
])

type Some<T> = readonly [T, ...T[]]

/** Where the facts of a draft are found, each with the citation that carries it. */
export class Subject {
  readonly input: DraftInput

  constructor(input: DraftInput) {
    this.input = input
  }

  get programme(): Programme {
    return this.input.programme
  }

  get profile(): Profile {
    return this.input.profile
  }

  /** Of categories that are not the call's, or without the turnover that limits them, it is not known which costs count. */
  get isCounted(): boolean {
    const { eligible, open_turnover: open } = this.input.plan.costs
    return this.limitsCosts && cents(eligible) > 0 && open === undefined
  }

  /** Whether the call says anything of costs. */
  get limitsCosts(): boolean {
    return namesCosts(this.programme)
  }

  /** Whether VAT of the costs is not recovered, which the call may accept or not. */
  get bearsVat(): boolean {
    const { vat, total, net } = this.input.plan.costs
    return vat !== undefined && cents(vat) > 0 && cents(total) > cents(net)
  }

  /** Whether the catalogue has a rate or an amount of the aid, or it is of a form that has none. */
  get isRecorded(): boolean {
    return this.input.plan.grant.unrecorded === undefined
  }

  /** Whether the plan says what is granted, or would be if nothing stood against it, and so at which rates. */
  get isAided(): boolean {
    const { amount, range, refused, excess } = this.input.plan.grant
    return this.isCounted && [amount, range, refused, excess].some((each) => each !== undefined)
  }

  /** Whether each of the costs has one certain rate, so that what makes it up is told beside the costs. */
  get isRated(): boolean {
    const { costs, grant } = this.input.plan
    const isOpen = costs.without_rate.length > 0 || costs.rows.some((row) => row.rate_most !== undefined)
    return (
      this.isAided && !isOpen && grant.range === undefined && costs.rows.some((row) => row.rate_parts !== undefined)
    )
  }

  /** Whether it is a body that nobody owns. */
  get isUnowned(): boolean {
    const { legal_form: form } = this.profile
    return form !== undefined && unowned.has(form)
  }

  /** Whether the aid is money for the costs. */
  get pays(): boolean {
    return this.input.plan.grant.pays_nothing === undefined
  }

  /** The moment of the match, of a day its beginning in a zone, in milliseconds of the epoch. */
  beginning(zone: string): number {
    const { asOf } = this.input
    return asOf.length === 10
      ? Temporal.PlainDate.from(asOf).toZonedDateTime(zone).epochMilliseconds
      : Temporal.Instant.from(asOf).epochMilliseconds
  }

  /** Where the business can still apply: of several lines of the budget it chooses one. */
  get choices(): readonly CallState[] {
    return this.input.lines.filter(({ status }) => status !== 'closed' && status !== 'exhausted')
  }

  /** Whether it is called a grant; a voucher, a prize or training is aid. */
  get isGrant(): boolean {
    return this.pays && this.programme.funding.instruments.includes('grant')
  }

  /** A field of the profile by JSON pointer, said as `value`; undefined where the profile does not have it. */
  field(path: string, value?: ReasonValue): Cited | undefined {
    const found = at(this.profile, path)
    if (found === undefined) return undefined
    return { value: value ?? (found as ReasonValue), by: [citeField({ path, value: found })] }
  }

  /** A field of the programme's record: what the catalogue holds, where no sentence of the call is anchored to it. */
  record(path: string, value: ReasonValue): Cited {
    return { value, by: [this.recordCitation(path)] }
  }

  recordCitation(path: string): Citation {
    const { slug } = this.programme
    const version = this.input.programmeVersion
    return citeReference({
      name: `Programme ${slug}, version ${version}`,
      locator: path,
      url: `/api/v1/programmes/${slug}?version=${version}`,
    })
  }

  /** Citations of the words that anchors stand for. */
  spans(anchors: readonly (Anchor | ResolvedAnchor)[] | undefined): Citation[] {
    return (anchors ?? []).flatMap(({ start, end, ...anchor }) => {
      const document = this.programme.documents.find(({ key }) => key === anchor.document)
      if (document === undefined || start === undefined || end === undefined) return []
      return [citeSpan({ ...anchor, start, end }, document, this.input.programmeVersion)]
    })
  }

  /**
   * A value of the programme with the words that state it: of the anchors beside it those whose quotation has the value,
   * else the record itself, so that nothing is cited that does not carry it.
   */
  stated(
    path: string,
    value: ReasonValue,
    anchors: readonly Anchor[] | undefined,
    says: (quote: string) => boolean,
  ): Cited {
    const carrying = this.spans(anchors).filter(({ quote }) => quote !== undefined && says(quote.exact))
    const [first, ...rest] = carrying
    return first === undefined ? this.record(path, value) : { value, by: [first, ...rest.slice(0, 1)] }
  }

  derived(fact: DerivedFact, value: ReasonValue): Cited {
    return { value, by: [citeDerived(fact)] }
  }

  reference(fact: ReferenceFact): Citation {
    return citeReference(fact)
  }

  /** The citations of where a given figure of the plan stands. */
  sources(sources: readonly Source[]): Citation[] {
    return sources.flatMap((source): Citation[] => {
      if (source.kind === 'profile') return [citeField({ path: source.path, value: at(this.profile, source.path) })]
      if (source.kind === 'call') return this.spans(source.anchors)
      if (source.kind === 'record') return [this.recordCitation(source.path)]
      return source.kind === 'reference' ? [citeReference(source.reference)] : []
    })
  }

  /** A figure of the plan by its derivation, or by where it was given; undefined where it was given without a place. */
  figure(figure: Figure, value: ReasonValue): Cited | undefined {
    const { derivation } = figure
    if (derivation !== undefined) return this.derived(derivation, value)
    const sources = this.sources(figure.sources['value'] ?? [])
    // Of words beside a figure those that state it: others may stand there for a condition. None does: the record has it.
    const says = saysFigure(value)
    const stating = says && sources.filter(({ quote }) => quote !== undefined && says(quote.exact))
    const by = some(stating ?? []) ?? some(sources.filter(({ quote }) => quote === undefined)) ?? some(sources)
    return by === undefined ? undefined : { value, by }
  }
}

/** Whether words state a figure; undefined for values that are none. */
function saysFigure(value: ReasonValue): ((words: string) => boolean) | undefined {
  if (typeof value !== 'object') return undefined
  if (value.type === 'money') return amountSaid(value.value)
  return value.type === 'percent' ? percentSaid(value.value) : undefined
}

/** What is to be told where a place that the profile has is too wide: the municipality in it. */
export function finerThan({ profile }: Pick<Subject, 'profile'>, pointer: string): string {
  return pointer.endsWith('/region') && at(profile, pointer) !== undefined
    ? pointer.replace(/region$/u, 'municipality')
    : pointer
}

/** At least one, or nothing. */
export function some<T>(list: readonly T[]): Some<T> | undefined {
  const [first, ...rest] = list
  return first === undefined ? undefined : [first, ...rest]
}
