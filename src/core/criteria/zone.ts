import type { PlaceFact } from '../facts/places.ts'
import { compileRegions, judgeLeaves, normalRegionCode, regionLeaves } from '../facts/region.ts'
import { parseMunicipality } from '../facts/region-parse.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { isPlainDate } from '../facts/day.ts'
import { foldName } from '../facts/text-fold.ts'
import type { CoreReference } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import { anyOf } from '../verdict.ts'
import type { Outcome } from '../verdict.ts'
import type { ZoneCriterion } from './criterion.ts'
import { fault } from './kind.ts'
import type { CompileContext, CriterionFault, Judge, Kind } from './kind.ts'
import { isPlace, judgePlaces } from './place.ts'
import type { Exact } from './place.ts'
import { zoneExamples } from './zone.examples.ts'

type Zone = ZoneCriterion['zone']

function check(criterion: ZoneCriterion, pointer: string, reference: CoreReference): CriterionFault[] {
  const { zone } = criterion
  const faults: CriterionFault[] = isPlace(criterion.of)
    ? []
    : [fault(`${pointer}/of`, 'unknown_term', { value: String(criterion.of) })]
  if ((zone.nuts?.length ?? 0) + (zone.municipalities?.length ?? 0) + (zone.postal_codes?.length ?? 0) === 0)
    faults.push(fault(`${pointer}/zone`, 'empty_zone'))
  zone.nuts?.forEach((code, i) => {
    const { lo, hi } = regionLeaves(normalRegionCode(code), reference.regions)
    if (hi === lo) faults.push(fault(`${pointer}/zone/nuts/${i}`, 'unknown_region', { value: code }))
  })
  zone.municipalities?.forEach((name, i) => {
    const found = parseMunicipality(name, reference.regions)
    if (found.ok ? found.lau === undefined : found.code === 'region_ambiguous')
      faults.push(fault(`${pointer}/zone/municipalities/${i}`, 'ambiguous_municipality', { value: name }))
  })
  if (criterion.established_on !== undefined && !isPlainDate(criterion.established_on))
    faults.push(fault(`${pointer}/established_on`, 'date'))
  return faults
}

/** One way of naming a zone's territory; `unknown` where the place does not have what the list is made of. */
type Part = (place: PlaceFact) => Outcome

interface CompiledZone {
  parts: readonly Part[]
  exact: Exact
}

function compileZone(zone: Zone, ref: RegionReference): CompiledZone {
  const parts: Part[] = []
  if (zone.nuts !== undefined && zone.nuts.length > 0) {
    const territory = compileRegions(zone.nuts, undefined, ref)
    parts.push((place) => judgeLeaves(place.lo, place.hi, territory))
  }
  if (zone.municipalities !== undefined && zone.municipalities.length > 0)
    parts.push(municipalities(zone.municipalities, ref))
  const codes = new Set((zone.postal_codes ?? []).map((code) => code.replace(/[\s-]/gu, '').toUpperCase()))
  if (codes.size > 0)
    parts.push(({ postalCode }) => (postalCode === undefined ? 'unknown' : codes.has(postalCode) ? 'met' : 'not_met'))
  const exact = zone.municipalities !== undefined ? 'municipality' : codes.size > 0 ? 'postal_code' : 'region'
  return { parts, exact }
}

/** A municipality covers its communities; a community is a part of its municipality. */
function municipalities(names: readonly string[], ref: RegionReference): Part {
  const laus = new Set<string>()
  const units = new Set<string>()
  const strange = new Set<string>()
  for (const name of names) {
    const found = parseMunicipality(name, ref)
    if (!found.ok || found.lau === undefined) strange.add(foldName(name))
    else {
      units.add(found.code)
      laus.add(found.lau)
    }
  }
  const territory = compileRegions([...units], undefined, ref)
  const one = (lau: string): Outcome => {
    if (laus.has(lau) || laus.has(lau.slice(0, 4))) return 'met'
    return lau.length === 4 && [...laus].some((listed) => listed.startsWith(lau)) ? 'unknown' : 'not_met'
  }
  return (place) => {
    if (place.municipality !== undefined && strange.has(place.municipality)) return 'met'
    if (place.lau !== undefined) return one(place.lau)
    // Outside every unit that has a listed municipality it cannot be in one, unless some are not on record.
    const near = judgeLeaves(place.lo, place.hi, territory)
    return near === 'not_met' && strange.size === 0 ? 'not_met' : 'unknown'
  }
}

function compile(criterion: ZoneCriterion, context: CompileContext): Judge {
  const { parts, exact } = compileZone(criterion.zone, context.reference.regions)
  const { of, established_on: establishedOn } = criterion
  const zone: ReasonValue = { type: 'text', value: criterion.zone.name }
  const where: ReasonValue = { type: 'terms', vocabulary: 'place', values: [of] }
  const inside = (place: PlaceFact): Outcome => anyOf(parts.map((part) => part(place)))
  /** In the zone, and there on the day the call names. */
  const since = (place: PlaceFact): Outcome => {
    const here = inside(place)
    if (here === 'not_met' || establishedOn === undefined) return here
    const began = place.establishment?.since
    if (began === undefined) return 'unknown'
    return began <= establishedOn ? here : 'not_met'
  }
  return (facts, day, note) => {
    // A planned site was not there on an earlier day: establishments answer.
    const planned = facts.places[of]
    const selection =
      establishedOn !== undefined && planned.places[0]?.establishment === undefined
        ? facts.places.any_establishment
        : planned
    const outcome = judgePlaces(selection, day, since, note, (place) => (inside(place) === 'met' ? 'since' : exact))
    if (note === undefined) return outcome
    if (outcome === 'unknown' && establishedOn !== undefined) {
      for (const place of selection.places)
        if (place.establishment !== undefined && place.establishment.since === undefined && inside(place) === 'unknown')
          note.missing(`${place.pointer}/since`)
    }
    if (establishedOn === undefined) note.reason(`zone.${outcome}`, { zone, place: where })
    else note.reason(`zone.${outcome}_since`, { zone, place: where, day: { type: 'date', value: establishedOn } })
    return outcome
  }
}

/** A named zone: municipalities, communities, NUTS units or postal codes. Codes are compared, never guessed from one another. */
export const zone: Kind<ZoneCriterion> = { kind: 'zone', dated: false, check, compile, examples: zoneExamples }
