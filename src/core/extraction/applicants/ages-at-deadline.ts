import type { Criterion } from '../../criteria/criterion.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Bare } from './condition-sentence.ts'
import { datesIn } from '../figures/dates.ts'
import { isOf } from '../draft/draft.ts'
import type { Draft, Of } from '../draft/draft.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'

/** How old a business has to be, or may be, on the last day for applying. Folded text. */

const lastDay = String.raw`(?:καταληκτικ\p{L}+ (?:ημερομηνι|η?μερα|προθεσμι)\p{L}*|τελευται\p{L}+ η?μερα\p{L}*|λη[ξγ]\p{L}{1,3}(?: (?:τησ|των|του))? (?:προθεσμι|υποβολ|αιτησ|προσκλησ|περιοδου υποβ)\p{L}*|(?:ημερομηνι\p{L}+ )?λη[ξγ]\p{L}{1,3}(?= (?:τησ|των) (?:προθεσμ|υποβ|αιτησ|προσκλ))|ημερομηνι\p{L}+ λη[ξγ]\p{L}{1,3}(?! (?:τησ|του|των) (?!(?:ηλεκτρονικησ )?(?:προθεσμ|υποβ|αιτησ|προσκλ|περιοδ)))|προθεσμι\p{L}+(?= υποβ)|(?:(?:submission|application|call|closing)(?:['’]s)? )?deadline|(?:closing|cut-?off) da(?:te|y)|last day (?:for|of) (?:appl|submi))`
/** "At the submission deadline", "κατά τη λήξη της προθεσμίας": the day on which the age is counted. */
const onLastDay = new RegExp(
  String.raw`(?<!\p{L})(?:κατα|στη[ν]?|εωσ|μεχρι|ωσ|πριν(?: απο)?|προ|at|by|on|before|as of|as at|prior to|until|preceding)\s(?:και )?(?:(?:την?|τησ|the|its|date|day|of|ημερομηνια) ){0,4}${lastDay}`,
  'u',
)
/** By then they have to have applied: a day of another matter. */
const byThenApplied = new RegExp(
  String.raw`(?:υποβαλ\p{L}+|υποβληθ\p{L}+|αιτηθ\p{L}+|appl(?:y|ied)|submit(?:ted)?|register(?:ed)?)(?: (?:\p{L}+ ){0,3})?(?=(?:εωσ|μεχρι|πριν|by|before|until)\s(?:\p{L}+ ){0,3}${lastDay})`,
  'u',
)

/** Whether a sentence counts on the last day for applying. */
export const countsOnLastDay = (folded: string): boolean => onLastDay.test(folded) && !byThenApplied.test(folded)

/** Ages that are counted on the last day for applying: on the one that the draft has; of several, or none, they are asked of a person. */
export function withLastDays(draft: Draft, readings: readonly Reading[]): Reading[] {
  const days = draft.call.deadlines.flatMap(({ at, time_zone }) => (at === undefined ? [] : [{ at, time_zone }]))
  const [day] = days
  return readings.map((reading) => {
    if (!isOf('criterion')(reading)) return reading
    const { criterion } = reading.value
    if (!('kind' in criterion) || criterion.kind !== 'age' || criterion.test.measure === 'started_between')
      return reading
    const { quote } = reading
    const { folded } = foldText(draft.source.points.slice(quote.start, quote.end))
    const named = dayOfCounting(folded)
    if (named !== undefined) return countedOn(reading, criterion, named)
    if (!countsOnLastDay(folded)) return reading
    if (day === undefined || days.length > 1) return askedOf(quote, reading.confidence)
    const date = Temporal.Instant.from(day.at).toZonedDateTimeISO(day.time_zone).toPlainDate().toString()
    return countedOn(reading, criterion, date)
  })
}

const countedOn = (reading: Of<'criterion'>, criterion: Bare, date: PlainDate): Reading => ({
  ...reading,
  value: { ...reading.value, criterion: { ...criterion, at: { event: 'fixed', date } } as Criterion },
})

/** "For five years or less as of 1 March 2027": the day on which the years are counted, where it is told. */
function dayOfCounting(folded: string): PlainDate | undefined {
  const said = asOf.exec(folded)
  const end = (said?.index ?? 0) + (said?.[0].length ?? 0)
  return said === null ? undefined : datesIn(folded).find(({ start }) => start >= end && start < end + 3)?.date
}
const asOf =
  /(?<!\p{L})(?:years?|months?|ετη|ετων|χρονια|μηνεσ|μηνων)(?!\p{L})(?: \p{L}+){0,4} (?:as (?:of|at)|κατα την?|στισ) (?=\d)/u
