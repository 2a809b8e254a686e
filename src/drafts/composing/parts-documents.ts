import { verify } from '../../core/drafting/verifier/verify.ts'
import type { RequiredDocument } from '../../core/facts/programme.ts'
import { documentState } from '../../core/matching/readiness.ts'
import { criteriaOf } from './criteria-of.ts'
import { declarations, type DeclarationKey } from '../../wording/drafts/prompts.ts'
import { supportingDocuments, type SupportingDocument } from '../packs/supporting-documents.ts'
import { conditionsOnEarlyWorks, earlyWorks, wordsOnEarlyWorks } from './early-works.ts'
import { notAskedFor, usualOf } from './named-documents.ts'
import { brokenObligations } from './parts-conditions.ts'
import type { Subject } from './subject.ts'
import { date, isGreek } from './values.ts'
import { refutedBy } from './warnings.ts'
import { listed, type Draftling, type Writer } from './writer.ts'

/** What the call names, with its words; then, in a list that says so, what is usual for such a call and such a business. */
export function documents(writer: Writer, subject: Subject): void {
  const named = subject.programme.required_documents ?? []
  const known = named.map(usualOf)
  const ids = new Set([...known.flat().map(({ id }) => id), ...notAskedFor(subject.input.texts.values())])
  const usual = supportingDocuments.filter((each) => !ids.has(each.id) && isUsual(each, subject))
  if (named.length > 0) writer.paragraph([writer.lead('lead.documents')])
  writer.checklist(
    'caption.documents',
    named.map((each, index) => {
      const { state, told } = atHand(writer, subject, each)
      return {
        state,
        label: namedLabel(writer, subject, each, index),
        details: [
          ...told,
          ...detailsOf(writer, subject, known[index] ?? [], each.stage),
          ...(each.citations === undefined || each.citations.length === 0 ? [recorded(writer, subject, index)] : []),
        ],
      }
    }),
  )
  if (usual.length > 0) writer.paragraph([writer.lead('lead.documents_usual')])
  writer.checklist(
    'caption.documents_usual',
    usual.map((each) => {
      const { state, told } = atHand(writer, subject, each)
      return {
        state,
        label: writer.text(each.title[writer.language]),
        details: [
          ...told,
          ...detailsOf(writer, subject, [each], each.stage),
          ...(each.validity === undefined ? [] : [validity(writer, subject, each.validity)]),
        ],
      }
    }),
  )
}

/** That the catalogue has a document for which no words of the call are cited. */
const recorded = (writer: Writer, subject: Subject, index: number): Draftling =>
  writer.fact('documents.recorded', {}, [subject.recordCitation(`/required_documents/${index}`)])

/** Whether the business has a document, and until when it is accepted: by the profile, on the day that the call wants it. */
function atHand(
  writer: Writer,
  subject: Subject,
  document: RequiredDocument,
): { state: 'open' | 'done'; told: Draftling[] } {
  const { day, neededBy } = subject.input
  const found = documentState(document, subject.profile.documents, neededBy, day)
  const kind = found.held === undefined ? undefined : subject.field(`/documents/${found.held}/kind`)
  if (kind === undefined) return { state: 'open', told: [] }
  const { validUntil: last, neededBy: needed } = found
  const until = last === undefined ? undefined : subject.field(`/documents/${found.held}/valid_until`, date(last))
  if (until === undefined) return { state: 'done', told: [writer.fact('document.ready', {}, kind.by)] }
  if (found.state === 'ready') return { state: 'done', told: [writer.fact('document.ready_until', { until })] }
  if (needed === undefined || (last ?? '') < day)
    return { state: 'open', told: [writer.fact('document.expired', { until })] }
  const on = subject.derived({ formula: 'needed_by', inputs: {}, result: needed }, date(needed))
  return { state: 'open', told: [writer.fact('document.expires', { until, needed: on })] }
}

function namedLabel(writer: Writer, subject: Subject, each: RequiredDocument, index: number): Draftling {
  const title = { type: 'text' as const, value: { ...each.title } }
  const text = writer.say(title)
  const [words] = subject.spans(each.citations)
  const carried =
    words !== undefined &&
    verify({ text, language: writer.language, citations: [words], licensed: [text] }).length === 0
  return writer.value(
    carried ? { value: title, by: [words] } : subject.record(`/required_documents/${index}/title`, title),
  )
}

/** Where it is asked for, where that is in the country of the business, and the stage. */
function detailsOf(
  writer: Writer,
  subject: Subject,
  known: readonly SupportingDocument[],
  stage: RequiredDocument['stage'],
): Draftling[] {
  return [
    ...[...new Set(known.filter((each) => isHere(each, subject)).map(({ where }) => where[writer.language]))].map(
      (where) => writer.text(`${writer.label('document.where')}: ${where}.`, 'advice'),
    ),
    ...(stage === undefined
      ? []
      : [writer.text(`${writer.label('document.stage')}: ${writer.label(`stage.${stage}`)}.`, 'advice')]),
  ]
}

function validity(
  writer: Writer,
  subject: Subject,
  { text, reference }: NonNullable<SupportingDocument['validity']>,
): Draftling {
  return {
    kind: 'factual',
    text: text[writer.language],
    citations: writer.cite([subject.reference(reference)]),
  }
}

/** Greek documents are of Greek businesses. */
const isHere = ({ greek }: SupportingDocument, { profile, programme }: Subject): boolean =>
  greek !== true || isGreek(profile.country ?? programme.country)

/** What is not known of the business does not leave a document out. */
function isUsual(document: SupportingDocument, subject: Subject): boolean {
  const { usual: when, greek } = document
  const isOfCall = greek !== true || isGreek(subject.programme.country)
  if (when === undefined || !isOfCall || !isHere(document, subject)) return false
  const { legal_form: form, lifecycle } = subject.profile
  const kinds = new Set([...criteriaOf(subject.programme.eligibility).values()].map(({ kind }) => kind))
  const regimes = new Set((subject.programme.legal_basis ?? []).map(({ regime }) => regime))
  return (
    (when.legalForms === undefined || form === undefined || when.legalForms.includes(form)) &&
    (when.lifecycles === undefined || lifecycle === undefined || when.lifecycles.includes(lifecycle)) &&
    (when.sme === undefined || subject.input.size.classes.some((each) => each !== 'large')) &&
    (when.kinds === undefined || when.kinds.some((kind) => kinds.has(kind))) &&
    (when.regimes === undefined || when.regimes.some((regime) => regimes.has(regime)))
  )
}

/** What the legal representative has to confirm. What the facts given speak against is named as such, and not offered. */
export function declarationList(writer: Writer, subject: Subject): void {
  const refuted = new Map(refutedBy(writer, subject))
  const broken = listed(brokenObligations(writer, subject))
  if (broken !== undefined) refuted.set('obligations', { facts: broken })
  const early = conditionsOnEarlyWorks(subject).length === 0 ? [] : earlyWorks(writer, subject)
  const begun = listed(early.map(({ what }) => what))
  if (begun !== undefined && !refuted.has('not_started')) refuted.set('not_started', { facts: begun })
  const noOther = subject.programme.cumulation?.same_costs === 'exclusive'
  const offered = Object.entries(declarations).filter(([key]) => key !== (noOther ? 'no_double' : 'no_other'))
  const refuting = (key: string) => refuted.get(key as DeclarationKey)
  writer.paragraph([writer.lead('lead.declarations')])
  writer.checklist(
    'caption.declarations',
    offered
      .filter(([key]) => refuting(key) === undefined)
      .map(([key, text]) => ({
        state: 'open' as const,
        label: writer.text(text[writer.language], 'advice'),
        details:
          key === 'not_started'
            ? [
                ...wordsOnEarlyWorks(subject).map((each) => writer.quote(each)),
                ...earlyWorks(writer, subject).map((slots) => writer.fact('condition.early_works', slots)),
              ]
            : [],
      })),
  )
  writer.callout(
    'warning',
    offered.flatMap(([key, text]) => {
      const found = refuting(key)
      if (found === undefined) return []
      const told = text[writer.language].replace(/\.$/u, '')
      return [
        'title' in found
          ? writer.fact('declaration.refuted_by_application', {
              ...found,
              declaration: { value: told, by: found.title.by },
            })
          : writer.fact('declaration.refuted', { ...found, declaration: { value: told, by: found.facts.by } }),
      ]
    }),
  )
}
