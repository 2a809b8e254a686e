import { greek } from '../citing/quantity-lexicon.ts'
import { readPlaces } from '../citing/stated-place.ts'
import type { SizeClass } from '../facts/profile.ts'
import { regionLeaves } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { moneyIn, percentsIn, readNumber } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import { datesIn } from './dates.ts'
import type { StatedDate } from './dates.ts'
import { dateLabels, labelOf, moneyLabels, percentLabels } from './labels.ts'
import type { DateName, MoneyName, Near } from './labels.ts'
import type { Reading, ReadValue, RegionCategoryName, StatedValue } from './reading.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** What the figures of a block are read as, and all figures there are. */
export interface Figures {
  readonly readings: Reading[]
  readonly stated: StatedValue[]
}

interface Sentence {
  readonly start: number
  readonly end: number
}

const sureness = { sentence: 0.9, table: 0.85, announcement: 0.75, section: 0.6 } as const

export function figuresOf(block: Block, regions: RegionReference, country: string): Figures {
  const readings: Reading[] = []
  const stated: StatedValue[] = []
  const { folded } = block.folded
  const bare =
    block.kind === 'cell' && block.labels.slice(0, 1).some((label) => /€|ευρω|eur/u.test(label)) && !/%/u.test(folded)
  const sentences = sentencesOf(block)
  const sentenceOf = (figure: { start: number }): Sentence =>
    sentences.find(({ start, end }) => figure.start >= start && figure.start < end) ?? { start: 0, end: folded.length }
  const places = (sentence: Sentence): Places => placesOf(block, sentence, regions, country)
  const money = moneyIn(folded, bare)
  for (const figure of money) {
    stated.push({
      kind: 'money',
      values: figure.values,
      currency: figure.currency ?? 'EUR',
      place: placeIn(block, figure.start, figure.end),
    })
    readings.push(...moneyReadings(block, sentenceOf(figure), figure, money, places))
  }
  const percents = percentsIn(folded)
  for (const figure of percents) {
    stated.push({ kind: 'percent', values: figure.values, place: placeIn(block, figure.start, figure.end) })
    readings.push(...percentReadings(block, sentenceOf(figure), figure, percents, places))
  }
  const dates = datesIn(folded)
  for (const date of dates) {
    stated.push({
      kind: 'date',
      date: date.date,
      ...(date.time === undefined ? {} : { time: date.time }),
      place: placeIn(block, date.start, date.end),
    })
    readings.push(...dateReadings(block, sentenceOf(date), date, dates))
  }
  return { readings, stated }
}

/** Where and for whom a figure holds, as its own words say. */
export interface Places {
  readonly regions: readonly string[]
  readonly categories: readonly RegionCategoryName[]
}

const categoryWords: readonly (readonly [RegionCategoryName, RegExp])[] = [
  ['less_developed', /λιγοτερο αναπτυγμεν|λιγοτερο ανεπτυγμεν|less[- ]developed/u],
  ['transition', /(?:σε |τησ )μεταβαση|περιφερει\p{L}+ μεταβασησ|transition (?:region|area)|in transition/u],
  ['more_developed', /περισσοτερο (?:ανα|ανε)πτυγμεν|more[- ]developed/u],
]
/** Abbreviated names of Greek regions that no register has. */
const abbreviated: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:ν|νοτ)\.\s?αιγαι/u, 'EL42'],
  [/(?<!\p{L})(?:β|βορ)\.\s?αιγαι/u, 'EL41'],
  [/(?<!\p{L})(?:δ|δυτ)\.\s?ελλαδ/u, 'EL63'],
  [/(?<!\p{L})(?:δ|δυτ)\.\s?μακεδον/u, 'EL53'],
  [/(?<!\p{L})(?:κ|κεντρ)\.\s?μακεδον/u, 'EL52'],
  [/(?<!\p{L})(?:α|αν|ανατ)\.\s?μακεδον/u, 'EL51'],
]

/** The regions and categories that a sentence of a block names. */
export function placesOf(block: Block, sentence: Sentence, regions: RegionReference, country: string): Places {
  const folded = [
    ...(block.kind === 'cell' ? block.labels : []),
    block.folded.folded.slice(sentence.start, sentence.end),
  ].join(' · ')
  return {
    regions: regionsIn(folded, regions, country),
    categories: categoryWords.filter(([, words]) => words.test(folded)).map(([name]) => name),
  }
}

/** NUTS codes of the regions named in a folded text; a level that has one region only is that region. */
export function regionsIn(folded: string, regions: RegionReference, country: string): string[] {
  const prefix = country === 'GR' ? 'EL' : country
  const found = readPlaces(folded, regions, (code) => code.startsWith(prefix) && code !== prefix, greek).places.map(
    ({ code }) => finest(code, regions),
  )
  for (const [words, code] of abbreviated) if (country === 'GR' && words.test(folded)) found.push(code)
  return [...new Set(found)]
}

/** EL3 and EL30 are both Attica: the NUTS 2 code is the one that calls mean. */
function finest(code: string, regions: RegionReference): string {
  if (code.length !== 3) return code
  const { lo, hi } = regionLeaves(code, regions)
  for (const unit of regions.units.values()) {
    if (unit.level !== 2 || !unit.code.startsWith(code)) continue
    const inner = regionLeaves(unit.code, regions)
    if (inner.lo === lo && inner.hi === hi) return unit.code
  }
  return code
}

function reading(
  block: Block,
  sentence: Sentence,
  figure: { start: number; end: number },
  value: ReadValue,
  confidence: number,
): Reading {
  return {
    value,
    quote: placeIn(block, sentence.start, sentence.end),
    figure: placeIn(block, figure.start, figure.end),
    confidence,
  }
}

function moneyReadings(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const near = labelOf(moneyLabels, block, sentence, figure)
  const { folded } = block.folded
  const currency = figure.currency ?? 'EUR'
  const split = budgetLine(block, sentence, figure, near, placesIn)
  if (split !== undefined) return [reading(block, sentence, figure, split, 0.85)]
  if (near === undefined || isOfOthers(folded, sentence, figure)) return []
  // The section about eligible costs is about categories: a bound in its list caps one of them.
  if (near.where === 'section' && (near.names === 'eligible_cost' || block.kind === 'item')) return []
  const conditional =
    /^\s*(?:\S{1,3} )?(?:για|for) /u.test(folded.slice(sentence.start, sentence.end)) && near.where === 'sentence'
  const confidence = conditional ? 0.7 : sureness[near.where]
  const otherwise =
    figure.inWords === undefined
      ? {}
      : { otherwise: { cents: figure.inWords.value, figure: placeIn(block, figure.inWords.start, figure.inWords.end) } }
  const make = (field: SimpleMoney, at: number, sure = confidence): Reading => ({
    ...reading(block, sentence, figure.parts[at] ?? figure, { field, cents: figure.values[at] ?? 0, currency }, sure),
    ...otherwise,
  })
  if (near.names === 'total_budget') return figure.values.length === 1 ? [make('total_budget', 0)] : []
  const step = stepOf(folded.slice(sentence.start, sentence.end), block, figure, near)
  if (step !== undefined) return [reading(block, sentence, figure, step, 0.85)]
  const fields = boundFields[near.names]
  if (fields === undefined) return []
  if (figure.values.length === 2) return [make(fields.min, 0), make(fields.max, 1)]
  const previous = all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)
  const before = folded.slice(previous?.end ?? sentence.start, figure.start)
  const end = endOf(
    [
      ...(near.where === 'table' ? block.labels.toReversed() : []),
      near.where === 'announcement' ? block.announcedBy : '',
      before,
    ].join(' '),
    folded.slice(figure.end, sentence.end),
  )
  // "Minimum / maximum: 18.000 € / 30.000 €": the second figure of a pair without words of its own.
  if (end === undefined && pairOf(figure, all, folded) !== undefined)
    return pairReadings(figure, all, folded, fields, make)
  if (end !== undefined) return [make(fields[end], 0)]
  if (near.names === 'budget')
    return (figure.values[0] ?? 0) >= leastCallBudget ? [make('total_budget', 0, Math.min(confidence, 0.8))] : []
  // A fixed sum is the least and the most.
  if (near.names === 'subsidy' && /σταθερ|κατ ?['’]? ?αποκοπη|fixed|flat|lump sum/u.test(before))
    return [make('min_subsidy', 0), make('max_subsidy', 0)]
  // A voucher "of 5.000 €" is at most that; a budget of a project without a bound says nothing of what is allowed.
  return near.names === 'subsidy' &&
    /(?:αξιασ?|ποσο|υψουσ|ιση?|ανερχεται|of|worth|amounts? to|is|:)\s*(?:σε|στα?|to|τα|των|€|eur)?\s*$/u.test(before)
    ? [make('max_subsidy', 0, Math.min(confidence, 0.7))]
    : []
}

type SimpleMoney = Extract<ReadValue, { cents: number; currency: string }>['field'] &
  ('total_budget' | 'min_eligible_cost' | 'max_eligible_cost' | 'min_subsidy' | 'max_subsidy' | 'min_loan' | 'max_loan')
interface EndFields {
  readonly min: SimpleMoney
  readonly max: SimpleMoney
}

/** Cents. No project that calls bound from nowhere is larger, and no call is smaller. */
const leastCallBudget = 100_000_000

/** The ceilings of the de minimis regulations, in cents: in a sentence about them they are the regulation's, not the call's. */
const ceilings = new Set(
  [300_000, 200_000, 100_000, 750_000, 50_000, 40_000, 30_000, 25_000, 20_000].map((euro) => euro * 100),
)

/** Amounts that are a regulation's, a group's or a month's, not one project's. */
function isOfOthers(folded: string, sentence: Sentence, figure: Figure): boolean {
  const whole = folded.slice(sentence.start, sentence.end)
  if (
    /ησσονοσ|de minimis|2023\/2831|1407\/2013|1408\/2013|ενιαια(?:σ)? επιχειρησ|single undertaking/u.test(whole) &&
    figure.values.every((value) => ceilings.has(value))
  )
    return true
  return /^[^.,;]{0,25}(?:ανα (?:ομιλο|μηνα|ενιαια|θεση|ωρα|ημερα|ατομο|εργαζομεν)|τον μηνα|μηνιαι|per (?:month|group|hour|day|person|employee|job))/u.test(
    folded.slice(figure.end),
  )
}

/** "5 to 10 work units: 1.800 €": an amount by bracket of staff. */
function stepOf(sentence: string, block: Block, figure: Figure, near: Near<MoneyName>): ReadValue | undefined {
  if (near.names !== 'subsidy' || figure.values.length !== 1) return undefined
  const text = block.kind === 'cell' ? block.labels.join(' ') : sentence
  const match = bracket.exec(text)
  if (match === null) return undefined
  const value = (printed: string | undefined): number | undefined =>
    printed === undefined ? undefined : readNumber(printed)
  const low = value(match.groups?.['low'])
  const high = value(match.groups?.['high'] ?? match.groups?.['only'])
  const above = /(?:ανω|πανω|περισσοτερ|more than|over)\p{L}*/u.test(match[0])
  return {
    field: 'step',
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    measure: /εμε|μισθωτ|εξαρτημεν/u.test(text) ? 'salaried_awu' : 'headcount',
    range: {
      ...(low === undefined ? {} : above ? { min_exclusive: low } : { min: low }),
      ...(high === undefined ? {} : { max: high }),
    },
  }
}

const bracket =
  /(?:(?:απο|περισσοτερ\p{L}+ απο|πανω απο|ανω των?|more than|over|from)\s+)?(?<low>\d+(?:[.,]\d+)?)\s*(?:\p{L}+\s*)?(?:εωσ|και εωσ|μεχρι|-|to|and up to|up to)\s*(?<high>\d+(?:[.,]\d+)?)\s*(?:εμε|εργαζομεν|ατομ|employees|awu|fte|staff)/u

const boundFields: Readonly<Partial<Record<MoneyName, EndFields>>> = {
  budget: { min: 'min_eligible_cost', max: 'max_eligible_cost' },
  eligible_cost: { min: 'min_eligible_cost', max: 'max_eligible_cost' },
  subsidy: { min: 'min_subsidy', max: 'max_subsidy' },
  loan: { min: 'min_loan', max: 'max_loan' },
}

/** The other figure of "18.000 € / 30.000 €". */
function pairOf(figure: Figure, all: readonly Figure[], folded: string): Figure | undefined {
  return all.find(
    (other) =>
      other !== figure &&
      /^\s*(?:\/|και|and|,)\s*$/u.test(
        figure.start < other.start ? folded.slice(figure.end, other.start) : folded.slice(other.end, figure.start),
      ),
  )
}

function pairReadings(
  figure: Figure,
  all: readonly Figure[],
  folded: string,
  fields: EndFields,
  make: (field: SimpleMoney, at: number, sure?: number) => Reading,
): Reading[] {
  const other = pairOf(figure, all, folded)
  const both = /(?:ελαχιστ|minimum)\p{L}*\s*(?:\/|-|και|and)\s*(?:μεγιστ|ανωτατ|maximum)/u.test(folded)
  if (other === undefined || !both) return []
  return [make((figure.values[0] ?? 0) < (other.values[0] ?? 0) ? fields.min : fields.max, 0)]
}

/** A part of the budget for some regions: the budget's sentence or a line under it, with their names. */
function budgetLine(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<MoneyName> | undefined,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  if (figure.values.length !== 1 || (near !== undefined && near.names !== 'total_budget' && near.names !== 'budget'))
    return undefined
  const { regions, categories } = placesIn(clauseOf(block, sentence, figure))
  const [category, second] = categories
  if (second !== undefined || (category === undefined && regions.length === 0)) return undefined
  const listed = block.kind === 'item' || block.kind === 'cell'
  if (near === undefined && !(listed || /^\s*\d/u.test(block.folded.folded))) return undefined
  if (
    near?.where === 'sentence' &&
    !/(?:για|εκ των οποιων|απο τα οποια|for|of which|κατανεμ|κατανομ|allocat)/u.test(block.folded.folded)
  )
    return undefined
  return {
    field: 'budget_line',
    cents: figure.values[0] ?? 0,
    currency: figure.currency ?? 'EUR',
    ...(category === undefined ? {} : { category }),
    regions,
  }
}

/** The part of a sentence that goes with a figure: from the end of the figure before it to the next figure. */
function clauseOf(block: Block, sentence: Sentence, figure: { start: number; end: number }): Sentence {
  const { folded } = block.folded
  const figures = [...moneyIn(folded), ...percentsIn(folded)].filter(
    (other) => other.start >= sentence.start && other.end <= sentence.end,
  )
  const before = figures.findLast((other) => other.end <= figure.start)
  const after = figures.find((other) => other.start >= figure.end)
  // What follows the figure is about it ("45% for Attica"), unless all figures follow their words ("Attica: 45%").
  const leading = /^\s*(?:για|στισ?|στην?|στουσ|σε|των|τισ|for|in|if|\()/u.test(
    folded.slice(figure.end, figure.end + 12),
  )
  if (leading) return { start: figure.start, end: after?.start ?? sentence.end }
  return { start: before?.end ?? sentence.start, end: after === undefined ? sentence.end : figure.end }
}

const sizeWords: readonly (readonly [SizeClass, RegExp])[] = [
  ['micro', /πολυ μικρ(?:η|εσ|ων|ησ)|micro/u],
  [
    'small',
    /(?<!πολυ )(?<!\p{L})μικρ(?:η|εσ|ων|ησ) (?:επιχειρησ|και μεσαι|,)|(?<!πολυ )(?<!\p{L})μικρ(?:η|εσ|ων|ησ)\s*(?:$|[,;:·)(]|και|ή)|small/u,
  ],
  ['medium', /μεσαι(?:α|εσ|ων|ασ)|medium/u],
  ['large', /μεγαλ(?:η|εσ|ων|ησ) επιχειρησ|large (?:enterprise|compan|firm|undertaking)/u],
]

/** Size classes that a folded text names. "SMEs" are the three smaller ones. */
export function sizesIn(folded: string): SizeClass[] {
  if (/(?<!\p{L})(?:μμε|μικρομεσαι\p{L}+|smes?)(?!\p{L})/u.test(folded)) {
    const large = /μεγαλ(?:εσ|ων|η) επιχειρησ|large (?:enterprise|compan|firm)/u.test(folded)
    return large ? ['micro', 'small', 'medium', 'large'] : ['micro', 'small', 'medium']
  }
  return sizeWords.filter(([, words]) => words.test(folded)).map(([name]) => name)
}

function percentReadings(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const { folded } = block.folded
  const near = labelOf(percentLabels, block, sentence, figure)
  const after = folded.slice(figure.end, sentence.end)
  if (
    /^\s*(?:του|των|of (?:the )?)\s*(?:μετοχικ|εταιρικ|ψηφ)?\p{L}*\s*(?:κεφαλαι|μετοχ|capital|shares|equity|voting)/u.test(
      after,
    )
  )
    return []
  const clause = clauseOf(block, sentence, figure)
  const before = folded.slice(sentence.start, figure.start)
  const plus =
    /\+\s*$/u.test(before) ||
    (/^\s*(?:επιπλεον|ποσοστιαι|percentage point)/u.test(folded.slice(figure.end)) && near?.names === 'bonus')
  if (plus || near?.names === 'bonus') {
    if (figure.values.length !== 1) return []
    // "Increased by up to 20 points" caps the bonuses; "the intensity rises to 70%" is the ceiling. Neither is a bonus.
    if (!plus && /(?:σε|εωσ|to|μεχρι)\s*$/u.test(before)) return []
    const when = folded.slice(clause.start, sentence.end).trim()
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'bonus', percent: figure.values[0] ?? 0, when },
        near?.where === 'sentence' ? 0.85 : 0.75,
      ),
    ]
  }
  if (/^[^.]{0,60}χωρισ (?:καμια )?δημοσια στηριξη/u.test(after))
    return [reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.85)]
  if (near === undefined) return []
  if (near.names === 'own_contribution')
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'own_contribution', percent: figure.values[0] ?? 0 },
        sureness[near.where],
      ),
    ]
  if (near.names !== 'intensity' || isCostShare(folded.slice(figure.end, sentence.end), near)) return []
  // "In the same regions", "elsewhere": for whom is said in another sentence.
  if (
    /(?:στισ|τισ|στουσ) (?:ιδι|υπολοιπ|λοιπ|αλλ)\p{L}+|(?:the )?(?:same|other|remaining) (?:regions|areas)/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return []
  const { regions, categories } = placesIn(clause)
  const labels = block.kind === 'cell' ? block.labels.join(' ') : ''
  const sizes = sizesIn(`${labels} ${folded.slice(clause.start, clause.end)}`)
  const make = (percent: number, range?: 'low' | 'high'): ReadValue => ({
    field: 'intensity',
    percent,
    regions,
    categories,
    sizes,
    ...(range === undefined ? {} : { range }),
  })
  const capped =
    figure.values.length === 1 &&
    near.where === 'sentence' &&
    endOf(before, after) === 'max' &&
    !/(?:μικρ|μεσαι|μεγαλ|small|medium|large)/u.test(folded.slice(clause.start, clause.end))
  if (capped) return [reading(block, sentence, figure, make(figure.values[0] ?? 0, 'high'), sureness[near.where])]
  return figure.values.length === 2
    ? [
        reading(block, sentence, figure, make(figure.values[0] ?? 0, 'low'), sureness[near.where]),
        reading(block, sentence, figure, make(figure.values[1] ?? 0, 'high'), sureness[near.where]),
      ]
    : [reading(block, sentence, figure, make(figure.values[0] ?? 0), sureness[near.where])]
}

/** "Up to 10% of the eligible costs" under a heading about aid is a cap on a category, but "aid of 50% of the eligible costs" is the intensity. */
function isCostShare(after: string, near: Near<string>): boolean {
  return near.where !== 'sentence' && /^\s*(?:των?|του|επι) (?:συνολικ|επιλεξιμ|επιχορηγ|προυπολογ)/u.test(after)
}

function dateReadings(block: Block, sentence: Sentence, date: StatedDate, all: readonly StatedDate[]): Reading[] {
  const near = labelOf(dateLabels, block, sentence, date)
  const hour = date.time === undefined ? {} : { time: date.time }
  const make = (field: DateName, sure: number): Reading[] => {
    if (field === 'opens')
      return [reading(block, sentence, date, { field: 'opens_at', date: date.date, ...hour }, sure)]
    if (field === 'closes')
      return [reading(block, sentence, date, { field: 'closes_at', date: date.date, ...hour }, sure)]
    if (field === 'moved_from')
      return [reading(block, sentence, date, { field: 'moved_from', date: date.date, ...hour }, sure)]
    if (field === 'published') return [reading(block, sentence, date, { field: 'published_on', date: date.date }, sure)]
    if (field === 'expenses_from')
      return [reading(block, sentence, date, { field: 'expenses_eligible_from', date: date.date }, sure)]
    return []
  }
  if (near === undefined) return []
  const { folded } = block.folded
  const previous = all.findLast((other) => other.end <= date.start && other.start >= sentence.start)
  const between = folded.slice(previous?.end ?? sentence.start, date.start)
  // "From 1/3 at 12:00 until 30/6": the second date of a period is its end.
  if (
    near.names === 'opens' &&
    previous !== undefined &&
    /(?:εωσ|μεχρι|ωσ|και ληγ|until|to|through|-|ληξη|closes?)/u.test(between)
  )
    return make('closes', sureness[near.where])
  if (
    near.names === 'closes' &&
    previous === undefined &&
    all.some((other) => other.start > date.end && other.end <= sentence.end) &&
    /(?:απο(?: τισ| την)?|from|between)\s*(?:\p{L}+\s*)?$/u.test(between)
  )
    return make('opens', sureness[near.where])
  return make(near.names, sureness[near.where])
}
