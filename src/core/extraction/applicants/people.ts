/** What a call asks of the people behind who applies: how old they are, what they do or hold, where they live. Folded text. */

const person = String.raw`(?<!\p{L})(?:φυσικ\p{L}+ προσωπ|ωφελουμεν|αιτουντ|αιτων|αιτουσ|υποψηφι|νε(?:οι|ουσ|οσ|ων)(?! (?:θεσ|επιχ|μοναδ|προιον))|ανεργ|γυναικ|νομιμ\p{L}+ εκπροσωπ|διαχειριστ(?!ικ)|εταιρο(?:ι|σ|υσ)(?!\p{L})|εταιρων(?!\p{L})|μετοχ(?:οι|ων|οσ|ουσ)(?!\p{L})|μετοχικ|μεριδι|μελ(?:η|ων|οσ|ουσ)(?! τησ ε)|ιδιοκτητ|ιδρυτ(?!ικ)|φορεισ τησ επιχ|επιχειρηματι(?:εσ|ασ|ων)(?!\p{L})|αρχηγ|επικεφαλησ|γεωργ(?:οι|οσ|ων|ουσ)(?!\p{L})|αγροτ(?:εσ|ησ|ων)(?!\p{L})|κτηνοτροφο[ισ]|μελισσοκομο[ισ]|αλιεισ|παραγωγο[ισ]|σπουδαστ|φοιτητ|πτυχιουχ|αποφοιτ|ερευνητ(?:εσ|ησ)|owners?(?!\p{L})|founders?(?!\p{L})|partners?(?!\p{L})|members?(?! states?)|managers?(?!\p{L})|directors?(?!\p{L})|representatives?(?!\p{L})|farmers?(?!\p{L})|fishers?(?!\p{L}|ies)|natural persons?|heads? of|applicants?(?!\p{L})|beneficiar(?:y|ies)|candidates?(?!\p{L})|women(?!\p{L})|adults?(?!\p{L})|young people|people(?= (?:under|over|aged|below|above|younger|older) )|shareholders?|shares(?!\p{L})|entrepreneurs?(?!\p{L})|students?(?!\p{L})|graduates?(?!\p{L})|promoters?(?!\p{L}))`
const ofPerson = new RegExp(person, 'u')

/** Years that only somebody alive has. */
const ofAge =
  /ηλικι(?:α|ασ|εσ)(?!\p{L})(?! (?:τησ|του) (?:επιχ|εταιρ|κτιρ|οχημ|μηχαν))|ηλικιακ|γεννη(?:θ|μεν)|\d{2}ο(?:υ)? ετ(?:οσ|ουσ) (?:τησ )?ηλικι|(?<!\p{L})aged? (?:of |between |from |over |under |at |up )*\d|years? (?:old|of age)|(?:younger|older) than \d{2}(?! (?:years (?:of op|in op)|months))|(?:have|has) (?:not )?(?:yet )?(?:turned|reached) (?:the age of )?\d{2}|(?<!\p{L})(?:no|not) older than \d{2}|(?<!\p{L})(?:born|date of birth)(?!\p{L})|\d{2}(?:st|nd|rd|th)? year of (?:their|his|her|your) (?:age|life)/u
/** Years of a subject that is a person: "the manager is under 45". */
const yearsOf = new RegExp(
  String.raw`${person}[^.;·€%\d]{0,80}?(?:κατω|ανω|εωσ|μεχρι|απο|μικροτερ\p{L}+|μεγαλυτερ\p{L}+|νεοτερ\p{L}+|under|over|between|below|above|up to)(?: (?:απο|των|την?|the|age|of))* \d{2}(?!\d|[.,]\d|\s?(?:%|€|εμε|εργαζ|ατομ|employees|people|staff|months|μην))`,
  'u',
)
/** Whom a call says that it is for, by what they are and how old: "αφορά σε ενίσχυση ανέργων γυναικών από 18 έως 64 ετών", "professionals aged 30-55". */
const callIsFor =
  /(?<!\p{L})(?:(?:επιδοτησ|επιχορηγησ|ενισχυσ)(?:η|εισ) (?:σε|για|προσ)|grants? (?:to|for)|αφορ(?:α|ουν)|απευθυν\p{L}+|προοριζ\p{L}+|ενισχυ(?:ονται|ει)|επιδοτ(?:ουνται|ει)|επιχορηγ(?:ουνται|ει)|στηριζ(?:ονται|ει)|μπορ\p{L}+ να (?:συμμετ[εα]\p{L}+|υποβαλ\p{L}+)|δικαιουχοι (?:\p{L}+ ){0,3}ειναι|is (?:for|open to|aimed at)|(?:may|can) apply|supports|open to)(?!\p{L})(?:(?!προσλ(?:αβ|ηψ|αμβ)|θεσ(?:η|εισ|εων) |απασχολησ|καταρτισ|recruit|hir(?:e|ing) |employ)[^.;·\d])*?(?<!\p{L})(?:ηλικιασ |απο |εωσ |up to |aged )*(?:\d{2} ?(?:[-–]|εωσ|μεχρι|to|and) ?)?\d{2} ?(?:ετων|χρονων|years)(?! (?:λειτουργ|δραστηριοτητασ|of (?:operation|trading)))/u

/** Of how long a business runs. */
const ofBusiness = /λειτουργ|δραστηριοτητασ|εναρξ|κλεισμεν|διαχειριστικ|operat|trading|financial year|incorporat/u

const status =
  /(?<!\p{L})(?:ανεργ(?:οι|οσ|η|εσ|ουσ|ων)(?!\p{L})|(?:δυπα|οαεδ)(?!\p{L})|γυναικ(?:α|εσ|ων|ασ)(?!\p{L})|αναπηρ|αμεα(?!\p{L})|πτυχι|διπλωμα(?!τικ)|μεταπτυχ|διδακτορ|αποφοιτ|φοιτητ(?:εσ|ησ|ων)|μονιμ\p{L}+ κατοικ|κατοικο[ισ] |υπηκο|ιθαγεν|συνταξιουχ|παλιννοστ|ομογεν|εγγεγραμμεν\p{L}* στ\p{L}+ μητρωο\p{L}? (?:ανεργ|αγροτ)|unemployed|job-?seekers?|(?:a|by) woman|women|persons with (?:a )?disabilit|disabled|degree|diploma|graduates?|students?(?!\p{L})|residents?(?!\p{L})|citizens?(?!\p{L})|national(?:s|ity)(?!\p{L})|pensioners?|refugees?)/u
/** What somebody is, has or owns. */
const copula =
  /(?<!\p{L})(?:ειναι|εχ(?:ει|ουν)|διαθετ\p{L}+|κατεχ\p{L}+|ανηκ(?:ει|ουν)|απαρτιζ\p{L}+|πλειοψηφ\p{L}+|is|are|be|holds?|hold|have|has|owns?|owned|run by|led by|(?:co-?)?founded(?:,? (?:or|and) co-?founded)?,? by|headed by|managed by|belongs?)(?!\p{L})/u

/** Staff, trainees, those whom a plan serves, choices of a jury, and what is paid: other people, or no condition. */
const ofOthers =
  /προσλ(?:αβ|ηψ|αμβ)|θεσ(?:η|εισ|εων) (?:εργασ|απασχ)|εργαζομεν|απασχολουμεν|προσωπικ(?!\p{L}* εταιρ|\p{L}* στοιχ)|καταρτι|εκπαιδευ(?:ομεν|τ)|επισκεπτ|πελατ|κοινο(?!π)|επιτροπ|αξιολογ|πιστοποιητικ|βεβαιωσ|δηλωσ|αντιγραφ|δικαιολογ|εξυπηρετ|employees?|(?<!\p{L})staff|recruit|(?<!\p{L})hir(?:e|ed|ing)|(?<!\p{L})jobs?(?!\p{L}|-)|train(?:ed|ees?)|visitors|customers|jury|panel|evaluat|certificate|declaration|copy of|%|€|ευρω|(?<!\p{L})eur(?!\p{L})|ησσονοσ|de minimis|νοειται|νοουνται|σημαινει|means/u

/** Whether a sentence states what those people have to be. */
export const asksOfPeople = (folded: string): boolean => {
  if (callIsFor.test(folded) && ofPerson.test(folded)) return true
  const near = folded.length > longest ? aroundAge(folded) : undefined
  if (near !== undefined) return ofPerson.test(near) && !ofOthers.test(near)
  if (folded.length > longest || ofOthers.test(folded)) return false
  // "Is a permanent resident of …" under a lead that names him.
  if (impliesPerson.test(folded)) return true
  if (!ofPerson.test(folded)) return false
  if (settles.test(folded)) return true
  if (ofAge.test(folded)) return true
  return (yearsOf.test(folded) && !ofBusiness.test(folded)) || (status.test(folded) && copula.test(folded))
}
/** What only somebody alive is, without a word for who it is. */
const impliesPerson =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:να|they|you|who) )?(?:μην? |δεν )?(?:εχ(?:ουν|ει)|have|has) (?:not )?(?:yet )?(?:συμπληρωσ\p{L}+|υπερβει|κλεισει|completed|reached|exceeded) (?:το |τα |the )?\d{2}(?!\d|[.,]\d)(?: ?(?:ο|st|nd|rd|th))? (?:ετ(?:οσ|η)|χρονια|years?)(?!\p{L})(?! (?:λειτουργ|of (?:operation|trading)))|^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:να|θα πρεπει να|must|they|to) )?(?:(?:εχ(?:ουν|ει)|have been|were|be|was) )?(?:γεννη(?:θ|μεν)\p{L}+|born (?:in|between|on|after|before|from))(?!\p{L})|^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:να|θα πρεπει να|must|they|they must|you|you must) )?(?:(?:μην? )?ειναι|is|be|are) (?:a |an )?(?:μονιμ\p{L}+ κατοικ|ανεργ(?:οι|οσ|η|εσ)|συνταξιουχ|ενηλικ|permanent(?:ly)? residen|unemployed|pensioner|of (?:full|legal) age)/u
/** "Settles on a farm for the first time". */
const settles =
  /(?:εγκα(?:θιστ|τασταθ|τεστημ)\p{L}*|αρχηγ\p{L}+) [^.;·]{0,30}(?:για )?πρωτη φορα|για πρωτη φορα [^.;·]{0,30}(?:εγκα(?:θιστ|τασταθ|τεστημ)|αρχηγ)|(?:settl|set up|establish)\p{L}* [^.;]{0,40}(?:for the )?first time|first[- ]time (?:farmer|head)/u
/** The words around the age that a long sentence asks of somebody: "… σε νέους που δεν έχουν υπερβεί το 40ό έτος της ηλικίας τους …". */
function aroundAge(folded: string): string | undefined {
  const at = folded.search(ofAge)
  return at < 0 ? undefined : folded.slice(Math.max(0, at - ageReach), at + ageReach)
}
const ageReach = 90

/** Letters: a longer sentence is of more than people. */
const longest = 400
