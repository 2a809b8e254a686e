import type { Language } from '../core/facts/text.ts'
import { labels } from './drafts/labels.ts'
import type { Catalogue } from './message.ts'
import { protocolMessages } from './protocol.ts'
import { terms } from './terms.ts'

/** What stands in formulas beside the limits of the grant. Nominative, lower case. */
const names = {
  amount: { el: 'ποσό', en: 'amount' },
  absorbed: { el: 'ποσό που δεσμεύθηκε', en: 'amount committed' },
  base: { el: 'βάση', en: 'base' },
  balance_sheet_total: { el: 'σύνολο ισολογισμού', en: 'balance sheet total' },
  baseline: { el: 'τιμή βάσης', en: 'baseline' },
  before: { el: 'προηγούμενη χρήση', en: 'year before' },
  bonus: { el: 'προσαύξηση', en: 'bonus' },
  bonuses: { el: 'προσαυξήσεις', en: 'bonuses' },
  ceiling: { el: 'ανώτατο όριο', en: 'ceiling' },
  claimed: { el: 'δηλωμένο ποσό', en: 'amount claimed' },
  cost: { el: 'δαπάνες', en: 'costs' },
  counted: { el: 'ποσό που προσμετράται', en: 'amount counted' },
  day: { el: 'ημέρα', en: 'day' },
  debt: { el: 'δανεισμός', en: 'debt' },
  counts_until: { el: 'μετρά έως', en: 'counts until' },
  decision: { el: 'απόφαση', en: 'decision' },
  ebitda: { el: 'EBITDA', en: 'EBITDA' },
  eligible: { el: 'επιλέξιμο ποσό', en: 'eligible amount' },
  ends: { el: 'λήξεις των φάσεων', en: 'ends of the phases' },
  equity: { el: 'ίδια κεφάλαια', en: 'equity' },
  factor: { el: 'συντελεστής', en: 'factor' },
  fiscal_year_end: { el: 'λήξη της χρήσης', en: 'end of the financial year' },
  fitting: { el: 'όσα πληρούν τον όρο', en: 'those that meet the condition' },
  fixed_costs: { el: 'σταθερά έξοδα', en: 'fixed costs' },
  from_month: { el: 'πρώτος μήνας', en: 'first month' },
  grant: { el: 'επιχορήγηση', en: 'grant' },
  granted_on: { el: 'ημερομηνία της ενίσχυσης', en: 'date of the aid' },
  headcount: { el: 'απασχολούμενοι', en: 'headcount' },
  headroom: { el: 'υπόλοιπο ήσσονος σημασίας', en: 'de minimis headroom' },
  instruments: { el: 'μορφές ενίσχυσης', en: 'forms of aid' },
  interest: { el: 'τόκοι', en: 'interest' },
  kept: { el: 'μέγεθος που ισχύει', en: 'size that holds' },
  latest: { el: 'μέγεθος της τελευταίας χρήσης', en: 'size of the last year' },
  least: { el: 'κατώτερη τιμή', en: 'least' },
  listed_cents: { el: 'έσοδα των κωδικών της λίστας σε λεπτά', en: 'revenue of the listed codes in cents' },
  lines: { el: 'γραμμές', en: 'lines' },
  loan: { el: 'δάνειο', en: 'loan' },
  loan_equivalent: { el: 'ισοδύναμο επιχορήγησης του δανείου', en: 'grant equivalent of the loan' },
  maximum: { el: 'ανώτατη τιμή', en: 'maximum' },
  minimum: { el: 'ελάχιστη τιμή', en: 'minimum' },
  missing: { el: 'στοιχεία που λείπουν', en: 'missing facts' },
  months: { el: 'μήνες', en: 'months' },
  name: { el: 'επιχείρηση', en: 'business' },
  net: { el: 'καθαρό ποσό', en: 'net amount' },
  own: { el: 'ίδια κεφάλαια', en: 'own funds' },
  own_minimum: { el: 'ελάχιστη ίδια συμμετοχή', en: 'minimum own contribution' },
  part: { el: 'μέρος', en: 'part' },
  parts: { el: 'μέρη', en: 'parts' },
  percent: { el: 'ποσοστό', en: 'percentage' },
  private: { el: 'ιδιωτική συμμετοχή', en: 'private contribution' },
  profit: { el: 'κέρδη', en: 'profit' },
  regions: { el: 'περιοχές', en: 'areas' },
  relations: { el: 'σχέσεις με άλλες επιχειρήσεις', en: 'relations with other businesses' },
  reserved: { el: 'ποσό που δεσμεύουν εκκρεμείς αιτήσεις', en: 'amount held by pending applications' },
  rest: { el: 'υπόλοιπα λεπτά', en: 'remaining cents' },
  rows: { el: 'γραμμές', en: 'rows' },
  share: { el: 'μερίδιο', en: 'share' },
  start: { el: 'έναρξη', en: 'start' },
  starts_on: { el: 'έναρξη', en: 'start' },
  status: { el: 'κατάσταση', en: 'status' },
  steps: { el: 'βήματα', en: 'steps' },
  target: { el: 'στόχος', en: 'target' },
  to_month: { el: 'τελευταίος μήνας', en: 'last month' },
  told: { el: 'δηλωμένο ποσό', en: 'amount told' },
  total: { el: 'σύνολο', en: 'total' },
  total_cents: { el: 'σύνολο των εσόδων σε λεπτά', en: 'whole revenue in cents' },
  turnover: { el: 'κύκλος εργασιών', en: 'turnover' },
  turnovers: { el: 'κύκλοι εργασιών', en: 'turnovers' },
  used: { el: 'ενισχύσεις που μετρούν', en: 'aid that counts' },
  value: { el: 'τιμή', en: 'value' },
  variable_costs: { el: 'μεταβλητά έξοδα', en: 'variable costs' },
  vat: { el: 'ΦΠΑ', en: 'VAT' },
  weight: { el: 'στάθμιση', en: 'weight' },
  whole: { el: 'σύνολο', en: 'whole' },
  year: { el: 'έτος', en: 'year' },
  award_on: { el: 'ημέρα χορήγησης', en: 'day of the award' },
  undertaking: { el: 'ενιαία επιχείρηση', en: 'single undertaking' },
  scheme: { el: 'ονοματολογία', en: 'scheme' },
  code: { el: 'κωδικός', en: 'code' },
  expected_award_on: { el: 'αναμενόμενη έγκριση', en: 'expected award' },
  holder: { el: 'επιχείρηση', en: 'business' },
  confirmed_on: { el: 'ημέρα της απάντησης', en: 'day of the answer' },
  note: { el: 'σημείωση', en: 'note' },
  evidence: { el: 'τεκμήριο', en: 'evidence' },
  submitted_on: { el: 'υποβολή', en: 'submitted on' },
  to: { el: 'προς', en: 'to' },
  in: { el: 'στη λίστα', en: 'in the list' },
  out: { el: 'εκτός λίστας', en: 'not in the list' },
} as const satisfies Catalogue

const functions = {
  min: { el: 'το μικρότερο από', en: 'the least of' },
  max: { el: 'το μεγαλύτερο από', en: 'the greatest of' },
  sum: { el: 'άθροισμα', en: 'sum of' },
  add_months: { el: 'ημερομηνία και μήνες μετά', en: 'date and months after it' },
  day_before: { el: 'η προηγούμενη ημέρα από', en: 'the day before' },
} as const satisfies Catalogue

const roundings = {
  cent: { el: 'σε ολόκληρα λεπτά', en: 'to whole cents' },
  cent_down: { el: 'σε ολόκληρα λεπτά προς τα κάτω', en: 'to whole cents, rounded down' },
  cent_up: { el: 'σε ολόκληρα λεπτά προς τα πάνω', en: 'to whole cents, rounded up' },
  tenth: { el: 'με ένα δεκαδικό', en: 'to one decimal' },
  hundredth: { el: 'με δύο δεκαδικά', en: 'to two decimals' },
} as const satisfies Catalogue

/** Formulas that are no arithmetic. */
const sayings: Catalogue = {
  verdict: { el: 'συμπέρασμα από τα αποτελέσματα των όρων', en: 'finding from the outcomes of the conditions' },
  count: { el: 'πλήθος', en: 'number' },
  'count of conditions': { el: 'πλήθος όρων', en: 'number of conditions' },
  'count met': { el: 'πλήθος όρων που πληρούνται', en: 'number of conditions met' },
  'count not_met': { el: 'πλήθος όρων που δεν πληρούνται', en: 'number of conditions not met' },
  'count unknown': { el: 'πλήθος ανοικτών όρων', en: 'number of open conditions' },
  'count project': { el: 'πλήθος προειδοποιήσεων για όλη την ενίσχυση', en: 'number of warnings on the whole aid' },
  'count obligation': { el: 'πλήθος υποχρεώσεων μετά την έγκριση', en: 'number of obligations after approval' },
  year_end: {
    el: 'λήξη της χρήσης κατά τον νόμο για τη νομική μορφή',
    en: 'end of the financial year by law for the legal form',
  },
  outcome: { el: 'αποτέλεσμα του όρου', en: 'outcome of the condition' },
  'changes on': { el: 'ημέρα που μπορεί να αλλάξει ο όρος', en: 'day on which the condition may change' },
  since: { el: 'ημέρα στη ζώνη ώρας της πρόσκλησης', en: "day in the call's time zone" },
  needed_by: {
    el: 'ημέρα που χρειάζεται το δικαιολογητικό στην πρόσκληση',
    en: 'day on which the call needs the document',
  },
  answer: { el: 'απάντηση για τον όρο', en: 'answer on the condition' },
  application: { el: 'αίτηση του λογαριασμού', en: 'application on record' },
  split_share: {
    el: 'μερίδιο της ενίσχυσης κατά τα ίδια κεφάλαια μετά τη διάσπαση (Κανονισμός (ΕΕ) 2023/2831, άρθρο 3 παρ. 9)',
    en: 'share of the aid by the equity after the split (Regulation (EU) 2023/2831, Article 3(9))',
  },
  left_if_granted: {
    el: 'υπόλοιπο αν εγκριθούν οι αιτήσεις όταν αναμένεται',
    en: 'what is left if the applications are granted when expected',
  },
  counts: { el: 'αν μια ενίσχυση μετρά την ημέρα χορήγησης', en: 'whether aid counts on the day of the award' },
  regional_map: { el: 'χάρτης περιφερειακών ενισχύσεων', en: 'regional aid map' },
  estimate: { el: 'εκτίμηση της αντιστοίχισης', en: 'estimate of the match' },
  warning: { el: 'προειδοποίηση της αντιστοίχισης', en: 'warning of the match' },
  'size class (Rec. 2003/361/EC)': {
    el: 'κατηγορία μεγέθους (Σύσταση 2003/361/ΕΚ)',
    en: 'size class (Recommendation 2003/361/EC)',
  },
  'own + Σ share × related': {
    el: 'στοιχεία της επιχείρησης και το μερίδιο όσων σχετίζονται',
    en: 'figures of the business and its share of those related to it',
  },
  'ceiling − aid granted in the window': {
    el: 'ανώτατο όριο μείον ενισχύσεις της περιόδου',
    en: 'ceiling less aid granted in the period',
  },
  'reserved by pending applications': {
    el: 'ποσό που δεσμεύουν αιτήσεις σε εκκρεμότητα',
    en: 'amount held by pending applications',
  },
  'joined only through a person: not counted, to be confirmed': {
    el: 'σχέση μόνο μέσω προσώπου: δεν μετρά, προς επιβεβαίωση',
    en: 'joined only through a person: not counted, to be confirmed',
  },
  'completed months (Reg. 1182/71 art. 3)': {
    el: 'συμπληρωμένοι μήνες (Κανονισμός 1182/71, άρθρο 3)',
    en: 'completed months (Regulation 1182/71, Article 3)',
  },
  'full financial years closed by the day': {
    el: 'πλήρεις χρήσεις που έχουν κλείσει ως την ημέρα',
    en: 'full financial years closed by the day',
  },
  activity_correspondence: { el: 'αντιστοίχιση κωδικών δραστηριότητας', en: 'correspondence of activity codes' },
  revenue_share: { el: 'μερίδιο των εσόδων', en: 'share of the revenue' },
  share_of_items: { el: 'μερίδιο όσων πληρούν τον όρο', en: 'share of those that meet the condition' },
}

/** A comparison of two amounts, and a point of the definition of an undertaking in difficulty. */
const comparison = /^left (\w+) right$/u
const compared = { el: 'σύγκριση δύο ποσών', en: 'comparison of two amounts' } as const
const difficulty = /^art\. 2\(18\): (\w+)$/u
const inDifficulty = { el: 'προβληματική επιχείρηση', en: 'undertaking in difficulty' } as const

interface Computed {
  readonly formula: string
  readonly inputs: Readonly<Record<string, unknown>>
}

const word = (catalogue: Catalogue, key: string, language: Language): string | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key]?.[language] : undefined

/** An input of a formula in words: a limit of the grant, a figure of the plan; undefined for one that has none. */
export function inputInWords(name: string, language: Language): string | undefined {
  const known = word(names, name, language) ?? word(labels, `limit.${name}`, language)
  if (known !== undefined) return known
  const [, kind, number] = /^(cap|before)_(\d+)$/u.exec(name) ?? []
  if (number === undefined) return undefined
  const [cap, before] =
    language === 'el' ? ['όριο κατηγορίας', 'όσα μετρήθηκαν πριν στο όριο'] : ['cap', 'amounts counted before, cap']
  return `${kind === 'cap' ? cap : before} ${Number(number) + 1}`
}

/**
 * A formula in words: `tenth(ebitda × 100 / turnover)` is “EBITDA × 100 / turnover, to one decimal”. A formula with something
 * that has no word stays as it is.
 */
export function formulaInWords({ formula, inputs }: Computed, language: Language): string {
  const counted = formula === 'count' && isOfOutcomes({ formula, inputs })
  const said = word(sayings, counted ? 'count of conditions' : formula, language)
  if (said !== undefined) return said
  const [, operator = ''] = comparison.exec(formula) ?? []
  const relation = word(terms.comparison, operator, language)
  if (relation !== undefined) return `${compared[language]}: ${relation}`
  const [, point = ''] = difficulty.exec(formula) ?? []
  const named = word(terms.difficulty, point, language)
  if (named !== undefined) return `${inDifficulty[language]}: ${named}`
  const rounded = new Set<string>()
  let unknown = false
  const text = formula.replaceAll(/([a-z_][a-z_0-9]*)(\(?)/giu, (_, name: string, open: string) => {
    if (open === '') {
      const known = inputInWords(name, language)
      unknown ||= known === undefined
      return known ?? name
    }
    const rounding = word(roundings, name, language)
    if (rounding !== undefined) {
      rounded.add(rounding)
      return '('
    }
    const known = word(functions, name, language)
    unknown ||= known === undefined
    return `${known ?? name} (`
  })
  if (unknown) return formula
  return [withoutOuter(text), ...rounded].join(', ')
}

/** Without parentheses that stand around the whole. */
function withoutOuter(text: string): string {
  if (!text.startsWith('(')) return text
  let depth = 0
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return index === [...text].length - 1 ? text.slice(1, -1) : text
  }
  return text
}

/**
 * Whether a formula has no inputs that a reader needs: it looks at outcomes of conditions, whose ids its inputs are, at what the
 * match warns of, at two sides that have words of their own, or at an instant whose day is its result.
 */
export function isOfOutcomes({ formula, inputs }: Computed): boolean {
  if (
    /^(verdict|outcome|changes on|warning|since)$/u.test(formula) ||
    comparison.test(formula) ||
    difficulty.test(formula)
  )
    return true
  return /^count\b/u.test(formula) && !Object.values(inputs).some(Array.isArray)
}

/** A verdict or outcome in words; any other result as it is. */
export function outcomeInWords(result: unknown, language: Language): string {
  const text = String(result)
  return word(labels, `outcome.${text}`, language) ?? word(protocolMessages, `verdict.${text}`, language) ?? text
}
