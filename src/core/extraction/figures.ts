import { greek } from '../citing/quantity-lexicon.ts'
import { readPlaces } from '../citing/stated-place.ts'
import type { SizeClass } from '../facts/profile.ts'
import { foldText } from '../facts/text-fold.ts'
import { regionLeaves } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { greekPlacesIn } from './greek-places.ts'
import { moneyIn, percentsIn, readNumber } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import { datesIn } from './dates.ts'
import type { StatedDate } from './dates.ts'
import { dateLabels, labelOf, moneyLabels, percentLabels } from './labels.ts'
import type { MoneyName, Near } from './labels.ts'
import type { Reading, ReadValue, RegionCategoryName, StatedValue } from './reading.ts'
import { isAside, isEvent, partOf } from './scope.ts'
import { keysOf, placeIn, sentencesOf } from './source-text.ts'
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
  const sheet =
    block.kind === 'paragraph' &&
    /^(?:απο |εωσ |μεχρι )?\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?: (?:εωσ|-) \d{1,3}(?:\.\d{3})+(?:,\d{2})?)?$/u.test(
      folded.trim(),
    ) &&
    block.announcedBy !== ''
  const money = moneyIn(folded, bare || sheet)
  for (const figure of money) {
    stated.push({
      kind: 'money',
      values: figure.values,
      currency: figure.currency ?? 'EUR',
      place: placeIn(block, figure.start, figure.end),
    })
    readings.push(...moneyReadings(block, sentenceOf(figure), figure, money, places))
  }
  const percents = [...percentsIn(folded), ...barePercents(block)]
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

/** A number alone in the cell of a table of rates. */
function barePercents(block: Block): Figure[] {
  const { folded } = block.folded
  const range = /^\s*(\d{1,3})\s*(?:-|εωσ|to)\s*(\d{1,3})\s*$/u.exec(folded)
  const [, low = '', high = ''] = range ?? []
  if (
    range !== null &&
    block.labels.some((key) => /% .*(?:επιχορ|επιδοτ|ενισχ|aid|grant)|(?:ενταση|ποσοστο).*%/u.test(key)) &&
    Number(low) < Number(high) &&
    Number(high) <= 100
  ) {
    const parts = [low, high].map((each, k) => {
      const start = k === 0 ? folded.indexOf(each) : folded.lastIndexOf(each)
      return { start, end: start + each.length }
    })
    return [
      {
        kind: 'percent',
        values: [Number(low) * 100, Number(high) * 100],
        start: parts[0]?.start ?? 0,
        end: parts[1]?.end ?? 0,
        parts,
      },
    ]
  }
  const match = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*$/u.exec(folded)
  if (match === null || (block.kind !== 'cell' && block.announcedBy === '')) return []
  const value = Math.round(readNumber(match[1] ?? '') * 100)
  const told = [...block.labels, block.announcedBy, block.section].some((key) =>
    /%|επι τοισ εκατο|ενταση|aid rate|intensit|ποσοστο (?:ενισχ|επιχ|επιδ)/u.test(key),
  )
  const other = block.labels.some((key) => /€|ευρω|(?<!\p{L})καδ|μην(?:εσ|ων)|months|βαθμ|α\/α/u.test(key))
  if (!told || other || value > 10000 || value === 0 || (block.kind === 'cell' && block.column === 0)) return []
  const start = folded.indexOf(match[1] ?? '')
  const end = start + (match[1] ?? '').length
  return [{ kind: 'percent', values: [value], start, end, parts: [{ start, end }] }]
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

/** "Βόρειο και Νότιο Αιγαίο" are two. */
const twoSides =
  /(?<!\p{L})((?:βορει|νοτι|ανατολικ|δυτικ|κεντρικ)\p{L}+|[βνδκα]\.)( (?:και|η|ή|&) (?:τη[νσ]? |του? |στο[ν]? |στην? )?)((?:βορει|νοτι|ανατολικ|δυτικ|κεντρικ)\p{L}+|[βνδκα]\.) (αιγαι\p{L}+|μακεδονι\p{L}+|ελλαδ\p{L}+|αττικη\p{L}*)/gu

/** NUTS codes of the regions named in a folded text; a level that has one region only is that region. */
export function regionsIn(named: string, regions: RegionReference, country: string): string[] {
  const prefix = country === 'GR' ? 'EL' : country
  const folded = named.replaceAll(twoSides, '$1 $4$2$3 $4')
  const read = readPlaces(folded, regions, (code) => code.startsWith(prefix) && code !== prefix, greek).places
  let rest = folded
  for (const { span } of read)
    rest = rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end)
  const inflected = country === 'GR' ? greekPlacesIn(rest) : []
  return [...new Set([...read.map(({ code }) => finest(code, regions)), ...inflected])]
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
  if (isAside(block, folded.slice(sentence.start, sentence.end))) return []
  const part = partOf(block)
  const parts = partsOf(figure, all)
  if (parts !== undefined && (near === undefined || near.names === 'total_budget' || near.names === 'budget'))
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.85)]
  const whole = all.find((other) => partsOf(other, all)?.includes(figure))
  if (whole !== undefined && part === undefined) {
    const line = partOfSum(block, figure, all, placesIn)
    if (line !== undefined) return [reading(block, sentence, figure, { ...line, currency }, 0.85)]
  }
  const wider = widerBudget(folded, sentence, figure, all)
  if (wider === 'whole') return []
  if (wider === 'part')
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.85)]
  const refused = refusedBelow(folded, sentence, figure)
  if (refused !== undefined && figure.values.length === 1)
    return refused === 'other'
      ? []
      : [reading(block, sentence, figure, { field: refused, cents: figure.values[0] ?? 0, currency }, 0.85)]
  if (part !== undefined && near?.names === 'total_budget' && figure.values.length === 1)
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'budget_line', cents: figure.values[0] ?? 0, currency, regions: [], title: part },
        0.8,
      ),
    ]
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
    figure.values.length === 1 &&
    (near === undefined || near.names === 'subsidy') &&
    !isOfOthers(folded, sentence, figure)
  )
    return [reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.75)]
  if (near === undefined || isOfOthers(folded, sentence, figure) || isFormer(folded, sentence, figure, all)) return []
  if (isCategoryCap(block, near)) return []
  // "1.000.000 € for large enterprises" bounds those only.
  if (/^\s*(?:για|for) /u.test(after) && sizesIn(after.slice(0, 60)).length > 0) return []
  // The section about eligible costs is about categories: a bound in its list caps one of them.
  if (near.where === 'section' && (near.names === 'eligible_cost' || block.kind === 'item')) return []
  // "In partnerships the aid may reach 600.000 €": that is no ceiling of all.
  if (
    /^\s*(?:σε|για|στισ|in|for) (?:περιπτωση|συμπραξ|συνεργασ|ομαδ|κοινοπραξ|δικτυ|consorti|partnership|co-?operation|collaborat)/u.test(
      folded.slice(sentence.start, sentence.end),
    ) &&
    all.length > 1
  )
    return []
  const conditional =
    /^\s*(?:\S{1,3} )?(?:για|for) /u.test(folded.slice(sentence.start, sentence.end)) && near.where === 'sentence'
  const confidence = conditional ? 0.7 : sureness[near.where]
  const otherwise =
    figure.inWords === undefined
      ? {}
      : { otherwise: { cents: figure.inWords.value, figure: placeIn(block, figure.inWords.start, figure.inWords.end) } }
  const row = near.where === 'table' && block.labels.length > 1 ? block.labels.at(-1) : undefined
  const named = row === undefined || lastLabelled(row) || /συνολ|total/u.test(row) ? undefined : row
  const held = part ?? (block.column < 2 && block.labels.length === 1 ? undefined : named)
  const of = held === undefined ? {} : { of: held }
  if (isOneOfMany(block, sentence, figure, all, near)) {
    const sizes = sizesIn(
      folded.slice(Math.max(sentence.start, figure.start - 60), Math.min(sentence.end, figure.end + 40)),
    )
    return sizes.length === 0 ? [] : [reading(block, sentence, figure, { field: 'size_named', sizes }, 0.6)]
  }
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
  const previous = all.findLast(
    (other) => other.end <= figure.start && other.start >= sentence.start && !isFormer(folded, sentence, other, all),
  )
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
    (/σε περιπτωση|εφοσον|(?<!\p{L})(?:ε?αν|η)(?!\p{L})|in case|(?<!\p{L})if(?!\p{L})|where|(?:σε|για) (?:συμπραξ|συνεργ|κοινοπραξ|ομαδ)/u.test(
      own,
    ) ||
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
  /^[^.;]{0,30}(?:(?:ανα|σε καθε|για καθε) (?:δικαιουχο|επιχειρηση|φορεα|αιτουντα|αφμ|εταιρεια|ωφελουμενο|καταλυμα|εργο|σχεδιο|προταση|επενδυση|αιτηση)|(?:per|to each|for each) (?:company|enterprise|sme|beneficiary|applicant|undertaking|firm|business|project|proposal))/u

/** "Raised from 30 to 42 million": the first no longer holds. */
function isFormer(folded: string, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  if (
    next !== undefined &&
    /^[»"”]?\s*,?\s*(?:στο ορθο|στο σωστο|το ορθο(?: ειναι)?|διαβαζεται|read)\s*:?\s*[«"“]?$/u.test(
      folded.slice(figure.end, next.start),
    )
  )
    return true
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
  const before = folded.slice(sentence.start, figure.start)
  // A lump sum for a category of costs, a price of something, a figure of the applicant.
  if (/(?:costs?|δαπαν\p{L}+|εξοδα)\s*:\s*(?:lump sum|κατ ['’]?\s?αποκοπη)[^.]{0,20}$/u.test(before)) return true
  if (
    /(?:μεγαλ\p{L}+|large) (?:επενδυσ\p{L}+|παραγωγ\p{L}+|investments?) (?:ανω των|over|above) $|σε (?:παραγωγεσ|επενδυσεισ|εργα) (?:ανω των|πανω απο) $/u.test(
      before,
    )
  )
    return true
  return /^[^.,;]{0,25}(?:μηνιαιωσ|το μηνα|την ωρα|τον χρονο|ετησιωσ ανα|ανα (?:ομιλο|μηνα|ενιαια|θεση|ωρα|ημερα|ατομο|εργαζομεν|οχημα|δωματιο|στρεμμα|μοναδα|ημερομισθιο|τεμαχιο|εισιτηριο)|τον μηνα|μηνιαι|per (?:month|group|hour|day|person|employee|job|vehicle|unit|item|room|hectare|night))/u.test(
    folded.slice(figure.end),
  )
}

/** The figures behind a figure that add up to it: it is the whole, and they are its parts. */
function partsOf(figure: Figure, all: readonly Figure[]): readonly Figure[] | undefined {
  if (figure.values.length !== 1) return undefined
  const [whole = 0] = figure.values
  const behind = all.slice(all.indexOf(figure) + 1, all.indexOf(figure) + 9)
  let sum = 0
  for (const [k, { values }] of behind.entries()) {
    if (values.length !== 1) return undefined
    sum += values[0] ?? 0
    if (k > 0 && sum === whole && whole >= leastCallBudget) return behind.slice(0, k + 1)
  }
  return undefined
}

/** For whom or what a part of a budget is: the words behind it, or those before it. */
function partOfSum(
  block: Block,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Extract<ReadValue, { field: 'budget_line' }> | undefined {
  const { folded } = block.folded
  const at = all.indexOf(figure)
  const behind: Sentence = { start: figure.end, end: all[at + 1]?.start ?? Math.min(folded.length, figure.end + 90) }
  const before: Sentence = { start: all[at - 1]?.end ?? 0, end: figure.start }
  const follows = /^\s*(?:\([^)]{1,8}\)\s*)?(?:στ|για|σε|for|in|to)/u.test(folded.slice(behind.start, behind.end))
  const words = follows ? behind : before
  const { regions, categories } = placesIn(words)
  const [category, second] = categories
  const base = { field: 'budget_line', cents: figure.values[0] ?? 0, currency: 'EUR' } as const
  if (category !== undefined && second === undefined) return { ...base, category, regions }
  if (regions.length > 0) return { ...base, regions }
  const title = folded
    .slice(words.start, words.end)
    .replace(
      /^[\s,(:)·-]*(?:\([^)]{1,8}\)\s*)?(?:(?:και|and|εκ των οποιων|of which)\s)?(?:(?:για|for|σε|in|to)\s)?(?:(?:τη[νσ]?|το|τα|τισ|τουσ|the)\s)?/u,
      '',
    )
    .replace(/[\s,:(·.;]+(?:και|and)?\s*$/u, '')
  return title.length < 3 ? undefined : { ...base, regions: [], title: title.slice(0, 80) }
}

/** "The programme has 3,9 billion, of which 72 million are for this call": the first is another's. */
function widerBudget(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): 'whole' | 'part' | undefined {
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const ofThis =
    /(?:απο τα οποια|εκ των οποιων|απο αυτα|of which|of this)[^.]{0,40}(?:συγκεκριμεν|παρουσα|εν λογω|this (?:call|scheme|action)|the present)/u
  if (inside.length > 1) {
    const next = inside.find((other) => other.start > figure.start)
    if (next !== undefined && ofThis.test(folded.slice(figure.end, next.start))) return 'whole'
    const before = inside.findLast((other) => other.end <= figure.start)
    if (before !== undefined && ofThis.test(folded.slice(before.end, figure.start))) return 'part'
  }
  return /(?<!\p{L})(?:παλυθ|εσπα|π\.?ε\.?π\.?|επανεκ|ταα|σσ καπ|ετπα|εκτ\+?|erdf|esf|rrf|horizon europe) (?:\S+ )?(?:εχει|διαθετει|has|have)/u.test(
    folded.slice(sentence.start, figure.start),
  )
    ? 'whole'
    : undefined
}

/** Below a sum nothing is granted: that sum is the least. Undefined where no such thing is said. */
function refusedBelow(
  folded: string,
  sentence: Sentence,
  figure: Figure,
): 'min_subsidy' | 'min_eligible_cost' | 'other' | undefined {
  const text = folded.slice(sentence.start, sentence.end)
  const below =
    /(?:κατω (?:απο|των?)|(?:μικροτερ|λιγοτερ|χαμηλοτερ)\p{L}* (?:απο|των?)|below|under|(?:less|lower|smaller) than)\s*(?:τα |τισ |των )?$/u
  if (!below.test(folded.slice(sentence.start, figure.start))) return undefined
  if (
    !/(?:δεν|μη) (?:\p{L}+ )?(?:εγκριν|χορηγ|καταβαλλ|δινε|δινο|ενισχυ|επιδοτ|χρηματοδοτ|γιν\p{L}+ δεκτ|πληρων)|(?:not|never|no) (?:be )?(?:issued|granted|paid|approved|awarded|funded|considered)|(?:rejected|refused)|απορριπτ/u.test(
      text,
    )
  )
    return undefined
  if (/ενισχυσ|επιχορηγησ(?!\p{L}*ουμεν)|επιδοτησ|vouchers?|grants?|aid|subsid/u.test(text)) return 'min_subsidy'
  return /επενδυσ|σχεδι|εργ(?:ο|α|ων)(?!\p{L})|προτασ|προυπολογ|projects?|investments?|budgets?|proposals?/u.test(text)
    ? 'min_eligible_cost'
    : 'other'
}

/** One of several sums by size, by kind of project or by voucher: none of them is the amount of all. */
function isOneOfMany(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  near: Near<MoneyName>,
): boolean {
  if (near.names !== 'subsidy' && near.names !== 'eligible_cost' && near.names !== 'budget') return false
  const { folded } = block.folded
  const words = (each: Figure): string => {
    const previous = all.findLast((other) => other.end <= each.start)
    const next = all.find((other) => other.start >= each.end)
    const before = folded.slice(Math.max(previous?.end ?? 0, each.start - 90), each.start)
    const after =
      /^\s*(?:για|for|με|χωρισ|with|without|in|στισ) [^,;.·]*/u.exec(
        folded.slice(each.end, next?.start ?? folded.length),
      )?.[0] ?? ''
    return `${previous === undefined ? (before.split(/[.;·]\s/u).at(-1) ?? '') : before} ${after}`
  }
  const sizes = all.map((each) => sizesIn(words(each)).join('+'))
  const mine = sizes[all.indexOf(figure)] ?? ''
  if (mine !== '' && sizes.some((other) => other !== '' && other !== mine)) return true
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const text = folded.slice(sentence.start, figure.start)
  if (/(?:sum|total) of|συνολ|αθροισμα/u.test(text) && inside.length === 1) return false
  if (inside.length > 1 && inside.every(({ values }) => values.length === 1)) {
    // "Film 100.000 €, documentary 60.000 €": names of things, and no words of bounds.
    const own = (each: Figure): string =>
      folded.slice(
        all.findLast((other) => other.end <= each.start && other.start >= sentence.start)?.end ?? sentence.start,
        each.start,
      )
    const ends = inside.map((each) => endOf(own(each), ''))
    const things = inside
      .slice(1)
      .filter(
        (each) =>
          /^\s*,?\s*(?:και |and )?(?:an? |the )?\p{L}{3,}/u.test(own(each)) &&
          !ifWords.test(own(each)) &&
          (inside.length > 2 || !allLabelled(own(each))),
      )
    if (
      things.length === inside.length - 1 &&
      (ends.slice(1).every((end) => end === undefined) || (inside.length > 2 && new Set(ends).size === 1))
    )
      return !/βασικ|basic/u.test(folded.slice(figure.end, figure.end + 20))
  }
  // "90.000 € with a battery · 45.000 € without": cells and lines under one label.
  const tails = all.filter((each) => /^\s*(?:με |χωρισ|with(?:out)?(?!\p{L}))/u.test(folded.slice(each.end)))
  return tails.length > 1 && tails.includes(figure)
}

const allLabelled = (text: string): boolean => moneyLabels.some(({ pattern }) => [...text.matchAll(pattern)].length > 0)

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
  if (near?.where !== 'table' || near.names !== 'total_budget' || block.labels.length < 2) return undefined
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
    /(?<!\p{L})(?:μεγαλ(?:η|εσ|ων|ησ)(?:(?= επιχειρησ)|(?=\s*(?:$|[.,;:·)(\d]|και )))|large(?= (?:enterprise|compan|firm|undertaking|one|organi[sz]ation)|\s*$))/u,
  ],
]
const smallMidCap = /μικρ\p{L}+[- ](?:και )?μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+|small[- ]mid[- ]caps?/u
/** "From micro to medium": the ones between are meant too. */
const sizeSpan = /πολυ μικρ(?:η|εσ|ων|ησ)(?: επιχειρησ\p{L}+)? (?:εωσ|μεχρι)(?: και)? (?:τισ )?μεσαι|micro to medium/u

/** Size classes that a folded text names. "SMEs" are the three smaller ones; what a bracket takes out is not named. */
export function sizesIn(text: string): SizeClass[] {
  const folded = text.replaceAll(
    /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu,
    ' ',
  )
  const plain = folded
    .replace(smallMidCap, ' ')
    .replace(/small(?:-|,)? (?:and|&) medium[- ]sized (?:enterprises|businesses|companies|firms)/u, 'smes')
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
  const whole = folded.slice(sentence.start, sentence.end)
  if (isAside(block, whole)) return []
  // A share of the grant, and flat rates of overheads, are no rates of aid.
  if (/^\s*(?:τησ|των|of the|of) (?:δημοσιασ )?(?:επιχορηγησ|ενισχυσ|grant(?!\p{L})|aid)/u.test(after)) return []
  if (
    /^\s*(?:επι του μισθολογ|επι των αμεσ|of (?:the )?(?:personnel|direct|staff))|εμμεσ\p{L}+ (?:δαπαν|κοστ)|overheads?|indirect costs/u.test(
      `${after.slice(0, 40)} ${before.slice(-60)}`,
    )
  )
    return []
  const behind = /^[^,;.·]{0,70}/u.exec(after)?.[0] ?? ''
  if (figure.values.length === 1 && near?.names !== 'other' && ownMoney.test(behind))
    return [reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.85)]
  if (isCeiling(before, `${whole} ${block.labels.join(' ')}`, near?.names, all.length))
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'intensity', percent: figure.values[0] ?? 0, regions: [], categories: [], sizes: [], range: 'high' },
        0.85,
      ),
    ]
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
    /(?:στισ|τισ|στουσ) (?:ιδι|αλλ)\p{L}+|(?:the )?same (?:regions|areas)/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return []
  const { regions, categories } = placesIn(clause)
  const labels = block.kind === 'cell' ? block.labels.join(' ') : ''
  const head = /^\s*(?:[•–*-]\s*)?([^:;]{3,60}):/u.exec(folded.slice(sentence.start, figure.start))?.[1] ?? ''
  const own = sizesIn(`${labels} ${folded.slice(clause.start, clause.end)}`)
  const sizes = own.length > 0 ? own : sizesIn(head)
  const special = regions.length + categories.length + sizes.length > 0
  const category = costCategoryOf(block, head, after)
  const of = category ?? (special ? undefined : (partOf(block) ?? heldFor(block, sentence, figure, near, all)))
  const make = (percent: number, range?: 'low' | 'high'): ReadValue => ({
    field: 'intensity',
    percent,
    regions,
    categories,
    sizes,
    ...(of === undefined ? {} : { of }),
    ...(of !== undefined &&
    (category !== undefined ||
      (block.kind === 'cell' && /δαπαν|cost/u.test(`${block.announcedBy} ${block.section} ${block.labels[0] ?? ''}`)))
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

const research =
  /(?:βιομηχανικ\p{L}+|βασικ\p{L}+) ερευν\p{L}+|πειραματικ\p{L}+ αναπτυξ\p{L}+|μελετ\p{L}+ σκοπιμοτητ\p{L}+|(?:industrial|fundamental|basic) research|experimental development|feasibility stud\p{L}+|dissemination|διαδοσ\p{L}+ αποτελεσματ\p{L}+/u

/** The kind of costs that a rate is for: the head of its column, its label, or the words behind it. */
function costCategoryOf(block: Block, head: string, after: string): string | undefined {
  const column = block.kind === 'cell' && block.labels.length > 1 ? (block.labels[0] ?? '') : ''
  for (const text of [column, head]) {
    const found = research.exec(text)
    if (found !== null) return found[0]
  }
  const tail =
    /^\s*(?:για|for|in|on|των|τησ|of|σε)\s+(?:(?:τισ|τη[νσ]?|το|the)\s+)?(?:δαπαν\p{L}+ (?:για |τησ |του )?|costs? (?:of|for) )(?!και |and |που |with |με |σε |επι |δεν )([^,.;·)%\d]{4,40}?)(?=\s+(?:και|and|με|σε)\s|\s*[,.;·)]|\s*$)/u.exec(
      after,
    )
  if (
    tail?.[1] !== undefined &&
    !/επιλεξ|eligible|αγορασ|συνολ|εργου|σχεδιου|επενδυσησ|(?<!\p{L})που|γινονται/u.test(tail[1])
  )
    return tail[1]
  return research.exec(after.split(/[,;·]/u)[0]?.replace(/\d.*$/u, '') ?? '')?.[0]
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
  const text = folded.slice(sentence.start, sentence.end)
  const forSome =
    /^\s*(?:για|στουσ|στισ|for) [^,]{3,80}(?:γινεται|αυξαν\p{L}+|ανερχ\p{L}+|διαμορφων\p{L}+|ανεβαιν\p{L}+|rises?|increases?|goes|becomes)/u
  const rising =
    /(?:rises?|increases?|goes up|is raised|αυξαν\p{L}+|ανεβαιν\p{L}+) (?:to|σε|στο)\s*$/u.test(
      folded.slice(sentence.start, figure.start),
    ) && /^\s*(?:for|if|when|για|αν|εφοσον|οταν)/u.test(folded.slice(figure.end, sentence.end))
  if (!ifWords.test(text) && !forSome.test(text) && !rising) return undefined
  const at = all.indexOf(figure)
  const base = all
    .slice(0, at)
    .find((other) => other.values.length === 1 && !isShareInCondition(folded, { start: 0, end: folded.length }, other))
  const value = figure.values[0] ?? 0
  const first = base?.values[0] ?? 0
  if (base === undefined || first >= value || value - first > 3000) return undefined
  const before = folded.slice(sentence.start, figure.start)
  const stands = /(?:σε|στο|στα|to|,|γινεται|ειναι|(?:, |\s)(?:η|or))\s*$/u.test(before)
  const told =
    /ενταση|ποσοστο|ενισχυ|επιχορηγ|επιδοτ|rate|intensity|grant/u.test(
      `${folded.slice(0, figure.start)} ${block.labels.join(' ')} ${block.section}`,
    ) || near?.names === 'intensity'
  return stands && told ? value - first : undefined
}

/** Behind a share: it is paid by those who apply. */
const ownMoney =
  /(?:με|απο|σε) (?:τα |τουσ )?(?:ιδι(?:α|ουσ|ων)|δικ(?:α|ουσ) (?:του|τουσ|τησ)) (?:κεφαλαι|πορ|χρηματ)|(?:from|by|with|through) (?:its|their|your|the applicant'?s?)? ?own (?:funds|sources|resources|means|money|contribution)|themselves|bring in/u

/** The most that a rate and its bonuses may come to. */
function isCeiling(before: string, text: string, near: string | undefined, count: number): boolean {
  if (
    /δημοσιων ενισχυσεων|all public (?:support|funding)|total public/u.test(text) ||
    near === 'other' ||
    near === 'own_contribution'
  )
    return false
  const limit =
    /(?:με (?:ανωτατ|μεγιστ|οριο)[^%.]{0,40}|ανωτατ\p{L}+ (?:ενταση|ποσοστο|οριο)[^%.]{0,25}|συνολικα (?:οχι|δεν|εωσ)[^%.]{0,30}|(?:never|not)(?: to)? (?:above|exceed|more than|over)[^%.]{0,20}|(?:δεν|μη)[^%.]{0,60}(?:υπερβ|ξεπερ)\p{L}*[^%.]{0,40}|(?:up to|with) (?:a |an )?(?:overall )?(?:maximum|ceiling|cap)[^%.]{0,20}|capped at|οχι πανω απο)\s*(?:το |τα |του |στο )?$/u
  if (!limit.test(before)) return false
  return (
    near === 'bonus' ||
    /προσαυξ|αθροισμα|επιπλεον|μοναδεσ|bonus|points|increase|top-?up/u.test(text) ||
    (near === 'intensity' && /εντασ|ποσοστ|rate|intensity/u.test(text) && (count > 1 || /εντασ|ποσοστ/u.test(before)))
  )
}

/** "If green costs are at least 20% of the budget": a share in a condition. */
function isShareInCondition(folded: string, sentence: Sentence, figure: Figure): boolean {
  const before = folded.slice(sentence.start, figure.start)
  const share =
    /(?:τουλαχιστον|at least|(?:αν|παν)ω (?:του|απο)|more than|over|υπερβ\p{L}+|ξεπερν\p{L}+|exceeds?|φερουν)\s*(?:στο|το|σε|τα)?\s*$/u
  const condition = before.search(/(?<!\p{L})(?:εφοσον|ε?αν|οταν|για|if|when|where|provided|for)(?!\p{L})/u)
  if (condition < 0 || !share.test(before.slice(condition))) return false
  return (
    /^\s*(?:του|των|τησ|of|\)|,|και|and)/u.test(folded.slice(figure.end, sentence.end)) ||
    /γυναικ|women|απασχολ|τζιρ|εξαγωγ|turnover|export/u.test(before.slice(condition))
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
  // The rest's rate is the general one.
  const rest = /(?<!\p{L})(?:υπ?ολοιπ|λοιπ)\p{L}+|(?:all |the )?(?:other|remaining) |the rest|elsewhere/u
  if (rest.test(row) || rest.test(folded.slice(figure.end, sentence.end).slice(0, 40))) return undefined
  const previous = all.findLast((other) => other.end <= figure.start)
  const condition =
    /(?:^|[\s(·])((?:με|χωρισ|with|without) (?!(?:το |την? |τα |a |the )?(?:ποσοστο|ενταση|συντελεστη|δημοσια|συνολικ|ανωτατ|οριο|rate|aid))(?:(?:το|την?|τα|a|the) )?\p{L}{3,}[^,;.·:]{0,40}?):?\s*$/u.exec(
      folded.slice(Math.max(previous?.end ?? 0, figure.start - 60), figure.start),
    )
  if (condition !== null && all.length > 1) return condition[1]
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
  String.raw`(?<!\p{L})(?:(?<opens>απο|εναρξ\p{L}*|ξεκινημα|ανοιγμα|ξεκιν\p{L}*|αρχ(?:η|ιζ\p{L}*|ισ\p{L}*)|εκκιν\p{L}*|ανοι[γξ]\p{L}*|ανοικτ\p{L}*|μεταξυ|from|between|open(?:s|ed|ing)?|starts?|begins?)|(?<closes>τελευται\p{L}+ (?:η?μερ\p{L}+|προθεσμ\p{L}+)|το αργοτερο|last (?:day|date)|final day|εωσ|μεχρι|ωσ(?! εξησ| προσ)|ληξ\p{L}*|ληγ\p{L}*|τελειων\p{L}*|κλει[νσ]\p{L}*|ολοκληρων\p{L}*|καταληκτικ\p{L}*|προθεσμι\p{L}*|μετατ[ιε]θ\p{L}*|μεταφερ\p{L}*|παρατ(?:ειν|αθ)\p{L}*|until|till|by|deadlines?|clos(?:es?|ing)|cut-?off|ends?|to|through|due|no later than)|(?<moved>ειχε (?:αρχικα )?(?:οριστει|τεθει)|αρχικη (?:ληξη|ημερομηνια|προθεσμια)|(?:προηγουμεν|παλαι|αρχικ)\p{L}+ (?:προθεσμι|ημερομηνι|ληξ)\p{L}*|(?:previous|original|initial|former|old) (?:deadline|closing date|date)|(?:που )?εληγε|αρχικη προθεσμια|απο την αρχικη|αντι (?:τησ|του)|previously|originally|instead of))(?!\p{L})`,
  'gu',
)
const aboutSubmission =
  /(?<!\p{L})αιτησ|συστημα|χρονοδιαγραμμα|χρονοσ(?!\p{L})|εναρξη\s*[/–-]\s*ληξη|ημ\/νια|ημερομηνια (?:εναρξ|ληξ)|(?<!\p{L})ποτε(?!\p{L})|ωσ ποτε|κλεισιμο|ανοιγμα|(?:το προγραμμα|η δραση|η πλατφορμα)[^.]{0,40}(?:ανοιγ|κλειν)|ανοιγει|καθεστωσ|timeline|apply|inclusion period|loans signed|δανεια εκταμ|τα δανεια|(?<!\p{L})opens?(?!\p{L})|open from|υποβ[αο]λ|υποβληθ|υποδοχ|αιτησ|προτασ|προσκλησ|υποψηφιοτ|φακελ|περιοδο|πλατφορμ|πληροφοριακ|προθεσμ|εναρξη:|εναρξη$|(?<!\p{L})ληξη|(?<!\p{L})ισχυσ(?!\p{L})|applica|submission|submit|proposal|(?<!\p{L})calls?(?!\p{L})|deadline|competition|window|cut-?off|(?<!\p{L})when(?!\p{L})|opening|start date|end date|closing/u
const aboutElse =
  /ιδρυ|συσταθ|συστασ|εναρξη (?:εργασιων|δραστ|λειτουργ|τησ επιχ|τησ δραστ)|δραστηριοτητα|δραστηριοποι|εγγραφ\p{L}* στ|υλοποιησ|υλοποιειται|(?:εργ(?:ο|ου|α)|projects?)(?!\p{L})[^.]{0,40}(?:ολοκληρ|αρχιζ|ξεκιν|starts?|ends?|complet)|χρησ(?:η|εισ|εων|ησ)(?!\p{L})|φεκ|κανονισμ|(?<!\p{L})νομο|δαπαν|ισολογισμ|απασχολ|ημερολογιακ|established|founded|incorporated|registered|costs|expenditure|financial year|employed|traded/u
/** Between the days of one period, or of a list. */
const ofPeriod =
  /^\s*[,;)]?\s*(?:-|→|->|εωσ|μεχρι|ωσ|until|till|to|through|και|and|,)?\s*(?:και )?(?:τισ|την|τη|the|στισ|on)?\s*\(?\s*$/u
const dash = /^\s*\)?\s*(?:-|→|->|\/|εωσ|μεχρι|ωσ|until|till|to|through)\s*(?:και )?(?:τισ|την|τη|the)?\s*$/u

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
        aboutSubmission.test(keysOf(block)[0] ?? '') ||
        aboutSubmission.test(labels) ||
        aboutSubmission.test(block.announcedBy) ||
        aboutSubmission.test(block.section))
  if (!context || isEvent(block, clause)) return undefined
  const joined = next === undefined ? '' : folded.slice(date.end, next.start)
  const shifted = shifting.test(folded.slice(sentence.start, date.start))
  if (next !== undefined && shifted && fromDay.test(clause) && toDay.test(joined)) return 'moved'
  if (previous !== undefined && before === 'moved' && shifted && toDay.test(clause)) return 'closes'
  if (next !== undefined && corrected.test(joined)) return 'moved'
  if (previous !== undefined && before === 'moved' && corrected.test(clause)) return 'closes'
  if (next !== undefined && before === undefined && dash.test(joined)) return 'opens'
  if (previous !== undefined && before === 'opens' && dash.test(clause)) return 'closes'
  if (
    previous !== undefined &&
    before === 'opens' &&
    /^\s*(?:και|and)\s*(?:τη[νσ]? |τισ )?$/u.test(clause) &&
    /(?:between|μεταξυ)[^.]{0,30}$/u.test(folded.slice(sentence.start, previous.start))
  )
    return 'closes'
  if (previous !== undefined && before !== undefined && before !== 'opens' && ofPeriod.test(clause)) return before
  const cue = [
    clause,
    block.labels.join(' · '),
    previous === undefined ? block.announcedBy : '',
    previous === undefined ? (keysOf(block)[0] ?? '') : '',
  ]
    .map((text) => [...text.matchAll(dateCues)].at(-1))
    .find((each) => each !== undefined)
  if (cue === undefined) return /(?:και )?στη συνεχεια/u.test(clause) && before === 'moved' ? 'moved' : undefined
  if (cue.groups?.['moved'] !== undefined) return 'moved'
  // "Two months from the publication, that is 12 January": a word further away says nothing of the day.
  const between = cue.input === clause ? clause.slice(cue.index + cue[0].length) : ''
  if (/δημοσιευ|publi|εγκρισ|αποφασ/u.test(between)) return undefined
  return cue.groups?.['opens'] === undefined ? 'closes' : 'opens'
}

/** "Extended from 1 March to 15 March". */
const shifting =
  /(?<!\p{L})(?:παρατ(?:ειν|αθ)|παραταση|μετατ[ιε]θ|μεταθεσ|μεταφερ|μετακιν|extend|moved?|postpone|changed?|shift)\p{L}*/u
const fromDay = /(?:απο|from)\s*(?:τισ|την|τη|the)?\s*$/u
const toDay = /^\s*,?\s*(?:στισ|στη[ν]?|στην|για|σε|εωσ|μεχρι|ωσ|to|until)\s*(?:και )?(?:τισ|την|τη|the)?\s*$/u

/** "From «28.02» to the right «05.03»". */
const corrected = /^[»"”]?\s*,?\s*(?:στο ορθο|στο σωστο|το ορθο)\s*:?\s*[«"“]?$/u

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
  const own = issuedOn(block, date, folded)
  if (own !== undefined) return [reading(block, sentence, date, { field: 'published_on', date: date.date }, own)]
  if (isAside(block, folded.slice(sentence.start, sentence.end))) return []
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const previous = inside[inside.indexOf(date) - 1]
  const role = roleOf(block, sentence, date, all, previous === undefined ? undefined : roles.get(previous))
  if (role !== undefined) roles.set(date, role)
  const text = folded.slice(sentence.start, sentence.end)
  const together = /(?:all |ολεσ |παντα )?(?:at|στισ|ωρα)\s*(\d{1,2})[:.](\d{2})/u.exec(
    folded.slice(inside.at(-1)?.end ?? date.end, sentence.end),
  )
  const numbered =
    /^\s*(?:•\s*)?(?:\d{1,2}(?:η|οσ|ησ|st|nd|rd|th)|[α-δ]['΄]|πρωτ\p{L}+|δευτερ\p{L}+|τριτ\p{L}+|first|second|third)\s(?:περιοδ|κυκλ|φαση|προθεσμ|cut-?off|round|deadline|call)/u
  const plural =
    /cut-?off|ημερομηνι\p{L}+ αποκοπησ|ληξη ανα κυκλο|κυκλ(?:οι|ουσ) υποβολ|(?:closing|submission) dates|deadlines|(?<!\p{L})προθεσμιεσ|ημερομηνιεσ (?:ληξησ|υποβολησ)|περιοδοι υποβολησ/u
  const listed =
    role === 'closes' &&
    (numbered.test(text) ||
      block.labels.some((label) => numbered.test(label)) ||
      (all.length > 1 && plural.test(`${keysOf(block).slice(0, 2).join(' · ')} ${text}`)) ||
      (block.kind === 'item' && plural.test(`${block.announcedBy} ${block.section}`)))
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
  const costs = costsFrom(folded.slice(sentence.start, date.start), text)
  if (costs !== undefined && role === undefined) {
    const day = costs.after ? Temporal.PlainDate.from(date.date).add({ days: 1 }).toString() : date.date
    return [
      ...make({ field: 'expenses_eligible_from', date: day }, 0.85),
      ...(near?.names === 'published' ? make({ field: 'published_on', date: date.date }, sureness[near.where]) : []),
    ]
  }
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

/** The document's own day in its head: beside the place, in a gazette's line, behind the number of its version. */
function issuedOn(block: Block, date: StatedDate, folded: string): number | undefined {
  const before = folded.slice(0, date.start)
  const { raw } = block
  if (folded.length - date.end < 20 && /\s{3,}\p{Lu}\p{L}{3,},\s+\d{1,2}/u.test(raw)) return 0.95
  if (
    /(?:δημοσι\p{L}+ στο |^\s*)φεκ|εφημερισ τησ κυβερν|εφημεριδα? τησ κυβερν|τευχοσ [α-ω]/u.test(before) &&
    /\d\s?\/\s?$/u.test(before)
  )
    return /δημοσι|εφημερ|τευχοσ/u.test(before) ? 0.95 : undefined
  return block.base < 400 && /(?:version|\(v|(?<!\p{L})v\.?)\s?\d[\d.]*\s*,?\s*$/u.test(before) ? 0.9 : undefined
}

/** "Eligible are costs from …": the first day of costs; `after` where that day itself is out. */
function costsFrom(before: string, text: string): { after: boolean } | undefined {
  const match =
    /(?:δαπαν\p{L}*|costs?|expenditure|expenses|spending|invoices?)(?!\p{L})[^.·;]{0,110}?(?<!\p{L})(?<w>απο|μετα(?: απο)?|εφεξησ απο|from|after|since|as of|on or after|not before)\s*(?:και )?(?:την|τη|τισ|τησ|the)?\s*$/u.exec(
      before,
    )
  if (
    /(?:δαπαν\p{L}*|costs?|expenditure|expenses)[^.·;]{0,70}(?:πριν (?:απο )?|προ |before )(?:την |τη |τησ |τισ )?$/u.test(
      before,
    ) &&
    /(?:δεν|not|no) [^.]*(?:επιλεξ|αναγνωρ|δεκτ|eligib|accept|count)/u.test(text)
  )
    return { after: false }
  if (/δαπαν\p{L}*[^.·;]{0,60}μεταγενεστερ\p{L}+ (?:τησ |τισ |απο (?:την )?)$/u.test(before)) return { after: true }
  if (
    /(?:εναρξ|αρχ)\p{L}+ (?:τησ )?επιλεξιμοτητ\p{L}+(?: (?:των )?(?:δαπαν|εξοδ)\p{L}*)?[^.]{0,30}$|(?:eligibility of|eligible) (?:costs|expenditure)[^.]{0,20}(?:starts?|begins?|start date)[^.]{0,20}$/u.test(
      before,
    )
  )
    return { after: false }
  if (match === null || /(?:δεν|not|no) (?:\p{L}+ )?(?:ειναι επιλεξ|επιλεξ|eligible)/u.test(text)) return undefined
  if (
    /υποβ[αο]λ\p{L}*|αιτησ\p{L}* (?:υποβ|απο)|δημοσια δαπαν|submi/u.test(
      match[0].replace(/(?:την|πριν|μετα) (?:απο )?(?:την )?υποβολη/u, ''),
    )
  )
    return undefined
  return { after: /^(?:μετα|after)/u.test(match.groups?.['w'] ?? '') }
}
