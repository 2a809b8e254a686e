import type { Anchor } from '../../citing/citation.ts'
import { sizeClasses } from '../../facts/profile.ts'
import type { SizeClass } from '../../facts/profile.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Criterion, Expression, Place } from '../../criteria/criterion.ts'
import type { ActivityLists } from '../activities/activity-lists.ts'
import type { CodesHeld } from '../activities/codes-held.ts'
import { besideLarge, beyondSmes } from '../applicants/bounds-of-smes.ts'
import { bracketed, mentioned, refusedSize } from '../applicants/condition-sentence.ts'
import { distinct, idFor, isOf, short, titleOf, withCited } from './draft.ts'
import { putDeMinimis } from './draft-de-minimis.ts'
import { putBoundsOfGroups, sizesAccepted } from './draft-groups.ts'
import { fromTitle } from '../applicants/from-title.ts'
import type { Draft, Of } from './draft.ts'
import type { Reading } from '../reading.ts'
import { contradicts } from './rivals.ts'
import { eitherOfTimes } from '../applicants/times-apart.ts'
import { keyOf } from '../sentences/sentence-logic.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { isAnyOfPlaces } from '../places/territory.ts'

export function putConditions(
  draft: Draft,
  read: readonly Reading[],
  asked: readonly Reading[],
  lists: ActivityLists | undefined,
  held: CodesHeld | undefined,
  inWords: Reading | undefined,
): void {
  const { readings, manual } = eitherOfTimes(beyondSmes(besideLarge(read)), asked)
  const seen = new Map<string, number>()
  const brackets = staffBrackets(readings.filter(isOf('criterion')))
  const sized = readings
    .filter(isOf('criterion'))
    .some(
      ({ value, confidence }) =>
        'kind' in value.criterion &&
        value.criterion.kind === 'size' &&
        confidence !== refusedSize &&
        confidence !== mentioned &&
        confidence !== fromTitle,
    )
  const saidBelow = new Set(
    readings
      .filter(isOf('criterion'))
      .flatMap((reading) => [reading, ...branchesOf(reading)])
      .flatMap(({ value: { criterion }, confidence }) =>
        'kind' in criterion &&
        confidence !== fromTitle &&
        !(criterion.kind === 'region' && criterion.include === undefined)
          ? [criterion.kind]
          : [],
      ),
  )
  const surely = new Set(
    readings
      .filter(isOf('criterion'))
      .flatMap((reading) => [reading, ...branchesOf(reading)])
      .flatMap(({ value: { criterion }, confidence }) =>
        'kind' in criterion && confidence !== fromTitle && confidence !== mentioned ? [criterion.kind] : [],
      ),
  )
  // Large enterprises alone are named as those who do something else.
  const largeOnly = readings
    .filter(isOf('criterion'))
    .every(
      ({ value: { criterion }, confidence }) =>
        !('kind' in criterion) ||
        criterion.kind !== 'size' ||
        (confidence === mentioned && criterion.include.join() === 'large'),
    )
  const inOrder = [...readings.filter(isOf('criterion')), ...manual.filter(isOf('criterion'))].toSorted(
    (a, b) => a.quote.start - b.quote.start,
  )
  const placed = inOrder.flatMap(({ value: { criterion } }) =>
    'kind' in criterion && criterion.kind === 'region' && criterion.include !== undefined ? [criterion.include] : [],
  )
  const regions = [...new Map(placed.map((codes) => [codes.join(), codes])).values()]
  const stated: Of<'criterion'>[] = []
  const refused: SizeClass[] = []
  const accepted = sizesAccepted(inOrder)
  const ofSome: { reading: Of<'criterion'>; others: readonly SizeClass[] }[] = []
  for (const reading of inOrder) {
    const bare = reading.value.criterion
    if (!('kind' in bare)) continue
    const others = accepted.filter((each) => reading.value.sizes?.includes(each) === false)
    if (others.length > 0 && others.length < accepted.length) {
      ofSome.push({ reading, others })
      continue
    }
    if (bare.kind === 'headcount' && brackets.has(bare.measure) && reading.confidence === bracketed) continue
    if (bare.kind === 'size' && reading.confidence === refusedSize && sized) {
      refused.push(...usualSizes.filter((each) => !bare.include.includes(each)))
      continue
    }
    if (reading.confidence === mentioned && (surely.has(bare.kind) || (bare.kind === 'size' && largeOnly))) continue
    if (bare.kind !== 'manual' && reading.confidence === fromTitle && saidBelow.has(bare.kind)) continue
    const cited = draft.citation(reading)
    const rule = draft.criteria.find((each) => keyOf(each) === reading.value.letsOff && !draft.instead.has(each))
    if (rule !== undefined) {
      const asked = { id: idFor(draft, 'manual'), kind: 'manual', ...titled(draft, cited, undefined) } as const
      draft.instead.set(rule, { any: [rule, asked] })
      movePointer(draft, rule)
      continue
    }
    const key = bare.kind === 'manual' ? `manual ${cited.exact}` : JSON.stringify(bare)
    const known = seen.get(key)
    if (known !== undefined) {
      const same = draft.criteria[known]
      if (same !== undefined) same.citations = withCited(same.citations ?? [], cited)
      continue
    }
    if (reading.value.otherwise !== undefined)
      draft.contradictions.push({
        field: `criterion:${bare.kind}`,
        values: [bare, reading.value.otherwise].map((value) => ({ value, citations: [cited] })),
      })
    const earlier = stated.find((each) => isRival(draft, each, reading))
    if (earlier !== undefined) {
      draft.contradictions.push({
        field: `criterion:${bare.kind}`,
        values: [earlier, reading].map((each) => ({ value: each.value.criterion, citations: [draft.citation(each)] })),
      })
      continue
    }
    stated.push(reading)
    if (joinsRegion(draft, bare, cited) || joinsForms(draft, bare, cited) || joinsOther(draft, bare, cited)) continue
    if (isWeaker(draft, bare) || isWiderSize(draft, bare, cited) || isWiderRegion(bare, regions)) continue
    seen.set(key, draft.criteria.length)
    addCriterion(
      draft,
      {
        ...bare,
        id: idFor(draft, bare.kind),
        citations: [cited],
        ...(bare.kind === 'manual' ? titled(draft, cited, reading.value.lead) : {}),
      } as Criterion,
      reading,
    )
  }
  withoutSizes(draft, refused)
  askOfMicro(draft)
  putAnySize(draft, readings.filter(isOf('any_size')))
  if (!surely.has('size')) {
    putSizesOfRates(draft, readings.filter(isOf('size_named')))
    askOfMicro(draft)
  }
  putRegionsOfRates(draft)
  if (lists !== undefined) putActivities(draft, lists, held, inWords)
  putDeMinimis(draft, readings)
  for (const { reading, others } of ofSome) putOfSome(draft, reading, others)
  putBoundsOfGroups(draft, readings)
  putAlternatives(draft, inOrder)
}

/** "Medium-sized enterprises must employ at least 60": who is of another size, or meets it. */
function putOfSome(draft: Draft, reading: Of<'criterion'>, others: readonly SizeClass[]): void {
  const bare = reading.value.criterion
  if (!('kind' in bare)) return
  const cited = draft.citation(reading)
  const citations = [cited]
  const title = bare.kind === 'manual' ? titled(draft, cited, reading.value.lead) : {}
  const condition = { ...bare, id: idFor(draft, bare.kind), citations, ...title } as Criterion
  const size: Criterion = { id: `${condition.id}-sizes`, kind: 'size', include: [...others], citations }
  const pointer = `/eligibility/all/${draft.criteria.length + draft.ofSome.length}/any/1`
  draft.ofSome.push({ any: [size, condition] })
  draft.tell(`criterion:${bare.kind}`, pointer, { ...condition, citations: undefined }, [reading])
}

/** "Cooperatives regardless of size": beside the sizes of all others. */
function putAnySize(draft: Draft, readings: readonly Of<'any_size'>[]): void {
  const known = draft.criteria.find((each) => each.kind === 'size')
  if (known === undefined || readings.length === 0) return
  const branches = readings.map((reading): Criterion => {
    const citations = [draft.citation(reading)]
    const { forms } = reading.value
    if (forms.length > 0) return { id: idFor(draft, 'legal_form'), kind: 'legal_form', include: [...forms], citations }
    const title = { [draft.input.language]: titleOf(citations[0]?.exact ?? '') }
    return { id: idFor(draft, 'manual'), kind: 'manual', title, citations }
  })
  const pointer = `/eligibility/all/${draft.criteria.indexOf(known)}`
  const before = draft.instead.get(known)
  const first = before !== undefined && 'any' in before ? before.any : [known]
  draft.instead.set(known, { any: [...first, ...branches] })
  movePointer(draft, known)
  for (const [at, branch] of branches.entries()) {
    const reading = readings[at]
    if (reading !== undefined)
      draft.tell(
        `criterion:${branch.kind}`,
        `${pointer}/any/${first.length + at}`,
        { ...branch, citations: undefined },
        [reading],
      )
  }
}

/** What alternatives say, each by itself. */
const branchesOf = (reading: Of<'criterion'>): Of<'criterion'>[] => {
  const { criterion } = reading.value
  const told = (each: Expression): Expression[] =>
    'all' in each ? each.all.flatMap(told) : 'any' in each ? each.any.flatMap(told) : [each]
  return 'any' in criterion
    ? criterion.any.flatMap(told).map((each) => ({ ...reading, value: { ...reading.value, criterion: each } }))
    : []
}

/** Conditions of which one will do, behind those that all have to hold. */
function putAlternatives(draft: Draft, readings: readonly Of<'criterion'>[]): void {
  const known = new Set<string>()
  for (const reading of readings) {
    const { criterion } = reading.value
    if (!('any' in criterion)) continue
    const key = JSON.stringify(criterion)
    if (known.has(key)) continue
    known.add(key)
    const cited = draft.citation(reading)
    const any = criterion.any.flatMap((each, at): Expression[] => {
      const place = reading.value.places?.[at]
      const own = place === undefined ? cited : draft.anchor(place)
      const put = (one: Expression): Expression[] => {
        if ('all' in one) return [{ all: one.all.flatMap(put) }]
        if ('any' in one) return [{ any: one.any.flatMap(put) }]
        if (!('kind' in one)) return []
        const cites = reading.value.within?.get(one)?.map((quote) => draft.anchor(quote)) ?? [own]
        const title = one.kind === 'manual' ? titled(draft, cites[0] ?? own, undefined) : {}
        const branch = { ...one, id: idFor(draft, one.kind), citations: distinct(cites), ...title } as Criterion
        return [reading.value.within === undefined ? branch : besideMicro(draft, branch)]
      }
      return put(each)
    })
    draft.alternatives.push({ any })
    draft.tell(
      'criterion:any',
      `/eligibility/all/${draft.criteria.length + draft.ofSome.length + draft.alternatives.length - 1}`,
      { any: any.map((each) => ({ ...each, citations: undefined })) },
      [reading, ...[...(reading.value.within?.values() ?? [])].flat().map((quote) => ({ ...reading, quote }))],
    )
  }
}

/** The title of a manual criterion: its sentence, behind the words that it goes on from, which are cited too. */
function titled(draft: Draft, cited: Anchor, lead: Span | undefined): Pick<Criterion, 'title' | 'citations'> {
  const before = lead === undefined || lead.start === cited.start ? undefined : draft.anchor(lead)
  const words = before === undefined ? [cited] : [before, cited]
  return {
    title: { [draft.input.language]: titleOf(words.map(({ exact }) => titleOf(exact)).join(': ')) },
    citations: before === undefined ? [cited] : [cited, before],
  }
}

const usualSizes = ['micro', 'small', 'medium', 'large'] as const
/** "SMEs may apply; micro ones may not": what is refused by name is not meant by a wider word. */
function withoutSizes(draft: Draft, refused: readonly SizeClass[]): void {
  const known = draft.criteria.find((each) => each.kind === 'size')
  const left = known?.include.filter((each) => !refused.includes(each)) ?? []
  if (known === undefined || left.length === 0 || left.length === known.include.length) return
  known.include = left
  showAgain(draft, known)
}

/** A word for micro enterprises, and not only for what is small. */
const micro =
  /πολυ[ -]?μικρ|(?<!\p{L})micro(?:[- ]?(?:enterpr|business|undertak|compan|firms?)|(?=,| and | or |\/|\s*$))/u

/** "Small and medium enterprises", or rates for small, medium and large ones, and nowhere a word on micro ones, whom the law counts among them: whether they may is asked, of these only. */
function askOfMicro(draft: Draft): void {
  const known = draft.criteria.find((each) => each.kind === 'size')
  const named = known?.include.join() ?? ''
  if (known === undefined || !/^small(?:,medium(?:,large)?)?$/u.test(named) || draft.instead.has(known)) return
  const naming = draft.source.blocks.filter(({ folded }) => micro.test(folded.folded))
  // "Support of micro and small enterprises" in a title, and "small ones" below it.
  if (named === 'small' && naming.some(({ folded }) => sizesIn(folded.folded).join() === 'micro,small')) {
    known.include = ['micro', 'small']
    showAgain(draft, known)
  }
  if (naming.length > 0 || named === 'small') return
  draft.instead.set(known, orMicro(draft, known))
  movePointer(draft, known)
}

/** A size, or micro enterprises where a person finds them meant by it. */
function orMicro(draft: Draft, known: Criterion): Expression {
  const citations = known.citations ?? []
  const said = titleOf(citations[0]?.exact ?? '')
  const title =
    draft.input.language === 'el' ? `Εννοούνται και πολύ μικρές: «${said}»` : `Micro ones are meant too: “${said}”`
  return {
    any: [
      known,
      {
        all: [
          { id: `${known.id}-micro`, kind: 'size', include: ['micro'], citations },
          { id: idFor(draft, 'manual'), kind: 'manual', title: { [draft.input.language]: short(title) }, citations },
        ],
      },
    ],
  }
}

/** The same of a size that one part of a call asks. */
const besideMicro = (draft: Draft, known: Criterion): Expression =>
  known.kind === 'size' &&
  /^small,medium(?:,large)?$/u.test(known.include.join()) &&
  !draft.source.blocks.some(({ folded }) => micro.test(folded.folded))
    ? orMicro(draft, known)
    : known

/** What told of a criterion points at the first branch of what stands in its place. */
function movePointer(draft: Draft, known: Criterion): void {
  const pointer = `/eligibility/all/${draft.criteria.indexOf(known)}`
  for (const [at, field] of draft.fields.entries())
    if (field.pointer === pointer) draft.fields[at] = { ...field, pointer: `${pointer}/any/0` }
}

/** Whether two sentences say of the same staff, years or turnover that the same end of it is somewhere else. */
function isRival(draft: Draft, one: Of<'criterion'>, other: Of<'criterion'>): boolean {
  const [a, b] = [one.value.criterion, other.value.criterion].map(boundOf)
  return (
    a !== undefined &&
    b !== undefined &&
    a.of === b.of &&
    a.end === b.end &&
    a.value !== b.value &&
    contradicts(draft.source, one, other)
  )
}

/** The only bound of a criterion, and what it bounds. */
function boundOf(criterion: Expression): { of: string; end: string; value: string } | undefined {
  if (!('kind' in criterion)) return undefined
  const [of, range] =
    criterion.kind === 'headcount'
      ? [criterion.measure, criterion.range]
      : criterion.kind === 'accounts'
        ? [`${criterion.figure} ${criterion.period}`, criterion.range]
        : criterion.kind === 'age' && criterion.test.measure === 'closed_full_fiscal_years'
          ? [criterion.test.measure, criterion.test.range]
          : ['', {}]
  const [bound, ...more] = Object.entries(range)
  if (bound === undefined || more.length > 0) return undefined
  return { of, end: bound[0].slice(0, 3), value: JSON.stringify(bound[1]) }
}

/** Rates or amounts for some sizes and none for the rest say which sizes are aided, where nothing else does. */
function putSizesOfRates(draft: Draft, amounts: readonly Of<'size_named'>[]): void {
  const rows = draft.funding.intensity ?? []
  if (draft.criteria.some(({ kind }) => kind === 'size')) return
  const rated = rows.length > 1 && rows.every(({ sizes }) => sizes !== undefined) ? rows : []
  const named = new Set([...rated.flatMap(({ sizes }) => sizes ?? []), ...amounts.flatMap(({ value }) => value.sizes)])
  const include = (['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const).filter((each) => named.has(each))
  if (include.length === 0) return
  const citations = distinct([
    ...rated.flatMap((row) => row.citations ?? []),
    ...amounts.map((reading) => draft.citation(reading)),
  ])
  const id = idFor(draft, 'size')
  draft.criteria.push({ id, kind: 'size', include, citations })
  draft.fields.push({
    field: 'criterion:size',
    pointer: `/eligibility/all/${draft.criteria.length - 1}`,
    value: { id, kind: 'size', include },
    confidence: 0.6,
    citations,
  })
}

/** Rates or parts of the budget for some regions and none for the rest say where the call is, where nothing else does. */
function putRegionsOfRates(draft: Draft): void {
  const rates = draft.funding.intensity ?? []
  const rows = rates.length > 1 ? rates : draft.lines
  if (draft.criteria.some(({ kind }) => kind === 'region') || rows.length < 2) return
  // One rate of a payment among those of a table does not make the table less of one.
  const placed = rows.filter(({ regions = [] }) => regions.length > 0).length
  if (placed < 2 || placed < rows.length * (rows === rates && placed > 4 ? 0.8 : 1)) return
  const include = [...new Set(rows.flatMap(({ regions }) => regions ?? []))]
  // Rates for every region of the country leave none out.
  if (draft.input.country === 'GR' && greekRegions.every((code) => include.some((each) => code.startsWith(each))))
    return
  const told = rates.length > 1 ? 'intensity' : 'budget_line'
  const citations = distinct(draft.fields.flatMap((each) => (each.field === told ? each.citations : []))).slice(0, 5)
  // "60 % in Crete and on the small islands, 50 % in the others": more places than those that have a code.
  if (citations.some(({ exact }) => moreThanNamed.test(foldText(exact).folded))) return
  const id = idFor(draft, 'region')
  draft.criteria.push({ id, kind: 'region', of: 'investment_site', include, citations })
  draft.fields.push({
    field: 'criterion:region',
    pointer: `/eligibility/all/${draft.criteria.length - 1}`,
    value: { id, kind: 'region', of: 'investment_site', include },
    confidence: 0.6,
    citations,
  })
}

const moreThanNamed =
  /^(?!.*(?<!\p{L})(?:δεν|not|no)(?!\p{L})).*(?:μικρ\p{L}+ νησ|small(?:er)? islands|(?:λοιπ|υπολοιπ)\p{L}+ (?:νησ|περι|χωρ)|other (?:regions|islands)|rest of (?:the )?country)/su

/** NUTS 2 of Greece (Reg. (EC) 1059/2003, annex I). */
const greekRegions = ['30', '41', '42', '43', '51', '52', '53', '54', '61', '62', '63', '64', '65'].map(
  (each) => `EL${each}`,
)

/** A second range of the same kind that the first already implies adds nothing but a question. */
function isWeaker(draft: Draft, bare: Expression): boolean {
  return (
    'kind' in bare &&
    (bare.kind === 'not_in_difficulty' || bare.kind === 'lifecycle') &&
    draft.criteria.some(({ kind }) => kind === bare.kind)
  )
}

/** "Region of Peloponnese" in the title and two of its units in the conditions: the narrower is meant. */
function isWiderRegion(bare: Expression, told: readonly (readonly string[])[]): boolean {
  if (!('kind' in bare) || bare.kind !== 'region' || bare.include === undefined) return false
  const own = bare.include
  return told.some(
    (other) =>
      other.join() !== own.join() &&
      other.every((code) => own.some((wide) => code.startsWith(wide))) &&
      !own.every((code) => other.some((wide) => code.startsWith(wide))),
  )
}

/** Forms told one after another, each in an item of its own: either will do. */
function joinsForms(draft: Draft, bare: Expression, cited: Anchor): boolean {
  if (!('kind' in bare) || bare.kind !== 'legal_form' || bare.include === undefined || bare.exclude !== undefined)
    return false
  const known = draft.criteria.find((each) => each.kind === 'legal_form' && each.include !== undefined)
  if (known?.kind !== 'legal_form' || known.include === undefined) return false
  known.include = [...new Set([...known.include, ...bare.include])]
  known.citations = withCited(known.citations ?? [], cited)
  showAgain(draft, known)
  return true
}

/** Those that run in one sentence, and those to be founded in another: either will do. */
function joinsOther(draft: Draft, bare: Expression, cited: Anchor): boolean {
  if (!('kind' in bare)) return false
  if (bare.kind === 'headcount') return joinsStaff(draft, bare, cited)
  if (bare.kind !== 'lifecycle') return false
  const known = draft.criteria.find((each) => each.kind === 'lifecycle')
  if (known?.kind !== 'lifecycle' || !bare.include.includes('to_be_established')) return false
  known.include = [...new Set([...known.include, ...bare.include])]
  known.citations = withCited(known.citations ?? [], cited)
  showAgain(draft, known)
  return true
}

/** The same number of people with and without the year in which they have to be there: one condition. */
function joinsStaff(draft: Draft, bare: Extract<Expression, { kind: 'headcount' }>, cited: Anchor): boolean {
  const known = draft.criteria.find(
    (each) =>
      each.kind === 'headcount' &&
      each.measure === bare.measure &&
      JSON.stringify(each.range) === JSON.stringify(bare.range) &&
      (each.period === undefined || bare.period === undefined),
  )
  if (known?.kind !== 'headcount') return false
  if (bare.period !== undefined) known.period = bare.period
  known.citations = withCited(known.citations ?? [], cited)
  showAgain(draft, known)
  return true
}

/** The field that told of a criterion shows it as it is now. */
function showAgain(draft: Draft, known: Criterion): void {
  const pointer = `/eligibility/all/${draft.criteria.indexOf(known)}`
  const at = draft.fields.findIndex((each) => each.pointer === pointer)
  const shown = draft.fields[at]
  if (shown !== undefined)
    draft.fields[at] = { ...shown, value: { ...known, citations: undefined }, citations: known.citations ?? [] }
}

/** Places told one after another, each in a row or an item of its own: either will do. */
function joinsRegion(draft: Draft, bare: Expression, cited: Anchor): boolean {
  if (!('kind' in bare) || bare.kind !== 'region' || bare.include === undefined) return false
  const own = bare.include
  const sorted = own.toSorted().join()
  // "A seat in Epirus and a branch in Thessaly" are two places of one sentence.
  const all = draft.criteria.flatMap((each) =>
    each.kind === 'region' && each.include !== undefined && !isCitedFor(each, cited)
      ? [{ criterion: each, include: each.include }]
      : [],
  )
  const same = all.find(
    ({ criterion, include }) => isOneOf(criterion.of, bare.of) && include.toSorted().join() === sorted,
  )
  if (same !== undefined) {
    const { criterion } = same
    // "Firms of Crete" in the title and "with their seat in Crete" in the conditions: the seat is meant.
    const branches = [...(criterion.citations ?? []), cited].some(({ exact }) => isAnyOfPlaces(foldText(exact).folded))
    if (branches) criterion.of = 'any_establishment'
    else if (criterion.of === 'any_establishment') criterion.of = bare.of
    if (bare.exclude !== undefined) criterion.exclude = [...new Set([...(criterion.exclude ?? []), ...bare.exclude])]
    criterion.citations = withCited(criterion.citations ?? [], cited)
    showAgain(draft, criterion)
    return true
  }
  if (bare.exclude !== undefined) return false
  const known = all.find(({ criterion }) => isOneOf(criterion.of, bare.of))
  if (known === undefined || known.criterion.exclude !== undefined) return false
  const nested = known.include.some((code) => own.some((other) => code.startsWith(other) || other.startsWith(code)))
  if (nested) return false
  known.criterion.include = [...known.include, ...own]
  known.criterion.citations = withCited(known.criterion.citations ?? [], cited)
  showAgain(draft, known.criterion)
  return true
}

const isCitedFor = ({ citations = [] }: Criterion, { start }: Anchor): boolean =>
  citations.length === 1 && citations[0]?.start === start

/** Whether two sentences about places may be about one: that of the seat is another than that of the investment. */
const isOneOf = (one: Place, other: Place): boolean =>
  one === other || one === 'any_establishment' || other === 'any_establishment'

/** "Small enterprises" in the introduction and "micro and small" in the conditions: the wider is meant. */
function isWiderSize(draft: Draft, bare: Expression, cited: Anchor): boolean {
  const known = draft.criteria.find((each) => each.kind === 'size')
  if (known === undefined || !('kind' in bare) || bare.kind !== 'size') return false
  if (bare.include.every((each) => known.include.includes(each))) return true
  // "Small enterprises" in one item and "micro enterprises" in the next: either will do.
  const wider = known.include.every((each) => bare.include.includes(each))
  known.citations = wider ? [cited] : [...(known.citations ?? []), cited]
  known.include = sizeClasses.filter((each) => bare.include.includes(each) || known.include.includes(each))
  const told = draft.fields.find(({ field }) => field === 'criterion:size')
  if (told !== undefined)
    draft.fields[draft.fields.indexOf(told)] = {
      ...told,
      value: { ...known, citations: undefined },
      citations: known.citations,
    }
  return true
}

function addCriterion(draft: Draft, criterion: Criterion, reading: Reading): void {
  draft.criteria.push(criterion)
  draft.tell(
    `criterion:${criterion.kind}`,
    `/eligibility/all/${draft.criteria.length - 1}`,
    { ...criterion, citations: undefined },
    [reading],
  )
}

/** @param inWords the sentence that lists the codes and a sector by its name: who is in none of the codes may be in that one, which is asked */
function putActivities(
  draft: Draft,
  lists: ActivityLists,
  held: CodesHeld | undefined,
  inWords: Reading | undefined,
): void {
  const last = held?.date ?? (draft.publishedOn === undefined ? undefined : dayBefore(draft.publishedOn))
  const some = (entries: { exact: string[]; subtree: string[] }) => ({
    ...(entries.exact.length > 0 ? { exact: entries.exact } : {}),
    ...(entries.subtree.length > 0 ? { subtree: entries.subtree } : {}),
  })
  const filled = (entries: { exact: string[]; subtree: string[] }): boolean =>
    entries.exact.length + entries.subtree.length > 0
  const places = lists.places.map((place) => draft.anchor(place))
  const citations = held === undefined ? places : distinct([...places, draft.anchor(held.quote)])
  const criterion: Criterion = {
    id: idFor(draft, 'activity'),
    kind: 'activity',
    role: lists.investment ? 'investment' : 'existing',
    basis: lists.basis,
    codes: {
      scheme: lists.scheme,
      ...(filled(lists.include) ? { include: some(lists.include) } : {}),
      ...(filled(lists.exclude) ? { exclude: some(lists.exclude) } : {}),
    },
    ...(held === undefined || last === undefined || lists.investment
      ? {}
      : { held_by: { event: 'fixed' as const, date: last } }),
    citations,
  }
  draft.criteria.push(criterion)
  draft.fields.push({
    field: 'criterion:activity',
    pointer: `/eligibility/all/${draft.criteria.length - 1}`,
    value: { ...criterion, citations: undefined },
    confidence: lists.schemeAssumed ? 0.7 : 0.9,
    citations,
  })
  if (inWords === undefined) return
  const cited = draft.citation(inWords)
  const asked: Criterion = { id: idFor(draft, 'manual'), kind: 'manual', ...titled(draft, cited, undefined) }
  draft.instead.set(criterion, { any: [criterion, asked] })
  movePointer(draft, criterion)
}

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

/** Measures of staff of which three ranges or more are told: amounts by bracket, not conditions. */
function staffBrackets(readings: readonly Of<'criterion'>[]): Set<string> {
  const ranges = new Map<string, Set<string>>()
  for (const { value, confidence } of readings) {
    const { criterion } = value
    if (confidence !== bracketed) continue
    if (!('kind' in criterion) || criterion.kind !== 'headcount') continue
    const known = ranges.get(criterion.measure) ?? new Set()
    ranges.set(criterion.measure, known.add(JSON.stringify(criterion.range)))
  }
  return new Set([...ranges].filter(([, told]) => told.size > 2).map(([measure]) => measure))
}
