import type { PlaceFact, PlaceSelection } from '../facts/places.ts'
import { compileRegions, judgeLeaves, normalRegionCode, regionLeaves } from '../facts/region.ts'
import type { CompiledRegions } from '../facts/region.ts'
import type { CoreReference } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { Outcome } from '../verdict.ts'
import { placesMeant } from './criterion.ts'
import type { Place, RegionCriterion } from './criterion.ts'
import { fault } from './kind.ts'
import type { CompileContext, CriterionFault, Judge, Kind, Note } from './kind.ts'
import { isPlace, judgePlaces } from './place.ts'
import { regionExamples } from './region.examples.ts'

function check(criterion: RegionCriterion, pointer: string, reference: CoreReference): CriterionFault[] {
  const faults: CriterionFault[] = isPlace(criterion.of)
    ? []
    : [fault(`${pointer}/of`, 'unknown_term', { value: String(criterion.of) })]
  if (criterion.include === undefined && criterion.exclude === undefined)
    faults.push(fault(pointer, 'needs_include_or_exclude'))
  for (const side of ['include', 'exclude'] as const) {
    if (criterion[side]?.length === 0) faults.push(fault(`${pointer}/${side}`, 'empty_list'))
    criterion[side]?.forEach((code, i) => {
      const { lo, hi } = regionLeaves(normalRegionCode(code), reference.regions)
      if (hi === lo) faults.push(fault(`${pointer}/${side}/${i}`, 'unknown_region', { value: code }))
    })
  }
  if (faults.length > 0) return faults
  return (criterion.include ?? []).flatMap((code, i) => {
    const { lo, hi } = regionLeaves(normalRegionCode(code), reference.regions)
    const left = compileRegions([code], criterion.exclude, reference.regions)
    return judgeLeaves(lo, hi, left) === 'not_met'
      ? [fault(`${pointer}/include/${i}`, 'taken_out_again', { value: code })]
      : []
  })
}

function compile(criterion: RegionCriterion, context: CompileContext): Judge {
  const territory = compileRegions(criterion.include, criterion.exclude, context.reference.regions)
  const { of, include, exclude } = criterion
  const accepted: ReasonValue | undefined =
    include === undefined ? undefined : { type: 'regions', values: include.map(normalRegionCode) }
  const refused: ReasonValue | undefined =
    exclude === undefined ? undefined : { type: 'regions', values: exclude.map(normalRegionCode) }
  const listed = compileRegions(include, undefined, context.reference.regions)
  const inside = (place: PlaceFact): Outcome => judgeLeaves(place.lo, place.hi, territory)
  return (facts, day, note) => {
    const selection = facts.places[of]
    const before = note && repeats({ of, selection }, day, inside, note)
    if (before !== undefined) return before
    const outcome = judgePlaces(selection, day, inside, note, 'region')
    if (note !== undefined)
      say({ of, selection, outcome, accepted, refused, until: context.closesOn, listed }, inside, day, note)
    return outcome
  }
}

/** How many places there may be, for what is inside of each to be one number. */
const mostPlaces = 20

/**
 * The outcome, where the same was said before. But for refusals, which name the call's territory, all that is said follows
 * from the places and which of them are inside; of any of several from the first that is.
 */
function repeats(
  { of, selection }: Pick<Said, 'of' | 'selection'>,
  day: string,
  inside: (place: PlaceFact) => Outcome,
  note: Note,
): Outcome | undefined {
  const { mode, places } = selection
  const outcome = judgePlaces(selection, day, inside, undefined, 'region')
  if (outcome === 'not_met' || places.length > mostPlaces) return undefined
  // Two of them may have one selection.
  let how = placesMeant.indexOf(of)
  let anyDay = true
  let found = false
  for (const place of places) {
    const { since } = place
    if (since !== undefined) anyDay = false
    const each: Outcome | 'later' = since !== undefined && since > day ? 'later' : found ? 'not_met' : inside(place)
    how = how * 4 + ['not_met', 'met', 'unknown', 'later'].indexOf(each)
    found ||= each === 'met' && outcome === 'met' && mode === 'any'
  }
  return note.again(selection, how, anyDay) ? outcome : undefined
}

interface Said {
  of: Place
  selection: PlaceSelection
  outcome: Outcome
  accepted: ReasonValue | undefined
  refused: ReasonValue | undefined
  until: string | undefined
  /** What the call takes in before it takes its exclusions out. */
  listed: CompiledRegions
}

function say(
  { of, selection, outcome, accepted, refused, until, listed }: Said,
  inside: (place: PlaceFact) => Outcome,
  day: string,
  note: Note,
): void {
  const where: ReasonValue = { type: 'terms', vocabulary: 'place', values: [of] }
  const there = selection.places.filter((place) => place.since === undefined || place.since <= day)
  const regions = (places: readonly PlaceFact[]): ReasonValue => ({
    type: 'regions',
    values: [...new Set(places.flatMap((place) => place.region ?? []))],
  })
  if (outcome === 'met') {
    const fits = there.filter((place) => inside(place) === 'met')
    const key =
      selection.mode === 'assumed'
        ? 'region.met_assumed'
        : selection.mode === 'country'
          ? 'region.met_country'
          : 'region.met'
    note.reason(key, { place: where, regions: regions(selection.mode === 'any' ? fits.slice(0, 1) : fits) })
    return
  }
  if (outcome === 'unknown') {
    const known = there.filter((place) => place.region !== undefined)
    if (known.length === 0) note.reason('region.unknown', { place: where })
    else if (selection.mode === 'assumed') note.reason('region.site_unknown', { regions: regions(known) })
    else if (selection.mode === 'which') note.reason('region.which_unknown', { place: where, regions: regions(known) })
    else {
      // A country that is outside says nothing of where else the business is.
      const coarse = known.filter((place) => inside(place) === 'unknown')
      if (coarse.length === 0) note.reason('region.unknown', { place: where })
      else note.reason('region.coarse', { place: where, regions: regions(coarse) })
    }
    return
  }
  // Places that the call would take in if it did not exclude them.
  const excluded = refused === undefined ? [] : there.filter(({ lo, hi }) => judgeLeaves(lo, hi, listed) !== 'not_met')
  if (there.length === 0) note.reason('region.none')
  else if (refused !== undefined && excluded.length > 0)
    note.reason('region.excluded', { place: where, regions: regions(excluded), refused })
  else note.reason('region.not_met', { place: where, regions: regions(there), accepted: accepted ?? '' })
  if (of === 'headquarters') return
  const values = { ...(accepted === undefined ? {} : { accepted }), ...(refused === undefined ? {} : { refused }) }
  const key = of === 'investment_site' ? 'region.near_site' : 'region.near_establishment'
  const how = refused === undefined ? '' : accepted === undefined ? '_outside' : '_except'
  note.nearMiss({ key: `${key}${how}`, values }, until === undefined ? {} : { possible_until: until })
}

/** Where the business, its headquarters or its investment is, by NUTS. Exclusions win. */
export const region: Kind<RegionCriterion> = { kind: 'region', dated: false, check, compile, examples: regionExamples }
