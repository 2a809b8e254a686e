import type { Span } from '../../facts/text-fold.ts'
import { countsAsOthersDo } from './own-verdicts.ts'

/** By which words a clause is of others than the call. Folded text; families of what a clause does, not of what it is about. */

const start = String.raw`^[^\p{L}]*(?:(?:and|but|while|whereas|whilst|although|(?:even )?though|also|meanwhile|by contrast|και|ενω|αλλα|παροτι|αν και|μολονοτι|επισησ|αντιθετα|ωστοσο|ομωσ),? )*`
const the = String.raw`(?:(?:the|an?|its|their|our|η|ο|το|οι|τα|την?|τον?|στη[νσ]?|στον?|στο|στισ|στουσ|του|τησ|μια|ενα[νσ]?) )?`

/** What gives: a call, a programme; and whoever does. */
const scheme = String.raw`(?:calls?|schemes?|programmes?|programs?|measures?|funds?|grants?|vouchers?|actions?|initiatives?|competitions?|facility|rounds?|editions?|(?:προσκλησ|προκηρυξ|δρασ)(?:η|ησ|εισ)|προγραμμα(?:τοσ|τα)?|μετρ(?:ο|ου|α)|ταμει(?:ο|ου)|καθεστωσ|κυκλο(?:σ|ν|υ|υσ)?(?! εργ)|γυρο[σνυ]?|φασησ?|εκδοσησ?|κουπονι|ενισχυση|επιδοτηση|επιχορηγηση)(?!\p{L})`
const giver = String.raw`(?:${scheme}|(?:region|ministry|council|government|state|agency|authority|centre|bank|facility|plan|law|περιφερεια\p{L}?|υπουργειο|δημοσ|κρατοσ|οργανισμοσ|τραπεζα|νομοσ|σχεδιο|μηχανισμοσ)(?!\p{L}))`
/** What a call states of itself. */
const term = String.raw`(?:rate|ceiling|limit|maximum|minimum|cap|budget|deadline|intensity|amount|ποσοστο|οριο|ανωτατο|ελαχιστο|προυπολογισμοσ|ενταση|ποσο|προθεσμια)`

/** What binds or lets in those who apply, or is told of this call: it is the call's, whatever else stands beside it. */
const normative =
  /(?<!\p{L})(?:applicants?|beneficiar(?:y|ies)|article \d+|(?:το|του|στο) αρθρου? \d+|must|shall|eligible|ineligible|exclud\p{L}+|cannot|may (?:not|only|apply|submit|participate|take part)|cumulat\p{L}+|combin\p{L}+|(?:this|the present|our) (?:call|scheme|grant|programme|measure|round|fund|time)|here|now|today|this year|currently|not (?:accepted|admitted|allowed|open|funded|supported)|left out|αιτουντ\p{L}+|δικαιουχ\p{L}+|πρεπει|οφειλ\p{L}+|επιλεξιμ\p{L}+|αποκλει\p{L}+|εξαιρουντ\p{L}+|δεν (?:θα )?(?:μπορ|γιν|ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ|εντασσ|συμμετ|υποβαλ|δικαιου|αφορ)\p{L}+|μεν\p{L}+ (?:εξω|εκτοσ)|σωρευ\p{L}+|(?:παρουσ|παρον)\p{L}*|εδω|τωρα|πλεον|φετοσ|φετιν\p{L}+|σημερα|αυτη τη φορα)(?!\p{L})|^[^\p{L}]*(?:but |and |αλλα |και )?(?:not|nor|no|οχι|ουτε|ομωσ οχι)(?!\p{L})|(?<!\p{L})(?:received?|benefited|funded|λαβει|ελαβ\p{L}+|λαβ\p{L}+|ενισχυθ\p{L}+|χρηματοδοτηθ\p{L}+) [^.;·]{0,60}(?:similar|comparable|παρομοι|ομοι|αντιστοιχ|αναλογ)/u
/** "Previously, applicants had to …": of a time that is past. */
const pastRule = new RegExp(
  String.raw`${start}(?:previously|formerly|in the past|back then|until (?:last \p{L}+|then|20\d\d)|(?:under|with) the (?:old|former|previous) rules|before (?:the|that) (?:reform|change)s?|παλι?οτερα|παλαιοτερα|παλια|τοτε|αλλοτε|ωσ προσφατα|με τουσ παλιουσ κανονεσ|πριν (?:απο )?τη (?:μεταρρυθμιση|αλλαγη))(?!\p{L})`,
  'u',
)
/** Words of now that are of then, and of those who were left out. */
const noOwn =
  /(?:μεχρι|ωσ|εωσ) (?:σημερα|τωρα)|to date|until now|(?<!\p{L})(?:were|was|have been|had been) (?:left out|excluded|turned away|shut out)|(?<=, )now (?:has|have|employs?|sells?|exports?)|and now (?=employs?|has|have)|(?<=\d (?:calls|schemes|προσκλησεισ|δρασεισ) .*)(?:this year|φετοσ)/gu

export const isOwnAnyway = (clause: string): boolean =>
  normative.test(clause.replaceAll(noOwn, ' ')) && !pastRule.test(clause)

/** A verb of the past; one that can be nothing else. */
const was = String.raw`(?:was|were|had|did|could|gave|got|took part|paid|went|came|stood|ran|used to|held|let in|let|drew|needed|ηταν|ειχ(?:ε|αν)|ελαβ\p{L}+|πηρ(?:ε|αν)|επαιρν\p{L}+|υπεβαλ\p{L}+|κατεθεσ\p{L}+|μπορουσ\p{L}+|επρεπε|εδιν\p{L}+|εδωσ\p{L}+|καλυπτε|πληρωνε|αφορουσε|χρειαζονταν|συμμετειχ\p{L}+|εληξ\p{L}+|ζητουσ\p{L}+)(?!\p{L})`
const past = String.raw`(?:${was}|(?:asked|covered|received|applied|took|\p{L}{3,}ed|\p{L}{2,}(?:ηκε|ηκαν|ησαν|ησε|ωσε|ωσαν|ασαν|ασε|ξαν|ξε|ψε|ψαν|ουσε|ουσαν|ονταν|οταν|ιζε|ιζαν|υπτε|υπταν|ωνε|ωναν|ινε|ιναν))(?!\p{L}))`
const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month)`
/** A time that is over. */
const then = String.raw`(?:last ${month}|(?:a|two|three|four|five|ten|some|many|\d+) (?:years?|months?) (?:ago|earlier|before)|(?:ενα[νσ]?|δυο|τρια|τεσσερα|πεντε|λιγα|\d+) (?:χρονι?[αο]|ετη) (?:πριν|νωριτερα)|πριν (?:απο )?(?:ενα[νσ]?|δυο|τρια|τεσσερα|πεντε|λιγα|\d+) (?:χρονι?[αο]|ετη|μηνεσ)|περυσι|περσι|προπερσι|προπερυσι|back then|at (?:that|the) time|previously|formerly|τοτε|παλι?οτερα|παλαιοτερα|παλια|(?:in|during|under|with|for|until) the (?:previous|preceding|former|past|earlier|pilot|old) (?:\p{L}+ )?${scheme}|στ(?:ην?|ον|ο|ουσ|ισ) (?:προηγουμεν|περασμεν|περσιν|παλα?ι|πιλοτικ)\p{L}+ (?:\p{L}+ )?${scheme}|when the (?:\p{L}+ )?${scheme} (?:was|had been|started|began|first)[^,]{0,40}|οταν (?:ξεκινησε|πρωτοεφαρμοστηκε|ανοιξε|αρχισε|προκηρυχθηκε) [^,]{0,50}|(?:until|till|up to) last ${month}|ωσ (?:τη[ν]?|το[ν]?) (?:περσιν\p{L}+ )?(?:ανοιξη|καλοκαιρι|φθινοπωρο|χειμωνα))`
/** A time that may be over: of a first round, a first year, what was before something. */
const maybeThen = String.raw`(?:(?:in|at|during|under|with) (?:the (?:first|last) (?:\p{L}+ )?${scheme}|its (?:first (?:year|round|days)|launch|start|early (?:days|years))|the (?:pandemic|crisis|beginning))|before (?:the|that) (?:reform|change|crisis|pandemic)s?|στ(?:ην?|ον|ο) (?:πρωτ\p{L}+ (?:του |τησ )?(?:${scheme}|χρονια|ετοσ)|πανδημια|κριση|αρχη)|πριν (?:απο )?τη[ν]? (?:μεταρρυθμιση|αλλαγη|κριση|πανδημια))`
/** "A further round opens on 6 September": one of the call's own, with its days. */
const dayOfRound = String.raw`(?<!\p{L})(?:opens?|closes?|ends?|starts?|runs?|ανοιγ|κλειν|ληγ|αρχιζ|ξεκιν)\p{L}*(?!\p{L})[^.;·]{0,20}\d`
const inYear = String.raw`(?:(?:back )?in 20\d\d|(?:το|τον|την?) 20\d\d)`
const count = String.raw`(?:some |about |only |περιπου |μονο )?\d[\d.,]* `
const earlier: readonly RegExp[] = [
  new RegExp(String.raw`${start}${then},?(?: (?!must|may|can|will|is |are )[^.;·]{0,160})? ?(?<!\p{L})${past}`, 'u'),
  new RegExp(String.raw`${start}${maybeThen},? [^.;·]{0,80}?(?<!\p{L})${was}`, 'u'),
  new RegExp(
    String.raw`${start}${inYear},? (?:${count}|${the}(?:\p{L}+ )?(?:${giver}|${term})|we )[^.;·,]{0,100}?(?<!\p{L})${past}`,
    'u',
  ),
  new RegExp(String.raw`${start}${inYear} (?:δοθ|υποβληθ|εγκριθ|διατεθ|πληρωθ|χορηγηθ|ενεκριν|εδωσ)\p{L}+`, 'u'),
  // "The old rules asked for", "the 2023 edition had", "that of 2020 had".
  new RegExp(
    String.raw`${start}${the}(?:previous|preceding|old|former|earlier|past|pilot|20\d\d|προηγουμεν\p{L}+|περσιν\p{L}+|περασμεν\p{L}+|παλι\p{L}+|πιλοτικ\p{L}+) (?:(?:one|rules|terms|conditions|κανονεσ|οροι|${scheme}) )?(?:of 20\d\d |του 20\d\d )?(?:\p{L}+ )?${past}`,
    'u',
  ),
  new RegExp(
    String.raw`${start}${the}(?:first|πρωτ\p{L}{1,2}) (?:(?:one|${scheme}) )?(?:(?:of |in )20\d\d |(?:του |το )20\d\d )?(?:\p{L}+ )?${was}`,
    'u',
  ),
  // "That scheme paid 30 %", "εκείνο το πρόγραμμα έδινε".
  new RegExp(
    String.raw`${start}(?:that|εκειν(?:η|ο) (?:η|το)) ${scheme} (?:\p{L}+ )?(?:${past}|pays|gives|covers|offers|asks|διν|πληρων|καλυπτ|ζητ)`,
    'u',
  ),
  // "While it was 10,000 in the last call".
  new RegExp(
    String.raw`${start}(?:it|they|this|that|αυτο) ${was} [^.;·]{0,80}?(?<!\p{L})(?:${then}|in the (?:first|last) (?:\p{L}+ )?${scheme})`,
    'u',
  ),
  // "The call of 2021, with 7 million, drew 900 applications".
  new RegExp(
    String.raw`${start}${the}${scheme} (?:of|from|in|του|τησ) 20\d\d(?:, [^.;·]{3,60},)? (?:\p{L}+ )?${past}`,
    'u',
  ),
  // "It used to cover", "the grant once stood at", "its predecessor paid".
  new RegExp(
    String.raw`${start}(?:it|they) used to (?=\p{L})|${start}${the}(?:\p{L}+ )?(?:${scheme}|${term}) (?:once (?:was|stood|had)|(?:ηταν|ειχε) (?:καποτε|παλια))(?!\p{L})|${start}(?:its predecessor|ο προκατοχοσ τ)`,
    'u',
  ),
  // "The president recalled that the call of 2020 had …".
  /(?<!\p{L})(?:recalled|reminded|θυμισ\p{L}+|υπενθυμισ\p{L}+) (?:\p{L}+ )?(?:that|οτι|πωσ) [^.;·]{0,60}20[012]\d/u,
]

const like = String.raw`(?:(?<!(?:or|and|η|και|any|καθε|αλλη|αλλο) )similar|comparable|parallel|kindred|sister|twin|analogous|corresponding|neighbouring|παρομοι\p{L}+|αντιστοιχ\p{L}+|αναλογ(?:η|ο|οσ)|παραλληλ\p{L}+|αδελφ\p{L}+|γειτονικ\p{L}+|συγγενικ\p{L}+)`
const gives = String.raw`(?:pays?|gives?|grants?|offers?|covers?|reimburses?|refunds?|funds?|supports?|lends?|lets?|accepts?|has|have|runs?|allows?|get|receive|preferred|δινει|δινουν|παιρν\p{L}+|πληρων\p{L}+|καλυπτ\p{L}+|επιδοτ\p{L}+|επιχορηγ\p{L}+|ενισχυ(?:ει|ουν)|χορηγ\p{L}+|επιστρεφ\p{L}+|δανειζ\p{L}+|δεχ\p{L}+|εχει|εχουν|χρηματοδοτ\p{L}+|διαθετ\p{L}+)(?!\p{L})`
export const givesSomething = new RegExp(String.raw`(?<!\p{L})${gives}|['’]s (?:\p{L}+ )?${scheme}`, 'u')
const foreign = String.raw`(?:german|french|italian|british|english|scottish|irish|danish|swedish|finnish|norwegian|dutch|belgian|austrian|swiss|spanish|portuguese|polish|czech|hungarian|romanian|bulgarian|croatian|slovenian|estonian|latvian|lithuanian|maltese|turkish|american|γερμανικ\p{L}+|γαλλικ\p{L}+|ιταλικ\p{L}+|βρετανικ\p{L}+|ιρλανδικ\p{L}+|δανικ\p{L}+|δανεζικ\p{L}+|σουηδικ\p{L}+|φινλανδικ\p{L}+|ολλανδικ\p{L}+|βελγικ\p{L}+|αυστριακ\p{L}+|ελβετικ\p{L}+|ισπανικ\p{L}+|πορτογαλικ\p{L}+|πολωνικ\p{L}+|ρουμανικ\p{L}+|βουλγαρικ\p{L}+|τουρκικ\p{L}+|αμερικανικ\p{L}+)`
const alone = String.raw`^(?:(?!, ?(?:where|which|who|οπου|που|οι οποι|τα οποια)|εκτοσ|εξω)[^.;·])*?(?<!\p{L})`
const programmes: readonly RegExp[] = [
  // "A similar call of the Region …", "the neighbouring Region of X accepts".
  new RegExp(String.raw`(?<!\p{L})${like} (?:\p{L}+ ){0,2}?${giver}`, 'u'),
  // "Thessaly has a call of its own", "with its own call".
  new RegExp(
    String.raw`${alone}${scheme} (?:\p{L}+ ){0,2}?of (?:its|their|his|her) own(?!\p{L})|${alone}δικ(?:η|ο|εσ) (?:τησ|του|τουσ) ${scheme}|(?<!\p{L})with (?:its|their|his|her) own ${scheme}`,
    'u',
  ),
  new RegExp(
    String.raw`${start}other (?:regions?|countries|ministries|states|cities|funds|programmes|schemes|calls|banks)(?!\p{L})(?! (?:and|or|that|which|than|who))|${start}αλλ(?:εσ|οι|α) (?:περιφερειεσ|χωρεσ|υπουργεια|πολεισ|ταμεια|προγραμματα|δρασεισ)(?!\p{L})(?! (?:που|και|η) )`,
    'u',
  ),
  // "The voucher …, can be had elsewhere", "is a matter of its own", "has done the same", "beyond the border".
  /(?<!\p{L})(?:is|are|can be|may be) (?:\p{L}+ )?(?:had|found|given|offered|obtained|applied for|available) elsewhere(?!\p{L})|(?<!\p{L})(?:διν|παρεχ|χορηγ)\p{L}+ αλλου(?!\p{L})|(?<!\p{L})(?:is|are) (?:a matter of (?:its|their) own|another matter|a different (?:matter|story))|(?<!\p{L})ειναι αλλ(?:ο ζητημα|ο θεμα|η ιστορια)|(?<!\p{L})(?:has|have|had) (?:already )?done the same|(?<!\p{L})(?:εκαν\p{L}+|εχ\p{L}+ κανει) το ιδιο|^[^\p{L}]*(?:on|at) the other side of the|^[^\p{L}]*(?:across|beyond) the border|^[^\p{L}]*(?:στην αλλη πλευρα|περα απο) (?:των |τα )συνορ/u,
  new RegExp(
    String.raw`${start}${the}${foreign} (?:(?:\p{L}+ ){0,3}?${gives}|(?:fund|bank|scheme|agency|ταμειο|τραπεζα|προγραμμα)(?!\p{L}))`,
    'u',
  ),
  // "Those who grow olives should look at the Leader programme", "can go to the Development Bank, which lends".
  new RegExp(
    String.raw`(?<!\p{L})(?:should|had better|are advised to) (?:rather |also )?(?:look (?:at|to)|turn to|try) ${the}["“«']?(?:(?!for)[\p{L}-]+ ){1,3}?["”»']?(?:${scheme}|bank)|(?<!\p{L})(?:can|may) (?:also )?(?:go|turn) to the (?:(?!for)[\p{L}-]+ ){1,3}?(?:bank|fund|scheme|programme), (?:which|who)|(?<!\p{L})(?:is|are) better (?:served|off) (?:by|with)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})ασ (?:δουν|δει|στραφουν|στραφει|απευθυνθουν) [^.;·,]{0,60}?${scheme}|(?<!\p{L})μπορ\p{L}+ να (?:στραφ|απευθυνθ)\p{L}+ στ\p{L}+ [^.;·,]{0,40}(?:τραπεζα|ταμειο|προγραμμα|δραση)[^.;·,]{0,30}, (?:που|η οποια|το οποιο)`,
    'u',
  ),
]
const potNoun = String.raw`(?:fund|facility|mechanism|plan|programme|program|ministry|bank|ταμειο|μηχανισμοσ|σχεδιο|προγραμμα|υπουργειο|τραπεζα)`
const vast = String.raw`(?:€|eur|£)? ?(?:\d[\d.,]* ?(?:billion|bn|δισ)|[1-9]\d\d(?:[.,]\d+)? ?(?:million|m(?!\p{L})|mn|εκατ|εκ\.)|\d{3}[.,]\d{3}[.,]\d{3})`
/** A regime or a pot by its name, unless the title of the call has it. */
const byName: readonly RegExp[] = [
  new RegExp(String.raw`${start}(?:the |ο )(?<name>[\p{L}-]+ (?:law|act|νομοσ))(?: \d[\d/.]*)? ${gives}`, 'u'),
  new RegExp(
    String.raw`${start}(?:in all,? |altogether,? )?(?:the )?(?<name>(?:(?!the )[\p{L}-]+ ){1,4}?)${potNoun}(?: of the [\p{L}-]+)? (?:has|holds|manages|disposes of|gives|provides|sets aside|comes to|amounts to|is worth)(?!\p{L})[^.;]{0,30}?${vast}`,
    'u',
  ),
  new RegExp(String.raw`${start}(?:the )?(?<name>(?:(?!the )[\p{L}-]+ ){1,3}?)${potNoun}['’]s ${vast}`, 'u'),
  new RegExp(
    String.raw`${start}(?:συνολικα,? )?(?:το |ο |η )(?:[\p{L}-]+ )?${potNoun} (?<name>(?:(?!διαθετ|εχει|δινει|διαχειρ|προβλεπ|ανερχ|υψουσ|συνολικου)[\p{L}-]+ ?){1,4}),? ?(?:διαθετει|εχει|δινει|διαχειριζεται|προβλεπει|ανερχεται|υψουσ|συνολικου υψουσ)(?!\p{L})[^.;·]{0,30}?${vast}`,
    'u',
  ),
  new RegExp(
    String.raw`${start}(?:for (?<name>[\p{L}-]+(?: and [\p{L}-]+)?) there is (?:the|another) (?:[\p{L}'’-]+ ){0,4}?${scheme})`,
    'u',
  ),
  new RegExp(
    String.raw`${start}για (?:τα|τισ|τουσ|την?|το) (?<name>[\p{L}-]+) υπαρχει (?:η|το|αλλη|αλλο) ${scheme}`,
    'u',
  ),
]

/** "… whereas the Region of Crete gives 70 %": what is set against the call. */
const setAgainst = new RegExp(
  String.raw`^[^\p{L}]*(?:but|while|whereas|whilst|although|(?:even )?though|ενω|αλλα|παροτι|αν και) (?:the |η |το |ο )?(?:(?:region|call|scheme|programme|fund|measure|county|city|council|municipality) (?:of|in|for) |(?:περιφερεια|προσκληση|δραση|δημοσ|προγραμμα) (?:τησ |του |των |για |στη |στην )?)(?<name>[\p{L}-]+)(?: [\p{L}-]+)? (?:${gives}|is |are |ειναι )`,
  'u',
)

/** "While the national programme covers only 45 %". */
const setAgainstLevel = new RegExp(
  String.raw`^[^\p{L}]*(?:but|while|whereas|whilst|although|(?:even )?though|ενω|αλλα|παροτι|αν και) (?:the |η |το |ο )?(?<name>national|regional|european|federal|municipal|εθνικ\p{L}+|περιφερειακ\p{L}+|ευρωπαικ\p{L}+|δημοτικ\p{L}+) (?:\p{L}+ )?${scheme} (?:\p{L}+ )?(?:${gives}|asks|requires|pays|ζητ\p{L}+|απαιτ\p{L}+)`,
  'u',
)

const pots: readonly RegExp[] = [
  // "The parent programme has", "it is one of twelve measures under", "the Ministry manages 3.4 billion".
  new RegExp(
    String.raw`${start}(?:the |το |η |ο )(?:parent|umbrella|wider|overall|general|larger|operational|μητρικ\p{L}+|ευρυτερ\p{L}+|γενικ\p{L}+|κεντρικ\p{L}+|επιχειρησιακο) (?:programme|program|plan|fund|facility|προγραμμα|σχεδιο|ταμειο)(?!\p{L})[^.;·]*\d`,
    'u',
  ),
  new RegExp(
    String.raw`${start}(?:the |το |η )(?:ministry|bank|υπουργειο|τραπεζα) (?:manages|διαχειριζεται)(?!\p{L})[^.;·]{0,30}\d`,
    'u',
  ),
  /(?<!\p{L})(?:is|are) (?:only |just )?(?:one|part) of (?:the )?(?:\p{L}+|\d+) (?:measures|actions|calls|schemes|programmes) (?:of|under|in) |(?<!\p{L})ειναι (?:μια|ενα) απο (?:τισ|τα) (?:\p{L}+|\d+) (?:δρασεισ|προσκλησεισ|μετρα|προγραμματα) /u,
  /^[^\p{L}\d]*(?:altogether|in all|together|συνολικα|μαζι)?,? ?(?:\d{1,3}|five|six|seven|eight|nine|ten|twelve) (?:calls|schemes|programmes|προσκλησεισ|δρασεισ|προγραμματα) (?:worth|of|with|υψουσ|αξιασ|με) /u,
  // "Gives Greece 5.3 billion".
  /(?<!\p{L})(?:gives?|pays?) (?:greece|the country|cyprus|ireland) |(?<!\p{L})δινει στη[ν]? (?:ελλαδα|χωρα|κυπρο) /u,
  /(?<!(?:who|that|which) )(?<!\p{L})(?:has|have|had) signed (?:guarantees|agreements|contracts|loans)(?!\p{L})|(?<!(?:που|οποι\p{L}+|οσεσ|οσοι) )(?<!\p{L})(?:εχει|εχουν|ειχε|ειχαν) υπογραψει (?:εγγυησεισ|συμφωνιεσ|συμβασεισ|δανεια)(?!\p{L})/u,
]

const speaker = String.raw`(?:chamber|associations?|federations?|unions?|trade unions?|mayor|opposition|critics|opponents|party|parties|deput(?:y|ies)|members of parliament|guilds?|owners|residents|professionals|επιμελητηρι\p{L}+|ενωσ(?:η|εισ)|ομοσπονδι\p{L}+|συνδεσμο[σι]|συντεχνι\p{L}+|σωματει\p{L}+|δημαρχο[σι]|αντιπολιτευση|βουλευτ\p{L}+|κομμα\p{L}*|κατοικοι|επαγγελματιεσ|επικριτεσ)`
const noRelative = String.raw`(?<!(?:who|that|which|nobody|none|που|οποι\p{L}+|οσοι|οσεσ) )(?<!(?:who|that|which) (?:have|had|has) )(?<!που (?:εχουν|ειχαν|εχει|ειχε) )(?<!\p{L})`
const asks: readonly RegExp[] = [
  // "Had asked for", "protested", "complained that": whoever does it, it is no rule.
  new RegExp(
    String.raw`${noRelative}(?:(?:have|had|has) )?(?:protested|complained|objected|lobbied|campaigned|pleaded|clamoured|grumbled|urged)(?!\p{L})|${noRelative}(?:(?:have|had|has) (?:been )?(?:asked|asking|called|calling|pressed|pressing|hoped) for|(?:is|are|was|were) (?:asking|calling|pressing|pushing|hoping) for|had (?:expected|feared|wished)|would (?:have|rather have) (?:preferred|liked|wished|wanted)|would like to be)(?!\p{L})|^[^,.;]{3,50} (?:called|hoped|pressed) for (?!by)`,
    'u',
  ),
  new RegExp(
    String.raw`${noRelative}(?:(?:εχουν|ειχαν|εχει|ειχε) (?:ζητησει|απαιτησει|προτεινει|διαμαρτυρηθει|παραπονεθει)|διαμαρτυρ(?:ηθηκ|οντ)\p{L}+|παραπονεθηκ\p{L}+|παραπονι\p{L}+|ζητουσ\p{L}+|απαιτουσ\p{L}+|προτιμουσ\p{L}+|ηλπιζ\p{L}+|περιμεν(?:ε|αν)|πιεζ\p{L}+ για|ζητησαν|κατα (?:το|την|τουσ|τον) ${speaker},)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`${noRelative}${speaker}(?: (?:of|from|του|των|τησ) (?:the |των )?\p{L}+)*(?: \p{L}+)?,? (?:(?:had|has|have|now|also|again|ειχ\p{L}+|εχ\p{L}+) )?(?:demand|want|wish|propose|suggest|say|said|claim|argue|insist|fear|regret|expect|ask|estimate|απαιτ|θελ|προτειν|ζητ|υποστηριζ|ισχυριζ|επιμεν|φοβ|εκτιμ|καλεσ)\p{L}*|(?<!\p{L})according to (?:the )?(?:\p{L}+ )?${speaker},|(?<!\p{L})(?:found|considered|εβρισκ\p{L}+|θεωρουσ\p{L}+) [^.;·]{0,60}(?:too (?:low|high|short|little|late)|unfair|χαμηλ|υψηλ|μικρ|αδικ)|(?<!\p{L})would be (?:fair|enough|better)|(?<!\p{L})θα ηταν (?:\p{L}+ )?(?:δικαιο|αρκετο|καλυτερο)|(?<!\p{L})δικαιο θα ηταν`,
    'u',
  ),
  /(?<!\p{L})(?:the opposition|η αντιπολιτευση|critics|opponents)(?!\p{L})/u,
]

const people = String.raw`(?:enterprises|firms|businesses|companies|smes|undertakings|shops|workshops|farms|households|jobs|employees|workers|people|population|exports|applications|proposals|winners|επιχειρησεισ|επιχειρησεων|εταιρειεσ|εταιρειων|νοικοκυρι\p{L}+|θεσεων|εργαζομεν\p{L}+|πληθυσμου|απασχολησησ|εξαγωγων|αιτησεων|νικητων|προτασεων|εργαστηρι\p{L}+)`
const roughly = String.raw`(?:about |almost |nearly |only |some |σχεδον |περιπου |μονο )?`
const share = String.raw`\d+(?:[.,]\d+)? ?(?:%|percent|per cent|τοισ εκατο)`
const statistics: readonly RegExp[] = [
  // "Four out of ten firms", "a third of the firms", "31 % of micro enterprises", "83 % of all jobs".
  new RegExp(
    String.raw`${start}${roughly}(?:one|two|three|four|five|six|seven|eight|nine|ενασ|μια|ενα|δυο|τρεισ|τρια|τεσσερ\p{L}+|πεντε|εξι|επτα|οκτω|εννεα) (?:out of|in|στ(?:ισ|ουσ|α)) (?:every )?(?:ten|five|four|three|hundred|10|100|δεκα|πεντε|τεσσερ\p{L}+|τρεισ|τρια|εκατο) (?:\p{L}+ )?\p{L}{4,}`,
    'u',
  ),
  new RegExp(
    String.raw`${start}${roughly}(?:(?:an?|one|two) (?:third|quarter|half|fifth|tenth)s?|the majority) of (?:all |the |our )?(?:\p{L}+ )?${people}|${start}${roughly}το ενα (?:τριτο|τεταρτο|πεμπτο) των (?:\p{L}+ )?${people}`,
    'u',
  ),
  new RegExp(
    String.raw`^[^,]*(?<!\p{L})(?:provide|account for|make up|employ|represent|run|own|lead|head|δινουν|αποτελουν|απασχολουν|διευθυνουν|διοικουν|αντιπροσωπευουν)s? ${roughly}(?:to )?(?:το )?${share} (?:of|των|τησ|του) (?:all |the |ολων )?(?:[\p{L}-]+ ){0,3}?${people}(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${share} (?:(?:of|των) (?:all |the )?(?:[\p{L}-]+ ){0,2}?${people} )?(?:were|came from|ηταν|ηρθ\p{L}+ απο|προηλθ\p{L}+ απο)(?!\p{L})`,
    'u',
  ),
]

const soFar: readonly RegExp[] = [
  new RegExp(
    String.raw`${noRelative}(?:has|have) (?:so far |already )?(?:helped|reached|backed|assisted|supported) (?:\p{L}+ ){0,2}?\d|${noRelative}(?:εχει|εχουν) (?:ηδη )?(?:βοηθησει|στηριξει|ενισχυσει|επιδοτησει) (?:\p{L}+ ){0,2}?\d|${noRelative}(?:εφτασαν|δοθηκαν|πληρωθηκαν|δεσμευτηκαν|δεσμευθηκαν) ηδη|(?<!\p{L})(?:is|are|has been|have been) already (?:committed|spent|taken|used|gone|exhausted|drawn)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:had|has|have|ειχ\p{L}+|εχ\p{L}+) (?:already |ηδη )?(?:received|λαβει|δεχθει) (?:\p{L}+ )?\d[\d.,]* (?:\p{L}+ )?(?:applications|proposals|requests|αιτησεισ|προτασεισ)`,
    'u',
  ),
  /^[^\p{L}]*(?:so far|to date|by now|until now|since then|since (?:it|the \p{L}+) (?:started|began|opened)|μεχρι (?:σημερα|τωρα|στιγμησ)|[εω]ωσ (?:σημερα|τωρα)|ωσ τωρα|απο την αρχη του)(?!\p{L})(?=[^.;·]*\d)/u,
]

/** One business that is no applicant in a rule, nor whoever gives. */
const trade = String.raw`(?!${the}(?:\p{L}+ )?(?:enterprise|company|business|undertaking|applicant|beneficiary|${giver}|fund|budget|minister|governor|επιχειρηση|εταιρεια|αιτων|δικαιουχοσ)(?!\p{L}))`
const noPassive = String.raw`(?<!(?<!\p{L})(?:be|been|is|are|was|were|have|has|had|who|that|which|you|they|we|i|newly|not|if|when) )`
const place = String.raw`(?:(?:in|στ\p{L}{1,3}) [\p{L}-]+(?: [\p{L}-]+)?,? )?`
/** What a sum follows. */
const sum = String.raw`(?! (?:after|by|before|until))(?= [^.;]{0,30}(?:[€£] ?\d|(?:eur|euro) ?\d|\d[\d.,]* ?(?:€|eur|ευρω|million|εκατ|χιλ)))`
const examples: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|: )[^\p{L}]*${place}${trade}(?:the |an? |his |her )?(?:[\p{L}'’-]+ ){1,4}?(?:(?:in|of|from) \p{L}+ ?(?:\p{L}+ )?)?(?:, [^.;]{3,80}?,)? ?${noPassive}(?<!\p{L})(?:(?:received|took|got|won|borrowed)${sum}|bought|hired|opened (?:his|her)|used (?:its|her|his) grant|will invest|is investing|hopes to (?:hire|buy|open))(?!\p{L})(?! (?:by|in the last|part|effect|place))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|: )[^\p{L}]*${place}${trade}(?:ο|η|το|μια|ενασ|ενα) (?:[\p{L}'’-]+ ){1,5}?(?:(?:στ\p{L}{1,3}|απο την?|απο το) \p{L}+ ?)?(?:,[^.;·]{3,80}?,)? ?(?:(?:πηρε|ελαβε|δανειστηκε)${sum}|αγορασε|επενδυσε|προσελαβε|απεκτησε|μειωσε με|θα επενδυσει|ελπιζει να)(?!\p{L})`,
    'u',
  ),
  // "A weaver from Crete, who had two employees", "take the tannery of …".
  /^[^\p{L}]*(?:an?|one|μια|ενασ) \p{L}+ (?:from|in|of|απο την?|στ\p{L}{1,3}) \p{L}+, (?:who|που|whose) (?:had|has|sells?|started|employs?|runs?|ειχε|εχει|πουλα|απασχολ\p{L}+)(?!\p{L})|^[^\p{L}]*take (?:the|an?) \p{L}+ of the |^[^\p{L}]*(?:one|ενασ|μια) (?:who|that|που) (?:knows|ξερει)/u,
  // "Alpha Foods Ltd, a medium-sized enterprise from Patras, used …".
  /^[^\p{L}]*(?:the |η |ο )?(?:[\p{L}&.-]+ ){1,4}(?:ltd|llc|gmbh|plc|s\.?a\.?|α\.?ε\.?|εε|οε|ικε|επε),? (?:an? |μια )?(?:\p{L}+[ -]){1,3}(?:from|in|of|απο|στ\p{L}{1,3}) /u,
]

const services: readonly RegExp[] = [
  /(?<!\p{L})(?:our )?subscribers?(?!\p{L})|(?<!\p{L})(?:οι |τουσ )?συνδρομητ\p{L}+(?!\p{L})|(?<!\p{L})(?:sign up|subscribe|εγγραφ\p{L}+)[^.;·]{0,40}(?:newsletter|ενημερωτικο δελτιο|ενημερωτικο μασ)|(?<!\p{L})(?:register for|join|εγγραφ\p{L}+ στο) (?:our |the )?(?:webinar|seminar|workshop|training|σεμιναρι\p{L}+)/u,
  /(?<!\p{L})book (?:an?|your|our) (?:free )?(?:call|appointment|consultation|meeting|session|slot)(?!\p{L})|(?<!\p{L})κλειστε (?:το |ενα )?ραντεβου(?!\p{L})/u,
  /(?<!\p{L})(?:our|we) (?:fees?|charge)(?!\p{L})|(?<!\p{L})χρεωνουμε(?!\p{L})|(?<!\p{L})η αμοιβη μασ(?!\p{L})|(?<!\p{L})(?:consultants|advisers|συμβουλοι) (?:ask for|charge|take|ζητουν|χρεωνουν|παιρνουν)(?!\p{L})/u,
]

const season = String.raw`(?:autumn|spring|summer|winter|φθινοπωρο|ανοιξη|καλοκαιρι|χειμωνα)`
const later: readonly RegExp[] = [
  new RegExp(
    String.raw`${start}(?:next year|του χρονου|τον επομενο χρονο|το επομενο ετοσ|(?:in|from) the (?:next|following) year),?[^.;·]*(?<!\p{L})(?:will|is to|are to|θα)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`${start}${the}(?:later|further|future|subsequent|μελλοντικ\p{L}+|μεταγενεστερ\p{L}+) (?:\p{L}+ )?${scheme}(?![^.;·]*${dayOfRound})|${start}${the}(?:next|second|third|επομεν\p{L}+|δευτερ\p{L}+|τριτ\p{L}+) (?:\p{L}+ )?${scheme},? (?:[^.;·]{0,40},? )?(?:is|are|ειναι)? ?(?:planned|foreseen|expected|to follow|will follow|σχεδιαζ\p{L}+|προγραμματιζ\p{L}+|αναμεν\p{L}+)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:in|for|στ(?:ον?|ην)) (?:the |a )?(?:next|following|later|future|επομεν\p{L}+|μελλοντικ\p{L}+) (?:${scheme})(?: after this one)?\s*[.;·]?\s*$|(?<!\p{L})(?:wait (?:for|until)|περιμεν\p{L}+) (?:the |an? |τη[ν]? |το[ν]? )?(?:next|second|third|επομεν\p{L}+|δευτερ\p{L}+|τριτ\p{L}+) ${scheme}`,
    'u',
  ),
  /(?<!\p{L})(?:is|are) (?:thinking of|considering|toying with|mulling)(?!\p{L})|(?<!\p{L})(?:σκεφτ|σκεπτ)(?:εται|ονται) (?:να|τη)(?!\p{L})|(?<!\p{L})εξεταζ(?:ει|εται|ουν) (?:το ενδεχομενο|την αυξηση|να )|(?<!\p{L})(?:talks|discussions) (?:about|on|over) |^[^\p{L}]*συζητ(?:ουνται|ειται)(?!\p{L})/u,
  /(?<!\p{L})will (?:have (?:its|their) turn|(?:get|have) (?:an?|its own|their own) (?:\p{L}+ )?(?:call|scheme|round))(?!\p{L})|(?<!\p{L})θα (?:εχουν|ερθει η) (?:τη )?(?:σειρα|προσκληση)(?!\p{L})|(?<!\p{L})(?:is|are) to follow(?!\p{L})|(?<!\p{L})θα ακολουθησ\p{L}+(?!\p{L})/u,
  /(?<!\p{L})(?:rate|ceiling|limit|maximum|budget|it|scheme|measure|programme|call) (?:is|are) (?:to|expected to|likely to|set to|intended to|hoped to|meant to) (?:rise|fall|grow|go up|be (?:raised|extended|increased|lowered|widened)|extend|widen)(?!\p{L})|(?<!\p{L})(?:αναμενεται|προκειται|προβλεπεται|ελπιζεται) να (?:ανεβ|αυξηθ|επεκταθ|πεσ|μειωθ|διευρυνθ)\p{L}+/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:will|θα) (?:\p{L}+ )?(?:open|launch|start|announce|issue|publish|ανοιξει|προκηρυξει|εκδωσει|ξεκινησει) (?:another|a (?:second|third|new|further)|αλλ(?:ο|η)|δευτερ\p{L}+|τριτ\p{L}+|νε(?:ο|α)) (?:\p{L}+ )?${scheme}|${start}(?:in |το |την |τον )?(?:the )?${season},?[^.;·]*(?<!\p{L})(?:another|αλλ(?:ο|η)) (?:\p{L}+ )?${scheme}`,
    'u',
  ),
]
const fromYear = new RegExp(
  String.raw`${start}(?:from|as of|as from|in|απο το|το) (?<year>20\d\d)(?: on| onwards)?,? [^.;·]*(?<!\p{L})(?:will|θα)(?!\p{L})[^.;·]*`,
  'u',
)

/** "The new Fund has 1.4 billion for loans to SMEs": what is opened, and for whom. */
const isOpened =
  /^[^\p{L}]*(?:the |το |ο |η |ενα |a )?(?:new|νε(?:ο|οσ|α))(?!\p{L})|(?<!\p{L})(?:for|για) (?:[\p{L}-]+ ){0,3}?(?:smes|enterprises|firms|businesses|companies|μμε|επιχειρησ\p{L}+|εταιρ\p{L}+)(?!\p{L})/u

/** What somebody else's statement a clause is; `name`: unless the title of the call has it. */
export function kindOfOthers(
  clause: string,
  latest: number,
): { readonly kind: 'programme' | 'other'; readonly name?: string } | undefined {
  if (programmes.some((each) => each.test(clause))) return { kind: 'programme' }
  const name = (
    isOpened.test(clause) ? [setAgainst, setAgainstLevel] : [...byName, setAgainst, setAgainstLevel]
  ).flatMap((each) => each.exec(clause)?.groups?.['name'] ?? [])[0]
  if (name !== undefined) return { kind: 'programme', name }
  if ([earlier, later].flat().some((each) => each.test(clause))) return { kind: 'programme' }
  const year = Number(fromYear.exec(clause)?.groups?.['year'] ?? 0)
  if (
    year > 0 &&
    (/(?<!\p{L})(?:too|also|as well|και (?:οι |επιχειρ|αλλ|μεγαλ|μεσαι|μικρ))/u.test(clause) || year > latest)
  )
    return { kind: 'programme' }
  return [pots, asks, statistics, soFar, examples, services].flat().some((each) => each.test(clause))
    ? { kind: 'other' }
    : undefined
}

/** The country that a clause begins with, or whose scheme it tells of. */
export const landFirst = new RegExp(
  String.raw`${start}(?:(?:in|over in|across|η|ο|το|οι|στη[ν]?|στο[ν]?) )?(?:(?:neighbouring|nearby|γειτονικ\p{L}+) )?(?<two>(?<one>\p{L}{4,})(?: \p{L}{4,})?)(?!\p{L})`,
  'u',
)

/** "It pays 70 % there": goes on about what the sentence before told of. */
export const pronoun = new RegExp(
  String.raw`${start}(?:it|they|there|its|their|that one|εκει|εκεινη|εκεινο|αυτη|αυτο|η δραση αυτη|το προγραμμα αυτο)(?!\p{L})`,
  'u',
)

const inside = String.raw`(?:[^,;·.]|[.,](?=\d))`
const figure = String.raw`\d[\d.,]* ?(?:%|€|euros?|ευρω|million|m(?!\p{L})|bn|εκατ|δισ|χιλ)|[€£] ?\d`
const formerly = String.raw`(?:last year(?:['’]s)?|previous|preceding|earlier|former|first|last|past|old|before|20\d\d|περσιν|περυσι|προηγουμεν|πρωτ|παλα?ι|περασμεν)`
/** An earlier call, or a figure of an earlier time. */
const formerCall = String.raw`(?=${inside}*?(?:${formerly}\p{L}* (?:\p{L}+ )?${scheme}|${scheme} of 20\d\d))`
const formerFigure = String.raw`(?=${inside}*?(?:${figure}))(?=${inside}*?(?!first|last (?!year)|πρωτ)${formerly})`
const asIn = String.raw`(?:unlike|(?:just )?(?:as|like) (?:in|with|under|it was in)|as was|as they did|in contrast (?:to|with)|contrary to|compared (?:to|with)|instead of|rather than|σε αντιθεση με|αντιθετα με|οπωσ(?: και)?|σε συγκριση με|σε σχεση με|εναντι|αντι(?: για)?)(?!\p{L})`
/** Another programme by its name, or whatever a sentence is set against. */
const otherCall = String.raw`(?=${inside}*?(?:${scheme}|[«“"]))(?!${inside}*?(?:this|present|παρουσ|παρον|guide|notice|annex|οδηγο|παραρτημα))`
const amount = String.raw`(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|μια|ενασ?|ενα|δυο|τρι[αω]|τρεισ|τεσσερ|πεντε|εξι|επτα|οκτω|εννεα|δεκα|διπλασι|μισ)`
const atThatTime = String.raw`(?:formerly|previously|before|earlier|(?:it was|this was|was|ηταν)|(?:against|from|up from|down from|instead of|αντι|απο|εναντι)(?! \d{4})|(?:in |under |at |with )?(?:the )?(?:last|previous|preceding|former|earlier|old|first|pilot|20\d\d)(?:'s)? (?:year|time|${scheme})|in 20\d\d|πριν|πρωην|τεωσ|περυσι|περσι|προηγουμενωσ|παλι?οτερα|παλαιοτερα|τοτε|(?:στ(?:ην?|ον?|ο) |τησ |του )?(?:προηγουμεν|περσιν|περασμεν|παλι|παλαι|πρωτ)\p{L}+ (?:\p{L}+ )?(?:${scheme}|φορα|χρονια)|το 20\d\d)`
/** A day: from when a term was moved is read of it. */
const day = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{1,2}(?:st|nd|rd|th|ησ?)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ιαν|φεβ|μαρ|απρ|μαι|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ)|(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december) \d)`
/** Comparisons with others inside a sentence that is the call's own. */
const compared: readonly RegExp[] = [
  // "(Last call: 2)", "(formerly five)", "(2 in the old scheme)": only how much it was.
  new RegExp(
    String.raw`\((?![^()]*${day})(?:${atThatTime}(?!\p{L})[^()]{0,60}?(?<!\p{L})${amount}[^()]{0,40}|(?<!\p{L})${amount}[^(),;]{0,40} (?:in|under|at|στ\p{L}{1,3}|με|before|περυσι|περσι|last|παλι?οτερα|πριν)(?!\p{L})(?=[^()]*(?:${formerly}))[^()]{0,60})\)`,
    'gu',
  ),
  // "As in the Green Taxi programme, applicants must …", "unlike other schemes, this one …".
  new RegExp(
    String.raw`(?<=^[^\p{L}]*)(?:(?:just )?(?:as|like) (?:in|with|under)|unlike|in contrast (?:to|with)|contrary to|οπωσ(?: και)?(?: ισχυ\p{L}+)? στ\p{L}{1,3}|σε αντιθεση με|αντιθετα με)(?!\p{L}) ${otherCall}${inside}*,(?! (?:που|η οποια|το οποιο|which|that))(?=[^,]*(?<!\p{L})(?:must|shall|may|can|cannot|need|needs|has|have|is|are|does|do|πρεπει|οφειλ|δεν|ειναι|εχουν|απαιτ|αποκλει|εξαιρ|μπορ|γινονται)\p{L}*)`,
    'gu',
  ),
  // ", as was the case last year,", ", όπως ίσχυε και πέρυσι,", ", αντί τριών που ζητούσε ο παλαιός κύκλος".
  new RegExp(
    String.raw`, (?:just )?(?:as|like|οπωσ) (?:(?:it )?(?:was|were|did|had)|ισχυ\p{L}+|ηταν|γινοταν|συνεβαιν\p{L}+|συνεβη)(?!\p{L})(?=${inside}*?${formerly})${inside}*(?=,|[.;·]?\s*$)|(?<=^[^\p{L}]*)(?:just )?(?:as|οπωσ) (?:(?:it )?(?:was|were|did|had)|ισχυ\p{L}+|ηταν|γινοταν|συνεβαιν\p{L}+|συνεβη)(?!\p{L})(?=${inside}*?${formerly})${inside}*,|, (?:instead of|rather than|αντι(?: για)?|και οχι|not) (?:(?:the|των|τισ|τουσ|τα) )?${amount}\p{L}* (?=${inside}*?(?:${formerly}))${inside}*|(?<=[^.;·]{12}) (?:rather than|instead of|αντι(?: για| των)?) (?:(?:the|των) )?${amount}\p{L}* (?:of|in|under|που|του|τησ|στ\p{L}{1,3}) (?=${inside}*?(?:${formerly}))${inside}*`,
    'gu',
  ),
  // ", unlike in the first call, when they were admitted".
  new RegExp(
    String.raw`,? (?:unlike|in contrast (?:to|with)|σε αντιθεση με|αντιθετα με|οπωσ) ${formerCall}${inside}*, (?:when|which|where|οταν|οπου|που|η οποια|το οποιο) (?:\p{L}+ ){0,2}?${past}${inside}*`,
    'gu',
  ),
  new RegExp(String.raw`(?<=^[^\p{L}]*)${asIn} (?:${formerCall}|${formerFigure})${inside}*,`, 'gu'),
  new RegExp(
    String.raw`,? (?:${asIn}|up from|down from) (?:${formerCall}|${formerFigure})${inside}*|,? (?:(?:and )?not|(?:και )?οχι) (?=(?:€|eur)? ?\d[\d.,]* ?(?:%|€|ευρω|million|εκατ)?${inside}*(?:as |like |than |οπωσ |που ))${formerFigure}${inside}*|, απο (?=\d[\d.,]* ?(?:%|€|ευρω|εκατ))${formerFigure}${inside}*`,
    'gu',
  ),
  /, (?:[\p{L}\d]+ ){0,4}(?:later|earlier|more|less|fewer|higher|lower|sooner|much|many|αργοτερα|νωριτερα|περισσοτερ\p{L}+|λιγοτερ\p{L}+) (?:than|as|απο) (?:(?:in|at|to|ο,?τι) )?(?:(?:το|τα|την?|the) )?(?:20\d\d|last|previous|former|first|περυσι|περσι|προηγουμεν|πρωτ)(?:[^,;·.]|[.,](?=\d))*(?:, (?:when|which|where|οταν|που)(?!\p{L})(?:[^,;·.]|[.,](?=\d))*)*/gu,
  // "As the chamber had demanded".
  /,? (?:just )?(?:as|οπωσ) (?:(?:[\p{L}'’]+ ){1,4}(?:had )?(?:demanded|asked|wanted|proposed|requested)|(?:ειχ\p{L}+|εχ\p{L}+) (?:ζητησει|προτεινει|απαιτησει)(?: [\p{L}]+){0,4})(?=\s*[.,;·]|\s*$)/gu,
  // "(It was 60 % in 2024)".
  new RegExp(
    String.raw`\((?:it was|this was|was|previously|ηταν|(?:το |περυσι |περσι )?(?:20\d\d )?ηταν)(?!\p{L})(?=[^()]*(?:[%€£]|ευρω|euro|eur ))[^()]*\d[^()]*\)`,
    'gu',
  ),
  // "Of the 700 million of the Coastal Programme, 5 million are for this call".
  /^[^\p{L}]*(?:out )?(?:of|from|απο) (?:the|τα|το) (?:€|eur )?\d[\d.,]* ?(?:million|billion|m|bn|εκατ\.?|δισ\.?)?\s?(?:€|euros?|ευρω)? (?:of|in|του|τησ) (?:[\p{L}-]+ ){0,4}?(?:programme|program|plan|fund|facility|προγραμματοσ|σχεδιου|ταμειου|μηχανισμου),/gu,
]
/** "From the programme «…», which has 3.9 billion", "belongs to the Islands Plan, with 540 million". */
const ofPot = new RegExp(
  String.raw`(?<=(?:programme|program|fund|facility|plan|mechanism|προγραμμα|ταμειο|μηχανισμ\p{L}+|σχεδιο)[^,.;]{0,40}), (?:(?:which|that|που|το οποιο|ο οποιοσ) (?:itself )?(?:has|holds|is worth|εχει|διαθετει)|(?<=(?:belongs to|is part of|falls under|comes? from|ανηκει|εντασσεται|προερχ\p{L}+)[^.;]*)(?:with|of|worth|συνολικου υψουσ|υψουσ|με)) ${inside}*\d${inside}*(?:billion|bn|δισ|million|εκατ)${inside}*`,
  'gu',
)

/** Where a sentence compares its own with what is of others. */
export const phrases = (sentence: string): Span[] =>
  countsAsOthersDo(sentence)
    ? []
    : [...compared, ofPot].flatMap((pattern) =>
        [...sentence.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
      )
