import type { Anchor } from '../../citing/citation.ts'
import type { Span } from '../../facts/text-fold.ts'
import { isCorrection, rolesOf } from './corrections.ts'
import type { Rewording } from './corrections.ts'
import { datesIn } from '../figures/dates.ts'
import type { StatedDate } from '../figures/dates.ts'

/** A day, with its hour where one is told. */
export type ToldDay = Pick<StatedDate, 'date' | 'time'>

/** A day that a correction puts in the place of another, whatever it is of. */
export interface ChangedDay {
  readonly was: ToldDay
  readonly now: ToldDay
  readonly citations: readonly Anchor[]
}

export interface DaysOfCorrection {
  readonly was: readonly StatedDate[]
  readonly now: readonly StatedDate[]
}

/** "By mistake 30 April was written": which days of a correction held before and which hold now. */
export function daysOfCorrection(folded: string, sentence: Span): DaysOfCorrection {
  const days = datesIn(folded).filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  if (days.length === 0 || !isCorrection(folded.slice(sentence.start, sentence.end))) return { was: [], now: [] }
  const roles = rolesOf(folded, sentence, days)
  return {
    was: days.filter((_day, at) => roles[at] === 'was'),
    now: days.filter((_day, at) => roles[at] === 'now'),
  }
}

const ofDocument =
  /^\s*(?:\(?(?:με |αρ\p{L}*\.? |υπ['’]? ?αρ\p{L}*\.? ?|no\.? ?)?[^\s.;]{1,25}\)? ){0,4}?(?:αποφασ|τροποποιησ|εγγραφ|προσκλησ|προκηρυξ|ανακοινωσ|διορθωσ|παρατασ|εγκυκλι|decision|amendment|notice|corrigendum|call|extension|letter)/u
const documentOf =
  /(?:αποφασ|τροποποιησ|εγγραφ|προσκλησ|προκηρυξ|ανακοινωσ|διορθωσ|εγκυκλι|decision|amendment|notice|corrigendum|call|letter)\p{L}*(?: \S+){0,3}? (?:τησ|απο|με ημερομηνια|of|dated)(?: the)?\s*$|\d\s*\/\s*$/u

/** "This decision applies from": from then the decision holds, and nothing opens. */
const inForce =
  /(?:(?:τιθε\p{L}+|τεθηκε|μπαινει) σε (?:ισχυ|εφαρμογη)|(?:comes?|enters?|entry|entering) into (?:force|effect)|(?:εναρξη|ημερομηνια) (?:τησ )?ισχυοσ|(?:παρουσα|παρον|αποφαση|τροποποιηση|ισχυσ|decision|amendment|corrigendum|notice|act)(?: \p{L}+){0,3}? (?:ισχυ(?:ει|σει)|αρχιζει|εφαρμοζεται|appl(?:y|ies)|takes? effect|is effective|is valid))(?:(?!αιτησ|προτασ|applic|propos)[^.;·\d]){0,60}$/u

/** Whether a day behind these words is the one from which the decision itself holds. */
export const isOfForce = (before: string): boolean => inForce.test(before)

/** "The decision of 2 February": days of documents that a decision speaks of, by which nothing opens or closes. */
export function daysOfDocuments(folded: string, sentence: Span): Span[] {
  return datesIn(folded)
    .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    .filter(({ start, end }) => {
      const before = folded.slice(sentence.start, start)
      return (
        isOfForce(before) ||
        documentOf.test(before) ||
        (/(?:^|\s)(?:η|ο|το|τη[νσ]?|του|τον|the) (?:απο )?(?:τισ )?$/u.test(before) &&
          ofDocument.test(folded.slice(end, sentence.end)))
      )
    })
}

/** Those of them that are no day of the decision itself: its own number may have its day behind it. */
export const daysOfOthers = (folded: string, sentence: Span): Span[] =>
  daysOfDocuments(folded, sentence).filter(
    ({ start, end }) =>
      !/\d\s*\/\s*$/u.test(folded.slice(sentence.start, start)) || ofDocument.test(folded.slice(end, sentence.end)),
  )

/** The days of a wording that takes the place of another, where both have as many. */
export function rewordedDays(folded: string, { was, now }: Rewording): Omit<ChangedDay, 'citations'>[] {
  if (now === undefined) return []
  const of = (part: Span): ToldDay[] =>
    datesIn(folded).filter(({ start, end }) => start >= part.start && end <= part.end)
  const [before, after] = [of(was), of(now)]
  if (before.length !== after.length) return []
  return after.flatMap((day, at) => {
    const old = before[at]
    return old === undefined || (old.date === day.date && old.time === day.time) ? [] : [{ was: old, now: day }]
  })
}
