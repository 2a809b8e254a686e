/**
 * What a sentence that also tells of another programme or an earlier round says of those who apply to this call: that they may not, must
 * or need to. However much of it is told of others, it is never passed over. Folded text.
 */

const who = String.raw`(?:επιχειρησ(?:η|ησ|εισ|εων)|εταιρ(?:ει|ι)(?:α|ασ|εσ|ων)|αιτουντ\p{L}+|αιτων|υποψηφι\p{L}+|ενδιαφερομεν\p{L}+|δικαιουχο\p{L}+|δικαιουχοι|ωφελουμεν\p{L}+|επαγγελματι\p{L}+|συνεταιρισμ\p{L}+|σωματει\p{L}+|συμπραξ\p{L}+|φορε(?:ασ|ισ)|οσ(?:οι|εσ|α)|οποι(?:οσ|α|οι|εσ)|τα σχεδια|ερευνητ\p{L}+|φοιτητ\p{L}+|ανεργ\p{L}+|παραγωγο\p{L}+|αγροτ\p{L}+|applicants?|candidates?|beneficiar(?:y|ies)|recipients?|borrowers?|enterprises?|compan(?:y|ies)|firms?|business(?:es)?|undertakings?|smes?|start-?ups?|organi[sz]ations?|entit(?:y|ies)|associations?|cooperatives?|consorti(?:um|a)|partners?|farmers?|producers?|traders?|owners?|shops?|those|anyone|anybody|nobody|whoever|winners|grantees)`
const scheme = String.raw`(?:call|scheme|grant|programme|program|measure|round|fund|action|one|time|προσκληση|δραση|προγραμμα|μετρο|κυκλοσ)`

/** A verdict or a duty of now, behind those whom it is about. */
const verdict = new RegExp(
  String.raw`(?<!\p{L})${who}(?!\p{L})[^;·]*?(?<!\p{L})(?:(?:may|can|must|shall|will) ?not(?!\p{L})|cannot|can't|must|shall|needs? (?!not)|ha(?:s|ve) to|(?:is|are|will be|shall be|be) (?:[\p{L}-]+ )?(?:excluded|rejected|refused|barred|turned (?:down|away)|ruled out|left out|ineligible|not (?:eligible|admitted|accepted|allowed|considered|entitled)|required|obliged|welcome)|do(?:es)? not qualify|αποκλειοντ?αι|αποκλειεται|εξαιρουνται|εξαιρειται|απορριπτ(?:ονται|εται)|δεν (?:θα )?(?:μπορ(?:ουν|ει)|δικαιου\p{L}+|γιν(?:ονται|εται) (?:απο)?δεκτ\p{L}+|ειναι επιλεξιμ\p{L}+|επιτρεπεται|εντασσ\p{L}+|επιδοτουνται|ενισχυονται|χρηματοδοτουνται|συμμετεχουν)|(?:θα )?πρεπει|οφειλ(?:ουν|ει)|υποχρεου(?:νται|ται)|μεν(?:ουν|ει) (?:εκτοσ|εξω))(?!\p{L})`,
  'u',
)
const noThings = String.raw`(?!(?:[\p{L}-]+ ){0,5}?(?:δαπαν|κοστ|αγορ|αιτησ|προτασ|δραστηριοτ|κλαδ|εξοπλισμ|costs?|expen[ds]|applications?|proposals?|purchases?|vat(?!\p{L})|activit|equipment|items))(?!(?:it|this|that|they|these|there|αυτ\p{L}+)(?!\p{L}))`
/** Whoever it is that is left out, or let in on a condition: "Hotels that took part in the first round are excluded". */
const leftOut = new RegExp(
  String.raw`^[^\p{L}]*${noThings}[^.;·]{3,160}? (?:αποκλειονται|απορριπτονται|δεν γινονται δεκτ\p{L}+|δεν (?:μπορουν να|δικαιουνται)|μενουν (?:εκτοσ|εξω)|(?:are|is|will be|shall be) (?:excluded|rejected|turned (?:down|away)|barred|not eligible)|may not (?:apply|take part|participate)|cannot (?:apply|take part|participate)|(?:(?:are|is) (?:welcome|eligible)|may (?:apply|take part|participate)|μπορουν να (?:υποβ|συμμετ|ενταχθ)\p{L}+|συμμετεχουν|γινονται δεκτ\p{L}+)(?!\p{L})[^.;·]*?(?<!\p{L})(?:only|if|provided|unless|except|as long as|μονον?|ε?αν|εφοσον|εκτοσ|πλην|αρκει))(?!\p{L})`,
  'u',
)
/** A duty that begins its sentence or has no subject, those who are left out behind it, and what this one does not take. */
const bare = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!δεν )απαιτ(?:ειται|ουνται)|(?:απαραιτητη |βασικη |αναγκαια )?(?<!δεν (?:ειναι |αποτελει ))προυποθεση (?:\p{L}+ ){0,2}?(?:ειναι|αποτελει|για)|(?:ειναι|αποτελει) (?:\p{L}+ )?προυποθεση|(?:is|are) (?:needed|required|a (?:pre)?condition))(?!\p{L})|^[^\p{L}]*(?:αποκλει(?:ονται|εται)|εξαιρουνται|δεν (?:γινονται δεκτ|μπορουν να|δικαιουνται)|excluded are|not eligible are)(?!\p{L})`,
  'u',
)
/** "This one does not accept leasing companies": whoever that is. */
const notTaken = new RegExp(
  String.raw`^[^\p{L}]*(?:this|the (?:new|present)|our|η παρουσα|το παρον|αυτη η|αυτο το) ${scheme} (?:does not|will not|δεν) (?:accept|admit|take|δεχεται|κανει δεκτ\p{L}+)(?!\p{L})(?! (?:(?:any|new|late|other|further|νεεσ|αλλεσ) )*(?:applications|αιτησεισ|responsibility|liability))`,
  'u',
)
export const takesNot = (folded: string): boolean => notTaken.test(folded)

/** "Cooperatives with an open contract are turned away": not all of them, but those with something. */
const withSomething =
  /(?<!\p{L})(?:with|having|με) (?:(?:an?|any|the|their|ηδη|καποι\p{L}+|τα|το|την?|ενα|μια) )?(?:[\p{L}-]+ ){0,2}?(?:contracts?|grants?|projects?|reports?|agreements?|awards?|applications?|εργ(?:ο|α)|συμβασ(?:η|εισ)|επιχορηγησ(?:η|εισ)|ενταξη|σχεδι(?:ο|α)|αποφαση|εκκρεμοτητ\p{L}+)(?!\p{L})/u
export const bindsThoseWith = (folded: string): boolean => withSomething.test(folded)

/** "May apply if their staff did not fall by more than …": let in on a condition. */
const onCondition = new RegExp(
  String.raw`(?<!\p{L})${who}(?!\p{L})[^;·]*?(?<!\p{L})(?:(?:may|can) (?:\p{L}+ )?(?:apply|participate|take part|submit|benefit)|(?:is|are|will be) (?:also |again )?(?:eligible|welcome|admitted)|μπορ(?:ουν|ει) να (?:\p{L}+ )?(?:υποβ|συμμετ|μετασχ|ενταχθ|αιτηθ|δανειοδοτηθ|λαβ)\p{L}+|(?:ειναι|θεωρουνται) επιλεξιμ\p{L}+|γινονται δεκτ\p{L}+)(?!\p{L})[^;·]*?(?<!\p{L})(?:only|if|provided|unless|except|on condition|as long as|μονον?|ε?αν|εφοσον|εκτοσ|πλην|αρκει|υπο τον ορο|με την προυποθεση)(?!\p{L})|(?<!\p{L})only (?:\p{L}+ )?${who}(?!\p{L})[^;·]*?(?<!\p{L})(?:may|can|will be|are)(?!\p{L})|(?<!\p{L})μονον? (?:(?:οι|για|οσ\p{L}+) )?(?:\p{L}+ )?${who}(?!\p{L})`,
  'u',
)

/** Of a time that is past or to come, of somebody's saying, or of how it goes after the award: no verdict of this call. */
const ofThen =
  /^[^\p{L}]*(?:previously|formerly|in the past|until (?:last \p{L}+|then|20\d\d)|(?:in|under|during) the (?:first|last|previous|old|former|earlier|next|second|pilot) (?:\p{L}+ )?(?:call|round|scheme|rules|edition|period|programme|program|measure|fund|competition)|last year|next year|in 20\d\d|παλι?οτερα|παλαιοτερα|τοτε|περυσι|περσι|του χρονου|στ(?:ην|ον|ο) (?:προηγουμεν|περσιν|παλι|πρωτ|επομεν)\p{L}+ (?:\p{L}+ )?(?:προσκληση|κυκλο|δραση|προγραμμα)|το 20\d\d)(?!\p{L})|(?<!\p{L})(?:had to|said|says|stressed|announced|complained|demanded|δηλωσε|τονισε|ειπε|ανεφερε|ζητησ\p{L}+|επρεπε)(?!\p{L})|(?<!\p{L})(?:suppliers?|providers?|evaluators?|προμηθευτ\p{L}+|παροχο\p{L}+|αξιολογητ\p{L}+)(?!\p{L})/u
/** Where a wish, a way or a paper is told rather than who may apply. */
const ofErrand =
  /(?<!\p{L})(?:must|shall|need to|has to|have to|needs to|should) (?:also )?(?:submit|apply (?:online|through|via|by|before|again)|register|send|upload|contact|use|wait|read|attach|provide|fill|log)(?!\p{L})|(?:πρεπει|οφειλ\p{L}+) (?:\p{L}+ )?να (?:υποβ|στειλ|αποστειλ|επισυναψ|προσκομισ|ανεβασ|συμπληρωσ|απευθυνθ|επικοινων|περιμεν)\p{L}+/u

/** Whether a sentence tells of those who apply that they may not, must or need to, or may on a condition. */
export const bindsWhoApplies = (folded: string): boolean =>
  !ofThen.test(folded) &&
  !ofErrand.test(folded) &&
  [verdict, leftOut, bare, onCondition, notTaken].some((words) => words.test(folded))

/** Whether it tells who is left out, or let in on a condition, by a verdict. */
export const judgesWhoApplies = (folded: string): boolean =>
  !ofThen.test(folded) && !ofErrand.test(folded) && leftOut.test(folded)

const number = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|μια|ενασ?|ενα|δυο|τρεισ|τρια|τεσσερ\p{L}+|πεντε|εξι|επτα|οκτω|εννεα|δεκα)`
/** "Instead of the two closed years of the earlier scheme, one is enough": what the own half counts stands only in the other's. */
const elliptic = new RegExp(
  String.raw`^[^\p{L}]*(?:instead of|rather than|unlike|as opposed to|in contrast (?:to|with)|contrary to|where(?:as)?|while|αντι|σε αντιθεση με|αντιθετα με|ενω)(?!\p{L}).*, (?:(?:εδω|τωρα|πλεον|φετοσ|here|now|this time|only|just|μονο) )*(?:(?:αρκ(?:ει|ουν)|απαιτ(?:ειται|ουνται)|χρειαζ(?:εται|ονται)|ζητ(?:ειται|ουνται)) (?:πλεον |μονο )?${number}|${number} (?:is|are|will be|will|(?:now )?suffices?|αρκ(?:ει|ουν))(?: (?:now|enough|sufficient|required|needed|do))*)(?: (?:now|here|πλεον|εδω))?\s*[.;·]?\s*$`,
  'u',
)
export const countsAsOthersDo = (folded: string): boolean => elliptic.test(folded)
