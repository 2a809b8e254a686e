import type { StatedDate } from '../figures/dates.ts'

/** The years for which a programme or a fund was made, told by their days. Folded text. */

/** Years from the first day to the last: no call is open for as long. */
const leastYears = 3
const ofProgramme =
  /(?<!\p{L})(?:programmes?|programs?|funds?|frameworks?|facility|plan|instrument|προγραμμα(?:τοσ)?|ταμει(?:ο|ου)|πλαισι(?:ο|ου)|μηχανισμ(?:οσ|ου)|εσπα|οργανισμοσ)(?!\p{L})[^;·]{0,120}?(?<!\p{L})(?:period|περιοδο[συ]?)(?!\p{L})/u
const ofSubmission =
  /υποβ[αο]λ|υποβληθ|αιτησ|προτασε|προθεσμ|applica|apply|applies|proposals?(?!\p{L})|submi|deadline|open (?:from|for|until)/u

/** "LIFE is the programme for the environment, for the period from 1 January 2014 until 31 December 2020": opens and closes no call. */
export function isProgrammingPeriod(text: string, inside: readonly StatedDate[]): boolean {
  const [first] = inside
  const last = inside.at(-1)
  if (first === undefined || last === undefined) return false
  const years = Number(last.date.slice(0, 4)) - Number(first.date.slice(0, 4))
  return (
    years >= leastYears - 1 &&
    first.date.endsWith('-01-01') &&
    last.date.endsWith('-12-31') &&
    ofProgramme.test(text) &&
    !ofSubmission.test(text)
  )
}
