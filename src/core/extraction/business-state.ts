import type { MoneyRange } from '../criteria/criterion.ts'
import { fromCents } from '../facts/money.ts'
import { moneyIn } from './amounts.ts'
import { sideOf as sideOfFigure } from './bounds.ts'
import type { Bare, Recogniser } from './condition-sentence.ts'
import { labelOf, moneyLabels } from './labels.ts'

/** Conditions on the accounts and on what state a business is in. Folded text. */

/** "The budget may not exceed twice the highest turnover of the last three years". */
export const turnoverLimit: Recogniser = ({ folded }) => {
  const limit =
    /(?:δεν|μη)[^.]{0,40}(?:υπερβ|ξεπερν)\p{L}+([^.]{0,120}?)κυκλ\p{L}+ εργασιων|(?:not|never) exceed([^.]{0,100}?)turnover/u.exec(
      folded,
    )
  if (limit === null || !/προυπολογισμ|επενδυσ|αιτουμεν|budget|investment/u.test(folded.slice(0, limit.index + 20)))
    return []
  const between = limit[1] ?? limit[2] ?? ''
  const percent = /(\d+) ?%/u.exec(between)
  const times =
    percent !== null
      ? Number(percent[1]) / 100
      : /διπλασι|twice|double|two times/u.test(between)
        ? 2
        : /τριπλασι|three times/u.test(between)
          ? 3
          : /(?<!\p{L})μισο|half/u.test(between)
            ? 0.5
            : 1
  const period = /υψηλοτερ|μεγαλυτερ|highest/u.test(folded)
    ? 'highest_last_3_closed_fy'
    : /μεσο[συ]? (?:ορο|ετησι)|μεση|average/u.test(folded)
      ? 'average_last_3_closed_fy'
      : 'last_closed_fy'
  const figure = { figure: 'turnover', period } as const
  return [
    {
      kind: 'compare',
      left: { investment_amount: true },
      operator: 'lte',
      right: times === 1 ? figure : { times, of: figure },
    },
  ]
}

export const accounts: Recogniser = ({ folded, block, range }) => {
  // What an enterprise of a size is, is no condition of the call.
  if (
    /(?:πολυ μικρ|μικρ|μεσαι)\p{L}+ (?:επιχειρησ\p{L}+ )?(?:θεωρ|νοειται|νοουνται|οριζ)|(?:micro|small|medium)(?:-sized)?[^.]{0,20} (?:is|are) (?:considered|deemed|defined)|(?:of a|for) (?:micro|small|medium)[- ]|(?:μιασ|τησ) (?:μικρησ|μεσαιασ) επιχειρησ/u.test(
      folded,
    )
  )
    return []
  // Most sentences with an amount name neither, and to look for the label of each takes long.
  if (
    !/τζιρ|κυκλ|turnover|revenue|sales|ισολογισμ|ενεργητικ|balance/u.test(
      block.folded.folded.slice(range.start, range.end),
    )
  )
    return []
  return moneyIn(folded).flatMap((figure): Bare[] => {
    const at = { start: range.start + figure.start, end: range.start + figure.end }
    const near = labelOf(moneyLabels, block, range, at)
    if (near?.where !== 'sentence' || (near.names !== 'turnover' && near.names !== 'balance_sheet')) return []
    const bounds: MoneyRange = {}
    const [low = 0, high] = figure.values
    const currency = figure.currency ?? 'EUR'
    if (high !== undefined) Object.assign(bounds, { min: fromCents(low, currency), max: fromCents(high, currency) })
    else {
      const side = sideOfFigure(near.between || folded.slice(0, figure.start), folded.slice(figure.end))
      if (side === undefined) return []
      const bound: keyof MoneyRange = side.exclusive ? `${side.end}_exclusive` : side.end
      bounds[bound] = fromCents(low, currency)
    }
    const period = /υψηλοτερ|highest/u.test(folded)
      ? 'highest_last_3_closed_fy'
      : /μεσο[συ]? ορο|μεση|average/u.test(folded)
        ? 'average_last_3_closed_fy'
        : 'last_closed_fy'
    return [
      {
        kind: 'accounts',
        figure: near.names === 'turnover' ? 'turnover' : 'balance_sheet_total',
        range: bounds,
        period,
      },
    ]
  })
}

export const difficulty: Recogniser = ({ folded }) =>
  /προβληματικ\p{L}+ επιχειρησ|επιχειρησ\p{L}+ (?:ειναι |αποτελ\p{L}+ |να ειναι |να μην ειναι )?προβληματικ|(?<!\p{L})(?:μην? |δεν )?(?:ειναι|θεωρ\p{L}+|χαρακτηριζ\p{L}+(?: ωσ)?|αποτελ\p{L}+) προβληματικ|(?:undertakings?|firms?|enterprises?|compan(?:y|ies)|business(?:es)?|organi[sz]ations?|applicants?)(?: (?:that are|which are|already|being))? in (?:financial )?difficult/u.test(
    folded,
  )
    ? [{ kind: 'not_in_difficulty' }]
    : []

const founding =
  /(?<!\p{L})(?:η|ειτε) (?:να )?θα (?:συσταθ|ιδρυθ|συστηθ|δημιουργηθ)\p{L}+|υπο[ -]?(?:συσταση|ιδρυση|εναρξη)|προσ (?:συσταση|ιδρυση)|θα (?:κανουν|κανετε|κανει|προβουν σε|ξεκινησουν|πραγματοποιησουν) (?:την )?εναρξη|(?:που|οι οποι\p{L}+) (?:θα |προκειται να |προτιθενται να |σκοπευουν να |δεσμευονται να )+(?:ιδρ[υύ]|συστ|δημιουργ|ξεκιν|αρχισ|ανοιξ)\p{L}*|(?:που|και|οσ(?:οι|εσ|α)) δεν εχ\p{L}+ (?:ακομ[αη] )?(?:ιδρυθ|ιδρυσ|συσταθ|συστησ|συστηθ|κανει εναρξ|προβει σε εναρξ|ξεκινησ|αρχισ)\p{L}*|προτιθενται να (?:ιδρυσ|συστησ|ξεκινησ|προβουν)|(?:μελλοντικ|επιδοξ)\p{L}+ επιχειρηματι|(?:still |yet )?to be (?:founded|established|set up|formed|incorporated|created|registered|started)|not (?:yet |already )?(?:been )?(?:yet )?(?:set up|founded|registered|incorporated|established|formed|started) (?:yet|at the time)|not yet (?:been )?(?:set up|founded|registered|incorporated|established|formed|trading|started|in operation)|(?:about|intend\p{L}*|plan\p{L}*|wish\p{L}*|undertake|commit\p{L}*|prepar\p{L}*|going) to (?:set up|found|establish|start(?: up)?|launch|register|incorporate|form) (?:an? |their |your )?(?:\p{L}+ )?(?:business|compan|enterprise|firm)|under (?:formation|establishment|incorporation)|in (?:the (?:process|course) of )?(?:formation|incorporation|being (?:set up|founded|established))|pre-?(?:incorporation|formation)|would-be (?:entrepreneur|founder)|prospective (?:entrepreneur|founder|business|compan)|aspiring (?:entrepreneur|founder)|before they are (?:registered|established|founded)|(?:κανουν|κανει|προβαιν\p{L}+ σε) (?:την )?εναρξη μετα (?:την |τη )?(?:αιτηση|υποβολ|εγκρισ|ενταξ)|εναρξη (?:τησ )?(?:δραστηριοτητασ|εργασιων|λειτουργιασ)? ?(?:\p{L}+ ){0,3}(?:γινεται|γινει|πραγματοποι\p{L}+|επεται|επονται) μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|εναρξη (?:στη[ν]? \S+ |επιτηδευματοσ |δραστηριοτητασ |εργασιων )?μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|(?:ξεκιν|αρχισ|ιδρυ)\p{L}+ (?:τη |την )?(?:δραστηριοτητα|λειτουργια|επιχειρηση)? ?μετα (?:την |τη )?(?:υποβολ|αιτησ|εγκρισ|ενταξ)|(?:κανουν|κανει) (?:την )?εναρξη μετα (?:την |τη )?(?:αιτηση|υποβολ|εγκρισ|ενταξ)|(?:register|start|set up|be founded|be established)\p{L}* after (?:the )?(?:application|approval|award)|(?:compan|business|enterpris|firm)\p{L}* not yet \p{L}+/u
const existing =
  /υφισταμεν|ενεργ(?:εσ|η|οι|ων)(?!\p{L})|λειτουργ(?:ει|ουν|ουσε)? (?:νομιμα |κανονικα )?κατα την|σε λειτουργια|existing (?:enterprise|business|compan|sme|undertaking|firm)|active (?:enterprise|business|compan|firm)|already (?:in operation|established|trading|operating)/u
const someone =
  /επιχειρησ|εταιρ|εναρξη|ομαδ(?:ασ?|εσ|ων)|teams?(?!\p{L})|οσ(?:οι|εσ)(?!\p{L})|ανεργ|start-?ups?|αιτ(?:ων|ουντ)|προσωπα|επιχειρηματι|επαγγελματι|υπο (?:συσταση|ιδρυση)|enterprise|business|compan|applicant|firm|entrepreneur|founder|active|cooperative/u

export const lifecycle: Recogniser = ({ folded, negative }) => {
  if (!someone.test(folded)) return []
  const founds = founding.test(folded)
  // Those to be founded are refused: what runs is meant.
  if (negative && founds) return [{ kind: 'lifecycle', include: ['active'] }]
  if (negative) return []
  // "New enterprises and those to be set up": both, and how new they are is another condition.
  const besides = /(?:και|καθωσ|η|or|and)(?: σε| και| still)? (?:επιχειρησ\p{L}+ )?(?:υπο |to be )|start-ups/u.test(
    folded,
  )
  const include = [
    ...(existing.test(folded) || (founds && besides) ? (['active'] as const) : []),
    ...(founds ? (['to_be_established'] as const) : []),
  ]
  return include.length === 0 ? [] : [{ kind: 'lifecycle', include }]
}
