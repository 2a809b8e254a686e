import { formsIn } from '../applicants/legal-forms.ts'
import { betweenPlaces } from '../figures/stated-twice.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Where a sentence of two statements parts: of those who may and those who may not, of one place and another. Folded text. */

const refusingInside =
  /\((?:(?:οι|τα|the) )?\p{L}[^()]{4,90}?(?<!\p{L})(?:δεν (?:γιν\p{L}+ δεκτ|συμμετ|ενισχυ|χρηματοδοτ|επιδοτ|ειναι δεκτ|ειναι επιλεξ|μπορ)|αποκλειονται|εξαιρουνται|(?:cannot|may not|can not) (?:apply|take part|participate)|(?:are|is) (?:not (?:eligible|admitted|accepted)|excluded))[^()]{0,30}\)/u

/** "(not sole traders)", "(excluded are associations)": the word that refuses comes first. */
const refusingFirst =
  /\((?:(?:και |αλλα |but |and )?(?:οχι|not|no)|αποκλει(?:ονται|εται)|εξαιρ(?:ουνται|ειται)|δεν (?:γιν\p{L}+ δεκτ\p{L}+|συμμετεχ\p{L}+|(?:ενισχυ|χρηματοδοτ|επιδοτ)\p{L}+)|excluded(?: are)?) (?<whom>[^()\d]{4,120})\)/u
const refusedFormsIn = (text: string): RegExpExecArray | null => {
  const match = refusingFirst.exec(text)
  return match !== null && formsIn(match.groups?.['whom'] ?? '').length > 0 ? match : null
}

const anyDenial =
  /(?<!\p{L})(?:δεν?|μη|οχι|ουτε|not|no|nor|cannot|(?:αποκλει|εξαιρ|απορριπτ|exclu|refus)\p{L}+|εκτοσ|πλην|except)(?!\p{L})/gu

/** "Α.Ε., Ε.Π.Ε. or Ι.Κ.Ε. that are not listed": they may, and what they must not be is said behind them. */
function deniedOfForms(text: string): number | undefined {
  const behind =
    /\s(?=(?:που|οι οποι\p{L}+|which|that|who) (?:δεν?|(?:are|is|were|do|does|have|has|may|can|did) ?not|cannot)(?!\p{L}))/u.exec(
      text,
    )
  if (behind === null || (text.match(anyDenial) ?? []).length > 1) return undefined
  return formsIn(text.slice(0, behind.index)).length > 1 ? behind.index : undefined
}

const taking = String.raw`(?:apply|participate|take part|be (?:eligible|funded|supported))`
const mayNot = new RegExp(
  String.raw`(?<!\p{L})(?:(?:may|can) ?not(?: ${taking})?|(?:are|is) not(?: (?:eligible|admitted|accepted|funded))?|do not(?: ${taking})?|δεν (?:μπορ(?:ουν|ει)(?: να (?:υποβαλ|συμμετ|συμμετασχ)\p{L}+(?: αιτηση)?)?|συμμετεχ(?:ουν|ει)|γιν(?:ονται|εται) δεκτ\p{L}+|ειναι επιλεξιμ\p{L}+|δικαιουνται)|οχι)(?=\s*(?:[.,;·]|$))`,
  'u',
)
const may = new RegExp(
  String.raw`(?<!\p{L}|(?:δεν|not) )(?:(?:may|can)(?: also)?(?: ${taking}(?!\p{L})|(?=\s*(?:[.,;·]|$)))|(?:are|is)(?: (?:also )?(?:eligible|admitted|welcome|accepted)|(?=\\s*(?:[.,;·]|$)))|μπορ(?:ουν|ει) να (?:υποβαλ|συμμετ|συμμετασχ)\p{L}+|συμμετεχ(?:ουν|ει)|γιν(?:ονται|εται) δεκτ\p{L}+|ειναι επιλεξιμ\p{L}+|δικαιουνται)`,
  'u',
)
const joints = /[,;·] (?:(?:and|but|while|whereas|και|αλλα|ενω|ομωσ) )?| (?:and|but|και|αλλα) /gu
/** Of whom the first statement is, too. */
const sameSubject = /^(?:they|it|these|that|which|who|to|must|have|not|να|που|οι οποι|δεν|αυτ|οχι)(?!\p{L})/u

/** "SMEs may apply, and universities may not": where a verdict on some turns into the other one on others. */
function verdictTurn(text: string): { readonly index: number; readonly length: number } | undefined {
  if (!may.test(text) || !mayNot.test(text)) return undefined
  const turns = ({ index, 0: { length } }: RegExpExecArray): boolean => {
    const [left, right] = [text.slice(0, index), text.slice(index + length)]
    if (sameSubject.test(right)) return false
    return (
      (may.test(left) && !anyDenialIn(left) && mayNot.test(right) && !may.test(right)) ||
      (mayNot.test(left) && !may.test(left) && may.test(right) && !anyDenialIn(right))
    )
  }
  const joint = [...text.matchAll(joints)].find(turns)
  return joint === undefined ? undefined : { index: joint.index, length: joint[0].length }
}
const anyDenialIn = (words: string): boolean => (words.match(anyDenial) ?? []).length > 0

/** "Small enterprises take part, while large ones do not": two statements. */
export function contrasts(folded: string, { start, end }: Span): Span[] {
  const text = folded.slice(start, end)
  // "As ΑΕ or ΕΠΕ (sole traders are not accepted)": what stands in brackets is a statement of its own.
  const inside = refusingInside.exec(text) ?? refusedFormsIn(text)
  if (inside !== null && inside.index > 10) {
    const open = start + inside.index
    const close = open + inside[0].length
    const rest = folded.slice(close, end).replace(/[^\p{L}\d]/gu, '')
    return [{ start, end: open }, { start: open + 1, end: close - 1 }, ...(rest === '' ? [] : [{ start: close, end }])]
  }
  const denied = deniedOfForms(text)
  if (denied !== undefined)
    return [
      { start, end: start + denied },
      { start: start + denied, end },
    ]
  const turn =
    /, (?=(?:μονο|only) )|,? (?=(?:ενω|while|whereas|αντιθετα|αντιθετωσ)(?!\p{L}))|, (?=(?:but|αλλα|ωστοσο|ομωσ) (?:an? |οι |τισ |the )?(?:πολυ |\p{L}+ ){1,4}(?:δεν|οχι|may not|cannot|are not|do not|is not))|, (?=(?:εξαιρ(?:ουνται|ειται)|αποκλει(?:ονται|εται)|απορριπτονται)(?!\p{L}))/u.exec(
      text,
    )
  const verdict = verdictTurn(text)
  const joint =
    betweenPlaces(text) ?? verdict ?? (turn === null ? undefined : { index: turn.index, length: turn[0].length })
  if (joint === undefined || (joint !== verdict && joint.index < 15)) return [{ start, end }]
  const cut = start + joint.index
  return [{ start, end: cut }, ...contrasts(folded, { start: cut + joint.length, end })]
}
