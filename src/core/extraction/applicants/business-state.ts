import type { Recogniser } from './condition-sentence.ts'
import { dutyByAge } from './conditions-of-some.ts'

/** What state a business has to be in. Folded text. */

export const difficulty: Recogniser = ({ folded }) =>
  /προβληματικ\p{L}+ επιχειρησ|επιχειρησ\p{L}+ (?:ειναι |αποτελ\p{L}+ |να ειναι |να μην ειναι )?προβληματικ|(?<!\p{L})(?:μην? |δεν )?(?:ειναι|θεωρ\p{L}+|χαρακτηριζ\p{L}+(?: ωσ)?|αποτελ\p{L}+) προβληματικ|(?:undertakings?|firms?|enterprises?|compan(?:y|ies)|business(?:es)?|organi[sz]ations?|applicants?)(?: (?:that are|which are|already|being))? in (?:financial )?difficult/u.test(
    folded,
  )
    ? [{ kind: 'not_in_difficulty' }]
    : []

/** Somebody who means to, and what is to be founded: words in whatever order between them. */
const intends =
  /(?<!\p{L})(?:(?:σκοπευ|προτιθ|σχεδιαζ|προκειται|επιθυμ|ετοιμαζ|θελ)\p{L}+ (?:να )?|προθεση (?:να )?|δεσμευ\p{L}+ (?:οτι θα |να )|(?:που|οσ(?:οι|εσ|α)|οι οποι\p{L}+) θα |(?:have |has |are |is )?yet to |(?:intend|plan|wish|want|hope|prepar|aim|propos)\p{L}* (?:to |on )?|(?:about|going|ready|willing) to |(?:who|that|which) will )(?:\p{L}+ ){0,2}?(?:ιδρυσ|συστησ|δημιουργησ|ανοιξ|ξεκινησ|στησ|κανουν (?:εναρξη|εταιρ)|set(?:ting)? up|establish|found|launch|start|register|incorporat|form(?:ing)?(?!\p{L})|creat|open)\p{L}* (?:\p{L}+ ){0,4}?(?:επιχειρησ|εταιρ|συνεταιρισμ|δραστηριοτ|εναρξη|business|compan|firm|enterprise|undertaking|cooperative|venture|start-?up)/u
const founding =
  /(?<!\p{L})(?:(?:τωρα|μολισ τωρα) (?:ιδρυ|συστην|συνιστ|στην)\p{L}+|(?:are|is) (?:now|just|only now) being (?:founded|set up|established|formed)|(?:η|ειτε) (?:(?:να )?θα|προκειται να)|(?:που|οσ(?:οι|εσ|α)|οι οποι\p{L}+) (?:θα|προκειται να|αναμενεται να|μελλει να)) (?:\p{L}+ )?(?:συσταθ|ιδρυθ|συστηθ|δημιουργηθ|ιδρυσ)\p{L}+|(?:yet|about) to (?:start|begin|set up|register|incorporate|trade|open)|υπο[ -]?(?:συσταση|ιδρυση|εναρξη)|προσ (?:συσταση|ιδρυση)|θα (?:κανουν|κανετε|κανει|προβουν σε|ξεκινησουν|πραγματοποιησουν) (?:την )?εναρξη|(?:που|οι οποι\p{L}+) (?:θα |προκειται να |προτιθενται να |σκοπευουν να |δεσμευονται να )+(?:ιδρ[υύ]|συστ|δημιουργ|ξεκιν|αρχισ|ανοιξ)\p{L}*|(?:που|και|οσ(?:οι|εσ|α)) δεν εχ\p{L}+ (?:ακομ[αη] )?(?:ιδρυθ|ιδρυσ|συσταθ|συστησ|συστηθ|κανει εναρξ|προβει σε εναρξ|ξεκινησ|αρχισ)\p{L}*|προτιθενται να (?:ιδρυσ|συστησ|ξεκινησ|προβουν)|(?:μελλοντικ|επιδοξ)\p{L}+ επιχειρηματι|(?:still |yet )?to be (?:founded|established|set up|formed|incorporated|created|registered|started)|not (?:yet |already )?(?:been )?(?:yet )?(?:set up|founded|registered|incorporated|established|formed|started) (?:yet|at the time)|not yet (?:been )?(?:set up|founded|registered|incorporated|established|formed|trading|started|in operation)|(?:about|intend\p{L}*|plan\p{L}*|wish\p{L}*|undertake|commit\p{L}*|prepar\p{L}*|going) to (?:set up|found|establish|start(?: up)?|launch|register|incorporate|form) (?:an? |their |your )?(?:\p{L}+ )?(?:business|compan|enterprise|firm)|under (?:formation|establishment|incorporation)|in (?:the (?:process|course) of )?(?:formation|incorporation|being (?:set up|founded|established))|pre-?(?:incorporation|formation|trading|start-?up|launch)|would-be (?:entrepreneur|founder)|prospective (?:entrepreneur|founder|business|compan)|aspiring (?:entrepreneur|founder)|before they are (?:registered|established|founded)|(?:κανουν|κανει|προβαιν\p{L}+ σε) (?:την )?εναρξη μετα (?:την |τη )?(?:αιτηση|υποβολ|εγκρισ|ενταξ)|εναρξη (?:τησ )?(?:δραστηριοτητασ|εργασιων|λειτουργιασ)? ?(?:\p{L}+ ){0,3}(?:γινεται|γινει|πραγματοποι\p{L}+|επεται|επονται) μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|εναρξη (?:στη[ν]? \S+ |επιτηδευματοσ |δραστηριοτητασ |εργασιων )?μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|(?:ξεκιν|αρχισ|ιδρυ)\p{L}+ (?:τη |την )?(?:δραστηριοτητα|λειτουργια|επιχειρηση)? ?μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|(?:κανουν|κανει) (?:την )?εναρξη μετα (?:την |τη )?(?:αιτηση|υποβολ|εγκρισ|ενταξ)|(?:register|start|set up|be founded|be established)\p{L}* after (?:the )?(?:application|approval|award)|(?:compan|business|enterpris|firm)\p{L}* not yet \p{L}+|(?:is|are|be) (?:registered|founded|set up|incorporated|established|formed) before (?:the )?(?:grant|sign|agreement|award|contract|first payment)|(?:ιδρυ|συστ)\p{L}+ πριν (?:απο )?την (?:υπογραφη|ενταξη|εγκριση|υπαγωγη|πρωτη (?:πληρωμη|καταβολη)|εκταμιευση)/u
const existing =
  /υφισταμεν(?!\p{L}+ (?:δανει|οφειλ|εξοπλισμ|εγκαταστασ|κτιρι|συμβασ|υποδομ))|ενεργ(?:εσ|η|οι|ων)(?!\p{L})|λειτουργ(?:ει|ουν|ουσε)? (?:νομιμα |κανονικα )?κατα την|σε λειτουργια|existing (?:enterprise|business|compan|sme|undertaking|firm)|active (?:enterprise|business|compan|firm)|already (?:in operation|established|trading|operating)|(?:established|registered|in operation|operating),? (?:and|or)(?:\/or)? (?:(?:who|that|which) )?(?:intend|plan|wish|mean|(?:are |is )?(?:about|yet)(?= to)|to be)/u
/** "Have been or will be set up": those that were are meant as well. */
const founded =
  /(?<!(?:δεν|μην?) )(?<!\p{L})(?:(?:εχ(?:ουν|ει)|ειχαν) (?:ηδη )?(?:συσταθ|ιδρυθ|συστηθ|δημιουργηθ)\p{L}*|(?:συσταθ|ιδρυθ|συστηθ)ηκαν|(?:have|has|had|were|are) (?:already )?(?:been )?(?:set up|founded|established|incorporated|registered|formed)),? (?:η|ειτε|or) /u
const someone =
  /επιχειρησ|εταιρ|(?<!\p{L})φορε(?:ισ|ων|ουσ)(?!\p{L})|organi[sz]ations|εναρξη|ομαδ(?:ασ?|εσ|ων)|teams?(?!\p{L})|οσ(?:οι|εσ)(?!\p{L})|ανεργ|φυσικα προσωπα|start-?ups?|αιτ(?:ων|ουντ)|προσωπα|people|επιχειρηματι|επαγγελματι|υπο (?:συσταση|ιδρυση)|enterprise|business|compan|applicant|firm|entrepreneur|founder|active|cooperative/u

/** "…, and businesses not older than 36 months": others than those who mean to found one, in a part of the sentence of their own. */
const others =
  /^[^\p{L}]*(?:(?:\p{L}{1,2}[.)]|either|both|ειτε|επισησ|also|σε|για|to|for|οι|τισ|τα|the|any|all|ηδη|already|υφισταμεν\p{L}+|ενεργ\p{L}+|νε(?:εσ|ων)|νεοφυ\p{L}+|νεοσυστατ\p{L}+|(?:πολυ )?μικρ\p{L}+|μεσαι\p{L}+|existing|active|new|young|small|micro|start-up) )*(?:επιχειρησεισ|επιχειρησεων|εταιρειεσ|εταιριεσ|εταιρειων|μμε|businesses|firms|companies|enterprises|undertakings|smes|start-ups|startups)(?!\p{L})(?! (?:τουσ|must|shall|have to|πρεπει|οφειλ|they|which they|that they|to be)(?!\p{L}))/u
const letsOthersIn = (folded: string): boolean =>
  folded
    .split(/[,;(]|(?<!\p{L})(?:and|or|και|η|ειτε|καθωσ|as well as)(?!\p{L})/u)
    .some((part) => others.test(part) && !founding.test(part) && !intends.test(part))

/** "Applications of companies to be founded are admitted too": beside those of all others. */
const alsoThose =
  /(?:γιν(?:ονται|εται) δεκτ\p{L}+|δεκτ\p{L}+ γιν(?:ονται|εται)|μπορουν|συμμετεχουν|ενισχυονται|επιλεξιμ\p{L}+) (?:επισησ |\p{L}+ (?:\p{L}+ )?)?και (?!να )|επισησ|(?<!\p{L})(?:also|too|as well)(?!\p{L})/u

/** "Enterprises to be founded are eligible", said of them alone and with no "only": others are as well. */
const thoseAreToo =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:και|οι|τα|the|and|επιχειρησεισ|εταιρειεσ|φορεισ|businesses|companies|firms|enterprises) ){0,4}(?:υπο (?:συσταση|ιδρυση)|(?:still |yet )?to be (?:founded|established|set up)|under (?:formation|establishment|incorporation))(?: (?:επιχειρησεισ|εταιρειεσ|φορεισ|businesses|companies|firms|enterprises))?,? (?:ειναι (?:και |εξισου )?(?:επιλεξιμ|δεκτ)|γινονται (?:και )?δεκτ|μπορουν |δικαιουνται |συμμετεχουν|ενισχυονται|υποβαλλουν|(?:are|is) (?:eligible|admitted|accepted)|(?:may|can) (?:apply|take part|participate|join))(?!.*(?<!\p{L})(?:μονον?|αποκλειστικα|only|solely|exclusively)(?!\p{L}))/u

/** "Those that exist and those that …", "whether the firm is running or …". */
const whoExist =
  /(?<!\p{L})(?:οσ(?:οι|εσ|α)|επιχειρησ\p{L}+|εταιρ\p{L}+|(?:those|firms|businesses|companies|enterprises) (?:that|which))(?: ηδη| already)? (?:υπαρχ|λειτουργ|δραστηριοποι|exist|operate|trade|run)(?!\p{L}*ωντ)\p{L}*,? (?:\p{L}+ ){0,2}?(?:και|η|ειτε|and|or)(?!\p{L})/u

/** "The second axis is the support of existing bodies": of one of several parts. */
const ofOnePart =
  /^[^\p{L}]*(?:(?:ο|η|το|the) )?(?:πρωτ|δευτερ|τριτ|τεταρτ|first|second|third|fourth)\p{L}* (?:αξον|πυλων|σκελ|δρασ|υποδρασ|κατηγορι|υποπρογραμμ|μερ(?:οσ|ουσ)|axis|pillar|strand|part|line|category|action)/u

export const lifecycle: Recogniser = ({ folded, negative }) => {
  if (!someone.test(folded) || dutyByAge.test(folded) || ofOnePart.test(folded)) return []
  const founds = founding.test(folded) || intends.test(folded)
  // Those to be founded are refused: what runs is meant.
  if (negative && founds) return [{ kind: 'lifecycle', include: ['active'] }]
  if (negative) return []
  // "New enterprises and those to be set up": both, and how new they are is another condition.
  const besides =
    founded.test(folded) ||
    whoExist.test(folded) ||
    /(?:και|καθωσ|η|or|and)(?: σε| και| still)? (?:(?:επιχειρησ|εταιρ|φορε|businesses|companies|enterprises|firms)\p{L}* )?(?:υπο |to be |under |in (?:the process of )?formation|newly)|start-ups/u.test(
      folded,
    ) ||
    alsoThose.test(folded) ||
    thoseAreToo.test(folded)
  const include = [
    ...(existing.test(folded) || (founds && (besides || letsOthersIn(folded))) ? (['active'] as const) : []),
    ...(founds ? (['to_be_established'] as const) : []),
  ]
  return include.length === 0 ? [] : [{ kind: 'lifecycle', include }]
}

/** Words beside the stage of enterprises that name no other stage: sizes, what they do. */
const besideStage = String.raw`(?:(?!νε(?:εσ|ων|οι|οφυ\p{L}+|οσυστατ\p{L}+)(?!\p{L})|new(?!\p{L})|start|young|που |με |who |that )[\p{L}&/-]+,? ){0,9}?`
const ofStage = String.raw`(?:υφισταμεν(?:εσ|ων|οι|ουσ|α)|existing)`
const ofBusinesses = String.raw`(?:επιχειρησ(?:εισ|εων)|εταιρ(?:ει|ι)(?:εσ|ων)|φορε(?:ισ|ων)|μμε|μοναδ(?:εσ|ων)|businesses|business|enterprises|companies|firms|undertakings|smes)(?!\p{L})`
/** Whom a call is for, by their stage and no other: "aid to existing small enterprises", "beneficiaries are existing firms". */
const forStage = new RegExp(
  String.raw`(?:^[^\p{L}]*(?:\d[.)] )?(?:(?:οι|μονο|only|δικαιουχοι ?:) )?(?=υφισταμ|existing)|(?<!\p{L})(?:αναβαθμιση|εκσυγχρονισμο(?:σ|υ)|δικαιουχ\p{L}+|ωφελουμεν\p{L}+|επιλεξιμ\p{L}+|ενισχυ\p{L}+|στηρι[ζξ]\p{L}+|επιδοτ\p{L}+|επιχορηγ\p{L}+|χρηματοδοτ\p{L}+|απευθυν\p{L}+|αφορα|δικαιωμα \p{L}+(?: \p{L}+){0,3} εχουν|υπαγονται|support\p{L}*|aid|open to|aimed at|intended for|available to|eligible|beneficiar\p{L}+|applicants)(?!\p{L})(?: (?!προκειμενου|ωστε|που |οι οποι|that |who |which |for (?:the )?(?!exist)|εργο|σχεδι|δαπαν|cost|project)[\p{L}-]+){0,5}? )(?:(?:σε|τισ|των|τουσ|οι|απο|the|any|for|are|is|ειναι|μονο|αποκλειστικα|only) )*${besideStage}${ofStage} ${besideStage}${ofBusinesses}`,
  'u',
)
const otherStage =
  /(?<!\p{L})(?:νε(?:εσ|ων|οι)|νεοφυ\p{L}+|νεοσυστατ\p{L}+|υπο (?:συσταση|ιδρυση)|new|start-?ups?|newly|(?<!υπο )(?:ιδρυσησ?|συστασησ?)|δημιουργιασ?|^[^\p{L}]*ωσ υφισταμενεσ)(?!\p{L})|κριτηρι\p{L}+ (?:\p{L}+ )?αξιολογ|\(\d{1,3} ?%\)/u

/** Whether a sentence tells plainly that a call is for those that exist already. */
export const isForExisting = (folded: string): boolean => forStage.test(folded) && !otherStage.test(folded)
