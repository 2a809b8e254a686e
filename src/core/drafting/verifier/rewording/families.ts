import { greekRoot, greekStem } from '../../../searching/greek-stem.ts'
import { latinRoot, latinStem } from '../../../searching/latin-stem.ts'
import { unitOf } from '../number-words.ts'
import { sameWord } from '../words.ts'

/**
 * Stems of one verb with the nouns and adjectives made of it, where the vowel or the consonant changes between them: a row
 * is one family. Folded Greek, beginnings of the root; `$` ends a whole word; `-` is a row of verbs with a preposition only.
 */
const greekRoots = `
μενει$ μενουν$ μεινει$ μεινουν$ εμεινε$ εμειναν$ παραμεν παραμον παραμειν
- βαλλ βαλ βολ βληθ βλητ βεβλη
λαμβαν λαβ ληφθ ληψ ληπτ λημ
- γραφ γραψ γραμμ γραπτ γεγραμμ γεγραμ
- στρεφ στροφ στραφ
- φερ φορ ενεχθ
- τρεπ τροπ τραπ
παρεχ παροχ παρασχ
συμμετεχ συμμετοχ συμμετασχ συμμετεχοντ
κατεχ κατοχ
απεχει$ απεχουν$ απειχε$ απειχαν$ απεχοντασ$ αποσταση$ αποστασησ$ αποστασεισ$ αποστασεων$
- τασσ ταξ ταχθ ταγμ τακτ ταγ τεταγ
- πραττ πραξ πραχθ
- λεγ λογ λεξ λεχθ
- αγωγ αγ αχθ ηγμεν
κρινω κριν κρισ κριθ κριτ κριμ κεκριμ κεκρι
- τειν τασ ταθ τεταμ
θετ θεσ τιθ τεθ τεθει
διαθετ διαθεσ διατιθ διατεθ
- σταιν στασ στησ σταθ ιστ εστημ
δεικν δειξ δειχθ δειχ δεδειγ
ερχ ελευσ ηλθ ελθ ελευ
- βαιν βασ βει βη$ εβ
- κοπτ κοπ κοψ
καλυπτ καλυψ καλυφ καλυμ
- πλεκ πλοκ πλακ πλεξ
διδ δωσ δοσ δοθ δοτ δεδο
αρχ αρξ εναρξ εναρχ ξεκιν
ληγ ληξ εληξ
πληρω πληρωμ πληρωθ
εργαζ εργασ εργατ
φυλασσ φυλαξ φυλαχθ φυλαγ
απαλλασσ απαλλαγ απαλλαξ
διακριν διακρισ
- μεν μειν μον εμειν
αυξ αυξαν
μει μειων μειω μειωσ μειωθ
ισχυ
οριζ ορισ οριστ
ανοιγ ανοικτ ανοιξ ανοιχτ
- ριπτ ριψ ριφθ
αμειβ αμοιβ αμειφθ
λειπ λειψ
- πνε πνο πνευσ
λυ λυσ λυθ
παυ παυσ παυθ
- νεμ νομ νεμηθ
σπειρ σπορ σπαρ
φθειρ φθορ φθαρ
- εχ οχ ασχ
αγορ αγοραζ αγορασ αγορασθ αγοραστ
εξεταζ εξετασ εξεταστ
δανει δανειζ δανεισ
τροφ τρεφ θρεψ
βλαπτ βλαβ βλαφθ
τριβ τριψ
ενοικι ενοικιαζ ενοικιασ
κατασκευ κατασκευαζ κατασκευασ
εξασφαλ εξασφαλιζ
- στελλ στολ στειλ σταλ
ελεγχ ελεγξ ελεγχθ
δεχ δεκτ δεχθ δοχ
λειτουργ
ιδρυ ιδρυσ
επενδυ επενδυσ
επιτυγχαν επιτευχ επιτευξ επετευχ
κατατασσ κατατα
παραμεν παραμον παραμειν
ζητ ζητησ
σχετ σχεσ
υφιστ υπαρξ
ευρ ευρεσ
χρηματοδοτ
κλει κλεισ
εχειν
χωρ χωρησ χωρεσ
οφειλ οφελ
- πτωσ πεσ πιπτ
τηρ τηρησ
κυμαιν κυμανσ
αλλαζ αλλαξ αλλαγ αλλαχθ
ευθυν υπευθυν
εγκαθιστ εγκατασταθ εγκαταστασ εγκατεστημεν
συστην συσταθ συστασ συστησ συστηθ
εκπεμπ εκπομπ
προστατευ προστασ
συνδε συνδεσ συνδεδεμεν συνδεθ
ανακαλ ανακλησ ανακληθ
εγγραφ εγγεγραμμεν
κατατασσ κατατασσετ καταταξ καταταγ καταταχθ
φορολογ φορ$ φοροσ$ φορου$ φοροι$ φορων$ φορουσ$
χρησιμοποι χρησ
δραστηριοποι δραστηριοτ
πωλ πωλησ πουλ
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

const prepositions =
  /^(?:αντι|αντ|ανα|αν|απο|απ|αφ|δια|δι|εισ|εκ|εξ|εν|εμ|εγ|επανα|επι|επ|εφ|κατα|κατ|καθ|μετα|μετ|μεθ|παρα|παρ|περι|προσ|προ|συμπερι|συν|συμ|συγ|συλ|συσ|συ|υπερ|υπο|υπ|υφ)/u
/** Prepositions in a verb as they are before a vowel, a breathing or the mark of the past. */
const plain: Readonly<Record<string, string>> = {
  αντ: 'αντι',
  αν: 'ανα',
  απ: 'απο',
  αφ: 'απο',
  δι: 'δια',
  εξ: 'εκ',
  εμ: 'εν',
  εγ: 'εν',
  επ: 'επι',
  εφ: 'επι',
  κατ: 'κατα',
  καθ: 'κατα',
  μετ: 'μετα',
  μεθ: 'μετα',
  παρ: 'παρα',
  συμ: 'συν',
  συγ: 'συν',
  συλ: 'συν',
  συσ: 'συν',
  συ: 'συν',
  υπ: 'υπο',
  υφ: 'υπο',
}

const augment = /^[εη](?=[βγδζθκλμνξπρστφχψ])/u

/** The family of a word by the rows above: its prepositions and the row. */
function rowOf(word: string, lead = ''): string | undefined {
  const row = greekRoots.findIndex(
    (stems) => (stems[0] !== '-' || lead !== '') && [word, word.replace(augment, '')].some((rest) => isOf(stems, rest)),
  )
  if (row >= 0) return `${lead}+${row}`
  const preposition = lead.length > 8 ? undefined : prepositions.exec(word)?.[0]
  if (preposition === undefined) return undefined
  return rowOf(word.slice(preposition.length), `${lead}${plain[preposition] ?? preposition}`)
}

const isOf = (stems: readonly string[], rest: string): boolean =>
  stems.some((stem) =>
    stem.endsWith('$') ? rest === stem.slice(0, -1) : rest.startsWith(stem) && derived.test(rest.slice(stem.length)),
  )

/** What may follow the root of a word that is made of a verb: endings and the suffixes of nouns, adjectives and participles. */
const derived =
  /^(?:θ|σ|τ|μ|ν|ευ|υ)?(?:ι?ζ|ισ|ησ|ηθ|ηκ|ημ|ητ|εσ|ωσ|ωθ|ομεν|ουμεν|μεν|ημεν|αμεν|θεντ|ντ|ουσ|σιμ|ιμ|τικ|ικ|τηρι|τησ|τ|σ|ατ)?(?:ι|ει)?(?:ω|ει|εισ|ουν|ουμε|ουνε|εται|ονται|ειται|ουνται|αται|ωνται|ομαι|ε|αν|ηκε|ηκαν|ουσε|ουσαν|οταν|ονταν|ουνταν|ανται|αμαι|α|η|ησ|ην|εσ|εων|εωσ|ο|οσ|ον|ου|οι|ων|ουσ|ασ|υ|αμε|οντασ|ωντασ|ηση|ησησ)?$/u

/** English words of one family whose beginnings differ, by row: whole words. */
const englishRows = `
apply applies applied applying application applications applicant applicants
submit submits submitted submitting submission submissions
decide decides decided deciding decision decisions
receive receives received receiving receipt receipts
describe describes described description descriptions
extend extends extended extending extension extensions
include includes included including inclusion inclusive
exclude excludes excluded excluding exclusion
permit permits permitted permitting permission
reduce reduces reduced reducing reduction reductions
pay pays paid paying payment payments
hold holds held holding
keep keeps kept keeping
begin begins began begun beginning
make makes made making
build builds built
choose chooses chose chosen choice
sell sells sold selling sale sales
buy buys bought buying
lose loses lost losing loss losses
grow grows grew grown growth
lend lends lent lending
give gives gave given giving
take takes took taken taking
meet meets met meeting
lie lies lay lain lying
fall falls fell fallen falling
rise rises rose risen rising
leave leaves left leaving
spend spends spent spending
lead leads led leading
bear bears bore borne bearing
prove proves proved proven proving proof
comply complies complied complying compliance compliant
suspend suspends suspended suspension
convert converts converted conversion conversions
acquire acquires acquired acquisition acquisitions
retain retains retained retaining retention
maintain maintains maintained maintaining maintenance
conclude concludes concluded conclusion
recover recovers recovered recovery
produce produces produced producing production
divide divides divided division
write writes wrote written writing
show shows showed shown showing
draw draws drew drawn
run runs ran running
set sets setting
see sees saw seen
find finds found finding findings
know knows knew known knowledge
lease leases leased leasing
teach teaches taught teaching
sign signs signed signing signature signatures
deliver delivers delivered delivering delivery deliveries
discover discovers discovered discovery
destroy destroys destroyed destruction
renew renews renewed renewing renewal
approve approves approved approving approval approvals
arrive arrives arrived arrival
try tries tried
carry carries carried carrying
deny denies denied denial
rely relies relied reliance
enter enters entered entering entry entries
analyse analyses analysed analysis
revise revises revised revision
repay repays repaid repayment repayments
withdraw withdraws withdrew withdrawn withdrawal withdrawals
undertake undertakes undertook undertaken
expand expands expanded expansion
expect expects expected expectation
exceed exceeds exceeded excess
remain remains remained remaining
succeed succeeds succeeded success
cease ceases ceased cessation
refuse refuses refused refusal
dispose disposes disposed disposal
merge merges merged merger
detain detains detained detention
assume assumes assumed assumption
consume consumes consumed consumption
resume resumes resumed resumption
intervene intervenes intervened intervention
prevent prevents prevented prevention
provide provides provided provision
require requires required requiring requirement requirements
size sized
high higher highest height
long longer longest length
person persons people
child children
man men
woman women
young younger youngest youth
wide wider widest width
broad breadth
strong strength
able ability
two-year biennial
tax taxes taxed taxation taxable
fit fits fitted fitting
rent rents rented renting rental
transfer transfers transferred transferring transferable
occur occurs occurred occurrence
base bases based basis
use uses used using usable usage
aid aids aided aiding
benefit benefits benefited benefiting
beneficiary beneficiaries
responsible responsibility responsibilities
compare compares compared comparing comparison comparisons comparative comparatively
differ differs differed differing difference differences different differently
refer refers referred referring reference references
prefer prefers preferred preferring preference preferences
certify certifies certified certifying certification certificate certificates
operate operates operated operating operation operations operational
implement implements implemented implementing implementation
revoke revokes revoked revoking revocation
own owns owned owning owner owners ownership
cover covers covered covering coverage
emit emits emitted emitting emission emissions
store stores stored storing storage
harm harms harmed harming harmful
consult consults consulted consulting consultancy consultation
advise advises advised advising advice
liable liability liabilities
eligible eligibility
available availability
capable capability capabilities
fail fails failed failing failure failures
admit admits admitted admitting admission admissible
close closes closed closing closure
move moves moved moving movement
issue issues issued issuing issuance
`
  .trim()
  .split('\n')
  .flatMap((row, index) => row.split(' ').map((word) => [word, `=${index}`] as const))
const english: ReadonlyMap<string, string> = new Map(englishRows)

const isGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word)

/** What the forms of a word and the words made of it have in common; two keys that differ may still be of one family. */
export function familyOf(word: string): string {
  if (/^(?:απο)?στ(?:ελ[λν]|ολ[ηεω]|ειλ|αλ)/u.test(word)) return 'στελ'
  return isGreek(word)
    ? (rowOf(word) ??
        greekRoot(greekStem(word))
          .replace(/(?<=...)(?:ων|ωσ|ωθ|ησ|ηθ|ουμεν|ομεν|ωμεν|ημεν)$/u, '')
          .replace(/αιν$/u, 'αν')
          .replace(/(?<=[αυ]ν)σ$/u, ''))
    : (english.get(word) ?? latinRoot(latinStem(word)))
}

/** Who does it and whom it is done to are two: employer and employee. */
const doer = /(?:er|or)s?$/u
const done = /ees?$/u

/** Whether two folded words are forms of one, or one is made of the other: υποβολή and υποβάλλω, apply and application. */
export function sameFamily(a: string, b: string): boolean {
  if (a === b) return true
  const [unit, other] = [timeOf(a), timeOf(b)]
  if (unit !== undefined || other !== undefined) return unit === other
  if (/\d/u.test(a) || /\d/u.test(b) || isGreek(a) !== isGreek(b)) return false
  if (a.length < 4 && b.length < 4)
    return isGreek(a) ? greekStem(a) === greekStem(b) && a.length > 2 : `${a}s` === b || a === `${b}s`
  if ((doer.test(a) && done.test(b)) || (done.test(a) && doer.test(b))) return false
  const [x, y] = [familyOf(a), familyOf(b)]
  if (x === y) return true
  if (/[+=]/u.test(x) && /[+=]/u.test(y)) return false
  return sameWord(a, b) && !apart.some(([p, q]) => (p.test(a) && q.test(b)) || (p.test(b) && q.test(a)))
}

/** What happens or is paid in each unit of time. */
const often: Readonly<Record<string, string>> = {
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
  μηνιαιωσ: 'month',
  μηνιαια: 'month',
  μηνιαιο: 'month',
  μηνιαιοσ: 'month',
  ετησιωσ: 'year',
  ετησια: 'year',
  ετησιο: 'year',
}

/** «Έτη» and «χρόνια» are one unit; a financial year is another thing. */
function timeOf(word: string): string | undefined {
  const unit = /^χρησ/u.test(word) ? undefined : (often[word] ?? unitOf(word))
  return unit !== undefined && ['year', 'month', 'week', 'day', 'hour'].includes(unit) ? unit : undefined
}

/** Words that begin alike and are not of one family. */
const apart: readonly (readonly [RegExp, RegExp])[] = [
  [/^δημοσι(?!ευ)/u, /^δημοσιευ/u],
  [/^πληρω/u, /^πληρ(?!ω)/u],
  [/^δικαιουχ/u, /^δικαι(?!ουχ)/u],
  [/^επιχειρησιακ/u, /^επιχειρημ/u],
  [/^general/u, /^generat/u],
  [/^commun/u, /^commer/u],
  [/^προσωπικ/u, /^προσωπ(?!ικ)/u],
  [/^partner(?!ship)/u, /^partnership/u],
]
