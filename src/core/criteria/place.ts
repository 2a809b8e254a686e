import type { PlaceFact, PlaceSelection } from '../facts/places.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Outcome } from '../verdict.ts'
import { placesMeant } from './criterion.ts'
import type { Place } from './criterion.ts'
import type { Note } from './kind.ts'

const places: ReadonlySet<unknown> = new Set(placesMeant)

export function isPlace(value: unknown): value is Place {
  return places.has(value)
}

/** Which field of a place would tell whether it is inside. */
export type Exact = 'region' | 'municipality' | 'postal_code' | 'since'

/**
 * Judges a selection of places by a test of one place. Establishments that begin after `day` do not count yet.
 * `exact` is the field that is asked for where it is not known whether a place is inside.
 */
export function judgePlaces(
  selection: PlaceSelection,
  day: PlainDate,
  inside: (place: PlaceFact) => Outcome,
  note: Note | undefined,
  exact: Exact | ((place: PlaceFact) => Exact),
): Outcome {
  let met = 0
  let open = 0
  let count = 0
  for (const place of selection.places) {
    if (place.since !== undefined && place.since > day) {
      note?.changesOn(place.since)
      continue
    }
    count += 1
    const outcome = inside(place)
    if (outcome === 'met') met += 1
    else if (outcome === 'unknown') {
      open += 1
      const field = typeof exact === 'function' ? exact(place) : exact
      note?.missing(place.pointer === '/country' ? selection.ask : `${place.pointer}/${field}`)
    }
    if (note !== undefined) notePlace(place, note)
  }
  const { mode, ask } = selection
  const outcome = outcomeOfPlaces(mode, met, open, count)
  if (outcome === 'unknown' && mode !== 'any' && (mode !== 'which' || count !== 1)) note?.missing(ask)
  return outcome
}

/** Of how many places that count some are inside, and of some it is not known. */
export function outcomeOfPlaces(mode: PlaceSelection['mode'], met: number, open: number, count: number): Outcome {
  if (mode === 'any') return met > 0 ? 'met' : open > 0 ? 'unknown' : 'not_met'
  if (count > 0 && met === count) return 'met'
  return mode === 'which' && count > 0 && met === 0 && open === 0 ? 'not_met' : 'unknown'
}

function notePlace(place: PlaceFact, note: Note): void {
  const { pointer, establishment, region } = place
  if (pointer === '/country') note.found(pointer)
  else if (establishment?.region !== undefined) note.found(`${pointer}/region`)
  else if (establishment?.municipality !== undefined) note.found(`${pointer}/municipality`)
  else if (region !== undefined) note.found(pointer)
}
