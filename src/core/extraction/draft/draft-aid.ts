import { fromCents } from '../../facts/money.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Place } from '../../criteria/criterion.ts'
import type { SizeClass } from '../../facts/profile.ts'
import type { Funding, IntensityRow } from '../../facts/programme.ts'
import { clauseOf } from '../rates/bonus-titles.ts'
import { greekPlaces } from '../places/greek-places.ts'
import { isPartly, namesLess } from '../places/parts-of-regions.ts'
import { isOf, titleOf, withCited } from './draft.ts'
import type { Draft, Of } from './draft.ts'
import { categoryRated } from './draft-money.ts'
import { ofAllParts } from '../rates/rates-of-parts.ts'
import type { Reading } from '../reading.ts'
import { isTransition, otherRegions } from '../rates/region-rest.ts'
import { contradicts } from './rivals.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { placeOf } from '../places/territory.ts'

export function putAid(draft: Draft, readings: readonly Reading[]): void {
  const ordered = withMicro(draft, withSizesInOrder(readings.filter(isOf('intensity'))))
  const read = withSmes(withRestOfSizes(withRestOfRegions(ordered, draft.input.country, takingPart(readings))))
  const rows = read.filter(({ value }) => value.of === undefined)
  const special = rows.filter(
    ({ value }) =>
      value.range === undefined && (value.regions.length > 0 || value.categories.length > 0 || value.sizes.length > 0),
  )
  const held = read.filter(({ value }) => value.of !== undefined && value.range === undefined)
  const most = read.filter(({ value }) => value.of !== undefined && value.range === 'high')
  const bounds = rows.filter(({ value }) => value.range !== undefined)
  // "Up to 15 % for the one, up to 30 % for the other", and no other rate: nobody has more than the highest.
  const ranged = rows.length === 0 && held.length === 0 ? most : bounds
  const plainRows = rows.filter(
    ({ value }) => value.range === undefined && !special.some((each) => each.value === value),
  )
  // "Tourism 45 %, industry 55 % and crafts 65 %": three rates of one sentence are each of something that was not understood.
  const general = ofAllParts(
    plainRows.filter(
      ({ quote }) =>
        new Set(plainRows.filter((each) => each.quote.start === quote.start).map(({ value }) => value.percent)).size <
        3,
    ),
    draft.source,
  )
  const intensity: IntensityRow[] = []
  const told = new Map<IntensityRow, Reading>()
  const put = (reading: Of<'intensity'>): void => {
    const { value } = reading
    const row: IntensityRow = {
      percent: value.percent / 100,
      ...(value.regions.length > 0 && value.categories.length === 0 ? { regions: [...value.regions] } : {}),
      ...(value.categories.length > 0 ? { region_categories: [...value.categories] } : {}),
      ...(value.sizes.length > 0 ? { sizes: [...value.sizes] } : {}),
      ...(value.cost === true && value.of !== undefined
        ? { cost_categories: [categoryRated(draft, value.of, reading)] }
        : {}),
    }
    const key = JSON.stringify({ ...row, percent: 0 })
    const same = intensity.find((each) => JSON.stringify({ ...each, percent: 0, citations: undefined }) === key)
    if (same !== undefined) {
      const earlier = told.get(same)
      if (same.percent !== row.percent && earlier !== undefined && contradicts(draft.source, earlier, reading))
        draft.contradictions.push({
          field: 'intensity',
          values: [
            { value: same.percent, citations: same.citations ?? [] },
            { value: row.percent, citations: [draft.citation(reading)] },
          ],
        })
      return
    }
    row.citations = [draft.citation(reading)]
    intensity.push(row)
    told.set(row, reading)
    draft.tell('intensity', `/funding/intensity/${intensity.length - 1}`, { ...row, citations: undefined }, [reading])
  }
  for (const reading of special) put(reading)
  // Rates that are all the same are the rate, whatever the rows of their table are.
  const [one] = held
  const alike = one !== undefined && held.length > 1 && held.every(({ value }) => value.percent === one.value.percent)
  if (alike) general.push(one)
  else
    for (const reading of held)
      if (reading.value.cost === true) put(reading)
      else tellRateOf(draft, reading)
  if (most.length > 1) for (const reading of most) tellRateOf(draft, reading)
  // A general rate beside rates for some is the rest's; several general rates are one rate and its repetitions, or a contradiction.
  const plain = draft.choose(
    'intensity',
    general,
    ({ value }) => String(value.percent),
    ({ value }) => value.percent / 100,
  )
  if (plain[0] !== undefined) {
    put(plain[0])
    tellWordsAgainstDigits(draft, 'intensity', plain[0].value.percent, plain[0])
  }
  const doubted = new Set(general.map(({ value }) => value.percent)).size > 1 && isContradicted(draft)
  const allRaised =
    plain[0] === undefined ? [] : raisedRates(draft, plain[0], [...general, ...held], readings.filter(isOf('bonus')))
  // Above which of two rates it is no one can say.
  const raised = doubted ? [] : allRaised
  if (doubted)
    for (const each of allRaised)
      draft.tell('intensity', null, { percent: each.value.percent / 100 + (plain[0]?.value.percent ?? 0) / 100 }, [
        each,
      ])
  const highest = ranged
    .filter(({ value }) => value.range === 'high')
    .toSorted((a, b) => b.value.percent - a.value.percent)[0]
  const lowest = ranged.find(({ value }) => value.range === 'low')
  if (highest !== undefined) {
    draft.funding.max_intensity_percent = highest.value.percent / 100
    citeFunding(draft, highest)
    draft.tell('max_intensity_percent', '/funding/max_intensity_percent', highest.value.percent / 100, [highest])
    // "At most 65 %. Micro enterprises may receive up to 75 %": no one may have more than the highest, and some not so much.
    const byGroup = ranged.filter(({ value }) => value.range === 'high' && value.percent !== highest.value.percent)
    if (highest.value.sizes.length > 0)
      for (const each of [highest, ...byGroup]) {
        citeFunding(draft, each)
        const { percent, sizes } = each.value
        draft.tell('max_intensity_percent', null, { percent: percent / 100, ...(sizes.length > 0 ? { sizes } : {}) }, [
          each,
        ])
      }
  }
  if (lowest !== undefined) draft.tell('min_intensity_percent', null, lowest.value.percent / 100, [lowest])
  if (intensity.length > 0) draft.funding.intensity = intensity
  putSteps(draft, readings.filter(isOf('step')))
  putBonuses(draft, [...readings.filter(isOf('bonus')), ...raised], readings.filter(isOf('bonus', 'intensity')))
  const own = draft.choose(
    'own_contribution_min_percent',
    readings.filter(isOf('own_contribution')),
    ({ value }) => String(value.percent),
    ({ value }) => value.percent / 100,
  )
  if (own[0] !== undefined) {
    draft.funding.own_contribution_min_percent = own[0].value.percent / 100
    citeFunding(draft, own[0])
    tellWordsAgainstDigits(draft, 'own_contribution_min_percent', own[0].value.percent, own[0])
    draft.tell('own_contribution_min_percent', '/funding/own_contribution_min_percent', own[0].value.percent / 100, own)
  }
}

/** A rate of something that the draft has no place for stands beside it. */
const tellRateOf = (draft: Draft, reading: Of<'intensity'>): void => {
  const { percent, range } = reading.value
  const field = range === 'high' ? 'max_intensity_percent' : 'intensity'
  draft.tell(field, null, range === 'high' ? percent / 100 : { percent: percent / 100 }, [reading])
}

const isContradicted = (draft: Draft): boolean => draft.contradictions.some(({ field }) => field === 'intensity')

/** Limits of the aid have no citations of their own: theirs are among those of the funding. */
function citeFunding(draft: Draft, reading: Reading): void {
  draft.funding.citations = withCited(draft.funding.citations ?? [], draft.citation(reading))
}

/** "70 % small, 60 % medium … for development 45 % and 35 % respectively": the second row has the sizes of the first. */
function withSizesInOrder(read: Of<'intensity'>[]): Of<'intensity'>[] {
  return read.map((reading) => {
    const { order } = reading.value
    if (order === undefined) return reading
    const count = read.filter(
      ({ value, quote }) => value.order !== undefined && quote.start === reading.quote.start,
    ).length
    const earlier = read.filter(({ value, figure }) => value.sizes.length > 0 && figure.start < reading.quote.start)
    const row = earlier.slice(-count)
    const [first] = row
    return first === undefined || row.length < count || row.some(({ quote }) => quote.start !== first.quote.start)
      ? reading
      : { ...reading, value: { ...reading.value, sizes: row[order]?.value.sizes ?? [] } }
  })
}

/** The regions that a call names as those that take part. */
const takingPart = (readings: readonly Reading[]): readonly string[] =>
  readings
    .filter(isOf('criterion'))
    .flatMap(({ value: { criterion } }) =>
      'kind' in criterion && criterion.kind === 'region' ? (criterion.include ?? []) : [],
    )

/**
 * Beside rates for Attica and the South Aegean, the two regions in transition (Decision (EU) 2021/1130), the rest are less developed;
 * beside others they are those that are not named.
 */
function withRestOfRegions(read: Of<'intensity'>[], country: string, taking: readonly string[]): Of<'intensity'>[] {
  const named = [...new Set(read.flatMap(({ value }) => value.regions))]
  const transition = isTransition(named, country)
  const regions = otherRegions(named, country, taking)
  return read.map((reading) => {
    const { value } = reading
    if (value.rest === undefined || value.regions.length > 0) return reading
    if (transition) return { ...reading, value: { ...value, categories: ['less_developed'] } }
    return value.rest === 'table' && value.categories.length === 0
      ? { ...reading, value: { ...value, regions } }
      : reading
  })
}

/** "Large | Others": beside a column for the large enterprises that of the others is for all smaller ones. */
function withRestOfSizes(read: Of<'intensity'>[]): Of<'intensity'>[] {
  return read.map((reading) => {
    if (reading.value.others !== true) return reading
    const named = read
      .filter(({ value }) => String(value.regions) === String(reading.value.regions))
      .flatMap(({ value }) => value.sizes)
    const sizes = (['micro', 'small', 'medium'] as const).filter((size) => !named.includes(size))
    return named.includes('large') ? { ...reading, value: { ...reading.value, sizes } } : reading
  })
}

/** "Consultancy for SMEs: 50 %" beside rates of large enterprises is no rate of theirs. */
function withSmes(read: Of<'intensity'>[]): Of<'intensity'>[] {
  if (!read.some(({ value }) => value.sizes.includes('large'))) return read
  return read.map((reading) =>
    reading.value.smes === true
      ? { ...reading, value: { ...reading.value, sizes: ['micro', 'small', 'medium'] as const } }
      : reading,
  )
}

/** Where the call says that its small enterprises are the micro ones too, a rate for small ones is for both. */
function withMicro(draft: Draft, read: Of<'intensity'>[]): Of<'intensity'>[] {
  if (read.some(({ value }) => value.sizes.includes('micro'))) return read
  if (!draft.source.blocks.some(({ folded }) => smallWithMicro.test(folded.folded))) return read
  return read.map((reading) =>
    String(reading.value.sizes) === 'small'
      ? { ...reading, value: { ...reading.value, sizes: ['micro', 'small'] as const } }
      : reading,
  )
}
const smallWithMicro =
  /(?<!\p{L})small(?: enterprises| firms| companies)?,? \(?(?:including|incl\.?|which includes?) (?:the )?micro|(?<!πολυ )(?<!\p{L})μικρ(?:εσ|η|ων)(?: επιχειρησ\p{L}+)?,? \(?(?:συμπεριλαμβαν\p{L}+|περιλαμβαν\p{L}+|μαζι με|και)(?: (?:και|τισ|τησ|των|οι))* πολυ μικρ(?:εσ|η|ων)[^.;·]{0,25}\)/u

/** Hundredths of a percent that a case may add to the general rate. */
const mostRaised = 2000
/** Cases that raise a rate: who applies, or how the plan is carried out. Not parts of a call, not places. */
const raisingCase =
  /(?:για|στ\p{L}{1,3}|σε περιπτωση|εφοσον|ε?αν|οταν|με|if|when|for|with|in case)[^.;·:%]{0,60}(?:γυναικ|νε(?:ουσ|ων|οι|εσ)(?!\p{L})|ηλικι|ετων|αναπηρ|ανεργ|ταχ(?:ει|υτερ)|γρηγορ|ολοκληρω\p{L}+ (?:σε|εντοσ|μεσα)|προσληψ|θεσ\p{L}+ εργασ|πιστοποι|εξαγωγ|νησ(?:ι|ια|ιων|ων)(?!\p{L})|ορειν|αμεα|συνεταιρ|islands?(?!\p{L})|mountain|co-?operativ|women|young|aged|under \d\d|disab|unemployed|early|fast|within \d|recruit|jobs)/u

/** "50 %. For women the rate is 60 %.": a bonus of ten points. */
function raisedRates(
  draft: Draft,
  plain: Of<'intensity'>,
  others: readonly Of<'intensity'>[],
  told: readonly Of<'bonus'>[],
): Of<'bonus'>[] {
  return others.flatMap((other): Of<'bonus'>[] => {
    const more = other.value.percent - plain.value.percent
    if (more <= 0 || more > mostRaised || other.value.cost === true) return []
    const { quote, figure } = other
    // "50 %, that is 10 points more" has told it.
    if (told.some((each) => each.quote.start === quote.start && each.value.percent === more)) return []
    const words = foldText(draft.source.points.slice(quote.start, Math.min(quote.end, figure.end + 80))).folded
    if (!raisingCase.test(words)) return []
    return [{ ...other, value: { field: 'bonus', percent: more, when: words } }]
  })
}

/** "Είκοσι τοις εκατό (25%)": both are told. */
function tellWordsAgainstDigits(draft: Draft, field: string, percent: number, reading: Reading): void {
  const { otherwise } = reading
  if (otherwise === undefined) return
  draft.contradictions.push({
    field,
    values: [
      { value: percent / 100, citations: [draft.citation(reading)] },
      { value: otherwise.cents / 100, citations: [draft.anchor(otherwise.figure)] },
    ],
  })
}

function putSteps(draft: Draft, readings: readonly Of<'step'>[]): void {
  const [first] = readings
  if (first === undefined) return
  const brackets: NonNullable<Funding['steps']>['brackets'] = []
  draft.funding.steps = { measure: first.value.measure, brackets }
  for (const reading of readings) {
    const { range, cents, currency } = reading.value
    if (brackets.some((each) => JSON.stringify(each.range) === JSON.stringify(range))) continue
    const amount = fromCents(cents, currency)
    brackets.push({ range, amount, citations: [draft.citation(reading)] })
    draft.tell('step', `/funding/steps/brackets/${brackets.length - 1}`, { range, amount }, [reading])
  }
}

/** Words of a bonus that say nothing of who gets it beside the size. */
const noCase =
  /(?<!\p{L})(?:πολυ|μικρομεσαι\p{L}+|μικρ\p{L}+|μεσαι\p{L}+|μεγαλ\p{L}+|μμε|επιχειρησ\p{L}+|εταιρ\p{L}+|micro|small|medium|sized|large|smes?|enterprises?|companies|firms|businesses|undertakings|ones|προσαυξ\p{L}+|αυξ\p{L}+|ποσοστ\p{L}+|μοναδ\p{L}+|επιπλεον|ενταση\p{L}*|ενισχυσ\p{L}*|περαιτερω|is|are|be|it|may|can|increas\p{L}+|rais\p{L}+|percentage|points?|bonus|top-?up|further|additional|extra|ris(?:es?|ing)|go(?:es|ing)|reach\p{L}*|or|ανεβαιν\p{L}+|φ[θτ]αν\p{L}+|γινεται|σε|στο|το|aid|intensity|intensities|rates?|κατα|για|τισ|την?|των|η|και|οι|εκατο|τοισ|of|by|for|in|case|the|a|an|and|to|up|granted|given|plus|pp|με|ανωτατο|max|maximum)(?!\p{L})/gu

/** The sizes that a bonus is for where its words name nothing else; a small enterprise is a micro one too where no bonus is for those. */
function sizesOfBonus(name: string, all: readonly SizeClass[]): SizeClass[] {
  const sizes = sizesIn(name)
  if (sizes.length === 0 || /\p{L}{2}/u.test(name.replace(noCase, ' '))) return []
  return sizes.includes('small') && !all.includes('micro') ? ['micro', ...sizes] : sizes
}

/** Words of a bonus for a place that say nothing else of who gets it. */
const noCaseOfPlace =
  /(?<!\p{L})(?:επενδυσ\p{L}+|εργ(?:α|ο|ου|ων)|σχεδι(?:α|ο|ου|ων)|υλοποι\p{L}+|πραγματοποι\p{L}+|βρισκ\p{L}+|εγκατεστημεν\p{L}+|εδρ(?:α|ευουν|ευει)|περιφερει\p{L}+|ενοτητ\p{L}+|π\.? ?ε\.?|νησ(?:ι|ια|ιων)|που|στην?|στισ|στα|στο|σε|των|τησ|του|το|τα|διν\p{L}+|χορηγ\p{L}+|παρεχ\p{L}+|υπαρχ\p{L}+|ισχυ\p{L}+|projects?|investments?|plans?|located|based|situated|carried|out|implemented|regions?|regional|units?|islands?|in|on|applies|apply|there|that|which|with|seat|their)(?!\p{L})/gu
/** The regions that a bonus is for where its words name all of each and nothing else. */
function regionsOfBonus(name: string): string[] {
  const { codes, rest } = greekPlaces(name)
  const isPlain = !/\p{L}{2}/u.test(rest.replace(noCaseOfPlace, ' ').replace(noCase, ' ')) && sizesIn(name).length === 0
  return isPlain && !isPartly(name, codes) && !namesLess(name, codes) ? codes : []
}

/** A bonus for a place is for what is built there, unless its words are of the business. */
const placeOfBonus = (name: string): Place => {
  const place = placeOf(name)
  return place === 'any_establishment' && !ofBusiness.test(name) ? 'investment_site' : place
}
const ofBusiness = /(?<!\p{L})(?:επιχειρησ|εταιρ|enterprises|firms|companies|businesses|undertakings)/u

/** A bonus is named by its sentence, by its clause where the sentence tells several, or by the row of a figure alone. */
function titleOfBonus(draft: Draft, reading: Reading, told: readonly Reading[]): string {
  const { quote } = reading
  const sentence = draft.source.points.slice(quote.start, quote.end)
  // "Energy class A | +8": the row names it.
  const row = draft.source.blocks.find(({ kind, base }) => kind === 'cell' && base === quote.start)?.rowName
  if (row !== undefined && !/\p{L}{3}/u.test(sentence)) return titleOf(draft.source.points.slice(row.start, row.end))
  const places = told.flatMap((each) => (each.quote.start === quote.start ? [each] : []))
  const several = places.filter(({ value }) => value.field === 'bonus').length > 1
  return several ? titleOf(clauseOfBonus(draft, reading, told)) : titleOf(draft.citation(reading).exact)
}

/** The clause of a bonus, between the figures of its sentence. */
function clauseOfBonus(draft: Draft, { quote, figure }: Reading, told: readonly Reading[]): string {
  const sentence = draft.source.points.slice(quote.start, quote.end)
  const places = told.flatMap((each) => (each.quote.start === quote.start ? [each] : []))
  const { points } = draft.source
  const inSentence = ({ start, end }: Span): Span => {
    const before = points.slice(quote.start, start).length
    return { start: before, end: before + points.slice(start, end).length }
  }
  const figures = places.map((each) => inSentence(each.figure)).toSorted((a, b) => a.start - b.start)
  return clauseOf(sentence, figures, inSentence(figure))
}

function putBonuses(draft: Draft, readings: readonly Of<'bonus'>[], told: readonly Reading[]): void {
  const bonuses: NonNullable<Funding['bonuses']> = []
  const figures = new Set<number>()
  const bySize = readings.flatMap((reading) => sizesIn(foldText(titleOfBonus(draft, reading, told)).folded))
  for (const reading of readings) {
    const cited = draft.citation(reading)
    if (
      bonuses.some(
        (each) =>
          each.citations?.[0]?.start === cited.start &&
          each.percent === reading.value.percent / 100 &&
          figures.has(reading.figure.start),
      )
    )
      continue
    figures.add(reading.figure.start)
    const id = `bonus-${bonuses.length + 1}`
    const name = titleOfBonus(draft, reading, told)
    const title = { [draft.input.language]: name }
    const { folded } = foldText(name)
    const ofName = sizesOfBonus(folded, bySize)
    const clause = (): string => foldText(clauseOfBonus(draft, reading, told)).folded
    const sizes = ofName.length > 0 ? ofName : sizesOfBonus(clause(), bySize)
    const include = draft.input.country === 'GR' ? regionsOfBonus(folded) : []
    const when = { id: `${id}-when`, citations: [cited] }
    bonuses.push({
      id,
      percent: reading.value.percent / 100,
      title,
      when:
        sizes.length > 0
          ? { ...when, kind: 'size', include: sizes }
          : include.length > 0
            ? { ...when, kind: 'region', of: placeOfBonus(folded), include }
            : { ...when, kind: 'manual' },
      citations: [cited],
    })
    draft.tell('bonus', `/funding/bonuses/${bonuses.length - 1}`, reading.value.percent / 100, [reading])
  }
  if (bonuses.length > 0) draft.funding.bonuses = bonuses
}
