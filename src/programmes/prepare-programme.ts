import { readExpression } from '../core/criteria/expression.ts'
import type { Programme, ProgrammeInput } from '../core/facts/programme.ts'
import type { Reason } from '../core/matching/result.ts'
import type { Text } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'
import type { Reference } from '../reference/reference.ts'
import { namesOf } from '../wording/names.ts'
import { say } from '../wording/wording.ts'
import { resolveCitations } from './anchors.ts'
import { checkProgramme } from './check-programme.ts'
import { readDocuments } from './documents.ts'
import type { StoredDocument } from './documents.ts'
import { openExpressionForm } from './expression-wire.ts'
import type { ExpressionForm } from './expression-wire.ts'
import { normalise } from './normalise.ts'

export interface PrepareKit {
  readonly reference: Reference
  /** A fault of a criterion in words. */
  readonly explain: (reason: Reason) => Text
  readonly expressionForm: ExpressionForm
}

export function openPrepareKit(reference: Reference): PrepareKit {
  const names = namesOf(reference.regions)
  return {
    reference,
    expressionForm: openExpressionForm(),
    explain: (reason) => ({ el: say(reason, 'el', names), en: say(reason, 'en', names) }),
  }
}

export type Prepared = { ok: true; programme: Programme; documents: StoredDocument[] } | { ok: false; faults: Fault[] }

/**
 * Makes of what a publisher wrote what is kept: canonical texts with their hashes, every citation at its verified place,
 * one spelling of codes and instants. Says everything that is wrong at once, by JSON pointer into the input.
 * @param stored documents named by id without a text
 */
export function prepareProgramme(
  slug: string,
  input: ProgrammeInput,
  stored: ReadonlyMap<string, StoredDocument>,
  kit: PrepareKit,
): Prepared {
  const { documents: inputs, ...rest } = input
  const documents = readDocuments(inputs, stored)
  const normal = normalise({ ...rest, documents: documents.metas }, kit.reference.regions)
  const cited = resolveCitations(normal.value, documents.texts)
  const faults = [
    ...documents.faults,
    ...normal.faults,
    ...checkProgramme(input),
    ...expressionFaults(input, kit),
    ...cited.faults,
  ]
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, programme: { slug, ...cited.value }, documents: documents.given }
}

function expressionFaults({ eligibility, funding }: ProgrammeInput, kit: PrepareKit): Fault[] {
  const expressions = [
    { json: eligibility, pointer: '/eligibility' },
    ...(funding.bonuses ?? []).map(({ when }, index) => ({ json: when, pointer: `/funding/bonuses/${index}/when` })),
  ]
  return expressions.flatMap(({ json, pointer }) => {
    const form = kit.expressionForm(json, pointer)
    if (form.length > 0) return form
    const read = readExpression(json, kit.reference, pointer)
    return 'faults' in read
      ? read.faults.map(({ pointer: at, code, reason }) => ({ pointer: at, code, detail: kit.explain(reason) }))
      : []
  })
}
