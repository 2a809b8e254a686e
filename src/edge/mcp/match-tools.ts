import { Type, type Static } from 'typebox'
import { callStatuses, instruments } from '../../core/facts/programme.ts'
import { legalForms, lifecycles, sizeClasses } from '../../core/facts/profile.ts'
import { schemes } from '../../core/facts/scheme.ts'
import { verdicts } from '../../core/verdict.ts'
import type { Language } from '../../platform/language.ts'
import { sayProtocol } from '../../wording/protocol.ts'
import { sayMoney } from '../../wording/render.ts'
import type { Criterion, Match, Page, Reasoning } from './answers.ts'
import { matchedHead } from './catalogue-tools.ts'
import {
  choice,
  citation,
  citations,
  cursor,
  day,
  limit,
  match,
  matchHead,
  matchId,
  money,
  nextCursor,
  profileId,
  reasonWith,
  slug,
  some,
  words,
} from './shapes.ts'
import {
  citationsOf,
  deadlineWords,
  expectedAid,
  foundLine,
  headline,
  labelled,
  listed,
  moreLines,
  references,
  sourceLines,
  statusWord,
} from './text.ts'
import { languageInput, tool, type Tool } from './tool.ts'

/** Reasons of a match in a list; explain_match has all. */
const fewReasons = 5

interface StoredProfile {
  readonly id: string
  readonly name: string
  readonly external_id?: string
  readonly kind: string
}

const findProfiles = tool({
  name: 'find_profiles',
  title: 'Find stored profiles',
  says: 'Finds the profiles (businesses and clients) that the account keeps, by words in name, own id or tax number; without words it lists the newest. Their ids are what match_profile and list_deadlines take.',
  takes: Type.Object({
    query: Type.Optional(words(200, 'Words in name, external id or tax number.')),
    limit: limit(50, 10),
    cursor,
    ...languageInput,
  }),
  gives: Type.Object({
    profiles: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        kind: Type.String(),
        external_id: Type.Optional(Type.String()),
      }),
    ),
    next_cursor: nextCursor,
  }),
  async run({ query, limit: count = 10, cursor: from }, { ask, language }) {
    const page = await ask<Page<StoredProfile>>({
      method: 'GET',
      path: '/profiles',
      query: { q: query, limit: count, cursor: from },
    })
    const profiles = page.data.map(({ id, name, kind, external_id }) => ({
      id,
      name,
      kind,
      ...(external_id === undefined ? {} : { external_id }),
    }))
    return {
      structured: { profiles, ...(typeof page.next_cursor === 'string' ? { next_cursor: page.next_cursor } : {}) },
      text: [
        foundLine('found.profiles', profiles.length, { cursor: from, next: page.next_cursor }, language),
        ...profiles.map(({ id, name }) => `- ${name} (${id})`),
        ...moreLines(page.next_cursor, language),
      ].join('\n'),
    }
  },
})

const amount = (description: string) =>
  Type.Optional(
    Type.Object(
      {
        amount: Type.String({
          pattern: '^(0|[1-9][0-9]{0,10})\\.[0-9]{2}$',
          description: 'Two decimals: `300000.00`.',
        }),
        currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217: `EUR`.' }),
      },
      { description },
    ),
  )

/** The facts that most conditions ask for; the service takes all others too, and checks every one. */
const facts = Type.Object(
  {
    kind: Type.Optional(choice(['business', 'client'] as const, '`business` unless given.')),
    name: Type.Optional(words(300, 'Name of the business.')),
    country: Type.Optional(words(2, 'ISO 3166-1 alpha-2; GR unless given.', 'GR')),
    lifecycle: Type.Optional(choice(lifecycles, 'Stage of life.')),
    legal_form: Type.Optional(choice(legalForms, 'Legal form, or the intended one.')),
    activity_started_on: Type.Optional(day('Start of activity at the tax authority.')),
    activities: Type.Optional(
      Type.Array(
        Type.Object({
          code: words(20, 'Activity code (KAD).', '62.10.11.03'),
          scheme: Type.Optional(choice(schemes, 'Its classification, where the digits do not tell.')),
          rank: Type.Optional(choice(['main', 'secondary', 'other', 'auxiliary'] as const, 'Rank.')),
          since: Type.Optional(day('Registered since.')),
        }),
        {
          maxItems: 200,
          description: 'All activities. Leave it out where they are not known; an empty list says: none.',
        },
      ),
    ),
    establishments: Type.Optional(
      Type.Array(
        Type.Object({
          region: Type.Optional(words(120, 'NUTS code or name.', 'Αττική')),
          municipality: Type.Optional(words(120, 'LAU code, or name.')),
          role: Type.Optional(choice(['headquarters', 'branch', 'investment_site'] as const, 'What it is.')),
        }),
        { maxItems: 500, description: 'All places of business.' },
      ),
    ),
    headcount: Type.Optional(
      Type.Number({ minimum: 0, maximum: 10_000_000, description: 'Annual work units of the SME definition.' }),
    ),
    salaried_awu: Type.Optional(
      Type.Array(
        Type.Object({
          period: Type.String({
            pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
            description: 'Year, or last month of twelve.',
          }),
          value: Type.Number({ minimum: 0, maximum: 10_000_000 }),
        }),
        { maxItems: 30, description: 'Salaried annual work units (ΕΜΕ): another fact than `headcount`.' },
      ),
    ),
    turnover: amount('Turnover of the last closed financial year.'),
    balance_sheet_total: amount('Balance sheet total of the last closed financial year.'),
    self_declared_size: Type.Optional(choice(sizeClasses, 'Only where figures are missing.')),
    planned_investment: Type.Optional(
      Type.Object(
        {
          amount: amount('Planned budget without VAT.'),
          site: Type.Optional(Type.Object({ region: Type.Optional(words(120, 'NUTS code or name.')) })),
          starts_on: Type.Optional(day('Planned start.')),
        },
        { additionalProperties: true, description: 'The plan.' },
      ),
    ),
    attributes: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          maxProperties: 100,
          description: 'Further facts by name, such as `women_led`, `exporting`, `franchise`.',
        },
      ),
    ),
  },
  {
    additionalProperties: true,
    maxProperties: 60,
    description:
      'What is known of the business. What is left out is unknown, never false. Every other member of a profile in the API (`financial_years`, `people`, `relations`, `de_minimis_aid`, `documents`, …) is taken as well.',
  },
)

const asOf = Type.Optional(day('Answers as on that day; now unless given.'))

/** What decides first: not met, then unknown, then met; the call's own conditions before obligations. */
function decidingOf({ criteria, eligibility }: Match): Criterion[] {
  const rank = { not_met: 0, unknown: 1, met: 2 } as const
  const wanted = criteria.filter(({ effect }) => effect === 'eligibility')
  const deciding = wanted.filter(({ outcome }) => eligibility === 'eligible' || outcome !== 'met')
  return deciding.toSorted((a, b) => rank[a.outcome] - rank[b.outcome]).slice(0, fewReasons)
}

function headOf(each: Match) {
  const { amount: expected, min, max } = each.estimate
  const aid = {
    ...(expected === undefined ? {} : { amount: expected }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  return {
    match_id: each.id,
    programme: matchedHead(each.programme),
    eligibility: each.eligibility,
    score: each.score.total,
    ...(Object.keys(aid).length === 0 ? {} : { expected_aid: aid }),
    summary: [...each.summary],
    missing: each.missing.map(({ pointer, label }) => ({ pointer, label })),
  }
}

const reasonOf = ({ id, outcome, sentence, citations: ids }: Criterion) => ({
  criterion: id,
  outcome,
  sentence,
  citations: [...ids],
})

function shownMatch(each: Match, language: Language): Static<typeof match> {
  const reasons = decidingOf(each).map(reasonOf)
  const ids = reasons.flatMap(({ citations: used }) => used)
  return { ...headOf(each), reasons, citations: citationsOf(ids, each.citations, language) }
}

function matchLines(each: Match, shown: Static<typeof match>, at: number, language: Language): string[] {
  return [
    '',
    headline(at + 1, each.programme.title, { sample: each.programme.sample, language }),
    ...[
      `${sayProtocol(`verdict.${each.eligibility}`, language)}, ${sayProtocol('label.score', language)} ${each.score.total}/100 (${each.id})`,
      ...headWords(each, language),
      ...each.summary,
      ...shown.reasons.map(
        ({ outcome, sentence, citations: ids }) =>
          `- ${sayProtocol(`outcome.${outcome}`, language)}: ${sentence}${references(ids)}`,
      ),
      ...sourceLines(shown.citations, language),
    ].map((line) => (line === '' ? '' : `   ${line}`)),
  ]
}

function headWords({ programme, estimate }: Match, language: Language): string[] {
  const aid = expectedAid(estimate, language)
  return [
    ...labelled('label.status', statusWord(programme.status, language), language),
    ...labelled('label.deadline', deadlineWords(programme.deadline, language), language),
    ...(aid === undefined ? [] : [aid]),
  ]
}

const previewTool = tool({
  name: 'preview_matches',
  title: 'Match facts of a business',
  says: 'Says which programmes fit a business of which only facts are given; nothing is stored. Each match has its verdict (eligible, needs_info, needs_review, not_eligible), the deciding reasons with the words of the call, what is missing, and the expected aid. Give every fact you know, and never guess one.',
  takes: Type.Object({
    profile: facts,
    programme_slugs: Type.Optional(
      Type.Array(slug, { minItems: 1, maxItems: 20, description: 'Only these; then also those that do not fit.' }),
    ),
    as_of: asOf,
    limit: limit(20, 5),
    ...languageInput,
  }),
  gives: Type.Object({
    matches: Type.Array(match),
    total: Type.Integer({ description: 'How many match in all.' }),
  }),
  async run({ profile, programme_slugs, as_of, limit: count }, { ask, language }) {
    const { data, total } = await ask<{ data: Match[]; total: number }>({
      method: 'POST',
      path: '/match/preview',
      body: {
        profile: { kind: 'business', name: { el: 'Επιχείρηση', en: 'Business' }[language], country: 'GR', ...profile },
        ...(programme_slugs === undefined ? {} : { programme_slugs }),
        ...(as_of === undefined ? {} : { as_of }),
        limit: count ?? programme_slugs?.length ?? 5,
      },
    })
    const matches = data.map((each) => shownMatch(each, language))
    return {
      structured: { matches, total },
      text: [
        sayProtocol('found.programmes', language, { count: total }),
        ...(total > matches.length ? [sayProtocol('found.best', language, { count: matches.length })] : []),
        ...data.flatMap((each, at) => linesFor(each, matches[at], at, language)),
      ].join('\n'),
    }
  },
})

const linesFor = (each: Match, shown: Static<typeof match> | undefined, at: number, language: Language): string[] =>
  shown === undefined ? [] : matchLines(each, shown, at, language)

const matchTool = tool({
  name: 'match_profile',
  title: 'Match a stored profile',
  says: 'Says which programmes fit a stored profile, best first, each with its verdict, the deciding reasons with the words of the call, what is missing, and the expected aid. find_profiles gives the id.',
  takes: Type.Object({
    profile_id: profileId,
    eligibility: some(verdicts, 'Verdicts wanted; all but not_eligible unless given.'),
    status: some(callStatuses, 'Status of the call; open, forecasted, paused and unknown unless given.'),
    instrument: some(instruments, 'Form of aid.'),
    min_score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Least score.' })),
    closing_before: Type.Optional(day('Next deadline before this day.')),
    sort: Type.Optional(choice(['score', 'deadline', 'amount'] as const, 'Order; by score unless given.')),
    as_of: asOf,
    limit: limit(20, 5),
    cursor,
    ...languageInput,
  }),
  gives: Type.Object({ matches: Type.Array(match), next_cursor: nextCursor }),
  async run({ profile_id, limit: count = 5, language: _language, ...query }, { ask, language }) {
    const page = await ask<Page<Match>>({
      method: 'GET',
      path: '/match/{profile_id}',
      params: { profile_id },
      query: { ...query, limit: count },
    })
    const matches = page.data.map((each) => shownMatch(each, language))
    return {
      structured: { matches, ...(typeof page.next_cursor === 'string' ? { next_cursor: page.next_cursor } : {}) },
      text: [
        foundLine('found.programmes', matches.length, { cursor: query.cursor, next: page.next_cursor }, language),
        ...page.data.flatMap((each, at) => linesFor(each, matches[at], at, language)),
        ...moreLines(page.next_cursor, language),
      ].join('\n'),
    }
  },
})

const explainTool = tool({
  name: 'explain_match',
  title: 'Explain a match',
  says: 'Explains one match wholly: every condition with its outcome, a sentence and citations, the score, how the expected aid was worked out, warnings, supporting documents, and what would have to change. Any pair of profile and programme can be asked for, those that do not fit too.',
  takes: Type.Object({ match_id: matchId, as_of: asOf, ...languageInput }),
  gives: Type.Object({
    ...matchHead,
    conditions: Type.Array(
      reasonWith({
        obligation: Type.Boolean({ description: 'Binds after award; does not decide.' }),
        missing: Type.Array(Type.String(), { description: 'Members of the profile that would decide it.' }),
        question: Type.Optional(Type.String({ description: 'For a person to confirm.' })),
      }),
    ),
    score_breakdown: Type.Array(Type.Object({ points: Type.Integer(), max: Type.Integer(), sentence: Type.String() })),
    aid_steps: Type.Array(Type.Object({ sentence: Type.String(), result: money, citations })),
    warnings: Type.Array(Type.Object({ sentence: Type.String(), citations })),
    changes: Type.Array(Type.String(), { description: 'Not eligible: the smallest change that would make it so.' }),
    required_documents: Type.Array(
      Type.Object({
        title: Type.String(),
        state: Type.String(),
        needed_by: Type.Optional(Type.String()),
        citations,
      }),
    ),
    citations: Type.Array(citation),
  }),
  async run({ match_id, as_of }, { ask, language }) {
    const found = await ask<Reasoning>({
      method: 'GET',
      path: '/match/{match_id}/reasoning',
      params: { match_id },
      query: { as_of },
    })
    const structured = {
      ...headOf(found),
      conditions: found.criteria.map((each) => ({
        ...reasonOf(each),
        obligation: each.effect === 'obligation',
        missing: [...each.missing],
        ...(each.question === undefined ? {} : { question: each.question }),
      })),
      score_breakdown: found.score.breakdown.map(({ points, max, sentence }) => ({ points, max, sentence })),
      aid_steps: found.estimate.steps.map(({ sentence, result, citations: ids }) => ({
        sentence,
        result,
        citations: [...ids],
      })),
      warnings: found.warnings.map(({ sentence, citations: ids }) => ({ sentence, citations: [...ids] })),
      changes: (found.near_miss?.steps ?? []).map(({ sentence }) => sentence),
      required_documents: found.readiness.map(({ title, state, needed_by, citations: ids }) => ({
        title,
        state,
        ...(needed_by === undefined ? {} : { needed_by }),
        citations: [...ids],
      })),
    }
    const used = [
      ...structured.conditions,
      ...structured.aid_steps,
      ...structured.warnings,
      ...structured.required_documents,
    ].flatMap(({ citations: ids }) => ids)
    const cited = citationsOf(used, found.citations, language)
    return {
      structured: { ...structured, citations: cited },
      text: [
        headline(undefined, found.programme.title, { sample: found.programme.sample, language }),
        `${sayProtocol(`verdict.${found.eligibility}`, language)}, ${sayProtocol('label.score', language)} ${found.score.total}/100`,
        ...headWords(found, language),
        '',
        ...found.summary,
        ...listed(
          'label.reasons',
          structured.conditions.map(
            ({ outcome, sentence, question, citations: ids }) =>
              `${sayProtocol(`outcome.${outcome}`, language)}: ${sentence}${question === undefined || sentence.includes(question) ? '' : ` ${question}`}${references(ids)}`,
          ),
          language,
        ),
        ...listed(
          'label.missing',
          structured.missing.map(({ pointer, label }) => `${label} (${pointer})`),
          language,
        ),
        ...listed('label.changes', structured.changes, language),
        ...listed(
          'label.warnings',
          structured.warnings.map(({ sentence, citations: ids }) => `${sentence}${references(ids)}`),
          language,
        ),
        ...listed(
          'label.steps',
          structured.aid_steps.map(
            ({ sentence, result, citations: ids }) => `${sentence} ${sayMoney(result, language)}${references(ids)}`,
          ),
          language,
        ),
        ...listed(
          'label.required_documents',
          structured.required_documents.map(({ title, citations: ids }) => `${title}${references(ids)}`),
          language,
        ),
        ...sourceLines(cited, language),
      ].join('\n'),
    }
  },
})

export const matchTools: readonly Tool[] = [findProfiles, previewTool, matchTool, explainTool]
