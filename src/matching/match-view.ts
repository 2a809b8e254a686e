import type { Static } from 'typebox'
import type { Citation } from '../core/citing/citation.ts'
import { citeDerived, citeField, citeReference } from '../core/citing/quote.ts'
import type { Criterion } from '../core/criteria/criterion.ts'
import type { ResolvedAnchor } from '../core/citing/citation.ts'
import type { Language, LocalizedText } from '../core/facts/text.ts'
import type { Profile } from '../core/facts/profile.ts'
import { dayOf, type AsOf } from '../core/matching/as-of.ts'
import { explainMatch, type Answers } from '../core/matching/evaluate.ts'
import type { Facts } from '../core/matching/facts.ts'
import { readinessOf } from '../core/matching/readiness.ts'
import type {
  CriterionResult,
  DerivedFact,
  FoundFact,
  Match,
  NearMiss,
  Reason,
  ReferenceFact,
} from '../core/matching/result.ts'
import { matchId, type Id } from '../platform/ids.ts'
import { actInWords } from '../wording/acts.ts'
import { formulaInWords } from '../wording/formulas.ts'
import { fieldName } from '../wording/terms.ts'
import { say, type Names } from '../wording/wording.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { Decision } from './match-store.ts'
import type { decisionView, matchView, reasoningView } from './match-schemas.ts'

/** A pair that is to be shown, with all that it is judged from. */
export interface MatchPair {
  readonly entry: CatalogueEntry
  /** Absent in a preview. */
  readonly profileId: Id<'prf'> | undefined
  readonly facts: Facts
  /** A person's confirmations that still hold. */
  readonly answers: Answers
  readonly decision: Decision | undefined
  readonly asOf: AsOf
}

/** A pair that was explained. */
export interface ShownMatch {
  entry: CatalogueEntry
  /** Absent in a preview. */
  profileId: Id<'prf'> | undefined
  match: Match
  /** What was matched. */
  profile: Profile
  decision: Decision | undefined
  asOf: AsOf
}

export function explained({ entry, profileId, facts, answers, decision, asOf }: MatchPair): ShownMatch {
  const match = explainMatch(entry.compiled(), facts, asOf, answers)
  return { entry, profileId, match, profile: facts.profile, decision, asOf }
}

export type MatchView = Static<typeof matchView>

/** Text in the language asked for, else in English, else in its own. */
export function textIn(text: LocalizedText, language: Language): string {
  return text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''
}

/** The day, or the moment in milliseconds: always of the same length. */
export function writtenMoment(asOf: AsOf): string {
  if (asOf.kind === 'date') return asOf.date
  return new Date(asOf.epoch_ms).toISOString()
}

/**
 * By profile, which never changes once it is read, what is cited in match after match: a found fact by its place there, a
 * derived one by all that it says.
 */
const citedOf = new WeakMap<Profile, Map<string, Citation>>()
/** Of each profile at most. */
const mostCited = 2000

const ofDerived = new WeakMap<DerivedFact, Citation>()

interface Cited {
  readonly anchors?: readonly ResolvedAnchor[]
  readonly found?: readonly FoundFact[] | undefined
  readonly derived?: readonly DerivedFact[]
  readonly references?: readonly ReferenceFact[]
}

/** The sources of a match as citations: what the call says first, then what was found, worked out and looked up. */
export class Sources {
  readonly #ofProfile: Map<string, Citation>

  constructor(profile: Profile) {
    let ofProfile = citedOf.get(profile)
    if (ofProfile === undefined) citedOf.set(profile, (ofProfile = new Map()))
    this.#ofProfile = ofProfile
  }

  spans(entry: CatalogueEntry, anchors: readonly ResolvedAnchor[]): Citation[] {
    return anchors.flatMap((anchor) => entry.cite(anchor) ?? [])
  }

  field(fact: FoundFact): Citation {
    return this.#once(fact.path, () => citeField(fact))
  }

  /** Most facts are worked out once for a profile, and are the same object. */
  derived(fact: DerivedFact): Citation {
    let citation = ofDerived.get(fact)
    if (citation === undefined) {
      citation = this.#once(JSON.stringify(fact), () => citeDerived(fact))
      ofDerived.set(fact, citation)
    }
    return citation
  }

  of(entry: CatalogueEntry, { anchors = [], found = [], derived = [], references = [] }: Cited): Citation[] {
    return [
      ...this.spans(entry, anchors),
      ...found.map((fact) => this.field(fact)),
      ...derived.map((fact) => this.derived(fact)),
      ...references.map(citeReference),
    ]
  }

  #once(name: string, cite: () => Citation): Citation {
    let citation = this.#ofProfile.get(name)
    if (citation === undefined) {
      if (this.#ofProfile.size >= mostCited) this.#ofProfile.clear()
      this.#ofProfile.set(name, (citation = cite()))
    }
    return citation
  }
}

/** Gathers citations once each, in order of first use. */
class Citations {
  readonly #entry: CatalogueEntry
  readonly #sources: Sources
  readonly #kept = new Map<string, Citation>()

  constructor({ entry, profile }: Pick<ShownMatch, 'entry' | 'profile'>) {
    this.#entry = entry
    this.#sources = new Sources(profile)
  }

  of(cited: Cited): string[] {
    const citations = this.#sources.of(this.#entry, cited)
    for (const citation of citations) if (!this.#kept.has(citation.id)) this.#kept.set(citation.id, citation)
    return [...new Set(citations.map((citation) => citation.id))]
  }

  get all(): Citation[] {
    return [...this.#kept.values()]
  }
}

/** Puts a match into words and citations, in one language. */
export function viewOf(shown: ShownMatch, language: Language, names: Names): MatchView {
  return viewWith(new Citations(shown), shown, language, names)
}

function viewWith(citations: Citations, shown: ShownMatch, language: Language, names: Names): MatchView {
  const { entry, match, profileId } = shown
  const { programme } = entry
  const put = (reason: Reason): string => say(reason, language, names)
  const byId = new Map(entry.compiled().leaves.map((leaf) => [leaf.criterion.id, leaf.criterion]))
  const id = profileId === undefined ? previewId(entry) : matchId(profileId, entry.id)
  const view: MatchView = {
    id,
    ...(profileId === undefined ? {} : { profile_id: profileId }),
    programme: summaryOf(shown, language),
    eligibility: match.verdict,
    score: {
      total: match.score.total,
      base: match.score.base,
      time: match.score.time,
      breakdown: match.score.breakdown.map(({ component, points, max, reason }) => ({
        component,
        points,
        max,
        sentence: put(reason),
      })),
    },
    estimate: estimateOf(match, citations, put),
    summary: match.summary.map(put),
    criteria: match.criteria.map((result) =>
      criterionOf(result, byId.get(result.criterion_id), citations, put, language),
    ),
    ...(match.near_miss === undefined ? {} : { near_miss: nearMissView(match.near_miss, put) }),
    warnings: match.warnings.map(({ kind, spoils, reason, amount, found, references, anchors }) => ({
      kind,
      spoils,
      sentence: put(reason),
      ...(amount === undefined ? {} : { amount }),
      citations: citations.of({ found, references, anchors }),
    })),
    missing: match.missing.map((pointer) => ({ pointer, label: fieldName(pointer, language) })),
    ...(match.changes_on === undefined ? {} : { changes_on: match.changes_on }),
    ...(shown.decision === undefined ? {} : { decision: decisionOf(shown.decision) }),
    citations: [],
    as_of: writtenMoment(shown.asOf),
    url: profileId === undefined ? `/api/v1/programmes/${programme.slug}` : `/api/v1/match/${id}/reasoning`,
  }
  view.citations = citations.all
  return view
}

/** The smallest change in words. */
export function nearMissView(
  { steps, possible, open, possible_from: from, possible_until: until }: NearMiss,
  put: (reason: Reason) => string,
) {
  const days = (span: { possible_from?: string; possible_until?: string }) => ({
    ...(span.possible_from === undefined ? {} : { possible_from: span.possible_from }),
    ...(span.possible_until === undefined ? {} : { possible_until: span.possible_until }),
  })
  return {
    steps: steps.map((step) => ({ criterion_id: step.criterion_id, sentence: put(step.reason), ...days(step) })),
    possible,
    open,
    ...days({
      ...(from === undefined ? {} : { possible_from: from }),
      ...(until === undefined ? {} : { possible_until: until }),
    }),
  }
}

/** The whole reasoning: the match and the evaluated expression. */
export function reasoningOf(shown: ShownMatch, language: Language, names: Names): Static<typeof reasoningView> {
  const citations = new Citations(shown)
  const view = viewWith(citations, shown, language, names)
  const readiness = readinessOf(
    shown.entry.compiled(),
    shown.profile,
    dayOf(shown.asOf),
    shown.match.next_deadline,
  ).map(({ document, stage, state, neededBy, validUntil, held, anchors }) => ({
    id: document.id,
    title: textIn(document.title, language),
    stage,
    state,
    ...(neededBy === undefined ? {} : { needed_by: neededBy }),
    ...(validUntil === undefined ? {} : { valid_until: validUntil }),
    citations: citations.of({
      anchors,
      found: held === undefined ? [] : [{ path: `/documents/${held}`, value: shown.profile.documents?.[held] }],
    }),
  }))
  return { ...view, readiness, tree: shown.match.tree, citations: citations.all.map((each) => called(each, language)) }
}

/** A rule, a table or a computation with its name in the language; words of the call and facts of the profile name themselves. */
function called(citation: Citation, language: Language): Citation & { label?: string } {
  const { derivation, reference } = citation
  if (derivation !== undefined) return { ...citation, label: formulaInWords(derivation, language) }
  return reference === undefined ? citation : { ...citation, label: actInWords(reference, language) }
}

export function decisionOf(decision: Decision): Static<typeof decisionView> {
  const { state, application, note, by, at } = decision
  return {
    state,
    ...(application === null ? {} : { application }),
    ...(note === null ? {} : { note }),
    by,
    at: at.toString(),
  }
}

// A preview has no profile to derive an id from.
export const previewId = (entry: CatalogueEntry): string => `preview_${entry.slug}`

/** Of a programme, what it was last summed up as, by language. */
const summaries = new WeakMap<
  CatalogueEntry,
  Partial<Record<Language, { status: Match['status']; deadline: string; summary: MatchView['programme'] }>>
>()

/** The same for all whose next deadline is the same, and worked out again when the call has moved on. */
export function summaryOf(
  { entry, match }: Pick<ShownMatch, 'entry' | 'match'>,
  language: Language,
): MatchView['programme'] {
  const { status } = match
  const deadline = match.next_deadline === undefined ? '' : `${match.next_deadline.id} ${match.next_deadline.at ?? ''}`
  const known = summaries.get(entry) ?? {}
  const kept = known[language]
  if (kept !== undefined && kept.status === status && kept.deadline === deadline) return kept.summary
  const summary = sumUp(entry, match, language)
  known[language] = { status, deadline, summary }
  summaries.set(entry, known)
  return summary
}

function sumUp(entry: CatalogueEntry, match: Match, language: Language): MatchView['programme'] {
  const { programme, version } = entry
  const deadline = match.next_deadline
  return {
    slug: programme.slug,
    title: textIn(programme.title, language),
    ...(programme.authority === undefined ? {} : { authority: textIn(programme.authority.name, language) }),
    version,
    sample: programme.sample ?? false,
    provisional: programme.provisional ?? false,
    instruments: programme.funding.instruments,
    status: match.status,
    ...(programme.call.opens_at === undefined ? {} : { opens_at: programme.call.opens_at.at }),
    ...(deadline === undefined
      ? {}
      : {
          deadline: {
            id: deadline.id,
            ...(deadline.at === undefined ? {} : { at: deadline.at }),
            time_zone: deadline.time_zone,
            basis: deadline.basis,
          },
        }),
    ...(programme.funding.max_subsidy === undefined ? {} : { max_subsidy: programme.funding.max_subsidy }),
    url: `/api/v1/programmes/${programme.slug}`,
  }
}

function estimateOf(match: Match, citations: Citations, put: (reason: Reason) => string): MatchView['estimate'] {
  const { steps, ...figures } = match.estimate
  return {
    ...figures,
    steps: steps.map(({ reason, result, anchors, references }) => ({
      sentence: put(reason),
      result,
      citations: citations.of({ anchors, references }),
    })),
  }
}

function criterionOf(
  result: CriterionResult,
  criterion: Criterion | undefined,
  citations: Citations,
  put: (reason: Reason) => string,
  language: Language,
): MatchView['criteria'][number] {
  const { near_miss: near, answered } = result
  const question = criterion?.kind === 'manual' ? criterion.question : undefined
  return {
    id: result.criterion_id,
    kind: result.kind,
    ...(criterion?.title === undefined ? {} : { title: textIn(criterion.title, language) }),
    effect: result.effect,
    outcome: result.outcome,
    ...(result.excludes === true ? { excludes: true } : {}),
    ...(result.alternative === true ? { alternative: true } : {}),
    sentence: put(result.reason),
    found: result.found.map(({ path, value }) => ({ path, value })),
    missing: result.missing,
    ...(question === undefined ? {} : { question: textIn(question, language) }),
    ...(near === undefined
      ? {}
      : {
          near_miss: {
            sentence: put(near.reason),
            ...(near.possible_from === undefined ? {} : { possible_from: near.possible_from }),
            ...(near.possible_until === undefined ? {} : { possible_until: near.possible_until }),
          },
        }),
    ...(result.condition === undefined
      ? {}
      : {
          condition: {
            sentence: put(result.condition.reason),
            ...(result.condition.until === undefined ? {} : { until: result.condition.until }),
          },
        }),
    ...(result.changes_on === undefined ? {} : { changes_on: result.changes_on }),
    ...(answered === undefined ? {} : { answered }),
    citations: citations.of(result),
  }
}
