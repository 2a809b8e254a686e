import { Type } from 'typebox'
import type { Anchor } from '../../core/citing/citation.ts'
import type { ExtractedField } from '../../core/extraction/extract.ts'
import type { ProgrammeInput } from '../../core/facts/programme.ts'
import { codePointLength } from '../../core/citing/canonical.ts'
import type { Context } from '../../platform/context.ts'
import { named } from '../../platform/named.ts'
import { route } from '../../platform/http/route.ts'
import type { Route } from '../../platform/http/route.ts'
import { invalidBody, Problem } from '../../platform/problem.ts'
import type { Fault } from '../../platform/problem.ts'
import { slug as slugSchema } from '../answer-schemas.ts'
import { documentOf } from '../documents.ts'
import { readTitle } from '../normalise.ts'
import { prepareProgramme } from '../prepare-programme.ts'
import { documentMeta, programmeInput } from '../programme-schemas.ts'
import { findProgramme } from '../programme-store.ts'
import { putProgramme } from '../programmes.ts'
import type { ProgrammesKit } from '../programmes.ts'
import { anchor, instant, oneOf, timeZone, url } from '../schema-parts.ts'
import { documentTypes } from './extract-document.ts'
import type { DocumentReader, ReadExtraction } from './extract-document.ts'
import { slugOf } from './slug-of.ts'

/** Calls with their annexes as PDF are a few megabytes; larger ones are pictures. */
const documentBody = 32 * 1024 * 1024

const query = Type.Object({
  slug: Type.Optional(slugSchema),
  title: Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description: 'The title; the first heading or line unless given.' }),
  ),
  language: Type.Optional(oneOf(['el', 'en'], 'Of the document; found out by its letters unless given.')),
  country: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'ISO 3166-1 alpha-2 of the Member State that grants, or EU.',
      default: 'GR',
    }),
  ),
  time_zone: Type.Optional({
    ...timeZone,
    description: 'Of the hours that the document tells; by default Europe/Athens, Europe/Brussels for EU.',
  }),
  url: Type.Optional({ ...url, description: 'Where the document was published.' }),
  retrieved_at: Type.Optional(instant),
  dry_run: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Reads and reports, stores nothing; the canonical text is in the answer.',
    }),
  ),
})

const value = Type.Unknown({
  description: 'As it stands in the draft: an amount, a percentage, a moment, a criterion.',
})
const citations = Type.Array(anchor, {
  description: 'Where it stands: text[start:end] == exact, in code points of the canonical text.',
})

const report = {
  fields: Type.Array(
    Type.Object({
      field: Type.String({
        description: 'What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, …',
        examples: ['max_eligible_cost'],
      }),
      pointer: Type.Union([Type.String(), Type.Null()], {
        description: 'JSON pointer into the draft; null where it is not in it.',
      }),
      value,
      confidence: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'How surely the text says what the value is of. Check those below 0.8 first.',
      }),
      citations,
    }),
    { description: 'What was read, in the order of the draft.' },
  ),
  contradictions: Type.Array(
    Type.Object({ field: Type.String(), values: Type.Array(Type.Object({ value, citations })) }),
    { description: 'What two places say differently, words against digits included; the first stands in the draft.' },
  ),
  values: Type.Array(
    Type.Object({ kind: oneOf(['money', 'percent', 'date'], 'What it is.'), value, citation: anchor }),
    { description: 'Every amount, percentage and date of the text, whether or not it could be told what it is of.' },
  ),
  activities: Type.Optional(
    Type.Object(
      {
        scheme: Type.String(),
        scheme_assumed: Type.Boolean({
          description: 'The call does not name its classification: the one was taken in which more of its codes exist.',
        }),
        refused: Type.Array(Type.String(), { description: 'Printed codes that the classification does not have.' }),
      },
      { description: 'How the lists of activity codes were read.' },
    ),
  ),
}

const extractionAnswer = named(
  'Extraction',
  Type.Object(
    {
      slug: Type.String({ description: 'Of the draft.' }),
      url: Type.Union([Type.String(), Type.Null()], { description: 'Address of the draft; null on a dry run.' }),
      document: documentMeta,
      text: Type.Optional(
        Type.String({ description: 'The canonical text; on a dry run only, since it is stored otherwise.' }),
      ),
      draft: programmeInput,
      ...report,
    },
    { description: 'A draft programme read from a document, and how it was read.' },
  ),
)

/** The route that reads a call document into a draft. */
export function extractionRoute(kit: ProgrammesKit, reader: DocumentReader): Route {
  return route({
    method: 'POST',
    path: '/programmes/extract',
    id: 'extractProgramme',
    tag: 'Programmes',
    scope: 'catalogue:write',
    summary: { en: 'Read a call document into a draft', el: 'Ανάγνωση πρόσκλησης σε προσχέδιο' },
    description: {
      en: 'The body is the document itself: PDF, DOCX, HTML or plain text, in Greek or English. Amounts, dates, intensities, conditions and lists of codes are read, each with its sentence; what cannot be structured stays a cited `manual` criterion. A person reviews the draft (PATCH) and publishes it.',
      el: 'Το σώμα είναι το ίδιο το έγγραφο: PDF, DOCX, HTML ή απλό κείμενο, στα ελληνικά ή στα αγγλικά. Διαβάζονται ποσά, ημερομηνίες, εντάσεις, όροι και λίστες ΚΑΔ, καθένα με την πρότασή του· ό,τι δεν δομείται μένει ως κριτήριο `manual` με παραπομπή. Ένας άνθρωπος ελέγχει το προσχέδιο (PATCH) και το δημοσιεύει.',
    },
    query,
    bodyTypes: Object.keys(documentTypes),
    bodyLimit: documentBody,
    answers: {
      200: { description: 'On a dry run: what would be made.', schema: extractionAnswer },
      201: {
        description: 'The draft is stored.',
        schema: extractionAnswer,
        headers: { Location: 'Address of the draft.' },
      },
    },
    refusals: ['publisher_required', 'already_exists', 'document_unreadable'],
    async handle(ctx, { query: asked, raw }) {
      if (raw === undefined) throw documentMissing()
      const country = asked.country ?? 'GR'
      const read = await reader.read({
        bytes: raw.bytes,
        type: documentTypes[raw.type as keyof typeof documentTypes],
        language: asked.language,
        country,
        timeZone: zoneOf(asked.time_zone ?? (country === 'EU' ? 'Europe/Brussels' : 'Europe/Athens')),
      })
      const title = asked.title === undefined ? titleOf(read) : saidTitle(asked.title)
      const input = soundInput(kit, inputOf(read, title, asked))
      const dryRun = asked.dry_run ?? false
      const slug = await freeSlug(ctx, asked.slug, title)
      if (!dryRun)
        await putProgramme(ctx, kit, {
          slug,
          input,
          agree: (tag) => {
            if (tag !== null) throw taken(slug)
          },
        })
      const address = `/api/v1/programmes/${slug}?version=draft`
      const body = answerOf(slug, dryRun ? null : address, read, input)
      return dryRun ? { status: 200 as const, body } : { status: 201 as const, body, headers: { location: address } }
    },
  })
}

function documentMissing(): Problem {
  return invalidBody([
    {
      pointer: '',
      code: 'missing_body',
      detail: {
        en: `send the document itself as the body, with its Content-Type: ${Object.keys(documentTypes).join(', ')}`,
        el: `στείλτε το ίδιο το έγγραφο ως σώμα, με το Content-Type του: ${Object.keys(documentTypes).join(', ')}`,
      },
    },
  ])
}

/** @throws Problem 400 for a zone that does not exist */
function zoneOf(zone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId
  } catch {
    throw new Problem('invalid_parameter', {
      en: `The query parameter "time_zone" is ${JSON.stringify(zone)}; it must be an IANA time zone such as Europe/Athens.`,
      el: `Η παράμετρος «time_zone» είναι ${JSON.stringify(zone)}· πρέπει να είναι ζώνη ώρας IANA όπως Europe/Athens.`,
    })
  }
}

/** The first heading, else the first line that has words. */
function titleOf({ document }: ReadExtraction): string {
  const lines = [document.sections[0]?.title ?? '', ...document.text.split('\n')]
  const found = lines.find((each) => /\p{L}{3}/u.test(each)) ?? 'Document'
  return readTitle(found).line.slice(0, 300).trim()
}

/** @throws Problem 400 for one that says nothing */
function saidTitle(title: string): string {
  const { line, fault } = readTitle(title)
  if (fault === undefined) return line
  const { en, el } = fault.detail
  throw new Problem(
    'invalid_parameter',
    { en: `The query parameter "title": ${en}.`, el: `Η παράμετρος «title»: ${el}.` },
    { errors: [{ ...fault, pointer: '?title' }] },
  )
}

function inputOf(read: ReadExtraction, title: string, asked: { url?: string; retrieved_at?: string }): ProgrammeInput {
  const { document, language, extraction } = read
  return {
    title: { [language]: title },
    ...extraction.programme,
    ...(asked.url === undefined
      ? {}
      : {
          source: { url: asked.url, ...(asked.retrieved_at === undefined ? {} : { retrieved_at: asked.retrieved_at }) },
        }),
    documents: [
      {
        key: 'call',
        title,
        role: 'call',
        order: 1,
        language,
        text: document.text,
        ...(asked.url === undefined ? {} : { url: asked.url }),
        ...(document.pages.length > 0 ? { pages: document.pages.slice(0, 5000) } : {}),
        ...(document.sections.length > 0 ? { sections: document.sections.slice(0, 5000) } : {}),
      },
    ],
  }
}

/** Rounds of taking out what contradicts itself. */
const mostRounds = 10

/**
 * A call can state what no programme can be (a minimum above the maximum). Such a value is left out of the draft, a criterion becomes a
 * question: the report still shows what was read.
 */
function soundInput(kit: ProgrammesKit, input: ProgrammeInput): ProgrammeInput {
  let sound = input
  for (let round = 0; round < mostRounds; round += 1) {
    const prepared = prepareProgramme('draft', sound, new Map(), kit)
    if (prepared.ok) return sound
    sound = withoutFaults(sound, prepared.faults)
  }
  throw new TypeError('a draft read from a document stays unsound')
}

function withoutFaults(input: ProgrammeInput, faults: readonly Fault[]): ProgrammeInput {
  const sound = structuredClone(input)
  for (const { pointer } of faults) {
    const [, top = '', second = '', third = ''] = pointer.split('/')
    if (top === 'eligibility' && second === 'all' && 'all' in sound.eligibility) {
      const criterion = sound.eligibility.all[Number(third)]
      if (criterion !== undefined && 'kind' in criterion)
        sound.eligibility.all[Number(third)] = {
          id: criterion.id,
          kind: 'manual',
          ...(criterion.citations === undefined ? {} : { citations: criterion.citations }),
        }
    } else if (top === 'funding' && second !== '') delete (sound.funding as unknown as Record<string, unknown>)[second]
    else if (top === 'call') sound.call = { deadlines: [] }
    else delete (sound as unknown as Record<string, unknown>)[top]
  }
  return sound
}

/** @throws Problem 409 when the slug that was asked for is taken */
async function freeSlug(ctx: Context, wanted: string | undefined, title: string): Promise<string> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const isFree = async (slug: string): Promise<boolean> => (await findProgramme(tx, slug)) === undefined
    if (wanted !== undefined) {
      if (await isFree(wanted)) return wanted
      throw taken(wanted)
    }
    const base = slugOf(title)
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? base : `${base}-${number}`
      if (await isFree(slug)) return slug
    }
  })
}

function taken(slug: string): Problem {
  return new Problem('already_exists', {
    en: `There is a programme "${slug}" already. Choose another slug, or change that one with PATCH.`,
    el: `Υπάρχει ήδη πρόγραμμα «${slug}». Επιλέξτε άλλο slug ή αλλάξτε το υπάρχον με PATCH.`,
  })
}

function answerOf(
  slug: string,
  address: string | null,
  { document, extraction }: ReadExtraction,
  input: ProgrammeInput,
) {
  const stored = documentOf(document.text, codePointLength(document.text))
  const [source] = input.documents
  const { text: _text, ...meta } = source ?? { key: 'call', title: '', role: 'call' as const, order: 1, language: 'el' }
  const shown = { ...meta, id: stored.id, sha256: stored.sha256, length: stored.length }
  const { activities } = extraction
  return {
    slug,
    url: address,
    document: shown,
    ...(address === null ? { text: document.text } : {}),
    draft: { ...input, documents: [shown] },
    fields: extraction.fields.map(fieldShown),
    contradictions: extraction.contradictions.map(({ field, values }) => ({
      field,
      values: values.map((each) => ({ value: each.value, citations: [...each.citations] as Anchor[] })),
    })),
    values: extraction.stated.map((each) => ({ ...each })),
    ...(activities === undefined
      ? {}
      : {
          activities: {
            scheme: activities.scheme,
            scheme_assumed: activities.schemeAssumed,
            refused: [...activities.refused],
          },
        }),
  }
}

const fieldShown = ({ citations: cited, ...field }: ExtractedField) => ({ ...field, citations: [...cited] })
