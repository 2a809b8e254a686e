import { comparePlaces, compareSize, readSize } from '../../core/citing/rule-against-text.ts'
import type { PlaceFinding, RuleTextFinding } from '../../core/citing/rule-against-text.ts'
import { readPlaces } from '../../core/citing/stated-place.ts'
import type { QuantityReader } from '../../core/citing/stated-range.ts'
import type { RegionReference } from '../../core/facts/region-reference.ts'
import type { FrenchText } from './french-document.ts'
import { isDepartment, isFrenchPlace, placeCode } from './french-places.ts'
import type { LoweredRules } from './french-rules.ts'

/** Compares a programme's coded size and territory with the lines they stand on. */
export function compareWithText(
  text: FrenchText,
  coded: LoweredRules['coded'],
  regions: RegionReference,
  reader: QuantityReader,
): RuleTextFinding[] {
  const size = readSize(sizeLines(text, reader), reader)
  return [...(size === undefined ? [] : compareSize(coded.headcount, size)), ...places(text, coded, regions, reader)]
}

/** Lines about size, and further conditions that count the staff: "l'effectif est supérieur à 5 personnes". */
function sizeLines(text: FrenchText, reader: QuantityReader): string[] {
  const others = text.lines("autres critères d'éligibilité").map((line) => line.exact)
  return [
    ...text.lines("taille de l'entreprise").map((line) => line.exact),
    ...others.filter((line) => reader.read(line).says(reader.lexicon.counted)),
  ]
}

function places(
  text: FrenchText,
  coded: LoweredRules['coded'],
  regions: RegionReference,
  reader: QuantityReader,
): PlaceFinding[] {
  const rule =
    coded.places === undefined
      ? undefined
      : [...new Set(coded.places.flatMap((name) => placeCode(name, regions) ?? []))]
  const lines = text.lines('secteur géographique')
  const stated = readPlaces(lines.map((line) => line.exact).join('\n'), regions, isFrenchPlace, reader.lexicon)
  const found = comparePlaces(rule, stated, regions)
  return [
    ...found,
    ...departmentsInRule(rule, stated.quote, found, regions),
    ...elsewhere(text, rule, found, regions, reader),
  ]
}

/** The source's field holds regions: a department in the rule can never equal one. */
function departmentsInRule(
  rule: readonly string[] | undefined,
  quote: string,
  found: readonly PlaceFinding[],
  regions: RegionReference,
): PlaceFinding[] {
  const departments = (rule ?? []).filter(
    (code) => isDepartment(code, regions) && !found.some((each) => each.place === code),
  )
  return departments.map((place) => ({ subject: 'place', code: 'finer_than_field', place, certain: true, quote }))
}

/** Departments that another condition asks for: "être implanté dans le Var". */
function elsewhere(
  text: FrenchText,
  rule: readonly string[] | undefined,
  found: readonly PlaceFinding[],
  regions: RegionReference,
  reader: QuantityReader,
): PlaceFinding[] {
  if (rule === undefined) return []
  const known = new Set(found.map((each) => each.place))
  return text
    .lines("autres critères d'éligibilité")
    .filter((line) => reader.read(line.exact).says(reader.lexicon.location))
    .flatMap((line) => {
      const named = readPlaces(line.exact, regions, isFrenchPlace, reader.lexicon)
      const fresh = {
        ...named,
        places: named.places.filter((each) => isDepartment(each.code, regions) && !known.has(each.code)),
      }
      return comparePlaces(rule, fresh, regions).filter(
        (each) => each.code === 'narrower_in_text' || each.code === 'outside_rule',
      )
    })
}
