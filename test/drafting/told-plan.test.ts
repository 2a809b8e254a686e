import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { developmentLaw } from '../../src/drafts/packs/development-law.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Μεταποίηση». Η υποβολή αρχίζει στις 12/01/2027 και λήγει στις 30/04/2027 και ώρα 14:00.',
  'Η ενίσχυση ανέρχεται σε 40% των δαπανών. Δεκτές δαπάνες: μηχανήματα.',
  'Δεν επιτρέπεται η έναρξη εργασιών πριν από την υποβολή της αίτησης.',
  'Ο κύκλος εργασιών της τελευταίας κλεισμένης χρήσης είναι τουλάχιστον 60.000 ευρώ.',
  'Οι ΕΜΕ εξαρτημένης εργασίας του προηγούμενου έτους είναι τουλάχιστον 2.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const call: ProgrammeInput['call'] = {
  opens_at: { at: '2027-01-12T10:00:00+02:00', time_zone: 'Europe/Athens' },
  deadlines: [{ id: 'main', at: '2027-04-30T14:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
}
const basis: ProgrammeInput = {
  title: { el: 'Μεταποίηση', en: 'Processing' },
  country: 'GR',
  call,
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    intensity: [{ percent: 40, citations: cited('Η ενίσχυση ανέρχεται σε 40% των δαπανών') }],
  },
  eligible_costs: [
    { category: 'machinery', title: { el: 'Μηχανήματα', en: 'Machinery' }, citations: cited('μηχανήματα') },
  ],
  eligibility: { all: [{ id: 'life', kind: 'lifecycle', include: ['active'] }] },
}
const plan = { amount: euros(100_000), categories: [{ category: 'machinery', amount: euros(100_000) }] }
const client: Profile = {
  kind: 'business',
  name: 'Μύλος',
  country: 'GR',
  lifecycle: 'active',
  activity_started_on: '2015-03-01',
  fiscal_year_end: '12-31',
  headcount: 3,
  relations: [],
  salaried_awu: [{ period: '2025', value: 2 }],
  financial_years: [{ year: 2025, turnover: euros(95_000), balance_sheet_total: euros(60_000) }],
  planned_investment: plan,
}
const planned = (more: NonNullable<Profile['planned_investment']>): Partial<Profile> => ({
  planned_investment: { ...plan, ...more },
})
const withConditions = (...conditions: object[]): Partial<ProgrammeInput> => ({
  eligibility: { all: [basis.eligibility, ...conditions] } as never,
})
const works = {
  id: 'works',
  kind: 'manual',
  title: { el: 'Έναρξη εργασιών', en: 'Start of works' },
  question: { el: 'Έχουν αρχίσει οι εργασίες του έργου;', en: 'Have the works of the project begun?' },
  citations: cited('Δεν επιτρέπεται η έναρξη εργασιών πριν από την υποβολή της αίτησης'),
}
const turnover = {
  id: 'sales',
  kind: 'accounts',
  figure: 'turnover',
  period: 'last_closed_fy',
  range: { min: euros(60_000) },
  citations: cited('Ο κύκλος εργασιών της τελευταίας κλεισμένης χρήσης είναι τουλάχιστον 60.000 ευρώ'),
}
const staff = {
  id: 'staff',
  kind: 'headcount',
  measure: 'salaried_awu',
  range: { min: 2 },
  citations: cited('Οι ΕΜΕ εξαρτημένης εργασίας του προηγούμενου έτους είναι τουλάχιστον 2'),
}

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile?: Partial<Profile>
}

const cases: Readonly<Record<string, Case>> = {
  'works that were stated, where the call forbids them before the application: with their day, as a risk and instead of the declaration':
    {
      programme: withConditions(works),
      profile: planned({
        works_started_on: '2026-10-01',
        acts: [
          { kind: 'permit', on: '2026-03-01' },
          { kind: 'binding_order', on: '2026-10-02' },
        ],
      }),
      says: [
        both(
          /^Δηλώθηκε πριν από την αίτηση: έναρξη εργασιών, 1 Οκτωβρίου 2026\.$/u,
          /^Stated before the application: start of works, 1 October 2026\.$/u,
        ),
        both(/: δεσμευτική παραγγελία, 2 Οκτωβρίου/u, /: binding order, 2 October 2026\.$/u),
        both(
          /^Όσα δηλώθηκαν \(έναρξη εργασιών.*\) διαψεύδουν τη δήλωση: «Οι εργασίες/u,
          /^The facts given \(start of works.*\) speak against the declaration: “Works/u,
        ),
      ],
      asks: [both(/το επιτρέπει η πρόσκληση;$/u, /^Does the call permit what was stated before the application/u)],
      never: [
        both(/^Έχουν αρχίσει οι εργασίες|: άδεια/u, /^Have the works of the project begun|: permit/u),
        both(/^Οι εργασίες δεν άρχισαν νωρίτερα/u, /^Works did not start earlier/u),
      ],
    },
  'and offer the declaration with the words of the call, where no works were stated': {
    programme: withConditions(works),
    profile: planned({ acts: [{ kind: 'permit', on: '2026-03-01' }] }),
    says: [
      both(/^Οι εργασίες δεν άρχισαν νωρίτερα/u, /^Works did not start earlier/u),
      both(/^Δεν επιτρέπεται η έναρξη εργασιών/u),
    ],
    asks: [both(/^Έχουν αρχίσει οι εργασίες/u, /^Have the works of the project begun/u)],
  },
  'that VAT stays out, and ask whether it is recovered, where only its rate was stated': {
    profile: planned({ vat: { percent: 24 } }),
    says: [
      both(/ο ΦΠΑ μένει έξω/u, /VAT stays out of the financing/u),
      both(/^\[ανάκτηση του ΦΠΑ\]$/u, /^\[recovery/u),
    ],
    asks: [both(/^Ανακτάται ο ΦΠΑ των δαπανών;$/u, /^Is VAT on the costs recovered\?$/u)],
  },
  'and ask nothing of VAT that is recovered': {
    profile: planned({ vat: { percent: 24, recoverable: true } }),
    never: [both(/ο ΦΠΑ μένει έξω|^Ανακτάται/u, /VAT stays out|^Is VAT/u)],
  },
  'that own funds are what the loan leaves, and ask for them': {
    profile: planned({ financing: { loan: euros(50_000) } }),
    says: [both(/^Ίδια κεφάλαια 10\.000 € προκύπτουν ως υπόλοιπο/u, /^Own funds of €10,000 are what the grant/u)],
    asks: [both(/^Πόσα ίδια κεφάλαια διατίθενται/u, /^How much of its own funds/u)],
  },
  'and no such thing of own funds that were stated': {
    profile: planned({ financing: { own_funds: euros(10_000), loan: euros(50_000) } }),
    never: [both(/ως υπόλοιπο|^Πόσα ίδια/u, /are what the grant|^How much of its own/u)],
  },
  'every figure of the years: capital and interest, too': {
    profile: {
      financial_years: [
        { year: 2025, turnover: euros(95_000), capital: euros(6000), equity: euros(5000), interest: euros(2100) },
      ],
    },
    says: [
      both(/^Κεφάλαιο \| 6\.000 €$/u, /^Capital \| €6,000$/u),
      both(/^Τόκοι \| 2\.100 €$/u, /^Interest \| €2,100$/u),
    ],
  },
  'municipality and postal code of seat and site': {
    profile: {
      establishments: [{ role: 'headquarters', region: 'EL543', municipality: '1804', postal_code: '44200' }],
      ...planned({ site: { region: 'EL622', municipality: '3201', postal_code: '49100' } }),
    },
    says: [
      both(/\| .*\(EL543\) \| .* \(1804\) \| 44200/u),
      both(/^Δήμος ή κοινότητα της επένδυσης: Δήμος .*3201\)\.$/u, /^Municipality or community .*: .*3201\)\.$/u),
      both(/^Ταχυδρομικός κώδικας .*: 49100\.$/u, /^Postal code .*: 49100\.$/u),
    ],
  },
  'which part of the plan has no category of the call, and ask for it': {
    profile: planned({ amount: euros(107_499.5) }),
    says: [both(/^Ποσό 7\.499,50 € δηλώθηκε εκτός κατηγοριών/u, /^€7,499\.50 was given outside/u)],
    asks: [both(/^Σε ποιες κατηγορίες δαπανών της πρόσκλησης/u, /^Which of the call's categories/u)],
  },
  'the year that a figure is asked of, with its end where it is not over': {
    programme: withConditions(turnover, staff),
    says: [
      both(
        /\[.*: Κύκλος εργασιών, χρήση 2026 \(λήγει 31 Δεκεμβρίου 2026\)\]$/u,
        /Turnover, financial year 2026 \(ends/u,
      ),
    ],
    asks: [
      both(
        /Ποιο είναι το μέγεθος «Κύκλος εργασιών» \(χρήση 2026 \(λήγει 31 Δεκεμβρίου 2026\)\);$/u,
        /What is the figure “Turnover” \(financial year 2026 \(ends on 31 December 2026\)\)\?$/u,
      ),
      both(/«ΕΜΕ εξαρτημένης εργασίας» \(έτος 2026/u, /“Salaried AWU” \(year 2026/u),
    ],
  },
  'nothing of a year that closes after the last day for applications, though the award is later': {
    programme: {
      expected_award_on: '2028-01-15',
      ...withConditions(turnover),
      call: { ...call, opens_at: { at: '2026-10-12T10:00:00+03:00', time_zone: 'Europe/Athens' } },
    },
    profile: { fiscal_year_end: '06-30', financial_years: [{ year: 2026, turnover: euros(95_000) }] },
    never: [both(/μπορεί να αλλάξει στις 30 Ιουνίου/u, /may change on 30 June/u)],
  },
}

describe('of the plan and its figures drafts tell', () => {
  let reference: Reference
  before(async () => {
    reference = await loadReference()
  })

  for (const [name, { programme, profile, ...told }] of Object.entries(cases))
    it(name, () => {
      const pair = pairOf(reference, {
        slug: 'processing',
        programme: { ...basis, ...programme },
        name: client.name,
        profile: { ...client, ...profile },
        day,
      })
      assert.ok(pair)
      for (const pack of [espa, developmentLaw]) assertTold(pair, pack, told)
    })
})
