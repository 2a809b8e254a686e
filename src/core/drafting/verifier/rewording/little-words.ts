import { foldText } from '../../../facts/text-fold.ts'

/** What a little word does to the words beside it. Words of one class may stand for each other. */
export type Mark =
  | 'not'
  | 'must'
  | 'may'
  | 'should'
  | 'only'
  | 'also'
  | 'or'
  | 'if'
  | 'when'
  | 'unless'
  | 'except'
  | 'cause'
  | 'result'
  | 'all'
  | 'each'
  | 'any'
  | 'some'
  | 'both'
  | 'together'
  | 'apart'
  | 'before'
  | 'after'
  | 'until'
  | 'within'
  | 'most'
  | 'least'
  | 'more'
  | 'less'
  | 'about'
  | 'exactly'
  | 'yet'
  | 'already'
  | 'even'
  | 'regardless'
  | 'instead'
  | 'future'
  | 'past'

/** Expressions of several words, the longer first; `$1` marks nothing. Folded, so that «ή» is told elsewhere. */
const expressions: readonly (readonly [Mark | 'neutral', string])[] = [
  [
    'unless',
    String.raw`εκτοσ (?:κι |και )?(?:αν|εαν|εφοσον|οταν)|παρα μονο (?:αν|εαν|εφοσον|οταν)|unless|except (?:if|where|when)`,
  ],
  [
    'neutral',
    String.raw`he or she|she or he|his or her|him or her|(?:χωρισ|(?:δεν|δε) (?:μπορει|μπορουν|πρεπει|επιτρεπεται|δυναται))(?=(?: \p{L}+){0,6} να (?:υπερβ|ξεπερ)|(?: \p{L}+){1,6} να ειναι (?:ουτε )?(?:πανω απο|κατω απο|(?:περισσοτερ|μεγαλυτερ|υψηλοτερ|λιγοτερ|μικροτερ|χαμηλοτερ)\p{L}+ ))|μαζι με|together with|along with|αν και|παρ ?ολο που|even though|as though|in order (?:to|that)|so that|so as to|as well as|as long as(?= )|whether or not|για να|ωστε να|προκειμενου να|καθωσ και|as soon as|αφορα (?:σε|τη|την|το|τον|τα|τουσ|τισ)(?= )|οσον αφορα|ωσ προσ|in respect of|with respect to|with regard to|in the case of|σε περιπτωση που δεν(?!)|υπο σ(?!)`,
  ],
  [
    'not',
    String.raw`(?:but|yet|and) not(?! (?:exceed\p{L}*|above|over|beyond|below|under|(?:more|higher|greater|larger|longer|less|fewer|lower|smaller|shorter) than)(?!\p{L}))|(?:και|αλλα) οχι(?! (?:περισσοτερ\p{L}+|πανω|παραπανω|ανω|λιγοτερ\p{L}+|κατω)(?!\p{L}))|οχι ομωσ`,
  ],
  [
    'also',
    String.raw`as well(?! as)|in addition(?: to)?|not only(?!)|επισησ|επιπλεον|επιπροσθετωσ|also|too|additionally|moreover|furthermore|likewise|ομοιωσ|επιπροσθετα`,
  ],
  [
    'most',
    String.raw`(?:δε|δεν|μην|μη)(?: (?:τον|την|το|τα|τισ|τουσ|τη|θα|μπορει|μπορουν|πρεπει|επιτρεπεται|επιτρεπονται|δυναται|δυνανται|να|επρεπε|μπορουσε|μπορουσαν|ειναι|εχει|εχουν)){0,3} (?:υπερβαιν\p{L}+|υπερεβαιν\p{L}+|υπερβ\p{L}+|υπερεβ\p{L}+|ξεπερν\p{L}+|ξεπερασ\p{L}+|ξεπερασ\p{L}*)`,
  ],
  [
    'most',
    String.raw`(?:δε|δεν|μην|μη)(?: (?:θα|μπορει|μπορουν|πρεπει|επιτρεπεται|δυναται|να|επρεπε|ειναι|εχει|εχουν|ηταν)){1,3} (?:πανω απο|ανω|(?:περισσοτερ|μεγαλυτερ|υψηλοτερ)\p{L}+(?: (?:απο|των|του|τησ))?)`,
  ],
  [
    'least',
    String.raw`(?:δε|δεν|μην|μη)(?: (?:θα|μπορει|μπορουν|πρεπει|επιτρεπεται|δυναται|να|επρεπε|ειναι|εχει|εχουν|ηταν|ουτε)){0,4} (?:υπολειπ\p{L}+|κατω απο|(?:λιγοτερ|μικροτερ|χαμηλοτερ)\p{L}+(?: (?:απο|των|του|τησ))?|πεφτ\p{L}+ κατω)`,
  ],
  [
    'most',
    String.raw`χωρισ (?:την )?υπερβαση|(?<=(?:χωρισ|δεν|δε)(?: \p{L}+){0,6} )να (?:υπερβ\p{L}+|ξεπερν\p{L}+|ξεπερασ\p{L}+)|(?<=(?:δεν|δε) (?:μπορει|μπορουν|πρεπει|επιτρεπεται|δυναται)(?: \p{L}+){1,6} )να ειναι (?:ουτε )?(?:πανω απο|(?:περισσοτερ|μεγαλυτερ|υψηλοτερ)\p{L}+ (?:απο|των|του|τησ))|οχι (?:περισσοτερ\p{L}+|πανω|παραπανω|ανω)(?: (?:απο|των))?`,
  ],
  [
    'least',
    String.raw`(?<=(?:δεν|δε) (?:μπορει|μπορουν|πρεπει|επιτρεπεται|δυναται)(?: \p{L}+){1,6} )να ειναι (?:ουτε )?(?:κατω απο|(?:λιγοτερ|μικροτερ|χαμηλοτερ)\p{L}+ (?:απο|των|του|τησ))|οχι (?:λιγοτερ\p{L}+|κατω)(?: (?:απο|των))?`,
  ],
  [
    'most',
    String.raw`(?:(?:does|do|did|may|must|can|could|should|shall|will|has|have|is|are|was|were|to) )*(?:not|never|cannot|no)(?: (?:to|be|allowed|permitted|able|ever|have))* (?:exceed(?:ed|ing|s)?|(?:more|higher|greater|larger|longer) than|go (?:over|above|beyond)|above|over|beyond|surpass(?:ed)?)`,
  ],
  [
    'least',
    String.raw`(?:(?:does|do|did|may|must|can|should|shall|will|is|are|was|were) )*(?:not|never|cannot|no)(?: (?:be|fall|go|drop))* (?:(?:less|fewer|lower|smaller|shorter) than|below|under)`,
  ],
  [
    'most',
    String.raw`without exceeding|at (?:the )?most|up to(?: and including)?|(?:to |at |of )?a maximum of|capped at|no later than|not later than|on or before|at the latest|(?:να |ειναι )?το πολυ|εωσ και|μεχρι και|(?:σε |με )?ανωτατο οριο|κατ ?ανωτατο(?: οριο)?|κατ'? ανωτατο(?: οριο)?|το αργοτερο|κατα μεγιστο|or (?:less|fewer|below|lower|earlier|before)|και κατω|η λιγοτερ\p{L}+|or less`,
  ],
  [
    'least',
    String.raw`at (?:the )?least|a minimum of|τουλαχιστον|κατ'? ελαχιστο(?:ν)?|not before|no earlier than|on or after|or (?:more|above|over|higher|later|after)(?! than)|και ανω|η περισσοτερ\p{L}+`,
  ],
  ['after', String.raw`και (?:μετα|επειτα)(?= ?[,.;·):]|$)|και εξησ|onwards|and (?:later|after)(?= ?[,.;):]|$)`],
  [
    'more',
    String.raw`more than|(?:greater|higher|larger|longer|older) than|in excess of|exceed(?:s|ed|ing)?|υπερβαιν\p{L}+|υπερβει|υπερβουν|υπερεβ\p{L}+|υπερβαση|ξεπερν\p{L}+|ξεπερασ\p{L}+|πανω απο|(?:περισσοτερ|μεγαλυτερ|υψηλοτερ)\p{L}+ (?:απο|των|του|τησ)(?= )|ανω(?= των| του| τησ)|above|over(?= |$)|beyond|περαν(?= των| του| τησ)|παραπανω απο`,
  ],
  [
    'less',
    String.raw`(?:less|fewer|lower|smaller|shorter|younger) than|below|under(?= \d| €| the (?:minimum|limit|threshold|age))|κατω απο|κατω(?= των| του| τησ)|(?:λιγοτερ|μικροτερ|χαμηλοτερ)\p{L}+ (?:απο|των|του|τησ)(?= )|λιγοτερ\p{L}+`,
  ],
  ['instead', String.raw`αντι για|αντι(?= (?:να|του|τησ|των))|instead of|rather than`],
  [
    'except',
    String.raw`με (?:την )?εξαιρεση|with the exception of|except(?: for)?|excepting|other than|apart from|aside from|save for|εκτοσ(?: απο)?|πλην|εξαιρ\p{L}+|outside(?: of)?|exclud\p{L}+|exclusion`,
  ],
  [
    'cause',
    String.raw`επειδη|διοτι|εξαιτιασ|λογω|because(?: of)?|due to|owing to|as a result of|thanks to|χαρη σε|γι ?αυτο τον λογο(?!)`,
  ],
  [
    'result',
    String.raw`γι'? ?αυτο|συνεπωσ|επομενωσ|ωσ εκ τουτου|αρα|οποτε|therefore|thus|hence|consequently|as a result(?! of)|(?<=, |; |and )so(?! that)`,
  ],
  [
    'if',
    String.raw`υπο την προυποθεση(?: οτι| να)?|με την προυποθεση(?: οτι| να)?|με την επιφυλαξη|σε περιπτωση(?: που)?|on (?:the )?condition(?= that)|subject to(?= the condition)|(?<!(?:is|are|be|been|was|were|being|as) )provided(?: that)?(?= )(?! (?:by|in|with|for|at|to|on|under|through) )|providing(?= that)|in (?:the event|case)(?= that| of)|in case|so long as|only if(?!)|εφοσον|αν|εαν|if`,
  ],
  [
    'when',
    String.raw`οταν|οποτε|when|whenever|(?<!only |just |than |at |most |least )once(?= (?:the|it|they|a|an|all|its|this|that|he|she) | (?!per |every |in |or |and |at )[\p{L}-]+(?: [\p{L}-]+){0,6} (?:is|are|has|have|was|were) )|(?<=^|only |, )where|upon`,
  ],
  [
    'must',
    String.raw`πρεπει|επρεπε|οφειλ(?:ει|ουν|ε|αν)|υποχρεου\p{L}+|υποχρεωτικ\p{L}+|υποχρεωσ\p{L}+|υποχρεωμεν\p{L}+|απαιτ\p{L}+|χρειαζ\p{L}+|must|has to|have to|had to|obliged|obligat\p{L}+|obligation\p{L}*|mandatory|compulsory|need(?:s|ed)?(?: to)?|necessary|απαραιτητ\p{L}+|αναγκαι\p{L}+|requir\p{L}+|shall`,
  ],
  ['should', String.raw`should|ought|συνιστα\p{L}+|recommended|advis\p{L}+`],
  [
    'may',
    String.raw`μπορ(?:ει|ουν|ουσε|ουσαν|εσει)|δυνα(?:ται|νται)|επιτρεπ\p{L}+|δικαιουται|δικαιουνται|δυνατο\p{L}*|δυνατη|δυνατοτητ\p{L}+|may|can|could|might|able|allowed|permitted|possible|possibly|entitled|ενδεχ\p{L}+|ισωσ|perhaps|πιθανο\p{L}*|likely|probably|πιθανη|potentially`,
  ],
  [
    'only',
    String.raw`μον(?:ο|ον|ο η|η|ησ|οι|α|ων|ουσ|εσ)(?= |$|[,.])|αποκλειστικ\p{L}+|only|solely|exclusively|exclusive|nothing but|alone|merely|purely`,
  ],
  ['each', String.raw`καθε|εκαστ\p{L}+|καθενασ|καθεμια|καθενοσ|ανα|each|every|per|everyone|everybody`],
  [
    'all',
    String.raw`ολ(?:οι|εσ|α|ων|ουσ|ο|η|οσ|ησ|ην|ου)|συνολο τ\p{L}+(?!)|all|entire|whole|entirety|ολοκληρ(?:οσ|η|ο|ησ|ου|α|εσ)|αμφοτερ\p{L}+(?!)`,
  ],
  [
    'any',
    String.raw`οποι\p{L}+δηποτε|οιο\p{L}+δηποτε|any(?:one|body)?|whichever|whatever|κανεν\p{L}+|καμια|καμιασ|κανεισ|κανενασ`,
  ],
  [
    'some',
    String.raw`(?:ενασ|εναν|ενα|μια|ενοσ|μιασ) απο (?:τουσ|τα|τισ)(?! οποι)|one of (?:the|its)|ορισμεν(?:οι|εσ|α|ων|ουσ)|μερικ(?:οι|εσ|α|ων|ουσ)|καποι\p{L}+|some|several|certain|partly|partially|εν μερει|μερικωσ|πολλ(?:οι|εσ|α|ων|ουσ)|λιγ(?:οι|εσ|α|ων|ουσ)|many|few|most(?= of| \p{L}+s )|majority|οι περισσοτερ\p{L}+|mainly|mostly|κυριωσ|primarily|usually|συνηθωσ|normally|generally|typically|often|συχνα|rarely|sometimes`,
  ],
  ['both', String.raw`both|αμφοτερ\p{L}+|και οι δυο|και τα δυο`],
  [
    'together',
    String.raw`μαζι|απο κοινου|σωρευτικα|αθροιστικα|συνολικα|together|jointly|combined|cumulatively|collectively|in total|aggregate\p{L}*|all told`,
  ],
  [
    'apart',
    String.raw`χωριστ\p{L}+|ξεχωριστ\p{L}+|separate(?:ly)?|individually|respectively|αντιστοιχ(?:α|ωσ)|μεμονωμεν\p{L}+`,
  ],
  [
    'regardless',
    String.raw`ανεξαρτητ(?:α|ωσ)(?: απο)?|ανεξαρτητωσ|ασχετ\p{L}+ απο|regardless(?: of)?|irrespective(?:ly)?(?: of)?|no matter`,
  ],
  ['even', String.raw`εστω(?: και)?|even|ακομη και|ακομα και`],
  ['before', String.raw`πριν(?: (?:απο|να))?|προ|before|prior to|ahead of|in advance of|earlier than|νωριτερα απο`],
  [
    'after',
    String.raw`μετα(?: (?:απο|την|το|τη|τον|τα|τισ|τουσ))?(?! ταξυ)|υστερα απο|επειτα απο|κατοπιν|after|following|afterwards|later than|subsequent(?:ly)?(?: to)?|αργοτερα απο|μεταγενεστερ\p{L}+`,
  ],
  ['until', String.raw`εωσ(?: οτου)?|μεχρι(?: να)?|ωσπου|until|till`],
  ['within', String.raw`εντοσ|μεσα σ\p{L}*|within|inside`],
  ['about', String.raw`περιπου|κατα προσεγγιση|σχεδον|approximately|roughly|nearly|almost|around|γυρω σ\p{L}+`],
  ['exactly', String.raw`ακριβωσ|exactly|precisely`],
  ['yet', String.raw`ακομη|ακομα|(?<!, )yet|still`],
  ['already', String.raw`ηδη|already`],
  [
    'not',
    String.raw`δεν|δε|μην|μη|οχι|ουτε|μητε|χωρισ|διχωσ|ποτε|not|no|never|without|neither|nor|none|nobody|nothing|cannot|ουδεισ|ουδεμια|ουδεν|lack(?:s|ing)?|ineligible`,
  ],
  ['future', String.raw`θα(?! επρεπε)|will|προκειται να|going to`],
  ['past', String.raw`ηταν|ησαν|was|were|had|did|ειχε|ειχαν|υπηρχε|υπηρχαν`],
]

/** One pattern for all expressions: the earliest in the text, and of those at one place the first in the list. */
export const marked = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${expressions.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
export const markOf = (groups: readonly (string | undefined)[]): Mark | 'neutral' =>
  expressions[groups.findIndex((group) => group !== undefined)]?.[0] ?? 'neutral'

const set = (words: string): ReadonlySet<string> => new Set(foldText(words).folded.trim().split(/\s+/u))

/** Articles, pronouns, prepositions, conjunctions and auxiliaries: they join and state nothing. */
export const neutral = set(`
  ο η το οι τα του της των τον την τη τους τις στο στη στην στον στα στους στις στου σε με για και κι που ότι πως να ας
  ένα ένας έναν μία μια μιας μίας ενός αυτό αυτή αυτός αυτά αυτές αυτοί αυτών αυτούς αυτής αυτού αυτήν αυτόν εκείνος εκείνη εκείνο εκείνοι εκείνες εκείνα εκείνων εκείνους
  προς κατά ως επί υπό περί από αφ απ εκ εξ διά δια μέσω όπου όπως όπως καθώς ενώ όσο όσα όσοι όσες όσους όσων ό,τι οτιδήποτε
  όποιος όποια όποιο όποιοι όποιες οποία οποίο οποίος οποίες οποίοι οποίων οποίου οποίας οποίους οποίον οποίαν
  είναι έχει έχουν έχοντας είχε είχαν είμαι είμαστε ώστε ωστόσο όμως αλλά δηλαδή ήτοι σύμφωνα βάσει αφού αφότου παρότι μολονότι τότε έτσι εδώ εκεί οποτεδήποτε
  αντίστοιχα αντιστοίχως έναντι ανάλογα σχετικά σχετικώς σας μας τους εν εις επ κατ μετ παρά τυχόν ούτως μεν δε μεταξύ ανάμεσα λοιπόν μάλιστα εξής συγκεκριμένα ειδικότερα ειδικά αναφορικά
  είτε τόσο εφ γιατί αφορά αφορούν εδαφών ίδιου_ μέχρις παρόν παρούσα παρόντος παρούσας τώρα λόγο
  the a an of to in on at for and as is are be been being has have having it its it's this that these those which who whose whom what
  with from by into onto where there their they them he she his her we our you your i such then so do does done than out up upon towards toward via through
  but however although though while whereas despite nevertheless nonetheless namely i.e about regarding concerning according pursuant against among amongst between under
  itself themselves himself herself one ones whether since during throughout along thereof therein thereby hereby wherein here now s t re ve d yet once
  respectively accordingly specifically indeed particular particularly regards respect case either whereby us me my mine ours theirs that's also_ get gets got getting
  των_ οπότε_ thereafter_ as_well is_not
`)

/** Nouns, verbs and adjectives that say no more than "to be": they may come and go. By beginning of the word. */
const emptyWords =
  /^(?:υψοσ|υψουσ|υψη|ποσο(?!σ)|ποσου|ποσα|ποσων|ανερχ\p{L}+|ανερχομεν\p{L}+|ανηλθ\p{L}+|φθαν(?:ει|ουν)|φταν(?:ει|ουν)|φθασει|φτασει|φθασουν|φτασουν|εφθα\p{L}+|αφορ(?:ουσε|ουσαν|ωντασ)|οριζ(?:εται|ονται)|οριστηκε|ορισμεν(?:η|ο|οσ)|υπαρχ\p{L}+|υπηρχ\p{L}+|υπηρξ\p{L}+|υπαρξ(?:ει|ουν)|βρισκ\p{L}+|βρισκομεν\p{L}+|βρεθ\p{L}+|γιν(?:εται|ονται|ει|ουν|οταν|ονταν)|καν(?:ει|ουν)|εκαν(?:ε|αν)|ανηκ(?:ει|ουν|ε|αν)|εγιν\p{L}+|αποτελ\p{L}+|προβλεπεται|προβλεπονται|περιπτωσ\p{L}+|αριθμο(?:σ|υ|ν|υσ)?|αντιστοιχ(?:εσ|οι|οσ|η|ο|ου|ων)|ακολουθ(?:α|η|εσ|οι|ο|οσ|ων)|τοπο(?:σ|υ|ν)?|ημερομηνι\p{L}+|ημερασ?|ημερων|ωρασ?|βαση|βασεισ|βασιζ\p{L}+|συνιστα(?:ται|νται)|παρουσιαζ\p{L}+|φερ(?:ει|ουν)|δινεται|δινονται|δοθ(?:ει|ουν|ηκε|ηκαν)|τιθεται|τιθενται|θεωρ(?:ειται|ουνται)|πραγματοποι\p{L}+|λεγ(?:εται|ονται)|ονομαζ\p{L}+|παιρν\p{L}+|παρ(?:ει|ουν)|πηρ(?:ε|αν)|λογο(?:σ|υ|ν)|πραγμα(?:τοσ)?|κατι|τι|προκειται|σημαινει|διαθετ(?:ει|ουν)|τυγχαν\p{L}+|συγκεκριμεν\p{L}+|ιδι(?:ου|ασ)_|amounts?|amounted|sums?|stands?|stood|comes?|came|coming|means?|holds?|held|ratio|given?|gives|gave|due|belong(?:s|ed|ing)?|there|numbers?|equals?|equal|cases?|located|situated|place|placed|dates?|day|values?|set|exists?|existing_|carried|made|make|makes|takes?|taken|took|goes|go|time|happens?|consists?|called|named|lies|found|figure|figures|falls?|level|levels|hour|hours|occur|occurs|following|respective|corresponding|correspondingly|thing|things|matter|use_|constitut\p{L}+|represent|represents|reach|reaches|reached|gives?_)$/u

export const isEmpty = (word: string): boolean => emptyWords.test(word)

/** What everything in a draft is done for or with: it may be named more fully. */
export const isContext = (word: string): boolean =>
  /^(?:projects?|applications?|company|εργο|εργου|αιτησ(?:η|ησ|εισ|εων)|εταιρει(?:α|ασ)|ποσοστο|ποσοστου|percentage|years|ετων|receives?|received|λαμβαν(?:ει|ουν)|λαβ(?:ει|ουν)|follows?|ακολουθ(?:ει|ουν)|συνοδευ(?:εται|ονται|ει|ουν))$/u.test(
    word,
  )

/** What a sentence of a draft is about: it may be named where the composed sentence only means it, and the other way round. */
export const isTopic = (word: string): boolean =>
  /^(?:επιχειρησ(?:η|ησ|εισ|εων|εωσ)|προσκλησ(?:η|ησ|εωσ)|business|businesses|call|calls)$/u.test(word)
