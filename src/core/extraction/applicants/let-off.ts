import { sizesOfSubject } from './conditions-of-some.ts'
import { asksOfTheRest } from './some-besides.ts'

/** Statements by which some need less than what was told before, or need it not at all. Folded text. */

const lead = String.raw`(?:(?:ενω|ομωσ|ωστοσο|ειδικα|αλλα|και|while|whereas|but|however|and),? )*`
/** Those who apply, by no name of their own: what is said of them is said of all. */
const everybody = String.raw`(?:(?:ολ(?:εσ|ουσ|οι)|οι|τισ|τουσ|τα|ενδιαφερομεν\p{L}+|υποψηφι\p{L}+|αιτουντ\p{L}+|δικαιουχ\p{L}+|επιχειρησεισ|εταιρειεσ|φορεισ|all|the|these|they|you|it|applicants?|beneficiar\p{L}+|enterprises|companies|firms|businesses|smes) ?)+(?:,|(?=(?:αρκ|need|one|two|\d)))`
const things = String.raw`(?:τ\p{L}{1,3} |the )?(?:αιτησ|προτασ|δικαιολογητικ|εγγραφ|δηλωσ|αναγκ|σχεδι|εργ(?:α|ων|ου)(?!\p{L})|δαπαν|ποσ(?:α|ο)|συμμετοχ|υποβολ|application|proposal|project|plan|cost|purpose|submission|call|form)`
const some = String.raw`(?!${everybody}|${things})[^.;·,:]{3,90}?`
const count = String.raw`(?:€ ?|eur )?(?:\d[\d.,]*|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|μισ\p{L}+|μια|ενα[νσ]?|δυο|τρ(?:εισ|ια)|τεσσερ\p{L}+|πεντε|εξι|δεκα)(?!\p{L})`
const less = [
  String.raw`(?:για|στ(?=ισ|ουσ|α)) ?(?=(?:τισ|τουσ|τα|ισ|ουσ|α|οσ(?:εσ|ουσ|α)|εκειν(?:εσ|ουσ)) )${some},? (?:αρκει|αρκουν|δεν απαιτ\p{L}+|δεν ισχυει)(?!\p{L})`,
  String.raw`(?:οι|τα|οσ(?:οι|εσ)) ${some} (?:αρκει να|αρκουνται|(?:εξαιρουνται|απαλλασσονται) απο (?:(?:τη[νσ]?|τον?|τουσ|αυτ\p{L}+) )*(?:υποχρεωσ|ορο|οριο|κριτηρι|προυποθεσ|απαιτησ))`,
  String.raw`αρκ(?:ει|ουν) ${count} (?:\p{L}+ ){0,3}?(?:για|στ(?=ισ|ουσ|α)) ?(?=(?:τισ|τουσ|τα|ισ|ουσ|α|οσ(?:εσ|ουσ|α)) )${some}(?=[.;·]|\s*$)`,
  String.raw`for ${some},? (?:(?:\p{L}+|\d[\d.,]*) ){0,4}?(?:(?:is|are) (?:enough|sufficient)|suffices?)(?!\p{L})`,
  String.raw`${count} (?:\p{L}+ ){0,3}?(?:is|are) (?:enough|sufficient) for ${some}(?=[.;·]|\s*$)`,
  String.raw`it is enough for ${some} to (?:have|employ|show|be)(?!\p{L})`,
  String.raw`(?!to )${some} needs? (?:to (?:have|employ|show|be) )?(?:only|just|no more than)(?= ${count})`,
  String.raw`(?:an? |the )?${some} (?:are|is) exempt(?:ed)? from (?:this|the|that) (?:rule|condition|requirement|criterion|limit|threshold|duty)`,
  String.raw`(?:this|that|the (?:rule|condition|requirement|criterion|limit|threshold|minimum)) (?:does not apply|is waived) (?:to|for) ${some}(?=[.;·,]|\s*$)`,
  String.raw`(?:αυτο|(?:ο|η|το) (?:παραπανω |ανωτερω )?(?:οροσ|προυποθεση|απαιτηση|υποχρεωση|κριτηριο|οριο)(?: αυτ\p{L}+)?) δεν (?:ισχυει|εφαρμοζεται|αφορα) (?:για |σε )?${some}(?=[.;·,]|\s*$)`,
].join('|')
const opensWithLess = new RegExp(String.raw`^[^\p{L}\d]*(?:\d{1,2}\.\d{1,2}\.? )?${lead}(?:${less})`, 'u')
const lessBehind = new RegExp(
  [
    String.raw`[;·,–—-] ?${lead}(?:${less})`,
    String.raw`, ?(?:για (?:τ\p{L}{1,3} )?οποι\p{L}+|που) αρκ(?:ει|ουν)(?!\p{L})`,
    String.raw`, for (?:which|whom) (?:\p{L}+ ){0,4}(?:is|are) (?:enough|sufficient)`,
    String.raw`[–—,(-] ?(?:not required|δεν απαιτ\p{L}+) (?:for|για) (?!all|ολ)`,
    String.raw`, [\p{L} -]{3,50} excepted(?!\p{L})`,
    // "(Two for firms on islands)", "(biotech: ten)".
    String.raw`\((?:(?:at least|only|τουλαχιστον|μονο|εωσ|up to) )?${count} (?:[\p{L}€]+ ){0,3}?(?:for|για) (?!${things})(?![^()]*(?:year|month|ετ(?:η|οσ|ων|ουσ)|μην(?:εσ|ασ)|χρησ))[^()\d]{4,60}\)`,
    String.raw`\((?:for |για )?(?:τ\p{L}{1,3} )?(?!${things})\p{L}{4}[\p{L} -]{0,40}: (?:(?:up to|at least|εωσ|τουλαχιστον) )?(?!(?:19|20)\d\d)${count} ?[\p{L}€ ]{0,20}\)`,
  ].join('|'),
  'u',
)
/** "Whereas seasonal firms at least one": the same asked of some by another number. */
const otherNumber = new RegExp(
  String.raw`^[^\p{L}]*(?:ενω|while|whereas),? (?:(?:για )?(?:οι|τισ|τουσ|τα|οσ(?:οι|εσ)|for|the) )?(?!\d)\p{L}{4,}[^.;·,]{0,60}?(?<!\p{L})(?:τουλαχιστον|at least|only|μονο) ${count}`,
  'u',
)
/** "Start-ups founded later may join": they need not be as old as the others. */
const younger =
  /^[^\p{L}]*(?:\d{1,2}\.\d{1,2}\.? )?(?:[\p{L}-]+ ){1,4}(?:(?:founded|set up|established|incorporated|started) (?:later|after that|more recently|in (?:19|20)\d\d)|που (?:ιδρυθ|συσταθ|συστηθ|ξεκινησ)\p{L}+ (?:αργοτερα|μεταγενεστερα|το (?:19|20)\d\d)) (?:may|can|are|μπορουν|γινονται|συμμετεχουν)(?!\p{L})(?! not)/u

/** Whether a statement names some who need less than what the one before it asks of all. */
export const sparesSome = (folded: string): boolean =>
  !asksOfTheRest(folded) &&
  (opensWithLess.test(folded) ||
    younger.test(folded) ||
    (sizesOfSubject(folded).length === 0 && otherNumber.test(folded)))

/** Whether a rule goes on to those who need less: "…, for whom one year is enough". */
export const sparesSomeBehind = (folded: string): boolean => lessBehind.test(folded) && !exceptional.test(folded)

/** "By way of exception, one closed year is enough for …": who need not meet what was told before. */
export const exceptional =
  /^[^\p{L}]*(?:κατ['’΄]? ?εξαιρεση|εξαιρετικα|κατα παρεκκλιση|ειδικα(?= για [^.;·]{3,80} αρκει)|(?:by way of|as an) (?:exception|derogation)|by derogation|exceptionally)(?!\p{L})/u
