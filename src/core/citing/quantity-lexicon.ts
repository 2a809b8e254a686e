import type { NumberRange } from '../criteria/criterion.ts'

export type QuantityUnit = 'persons' | 'years' | 'months'
export type Bound = keyof NumberRange

/** Words that turn a number beside them into a bound. */
export interface BoundWords {
  readonly words: string
  readonly bound: Bound
}

/**
 * How a language says ranges of persons and of time. Phrases are written as people write them and are folded before use
 * (case, accents, apostrophes and hyphens do not matter). Longer phrases win over shorter ones.
 */
export interface QuantityLexicon {
  readonly language: string
  readonly numbers: Readonly<Record<string, number>>
  /** What stands between groups of three digits: `5 000`, `5.000`, `5,000`. */
  readonly group: string
  readonly decimal: string
  /** Before the number: "moins de". */
  readonly before: readonly BoundWords[]
  /** After the number or its unit: "et plus". */
  readonly after: readonly BoundWords[]
  /** Two numbers: "entre … et …". `open` may be empty: "10 à 50". Whether the upper one is inside is often not meant. */
  readonly between: readonly { readonly open: string; readonly middle: string }[]
  readonly units: Readonly<Record<QuantityUnit, readonly string[]>>
  /** Nouns that say what is counted when they stand before the number: "un effectif de moins de 50". */
  readonly counted: readonly string[]
  /** Every size is accepted. */
  readonly anySize: readonly string[]
  /** Everywhere in the country. */
  readonly anyPlace: readonly string[]
  /** Size classes by headcount (Rec. 2003/361/EC Annex art. 2; French decree 2008-1354 art. 3). */
  readonly classes: readonly { readonly words: string; readonly range: NumberRange }[]
  /** Joins alternatives: two ranges joined by one are not one range. */
  readonly or: readonly string[]
  /** A preference, not a condition. */
  readonly soft: readonly string[]
  /** A sentence says where a business has to be. */
  readonly location: readonly string[]
  /** Turn a bound that follows them into its opposite: "must not employ more than 9". */
  readonly denials: readonly string[]
  /** Say that those whom a sentence describes are left out. */
  readonly refusals: readonly string[]
  /** Before a name of a place that is then no territory: a valley, a treaty, a time zone. */
  readonly notAPlace: readonly string[]
  /** May surround a range without changing it, per unit. */
  readonly fillers: Readonly<Record<QuantityUnit, readonly string[]>>
}

const micro: NumberRange = { max_exclusive: 10 }
const small: NumberRange = { max_exclusive: 50 }
const sme: NumberRange = { max_exclusive: 250 }
const medium: NumberRange = { min: 50, max_exclusive: 250 }
const intermediate: NumberRange = { min: 250, max_exclusive: 5000 }

const bounds = (bound: Bound, ...phrases: string[]): BoundWords[] => phrases.map((words) => ({ words, bound }))

/** `inférieur à`, `inférieure à`, `inférieurs ou égales à`, … */
const inflected = (stem: string, tail: string): string[] =>
  ['', 'e', 's', 'es'].map((ending) => `${stem}${ending} ${tail}`)
const orEqual = (stem: string): string[] =>
  ['', 'e', 's', 'es'].flatMap((a) => ['égal', 'égale', 'égaux', 'égales'].map((b) => `${stem}${a} ou ${b} à`))

export const french: QuantityLexicon = {
  language: 'fr',
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    'deux cents': 200,
    'deux cent cinquante': 250,
    'trois cents': 300,
    'cinq cents': 500,
    mille: 1000,
    'cinq mille': 5000,
  },
  group: ' ',
  decimal: ',',
  before: [
    ...bounds('max_exclusive', 'moins de', "moins d'", '<', ...inflected('inférieur', 'à')),
    ...bounds('min_exclusive', 'plus de', "plus d'", 'au-delà de', 'au-dessus de', '>', ...inflected('supérieur', 'à')),
    ...bounds(
      'max',
      "jusqu'à",
      'au plus',
      'au maximum',
      'maximum',
      'pas plus de',
      "n'excédant pas",
      'ne dépassant pas',
      'dans la limite de',
      '<=',
      '≤',
      ...orEqual('inférieur'),
    ),
    ...bounds(
      'min',
      'au moins',
      'au minimum',
      'minimum',
      'pas moins de',
      'à partir de',
      'dès',
      '>=',
      '≥',
      ...orEqual('supérieur'),
    ),
  ],
  after: [
    ...bounds('min', 'et plus', 'ou plus', 'au moins', 'au minimum', 'minimum'),
    ...bounds('max', 'et moins', 'ou moins', 'au plus', 'au maximum', 'maximum'),
  ],
  between: [
    { open: 'entre', middle: 'et' },
    { open: 'de', middle: 'à' },
    { open: 'compris entre', middle: 'et' },
    { open: '', middle: 'à' },
  ],
  units: {
    persons: [
      'salarié',
      'salariés',
      'salarié(e)s',
      'employé',
      'employés',
      'personnes',
      'collaborateurs',
      'ETP',
      'UTA',
      'équivalents temps plein',
      'emplois',
    ],
    years: ['an', 'ans', 'année', 'années'],
    months: ['mois'],
  },
  counted: ['effectif', 'effectifs', 'nombre de salariés', 'employant', 'emploie', 'emploient'],
  anySize: ['toutes tailles', 'toute taille', 'toutes les tailles', 'sans condition de taille'],
  anyPlace: [
    'France entière',
    'toute la France',
    'tout le territoire',
    'territoire national',
    "France et territoires d'outre-mer",
    'France métropolitaine et outre-mer',
  ],
  classes: [
    { words: 'TPE', range: micro },
    { words: 'très petites entreprises', range: micro },
    { words: 'PME', range: sme },
    { words: 'PMI', range: sme },
    { words: 'petites et moyennes entreprises', range: sme },
    { words: 'petites entreprises', range: small },
    { words: 'petite entreprise', range: small },
    { words: 'moyennes entreprises', range: medium },
    { words: 'moyenne entreprise', range: medium },
    { words: 'ETI', range: intermediate },
    { words: 'grandes entreprises', range: { min: 5000 } },
    { words: 'grande entreprise', range: { min: 5000 } },
  ],
  or: ['ou', 'ou bien'],
  soft: ['prioritairement', 'en priorité', 'de préférence', 'notamment', 'par exemple', 'en général', 'sauf'],
  location: [
    'situé',
    'située',
    'situés',
    'situées',
    'implanté',
    'implantée',
    'implantés',
    'implantées',
    'basé',
    'basée',
    'basées',
    'basés',
    'installé',
    'installée',
    'installées',
    'siège',
    'établissement',
    'territoire',
    'territoires',
    'zones éligibles',
    'à destination des entreprises de',
  ],
  denials: [],
  refusals: [],
  notAPlace: ['vallée du', 'vallée de la', 'vallée de', 'bassin', 'bassins', 'accord de', 'accords de', 'heure de'],
  fillers: {
    persons: [],
    years: ["d'activité", "d'existence", "d'ancienneté", 'depuis la création', 'révolus', 'révolu'],
    months: ["d'activité", "d'existence", "d'ancienneté", 'depuis la création'],
  },
}

export const english: QuantityLexicon = {
  language: 'en',
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    twenty: 20,
    thirty: 30,
    fifty: 50,
    'one hundred': 100,
    'a hundred': 100,
    'two hundred': 200,
    'two hundred and fifty': 250,
    'five hundred': 500,
  },
  group: ',',
  decimal: '.',
  before: [
    ...bounds('max_exclusive', 'fewer than', 'less than', 'under', 'below', '<'),
    ...bounds('min_exclusive', 'more than', 'over', 'above', '>'),
    ...bounds(
      'max',
      'up to',
      'up to and including',
      'at most',
      'no more than',
      'not more than',
      'not exceeding',
      'a maximum of',
      '<=',
      '≤',
    ),
    ...bounds('min', 'at least', 'no fewer than', 'not less than', 'a minimum of', 'from', '>=', '≥'),
  ],
  after: [
    ...bounds('min', 'or more', 'and more', 'at least', 'minimum'),
    ...bounds('max', 'or fewer', 'or less', 'at most', 'maximum'),
  ],
  between: [
    { open: 'between', middle: 'and' },
    { open: 'from', middle: 'to' },
    { open: '', middle: 'to' },
  ],
  units: {
    persons: [
      'employee',
      'employees',
      'staff',
      'persons',
      'people',
      'workers',
      'annual work units',
      'salaried annual work units',
      'salaried employees',
      'AWU',
      'FTE',
    ],
    years: ['year', 'years'],
    months: ['month', 'months'],
  },
  counted: ['employing', 'employs', 'employ', 'workforce', 'headcount'],
  anySize: ['any size', 'all sizes', 'of every size'],
  anyPlace: ['nationwide', 'the whole country', 'all regions', 'the whole territory'],
  classes: [
    { words: 'SME', range: sme },
    { words: 'SMEs', range: sme },
    { words: 'micro-enterprises', range: micro },
    { words: 'micro enterprises', range: micro },
    { words: 'small enterprises', range: small },
    { words: 'medium-sized enterprises', range: medium },
  ],
  or: ['or'],
  soft: ['preferably', 'priority', 'in particular', 'for example', 'except'],
  location: ['located', 'based', 'established', 'registered office', 'site in', 'territory'],
  denials: ['not', 'never', 'nor', 'cannot'],
  refusals: [
    'excluded',
    'not eligible',
    'ineligible',
    'may not apply',
    'cannot apply',
    'may not take part',
    'not admitted',
    'not accepted',
    'not funded',
    'refused',
    'rejected',
    'barred',
  ],
  notAPlace: ['valley of', 'basin of', 'municipality of', 'except', 'except for', 'excluding'],
  fillers: {
    persons: [],
    years: ['of activity', 'of existence', 'in operation', 'in business', 'old'],
    months: ['of activity', 'of existence', 'in operation', 'in business', 'old'],
  },
}

export const greek: QuantityLexicon = {
  language: 'el',
  numbers: {
    ένα: 1,
    έναν: 1,
    μία: 1,
    δύο: 2,
    τρία: 3,
    τρεις: 3,
    τέσσερα: 4,
    τέσσερις: 4,
    πέντε: 5,
    έξι: 6,
    επτά: 7,
    οκτώ: 8,
    εννέα: 9,
    δέκα: 10,
    δώδεκα: 12,
    είκοσι: 20,
    τριάντα: 30,
    πενήντα: 50,
    εκατό: 100,
    διακόσιους: 200,
    διακόσια: 200,
    'διακόσιους πενήντα': 250,
    'διακόσια πενήντα': 250,
    πεντακόσιους: 500,
  },
  group: '.',
  decimal: ',',
  before: [
    ...bounds(
      'max_exclusive',
      'λιγότερους από',
      'λιγότερα από',
      'λιγότερες από',
      'λιγότερο από',
      'κάτω από',
      'κάτω των',
      'μικρότερο από',
      'μικρότερο του',
      '<',
    ),
    ...bounds(
      'min_exclusive',
      'περισσότερους από',
      'περισσότερα από',
      'περισσότερες από',
      'περισσότερο από',
      'πάνω από',
      'άνω των',
      'μεγαλύτερο από',
      'μεγαλύτερο του',
      '>',
    ),
    ...bounds(
      'max',
      'έως',
      'έως και',
      'μέχρι',
      'μέχρι και',
      'το πολύ',
      'κατ’ ανώτατο όριο',
      'όχι περισσότερους από',
      'όχι περισσότερα από',
      'όχι περισσότερες από',
      'όχι πάνω από',
      'όχι άνω των',
      'δεν υπερβαίνει τους',
      'δεν υπερβαίνει τα',
      '<=',
      '≤',
    ),
    ...bounds(
      'min',
      'τουλάχιστον',
      'κατ’ ελάχιστον',
      'από',
      'όχι λιγότερους από',
      'όχι λιγότερες από',
      'όχι κάτω από',
      '>=',
      '≥',
    ),
  ],
  after: [
    ...bounds(
      'min',
      'και άνω',
      'και πάνω',
      'ή περισσότερους',
      'ή περισσότερα',
      'ή περισσότερες',
      'ή περισσότερο',
      'τουλάχιστον',
    ),
    ...bounds('max', 'και κάτω', 'ή λιγότερους', 'ή λιγότερα', 'το πολύ'),
  ],
  between: [
    { open: 'μεταξύ', middle: 'και' },
    { open: 'από', middle: 'έως' },
    { open: 'από', middle: 'έως και' },
    { open: 'από', middle: 'μέχρι' },
    { open: '', middle: 'έως' },
  ],
  units: {
    persons: [
      'εργαζόμενους',
      'εργαζομένους',
      'εργαζόμενοι',
      'εργαζομένων',
      'άτομα',
      'ατόμων',
      'απασχολούμενους',
      'απασχολουμένους',
      'ΕΜΕ',
      'ετήσιες μονάδες εργασίας',
    ],
    years: ['έτος', 'έτη', 'ετών', 'χρόνια', 'χρόνο', 'χρόνων'],
    months: ['μήνα', 'μήνες', 'μηνών'],
  },
  counted: ['απασχολούν', 'απασχολεί', 'προσωπικό'],
  anySize: ['κάθε μεγέθους', 'οποιουδήποτε μεγέθους', 'ανεξαρτήτως μεγέθους'],
  anyPlace: ['σε όλη την επικράτεια', 'όλη τη χώρα', 'όλη την Ελλάδα', 'σύνολο της χώρας'],
  classes: [
    { words: 'ΜμΕ', range: sme },
    { words: 'μικρομεσαίες επιχειρήσεις', range: sme },
    { words: 'πολύ μικρές', range: micro },
    { words: 'πολύ μικρές και μικρές', range: small },
    { words: 'μικρές επιχειρήσεις', range: small },
    { words: 'μεσαίες επιχειρήσεις', range: medium },
  ],
  or: ['ή'],
  soft: ['κατά προτεραιότητα', 'ενδεικτικά', 'κατά προτίμηση', 'ιδίως', 'εκτός'],
  location: ['έδρα', 'εγκατεστημένες', 'εγκατεστημένη', 'εγκατάσταση', 'υποκατάστημα', 'περιοχή'],
  denials: ['δεν', 'μη', 'μην', 'ούτε'],
  refusals: [
    'αποκλείονται',
    'αποκλείεται',
    'εξαιρούνται',
    'εξαιρείται',
    'δεν συμμετέχουν',
    'δεν ενισχύονται',
    'δεν επιδοτούνται',
    'δεν είναι επιλέξιμες',
    'δεν είναι επιλέξιμη',
    'δεν είναι επιλέξιμοι',
    'μη επιλέξιμες',
    'δεν γίνονται δεκτές',
    'δεν μπορούν να υποβάλουν',
    'δεν μπορούν να συμμετάσχουν',
    'απορρίπτονται',
  ],
  notAPlace: [
    'κοιλάδα του',
    'ώρα',
    'Δήμος',
    'Δήμου',
    'Δήμο',
    'πλην',
    'πλην της',
    'πλην του',
    'εκτός της',
    'εκτός του',
    'εκτός από την',
    'εκτός από το',
    'εξαιρουμένης της',
    'εξαιρουμένου του',
  ],
  fillers: { persons: [], years: ['λειτουργίας', 'δραστηριότητας'], months: ['λειτουργίας', 'δραστηριότητας'] },
}

const lexicons: readonly QuantityLexicon[] = [french, english, greek]

/** The lexicon of a document's language (ISO 639-1), or undefined where there is none: then nothing is read and nothing is said. */
export function lexiconOf(language: string): QuantityLexicon | undefined {
  return lexicons.find((each) => each.language === language)
}
