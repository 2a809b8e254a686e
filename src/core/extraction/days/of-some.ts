import type { LegalForm, SizeClass } from '../../facts/profile.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import { sizesIn } from '../applicants/sizes.ts'

/** What a call says of some only: a size, a form, a place, those whom something hit. Folded text. */

/** Words that make what follows an exception from what holds for all. */
const exception =
  /κατ['’΄]? ?εξαιρεση|εξαιρετικα(?! περιορ)|(?<!\p{L})(?:μονο|αποκλειστικα) (?:για (?!την? (?:παρουσ|δρασ|προσκλ))|οσ(?:ουσ|εσ|οι)|σε οσ)|(?<!\p{L})only (?:for|those)|by way of exception|as an exception|exceptionally(?!\p{L})/u
/** Who or where, behind "for" or "in": places that are told apart by what they are, and those whom a word singles out. */
const group = String.raw`(?:\p{L}+ ){0,3}?(?:νησ(?:ι|ια|ιων|ων|ιωτικ\p{L}+)|ορειν\p{L}+|μειονεκτικ\p{L}+|πληγ\p{L}+|πληττ\p{L}+|επληγ\p{L}+|σεισμοπληκτ\p{L}+|πυροπληκτ\p{L}+|πλημμυροπληκτ\p{L}+|(?<=(?:ισ|ων|ουσ|ο|ην?) )(?:περιοχ\p{L}+|δημ(?:ο|ουσ|ων)|ζων\p{L}+)|οσ(?:ουσ|εσ|ων)|εκειν\p{L}+|islands?|mountain\p{L}*|affected|(?:[\p{L}-]+-)?(?:hit|stricken)|disadvantaged|those|(?:applicants?|enterprises|firms|companies|businesses|projects) (?:who|that|which|whose|from|in|located|affected|hit))(?!\p{L})`
const ofGroup = new RegExp(
  String.raw`(?<!\p{L})(?:για|σε|στ(?:α|ην?|ον?|ισ|ουσ)|for|in|on) (?:(?:τ(?:α|ην?|ον?|ισ|ουσ|ο)|the|all) )?${group}`,
  'u',
)

/** Whether a sentence tells an exception, or begins with the group that it is about. */
export const isForSome = (folded: string): boolean =>
  exception.test(folded) || ofGroup.test(/^[^,:·;]*/u.exec(folded)?.[0] ?? '')

/** The sizes and forms that the words of a figure name: those for which it holds. */
export interface Group {
  readonly sizes: readonly SizeClass[]
  readonly forms: readonly LegalForm[]
}
export const groupIn = (folded: string): Group => ({ sizes: sizesIn(folded), forms: formsIn(folded) })
