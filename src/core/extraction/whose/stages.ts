import type { Expression } from '../../criteria/criterion.ts'
import type { Deadline } from '../../facts/programme.ts'
import { foldText } from '../../facts/text-fold.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/** Calls of two stages: who applies first with an outline, and what the selected hand in then. Folded text. */

const first =
  /(?:(?<!\p{L})(?:α|1ο|πρωτο|first|1st)['΄’´]? ?(?:σταδι|stage|step|phase)|(?:σταδιο|stage|step)\s(?:α|1|one|i|πρωτο)(?![\p{L}\d])|(?:συνοπτικ|συντομ)\p{L}+ προτασ|προ-?προτασ|προκαταρκτικ\p{L}+ (?:προτασ|αιτησ)|concept notes?|outline|pre-?proposal|pre-?application|short proposals?|expressions? of interest|εκδηλωσ\p{L}+ ενδιαφ)/u
const selected =
  /(?<!\p{L})(?:(?:οσ(?:οι|εσ|ουσ|ων)|εκειν\p{L}+|αυτ\p{L}+|προτασεισ|υποψηφι\p{L}+|επιχειρησεισ|δικαιουχ\p{L}+)[^.;·]{0,30}(?:προκρι|επιλεγ|προσκλη|κληθ|περασ)|(?:των |τουσ |οι )?(?:προκριθεντ|επιλεγεντ|επιτυχοντ)|(?:shortlisted|invited|preselected|pre-selected|(?:selected|successful) (?:at|in|after|from|applicants|proposals|candidates))|(?:are|were|be|have been) (?:selected|invited|shortlisted)|(?:who|that|which|have|has) (?:have |has )?(?:passed|succeeded|cleared|qualified)|(?:outlines?|concept notes?|pre-?proposals?|first stage|stage (?:a|1|one)) (?:was|were|is|has been|have been) (?:approved|accepted|successful|positive)|(?:τουσ|των|οι|απο) (?:εγκεκριμεν|εγκριθεντ|επιτυχ)\p{L}+|εγκριθηκ\p{L}+ (?:στο|κατα το) (?:α|πρωτο)|only (?:by|from|those|applicants)[^.;]{0,40}stage (?:a|1|one)(?!\p{L}))/u
const second =
  /(?:(?<!\p{L})(?:β|2ο|δευτερο|second|2nd)['΄’´]? ?(?:σταδι|stage|step|phase)|(?:σταδιο|stage|step)\s(?:β|2|two|ii|δευτερο)(?![\p{L}\d])|(?:πληρ\p{L}+|τελικ\p{L}+|αναλυτικ\p{L}+) (?:προτασ|αιτησ|φακελ)|full (?:proposal|application)s?)/u

/** Whether a text is about those who have passed a first stage. */
export const isOfSelected = (folded: string): boolean => selected.test(folded)

/** The stage of a closing day by its clause, or where that says nothing by its sentence. */
export function stageOf(sentence: string, clause: string): { stage?: Deadline['stage'] & string } {
  const stage = [clause, sentence]
    .map((text) =>
      second.test(text) || selected.test(text) ? 'application' : first.test(text) ? 'pre_proposal' : undefined,
    )
    .find((each) => each !== undefined)
  return stage === undefined ? {} : { stage }
}

export const isOfStage = (clause: string): boolean => first.test(clause) || second.test(clause)

/** "Those selected hand in a full proposal by …" without the day of a first stage: who has not passed that cannot apply. */
export function conditionsOfSelected(readings: readonly Reading[], { points }: SourceText): Reading[] {
  const closing = readings.filter(isOf('closes_at'))
  if (closing.some(({ value }) => value.stage === 'pre_proposal')) return []
  return closing
    .filter(({ quote: { start, end } }) => selected.test(foldText(points.slice(start, end)).folded))
    .map(({ quote }) => ({
      value: { field: 'criterion', criterion: { kind: 'manual' } as Expression },
      quote,
      figure: quote,
      confidence: 0.7,
    }))
}
