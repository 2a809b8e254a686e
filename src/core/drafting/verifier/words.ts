import { foldText } from '../../facts/text-fold.ts'
import { greekStem } from '../../searching/greek-stem.ts'
import { latinStem } from '../../searching/latin-stem.ts'
import { kept } from './kept.ts'

/** A word of a text, folded, with its place in the folded text. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

export function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/(?!(?:no|nos)\. ?\p{L}{0,4}[-.]?\d)[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
}

const set = (words: string): ReadonlySet<string> => new Set(foldText(words).folded.split(/\s+/u))

/** Words that join others and state nothing. Negations, bounds, times and places are not among them. */
const joining = set(`
  ο η το οι τα του της των τον την τη τους τις στο στη στην στον στα στους στις σε με για και κι ή είτε που ότι να θα
  ένα ένας έναν μία μια μιας ενός αυτό αυτή αυτός αυτά αυτές αυτοί αυτών αυτούς αυτής αυτού αυτήν αυτόν τα του προς κατά ως ανά
  έναντι σας μας ανεξαρτήτως ανεξάρτητα ασχέτως όπου όπως όταν όσο όσα όσοι όσες όποιος όποια όποιο οποία οποίο οποίος οποίες οποίοι οποίων οποίου οποίας οποίους
  είναι ήταν έχει έχουν είχε είχαν εφόσον αν εάν επίσης καθώς αφού δηλαδή μέσω βάσει σύμφωνα αφορά αφορούν σχετικά από
  κάθε καθένα καθεμία κάποιος κάποια κάποιο άλλο άλλη άλλες άλλα άλλοι άλλων τυχόν ήδη αντίστοιχα εδώ τότε έτσι
  μέσα προκειμένου ώστε λόγω υπό επί περί ανάλογα εν εις ένεκα ενώ αλλά όμως ωστόσο επιπλέον παρόν παρούσα παρούσας παρόντος
  the a an of to in on at for and or as is are was were be been being has have had it its this that these those which who whose whom
  with from by into under if when where what there their they them he she his her we our you your per each any such also
  than then so do does did can may will would shall should must not_ about regarding concerning according pursuant via through
  one ones every including whatever whichever regardless irrespective towards toward away instance throughout whether anyone anybody everyone everybody someone else otherwise upon onto only_ de other another either both between among within_ while but however moreover present whereas themselves itself himself herself oneself ourselves yourself whatsoever albeit thereby therein thereof hereby namely άρα ότου κατ ανάμεσα μόλις υστέρων εκ αλλιώς άλλως διαφορετικά οποτεδήποτε οποιοσδήποτε οποιαδήποτε οποιοδήποτε
`)

/** Words that every call, profile and plan has: saying them states nothing particular. By stem. */
const frame = [
  ...set(`προσκλησ δραση δρασησ δρασεων προγραμμ επιχειρησ επιχειρηματικ ενισχυσ ενισχυετ επιχορηγ αιτησ αιτησεισ υποβολ υποβαλλ υποβληθ υποβαλ
  δυνητικ οροσ ορο οροι ορων ορουσ κριτηρι προφιλ στοιχει ποσο ποσα ποσου ποσοστ αξια υψοσ υψουσ
  προβλεπ οριζ ορισ αναφερ δηλων δηλωθ δηλωσ απαιτ ζητ πρεπει μπορ επιτρεπ γινετ γινοντ δεκτ ισχυ αποτελ περιλαμβ περιλαμβαν
  ανερχετ ανερχοντ φθαν φτανει λαμβαν χορηγ καλυπτ αντιστοιχ διαθετ παρεχ εταιρεια εταιρει συνολ συνολικ τιμη υπολογ εκτιμ
  βρισκετ βρισκοντ διαρκ σχεδι εργο εργου εργα επενδυ επενδυτικ αντιστοιχ αριθμ στοιχεια συγκεκριμεν κυμαιν ανωτατ ελαχιστ οριο οριου
  υποψηφι ενδιαφερομεν ημερομηνι προθεσμι περιοδ περιπτωσ μεροσ μερουσ τροπ τροποσ ειδοσ βαση λογοσ παραδειγμα εκαστ ληγ ληξ εχοντ ζητα ζητου χρειαζ εφαρμοζ εκδιδ εκδοθ ξεκινησ ελαβ πηρε οδηγ επειδη αντι αντιθεσ λογια απλα μεσοσ μεση τηρουμεν εταιρικ
  λειπ συσσωρευ προυποθεσ κωδικ επιλεξιμ δαπαν κοστοσ κοστουσ ενοτητ συνολικ φορεσ υπαρχ κρινετ μεσο ορο θεωρ δινετ δινουν παραπανω`),
  ...set(`call calls programme programmes program business businesses aid grant grants support application applications apply applies applicant applicants
  condition conditions criteri profile fact facts amount amounts value rate percentage requir provid state stated states says said
  set sets ask asks need needs receive receiv given give gives grant granted accept accepted enterpris
  firm total comput estimat plan project invest figure figures number specif rang maximum minimum limit limits ceiling deadline date uses used using show shows shown hold holds held lie lies reach reaches reached cover covers covered spend spends spent
  identif list lists listed section get gets got take takes took time times short unlike since found located name names named cost costs eligib
  add adds added adopt agree aim aims appear assign assum attach attend avoid base bases based bear bears become becom belong bring brings
  build buil calculat carry carries carried caus change changes chang choose chosen claim claims come comes concern conclud conduct connect consider consist
  continu convert correspond count counts deal deals deliver depend deriv describ determin develops differ divid draw draws earn earns enable engag
  enter enters entail equal equals expect explain express fac face faces find finds fit fits fix fixed fixes form forms go goes going govern handl
  happen help helps host indicat intend introduc involv join joins know known lead leads leave leaves let lets look looks match matches matter matters measur
  mention move moves moved note notes notic occur operat organis originat perform place placed places prepar present presents produc propos prove proves put puts
  refer refers reflect regard relat render repeat replac respond result results say says see sees seem seems serv serves stay stays suffic tell tells think
  treat trigger turn turns undergo understand want wants write writes written work works worked case cases way ways kind kinds type types basis part parts
  period periods example order ordinary other others thus hence therefore still yet even much many most own_ whole line lines
  own owns rise rises fall falls fallen process processed means mean make makes made call_ total totals stand stands stood run runs
  code codes accumulat headcount work unit units subsidy subsidies bracket affected less developed precede precedes last lasts
  stage stages phase step steps category categories level levels indicator indicators purpose purposes topic topics item items matter respect
  term terms framework extent status edition currently today now newly directly respectively altogether overall approximately
  applicant scheme measure measures available remaining together additional further plus against eligible eligibility`),
  ...set(`συν minimis ακομη ακομα further still`),
  ...set(`σταδι φαση φασησ βημα κατηγορι επιπεδ δεικτη δεικτεσ διαστημα πλαισι ζητημα θεμα θεματ αντικειμεν σκοπ λιστα λιστασ λιστεσ καταλογ πινακα πινακασ
  σημερα ηδη πλεον τωρα νεοτερ συνολικα αιτουσα αιτουντ αιτων αιτουντοσ διαθεσιμ περιθωρι υπολοιπ επιπλεον προσθετ μαζι οφειλ δυνατοτητ
  προυπολογισμ υποχρεωσ υποχρεωσησ δικαιωμα δικαιωματ αποτελεσμα αποτελεσματ`),
]

export const isJoining = (word: string): boolean => joining.has(word)
const endingsOf =
  /^(?:s|es|ed|d|ing|ly|e|er|al|ion|ions|ation|ations|ment|ments|ance|ence|able|ible|ies|y|ied|ic|ical|ally|ate|ates|ated|ing|ise|ised|ises|ify|ifies|ified|n|r)?$/u
/** Nouns that begin as verbs of the frame do. */
const unframed =
  /^(?:foundations?|οδηγο(?:ι|σ|υσ|υ)|οδηγων|addresses|performances?|appearances?|directors?|leaders?|movers?|helpers?|owners?|holders?|listeners?|writers?|readers?|takers?|runners?|makers?|workers?|servers?|carriers?|builders?)$/u
export const isFrame = kept(
  (word): boolean =>
    !unframed.test(word) &&
    frame.some((stem) =>
      word === stem
        ? true
        : stem.length < 4 || !word.startsWith(stem)
          ? false
          : /\p{Script=Greek}/u.test(stem)
            ? stem.length > 4 || word.length - stem.length < 3
            : endingsOf.test(word.slice(stem.length)),
    ),
)

/** Endings by which forms of one word differ, longest first; what is left is its root. */
const endings =
  /(?:ουμενων|ουμενου|ουμενησ|ουμενοι|ουμενεσ|ουμενη|ουμενο|ουμενα|ομενων|ομενου|ομενησ|ομενοι|ομενουσ|ομενεσ|ομενη|ομενο|ομενα|ομενοσ|ημενων|ημενου|ημενησ|ημενοι|ημενεσ|ημενη|ημενο|ημενα|ημενοσ|θηκαν|θηκε|ησουν|ησει|ησαν|ησεισ|ησεων|ησεωσ|ουνται|ουνταν|ονται|ονταν|ειται|ουσαν|ουσε|θουν|θει|εται|αται|ησε|ουν|εισ|εων|εωσ|ματοσ|ματα|ματων|ουσ|ιων|ιου|ιουσ|ησ|ασ|εσ|οσ|ου|οι|ων|αν|ει|εν|ια|ιο|ιασ|ιεσ|α|η|ο|ι|ε|ωσ|υ|σ)$/u
const english = /(?:ations?|ations|ingly|ities|ments?|ness|ions?|ings?|ied|ies|edly|ers?|ors?|est|ed|es|ly|s|e)$/u

/** The stem that all forms of a folded word have. */
export const stemOf = (word: string): string => (/\p{Script=Greek}/u.test(word) ? greekStem(word) : latinStem(word))

/** What the forms of a word have in common. */
export const rootOf = kept((word): string => {
  const greek = /\p{Script=Greek}/u.test(word)
  const cut = word.replace(greek ? endings : english, '')
  return cut.length >= 3 ? cut : word.length > 3 ? word.slice(0, 3) : word
})

/** Whether two words are forms of one. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (/\d/u.test(a) || /\d/u.test(b)) return false
  const [x, y] = [rootOf(a), rootOf(b)]
  if (x === y) return x.length > 3 || stemOf(a) === stemOf(b)
  const [short, long] = x.length < y.length ? [x, y] : [y, x]
  if (short.length < (/\p{Script=Greek}/u.test(short) ? 4 : 5)) return false
  if (long.startsWith(short) && long.length - short.length <= 3) return true
  let common = 0
  while (common < short.length && x[common] === y[common]) common += 1
  return common >= 5 && long.length - common <= 2
}
