import { valueAt } from '../../core/drafting/pointer.ts'
import { usualZone } from '../../core/extraction/places/country-of-call.ts'
import { slugOf } from '../../core/facts/slug-of.ts'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/http/route.ts'
import type { Route } from '../../platform/http/route.ts'
import { invalidBody, Problem } from '../../platform/problem.ts'
import { programmeAgainstText } from '../against-text.ts'
import { readTitle } from '../normalise.ts'
import { findProgramme } from '../programme-store.ts'
import { putProgramme, refuseReserved, reservedSlugs } from '../programmes.ts'
import type { ProgrammesKit } from '../programmes.ts'
import { amendProgramme, openAmendment } from './amend-programme.ts'
import type { OpenAmendment } from './amend-programme.ts'
import { callDocument } from './draft-input.ts'
import type { DocumentSource } from './draft-input.ts'
import { documentTypes } from './extract-document.ts'
import type { DocumentReader, ReadExtraction } from './extract-document.ts'
import { extractionAnswer, extractionQuery, viewExtracted } from './extract-wire.ts'
import type { Extracted } from './extract-wire.ts'

/** Calls with their annexes as PDF are a few megabytes; larger ones are pictures. */
const documentBody = 32 * 1024 * 1024

/** The route that reads a call document into a draft. */
export function extractionRoute(kit: ProgrammesKit, reader: DocumentReader): Route {
  return route({
    method: 'POST',
    path: '/programmes/extract',
    id: 'extractProgramme',
    seconds: 60,
    tag: 'Programmes',
    scope: 'catalogue:write',
    summary: { en: 'Read a call document into a draft', el: 'Ανάγνωση πρόσκλησης σε προσχέδιο' },
    description: {
      en: 'The body is the document itself: PDF, DOCX, HTML or plain text, in Greek or English. Amounts, dates, intensities, conditions and lists of codes are read, each with its sentence; what cannot be structured stays a cited `manual` criterion. A person reviews the draft (PATCH) and publishes it. With `role=amendment` it is a decision that changes a programme: deadlines moved, amounts raised, parts of the budget exhausted go into the draft of that programme, each with the words of the decision.',
      el: 'Το σώμα είναι το ίδιο το έγγραφο: PDF, DOCX, HTML ή απλό κείμενο, στα ελληνικά ή στα αγγλικά. Διαβάζονται ποσά, ημερομηνίες, εντάσεις, όροι και λίστες ΚΑΔ, καθένα με την πρότασή του· ό,τι δεν δομείται μένει ως κριτήριο `manual` με παραπομπή. Ένας άνθρωπος ελέγχει το προσχέδιο (PATCH) και το δημοσιεύει. Με `role=amendment` είναι απόφαση που αλλάζει ένα πρόγραμμα: παρατάσεις, αυξήσεις ποσών και εξαντλήσεις τμημάτων του προϋπολογισμού μπαίνουν στο προσχέδιό του, καθεμία με τα λόγια της απόφασης.',
    },
    query: extractionQuery,
    bodyTypes: Object.keys(documentTypes),
    bodyInPieces: true,
    bodyLimit: documentBody,
    answers: {
      200: { description: 'On a dry run: what would be made or changed.', schema: extractionAnswer },
      201: {
        description: 'The draft is stored.',
        schema: extractionAnswer,
        headers: { Location: 'Address of the draft.' },
      },
    },
    refusals: ['publisher_required', 'already_exists', 'document_unreadable', 'not_found', 'precondition_failed'],
    async handle(ctx, { query: asked, raw }) {
      if (raw === undefined) throw documentMissing()
      const open = asked.role === 'amendment' ? await openAmendment(ctx, amended(asked.slug)) : undefined
      const country = asked.country ?? (open === undefined ? undefined : (open.base.country ?? 'GR'))
      // What is wrong with the call itself is told before the document is read, which may take half a minute.
      const title = asked.title === undefined ? undefined : saidTitle(asked.title)
      const { url, retrieved_at } = asked
      const source = { ...(url === undefined ? {} : { url }), ...(retrieved_at === undefined ? {} : { retrieved_at }) }
      if (open === undefined && asked.slug !== undefined) await freeSlug(ctx, asked.slug, '')
      const zone = asked.time_zone ?? open?.timeZone ?? (country === undefined ? undefined : usualZone(country))
      const read = await reader.read(
        {
          bytes: raw.pieces,
          type: documentTypes[raw.type as keyof typeof documentTypes],
          ...(open === undefined ? {} : { amends: { key: open.key, names: open.names } }),
          ...(title === undefined ? {} : { title }),
          source,
          language: asked.language,
          country,
          timeZone: zone === undefined ? undefined : zoneOf(zone),
        },
        ctx.signal,
      )
      const extracted =
        open === undefined
          ? await drafted(ctx, kit, read, asked)
          : await amendedBy(ctx, kit, open, { read, source, asked })
      const body = viewExtracted(extracted, (reason) => kit.explain(reason)[ctx.language])
      const { address } = extracted
      return address === null
        ? { status: 200 as const, body }
        : { status: 201 as const, body, headers: { location: address } }
    },
  })
}

interface Asked {
  slug?: string
  country?: string
  time_zone?: string
  url?: string
  retrieved_at?: string
  dry_run?: boolean
}

const addressOf = (slug: string): string => `/api/v1/programmes/${slug}?version=draft`

async function drafted(ctx: Context, kit: ProgrammesKit, read: ReadExtraction, asked: Asked): Promise<Extracted> {
  const { title, language, document, draft } = read
  if (draft === undefined) throw new RangeError('the document was not read as a call')
  const input = { ...draft.input, documents: [callDocument(document, { title, language, url: asked.url })] }
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
  const { doubted, contradictions } = read.extraction
  // What contradicts itself was left out of the draft: it is told, and stands nowhere.
  const isThere = (pointer: string): boolean => valueAt(draft.input, pointer) !== undefined
  const fields = [...read.extraction.fields, ...doubted].map((field) =>
    field.pointer === null || isThere(field.pointer) ? field : { ...field, pointer: null },
  )
  return { slug, address: dryRun ? null : addressOf(slug), read, input, fields, contradictions, notes: draft.notes }
}

async function amendedBy(
  ctx: Context,
  kit: ProgrammesKit,
  open: OpenAmendment,
  { read, source, asked }: { read: ReadExtraction; source: DocumentSource; asked: Asked },
): Promise<Extracted> {
  const dryRun = asked.dry_run ?? false
  const amendment = await amendProgramme(ctx, kit, {
    open,
    read,
    title: read.title,
    source,
    timeZone: asked.time_zone ?? open.timeZone ?? usualZone(asked.country ?? open.base.country ?? 'GR'),
    dryRun,
  })
  const notes = programmeAgainstText(amendment.input, kit.reference)
  return { slug: open.slug, address: dryRun ? null : addressOf(open.slug), read, notes, ...amendment }
}

/** @throws Problem 400 where an amendment names no programme */
function amended(slug: string | undefined): string {
  if (slug !== undefined) return slug
  throw new Problem('invalid_parameter', {
    en: 'An amendment changes a programme: name it with the query parameter "slug".',
    el: 'Μια τροποποίηση αλλάζει ένα πρόγραμμα: δώστε το με την παράμετρο «slug».',
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

/** Characters of a slug that is made of a title. */
const longestSlug = 80

/** @throws Problem 409 when the slug that was asked for is taken */
async function freeSlug(ctx: Context, wanted: string | undefined, title: string): Promise<string> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const isFree = async (slug: string): Promise<boolean> =>
      !reservedSlugs.has(slug) && (await findProgramme(tx, slug)) === undefined
    if (wanted !== undefined) {
      refuseReserved(wanted)
      if (await isFree(wanted)) return wanted
      throw taken(wanted)
    }
    const base = slugOf(title, 'call', longestSlug)
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
