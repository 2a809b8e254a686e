import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { statementsOf } from '../../src/core/drafting/document.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Language } from '../../src/core/facts/text.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import type { ProgrammeInput } from '../../src/core/facts/programme.ts'
import { developmentLaw } from '../../src/drafts/packs/development-law.ts'
import { euInnovation } from '../../src/drafts/packs/eu-innovation.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { pairOf } from './sample-drafts.ts'

/** One sample client with one sample call, both perhaps otherwise than they are. */
interface Changed {
  readonly slug: string
  readonly client: string
  readonly profile?: Partial<Profile>
  readonly programme?: (sample: ProgrammeInput) => ProgrammeInput
}

/** What a draft of a client for a call says, what it asks, and what it must neither say nor ask. */
interface Told extends Changed {
  readonly name: string
  readonly pack?: Pack
  readonly says?: readonly Both[]
  readonly asks?: readonly Both[]
  readonly never?: readonly Both[]
}
type Both = Readonly<Record<Language, RegExp>>

const software = { slug: 'sample-digital-advanced', client: 'software-athens' } as const
const founders = { slug: 'sample-new-smes', client: 'startup-kozani' } as const
const euros = (amount: string) => ({ amount, currency: 'EUR' })
const both = (el: RegExp, en: RegExp = el): Both => ({ el, en })
const manual = (more: object) => ({ id: 'extra', kind: 'manual', ...more }) as never
const withCondition =
  (condition: never): NonNullable<Changed['programme']> =>
  (sample) => ({ ...sample, eligibility: { all: [sample.eligibility, condition] } })

/** What was told of a plan whose costs are all software. */
function planned(more: NonNullable<Profile['planned_investment']>): NonNullable<Changed['profile']> {
  const amount = euros('60000.00')
  return { planned_investment: { amount, categories: [{ category: 'software', amount }], ...more } }
}

const athens = 'Europe/Athens'
const withDeadlines =
  (
    deadlines: ProgrammeInput['call']['deadlines'],
    more: Partial<ProgrammeInput> = {},
  ): NonNullable<Changed['programme']> =>
  (sample) => ({ ...sample, ...more, call: { ...sample.call, deadlines } })

const cases: readonly Told[] = [
  {
    ...software,
    name: 'figures with endless decimals, to two of them, and small ones whole',
    profile: {
      headcount: 9.333333333,
      salaried_awu: [{ period: '2025', value: 7.1234567 }],
      people: [
        { roles: ['partner'], capital_share: 1 / 3 },
        { roles: ['partner'], capital_share: 2 / 3 },
      ],
      planned_investment: {
        amount: euros('60000.00'),
        categories: [{ category: 'software', amount: euros('60000.00') }],
        indicators: [
          { title: 'Α', baseline: 33.333333, target: 1234567.891234 },
          { title: 'Β', baseline: 0.00004, target: 1 },
        ],
      },
    },
    says: [
      both(/9,33 ΕΜΕ/u, /9\.33 AWU/u),
      both(/^7,12$/u, /^7\.12$/u),
      both(/^33,33%$/u, /^33\.33%$/u),
      both(/^66,67%$/u, /^66\.67%$/u),
      both(/^1\.234\.567,89$/u, /^1,234,567\.89$/u),
      both(/^0,00004$/u, /^0\.00004$/u),
    ],
  },
  {
    ...software,
    name: 'amounts in another currency with its name, and ask for them in that of the call',
    profile: { planned_investment: { amount: { amount: '100000.00', currency: 'USD' } } },
    says: [both(/100\.000\sUSD/u, /USD\s100,000/u)],
    asks: [both(/στο νόμισμα της πρόσκλησης/u, /in the currency of the call/u)],
    never: [both(/100[.,]000\s?€|€\s?100[.,]000/u)],
  },
  {
    ...software,
    name: 'a condition that only a person can judge by its name, where it has no question of its own',
    programme: withCondition(manual({ title: { el: 'Έδρα σε κράτος μέλος', en: 'Seat in a Member State' } })),
    asks: [both(/τον όρο «Έδρα σε κράτος μέλος»;$/u, /meet the condition “Seat in a Member State”\?$/u)],
    never: [both(/^[?;]?$/u)],
  },
  {
    ...software,
    name: 'a condition by its question, whole and with its mark; in a sentence by as much of it as there is room for',
    programme: withCondition(
      manual({
        question: {
          el: 'Θα υποβληθεί η αίτηση για την πληρωμή πριν από το τέλος όλων των εργασιών του έργου;',
          en: 'Will the claim for the payment be filed before the end of all works of the project?',
        },
      }),
    ),
    says: [
      both(/^Θα υποβληθεί .* εργασιών του έργου;$/u, /^Will the claim .* works of the project\?$/u),
      both(/«Θα υποβληθεί .* τέλος…»/u, /“Will the claim .* filed before…”/u),
    ],
  },
  {
    ...software,
    name: 'the name of a fact in a question that says what is asked',
    programme: withCondition({
      id: 'extra',
      kind: 'attribute',
      name: 'quality_system',
      test: { equals: true },
    } as never),
    asks: [both(/^Τι δηλώνεται ως προς το στοιχείο «[^»]+»;$/u, /^What is to be stated as “[^”]+”\?$/u)],
  },
  {
    slug: 'sample-eu-ip-voucher',
    client: 'software-athens',
    name: 'and ask for no equity where the call gives none, and that it is no State aid, with aid received and other aid',
    says: [
      both(/^Η χρηματοδότηση δεν συνιστά κρατική ενίσχυση\.$/u, /^The funding is no State aid\.$/u),
      both(/^Κανονισμός \(ΕΕ\) 2023\/2831$/u, /^Regulation \(EU\) 2023\/2831$/u),
    ],
    asks: [both(/Ζητείται άλλη ενίσχυση/u, /Is other aid sought/u)],
    never: [
      both(
        /συμμετοχή στο κεφάλαιο ζητείται|καθεστώς: χωρίς|Βάση της ενίσχυσης: χωρίς/u,
        /equity is sought|regime: no State|Basis of the aid: no State/u,
      ),
    ],
  },
  {
    ...software,
    name: 'that VAT is a cost of the business where it is not recovered',
    profile: vat(false),
    says: [
      both(/ΦΠΑ δεν ανακτάται και βαρύνει/u, /VAT is not recovered and is a cost/u),
      both(/δεν λέει αν η πρόσκληση δέχεται τον ΦΠΑ/u, /does not say whether the call accepts VAT/u),
      both(/^Αν η πρόσκληση δέχεται τον ΦΠΑ .* μεγαλύτερο\.$/u, /^If the call accepts VAT .* may be higher\.$/u),
    ],
    asks: [both(/^Δέχεται η πρόσκληση .* τον ΦΠΑ/u, /^Does the call accept VAT/u)],
    never: [both(/Μη επιλέξιμες δαπάνες|δεν είναι επιλέξιμ/u, /not eligible/u)],
  },
  {
    ...software,
    name: 'that VAT is none where it is recovered',
    profile: vat(true),
    says: [both(/ΦΠΑ ανακτάται και δεν βαρύνει/u, /VAT is recovered and is not a cost/u)],
    never: [both(/δέχεται τον ΦΠΑ/u, /accepts? VAT/u)],
  },
  {
    ...founders,
    name: 'of a business to be established that it is, and ask for nothing that only an existing one has',
    says: [
      both(/^Δεν υπάρχει ακόμη: η επιχείρηση είναι υπό σύσταση\.$/u, /^Not there yet/u),
      both(
        /^Χωρίς στοιχεία πριν από τη σύσταση της επιχείρησης: εξαγωγική δραστηριότητα, κωδικοί δραστηριότητας\.$/u,
        /^No data before the business is established: exports, activity codes\.$/u,
      ),
    ],
    never: [
      both(
        /Πότε συστάθηκε|Πότε άρχισε|Ποιος είναι ο ΑΦΜ|μεγέθη των κλεισμένων χρήσεων|από την ίδρυσή της|Πόσες ήταν οι ΕΜΕ/u,
        /When was the business registered|When did the activity begin|tax number\?|figures of the closed financial years|since it was founded|How many salaried/u,
      ),
      both(/^Γενικό πιστοποιητικό ΓΕΜΗ|^Πιστοποιητικό ισχύουσας/u, /^General certificate of|^Certificate of current/u),
    ],
  },
  {
    slug: 'sample-development-law-manufacturing',
    client: 'cooperative-serres',
    name: 'no way of several that is not the applicant’s as a condition of his',
    never: [both(/δεν πληρείται|δεν πληρούνται/u, /not met/u)],
    says: [both(/δεν εμφανίζονται οι τρόποι/u, /those that are not needed are not shown/u)],
  },
  {
    ...software,
    name: 'that two of three are enough, and nothing open where two are met',
    profile: { attributes: { exports: true, organic: true } },
    programme: withCondition({
      at_least: { k: 2, of: ['exports', 'organic', 'webshop'].map(named) },
    } as never),
    says: [
      both(
        /^Η πρόσκληση ζητά τουλάχιστον 2 από 3 όρους: exports, organic, webshop\.$/u,
        /^The call asks for at least 2 of 3 conditions: exports, organic, webshop\.$/u,
      ),
    ],
    never: [both(/(?<!organic, )webshop/u)],
  },
  {
    ...software,
    name: 'of a condition that the call excludes that it does so, and whether the business is among the excluded',
    programme: withCondition({
      not: {
        any: [
          { id: 'stage', kind: 'lifecycle', include: ['liquidation'] },
          manual({
            question: { el: 'Έχει λάβει ενίσχυση διάσωσης η επιχείρηση;', en: 'Has the business had rescue aid?' },
          }),
          manual({ id: 'other', title: { el: 'Δημόσια επιχείρηση', en: 'Public undertaking' } }),
        ],
      },
    } as never),
    says: [
      both(/^Εξαίρεση: Στάδιο/u, /^Exclusion: Stage/u),
      both(
        /^Η πρόσκληση εξαιρεί: στάδιο.*· η επιχείρηση δεν εμπίπτει στην εξαίρεση\.$/u,
        /^The call excludes: .*stage.*; the business is not among the excluded\.$/u,
      ),
      both(/επιβεβαίωση από άνθρωπο: Εξαίρεση: /u, /confirmation by a person: Exclusion: /u),
    ],
    asks: [
      both(
        /^Έχει λάβει ενίσχυση διάσωσης η επιχείρηση; Το «ναι» αποκλείει την επιχείρηση\.$/u,
        /^Has the business had rescue aid\? A “yes” excludes the business\.$/u,
      ),
      both(/«Δημόσια επιχείρηση»; Το «ναι» αποκλείει/u, /“Public undertaking”\? A “yes” excludes/u),
    ],
  },
  {
    ...software,
    name: 'two conditions on the accounts by what they are on, each with its figure',
    profile: { financial_years: [{ year: 2025, turnover: euros('640000.00'), ebitda: euros('30666.67') }] },
    programme: withCondition({
      all: [accounts('turnover', '100000.00'), accounts('ebitda', '10000.00')],
    } as never),
    says: [
      both(/^Κύκλος εργασιών$/u, /^Turnover$/u),
      both(/^EBITDA$/u),
      both(/640\.000\s€· ζητείται τουλάχιστον 100\.000\s€\.$/u, /€640,000; the call requires at least €100,000\.$/u),
      both(/30\.666,67\s€· ζητείται τουλάχιστον 10\.000\s€\.$/u, /€30,666\.67; the call requires at least €10,000\.$/u),
    ],
    never: [both(/^Οικονομικά στοιχεία$/u, /^Accounts$/u)],
  },
  {
    ...software,
    name: 'every fact that a condition lacks, not one after the other',
    profile: { attributes: {} },
    programme: withCondition({ id: 'extra', kind: 'not_in_difficulty' } as never),
    asks: [
      both(
        /^Βρίσκεται η επιχείρηση σε συλλογική πτωχευτική διαδικασία;$/u,
        /^Is the business in collective insolvency proceedings\?$/u,
      ),
      both(/διάσωσης/u, /[Rr]escue aid/u),
    ],
  },
  {
    slug: 'sample-green-transformation',
    client: 'food-larissa',
    name: 'a step that is still to be taken, and which costs are of no category of the call, with what may cover them',
    says: [
      both(
        /^Να δηλωθεί στην εφορία πριν από την υποβολή της αίτησης, έως 19 Απριλίου 2027: 10\.39\.22\.02\.$/u,
        /^Register with the tax authority before applying, by 19 April 2027: 10\.39\.22\.02\.$/u,
      ),
      both(
        /^Εκτός των κατηγοριών της πρόσκλησης: πιστοποιήσεις, λογισμικό, εξοπλισμός, εμπορικά σήματα\.$/u,
        /^Outside the categories of the call: certification, software, equipment, trade marks\.$/u,
      ),
      both(
        /^Η κατηγορία «Μελέτες και πιστοποιήσεις» της πρόσκλησης μπορεί να καλύπτει: πιστοποιήσεις\.$/u,
        /^The category “Studies and certification” of the call may cover: certification\.$/u,
      ),
      both(/δηλώνονται στο προφίλ με αυτήν/u, /given under it in the profile/u),
    ],
    never: [both(/εφόσον γίνει βήμα/u, /provided a pending step/u)],
  },
  {
    ...software,
    name: 'that a share of the whole counts beside other costs, where nothing else counts',
    profile: planned({ categories: [{ category: 'services', amount: euros('60000.00') }] }),
    says: [
      both(
        /^Η κατηγορία «Υπηρεσίες» προσμετράται ως μερίδιο του συνόλου/u,
        /^The category “Services” counts as a share of the whole/u,
      ),
    ],
  },
  {
    slug: 'sample-development-law-manufacturing',
    client: 'cooperative-serres',
    name: 'the most that the call gives, without a word on what it is for each of',
    says: [both(/20\.000\.000/u, /20,000,000/u)],
    never: [both(/μία επιχείρηση φθάνει|κάθε επιχείρηση η ενίσχυση/u, /one business/iu)],
  },
  {
    ...software,
    name: 'beside the grant that expenses were made too early, where they may be among its costs',
    profile: planned({ acts: [{ kind: 'invoice', on: '2024-01-10', amount: euros('5000.00') }] }),
    says: [
      both(
        /^Δαπάνες 5\.000\s€ έγιναν πριν γίνουν δεκτές.*η ενίσχυση είναι μικρότερη\.$/u,
        /^Expenses of €5,000 came too early .*the aid is lower\.$/u,
      ),
      both(/πριν από τις .* ημέρα από την οποία τις δέχεται η πρόσκληση/u, /from when the call accepts them/u),
    ],
  },
  {
    ...software,
    name: 'which facts speak against a declaration',
    profile: planned({ works_started_on: '2026-01-10' }),
    programme: (sample) => ({ ...sample, legal_basis: [{ regime: 'gber_651_2014', article: '14' }] }),
    says: [
      both(
        /^Όσα δηλώθηκαν \(έναρξη εργασιών\) διαψεύδουν τη δήλωση: «Οι εργασίες/u,
        /^The facts given \(start of works\) speak against the declaration: “Works/u,
      ),
    ],
  },
  {
    ...software,
    name: 'of a line with a day of its own not that it ends when the budget of others is exhausted',
    programme: withDeadlines(
      [
        { id: 'all', time_zone: athens, basis: 'until_exhausted' },
        { id: 'own', at: '2027-03-01T15:00:00+02:00', time_zone: athens, basis: 'fixed', budget_line: 'a' },
      ],
      { budget_lines: [{ id: 'a', title: { el: 'Δράση Α', en: 'Action A' } }] },
    ),
    says: [both(/1η Μαρτίου 2027, 15:00/u, /1 March 2027, 15:00/u)],
    never: [both(/αν εξαντληθεί ο προϋπολογισμός/u, /budget is exhausted/u)],
  },
  {
    ...software,
    name: 'a first stage without a closing date beside the rounds of the second',
    programme: withDeadlines([
      { id: 'short', time_zone: athens, basis: 'rolling', stage: 'pre_proposal' },
      ...['2026-10-01', '2027-02-17', '2027-08-16'].map((on, at) => ({
        id: `cut-off-${at}`,
        at: `${on}T15:00:00Z`,
        time_zone: athens,
        basis: 'recurring' as const,
        round: String(at + 1),
        stage: 'application' as const,
      })),
    ]),
    says: [
      both(/^Οι αρχικές προτάσεις γίνονται δεκτές οποτεδήποτε\.$/u, /^Pre-proposals are accepted at any time\.$/u),
      both(/17 Φεβρουαρίου 2027/u, /17 February 2027/u),
      both(/16 Αυγούστου 2027/u, /16 August 2027/u),
    ],
    never: [both(/(?<!\d)1 Οκτωβρίου 2026|δεν έχει καταχωριστεί/u, /(?<!\d)1 October 2026|No closing date/u)],
  },
  {
    ...software,
    name: 'that applications are accepted at any time, where the call says so',
    programme: withDeadlines([{ id: 'any', time_zone: athens, basis: 'rolling' }]),
    says: [both(/γίνονται δεκτές οποτεδήποτε/u, /are accepted at any time/u)],
    never: [both(/δεν έχει καταχωριστεί/u, /No closing date/u)],
  },
  {
    ...software,
    name: 'that a deadline was moved, with the day that it had',
    programme: withDeadlines([
      {
        id: 'main',
        at: '2027-03-01T15:00:00+02:00',
        time_zone: athens,
        basis: 'fixed',
        moved: [
          { from: '2026-12-01T15:00:00+02:00', to: '2027-01-15T15:00:00+02:00' },
          { from: '2027-01-15T15:00:00+02:00', to: '2027-03-01T15:00:00+02:00' },
        ],
      },
    ]),
    says: [both(/προηγούμενη ήταν έως 15 Ιανουαρίου 2027/u, /one before was until 15 January 2027/u)],
    never: [both(/Δεκεμβρίου 2026, 15/u, /December 2026, 15/u)],
  },
  {
    ...software,
    name: 'that the budget is limited by the turnover, and where it decides how much is aided',
    programme: (sample) => ({
      ...sample,
      funding: { ...sample.funding, turnover_limit: { times: 0.01, period: 'last_closed_fy' } },
    }),
    says: [
      both(/έως 0,01 φορές τον κύκλο εργασιών/u, /up to 0\.01 times the turnover/u),
      both(/^Ο κύκλος εργασιών περιορίζει τις επιλέξιμες δαπάνες/u, /^By the turnover, costs of/u),
    ],
  },
  {
    ...software,
    name: 'since when a call is suspended, by the day in its record where the call has no time zone',
    programme: (sample) => ({
      ...sample,
      call: { deadlines: [], suspended: { status: 'paused', since: '2026-11-20T00:30:00+02:00' } },
    }),
    says: [both(/έχει ανασταλεί από 20 Νοεμβρίου 2026/u, /suspended since 20 November 2026/u)],
  },
  {
    ...software,
    name: 'the turnover of which years limits the budget',
    programme: (sample) => ({
      ...sample,
      funding: { ...sample.funding, turnover_limit: { times: 2, period: 'highest_last_3_closed_fy' } },
    }),
    says: [
      both(
        /έως 2 φορές τον κύκλο εργασιών \(η υψηλότερη τιμή των τριών τελευταίων κλεισμένων χρήσεων\)\.$/u,
        /up to 2 times the turnover \(highest of the last three closed financial years\)\.$/u,
      ),
    ],
  },
  {
    ...software,
    name: 'the number of a notified scheme, and articles that apply side by side',
    programme: (sample) => ({
      ...sample,
      legal_basis: [
        { regime: 'gber_651_2014', article: '17' },
        { regime: 'gber_651_2014', article: '31' },
        { regime: 'notified', reference: 'SA.111222' },
      ],
    }),
    says: [
      both(/Κανονισμός \(ΕΕ\) 651\/2014, άρθρο 17\.$/u, /Regulation \(EU\) No 651\/2014, article 17\.$/u),
      both(/651\/2014, άρθρο 31\.$/u, /651\/2014, article 31\.$/u),
      both(/κοινοποιημένο καθεστώς SA\.111222\.$/u, /notified scheme SA\.111222\.$/u),
      both(/^Πριν από την υποβολή επιβεβαιώνεται ποιο καθεστώς/u, /^Which regime applies/u),
    ],
  },
  {
    ...software,
    name: 'no choice among regimes where two articles of one act apply',
    programme: (sample) => ({
      ...sample,
      legal_basis: [
        { regime: 'gber_651_2014', article: '17' },
        { regime: 'gber_651_2014', article: '31' },
      ],
    }),
    says: [both(/651\/2014, άρθρο 31\.$/u, /651\/2014, article 31\.$/u)],
    never: [both(/επιβεβαιώνεται ποιο καθεστώς/u, /Which regime applies/u)],
  },
  ...[euInnovation, developmentLaw].map((pack): Told => ({
    ...software,
    name: `the indicators of the plan in the form ${pack.id}`,
    pack,
    profile: planned({ indicators: [{ title: 'Εξαγωγές', baseline: 3, target: 9 }] }),
    says: [both(/^Εξαγωγές$/u)],
  })),
  {
    ...software,
    name: 'no indicators are asked for in a form that does not want them',
    pack: euInnovation,
    never: [both(/δείκτ/iu, /indicator/iu)],
  },
  {
    ...software,
    name: 'one next deadline, and later ones; days from the first of a month in Greek',
    programme: withDeadlines(
      ['2027-02-01', '2027-04-01', '2027-06-01'].map((on, index) => ({
        id: `r${index}`,
        round: String(index + 1),
        at: `${on}T15:00:00+03:00`,
        time_zone: athens,
        basis: 'fixed' as const,
      })),
    ),
    says: [
      both(/έως την 1η Φεβρουαρίου 2027/u, /until 1 February 2027/u),
      both(/^Επόμενη προθεσμία, για «κύκλος 2»: έως την 1η Απριλίου/u, /^Next deadline, for “round 2”/u),
      both(/^Μεταγενέστερη προθεσμία, για «κύκλος 3»: έως την 1η Ιουνίου/u, /^Later deadline, for “round 3”/u),
    ],
    never: [both(/Επόμενη προθεσμία, για «κύκλος 3»/u, /Next deadline, for “round 3”/u)],
  },
  {
    ...software,
    name: 'a line of the budget without a title by the regions that it is for',
    programme: withDeadlines(
      [{ id: 'end', budget_line: 'el30', at: '2027-03-01T15:00:00+02:00', time_zone: athens, basis: 'fixed' }],
      {
        budget_lines: [
          { id: 'el30', regions: ['EL30'], amount: euros('2400000.00') },
          { id: 'el43', regions: ['EL43'], amount: euros('1000000.00') },
        ],
      },
    ),
    says: [both(/^Διαθέσιμο ποσό για «Αττική \(EL30\)»/u, /^Amount available for “[^”]+ \(EL30\)”/u)],
    never: [both(/«el30»|1\.000\.000 €/u, /“el30”|€1,000,000/u)],
  },
  {
    ...software,
    name: 'conditions by names without what explains a field, quotation marks within others as marks of another kind',
    programme: (sample) => ({
      ...sample,
      eligibility: {
        all: [
          {
            id: 'branch',
            kind: 'quantifier',
            over: 'establishments',
            test: { any: true },
            where: [{ field: 'role', operator: 'eq', value: 'headquarters' }],
          },
          {
            id: 'rich',
            kind: 'compare',
            left: { figure: 'debt', period: 'last_closed_fy' },
            operator: 'lte',
            right: { figure: 'equity', period: 'last_closed_fy' },
          },
          {
            id: 'named',
            kind: 'manual',
            title: { el: 'Πληροί τον όρο «Χωρίς οφειλές»', en: 'It meets “No debts”' },
          },
        ],
      },
    }),
    says: [
      both(/είδος της εγκατάστασης: έδρα\)/u, /\(role of the establishment: headquarters\)/u),
      both(/«Πληροί τον όρο “Χωρίς οφειλές”»/u, /“It meets ‘No debts’”/u),
      both(/^\p{L}+ και ίδια κεφάλαια$/u, /^\p{L}+ and equity$/u),
    ],
    never: [both(/έδρα ή υποκατάστημα|σχέση ποσών/iu, /headquarters or branch|comparison of amounts/iu)],
  },
]

function accounts(figure: string, min: string): object {
  return { id: figure, kind: 'accounts', figure, period: 'last_closed_fy', range: { min: euros(min) } }
}

function named(name: string): object {
  return { id: name, kind: 'attribute', name, title: { el: name, en: name }, test: { equals: true } }
}

function vat(recoverable: boolean): NonNullable<Changed['profile']> {
  const amount = euros('60000.00')
  return {
    planned_investment: { amount, categories: [{ category: 'software', amount }], vat: { percent: 24, recoverable } },
  }
}

const day = '2026-11-28'

describe('drafts tell', () => {
  let reference: Reference
  let programmes: ReadonlyMap<string, ProgrammeInput>
  let clients: ReadonlyMap<string, Profile>
  before(async () => {
    reference = await loadReference()
    const catalogue = await sampleCatalogue(day, reference.activities)
    programmes = new Map(catalogue.map(({ slug, programme }) => [slug, programme]))
    clients = new Map((await sampleProfiles(day)).map(({ name, profile }) => [name, profile]))
  })

  for (const { name, slug, client, says = [], asks = [], never = [], ...changed } of cases)
    it(name, () => {
      const [sample, told] = [programmes.get(slug), clients.get(client)]
      assert.ok(sample !== undefined && told !== undefined)
      const programme = changed.programme?.(sample) ?? sample
      const pair = pairOf(reference, { slug, programme, name: client, profile: { ...told, ...changed.profile }, day })
      const pack = changed.pack ?? pair?.packs[0]
      assert.ok(pair !== undefined && pack !== undefined)
      for (const language of ['el', 'en'] as const) {
        const document = pair.draft(pack, language)
        assert.deepEqual(faultsOf(document), [])
        assert.deepEqual(unverifiedIn(document, { texts: pair.texts, programme: pair.programme }), [])
        const texts = [...statementsOf(document)].map(({ statement }) => statement.text).filter((text) => text !== '')
        const questions = document.open_questions.map(({ question }) => question)
        for (const { [language]: each } of says)
          assert.ok(
            texts.some((text) => each.test(text)),
            `${each}\n${texts.join('\n')}`,
          )
        for (const { [language]: each } of asks)
          assert.ok(
            questions.some((text) => each.test(text)),
            `${each}\n${questions.join('\n')}`,
          )
        for (const { [language]: each } of never)
          for (const text of [...texts, ...questions]) assert.doesNotMatch(text, each)
      }
    })
})
