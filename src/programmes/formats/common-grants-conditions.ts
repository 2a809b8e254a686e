import { codePointLength } from '../../core/citing/canonical.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { stableHash } from '../../core/citing/stable-hash.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import { foldText } from '../../core/facts/text-fold.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { CitedFields } from './row-fields.ts'
import { askedOf, plainText } from './row-text.ts'

/** The protocol's kinds of applicants, as a person is asked about them. */
const kinds: Readonly<Record<string, { el: string; en: string }>> = {
  individual: { el: 'φυσικά πρόσωπα', en: 'individuals' },
  organization: { el: 'οργανισμοί κάθε είδους', en: 'organizations of any kind' },
  government_state: { el: 'πολιτειακές αρχές', en: 'state governments' },
  government_county: { el: 'αρχές κομητειών', en: 'county governments' },
  government_municipal: { el: 'δήμοι', en: 'city or township governments' },
  government_special_district: { el: 'αρχές ειδικών περιφερειών', en: 'special district governments' },
  government_tribal: { el: 'αναγνωρισμένες φυλετικές αρχές', en: 'federally recognized tribal governments' },
  organization_tribal_other: {
    el: 'φυλετικές οργανώσεις χωρίς ομοσπονδιακή αναγνώριση',
    en: 'tribal organizations that are not federally recognized',
  },
  school_district_independent: { el: 'ανεξάρτητες σχολικές περιφέρειες', en: 'independent school districts' },
  higher_education_public: {
    el: 'δημόσια ιδρύματα ανώτατης εκπαίδευσης',
    en: 'public institutions of higher education',
  },
  higher_education_private: {
    el: 'ιδιωτικά ιδρύματα ανώτατης εκπαίδευσης',
    en: 'private institutions of higher education',
  },
  non_profit_with_501c3: {
    el: 'μη κερδοσκοπικοί οργανισμοί με καθεστώς 501(c)(3)',
    en: 'nonprofits with 501(c)(3) status',
  },
  nonprofit_without_501c3: {
    el: 'μη κερδοσκοπικοί οργανισμοί χωρίς καθεστώς 501(c)(3)',
    en: 'nonprofits without 501(c)(3) status',
  },
  for_profit_small_business: { el: 'μικρές κερδοσκοπικές επιχειρήσεις', en: 'for-profit small businesses' },
  for_profit_not_small_business: {
    el: 'κερδοσκοπικές επιχειρήσεις που δεν είναι μικρές',
    en: 'for-profit organizations that are not small businesses',
  },
}

/** Who may apply, asked of a person in words; nothing where anyone may. */
export function applicantsAsked(json: Row, cited: CitedFields): Expression[] {
  const given = Array.isArray(json['acceptedApplicantTypes']) ? json['acceptedApplicantTypes'] : []
  const types = given.flatMap((each: unknown, index) => {
    const type = isRow(each) ? each : { value: each }
    const value = plainText(type['value'])
    const own = plainText(type['customValue'])
    const says = plainText(type['description'])
    const name = value === undefined || value === 'custom' ? own : value
    if (name === undefined) return []
    const kind = kinds[name] ?? { el: name.replaceAll('_', ' '), en: name.replaceAll('_', ' ') }
    const more = own === undefined || says === undefined ? '' : ` (${says})`
    return [{ name, el: `${kind.el}${more}`, en: `${kind.en}${more}`, path: `acceptedApplicantTypes/${index + 1}` }]
  })
  const names = new Set(types.map(({ name }) => name))
  if (types.length === 0 || names.has('unrestricted')) return []
  const bySize = names.has('for_profit_small_business') !== names.has('for_profit_not_small_business')
  const lines = cited('acceptedApplicantTypes')
  const listed = (language: 'el' | 'en'): string =>
    [...new Set(types.map((each) => each[language]))].join(' · ').slice(0, 500)
  return askedOf(lines, bySize ? 'size' : undefined).map((asked) => ({
    ...asked,
    question: {
      el: `Αίτηση μπορούν να υποβάλουν: ${listed('el')}. Ανήκει η επιχείρηση σε αυτούς;`,
      en: `These may apply: ${listed('en')}. Is the business one of them?`,
    },
  }))
}

/** Fields about who may apply, and what is asked of them: each of their lines is a condition. */
const ofEligibility =
  /eligib|applicant|beneficiar|restrict|requirement|condition|cost ?shar|match|επιλεξιμ|δικαιουχ|προυποθεσ|οροι/u
/** What makes a sentence of any other field a condition. */
const limits =
  /(?<!\p{L})(?:only|must|shall|requires?d?|mandatory|restricted|limited to|eligib\p{L}*|ineligible|exclud\p{L}+|reserved for|at least|no (?:more|less|fewer|later) than|match(?:ing)? (?:funds?|required|requirement)|μονο|αποκλειστικα|πρεπει|απαιτ\p{L}+|υποχρεωτικ\p{L}+|τουλαχιστον|επιλεξιμ\p{L}+|εξαιρ\p{L}+)(?!\p{L})/u

/** Members that say in words what holds of applicants, besides the fields of the row's publisher and what the protocol lacks. */
const known = new Set([
  'id',
  'title',
  'status',
  'funding',
  'keyDates',
  'acceptedApplicantTypes',
  'source',
  'customFields',
])

/**
 * What a row says of its conditions in words: the sentences that limit somebody or something, and whatever stands in a field about
 * eligibility, each field one question that quotes it.
 *
 * @param own fields of the publisher that are read otherwise
 */
export function limitsAsked(json: Row, cited: CitedFields, own: ReadonlySet<string>): Expression[] {
  const fields = part(json, 'customFields')
  const custom = Object.keys(fields).flatMap((key) => {
    const field = part(fields, key)
    const name = plainText(field['name']) ?? key
    const lines = cited(`customFields/${key}/value`)
    return own.has(key) || saysNo(field['value'])
      ? []
      : asked(lines, { name: `${key} ${name}`, shown: name, value: field['value'] })
  })
  const worded = [...Object.keys(json).filter((name) => !known.has(name)), 'funding/details'].flatMap((path) =>
    asked(cited(path), { name: path }),
  )
  const dates = part(json, 'keyDates')
  const others = part(dates, 'otherDates')
  const events = [
    ...['postDate', 'closeDate'].map((key) => [`keyDates/${key}`, part(dates, key)] as const),
    ...Object.keys(others).map((key) => [`keyDates/otherDates/${key}`, part(others, key)] as const),
  ].flatMap(([path, event]) => {
    const telling = ['details', 'description'].flatMap((name) => cited(`${path}/${name}`).flatMap(limitingIn))
    if (telling.length === 0) return []
    const when = ['date', 'startDate', 'endDate', 'time', 'endTime'].flatMap((name) => cited(`${path}/${name}`))
    return quotedQuestion([...when, ...telling], plainText(event['name']))
  })
  return [...worded, ...events, ...custom]
}

const part = (json: Row, name: string): Row => (isRow(json[name]) ? json[name] : {})

function asked(
  lines: readonly Anchor[],
  { name, shown, value }: { name: string; shown?: string; value?: unknown },
): Expression[] {
  const about = foldText(name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')).folded
  if (!ofEligibility.test(about)) return quotedQuestion(lines.flatMap(limitingIn), shown)
  const members = isRow(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        isRow(each) || Array.isArray(each) ? [] : `${key} ${String(each)}`,
      )
    : []
  return quotedQuestion(lines, shown, members.length > 0 ? members.join(' · ') : undefined)
}

const limitingIn = (line: Anchor): Anchor[] =>
  sentencesOf(line).filter(({ exact }) => limits.test(foldText(exact).folded))

/** With the name of the field, without which "25" says nothing. */
function quotedQuestion(lines: readonly Anchor[], name: string | undefined, said?: string): Expression[] {
  if (name === undefined) return askedOf(lines)
  const quote = `${name}: ${said ?? lines.map(({ exact }) => exact).join(' · ')}`
  const shown = quote.length > 400 ? `${quote.slice(0, 400)}…` : quote
  return askedOf(lines).map((question) => ({
    ...question,
    id: `text-${stableHash(quote)}`,
    question: {
      el: `Πληροί η επιχείρηση τον όρο «${shown}»;`,
      en: `Does the business meet this condition: “${shown}”?`,
    },
  }))
}

/** "Cost sharing: not required" asks nothing of anybody. */
const saysNo = (value: unknown): boolean =>
  value === false ||
  (isRow(value) &&
    Object.values(value).includes(false) &&
    Object.values(value).every((each) => each === false || each === null || each === 0))

/** The sentences of a line, each with its own place. */
function sentencesOf({ document, exact, start = 0 }: Anchor): Anchor[] {
  return [...exact.matchAll(/\S.*?(?:[.!?;](?=\s)|$)/gu)].map(({ 0: sentence, index }) => {
    const from = start + codePointLength(exact.slice(0, index))
    return { document, exact: sentence, start: from, end: from + codePointLength(sentence) }
  })
}
