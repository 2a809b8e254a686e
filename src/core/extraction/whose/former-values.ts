/** What a correction takes back: the words that no longer hold, blank, so that places stay. Folded text. */

const quoted = String.raw`[«"“'‘][^»"”'’«“‘]{2,200}[»"”'’]`
/** "Όπου «μικρές» τίθεται «πολύ μικρές»", "the words "two" are replaced by "three"". */
const replaced = new RegExp(
  String.raw`${quoted}(?=,?\s+(?:\p{L}+ ){0,3}?(?:τιθ|αντικαθ|διορθων|τροποποι|μεταβαλλ|αλλαζ|διαβαζ|γιν(?:εται|ονται)|νοειται|ισχυ|να διαβαστ|(?:is|are|shall be|should be) (?:replaced|amended|changed|corrected|read)|becomes?|reads?|changes?)\p{L}*\s[^«"“'‘.;]{0,40}[«"“'‘])`,
  'gu',
)
/** "Αντί «…»", "in place of "…"". */
const insteadOf = new RegExp(
  String.raw`(?<!\p{L})(?:αντι|στη θεση|instead of|in place of|rather than)(?: (?:για|του|τησ|των|τη|την|το|τα|τισ|τουσ|the|words?|λεξησ|λεξεων|φρασησ)){0,3} ${quoted}`,
  'gu',
)
/** "25.000 € και όχι 250.000 €": a figure that is denied right where it stands. */
const denied =
  /(?:,|και|αλλα|and|but)? ?(?<!\p{L})(?:οχι|not|rather than|instead of|αντι(?: για| των?| τησ)?) (?:τα |των |οι |the |eur |€ ?|£ ?)?(?=[€£]?\d)\d[\d.,]*(?: ?(?:€|ευρω|euros?|eur|%|εκατ\.?|εκ\.|χιλ\.?|million|thousand|k|m))*(?![\p{L}\d])/gu

export const withoutFormer = (folded: string): string =>
  [replaced, insteadOf, denied].reduce(
    (text, words) => text.replaceAll(words, (match) => ' '.repeat(match.length)),
    folded,
  )

/** "Αντί για δύο κλεισμένες χρήσεις αρκεί μία": the number that holds now goes with the words of the former one. */
const exchanged =
  /(?<!\p{L})(?:αντι (?:για |των |τησ |του )?|instead of |rather than )(?<old>\p{L}+|\d+) (?<what>(?:\p{L}+ ){0,4}?\p{L}+),? (?<verb>(?:αρκ|απαιτ|ζητ|ισχυ|χρειαζ|πρεπει να|is |are |suffic)\p{L}*(?: (?:πλεον|τωρα|μονο|πια|now|only|enough))?) (?<now>\p{L}+|\d+)(?: (?:πλεον|πια|now|suffices?))?(?=\s*[.,;]|\s*$)/u

export const withNewNumber = (plain: string): string => plain.replace(exchanged, '$<verb> $<now> $<what>')
