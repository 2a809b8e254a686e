import type { Static } from 'typebox'
import type { Citation } from '../core/citing/citation.ts'
import { citeDerived, citeReference } from '../core/citing/quote.ts'
import type { LedgerEntry, RegulationAccount } from '../core/facts/ledger.ts'
import { addMonths } from '../core/facts/day.ts'
import { fromCents } from '../core/facts/money.ts'
import type { Money } from '../core/facts/money.ts'
import type { Interval, SizeFigures } from '../core/facts/size.ts'
import { law } from '../core/facts/state-aid-data.ts'
import type { Language } from '../core/facts/text.ts'
import type { DerivedFact, Reason, ReasonValue, ReferenceFact } from '../core/matching/result.ts'
import { fieldName } from '../wording/terms.ts'
import { say, type Names } from '../wording/wording.ts'
import { matchId } from '../platform/ids.ts'
import { textIn } from '../matching/matching.ts'
import type { PairRule } from '../core/matching/compatible.ts'
import type { compatibleView, ledgerView, sizeView } from './aid-schemas.ts'
import type { ShownCompatible, ShownLedger, ShownSize } from './aid.ts'

/** Steps in one language, with their citations kept once each. */
class Telling {
  readonly #kept = new Map<string, Citation>()
  readonly #language: Language
  readonly #names: Names

  constructor(language: Language, names: Names) {
    this.#language = language
    this.#names = names
  }

  step(reason: Reason, references: readonly ReferenceFact[] = [], derived: readonly DerivedFact[] = []) {
    const cited = [...references.map(citeReference), ...derived.map(citeDerived)]
    for (const citation of cited) this.#kept.set(citation.id, citation)
    return {
      sentence: say(reason, this.#language, this.#names),
      citations: [...new Set(cited.map((citation) => citation.id))],
    }
  }

  missing(pointers: readonly string[]) {
    return pointers.map((pointer) => ({ pointer, label: fieldName(pointer, this.#language) }))
  }

  get citations(): Citation[] {
    return [...this.#kept.values()]
  }
}

type Step = ReturnType<Telling['step']>

const money = (cents: number): ReasonValue => ({ type: 'money', value: fromCents(cents) })
const date = (value: string): ReasonValue => ({ type: 'date', value })
const enterprise = (
  { path, id, name }: { path: string; id: string | undefined; name: string | undefined },
  names: ReadonlyMap<string, string>,
) => {
  const shown = name ?? (id === undefined ? undefined : names.get(id))
  return {
    path,
    ...(shown === undefined ? {} : { name: shown }),
    ...(id === undefined ? {} : { profile_id: id }),
  }
}

/** The ledger in words and figures. */
export function ledgerOf(shown: ShownLedger, language: Language, names: Names): Static<typeof ledgerView> {
  const { ledger, profile } = shown
  const telling = new Telling(language, names)
  const undertaking = stepsOfUndertaking(shown, telling)
  return {
    profile_id: profile.id,
    member_state: shown.memberState,
    award_on: shown.awardOn,
    undertaking: ledger.members.map((member) => ({ ...enterprise(member, shown.names), link: member.link })),
    entries: ledger.entries.map((entry) => entryOf(entry, shown, telling)),
    reservations: ledger.reservations.map((each) => ({
      match_id: each.matchId,
      programme: each.programme,
      profile_id: each.profileId,
      regulation: each.regulation,
      ...(each.cents === undefined ? {} : { amount: fromCents(each.cents) }),
      expected_award_on: each.expectedOn,
      stage: each.stage,
      ...(each.replacedBy === undefined ? {} : { replaced_by: each.replacedBy }),
    })),
    accounts: ledger.accounts.map((account) => accountOf(account, shown, telling, undertaking)),
    missing: telling.missing(ledger.missing),
    citations: telling.citations,
  }
}

function stepsOfUndertaking({ ledger }: ShownLedger, telling: Telling): Step[] {
  const counted = ledger.members.filter(({ link }) => link === 'self' || link === 'control')
  const persons = ledger.members.filter(({ link }) => link === 'through_person')
  const alone = ledger.accounts.some(({ state }) => state.assumesNoRelations)
  return [
    alone
      ? telling.step({ key: 'ledger.alone', values: {} }, [law.singleUndertaking])
      : telling.step({ key: 'ledger.undertaking', values: { count: counted.length } }, [law.singleUndertaking]),
    ...(persons.length === 0
      ? []
      : [
          telling.step(
            {
              key: 'ledger.through_person',
              values: { names: { type: 'list', values: persons.map(({ name, path }) => name ?? path) } },
            },
            [law.singleUndertaking],
          ),
        ]),
  ]
}

function entryOf(
  { aid, cents, path, holder, counts, countsUntil, through }: LedgerEntry,
  { names }: ShownLedger,
  telling: Telling,
) {
  const shown = enterprise({ path, ...holder }, names).name
  return {
    path,
    ...(shown === undefined ? {} : { holder: shown }),
    granted_on: aid.granted_on,
    amount: aid.amount,
    ...(cents === undefined ? {} : { counted: fromCents(cents) }),
    regulation: aid.regulation,
    member_state: aid.member_state,
    status: aid.status,
    ...(aid.authority === undefined ? {} : { authority: aid.authority }),
    ...(aid.reference === undefined ? {} : { reference: aid.reference }),
    counts,
    counts_until: countsUntil,
    ...(through === undefined
      ? {}
      : {
          through: telling.step(
            { key: `ledger.${through.kind}`, values: { name: through.name ?? '–', on: date(through.on) } },
            [through.kind === 'merger' ? law.deMinimisMerger : law.deMinimisSplit],
          ).sentence,
        }),
  }
}

function accountOf(account: RegulationAccount, shown: ShownLedger, telling: Telling, undertaking: readonly Step[]) {
  const { regulation, state, available, reserved, reservedOpen, releases, freesUpAt, mayFreeUpAt } = account
  const { awardOn, needed } = shown
  const { headroom, ceiling, used } = state
  const open = headroom.lo < headroom.hi
  const name: ReasonValue = { type: 'terms', vocabulary: 'regulation', values: [regulation] }
  const values = {
    regulation: name,
    on: date(awardOn),
    ceiling: money(ceiling),
    used: money(used),
    headroom: money(headroom.hi),
  }
  const derived: DerivedFact = {
    formula: 'ceiling − aid granted in the window',
    inputs: {
      ceiling: fromCents(ceiling),
      granted: state.counted.map(({ path, cents }) => ({ path, amount: fromCents(cents) })),
    },
    result: fromCents(headroom.hi),
  }
  const { window } = state.binding.value
  const steps = [
    telling.step(
      { key: open ? 'ledger.account_open' : 'ledger.account', values },
      [state.binding.reference],
      [derived],
    ),
    window === 'rolling'
      ? telling.step({ key: 'ledger.window_rolling', values: { from: date(addMonths(awardOn, -36)) } }, [
          state.binding.reference,
        ])
      : telling.step({ key: 'ledger.window_fiscal', values: {} }, [state.binding.reference]),
    ...undertaking,
    ...(isShared(account)
      ? [telling.step({ key: 'ledger.shared', values: { ceiling: money(ceiling) } }, [law.deMinimisCumulation])]
      : []),
    ...(reserved > 0
      ? [
          telling.step({
            key: 'ledger.reserved',
            values: { reserved: money(reserved), available: money(available.hi) },
          }),
        ]
      : []),
    ...(reservedOpen
      ? [telling.step({ key: 'ledger.reserved_open', values: { available: money(available.hi) } })]
      : []),
    ...(needed === undefined
      ? []
      : [
          ...(mayFreeUpAt === undefined
            ? [telling.step({ key: 'ledger.never_fits', values: { amount: money(needed) } }, [law.deMinimisExcess])]
            : []),
          ...(freesUpAt === undefined
            ? []
            : [telling.step({ key: 'ledger.frees_up', values: { amount: money(needed), on: date(freesUpAt) } })]),
          ...(mayFreeUpAt === undefined || mayFreeUpAt === freesUpAt
            ? []
            : [
                telling.step({
                  key: freesUpAt === undefined ? 'ledger.may_fit' : 'ledger.may_fit_before',
                  values: { amount: money(needed), on: date(mayFreeUpAt) },
                }),
              ]),
        ]),
  ]
  return {
    regulation,
    ceiling: fromCents(ceiling),
    used: fromCents(used),
    headroom: bounds(headroom),
    reserved: fromCents(reserved),
    available: bounds(available),
    ...(freesUpAt === undefined ? {} : { frees_up_at: freesUpAt }),
    ...(mayFreeUpAt === undefined || mayFreeUpAt === freesUpAt ? {} : { may_free_up_at: mayFreeUpAt }),
    releases: releases.map(({ on, headroom: room }) => ({ on, available: fromCents(room) })),
    steps,
  }
}

/** Aid of another regulation is among what counts. */
const isShared = ({ regulation, state }: RegulationAccount): boolean =>
  state.counted.some(({ aid }) => {
    const theirs = aid.regulation === 'general_1407_2013' ? 'general_2023_2831' : aid.regulation
    return theirs !== regulation
  })

const bounds = ({ lo, hi }: Interval): { min: Money; max: Money } => ({ min: fromCents(lo), max: fromCents(hi) })

/** The size in words and figures. */
export function sizeOf(shown: ShownSize, language: Language, names: Names): Static<typeof sizeView> {
  const { size, profile, day } = shown
  const telling = new Telling(language, names)
  const steps = size.steps.map(({ reason, reference, derived }) =>
    telling.step(reason, reference === undefined ? [] : [reference], derived === undefined ? [] : [derived]),
  )
  const answer = (outcome: string): ReasonValue => ({ type: 'phrase', key: `answer.${outcome}`, values: {} })
  steps.push(
    telling.step({ key: 'size.mid_cap.gber', values: { answer: answer(size.smallMidCap) } }, [law.smallMidCap]),
    telling.step({ key: 'size.mid_cap.recommendation', values: { answer: answer(shown.recommendedMidCap) } }, [
      law.midCapRecommendation,
    ]),
  )
  return {
    profile_id: profile.id,
    as_of: day,
    ...(size.decided === undefined ? {} : { size: size.decided }),
    possible: size.classes,
    basis: size.basis,
    definitions: {
      sme: !size.classes.includes('large') ? 'met' : size.classes.length === 1 ? 'not_met' : 'unknown',
      small_mid_cap_gber: size.smallMidCap,
      small_mid_cap_recommendation: shown.recommendedMidCap,
    },
    totals: { ...(size.year === undefined ? {} : { year: size.year }), ...figuresOf(size.figures) },
    periods: size.periods.map(({ year, figures, classes }) => ({
      ...(year === undefined ? {} : { year }),
      ...figuresOf(figures),
      possible: classes,
    })),
    members: size.members.map((member) => ({
      ...enterprise(member, shown.names),
      link: member.link,
      weight: units(member.weight),
    })),
    public_share: units(size.publicShare),
    steps,
    missing: telling.missing(size.missing),
    ...(size.changesOn === undefined ? {} : { changes_on: size.changesOn }),
    citations: telling.citations,
  }
}

const units = ({ lo, hi }: Interval) => ({ min: lo, ...(hi === Number.POSITIVE_INFINITY ? {} : { max: hi }) })
const cents = ({ lo, hi }: Interval) => ({
  min: fromCents(lo),
  ...(hi === Number.POSITIVE_INFINITY ? {} : { max: fromCents(hi) }),
})
const figuresOf = ({ headcount, turnover, balanceSheetTotal }: SizeFigures) => ({
  headcount: units(headcount),
  turnover: cents(turnover),
  balance_sheet_total: cents(balanceSheetTotal),
})

/** Which matches go together, in words and figures. */
export function compatibleOf(shown: ShownCompatible, language: Language, names: Names): Static<typeof compatibleView> {
  const { profile, day, matches, compatible } = shown
  const telling = new Telling(language, names)
  const ids = matches.map(({ entry }) => matchId(profile.id, entry.id))
  const idAt = (i: number): string => ids[i] ?? ''
  const titleAt = (i: number): ReasonValue => ({ type: 'text', value: { ...matches[i]?.entry.programme.title } })
  const unknown = matches.flatMap(({ match: { estimate } }, i) =>
    estimate.amount === undefined && estimate.max === undefined ? [titleAt(i)] : [],
  )
  const cited = (references: readonly ReferenceFact[]): string[] =>
    telling.step({ key: 'answer.met', values: {} }, references).citations
  return {
    profile_id: profile.id,
    as_of: day,
    matches: matches.map(({ entry, match }, i) => {
      const expected = compatible.expected[i] ?? 0
      const amount = compatible.taken[i] ?? 0
      return {
        match_id: idAt(i),
        programme: entry.slug,
        title: textIn(entry.programme.title, language),
        eligibility: match.verdict,
        ...(expected === 0 ? {} : { expected: fromCents(expected) }),
        chosen: amount > 0,
        ...(amount === 0 ? {} : { amount: fromCents(amount) }),
        citations: cited(match.estimate.steps.flatMap(({ references }) => references)),
      }
    }),
    pairs: compatible.pairs.map(({ a, b, rule, exclusive, together, group, assumed }) => {
      const values = {
        one: titleAt(a),
        other: titleAt(b),
        ...(together === undefined ? {} : { together: money(together) }),
      }
      const key = rule === 'exclusive_group' ? `compatible.exclusive_${group?.per ?? 'tax_id'}` : `compatible.${rule}`
      const told = telling.step({ key, values }, pairLaw[rule])
      const unsure = telling.step({ key: 'compatible.costs_assumed', values: {} })
      const alone = [a, b].flatMap((i) => {
        const most = compatible.expected[i] ?? 0
        if (together === undefined || most <= together) return []
        return [telling.step({ key: 'compatible.alone', values: { one: titleAt(i), amount: money(most) } }).sentence]
      })
      return {
        matches: [idAt(a), idAt(b)],
        rule,
        exclusive,
        ...(together === undefined ? {} : { together_at_most: fromCents(together) }),
        sentence: [told.sentence, ...alone, ...(assumed ? [unsure.sentence] : [])].join(' '),
        citations: told.citations,
      }
    }),
    ceilings: compatible.rooms.map(({ members, cents: left, reference }) => ({
      matches: members.map(idAt),
      available: fromCents(left),
      citations: cited([reference]),
    })),
    total: fromCents(compatible.total),
    exact: compatible.exact,
    steps: [
      telling.step({
        key: compatible.exact ? 'compatible.exact' : 'compatible.approximate',
        values: { total: money(compatible.total) },
      }),
      ...(unknown.length === 0
        ? []
        : [telling.step({ key: 'compatible.not_known', values: { titles: { type: 'list', values: unknown } } })]),
      telling.step({ key: 'compatible.ceilings', values: {} }, [law.deMinimisWindow, law.deMinimisCumulation]),
    ],
    citations: telling.citations,
  }
}

const pairLaw: Readonly<Record<PairRule['rule'], readonly ReferenceFact[]>> = {
  exclusive_group: [],
  call_forbids: [],
  declared_once: [law.declaredOnce],
  highest_intensity: [law.cumulation],
  public_support: [law.deMinimisCumulation],
}
