import type { Expression } from '../../criteria/criterion.ts'
import type { Span } from '../../facts/text-fold.ts'
import { mentioned } from '../applicants/condition-sentence.ts'
import { isOf } from '../draft/draft.ts'
import type { Of } from '../draft/draft.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block, SourceText } from '../text/source-text.ts'

/**
 * Parts of a call that stand side by side, each told by itself: "Action 1: …", "Action 2: …", grants by their names, businesses that
 * exist and those to be founded as titles. Whoever meets what one of them asks may apply. Folded text.
 */
export interface SiblingPart {
  readonly name: string
  /** Where it is told; a part may be told in several places. */
  readonly places: readonly Span[]
}

const noun = String.raw`(?<noun>track|strand|lot|window|action|activity|topic|category|pillar|axis|measure|intervention|grant|voucher|loan|scheme|programme|option|sub-?action|(?:υπο)?δραση|παρεμβαση|κατηγορια|τμημα|αξονασ|σκελοσ|θεματικη(?: ενοτητα)?|πυλωνασ|(?:υπο)?προγραμμα|μετρο|επιλογη)`
const number = String.raw`(?<number>\d{1,2}(?:\.\d{1,2})?|(?:[α-ζθ]|στ|[ivxι]{1,3}|[a-h])['΄’´]?)(?![\p{L}\d%])`
/** "Δράση 1: …", "INTERVENTION II – …", "Activity 2 (Prototype): …"; or the name alone. */
const counted = new RegExp(
  String.raw`^[^\p{L}\d«"“]*(?:\p{L}{1,2}[.)] )?(?:the )?${noun} ${number}\s*(?:\([^()]*\)\s*)?(?<end>[:.–—-]|$)`,
  'u',
)
/** "«Better Kitchens»: …". */
const quoted = /^[^\p{L}\d«"“]*(?:\p{L}{1,2}[.)] )?[«"“](?<name>[^«»"“”]{3,60})[»"”]\s*(?<end>[:–—])/u
/** "Existing", "Υπό ίδρυση": a stage of a business as a title, or as the label of what follows. */
const stage =
  /^[^\p{L}\d]*(?:\p{L}{1,2}[.)] )?(?<name>υφισταμεν|νεοσυστατ|νεοιδρυ|υπο (?:ιδρυση|συσταση)|existing|newly (?:established|founded)|new|to be (?:established|founded|set up)|under (?:establishment|formation))\p{L}*(?: (?:επιχειρησεισ|εταιρειεσ|enterprises|businesses|companies|firms))?\s*(?<end>[:–—]|$)/u
/** "The Harbour Grant pays …": as printed. */
const named =
  /^\W*(?:The )?(?<name>(?:[A-Z][\p{L}’'-]* ){1,4})(?<noun>Grant|Loan|Voucher|Scheme|Fund|Programme|Award|Strand)(?:,[^,.]{2,30},)? (?:pays?|gives?|offers?|is|provides?|supports?|covers?|funds?|goes)(?!\p{L})/u
/** "Two actions", "και τα τρία προγράμματα": the page says that there are several. */
const several =
  /(?<!\p{L})(?:two|three|four|[2-4]|δυο|τρ(?:εισ|ια|ιων)|τεσσερ\p{L}+) (?:\p{L}+ ){0,2}?(?:grants|loans|vouchers|schemes|funds|programmes|awards|strands|actions|calls|measures|δρασεισ|δρασεων|προγραμματα|προγραμματων|προσκλησεισ|παρεμβασεισ|σχεδια|μετρα|επιχορηγησεισ)(?!\p{L})/u
/** What is said of all parts together. */
const ofAll =
  /(?<!\p{L})(?:both|neither|either|all|common|the two|the three|κοιν(?:εσ|οι|α)|(?:και )?(?:για |σε |στ\p{L}+ )?(?:τισ |τα |τουσ |οι )?(?:δυο|τρεισ|τρια)|αμφοτερ\p{L}+|ολ(?:εσ|α|ουσ|οι|ων)|καμι?α|κανενα)(?: (?:of )?(?:the |τισ |οι |τα )?(?:\p{L}+ )?(?:actions?|activit(?:y|ies)|grants?|loans?|vouchers?|schemes?|funds?|programmes?|awards?|strands?|lots?|interventions?|categories|measures?|applicants|beneficiaries|firms|companies|enterprises|δρασεισ|παρεμβασεισ|κατηγοριεσ|προγραμματα|σκελη|αξονεσ|μετρα|δικαιουχ\p{L}+|επιχειρησεισ|ωφελουμεν\p{L}+|προυποθεσεισ|οροι))|^[^\p{L}]*(?:both|neither|either|και (?:οι|στισ|για τισ|τα|στα) (?:δυο|τρεισ|τρια))(?!\p{L})/u

/** Letters of a name below which what it names is told in the lines that follow. */
const longestTitle = 90

interface Start {
  readonly kind: string
  readonly key: string
  readonly at: number
  readonly isTitle: boolean
}

function startOf({ kind, folded: { folded }, raw }: Block, at: number): Start | undefined {
  if (kind === 'cell') return undefined
  const found = counted.exec(folded) ?? quoted.exec(folded) ?? stage.exec(folded)
  const groups = found?.groups
  if (found !== null && groups !== undefined) {
    const rest = folded.slice(found[0].length)
    const isTitle = !/\d|[.;·](?:\s|$)/u.test(rest.replace(/[«"“][^«»"“”]*[»"”]/gu, '')) && folded.length < longestTitle
    const of = groups['noun'] ?? (found[0].includes(groups['name'] ?? '') && stage.test(folded) ? 'stage' : 'name')
    return {
      kind: of,
      key: `${of} ${(groups['number'] ?? groups['name'] ?? '').replaceAll(/['΄’´]/gu, '')}`,
      at,
      isTitle,
    }
  }
  const name = named.exec(raw)?.groups
  return name === undefined
    ? undefined
    : { kind: name['noun'] ?? '', key: `${name['name']}${name['noun']}`, at, isTitle: false }
}

/** The parts of a call, where several of one kind stand side by side. */
export function siblingParts(source: SourceText): readonly SiblingPart[] {
  const { blocks } = source
  const starts = blocks.flatMap((block, at) => startOf(block, at) ?? [])
  const isSeveral = blocks.some(({ folded }) => several.test(folded.folded))
  const groups = Map.groupBy(starts, ({ kind }) => kind)
  for (const [kind, own] of groups) {
    const names = [...new Set(own.map(({ key }) => key))]
    const byNumber = counted.test(`${kind} 1`) || kind === 'stage'
    if (names.length < 2 || names.length > mostParts || (!byNumber && !isSeveral)) continue
    const title = blocks[0]?.folded.folded ?? ''
    // The call of one of them speaks of the others as well.
    if (names.filter((name) => title.includes(name)).length === 1) continue
    const sizes = own.map(({ at, isTitle }, place) => (isTitle ? (own[place + 1]?.at ?? at) - at : 1))
    const most = Math.max(...sizes.slice(0, -1))
    const places = own.map((start, place) => placeOf(source, start, own[place + 1]?.at, most))
    return names.map((name) => ({
      name,
      places: own.flatMap(({ key }, at) => (key === name ? (places[at] ?? []) : [])),
    }))
  }
  return []
}
const mostParts = 6

/** Where one part is told: its block up to what is said of all, or the lines below its title up to the next part, a blank line or another title. */
function placeOf(source: SourceText, start: Start, next: number | undefined, most: number): Span[] {
  const { blocks, points } = source
  const first = blocks[start.at]
  if (first === undefined) return []
  const from = first.base
  const endOf = (block: Block): number => placeIn(block, 0, block.folded.folded.length).end
  if (!start.isTitle) {
    const common = sentencesOf(first).find(
      ({ start: at, end }) => at > 0 && ofAll.test(first.folded.folded.slice(at, end)),
    )
    return [{ start: from, end: common === undefined ? endOf(first) : placeIn(first, 0, common.start).end }]
  }
  let end = endOf(first)
  const last = next ?? Math.min(blocks.length, start.at + most)
  for (const block of blocks.slice(start.at + 1, last)) {
    const isApart = next === undefined && end > endOf(first) && /\n\s*\n/u.test(points.slice(end, block.base))
    if (isApart || block.kind === 'heading' || ofAll.test(block.folded.folded)) break
    end = endOf(block)
  }
  return [{ start: from, end }]
}

const holds = (whole: Span, part: Span): boolean => part.start >= whole.start && part.end <= whole.end
/** The part that a place is in. */
export const partAt = (parts: readonly SiblingPart[], place: Span): SiblingPart | undefined =>
  parts.find(({ places }) => places.some((whole) => holds(whole, place)))

const ofMoney = ['max_subsidy', 'min_subsidy', 'max_eligible_cost', 'min_eligible_cost', 'total_budget', 'intensity']
/** Amounts and rates of one part, where they are not those of every part: none of the whole call. */
export function moneyOfParts(readings: readonly Reading[], parts: readonly SiblingPart[]): Reading[] {
  const within = readings.flatMap((reading) => {
    const part = ofMoney.includes(reading.value.field) ? partAt(parts, reading.quote) : undefined
    return part === undefined ? [] : [{ reading, part }]
  })
  return within.flatMap(({ reading }) => {
    const same = within.filter(({ reading: { value } }) => JSON.stringify(value) === JSON.stringify(reading.value))
    return new Set(same.map(({ part }) => part)).size === parts.length ? [] : [reading]
  })
}

/** The last days of parts, each one of several that hold. */
export function withDaysOfParts(readings: readonly Reading[], parts: readonly SiblingPart[]): Reading[] {
  const closing = readings.filter(isOf('closes_at')).filter(({ quote }) => partAt(parts, quote) !== undefined)
  const apart = new Set(closing.map(({ quote }) => partAt(parts, quote)))
  const days = new Set(closing.map(({ value }) => value.date))
  if (apart.size < 2 || days.size < 2) return [...readings]
  return readings.map((each) =>
    isOf('closes_at')(each) && closing.includes(each) ? { ...each, value: { ...each.value, round: true } } : each,
  )
}

/**
 * What parts ask becomes alternatives, one of each part; what only one of them asks is asked of a person, who knows for which part an
 * applicant applies.
 */
export function withPartsApart(
  source: SourceText,
  parts: readonly SiblingPart[],
  readings: readonly Reading[],
  manual: readonly Reading[],
): { readings: Reading[]; manual: Reading[] } {
  const asking = manual.filter(isOf('criterion')).filter(({ value: { criterion } }) => !isObligation(criterion))
  const members = parts.map((part) => {
    const inside = (each: Reading): boolean => part.places.some((place) => holds(place, each.quote))
    const read = readings.filter(isOf('criterion')).filter(inside)
    const asked = asking.filter(inside)
    return { read, asked: [...asked, ...figuresLeft(source, part, read, asked)] }
  })
  const all = members.flatMap(({ read, asked }): Of<'criterion'>[] => [...read, ...asked])
  const [first] = all.toSorted((a, b) => a.quote.start - b.quote.start)
  if (first === undefined) return { readings: [...readings], manual: [...manual] }
  const taken = new Set<Reading>(all)
  const left = readings.filter((each) => !taken.has(each))
  const open = manual.filter((each) => !taken.has(each))
  if (members.some(({ read, asked }) => read.length + asked.length === 0)) {
    const quotes = new Map(all.map(({ quote }) => [quote.start, quote]))
    return { readings: left, manual: [...open, ...[...quotes.values()].map((quote) => askedOf(quote, 0.7))] }
  }
  const within = new Map<Expression, readonly Span[]>()
  const any = members.map(({ read, asked }) => branchOf(read, asked, within))
  const criterion = { any }
  const either: Reading = {
    value: { field: 'criterion', criterion, within },
    quote: first.quote,
    figure: first.quote,
    confidence: 0.75,
  }
  return { readings: [...left, either], manual: open }
}

/** "Up to 10 employees", "a turnover of 50.000 €": what a part says of staff or turnover and nothing was read of. */
function figuresLeft(
  { blocks }: SourceText,
  part: SiblingPart,
  read: readonly Of<'criterion'>[],
  asked: readonly Of<'criterion'>[],
): Of<'criterion'>[] {
  return blocks.flatMap((block) =>
    sentencesOf(block).flatMap(({ start, end }) => {
      const quote = placeIn(block, start, end)
      const text = block.folded.folded.slice(start, end)
      if (
        !part.places.some((place) => holds(place, quote)) ||
        asked.some((each) => holds(quote, each.quote)) ||
        ofRise.test(text)
      )
        return []
      const isRead = (kind: string): boolean =>
        read.some(
          ({ value: { criterion }, quote: its }) => holds(quote, its) && 'kind' in criterion && criterion.kind === kind,
        )
      const isLeft = (ofStaff.test(text) && !isRead('headcount')) || (ofTurnover.test(text) && !isRead('accounts'))
      return isLeft ? [askedOf(quote, 0.7)].filter(isOf('criterion')) : []
    }),
  )
}
const figure = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|μι?α|δυο|τρ(?:εισ|ια)|πεντε|δεκα)`
const ofStaff = new RegExp(
  String.raw`(?<!\p{L})${figure} (?:\p{L}+ ){0,2}?(?:εμε|εργαζομεν\p{L}+|ατομα|απασχολουμεν\p{L}+|employees|staff|awus?|persons|people)(?!\p{L})`,
  'u',
)
/** "45 %, and 5 % more with two new employees": what raises a rate asks nobody. */
const ofRise =
  /%[^;·]*(?<!\p{L})(?:προσαυξ|αυξαν|αυξησ|δημιουργ|increas|rais|bonus|more (?:for|if|with)|new (?:jobs|employees|posts))/u
const ofTurnover =
  /(?:κυκλ\p{L}+ εργασιων|τζιρ|turnover)[^.;·]{0,40}\d|\d[^;·]{0,25}(?:κυκλ\p{L}+ εργασιων|τζιρ|turnover)/u

/** All that one part asks. Sizes, forms and stages that its sentences name are those of the part together. */
function branchOf(
  read: readonly Of<'criterion'>[],
  asked: readonly Of<'criterion'>[],
  within: Map<Expression, readonly Span[]>,
): Expression {
  const out: Expression[] = []
  const sure = read.filter(({ confidence }) => confidence !== mentioned)
  for (const { value, quote } of sure) {
    const own = value.criterion
    const same = out.findIndex((each) => joined(each, own) !== undefined)
    const before = out[same]
    const one = before === undefined ? own : (joined(before, own) ?? own)
    within.set(one, [...(before === undefined ? [] : (within.get(before) ?? [])), quote])
    if (before === undefined) out.push(one)
    else out[same] = one
  }
  const questions = [...asked, ...read.filter(({ confidence }) => confidence === mentioned)].filter(
    (each, at, list) => list.findIndex(({ quote }) => quote.start === each.quote.start) === at,
  )
  for (const each of questions) {
    // What is only named beside what was read of the same sentence asks nothing more.
    if (each.confidence === mentioned && sure.some(({ quote }) => quote.start === each.quote.start)) continue
    const question: Expression = { kind: 'manual', id: '' }
    within.set(question, [each.quote])
    out.push(question)
  }
  const [one] = out
  return one !== undefined && out.length === 1 ? one : { all: out }
}

function joined(one: Expression, other: Expression): Expression | undefined {
  if (!('kind' in one) || !('kind' in other)) return undefined
  if (JSON.stringify(one) === JSON.stringify(other)) return { ...one }
  if (one.kind === 'size' && other.kind === 'size')
    return { ...one, include: [...new Set([...one.include, ...other.include])] }
  if (one.kind === 'lifecycle' && other.kind === 'lifecycle')
    return { ...one, include: [...new Set([...one.include, ...other.include])] }
  return undefined
}

const isObligation = (each: Expression): boolean =>
  'kind' in each && each.kind === 'manual' && each.effect === 'obligation'
