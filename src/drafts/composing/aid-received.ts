import { citeDerived, citeField } from '../../core/citing/quote.ts'
import type { AidBorne, AppliedFor } from '../../core/drafting/aid-borne.ts'
import type { AppliedCall } from '../../core/drafting/applications.ts'
import { yearEndOf } from '../../core/facts/accounts.ts'
import type { HeldAid, LedgerEntry } from '../../core/facts/ledger.ts'
import { fromCents, toCents } from '../../core/facts/money.ts'
import type { DeMinimisAid, PlainDate } from '../../core/facts/profile.ts'
import { countsUntil, sameState, type SharedCeiling } from '../../core/facts/state-aid.ts'
import { grantingState } from '../../core/matching/legal-basis.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { actInWords } from '../../wording/acts.ts'
import { countryName } from '../../wording/known-names.ts'
import { whatCarries } from './carrying.ts'
import { cell } from './parts-business.ts'
import { supportedLoanTold } from './plan-remarks.ts'
import type { Subject } from './subject.ts'
import { date, money, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** De minimis aid of the business and of those that count as one with it, and earlier applications. */
export function aidReceived(writer: Writer, subject: Subject): void {
  const list = subject.profile.de_minimis_aid
  const cited = subject.field('/de_minimis_aid', list?.length ?? 0)
  // A call that is no State aid has no ceiling that earlier aid could count to.
  const { legal_basis: bases = [] } = subject.programme
  const isAsked = bases.length === 0 || bases.some(({ regime }) => regime !== 'no_aid')
  if (isAsked && (list === undefined || cited === undefined)) writer.paragraph([writer.gap('de_minimis_aid')])
  const entries = entriesOf(subject)
  // Aid of those that count as one with it, and what it took over, is not its own.
  if (list?.length === 0 && cited !== undefined)
    writer.paragraph([writer.fact(entries.length === 0 ? 'aid.none' : 'aid.none_own', {}, cited.by)])
  aidTable(writer, subject, entries)
  writer.paragraph(takenOver(writer, subject))
  appliedTable(writer, subject.input.aid?.applications ?? [])
  writer.paragraph([
    ...throughPersons(writer, subject).flatMap(({ told, asked }) => [told, asked]),
    ...sharedTold(writer, subject),
    ...ifGranted(writer, subject),
    ...loanTold(writer, subject),
  ])
  earlier(writer, subject)
}

/** Enterprises joined through a natural person alone: that their aid is not counted, and whether the authority counts it. */
export function throughPersons(writer: Writer, { input: { aid } }: Subject): { told: Draftling; asked: Draftling }[] {
  return (aid?.throughPersons ?? []).map(({ path, name = writer.label('column.business') }) => {
    const by = [citeDerived({ formula: 'headroom', inputs: { name }, result: 'not_counted' })] as const
    const question = writer.asking('one_undertaking', name)
    return {
      told: writer.fact('risk.through_person', { name: { value: name, by } }),
      asked: writer.gapAsking('one_undertaking', { id: path.slice(1).replaceAll('/', '.'), about: name, question }),
    }
  })
}

type Entry = HeldAid & Partial<Pick<LedgerEntry, 'counts' | 'countsUntil'>>

/** Aid as the headroom was worked out with it, or as it was told where no ceiling limits the call. */
const entriesOf = ({ input: { aid, held } }: Subject): readonly Entry[] => aid?.entries ?? held

/** Of aid that the business took over, from whom and on which day. */
function takenOver(writer: Writer, subject: Subject): Draftling[] {
  return (subject.profile.predecessors ?? []).flatMap(({ kind, on, de_minimis_aid: list = [] }, index) => {
    const day = subject.field(`/predecessors/${index}/on`, date(on))
    if (list.length === 0 || day === undefined) return []
    const name = subject.field(`/predecessors/${index}/name`)
    return [
      name === undefined
        ? writer.fact(`aid.taken_over.${kind}`, { day })
        : writer.fact(`aid.taken_over.${kind}_named`, { day, name }),
    ]
  })
}

const isOwn = ({ path }: Entry): boolean => path.startsWith('/de_minimis_aid/')

/** Each entry with who bears it and whether it counts, so that those that do add up to what the headroom was worked out with. */
function aidTable(writer: Writer, subject: Subject, entries: readonly Entry[]): void {
  const awardOn = subject.input.aid?.awardOn
  const grouped = entries.some((entry) => !isOwn(entry))
  const state = grantingState(subject.programme) ?? entries[0]?.aid.member_state
  const abroad = entries.some(({ aid }) => state !== undefined && !sameState(aid.member_state, state))
  const divided = entries.some((entry) => partOf(entry) !== undefined)
  writer.table(
    'caption.aid',
    [
      ...(grouped ? [{ title: writer.label('column.business'), align: 'start' as const }] : []),
      { title: writer.label('column.day'), align: 'start' },
      { title: writer.label('column.amount'), align: 'end' },
      ...(divided ? [{ title: writer.label('column.part'), align: 'end' as const }] : []),
      ...(abroad ? [{ title: writer.label('column.member_state'), align: 'start' as const }] : []),
      { title: writer.label('column.regulation'), align: 'start', weight: 2 },
      { title: writer.label('column.status'), align: 'start' },
      ...(awardOn === undefined ? [] : [{ title: writer.label('column.counts'), align: 'start' as const }]),
    ],
    entries.map((entry) => {
      const { granted_on: day, amount, regulation, status, member_state: country } = entry.aid
      // Of a business with a profile of its own the path names that profile.
      const told = (name: keyof DeMinimisAid, value: ReasonValue): Cited => ({
        value,
        by: [citeField({ path: `${entry.path}/${name}`, value: entry.aid[name] })],
      })
      return {
        cells: [
          ...(grouped ? [holderCell(writer, subject, entry)] : []),
          writer.value(told('granted_on', date(day))),
          writer.value(told('amount', money(amount))),
          ...(divided ? [partCell(writer, entry)] : []),
          ...(abroad ? [writer.value(told('member_state', countryName(country, writer.language)))] : []),
          writer.value(told('regulation', terms('regulation', [regulation]))),
          writer.value(told('status', writer.label(`aid.${status}`))),
          ...(awardOn === undefined ? [] : [countsCell(writer, subject, entry, awardOn)]),
        ],
      }
    }),
  )
}

/** Who bears the aid, and of what was taken over from whom. */
function holderCell(writer: Writer, subject: Subject, { path, holder, through }: Entry): Draftling {
  const at = path.replace(/\/(?:predecessors\/\d+\/)?de_minimis_aid\/\d+$/u, '')
  const named = (where: string, name: string | undefined): Cited | undefined =>
    subject.field(where) ??
    (name === undefined ? undefined : { value: name, by: [citeField({ path: where, value: name })] })
  const bearer = named(`${at}/name`, holder.name)
  const before = through === undefined ? undefined : named(path.replace(/de_minimis_aid\/\d+$/u, 'name'), through.name)
  if (bearer === undefined) return writer.empty()
  return before === undefined ? writer.value(bearer) : writer.fact('aid.bearer_after', { bearer, before })
}

/** Cents that passed to the bearer by a split, of aid that others bear the rest of. */
function partOf({ aid, cents, through }: Entry): number | undefined {
  const isWhole = through === undefined || aid.taken_over === false || cents === toCents(aid.amount)
  return isWhole ? undefined : cents
}

/** What of the amount passed to the bearer, by the equity that the split left to it. */
function partCell(writer: Writer, entry: Entry): Draftling {
  const cents = partOf(entry)
  const equity = entry.through?.equity
  if (cents === undefined || equity === undefined) return writer.empty()
  const part = fromCents(cents)
  const total = fromCents([equity.own, ...equity.others].reduce((sum, each) => sum + toCents(each), 0))
  const inputs = { amount: entry.aid.amount, equity: equity.own, total }
  return writer.value({ value: money(part), by: [citeDerived({ formula: 'split_share', inputs, result: part })] })
}

function countsCell(writer: Writer, subject: Subject, entry: Entry, awardOn: PlainDate): Draftling {
  const { aid, counts, countsUntil } = entry
  if (counts === undefined || countsUntil === undefined) return writer.empty()
  const inputs = { granted_on: aid.granted_on, status: aid.status, award_on: awardOn, counts_until: countsUntil }
  return writer.value({
    value: writer.label(sharedBy(subject, entry) === undefined ? `outcome.${counts}` : 'outcome.counted_shared'),
    by: [citeDerived({ formula: 'counts', inputs, result: counts })],
  })
}

/** The ceiling that aid counts to where it is not the call's own, by its regulation or its window, but one that both share. */
function sharedBy({ profile, input: { aid: borne } }: Subject, { aid, counts }: Entry): SharedCeiling | undefined {
  if (borne === undefined || counts !== 'counted') return undefined
  const [own, ...shared] = borne.ceilings.toReversed()
  const takesIn = ({ regulations, rule }: SharedCeiling): boolean =>
    regulations.includes(aid.regulation) &&
    countsUntil(aid.granted_on, rule.value.window, yearEndOf(profile)) >= borne.awardOn
  return own === undefined || takesIn(own) ? undefined : shared.toReversed().find(takesIn)
}

/** The ceilings that aid under other regulations counts to, each with the rule that sets it. */
function sharedTold(writer: Writer, subject: Subject): Draftling[] {
  const found = (subject.input.aid?.entries ?? []).flatMap((entry) => sharedBy(subject, entry) ?? [])
  return [...new Set(found)].map(({ rule: { value, reference } }) => {
    const ceiling = fromCents(value.ceiling)
    const by = [
      citeDerived({ formula: 'ceiling', inputs: { regulation: reference.name }, result: ceiling }),
      subject.reference(reference),
    ] as const
    return writer.fact('aid.shared_ceiling', {
      ceiling: { value: money(ceiling), by },
      rule: { value: actInWords(reference, writer.language), by },
    })
  })
}

/** Applications to other calls that hold headroom until they are decided. */
function appliedTable(writer: Writer, applications: readonly AppliedFor[]): void {
  writer.table(
    'caption.aid_applied',
    [
      { title: writer.label('column.business'), align: 'start' },
      { title: writer.label('column.programme'), align: 'start', weight: 2 },
      { title: writer.label('column.award'), align: 'start' },
      { title: writer.label('column.amount'), align: 'end' },
      { title: writer.label('column.regulation'), align: 'start', weight: 2 },
    ],
    applications.map(({ programme: slug, holder, expectedOn, cents, regulation }) => {
      const programme: ReasonValue = { type: 'programme', slug }
      const amount = cents === undefined ? undefined : fromCents(cents)
      const inputs = {
        ...(holder === undefined ? {} : { holder }),
        programme: writer.say(programme),
        expected_award_on: expectedOn,
        ...(amount === undefined ? {} : { amount }),
        regulation,
      }
      const by = [citeDerived({ formula: 'application', inputs, result: 'reserved' })] as const
      const told = (value: ReasonValue | undefined): Draftling =>
        value === undefined ? writer.empty() : writer.value({ value, by })
      return {
        cells: [
          told(holder),
          told(programme),
          told(date(expectedOn)),
          amount === undefined ? writer.gap('applied_amount') : told(money(amount)),
          told(terms('regulation', [regulation])),
        ],
      }
    }),
  )
}

/** What pending applications would leave of the headroom. */
function ifGranted(writer: Writer, { input: { aid } }: Subject): Draftling[] {
  if (aid === undefined || aid.reserved === 0) return []
  const by = leftBy(aid)
  const [reserved, left] = [fromCents(aid.reserved), fromCents(aid.available)]
  return [writer.fact('aid.if_granted', { reserved: { value: money(reserved), by }, left: { value: money(left), by } })]
}

/** Beside a grant that is more than that. */
export function reservedTold(writer: Writer, { input: { aid, match } }: Subject): Draftling[] {
  if (aid === undefined || match.estimate.steps.every(({ reason: { key } }) => key !== 'estimate.reserved')) return []
  return [writer.fact('plan.reserved', { left: { value: money(fromCents(aid.available)), by: leftBy(aid) } })]
}

/** By the difference, where nothing counts any more until the applications are granted; else by the ledger. */
function leftBy({ headroom, reserved, available }: AidBorne): Cited['by'] {
  const isDifference = available === Math.max(headroom - reserved, 0)
  return [
    citeDerived({
      formula: isDifference ? 'max(headroom − reserved, 0)' : 'left_if_granted',
      inputs: { headroom: fromCents(headroom), reserved: fromCents(reserved) },
      result: fromCents(available),
    }),
  ]
}

/** A loan with public support takes its part of the headroom, and what is left limits the grant; without one, it counts with the aid. */
function loanTold(writer: Writer, subject: Subject): Draftling[] {
  const told = subject.profile.planned_investment?.financing?.loan_grant_equivalent
  const left = subject.input.plan.grant.limits.find(({ limit }) => limit === 'de_minimis_headroom')?.amount
  if (told === undefined || left?.derivation?.inputs['loan_equivalent'] === undefined)
    return supportedLoanTold(writer, subject)
  const equivalent = subject.field('/planned_investment/financing/loan_grant_equivalent', money(told))
  const room = subject.figure(left, money(left.value))
  if (equivalent === undefined || room === undefined) return []
  return [writer.fact('aid.loan_equivalent', { amount: { value: equivalent.value, by: room.by }, left: room })]
}

function earlier(writer: Writer, subject: Subject): void {
  const history = subject.profile.aid_history
  const none = subject.field('/aid_history', 0)
  const applied = subject.input.applications.filter(
    ({ slug }) => history?.some(({ programme }) => programme === slug) !== true,
  )
  if (history === undefined || none === undefined) writer.paragraph([writer.gap('aid_history')])
  else if (history.length === 0 && applied.length === 0) {
    const key = entriesOf(subject).length > 0 ? 'aid.history_no_other' : 'aid.history_none'
    writer.paragraph([writer.fact(key, {}, none.by)])
  }
  const told = (history ?? []).map(({ status, on }, index) => {
    const pointer = `/aid_history/${index}`
    return {
      cells: [
        programmeCell(writer, subject, index),
        cell(writer, subject.field(`${pointer}/status`, terms('aid_status', [status]))),
        on === undefined ? writer.empty() : cell(writer, subject.field(`${pointer}/on`, date(on))),
        writer.empty(),
        writer.empty(),
      ],
    }
  })
  writer.table(
    'caption.aid_history',
    [
      { title: writer.label('column.programme'), align: 'start', weight: 2 },
      { title: writer.label('column.status'), align: 'start' },
      { title: writer.label('column.day'), align: 'start' },
      { title: writer.label('column.number'), align: 'start' },
      { title: writer.label('column.amount'), align: 'end' },
    ],
    [...told, ...applied.map((each) => ({ cells: applicationCells(writer, each) }))],
  )
}

/** An application that the account has a record of. */
function applicationCells(writer: Writer, { title, submittedOn, stage, number, amount }: AppliedCall): Draftling[] {
  const programme: ReasonValue = { type: 'text', value: { ...title } }
  const inputs = {
    programme: writer.say(programme),
    ...(submittedOn === undefined ? {} : { submitted_on: submittedOn }),
    ...(number === undefined ? {} : { number }),
    ...(amount === undefined ? {} : { amount }),
  }
  const by = [citeDerived({ formula: 'application', inputs, result: stage ?? 'application' })] as const
  const told = (value: ReasonValue | undefined): Draftling =>
    value === undefined ? writer.empty() : writer.value({ value, by })
  return [
    told(programme),
    told(writer.label(stage === undefined ? 'aid.application' : `application.${stage}`)),
    told(submittedOn && date(submittedOn)),
    told(number),
    told(amount && money(amount)),
  ]
}

/** A programme by its title, where the name that the profile has for it carries that; else by this name. */
function programmeCell(writer: Writer, subject: Subject, index: number): Draftling {
  const told = subject.field(`/aid_history/${index}/programme`)
  if (told === undefined) return writer.empty()
  const title: ReasonValue = { type: 'programme', slug: String(told.value) }
  return writer.value(
    whatCarries(writer, subject, writer.say(title), told.by) === undefined ? told : { ...told, value: title },
  )
}
