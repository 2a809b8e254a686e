import { greek } from '../citing/quantity-lexicon.ts'
import { readPlaces } from '../citing/stated-place.ts'
import type { SizeClass } from '../facts/profile.ts'
import { foldText } from '../facts/text-fold.ts'
import { regionLeaves } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { moneyIn, percentsIn, readNumber } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import { datesIn } from './dates.ts'
import type { StatedDate } from './dates.ts'
import { dateLabels, labelOf, moneyLabels, percentLabels } from './labels.ts'
import type { MoneyName, Near } from './labels.ts'
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
    (block.euro === true && /^\s*\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\s*$/u.test(folded)) ||
    (block.kind === 'cell' && block.labels.slice(0, 1).some((label) => /€|ευρω|eur/u.test(label)) && !/%/u.test(folded))
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
  const roles = new Map<StatedDate, DateRole>()
  for (const date of dates) {
    stated.push({
      kind: 'date',
      date: date.date,
      ...(date.time === undefined ? {} : { time: date.time }),
      place: placeIn(block, date.start, date.end),
    })
    readings.push(...dateReadings(block, sentenceOf(date), date, dates, roles))
  }
  readings.push(...closingHoursOf(block))
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
  [/(?<!\p{L})ηπειρο(?!\p{L})/u, 'EL54'],
  [/(?<!\p{L})πελοποννησο(?!\p{L})/u, 'EL65'],
  [/(?<!\p{L})ιονι\p{L}+ νησ\p{L}+|ionian islands/u, 'EL62'],
  [/(?<!\p{L})βορει\p{L}+ (?:και|η) (?:του |το |στο )?νοτι\p{L}+ αιγαι|north aegean/u, 'EL41'],
  [/(?<!\p{L})νοτι\p{L}+ (?:και|η) (?:του |το |στο )?βορει\p{L}+ αιγαι|south aegean/u, 'EL42'],
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
  const before = folded.slice(sentence.start, figure.start)
  const after = folded.slice(figure.end, sentence.end)
  if (
    figure.values.length === 1 &&
    /^\s*(?:runs?|ran|is|are|has been|have been) (?:out|exhausted|used|committed|spent)/u.test(after)
  )
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.8)]
  if (
    (near === undefined || near.where !== 'sentence') &&
    /(?:up to|εωσ|μεχρι)/u.test(before) &&
    perBeneficiary.test(after) &&
    figure.values.length === 1
  )
    return [reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.75)]
  if (near === undefined || isOfOthers(folded, sentence, figure) || isFormer(folded, sentence, figure, all)) return []
  if (isCategoryCap(block, near)) return []
  // "1.000.000 € for large enterprises" bounds those only.
  if (/^\s*(?:για|for) /u.test(after) && sizesIn(after.slice(0, 60)).length > 0) return []
  // The section about eligible costs is about categories: a bound in its list caps one of them.
  if (near.where === 'section' && (near.names === 'eligible_cost' || block.kind === 'item')) return []
  const conditional =
    /^\s*(?:\S{1,3} )?(?:για|for) /u.test(folded.slice(sentence.start, sentence.end)) && near.where === 'sentence'
  const confidence = conditional ? 0.7 : sureness[near.where]
  const otherwise =
    figure.inWords === undefined
      ? {}
      : { otherwise: { cents: figure.inWords.value, figure: placeIn(block, figure.inWords.start, figure.inWords.end) } }
  const row = near.where === 'table' && block.labels.length > 1 ? block.labels.at(-1) : undefined
  const of = row === undefined || lastLabelled(row) || /συνολ|total/u.test(row) ? {} : { of: row }
  const make = (field: SimpleMoney, at: number, sure = confidence): Reading => ({
    ...reading(
      block,
      sentence,
      figure.parts[at] ?? figure,
      { field, cents: figure.values[at] ?? 0, currency, ...of },
      sure,
    ),
    ...otherwise,
  })
  if (near.names === 'total_budget') return figure.values.length === 1 ? [make('total_budget', 0)] : []
  const step = stepOf(folded.slice(sentence.start, sentence.end), block, figure, near)
  if (step !== undefined) return [reading(block, sentence, figure, step, 0.85)]
  const fields = boundFields[near.names]
  if (fields === undefined) return []
  if (figure.values.length === 2) return [make(fields.min, 0), make(fields.max, 1)]
  const previous = all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)
  const own = folded.slice(previous?.end ?? sentence.start, figure.start)
  const end = endOf(
    [
      ...(near.where === 'table' ? block.labels.toReversed() : []),
      near.where === 'announcement' ? block.announcedBy : '',
      own,
    ].join(' '),
    after,
  )
  // "200.000 € and, in case of early completion, 220.000 €": the second holds for some only.
  if (
    previous !== undefined &&
    (/σε περιπτωση|εφοσον|(?<!\p{L})(?:ε?αν|η)(?!\p{L})|in case|(?<!\p{L})if(?!\p{L})|where/u.test(own) ||
      /^\s*(?:για|for|if|αν|εφοσον) /u.test(after)) &&
    near.where === 'sentence' &&
    end === undefined
  )
    return []
  // "Minimum / maximum: 18.000 € / 30.000 €": the second figure of a pair without words of its own.
  if (end === undefined && pairOf(figure, all, folded) !== undefined)
    return pairReadings(figure, all, folded, fields, make)
  if (end !== undefined) return [make(fields[end], 0)]
  if (near.names === 'budget')
    return (figure.values[0] ?? 0) >= leastCallBudget ? [make('total_budget', 0, Math.min(confidence, 0.8))] : []
  // A fixed sum is the least and the most.
  if (near.names === 'subsidy' && /σταθερ|κατ ?['’]? ?αποκοπη|fixed|flat|lump sum/u.test(own))
    return [make('min_subsidy', 0), make('max_subsidy', 0)]
  // A voucher "of 5.000 €" is at most that; a budget of a project without a bound says nothing of what is allowed.
  return near.names === 'subsidy' &&
    /(?:αξιασ?|ποσο|υψουσ|ιση?|ανερχεται|of|worth|amounts? to|is|:)\s*(?:σε|στα?|to|τα|των|€|eur)?\s*$/u.test(own)
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

/** The name of a row says by itself of what its amounts are. */
const lastLabelled = (row: string): boolean => moneyLabels.some(({ pattern }) => [...row.matchAll(pattern)].length > 0)

const perBeneficiary =
  /^[^.;]{0,30}(?:ανα (?:δικαιουχο|επιχειρηση|φορεα|αιτουντα|αφμ|εταιρεια)|per (?:company|enterprise|sme|beneficiary|applicant|undertaking|firm|business|project))/u

/** "Raised from 30 to 42 million": the first no longer holds. */
function isFormer(folded: string, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  return (
    next !== undefined &&
    /^\s*(?:σε|στα|στισ|to)\s*$/u.test(folded.slice(figure.end, next.start)) &&
    /(?:απο|from)\s*(?:τα |τισ |το |the )?$/u.test(folded.slice(sentence.start, figure.start)) &&
    /αυξησ|αυξαν|μειωσ|μειων|τροποποι|αναπροσαρμο|increas|rais|reduc|amend/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
}

/** A row of a table of cost categories: what it bounds is a category. */
function isCategoryCap(block: Block, near: Near<MoneyName>): boolean {
  return (
    block.kind === 'cell' &&
    near.where !== 'sentence' &&
    near.names === 'eligible_cost' &&
    /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|cost categor/u.test(
      `${block.section} ${block.announcedBy} ${block.labels[0] ?? ''}`,
    ) &&
    labelOf(
      moneyLabels,
      { ...block, labels: [], folded: foldText(block.labels.at(-1) ?? ''), announcedBy: '', section: '' },
      { start: 0, end: 1000 },
      { start: 1000, end: 1000 },
    ) === undefined
  )
}

/** Amounts that are a regulation's, a group's or a month's, not one project's. */
function isOfOthers(folded: string, sentence: Sentence, figure: Figure): boolean {
  // The ceiling may stand in the clause after the one that names the regulation.
  const whole = folded.slice(Math.max(0, sentence.start - 200), sentence.end)
  if (
    /ησσονοσ|de minimis|2023\/2831|1407\/2013|1408\/2013|ενιαια(?:σ)? επιχειρησ|single undertaking/u.test(whole) &&
    figure.values.every((value) => ceilings.has(value))
  )
    return true
  return /^[^.,;]{0,25}(?:ανα (?:ομιλο|μηνα|ενιαια|θεση|ωρα|ημερα|ατομο|εργαζομεν|οχημα|δωματιο|στρεμμα|μοναδα|ημερομισθιο|τεμαχιο|εισιτηριο)|τον μηνα|μηνιαι|per (?:month|group|hour|day|person|employee|job|vehicle|unit|item|room|hectare|night))/u.test(
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
  const { folded } = block.folded
  const { regions, categories } = placesIn(clauseOf(block, sentence, figure))
  const [category, second] = categories
  const parts = /(?:of which|εκ των οποιων|απο τα οποια|απο αυτα|of this|of these)/u.exec(
    folded.slice(sentence.start, figure.start),
  )
  if (second !== undefined) return undefined
  if (category === undefined && regions.length === 0) {
    const title = titledLine(block, sentence, figure, near, parts !== null)
    return title === undefined
      ? undefined
      : { field: 'budget_line', cents: figure.values[0] ?? 0, currency: figure.currency ?? 'EUR', regions: [], title }
  }
  const listed = block.kind === 'item' || block.kind === 'cell'
  if (near === undefined && parts === null && !(listed || /^\s*\d/u.test(folded))) return undefined
  const total = moneyIn(folded.slice(sentence.start, figure.start)).length > 0
  if (
    near?.where === 'sentence' &&
    !total &&
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
      /^\s*(?:για|for)\s+(?:(?:τη[ν]?|το[ν]?|τα|τισ|τουσ|the)\s+)?([^,.;()]{3,60}?)(?=\s*(?:[,.;()]|$|και \d|and (?:eur|€|\d)))/u.exec(
        block.folded.folded.slice(figure.end, sentence.end),
      )
    return after?.[1]
  }
  if (near?.where !== 'table' || near.names !== 'total_budget' || block.labels.length < 2 || block.column < 2)
    return undefined
  const row = block.labels.at(-1) ?? ''
  return /συνολ|total/u.test(row) || lastOf(row) ? undefined : row
}

/** The row itself says what the figure is of. */
const lastOf = (row: string): boolean => /προυπολογισμ|δαπαν|budget|funding/u.test(row)

/** The part of a sentence that goes with a figure: from the end of the figure before it to the next figure. */
function clauseOf(block: Block, sentence: Sentence, figure: { start: number; end: number }): Sentence {
  const { folded } = block.folded
  const figures = [...moneyIn(folded), ...percentsIn(folded)].filter(
    (other) => other.start >= sentence.start && other.end <= sentence.end,
  )
  const before = figures.findLast((other) => other.end <= figure.start)
  const after = figures.find((other) => other.start >= figure.end)
  // The only figure of a sentence goes with all of it.
  if (before === undefined && after === undefined) return sentence
  // What follows the figure is about it ("45% for Attica"), unless all figures follow their words ("Attica: 45%").
  const leading =
    /^\s*(?:(?:of (?:the )?(?:eligible |total )*costs )?(?:as an? |for )|οι (?:επενδυσ|επιχειρησ|δαπαν|προτασ)\p{L}+|εκειν\p{L}+|για|στισ?|στην?|στουσ|σε|των|τισ|for|in|if|\()/u.test(
      folded.slice(figure.end, figure.end + 40),
    )
  if (leading) return { start: figure.start, end: after?.start ?? sentence.end }
  return { start: before?.end ?? sentence.start, end: after === undefined ? sentence.end : figure.end }
}

/** What a size word goes with where it is no size of an enterprise: "μικρά νησιά", "small amounts". */
const otherSmall = String.raw`[ -](?:νησ|ποσ|δαπαν|κλιμακ|αποκλισ|ομαδ|πολε|πληθ|αριθμ|islands?|amounts?|scale|mid|number|part)`
const sizeWords: readonly (readonly [SizeClass, RegExp])[] = [
  ['micro', /πολυ μικρ(?:η|εσ|ων|ησ)(?!\p{L})|(?<!\p{L})micro(?!\p{L})/u],
  ['small', new RegExp(String.raw`(?<!πολυ )(?<!\p{L})(?:μικρ(?:η|εσ|ων|ησ)|small)(?!\p{L}|${otherSmall})`, 'u')],
  ['medium', /(?<!\p{L})(?:μεσαι(?:α|εσ|ων|ασ)|medium)(?!\p{L})/u],
  [
    'large',
    /(?<!\p{L})(?:μεγαλ(?:η|εσ|ων|ησ)(?:(?= επιχειρησ)|(?=\s*(?:$|[,;:·)(\d]|και )))|large(?= (?:enterprise|compan|firm|undertaking|one|organi[sz]ation)|\s*$))/u,
  ],
]
const smallMidCap = /μικρ\p{L}+[- ](?:και )?μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+|small[- ]mid[- ]caps?/u
/** "From micro to medium": the ones between are meant too. */
const sizeSpan = /πολυ μικρ(?:η|εσ|ων|ησ)(?: επιχειρησ\p{L}+)? (?:εωσ|μεχρι)(?: και)? (?:τισ )?μεσαι|micro to medium/u

/** Size classes that a folded text names. "SMEs" are the three smaller ones; what a bracket takes out is not named. */
export function sizesIn(text: string): SizeClass[] {
  const folded = text.replaceAll(/\([^)]*(?:εξαιρ|εκτοσ|πλην|exclud|except)[^)]*\)/gu, ' ')
  const plain = folded.replace(smallMidCap, ' ')
  const midCap = smallMidCap.test(folded) ? (['small_mid_cap'] as const) : []
  if (/(?<!\p{L})(?:μμε|μικρομεσαι\p{L}+|smes?)(?!\p{L})/u.test(plain) || sizeSpan.test(plain)) {
    const large = /(?<!\p{L})μεγαλ(?:εσ|ων|η) επιχειρησ|large (?:enterprise|compan|firm)/u.test(plain)
    return ['micro', 'small', 'medium', ...midCap, ...(large ? (['large'] as const) : [])]
  }
  const found = sizeWords.filter(([, words]) => words.test(plain)).map(([name]) => name)
  return sizeOrder.filter((name) => found.includes(name) || (midCap as readonly string[]).includes(name))
}

const sizeOrder = ['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const

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
  const raised = raisedTo(block, sentence, figure, all, near)
  if (raised !== undefined)
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'bonus', percent: raised, when: folded.slice(sentence.start, sentence.end).trim() },
        0.8,
      ),
    ]
  if (isShareInCondition(folded, sentence, figure)) return []
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
  if (near === undefined) {
    const price =
      /^\s*of the (?:purchase )?price|^\s*of (?:the )?(?:eligible|total eligible|project) (?:costs?|expenditure)/u.test(
        after,
      )
    return price && !/capped|cap|at least|may not|not be more|limited/u.test(before)
      ? [
          reading(
            block,
            sentence,
            figure,
            { field: 'intensity', percent: figure.values[0] ?? 0, regions: [], categories: [], sizes: [] },
            0.7,
          ),
        ]
      : []
  }
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
  const special = regions.length + categories.length + sizes.length > 0
  const of = special ? undefined : heldFor(block, sentence, figure, near, all)
  const make = (percent: number, range?: 'low' | 'high'): ReadValue => ({
    field: 'intensity',
    percent,
    regions,
    categories,
    sizes,
    ...(of === undefined ? {} : { of }),
    ...(of !== undefined &&
    block.kind === 'cell' &&
    /δαπαν|cost/u.test(`${block.announcedBy} ${block.section} ${block.labels[0] ?? ''}`)
      ? { cost: true as const }
      : {}),
    ...(range === undefined ? {} : { range }),
  })
  const capped =
    figure.values.length === 1 &&
    near.where === 'sentence' &&
    endOf(folded.slice(lastFigureBefore(block, sentence, figure), figure.start), after) === 'max' &&
    !/(?:μικρ|μεσαι|μεγαλ|small|medium|large)/u.test(folded.slice(clause.start, clause.end))
  if (capped) return [reading(block, sentence, figure, make(figure.values[0] ?? 0, 'high'), sureness[near.where])]
  return figure.values.length === 2
    ? [
        reading(block, sentence, figure, make(figure.values[0] ?? 0, 'low'), sureness[near.where]),
        reading(block, sentence, figure, make(figure.values[1] ?? 0, 'high'), sureness[near.where]),
      ]
    : [reading(block, sentence, figure, make(figure.values[0] ?? 0), sureness[near.where])]
}

/** Where the figure before this one ends, of any kind: its words are not this one's. */
function lastFigureBefore(block: Block, sentence: Sentence, figure: Figure): number {
  const { folded } = block.folded
  return [...moneyIn(folded), ...percentsIn(folded)]
    .filter((other) => other.start >= sentence.start && other.end <= figure.start)
    .reduce((last, other) => Math.max(last, other.end), sentence.start)
}

const ifWords = /(?<!\p{L})(?:εφοσον|ε?αν|σε περιπτωση|οταν|if|when|where|provided)(?!\p{L})/u

/** "50%, which rises to 55% if …": a bonus of 5 points. */
function raisedTo(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  near: Near<string> | undefined,
): number | undefined {
  if (figure.values.length !== 1 || block.kind === 'cell') return undefined
  const { folded } = block.folded
  if (!ifWords.test(folded.slice(sentence.start, sentence.end))) return undefined
  const at = all.indexOf(figure)
  const base = all
    .slice(0, at)
    .find((other) => other.values.length === 1 && !isShareInCondition(folded, { start: 0, end: folded.length }, other))
  const value = figure.values[0] ?? 0
  const first = base?.values[0] ?? 0
  if (base === undefined || first >= value || value - first > 3000) return undefined
  const before = folded.slice(sentence.start, figure.start)
  const stands = /(?:σε|στο|στα|to|,)\s*$/u.test(before)
  const told =
    /ενταση|ποσοστο|ενισχυ|επιχορηγ|επιδοτ|rate|intensity|grant/u.test(folded.slice(0, base.start)) ||
    near?.names === 'intensity'
  return stands && told ? value - first : undefined
}

/** "If green costs are at least 20% of the budget": a share in a condition. */
function isShareInCondition(folded: string, sentence: Sentence, figure: Figure): boolean {
  const before = folded.slice(sentence.start, figure.start)
  const condition = before.search(/(?<!\p{L})(?:εφοσον|ε?αν|if|when|provided)(?!\p{L})/u)
  return (
    condition >= 0 &&
    /(?:τουλαχιστον|at least|ανω του|more than)\s*(?:στο|το|σε)?\s*$/u.test(before.slice(condition)) &&
    /^\s*(?:του|των|τησ|of)/u.test(folded.slice(figure.end, sentence.end))
  )
}

/** What a rate is for where that is neither a region nor a size: the row of a table, or "for non-profit entities". */
function heldFor(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<string>,
  all: readonly Figure[],
): string | undefined {
  const { folded } = block.folded
  const row = block.labels.at(-1) ?? ''
  if (block.kind === 'cell' && near.where === 'table' && block.labels.length > 1 && !percentWords.test(row)) {
    const name = /^\s*\d{0,3}\s*$/u.test(row) ? (block.rowTitle ?? row) : row
    return /συνολ|total/u.test(name) ? undefined : name
  }
  const after =
    /^\s*(?:για|for)\s+(?!(?:τισ |το |την |τα |ολ\p{L}+ |all |the |each |every )*(?:δαπαν|επιλεξ|κοστ|επενδυτικ|εργ|σχεδ|προυπ|eligible|costs?|projects?|expend))([^.;,·)]{4,80})/u.exec(
      folded.slice(figure.end, sentence.end),
    )
  if (after !== null && all.length > 1) return after[1]
  const lead = /^\s*(?:\S{1,4}\s)?(?:για|for) ([^,.;]{4,60}?)(?: (?:το|η|οι|τα|the|you)\s)/u.exec(
    folded.slice(sentence.start, figure.start),
  )
  return lead !== null && near.where === 'sentence' && all.length > 1 ? lead[1] : undefined
}

const percentWords = /ενταση|ποσοστο|ενισχυ|επιχορηγ|επιδοτ|rate|intensity|grant|funding/u

/** "Up to 10% of the eligible costs" under a heading about aid is a cap on a category, but "aid of 50% of the eligible costs" is the intensity. */
function isCostShare(after: string, near: Near<string>): boolean {
  return near.where !== 'sentence' && /^\s*(?:των?|του|επι) (?:συνολικ|επιλεξιμ|επιχορηγ|προυπολογ)/u.test(after)
}

/** Words that say at which end of a period a date is; the last one before it counts. */
const dateCues = new RegExp(
  String.raw`(?<!\p{L})(?:(?<opens>απο|εναρξ\p{L}*|ξεκιν\p{L}*|αρχ(?:η|ιζ\p{L}*|ισ\p{L}*)|εκκιν\p{L}*|ανοι[γξ]\p{L}*|ανοικτ\p{L}*|μεταξυ|from|between|open(?:s|ed|ing)?|starts?|begins?)|(?<closes>εωσ|μεχρι|ωσ(?! εξησ| προσ)|ληξ\p{L}*|ληγ\p{L}*|τελειων\p{L}*|κλειν\p{L}*|ολοκληρων\p{L}*|καταληκτικ\p{L}*|προθεσμι\p{L}*|μετατιθ\p{L}*|παρατειν\p{L}*|until|till|by|deadlines?|clos(?:es?|ing)|cut-?off|ends?|to|through|due|no later than)|(?<moved>ειχε οριστει|(?:που )?εληγε|αρχικη προθεσμια|απο την αρχικη|αντι (?:τησ|του)|previously|originally|instead of))(?!\p{L})`,
  'gu',
)
const aboutSubmission =
  /υποβ[αο]λ|υποβληθ|υποδοχ|αιτησ|προτασ|προσκλησ|υποψηφιοτ|φακελ|περιοδο|πλατφορμ|πληροφοριακ|προθεσμ|εναρξη:|εναρξη$|(?<!\p{L})ληξη|(?<!\p{L})ισχυσ(?!\p{L})|applica|submission|submit|proposal|(?<!\p{L})calls?(?!\p{L})|deadline|competition|window|cut-?off|(?<!\p{L})when(?!\p{L})|opening|start date|end date|closing/u
const aboutElse =
  /ιδρυ|συσταθ|συστασ|εναρξη (?:εργασιων|δραστ|λειτουργ|τησ επιχ|τησ δραστ)|δραστηριοτητα|δραστηριοποι|εγγραφ\p{L}* στ|υλοποιησ|υλοποιειται|(?:εργ(?:ο|ου|α)|projects?)(?!\p{L})[^.]{0,40}(?:ολοκληρ|αρχιζ|ξεκιν|starts?|ends?|complet)|χρησ(?:η|εισ|εων|ησ)(?!\p{L})|φεκ|κανονισμ|(?<!\p{L})νομο|δαπαν|ισολογισμ|απασχολ|ημερολογιακ|established|founded|incorporated|registered|costs|expenditure|financial year|employed|traded/u
/** Between the days of one period, or of a list. */
const ofPeriod =
  /^\s*[,;)]?\s*(?:-|→|->|εωσ|μεχρι|ωσ|until|till|to|through|και|and|,)?\s*(?:και )?(?:τισ|την|τη|the|στισ|on)?\s*\(?\s*$/u
const dash = /^\s*\)?\s*(?:-|→|->|εωσ|μεχρι|ωσ|until|till|to|through)\s*(?:και )?(?:τισ|την|τη|the)?\s*$/u

/** Which date of a sentence opens the call, which closes it; undefined where the words are about something else. */
function roleOf(
  block: Block,
  sentence: Sentence,
  date: StatedDate,
  all: readonly StatedDate[],
  before: DateRole | undefined,
): DateRole | undefined {
  const { folded } = block.folded
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const at = inside.indexOf(date)
  const previous = inside[at - 1]
  const next = inside[at + 1]
  const clause = folded.slice(previous?.end ?? sentence.start, date.start)
  const labels = block.kind === 'cell' ? block.labels.join(' · ') : ''
  const around = folded.slice(sentence.start, sentence.end)
  // "Costs count from the publication of the call, that is from 26 October": the call is named, its period is not.
  const head = folded.slice(sentence.start, date.start)
  if (/δαπαν|costs|expenditure/u.test(head) && !/υποβ[αο]λ|υποβληθ|αιτησ|applica|submi/u.test(head)) return undefined
  const context = aboutSubmission.test(clause)
    ? !aboutElse.test(clause.slice(clause.search(aboutSubmission)))
    : !aboutElse.test(folded.slice(sentence.start, date.start)) &&
      !aboutElse.test(labels) &&
      (aboutSubmission.test(around) ||
        aboutSubmission.test(labels) ||
        aboutSubmission.test(block.announcedBy) ||
        aboutSubmission.test(block.section))
  if (!context) return undefined
  const joined = next === undefined ? '' : folded.slice(date.end, next.start)
  if (next !== undefined && before === undefined && dash.test(joined)) return 'opens'
  if (previous !== undefined && before === 'opens' && dash.test(clause)) return 'closes'
  if (previous !== undefined && before !== undefined && before !== 'opens' && ofPeriod.test(clause)) return before
  const cue = [clause, block.labels.join(' · '), previous === undefined ? block.announcedBy : '']
    .map((text) => [...text.matchAll(dateCues)].at(-1))
    .find((each) => each !== undefined)
  if (cue === undefined) return /(?:και )?στη συνεχεια/u.test(clause) && before === 'moved' ? 'moved' : undefined
  if (cue.groups?.['moved'] !== undefined) return 'moved'
  // "Two months from the publication, that is 12 January": a word further away says nothing of the day.
  const between = cue.input === clause ? clause.slice(cue.index + cue[0].length) : ''
  if (/δημοσιευ|publi|εγκρισ|αποφασ/u.test(between)) return undefined
  return cue.groups?.['opens'] === undefined ? 'closes' : 'opens'
}

type DateRole = 'opens' | 'closes' | 'moved'

/** "Applications after 15:00 of the last day are not considered": the hour of a day that is told elsewhere. */
const lastHour =
  /(?:μετα τισ|εωσ τισ|μεχρι τισ|after|by|until) (?<h>[01]?\d|2[0-4])[:.](?<min>[0-5]\d)[^.\d]{0,20}(?:τελευταιασ (?:η?μερασ)|(?:last|closing|final) day)/u

function closingHoursOf(block: Block): Reading[] {
  return sentencesOf(block).flatMap((sentence) => {
    const match = lastHour.exec(block.folded.folded.slice(sentence.start, sentence.end))
    if (match === null) return []
    const time = `${(match.groups?.['h'] ?? '').padStart(2, '0')}:${match.groups?.['min']}`
    return [reading(block, sentence, sentence, { field: 'closing_hour', time }, 0.8)]
  })
}

function dateReadings(
  block: Block,
  sentence: Sentence,
  date: StatedDate,
  all: readonly StatedDate[],
  roles: Map<StatedDate, DateRole>,
): Reading[] {
  const near = labelOf(dateLabels, block, sentence, date)
  const { folded } = block.folded
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const previous = inside[inside.indexOf(date) - 1]
  const role = roleOf(block, sentence, date, all, previous === undefined ? undefined : roles.get(previous))
  if (role !== undefined) roles.set(date, role)
  const text = folded.slice(sentence.start, sentence.end)
  const together = /(?:all |ολεσ |παντα )?(?:at|στισ|ωρα)\s*(\d{1,2})[:.](\d{2})/u.exec(
    folded.slice(inside.at(-1)?.end ?? date.end, sentence.end),
  )
  const listed =
    role === 'closes' &&
    /cut-?off|ημερομηνι\p{L}+ αποκοπησ|ληξη ανα κυκλο|κυκλ(?:οι|ουσ) υποβολ|(?:closing|submission) dates|deadlines/u.test(
      text,
    ) &&
    inside.length > 1
  const time =
    date.time ?? (listed && together !== null ? `${(together[1] ?? '').padStart(2, '0')}:${together[2]}` : undefined)
  const hour = time === undefined ? {} : { time }
  const make = (value: ReadValue, sure: number): Reading[] => [reading(block, sentence, date, value, sure)]
  const sure = near === undefined ? 0.75 : Math.max(0.75, sureness[near.where])
  if (role === 'moved') return make({ field: 'moved_from', date: date.date, ...hour }, sure)
  if (role === 'opens') return make({ field: 'opens_at', date: date.date, ...hour }, sure)
  if (role === 'closes')
    return make({ field: 'closes_at', date: date.date, ...hour, ...(listed ? { round: true as const } : {}) }, sure)
  // "Athens, 24/11/2026" at the end is the day of the document itself.
  if (
    /^\s*\p{L}{3,}(?: \p{L}+)?\s*,\s*(?:την |στισ )?$/u.test(folded.slice(0, date.start)) ||
    /[.;»"]\s+\p{L}{3,}\s*,\s*$/u.test(folded.slice(0, date.start))
  )
    if (folded.length - date.end < 20) return make({ field: 'published_on', date: date.date }, 0.95)
  const expenses =
    /δαπαν\p{L}+[^.]{0,60}(?:απο|μετα)[^.]{0,40}$|(?:costs?|expenditure)[^.]{0,60}(?:from|after|since)[^.]{0,30}$/u.test(
      folded.slice(sentence.start, date.start),
    )
  if (near === undefined) return []
  if (near.names === 'published' || near.names === 'expenses_from')
    return [
      ...(near.names === 'published' ? make({ field: 'published_on', date: date.date }, sureness[near.where]) : []),
      ...(near.names === 'expenses_from' || (expenses && /επιλεξ|αναγνωρ|δεκτ|eligib/u.test(text))
        ? make({ field: 'expenses_eligible_from', date: date.date }, sureness[near.where])
        : []),
    ]
  if (near.names === 'moved_from') return make({ field: 'moved_from', date: date.date, ...hour }, sureness[near.where])
  return []
}
