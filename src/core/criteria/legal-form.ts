import { legalForms } from '../facts/profile.ts'
import type { LegalForm } from '../facts/profile.ts'
import type { LegalFormCriterion } from './criterion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Kind } from './kind.ts'

const known: ReadonlySet<string> = new Set(legalForms)

const terms = (values: readonly LegalForm[]): ReasonValue => ({
  type: 'terms',
  vocabulary: 'legal_form',
  values: [...values],
})

function check(criterion: LegalFormCriterion, pointer: string): CriterionFault[] {
  const faults: CriterionFault[] = []
  if (criterion.include === undefined && criterion.exclude === undefined)
    faults.push(fault(pointer, 'needs_include_or_exclude'))
  for (const side of ['include', 'exclude'] as const) {
    const forms = criterion[side] ?? []
    if (criterion[side] !== undefined && forms.length === 0) faults.push(fault(`${pointer}/${side}`, 'empty_list'))
    forms.forEach((form, i) => {
      if (!known.has(form)) faults.push(fault(`${pointer}/${side}/${i}`, 'unknown_term', { value: String(form) }))
    })
  }
  return faults
}

/** The legal form, or the intended one of a business to be established. Exclusions win. */
function compile(criterion: LegalFormCriterion): Judge {
  const include = criterion.include === undefined ? undefined : new Set(criterion.include)
  const exclude = new Set(criterion.exclude ?? [])
  return (facts, _day, note) => {
    const form = facts.profile.legal_form
    if (form === undefined) {
      note?.missing('/legal_form')
      note?.reason('legal_form.unknown')
      return 'unknown'
    }
    // Calls exclude this form and that: who has another is told the same by all of them.
    const isFree = include === undefined && !exclude.has(form)
    if (isFree && note?.again(facts.profile, 'legal_form.not_excluded', true) === true) return 'met'
    note?.found('/legal_form')
    if (exclude.has(form)) {
      note?.reason('legal_form.excluded', { form: terms([form]) })
      return 'not_met'
    }
    if (include === undefined) {
      note?.reason('legal_form.not_excluded', { form: terms([form]) })
      return 'met'
    }
    if (include.has(form)) {
      note?.reason('legal_form.met', { form: terms([form]) })
      return 'met'
    }
    note?.reason('legal_form.not_met', { form: terms([form]), accepted: terms(criterion.include ?? []) })
    return 'not_met'
  }
}

export const legalForm: Kind<LegalFormCriterion> = {
  kind: 'legal_form',
  dated: false,
  check,
  compile,
  reads: {
    topic: () => '',
    of: ({ profile }) => profile.legal_form ?? '',
    part: ({ profile: { legal_form: form } }) => (form === undefined ? {} : { legal_form: form }),
  },
  examples: [
    {
      says: 'a private company is accepted where companies are listed',
      criterion: { id: 'form', kind: 'legal_form', include: ['private_company', 'public_limited_company'] },
      profile: { legal_form: 'private_company' },
      outcome: 'met',
      reason: 'legal_form.met',
    },
    {
      says: 'a sole trader is refused where only companies are listed',
      criterion: { id: 'form', kind: 'legal_form', include: ['private_company', 'public_limited_company'] },
      profile: { legal_form: 'sole_trader' },
      outcome: 'not_met',
      reason: 'legal_form.not_met',
    },
    {
      says: 'a form that is both listed and excluded is excluded',
      criterion: { id: 'form', kind: 'legal_form', include: ['private_company'], exclude: ['private_company'] },
      profile: { legal_form: 'private_company' },
      outcome: 'not_met',
      reason: 'legal_form.excluded',
    },
    {
      says: 'a French micro-entrepreneur is refused where that regime is excluded',
      criterion: { id: 'form', kind: 'legal_form', exclude: ['micro_entrepreneur_fr'] },
      profile: { legal_form: 'micro_entrepreneur_fr' },
      outcome: 'not_met',
    },
    {
      says: 'every form but the excluded ones is accepted',
      criterion: { id: 'form', kind: 'legal_form', exclude: ['micro_entrepreneur_fr'] },
      profile: { legal_form: 'cooperative' },
      outcome: 'met',
      reason: 'legal_form.not_excluded',
    },
    {
      says: 'a business of unknown form is asked for it',
      criterion: { id: 'form', kind: 'legal_form', exclude: ['professional'] },
      profile: {},
      outcome: 'unknown',
      missing: ['/legal_form'],
    },
  ],
}
