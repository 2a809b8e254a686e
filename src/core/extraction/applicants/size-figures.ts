import type { SizeClass } from '../../facts/profile.ts'

/** The figures by which Recommendation 2003/361/EC, annex, art. 2 tells sizes: staff below, and money up to. Folded text. */
const steps: readonly (readonly [staff: RegExp, money: RegExp, sizes: readonly SizeClass[]])[] = [
  [
    /(?<![\d.,])250(?![\d.,]*\d)/u,
    /(?<![\d.,])(?:50|43)(?:\.000\.000|,000,000| ?(?:εκατ|εκ\.|million|m(?!\p{L})))/u,
    ['micro', 'small', 'medium'],
  ],
  [
    /(?<![\d.,])50(?![\d.,]*\d| ?(?:εκατ|εκ\.|million|m(?!\p{L})))/u,
    /(?<![\d.,])10(?:\.000\.000|,000,000| ?(?:εκατ|εκ\.|million|m(?!\p{L})))/u,
    ['micro', 'small'],
  ],
  [
    /(?<![\d.,])(?:10|δεκα|ten)(?![\p{L}\d]|[.,]\d| ?(?:εκατ|εκ\.|million|m(?!\p{L})))/u,
    /(?<![\d.,])2(?:\.000\.000|,000,000| ?(?:εκατ|εκ\.|million|m(?!\p{L})))/u,
    ['micro'],
  ],
]
const alternative =
  /(?:τζιρ|κυκλ\p{L}+ εργασιων|turnover)[^;]{0,80}(?<!\p{L})(?:η|ειτε|και\/η|or|and\/or) [^;]{0,40}(?:ισολογισμ|ενεργητικ|balance[- ]sheet)/u

/** Sizes that a sentence tells by the figures of their definition: staff, and a turnover or instead of it a balance sheet. */
export function sizesByFigures(folded: string): readonly SizeClass[] {
  if (!isSizeDefinition(folded)) return []
  return steps.find(([staff, money]) => staff.test(folded) && money.test(folded))?.[2] ?? []
}

/** "«Μικρή επιχείρηση»: απασχολεί λιγότερους από 50", "SMEs are those with fewer than 250 employees". */
const defined =
  /(?<!\p{L})(?:(?:πολυ )?μικρη|μεσαια|μμε|micro|small|medium|smes?|small and medium)(?:-sized)?(?: επιχειρηση| enterprises?| firms?| compan(?:y|ies))?[»"”]?\s*(?::|,? ?(?:defined as|που οριζ\p{L}+ ωσ)(?!\p{L})|(?:are|is) (?:those|one|an?)(?!\p{L})|(?:ειναι )?(?:αυτ|εκειν|οσ)\p{L}*(?!\p{L})|ειναι η επιχ\p{L}*)/u

/** "A medium-sized enterprise employs …": one of its kind, with the staff and the turnover that make it one. */
const oneOfSize =
  /(?<!\p{L})(?:(?:πολυ )?μικρη|μεσαια) επιχειρηση (?:απασχολει|εχει|ειναι)(?!\p{L})|[»"”] για (?:τη[ν]? )?(?:(?:πολυ )?μικρη|μεσαια)(?!\p{L})|(?<!\p{L})(?:micro|small|medium)(?:-sized)?[ -](?:enterprise|undertaking|company|firm|business) (?:employs|has|means|is)(?!\p{L})/u

/** Whether a sentence tells what an enterprise of a size is: a turnover or, instead of it, a balance sheet; or its staff behind its name. */
export const isSizeDefinition = (folded: string): boolean =>
  alternative.test(folded) ||
  (defined.test(folded) && steps.some(([staff]) => staff.test(folded))) ||
  isOfOneSize(folded)

/** Whether a sentence tells what makes an enterprise one of a size: its name, its staff and its turnover. */
export const isOfOneSize = (folded: string): boolean =>
  oneOfSize.test(folded) && steps.some(([staff, money]) => staff.test(folded) && money.test(folded))
