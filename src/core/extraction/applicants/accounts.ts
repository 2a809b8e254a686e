import type { FigurePeriod, MoneyRange } from '../../criteria/criterion.ts'
import { fromCents } from '../../facts/money.ts'
import { moneyIn } from '../figures/amounts.ts'
import { sideOf as sideOfFigure } from '../figures/bounds.ts'
import type { Side } from '../figures/bounds.ts'
import { negation } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import type { Bare, Recogniser } from './condition-sentence.ts'
import { labelOf, moneyLabels } from '../text/labels.ts'
import { afterNamedYears, namesOtherYears } from './named-years.ts'
import { isOfOneSize, isSizeDefinition, sizesByFigures } from './size-figures.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Conditions on the accounts of a business: its turnover, its balance sheet. Folded text. */

const average =
  /(?<!\p{L})μεσ(?:ο[συν]?|η|ησ) (?:(?:ετησι|συνολικ)\p{L}+ )?(?:ορο[συν]?|κυκλο|τζιρ|πωλησ|εσοδ|ακαθαριστ|ετησι|αξια|τιμη)|average|(?<!\p{L})mean(?!\p{L})/u
const highest =
  /υψηλοτερ|(?:μεγαλυτερ|μεγιστ)ο[συ]? (?:\p{L}+ )?(?:κυκλο|τζιρ)|καλυτερ\p{L}+ (?:χρηση|ετοσ)|highest|(?:σε|κατα) (?:(?:μια|ενα|καποια|καποιο|οποιαδηποτε|οποιοδηποτε|τουλαχιστον) ){1,3}(?:απο|εκ|των)[^.;·]{0,30}(?:χρησ|ετ(?:η|ων)(?!\p{L}))|in (?:(?:at least|any|one|either) ){1,3}of[^.;]{0,30}years/u
/** Each of several years, or all of them together: a figure that a profile does not have. */
const eachOrAll =
  /(?:καθε(?:μι?α|να)?|εκαστ\p{L}+|ολ(?:εσ|α)) (?:μι?α |ενα )?(?:απο |εκ )?(?:τισ |τα |των )?(?:τελευται|προηγουμεν|δυο|τρ(?:εισ|ια|ιων)|χρησ|ετ(?:οσ|η))|(?:αθροισ|αθροιστικ|σωρευτικ|συνολικ)\p{L}*[^.;·]{0,60}(?:τριετ|διετ|(?:δυο|τριων|τρεισ|[2-5]) (?:τελευται|προηγ|χρησ|ετ))|(?:each|every|all) (?:one )?of the (?:last|past|previous|two|three)|(?:combined|cumulative|total|aggregate)[^.;]{0,60}(?:two|three|[2-5]) (?:\p{L}+ )?(?:years|financial)/u
const threeYears = /τριετ|(?:τρι(?:ων|α)|τρεισ|three|(?<!\d)3)(?!\d)/u
const severalYears =
  /διετ|τετραετ|πενταετ|(?:δυο|τεσσαρ\p{L}+|πεντε|two|four|five|(?<![\d.,])[245])(?: \(\d\))? (?:(?:αμεσωσ|τελευται|προηγουμεν|πληρ|κλεισμεν|ολοκληρωμεν|οικονομικ|διαχειριστικ|last|past|previous|preceding|full|closed|completed|most recent|financial|fiscal)\p{L}* ){0,4}(?:χρησ|ετ(?:η|ων)(?!\p{L})|years|accounts)|(?:last|past|previous|preceding) (?:two|four|five|[245])(?!\d)|(?:τελευται|προηγουμεν)\p{L}+ (?:δυο|τεσσαρ|πεντε|[245])(?!\d)/u

/** The years that a figure of the accounts is of; undefined where a criterion has no word for them. */
function periodOf(folded: string): FigurePeriod | undefined {
  if (eachOrAll.test(folded)) return undefined
  const [ofAverage, ofHighest] = [average.test(folded), highest.test(folded)]
  if (!ofAverage && !ofHighest) return 'last_closed_fy'
  if (ofAverage && ofHighest) return undefined
  if (severalYears.test(folded) && !threeYears.test(folded)) return undefined
  return ofHighest ? 'highest_last_3_closed_fy' : 'average_last_3_closed_fy'
}

/** "The budget may not exceed twice the highest turnover of the last three years". */
export const turnoverLimit: Recogniser = ({ folded }) => {
  const limit =
    /(?:δεν|μη|ουτε)[^.]{0,40}(?:υπερβ|ξεπερν)\p{L}+([^.]{0,120}?)(?:κυκλ\p{L}+ εργασιων|τζιρ)|(?:not|never|nor)(?: \p{L}+){0,2} exceed([^.]{0,100}?)turnover/u.exec(
      folded,
    )
  if (limit === null || !/προυπολογισμ|επενδυσ|αιτουμεν|budget|investment/u.test(folded.slice(0, limit.index + 20)))
    return []
  const between = limit[1] ?? limit[2] ?? ''
  const percent = /(\d+) ?%/u.exec(between)
  // "… the highest turnover increased by 40 %".
  const rise = /^[^.;·\d]{0,60}(?:προσαυξημεν|αυξημεν|increased|raised)\p{L}*(?: κατα| by)? (\d{1,3}) ?%/u.exec(
    folded.slice(limit.index + limit[0].length),
  )
  const raised = (100 + Number(rise?.[1] ?? 0)) / 100
  const times =
    raised *
    (percent !== null
      ? Number(percent[1]) / 100
      : /διπλασι|twice|double|two times/u.test(between)
        ? 2
        : /τριπλασι|three times/u.test(between)
          ? 3
          : /(?<!\p{L})μισο|half/u.test(between)
            ? 0.5
            : 1)
  const period = periodOf(folded)
  if (period === undefined || namesOtherYears(folded, period)) return [{ kind: 'manual' }]
  const figure = { figure: 'turnover', period } as const
  return [
    {
      kind: 'compare',
      left: { investment_amount: true },
      operator: 'lte',
      right: times === 1 ? figure : { times, of: figure },
    },
    ...mostInAnyCase(folded.slice(limit.index + limit[0].length)),
  ]
}

/** "… and in any case 2.500.000 €": the second ceiling of the plan, behind the first. */
function mostInAnyCase(folded: string): Bare[] {
  const words =
    /(?:σε (?:καθε|οποιαδηποτε|καμι?α) περιπτωση|παντωσ|σε απολυτ\p{L}+ (?:ποσο|τιμη)|in (?:any|no|every|either) (?:case|event)|nor|ουτε)(?!\p{L})[^\d]{0,40}$/u
  const found = moneyIn(folded).find(({ start, values }) => values.length === 1 && words.test(folded.slice(0, start)))
  if (found === undefined) return []
  return [{ kind: 'investment_amount', range: { max: fromCents(found.values[0] ?? 0, found.currency ?? 'EUR') } }]
}

/** The turnover of others than the applicant: of a trade, a group, the members of somebody, so many firms. */
const ofOthers =
  /(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+) (?:του (?:\p{L}+ )?(?:κλαδου|ομιλου|τομεα)|των (?:\p{L}+ )?(?:μελων|μελη|εταιρειων μελων))|(?<!\p{L})(?:ο ομιλοσ|ο κλαδοσ|τα μελη)(?: \p{L}+){0,3} (?:εχ|ειχ|κατεγραψ|πραγματοποιησ)\p{L}*|(?:συνολικ|αθροιστικ)\p{L}+ (?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+) (?:των|τουσ)|(?:combined|aggregate|total) (?:annual )?(?:turnover|revenue|sales) (?:of|was|is)|(?:our|the) (?:members?|group|industry|sector)['’]?s? (?:\p{L}+ )?(?:turnover|revenue|sales)|(?:turnover|revenue) of (?:the |our )?(?:members|group|industry|sector)|(?:\d+|(?<=^[^\p{L}]*)\p{L}+ \p{L}+) (?:επιχειρησεισ|εταιρειεσ|companies|firms|enterprises) (?:εχουν|ειχαν|have|had)|(?:[,:·] ?)\d+ (?:απο αυτεσ |of them )?(?:εχουν|ειχαν|have|had)/u
/** "For a plan of 100.000 € the turnover has to be …": one case of a rule that is told besides. */
const forOnePlan =
  /(?:για να εγκριθ|για|σε|αν|for|if)\p{L}* [^,;·]{0,30}(?:σχεδι|επενδυσ|εργ|προυπολογισμ|project|investment|plan|budget)\p{L}*(?: \p{L}+)? (?:υψουσ |αξιασ |των |of )(?:€|eur )?\d[\d.,]* ?(?:€|ευρω|eur)?,? [^;·]*?(?:τζιρ|κυκλ\p{L}+ εργασ|turnover)/u
/** "35.000 € to bodies with a turnover below 50.000, 70.000 € to all others": it tells apart who gets how much. */
const forSomeOnly =
  /(?<!\p{L})(?:σε|για|στ\p{L}{1,3}|to|for) (?:\p{L}+ ){1,2}(?:με|with) [^.;·]{0,60}(?:κυκλ|τζιρ|turnover|sales)(?:[^.;·]|\.(?=\d)){0,120}(?:ολουσ τουσ αλλουσ|(?:τουσ |τισ )(?:υπ?ολοιπ|λοιπ)\p{L}+|(?<!\p{L})(?:all |the )+others?(?!\p{L})|the rest)/u
/** "The limit no longer applies". */
const lifted =
  /(?:οριο|προυποθεση|κριτηριο|ορο[σν]|απαιτηση)\p{L}* (?:αυτ\p{L}+ )?(?:καταργ|παυει|δεν ισχυει)|(?:limit|condition|requirement|criterion|threshold) (?:is|has been|was) (?:abolished|removed|lifted|dropped|repealed)|no longer (?:applies|required)/u
const definition =
  /2003\/361|(?:πολυ μικρη|μικρη|μεσαια) (?:ειναι|λογιζεται|λεγεται) (?:η |μια )?επιχειρηση|(?:η|μια) (?:πολυ μικρη|μικρη|μεσαια) επιχειρηση (?:εχει|απασχολει)|(?:micro|small|medium)(?:-sized)? (?:enterprise|business|company) (?:has|employs|means)|(?:πολυ μικρ|μικρ|μεσαι)\p{L}+ (?:επιχειρησ\p{L}+ )?(?:θεωρ|νοειται|νοουνται|οριζ)|(?:micro|small|medium)(?:-sized)?[^.]{0,20} (?:is|are) (?:considered|deemed|defined)|(?:of a|for) (?:micro|small|medium)[- ]|(?:μιασ|τησ) (?:μικρησ|μεσαιασ) επιχειρησ/u
const isOfDefinition = (words: string): boolean => definition.test(words) || isSizeDefinition(words)

/** A row of two cells that names the account, under heads that say nothing of who or what: "Criterion | Term". */
const isOwnRow = ({ labels, column }: Block): boolean =>
  labels.length === 2 &&
  column === 1 &&
  anyAccount.test(labels[1] ?? '') &&
  !anyAccount.test(labels[0] ?? '') &&
  /^(?:ορ(?:οσ|οι|ιο|ια)|τιμη|απαιτηση|τι ισχυει|προυποθεση|περιγραφη|terms?|value|requirement|condition|limit|description|rule)$/u.test(
    labels[0] ?? '',
  )

/** The part of a sentence between commas that a figure stands in: all of it where that part has no label. */
function clauseAround(folded: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(...[', ', '; ', ' ('].map((stop) => folded.lastIndexOf(stop, start - 1)))
  const next = /[,;)](?!\d)/u.exec(folded.slice(end))
  const clause = folded.slice(from < 0 ? 0 : from, next === null ? undefined : end + next.index)
  return anyAccount.test(clause) && from > 0 && !isOfDefinition(clause) ? clause : folded
}

/** "The budget may not exceed the turnover, and in no case 60.000 €": the amounts are the plan's. */
const limitsThePlan =
  /(?:προυπολογισμ|επενδυσ|σχεδι|αιτουμεν|π\/υ|budget|investment|project|plan|grant|ενισχυσ|επιχορηγησ)[^.]{0,60}(?:δεν|μη|not|never|up to|εωσ|μεχρι)[^.]{0,30}(?:(?:υπερβ|ξεπερν|exceed)\p{L}*|το|τον|του)[^.\d]{0,40}(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|turnover)/u
/** "Twice the highest turnover", "30 % of the turnover": a measure of something else, which no amount beside it bounds. */
const measuresOther =
  /(?:διπλασι|τριπλασι|τετραπλασι|πενταπλασι|(?<!\p{L})(?:μισο|half|double)|twice|(?:two|three|four|five|\d) times|triple|\d ?%|(?:τοισ εκατο|per ?cent))(?:\p{L}* | )?(?:(?:του|τησ|των|of|the|a|an|its|their) )*(?:(?:μεγιστ|υψηλοτερ|μεγαλυτερ|μεσ|ετησι|συνολικ|highest|annual|average|mean|total|maximum|last|greatest)\p{L}* |ορο\p{L}? (?:του |τησ )?)*(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|εσοδ\p{L}+|turnover|sales|revenue)/gu
/** A refusal that is itself of those who do not: "who has not at least 10.000 € is left out". */
const twice = /(?<!\p{L})(?:χωρισ|without|εκτοσ αν|unless|(?:ε?αν|οσ\p{L}+|που|if|who) (?:δεν|do not|does not)) /u
const named =
  /κυκλ\p{L}+ (?:\p{L}+ )?εργασιων|τζιρ\p{L}*|πωλησ(?:εισ|εων)|(?:εσοδ|ακαθαριστ)\p{L}+|turnover|turn(?:s|ed|ing)? over|revenues?|sales/gu

const anyAccount = /τζιρ|κυκλ|πωλησ|εσοδ|turn(?:s|ing)? ?over|revenue|sales|ισολογισμ|ενεργητικ|balance/u

/** The words that bound a figure: between its label and it, behind it, or before the label: "ο ελάχιστος κύκλος εργασιών είναι 25.000 €". */
function boundOf(folded: string, at: { start: number; end: number }, between: string, key: string): Side | undefined {
  const after = folded.slice(at.end)
  const side = sideOfFigure(between || folded.slice(0, at.start), after)
  if (side !== undefined) return side
  const label = [...folded.slice(0, at.start).matchAll(named)].at(-1)
  const before = label === undefined ? '' : (/[^,;·:\d]{0,50}$/u.exec(folded.slice(0, label.index))?.[0] ?? '')
  return sideOfFigure(before, '') ?? sideOfFigure(key, '')
}

/** Amounts; in a cell about a turnover also those without a currency, where they are parted by thousands. */
function figuresIn(folded: string, cell: boolean): ReturnType<typeof moneyIn> {
  const found = moneyIn(folded)
  if (found.length > 0 || !cell || !/κυκλ\p{L}+ εργασιων|τζιρ|turnover/u.test(folded)) return found
  return moneyIn(folded, true).filter(({ start, end }) => /\d[.,]\d{3}/u.test(folded.slice(start, end)))
}

export const accounts: Recogniser = ({ folded, block, range, negative }) => {
  // Most sentences with an amount name neither, and to look for the label of each takes long.
  if (![block.folded.folded.slice(range.start, range.end), ...keysOf(block)].some((text) => anyAccount.test(text)))
    return []
  // What an enterprise of a size is, is no condition of the call.
  if (isOfOneSize(folded) || sizesByFigures(folded).length > 0 || (!negative && isSoft(folded))) return []
  if ([ofOthers, forOnePlan, forSomeOnly, lifted].some((words) => words.test(folded)) || limitsThePlan.test(folded))
    return []
  // Where its only account is the measure of something else, the sentence says nothing of how great that is.
  if (!anyAccount.test(folded.replaceAll(measuresOther, ' ')) && folded.search(measuresOther) >= 0) return []
  const found = figuresIn(folded, block.kind === 'cell').flatMap((figure): Bare[] => {
    if (isOfDefinition(clauseAround(folded, figure))) return []
    const at = { start: range.start + figure.start, end: range.start + figure.end }
    const near = labelOf(moneyLabels, block, range, at)
    if (near === undefined || (near.names !== 'turnover' && near.names !== 'balance_sheet')) return []
    const key =
      near.where === 'table'
        ? ((isOwnRow(block) ? block.labels.at(-1) : block.labels[0]) ?? keysOf(block)[0] ?? '')
        : ''
    if (
      near.where !== 'sentence' &&
      (near.where !== 'table' ||
        (block.kind === 'cell' && (block.column === 0 || (block.labels.length !== 1 && !isOwnRow(block)))))
    )
      return []
    const bounds: MoneyRange = {}
    const [low = 0, high] = figure.values
    const currency = figure.currency ?? 'EUR'
    if (high !== undefined) Object.assign(bounds, { min: fromCents(low, currency), max: fromCents(high, currency) })
    else {
      // "Να μην είναι κάτω των 20.000" denies what it bounds, and refuses nobody.
      const side = boundOf(folded, figure, negative ? near.between.replace(negation, ' ') : near.between, key)
      if (side === undefined) return []
      const bound = sideWhere(side, negative && !twice.test(folded))
      bounds[bound] = fromCents(low, currency)
    }
    const period = periodOf(`${folded} ${near.where === 'table' ? keysOf(block).slice(0, 2).join(' ') : ''}`)
    if (period === undefined || namesOtherYears(folded, period)) return [{ kind: 'manual' }]
    const tested = afterNamedYears(folded, period)
    return [
      {
        kind: 'accounts',
        figure: near.names === 'turnover' ? 'turnover' : 'balance_sheet_total',
        range: bounds,
        period,
        ...(tested === undefined ? {} : { at: tested }),
      },
    ]
  })
  // "Above 30,000 in the last year or above 100,000 in three of them": either will do.
  const ends = found.flatMap((each) =>
    each.kind === 'accounts' ? [`${each.figure} ${Object.keys(each.range).join()}`] : [],
  )
  return ends.length > new Set(ends).size && eitherOne.test(folded) ? [{ kind: 'manual' }] : found
}
/** "Or" between two figures. */
const eitherOne = /\d[^.;·]{0,80}[ ,](?:η|ειτε|or|εναλλακτικα|alternatively) [^;·]{0,80}\d/u

/** Where a figure stands in the range of those who may apply: the other way round where its sentence tells who may not. */
function sideWhere({ end, exclusive }: Side, refused: boolean): keyof MoneyRange {
  if (!refused) return exclusive ? `${end}_exclusive` : end
  const other = end === 'min' ? 'max' : 'min'
  return exclusive ? other : `${other}_exclusive`
}
