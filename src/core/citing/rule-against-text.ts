import type { NumberRange } from '../criteria/criterion.ts'
import { isWithin } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import type { StatedPlaces } from './stated-place.ts'
import type { QuantityReader, ReadText, StatedRange } from './stated-range.ts'

/**
 * Compares a coded rule with the sentence it cites. The rule decides; what is found here is reported to whoever
 * publishes the call: a bound that is off by one, dropped or added, a department widened to its region.
 */
export type RuleTextFinding = SizeFinding | PlaceFinding

export interface SizeFinding {
  subject: 'size'
  /** `bound_differs`: both have it, with another value; `bound_dropped`: only the text; `bound_added`: only the rule. */
  code: 'bound_differs' | 'bound_dropped' | 'bound_added'
  side: 'lower' | 'upper'
  /** Least or greatest whole number of persons that the rule and the text let in; absent: no bound. */
  rule?: number
  text?: number
  /** False where the text can be read either way ("between 20 and 250"). */
  certain: boolean
  quote: string
}

export interface PlaceFinding {
  subject: 'place'
  /**
   * `narrower_in_text`: the text names a part of what the rule lets in; `outside_rule`: the text names a place the rule
   * leaves out; `beyond_text`: the rule lets in a place the text does not name; `rule_missing`: the text names places,
   * the rule none; `text_says_everywhere`: the rule names places, the text none; `finer_than_field`: the rule compares
   * a place with a field that only holds wider ones.
   */
  code:
    | 'narrower_in_text'
    | 'outside_rule'
    | 'beyond_text'
    | 'rule_missing'
    | 'text_says_everywhere'
    | 'finer_than_field'
  /** NUTS or ISO codes: the place in question, and the rule's place that takes it in. */
  place?: string
  within?: string
  certain: boolean
  quote: string
}

/** What lines about size say together; undefined: nothing that can be read for certain. */
export interface StatedSize {
  range: NumberRange
  betweenTwo: boolean
  quote: string
}

/**
 * Reads lines about the size of a business: ranges in numbers, else size classes, else "every size". Lines that only
 * prefer, or that give alternatives, say nothing certain.
 */
export function readSize(
  lines: readonly string[],
  reader: QuantityReader,
  /** Reads a bound that is denied, or that tells who is left out, the other way round. */
  turning = false,
): StatedSize | undefined {
  const said = lines.flatMap((line) => sizeOfLine(line, reader, turning) ?? [])
  if (said.length === 0) return undefined
  return {
    range: Object.assign({}, ...said.map((each) => each.range)) as NumberRange,
    betweenTwo: said.some((each) => each.betweenTwo),
    quote: said.map((each) => each.quote).join(' · '),
  }
}

function sizeOfLine(line: string, reader: QuantityReader, turning: boolean): StatedSize | undefined {
  const { lexicon } = reader
  const read = reader.read(line)
  if (read.says(lexicon.soft)) return undefined
  const numbers = read.ranges
    .filter((each) => each.unit === 'persons')
    .map((each) => (turning && each.turned !== undefined ? { ...each, range: each.turned } : each))
  if (numbers.length > 1 && read.says(lexicon.or)) return undefined
  if (numbers.length > 0) return joined(numbers, line)
  if (read.says(lexicon.anySize)) return { range: {}, betweenTwo: false, quote: line }
  return classesOf(read, line, reader)
}

const joined = (numbers: readonly StatedRange[], line: string): StatedSize => ({
  range: Object.assign({}, ...numbers.map((each) => each.range)) as NumberRange,
  betweenTwo: numbers.some((each) => each.betweenTwo),
  quote: line,
})

/** The union of the named classes, taken as one stretch: "PME et ETI". */
function classesOf(read: ReadText, line: string, reader: QuantityReader): StatedSize | undefined {
  const named = reader.lexicon.classes.filter((each) => read.says([each.words])).map((each) => whole(each.range))
  if (named.length === 0) return undefined
  const low = Math.min(...named.map((each) => each.low))
  const high = Math.max(...named.map((each) => each.high))
  const range = { ...(low > 0 ? { min: low } : {}), ...(high === Infinity ? {} : { max: high }) }
  return { range, betweenTwo: false, quote: line }
}

/** Bounds on whole numbers, both inside. */
function whole(range: NumberRange): { low: number; high: number } {
  return {
    low: range.min ?? (range.min_exclusive === undefined ? 0 : Math.floor(range.min_exclusive) + 1),
    high: range.max ?? (range.max_exclusive === undefined ? Infinity : Math.ceil(range.max_exclusive) - 1),
  }
}

/** Compares a coded headcount rule (`undefined`: the call codes none) with what its lines say. Whole persons on both sides. */
export function compareSize(rule: NumberRange | undefined, text: StatedSize): SizeFinding[] {
  const coded = whole(rule ?? {})
  const said = whole(text.range)
  const one = (side: 'lower' | 'upper', ours: number, theirs: number, open: number): SizeFinding[] => {
    if (ours === theirs) return []
    return [
      {
        subject: 'size',
        code: ours === open ? 'bound_dropped' : theirs === open ? 'bound_added' : 'bound_differs',
        side,
        ...(ours === open ? {} : { rule: ours }),
        ...(theirs === open ? {} : { text: theirs }),
        certain: !(text.betweenTwo && side === 'upper' && Math.abs(ours - theirs) === 1),
        quote: text.quote,
      },
    ]
  }
  return [...one('lower', coded.low, said.low, 0), ...one('upper', coded.high, said.high, Infinity)]
}

/** Compares a coded territory (`undefined`: everywhere) with the places that its lines name. */
export function comparePlaces(
  rule: readonly string[] | undefined,
  text: StatedPlaces,
  ref: RegionReference,
): PlaceFinding[] {
  const { quote } = text
  if (text.places.length === 0) {
    return text.everywhere && rule !== undefined
      ? [{ subject: 'place', code: 'text_says_everywhere', certain: true, quote }]
      : []
  }
  if (rule === undefined)
    return text.everywhere ? [] : [{ subject: 'place', code: 'rule_missing', certain: true, quote }]
  const named = text.places.map((each) => each.code)
  const beyond = rule.filter((code) => !named.some((place) => isWithin(code, place, ref) || isWithin(place, code, ref)))
  return [
    ...narrower(rule, text, ref),
    ...named
      .filter((place) => !rule.some((code) => isWithin(place, code, ref) || isWithin(code, place, ref)))
      .map((place): PlaceFinding => ({ subject: 'place', code: 'outside_rule', place, certain: true, quote })),
    ...beyond.map((place): PlaceFinding => ({ subject: 'place', code: 'beyond_text', place, certain: true, quote })),
  ]
}

/** Places of the text that are only a part of what the rule lets in. */
function narrower(rule: readonly string[], text: StatedPlaces, ref: RegionReference): PlaceFinding[] {
  return text.places.flatMap(({ code }): PlaceFinding[] => {
    const within = rule.find((wider) => isWithin(code, wider, ref) && !isWithin(wider, code, ref))
    return within === undefined
      ? []
      : [{ subject: 'place', code: 'narrower_in_text', place: code, within, certain: true, quote: text.quote }]
  })
}

/** What a finding says, for the wording catalogue. */
export function ruleTextReason(finding: RuleTextFinding): Reason {
  const { quote } = finding
  if (finding.subject === 'place') {
    const { place, within } = finding
    const values: Record<string, ReasonValue> = { quote }
    if (place !== undefined) values['place'] = { type: 'regions', values: [place] }
    if (within !== undefined) values['within'] = { type: 'regions', values: [within] }
    return { key: placeKeys[finding.code], values }
  }
  const values: Record<string, ReasonValue> = { quote }
  if (finding.rule !== undefined) values['rule'] = finding.rule
  if (finding.text !== undefined) values['text'] = finding.text
  return { key: finding.certain ? sizeKeys[finding.code][finding.side] : 'rule_text.size.between', values }
}

const sizeKeys = {
  bound_differs: { lower: 'rule_text.size.differs_lower', upper: 'rule_text.size.differs_upper' },
  bound_dropped: { lower: 'rule_text.size.dropped_lower', upper: 'rule_text.size.dropped_upper' },
  bound_added: { lower: 'rule_text.size.added_lower', upper: 'rule_text.size.added_upper' },
} as const

const placeKeys = {
  narrower_in_text: 'rule_text.place.narrower_in_text',
  outside_rule: 'rule_text.place.outside_rule',
  beyond_text: 'rule_text.place.beyond_text',
  rule_missing: 'rule_text.place.rule_missing',
  text_says_everywhere: 'rule_text.place.text_says_everywhere',
  finer_than_field: 'rule_text.place.finer_than_field',
} as const
