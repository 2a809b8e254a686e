import { eventsIn } from '../meaning.ts'
import type { Source } from '../source.ts'
import { wordsOf, type Word } from '../words.ts'
import type { Finding } from '../claim.ts'

/** A date or figure of one event said of another: "was issued on" for `expires_on`. */
export function eventFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = eventsIn(wordsOf(folded))
  const theirs = eventsIn(sources.flatMap(({ words }) => words))
  // A deadline never begins.
  const starting =
    /(?<!\p{L})(?:προθεσμι\p{L}+|deadline)(?: (?!και|and|ενω|while)\p{L}+){0,6} (?:αρχιζ\p{L}+|ξεκιν\p{L}+|starts?|begins?|opens?)(?!\p{L})/u
  if (
    starting.test(folded) &&
    !sources.some(({ words }) => words.some(({ text }) => /^(?:αρχιζ|ξεκιν|εναρξ|ανοιγ|start|begin|open)/u.test(text)))
  )
    return [{ code: 'role', at: 'deadline' }]
  if (own.size === 0 || theirs.size === 0 || sources.some(({ span }) => span)) return []
  const missing = [...theirs].some((event) => !own.has(event))
  return missing && [...own].some((event) => !theirs.has(event)) ? [{ code: 'role', at: 'event' }] : []
}

/** What a step may wait for, one row a step. */
const steps = [
  /^(?:submi\p{L}+|lodg\p{L}+|υποβ(?:α|ο|λ)\p{L}+|κατατ\p{L}+|καταθεσ\p{L}+)$/u,
  /^(?:approv\p{L}+|εγκρι\p{L}+)$/u,
  /^(?:pay|pays|paid|payments?|disburs\p{L}+|καταβ\p{L}+|πληρω(?:μ|θ|σ|ν)\p{L}*|εκταμι\p{L}+)$/u,
  /^(?:reject\p{L}*|refus\p{L}+|απορρι\p{L}+)$/u,
  /^(?:sign|signed|signs|signature|υπογρα\p{L}+)$/u,
  /^(?:publish\p{L}*|publication|δημοσιευ\p{L}+)$/u,
  /^(?:inspect\p{L}*|audit\p{L}*|ελεγχ\p{L}+|επιθεωρ\p{L}+)$/u,
  /^(?:complet\p{L}+|ολοκληρ\p{L}+|περατ\p{L}+)$/u,
  /^(?:deliver\p{L}*|παραδοσ\p{L}+|παραλαβ\p{L}+)$/u,
]
const marker = /^(?:after|before|once|following|upon|until|μετα|πριν|αφου|μεχρι|εωσ|υστερα)$/u

/** The steps that follow a word of order. */
const stepsAfter = (words: readonly Word[]): number[] =>
  words.flatMap(({ text }, at) =>
    marker.test(text)
      ? words
          .slice(at + 1, at + 8)
          .flatMap((word) => steps.flatMap((pattern, row) => (pattern.test(word.text) ? [row] : [])))
          .slice(0, 1)
      : [],
  )

/** "Once it has been submitted" where the source says "after it has been approved". */
export function stepFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = stepsAfter(wordsOf(folded))
  const prose = sources.filter(({ prose: text }) => text !== '').flatMap(({ prose: text }) => stepsAfter(wordsOf(text)))
  const all = sources
    .flatMap(({ words }) => words)
    .flatMap(({ text }) => steps.flatMap((pattern, row) => (pattern.test(text) ? [row] : [])))
  const wrong = own.find((row) => !all.includes(row))
  return wrong !== undefined && prose.some((row) => !own.includes(row)) ? [{ code: 'role', at: 'step' }] : []
}
