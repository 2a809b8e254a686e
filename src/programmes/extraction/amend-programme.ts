import { codePointLength } from '../../core/citing/canonical.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { amendmentOf } from '../../core/extraction/amendments/amend.ts'
import { namesOfCall } from '../../core/extraction/whose/calls-named.ts'
import type { CallNames } from '../../core/extraction/whose/calls-named.ts'
import type { AmendmentStep } from '../../core/extraction/amendments/amend-step.ts'
import type { Contradiction, ExtractedField } from '../../core/extraction/extraction.ts'
import type { DocumentInput, Programme, ProgrammeInput } from '../../core/facts/programme.ts'
import { programmeDifferences } from '../../core/comparing/programme-difference.ts'
import type { Context } from '../../platform/context.ts'
import { invalidBody, Problem } from '../../platform/problem.ts'
import { documentOf } from '../documents.ts'
import type { StoredDocument } from '../documents.ts'
import { prepareProgramme } from '../prepare-programme.ts'
import type { Prepared } from '../prepare-programme.ts'
import { changedMeanwhile, currentInput, patchProgramme } from '../programmes.ts'
import type { ProgrammesKit } from '../programmes.ts'
import type { ReadExtraction } from './extract-document.ts'
import type { CitedDifference } from './extract-wire.ts'

/** A programme that a decision is about to change. */
export interface OpenAmendment {
  readonly slug: string
  /** Of the decision among the programme's documents. */
  readonly key: string
  readonly base: ProgrammeInput
  readonly body: Programme
  readonly tag: string | null
  readonly stored: ReadonlyMap<string, StoredDocument>
  /** By which decisions name it. */
  readonly names: CallNames
  /** In which the call tells its hours. */
  readonly timeZone: string | undefined
}

/**
 * Finds the programme, its draft where it has one.
 * @throws Problem 404 where there is no such programme
 */
export async function openAmendment(ctx: Context, slug: string): Promise<OpenAmendment> {
  const { input, body, tag, documents } = await currentInput(ctx, slug)
  const keys = new Set(input.documents.map(({ key }) => key))
  const stored = new Map(documents.map((document) => [document.id, document]))
  const ownTexts = input.documents.flatMap(({ id = '', role }) =>
    role === 'amendment' ? [] : (stored.get(id)?.text ?? []),
  )
  let number = input.documents.filter(({ role }) => role === 'amendment').length + 1
  while (keys.has(`amendment-${number}`)) number += 1
  return {
    slug,
    key: `amendment-${number}`,
    base: input,
    body,
    tag,
    names: namesOfCall(input, ownTexts),
    stored,
    timeZone: body.call.deadlines[0]?.time_zone ?? body.call.opens_at?.time_zone,
  }
}

export interface AmendmentWish {
  readonly open: OpenAmendment
  readonly read: ReadExtraction
  readonly title: string
  readonly source: { readonly url?: string; readonly retrieved_at?: string }
  readonly timeZone: string
  readonly dryRun: boolean
}

export interface AmendedProgramme {
  readonly input: ProgrammeInput
  readonly fields: readonly ExtractedField[]
  readonly contradictions: readonly Contradiction[]
  readonly changes: readonly CitedDifference[]
}

/**
 * Puts a decision into the draft of the programme it changes, as one more document, with every change it makes that leaves the
 * programme sound. The texts that were cited before stay. A person reviews and publishes.
 * @throws Problem 409 where the programme has this very document; 412 where the draft changes meanwhile
 */
export async function amendProgramme(ctx: Context, kit: ProgrammesKit, wish: AmendmentWish): Promise<AmendedProgramme> {
  const { open, read, timeZone, dryRun } = wish
  const reading = read.amendment
  if (reading === undefined) throw new RangeError('the document was not read as an amendment')
  const document = documentFor(wish)
  const base = { ...open.base, documents: [...open.base.documents, document] }
  const { steps, contradictions } = amendmentOf(base, reading, {
    language: read.language,
    timeZone,
    now: ctx.now.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString(),
    regions: kit.reference.regions,
  })
  const check = (input: ProgrammeInput): Prepared => {
    const faults = kit.formFaults(input)
    return faults.length > 0 ? { ok: false, faults } : prepareProgramme(open.slug, input, open.stored, kit)
  }
  const { input, pointers } = applied(base, steps, check)
  const prepared = check(input)
  if (!prepared.ok) throw invalidBody(prepared.faults)
  if (!dryRun)
    await patchProgramme(ctx, kit, {
      slug: open.slug,
      change: () => input,
      agree: (tag) => {
        if (tag !== open.tag) throw changedMeanwhile()
      },
    })
  return {
    input,
    contradictions,
    fields: steps.map(({ field, value, confidence, citations }, at) => ({
      field,
      pointer: pointers[at] ?? null,
      value,
      confidence,
      citations,
    })),
    changes: citedDifferences(open.body, prepared.programme, steps, pointers),
  }
}

/** @throws Problem 409 where the programme has this text already */
function documentFor({ open, read, title, source }: AmendmentWish): DocumentInput {
  const { document, language, amendment } = read
  const { id } = documentOf(document.text, codePointLength(document.text))
  const known = open.base.documents.find((each) => each.id === id)
  if (known !== undefined)
    throw new Problem('already_exists', {
      en: `The programme "${open.slug}" has this document already, as "${known.key}".`,
      el: `Το πρόγραμμα «${open.slug}» έχει ήδη αυτό το έγγραφο, ως «${known.key}».`,
    })
  return {
    key: open.key,
    title,
    role: 'amendment',
    order: Math.max(0, ...open.base.documents.map(({ order }) => order)) + 1,
    language,
    text: document.text,
    ...source,
    ...(amendment?.decidedOn === undefined ? {} : { published_on: amendment.decidedOn }),
    ...(document.pages.length > 0 ? { pages: document.pages.slice(0, 5000) } : {}),
    ...(document.sections.length > 0 ? { sections: document.sections.slice(0, 5000) } : {}),
  }
}

/** All changes at once where that is sound; else one by one, without those that are not. */
function applied(
  base: ProgrammeInput,
  steps: readonly AmendmentStep[],
  check: (input: ProgrammeInput) => Prepared,
): { input: ProgrammeInput; pointers: (string | null)[] } {
  const all = (isSound: (input: ProgrammeInput) => boolean) => {
    let input = base
    const pointers = steps.map(({ change }) => {
      const changed = change(input)
      if (changed === undefined || !isSound(changed.programme)) return null
      input = changed.programme
      return changed.pointer
    })
    return { input, pointers }
  }
  const whole = all(() => true)
  return check(whole.input).ok ? whole : all((input) => check(input).ok)
}

/** The differences of two versions, each with the words that made it. */
function citedDifferences(
  before: Programme,
  after: Programme,
  steps: readonly AmendmentStep[],
  pointers: readonly (string | null)[],
): CitedDifference[] {
  const made = pointers.flatMap((pointer, at) =>
    pointer === null ? [] : [{ pointer: byName(pointer, after), citations: steps[at]?.citations ?? [] }],
  )
  return programmeDifferences(before, after).map((difference) => ({
    difference,
    citations: distinct(
      made
        .filter(({ pointer }) => isWithin(difference.pointer, pointer) || isWithin(pointer, difference.pointer))
        .flatMap(({ citations }) => citations),
    ),
  }))
}

const isWithin = (pointer: string, wider: string): boolean => pointer === wider || pointer.startsWith(`${wider}/`)

/** Items by their id, as differences name them. */
function byName(pointer: string, { call, budget_lines: lines = [] }: Programme): string {
  return pointer
    .replace(
      /^(\/call\/deadlines)\/(\d+)/u,
      (_all, list: string, at: string) => `${list}/${call.deadlines[Number(at)]?.id}`,
    )
    .replace(/^(\/budget_lines)\/(\d+)/u, (_all, list: string, at: string) => `${list}/${lines[Number(at)]?.id}`)
}

function distinct(anchors: readonly Anchor[]): Anchor[] {
  const seen = new Map(anchors.map((anchor) => [`${anchor.document} ${anchor.start}`, anchor]))
  return [...seen.values()]
}
