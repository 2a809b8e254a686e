import type { LegalForm, SizeClass } from '../../facts/profile.ts'
import type { Bare } from './condition-sentence.ts'
import { formsIn } from './legal-forms.ts'
import { sizesIn } from './sizes.ts'

/** Conditions that a sentence gives to some of those who may apply, not to all of them. Folded text. */

export const everySize =
  /(?:καθε|οποιουδηποτε|οποιασδηποτε|ολων των|ανεξαρτητωσ|ανεξαρτητα απο το) (?:(?:νομικησ )?μορφησ (?:και|η) (?:καθε )?)?μεγεθ|(?<!\p{L})(?:any|all|every) sizes?(?!\p{L})|(?:regardless|irrespective) of (?:their |its )?size/u
/** Enterprises whose very name tells them apart. */
const ofKind =
  /(?:κοινωνικ|συνεταιριστικ|ατομικ|δημοσι|δημοτικ|νεοφυ|νεοσυστατ|γυναικει)\p{L}+ επιχειρησ\p{L}+|(?:social|public|state|co-?operative|women'?s?|family|start-?up) (?:enterprises?|companies|firms|businesses)/gu
const anyBusiness =
  /(?<!\p{L})(?:επιχειρησ\p{L}+|εταιρ(?:ει|ι)\p{L}+|φορε(?:ισ|ασ|ων)|ενδιαφερομεν|enterprises?|companies|company|firms?|businesse?s?|undertakings?|smes?|applicants?|organi[sz]ations?|entit(?:y|ies))(?!\p{L})/u

const usual = ['micro', 'small', 'medium', 'large'] as const
/** "Of every size up to medium", "all sizes except large": the sizes that a sentence on every size leaves. */
export function sizesOfEvery(folded: string): readonly SizeClass[] {
  const behind = folded.slice(everySize.exec(folded)?.index ?? 0)
  const most =
    /(?<!\p{L})(?:εωσ|μεχρι|ωσ|up to|to)(?: και)? (?:(?:τη[νσ]?|τισ|τα|the|and including) )?(?<size>[^,;·.()]{4,40})/u
  const upTo = sizesIn(`${most.exec(behind)?.groups?.['size'] ?? ''} `).at(-1)
  if (upTo !== undefined) return usual.slice(0, usual.findIndex((each) => each === upTo) + 1)
  const but =
    /(?<!\p{L})(?:εκτοσ|πλην|(?:με )?εξαιρεση|except|but|other than|excluding)(?!\p{L})(?<sizes>[^;·.]{3,60})/u
  const out = sizesIn((but.exec(behind)?.groups?.['sizes'] ?? '').trim())
  return usual.filter((each) => !out.includes(each))
}

/** "Cooperatives are eligible regardless of size": the forms for which the call's sizes do not hold; undefined where a sentence says it of all. */
export function formsOfAnySize(folded: string): readonly LegalForm[] | undefined {
  if (!everySize.test(folded)) return undefined
  const said = folded.replace(everySize, ' ')
  const forms = formsIn(said)
  return (forms.length > 0 || said.search(ofKind) >= 0) && !anyBusiness.test(said.replaceAll(ofKind, ' '))
    ? forms
    : undefined
}

const midCap = /μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+|(?<!\p{L})mid[- ]?caps?(?!\p{L})/u
const upTo499 = /(?<![\d.,])(?:499|500)(?![.,]?\d)/u

/** "SMEs and mid-caps with up to 3,000 employees": the staff of the mid-caps is no limit that all are asked for; up to 499 no other size has more. */
export function withoutStaffOfMidCaps(
  folded: string,
  found: readonly Bare[],
): { found: readonly Bare[]; open: boolean } {
  const staff = found.filter((each) => each.kind === 'headcount' && !('min' in each.range))
  if (
    staff.length === 0 ||
    !midCap.test(folded) ||
    upTo499.test(folded) ||
    sizesIn(folded.replace(midCap, ' ')).length === 0
  )
    return { found, open: false }
  return {
    found: found
      .filter((each) => !staff.includes(each))
      .map((each) =>
        each.kind === 'size'
          ? { ...each, include: [...new Set([...each.include, 'small_mid_cap', 'large'] as const)] }
          : each,
      ),
    open: true,
  }
}

const sizeName = String.raw`(?:(?:πολυ )?μικρ(?:εσ|η|ων|ησ)|μεσαι(?:εσ|α|ων|ασ)|μεγαλ(?:εσ|η|ων|ησ)|micro|small|medium|large)(?:-sized)?`
const ofBusinesses = String.raw`(?: ?-?(?:επιχειρησ\p{L}+|enterprises?|firms?|companies|businesses|undertakings?|ones))?`
const subject = new RegExp(
  String.raw`^[^\p{L}]*(?:\p{L}{1,2}[.)] ?)?(?:(?:ειδικα|επισησ|ομωσ|ωστοσο|however|specifically)[, ]+)?(?:(?:για|στισ|οι|τισ|η|μια|the|an?|for|in the case of|στην περιπτωση των) )*(?<sizes>${sizeName}${ofBusinesses}(?:(?:,| και| η| and| or)+ (?:οι |τισ )?${sizeName}${ofBusinesses})*)(?=[ ,])`,
  'u',
)

/** "Medium-sized enterprises must employ …": the sizes that a sentence begins with, of which alone it speaks. */
export const sizesOfSubject = (folded: string): readonly SizeClass[] => {
  const found = subject.exec(folded)
  return found === null || ofThings.test(folded.slice(found[0].length)) ? [] : sizesIn(found.groups?.['sizes'] ?? '')
}
/** "Small projects", "large-scale works": the size of what is done, and not of who does it. */
const ofThings =
  /^(?:[ -]scale)? (?:projects?|proposals?|applications?|plans?|actions?|works|investments?|grants?|loans?|εργα|σχεδια|επενδυσεισ|προτασεισ|πραξεισ)(?!\p{L})/u
/** Whether a sentence begins with projects or the like of one size: "large projects requesting …". */
export const isOfSizedThings = (folded: string): boolean =>
  /^[^\p{L}]*(?:for )?(?:small|medium|large|μικρα|μεσαια|μεγαλα)(?:er|-sized)?(?!\p{L})/u.test(folded) &&
  ofThings.test(folded.replace(/^[^\p{L}]*(?:for )?\p{L}+(?:-sized)?/u, ''))

/** "Start-ups (up to 3 years) must show a plan": what those of an age do, beside others. */
export const dutyByAge =
  /^[^\p{L}]*(?:\d[\d.]*[.)]? )?(?:(?:for|για|τισ|οι|the) )?(?:existing|new|young|start-?ups?|established|υφισταμεν\p{L}+|νε(?:εσ|οι)|νεοφυ\p{L}+|νεοσυστατ\p{L}+)(?: (?:enterprises|businesses|companies|firms|undertakings|start-?ups|επιχειρησεισ|εταιρειεσ))? \([^()]*\d[^()]*\)[,:]? ?[-–—]? ?(?:(?:θα )?πρεπει|οφειλ\p{L}+|να (?!ειναι|εχουν (?:συστα|ιδρυ))|must|shall|have to|need to|should)(?!\p{L})/u
