import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Sentences and labels that say by themselves of what an amount is the bound: whoever gets it, and how much at the most; a row or a
 * column that is called so. Folded text.
 */

/** Anybody who applies, or any plan: "no enterprise", "each project", "μία επιχείρηση", "κανένα σχέδιο". */
const anyOne = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    '(?:no|an?|one|each|every|any|single|the|not any|all) (?:\\p{L}+ )?(?:applicants?|beneficiar(?:y|ies)|undertakings?|compan(?:y|ies)|enterprises?|business(?:es)?|firms?|promoters?|recipients?|farms?|holdings?|organi[sz]ations?|projects?|plans?|proposals?|investments?|operations?|applications?)',
    '(?:καμι?α|καθε|μια|η|ενασ?|κανεν(?:ασ|α)|ο|το|τα|οι|εκαστ(?:οσ|η|ο)) (?:μια |ενα |ιδι[οα] |μεμονωμεν\\p{L}+ |επενδυτικ\\p{L}+ |αιτ\\p{L}+ )?(?:επιχειρησ(?:η|εισ)|εταιρεια|δικαιουχο[σι]|αιτων|αιτουσα|φορεασ|ωφελουμεν(?:οσ|η)|επενδυτησ|παραγωγοσ|εκμεταλλευση|συνεταιρισμοσ|σχεδιο|εργο|επενδυση|πραξη|προταση|αιτηση|φακελοσ|ενταγμεν\\p{L}+ \\p{L}+)',
  ].join('|')})(?!\p{L})`,
  'u',
)
/** What one gets. */
const gets =
  /(?<!\p{L})(?:receives?|gets?|obtains?|draws?|collects?|(?:be |is |are )(?:awarded|granted|given|paid)|λαμβαν\p{L}+|λαβ(?:ει|ουν)|παιρν\p{L}+|παρ(?:ει|ουν)|εισπρα[τξ]\p{L}+|(?:ενισχυ|επιχορηγ|επιδοτ|χρηματοδοτ)(?:εται|ειται|ουνται|ονται|ηθει|θει) (?:με|για))(?!\p{L})/u
/** Who or what alone is meant, when, out of what else, and over how long: then it is no bound of everybody's aid. */
const ofSome =
  /(?<!\p{L})(?:που|οποι\p{L}+|αν|εαν|οταν|εφοσον|σε περιπτωση|ειδικα|if|when|where|unless|which|that|who|whose|in case|προκαταβολ\p{L}*|advance|δοσ(?:η|εισ)|instal?ment|δανει\p{L}*|loan|ησσονοσ|de minimis|κανονισμ\p{L}+|regulation|τριετια|ετη|ετουσ|ετοσ|years?|τριμην\p{L}+|μηνα|month|συνολο των (?:αιτησ|σχεδι|προτασ)\p{L}+|(?:all|several|both|two|three) (?:its |their )?(?:applications|projects|calls|proposals)|ομιλο\p{L}*|group|περιοδο\p{L}*|period|ολεσ|ολα|(?:πολυ )?μικρ\p{L}+|μεσαι\p{L}+|μεγαλ(?:η|εσ|ων)|small|medium|micro|large|δρασ(?:η|εισ|ησ)|κατηγορι\p{L}+|track|strand|lot|window|stage|φαση|category|actions?|measures?|option|component|pillar|tier|stream|υποδραση|παρεμβαση|μετρο|τζιρ\p{L}*|εργασιων|turnover|ημερα|day|ωρα|hour|θεση|ατομο|εργαζομεν\p{L}+|employee|person|παραδειγμ\p{L}*|example|περσι|περυσι|last year|μεχρι σημερα|so far|μεσο|average|each track|νησι\p{L}*|island\p{L}*)(?!\p{L})/u

/** "No project receives more than 5.000.000 €": the most that anybody gets, whatever else stands around. */
export function isMostOfOne(folded: string, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const text = folded.slice(sentence.start, sentence.end)
  const before = folded.slice(sentence.start, figure.start)
  const after = folded.slice(figure.end, sentence.end)
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  if (figure.values.length !== 1 || inside.length !== 1 || text.length > longest) return false
  const who = anyOne.exec(before)
  const how = gets.exec(before)
  return (
    who !== null &&
    how !== null &&
    who.index < how.index &&
    !/[:;·]/u.test(before.slice(who.index)) &&
    endOf(before.slice(how.index), after) !== undefined &&
    endOf(before, after) === 'max' &&
    !ofSome.test(`${before} ${/^[^.;·]{0,80}/u.exec(after)?.[0] ?? ''}`)
  )
}
const longest = 220

const bound = String.raw`(?:(?:ελαχιστ|μεγιστ|ανωτατ|κατωτατ|μικροτερ|μεγαλυτερ)\p{L}*|minimum|maximum|min\.?|max\.?|smallest|largest|lowest|highest)`
const kinds = String.raw`(?:(?:συνολικ|επιλεξιμ|επιχορηγουμεν|επιδοτουμεν|ενισχυομεν|δημοσι|αιτουμεν)\p{L}+ |eligible |total |public |project |capital |(?:οριο|ποσο|υψοσ|amount|value|size) (?:τησ |του |των |of (?:the )?)?)*`
const noun = String.raw`(?:προυπολογισμ\p{L}+|π\/υ|κοστ(?:οσ|ουσ)|δαπαν\p{L}{1,2}|ενισχυσ\p{L}+|επιχορηγησ\p{L}+|χορηγι\p{L}{1,2}|επιδοτησ\p{L}+|χρηματοδοτησ\p{L}+|budget|costs?|expenditure|grants?|aid|support|subsidy|funding|contribution)`
const ofEach = String.raw`(?: (?:ανα|του|τησ|per|of (?:the|a|each)|for (?:each|a)) (?:επενδυτικ\p{L}+ )?(?:σχεδι\p{L}+|εργ\p{L}+|προτασ\p{L}+|πραξ\p{L}+|αιτησ\p{L}+|επιχειρησ\p{L}+|δικαιουχ\p{L}+|project|plan|proposal|applicant|company|application|enterprise))?`
const named = new RegExp(
  String.raw`^[\s•–-]*(?:\d{1,2}[.)]\s*)?${bound} ${kinds}${noun}${ofEach}\s*(?:\((?:€|ευρω|eur)\))?\s*:?\s*$`,
  'u',
)

/** "Maximum eligible budget | 90.000 €": a row, a column or a label that says which end of what it is, and nothing else. */
export const isNamedBound = ({ kind, labels, heads, key = '' }: Block): boolean =>
  (kind === 'cell' ? labels : [key]).some((label) => named.test(label)) && heads.every((head) => !ofPart.test(head))
const ofPart = /^(?:(?:υπο)?δραση|action|strand|lot|κατηγορια|category|μεγεθοσ|size)/u
