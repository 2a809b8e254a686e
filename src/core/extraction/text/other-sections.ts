import {
  addressed,
  eligibility,
  negation,
  notEligibility,
  ofApplicants,
  ofPlaces,
  statesCondition,
  withoutNumber,
} from '../applicants/condition-gate.ts'
import type { Block } from './source-text.ts'

/** Sections of a document that are about something else than who may apply. Folded text. */

/**
 * The titles behind the first section on who may apply that are neither of that nor of where: what such a section tells of an enterprise is
 * mostly what it does later, or what another one did. None where a document has no section of its own for who may apply.
 */
export function sectionsOfOthers(blocks: readonly Block[]): ReadonlySet<string> {
  const titles = [...new Set(blocks.map(({ section }) => section))].filter((title) => title !== '')
  const first = titles.findIndex((title) => isOfWhom(withoutNumber(title)))
  if (first < 0) return new Set()
  return new Set(titles.slice(first).filter((title) => !mayTell(withoutNumber(title), title)))
}

/** Whether a document has a section on who may apply: what it asks of them outside of it is mostly how they do it. */
export const hasSectionOfWhom = (blocks: readonly Block[]): boolean =>
  blocks.some(({ section }) => isOfWhom(withoutNumber(section)))

const isOfWhom = (title: string): boolean =>
  (eligibility.test(title) || ofApplicants.test(title)) && !notEligibility.test(title)

/** Of whom or where, a question, a list of those who are refused, or the whole in short. */
const mayTell = (title: string, printed: string): boolean =>
  isOfWhom(title) ||
  ofPlaces.test(title) ||
  /[;?]\s*$/u.test(printed) ||
  negation.test(title) ||
  subject.test(title) ||
  summary.test(title)

const summary =
  /(?<!\p{L})(?:συνοψη|περιληψη|συνοπτικ|με (?:μια ματια|λιγα λογια|δυο λογια)|βασικ\p{L}+ (?:στοιχεια|σημεια|οροι)|λοιποι οροι|γενικ\p{L}+ (?:οροι|στοιχεια)|παλαιοτητα|μεγεθη?|μορφ(?:η|εσ)|types? of (?:organi[sz]ations?|applicants?|participants?)|summary|at a glance|in (?:brief|short)|key (?:facts|points|terms)|(?:general|other) (?:terms|conditions))/u

/** Whether a sentence says by itself that it is about who may apply, or where: whom it is about, and that it is a condition. */
export const saysOfWhom = (folded: string): boolean =>
  subject.test(folded) && (addressed.test(folded) || statesCondition.test(folded) || negation.test(folded))

const subject =
  /(?<!\p{L})(?:επιχειρησ|εταιρ(?:ει|ια)|αιτ(?:ουντ|ων|ουσ)|υποψηφι|δικαιουχ|ωφελουμεν|φορε[αιωυ]|ενδιαφερομεν|νομικ\p{L}+ προσωπ|(?:η επενδυση|το (?:εργο|σχεδιο))(?!\p{L})|applicant|beneficiar|borrower|enterprise|compan(?:y|ies)|firms?(?!\p{L})|business(?:es)?(?!\p{L})|undertaking|smes?(?!\p{L})|start-?ups?(?!\p{L})|you(?!\p{L}))/u
