/** "Until the money is used up" and "at any time", by their parts: a word for when, one for using up, one for money, in any order. Folded text. */

/** Something that is still to come. */
const when = String.raw`(?:εωσ|μεχρισ?|ωσ(?= (?:και )?(?:οτου|που|να|την?|τον?|του|τησ|τα|εξαντλ|απορροφ)(?!\p{L}*\.)))(?! (?:και )?(?:το |του |τα )?[\d.,]+ ?%)|εωσοτου|ωσ(?:που|οτου)|μολισ|οταν|εαν|αν|εφ['’΄]? ?οσον|εφοσον|σε περιπτωση|οσο|αμα|until|till|til|once|when|if|unless|while|as long as|as soon as|upon|subject to(?! (?:the |an? )?\d)|should(?= (?:(?:(?:the|its|all|any) ){1,2}(?:of )?(?:money|budget|funds?|allocation|pot)|it|they|this|that)(?!\p{L}))`
/** Using up as an act, and as what happens to money. */
const act = String.raw`εξαντλησ|καταναλωσ|απορροφησ|δεσμευσ|καλυψη|συμπληρωσ|μηδενισ|αναλωσ|ξοδεμα|διαθεση|exhaustion|depletion|full (?:commitment|allocation|use)`
const happens = String.raw`εξαντλ(?!ησ)|απορροφηθ|απορροφατ|απορροφουντ|δεσμευ[τθ]|δεσμευον|καλυφ[θτ]|(?<!δεν )(?<!οποι\p{L}{1,3} )καλυπτ(?!οντασ)|καλυψουν(?= το (?:συνολο|1\d0 ?%))|συμπληρωθ|συμπληρων|γεμι[ζσ]|τελειω|μηδενι(?:στ|σθ|ζ)|(?<!\p{L})ξεπερασ|διατεθ|μοιρασ|σωθ|αδειασ(?:ει|ουν|ε)(?!\p{L})|αναλωθ|ξοδευ|φ[θτ]ασ(?:ει|ουν)(?!(?: (?:τα|τισ|το|σε|στα|στισ|στο))? ?€? ?\d)|(?<=(?:αιτη[σμ]|αιτουμεν|προτασ|δεσμευσ|ζητ|υποβ|εγκρ|ενταξ|ενταχθ)\p{L}* (?:\p{L}+ ){0,4}?)φ[θτ]ασ(?:ει|ουν)|δαπανηθ|κατανεμηθ|exhaust|run(?:s)? out|us(?:ed|es) up|spent|expended|committed|commitment|allocat|deplet|empty|gone|(?<!(?:be|been|is|are) )reached|(?:be|been|is|are) reached|taken(?: up)?|filled|full(?!y|\p{L})|(?<!the )lasts?(?!\p{L})|dry(?!\p{L})|exceeded|(?:over-?)?subscribed|drawn|(?:been|is|are|was|were) (?:used|issued|awarded)|(?<=(?:requests|applications|demand|proposals)(?: \p{L}+)? )exceed(?:s|(?!\p{L}))|finish|given (?:away|out)`
const money = String.raw`προυπολογισμ|π\/υ|πορ(?:οι|ων|ουσ)|πιστωσ|κονδυ(?:λ|$)|χρημα|λεφτα|κεφαλαι|ποσ(?:ο|ου|α|ων)(?!\p{L})|διαθεσιμ|υπολοιπ|ευρω|€|εκατ|δισ(?!\p{L})|κουπονι|επιταγ|voucher|θεσ(?:εισ|εων)(?!\p{L}| (?:εργασι|απασχολ|πληρουσ))|ταμει|μεριδι|κατανομ|χαρτοφυλακι|δημοσι\p{L}+ δαπαν|αριθμου|budget|funds?(?!\p{L})|funding|money|pot(?!\p{L})|allocation|envelope|million|resources|places|posts|balance(?! sheet)|(?<!financial )capacity|quota|portfolio|share(?!\p{L})|1\d0 ?%`
const near = String.raw`(?:[^.;·]|\.(?=\d))`
const few = String.raw`(?:\s(?:και|τη[νσ]?|του|των|το|η|την|πληρη|πληρουσ|ολικη|ολοσχερη|σταδιακη|νεα[σ]?|ολοκληρωτικη|πιθανη|τυχον|the|full|complete|any)){0,4}`
const actAhead = new RegExp(String.raw`(?<!\p{L})(?:${when}|on|με|κατοπιν|(?<=[\d,)] )η|or)${few}\s(?:${act})`, 'gu')
const happensAhead = [
  new RegExp(String.raw`(?<!\p{L})(?:${when})(?!\p{L})${near}{0,60}?(?<!\p{L})(?:${happens})`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${when})(?!\p{L})${near}{0,50}?(?<!\p{L})(?:${money})${near}{0,40}?(?<!\p{L})(?:${happens})`,
    'gu',
  ),
]
/** "While there is money". */
const whileThere =
  /(?<!\p{L})(?:εφοσον|οσο|αν|εαν|as long as|while|subject to|so long as)(?!\p{L})(?: \p{L}+){0,3}? (?:υπαρχ|επαρκ|φτανουν|αντεχ|υφιστ|διαρκ|κρατ(?:α|ουν)|(?<=(?:ταμει|προγραμμα|δραση|προυπολογισμ)\p{L}* )(?:διαθετ|εχει)|(?:εχει|μεν(?:ει|ουν)) (?=λεφτα|χρημ|πορουσ|κονδυλ)|availab|there (?:is|are)|remain|lasts?(?!\p{L})|(?<=(?:fund|scheme|programme|budget) )(?:has|holds))/gu
const ofMoney = new RegExp(String.raw`(?<!\p{L})(?:${money})`, 'u')
/** What there can be or not: no amount. */
const ofResources =
  /(?<!\p{L})(?:προυπολογισμ|π\/υ|πορ(?:οι|ων|ουσ)|πιστωσ|κονδυλ|χρημα|λεφτα|κεφαλαι|διαθεσιμ|υπολοιπ|κουπονι|επιταγ|voucher|θεσ(?:εισ|εων)(?!\p{L}| (?:εργασι|απασχολ|πληρουσ))|ταμει|μεριδι|κατανομ|χαρτοφυλακι|δημοσι\p{L}+ δαπαν|budget|funds?(?!\p{L})|funding|money|pot(?!\p{L})|allocation|envelope|resources|places|balance(?! sheet)|(?<!financial )capacity|quota|portfolio)/u
/** These are said of nothing but money and places. */
const alone =
  /(?:εξαντλησ|απορροφησ|exhaustion|depletion)\p{L}*(?: τουσ| τησ| του)?(?:[\s,.;)]|$)(?!\s*(?:κάθε|ολων|των (?:ενδικ|ενστασ)|of (?:all )?(?:other|domestic|legal|remedies)))/u
/** "They are shared, and when they are used up". */
const onlyMoney = /(?:εξαντλ|δεσμευ|απορροφ|exhaust|run out|used up)\p{L}*$/u
/** What may be said of it without its name, where a sentence goes on that the call closes then. */
const isGone =
  /(?:συμπληρωθ|καλυφ[θτ]|εξαντλ|τελειω|αδειασ|μοιρασ|σωθ|exhaust|used up|ru?ns? out|spent|gone|subscribed|given (?:away|out)|taken up)\p{L}*$/u
const intakes = String.raw`πλατφορμ|υποβολ|αιτησ|συστημα|προσκλησ|δρασ(?:η|ησ)(?!\p{L})|προγραμμα|παρατασ|πορτα|applications?|scheme|call(?!\p{L})|programme|window|doors?(?!\p{L})|intake|portal|platform|extension|deadline|(?:it|they)(?!\p{L})`
const shut = String.raw`κλειν|σταματ|παυ(?:ει|ουν|σ)|λη[γξ]|κοβ(?:εται|ονται)|διακοπτ|clos(?:e|es|ed|ing)|stops?(?!\p{L})|shuts?(?!\p{L})|ends?(?!\p{L})`
/** "As soon as they are complete, the platform closes", "should it run out, no forms are taken". */
const closesThen = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${intakes})\p{L}*[^.;·\d]{0,25}?(?<!\p{L})(?:${shut})|(?:${shut})\p{L}* (?:[^\s.,;·\d]+ ){0,2}?(?:${intakes})|(?:δεν|no|not)(?!\p{L})[^.;·\d]{0,30}(?:αιτησ|δεκτ|προτασ|applications?|forms?|proposals?|requests?|entries)(?!\p{L}* (?:of|by) ))`,
  'u',
)
/** "If twice the budget is applied for, the service may stop". */
const askedBeyond =
  /(?:ζητη[θσ]|αιτουμεν|αιτηθ|υποβληθ|requests?|demand|applied for|requested)[^.;·]{0,60}(?:διπλασι|τριπλασι|υπερβ|ξεπερ|φ[τθ]ασ|1\d\d ?%|twice|double|exceed|reach)[^.;·]*(?:διακο[ψπ]|διακοπτ|κλει[νσ]|σταματ|αναστ|παυ(?:ει|σ)|λη[γξ]|clos|suspend|stop|end)/u
/** It has happened. */
const fact =
  /(?:θηκ|φτηκ|φθηκ|υτηκ)(?:ε|αν|εσ)(?!\p{L})|(?:εχει|εχουν|ειχε|ειχαν) (?:\p{L}+ ){0,2}(?:εξαντλ|καλυ|δεσμευ|απορροφ)|τελειωσ(?:ε|αν)(?!\p{L})/u
/** Proposals are ranked, and the money follows the rank; shares of one who has it; limits of aid. */
const ofOthers =
  /(?:κατα|βασει|συμφωνα με τη?|με) (?:τη |την )?(?:σειρα )?(?:φθινουσα |βαθμολογ|καταταξ)|βαθμολογ|καταταξ|ranked|ranking|(?:by|of) (?:their )?(?:score|merit|rank)|δοσ(?:η|εισ)(?!\p{L})|instal?ment|(?:καθε|εκαστου|του) (?:δικαιουχ|ωφελουμεν)|(?:each|the) beneficiar|de minimis|ησσονοσ|οριου?(?!\p{L})[^.;·]{0,20}σωρευ|επιλαχ|υπερβαση|payment|πληρωμ|υπολοιπ\p{L}* (?:\p{L}+ )?(?:τησ|του) (?:\p{L}+ )?(?:επιχειρησ|δικαιουχ)|(?:if|when) you|reserve list|waiting list|project|υλοποιησ|κληρωσ|lotter|(?:drawn?|draw) (?:by )?lots?(?!\p{L})|by lot(?!\p{L})|ξανα μια φορα|καλυπτ\p{L}+ (?:ιδιωτικα|απο ιδι)|covered privately/u

/** Applications, the call, or that something closes: without them a sentence about money that ends is a story or a case. */
const ofIntake =
  /αιτη[σμ]|δεχ(?:εται|ονται|ομαστε)|υπ?οβ[αο]λ|προσκλησ|προκηρυξ|δρασ(?:η|ησ)(?!\p{L})|προγραμμα|πλατφορμ|συστημα(?!τ)|ανοι[κχγξ]|κλει[νσ]|σταματ|λη[ξγ](?!\p{L}*προθ)|δεκτ|προθεσμ|παρατασ|παυ(?:ει|σει)|συνεχιζ|ισχυ|εγκριν|χορηγ|διαρκ|διατιθ|appl|submi|call(?!\p{L})|scheme|programme|open|clos|stop|suspend|deadline|end(?:s|ed)?(?!\p{L})|accept|award|first[- ]come|available|granted|(?<!\p{L})shuts?(?!\p{L})|loans? can|no (?:more|further|new)(?!\p{L})/u
/** "Until", "while": by themselves words for an end. */
const untilWords =
  /(?<!\p{L})(?:εωσ(?:οτου)?|μεχρισ?|ωσ(?:που|οτου)?|οσο|until|till?|while|as long as|so long as|subject to|με τη[ν]?|εξαντλησ\p{L}*|exhaustion)(?!\p{L})/u
/** A day that may come later than the end of the money: "30 June 2027, or earlier if …". */
const ofDay = /20\d\d/u
/** Letters of a phrase that is all that a cell or a line says. */
const phrase = 120

/** Letters behind the words within which the money is named. */
const reach = 60

/** Whether a sentence says that the call ends with its money. */
export function endsWithMoney(folded: string): boolean {
  // "Subject to the availability of funds after the adoption of the budget": the money of the call is not there yet. What brackets add is beside it.
  const plain = folded.replaceAll(/\([^()]*\)/gu, ' ')
  if (ofOthers.test(plain) || /budgetary authority|adoption of the (?:\p{L}+ ){0,2}budget/u.test(plain)) return false
  if (![ofIntake, ofDay].some((words) => words.test(folded)) && !(folded.length < phrase && untilWords.test(folded)))
    return false
  if (soonGone.test(folded) || (askedBeyond.test(folded) && ofMoney.test(folded))) return true
  const acts = [...folded.matchAll(actAhead)].some(({ 0: found, index }) => {
    const around = folded.slice(Math.max(0, index + found.length - 14), index + found.length + reach)
    return ofMoney.test(around) || alone.test(around)
  })
  const there = [...folded.matchAll(whileThere)].some(({ 0: found, index }) =>
    ofResources.test(folded.slice(index, index + found.length + reach)),
  )
  return (
    acts ||
    there ||
    happensAhead.some((pattern) =>
      [...folded.matchAll(pattern)].some(({ 0: found, index }) => {
        const around = folded.slice(index, index + found.length + reach)
        const meant =
          ofMoney.test(around) ||
          (onlyMoney.test(found) && ofMoney.test(folded)) ||
          /subscribed$/u.test(found) ||
          (isGone.test(found) && closesThen.test(folded))
        return meant && !fact.test(folded.slice(index, index + found.length + 14))
      }),
    )
  )
}
/** First come, and the money may be gone soon; to the last euro. */
const soonGone =
  /τελευταιου ευρω|last euro|(?:χρηματα|ποροι|πιστωσεισ|κονδυλια|money|funds|budget) (?:θα |will )(?:be |\p{L}+ )?(?:φυγ|εξαντληθ|τελειωσ|go|gone|run out)\p{L}* (?:γρηγορα|συντομα|αμεσα|quickly|fast|soon)|(?:αναλογ\p{L}+|εξαρτ\p{L}+|υπο τη[ν]? προυποθεση|subject to|depending on)[^.;·]{0,30}(?:διαθεσιμοτητ|επαρκει|availab)\p{L}*[^.;·]{0,20}(?:πορ|πιστωσ|προυπολογ|χρημα|fund|budget|money)|(?:σειρα|προτεραιοτητ|first[- ]come)[^.;·]{0,140}(?:μπορει|ενδεχ|αναμεν|may|might|expected|likely)[^.;·]{0,30}(?:εξαντλ|τελειωσ|gone|run out|exhaust)|(?:earlier|sooner|νωριτερα|πρωτυτερα)[^.;·]{0,25}(?:if|αν|εαν|εφοσον|σε περιπτωση|με)[^.;·]{0,30}(?:oversubscri|exhaust|used up|run out|εξαντλ|υπερκαλυψ|καλυφ|δεσμευθ)|(?:επιταγ|κουπον|πορ(?:οι|ουσ)|χρηματα|κονδυλι|voucher|grants)\p{L}* [^.;·]{0,40}(?:μεχρι|ωσπου|εωσοτου) να τελειωσ(?:ουν|ει)(?!\p{L}) ?(?=[.,;·]|$)/u

const always = String.raw`μονιμη βαση|μονιμα ανοι|συνεχ(?:ησ|ωσ|ουσ|εισ|εσ)(?!\p{L})|διαρκ(?:η|ησ|ωσ|ουσ|εισ)(?!\p{L})|ανοικτου τυπου|ολο το[ν]? (?:ετοσ|χρονο)|ολη τη χρονια|καθ['’΄]? ?ολ\p{L}+ (?:τη διαρκεια του ετουσ|το ετοσ)|ολοκληρο το ετοσ|οποτεδηποτε|οποιαδηποτε στιγμη|ανα πασα στιγμη|κυλιομεν\p{L}+|rolling(?! (?:\p{L}+[- ])?(?:periods?|years?|months?|averages?)(?!\p{L}))|any time|all year|year[- ]round|throughout the year|continuous(?:ly)?|permanently open|always open|open[- ]ended|ongoing basis|standing (?:open )?call|no (?:fixed |set |closing )?(?:deadline|closing date|cut-?off)|χωρισ (?:\p{L}+ )?(?:προθεσμια(?!\p{L})|(?:καταληκτικη|τελικη|τελευταια) (?:η?μερα|ημερομηνια)|ημερομηνια λη|λη[ξγ])`
const intake = String.raw`αιτησ|προτασ(?:η|εισ|εων)|υποβ[αο]λ|προσκλησ|προγραμμα|δρασ(?:η|ησ)(?!\p{L})|πλατφορμα|δηλωσ|appl|submi|proposal|call(?!\p{L})|scheme|programme|grants?|intake|funding`
const standing = [
  new RegExp(String.raw`(?<!\p{L})(?:${intake})${near}{0,90}?(?<!\p{L})(?:${always})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(?:${always})${near}{0,40}?(?<!\p{L})(?:${intake})`, 'u'),
]
/** What goes on without an end that is no application, and what does not. */
const refusesAlways = new RegExp(
  String.raw`(?<!\p{L})(?:δεν|not(?! only)|cannot|can't|no longer)(?!\p{L})[^.,;·]{0,60}?(?<!\p{L})(?:${always})`,
  'u',
)
const ofReports = /(?<!\p{L})(?:report|publish|updat|monitor|measur|metrics)\p{L}* [^.;]{0,60}(?:rolling|continuous)/u
export const isNoStanding = (folded: string): boolean => ofReports.test(folded) || refusesAlways.test(folded)
const notStanding =
  /(?<!\p{L})(?:continuous|συνεχ\p{L}+) (?:annual|yearly|ετησι\p{L}+)|(?:δεν|οχι|not|isn't|no) (?:\p{L}+ ){0,3}?(?:συνεχ|διαρκ|ανοικτου τυπου|μονιμ|rolling|open all|at any time|continuous)|(?:παρακολουθ|ενημερων|ελεγχ|σύμβουλοι|μεχρι την? συνεχ|help|advice|questions|ερωτησ|καταρτισ|πληρωμ|payment|λειτουργ\p{L}+ (?:συνεχ|ολο)|(?:operat|trad|active|business)\p{L}* continuous|continuous(?:ly)? (?:operat|trad|active|in (?:business|operation|existence))|ωραριο|επιχειρησ\p{L}* (?:συνεχ|ολο|εποχ)|απασχολ|δραστηρι)/u

/** Whether a sentence says that applications are taken at any time. */
export const isStanding = (folded: string): boolean =>
  standing.some((pattern) => pattern.test(folded)) && !notStanding.test(folded) && !isNoStanding(folded)
