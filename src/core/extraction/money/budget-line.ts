import { moneyIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { leastCallBudget } from './budget-parts.ts'
import { clauseOf } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import type { MoneyName, Near } from '../text/labels.ts'
import type { Places } from '../places/places.ts'
import type { ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

type BudgetLine = Extract<ReadValue, { field: 'budget_line' }>

/** A part of the budget for some regions: the budget's sentence or a line under it, with their names. */
export function budgetLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<MoneyName> | undefined,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  if (
    figure.values.length !== 1 ||
    !(near === undefined || ofCalls.includes(near.names) || isLine(block, figure, near))
  )
    return undefined
  // "Going green in Crete: the new scheme with a budget of 5 million" names the call and its place, and no part of it.
  if (
    !['item', 'cell'].includes(block.kind) &&
    ofWholeCall.test(block.folded.folded) &&
    moneyIn(block.folded.folded).length === 1
  )
    return undefined
  const alone =
    bracketedLine(block, sentence, figure, placesIn) ??
    partLine(block, sentence, figure) ??
    inTurn(block, sentence, figure, placesIn) ??
    usedUpLine(block, sentence, figure, placesIn) ??
    listedLine(block, sentence, figure, placesIn) ??
    listedLine(block, wholeList(block, sentence), figure, placesIn) ??
    ofRegion(block, sentence, figure, placesIn)
  if (alone !== undefined) return alone
  const { folded } = block.folded
  // "The Region of Crete has 6 million for …" gives it, and is no part.
  if (givenBy.test(folded.slice(sentence.start, figure.start))) return undefined
  const divided = splitWords.test(block.announcedBy)
  const parts =
    /(?:απο το (?:συνολικο )?(?:ποσο|προυπολογισμο)|of the total|of which|εκ των οποιων|απο τα οποια|απο αυτα|of this|of these|(?:,| -) including|συμπεριλαμβανομεν\p{L}+)/u.exec(
      folded.slice(sentence.start, figure.start),
    )
  const listed = block.kind === 'item' || block.kind === 'cell'
  if (near === undefined && parts === null && !(listed || divided || /^\s*\d/u.test(folded))) return undefined
  const isWhole =
    near?.where === 'sentence' &&
    !/(?:για|εκ των οποιων|απο τα οποια|for|of which|κατανεμ|κατανομ|allocat)/u.test(block.folded.folded) &&
    moneyIn(folded.slice(sentence.start, figure.start)).length === 0
  // Before places are looked for, which takes longer than all the rest.
  if (isWhole && parts === null) return undefined
  const { regions, categories } = placesIn(clauseOf(block, sentence, figure))
  const [category, second] = categories
  if (second !== undefined) return undefined
  if (category === undefined && regions.length === 0) {
    const title = titledLine(block, sentence, figure, near, parts !== null)
    return title === undefined
      ? undefined
      : { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR', regions: [], title }
  }
  if (isWhole) return undefined
  return {
    field: 'budget_line',
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    ...(category === undefined ? {} : { category }),
    regions,
  }
}

const ofCalls: readonly MoneyName[] = ['total_budget', 'budget']
/** Cents. A large sum that stands alone behind a name in a list: a title above says nothing of it. */
const isLine = (block: Block, figure: Figure, near: Near<MoneyName>): boolean =>
  (near.where === 'announcement' ||
    near.where === 'section' ||
    (near.where === 'table' && /^(?:ποσ[οα]|amount|€|ευρω|eur)(?!\p{L})/u.test(block.labels[0] ?? ''))) &&
  near.names === 'subsidy' &&
  (figure.values[0] ?? 0) >= leastCallBudget &&
  (block.kind === 'item' || block.kind === 'cell') &&
  /^[^\d:]{3,60}:?\s*$/u.test(block.kind === 'cell' ? '   ' : block.folded.folded.slice(0, figure.start)) &&
  /^\s*(?:€|ευρω|eur)?\s*[.;,·]?\s*$/u.test(block.folded.folded.slice(figure.end))

/** A call with its budget, as titles tell it. */
const ofWholeCall =
  /(?<!\p{L})(?:δραση|προγραμμα|προσκληση|scheme|programme|call)(?!\p{L})[^\d]{0,60}(?:με (?:συνολικο )?προυπολογισμο|υψουσ|προυπολογισμου|with an? (?:total )?budget of|worth)(?!\p{L})[^\d]{0,6}\d/u
const givenBy =
  /^\s*(?:\S{1,4}[.)] )?(?:η |the )?(?:περιφερεια|region|δημοσ|municipality|county) [^.;·,\d]{3,50}?(?:διαθετει|διαθεσ|δινει|χρηματοδοτει|εξασφαλι|ενισχυει|επενδυει|στηριζει|προκηρυσσει|provides|offers|makes|has)(?!\p{L})/u
const splitWords = /κατανομ|κατανεμ|επιμερι|allocat|breakdown|distribut|(?:ανα|κατα) περιφερει|(?:by|per) region/u

/** A part of the budget for something that is no region: "EUR 220 million for the open part", a row of a table of actions. */
function titledLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<MoneyName> | undefined,
  parts: boolean,
): string | undefined {
  if (parts) {
    const after =
      /^\s*(?:€|ευρω)?\s*(?:(?:προοριζ|διατιθ|δεσμευ|αφορ|κατευθυν|κατανεμ)\p{L}+ |(?:(?:is|are) )?(?:reserved|earmarked|set aside|ring-?fenced) )?(?:για|σε|for)\s+(?:(?:τη[ν]?|το[ν]?|τα|τισ|τουσ|the)\s+)?([^,.;()]{3,80}?)(?=\s*(?:[,.;()]|$|και \d|and (?:eur|€|\d)))/u.exec(
        block.folded.folded.slice(figure.end, sentence.end),
      )
    return after?.[1]
  }
  const ofCall =
    near?.names === 'total_budget' || (near?.names === 'budget' && (figure.values[0] ?? 0) >= leastCallBudget)
  if (near?.where !== 'table' || !ofCall || block.labels.length < 2) return undefined
  const row = block.labels.at(-1) ?? ''
  return /συνολ|αθροισμα|total|^sum$/u.test(row) || lastOf(row) ? undefined : row
}

/** The row itself says what the figure is of. */
const lastOf = (row: string): boolean =>
  /προυπολογισμ|δαπαν|budget|funding|(?:^|\s)(?:ποροι|πιστωσ(?:η|εισ)|κονδυλι(?:ο|α)|funds|envelope|resources)(?!\p{L})/u.test(
    row,
  )

/** Cents. A smaller sum beside a region is a grant's. */
const leastPart = 10_000_000
const usedUp =
  /^[^.;·]{0,40}(?:(?:εχει|εχουν) (?:ηδη |πληρωσ )?(?:δεσμευ|εξαντλ|καλυφ|απορροφ)|δεν (?:εχει|εχουν) (?:ακομη )?εξαντλ|(?:εξαντληθ|καλυφθ|δεσμευθ)\p{L}+|(?:is|are|has been|have been) (?:now |already )?(?:fully )?(?:subscribed|used up|committed|exhausted))/u

/** "The 2.100.000 € of the South Aegean have been committed": a part of the budget, whether or not there is any of it left. */
function usedUpLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const [cents = 0] = figure.values
  const { folded } = block.folded
  const gone =
    usedUp.test(folded.slice(figure.end, sentence.end)) ||
    /(?:εξαντλησ(?:η|ησ|εωσ)|exhaustion)(?: (?:των|του|τησ|of|the|ποσου|αναλογουντων))*\s*(?:€|eur)?\s*$/u.test(
      folded.slice(sentence.start, figure.start),
    ) ||
    /(?:εξαντληθηκ|καλυφθηκ|δεσμευθηκ|δεσμευτηκ|απορροφηθηκ)\p{L}*[^.;·\d]{0,60}$/u.test(
      folded.slice(sentence.start, figure.start),
    )
  if (cents < leastPart || !gone) return undefined
  const inside = moneyIn(folded.slice(sentence.start, sentence.end)).length
  const { regions, categories } = placesIn(inside > 1 ? clauseOf(block, sentence, figure) : sentence)
  const [category, second] = categories
  const base = { field: 'budget_line', cents, currency: figure.currency ?? 'EUR' } as const
  if (category !== undefined && second === undefined) return { ...base, category, regions }
  return regions.length > 0 ? { ...base, regions } : undefined
}

/** "Attica 6 million (open); Peloponnese 4 million (open); …": the members of a list that stops between them. */
function wholeList({ folded: { folded } }: Block, sentence: Sentence): Sentence {
  let { start, end } = sentence
  for (let member = 0; member < mostMembers && /[;·]\s*$/u.test(folded.slice(Math.max(0, start - 3), start)); member++)
    start = Math.max(0, ...stops.map((stop) => folded.lastIndexOf(stop, start - 3)).map((at) => (at < 0 ? 0 : at + 2)))
  for (let member = 0; member < mostMembers && /[;·]\s*$/u.test(folded.slice(Math.max(0, end - 3), end)); member++) {
    const next = stops.map((stop) => folded.indexOf(stop, end)).filter((at) => at >= 0)
    end = next.length === 0 ? folded.length : Math.min(...next) + 2
  }
  return { start, end }
}
const stops = ['; ', '· ', '. ', '! ', '? ']
const mostMembers = 30

/** "50% (10.000.000 €) Attica, 30% (6.000.000 €) Central Macedonia, 20% (4.000.000 €) the others": each amount before its name. */
function bracketedLine(
  { folded: { folded } }: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const name =
    /^\s*(?:€|ευρω|eur)?\s*\)\s*(?:(?:για|for|to) )?(?:(?:τη[νσ]?|το|τα|τισ|the) )?([^,.;·()\d%]{4,60})/u.exec(
      folded.slice(figure.end, sentence.end),
    )
  const share = /\d ?%\s*\((?:€|eur)?\s*$/u.test(folded.slice(sentence.start, figure.start))
  if (!share || name === null || (figure.values[0] ?? 0) < leastPart) return undefined
  const { regions, categories } = placesIn({ start: figure.end, end: figure.end + name[0].length })
  const base = { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR' } as const
  if (categories.length === 1) return { ...base, ...placeOf(categories) }
  return regions.length > 0 ? { ...base, regions } : { ...base, regions: [], title: (name[1] ?? '').trim() }
}

/** "6 million goes to Strand A and 9 million to Strand B". */
function partLine({ folded: { folded } }: Block, sentence: Sentence, figure: Figure): ReadValue | undefined {
  const parts = moneyIn(folded.slice(sentence.start, sentence.end)).map(({ values, end }) => ({
    large: values.length === 1 && (values[0] ?? 0) >= leastCallBudget,
    name: ofPart.exec(folded.slice(sentence.start + end, sentence.end))?.[1],
  }))
  const mine = ofPart.exec(folded.slice(figure.end, sentence.end))?.[1]
  return mine !== undefined &&
    parts.length > 1 &&
    parts.every(({ large, name }) => large && name !== undefined) &&
    !/(?:up to|εωσ|μεχρι|max\p{L}*|μεγιστ\p{L}+|ανωτατ\p{L}+)\s*(?:€|eur)?\s*\d/u.test(
      folded.slice(sentence.start, sentence.end),
    )
    ? {
        field: 'budget_line',
        cents: figure.values[0] ?? 0,
        currency: figure.currency ?? 'EUR',
        regions: [],
        title: mine,
      }
    : undefined
}
const ofPart =
  /^\s*(?:€|ευρω|eur)?\s*(?:(?:goes?|is|are|πηγαιν\p{L}+|διατιθ\p{L}+|προοριζ\p{L}+) )?(?:to|for|για|σε|στ\p{L}{1,3}) (?:(?:the|τη[νσ]?|το) )?((?:strand|lot|track|window|pillar|component|action|category|δραση|κατηγορια|σκελοσ?|αξονα|πυλωνα) [\p{L}\d]{1,4}(?!\p{L}))/u

/** "Peloponnese 8.000.000 €, Central Greece 5.500.000 €": each amount behind the name of its region. */
function listedLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const { folded } = block.folded
  const inside = moneyIn(folded.slice(sentence.start, sentence.end)).map(({ values, start, end }) => ({
    values,
    start: start + sentence.start,
    end: end + sentence.start,
  }))
  if (inside.length < 2 || !inside.every(({ values }) => values.length === 1 && (values[0] ?? 0) >= leastPart))
    return undefined
  const placed = inside.map(({ start }, at) => {
    const from = inside[at - 1]?.end ?? sentence.start
    const name =
      /(?:^|[:;,·(]|(?<!\p{L})(?:και|and))\s*(?:(?:στην?|στο|για|η|το|the|in|for)\s(?:την? |το |the )?)?((?:[\p{L}.&-]+ ){0,5}?[\p{L}.]+(?:\s\([^)\d]{3,60}\))?)\s*(?:[–—-] ?(?:open|closed|ανοικτ\p{L}+|κλειστ\p{L}+|εξαντλ\p{L}+)\s*,)?\s*[:(–-]?\s*(?:€|eur)?\s*$/u.exec(
        folded.slice(from, start),
      )
    if (name === null || /(?<!\p{L})δημ(?:οσ|ου|ο|οι|ων|ουσ)(?!\p{L})|municipalit/u.test(name[0])) return []
    const { regions, categories } = placesIn({ start: start - name[0].length, end: start })
    // "Regions in transition (Attica, South Aegean)" are the category.
    return categories.length === 1 ? categories : regions
  })
  const mine = placed[inside.findIndex(({ start }) => start === figure.start)] ?? []
  // "The others from 4 million" beside regions with their names is no region's.
  const rest = inside.filter((_, at) => (placed[at] ?? []).length === 0)
  return mine.length > 0 &&
    inside.length - rest.length > 1 &&
    rest.every(({ start }) => ofRest.test(folded.slice(sentence.start, start)))
    ? { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR', ...placeOf(mine) }
    : undefined
}

const placeOf = (names: readonly string[]): Pick<BudgetLine, 'regions' | 'category'> => {
  const category = (['less_developed', 'transition', 'more_developed'] as const).find((each) => names.includes(each))
  return category === undefined ? { regions: names } : { regions: [], category }
}

const ofRest =
  /(?:λοιπ|υπολοιπ|αλλ)(?:εσ|οι|α|ουσ|ων)(?: περιφερει\p{L}+)?(?: απο)?:?\s*$|(?:others?|rest|remaining)[^,.;\d]{0,20}$/u

/** "Epirus and Western Greece, until the 2,7 and 4,1 million are used up respectively": as many regions as amounts, in turn. */
function inTurn(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const { folded } = block.folded
  const text = folded.slice(sentence.start, sentence.end)
  if (!/αντιστοιχα|αντιστοιχωσ|αντιστοιχουν|αναλογουν|respectively/u.test(text)) return undefined
  const inside = moneyIn(text)
  const first = (inside[0]?.start ?? 0) + sentence.start
  const { regions } = placesIn({ start: sentence.start, end: first })
  const at = inside.findIndex(({ start }) => start + sentence.start === figure.start)
  const mine = regions[at]
  return mine !== undefined &&
    regions.length === inside.length &&
    inside.length > 1 &&
    inside.every(({ values }) => values.length === 1 && (values[0] ?? 0) >= leastPart)
    ? { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR', regions: [mine] }
    : undefined
}

/** Under "what is left by region", and in brackets that say that they hold a share: a region and its money. */
function ofRegion(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const { folded } = block.folded
  const before = folded.slice(sentence.start, figure.start)
  const bracket =
    /\((?:κατανομη|προυπολογισμοσ|π\/υ|ποσο|μεριδιο|πιστωση|διαθεσιμα|budget|allocation|share)\s*:?\s*(?:€|eur)?\s*$/u.exec(
      before,
    )
  const line =
    /(?:ανα|κατα|per|by) (?:περιφερει|region)/u.test(`${block.announcedBy} ${block.section} ${block.key ?? ''}`) &&
    /^[^\d:]{3,60}:\s*(?:€|eur)?\s*$/u.test(before)
  if ((bracket === null && !line) || (figure.values[0] ?? 0) < leastPart) return undefined
  const end = bracket === null ? figure.start : sentence.start + bracket.index
  const { regions, categories } = placesIn({ start: Math.max(sentence.start, end - 80), end })
  const [category] = categories
  const base = { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR' } as const
  if (category !== undefined) return { ...base, category, regions }
  return regions.length > 0 ? { ...base, regions } : undefined
}
