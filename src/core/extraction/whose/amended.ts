import type { Sentence } from '../text/clauses.ts'
import type { Block } from '../text/source-text.ts'

/** Values that a call itself says no longer hold: "raised from 30 to 42 million", "for «40%» read «50%»", "(instead of 200.000)". */

interface Place {
  readonly start: number
  readonly end: number
}

/** Between a value and the one that replaces it. */
const replacedBy =
  /[»"”]\s*(?:γινεται|(?:απο|με) (?:την?|το) (?:φραση|λεξη|ποσο)(?!\p{L}))|[»"”][^«»"”\d]{3,90}(?:αντικαθ\p{L}+|διορθων\p{L}+|(?:is|are) replaced) (?:απο|με|σε|by|with)(?!\p{L})|(?:^|[»"”])['’]?\s*\)?\s*,?\s*(?:στο ορθο|στο σωστο|το ορθο(?: ειναι)?|διαβαζεται|(?:και )?αντικαθιστ\p{L}+ (?:απο|με|σε)|(?:to )?read|(?:is|are|was|has been) replaced (?:by|with)|becomes|→|->)(?!\p{L})/u
/** Between a value and the change that it undergoes. */
const changed =
  /^\s*(?:€|ευρω)?\s*(?:αυξαν|μειων|αναπροσαρμ|τροποποι|ενισχυεται κατα|(?:is|was|has been|will be) (?:increased|raised|reduced|lowered|topped up))/u
const reached =
  /(?:διαμορφων|ανερχ|φθαν|φταν|γιν|ορίζ|οριζ)\p{L}* (?:πλεον )?(?:σε|στα|στο|στισ|τα|τισ)|to (?:a total of )?|totall?ing|now stands/u
const changing = /αυξησ|αυξαν|αυξηθ|μειωθ|μειωσ|μειων|τροποποι|αναπροσαρμο|increas|rais|reduc|lower|amend|chang/u
const insteadOf =
  /(?:(?:αντι|εναντι|σε σχεση με) (?:για )?(?:τ\p{L}{1,2} |των )?(?:αρχικ\p{L}+ )?(?:(?:ποσου|ποσοστου|οριου) )?(?:των |του )?|instead of (?:the )?|compared (?:with|to) (?:the )?|(?:previously|formerly|originally|until now|up from|down from):? |(?:from|of) the (?:previous|earlier|original|initial) |\((?:was|ηταν|πριν|αρχικα) |αρχικ\p{L}+ (?:ποσ|προυπολογισμ)\p{L}+ (?:των |ηταν )?)(?:€|eur)?\s*[«"“]?$/u

/** "60 million of the first cycle, in 2024". */
const ofEarlier =
  /^\s*(?:€|ευρω|euros?)?,?\s*(?:του|τησ|of the|in the|for the) (?:πρωτου|πρωτησ|προηγουμεν\p{L}+|περσιν\p{L}+|παλαι\p{L}+|first|previous|earlier|last) (?:κυκλου|προσκλησησ|δρασησ|φασησ|προγραμματοσ|call|round|cycle|edition|window)/u

/** Whether the value at `figure` is an earlier one. `all`: the values of its kind in the same text. */
export function isFormer(folded: string, sentence: Sentence, figure: Place, all: readonly Place[]): boolean {
  const before = folded.slice(sentence.start, figure.start)
  if (
    insteadOf.test(before) ||
    (/(?:αντι τ\p{L}{1,2}|instead of|for:?) [«"“][^»"”]*$/u.test(before) &&
      /[»"”][^.]{0,20}(?:τιθεται|διαβαζεται|γραφεται|μπαινει|read)/u.test(folded.slice(figure.end, sentence.end)))
  )
    return true
  // "The most, which was 40.000 €, is doubled".
  if (
    /(?:που|οποι\p{L}+|which|that) (?:\p{L}+ )?(?:ηταν|was|were|ισχυε|ειχε οριστει)(?: (?:μεχρι|εωσ|ωσ) (?:τωρα|σημερα)| (?:until now|so far))?\s*(?:τα |τισ |το |στο |at )?(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  // "The original budget was 10 million and is now 14".
  if (
    /(?:αρχικ\p{L}{1,3}|original|initial)(?!\p{L})[^.;·%\d]{0,40}(?:ηταν|was|were)\s*(?:τα |το |στα |at )?(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  // "Up to 40 % (from 25 %)".
  if (
    /\d[^\d(]*\((?:απο|from)\s*$/u.test(before) &&
    /^\s*(?:€|ευρω|eur)?\s*\)/u.test(folded.slice(figure.end, sentence.end))
  )
    return true
  // "A grant used to be something from 5.000 to 20.000 €".
  if (
    /(?<!\p{L})(?:used to \p{L}+|formerly|until now|hitherto|παλια|(?:ωσ|εωσ|μεχρι) (?:τωρα|προτινοσ|περσι|περυσι))(?!\p{L})(?!,? (?:is|are|και τωρα))[^.;·\d%]{0,50}$/u.test(
      before,
    )
  )
    return true
  // "50 % and not 60 %".
  if (
    /\d[^\d.;·]{0,40}(?:,|(?<!\p{L})(?:και|αλλα|and|but)) (?:οχι|not) (?:(?:το|τα|στο|σε|the|at) )?(?:€|eur)?\s*$/u.test(
      before,
    )
  )
    return true
  // "In 2024 the aid was 40 %".
  if (/(?:20[12]\d|περυσι|περσι)(?!\d)[^.;·%]{0,40}(?:ηταν|was|were)\s*(?:το |στο |τα |at )?$/u.test(before))
    return true
  if (ofEarlier.test(folded.slice(figure.end, sentence.end))) return true
  // "To 118 million, from 96, the expenditure rises".
  if (
    /\d[^\d,]{0,25},\s+(?:απο|from)\s*(?:τα |τισ |το |the )?(?:€|eur)?\s*$/u.test(before) &&
    changing.test(folded.slice(figure.end, sentence.end))
  )
    return true
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  if (next === undefined) return false
  const between = folded.slice(figure.end, next.start)
  // "If …, the 55 % becomes 60 %": both hold.
  const ofCase =
    /^[^\p{L}]*(?:ε?αν|εφοσον|οταν|για (?:οσ|τουσ|τισ)|if|when|where|for )(?!\p{L}{4})[^%]*%/u.test(
      folded.slice(sentence.start, figure.end + 2),
    ) && /^\s*%?\s*(?:γινεται|becomes)/u.test(between)
  if (!ofCase && replacedBy.test(between)) return true
  // "Rises from 50 % to 60 % where the plan is on an island": both hold.
  if (forSome.test(folded.slice(next.end, sentence.end))) return false
  if (changed.test(between) && reached.test(folded.slice(figure.end, sentence.end))) return true
  return (
    /^\s*(?:€|ευρω|euros?)?\s*(?:(?:διαμορφων|ανερχ|γιν|φθαν|φταν)\p{L}* )?(?:σε|στα|στισ|στο|to)\s*(?:€|eur)?$/u.test(
      between,
    ) &&
    /(?:απο|from)\s*(?:τα |τισ |το |the )?(?:€|eur)?\s*$/u.test(before) &&
    changing.test(before)
  )
}

/** Behind a value: it holds for some only. */
export const forSome =
  /^\s*,?\s*(?:οταν|εφοσον|ε?αν|σε περιπτωση|για (?!ολ|τη[νσ] (?:δραση|προσκληση)|το (?:προγραμμα|καθεστωσ))|if|when|where|for (?!all|the (?:call|scheme|programme)))(?:\p{L}| )/u

/** "Is raised by 4 million": what it is raised by is no amount of its own. */
export const isChange = (folded: string, sentence: Sentence, figure: Place): boolean =>
  /(?:αυξαν|αυξη[σθ]|μειων|μειω[σθ]|αναπροσαρμ|increas|rais|reduc|topped up)\p{L}*[^.;]{0,30} (?:κατα|by)\s*(?:€|eur)?\s*$|(?:ενισχυθηκ|ενισχυονται|ενισχυεται|συμπληρωθηκ|προστεθηκ)\p{L}* (?:κατα|με)\s*(?:€|eur)?\s*$/u.test(
    folded.slice(sentence.start, figure.start),
  ) ||
  // "An additional 1.5 million brings the allocation to 6 million".
  (/(?:additional|extra|further|another|επιπλεον|προσθετ\p{L}{1,3}|συμπληρωματικ\p{L}{1,3}|ακομη|αλλα)\s*(?:ποσ\p{L}+ )?(?:of |των |τα )?(?:€|eur)?\s*$/u.test(
    folded.slice(sentence.start, figure.start),
  ) &&
    /(?:so that|ωστε)[^.;·\d]{0,60}\d[^.;·]*(?:available|altogether|in total|in all|διαθεσιμ|συνολ)|(?:so that|ωστε|και ετσι|brings?|bringing|rais|increas|takes?|ανεβα[ζι]|αυξαν|διαμορφων|φ[θτ]α[νσ]|ανερχ|γιν)[^.;·\d]{0,60}(?:20\d\d[^.;·\d]{0,60})?(?:to|that|σε|στα|στο|τα) (?:€|eur)?\s?\d/u.test(
      folded.slice(figure.end, sentence.end),
    ))

/** Heads of columns with what held before, or with what is added to it. */
const formerHead =
  /αρχικ|(?<!\p{L})πριν(?!\p{L})|παλι(?:ο|α|οσ|εσ)(?!\p{L})|προηγουμεν|ισχυ(?:ει|ε) (?:εωσ|μεχρι|σημερα)|εωσ σημερα|προσθετ\p{L}+ (?:πορ|ποσ|χρηματ|κονδυλ)|μεταβολη|διαφορα|^(?:αντι|λαθοσ|εσφαλμεν\p{L}+|γραφοταν|printed|wrong|error|incorrect|for|it said|instead of)$|^αντι (?:του|τησ)(?!\p{L})|^(?:before|old|until now|difference|change|increase)|initial|previous|original|former|additional (?:funds|budget|amount|resources)/u

/** Whether a cell stands in a column of values that no longer hold. */
export const isFormerCell = (block: Block): boolean =>
  block.kind === 'cell' && block.labels.length > 1 && formerHead.test(block.labels[0] ?? '')
