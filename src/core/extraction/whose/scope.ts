import { countsAsOthersDo, judgesWhoApplies } from './own-verdicts.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { workedIn } from '../figures/worked-examples.ts'

/** What a call tells besides itself: examples, earlier calls, other programmes, its own evaluation and payments. Folded text. */

const example =
  /^\s*ενδεικτικα, |(?:by|for) comparison|(?:για|προσ) συγκριση|rules? of thumb|(?:^|[\s(])(?:παραδειγμα(?:τα)?|π\.χ\.|λ\.χ\.|example|e\.g\.|for instance|στοιχεια υπολογισμου)|(?<!\p{L})αν ηταν [^.;·]{0,60}θα (?:ηταν|ειχε)|(?:^|[.;] )had (?:it|they|the \p{L}+) |would (?:make|have (?:been|borne|received))/u
const calls = String.raw`(?:κυκλ(?!\p{L}* εργασ)|δρασ|προσκλησ|προγραμμ|περιοδ|φασ(?:η|ησ|εισ)|προκηρυξ|καθεστ|μετρ(?:ο|ου)|καλεσμ|παραθυρ|εκδοσ|windows?|calls?|rounds?|schemes?|programmes?|editions?|cycles?|tranche|pilot)`
const earlier = new RegExp(
  String.raw`(?<!(?:σε σχεση με|σε συγκριση με|σε αντιθεση με|αντιθετα με|κατ ?['’]? ?αντιδιαστολη προσ|compared (?:with|to)|unlike|than in|as in) (?:(?:τη[νσ]?|τισ|το[νυ]?|τα|the) )?)(?:προηγουμεν|παλαιοτερ|παλιοτερ|παλαι|παλι(?=(?:ο|ασ|α) )|περσιν|περασμεν|προγενεστερ)\p{L}* (?:(?!επιχειρησ|εργαζ|χρησ|η?μερα)\p{L}+ ){0,2}${calls}|(?:κυκλ(?!\p{L}* εργασ)|δρασ(?!τηρ)|προσκλησ|προκηρυξ)\p{L}*(?: \S+)?,? \(?(?:του |τησ )?20(?:1\d|2[0-6])(?!\d)|στην (?:προσκληση|προκηρυξη|δραση) \d{1,3}\/20(?:1\d|2[0-4])(?!\d)|(?:^|\s)(?:τοτε|περυσι|περσι|περσιν\p{L}+)(?!\p{L})|τα ποσα του 20|στ(?:ον|ην) (?:κυκλο|προσκληση|φαση|περιοδο) \S{1,3} [^.;·]{0,60}(?:οταν|ονταν|ηθηκ\p{L}+|ειχ\p{L}+|υπηρχ\p{L}+|ηταν)(?!\p{L})|την περιοδο εκεινη|(?<!\p{L})the (?:first|previous|last|earlier)(?: one)? (?:had|was|gave|offered|got)(?!\p{L})|(?<!\p{L})(?:ο πρωτοσ|η πρωτη|το πρωτο|ο προηγουμενοσ|η προηγουμενη) (?:ειχε|διεθετε|εδωσε)(?!\p{L})|(?:previous|earlier|former|last year'?s|past|pilot|(?:first|second|third|fourth)(?=[^.]{0,60}(?<!\p{L})(?:had|was|were|gave|closed|offered|could|ended|came)(?!\p{L}| (?:now )?(?:opened|launched|announced|published)(?!\p{L})))|last) (?:(?:one|two|three|four|\d) )?(?:(?:lending|funding|open|pilot) )?${calls}(?!\p{L})|(?<!\p{L})the (?:first|previous|last|earlier)(?: one)? (?:had|was|gave|offered|got)(?!\p{L})|(?<!\p{L})(?:ο πρωτοσ|η πρωτη|το πρωτο|ο προηγουμενοσ|η προηγουμενη) (?:ειχε|διεθετε|εδωσε)(?!\p{L})|in the pilot|(?:earlier|previous|former) (?:[\p{L}-]+ ){0,3}(?:agreement|product|period|regime|version|notice)(?!\p{L})|earlier (?:open )?calls|the 20(?:1\d|2[0-6]) (?:call|round|edition)|(?:εληξε|εκλεισ\p{L}+|closed) (?:στισ|στην|την|on|in) |(?<!δεν |(?<!\p{L})να |(?:χρησ|ισολογισμ|διαχειριστικ)[^.;·]{0,60})(?:εχει|εχουν) (?:ηδη )?(?:παρελθει(?! (?:\p{L}+ |\(?\d+\)? ){0,8}(?:ετ|μην|χρον))|λη[ξγ](?!ιπροθεσμ)|κλεισει(?![^.;·]{0,120}(?:ισολογισμ|χρησ|διαχειριστικ|οικονομικ|φορολογικ)))|(?:is|are) (?:now )?closed|(?:στον|του) (?:α|πρωτου?)['΄]? κυκλου? [^.;]{0,20}(?:ειχ|ηταν|διατεθηκ|δοθηκ|αξιολογηθηκ)|στ\p{L}+ \d{1,2}η (?:\p{L}+ )?(?:προσκληση|προκηρυξη)|ειχ(?:ε|αν) (?:\p{L}+ )?(?:καθορισ|διατεθ|δοθ|υποβληθ|χορηγηθ|προταθ|προβλεφθ)|τα ποσα εκεινα|προηγουμεν\p{L}+ (?:διατυπωσ|κειμεν|εκδοσ|προβλεψ|ρυθμισ)|(?:previous|earlier|former) (?:wording|text)|the pilot (?:\(\d{4}\) )?(?:offered|had|closed|gave|paid|was)|πιλοτικ\p{L}+ (?:φασ|κυκλ|δρασ|εφαρμογ)|(?:περιοδο\p{L}*|period|(?:στο|του|το|in the) \p{L}{2,12}\.?) 20(?:07|14) ?[-–] ?20(?:13|20)(?<!(?:πλαισι(?:ο|α)(?!\p{L})|εντασσ\p{L}+|επιχειρησιακ\p{L}+ προγραμμ\p{L}+|πορουσ|under|within|part of)[^.;·]{0,180})`,
  'u',
)
const others =
  /(?:described|explained|presented) on (?:its|their|another|a separate) (?:own )?page|(?:on|has) its own page|(?:earlier|previous|former|past) (?:winners|beneficiaries|recipients|grantees)(?: only)?(?=\s*[.,;)]|$)|(?:περιγραφ|παρουσιαζ)\p{L}+ (?:σε|στη) (?:δικη|αλλη|χωριστη|ξεχωριστη)|left to (?:the |another |a )[^.;]{0,30}(?:scheme|programme)|(?:served|covered|handled|supported|funded|helped) (?:by|under|through|from) (?:another|other|a (?:separate|different))|(?:καλυπτ|εξυπηρετ|ενισχυ|επιδοτ|στηριζ)\p{L}* (?:απο|με|μεσω) (?:αλλ(?:η|ο)|(?:ξε)?χωριστ|διαφορετικ)|(?:our|the consult\p{L}+'s?) fee (?:is|of)|σχετικ\p{L}+ δρασ|^[^\p{L}]*δειτε επισησ|^[^\p{L}]*see also|αλλ(?:η|εσ) (?:προσκλησ|δρασ(?!τηρ))|δικη(?: τουσ| τησ)? (?:τουσ |τησ )?προσκληση|(?:its|their) own (?:call|scheme|programme|window)|θα ακολουθησει|(?:εκδοθει|προκηρυχθει|ανακοινωθει) (?:ξε)?χωριστα|issued separately|related calls?|other calls|will follow|αλλ(?:ο|η) (?:προγραμμα|πλατφορμα|αποφαση|καθεστωσ|παρεμβαση|μετρο|ταμειο)|(?:^|[.;·] )(?:εκει|there),? (?!(?:are|is|was|were|will|has|have|must|may|can|shall|εχ|υπαρχ|οπου)\p{L}*(?!\p{L}))|(?<!\p{L})αλλ(?:α|εσ) (?:δυο|τρι[αεσ]{1,2}|τεσσερ\p{L}+|\d) (?:\p{L}+ ){0,2}(?:προγραμματα|δρασεισ|προσκλησεισ)|(?<!\p{L})(?:another|other)(?: (?:two|three|four|\d))? (?:scheme|programme|measure|fund|instrument|intervention)s?(?!\p{L})|(?:is|are) planned for (?:\p{L}+ )?20\d\d|(?:προγραμματιζ|αναμεν|σχεδιαζ)(?:εται|ονται) (?:για )?(?:το|εντοσ του|μεσα στο) 20\d\d|(?:χωριστ|ξεχωριστ)\p{L}+ (?:προσκλησ|προγραμμ|αποφασ|σχεδιο|δραση)|separate (?:scheme|strand|call|programme)|(?:is|are) (?:a )?separate (?:matter|question|product)|(?:was|were) not (?:adopted|accepted|approved)|nothing to do with|δεν εχει σχεση|ζητησ(?:αμε|ε|αν)(?!\p{L})|ζητωντασ|δεν εγιν\p{L}+ δεκτ|αιτημα\p{L}* (?!κατω |ανω |πανω )[^.;·]{0,120}δεν γιν\p{L}+ δεκτ|δεν αφορουν τουσ δικαιουχ|δεν προσμετρ\p{L}+ στα|(?:εληξε|κλειστη|archived?|expired)$/u
const statistics =
  /(?:ενεκριν|ελαβ)(?:ε|αν) (?:\p{L}+ )?\d+ (?:σχεδι|αιτησ|προτασ|εργ)|δεσμευσ(?:η|εισ) (?:ανα|κατα) περιφερ|μεσ(?:η|ο) (?:επιχορηγηση|ενισχυση|επιδοτηση|επενδυση|επιταγη|κοστοσ|υψοσ|ποσο)|(?<!απασχολ\p{L}+ )κατα μεσο ορο(?! (?:το 20|τουλαχιστον|απασχολ|εχ|οχι|απο|εωσ|μεχρι|κατω|λιγοτερ|περισσοτερ|πανω|ανω))|(?<!ερωτη\p{L}+ που (?:\p{L}+ )?)(?:υποβληθηκ|κατατεθηκ)αν|μεσ(?:η|ο) αιτουμεν|(?<!οποι\p{L}{1,3} )εχουν (?:ηδη )?υποβληθει|εγκριθηκ|χορηγηθηκαν|απορροφηση(?: του [^:]{0,20})?:|μεσου υψουσ|διαμεσ|median|(?<!(?:employ|no more than|at least|fewer than)[^.;]{0,40} )on average(?! (?:at least|from|between|more))|(?<!(?:that|which|who|not|never) )(?:have|has) been (?:approved|funded|granted)|sister (?:product|scheme|call)|lent (?:up to|out)|average (?:grant|award|project|aid|subsidy|voucher|support)|(?:were|was) (?:paid|funded|submitted|awarded|approved)|funded \d+ projects/u
/** Titles of sections that are about other things than what is given to whom. */
const asideTitle =
  /^(?:\d[.\d]* )?(?:you may also|see also|related (?:calls|schemes|programmes)|δειτε (?:επισησ|ακομη)|σχετικ\p{L}{1,3} (?:δρασ|προγραμμ|προσκλησ)|(?:αλλ|συναφ)\p{L}{1,3} (?:προγραμματα|δρασεισ|προσκλησεισ)|other (?:schemes|programmes|calls)|παραδειγμα|παραδειγματα|(?:παραρτημα|συνημμενο|προσθηκη|annex|appendix|attachment) [\p{L}\d]{1,4}\s?[.:–-]? ?(?:παραδειγμα|(?:worked )?example)|κριτηρια (?:αξιολογησησ|επιλογησ)|αξιολογηση|βαθμολογ|scoring|evaluation|assessment|award criteria|selection criteria|timeline of the assessment|καταβολη|πληρωμ|ελεγχοι|κυρωσεισ|υποχρεωσεισ μετα|τι να προσεξετε|μετα την (?:ενταξη|υπαγωγη|εγκριση)|payments?|after (?:the )?award|obligations?|penalties|monitoring|about (?:us|the(?! (?:scheme|call|program(?:me)?|grants?|competition|procedure|measure|funding|fund|support|opportunity|action|initiative)(?!\p{L})))|notes? to editors|past results|results so far|background|αιτιολογικη|απολογισμ|ιστορικο|αντιδρασ|για τουσ δημοσιογραφ|για ενημερωση|συχνα λαθη|τι γραφουν|στοιχεια (?:προηγουμεν|του 20)|κριτηρια και διαδικασια|ερωτησεισ για τουσ|example|contact|επικοινωνια|σχετικ(?:εσ|α) (?:δρασεισ|προσκλησεισ|αρθρα|νεα|θεματα)|(?:δειτε|διαβαστε) (?:και|επισησ|ακομ[αη])|see also|read (?:also|more)|more news|popular|most (?:read|viewed)|latest news|δημοφιλ|πιο διαβασμεν|τελευταια νεα|παρομοι\p{L}+ προγραμ|αλλα προγραμματα|related (?:schemes|calls|programmes))/u
/** Titles and labels of what is told about others than the applicants: the bank, suppliers, those of earlier years, who reacted. */
const otherEntity =
  /^(?:\S{1,4}[.)] )?(?:about the (?:bank|fund|agency|authority|organi[sz]ation|institution)|notes? to (?:the )?editors?|past results|previous results|results so far|track record of|facts about|(?:σχετικα με|για) (?:τη[ν]?|το) (?:τραπεζα|ταμειο|φορεα|επιμελητηρι)|σημειωσ\p{L}+ (?:για|προσ) (?:τουσ )?(?:συντακτ|δημοσιογραφ)|για τουσ δημοσιογραφουσ|αντιδρασεισ|αιτιολογικη εκθεση|ιστορικο|τι εγινε|συχνα λαθη|αποτελεσματα|(?:υπενθυμισ\p{L}*|reminder)(?!\p{L}|:? (?:τι|ποσ|ποι|(?:των |of the )?(?:βασικων |κυριων |main )?(?:ορων|terms)|what|how|who))|(?:ερωτησεισ )?για τουσ προμηθευτ|(?:(?:ποι\p{L}+|which) )?(?:οι )?παροχο[ισ]?(?=$|[ :])|which (?:service )?(?:providers?|suppliers?)(?!\p{L})|(?:the |service )?providers?(?=$|:)|προμηθευτ|suppliers?|(?:questions )?for (?:the )?suppliers|(?:more )?about (?:the )?suppliers|υ\.?γ\.?(?= |$|:)|υστερογραφο|p\.?s\.?(?= |$|:))|προηγουμεν\p{L}+ (?:κυκλ|δρασ|προσκλησ)|πινακεσ του 20/u
const ofSupplier =
  /^[^\p{L}]*(?:(?:ο|το|η|the|an?) )?(?:φορεασ (?:συντονισμ|υλοποι|διαχειρ)|συντονιστ\p{L}+|(?:συν)?εταιροσ (?:απο|εκτοσ)|κεντρο εξυπηρ|partner from|co-?ordinator)(?!\p{L}* (?:ειναι|is) )|^[^\p{L}]*(?:(?:οι|ο|the|each) )?(?:παροχ(?:οσ|οι)|προμηθευτ(?:ησ|εσ)|(?:service )?providers?|suppliers?)(?!\p{L})(?! (?:υπηρεσι|[^.;]{0,60}(?:δικαιουχ|επιλεξιμ|ενισχυ|eligible|beneficiar|applicant)))|(?:γραφτ|εγγραφ|εγγραφουν)\p{L}* (?:\p{L}+ )?στο μητρωο (?:\p{L}+ )?(?:πρεπει|απαιτ|χρειαζ)|(?:to (?:be|get) (?:listed|registered|entered) (?:in|on) the (?:register|list))|προμηθευτ(?:ησ|εσ|η|ων|ουσ)(?!\p{L})[^.]{0,60}(?:πρεπει|διαθετ|ειναι|εχουν|εγγεγραμμ)|suppliers? (?:must|shall|have|is|are)/u
const events =
  /τελευταια (?:αναθεωρ|ενημερ)|απονομ|(?<!\p{L})τελικοσ(?!\p{L})|award ceremony|final event|last (?:revis|review)|kick-?off|(?<!\p{L})event|ενστασ|(?<!\p{L})σχολι|διαβουλευσ|εκδηλωσ|εσπεριδ|ημεριδ|webinar|info(?:rmation)? ?(?:day|session)|σεμιναρι|αποτελεσματ|results?(?!\p{L})|decisions? (?:by|until)|admissibility check|evaluation|ενημερωση σελιδ|last updated?|απορροφηση|φυσικ\p{L}+ φακελ|με ισχυ|projects? starts?|παρουσιασ|comments|consultation|γνωριμιασ|συμβασεισ με|posted (?:on|by)|workshop|matchmaking|brokerage|πληρωμ|payments?|objections?|appeals?/u

/** "SMEs are the backbone of our economy". */
export const isOfEconomy = (folded: string): boolean =>
  /ραχοκοκαλ|(?:οικονομι|χωρα|κοινωνι)\p{L}* μασ|backbone|our econom|% (?:των|of (?:all )?(?:the )?) ?(?:επιχειρησ|εταιρ|firms|businesses|enterprises|companies)/u.test(
    folded,
  )

/** "Large ones take part at their own cost": they get nothing. */
export const isUnpaid = (folded: string): boolean =>
  /(?:at|with|on) (?:their|its) own (?:costs?|expenses?|means|funds)|με (?:(?:δικ|ιδι)\p{L}+ (?:τουσ |τησ )?)(?:εξοδ|δαπαν|πορ|κοστ|μεσ)\p{L}+|without (?:any )?(?:funding|grant|aid)|χωρισ (?:χρηματοδοτηση|ενισχυση|επιχορηγηση)|(?<!\p{L})(?:they|who) (?:get|receive|are given|are paid) (?:nothing|no (?:grant|money|aid|funding))/u.test(
    folded,
  )

/** "Two others open this month, only for …": other calls, whatever a part of the sentence says by itself. */
export const opensOthers = (folded: string): boolean =>
  /(?<!\p{L})(?:ανοιγ|ξεκιν|ερχ|open|start|follow)\p{L}*(?: και| also)? (?:δυο|τρι[αεσ]{1,2}|\d|two|three) (?:αλλ(?:α|εσ|οι)|others)(?!\p{L})|(?<!\p{L})(?:δυο|τρι[αεσ]{1,2}|\d|two|three) (?:αλλ(?:α|εσ|οι)|others)(?: \p{L}+)? (?:ανοιγ|ξεκιν|ερχ|open|start|follow)/u.test(
    folded,
  )

/** What speaks about an economy, a trade or those who represent it, or names what is asked for: nobody is told apart by it. */
const background =
  /ραχοκοκαλ|(?:οικονομι|χωρα|κοινωνι)\p{L}* μασ|(?<!\p{L})(?:ενωσ(?:η|ησ)|συνδεσμ\p{L}+|ομοσπονδι\p{L}+|επιμελητηρι\p{L}+|γραφει\p{L}+|διευθυνσ\p{L}+|τμημα\p{L}*|ιστορικ\p{L}+) (?:των? |τησ )?(?:πολυ |μικρ|μεσαι|μμε|μεγαλ|επιχειρησ|εταιρ|[αεοι]\.?[επκ])|(?<!\p{L})(?:τονισε|δηλωσε|υπογραμμισε|επεσημανε|σημειωσε|ειπε|χαιρετιζ\p{L}+)(?!\p{L})|αποτελουν το(?!\p{L})|τηλεφων|καταστατικ|δικαιολογητικ|βεβαιωσ|πιστοποιητικ|αποσπασμα|προσκομιζ|διοργαν|διαχειριζ|backbone|our econom|(?<!\p{L})(?:said|stressed|stated|welcomed?|commented)(?!\p{L})|(?:federation|association|chamber|union|office) (?:of|for) |account for|(?:is|are) (?:run|managed|organised|operated) by|articles of|certificate|\?\s*$/u
export const inBackground = (folded: string): boolean => background.test(folded)

/** A postscript is about other things. */
const postscript = /^\s*(?:υ\.\s?γ\.|υγ|p\.?\s?s\.)[\s.:]/u

/** "Example. A firm with costs of 200.000 € borrows 150.000. The rebate would be 60.000.": what follows goes on about the same firm. */
const illustration =
  /(?:^|[.;·:!?]\s+)(?:για παραδειγμα|(?:ενα )?παραδειγμα|for example|(?:an? |worked )?example|illustration|for instance|let(?: us|['’]s) (?:say|suppose|assume)|suppose|imagine|assume|ασ (?:πουμε|υποθεσουμε)|εστω (?:οτι|πωσ)|υποθεσ?τε)(?!\p{L})/u
/** Whether a sentence goes on with an example that its block has begun. */
export function isIllustrated(block: Block, sentence: string): boolean {
  const { folded } = block.folded
  const from = illustration.exec(folded)?.index
  const worked = workedIn(block)
  if (from === undefined && worked.length === 0) return false
  const at = folded.indexOf(/^[^(]{1,40}/u.exec(sentence)?.[0] ?? sentence)
  return (from !== undefined && at >= from) || worked.some(({ start, end }) => at >= start && at < end)
}
/** "A small firm in Xanthi with a plan of 300.000 € …": one firm and its sum, nobody's bound. */
const ofOneFirm = new RegExp(
  String.raw`^[\s•–*-]*(?:(?:an?|one|μια|ενασ|ενα) )?(?:\p{L}+ ){0,3}(?:επιχειρηση|εταιρεια|ξενοδοχειο|συνεταιρισμοσ|αλιεασ|παραγωγοσ|αγροτησ|βιοτεχνια|μοναδα|company|enterprise|firm|processor|cooperative|hotel|business|farmer|producer|sme)(?!\p{L})(?! (?:που (?:δεν|θελει|επιθυμει|υποβαλλει)|that (?:wishes|wants)))[^.;·]{0,80}?(?:(?:με|with|για) (?:\p{L}+ ){0,2}(?:δαπαν\p{L}{1,2}|κοστοσ|προυπολογισμο|σχεδιο|επενδυση|τιμη|costs?|budget|plan|project|investment)(?: (?:of|υψουσ|αξιασ|ισο με))?|invests|spends|(?:ειχε υποβαλει|υποβαλλει|επενδυει|δαπανα|ξοδευει)(?: (?:σχεδιο|προταση))?) (?:€|eur )?\d`,
  'u',
)

/** Whether a block stands under a title of something else. */
export const standsAside = (block: Block): boolean =>
  [block.section, ...block.labels, block.announcedBy, block.key ?? ''].some(
    (key) =>
      asideTitle.test(key) || otherEntity.test(key) || /(?:^|\s)(?:εληξε|expired|archived?|closed call)\s*$/u.test(key),
  )

/** "The Trust is a non-profit lender that was founded in 1998": who gives the aid. */
const ofGiver =
  /^[^\p{L}]*[^.;·]{2,80}? (?:is|was) an? (?![^.;·]*(?:applicant|eligible|may apply))[^.;·]{3,120}?(?:founded|established|created|set up|formed|launched) in (?:18|19|20)\d\d(?!\d)|^[^\p{L}]*(?!.*(?:επιχειρησ|δικαιουχ|αιτουσ))[^.;·]{2,80}? (?:ειναι|αποτελει) [^.;·]{3,120}?(?:ιδρυθηκε|συσταθηκε|δημιουργηθηκε) το (?:18|19|20)\d\d(?!\d)/u

/** Whether a sentence names another call, an earlier one or what has come out of one. */
export const tellsOfOthers = (sentence: string): boolean =>
  [earlier, others, statistics].some((words) => words.test(sentence)) || countsAsOthersDo(sentence)

/** Whether a sentence stands under a title of something else, or tells an example, a giver, a supplier or statistics. */
export function isApart(block: Block, sentence: string): boolean {
  if (standsAside(block) || postscript.test(block.folded.folded)) return true
  const [key = ''] = keysOf(block)
  return (
    example.test(sentence) ||
    ofOneFirm.test(sentence) ||
    isIllustrated(block, sentence) ||
    ofSupplier.test(sentence) ||
    ofGiver.test(sentence) ||
    (statistics.test(sentence) && !judgesWhoApplies(sentence)) ||
    example.test(key) ||
    earlier.test(block.section)
  )
}

/** Whether a sentence tells an example, an earlier call, another programme or what came out of one. */
export const isAside = (block: Block, sentence: string): boolean => isApart(block, sentence) || tellsOfOthers(sentence)

/** The words of a sentence that go with a figure: without the brackets that it does not stand in. */
export function ownWords(
  folded: string,
  sentence: { readonly start: number; readonly end: number },
  figure: { readonly start: number; readonly end: number },
): string {
  const text = withoutComparison(folded, sentence, figure)
  return text.replaceAll(/\([^()]*\)/gu, (bracket, at: number) =>
    figure.start >= sentence.start + at && figure.end <= sentence.start + at + bracket.length ? bracket : ' ',
  )
}

/** "210 million, against 410 in the first call": each side of a comparison speaks for its own figure; what is not its own is blank. */
function withoutComparison(
  folded: string,
  sentence: { readonly start: number; readonly end: number },
  figure: { readonly start: number },
): string {
  const text = folded.slice(sentence.start, sentence.end)
  const cut = comparison.exec(text)
  if (cut === null) return text
  const blank = (part: string): string => ' '.repeat(part.length)
  const own = figure.start < sentence.start + cut.index
  const [head, tail] = [text.slice(0, cut.index), text.slice(cut.index)]
  return own ? head + blank(tail) : blank(head) + tail
}
const comparison =
  /,?\s(?:εναντι|σε συγκριση με|compared (?:with|to)|(?<!warranty )against (?=(?:the |eur |€|£)?[\d])|up from|down from|versus|vs\.?)\s/u

/** Until when one may ask, or is answered. */
const asking =
  /(?<!\p{L})(?:διευκρινισ|ερωτη(?:ματ|σεισ|σεων)|(?:question|clarification|quer(?:y|ies))(?! (?:and answer|mark))|help ?desk)/u

/** A row of a timetable that is behind the time for applying. */
const isLater = (row: string): boolean =>
  /υπογραφ|συμβασ|signature|agreements?(?!\p{L})|contracts?(?!\p{L})|αξιολογ|evaluation|αποτελεσμ|results?(?!\p{L})|interviews?|συνεντευξ/u.test(
    row,
  ) && !/υπ?οβολ|αιτησ|submission|appl|λη[ξγ]|προθεσμ|deadline|clos/u.test(row)

/** Whether the words before a day are about an event that is no part of the time for applying. */
export const isEvent = (block: Block, clause: string): boolean =>
  events.test(clause) ||
  asking.test(clause) ||
  asking.test(block.labels.at(-1) ?? '') ||
  isLater(block.labels.at(-1) ?? '') ||
  [block.labels.join(' '), block.section].some(
    (key) =>
      /αξιολογησ|assessment|evaluation|εκδηλωσ(?!\p{L}* ενδιαφ)/u.test(key) &&
      !/υποβολ|αιτησ|submission|appl/u.test(key),
  )

const partName =
  /^(?:[•–-]\s*|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+)?(?:(?:για )?(?:η|τη|the|for|in) )?(?:δραση|υποδραση|κατηγορια|πυλωνασ|αξονασ|ομαδα|σκελοσ|γραμμη|κωδικοσ(?: (?:δρασησ|παρεμβασησ))?|υποπαρεμβαση|sub-?action|(?:action )?code|strand|lot|line|action|window|track|component|pillar|category|option|stream|tier|envelope|package|module|scheme|measure|μετρο|πακετο|φακελοσ|υποεργο|βαθμιδα)\s+(?:\d{1,2}(?:\.\d)*|[α-ωa-z]{1,2}|[ιivx]{1,4}|one|two|three|four)(?:΄|'|’)?(?![\p{L}\d])/u

const partWords = String.raw`(?<!\p{L})(?:δραση|υποδραση|κατηγορια|πυλωνασ|αξονασ|ομαδα|σκελοσ|μεροσ|strand|lot|line|action|window|track|component|pillar|category|option|stream|tier|envelope|package|module)(?:ν|σ|υ|τα)? (\d{1,2}(?:\.\d)*|[α-ωa-z]{1,2}|[ιivx]{1,4}|one|two|three|four)(?![\p{L}\d])`

/** "70 % in Track A and 100 % in Track B": the part nearest to each figure of a sentence that names several. */
export function partNear(
  folded: string,
  sentence: { readonly start: number; readonly end: number },
  figure: { readonly start: number; readonly end: number },
): string | undefined {
  const parts = [...folded.slice(sentence.start, sentence.end).matchAll(new RegExp(partWords, 'gu'))].map((match) => ({
    name: match[0],
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
  }))
  if (new Set(parts.map(({ name }) => name)).size < 2) return undefined
  const away = (part: { start: number; end: number }): number =>
    part.start >= figure.end ? part.start - figure.end : figure.start - part.end
  return parts.toSorted((a, b) => away(a) - away(b))[0]?.name
}

/** The part of a call that has its own amounts and rates: "Δράση 1", "Strand B"; undefined where a block stands in none. */
export function partOf(block: Block): string | undefined {
  for (const text of [block.folded.folded, block.labels.at(-1) ?? '', block.labels[0] ?? '', block.section]) {
    const match = partName.exec(text)
    if (match !== null) return match[0].replace(/^[•–-]\s*|^\d[\d.)]*\s+/u, '')
  }
  return undefined
}

/** The head of the column in which a cell's row is named: the first, or the second where the first counts. */
export const cornerOf = ({ heads, isCounted }: Block): string => heads[isCounted === true ? 1 : 0] ?? ''

/** Whether the rows of a table are parts of the call, by whatever name: "Action", "Round", "Type of project". */
export const isOfParts = (block: Block): boolean =>
  /^(?:(?:υπο)?δρασ(?:η|εισ)|κυκλο[σι]|actions?|strands?|lots?)$/u.test(block.heads[0] ?? '') ||
  /^(?:(?:υπο)?δρασ(?:η|εισ)|κυκλο[σι]|αξον(?:ασ|εσ)|πυλων(?:ασ|εσ)|σκελ(?:οσ|η)|γραμμη|παρεμβαση|μετρο|υποεργο|(?:επενδυση|εργο|πραξη)(?=\s*$)|(?:ειδοσ|τυποσ|κατηγορια) (?:εργου|επενδυσησ|πραξησ|δρασησ|σχεδιου)|actions?|strands?|lots?|lines?|windows?|tracks?|components?|pillars?|measures?|tiers?|streams?|cycles?|rounds?|products?|envelopes?|packages?|modules?|types? of (?:project|investment|action))(?!\p{L})/u.test(
    cornerOf(block),
  )
