import { moneyIn, percentsIn } from './amounts.ts'
import { datesIn } from './dates.ts'

/** Bare numbers of a sentence. Folded text with its numbers in digits. */

export interface Count {
  readonly value: number
  readonly start: number
  readonly end: number
}

/** Years, hours, lengths of time, numbers of laws, of parts of the document, of forms and of members of a list. */
const otherwiseUsed =
  /(?<!\d)(?:19|20)\d\d(?!\d|[.,]\d)|\d{1,2}:\d\d|\d+(?:[.,]\d+)?\s*(?:(?:πληρ|συνεχ|ημερολογιακ|full|calendar)\p{L}*\s+)?(?:ετ(?:η|οσ|ων|ουσ)|χρον\p{L}+|μην(?:α|εσ|ων|ασ)|ημερ\p{L}+|εβδομαδ\p{L}+|ωρ(?:α|εσ|ων)|years?|months?|weeks?|days?|hours?)(?!\p{L})|\d+(?:\/\d+)+(?:\/\p{L}+)?|(?:^|[\s(])(?:ν\.|ν|αρ\.|αριθ\p{L}*\.?|αρθρ\p{L}*|παρ\.|παραγραφ\p{L}*|ενοτητ\p{L}*|κεφαλαι\p{L}*|σελ\p{L}*\.?|πινακ\p{L}*|κωδικ\p{L}*|κριτηρι\p{L}*|βημα|law|no\.?|article|section|page|chapter|annex|table|code|step|criterion)\s*\d+(?:[.,]\d+)*|^\s*\(?\d{1,2}(?:\.\d{1,2})*[.)]?(?=\s+\p{L})/gu
/** What may stand behind a number that is the last word on what the sentence speaks of. */
const nothingElse =
  /^\)?\s*(?:$|[.,;:·()/–-]|(?:εξαρτημενησ|μισθωτησ|και|η|or|and|to|εωσ|μεχρι|κατα|κατ|το|τα|του|τησ|στο|στη|στην|στισ|σε|με|in|on|at|during|for|with|as|αλλα|but|το πολυ|τουλαχιστον|at (?:least|most))(?!\p{L}))/u

/** Numbers that are no money, share, day or length of time, and behind which stands no word for something else than `unit`. */
export function countsIn(text: string, unit: RegExp): Count[] {
  const taken = [...moneyIn(text), ...percentsIn(text), ...datesIn(text)].map(({ start, end }) => ({ start, end }))
  for (const { index, 0: printed } of text.matchAll(otherwiseUsed))
    taken.push({ start: index, end: index + printed.length })
  return [
    ...text.matchAll(
      /(?<![\p{L}\d.,/])\d{1,3}(?:\.\d{3})+(?![\d.,]*\d)|(?<![\p{L}\d.,/])\d+(?:[.,]\d{1,2})?(?![\d.,/%]*\d)/gu,
    ),
  ].flatMap(({ index, 0: printed }) => {
    const end = index + printed.length
    if (taken.some((each) => index < each.end && each.start < end)) return []
    const after = text.slice(end)
    if (!nothingElse.test(after) && !unit.test(/^\s*(?:\p{L}+\s+)?\p{L}+/u.exec(after)?.[0] ?? '')) return []
    const value = /\.\d{3}(?!\d)/u.test(printed) ? printed.replaceAll('.', '') : printed.replace(',', '.')
    return [{ value: Number(value), start: index, end }]
  })
}
