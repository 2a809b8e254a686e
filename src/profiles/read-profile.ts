import { lastMonthOf, yearEndOf } from '../core/facts/accounts.ts'
import { lastClosedYear } from '../core/facts/age.ts'
import { yearOf } from '../core/facts/day.ts'
import { parseActivityCode } from '../core/facts/activity-parse.ts'
import type { ActivityReference } from '../core/facts/activity-reference.ts'
import { fromCents, toCents } from '../core/facts/money.ts'
import type { DeMinimisAid, PlannedInvestment, Predecessor, Profile, Relation } from '../core/facts/profile.ts'
import { equivalentOf, type NoEquivalent } from '../core/facts/state-aid.ts'
import { parseMunicipality, parseRegion, type RegionParse } from '../core/facts/region-parse.ts'
import type { RegionReference } from '../core/facts/region-reference.ts'
import type { Scheme } from '../core/facts/scheme.ts'
import { readGreekTaxId } from '../core/facts/tax-id.ts'
import type { Text } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'
import { schemeName } from '../wording/scheme-names.ts'
import { contradictionsIn } from './contradictions.ts'
import { sayActivityRefusal, sayRegionRefusal } from '../wording/reference-refusals.ts'

/** What was understood from forgiving input. */
export interface Note {
  pointer: string
  detail: Text
}

export interface ProfileReference {
  activities: ActivityReference
  regions: RegionReference
}

export type ProfileReading = { ok: true; profile: Profile; notes: Note[] } | { ok: false; faults: Fault[] }

/**
 * Reads a profile whose shape is already valid: brings codes, regions, the tax number and the country into their
 * canonical form, says in `notes` what was understood from forgiving input, and lists every fault with its pointer.
 * @param today the calendar day in the profile's country, for dates that cannot lie in the future
 */
export function readProfile(input: Profile, reference: ProfileReference, today: string): ProfileReading {
  const reader = new Reader(reference, today)
  const profile = reader.read(input)
  return reader.faults.length === 0 ? { ok: true, profile, notes: reader.notes } : { ok: false, faults: reader.faults }
}

class Reader {
  readonly faults: Fault[] = []
  readonly notes: Note[] = []
  readonly #reference: ProfileReference
  readonly #today: string

  constructor(reference: ProfileReference, today: string) {
    this.#reference = reference
    this.#today = today
  }

  read(input: Profile): Profile {
    const profile = { kind: 'client', ...(JSON.parse(JSON.stringify(input)) as Omit<Profile, 'kind'>) } as Profile
    if (profile.country !== undefined) profile.country = this.#country('/country', profile.country)
    this.#name(profile.name)
    if (profile.tax_id !== undefined) profile.tax_id = this.#taxId(profile.tax_id, profile.country)
    this.#pastDate('/registered_on', profile.registered_on)
    this.#pastDate('/activity_started_on', profile.activity_started_on)
    this.#monthDay('/fiscal_year_end', profile.fiscal_year_end)
    this.#activities(profile)
    this.#establishments(profile)
    this.#years('/financial_years', profile.financial_years, yearEndOf(profile))
    this.#unique(
      '/salaried_awu',
      profile.salaried_awu?.map((entry) => lastMonthOf(entry.period)),
      'period',
    )
    this.#aid('/de_minimis_aid', profile.de_minimis_aid)
    profile.predecessors?.forEach((predecessor, index) => this.#predecessor(`/predecessors/${index}`, predecessor))
    profile.relations?.forEach((relation, index) => this.#relation(`/relations/${index}`, relation))
    profile.people?.forEach((person, index) => this.#pastDate(`/people/${index}/born_on`, person.born_on))
    profile.documents?.forEach((held, index) => {
      this.#pastDate(`/documents/${index}/issued_on`, held.issued_on)
      this.#date(`/documents/${index}/valid_until`, held.valid_until)
      this.#order(`/documents/${index}/valid_until`, held.issued_on, held.valid_until)
    })
    this.#investment(profile)
    profile.aid_history?.forEach((entry, index) => this.#date(`/aid_history/${index}/on`, entry.on))
    this.faults.push(...contradictionsIn(profile))
    return profile
  }

  #fault(pointer: string, code: string, en: string, el: string): void {
    this.faults.push({ pointer, code, detail: { en, el } })
  }

  #country(pointer: string, country: string): string {
    const code = countryCodeOf(country)
    if (code !== undefined) return code
    this.#fault(
      pointer,
      'country_unknown',
      `"${country}" is not a country's code of ISO 3166-1 alpha-2, e.g. GR, CY or DE.`,
      `Το «${country}» δεν είναι κωδικός χώρας του ISO 3166-1 alpha-2, π.χ. GR, CY ή DE.`,
    )
    return country
  }

  #name(name: string): void {
    if (/[\p{Cc}\u2028\u2029]/u.test(name))
      this.#fault(
        '/name',
        'invalid_text',
        'The name has a line end or another control character. State it in one line.',
        'Η επωνυμία έχει αλλαγή γραμμής ή άλλον χαρακτήρα ελέγχου. Δηλώστε την σε μία γραμμή.',
      )
    // Documents and lists show it: spaces and invisible characters alone name nobody.
    if (/[\p{L}\p{N}\p{S}]/u.test(name)) return
    this.#fault(
      '/name',
      'name_blank',
      'The name has no letter or digit. State the name of the business.',
      'Η επωνυμία δεν έχει γράμμα ή ψηφίο. Δηλώστε την επωνυμία της επιχείρησης.',
    )
  }

  #taxId(taxId: string, country: string | undefined): string {
    const greek = country === undefined ? /^\s*(EL|GR)?[\s\d.-]+$/i.test(taxId) : country === 'GR'
    if (!greek) return taxId.trim()
    const reading = readGreekTaxId(taxId)
    if (reading.ok) return reading.tax_id
    if (reading.code === 'tax_id_check_digit') {
      this.#fault(
        '/tax_id',
        reading.code,
        `The check digit of AFM "${taxId}" is wrong: after these eight digits it would be ${reading.expected_digit}. Check the number for a typing error.`,
        `Το ψηφίο ελέγχου του ΑΦΜ «${taxId}» είναι λάθος: μετά από αυτά τα οκτώ ψηφία θα ήταν ${reading.expected_digit}. Ελέγξτε τον αριθμό για λάθος πληκτρολόγησης.`,
      )
    } else if (reading.code === 'tax_id_all_zero') {
      this.#fault(
        '/tax_id',
        reading.code,
        'AFM 000000000 belongs to nobody. Leave the field out if the number is not known.',
        'Το ΑΦΜ 000000000 δεν ανήκει σε κανέναν. Παραλείψτε το πεδίο αν δεν γνωρίζετε τον αριθμό.',
      )
    } else {
      this.#fault(
        '/tax_id',
        reading.code,
        `"${taxId}" is not an AFM: nine digits are needed, leading zeros included.`,
        `Το «${taxId}» δεν είναι ΑΦΜ: χρειάζονται εννέα ψηφία, μαζί με τα αρχικά μηδενικά.`,
      )
    }
    return taxId
  }

  #date(pointer: string, date: string | undefined): void {
    if (date === undefined) return
    if (!isCalendarDate(date)) {
      this.#fault(
        pointer,
        'date_invalid',
        `"${date}" is not a day of the calendar.`,
        `Η «${date}» δεν είναι υπαρκτή ημερομηνία.`,
      )
    } else if (date < firstDay || date > lastDay) {
      this.#fault(
        pointer,
        'date_out_of_range',
        `${date} is not a day in the life of a business; days from ${firstDay} to ${lastDay} are read.`,
        `Η ${date} δεν είναι ημέρα στη ζωή μιας επιχείρησης· γίνονται δεκτές ημέρες από ${firstDay} έως ${lastDay}.`,
      )
    }
  }

  #pastDate(pointer: string, date: string | undefined): void {
    this.#date(pointer, date)
    if (date === undefined || !isCalendarDate(date) || date <= this.#today) return
    this.#fault(
      pointer,
      'date_in_future',
      `${date} is in the future; only a day that has come can be stated here.`,
      `Η ${date} είναι μελλοντική· εδώ δηλώνεται μόνο ημέρα που έχει έρθει.`,
    )
  }

  #order(pointer: string, from: string | undefined, to: string | undefined): void {
    if (from === undefined || to === undefined || from <= to) return
    this.#fault(
      pointer,
      'end_before_start',
      `${to} is before the start, ${from}. The end must be the same day or later.`,
      `Η ${to} είναι πριν από την έναρξη, ${from}. Η λήξη πρέπει να είναι την ίδια ημέρα ή αργότερα.`,
    )
  }

  #monthDay(pointer: string, monthDay: string | undefined): void {
    // 2024 is a leap year: 02-29 exists in it.
    if (monthDay === undefined || isCalendarDate(`2024-${monthDay}`)) return
    this.#fault(
      pointer,
      'date_invalid',
      `"${monthDay}" is not a day of the year.`,
      `Το «${monthDay}» δεν είναι ημέρα του έτους.`,
    )
  }

  #unique(pointer: string, values: readonly (string | number | undefined)[] | undefined, field: string): void {
    const seen = new Set<string | number>()
    values?.forEach((value, index) => {
      if (value === undefined) return
      if (seen.has(value))
        this.#fault(
          `${pointer}/${index}/${field}`,
          'duplicate',
          `"${value}" stands here twice; each may be stated once.`,
          `Το «${value}» υπάρχει δύο φορές· δηλώνεται μία φορά.`,
        )
      seen.add(value)
    })
  }

  #activities(profile: Profile): void {
    const places = new Set(profile.establishments?.map((establishment) => establishment.id))
    profile.activities?.forEach((activity, index) => {
      const pointer = `/activities/${index}`
      Object.assign(activity, this.#code(pointer, activity))
      this.#date(`${pointer}/since`, activity.since)
      this.#date(`${pointer}/until`, activity.until)
      this.#order(`${pointer}/until`, activity.since, activity.until)
      this.#unique(
        `${pointer}/revenue`,
        activity.revenue?.map((entry) => entry.year),
        'year',
      )
      if (activity.establishment !== undefined && !places.has(activity.establishment)) {
        this.#fault(
          `${pointer}/establishment`,
          'establishment_unknown',
          `No establishment of this profile has the id "${activity.establishment}".`,
          `Καμία εγκατάσταση του προφίλ δεν έχει αναγνωριστικό «${activity.establishment}».`,
        )
      }
    })
    const mains =
      profile.activities?.filter((activity) => activity.rank === 'main' && activity.until === undefined) ?? []
    if (mains.length > 1)
      this.#fault(
        '/activities',
        'several_main_activities',
        'More than one activity is marked `main`; a business has one.',
        'Περισσότερες από μία δραστηριότητες έχουν σημειωθεί ως `main`· κάθε επιχείρηση έχει μία κύρια.',
      )
  }

  #code(pointer: string, given: { scheme?: Scheme; code: string }): { scheme?: Scheme; code: string } {
    const parse = parseActivityCode(given.code, given.scheme, this.#reference.activities)
    if (!parse.ok) {
      const candidates = parse.candidates.map(({ scheme, code }) => ({ scheme, code }))
      this.faults.push({
        pointer: `${pointer}/code`,
        code: parse.code,
        detail: sayActivityRefusal(parse),
        ...(candidates.length > 0 ? { candidates } : {}),
      })
      return given
    }
    for (const note of parse.notes)
      this.notes.push({ pointer: `${pointer}/code`, detail: noteText(note, given.code, parse.code) })
    return parse.code
  }

  #establishments(profile: Profile): void {
    this.#unique(
      '/establishments',
      profile.establishments?.map((establishment) => establishment.id),
      'id',
    )
    profile.establishments?.forEach((establishment, index) => {
      this.#date(`/establishments/${index}/since`, establishment.since)
      this.#place(`/establishments/${index}`, establishment)
    })
    const seats = profile.establishments?.filter(({ role }) => role === 'headquarters') ?? []
    if (seats.length > 1)
      this.#fault(
        '/establishments',
        'several_headquarters',
        'More than one establishment is marked `headquarters`; a business has one seat. Mark the others `branch`.',
        'Περισσότερες από μία εγκαταστάσεις έχουν σημειωθεί ως `headquarters`· κάθε επιχείρηση έχει μία έδρα. Σημειώστε τις άλλες ως `branch`.',
      )
  }

  #place(pointer: string, place: { region?: string; municipality?: string; postal_code?: string }): void {
    if (place.region !== undefined) {
      const parse = parseRegion(place.region, this.#reference.regions)
      if (!parse.ok) this.#regionFault(`${pointer}/region`, parse)
      else {
        if (parse.code !== place.region)
          this.notes.push({
            pointer: `${pointer}/region`,
            detail: {
              en: `"${place.region}" was read as ${parse.code}.`,
              el: `Το «${place.region}» διαβάστηκε ως ${parse.code}.`,
            },
          })
        place.region = parse.code
        if (parse.lau !== undefined) place.municipality ??= parse.lau
      }
    }
    if (place.municipality === undefined || (place.region !== undefined && !/^EL/.test(place.region))) return
    const parse = parseMunicipality(place.municipality, this.#reference.regions, place.region)
    if (!parse.ok) {
      this.#regionFault(`${pointer}/municipality`, parse)
      return
    }
    if (parse.lau !== undefined) place.municipality = parse.lau
    place.region = parse.code
  }

  #regionFault(pointer: string, parse: Extract<RegionParse, { ok: false }>): void {
    const candidates = parse.candidates.map(({ code, name, lau }) => ({
      code,
      name,
      ...(lau === undefined ? {} : { lau }),
    }))
    this.faults.push({
      pointer,
      code: parse.code,
      detail: sayRegionRefusal(parse),
      ...(candidates.length > 0 ? { candidates } : {}),
    })
  }

  /** @param end the last day of a year; absent: it is not known, and a year that has begun may be closed */
  #years(pointer: string, years: Profile['financial_years'], end?: string): void {
    this.#unique(
      pointer,
      years?.map((entry) => entry.year),
      'year',
    )
    years?.forEach((entry, index) => {
      if (entry.year <= (end === undefined ? yearOf(this.#today) : lastClosedYear(end, this.#today))) return
      this.#fault(
        `${pointer}/${index}/year`,
        'date_in_future',
        `The financial year ${entry.year} has not ended; only closed financial years are stated here. One that ends before 31 December is told by \`fiscal_year_end\`.`,
        `Η χρήση ${entry.year} δεν έχει κλείσει· εδώ δηλώνονται μόνο κλεισμένες χρήσεις. Τη λήξη πριν από τις 31 Δεκεμβρίου τη δηλώνει το \`fiscal_year_end\`.`,
      )
    })
  }

  #aid(pointer: string, aid: Profile['de_minimis_aid']): void {
    aid?.forEach((entry, index) => {
      const at = `${pointer}/${index}`
      if (entry.status === 'pending') this.#date(`${at}/granted_on`, entry.granted_on)
      else this.#pastDate(`${at}/granted_on`, entry.granted_on)
      entry.member_state = this.#country(`${at}/member_state`, entry.member_state)
      this.#equivalent(at, entry)
    })
  }

  /** The amount is the gross grant equivalent; of a loan or a guarantee it follows from the terms where it is not stated. */
  #equivalent(at: string, entry: Partial<DeMinimisAid> & Pick<DeMinimisAid, 'regulation' | 'granted_on'>): void {
    const { amount, terms } = entry
    if (amount !== undefined && amount.currency !== 'EUR') this.#notEuros(`${at}/amount`, amount.currency)
    if (amount !== undefined) return
    if (terms === undefined) {
      this.#fault(
        at,
        'amount_missing',
        'State the gross grant equivalent as `amount`, or the `terms` of the loan or guarantee it follows from.',
        'Δηλώστε το ακαθάριστο ισοδύναμο επιχορήγησης ως `amount`, ή τους όρους (`terms`) του δανείου ή της εγγύησης από τους οποίους προκύπτει.',
      )
      return
    }
    if (!isCalendarDate(entry.granted_on)) return
    const cents = equivalentOf(terms, entry.regulation, entry.granted_on)
    if (typeof cents === 'number') {
      entry.amount = fromCents(cents)
      this.notes.push({
        pointer: `${at}/amount`,
        detail: {
          en: `The gross grant equivalent, ${entry.amount.amount} €, was worked out from the terms (Regulation (EU) 2023/2831, article 4, and its sisters).`,
          el: `Το ακαθάριστο ισοδύναμο επιχορήγησης, ${entry.amount.amount} €, υπολογίστηκε από τους όρους (Κανονισμός (ΕΕ) 2023/2831, άρθρο 4, και οι αντίστοιχοι).`,
        },
      })
    } else if (cents === 'other_currency') this.#notEuros(`${at}/terms/principal`, terms.principal.currency)
    else this.#fault(`${at}/terms`, 'equivalent_unknown', beyondArticle[cents].en, beyondArticle[cents].el)
  }

  #notEuros(pointer: string, currency: string): void {
    this.#fault(
      pointer,
      'euros_expected',
      `De minimis ceilings are in euros: state the amount in EUR at the rate of the day of grant, not in ${currency}.`,
      `Τα όρια de minimis είναι σε ευρώ: δηλώστε το ποσό σε EUR με την ισοτιμία της ημέρας χορήγησης, όχι σε ${currency}.`,
    )
  }

  #predecessor(pointer: string, predecessor: Predecessor): void {
    this.#pastDate(`${pointer}/on`, predecessor.on)
    this.#aid(`${pointer}/de_minimis_aid`, predecessor.de_minimis_aid)
    const { own, others = [] } = predecessor.equity ?? {}
    const other = own === undefined ? undefined : others.findIndex(({ currency }) => currency !== own.currency)
    if (own === undefined || other === undefined || other < 0) return
    this.#fault(
      `${pointer}/equity/others/${other}`,
      'currency_mixed',
      `Book values are compared with each other: state all of them in ${own.currency}.`,
      `Οι λογιστικές αξίες συγκρίνονται μεταξύ τους: δηλώστε τις όλες σε ${own.currency}.`,
    )
  }

  #relation(pointer: string, relation: Relation): void {
    const figures = [
      'headcount',
      'turnover',
      'balance_sheet_total',
      'financial_years',
      'de_minimis_aid',
      'relations',
    ] as const
    const given = figures.filter((field) => relation[field] !== undefined)
    if (relation.profile_id !== undefined && given.length > 0) {
      this.#fault(
        pointer,
        'relation_twice',
        `A relation carries figures or the profile_id of another profile, never both; here profile_id stands beside ${given.join(', ')}.`,
        `Μια σχέση έχει στοιχεία ή το profile_id άλλου προφίλ, ποτέ και τα δύο· εδώ το profile_id συνυπάρχει με ${given.join(', ')}.`,
      )
    }
    if (relation.country !== undefined) relation.country = this.#country(`${pointer}/country`, relation.country)
    this.#years(`${pointer}/financial_years`, relation.financial_years)
    this.#aid(`${pointer}/de_minimis_aid`, relation.de_minimis_aid)
    relation.relations?.forEach((inner, index) => this.#relation(`${pointer}/relations/${index}`, inner))
  }

  /** The parts of a plan are no more than the whole: two budgets cannot both be right. */
  #planned({ amount, categories = [] }: PlannedInvestment): void {
    if (amount === undefined) return
    const told = categories.flatMap((entry) => (entry.amount?.currency === amount.currency ? entry.amount : []))
    const sum = told.reduce((cents, each) => cents + toCents(each), 0)
    if (sum <= toCents(amount)) return
    const parts = fromCents(sum, amount.currency).amount
    this.#fault(
      '/planned_investment/categories',
      'categories_exceed_amount',
      `The categories add up to ${parts} ${amount.currency}, more than the amount of the plan, ${amount.amount}.`,
      `Οι κατηγορίες αθροίζουν ${parts} ${amount.currency}, περισσότερο από το ποσό του σχεδίου, ${amount.amount}.`,
    )
  }

  #investment(profile: Profile): void {
    const plan = profile.planned_investment
    if (plan === undefined) return
    this.#date('/planned_investment/starts_on', plan.starts_on)
    this.#pastDate('/planned_investment/works_started_on', plan.works_started_on)
    this.#pastDate('/planned_investment/completed_on', plan.completed_on)
    plan.acts?.forEach((act, index) => this.#pastDate(`/planned_investment/acts/${index}/on`, act.on))
    this.#unique(
      '/planned_investment/categories',
      plan.categories?.map((entry) => entry.category),
      'category',
    )
    this.#planned(plan)
    plan.phases?.forEach(({ from_month: from, to_month: to }, index) => {
      if (to >= from) return
      this.#fault(
        `/planned_investment/phases/${index}/to_month`,
        'out_of_order',
        `The phase ends in month ${to}, before it begins in month ${from}.`,
        `Η φάση λήγει τον μήνα ${to}, πριν αρχίσει τον μήνα ${from}.`,
      )
    })
    plan.indicators?.forEach(({ year }, index) => {
      const { starts_on: start } = plan
      if (year === undefined || start === undefined || !isCalendarDate(start) || year >= yearOf(start)) return
      this.#fault(
        `/planned_investment/indicators/${index}/year`,
        'out_of_order',
        `The target is for ${year}, before the investment starts on ${start}.`,
        `Ο στόχος αφορά το ${year}, πριν αρχίσει η επένδυση στις ${start}.`,
      )
    })
    plan.activities?.forEach((activity, index) =>
      Object.assign(activity, this.#code(`/planned_investment/activities/${index}`, activity)),
    )
    if (plan.site !== undefined) this.#place('/planned_investment/site', plan.site)
  }
}

/** Codes that European forms use for countries, and those of ISO 3166-1. */
const europeanUse: Readonly<Record<string, string | undefined>> = { EL: 'GR', UK: 'GB' }
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Unicode names these too, but no business is registered there (unions, former states, test codes). */
const noCountries = new Set([
  'AN',
  'CS',
  'DD',
  'EU',
  'EZ',
  'FX',
  'QO',
  'SU',
  'TP',
  'UN',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
])

/** ISO 3166-1 alpha-2, of `EL` and `UK` too; undefined: no country's code. */
export function countryCodeOf(text: string): string | undefined {
  const upper = text.toUpperCase()
  const code = europeanUse[upper] ?? upper
  return countries.of(code) !== undefined && !noCountries.has(code) ? code : undefined
}

/** Older enterprises exist, but no rule asks how old; later days are typing errors. */
const firstDay = '1800-01-01'
const lastDay = '2200-12-31'

/** Why the terms give no equivalent, and what is then needed. */
const beyondArticle = {
  insolvent: {
    en: 'The simple equivalent is closed to an undertaking in collective insolvency proceedings. State the `amount` that the granting authority worked out.',
    el: 'Το απλό ισοδύναμο δεν εφαρμόζεται σε επιχείρηση υπό συλλογική πτωχευτική διαδικασία. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  rating: {
    en: 'The simple equivalent asks of a large enterprise a rating of at least B−. State the `amount` that the granting authority worked out.',
    el: 'Το απλό ισοδύναμο απαιτεί από μεγάλη επιχείρηση διαβάθμιση τουλάχιστον B−. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  collateral_unknown: {
    en: 'State the collateral in percent of the loan (`collateral_percent`), or the `amount` that the granting authority worked out.',
    el: 'Δηλώστε τις εξασφαλίσεις ως ποσοστό του δανείου (`collateral_percent`), ή το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  collateral: {
    en: 'The simple equivalent of a loan needs collateral of at least 50% of it. State the `amount` that the granting authority worked out.',
    el: 'Το απλό ισοδύναμο δανείου προϋποθέτει εξασφαλίσεις τουλάχιστον 50% του ποσού του. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  cover_unknown: {
    en: 'State how much of the loan the guarantee covers (`covered_percent`), or the `amount` that the granting authority worked out.',
    el: 'Δηλώστε πόσο από το δάνειο καλύπτει η εγγύηση (`covered_percent`), ή το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  cover: {
    en: 'The simple equivalent of a guarantee needs a cover of at most 80% of the loan. State the `amount` that the granting authority worked out.',
    el: 'Το απλό ισοδύναμο εγγύησης προϋποθέτει κάλυψη έως 80% του δανείου. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  amount: {
    en: 'This amount is beyond what the regulation gives an equivalent for. State the `amount` that the granting authority worked out.',
    el: 'Το ποσό υπερβαίνει όσα καλύπτει ο κανονισμός με απλό ισοδύναμο. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
  term: {
    en: 'The regulation gives an equivalent for at most ten years. State the `amount` that the granting authority worked out.',
    el: 'Ο κανονισμός δίνει απλό ισοδύναμο για έως δέκα έτη. Δηλώστε το `amount` που υπολόγισε η χορηγούσα αρχή.',
  },
} as const satisfies Record<Exclude<NoEquivalent, 'other_currency'>, Text>

function isCalendarDate(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date
  } catch {
    return false
  }
}

function noteText(note: string, given: string, code: { scheme: string; code: string }): Note['detail'] {
  if (note === 'leading_zero_restored') {
    return {
      en: `"${given}" was read as ${code.code}: its leading zero was missing.`,
      el: `Το «${given}» διαβάστηκε ως ${code.code}: έλειπε το αρχικό μηδέν.`,
    }
  }
  const scheme = schemeName(code.scheme)
  return {
    en: `"${given}" was read as a ${scheme.en} code: it exists in ${scheme.en} only.`,
    el: `Το «${given}» διαβάστηκε ως κωδικός ${scheme.el}: υπάρχει μόνο στην ταξινόμηση ${scheme.el}.`,
  }
}
