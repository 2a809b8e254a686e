import type { Citation } from '../../core/citing/citation.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { minimumId } from '../../core/matching/compile.ts'
import type { Programme } from '../../core/facts/programme.ts'
import type { Language } from '../../core/facts/text.ts'
import { actInWords } from '../../wording/acts.ts'
import { labels } from '../../wording/drafts/labels.ts'
import { formulaInWords } from '../../wording/formulas.ts'
import { fieldName, memberName, terms } from '../../wording/terms.ts'
import { capital, titleWithin } from './condition-title.ts'
import { criteriaOf } from './criteria-of.ts'

/** Conditions that a note names; how many more there are stands after them. */
const mostNames = 20

type Derivation = NonNullable<Citation['derivation']>

/** One line that names a source: the document with its section and page, the field, the computation, the rule. */
export function sourceLabel(citation: Citation, programme: Programme, language: Language): string {
  const { source, locator, field, derivation, reference } = citation
  const word = (key: keyof typeof labels): string => labels[key][language]
  if (source !== undefined) {
    const role = programme.documents.find(({ id }) => id === source.document_id)?.role ?? 'call'
    const kind = word(`source.${role}`)
    const title = language === 'el' ? `«${source.title}»` : `“${source.title}”`
    // A title that begins with what the document is needs no other word for it.
    const name = source.title.startsWith(`${kind} `) ? source.title : `${kind} ${title}`
    const where = [
      ...(locator?.section === undefined ? [] : [locator.section]),
      ...(locator?.page === undefined ? [] : [`${word('source.page')} ${locator.page}`]),
    ]
    return lineOf([name, ...where].join(', '))
  }
  if (field !== undefined)
    return lineOf(`${word('source.profile')}: ${fieldName(field.path, language)} (${field.path})`)
  if (derivation !== undefined)
    return lineOf(`${word('source.computed')}: ${derivationName(derivation, programme, language)}`)
  if (reference === undefined) return citation.kind
  const record = /^Programme \S+, version (\d+)$/u.exec(reference.name)
  if (record !== null)
    return lineOf(
      `${word('source.record')}: ${recordName(reference.locator ?? '', programme, language)} (${word('source.version')} ${record[1]})`,
    )
  return lineOf(actInWords(reference, language))
}

/** The field of the record or the condition by its name. */
function recordName(locator: string, programme: Programme, language: Language): string {
  const [, criterion] = /^\/eligibility#(.+)$/u.exec(locator) ?? []
  if (criterion !== undefined) return conditionNames([criterion], programme, language)
  return memberName(locator, language) ?? locator
}

/** The formula in words; one that looks at outcomes names the conditions that it found. */
function derivationName(derivation: Derivation, programme: Programme, language: Language): string {
  const { formula, inputs } = derivation
  const words = formulaInWords(derivation, language)
  const criterion = inputs['criterion']
  const outcome = /^count (\w+)$/u.exec(formula)?.[1]
  const found =
    typeof criterion === 'string'
      ? [criterion]
      : Object.keys(inputs).filter((id) => outcome !== undefined && inputs[id] === outcome)
  const names = conditionNames(found, programme, language)
  return names === '' ? words : `${words}: ${names}`
}

/** Conditions by their names; of one name several are told by their number. */
function conditionNames(ids: readonly string[], programme: Programme, language: Language): string {
  const { eligibility, funding } = programme
  const known = new Map([
    ...(funding.bonuses ?? []).flatMap(({ when }) => [...criteriaOf(when)]),
    ...criteriaOf(eligibility),
  ])
  const [open, close] = language === 'el' ? ['«', '»'] : ['“', '”']
  const times = new Map<string, number>()
  for (const id of ids) {
    const criterion = known.get(id)
    const isMinimum = id.replace(/-+$/u, '') === minimumId
    if (criterion === undefined && !isMinimum) continue
    const title =
      criterion === undefined ? capital(terms.kind.investment_amount[language]) : titleWithin(criterion, language)
    const name = `${open}${title}${close}`
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  const names = [...times].map(([name, count]) => (count === 1 ? name : `${name} (×${count})`))
  const more = names.length > mostNames ? ` … (+${names.length - mostNames})` : ''
  return `${names.slice(0, mostNames).join(', ')}${more}`
}
