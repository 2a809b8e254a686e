import { meaningsOf } from './lexicon.ts'
import { sameWord, type Word } from './words.ts'

/** Words that turn a statement round. Bounds such as «δεν υπερβαίνει» are bounds, not negations. */
const negating =
  /^(δεν|δε|μην|οχι|ουτε|μητε|χωρισ|διχωσ|κανενα|κανενασ|καμια|καμιασ|κανεναν|ποτε|τιποτα|τιποτε|not|no|never|without|nor|neither|none|nobody|cannot|isn|aren|doesn|don|unless)$/u
const bounding = /^(υπερβαιν\p{L}*|υπερβει|ξεπερν\p{L}*|ξεπερασ\p{L}*|exceed\p{L}*)$/u
const boundingNext =
  /^(more|less|fewer|later|earlier|further|farther|below|above|περισσοτερ\p{L}*|λιγοτερ\p{L}*|πανω|κατω|παραπανω|only|μονο|αργοτερα|νωριτερα)$/u
/** What leaves something out without a negation. */
const excluding =
  /^(εξαιρ(?!εσ)\p{L}*|αποκλει(?!στικ)\p{L}*|απορρι\p{L}*|απαγορευ\p{L}*|εκτοσ|exclu(?!siv)\p{L}*|reject\p{L}*|refus\p{L}+|exempt|exempts|exempted|απαλλασσ\p{L}+|απαλλαγμεν\p{L}+|waive[sd]?|απαραδεκτ\p{L}+|inadmissible|unacceptable|prohibit\p{L}*|forbid\p{L}*|outside|ineligible)$/u

/** «Μη επιλέξιμος», "non-core": they negate one word, not the statement. */
export const isWordNegation = (word: string): boolean => /^(?:μη|non)$/u.test(word)

export const isExcluding = (word: string): boolean => excluding.test(word)

export const isNegation = (word: string): boolean => negating.test(word)

/** How often a clause says no: negations and exclusions, one that negates the other not counted. */
export interface Polarity {
  readonly negative: number
  /** Negations of exclusions, which say yes. */
  readonly double: number
}

export function polarityOf(words: readonly Word[]): Polarity {
  let negative = 0
  let double = 0
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? ''
    if (excluding.test(text)) negative += 1
    // "Free of debts", but not "free of charge".
    if (text === 'free' && /^(?:of|from)$/u.test(words[at + 1]?.text ?? '') && words[at + 2]?.text !== 'charge')
      negative += 1
    if (!negating.test(text)) continue
    const next = words.slice(at + 1, at + 4).map((word) => word.text)
    if (
      /^(?:δεν|not)$/u.test(text) &&
      words
        .slice(at + 2, at + 5)
        .some(
          (word, index) =>
            /^(?:ανω|over|above|beyond)$/u.test(word.text) &&
            /^(?:των|τησ|του|the|a|\d.*)$/u.test(words[at + 3 + index]?.text ?? ''),
        )
    )
      continue
    if (boundingNext.test(next[0] ?? '') || next.some((word) => bounding.test(word))) continue
    if (contrasts(words, at) || echoes(words, at)) continue
    if (next.slice(0, 2).some((word) => excluding.test(word) && !/^(?:outside|εκτοσ|except)$/u.test(word))) {
      double += 1
      negative -= 1
    } else negative += 1
  }
  return { negative, double }
}

/** How often a text says that something exceeds something, and that it does not. */
export function exceedingIn(words: readonly Word[]): { does: number; not: number } {
  const found = { does: 0, not: 0 }
  for (const [at, { text }] of words.entries()) {
    if (!bounding.test(text)) continue
    found[words.slice(Math.max(0, at - 4), at).some((word) => negating.test(word.text)) ? 'not' : 'does'] += 1
  }
  return found
}

/** What is left out of a statement: the words after «με εξαίρεση», "except". */
export function exceptionsIn(words: readonly Word[]): Word[] {
  return words.flatMap(({ text }, at) =>
    /^(?:εξαιρεσ\p{L}*|except|excepting|excluding|πλην)$/u.test(text) ||
    (/^(?:εκτοσ|apart|other)$/u.test(text) &&
      /^(?:απο|from|than)$/u.test(words[at + 1]?.text ?? '') &&
      // "Apart from A it has B as well": A is had, too.
      !words.slice(at + 2).some((word) => /^(?:also|too|additionally)$/u.test(word.text)) &&
      !words
        .slice(at + 2)
        .some(
          (word, index, rest) => word.text === 'και' && /^(?:εχει|ειναι|διαθετ)/u.test(rest[index - 1]?.text ?? ''),
        ))
      ? words.slice(at + 1, at + 4)
      : [],
  )
}

/** "No, it is not": an answer said twice. */
function echoes(words: readonly Word[], at: number): boolean {
  const [here, next] = [words[at], words[at + 1]]
  return (
    here !== undefined &&
    next !== undefined &&
    /^(?:οχι|no)$/u.test(here.text) &&
    next.start - here.end > 1 &&
    words.slice(at + 1).some(({ text }) => /^(?:δεν|δε|not|cannot)$/u.test(text))
  )
}

/** "Three, not five": sets two things against each other and negates no statement. */
function contrasts(words: readonly Word[], at: number): boolean {
  if (!/^(οχι|not)$/u.test(words[at]?.text ?? '')) return false
  const before = words[at - 1]
  const here = words[at]
  return (
    (/^(και|αλλα|and|but)$/u.test(before?.text ?? '') ||
      (before !== undefined && here !== undefined && here.start - before.end > 1)) &&
    !/ed$/u.test(words[at + 1]?.text ?? '')
  )
}

/** Pairs that mean the opposite: one must not stand for the other. Stems, folded. */
const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['επιλεξιμ', 'eligib'],
    ['εξαιρ', 'αποκλει', 'exclu'],
  ],
  [
    [
      'αυξησ',
      'αυξαν',
      'αυξηθ',
      'προσαυξ',
      'επαυξ',
      'ανεβ',
      'increas',
      'raise',
      'rise',
      'rose$',
      'grow',
      'grew$',
      'higher',
    ],
    ['μειωσ', 'μειων', 'μειωθ', 'πεφτ', 'επεσ', 'decreas', 'reduc', 'drop', 'fall', 'fell$', 'lower'],
  ],
  [
    ['πριν', 'before', 'prior', 'precede'],
    ['μετα', 'υστερα', 'επειτα', 'after', 'follow'],
  ],
  [
    ['υποχρεωτικ', 'mandatory', 'compulsory', 'obligatory'],
    ['προαιρετικ', 'optional', 'voluntary'],
  ],
  [
    ['επιτρεπ', 'allow', 'permit'],
    ['απαγορευ', 'prohibit', 'forbid', 'bann'],
  ],
  [
    ['εντοσ', 'μεσα', 'inside', 'within'],
    ['εκτοσ', 'εξω', 'outside', 'beyond'],
  ],
  [
    ['εγκρι', 'approv'],
    ['απορρι', 'reject', 'refus'],
  ],
  [
    ['αρχη', 'αρχι', 'εναρξ', 'ανοιγ', 'start', 'begin', 'open'],
    ['ληγ', 'ληξ', 'κλειν', 'end', 'clos', 'expir'],
  ],
  [
    ['πληρωσ', 'fully', 'entirely', 'all$'],
    ['μερει$', 'μερικωσ', 'partly', 'partially', 'most$'],
  ],
  [
    ['already', 'ηδη$'],
    ['yet$', 'ακομη$', 'ακομα$'],
  ],
  [
    ['shorter', 'συντομοτερ'],
    ['longer', 'μακρυτερ', 'extend'],
  ],
  [
    ['προσθ', 'προστεθ', 'προστιθ', 'added$', 'adding'],
    ['αφαιρ', 'subtract', 'deduct'],
  ],
  [
    ['ανεβαιν', 'ανεβηκ', 'ανερχ', 'rises$', 'rose$', 'rising'],
    ['κατεβαιν', 'πεφτ', 'επεσ', 'falls$', 'fell$', 'falling', 'drops$', 'dropped'],
  ],
  [
    ['διπλασ', 'double'],
    ['τριπλασ', 'υποδιπλασ', 'triple', 'halve'],
  ],
  [
    ['κερδ', 'profit'],
    ['ζημι', 'loss$', 'losses$'],
  ],
  [
    ['lengthen', 'extend', 'παρατ'],
    ['shorten', 'συντομευ', 'curtail'],
  ],
  [
    ['αγορα', 'buy$', 'buys$', 'bought', 'purchas'],
    ['πωλ', 'πουλ', 'sell', 'sold', 'sale'],
  ],
  [
    ['μισθω', 'lease', 'leasing', 'rent'],
    ['πωλει', 'πωλουντ', 'sold$', 'sells$'],
  ],
  [
    ['προσλαμβ', 'προσλαφ', 'hire', 'hiring', 'recruit'],
    ['απολυ', 'dismiss', 'layoff'],
  ],
  [
    ['issue', 'εκδιδ', 'εκδοθ', 'εξεδωσ'],
    ['withdr', 'revok', 'ανακαλ', 'ανακλ', 'cancel'],
  ],
  [
    ['first$', 'πρωτη$', 'πρωτο$', 'πρωτα$', 'πρωτοσ$', 'πρωτησ$', 'πρωτων$'],
    ['last$', 'final$', 'τελευται', 'τελικ'],
  ],
  [
    ['επομεν', 'next$', 'following'],
    ['προηγουμεν', 'previous', 'preceding'],
  ],
  [
    ['εξωτερικ', 'external', 'independent'],
    ['εσωτερικ', 'internal', 'house$'],
  ],
  [
    ['πληρουσ', 'πληρησ', 'full$'],
    ['μερικ', 'part$'],
  ],
  [
    ['συν$', 'plus$', 'πλεον$'],
    ['μειον', 'minus'],
  ],
  [
    ['εμπροσ', 'forward'],
    ['πισω', 'back'],
  ],
  [
    ['υψηλοτερ', 'μεγαλυτερ', 'highest', 'largest', 'higher$', 'greater$'],
    ['χαμηλοτερ', 'μικροτερ', 'lowest', 'smallest', 'lower$', 'smaller$'],
  ],
]

/** A stem that ends with `$` is the whole word. */
export const begins = (word: string, stem: string): boolean =>
  stem.endsWith('$') ? word === stem.slice(0, -1) : word.startsWith(stem)

/** "Unemployed" for "employed", and the other way round. */
export const prefixed = (a: string, b: string): boolean =>
  a.length > 4 && b.length > 4 && (a === `un${b}` || b === `un${a}` || a === `in${b}` || b === `in${a}`)

/** What happens to a thing, one row an event: another event of the source must not be said of its date. */
const events = [
  /^(?:sign|signed|signs|signature|υπογρα\p{L}+)$/u,
  /^(?:issued?|issues|issuance|εκδ(?:ιδ|οθ|οσ)\p{L}+|εξεδωσ\p{L}+)$/u,
  /^(?:expir\p{L}+|ends?|ended|ending|finish\p{L}*|complet\p{L}+|clos(?:es?|ed|ing)|λη(?:γ|ξ)\p{L}+|εκπνε\p{L}+|ολοκληρ\p{L}+|τελοσ|περατ\p{L}+)$/u,
  /^(?:start\p{L}*|beg[aiu]n\p{L}*|open(?:s|ed|ing)?|commenc\p{L}+|launch\p{L}*|αρχι[ζσ]\p{L}+|εναρξ\p{L}+|ξεκιν\p{L}+|ανοιγ\p{L}+)$/u,
  /^(?:found(?:ed|ation|ing)|establish\p{L}*|incorporat\p{L}+|συστ(?:αθ|ασ)\p{L}+|συνεστη\p{L}*|ιδρυ\p{L}+)$/u,
  /^(?:terminat\p{L}+|dissol\p{L}+|cancel\p{L}*|λυθηκ\p{L}+|λυση|λυσησ|καταγγελθ\p{L}+|ακυρω\p{L}+)$/u,
  /^(?:publish\p{L}*|publication|δημοσιευ\p{L}+)$/u,
  /^(?:amend\p{L}*|τροποποι\p{L}+)$/u,
  /^(?:award(?:ed|s)?|απονεμ\p{L}+)$/u,
  /^(?:submi(?:t|ts|tted|ssion)|υποβ(?:α|ο|λ)\p{L}+|κατατ\p{L}+|καταθεσ\p{L}+)$/u,
  /^(?:bought|purchas\p{L}+|αγορα(?:σ|ζ)\p{L}+)$/u,
  /^(?:sold|sells?|πωλ(?:η|ει)\p{L}+|πουλ\p{L}+)$/u,
]

/** The events that words speak of, by number. */
export const eventsIn = (words: readonly Word[]): ReadonlySet<number> =>
  new Set(words.flatMap(({ text }) => events.flatMap((pattern, row) => (pattern.test(text) ? [row] : []))))

/** Pairs of which one is never the other, though they belong to one matter. */
const counterparts: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['lender', 'δανειστ', 'δανειοδοτ'],
    ['borrower', 'δανειοληπτ', 'δανειζομεν'],
  ],
  [
    ['employer', 'εργοδοτ'],
    ['employee', 'worker', 'staff$', 'εργαζομεν', 'μισθωτ', 'υπαλληλ'],
  ],
  [
    ['landlord', 'lessor', 'εκμισθωτ'],
    ['tenant', 'lessee', 'μισθωτησ$', 'μισθωτη$', 'ενοικιαστ'],
  ],
  [
    ['buyer', 'purchaser', 'αγοραστ'],
    ['seller', 'vendor', 'πωλητ'],
  ],
  [
    ['export', 'εξαγωγ', 'εξαγ'],
    ['import$', 'imports$', 'imported', 'εισαγωγεσ$', 'εισαγωγων$', 'εισαγομεν', 'εισαγον', 'εισαγετ'],
  ],
  [
    ['directly', 'direct$', 'αμεσεσ$', 'αμεσων$', 'αμεσα$'],
    ['indirect', 'εμμεσ'],
  ],
  [
    ['teacher', 'trainer', 'εκπαιδευτη', 'εκπαιδευτεσ', 'εκπαιδευτων', 'δασκαλ'],
    ['student', 'pupil', 'trainee', 'μαθητ', 'εκπαιδευομεν', 'καταρτιζομεν'],
  ],
  [
    ['petrol$', 'gasoline', 'βενζιν'],
    ['diesel$', 'ντιζελ', 'πετρελαι'],
  ],
  [
    ['inflow', 'εισρο'],
    ['outflow', 'εκρο'],
  ],
  [
    ['revenue', 'income$', 'εσοδ', 'εισοδημ'],
    ['expens', 'cost$', 'costs$', 'expenditure', 'εξοδ', 'δαπαν'],
  ],
  [
    ['asset', 'ενεργητικ'],
    ['liabilit', 'παθητικ', 'υποχρεωσεισ$'],
  ],
  [
    ['gross$', 'ακαθαριστ', 'μικτ'],
    ['net$', 'καθαρ'],
  ],
  [
    ['public$', 'δημοσι'],
    ['private', 'ιδιωτικ'],
  ],
  [
    ['urban', 'αστικ'],
    ['rural', 'αγροτικ', 'υπαιθρ'],
  ],
  [
    ['national', 'εθνικ'],
    ['international', 'διεθν', 'regional', 'περιφερειακ'],
  ],
  [
    ['temporary', 'προσωριν', 'provisional'],
    ['permanent', 'μονιμ', 'final$', 'οριστικ'],
  ],
  [
    ['variable', 'κυμαινομεν', 'μεταβλητ'],
    ['fixed', 'σταθερ'],
  ],
  [
    ['male$', 'men$', 'man$', 'ανδρ', 'αντρ'],
    ['female', 'women', 'woman', 'γυναικ'],
  ],
  [
    ['same$', 'ιδια$', 'ιδιεσ$', 'ιδιων$', 'ιδιο$', 'ιδιου$'],
    ['different', 'διαφορετ'],
  ],
  [
    ['electronic', 'online', 'ηλεκτρονικ', 'digital'],
    ['written$', 'εγγραφωσ', 'paper$', 'printed', 'εντυπ', 'χαρτι', 'handwritten', 'χειρογραφ', 'post$', 'ταχυδρομ'],
  ],
  [
    ['oral', 'orally', 'προφορικ'],
    ['written', 'writing', 'γραπτ', 'εγγραφωσ', 'εγγραφη$'],
  ],
  [['partner'], ['linked', 'συνδεδεμεν']],
  [
    ['summer', 'θεριν', 'καλοκαιρ'],
    ['winter', 'χειμεριν', 'χειμων'],
  ],
  [
    ['morning', 'πρωιν'],
    ['evening', 'afternoon', 'απογευματιν', 'βραδιν'],
  ],
  [
    ['black$', 'μαυρ'],
    ['white$', 'λευκ', 'ασπρ'],
  ],
  [
    ['hot$', 'warm', 'θερμ', 'ζεστ'],
    ['cold', 'κρυ', 'ψυχρ'],
  ],
  [
    ['wet$', 'υγρ'],
    ['dry$', 'ξηρ', 'στεγν'],
  ],
  [
    ['upper', 'ανωτερ'],
    ['lower', 'κατωτερ'],
  ],
  [
    ['north', 'βορει'],
    ['south', 'νοτι'],
  ],
  [
    ['eastern', 'east$', 'ανατολικ'],
    ['western', 'west$', 'δυτικ'],
  ],
  [
    ['used$', 'second$', 'μεταχειρισμεν'],
    ['brand$', 'καινουργ', 'αμεταχειριστ'],
  ],
  [
    ['strength', 'δυναμικ'],
    ['weakness', 'αδυναμι'],
  ],
  [
    ['monthly', 'μηνιαι'],
    ['quarterly', 'τριμηνιαι'],
  ],
  [
    ['main$', 'primary', 'κυρι', 'κυριο'],
    ['secondary', 'δευτερευ', 'auxiliary', 'βοηθητικ'],
  ],
  [
    ['supplier', 'προμηθευτ'],
    ['customer', 'client', 'πελατ'],
  ],
  [
    ['short$', 'βραχυ'],
    ['long$', 'μακρο'],
  ],
  [
    ['mortgage', 'υποθηκ'],
    ['guarantee', 'εγγυησ'],
  ],
  [
    ['positive', 'θετικ', 'favourable', 'ευνοικ'],
    ['negative', 'αρνητικ', 'adverse', 'δυσμεν'],
  ],
  [
    ['manual', 'χειροκιν', 'χειρωνακτ'],
    ['automat', 'αυτοματ', 'computer'],
  ],
  [
    ['open$', 'opens', 'ανοιχτ', 'ανοικτ'],
    ['closed', 'κλειστ'],
  ],
  [
    ['horizontal', 'οριζοντι'],
    ['vertical', 'καθετ'],
  ],
  [
    ['ordinary', 'τακτικ'],
    ['extraordinary', 'εκτακτ'],
  ],
  [
    ['full$', 'πληρουσ'],
    ['part$', 'μερικησ'],
  ],
  [
    [
      'country$',
      'countries$',
      'state$',
      'states$',
      'χωρα$',
      'χωρασ$',
      'χωρεσ$',
      'χωρων$',
      'κρατη$',
      'κρατων$',
      'κρατοσ$',
    ],
    ['region$', 'regions$', 'περιφερει', 'municipalit', 'δημοι$', 'δημων$'],
  ],
  [
    ['own$', 'owns$', 'owned$', 'ιδιοκτησ', 'ιδιοκτητ', 'κυριοτ'],
    ['rent', 'lease', 'leasing', 'ενοικι', 'μισθων', 'μισθωμ', 'μισθωσ'],
  ],
  [
    ['first$', 'πρωτη$', 'πρωτοσ$', 'πρωτο$', 'προηγ', 'precede'],
    ['last$', 'τελευται', 'επετ'],
  ],
  [
    ['criteri', 'κριτηρι'],
    ['stage$', 'stages$', 'phase$', 'phases$', 'σταδι', 'φασεισ$', 'φαση$', 'φασησ$'],
  ],
  [
    ['patent', 'ευρεσιτεχν'],
    ['trademark', 'σηματοσ$', 'σημα$', 'σηματα$'],
  ],
  [
    ['manufactur', 'produc', 'παραγωγ', 'κατασκευ'],
    ['repair', 'επισκευ'],
  ],
  [
    ['granted$', 'χορηγηθ'],
    ['published$', 'δημοσιευθ', 'δημοσιευτ'],
  ],
  [
    ['patient', 'ασθεν'],
    ['employee', 'εργαζομεν', 'πελατ', 'customer'],
  ],
  [
    ['start$', 'εναρξ'],
    ['end$', 'ληξ'],
  ],
  [
    ['facilitat', 'διευκολυν', 'easier$', 'easing'],
    ['hinder', 'restrict', 'δυσχερ', 'ελεγχ', 'δυσκολ'],
  ],
  [
    ['stop', 'παυσ', 'παυει$', 'σταματ', 'διακο', 'cease'],
    ['expan', 'επεκτ', 'continu', 'συνεχι'],
  ],
  [
    ['loan$', 'loans$', 'δανει'],
    ['grant$', 'grants$', 'επιχορηγησ'],
  ],
]

/** Of such pairs that a word is in: the stems of its own side and those of the other side. */
export function counterpartsOf(word: string): readonly (readonly [readonly string[], readonly string[]])[] {
  return counterparts.flatMap(([a, b]) => {
    if (a.some((stem) => begins(word, stem))) return [[a, b] as const]
    return b.some((stem) => begins(word, stem)) ? [[b, a] as const] : []
  })
}

/** The opposite of a word, where it has one in the list. */
export function oppositesOf(word: string): readonly string[] {
  return opposites.flatMap(([a, b]) => {
    if (a.some((stem) => begins(word, stem))) return b
    return b.some((stem) => begins(word, stem)) ? a : []
  })
}

/** Whether one word may stand for the other: forms of one word, or one meaning of the lexicon. */
export function like(a: string, b: string): boolean {
  if (isNegation(a) !== isNegation(b)) return false
  if (sameWord(a, b)) return true
  const meanings = meaningsOf(a)
  return meanings.length > 0 && meaningsOf(b).some((meaning) => meanings.includes(meaning))
}
