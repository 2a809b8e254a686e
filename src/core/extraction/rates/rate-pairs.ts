import { isCostName } from '../ceilings/caps-words.ts'
import type { SizeClass } from '../../facts/profile.ts'
import type { Figure } from '../figures/amounts.ts'
import { forSome } from '../whose/amended.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Near, PercentName } from '../text/labels.ts'
import type { Places } from '../places/places.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Rates in a row, each with its own holder: "large 35 %, medium 45 %", "50 % in Attica and 60 % in the other regions". The holders
 * stand all before their rates or all behind them; words between them may be any.
 */

/** For whom a rate of such a row is. */
export interface Holder extends Places {
  readonly sizes: readonly SizeClass[]
  /** For all that no other rate of the row is for. */
  readonly rest: boolean
  /** For whom or for which costs, where that is neither a size nor a place. */
  readonly of?: string
  /** That is a category of costs. */
  readonly cost?: true
}

/** Shares of other things than costs: such a row is no row of rates. */
const ofOthers =
  /αιτησε|(?<!ανα)βαθμ|κριτηρι|μετοχ|ψηφ|εγγυησ|επιτοκ|προκαταβολ|τζιρ|απορροφ|δεσμευσ|κατανομ|κατανεμ|προυπολογισμου τησ|ανεργ|προσαυξ|επιπλεον|προσθετ|αντιστοιχ|ποντ(?:οι|ουσ)|μοναδ|προμηθει|δοσ(?:η|εισ)|μειωσ|(?<!(?:συστημα|συστηματα|συστηματων|μετρα|μετρων|τεχνολογιων) )εξοικονομ|ιδι(?:α|ων) (?:συμμετ|κεφαλ)|ιδιωτικ\p{L}+ (?:συμμετ|κεφαλ)|τσεπη|own pocket|private (?:share|contrib)|applications|score|criteri|shares|voting|guarantee|interest|advance|turnover|allocat|unemploy|bonus|uplift|points|respectively|saving|own contribution/u
/** Behind the last rate: "…, up to EUR 200,000 and EUR 300,000 respectively". */
const amountsInTurn = /(?<=%)[^%]*\d[^%]*(?:αντιστοιχ\p{L}+|respectively)[^%]*$/u
const restWords =
  /(?<!\p{L})(?:υπ?ολοιπ|λοιπ)\p{L}+|(?<!\p{L})αλλ(?:εσ|ουσ|α|ων) (?:\p{L}+ )?(?:περιφερει|περιοχ|νομου|επιχειρ|μερ)|(?:all |the )?(?:other|remaining) (?:regions|areas|companies|enterprises|applicants)|(?:the )?rest(?!\p{L})|elsewhere|αλλου(?!\p{L})/u
/** The rest of a region that is named: "in the rest of Crete". */
const restOf = /(?:υπ?ολοιπ|λοιπ)\p{L}+ (?!περιφερει|περιοχ|χωρα|ελλαδα|επιχειρ|\d)|rest of (?!the country|greece)/u

const saysRate =
  /ενταση|(?<!\p{L})ποσοστ|χρηματοδοτουντ|χρηματοδοτειτ|(?<!\p{L})rates?(?!\p{L})|λαμβαν|παιρν|(?<!\p{L})gets?(?!\p{L})|receiv|ενισχυ|επιχορηγ|επιδοτ|δαπαν|κοστ|intensity|grant|(?<!\p{L})aid(?!\p{L})|costs|support/u
const ofTown = /(?<!\p{L})δημ(?:οσ|ου|ο|οι|ων|ουσ)(?!\p{L})|(?:υπ?ολοιπ|λοιπ)εσ (?:τησ|του) |municipalit/u
/** Who else may have a rate of its own beside those by size. */
const otherHolders =
  /(?<!\p{L})(?:non-?profit|not-for-profit|research (?=org|cent|bod|inst|perform)|public bod|universit|co-?operative|συνεταιρισμ|συλλογικ|ερευνητικ|πανεπιστ|φορε(?:ισ|ων)|μη κερδοσκ|δημοσι\p{L}+ φορε)[\p{L} -]{0,40}/u
/** A longer row is no sentence about aid, and its names would be looked up again for each rate. */
const mostRates = 12
/** Letters between two rates of a row at the most. */
const longestName = 140
/** Hundredths of a percent: smaller shares are rarely rates of aid. */
const leastRate = 1000

/** The holder of each rate of a sentence; empty where the sentence is no such row. */
export function holdersIn(
  block: Block,
  sentence: Sentence,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): ReadonlyMap<Figure, Holder> {
  const { folded } = block.folded
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const none = new Map<Figure, Holder>()
  const words = folded.slice(sentence.start, sentence.end)
  if (
    block.kind === 'heading' ||
    row.length < 2 ||
    row.length > mostRates ||
    row.some(({ values: [value = 0], values }) => values.length !== 1 || value < leastRate) ||
    ofOthers.test(words.replace(amountsInTurn, ' '))
  )
    return none
  const gaps = [sentence.start, ...row.map(({ end }) => end)].map((start, at) => ({
    start,
    end: row[at]?.start ?? sentence.end,
  }))
  // "Attica 22 %, the others 78 %" parts a budget.
  if (row.reduce((sum, { values: [value = 0] }) => sum + value, 0) === 10_000 && !saysRate.test(words)) return none
  if (gaps.slice(1, -1).some(({ start, end }) => end - start > longestName)) return none
  const holders = gaps.map((gap, at) => holderOf(folded, at === 0 ? behindColon(folded, gap, placesIn) : gap, placesIn))
  const leading = holders.slice(0, -1)
  const trailing = holders.slice(1)
  const stops = row
    .slice(0, -1)
    .every(({ end }) => /^\s*[,;·)/]|^\s*(?:και|ενω|and|while|[–—-]) /u.test(folded.slice(end)))
  // "Software: up to 30 % for large and 75 % for small ones" bounds a category of costs.
  const bounded = /:[^:]*(?:εωσ|μεχρι|up to|max)\.?\s*$/u.test(folded.slice(sentence.start, row[0]?.start))
  const side =
    isRow(leading) && (stops || !isRow(trailing))
      ? leading
      : isRow(trailing) && !stopsAll(folded, row) && !bounded
        ? trailing
        : undefined
  if (side === undefined) return costsInTurn(folded, gaps, row, words)
  const head =
    side === leading
      ? {
          ...(headOf(folded, gaps[0], placesIn) ?? placeOfFirst(folded, gaps[0], leading, placesIn)),
          ...sizesOfAll(
            leading,
            /\([^()]*$/u.test(folded.slice(gaps.at(-1)?.start, gaps.at(-1)?.end).replace(/\)[.;,·\s]*$/u, ''))
              ? holders.at(-1)
              : undefined,
          ),
        }
      : sizesOfAll(trailing, holders[0])
  return new Map(
    row.map((figure, at) => [
      figure,
      { ...(side[at] ?? { regions: [], categories: [], sizes: [], rest: true }), ...head },
    ]),
  )
}

/** "Western Macedonia: small 70 %, medium 60 %": what stands before the colon holds for the whole row. */
function headOf(
  folded: string,
  gap: Sentence | undefined,
  placesIn: (sentence: Sentence) => Places,
): Partial<Holder> | undefined {
  if (gap === undefined) return undefined
  const [lead = '', rest = ''] = /^([^:%]{3,90}:)(.*)$/su.exec(folded.slice(gap.start, gap.end))?.slice(1) ?? []
  if (lead === '' || sizesIn(rest).length === 0 || sizesIn(lead).length > 0) return undefined
  const { regions, categories } = placesIn({ start: gap.start, end: gap.start + lead.length })
  if (regions.length + categories.length > 0) return { regions, categories }
  const costs = /^\s*(?:κατηγορια|category) \S{1,3} \(([^)]{4,40})\)/u.exec(lead)?.[1]
  return costs === undefined ? undefined : { of: costs, cost: true }
}

/** "40 % for machinery, 60 % for irrigation and 75 % for nets": where one of the things is a category of costs, all are. */
function costsInTurn(
  folded: string,
  gaps: readonly Sentence[],
  row: readonly Figure[],
  words: string,
): ReadonlyMap<Figure, Holder> {
  const names = gaps
    .slice(1)
    .map(({ start, end }) => ofThing.exec(folded.slice(start, end).replace(/[,(;·].*$/su, ''))?.[1]?.trim() ?? '')
  const costs =
    saysRate.test(words) &&
    names.every((name) => name !== '' && !someone.test(name) && !generalCosts.test(name)) &&
    names.some((name) => isCostName(name))
  return costs
    ? new Map(
        row.map((figure, at) => [
          figure,
          { regions: [], categories: [], sizes: [], rest: false, of: names[at] ?? '', cost: true as const },
        ]),
      )
    : new Map()
}
const ofThing =
  /^\s*(?:για|σε|στ\p{L}{1,3}|for|on|of|των?|τησ) (?:(?:την?|τον?|το|τα|τισ|τουσ|the) )?([^.:%\d]{3,70}?)(?: (?:και|and|ενω|while))?[\s.]*$/u
/** Who gets a rate, and where: no category of costs. */
const someone =
  /νεουσ|γυναικ|ανεργ|ατομ|συνεταιρ|σωματει|οσουσ|εκειν|αυτουσ|φορε(?:ισ|ων)|δημο(?:υσ|σ)|περιοχ|νησ(?:ι|ια|ιων)|μελη|αγροτ|παραγωγ|προτασ|women|young|people|unemployed|those|applicants|members|areas|islands|farmers/u

/** "Central Greece: Euboea 30 %": what names the first holder is what stands behind the colon, where that names one. */
function behindColon(folded: string, gap: Sentence, placesIn: (sentence: Sentence) => Places): Sentence {
  const colon = folded.slice(gap.start, gap.end).lastIndexOf(': ')
  const rest = { start: gap.start + colon + 1, end: gap.end }
  if (colon < 0 || sizesIn(folded.slice(rest.start, rest.end)).length > 0) return gap
  return placesIn(rest).regions.length > 0 ? rest : gap
}

/** "In Drama the small ones get 60 %, the medium ones 50 %": a place before the first size holds for all sizes. */
function placeOfFirst(
  folded: string,
  gap: Sentence | undefined,
  [first, ...others]: readonly (Holder | undefined)[],
  placesIn: (sentence: Sentence) => Places,
): Partial<Holder> | undefined {
  if (gap === undefined || first === undefined || first.sizes.length === 0) return undefined
  if (others.some((each) => each === undefined || each.sizes.length === 0 || each.rest || hasPlace(each)))
    return undefined
  const size = sizeStem.exec(folded.slice(gap.start, gap.end))?.index ?? 0
  const place = placesIn({ start: gap.start, end: gap.start + size })
  return hasPlace(place) ? { regions: place.regions, categories: place.categories } : undefined
}
const sizeStem = /(?<!\p{L})(?:πολυ μικρ|μικρ|μεσαι|μεγαλ|micro|small|medium|large)/u
const hasPlace = ({ regions, categories }: Places): boolean => regions.length + categories.length > 0

/** "Micro and small firms get 60 % in … and 50 % in …", "30 % in …, 40 % in … (for large ones)": sizes of all rates of a row of places. */
const sizesOfAll = (row: readonly (Holder | undefined)[], said: Holder | undefined): Partial<Holder> | undefined =>
  said !== undefined &&
  said.sizes.length > 0 &&
  said.sizes.length < 3 &&
  !hasPlace(said) &&
  row.every((each) => each !== undefined && each.sizes.length === 0)
    ? { sizes: said.sizes }
    : undefined

/** "35 %, …, 45 %, …": behind a comma begins the next holder. */
const stopsAll = (folded: string, row: readonly Figure[]): boolean =>
  row.every(({ end }) => /^\s*[,·]/u.test(folded.slice(end)))

const isRow = (holders: readonly (Holder | undefined)[]): boolean =>
  holders.every((each) => each !== undefined) &&
  new Set(holders.map((each) => JSON.stringify(each))).size === holders.length

function holderOf(folded: string, gap: Sentence, placesIn: (sentence: Sentence) => Places): Holder | undefined {
  if (gap.start >= gap.end) return undefined
  const words = folded.slice(gap.start, gap.end)
  const sizes = sizesIn(words)
  const { regions, categories } = placesIn(gap)
  // Towns, and a region without its towns, are no regions.
  if (ofTown.test(words)) return { sizes: [], regions: [], categories: [], rest: false, of: words.trim() }
  const rest = restWords.test(words) && !(regions.length > 0 && restOf.test(words))
  if (sizes.length + regions.length + categories.length > 0 || rest) return { sizes, regions, categories, rest }
  // "For equipment 50 % is covered, for software 70 %".
  const costs = /(?:^|[\s,])(?:για|σε|στ\p{L}{1,3}|for|on) (?:(?:την?|τον?|το|τα|τισ|the) )?([^,.;:%\d]{3,60})$/u.exec(
    words,
  )?.[1]
  if (
    costs !== undefined &&
    isCostName(costs) &&
    !/ενισχυ|επιχορηγ|επιχειρ|δικαιουχ|εργα|σχεδι|project|compan/u.test(costs)
  )
    return { sizes, regions, categories, rest, of: costs.trim(), cost: true }
  // "35 % of capital costs", "goods are paid at 45 %".
  const named =
    /^\s*(?:of|των|του|τησ) (?:the )?([^,.;:%\d]{3,50}?)(?: (?:and|και|ενω|while))?\s*(?:[,.;·].*)?$/u.exec(
      words,
    )?.[1] ??
    /^[\s,]*(?:(?:και|ενω|and|while) )?(?:(?:ο|η|οι|τα|το|the) )?([^,.;:%\d]{3,50}?) (?:(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ|καλυπτ)\p{L}+ |(?:is|are) \p{L}+ )?(?:με|κατα|at|by)\s*(?:το )?$/u.exec(
      words,
    )?.[1] ??
    /^\s*(?:(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ|καλυπτ)\p{L}+ )?(?:ο|η|οι|τα|το) ([^,.;:%\d]{3,50}?)[\s,·.]*(?:(?:και|ενω) )?(?:με|κατα)?\s*$/u.exec(
      words,
    )?.[1]
  if (named !== undefined && isCostName(named) && !generalCosts.test(named))
    return { sizes, regions, categories, rest, of: named.trim(), cost: true }
  const [of] = otherHolders.exec(words) ?? []
  return of === undefined ? undefined : { sizes, regions, categories, rest, of }
}

/** Costs of all kinds, and who has them. */
const generalCosts =
  /επιλεξιμ|εγκεκριμ|συνολικ|ενισχυ|επιχορηγ|επιχειρ|δικαιουχ|(?<!\p{L})εργ(?:ο|ου|α|ων)(?!\p{L})|^(?:κοστουσ|δαπανων|δαπανεσ|κοστοσ|costs?|expenditure|expenses)$|εργα|σχεδι|προυπολογισμ|eligible|approved|total|vouched|project|compan|budget|plan/u

const sense = (names: PercentName): Near<PercentName> => ({ names, where: 'sense', between: '' })

/** "50 % public expenditure, 50 % own funds", "the 40 % rises to 50 % where …": what stands right beside a rate says what it is. */
export function nextTo(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): Near<PercentName> | undefined {
  const after = folded.slice(figure.end, sentence.end)
  if (
    /^\s*(?:δημοσι\p{L}+ (?:δαπαν|χρηματοδοτησ|συμμετοχ|πορ)|επιχορηγησ|επιδοτησ|grant(?!\p{L})(?! agreement)|public (?:funding|expenditure|support))/u.test(
      after,
    )
  )
    return sense('intensity')
  if (/^\s*(?:δανει|loan)/u.test(after)) return sense('other')
  const before = folded.slice(sentence.start, figure.start)
  if (
    /(?<!\p{L})(?:επιχορηγηση|επιδοτηση|grant)\s*(?:σε ποσοστο |υψουσ |of )?(?:το )?$/u.test(before) &&
    /δανει|loan/u.test(after)
  )
    return sense('intensity')
  if (
    /^\s*(?:ιδι(?:α|ων|ουσ) (?:κεφαλ|πορ|συμμετ)|ιδιωτικ\p{L}+ (?:συμμετ|πορ|κεφαλ)|own (?:funds|contribution|resources))/u.test(
      after,
    )
  )
    return sense('own_contribution')
  // "Rises from 40 % to 55 %" for all.
  if (
    /(?:απο|from)\s*(?:το )?\d[\d.,]*\s?% (?:σε|στο|to)\s*$/u.test(folded.slice(sentence.start, figure.start)) &&
    !forSome.test(after)
  )
    return sense('intensity')
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  if (next === undefined || !forSome.test(folded.slice(next.end, sentence.end))) return undefined
  return /^\s*(?:(?:αυξαν|ανεβαιν|φ[θτ]α[νσ]|γιν|διαμορφων|rise|increase|go|become)\p{L}*(?: up)? )?(?:σε|στο|to)\s*(?:το )?$/u.test(
    folded.slice(figure.end, next.start),
  )
    ? sense('intensity')
    : undefined
}

/** Letters from a rate to the sentence behind it that tells another one. */
const nearBefore = 160

/** "… is 65 %; in all other regions it is 50 %.", "Development: 45 % and 35 % respectively": the next rate, for others. */
export function goesOn(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Near<PercentName> | undefined {
  const words = folded.slice(sentence.start, sentence.end)
  const before = all.findLast((other) => other.end <= sentence.start)
  if (
    before === undefined ||
    (figure.values[0] ?? 0) < leastRate ||
    sentence.start - before.end > nearBefore ||
    /[.;·]\s+\S/u.test(folded.slice(before.end, sentence.start).trimEnd())
  )
    return undefined
  const inside = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  if (inside.length > 1)
    return /αντιστοιχ(?:α|ωσ)|respectively/u.test(words) &&
      !ofOthers.test(words.replace(/αντιστοιχ\p{L}+|respectively/u, ''))
      ? sense('intensity')
      : undefined
  if (ofOthers.test(words)) return undefined
  const lead = folded.slice(sentence.start, figure.start)
  if (costsBefore(lead) !== undefined) return sense('intensity')
  const held = holderOf(folded, { start: sentence.start, end: figure.start }, placesIn)
  return held !== undefined &&
    /^\s*(?:για|στ\p{L}{1,3}|σε|for|in|elsewhere|αλλου|οι|τα|the) /u.test(lead) &&
    /(?:^|[^\p{L}])(?:ειναι|το ποσοστο ειναι|φ[θτ]α[νσ]ει|ανερχεται|οριζεται|is|are|it is|the rate is|:)(?:\s(?:στο|σε|το|to))?\s*$/u.test(
      lead,
    )
    ? sense('intensity')
    : undefined
}

/** "For the purchase of vehicles 50 %": the costs that a rate is for. */
export const costsBefore = (lead: string): string | undefined =>
  /^\s*(?:για|for) (?:(?:την?|το|τα|τισ|the) )?((?:αγορα|δαπαν|εξοπλισμ|προμηθει|κατασκευ|μελετ|συμβουλευτικ|purchase|equipment|consult|training|εκπαιδευσ|καταρτισ)[^,.;:%\d]{2,60}?)\s*:?\s*(?:το |is |ειναι )?$/u.exec(
    lead,
  )?.[1] ?? ratedCosts(lead)

/** "For the installation of batteries a rate of 60 % holds": whatever the costs are called. */
function ratedCosts(lead: string): string | undefined {
  const name =
    /^\s*(?:για|for) (?:(?:την?|το[νυ]?|τα|τισ|the) )?(?<name>[^,.;:%\d]{3,60}?),? (?:(?:ισχυει|εφαρμοζεται|προβλεπεται|οριζεται) (?:το )?(?:ποσοστο|ενταση)(?: ενισχυσησ)?|(?:το ποσοστο|η ενταση)(?: ενισχυσησ)? (?:ειναι|ανερχεται|οριζεται|φ[θτ]ανει)|(?:the|a) (?:rate|intensity)(?: (?:is|of))?)(?: (?:το|σε|στο|at))?\s*$/u.exec(
      lead,
    )?.groups?.['name']
  return name !== undefined && isCostName(name) && !generalCosts.test(name) && !someone.test(name) ? name : undefined
}
