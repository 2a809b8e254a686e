import { foldText } from '../../facts/text-fold.ts'

const chosen =
  /κατ['’΄]? ?επιλογη|επιλογη(?:σ)? τ(?:ου|ησ|ων) (?:δικαιουχ|επιχειρησ|αιτουν|επενδυτ|ωφελουμεν)|(?:να|θα) επιλεξ(?:ει|ουν)|επιλεγ(?:ει|ουν) (?:το καθεστωσ|μεταξυ|ποιο)|(?<!\p{L})εναλλακτικα|at the (?:choice|option|request|discretion) of|(?:may|can) (?:also )?(?:choose|opt|elect)|(?<!\p{L})alternatively/u
const exemption = /651\/2014|ΓΑΚ|GBER|απαλλαγ|block exemption/iu
const minor = /2023\/2831|1407\/2013|de minimis|ήσσονος/iu

/**
 * Whether the words that name the de minimis regulation leave it beside the block exemption, one of which will do: "or, as the
 * applicant chooses, under Regulation 2023/2831".
 * @param sentence as printed
 */
export function isChoiceOfRegime(sentence: string): boolean {
  if (chosen.test(foldText(sentence).folded)) return true
  const [one, other] = [sentence.search(exemption), sentence.search(minor)]
  if (one < 0 || other < 0) return false
  return /(?<!\p{L})(?:ή|είτε|or)(?!\p{L})/u.test(sentence.slice(Math.min(one, other), Math.max(one, other)))
}
