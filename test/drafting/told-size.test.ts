import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { businessPlan } from '../../src/drafts/packs/business-plan.ts'
import { espa } from '../../src/drafts/packs/espa.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf } from './sample-drafts.ts'
import { assertTold, both, type Telling } from './telling.ts'

const day = '2026-11-28'
const text = [
  'Πρόσκληση «Ακτές». Η υποβολή λήγει στις 30/04/2027 και ώρα 14:00.',
  'Το ποσοστό είναι 45% για πολύ μικρές και μικρές, 35% για μεσαίες και 25% για μεγάλες επιχειρήσεις.',
  'Τα ίδια κεφάλαια της τελευταίας χρήσης είναι τουλάχιστον 100.000 ευρώ.',
  'Δεν είναι επιλέξιμες οι προβληματικές επιχειρήσεις.',
].join('\n')
const cited = (exact: string) => [{ document: 'call', exact }]
const euros = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' })
const basis: ProgrammeInput = {
  title: { el: 'Ακτές', en: 'Coasts' },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2027-04-30T14:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    intensity: [
      { percent: 45, sizes: ['micro', 'small'], citations: cited('45% για πολύ μικρές και μικρές') },
      { percent: 35, sizes: ['medium'], citations: cited('35% για μεσαίες') },
      { percent: 25, sizes: ['large'], citations: cited('25% για μεγάλες επιχειρήσεις') },
    ],
  },
  eligibility: {
    all: [{ id: 'life', kind: 'lifecycle', include: ['active', 'to_be_established'] }],
  },
}
const plan = { amount: euros(200_000), categories: [{ category: 'machinery', amount: euros(200_000) }] }
const year = (number: number, headcount: number, turnover: number, total: number) => ({
  year: number,
  headcount,
  turnover: euros(turnover),
  balance_sheet_total: euros(total),
})
const client: Profile = { kind: 'business', name: 'Ακτή', country: 'GR', lifecycle: 'active', planned_investment: plan }
const hotel: Profile = {
  ...client,
  headcount: 14.5,
  financial_years: [year(2025, 14.5, 1_940_000, 1_210_000)],
  relations: [
    {
      name: 'Μεταφορική',
      direction: 'downstream',
      capital_share: 1,
      voting_share: 1,
      control: true,
      headcount: 3,
      turnover: euros(210_000),
      balance_sheet_total: euros(90_000),
    },
  ],
}
/** Nothing is told of it but what is planned. */
const founder: Profile = { ...client, lifecycle: 'to_be_established', financial_years: [], relations: [], headcount: 0 }
const withCondition = (...conditions: object[]): Partial<ProgrammeInput> => ({
  eligibility: { all: [basis.eligibility, ...conditions] } as never,
})

interface Case extends Telling {
  readonly programme?: Partial<ProgrammeInput>
  readonly profile: Profile
}

const cases: Readonly<Record<string, Case>> = {
  'the size that the rate rests on, though the call has no condition on it, and whose figures count': {
    profile: hotel,
    says: [
      both(/^Το μέγεθος της επιχείρησης κατά τη Σύσταση είναι: μικρή\.$/u, /the size of the business is: small\.$/u),
      both(
        /της συνδεδεμένης επιχείρησης Μεταφορική, κατά 100%: .*άρθρο 6\.$/u,
        /of the linked enterprise Μεταφορική are added at 100%: .*Article 6\.$/u,
      ),
      both(
        /^Τα δικά της μεγέθη: 3 ΕΜΕ, κύκλος εργασιών 210\.000 €, σύνολο ισολογισμού 90\.000 €\.$/u,
        /^Its own figures: 3 AWU, turnover of €210,000, balance sheet total of €90,000\.$/u,
      ),
      both(/: 17,5 ΕΜΕ, .*2\.150\.000 €, .*1\.300\.000 €\.$/u, /: 17\.5 AWU, .*€2,150,000, .*€1,300,000\.$/u),
      both(/^Το ποσοστό εξαρτάται .* είναι: μικρή\.$/u, /^The intensity depends on the size .* is: small\.$/u),
    ],
    never: [both(/Ποιο είναι το μέγεθος κατά/u, /What is the size by/u)],
  },
  'that the business declares its size where figures of a partner are missing, which they are, and the risk': {
    profile: {
      ...hotel,
      self_declared_size: 'small',
      relations: [
        { name: 'Κτηματική', direction: 'upstream', capital_share: 0.3, voting_share: 0.3 },
        { name: 'Γάμμα', direction: 'upstream', control: true, via_natural_person: true, same_market: true },
      ],
    },
    says: [
      both(
        /^Μέγεθος, όπως το δηλώνει η ίδια η επιχείρηση: μικρή\.$/u,
        /^Size as the business itself declares it: small\.$/u,
      ),
      both(
        /^\[.*: Απασχολούμενοι \(ΕΜΕ\) της άλλης .* \(Κτηματική\)\]$/u,
        /^\[.*: Headcount of the other .* \(Κτηματική\)\]$/u,
      ),
      both(
        /συνεργαζόμενη επιχείρηση Κτηματική μετρά κατά 30%, αλλά τα μεγέθη της δεν δηλώθηκαν: .*άρθρο 6/u,
        /partner enterprise Κτηματική counts at 30%, but its figures were not given: .*Article 6/u,
      ),
      both(/^Το μέγεθος που κρίνει \(μικρή\) είναι δήλωση/u, /^The size that decides \(small\) is declared/u),
      both(/^Γάμμα \| συνδέεται μέσω φυσικού προσώπου \|/u, /^Γάμμα \| joined through a natural person \|/u),
    ],
    asks: [
      both(
        /«Κύκλος εργασιών της άλλης επιχείρησης \(Κτηματική\)»/u,
        /“Turnover of the other enterprise \(Κτηματική\)”/u,
      ),
    ],
    never: [both(/κατά τη Σύσταση είναι|Προστίθενται/u, /^By the Recommendation|are added/u)],
  },
  'why a firm is large still, though its last year alone is not': {
    profile: {
      ...client,
      relations: [],
      headcount: 240,
      financial_years: [year(2025, 240, 9_000_000, 51_000_000), year(2024, 251, 11_000_000, 52_000_000)],
    },
    says: [
      both(/κατά τη Σύσταση είναι: μεγάλη\.$/u, /the size of the business is: large\.$/u),
      both(
        /τελευταία χρήση δίνει μεσαία, .*, μεγάλη: .*άρθρο 4/u,
        /last year gives medium.*, large, still holds: .*4\(2\)/u,
      ),
    ],
  },
  'which sizes the figures leave, where they leave several': {
    profile: { ...client, relations: [], headcount: 30 },
    says: [both(/μπορεί να είναι: μικρή, μεσαία, μεγάλη\.$/u, /may be: small, medium-sized, large\.$/u)],
    asks: [both(/^Ποιο είναι το μέγεθος κατά/u, /^What is the size by/u)],
  },
  'and ask of a business to be established for the estimate of its size, and for no accounts': {
    profile: founder,
    programme: withCondition(
      {
        any: [
          {
            id: 'sales',
            kind: 'accounts',
            figure: 'turnover',
            period: 'last_closed_fy',
            range: { min: euros(250_000) },
          },
          {
            id: 'equity',
            kind: 'accounts',
            figure: 'equity',
            period: 'last_closed_fy',
            range: { min: euros(100_000) },
            citations: cited('Τα ίδια κεφάλαια της τελευταίας χρήσης είναι τουλάχιστον 100.000 ευρώ'),
          },
        ],
      },
      {
        id: 'sound',
        kind: 'not_in_difficulty',
        citations: cited('Δεν είναι επιλέξιμες οι προβληματικές επιχειρήσεις'),
      },
    ),
    asks: [
      both(
        /^Ποιο μέγεθος εκτιμάται καλόπιστα για τη νέα επιχείρηση \(Σύσταση 2003\/361\/ΕΚ, Παράρτημα, άρθρο 4 παρ\. 3\);$/u,
        /^Which size is estimated in good faith for the new business \(Recommendation 2003\/361\/EC, Annex, Article 4\(3\)\)\?$/u,
      ),
      both(
        /^Με ποια στοιχεία κρίνεται το «Ίδια κεφάλαια», αφού η επιχείρηση δεν έχει κλεισμένη χρήση/u,
        /^By which figures is “Equity” judged, as the business has no closed year/u,
      ),
    ],
    never: [
      both(
        /Ποιος είναι ο κύκλος|σύνολο του ισολογισμού;|Ποιο είναι το μέγεθος κατά|κλεισμένων χρήσεων;/u,
        /What is the turnover|What is the balance|What is the size by|figures of the closed/u,
      ),
      both(/Προβληματική.*μπορεί να αλλάξει|31 Δεκεμβρίου/u, /difficulty.*may change|31 December/u),
    ],
  },
  'and no question on the size of such a business that has estimated it': {
    profile: { ...founder, self_declared_size: 'micro' },
    says: [both(/η ίδια η επιχείρηση: πολύ μικρή\.$/u, /itself declares it: micro\.$/u), both(/90\.000/u, /90,000/u)],
    never: [both(/εκτιμάται καλόπιστα|έως 90\.000/u, /estimated in good faith|to €90,000/u)],
  },
}

describe('of the size of the business drafts tell', () => {
  let reference: Reference
  before(async () => {
    reference = await loadReference()
  })

  for (const [name, { programme, profile, ...told }] of Object.entries(cases))
    it(name, () => {
      const given = { slug: 'coasts', programme: { ...basis, ...programme }, name: profile.name, profile, day }
      const pair = pairOf(reference, given)
      assert.ok(pair)
      for (const pack of [espa, businessPlan]) assertTold(pair, pack, told)
    })
})
