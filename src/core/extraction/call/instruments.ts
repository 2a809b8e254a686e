import type { Instrument } from '../../facts/programme.ts'
import { headBlocks } from './identity.ts'
import { areFewLines, kindsOfPage } from './instruments-of-pages.ts'
import { isAside } from '../whose/scope.ts'
import { keysOf, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Which kinds of support a call gives. Folded text. */

/** Loans that are given beside a guarantee for them: not only their amount is told. */
const lending =
  /(?<!\p{L})lends?(?= (?:up to|from|between|to|for|money|small|business))|(?:receive|get|obtain)s? (?:an? )?(?:[\p{L}-]+ )?loans?(?!\p{L})|(?:χορηγ|παρεχ)(?:ουμε|ουνται|ονται) (?:\p{L}+ )?δανεια|(?:χορηγηση|παροχη)[σ]? (?:\p{L}+ )?(?:μικρο)?δανειων(?! που)|(?:μικρο)?δανει(?:α|ο) (?:\p{L}+ ){0,2}με (?:\p{L}+ )?επιδοτησ\p{L}* (?:του )?(?:επιτοκ|τοκ)|(?<!\p{L})loans? with an? (?:[\p{L}-]+ )?(?:interest(?:[- ]rate)? subsid|subsid)|(?<!\p{L})δανειζ(?:ει|ουμε)(?!\p{L})|δανεια (?:που|τα οποια) (?:καλυπτ|εγγυ)|(?:guaranteed|backed|subsidised|interest-free|low-interest) loans?(?! portfol)|loans? (?:which are |that are )?(?:covered|backed|guaranteed) by|(?:ατοκ|επιδοτουμεν|χαμηλοτοκ|επιστρεπτε)\p{L}+ δανει|μικροδανεια|micro-?loans? (?:of|between|from|up to)|συνδυαζ\p{L}+ δανει|δανεια με (?:την )?(?:κρατικη )?εγγυηση|(?<!\p{L})θα δανειζ(?:ει|ουν)(?!\p{L})|(?<!\p{L})(?:καθε|το) δανειο (?:θα )?(?:ειναι|φτανει|δινεται)(?!\p{L})|διν(?:ει|ονται|εται) (?:\p{L}+ )?δανει|δανειο (?:και|με) (?:επιδοτουμεν|χαμηλο)\p{L}+/u

/** "With the fund one can get: 1. A loan for an investment". */
const toGet =
  /(?<!\p{L})(?:(?:παρ|λαβ)(?:ει|ουν|ετε)|παιρν\p{L}+|λαμβαν\p{L}+|προσφερ\p{L}+|get|receive|have|offers?|provides?)(?: \p{L}+)?\s*:\s*$/u
const isLoan = /^[^\p{L}]*(?:an? )?(?:δανει(?:ο|α)|loans?)(?!\p{L})/u

/** What a scheme is, by which banks lend. */
const ofGuarantees =
  /(?:schemes?|funds?|programmes?) of guarantees?|guarantee (?:scheme|fund|programme)s?|(?:καθεστωσ|προγραμμα|σχημα)(?:τοσ)? εγγυησ/u

/** One support that is both a loan and a grant. */
const blend =
  /συνδυασμ\p{L}+ (?:\p{L}+ )?δανει\p{L}+ (?:και|με) (?:\p{L}+ )?επιχορηγησ|δανει\p{L}+ (?:που συνοδευ\p{L}+ απο|μαζι με|σε συνδυασμο με) (?:\p{L}+ )?επιχορηγησ|(?:combin|blend)\p{L}*[^.;]{0,30}loans?(?!\p{L})[^.;]{0,30}(?:grant|rebate|subsid)|loans? (?:combined |together )?with (?:an? )?(?:\p{L}+ )?(?:grant|rebate)|σκελοσ (?:του )?δανει|(?:can|may) (?:also )?apply for an? (?:[\p{L}-]+ )?loan(?!\p{L})/u
const covered =
  /δανει[^.]{0,60}(?:εγγυηση|εγγυημεν)|εγγυησ\p{L}+[^.]{0,40}δανει|guaranteed loan|loans? [^.]{0,40}guarantee/u
/** Kinds that a call can give without a grant. */
const besidesGrants: readonly Instrument[] = [
  'interest_subsidy',
  'leasing_subsidy',
  'repayable_advance',
  'tax_exemption',
]

/** Words that name a kind of support. `title` where only the title of the document is sure enough. */
const instrumentWords: readonly { name: Instrument; where: 'title' | 'anywhere'; words: RegExp }[] = [
  { name: 'voucher', where: 'title', words: /vouchers?|(?<!\p{L})επιταγ(?:η|ησ|εσ|ων)(?!\p{L})|κουπονι/u },
  {
    name: 'wage_subsidy',
    where: 'title',
    words:
      /(?:επιδοτησ|επιχορηγησ|ενισχυσ)\p{L}*[^.·]{0,40}(?:προσληψ|θεσεων εργασιασ|νεων θεσεων|(?<!\p{L}|πρωτοβουλι\p{L}{1,3} )απασχολησησ|μισθ(?!ωσ|ωτηρ|ωμα))|(?:προσληψ|(?<!\p{L})απασχοληση)\p{L}*(?:[^.·]|\.\d){0,30}ανεργ|(?:wage|hiring|employment|recruitment) (?:subsid|support|incentive)|(?:επιδοτ|επιχορηγ|ενισχυσ|κινητρ)\p{L}*(?![^.·]*(?:αυτοαπασχολ|ιδρυσ|επιχειρηματικοτητ|επιχειρηση τουσ|ξεκινημα))[^.·]{0,60}(?:(?:επιχειρησ|εργοδοτ|θεσ)\p{L}*[^.·]{0,30}ανεργ|να προσλ)|(?:επιδοτ|επιχορηγ)\p{L}*ται (?:η |την )?(?:εργασια|απασχοληση)(?!\p{L})/u,
  },
  {
    name: 'guarantee',
    where: 'title',
    words:
      /εγγυοδο[στ]|εγγυησ|εγγυ(?:αται|ωνται|ουνται)(?!\p{L})|εγγυητικ\p{L}+ (?:ταμει|προγραμμα|σχημα)|guarantee(?!s (?:it|them|that)(?!\p{L}))/u,
  },
  {
    name: 'loan',
    where: 'title',
    words:
      /(?:μικρο)?δανει|μικροπιστωσ|μικροχρηματοδοτησ|micro-?(?:credit|finance)|(?<!\p{L})(?:micro-?)?loans?(?!\p{L})|lending/u,
  },
  {
    name: 'loan',
    where: 'anywhere',
    words:
      /χορηγει δανεια|will offer loans|ποσο δανειου|loan amount|senior loan|loans of (?:between|up to|from)|δανεια (?:απο|εωσ|υψουσ) \d/u,
  },
  { name: 'loan', where: 'anywhere', words: lending },
  {
    name: 'interest_subsidy',
    where: 'anywhere',
    words:
      /(?:επιδοτησ|επιχορηγησ)\p{L}+ (?:μερουσ )?(?:του )?(?:επιτοκι|τοκ(?:ου|ων))|(?:επιδοτ|επιχορηγ)(?:ειται|ουνται|ει) (?:το |οι |μερος? (?:του|των) )?(?:επιτοκι|τοκ(?:οι|ουσ|ων))|επιδοτουμεν\p{L}+ (?:επιτοκι|τοκ(?:ο|οσ|ου|ων|ουσ)(?!\p{L}))|(?:επιτοκι\p{L}+|τοκ(?:οι|οσ|ων|ουσ))(?!\p{L})[^.;·]{0,30}(?<!\p{L})(?:επιδοτ|επιχορηγ)(?:ειται|ουνται)|πληρων(?:ει|ονται|εται) (?:\p{L}+ )?(?:το[νυσι]*|οι|το) (?:τοκ(?:ο|οσ|οι|ουσ)|επιτοκι)|interest (?:is|are) (?:subsidi[sz]ed|(?:paid|covered|borne) (?:by the|for))|interest[- ](?:rate )?subsid|pays? (?:\p{L}+ ){0,2}?interest (?:on|of) (?:(?:the|their|its) )?(?:\p{L}+ )?loans?/u,
  },
  {
    name: 'tax_exemption',
    where: 'anywhere',
    words:
      /(?:ειδ\p{L}+|μορφ\p{L}+|κινητρ|ποσοστο|ποσο|υψοσ|χορηγ\p{L}+|παρεχ\p{L}+|διν\p{L}+)[^.]{0,80}φορολογικ\p{L}+ απαλλαγ|αφορ\p{L}+ (?:τη[νσ]? )?φορολογικ\p{L}+ απαλλαγ|^\s*(?:\d+(?:\.\d+)*[.)]? )?φορολογικ\p{L}+ απαλλαγ\p{L}+\s*$|(?:ευρω|€) για (?:τισ )?φορολογικ\p{L}+ απαλλαγ|(?:(?:ευρω|€)[^.]{0,30}(?:για|αφορ\p{L}+)|(?:επιλ(?:ε[γξ])|προτιμ)\p{L}+) (?:τισ )?(?:φορολογικ\p{L}+ (?:απαλλαγ|ελαφρυνσ)|φοροαπαλλαγ)|tax exemption/u,
  },
  { name: 'tax_exemption', where: 'title', words: /φοροαπαλλαγ|φορολογικ\p{L}+ απαλλαγ/u },
  {
    name: 'leasing_subsidy',
    where: 'title',
    words:
      /(?:επιδοτησ|επιχορηγησ|απαλλαγ|grant|subsid|exemption)\p{L}*\s?(?:,|\/|και|η|or|and|&)+[^.;·]{0,12}(?<!\p{L})(?:leasing|χρηματοδοτικ\p{L}+ μισθωσ)/u,
  },
  {
    name: 'tax_credit',
    where: 'title',
    words: /(?<!\p{L})tax (?:credit|relief|deduction)|(?:εκπτωσ|πιστωσ)\p{L}+ φορου|υπερεκπτωσ/u,
  },
  {
    name: 'tax_credit',
    where: 'anywhere',
    words:
      /(?:through|as|form of|means of|receive|claim) an? (?:\p{L}+ )?tax credit|the tax credit (?:is|covers|equals)|(?:^|[.:;] )an? tax credit (?:of|at|equal|worth)|(?:deduction|credit|relief) (?:is|are|can be|may be) claimed (?:in|through|on) (?:the|your|a|their) (?:\p{L}+ )?tax (?:return|declaration)|credit against (?:(?:its|their|the|your) )?(?:\p{L}+ )?tax|υπερεκπτωσ|(?:μορφη|μεσω) (?:τησ )?(?:εκπτωσ\p{L}+ (?:του )?φορου|φορολογικ\p{L}+ (?:εκπτωσ|πιστωσ))/u,
  },
  {
    name: 'wage_subsidy',
    where: 'anywhere',
    words:
      /επιδοτησ\p{L}+ (?:του )?κοστουσ (?:τησ )?(?:\p{L}+ )?απασχολησ|(?:επιδοτησ|επιχορηγησ)\p{L}+ (?:(?:εωσ |μεχρι |κατα )?\d+ ?% )?(?:του |των )?μισθ(?:ου|ων)(?!\p{L})|(?:επιδοτ|επιχορηγ)(?:ει|ουν|ουνται|ειται) (?:\p{L}+ ){0,3}?(?:τ\p{L}{1,3} )?μισθ(?:ο|οσ|ου|ων|ουσ|οι)(?!\p{L})|(?:επιδοτ|επιχορηγ)(?:ει|ουν|ουνται|ειται) (?:τουσ )?(?:εργοδοτ|επιχειρησ|εταιρ)\p{L}+ (?:για να|που|ωστε να) (?:\p{L}+ ){0,2}?προσλα|subsidi[sz]es? (?:the |part of the |employers? (?:who|that|to) (?:hire|take on)|(?:\p{L}+ ){0,2}?wages)|pays? (?:a )?(?:part|share) of the (?:wage|salar)|wage subsidy (?:of|for|is)/u,
  },
  {
    name: 'leasing_subsidy',
    where: 'anywhere',
    words:
      /(?:χρηματοδοτικ\p{L}+ μισθωσ\p{L}+|leasing)[^.]{0,20}(?:επιδοτ|επιχορηγ)(?:ειται|ουνται)|επιδοτ(?:ειται|ουνται)[^.]{0,30}μισθωμα|επιδοτησ\p{L}+ (?:χρηματοδοτικησ μισθωσησ|leasing|τησ χρηματοδοτικησ)|leasing subsid/u,
  },
  {
    name: 'repayable_advance',
    where: 'anywhere',
    words:
      /επιστρεπτε\p{L}+ (?:προκαταβολ|ενισχυσ)|(?<!non-?|not )(?<!\p{L})(?:repayable|recoverable|reimbursable|refundable) (?:advance|aid|contribution|assistance)/u,
  },
  {
    name: 'equity',
    where: 'anywhere',
    words:
      /(?:and|plus|combined with|direct|an) (?:an? )?equity|quasi-?equity|equity (?:put in|injected)|equity (?:from|of|investments?|components?|tickets?|stakes?|options?|finance|funding|parts?)(?!\p{L})|convertible (?:notes?|loans?)(?!\p{L})|(?:εισφορ|συμμετοχ)\p{L}* (?:του (?:δημοσιου|ταμειου) )?(?:στο|σε) (?:μετοχικο |εταιρικο )?κεφαλαιο(?! τησ μητρικ| κινησ)|συμμετεχει στο (?:μετοχικο )?κεφαλαιο|επενδυσ\p{L}+ ιδιων κεφαλαιων|κεφαλαι\p{L}+ επιχειρηματικ\p{L}+ συμμετοχ|συνεπενδυ(?:σ|ει|ουν)\p{L}*(?![^.;·]{0,50}(?:τραπεζ|δανει))|επενδυ(?:ει|ουμε|εται)(?:[^.;·]|\.\d){0,70}(?:σε|στο) (?:μετοχικο|εταιρικο) κεφαλαι|αποκτα (?:\p{L}+ ){0,2}?(?:μεριδιο|ποσοστο|μετοχεσ) (?:σε |στ\p{L}{1,3} )|(?<!\p{L})(?:takes?|buys?|acquires?) (?:an? )?(?:[\p{L}-]+ ){0,2}?(?:shares?|stakes?) (?:of|in) (?:the )?(?:[\p{L}-]+ )?(?:capital|compan|firms?|businesses|start-?ups?)/u,
  },
  {
    name: 'prize',
    where: 'title',
    words: /βραβει|(?<!\p{L})prizes?(?!\p{L})|διαγωνισμ\p{L}+ (?:καινοτομ|επιχειρηματικ)/u,
  },
  {
    name: 'prize',
    where: 'anywhere',
    words:
      /awards? (?:\p{L}+ )?prizes|απονεμονται βραβεια|prizes (?:of|are awarded|worth)|(?:also )?receive the [^.;]{3,40}prizes?(?!\p{L})/u,
  },
]

/** What a call gives that names neither a grant nor money: a relief from tax, advice, courses. */
const withoutGrant: readonly (readonly [Instrument, RegExp])[] = [
  [
    'tax_exemption',
    /φοροαπαλλαγ|(?:απαλλασσ\p{L}+|απαλλαγ\p{L}+) (?:\p{L}+ ){0,6}?(?:φορο|φορων|τελη(?!\p{L})|τελων)|exempt\p{L}* (?:from|of) (?:[\p{L}-]+ ){0,4}?(?:tax(?:es)?|dues|duties|rates)(?!\p{L})/u,
  ],
  [
    'other',
    /φορολογικ\p{L}+ κινητρ|υπεραποσβεσ|(?:προσαυξημεν|ταχυτερ|επιταχυνομεν)\p{L}+ αποσβεσ|αποσβεσεισ προσαυξημεν|(?:εκπιπτ|αφαιρ|εκπτωσ)\p{L}+ (?:\p{L}+ ){0,5}?(?:φορολογητε|εισοδημα|κερδ)|tax incentive|(?:accelerated|additional|enhanced) depreciation|super-?deduction|investment allowance|(?:deduct|deduction|write off)\p{L}*[^.;]{0,80}(?:taxable|tax purposes)|taxable (?:income|profit)s?[^.;]{0,60}deduct|pay (?:half|part|less|a reduced rate) [^.;]{0,40}tax(?!\p{L})|exempt\p{L}* from (?:[\p{L}-]+ ){0,3}?contributions|απαλλα(?:σσ|γ)\p{L}+ (?:\p{L}+ ){0,3}?εισφορ/u,
  ],
  [
    'advisory',
    /δωρεαν (?:\p{L}+ ){0,2}?(?:συμβουλ|καθοδηγησ|υπηρεσι\p{L}+ συμβουλ)|(?:free|advice|mentoring|consultancy|coaching)(?: [\p{L}-]+){0,4} (?:free of charge|at no (?:cost|charge))|free (?:advice|mentoring|consultancy|coaching)/u,
  ],
  ['training', /δωρεαν (?:\p{L}+ ){0,2}?(?:καταρτισ|εκπαιδευσ|σεμιναρι)|free (?:training|courses|workshops)/u],
]
/** Aid without a word on its form. */
const anyAid =
  /ενισχυσ|χρηματοδοτ|δημοσι\p{L}+ δαπαν|στηριξ|(?<!\p{L})(?:aid|support|funding|contribution|funded)(?!\p{L})/u

/** The kinds of support of a call; `guessed` is how sure a grant is that no word of the call names. */
export interface InstrumentsRead {
  readonly instruments: Instrument[]
  readonly guessed?: number
}

/** The sentences of a block that offer something: "no grant element", "δεν δίνεται επιχορήγηση" and what is no longer on offer are none. */
const offered = (block: Block): string => sentencesOffered(block).join(' ')

function sentencesOffered(block: Block): string[] {
  const { folded } = block.folded
  return sentencesOf(block)
    .map(({ start, end }) => folded.slice(start, end))
    .filter((text) => !notOffered.test(text) && !isAside(block, text))
}

const kinds = String.raw`(?:επιχορηγησ|επιδοτησ|ενισχυσ|δανει|εγγυησ|κουπονι|επιταγ|grant|subsid|loan|guarantee|equity|voucher|prize)\p{L}*`
const notOffered = new RegExp(
  [
    String.raw`(?<!\p{L})(?:δεν|ουτε|χωρισ|not|no|neither|nor|without|never)(?: \p{L}+){0,3} ${kinds}(?! rate)(?![^.]*(?:υπερβ|ξεπερν|exceed))`,
    String.raw`${kinds}[^.]{0,60}(?:δεν (?:παρεχ|διν|διδ|χορηγ|προβλεπ|δινεται)|(?:is|are|was|were) (?:not (?:part|offered|available|provided|covered)|no longer|dropped))`,
    String.raw`(?:not|nothing) (?:part of|to do with)`,
  ].join('|'),
  'u',
)
/** A list of the kinds of aid that there are: "Είδη ενισχύσεων. Παρέχονται: …", "Kinds of aid". */
const ofKinds =
  /(?:ειδ(?:η|οσ)|μορφ(?:η|εσ|ησ)|κινητρα) (?:των? |τησ )?(?:ενισχυσ|στηριξ|χρηματοδοτησ)|(?:kinds?|forms?|types?) of (?:aid|support|funding|finance|assistance)|(?:^|· )(?:κινητρα|παροχεσ|incentives)(?: ·|$)/u
/** "It may take the shape of:", "παρέχεται με τη μορφή:". */
const takesForm =
  /(?<!\p{L})(?:takes?|have|has|given|provided|paid|offered|παρεχ\p{L}+|διν\p{L}+|χορηγ\p{L}+|λαμβαν\p{L}+|παιρν\p{L}+|εχει)(?: \p{L}+){0,3}? (?:shapes?|forms?|μορφ(?:η|εσ|ησ))(?: [^:]{0,30})?:\s*$/u
/** What a line names that is given for a loan, and lends nothing. */
const besideLoans: readonly RegExp[] = [/εγγυησ|guarantee/u, /επιτοκ|interest/u]
const listedKinds: readonly (readonly [Instrument, RegExp])[] = [
  ['tax_credit', /tax credit|υπερεκπτωσ|πιστωσ\p{L}+ φορου/u],
  ['tax_exemption', /φορολογικ\p{L}+ (?:απαλλαγ|εκπτωσ)|φοροαπαλλαγ|tax (?:exemption|relief)/u],
  ['voucher', /(?<!\p{L})(?:επιταγ(?:η|ησ|εσ|ων)(?!\p{L})|κουπονι|vouchers?)/u],
  ['prize', /βραβει|prizes?(?!\p{L})/u],
  ['equity', /equity|μετοχικο κεφαλαιο|ιδιων κεφαλαιων/u],
  [
    'grant',
    /(?<!\p{L})(?:επιχορηγησ\p{L}*|grants?|(?<!(?:leasing|wage|interest|rate) )subsid(?:y|ies)(?! (?:for|of|on)))(?!\p{L})/u,
  ],
  ['leasing_subsidy', /χρηματοδοτικ\p{L}+ μισθωσ|leasing/u],
  [
    'wage_subsidy',
    /μισθολογικ|κοστουσ (?:τησ |των )?(?:\p{L}+ )?(?:απασχολησ|νεων θεσεων|μισθοδοσ)|wage|employment cost|costs? of (?:the )?(?:newly[- ]created |new )?(?:jobs|posts|employment)/u,
  ],
  [
    'interest_subsidy',
    /επιδοτησ\p{L}+ (?:μερουσ )?(?:του )?επιτοκ|επιδοτουμεν\p{L}+ (?:επιτοκ|τοκ)|interest(?![- ]free)/u,
  ],
  ['loan', /(?<!\p{L})(?:μικρο)?δανει(?!\p{L}+ κεφαλ)|μικροπιστωσ|(?<!\p{L})(?:micro-?)?loans?(?!\p{L})|microcredit/u],
  ['guarantee', /εγγυ(?:ησ|οδο[στ])|guarantee/u],
  [
    'repayable_advance',
    /επιστρεπτε\p{L}+ (?:προκαταβολ|ενισχυσ)|(?<!non-?|not )(?<!\p{L})(?:repayable|recoverable|reimbursable|refundable) (?:advance|aid|contribution)/u,
  ],
]

/** Letters of a line that names a kind and says no more. */
const longestLine = 90
/** Lines below each other that begin with a kind each: "Tax exemption", "Subsidy", "Subsidy for leasing". */
function linesOfKinds(blocks: readonly Block[]): readonly Block[] {
  const runs: Block[][] = [[]]
  for (const block of blocks)
    if (block.kind === 'paragraph' && block.folded.folded.length < longestLine && kindFirst.test(block.folded.folded))
      runs.at(-1)?.push(block)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  return runs.find((run) => run.length > 1) ?? []
}
const kindFirst =
  /^[^\p{L}]*(?:επιχορηγησ|επιδοτησ|φορολογικ\p{L}+ απαλλαγ|φοροαπαλλαγ|χρηματοδοτικ\p{L}+ μισθωσ|δανει|εγγυησ|tax (?:exemption|credit|relief)|grants?(?!\p{L})|(?:leasing |wage |interest )?subsid(?:y|ies)|leasing|loans?(?!\p{L})|(?:loan )?guarantees?|equity|vouchers?)(?![^.;·]*\d)/u

/** The kinds that a list of kinds names; empty where there is none. */
function kindsListed(blocks: readonly Block[]): Instrument[] {
  for (const block of blocks) {
    if (block.kind === 'heading') continue
    const keys = keysOf(block).slice(0, 3).join(' · ')
    const text = offered(block)
    if (!ofKinds.test(keys) && !/^\s*(?:αρθρο \d+[.:]? ?)?ειδη ενισχυσ/u.test(block.folded.folded)) continue
    const kindsIn = (words: string): Instrument[] =>
      listedKinds.filter(([, names]) => names.test(words)).map(([name]) => name)
    const found = kindsIn(text)
    // "α) 70 million for relief from tax, β) 40 million for grants and leasing": all of one list.
    const beside = blocks.filter(
      (each) =>
        each.kind === 'item' &&
        block.kind === 'item' &&
        each.section === block.section &&
        each.announcedBy === block.announcedBy,
    )
    if (found.length > 1) return [...new Set([...found, ...beside.flatMap((each) => kindsIn(offered(each)))])]
  }
  // Each kind on a line of its own.
  const lines = blocks
    .filter(
      ({ kind, announcedBy, section, folded }) =>
        (kind === 'item' && (ofKinds.test(announcedBy) || takesForm.test(announcedBy))) ||
        (kind === 'paragraph' && ofKinds.test(section) && folded.folded.length < longestLine),
    )
    .concat(linesOfKinds(blocks))
    .map(offered)
  const found = listedKinds.filter(([name, words]) =>
    // "A guarantee for a loan" lends nothing.
    lines.some((text) => words.test(text) && !(name === 'loan' && besideLoans.some((other) => other.test(text)))),
  )
  return found.length > 1 ? found.map(([name]) => name) : []
}

/** "Form of support: loan" in a sheet of names and values: what it names is all that there is. */
const formKey =
  /^(?:\S{1,4}[.)] )?(?:(?:financial |funding )?instruments?|(?:funding|support|aid|finance) (?:type|form|kind|instrument)s?|χρηματοδοτικο εργαλειο|(?:μορφη|ειδοσ|τυποσ) (?:τησ )?(?:ενισχυσ|στηριξ|χρηματοδοτησ|επιδοτησ)\p{L}+|(?:form|type|kind) of (?:aid|support|funding|finance|financing|assistance))\s*:?$/u
/** "What is given: a loan": as a title it says too little. */
const inLine = /^(?:what is (?:given|offered)|what you (?:get|receive)|τι (?:δινεται|παρεχεται|προσφερεται|παιρνετε))$/u
/** Kinds that are told as a grant in a certain form. */
const ownForms: readonly Instrument[] = ['voucher', 'wage_subsidy', 'prize']

function formStated(blocks: readonly Block[]): Instrument[] {
  for (const block of blocks) {
    const { folded } = block.folded
    const lead = /^\s*(?:[•–*-]\s*)?([^:\d]{5,40}):\s/u.exec(folded)
    const row = block.column > 0 ? (block.labels.at(-1) ?? '') : ''
    const keys = [row, block.key ?? '', block.kind === 'cell' ? '' : block.announcedBy, lead?.[1] ?? '']
    const isLead = [formKey, inLine].some((words) => words.test((lead?.[1] ?? '').trim()))
    if (
      block.kind === 'heading' ||
      !(isLead || keys.some((key) => formKey.test(key.trim()))) ||
      folded.length > longestForm
    )
      continue
    const text = offered(block).slice(isLead ? (lead?.[0].length ?? 0) : 0)
    // A guarantee of loans lends nothing.
    const found = listedKinds
      .filter(([, words]) => words.test(text))
      .map(([name]) => name)
      .filter((name, _at, all) => name !== 'loan' || !all.includes('guarantee') || lending.test(text))
    const own = found.filter((name) => ownForms.includes(name))
    if (found.length > 0) return own.length > 0 ? found.filter((name) => name !== 'grant') : found
  }
  return []
}
/** Letters of such a value. */
const longestForm = 200

export function instrumentsOf(blocks: readonly Block[]): InstrumentsRead {
  const told = kindsTold(blocks)
  if (areFewLines(blocks)) {
    const sentences = blocks.flatMap(sentencesOffered)
    const inForm = kindsInForm(sentences)
    const isPlain = told?.every((kind) => kind === 'grant' || kind === 'voucher') ?? true
    if (inForm.length > 0 && (isPlain || told?.every((kind) => inForm.includes(kind))))
      return { instruments: [...inForm] }
    const ofPage = isPlain ? kindsOfPage(sentences, told ?? []) : []
    if (ofPage.length > 0) return { instruments: [...ofPage] }
  }
  if (told !== undefined) return { instruments: told }
  const whole = blocks.filter((block) => !isAside(block, '')).map(offered)
  const says = (words: RegExp): boolean => whole.some((text) => words.test(text))
  const other = withoutGrant.filter(([, words]) => says(words)).map(([name]) => name)
  const [first] = other
  if (first !== undefined) return { instruments: [first] }
  return { instruments: ['grant'], guessed: says(anyAid) ? 0.6 : 0.3 }
}

/** "The aid takes the form of vouchers": what follows is the kind of it. */
const inFormOf =
  /(?<!\p{L})(?:(?:with|in|by|as|takes?|has|have|ειτε|με|υπο|λαμβαν\p{L}+|παιρν\p{L}+|εχει|εχουν) (?:ειτε |either )?(?:τη[νσ]? |the |a )?)(?:μορφη|forms?|shapes?|way)(?: of| των?| τησ| του)?(?!\p{L})(?<kinds>[^.;·]{3,160})/u
const rebate = /επιχορηγησ|επιστροφη\p{L}? χρηματων|cash rebate|(?<!\p{L})grants?(?!\p{L})/u

/** The kinds that sentences about aid call its form, where one is no grant. */
function kindsInForm(sentences: readonly string[]): readonly Instrument[] {
  const said = sentences.flatMap((text) => {
    const match = inFormOf.exec(text)
    return match === null ||
      !/ενισχυσ|επιδοτησ|στηριξ|κινητρ|χορηγι|(?<!\p{L})(?:aid|support|subsidy|incentive|assistance|funding)(?!\p{L})/u.test(
        text.slice(0, match.index),
      )
      ? []
      : [match.groups?.['kinds'] ?? '']
  })
  const kinds = listedKinds.filter(([name, words]) =>
    said.some(
      (text) =>
        (name === 'grant' ? rebate : words).test(text) &&
        !(name === 'loan' && besideLoans.some((other) => other.test(text))),
    ),
  )
  return kinds.some(([name]) => name !== 'grant') ? kinds.map(([name]) => name) : []
}

/** The kinds of support, where words name one. */
function kindsTold(blocks: readonly Block[]): Instrument[] | undefined {
  const form = formStated(blocks)
  if (form.length > 0) return form
  const whole = blocks.filter((block) => !isAside(block, '')).map(offered)
  const listed = kindsListed(blocks)
  const exempt = blocks.some(
    ({ kind, folded }) => kind === 'cell' && /^\s*φορολογικ\p{L}+ απαλλαγ\p{L}+\s*$/u.test(folded.folded),
  )
  if (listed.length > 0) return exempt && !listed.includes('tax_exemption') ? [...listed, 'tax_exemption'] : listed
  const titles = blocks.slice(0, 6).filter(({ kind }) => kind === 'heading')
  const title = [
    ...titles.map(({ folded }) => folded.folded),
    whole.slice(0, 2).join(' · '),
    ...blocks
      .filter(({ kind, folded }) => kind === 'heading' && /^(?:το δανειο|the loan|loan|δανειο)/u.test(folded.folded))
      .map(({ folded }) => folded.folded),
    ...blocks
      .filter((block) =>
        [...block.labels, ...keysOf(block).slice(0, 1)].some((label) =>
          /^(?:(?:financial )?instruments?|χρηματοδοτικο εργαλειο|(?:μορφη|ειδοσ) (?:τησ )?(?:ενισχυσ|στηριξ|χρηματοδοτησ)|(?:form|type|kind) of (?:aid|support|funding)|(?:aid|support|funding|finance) (?:type|form|instrument)s?(?!\p{L}))/u.test(
            label,
          ),
        ),
      )
      .map(({ folded }) => folded.folded.replace(/^[^:]{3,40}:/u, '').split(/[,;]/u)[0] ?? ''),
  ].join(' · ')
  const says = (words: RegExp): boolean => whole.some((text) => words.test(text))
  // A title about guarantees of loans offers no loan, unless a sentence does.
  const lendsInList = blocks.some(
    ({ kind, announcedBy, folded }) => kind === 'item' && isLoan.test(folded.folded) && toGet.test(announcedBy),
  )
  const lends = lendsInList || says(lending)
  const found = instrumentWords
    .filter(({ where, words }) => (where === 'title' ? words.test(title) : says(words)))
    .map(({ name }) => name)
    .filter((name, at, all) => all.indexOf(name) === at && !(name === 'loan' && all.includes('guarantee') && !lends))
  const voucher = says(
    /αξια (?:τησ )?(?:επιταγησ|κουπονιου|voucher)|(?:voucher value|value of (?:the|each|a) voucher|appl(?:y|ies|ied) for (?:is |are )?(?:an? )?vouchers?(?!\p{L})|vouchers? (?:of|worth) (?:up to )?(?:€|eur )?\d)|(?:αιτησεισ )?για (?:το )?(?:κουπονι|επιταγη)|ποσο επιταγησ|(?:τη[ν]? )?επιταγη (?:ειναι|φτανει|καλυπτει)|(?<!\p{L})(?:παρεχ|παροχη|παρασχ|χορηγ|provid|award|offer|issu)\p{L}* (?:(?:τη[σν]|των|τισ|of|the) )?(?:επιταγ(?:εσ|ων|η|ησ)(?!\p{L})|κουπονι(?:α|ων)|vouchers?(?!\p{L}))/u,
  )
  const told = [
    ...(voucher && !found.includes('voucher') ? (['voucher'] as const) : []),
    ...found,
    ...(lendsInList && !found.includes('loan') ? (['loan'] as const) : []),
    ...(!found.includes('wage_subsidy') &&
    says(
      /(?:επιδοτ|επιχορηγ|καλυπτ)\p{L}+[^.]{0,40}μισθολογικ(?!\p{L}* (?:και|η) λειτουργικ)|μισθολογικου (?:και|&) μη μισθολογικου/u,
    ) &&
    // The menus of a portal stand before the title.
    /θεσεων|προσληψ|προσλαμβ|απασχολ/u.test(whole.slice(0, headBlocks * 3).join(' '))
      ? (['wage_subsidy'] as const)
      : []),
  ]
  // A regime of several kinds that pays for wages too.
  const several = told.includes('tax_exemption') || told.includes('leasing_subsidy')
  if (several && !told.includes('wage_subsidy') && says(/(?:επιδοτησ|επιχορηγησ)\p{L}+ (?:του )?μισθολογικου κοστουσ/u))
    told.push('wage_subsidy')
  const isPage = areFewLines(blocks)
  // "The interest on loans that firms have is paid": no loan is given.
  if (isPage && told.includes('interest_subsidy') && !lends)
    told.splice(0, told.length, ...told.filter((name) => name !== 'loan'))
  if (isPage && told.includes('loan') && !told.includes('guarantee') && says(ofGuarantees)) told.push('guarantee')
  const [first] = told
  if (first === 'prize' && told.includes('equity')) return ['prize', 'equity']
  const alone = told.every((name) => name === first || !(name.startsWith('tax_') || name === 'leasing_subsidy'))
  // "A grant for Strand I, a wage subsidy for Strand II".
  const besides =
    first === 'wage_subsidy' &&
    says(
      /(?:ειναι|μορφη) επιχορηγηση?(?! (?:του )?μισθ)(?!\p{L})|επιχορηγησ\p{L}{1,2} (?:του )?(?:εξοπλισμ|μηχανημ|επενδυσ)/u,
    )
  if (first !== undefined && alone && !besides && ['voucher', 'wage_subsidy', 'prize'].includes(first)) return [first]
  const granted =
    /επιχορηγηθ(?:ει|ουν)(?!\p{L}| (?:το |του )?(?:επιτοκ|μισθ))|(?<!ισοδυναμο\p{L}? )επιχορηγησ(?!\p{L}* επιτ)|επιδοτησ(?!\p{L}* (?:μερουσ )?(?:του )?(?:επιτοκ|τοκ|χρηματοδοτικησ|leasing))|μη επιστρεπτ|(?<!no )(?<!not a )(?<!(?:will|to|may|can|shall|banks|institutions|fund) )grants?(?!\p{L}| equivalent| (?:that|which) (?:was|were|has been|have been|had been) (?:approved|awarded|given))|(?<!interest )(?<!interest-rate )(?<!interest rate )subsid(?:y|ies)(?! rate)/u
  // Beside a relief from tax a grant is what the title offers too; elsewhere other people's grants are spoken of.
  const relief = instrumentWords.some(
    ({ name, where, words }) => name === 'tax_credit' && where === 'title' && words.test(title),
  )
  const grants = relief ? granted.test(title) : says(granted)
  // "Loans that are covered by a guarantee of 80 %" are both.
  if (!grants && told.includes('loan') && !told.includes('guarantee') && says(covered)) told.push('guarantee')
  if (told.length > 0 && !grants && told.every((name) => besidesGrants.includes(name))) return told
  const financial = told.some((name) => ['guarantee', 'loan', 'equity', 'tax_credit'].includes(name))
  if (told.length > 0 && financial && !grants) return told
  if (told.includes('guarantee') || (told.includes('loan') && told.includes('interest_subsidy'))) return told
  if (!grants && says(/εγγυησ\p{L}* (?:\p{L}+ )?δανει|loan guarantee|guarantees? (?:of|for|on) (?:up to )?\d?/u))
    return ['guarantee']
  if (!grants && says(/ποσο δανειου|υψοσ (?:του )?δανειου|loan amount|loans? (?:of|from|between)/u)) return ['loan']
  const blended =
    says(blend) ||
    /(?<!\p{L})(?:(?:micro)?loans?|(?:μικρο)?δανει(?:α|ο|ων|ου))(?!\p{L})/u.test(
      titles
        .slice(0, 2)
        .map(({ folded }) => folded.folded)
        .join(' · '),
    ) ||
    (lends && /δανει|loan/u.test(title))
  if (!grants && told.length === 0) return undefined
  return ['grant', ...told.filter((name) => name !== 'loan' || !grants || blended)]
}
