import type { Block } from '../text/source-text.ts'
import { keysOf } from '../text/source-text.ts'

/** Whether a block or a sentence is about who may apply. Folded text. */

export const eligibility =
  /νομικ\p{L}+ μορφ|(?:^|· )(?:οροι|χρησεισ|απασχοληση|προσωπικο|μεγεθοσ|ηλικια|ετη λειτουργιασ|νομικη μορφη|μορφη|ποιουσ αφορα|κλαδοσ|ωφελουμενοι|who|size|staff|age|legal form|employees|headcount|εμε|κυκλοσ εργασιων|(?:ετησιοσ )?τζιροσ|(?:annual )?turnover)(?: |$|·)|(?<!\p{L})μεγεθοσ (?:και κοστοσ)?(?: ·|$)|σε ποιουσ|ποι(?:οι|οσ|εσ) (?:\p{L}+ )?(?:ενισχυ|μπορ|συμμετ|ειναι|παιρν|λαμβαν|δικαιου|ωφελ|επιδοτ)|final recipients|eligible recipients|can my (?:business|company)|who (?:may|can)|συμμετεχ|ωφελουνται|ενισχυονται|(?:υπαρχει|ποιοσ) ορο[σι]|δικαιουχ|προυποθεσ|επιλεξιμοτητ|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορε|ειναι)|ποι(?:οι|εσ|οσ) (?:επιχειρησ\p{L}+ )?(?:δεν )?(?:θα )?μπορ|ποιεσ επιχειρησ|(?<!\p{L})αποδεκτ(?:εσ|ησ|η)(?!\p{L})|πεδιο εφαρμογησ|who qualif|ποιουσ αφορα|σε ποιουσ απευθ|(?:οροι|κριτηρια) (?:συμμετοχ|υπαγωγ|επιλεξιμ|τυπικ)|δυνητικ|eligib|who can apply|who may apply|applicants?|beneficiar|conditions? (?:of|for) (?:participation|eligibility)|admissib|(?:one|any) of the (?:following |below )?(?:business categories|categories of (?:business|enterprise|compan))/u
export const notEligibility =
  /(?:ενισχυ|επιδοτ|χρηματοδοτ|επιχορηγ)(?:ονται|ουνται) (?:\p{L}+ ){0,3}δαπαν(?:εσ|ων)(?!\p{L})|δαπαν(?:εσ|ων) (?:που (?:ενισχ|επιδοτ|αφορουν)|στισ (?:εξησ|ακολουθεσ|παρακατω|κατωθι) κατηγορι)|(?:costs|expenditure) (?:of|in) the following categories|επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:\p{L}+ )?(?:costs|expenditure|expenses|expenditures|spending|purchases|items|uses)|(?<!\p{L})uses? of (?:the )?(?:funds?|funding|grant|loan|money|proceeds)(?!\p{L})|δικαιολογητικ|(?:^|· )(?:χαρτια|εγγραφα|συνημμενα|documents?|attachments?|papers|annexes)(?: |$|·)|what (?:to|you|should i|do i|must i) (?:need to )?(?:submit|send|attach|upload|bring)|τι (?:στελν|υποβαλλ|ανεβαζ|προσκομιζ|επισυναπτ|καταθετ)|supporting documents|required documents|αξιολογησ|evaluation|selection criteria|κριτηρια (?:αξιολογ|επιλογ)|μεσα χρηματοδοτ/u
export const statesCondition =
  /cannot join|(?:can|may) join|can (?:my|your)|if it (?:employs|has)|λογιζονται|θεωρουνται|υπηχθησαν|υπαγονται|(?:εφαρμοζεται|ισχυει) στ|εχ(?:ει|ουν) (?:γινει|κανει|αρχισει|ξεκινησει|ιδρυθει|συσταθει)|(?:θα )?πρεπει (?:να|κατα)|οφειλ\p{L}+|απαιτειται|προυποθεση|επιλεξιμ\p{L}+ ειναι|δικαιουχοι (?:ειναι|τησ|μπορουν|θεωρουνται)|(?:δεν|μη) (?:γινονται|γινεται|ειναι|θεωρουνται|επιτρεπεται|μπορουν|δικαιουνται)|εξαιρουνται|αποκλειονται|να (?:εχ|ειχ|διαθετ|λειτουργ|ειναι|μη|τηρ|προσκομ|συγκεντρ|ασκ|απασχολ|εδρευ)\p{L}*|must|shall|have to|has to|may not|are (?:not )?eligible|excluded|only .{0,40}(?:may|can) apply|at the time of (?:application|submission)/u
/** Sentences about those whom a call is for, under whatever heading. */
export const addressed =
  /η εδρα (?:τησ|του)|open to|reserved for|(?:may|can|will) be (?:awarded|granted|given|made available) to(?!\p{L})|aimed at|intended for|προοριζ\p{L}+|(?:may|can)(?: now| also| still)? (?:apply|participate|take part|benefit|come (?:forward|under)|fall under|(?:ask|turn) (?:for|to))|(?:μπορ\p{L}+|δικαιου\p{L}+) να (?:συμμετ|υποβ|αιτ|διεκδικ|ενταχθ|μπ(?:ει|ουν)(?!\p{L})|(?:παρ|λαβ)\p{L}{1,3} μεροσ)|(?:η επενδυση|το εργο|τα εργα|το σχεδιο|τα σχεδια|η μοναδα) (?:γιν\p{L}+|υλοποι\p{L}+|πραγματοποι\p{L}+|βρισκ\p{L}+)|(?:η|καθε) επιχειρηση (?:λειτουργει|εχει|απασχολ|διαθετει|ειναι|εδρευει)|απευθυν\p{L}+|στηριζει|(?:δραση|πραξη|παρεμβαση|προγραμμα|προσκληση|καθεστωσ|μετρο)(?!\p{L})[^.]{0,40}(?:αφορα|ενισχυει|στηριζει|επιδοτει|χρηματοδοτει|συμμετεχ)|συμμετεχουν|ωφελουνται|επιδοτουνται|δικαιωμα συμμετοχησ|γινονται δεκτ|(?:καθε|οι) επιχειρησ\p{L}+ (?:εχ|διαθετ|απασχολ|πρεπει)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ|μορφ|ειναι οι)|you (?:employ|have|are|must)|your (?:annual |business|premises|company)|qualify|do not(?! include)/u
/** A lead-in of what somebody has to meet: "οι άνεργοι που, σωρευτικά, πληρούν:", "applicants that meet all of the following:". */
export const leadsToConditions =
  /(?<!\p{L})(?:σωρευτικ\p{L}+|(?:εκ)?πληρ(?:ουν|ουσ\p{L}+|οι|ειτε|ωσι)|ικανοποι(?:ουν|ει)|συγκεντρων(?:ουν|ει)|cumulative(?:ly)?|meets?|fulfill?s?|satisf(?:y|ies)|compl(?:y|ies))(?!\p{L})[^:;.·]*:?\s*$/u
/**
 * "Small enterprises that …:", "Businesses must satisfy the following conditions:": a line that begins with those who apply and leaves to its
 * list what is asked of them.
 */
export const leadsFromWhom = (line: string): boolean =>
  line.length < longestLead && (leads.test(line) || whoHasTheRight.test(line)) && !leadsToKinds(line)
const longestLead = 300
/** "The right to join the scheme have all employers who:". */
const whoHasTheRight =
  /(?<!\p{L})(?:δικαιωμα|δυνατοτητα) (?:συμμετοχησ|υποβολησ|ενισχυσησ|ενταξησ|αιτησησ|υπαγωγησ)(?!\p{L})[^.;·:]*?(?<!\p{L})(?:που|(?:για τουσ )?οποι\p{L}+|εφοσον)(?!\p{L})[^.;·:]*:\s*$|(?<!\p{L})(?:may|can|are entitled to) (?:apply|participate|take part|join|benefit)(?!\p{L})[^.;·:]*?(?<!\p{L})(?:if|that|who|which|provided)(?!\p{L})[^.;·:]*:\s*$/u
/** "Businesses that are active in the sectors:", "in one of these:": whoever is in one of them may apply. */
export const leadsToKinds = (line: string): boolean => line.length < longestLead && kinds.test(line)
const kinds =
  /(?<!\p{L})(?:κλαδ|τομε(?:ισ|ασ|α|ων)|κατηγορι|καδ(?!\p{L})|κωδικ|δραστηριο|μορφ|περιφερει|περιοχ|δημ(?:ουσ|ων|οι)|τυπ(?:ουσ|οι|ων)|sectors?|activit|active|codes?|categor|forms?(?!\p{L})|regions?|areas?|types?)\p{L}*\s*:\s*$|(?<!\p{L})(?:εναν?|μια|ενα|one|any|either)(?: τουλαχιστον)? (?:απο|εκ|of)(?!\p{L})/u
const leads =
  /^[^\p{L}]*(?:(?:οι|τισ|τουσ|τα|ολ\p{L}+|καθε|the|all|any|each|only|μονο|υφισταμεν\p{L}+|νε(?:εσ|οι|α|ων)|υπο (?:ιδρυση|συσταση)|νεοσυστατ\p{L}+|ιδιωτικ\p{L}+|πολυ|μικρ(?:εσ|οι|α)|μεσαι(?:εσ|οι|α)|μεγαλ(?:εσ|οι|α)|και|η|existing|new|micro|small|medium|medium-sized|large|very|and|or)[,\s]+)*(?:επιχειρησ(?:εισ|ησ|η)|εταιρ(?:ειεσ|ιεσ|εια|ια)|ενδιαφερομεν\p{L}+|αιτουντεσ|δικαιουχοι|φορεισ|μμε|enterprises?|business(?:es)?|compan(?:y|ies)|firms?|applicants?|beneficiaries|smes?)(?!\p{L})(?:(?!δαπαν|κοστ|costs?(?!\p{L})|expend)[^.;·:])*?(?<!\p{L})(?:που|(?:για τισ |για τουσ )?οποι(?:εσ|οι|α|ουσ|ων)|πρεπει|οφειλουν|that|which|who|must|shall|should|have to|need to)(?!\p{L})(?:(?!δαπαν|costs?(?!\p{L})|expend)[^.;·:])*:\s*$/u
/** Labels of cells and headings under which it stands for whom, or where, a call is. */
export const ofApplicants =
  /^(?:οι )?(?:για ποι(?:ουσ|εσ|ον|α)|ποιον αφορα|επιχειρησεισ|δικαιουχο[ισ]|αποδεκτεσ|σε ποιουσ|ποι(?:οσ|οι|ουσ|εσ|α)(?= |$)|πιστουχοι|πελατεσ|αιτ(?:ουντεσ|ων)|ενδιαφερομενοι|ωφελουμενοι|συμμετεχοντεσ|συμμετοχη|εξαιρεσεισ|αποκλεισμοι|applicants?|beneficiar|borrowers?|participants?|recipients?|who|eligib|admissib|final recipient|target (?:group|companies)|which (?:businesses|companies|firms|enterprises|undertakings|organi[sz]ations|members)|for whom|can i apply)/u
export const ofPlaces =
  /^(?:\d[.\d]*\)? )?(?:(?:κωδικοι )?nuts(?: ?\d)?(?= |$)|ισχυ\p{L}+ (?:σε|για|στ)|αφορα(?=\s|:|$)|καλυπτ\p{L}+|χωρικη εμβελεια|που αφορα|εμβελεια|τοποσ|σε ποι(?:α|εσ) περι|επιλεξιμ\p{L}+ (?:περιοχ|περιφερ)|πεδιο εφαρμογησ|χωρικ|(?:γεωγραφικη )?καλυψη|εδρα|programme area|project area|place of|territory|eligible places|χωρα|που(?= |$|;)|country|territor|eligible (?:area|region)|περιοχη|περιοχεσ|περιφερεια|περιφερειεσ|τοποσ|χωροσ|γεωγραφικ|που |where|area|region|location|geograph|sites?(?= |$)|places?(?= |$))/u
/** What leads to a list of places, at its end: "ενεργά για τους εξής νομούς:", "open in the following regions:". */
export const leadsToPlaces =
  /(?:^|[^\p{L}])(?:νομ(?:οι|ουσ|ων)|δημ(?:οι|ουσ|ων)|περιοχ(?:εσ|ων)|περιφερει(?:εσ|ων)|περιφερειακ(?:εσ|ων) ενοτητ(?:εσ|ων)|regions|areas|municipalities|regional units|prefectures)(?: (?:τησ (?:χωρασ|ελλαδ\p{L}{1,2})|of (?:greece|the country)))?\s*:?\s*$/u
/** Whether a label, a title or a lead says that places stand below it. */
export const isOfPlaces = (words: string): boolean => ofPlaces.test(words) || leadsToPlaces.test(words)
export const afterAward =
  /μετα την (?:ολοκληρωση|ενταξη|αποπληρωμη|εγκριση|υλοποιηση)|επι ποινη|διατηρησ\p{L}+ |υποχρεωσ\p{L}+ (?:επιτευξ|διατηρησ|τηρησ)|(?:at the (?:time|moment)|by the (?:time|moment|day)|on the day|as) of (?:the |its )?(?:first )?(?:payment|pay-?out|disbursement|receiving (?:the )?(?:support|aid|grant|funds))(?! of (?:tax|the fee|fees|contributions))|(?:by|before) the first (?:payment|disbursement)|κατα τη[ν]? (?:(?:χρονικη )?(?:στιγμη|ημερομηνια|ημερα) )?(?:τησ )?(?:πρωτησ? )?(?:καταβολη|πληρωμη|εκταμιευση)σ?(?: (?:τησ (?:ενισχυσ|επιχορηγησ|επιδοτησ)|του δανει)\p{L}*|(?=\s*[.,;·)]|\s*$))|after (?:completion|the award|the grant)|for (?:at least )?\p{L}+ (?:\(\d+\) )?years after|within .{0,30} (?:of|after) completion|must (?:keep|maintain|retain)(?! (?:\p{L}+ )?(?:double|single|simple)[- ]entry)/u
export const refusal = String.raw`(?:μπαιν|μπορεσ|χωρ(?:α|ουν|ανε)(?!\p{L})|εχ\p{L}+ (?:προσβαση|θεση|δυνατοτητα)|διεκδικ|υποστηρικ|παιρν|τυγχαν|απευθυν|προβλεπ|καν\p{L}+ αιτησ|επιλεξιμ|(?:παρα|απο|επι)?δεκτ|επιτρεπτ|χορηγειται|χορηγουνται|συμβατ|ενταχθ|υποστηριζ|υποστηριχθ|επιχορηγ|μετεχ|μετασχ|προσκαλ|καλουνται|ωφελ|ενισχυ|δικαιου|δικαιωμα|(?:παρ|λαβ)\p{L}{1,3} μεροσ|επιδοτ|χρηματοδοτ|δανειοδοτ|στηριζ|συμμετ|συμπεριλαμβ|περιλαμβ|υπαγ|υπαχθ|εντασσ|καλυπτ|εμπιπτ|εξυπηρετ|αφορα|υποβαλλ|λαμβαν|γινονται δεκτ|γινεται δεκτ|εχ(?:ει|ουν) (?:\p{L}+ )?δικαιωμα|αποτελ\p{L}+ (?:επιλεξιμ|δικαιουχ|περιοχ)|μπορ\p{L}+(?: \p{L}+){0,2} να (?:\p{L}+ )?(?:υποβ|συμμετ|μετεχ|παρ\p{L}{1,3} μεροσ|λαβ|ενταχθ|ενισχ|αιτ|ωφελ))`
const cannot = String.raw`(?:cannot|can ?not|may not|can't|must not|could not)`
export const negation = new RegExp(
  [
    String.raw`^[^\p{L}]*[✘✗✖❌]`,
    String.raw`^[^\p{L}]*(?:(?:οχι|no),? (?:ε?αν|εφοσον|οταν|if|when)(?!\p{L})|(?:not|no|οχι|εκτοσ|εξω|out)\s*:)`,
    // "Nobody with a branch abroad may apply": the subject denies.
    String.raw`(?:^|[,;:] |(?<!\p{L})(?:and|but) )[^\p{L}]*(?:nobody|no one|no (?:business|company|firm|enterprise|applicant|trader))(?= (?:with|that|who|which|having|of) [^.;,]{3,90}(?<!\p{L})(?:can|may|will|is|qualif\p{L}+|gets?|receives?)(?!\p{L}))`,
    // "A turnover below 100.000 rules a company out", "συνεπάγεται απόρριψη".
    String.raw`(?<!\p{L})(?:disqualif\p{L}+|rules? (?:[^\s.;,]+ ){1,4}?out(?!\p{L})|(?:leads? to|means) (?:the )?(?:rejection|refusal|exclusion)|(?:συνεπαγ|οδηγ|επιφερ|σημαιν)\p{L}+ (?:σε |στ\p{L}+ |την? |τον )?(?:απορριψ|αποκλεισμ)\p{L}*)`,
    // "Not accepted: …", "Δεν μπαίνουν εδώ: …", and "… όχι" at the end; "Μη κυβερνητικές οργανώσεις: …" is a name.
    String.raw`^[^\p{L}]*(?:not(?! for[- ]profit)|no|οχι|δεν|μη(?! (?:κυβερνητικ|κερδοσκοπικ|κρατικ))|εκτοσ)(?! (?:\p{L}+ )?(?:απαιτ|χρειαζ|ζητ|εχει |εχουν |παιζει|need|required|matter|limit|later|before|more|less|fewer|older|younger|larger|smaller|above|below|over|under|exceed|πανω|κατω|ανω|περισσοτερ|λιγοτερ|παλαιοτερ|παλιοτερ|νεοτερ|μεγαλυτερ|μικροτερ|ξεπερν|υπερβ))(?: [\p{L}-]+){1,4}\s*:`,
    String.raw`\p{L} (?<!(?:η|αν|ναι|γιατι|or|if|whether|yes) )(?:οχι|no)\s*[.;·]?\s*$`,
    String.raw`(?<!\p{L})δεν μπορ\p{L}+(?=\s*(?:[:;?.]|$))`,
    String.raw`(?:δρασ|προσκλησ|προγραμμ|μετρ|καθεστω)\p{L}* (?:αυτ\p{L}+ )?δεν (?:εφαρμοζ|ισχυει|υλοποι)\p{L}*`,
    String.raw`:\s*(?:οχι|no)(?=\s*(?:[.,;·]|$))`,
    String.raw`(?<!\p{L})(?:δεν|μη|ουτε|ουδε)(?: (?:θα|ειναι|θεωρουνται|θεωρειται|γινονται|δυνανται|επιτρεπεται η συμμετοχη|επιτρεπεται|να|μπορουν|λαμβανουν|σασ|τουσ|μασ|τισ)){0,4} ?${refusal}\p{L}*`,
    String.raw`(?<!\p{L})(?:δεν (?:μπορ\p{L}+ (?:\p{L}+ )?|επιτρεπεται )να (?:γιν\p{L}{1,4}|υλοποιηθ\p{L}+|πραγματοποιηθ\p{L}+|χωροθετηθ\p{L}+|βρισκ\p{L}+|εγκατασταθ\p{L}+)(?= (?:σε|στ\p{L}+|εντοσ) )|δεν μπορ\p{L}+ να ειναι (?:(?:επιλεξιμ|κυρι)\p{L}+ )?(?:δικαιουχ|εταιρο|μελ|αιτουντ|φορε)\p{L}*|δεν (?:επιτρεπ\p{L}+ (?:η συμμετοχη|(?:η|οι) (?:\p{L}+ )?μορφ\p{L}+)|ειναι δικαιουχ\p{L}+|δικαιουνται)|χωρισ δικαιωμα|εξακολουθουν να μη|(?:μενουν |μενει )?εκτοσ (?:μεν\p{L}+|δρασησ|προγραμματοσ|προσκλησησ)|(?:παρα)?μεν\p{L}+ (?:\p{L}+ )?(?:εκτοσ|(?:απ)?εξω)|(?:εξω|εκτοσ) (?:παρα)?μεν\p{L}+|απαγορευ\p{L}+|απορριφθ\p{L}+|απορριπτεται|(?:ειναι|βρισκονται) εκτοσ(?= (?:δρασ|προγραμ|προσκλ|πεδιου|του πεδιου)|\s*[.;·,]|\s*$)|εξαιρουνται|εξαιρειται|εξαιρουμεν\p{L}+|εξαιρεση|εξαιρεσεισ|αποκλει(?!στικ)\p{L}+|απορριπτονται|ασυμβατ\p{L}+|παραπεμπονται|να μην? (?:ειναι|λειτουργ\p{L}+ ωσ|εχουν τη μορφη|αποτελ\p{L}+))(?!\p{L})`,
    String.raw`(?<!\p{L})${cannot}(?: (?!have |has |had )\p{L}+){0,3}? (?:join|use|claim|get|take part|participate|benefit|receive|apply|enter|submit|qualify|be (?:\p{L}+ ){0,2}(?:beneficiar|applicant|partner|member|eligible|funded|supported|accepted|admitted)\p{L}*)`,
    String.raw`(?<!\p{L})${cannot}(?=\s*[.;]?\s*$)`,
    String.raw`(?<!\p{L})(?:neither can|nor can|need not apply|(?:have|has) no (?:right|claim)|(?<!(?:that|who|which) )(?:have|has) no access(?! to (?:[\p{L}-]+ ){0,3}(?:credit|finance|funding|banks?|loans?|capital|markets?|internet|broadband))|not (?:open|available|meant|intended) (?:to|for)|closed to|shall not be (?:accepted|admitted|considered|funded|eligible)|no (?:\p{L}+ )?(?:aid|support|grants?|funding|assistance|financing) (?:is|are|will be|shall be|may be|can be) (?:granted|given|provided|paid|awarded|made|available)|(?:do|does|will|would) not (?:take part|qualify|participate|apply to|fall|be (?:accepted|admitted|considered|funded|eligible))|(?:falls?|remains?|lies?) outside(?= (?:the |this |of )?(?:call|scheme|scope|programme|its|action|measure))|(?:is|are|was|were|will be|remains?|stays?|be) (?:rejected|refused|ruled out|barred|(?:left|kept|shut|screened|sorted|locked) out|excluded|ineligible|inadmissible|turned (?:away|down)|out(?=\s*[.;,]|\s*$| of (?:scope|the (?:call|scheme|programme)))|outside the (?:call|scheme|scope|programme)|not (?:eligible|admitted|accepted|considered|funded|supported|covered|included|entitled|allowed|admissible|part of|in the programme area))|does not include|not eligible|ineligible|excluded|excluding|(?:is|are|do|does) not(?: qualify)?(?=\s*[.;:]?\s*$)|with the exception(?! of (?:the )?(?:nace )?(?:divisions?|sections?|class|codes?|groups?|sectors?|activit|\d))|who is (?:not eligible|excluded))(?!\p{L})`,
  ].join('|'),
  'u',
)
/** "Who is no SME is left out", "no other form than these is accepted": a refusal of those who are not what is named. */
export const deniesTwice = (folded: string): boolean =>
  /(?:που|οσ(?:οι|εσ|α)|οποι(?:α|οσ|οι|εσ)|ε?αν|εφοσον)(?: \p{L}+){0,3} δεν (?:ειναι|εμπιπτ|πληρ|χαρακτηρ|ανηκ|αποτελ|θεωρ|εχ(?:ει|ουν) τη|λειτουργ|συνιστ|εντασσονται στ|λογιζ)|(?:that|which|who|if (?:it|they|you)) (?:(?:is|are) not|(?:do|does) not (?:meet|fit|fall|satisfy|match|count|have|take))|(?:κανεν\p{L}{1,3}|καμι?α|ουδεμια|no) (?:αλλ\p{L}+|other) [^,;·]{0,50}(?:περαν|εκτοσ|πλην|except|than|but)(?!\p{L})/u.test(
    folded,
  )

/** A label or title of those who are refused: "Μη επιλέξιμες μορφές", "Not eligible", "Who cannot borrow", "Out". */
export const refusing =
  /^(?:\S{1,4}[.)] )?(?:μη επιλεξιμ|δεν (?:συμμετ|ενισχ|ειναι|επιδοτ)|(?:ποι(?:οι|εσ|α|οσ)|τι|who|what)(?: else)? (?:\p{L}+ )?(?:δεν|is not|cannot|can ?not|may not|are not|do(?:es)? not|will not)(?!\p{L})|εξαιρ(?:ουνται|εσεισ|ουμεν)|αποκλει(?!στικ)|not (?:eligible|open)|ineligible|excluded|who is excluded|(?:additional |further |other |general )?(?:disqualif|exclusions?(?!\p{L})|exclusion criteria)|(?:εκτοσ|εξω|οχι|out|not|no)\s*:?$)/u

/** When a condition is tested, or a word that makes one: what outside a section on who may apply tells a condition from a story. */
const tested =
  /πριν (?:απο )?(?:την? |τησ )?(?:υποβολ|αιτησ|προκηρυξ|δημοσιευσ)|κατα (?:την? )?(?:υποβολ|ημερομηνια|ημερα)|το αργοτερο|before (?:the |they |it |you )?(?:call|appl|submi)|(?:day|date|time|moment) of (?:the )?(?:application|submission)|(?:not|no) later than|κλεισμεν|closed|(?:last|previous|preceding|προηγουμεν|τελευται)\p{L}* (?:\p{L}+ ){0,2}(?:years?|χρησ|ετο[συ]|ετη)|(?<!\p{L})(?:σ?το|in) (?:ημερολογιακο )?(?:ετοσ )?20\d\d|εναρξ\p{L}+ (?:εργασι|δραστηρ|επιτηδ|στη|εντοσ|πριν|μετα|απο|εωσ)|^[^:\d]{3,60}(?:20\d\d)?:\s/u
/** "The business employs …", "Ο φορέας έχει κλείσει …": what somebody who may apply is or does. */
const ofBusiness =
  /(?:επιχειρησ|εταιρ(?:ει|ι)|δικαιουχ|υποψηφι|αιτου[νσ]|ενδιαφερομεν|φορεασ|φορεισ|συμμετεχ|firm|compan|business|enterprise|undertaking|applicant|beneficiar|you|sme|μμε|start-?up|mid-cap)\p{L}*(?!\p{L}) [^.;·]{0,80}?(?:εχ(?:ει|ουν)|ειχ(?:ε|αν)|απασχολ\p{L}+|διαθετ\p{L}+|λειτουργ(?:ει|ουν)|δραστηριοποι\p{L}+|has|have|had|having|was|were|employ(?:s|ed)?|with|με)(?!\p{L})|(?<!\p{L})(?:εχετε|ειστε|ειχατε|απασχολειτε|διαθετετε|λειτουργειτε)(?!\p{L})/u
/** What a sentence begins with where it is about something else than those who apply. */
const otherSubject =
  /^[^\p{L}]*(?:(?:η|ο|το|οι|τα|the|an?|each|καθε) )?(?:\p{L}+ )?(?:ταμειο|τραπεζα|επιτροπη|επενδυση|εργο|εργα|σχεδιο|εκθεση|δηλωση|πραξη|προσκληση|δραση|προγραμμα|fund|bank|committee|works|workshop|project|investment|report|declaration|call|scheme|programme)(?!\p{L})/u
/** Whether a sentence by itself, under whatever heading, is one about what applicants must be. */
export const saysOfApplicants = (folded: string): boolean =>
  addressed.test(folded) ||
  (!otherSubject.test(folded) && [statesCondition, eligibility, tested, ofBusiness].some((words) => words.test(folded)))

const negative =
  /(?<!\p{L})(?:δεν|μην?|οχι|ουτε|not|nor|never|cannot|neither|out|excluded?|ineligible|barred|εκτοσ|αποκλει(?!στικ)\p{L}+)(?!\p{L})/u
/** "Not for profit", "not only", what follows "who", "except" or stands in brackets: denies nothing of whom it names. */
const deniesOther =
  /\([^()]*\)|(?:not|non)[- ](?:for[- ])?profit|μη (?:κερδοσκοπ|διαν[εο]μ)\p{L}*|(?:not|οχι) (?:only|μονο)|(?<!\p{L})(?:που|οι οποι\p{L}+|τα οποια|η οποια|οσ(?:οι|εσ|α)|εφοσον|αρκει|provided|who|which|that|if|whose|whether|ανεξαρτητ\p{L}+)(?!\p{L})[^,;·]*|,? ?(?:εκτοσ|πλην|except|but not|other than|excluding)(?!\p{L})[^;·]*|(?:, (?:και |αλλα |and )?| (?:και|αλλα|and|but) )(?:οχι|not|καμι?α αλλη|no other)(?!\p{L})[^,;·]*/gu
/** Whether a word of a sentence may deny those whom it names, though no rule takes the sentence for a refusal. */
export const isDenying = (folded: string): boolean =>
  folded.length < longestPlain && negative.test(folded.replaceAll(deniesOther, ' '))
/** Letters of a sentence that says one thing; in a longer one a word that denies is of something else. */
const longestPlain = 200

/** Says of itself that somebody may: under a heading of those who are refused too. */
export const admission =
  /^(?!.*(?<!\p{L})(?:δεν|μη|not|cannot|no)(?!\p{L})).*(?:επιτρεπ(?:εται|ονται)|γιν(?:ονται|εται) δεκτ|μπορουν να|ειναι επιλεξιμ|may apply|can apply|are (?:allowed|admitted|eligible|welcome))/u

export const exceptInBrackets =
  /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu

const numbering =
  /^\s*(?:(?:αρθρ(?:ο|ον)|article|ενοτητα|section|κεφαλαιο|chapter|παραγραφοσ|μεροσ|part)\s+(?:\d{1,2}|\p{L}{1,7})\s*[-–—.:·]+\s*|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}{1,3})[.)΄'’]+\s*|\d{1,2}(?:\.\d{1,2}){0,3}\s+(?=\p{L})|[•●▪*–-]\s+)+/u

/** What a block is about, nearest first, without the numbers of headings. */
export const plainKeysOf = (block: Block): string[] => keysOf(block).map(withoutNumber)

/** A title without its number and the mark at its end. */
export const withoutNumber = (title: string): string => title.replace(numbering, '').replace(/\s*[:;?.]\s*$/u, '')
