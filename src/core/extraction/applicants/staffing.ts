import type { NumberRange } from '../../criteria/criterion.ts'
import { sideOf as sideOfFigure } from '../figures/bounds.ts'
import type { Side } from '../figures/bounds.ts'
import { negation } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import { countsIn } from '../figures/counts.ts'
import { datesIn } from '../figures/dates.ts'
import type { Recogniser } from './condition-sentence.ts'
import { afterNamedYears, namesOtherYears } from './named-years.ts'
import { withDigits } from '../figures/number-words.ts'
import type { Reading } from '../reading.ts'
import { isOfOneSize, isSizeDefinition } from './size-figures.ts'
import type { CodePoints } from '../../citing/canonical.ts'
import { foldText } from '../../facts/text-fold.ts'

/** How many people a business employs: persons, annual work units, salaried ones apart. */

/** Staff that is not the applicant's own as it is: to be hired, trained, kept, or paid for. */
const otherStaff =
  /δημιουργ|νε(?:εσ|ων|ουσ|οι) (?:θεσ|εμε|εργαζ)|new (?:jobs|positions|hires|staff|posts|employees)|(?:additional|extra) (?:jobs|employees|staff)|jobs? (?:created|to be)|στοχ|target|προσλ(?:αβ|ηψ)|(?<!\p{L})(?:βρ(?:ουν|ει|ισκουν)|find) (?:\p{L}+ )?(?:θεσ|δουλει|εργασι|jobs?(?!\p{L})|work(?!\p{L}))|(?<!\p{L})hir(?:e|es|ed|ing)(?!\p{L})|recruit|[€]|ευρω|(?<!\p{L})eur(?!\p{L})|αυξηση τ|υποδεικν|ωφελουμεν(?!\p{L}* (?:επιχειρ|εταιρ))|καταρτι|(?:λειτουργουσαν|υπ(?:ηρχ|αρχ)\p{L}+|there (?:are|were))(?: \p{L}+){0,3} \d|εκπαιδευ(?:ομεν|τ)|trained|trainees?|ανα επιχειρηση|(?:αν|εφοσον) (?:η επιχειρηση )?δεν(?! (?:ξεπερν|υπερβ|εχ\p{L}+ (?:πανω|περισσ|κατω|λιγοτερ)))|δεσμευσ|ημερεσ|κλινεσ|rooms|beds|συνεδρ|(?<!\p{L})teams? (?:leading|behind|running|that (?:leads|runs|carries))|(?:members|persons|ατομα) (?:of the )?(?:team|ομαδ)|(?:στο|μετα το|με το|εωσ το|at the|by the|after the) (?:τελοσ|περασ|end|close) (?:του|τησ|of the) (?:εργου|επενδυσησ|υλοποιησησ|project|investment)|ομαδα (?:εργου|εργασιασ)|μεχρι το τελοσ|ευαλωτ|until the end|project team|teams? of|(?:schemes?|groups?|partnerships?|collaborations?|σχηματ\p{L}+|συνεργασι(?:εσ|ων|α)) (?:of |with |απο |των |με )?(?:up to |εωσ )?(?:\d+|\p{L}{3,6})(?: (?:η|or) \p{L}+)? (?:people|persons|ατομ|προσωπ)|researchers|ερευνητ|μελ(?:η|ων) (?:του )?(?:συνεταιρ|συλλογ|δ\.?σ)|inhabitants|κατοικ|^\s*(?:\S{1,3} )?\+ ?\d|αξιολογ(?!ηθει)|evaluat|λειτουργουν σημερα|απο τ(?:ισ|ουσ|α) οποι(?:εσ|ουσ|α) (?:οι|τα) |(?<!\p{L})aged? (?:between |from )?\d|years? (?:old|of age)|ηλικι|portfolio|χαρτοφυλακι|median|διαμεσ|has \d+ staff|(?:bank|agency|fund|τραπεζα|ταμειο) (?:has|employs|εχει|απασχολει)/u

/** "The Office employs 160 people": of a body that nobody is, as it tells of itself. */
const staffOfBody =
  /^[^\p{L}]*(?:the|our|ο|η|το) (?:\p{L}+ ){0,2}?(?:office|organi[sz]ation|ministry|chamber|agency|authority|council|museum|bank|fund|centre|institute|auditors?|γραφει|οργανισμ|υπουργει|επιμελητηρι|ταμει|τραπεζ|κεντρο|ινστιτουτ|μουσει|ελεγκτ)\p{L}*(?! (?:must|shall|has to|have to|needs? to|πρεπει|οφειλ))[^.;·:]{0,60}? (?:employs?|ha(?:s|ve) (?:a staff of )?\d|απασχολ(?:ει|ουν)|εχ(?:ει|ουν) \d)/u

const units = String.raw`(?:εμε(?!\p{L})|ε\.\s?μ\.\s?ε\.?|(?:ετησι\p{L}+ )?μοναδ\p{L}+ (?:μισθωτησ |εξαρτημενησ |ετησιασ )?(?:εργασιασ|απασχολησησ)|ετησι\p{L}+ μοναδ\p{L}+|(?:awu|eme)s?(?!\p{L})|(?:annual )?work(?:ing)?[- ]units?)`
const people = String.raw`(?:εργαζομεν\p{L}+|απασχολουμεν\p{L}+(?: ατομα| προσωπα)?|εργοδοτουμεν\p{L}+(?: ατομα| προσωπα)?|ατομ(?:α|ων|ο)(?!\p{L})|προσωπ(?:α|ων)(?!\p{L})|μισθωτ(?:ουσ|ων|οι|ου|ο|οσ)(?!\p{L})|υπαλληλ\p{L}+|εργατ(?:εσ|ων|οτεχνιτ\p{L}+)(?!\p{L})|θεσ(?:εισ|εων|η) (?:εξαρτημενησ |μισθωτησ |πληρουσ )?(?:εργασιασ|απασχολησησ)|ισοδυναμ\p{L}+ (?:θεσ\p{L}+ )?πληρουσ(?: απασχολησησ)?|ιπα(?!\p{L})|employees?|staff(?:ers)?(?!\p{L})|(?:members|people|persons) (?:of|on) (?:the )?(?:staff|payroll)|team members|ftes?(?!\p{L})|full[- ]time (?:equivalents?|employees|staff|posts?)|people|persons?|workers|payroll|working (?:full|part)[- ]time)`
const staff = String.raw`(?:${units}|${people})`
const amount = String.raw`\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d+)?`
const adjective = String.raw`(?:(?:πληρ|νε|ετησι|salaried|full[- ]time|paid|μονιμ|συνολικ|permanent|employed|own|insured|ασφαλισμεν|πληρουσ|full-time equivalent)\p{L}*\s+(?:απασχολησησ\s+|equivalent\s+)?)?`
/** "Δύο ή περισσότερους εργαζομένους", "50 or more people". */
const orMore = String.raw`(?:(?<more>(?:η|και|or|and) (?:περισσοτερ\p{L}+|ανω|πανω|more|over|above)|τουλαχιστον|\+)\s+|(?<less>(?:η|και|or|and) (?:λιγοτερ\p{L}+|κατω|fewer|less|under)|το πολυ|κατ ανωτατο)\s+)?`
const staffBetween = new RegExp(
  String.raw`(?<low>${amount})\s*(?<unit1>${staff}\s*)?(?<mid>εωσ(?: και)?|ωσ|μεχρι(?: και)?|και(?: εωσ| μεχρι)?|-|–|με|to|and|up to|through)\s*(?<high>${amount})\s*${adjective}(?<unit>${staff})`,
  'u',
)
const staffTwo = new RegExp(
  String.raw`(?<low>${amount})\s*(?:${staff}\s*)?(?:,|και|and|but|αλλα)\s*(?:and |και |αλλα |but )?(?<words>(?:\p{L}+\s+){1,5})(?<high>${amount})\s*${adjective}(?<unit>${staff})`,
  'u',
)
/** "5 < ΕΜΕ ≤ 10". */
const staffInside = new RegExp(
  String.raw`(?<low>${amount})\s*(?<over><=|<|≤)\s*(?<unit>${staff})\s*(?<under><=|<|≤)\s*(?<high>${amount})`,
  'u',
)
/** "≥ 5 και ≤ 50", "10 or more but fewer than 250 people". */
const staffSigns =
  /(?<over>>=|≥|>)\s*(?<low>\d+(?:[.,]\d+)?)\s*(?:και|and|,|\/)?\s*(?<under><=|≤|<)\s*(?<high>\d+(?:[.,]\d+)?)/u
const staffMoreButFewer = new RegExp(
  String.raw`(?<low>${amount})\s*(?:η|or|και|and) (?:περισσοτερ\p{L}+|ανω|more|over)[^\d]{1,30}?(?<words>(?:λιγοτερ|κατω|fewer|less|not more|no more|at most|up to|εωσ|μεχρι)[^\d]{0,20})(?<high>${amount})\s*${adjective}(?<unit>${staff})`,
  'u',
)
const staffOf = new RegExp(
  String.raw`(?<!\p{L}|\d[.,/]|\d)(?<n>${amount})\s*${orMore}${adjective}(?<unit>${staff})(?:\s*\(?${people}\)?){0,2}(?<after>.{0,120})`,
  'u',
)
const staffBehind = new RegExp(
  String.raw`(?<!\p{L})(?<unit>${staff}|προσωπικο\p{L}?|απασχολησησ?|headcount|workforce)(?!\p{L}|,? (?:who|that|whose|που|οι οποι\p{L}+)(?!\p{L}))[^.\d]{0,60}?(?<low>${amount})(?!\d)(?:\s*(?:εωσ(?: και)?|ωσ|μεχρι(?: και)?|-|–|to|και|and)\s*(?<high>${amount})(?!\d))?(?<plus>\s?\+)?(?!\s*(?:%|μην|ετ|χρον|ημερ|months|years|days|[/.]\d))`,
  'u',
)
const value = (printed: string | undefined): number =>
  Number((printed ?? '').replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))
const salariedUnit = new RegExp(`^${units}`, 'u')

interface Staff {
  readonly range: NumberRange
  readonly unit: string
  /** No word says which end the figure is. */
  readonly bare?: true
}

const rangeSide = ({ end, exclusive }: Side, at: number): NumberRange => ({
  [exclusive ? `${end}_exclusive` : end]: at,
})

/** "From 3 to 249 employees", "τουλάχιστον 1,5 ΕΜΕ", "staff: no more than 100", "at least one and fewer than 50 people". */
function staffRange(text: string): Staff | undefined {
  const made = (unit: string | undefined, range: NumberRange): Staff => ({ range, unit: unit ?? '' })
  const inside = staffInside.exec(text)?.groups
  if (inside !== undefined)
    return made(inside['unit'], {
      [inside['over'] === '<' ? 'min_exclusive' : 'min']: value(inside['low']),
      [inside['under'] === '<' ? 'max_exclusive' : 'max']: value(inside['high']),
    })
  const signs = staffSigns.exec(text)?.groups
  if (signs !== undefined)
    return made(new RegExp(staff, 'u').exec(text)?.[0], {
      [signs['over'] === '>' ? 'min_exclusive' : 'min']: value(signs['low']),
      [signs['under'] === '<' ? 'max_exclusive' : 'max']: value(signs['high']),
    })
  const both = minimumMaximum.exec(text)?.groups
  if (both !== undefined) return made(both['unit'], { min: value(both['low']), max: value(both['high']) })
  const more = staffMoreButFewer.exec(text)?.groups
  if (more !== undefined) {
    const side = sideOfFigure(more['words'] ?? '', '') ?? { end: 'max', exclusive: false }
    return made(more['unit'], { min: value(more['low']), ...rangeSide(side, value(more['high'])) })
  }
  const two = staffTwo.exec(text)
  if (two?.groups !== undefined) {
    const { low: from = '', words = '', high: to = '', unit } = two.groups
    const low = sideOfFigure(text.slice(Math.max(0, two.index - 50), two.index), '')
    const high = sideOfFigure(words, '')
    if (low?.end !== high?.end && low !== undefined && high !== undefined)
      return made(unit, { ...rangeSide(low, value(from)), ...rangeSide(high, value(to)) })
  }
  const between = staffBetween.exec(text)?.groups
  if (between !== undefined && value(between['low']) < value(between['high']))
    return made(between['unit'], { min: value(between['low']), max: value(between['high']) })
  const one = staffOf.exec(text)
  if (one?.groups !== undefined) {
    const { n, more: orAbove, less, unit, after = '' } = one.groups
    const at = value(n)
    if (orAbove !== undefined) return made(unit, { min: at })
    if (less !== undefined) return made(unit, { max: at })
    const side = sideOfFigure(text.slice(0, one.index).slice(-60), after)
    // "Without staff (0 work units) nobody takes part".
    if (side === undefined) return at > 1000 || at === 0 ? undefined : { ...made(unit, { min: at }), bare: true }
    return withOtherEnd(made(unit, rangeSide(side, at)), after)
  }
  const behind = staffBehind.exec(text)
  if (behind?.groups === undefined) return undefined
  const { low, high, plus } = behind.groups
  const own = behind.groups['unit']
  const unit = salariedWords.test(own ?? '') ? (new RegExp(units, 'u').exec(behind[0])?.[0] ?? own) : own
  if (high !== undefined && value(low) < value(high)) return made(unit, { min: value(low), max: value(high) })
  if (plus !== undefined) return made(unit, { min: value(low) })
  const words = behind[0].slice(behind.groups['unit']?.length ?? 0, behind[0].length - (low?.length ?? 0))
  const side =
    sideOfFigure(words, text.slice(behind.index + behind[0].length)) ??
    // "A minimum workforce of five".
    sideOfFigure(/[^,;·:\d]{0,40}$/u.exec(text.slice(0, behind.index))?.[0] ?? '', '')
  // A number far behind the word with no bound is something else: a year, a point of a list.
  return side === undefined || value(low) > 5000 ? undefined : made(unit, rangeSide(side, value(low)))
}

/** "Not above 10 work units, nor below 0,3": the second bound without its unit. */
function withOtherEnd(found: Staff, after: string): Staff {
  const more =
    /^[^\d.;·(]{0,75}?(?:,|και|ουτε|αλλα|and|nor|but|or)(?<words>[^\d.;·(]{3,45}?)(?<n>\d+(?:,\d+)?)(?=\s*(?:[.;,)]|$|εμε|awu|units?(?!\p{L})|μοναδ))/u.exec(
      after,
    )
  if (more?.groups === undefined) return found
  const side = sideOfFigure(more.groups['words'] ?? '', '')
  const known = 'min' in found.range || 'min_exclusive' in found.range ? 'min' : 'max'
  // The word that denies may stand before the cut: "ούτε να υπολείπεται της".
  const turned = /(?:ουτε|nor)/u.test(more[0].slice(0, more[0].indexOf(more.groups['words'] ?? '')))
  const end = side === undefined ? undefined : turned ? (side.end === 'min' ? 'max' : 'min') : side.end
  if (side === undefined || end === undefined || end === known) return found
  return {
    ...found,
    range: {
      ...found.range,
      ...rangeSide({ end, exclusive: turned ? !side.exclusive : side.exclusive }, value(more.groups['n'])),
    },
  }
}

/** "Minimum 2, maximum 100" behind a label of staff. */
const minimumMaximum = new RegExp(
  String.raw`(?<unit>${staff}|προσωπικο|απασχολησησ?|headcount|workforce)(?!\p{L})[^.\d]{0,70}?(?:ελαχιστ\p{L}*|minimum|min\.?|τουλαχιστον|at least)\s*:?\s*(?<low>${amount})[^\d.]{1,20}(?:μεγιστ\p{L}*|ανωτατ\p{L}*|maximum|max\.?|at most|το πολυ)\s*:?\s*(?<high>${amount})`,
  'u',
)
/** "Μισθωτοί σε όρους ΕΜΕ". */
const staffInUnits =
  /(?:μισθωτ|εργαζομεν|απασχολουμεν|employees|staff)\p{L}*,? (?:(?:τουσ|τησ|μετρημεν\p{L}+|υπολογισμεν\p{L}+|εκφρασμεν\p{L}+|counted|measured|expressed) ){0,2}(?:\()?(?:σε |in )(?:ορουσ )?(?:terms of )?(?:εμε|awu)/u

/** "Based on full-time equivalents", "σε ισοδύναμα πλήρους απασχόλησης". */
const staffInPosts =
  /(?:based on|in(?: terms of)?|counted (?:as|by)|expressed as|as|σε(?: ορουσ)?|βασει(?: των)?) (?:full[- ]time[- ]equivalents?|ftes?|ισοδυναμ\p{L}+ πληρουσ)(?!\p{L})/u

/** A label under which a bare number or range is one of staff. */
const staffKey =
  /^(?:(?:maximum|minimum|max\.?|min\.?|largest|smallest|μεγιστ\p{L}+|ελαχιστ\p{L}+|ανωτατ\p{L}+|κατωτατ\p{L}+) )?(?:(?:μεσοσ )?αριθμοσ |(?:average )?number of )?(?:(?:employee|staff|worker) (?:count|numbers?)|εργαζομεν\p{L}+|απασχολουμεν\p{L}+(?: ατομ\p{L}+)?|εργοδοτουμεν\p{L}+|προσωπικο|απασχοληση|εμε|ετησιεσ μοναδεσ εργασιασ|ατομα|employees|staff(?: size)?|headcount|number of employees|workforce|people employed|(?:εξαρτημενη|μισθωτη) (?:εργασια|απασχοληση)|awus?|salaried (?:staff|employees|work|awus?))(?: (?:εξαρτημενησ|μισθωτησ) εργασιασ)?(?: (?:κατα|στη) τη[νσ]? [^,:]{3,30})?(?:,? ?\(?(?:(?:εμε|awus?|ατομα|persons|headcount),? ?)?(?:(?:το |του |in |for )?(?:ετο(?:σ|υσ) |year |χρηση )?20\d\d)?\)?)?$/u
const bareRange = new RegExp(
  String.raw`^\s*(?<words>[^\d]{0,40}?)(?<low>${amount})(?:\s*(?:-|–|εωσ|ωσ|μεχρι|to|και|and)\s*(?<high>${amount}))?(?<plus>\s?\+)?(?<after>[^\d]{0,40})$`,
  'u',
)

/** "Not fewer than 5, not more than 60", and no other number. */
function twoBounds(text: string, unit: string): Staff | undefined {
  const [one, two, ...more] = [...text.matchAll(new RegExp(amount, 'gu'))]
  if (one === undefined || two === undefined || more.length > 0) return undefined
  const end = one.index + one[0].length
  const low = sideOfFigure(text.slice(0, one.index), text.slice(end, two.index))
  const high = sideOfFigure(text.slice(end, two.index), text.slice(two.index + two[0].length))
  return low === undefined || high === undefined || low.end === high.end
    ? undefined
    : { range: { ...rangeSide(low, value(one[0])), ...rangeSide(high, value(two[0])) }, unit }
}

function underKey(text: string, key: string): Staff | undefined {
  if (!staffKey.test(key)) return undefined
  const { words = '', low, high, plus, after = '' } = bareRange.exec(text)?.groups ?? {}
  if (low === undefined) return twoBounds(text, key)
  if (high !== undefined && value(low) < value(high)) return { range: { min: value(low), max: value(high) }, unit: key }
  if (plus !== undefined) return { range: { min: value(low) }, unit: key }
  const side = sideOfFigure(words, after) ?? sideOfFigure(key, '')
  return side === undefined ? undefined : { range: rangeSide(side, value(low)), unit: key }
}

/** "At least 2 units of salaried work", and an item further "not more than 20 units": of the same units. */
export function inUnitsOfCall(readings: readonly Reading[], points: CodePoints): Reading[] {
  const staffOfCall = readings.flatMap(({ value, quote }) =>
    value.field === 'criterion' && 'kind' in value.criterion && value.criterion.kind === 'headcount'
      ? [{ measure: value.criterion.measure, at: quote.start }]
      : [],
  )
  const salaried = staffOfCall.filter(({ measure }) => measure === 'salaried_awu')
  if (salaried.length === 0 || salaried.length === staffOfCall.length) return [...readings]
  return readings.map((each) => {
    const { value, quote } = each
    if (value.field !== 'criterion' || !('kind' in value.criterion) || value.criterion.kind !== 'headcount') return each
    const near = salaried.some(({ at }) => Math.abs(at - quote.start) < besideUnits)
    const said = foldText(points.slice(quote.start, quote.end)).folded
    if (!near || !anyUnit.test(said)) return each
    return { ...each, value: { ...value, criterion: { ...value.criterion, measure: 'salaried_awu' } } }
  })
}
/** Code points within which two bounds of the staff stand together. */
const besideUnits = 300
const anyUnit = new RegExp(`(?<!\\p{L})${units}`, 'u')

/** Staff by whatever word, in whatever place of its sentence. */
const anyStaff = new RegExp(
  String.raw`(?<![\p{L}])(?:${units}|εργαζομεν\p{L}+|απασχολ\p{L}+|εργοδοτ(?:ουμεν|ει|ουν)\p{L}*|προσωπικο(?:υ|ν)?(?!\p{L})|μισθωτ(?:ων|ουσ|οι|ου|οσ)(?!\p{L})|μισθολογι\p{L}+|υπαλληλ\p{L}+|employ(?:s|ed|ing|ees?)(?!\p{L})|staff(?!\p{L})|headcount|workforce|payroll|workers|ftes?(?!\p{L}))`,
  'u',
)

/** "The number of employees, as the register shows it, is not below 3": the only numbers of the sentence that are nothing else's. */
function anywhere(text: string): Staff | undefined {
  const named = anyStaff.exec(text)
  if (named === null) return undefined
  const [one, two, ...more] = countsIn(text, new RegExp(staff, 'u'))
  if (one === undefined || more.length > 0 || one.value > 5000 || (two?.value ?? 0) > 5000) return undefined
  const unit = new RegExp(`(?<![\\p{L}])${units}`, 'u').exec(text)?.[0] ?? named[0]
  const low = sideOfFigure(text.slice(Math.max(0, one.start - 60), one.start), text.slice(one.end, two?.start))
  if (two === undefined) return low === undefined ? undefined : { range: rangeSide(low, one.value), unit }
  const between = text.slice(one.end, two.start)
  if (/^\s*(?:-|–|εωσ(?: και)?|ωσ|μεχρι(?: και)?|to|up to|through|και|and)\s*$/u.test(between) && one.value < two.value)
    return { range: { min: one.value, max: two.value }, unit }
  const high = sideOfFigure(between, text.slice(two.end))
  return low === undefined || high === undefined || low.end === high.end
    ? undefined
    : { range: { ...rangeSide(low, one.value), ...rangeSide(high, two.value) }, unit }
}

/** Whether a range of two ends has the only end of another. */
const holds = (wide: NumberRange, one: NumberRange): boolean =>
  Object.keys(wide).length === 2 &&
  Object.entries(one).every(([end, at]) => Object.entries(wide).some(([e, a]) => e === end && a === at))

/** Who is refused says who is not. */
function turnedRound(range: NumberRange, twice: boolean): NumberRange {
  const { min, max, min_exclusive: above, max_exclusive: below } = range
  // "Without at least two employees no application is possible" asks for two.
  if (Object.keys(range).length !== 1 || twice) return range
  if (below !== undefined) return { min: below }
  if (max !== undefined) return { min_exclusive: max }
  if (min !== undefined) return { max_exclusive: min }
  return above === undefined ? range : { max: above }
}

/** "Below 2 or above 20 units are out": who is between them may apply. */
function outsideOf(text: string): NumberRange | undefined {
  const bounds = twoOutside.exec(text)?.groups
  const [low, high] = [value(bounds?.['low']), value(bounds?.['high'])]
  return bounds === undefined || low >= high || !ofStaff.test(text) ? undefined : { min: low, max: high }
}
const twoOutside = new RegExp(
  String.raw`(?<!\p{L})(?:κατω (?:απο|των?)|λιγοτερ\p{L}+ (?:απο|των?)|(?:less|fewer) than|below|under) (?<low>${amount})\s*(?:${staff}\s*)?,? ?(?:η|και|ειτε|or|and) (?:με )?(?:(?:πανω|ανω) (?:απο|των?)|περισσοτερ\p{L}+ (?:απο|των?)|more than|above|over) (?<high>${amount})`,
  'u',
)

/** "Μίας και μισής (1,5) ΕΜΕ", "half an AWU": halves as decimals. */
const inHalves = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:\p{L}+ (?:και|and a) )?(?:μισ(?:η|ησ|ο)|half)\s*\((\d+[.,]\d+)\)/gu, '$1')
    .replaceAll(/(?<!\p{L})(?:\p{L}+ ){0,2}\p{L}+ \((\d+[.,]\d+)\)(?= (?:εμε|awu))/gu, '$1')
    .replaceAll(/(?<=\d) (?:και μισ(?:η|ησ|ο)|and a half)(?!\p{L})/gu, ',5')
    .replaceAll(/(?<!\p{L})(?:μια|μιασ|ενα|one) (?:και μισ(?:η|ησ|ο)|and a half)(?!\p{L})/gu, '1,5')
    .replaceAll(/(?<!\p{L})(?:μιση|μισησ|half an?) (?=(?:\([^)]*\) )?(?:εμε|μοναδ|awu|annual work))/gu, '0,5 ')

const salariedWords =
  /μισθωτ|εξαρτημεν|εργανη|salaried|wage[- ]earning|ergani|dependent|employment contracts?(?!\p{L})|συμβασ\p{L}+ εργασιασ/u
/** "Including affiliated companies", "at the level of the group": who belongs together is counted together. */
const ofGroup =
  /(?:including|incl\.?|together with|counting|as well as|with) (?:(?:the|all|its|their|any|those|staff|employees|of|in) )*(?:(?:affiliat|link|partner|associat|relat|group|parent|sister|subsidiar)\p{L}*(?:(?: and| or|,)? |\/)?){1,3}(?:enterprises|companies|undertakings|firms|entities|businesses|(?<=subsidiaries) ?)(?!\p{L})|(?:at|on) (?:the )?(?:level of the group|group level)|(?:in|of|across) the (?:whole |entire )?group(?= of (?:companies|enterprises)|\s*[.,;)]|\s*$)|(?:μαζι με|συμπεριλαμβανομεν\p{L}+|περιλαμβανομεν\p{L}+|μετα|(?:συν)?υπολογιζομεν\p{L}+) (?:(?:και|τισ|των|τουσ|τησ|τυχον|στισ) )*(?:(?:συνδεδεμεν|συνεργαζομεν|θυγατρικ|μητρικ|συνδεομεν)\p{L}+(?:(?: και| η|,)? |\/)?(?:των )?){1,3}(?:επιχειρησ|εταιρ|φορε)\p{L}*|σε επιπεδο (?:ομιλου|ενιαιασ επιχειρησησ)/u
/** "Οι ΕΜΕ του ημερολογιακού έτους 2025 είναι από …": the year is no figure of staff. */
const calendarYear =
  /(?<!\p{L})(?:(?:κατα |για |in |during |for |of )?(?:το[υν]? |the )?(?:ημερολογιακ\p{L}+ |calendar )?(?:ετ(?:οσ|ουσ|η)|year) |(?:του|το|τησ|in|for|of|during) )20\d\d(?!\d|[.,]\d)/gu
/** "In business since 1 January 2024 and with no more than 20 employees": a day is no figure of staff. */
const withoutDays = (text: string): string =>
  datesIn(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
/** What an enterprise of a size is, and what staff is paid by brackets. */
const definition =
  /ορισμ(?:ο|οσ|ου)(?!\p{L})|νοειται|νοουνται|means (?:an?|the)|is defined|definition|(?:πολυ μικρ|μικρ|μεσαι)\p{L}+ (?:επιχειρησ\p{L}+ )?(?:θεωρ|ειναι (?:αυτ|εκειν|οσ))|μεγεθοσ\s*:?\s*(?:πολυ )?μικρ\p{L}+ \(/u

/** "ΕΜΕ: ετήσια μονάδα εργασίας, δηλαδή ένα άτομο …", "counts as half a unit": how people are counted. */
const counting =
  /^[^\p{L}]*(?:εμε|ε\.\s?μ\.\s?ε\.?|awu)\s*(?:[:=–-]|ειναι|νοειται|means|is)|^[^\p{L}]*(?:(?:μια )?ετησια μοναδα|(?:an? )?annual work(?:ing)? unit)[^.;]{0,40}(?:ισο|αντιστοιχ|ειναι|:|,|δηλαδη|is |means|equals)|ισοδυναμ(?:ει|ουν)(?!\p{L})|(?:υπολογιζ|λογιζ)\p{L}+ (?:σε|ωσ|με) \d|(?:equals?|equivalent to|counts? as|counted as|corresponds? to) (?:one|half|an?|\d)/u
/** Who employs so many: the body itself, somebody who speaks, a programme. */
const otherEmployer =
  /(?<!\p{L})(?:μασ|our)(?!\p{L})|^[^\p{L}]*(?:η |ο |το |the )?(?:υπηρεσια|φορεασ|οργανισμοσ|επιμελητηριο|συνδεσμοσ|ινστιτουτο|πανεπιστημιο|chamber|institute|university|ταμειο|τραπεζα|διευθυνση|προγραμμα|δραση|programme|scheme|agency|authority|ministry) (?:\p{L}+ |\d[\d.]* ){0,6}(?:εχει|απασχολει|στηριξε|has|employs|supported|helped)/u

/** Where a new thing may be said in a sentence that tells money too. */
const joints =
  /,(?!\d)|[;·()]| (?:και|and|η|or|με|with|σε|εφοσον|οταν|provided) (?=(?:να |που |which |that |they |it |ετησι\p{L}+ |annual |yearly |an? )*(?:\p{L}*(?:απασχολ|ασχολ|εργαζ|προσωπικ|employ|κυκλ|τζιρ|ισολογ|ενεργητ|turnover|revenue|sales|balance)|ε[ιί]?χ(?:ει|ουν|αν) |have |has ))/u
const money = /[€£]|ευρω|(?<!\p{L})eur(?!\p{L})|\d ?(?:εκατ|χιλ|million)/u
/** Amounts that go with numbers of people: so much for each, or for so many. */
const byPeople =
  /(?:ανα|για καθε|per|for each|for every|a) (?:\p{L}+ )?(?:εργαζομεν|θεση|απασχολουμεν|ατομο|εμε|employee|job|post|person|fte|worker|head)/u

/** "Grants of up to €8,000 for businesses that …", "firms that … qualify for up to €8,000": what they get, told beside who they are. */
const givenTo =
  /^[^;·]*?(?<!\p{L})(?:loans?|grants?|vouchers?|subsid(?:y|ies)|aid|support|δανει\p{L}+|επιχορηγησ\p{L}+|επιδοτησ\p{L}+|ενισχυσ\p{L}+) (?:(?:of|from|between|up to|εωσ|μεχρι|απο|υψουσ) )+€?\d[^;·\p{L}]*(?:(?:to|and|εωσ|μεχρι|και|million|ευρω|eur|εκατ\p{L}*)(?!\p{L})[^;·\p{L}]*)*(?=(?:for|to|σε|για|προσ) (?:\p{L}+[, ]+){1,12}(?:that|who|which|with|που|με)(?!\p{L}))/u
const qualifyFor =
  /(?<=\d.*)(?<!\p{L})(?:qualif\p{L}+ for|(?:are|is) eligible for|(?:may|can) (?:apply|ask) for|δικαιου(?:νται|ται)|μπορ\p{L}+ να (?:λαβ|παρ|ζητησ)\p{L}+)(?!\p{L})[^;·]*$/u

/** "A turnover of up to €2 million and up to 9 employees": the part of a sentence that tells staff and no money. */
function besideMoney(sentence: string): string {
  const apart = sentence.replace(givenTo, ' ').replace(qualifyFor, '')
  const whole = money.test(apart.replace(accountsBehind, '')) ? sentence : apart
  const short = withoutAccounts(whole)
  if (
    !money.test(whole) ||
    byPeople.test(whole) ||
    /^[^\p{L}]*(?:για (?:τισ|τουσ|οσ|επιχ|εταιρ|μικρ|μεσαι)|for (?:an? )?(?:\p{L}+ )?(?:firms?|compan|business|enterpr|applic|those))/u.test(
      whole,
    ) ||
    (whole.match(/[€£]|ευρω|eur(?!\p{L})/gu)?.length ?? 0) > 2
  )
    return short
  const [own, ...more] = whole
    .split(joints)
    .filter((part) => !money.test(part) && !anyAccounts.test(part) && ofStaff.test(part) && employs.test(part))
  return own === undefined || more.length > 0 ? short : own
}
const employs = /^[^\p{L}]*(?:με|εχοντασ|with|having) |ασχολ|(?<!\p{L})(?:ε[ιί]?χ(?:ει|ουν|αν)|διαθετ|have|has|employ)/u
const anyAccounts = /κυκλ\p{L}+ εργασιων|τζιρ|turnover|balance sheet|ενεργητικ|ισολογισμ/u
const ofStaff = new RegExp(staff, 'u')
/** "Up to 9 employees and a turnover of …": the accounts are another condition's. */
const accountsBehind =
  /(?:,? (?:και|and|with|η|or) )?(?:(?:ετησι\p{L}+|annual|yearly) )?(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|turnover|balance sheet|συνολ\p{L}+ ενεργητικ).*$/u

/** "With a turnover of up to 2 million and fewer than 10 employees": the staff, behind the accounts where none stands before them. */
function withoutAccounts(whole: string): string {
  const accounts = accountsBehind.exec(whole)
  if (accounts === null) return whole
  const before = whole.slice(0, accounts.index)
  const staffed = staffOf.test(before) ? null : staffLast.exec(accounts[0])
  return staffed === null ? before : `${before} ${staffed[1]}`
}
const staffLast = new RegExp(
  String.raw`(?:,| (?:και|and)) ((?:[^\s\d,;·]+ ){1,4}(?:${amount}) ${adjective}${staff}(?:[^;·\d]*))$`,
  'u',
)

/** How many posts are given to whom, or may be asked for: who has fewer people gets fewer of them. */
const ofPosts =
  /(?:δικαιου(?:ται|νται)|(?:επιδοτ|επιχορηγ|ενισχυ)\p{L}*|(?:αιτηθ|ζητησ|λαβ|παρ|προσλαβ)\p{L}*|εγκριν\p{L}*) (?:\p{L}+ ){0,3}?(?:(?:εωσ|μεχρι|ωσ|μονο) )?(?:\p{L}+ |\d+ )?θεσ(?:η|εισ)(?!\p{L})|(?:are|is) (?:entitled to|granted|given) (?:up to |at most )?[\p{L}\d]+ (?:posts?|places?|positions?|subsid)|may (?:ask for|request|apply for|fill|hire) (?:up to |at most )?[\p{L}\d]+ (?:posts?|places?|positions?)(?!\p{L})/u

/** How old somebody is. */
const ofAge =
  /(?<!\p{L})(?:persons|people|individuals|women|men|owners?|founders?|shareholders?|προσωπα|ατομα|γυναικ\p{L}+|νε(?:οι|ουσ|ων)|μετοχ(?:οι|ων|ουσ)|εταιρο(?:ι|υσ)) (?:who are |που ειναι |ηλικιασ |aged? )?(?:(?:under|over|below|above|up to|between|κατω|ανω|εωσ|μεχρι)(?: (?:the age of|των|απο))? )\d{2}(?:(?: and| to|-) \d{2})?(?! (?:employees|persons|people|staff|εργαζ|ατομ|εμε))/gu

/** "Persons 50+": from what age on. */
const fromAge =
  /(?<!\p{L})(?:persons|people|individuals|women|men|προσωπα|ατομα|ανεργ(?:οι|ουσ|ων)|γυναικ\p{L}+) (?:ηλικιασ |aged )?\d{2}\s?\+/gu

/** "Islands with fewer than 3,100 people". */
const ofInhabitants =
  /[\d.,]*\d (?:μονιμ\p{L}+ )?κατοικ(?:οι|ων|ουσ)(?!\p{L})|[\d.,]*\d (?:permanent )?inhabitants|(?:islands?|towns?|villages?|settlements?|municipalit(?:y|ies)|communit(?:y|ies)|places?) (?:with|of) (?:a population of )?(?:[\p{L}-]+ ){0,4}[\d.,]*\d (?:people|persons)(?!\p{L})/gu

/** "If it has staff, …": who has none is within any limit. */
const ifStaffed =
  /^[^\p{L}]*(?:ε?αν|εφοσον|οταν|if|where|when) (?:(?:η επιχειρηση|η εταιρεια|αυτη|it|they|you|there|the (?:company|business|firm|applicant)) )?(?:(?:εχ|απασχολ|διαθετ|υπαρχ)\p{L}+|has|have|is|are|employs?)(?: any)? (?:προσωπικο|εργαζομενο?υσ|εργαζομενοι|υπαλληλουσ|staff|employees|anybody|anyone|people),? /u

/** What goes on with a refusal. */
const goesOn = /(?<!\p{L})(?:ουτε|μητε|nor|neither)(?!\p{L})/gu

/** "Micro (less than 10 employees) and small businesses (less than 50 employees)": what each of the sizes is. */
const sizeInBrackets =
  /(?<=(?<!\p{L})(?:micro|small|medium|(?:πολυ )?μικρ(?:εσ|ων)|μεσαι(?:εσ|ων))(?:-sized)?(?:[ -][\p{L}]+){0,2} ?)\((?:[^()]*[^\d.,()])?(?:9|10|49|50|249|250)(?![\d.,]*\d)[^()€£]*\)/gu
const withoutDefinitions = (plain: string): string =>
  (plain.match(sizeInBrackets)?.length ?? 0) > 1 ? plain.replaceAll(sizeInBrackets, ' ') : plain

export const headcount: Recogniser = ({ plain: said, folded: printed, keys, block, negative }) => {
  const unlessAlone = (text: string): string => text.replace(ifStaffed, ' ')
  const folded = unlessAlone(printed)
  const isOfStaffed = folded !== printed
  const whole = isOfStaffed && !ofStaff.test(unlessAlone(said)) ? `${unlessAlone(said)} staff` : unlessAlone(said)
  const plain = besideMoney(withoutDefinitions(whole)).replaceAll(ofInhabitants, ' ').replaceAll(fromAge, ' ')
  if (
    otherStaff.test(plain) ||
    staffOfBody.test(plain) ||
    ofPosts.test(plain) ||
    /small mid-?caps? [^.]{0,25}\d[^.]* only/u.test(plain) ||
    isSoft(folded) ||
    definition.test(plain) ||
    isSizeDefinition(plain) ||
    isOfOneSize(folded) ||
    counting.test(plain) ||
    (/^(?:εμε|awus?)$/u.test(keys[0] ?? '') && /^[^\p{L}]*(?:ετησι\p{L}+ μοναδ|annual work)/u.test(folded)) ||
    // Under that name enterprises may stand too.
    (!/^[^\p{L}]*(?:\p{L}+ ){0,3}(?:επιχειρησ|εταιρ)/u.test(block.folded.folded) &&
      keys.some((key) => /ωφελουμεν(?!\p{L}* (?:επιχειρ|εταιρ))|trainees|υποχρεωσ|εκπαιδευ|καταρτισ/u.test(key)))
  )
    return []
  const outside = negative ? outsideOf(withDigits(inHalves(plain))) : undefined
  // "Owned by persons under 35": how old they are, not how many.
  const counted = /employ|staff|payroll|work|απασχολ|εργαζ|προσωπικο/u.test(plain)
    ? plain
    : plain.replaceAll(ofAge, ' ')
  // "Hostels are not funded, nor are firms above 40": refused once, and not turned again.
  const refused = negative ? counted.replace(negation, ' ').replaceAll(goesOn, ' ') : counted
  // "1 τουλάχιστον μισθωτού": the bound between the number and its unit.
  const text = withDigits(inHalves(withoutDays(refused)))
    .replaceAll(calendarYear, ' ')
    .replaceAll(/(?<![\d.,])(\d+(?:,\d+)?) (τουλαχιστον|at least) (?=\p{L})/gu, '$2 $1 ')
  const near =
    staffRange(text) ??
    keys
      .slice(0, 2)
      .map((key) => underKey(text, key))
      .find((each) => each !== undefined)
  const far = near === undefined || Object.keys(near.range).length === 1 ? anywhere(text) : undefined
  // "A headcount of at least 5 and not more than 100": the far reader has the other end too.
  const found =
    outside !== undefined
      ? { range: outside, unit: new RegExp(units, 'u').exec(plain)?.[0] ?? '' }
      : near === undefined || (far !== undefined && holds(far.range, near.range))
        ? far
        : near
  if (found === undefined || (found.bare && otherEmployer.test(plain))) return []
  if (/^προσωπ/u.test(found.unit) && !/απασχολ|εργαζ|προσωπικ|μισθολογ/u.test(`${plain} ${found.unit}`)) return []
  const period =
    /ημερολογιακ\p{L}+ ετ\p{L}+ που προηγ|προηγουμεν\p{L}+ (?:ημερολογιακ\p{L}+ )?(?:ετ|χρον)|ετοσ πριν|previous (?:calendar )?year|year before|preceding (?:calendar )?year/u.test(
      plain,
    )
      ? ('previous_calendar_year' as const)
      : /(?:12μην|δωδεκαμην|12 μην)\p{L}* (?:πριν|που προηγ)|(?:τελευται\p{L}+|προηγουμεν\p{L}+) (?:12μην|δωδεκαμην|12 μην)|(?:12|twelve) months before|(?:last|previous|preceding) (?:12|twelve) months/u.test(
            text,
          )
        ? ('twelve_months_before' as const)
        : /τελευται\p{L}+ (?:κλεισμεν|διαχειριστικ|οικονομικ)\p{L}* ?\p{L}* ?χρησ|last (?:closed |financial |fiscal )+year/u.test(
              plain,
            )
          ? ('last_closed_fy' as const)
          : undefined
  const inUnits = salariedUnit.test(found.unit) || staffInUnits.test(text)
  const told = salariedWords.test(`${folded} ${keys.slice(0, 2).join(' ')}`)
  const range =
    negative && outside === undefined
      ? turnedRound(
          found.range,
          /(?<!\p{L})(?:χωρισ|without|εκτοσ αν|unless|(?:ε?αν|οσ\p{L}+|που|if|who) (?:δεν|do not|does not)) (?!.*(?:, or|,? ειτε|, η|(?<!\p{L})or with|(?<!\p{L})η με)(?!\p{L}))/u.test(
            plain,
          ),
        )
      : found.range
  // Units with an upper bound only are those of the SME definition, unless the call says that salaried ones are meant.
  const onlyMost = !('min' in range) && !('min_exclusive' in range)
  const fte = /^(?:ftes?|full|ισοδυναμ|ιπα)/u.test(found.unit) || staffInPosts.test(text)
  const salaried = inUnits ? told || !onlyMost || block.labels.length > 0 : fte && told
  if (namesOtherYears(plain, period)) return [{ kind: 'manual' }]
  // The staff of a group is known of the last closed accounts only.
  if (!salaried && ofGroup.test(folded) && (period === undefined || period === 'last_closed_fy'))
    return [{ kind: 'headcount', measure: 'group_headcount', range }]
  const tested = afterNamedYears(plain, period)
  const dated = period ?? (tested === undefined || salaried ? undefined : 'last_closed_fy')
  return [
    {
      kind: 'headcount',
      measure: salaried ? 'salaried_awu' : 'headcount',
      range,
      ...(dated === undefined ? {} : { period: dated }),
      ...(tested === undefined ? {} : { at: tested }),
    },
  ]
}
