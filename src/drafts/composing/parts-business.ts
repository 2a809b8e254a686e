import type { ReasonValue } from '../../core/matching/result.ts'
import { closesByLaw } from '../../core/facts/age.ts'
import { valueAt as at } from '../../core/drafting/pointer.ts'
import { schemeName } from '../../wording/scheme-names.ts'
import { countryName } from '../../wording/known-names.ts'
import { sayDayOfYear } from '../../wording/stored-value.ts'
import { capitalShare, relationTable } from './relations.ts'
import { sizeTold } from './size-told.ts'
import type { Subject } from './subject.ts'
import { date, isGreek, regions, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Name, tax number, form and dates, each from the profile or as a gap. */
export function applicantIdentity(writer: Writer, subject: Subject): void {
  const { profile } = subject
  const row = (
    name: 'tax_id' | 'legal_form' | 'country' | 'registered_on' | 'activity_started_on',
    value?: ReasonValue,
  ): [string, Draftling] => {
    const cited = subject.field(`/${name}`, value)
    return [writer.label(`applicant.${name}`), cited === undefined ? writer.gap(name) : writer.value(cited)]
  }
  const name = subject.field('/name')
  const form = legalForm(writer, subject)
  const day = (value: string | undefined): ReasonValue | undefined => (value === undefined ? undefined : date(value))
  writer.fields('caption.applicant', [
    ...(name === undefined ? [] : [[writer.label('applicant.name'), writer.value(name)] as const]),
    row('tax_id'),
    row('legal_form', form),
    row('country', profile.country === undefined ? undefined : countryName(profile.country, writer.language)),
    row('registered_on', day(profile.registered_on)),
    row('activity_started_on', day(profile.activity_started_on)),
    yearEnd(writer, subject),
  ])
}

/** The end of the financial year as it is told, or as the law sets it for this legal form. */
function yearEnd(writer: Writer, subject: Subject): [string, Draftling] {
  const { fiscal_year_end: told, legal_form: form, country } = subject.profile
  const label = writer.label('applicant.fiscal_year_end')
  if (told === undefined && !closesByLaw(subject.profile)) return [label, writer.gap('fiscal_year_end')]
  const day = told ?? '12-31'
  const value = sayDayOfYear(day, writer.language)
  const cited =
    subject.field('/fiscal_year_end', value) ??
    subject.derived({ formula: 'year_end', inputs: { legal_form: form, country }, result: day }, value)
  return [label, writer.value(cited)]
}

/** The form by its name; what it is called for short in Greece is said of Greek businesses only. */
function legalForm(writer: Writer, { profile, programme }: Subject): ReasonValue | undefined {
  if (profile.legal_form === undefined) return undefined
  const form = terms('legal_form', [profile.legal_form])
  return isGreek(profile.country ?? programme.country) ? form : writer.say(form).replace(/ \([^)]*\)$/u, '')
}

/** The business in a few sentences: form, age, activity, seat, people at work. */
export function applicantFacts(writer: Writer, subject: Subject): void {
  const { profile } = subject
  const said: Draftling[] = [writer.lead('lead.applicant')]
  const tell = (
    key: 'business.form' | 'business.lifecycle' | 'business.started' | 'business.main_activity' | 'business.seat',
    slot: string,
    cited: Cited | undefined,
  ): void => {
    if (cited !== undefined) said.push(writer.fact(key, { [slot]: cited }))
  }
  const form = legalForm(writer, subject)
  if (form !== undefined) tell('business.form', 'form', subject.field('/legal_form', form))
  if (profile.lifecycle !== undefined)
    tell('business.lifecycle', 'lifecycle', subject.field('/lifecycle', terms('lifecycle', [profile.lifecycle])))
  if (profile.activity_started_on !== undefined)
    tell('business.started', 'day', subject.field('/activity_started_on', date(profile.activity_started_on)))
  const main = (profile.activities ?? []).findIndex(({ rank }) => rank === 'main')
  if (main >= 0) tell('business.main_activity', 'code', code(subject, `/activities/${main}`))
  const seat = (profile.establishments ?? []).findIndex(({ role }) => role === 'headquarters')
  if (seat >= 0) tell('business.seat', 'region', place(subject, `/establishments/${seat}`))
  said.push(...exports(writer, subject))
  writer.paragraph(said)
}

function exports(writer: Writer, subject: Subject): Draftling[] {
  const cited = subject.field('/attributes/exporting')
  if (cited === undefined) return exportedShare(writer, subject) ?? [writer.gap('exporting')]
  if (cited.value === true) return [writer.fact('business.exporting', {}, cited.by)]
  return cited.value === false ? [writer.fact('business.not_exporting', {}, cited.by)] : []
}

/** Whether it exports, by a share or an amount of exports that is told for a condition of a call. */
function exportedShare(writer: Writer, subject: Subject): Draftling[] | undefined {
  const told = Object.entries(subject.profile.attributes ?? {})
  const [name, value] = told.find(([each, of]) => /^exports?_/u.test(each) && typeof of === 'number') ?? []
  const cited = name === undefined ? undefined : subject.field(`/attributes/${name}`)
  if (cited === undefined) return undefined
  return [writer.fact(value === 0 ? 'business.not_exporting' : 'business.exporting', {}, cited.by)]
}

/** A code with its title, from an activity at a pointer. */
export function code(subject: Subject, pointer: string): Cited | undefined {
  const found = at(subject.profile, pointer) as { scheme: string; code: string } | undefined
  if (found === undefined) return undefined
  return subject.field(`${pointer}/code`, { type: 'codes', scheme: found.scheme, values: [found.code] })
}

/** The most exact place that an establishment or a site has. */
export function place(subject: Subject, pointer: string): Cited | undefined {
  const region = at(subject.profile, `${pointer}/region`)
  if (typeof region === 'string') return subject.field(`${pointer}/region`, regions(region))
  return municipality(subject, pointer) ?? subject.field(`${pointer}/postal_code`)
}

/** The municipality of an establishment or a site, by its name. */
export function municipality(subject: Subject, pointer: string): Cited | undefined {
  const told = at(subject.profile, `${pointer}/municipality`)
  return typeof told === 'string' ? subject.field(`${pointer}/municipality`, regions(told)) : undefined
}

export function activities(writer: Writer, subject: Subject): void {
  const list = subject.profile.activities
  if (list === undefined) return writer.paragraph([writer.gap('activities')])
  writer.table(
    'caption.activities',
    [
      { title: writer.label('column.code'), align: 'start', weight: 3 },
      { title: writer.label('column.classification'), align: 'start' },
      { title: writer.label('column.rank'), align: 'start' },
      { title: writer.label('column.since'), align: 'start' },
    ],
    list.map(({ scheme, rank, since }, index) => {
      const pointer = `/activities/${index}`
      const classified = subject.field(`${pointer}/scheme`, schemeName(scheme)[writer.language])
      const named = rank === undefined ? undefined : subject.field(`${pointer}/rank`, writer.label(`rank.${rank}`))
      const from = since === undefined ? undefined : subject.field(`${pointer}/since`, date(since))
      return {
        cells: [
          cell(writer, code(subject, pointer)),
          cell(writer, classified),
          cell(writer, named),
          cell(writer, from),
        ],
      }
    }),
  )
  writer.paragraph(revenues(writer, subject))
}

function revenues(writer: Writer, subject: Subject): Draftling[] {
  return (subject.profile.activities ?? []).flatMap((activity, index) =>
    (activity.revenue ?? []).flatMap(({ year, amount }, entry) => {
      const held = code(subject, `/activities/${index}`)
      const pointer = `/activities/${index}/revenue/${entry}`
      const earned = subject.field(`${pointer}/amount`, { type: 'money', value: amount })
      const when = subject.field(`${pointer}/year`, String(year))
      if (held === undefined || earned === undefined || when === undefined) return []
      const bare = { ...held, value: activity.code }
      return [writer.fact('business.activity_revenue', { code: bare, amount: earned, year: when })]
    }),
  )
}

export function establishments(writer: Writer, subject: Subject): void {
  const list = subject.profile.establishments
  if (list === undefined || list.length === 0) return writer.paragraph([writer.gap('establishments')])
  writer.table(
    'caption.establishments',
    [
      { title: writer.label('column.role'), align: 'start' },
      { title: writer.label('column.region'), align: 'start', weight: 2 },
      { title: writer.label('column.municipality'), align: 'start' },
      { title: writer.label('column.postal_code'), align: 'start' },
      { title: writer.label('column.since'), align: 'start' },
    ],
    list.map(({ role, region, since }, index) => {
      const pointer = `/establishments/${index}`
      const named = role === undefined ? undefined : subject.field(`${pointer}/role`, writer.label(`role.${role}`))
      const from = since === undefined ? undefined : subject.field(`${pointer}/since`, date(since))
      const area = region === undefined ? undefined : place(subject, pointer)
      const local = [municipality(subject, pointer), subject.field(`${pointer}/postal_code`)]
      return { cells: [named, area, ...local, from].map((each) => cell(writer, each)) }
    }),
  )
}

export function cell(writer: Writer, cited: Cited | undefined): Draftling {
  return cited === undefined ? writer.empty() : writer.value(cited)
}

/** Size class with the rule it follows, staff, and relations with other enterprises. */
export function size(writer: Writer, subject: Subject): void {
  const said: Draftling[] = sizeTold(writer, subject)
  const count = subject.field('/headcount')
  said.push(count === undefined ? writer.gap('headcount') : writer.fact('business.headcount', { count }))
  const { relations } = subject.profile
  if (relations === undefined) said.push(writer.gap('relations'))
  else {
    const cited = subject.field('/relations', relations.length)
    if (cited !== undefined && relations.length === 0) said.push(writer.fact('business.no_relations', {}, cited.by))
    if (cited !== undefined && relations.length > 0) {
      const counted = subject.derived(
        { formula: 'count', inputs: { relations: relations.map(({ name }) => name ?? '') }, result: relations.length },
        relations.length,
      )
      said.push(writer.fact('business.relations', { count: counted }))
    }
  }
  writer.paragraph(said)
  relationTable(writer, subject)
}

/** Owners, partners and managers by their roles and shares; names are left to the business. */
export function people(writer: Writer, subject: Subject): void {
  const list = subject.profile.people
  if (list === undefined) return writer.paragraph([writer.gap('people')])
  const none = subject.field('/people', list.length)
  if (list.length === 0 && none !== undefined) return writer.paragraph([writer.fact('business.no_people', {}, none.by)])
  writer.table(
    'caption.people',
    [
      { title: writer.label('column.person'), align: 'start' },
      { title: writer.label('column.role'), align: 'start', weight: 2 },
      { title: writer.label('column.share'), align: 'end' },
    ],
    list.map(({ roles, capital_share: share }, index) => {
      const pointer = `/people/${index}`
      const name = subject.field(`${pointer}/name`)
      const words = (roles ?? []).map((role) => writer.label(`person.${role}`)).join(', ')
      const named = roles === undefined ? undefined : subject.field(`${pointer}/roles`, words)
      const part = share === undefined ? undefined : capitalShare(subject, share)
      return {
        cells: [
          name === undefined ? writer.text(`${writer.label('row.person')} ${index + 1}`) : writer.value(name),
          cell(writer, named),
          cell(writer, part),
        ],
      }
    }),
  )
}
