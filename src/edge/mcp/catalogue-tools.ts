import { Type, type Static } from 'typebox'
import type { Expression } from '../../core/criteria/criterion.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { callStatuses, instruments, type Programme, type ProgrammeDocument } from '../../core/facts/programme.ts'
import { sizeClasses } from '../../core/facts/profile.ts'
import { schemes } from '../../core/facts/scheme.ts'
import type { Language } from '../../platform/language.ts'
import { sayProtocol } from '../../wording/protocol.ts'
import { sayDate, sayMoment, sayMoney } from '../../wording/render.ts'
import { terms } from '../../wording/terms.ts'
import { inLanguage, type Listed, type Match, type Page } from './answers.ts'
import {
  choice,
  citation,
  citations,
  cursor,
  day,
  limit,
  nextCursor,
  profileId,
  programmeHead,
  slug,
  some,
  words,
} from './shapes.ts'
import {
  deadlineWords,
  fundingWords,
  foundLine,
  headline,
  labelled,
  listed,
  moreLines,
  references,
  sourceLines,
  statusWord,
  type ShownCitation,
} from './text.ts'
import { languageInput, tool, type Ask, type Tool } from './tool.ts'

const euros = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 9_999_999_999_999, description }))

const shownProgramme = Type.Object({
  ...programmeHead,
  authority: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  aid: Type.String({ description: 'Forms of aid, amounts and rates in words.' }),
  uncertain: Type.Array(Type.String(), { description: 'Filters of which what is known cannot tell.' }),
  found: Type.Array(Type.Object({ field: Type.String(), text: Type.String() }), {
    description: 'Where the words searched for stand.',
  }),
})

function headOf(each: Listed, language: Language) {
  return {
    slug: each.slug,
    title: inLanguage(each.title, language),
    version: each.version,
    status: each.status,
    ...(each.call_state.next_deadline === undefined ? {} : { deadline: deadlineOf(each.call_state.next_deadline) }),
    sample: each.sample === true,
  }
}

const deadlineOf = ({ at, time_zone, basis }: { at?: string; time_zone: string; basis: string }) => ({
  ...(at === undefined ? {} : { at }),
  time_zone,
  basis,
})

function shownOf(each: Listed, language: Language): Static<typeof shownProgramme> {
  return {
    ...headOf(each, language),
    ...(each.authority === undefined ? {} : { authority: inLanguage(each.authority.name, language) }),
    ...(each.summary === undefined ? {} : { summary: inLanguage(each.summary, language) }),
    aid: fundingWords(each.funding, language),
    uncertain: [...each.uncertain],
    found: (each.highlights ?? []).map(({ field, text }) => ({ field, text })),
  }
}

function programmeLines(each: Static<typeof shownProgramme>, at: number, language: Language): string[] {
  return [
    '',
    headline(at + 1, each.title, { sample: each.sample, language }),
    `   slug: ${each.slug}`,
    ...[
      ...labelled('label.authority', each.authority, language),
      ...labelled('label.status', statusWord(each.status, language), language),
      ...labelled('label.deadline', deadlineWords(each.deadline, language), language),
      ...labelled('label.aid', each.aid, language),
      ...(each.summary === undefined ? [] : [each.summary]),
    ].map((line) => `   ${line}`),
  ]
}

const searchProgrammes = tool({
  name: 'search_programmes',
  title: 'Search funding programmes',
  says: 'Finds published funding programmes (calls for subsidies) by words and by what they are open to: activity code (KAD), region, business size, amount, status, deadline. Words are understood in Greek with any accents and endings, in Latin letters, and with typing errors. Without words it lists, the nearest deadline first. For the programmes that fit one business use preview_matches or match_profile.',
  takes: Type.Object({
    query: Type.Optional(words(200, 'Words to search for.', 'ψηφιακός μετασχηματισμός')),
    kad: Type.Optional(words(20, 'Open to this activity code.', '62.10.11.03')),
    scheme: Type.Optional(choice(schemes, 'Classification of `kad`, where its digits do not tell.')),
    region: Type.Optional(words(100, 'Open to a business in this region: NUTS code or name.', 'Αττική')),
    business_size: Type.Optional(choice(sizeClasses, 'Open to a business of this size.')),
    subsidy_min: euros('May give at least this much to one beneficiary, in euros.'),
    subsidy_max: euros('Gives this much or less, in euros.'),
    status: some(callStatuses, 'Status of the call; open, forecasted, paused and unknown unless given.'),
    instrument: some(instruments, 'Form of aid.'),
    closing_before: Type.Optional(day('Next deadline before this day.')),
    closing_after: Type.Optional(day('Next deadline after this day.')),
    limit: limit(50, 10),
    cursor,
    ...languageInput,
  }),
  gives: Type.Object({ programmes: Type.Array(shownProgramme), next_cursor: nextCursor }),
  async run({ query, language: _language, limit: count = 10, ...filters }, { ask, language }) {
    const page = await ask<Page<Listed>>({
      method: 'GET',
      path: query === undefined ? '/programmes' : '/programmes/search',
      query: { ...filters, q: query, limit: count },
    })
    const programmes = page.data.map((each) => shownOf(each, language))
    return {
      structured: { programmes, ...(typeof page.next_cursor === 'string' ? { next_cursor: page.next_cursor } : {}) },
      text: [
        foundLine('found.programmes', programmes.length, { cursor: filters.cursor, next: page.next_cursor }, language),
        ...programmes.flatMap((each, at) => programmeLines(each, at, language)),
        ...moreLines(page.next_cursor, language),
      ].join('\n'),
    }
  },
})

/** A programme as `GET /programmes/{slug}` answers it. */
type ReadProgramme = Programme & Pick<Listed, 'slug' | 'version' | 'status' | 'call_state'>

const condition = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  title: Type.Optional(Type.String()),
  excludes: Type.Boolean({ description: 'Who meets it is excluded.' }),
  alternative: Type.Boolean({ description: 'One of several ways; not all are needed.' }),
  obligation: Type.Boolean({ description: 'Binds after award; does not decide.' }),
  citations,
})

interface Condition extends Static<typeof condition> {
  readonly anchors: readonly Anchor[]
}

/** The conditions of an expression in their order, with how they count. */
function conditionsOf(
  expression: Expression,
  language: Language,
  within = { excludes: false, alternative: false },
): Omit<Condition, 'citations'>[] {
  if ('all' in expression) return expression.all.flatMap((each) => conditionsOf(each, language, within))
  if ('any' in expression)
    return expression.any.flatMap((each) => conditionsOf(each, language, { ...within, alternative: true }))
  if ('at_least' in expression)
    return expression.at_least.of.flatMap((each) => conditionsOf(each, language, { ...within, alternative: true }))
  if ('not' in expression) return conditionsOf(expression.not, language, { ...within, excludes: !within.excludes })
  const { id, kind, title, effect, citations: anchors = [] } = expression
  return [
    {
      id,
      kind,
      ...(title === undefined ? {} : { title: inLanguage(title, language) }),
      ...within,
      obligation: effect === 'obligation',
      anchors,
    },
  ]
}

/** Numbers the places of a programme's documents, each once. */
class Places {
  readonly #programme: ReadProgramme
  readonly #citations = new Map<string, ShownCitation>()

  constructor(programme: ReadProgramme) {
    this.#programme = programme
  }

  idsOf(anchors: readonly Anchor[] = []): string[] {
    return anchors.flatMap((anchor) => {
      const document = this.#programme.documents.find(({ key }) => key === anchor.document)
      if (document === undefined) return []
      const key = `${anchor.document} ${anchor.start} ${anchor.end}`
      const known = this.#citations.get(key)
      if (known !== undefined) return [known.id]
      const id = `c${this.#citations.size + 1}`
      const { start, end } = anchor
      this.#citations.set(key, {
        id,
        kind: 'source_span',
        quote: anchor.exact,
        document: {
          id: document.id,
          title: document.title,
          version: this.#programme.version,
          sha256: document.sha256,
          ...(start === undefined || end === undefined ? {} : { start, end }),
        },
      })
      return [id]
    })
  }

  all(): ShownCitation[] {
    return [...this.#citations.values()]
  }
}

const getProgramme = tool({
  name: 'get_programme',
  title: 'Read a funding programme',
  says: 'Reads one programme: status and dates, aid, the conditions of eligibility, the supporting documents, each with the words of the call that say so. read_document gives the texts the citations point into.',
  takes: Type.Object({
    slug,
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 999_999_999,
        description: 'A published version; the current one unless given.',
      }),
    ),
    ...languageInput,
  }),
  gives: Type.Object({
    ...programmeHead,
    authority: Type.Optional(Type.String()),
    summary: Type.Optional(Type.String()),
    aid: Type.String(),
    conditions: Type.Array(condition),
    required_documents: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), citations })),
    documents: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        role: Type.String(),
        language: Type.String(),
        length: Type.Integer({ description: 'In code points.' }),
        url: Type.Optional(Type.String()),
      }),
    ),
    citations: Type.Array(citation),
  }),
  async run({ slug: name, version }, { ask, language }) {
    const programme = await ask<ReadProgramme>({
      method: 'GET',
      path: '/programmes/{slug}',
      params: { slug: name },
      query: { version },
    })
    const places = new Places(programme)
    const funding = { ids: places.idsOf(programme.funding.citations) }
    const conditions = conditionsOf(programme.eligibility, language).map(({ anchors, ...each }) => ({
      ...each,
      citations: places.idsOf(anchors),
    }))
    const required = (programme.required_documents ?? []).map((each) => ({
      id: each.id,
      title: inLanguage(each.title, language),
      citations: places.idsOf(each.citations),
    }))
    const head = headOf({ ...programme, uncertain: [] }, language)
    const { authority, summary, documents } = programme
    const aid = fundingWords(programme.funding, language)
    const structured = {
      ...head,
      ...(authority === undefined ? {} : { authority: inLanguage(authority.name, language) }),
      ...(summary === undefined ? {} : { summary: inLanguage(summary, language) }),
      aid,
      conditions,
      required_documents: required,
      documents: documents.map(({ id, title, role, language: written, length, url }) => ({
        id,
        title,
        role,
        language: written,
        length,
        ...(url === undefined ? {} : { url }),
      })),
      citations: places.all(),
    }
    const quotes = new Map(structured.citations.map(({ id, quote }) => [id, quote ?? '']))
    const opens = programme.call_state.opens_at
    return {
      structured,
      text: [
        headline(undefined, head.title, { sample: head.sample, language }),
        ...(structured.summary === undefined ? [] : [structured.summary]),
        '',
        ...labelled('label.authority', structured.authority, language),
        ...labelled('label.status', statusWord(head.status, language), language),
        ...labelled(
          'label.opens',
          opens === undefined ? undefined : sayMoment(opens.at, opens.time_zone, language),
          language,
        ),
        ...labelled('label.deadline', deadlineWords(head.deadline, language), language),
        ...labelled('label.aid', `${aid}${references(funding.ids)}`, language),
        ...labelled(
          'label.budget',
          programme.funding.total_budget === undefined ? undefined : sayMoney(programme.funding.total_budget, language),
          language,
        ),
        ...listed(
          'label.conditions',
          conditions.map((each) => conditionWords(each, quotes, language)),
          language,
        ),
        ...listed(
          'label.required_documents',
          required.map((each) => `${each.title}${references(each.citations)}`),
          language,
        ),
        ...listed(
          'label.documents',
          structured.documents.map(({ id, title, length }) => `${title} (${id}, ${length})`),
          language,
        ),
        ...sourceLines(structured.citations, language),
      ].join('\n'),
    }
  },
})

function conditionWords(
  { kind, title, citations: ids }: Static<typeof condition>,
  quotes: ReadonlyMap<string, string>,
  language: Language,
): string {
  const kinds: Readonly<Record<string, Readonly<Record<Language, string>> | undefined>> = terms.kind
  const [first] = ids
  const said = first === undefined ? '' : `: «${quotes.get(first) ?? ''}»`
  return `${title ?? kinds[kind]?.[language] ?? kind}${said}${references(ids)}`
}

const readDocument = tool({
  name: 'read_document',
  title: 'Read a document of a programme',
  says: 'Reads a part of a source document of a programme (the call, an annex, an amendment), by code points, as citations count them: to check a quote in its surroundings.',
  takes: Type.Object({
    slug,
    document_id: Type.String({ pattern: '^doc_[0-9a-f]{26}$', description: 'As get_programme and citations name it.' }),
    start: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 4_000_000, default: 0, description: 'First code point; 0 unless given.' }),
    ),
    characters: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 40_000, default: 8000, description: 'How many; 8000 unless given.' }),
    ),
    ...languageInput,
  }),
  gives: Type.Object({
    document_id: Type.String(),
    title: Type.String(),
    sha256: Type.String(),
    length: Type.Integer({ description: 'Of the whole, in code points.' }),
    start: Type.Integer(),
    end: Type.Integer({ description: 'One past the last.' }),
    text: Type.String(),
  }),
  async run({ slug: name, document_id, start = 0, characters = 8000 }, { ask, language }) {
    const document = await ask<ProgrammeDocument>({
      method: 'GET',
      path: '/programmes/{slug}/documents/{id}',
      params: { slug: name, id: document_id },
    })
    const points = Array.from(document.text)
    const from = Math.min(start, points.length)
    const text = points.slice(from, from + characters).join('')
    const end = Math.min(from + characters, points.length)
    const { title, sha256, length } = document
    return {
      structured: { document_id, title, sha256, length, start: from, end, text },
      text: `# ${title}\n${sayProtocol('document.part', language, { start: from, end, length })}\n\n${text}`,
    }
  },
})

const due = Type.Object({
  ...programmeHead,
  match_id: Type.Optional(Type.String()),
  eligibility: Type.Optional(Type.String()),
  source: Type.Object(
    { programme: Type.String(), version: Type.Integer(), url: Type.String() },
    {
      description: 'The version of the programme that the date is from, and where it is read.',
    },
  ),
})

const listDeadlines = tool({
  name: 'list_deadlines',
  title: 'List deadlines',
  says: 'Lists the coming deadlines of calls, the nearest first: of all open calls, or of those that fit a stored profile.',
  takes: Type.Object({
    profile_id: Type.Optional(profileId),
    until: Type.Optional(day('Last day looked at; 60 days from today unless given.')),
    limit: limit(50, 20),
    cursor,
    ...languageInput,
  }),
  gives: Type.Object({ until: Type.String(), deadlines: Type.Array(due), next_cursor: nextCursor }),
  async run({ profile_id, until, limit: count = 20, cursor: from }, { ask, language, today }) {
    const last = until ?? Temporal.PlainDate.from(today).add({ days: 60 }).toString()
    const before = dayAfter(last)
    const part: PartOfList = { closing_before: before, sort: 'deadline', limit: count, cursor: from }
    const { deadlines, next } =
      profile_id === undefined ? await dueInAll(ask, part, language) : await dueFor(ask, profile_id, part)
    const found = { until: sayDate(last, language) }
    return {
      structured: { until: last, deadlines, ...(typeof next === 'string' ? { next_cursor: next } : {}) },
      text: [
        foundLine('found.deadlines', deadlines.length, { cursor: from, next }, language, found),
        ...deadlines.map(
          (each) =>
            `- ${deadlineWords(each.deadline, language)}: ${each.title} (${each.slug}, ${statusWord(each.status, language)})`,
        ),
        ...moreLines(next, language),
      ].join('\n'),
    }
  },
})

/** A day that no calendar has goes on as it is: the service says so. */
function dayAfter(day: string): string {
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).add({ days: 1 }).toString()
  } catch {
    return day
  }
}

const sourceOf = ({ slug: programme, version }: { slug: string; version: number }) => ({
  source: { programme, version, url: `/api/v1/programmes/${programme}?version=${version}` },
})

interface PartOfList {
  readonly closing_before: string
  readonly sort: 'deadline'
  readonly limit: number
  readonly cursor: string | undefined
}

interface Due {
  readonly deadlines: Static<typeof due>[]
  readonly next: string | null | undefined
}

async function dueInAll(ask: Ask, part: PartOfList, language: Language): Promise<Due> {
  const query = { ...part, include_unknown: false }
  const page = await ask<Page<Listed>>({ method: 'GET', path: '/programmes', query })
  const deadlines = page.data.map((each) => ({ ...headOf(each, language), ...sourceOf(each) }))
  return { deadlines, next: page.next_cursor }
}

async function dueFor(ask: Ask, profile: string, part: PartOfList): Promise<Due> {
  const page = await ask<Page<Match>>({
    method: 'GET',
    path: '/match/{profile_id}',
    params: { profile_id: profile },
    query: { ...part },
  })
  const deadlines = page.data
    .filter(({ programme }) => programme.deadline?.at !== undefined)
    .map(({ id, eligibility, programme }) => ({
      ...matchedHead(programme),
      match_id: id,
      eligibility,
      ...sourceOf(programme),
    }))
  return { deadlines, next: page.next_cursor }
}

/** The head of a programme as matches name it. */
export function matchedHead({ slug: name, title, version, status, deadline, sample }: Match['programme']) {
  return {
    slug: name,
    title,
    version,
    status,
    ...(deadline === undefined ? {} : { deadline: deadlineOf(deadline) }),
    sample,
  }
}

export const catalogueTools: readonly Tool[] = [searchProgrammes, getProgramme, readDocument, listDeadlines]
