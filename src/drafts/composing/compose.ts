import { stableHash } from '../../core/citing/stable-hash.ts'
import type { Citation } from '../../core/citing/citation.ts'
import { completenessOf } from '../../core/drafting/edits.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { statementsOf, type DraftCitation, type DraftDocument, type Section } from '../../core/drafting/document.ts'
import type { Language } from '../../core/facts/text.ts'
import { documentLabels } from '../../wording/drafts/labels.ts'
import { notice } from '../../wording/drafts/notices.ts'
import type { Names } from '../../wording/render.ts'
import type { Pack, PackSection } from '../packs/pack.ts'
import { sourceLabel } from './source-label.ts'
import { parts } from './parts.ts'
import { Subject, type DraftInput } from './subject.ts'
import { date } from './values.ts'
import { openDesk, Writer, type Desk } from './writer.ts'

/** Of composer, packs and wording together: a new one may word the same facts differently. */
export const composerVersion = '9'

export interface Composition {
  readonly pack: Pack
  readonly language: Language
  readonly names: Names
  readonly input: DraftInput
}

/**
 * Composes a draft section by section: a generator, so that who drives it can say how far it is and stop it between two.
 * Pure but for ICU's data: the same input gives the same document.
 */
export function* composeDraft(composition: Composition): Generator<{ done: number; total: number }, DraftDocument> {
  const { pack, language, names, input } = composition
  const subject = new Subject(input)
  const seed = stableHash([input.programme.slug, input.profileId ?? input.profile.name, pack.id])
  const notFounded = input.profile.lifecycle === 'to_be_established' ? subject.field('/lifecycle')?.by[0] : undefined
  const desk = openDesk(language, names, seed, { notFounded, isUnowned: subject.isUnowned })
  const sections: Section[] = []
  for (const [index, plan] of pack.sections.entries()) {
    sections.push(sectionOf(desk, subject, plan, String(index + 1)))
    yield { done: index + 1, total: pack.sections.length }
  }
  return documentOf(composition, desk, subject, sections)
}

/** The whole draft at once. */
export function compose(composition: Composition): DraftDocument {
  const steps = composeDraft(composition)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function sectionOf(desk: Desk, subject: Subject, plan: PackSection, number: string): Section {
  const writer = new Writer(desk, plan.id)
  for (const content of plan.content) {
    if (typeof content === 'string') parts[content](writer, subject)
    else writer.paragraph(content.ask.map((key) => writer.gap(key)))
  }
  return {
    id: plan.id,
    number,
    title: (subject.isUnowned ? (plan.unowned_title ?? plan.title) : plan.title)[desk.language],
    blocks: writer.blocks,
    sections: (plan.sections ?? []).map((inner, index) => sectionOf(desk, subject, inner, `${number}.${index + 1}`)),
    ...(plan.limits === undefined ? {} : { limits: plan.limits }),
  }
}

function documentOf(
  { pack, language, input }: Composition,
  desk: Desk,
  subject: Subject,
  sections: Section[],
): DraftDocument {
  const head = new Writer(desk, 'head')
  const title = lineOf(head.say({ type: 'text', value: { ...input.programme.title } }))
  const { slug, sample } = input.programme
  const url = input.programme.source?.url
  return {
    schema: 'draft-document/1',
    language,
    template: pack.id,
    title: pack.title[language],
    subtitle: [title, lineOf(input.profile.name)],
    notice: [
      notice('draft', language),
      notice('as_of', language, {
        day: head.say(date(input.day)),
        call: input.programmeVersion,
        profile: input.profileVersion,
      }),
      notice('source', language),
      ...(sample === true ? [head.lead('notice.sample').text] : []),
    ],
    metadata: {
      generated_at: input.generatedAt,
      composer_version: composerVersion,
      programme: {
        slug,
        title,
        version: input.programmeVersion,
        sample: sample ?? false,
        ...(url === undefined ? {} : { url }),
      },
      applicant: {
        name: lineOf(input.profile.name),
        ...(input.profileId === undefined ? {} : { profile_id: input.profileId }),
        version: input.profileVersion,
      },
      ...(input.matchId === undefined ? {} : { match_id: input.matchId }),
      as_of: input.asOf,
    },
    sections,
    ...gathered({ sections }, desk, subject),
    labels: documentLabels[language],
  }
}

/** Citations and questions in the order of their first use, and how much is filled. */
function gathered(
  document: Pick<DraftDocument, 'sections'>,
  desk: Desk,
  subject: Subject,
): Pick<DraftDocument, 'citations' | 'open_questions' | 'completeness'> {
  const statements = [...statementsOf(document)].map(({ statement }) => statement)
  const label = (citation: Citation): DraftCitation => ({
    citation,
    label: sourceLabel(citation, subject.programme, desk.language),
  })
  const cited = [...new Set(statements.flatMap(({ citations }) => citations))]
  const asked = [...new Set(statements.flatMap(({ question }) => question ?? []))]
  return {
    citations: cited.flatMap((id) => desk.citations.get(id) ?? []).map(label),
    open_questions: asked.flatMap((id) => desk.questions.get(id) ?? []),
    completeness: completenessOf(statements),
  }
}
