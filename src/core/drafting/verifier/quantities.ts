import { foldText } from '../../facts/text-fold.ts'
import { boundAt, boundOfHead, type Bound } from './bounds.ts'
import { kept } from './kept.ts'
import {
  compoundOf,
  isOne,
  isTens,
  monthOf,
  ordinalOf,
  rateOf,
  scaleOf,
  unitOf,
  wordValue,
  type Unit,
} from './number-words.ts'

/** Something that counts, measures, dates or names by digits, with the place where it stands in the folded text. */
export interface Quantity {
  readonly kind: 'money' | 'percent' | 'number' | 'date' | 'time' | 'code'
  /** Amount in whole units of the currency, percent, or the number; of dates, times and codes 0. */
  readonly value: number
  /** What has to be equal: `2026-12-31`, `--12-31`, `2026-12`, `15:00`, `62.10.11.03`, `2023/2831`, or the value. */
  readonly key: string
  readonly unit?: Unit
  /** What it is for each of: "5 euros an hour", «λίτρα ημερησίως». */
  readonly per?: Unit
  readonly bound: Bound
  /** The bound of the quantity before it, which may reach this one: "limited to 3% and in any case to 6,000". */
  readonly inherited?: Bound
  /** One of the two ends of a range. */
  readonly ranged?: true
  /** Of a value: below zero. */
  readonly minus?: true
  readonly start: number
  readonly end: number
}

type Draft = Omit<Quantity, 'bound' | 'inherited' | 'ranged' | 'minus'>

/** Every quantity of a text, in order. Reads Greek and English figures alike; a comma or point before three digits groups. */
export function readQuantities(text: string, alreadyFolded = false): Quantity[] {
  return quantitiesOf(alreadyFolded ? text : foldText(text).folded).map((each) => ({ ...each }))
}

const quantitiesOf = kept((folded): readonly Quantity[] => {
  const found = scan(folded).toSorted((a, b) => a.start - b.start)
  return withBounds(inheritCurrency(inheritUnits(found, folded)), folded)
})

function scan(folded: string): Draft[] {
  const out: Draft[] = []
  let rest = folded
  const take = (pattern: RegExp, make: (match: RegExpMatchArray) => Omit<Draft, 'start' | 'end'> | undefined): void => {
    for (const match of rest.matchAll(pattern)) {
      const made = make(match)
      if (made === undefined) continue
      out.push({ ...made, start: match.index, end: match.index + match[0].length })
      rest = rest.slice(0, match.index) + '\u0001'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  takeFractions(take)
  takeDates(take)
  take(
    /(?<![\p{L}\p{N}.,])(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.|πμ|μμ|π\.μ\.|μ\.μ\.)(?!\p{L})/gu,
    ([, hour = '', minute = '00', half = '']) =>
      plain('time', 0, pad(`${(Number(hour) % 12) + (/^[pμ]/u.test(half) ? 12 : 0)}:${minute}`)),
  )
  take(/(?<![\p{L}\p{N}.,])\d{1,2}:\d{2}(?!\d)/gu, ([text]) => plain('time', 0, pad(text)))
  take(/(?<!\p{L})(?:noon|μεσημερι|midday|midnight|μεσανυχτα)(?!\p{L})/gu, ([text]) =>
    plain('time', 0, /^(?:midn|μεσαν)/u.test(text) ? '00:00' : '12:00'),
  )
  takeCodes(take)
  take(/(?<![\p{L}\d.,/])(\d{1,3})(?:οσ|η|ο|ησ|ου|ην|ον|οι|εσ|st|nd|rd|th)(?![\p{L}\d])/gu, (match) => {
    const [text, digits = ''] = match
    const next = /^ (\p{L}+)/u.exec(folded.slice((match.index ?? 0) + text.length))?.[1]
    return plain('number', Number(digits), `#${Number(digits)}`, ordinalUnit(next))
  })
  takeNumbers(take)
  return [...out, ...wordNumbers(rest)]
}

type Take = (pattern: RegExp, make: (match: RegExpMatchArray) => Omit<Draft, 'start' | 'end'> | undefined) => void

const plain = (kind: Draft['kind'], value: number, key: string, unit?: Unit): Omit<Draft, 'start' | 'end'> => ({
  kind,
  value,
  key,
  ...(unit === undefined ? {} : { unit }),
})
const two = (text: string | number): string => String(text).padStart(2, '0')
const pad = (time: string): string => time.padStart(5, '0')

function takeDates(take: Take): void {
  const day = (year: string, month: number | string, date: string): Omit<Draft, 'start' | 'end'> | undefined =>
    Number(month) < 1 || Number(month) > 12 || Number(date) < 1 || Number(date) > 31
      ? undefined
      : plain('date', 0, `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`)
  take(/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?:t[\d:.]+z?)?(?!\d)/gu, ([, y = '', m = '', d = '']) => day(y, m, d))
  take(/(?<![\d-])((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\d-])/gu, ([, y = '', m = '']) => plain('date', 0, `${y}-${m}`))
  take(/(?<![\d.,/])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?![\d/])/gu, ([, d = '', m = '', y = '']) => day(y, m, d))
  take(
    /(?<![\d.,/])(\d{1,2})(?:η|ησ|ην|α|ασ|αν|st|nd|rd|th)?(?: of)? (\p{L}+)\.?,? (\d{4})(?!\d)/gu,
    ([, d = '', m = '', y = '']) => {
      const month = monthOf(m)
      return month === undefined ? undefined : day(y, month, d)
    },
  )
  take(/(?<!\p{L})(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu, ([, m = '', d = '', y = '']) => {
    const month = monthOf(m)
    return month === undefined ? undefined : day(y, month, d)
  })
  take(/(?<!\p{L})(\p{L}+)(?: του)? (\d{4})(?!\d)/gu, ([, m = '', y = '']) => {
    const month = monthOf(m)
    return month === undefined ? undefined : plain('date', 0, `${y}-${two(month)}`)
  })
  take(/(?<![\d.,/])(\d{1,2})(?:η|ησ|ην|α|ασ|αν|st|nd|rd|th)?(?: of)? (\p{L}{3,})/gu, ([, d = '', m = '']) => {
    const month = monthOf(m)
    return month === undefined ? undefined : plain('date', 0, `--${two(month)}-${two(d)}`)
  })
  take(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu, (match) => {
    const month = monthOf(match[0])
    // "May" and "March" are verbs, too, and «Ιαν.» may be anything.
    if (month === undefined || match[0].length < (/\p{Script=Greek}/u.test(match[0]) ? 5 : 3)) return undefined
    const lead = match.input?.slice(0, match.index) ?? ''
    const tail = match.input?.slice((match.index ?? 0) + match[0].length) ?? ''
    if (
      /^(?:may|mar|march|sep|dec|jun|jan|oct|nov|feb|apr|jul|aug)$/u.test(match[0]) &&
      !/(?<!\p{L})(?:from|to|until|till|by|in|since|through|between|between \p{L}+ and|early|late|mid) ?-?$/u.test(
        lead,
      ) &&
      monthOf(/^ ?(?:to|until|through|and|-|–) ?(\p{L}+)/u.exec(tail)?.[1] ?? '') === undefined
    )
      return undefined
    return plain('date', 0, `--${two(month)}`)
  })
}

const fractionNames: readonly (readonly [RegExp, number])[] = [
  [/^(?:thirds?|τριτ(?:ο|α))$/u, 3],
  [/^(?:quarters?|τεταρτ(?:ο|α))$/u, 4],
  [/^(?:fifths?|πεμπτ(?:ο|α))$/u, 5],
]

/** Shares: «το ένα τρίτο», "two thirds", "half", 1/4; in percent. Marks such as 4/5 are two numbers. */
function takeFractions(take: Take): void {
  const share = (part: number, whole: number): Omit<Draft, 'start' | 'end'> => {
    const value = Math.round((1e6 * part) / whole) / 1e4
    return plain('percent', value, String(value))
  }
  take(
    /(?<!\p{L})(one|a|two|three|four|ενα|δυο|τρια|τεσσερα)[ -](thirds?|quarters?|fifths?|τριτ(?:ο|α)|τεταρτ(?:ο|α)|πεμπτ(?:ο|α))(?!\p{L})/gu,
    ([, part = '', name = '']) => {
      const whole = fractionNames.find(([pattern]) => pattern.test(name))?.[1] ?? 1
      return share(/^(?:one|a|ενα)$/u.test(part) ? 1 : (wordValue(part) ?? 1), whole)
    },
  )
  take(
    /(?<!\p{L})(?:half(?![- ](?:year|day|time))|το μισο|του μισου|τα μισα|οι μισοι|οι μισεσ|το ημισυ|του ημισεοσ)(?!\p{L})/gu,
    () => share(1, 2),
  )
  take(/(?<![\p{L}\d.,/])1\/([2-9])(?![\d/])/gu, ([, whole]) => share(1, Number(whole)))
  take(/(?<=(?<![\p{L}\d.,/])\d{1,3}\/)(?:5|10|15|20|25|30|50|100)(?![\d/])/gu, ([most]) =>
    plain('number', Number(most), most),
  )
  // What follows the stroke has just been taken.
  take(/(?<![\p{L}\d.,/])\d{1,3}(?=\/[^\d\p{L} ])/gu, ([mark]) => plain('number', Number(mark), mark))
}

/** Acts (2023/2831), activity codes (62.10.11), NUTS codes and other words of letters and digits. */
function takeCodes(take: Take): void {
  // Paragraphs of articles, however they are written: "Article 4(5)", «άρθρο 4 παρ. 5», «παρ. 5 του άρθρου 4».
  take(
    /(?<!\p{L})(?:article|art\.?|αρθρ\p{L}{1,2}) (\d{1,3})(?:\((\d{1,2})\)|,? (?:παρ\.?|παραγρ\p{L}+|paragraph|para\.?) ?(\d{1,2}))(?![\p{L}\d])/gu,
    ([, article = '', inner, apart = '']) => plain('code', 0, `${article}(${inner ?? apart})`),
  )
  take(
    /(?<!\p{L})(?:παρ\.?|παραγρ\p{L}+|paragraph|para\.?) ?(\d{1,2}) (?:του |of )?(?:article|art\.?|αρθρ\p{L}{1,2}) (\d{1,3})(?![\p{L}\d(])/gu,
    ([, paragraph = '', article = '']) => plain('code', 0, `${article}(${paragraph})`),
  )
  const code = ([text]: RegExpMatchArray) => plain('code', 0, latin(text.replace(/\/(εκ|εε|ec|eu)$/u, '')))
  take(/(?<![\p{L}\d.,])\d{1,4}\/\d{2,4}(?:\/(?:εκ|εε|ec|eu))?(?![\d/])/gu, code)
  take(/(?<![\p{L}\d.,])\d{2}\.\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?![\d.,]*\d)/gu, code)
  take(
    /(?<![\p{L}\d.,])(?<!(?:[€$£]|eur|usd|gbp) ?)\d{2}\.\d{2}(?![\d.,]*\d)(?! ?(?:%|€|ευρω|euro|eur\b|percent|per cent|τοισ))/gu,
    code,
  )
  take(/(?<![\p{L}\d.,])\d+\/[\p{L}](?![\p{L}\d])/gu, code)
  take(/(?<![\p{L}\d.,])\d{1,2}(?:\.\d{1,2})+\.[\p{L}](?![\p{L}\d.])/gu, code)
  take(/(?<![\p{L}\d.,-])\d{6,}-\d(?![\d-])/gu, code)
  take(/(?<![\p{L}\p{N}])\p{L}{1,4}[-.]?\d+(?:[.-]\d+)*(?![\p{L}\p{N}])/gu, code)
  take(lettered, code)
  // Article 56b.
  take(
    /(?=\d)(?<=(?<!\p{L})(?:articles?|art\.?|αρθρ\p{L}{1,2}|section|point|annex|παρ\.?|παραγραφ\p{L}+|paragraph) ?)\d{1,4}[a-zα-ω](?![\p{L}\d])/gu,
    code,
  )
  take(/(?<![\p{L}\p{N}])[αβγδεζθ](?=[΄´ʹ'’]? (?:ταξ|κατηγορ|κλασ|βαθμ|τευχ|ομαδ|ζων|φασ|τυπ))/gu, code)
  take(
    /(?<![\p{L}\p{N}’'.°]|\d )(?:[ivx]{2,5}|[ιχ]{2,4}v?|[b-hj-rt-z](?=[,.;)]{0,2}(?: |$)))(?![\p{L}\p{N}’'΄]|\.\p{L}| &)/gu,
    code,
  )
}

/** A letter or Roman number that names something: "annex I", "class B", «Παράρτημα ΙΙ», ΦΕΚ Β΄. */
const lettered =
  /(?=(?:[ivxιχ]{1,4}|[a-hα-ζθ])['΄’]?(?![\p{L}\p{N}]))(?<=(?<!\p{L})(?:annex|appendix|class|category|grade|type|zone|phase|axis|gazette|priority|tier|παραρτημα|παραρτηματοσ|κλαση|κλασησ|κατηγορια|κατηγοριασ|ζωνη|ζωνησ|ταξη|ταξησ|τυποσ|τυπου|ομαδα|ομαδασ|φαση|φασησ|αξονασ|αξονα|μεροσ|μερουσ|φεκ|τευχοσ|τευχουσ|βαθμιδα|επιπεδο) ?)(?:[ivxιχ]{1,4}|[a-hα-ζθ])(?=['΄’]?(?![\p{L}\p{N}]))/gu

/** Letters of codes that look alike are the same: Ε3 and E3. */
export const latin = (code: string): string =>
  code.replace(/[αβεζηικμνορτυχ]/gu, (letter) => 'abezhikmnoptyx'['αβεζηικμνορτυχ'.indexOf(letter)] ?? letter)

const currency = /^ ?(?:€|ευρω|euros?|eur)(?!\p{L})/u

/** Currencies other than the euro by their codes, as amounts are written. */
const foreignCodes = 'usd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|rsd|uah|cad|aud|jpy|cny'

const foreignAtStart = new RegExp(String.raw`^(?:\$|£|${foreignCodes})`, 'u')
const foreignAtEnd = new RegExp(String.raw`(?:λιρ\p{L}+|δολαρι\p{L}+|pounds?|dollars?|${foreignCodes})$`, 'u')

function takeNumbers(take: Take): void {
  const digits = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)`
  const tail = String.raw`(?:\)? ?\(?(?:€|ευρω|euros?|eur|λιρ\p{L}+|δολαρι\p{L}+|pounds?|dollars?|${foreignCodes}|%|‰|τοισ εκατο|τοισ χιλιοισ|per ?cent|per ?mille|percentage points?|(?:ποσοστιαι|εκατοστιαι)\p{L}+ μοναδ\p{L}+)(?!\p{L}))?`
  const scale = String.raw`(?:(?: |-)?(χιλιαδεσ|χιλιαδων|χιλ|εκατομμυρια|εκατομμυριων|εκατομμυριο|εκατ|εκ(?! (?:των|του|τησ) )|δισ|δισεκατομμυρια|δισεκατομμυριων|thousand|million|billion|mio|mn|bn|k|m)(?![\p{L}\p{N}²³])\.?)?`
  take(
    new RegExp(`((?:€|(?<!\\p{L})eur|\\$|£|(?<!\\p{L})(?:${foreignCodes})) ?)?(?:${digits})${scale}${tail}`, 'gu'),
    (match) => {
      const [whole, sign, scaled] = match
      const bare = whole.slice(sign?.length ?? 0)
      // "2. Certificate": the number of an item of a list.
      const lead = match.input?.slice(0, match.index) ?? ''
      const item =
        /(?:^|[.;:·] )$/u.test(lead) && /^\. \p{L}/u.test(match.input?.slice((match.index ?? 0) + whole.length) ?? '')
      if (item && /^\d{1,2}$/u.test(whole)) return undefined
      // "900 m" are metres, "€900m" is money.
      const metres = scaled === 'm' && sign === undefined && / m$/u.test(bare.trimEnd())
      const number = valueOfDigits(bare.match(/^\d+(?:[.,]\d+)*(?: \d{3})*/u)?.[0] ?? '')
      if (number === undefined) return undefined
      const value = clean(
        number *
          (scaled === undefined || metres ? 1 : (scaleOf(scaled) ?? (scaled === 'k' ? 1e3 : scaled === 'm' ? 1e6 : 1))),
      )
      if (metres) return plain('number', value, String(value), 'metre')
      const after = match.input?.slice((match.index ?? 0) + whole.length) ?? ''
      const foreign = foreignAtEnd.test(bare)
      if (foreign || foreignAtStart.test(sign ?? '') || /^ ?(?:δολαρι|λιρ|dollars?|pounds?|usd|gbp|\$|£)/u.test(after))
        return plain('money', value, String(value), 'foreign')
      if (sign !== undefined || /(?:€|ευρω|euros?|eur)$/u.test(whole)) return plain('money', value, String(value))
      if (/(?:‰|τοισ χιλιοισ|per ?mille)$/u.test(whole)) return plain('percent', value / 10, String(value / 10))
      if (/(?:%|τοισ εκατο|per ?cent|percentage points?|(?:ποσοστιαι|εκατοστιαι)\p{L}+ μοναδ\p{L}+)$/u.test(whole))
        return /(?:points?|μοναδ\p{L}+)$/u.test(whole)
          ? plain('percent', value, String(value), 'percentage point')
          : plain('percent', value, String(value))
      return plain('number', value, String(value))
    },
  )
}

/** Floating-point dust of scaled decimals: 1.2 × 10⁶ is 1,200,000. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6

/** `1.234.567,89`, `1,234,567.89`, `1 234`, `9.75`, `9,75`. Three digits after the only separator are a group. */
export function valueOfDigits(text: string): number | undefined {
  const compact = text.replaceAll(' ', '')
  const seps = [...compact.matchAll(/[.,]/gu)].map(({ 0: sep, index }) => ({ sep, index }))
  const last = seps.at(-1)
  if (last === undefined) return Number(compact)
  const mixed = seps.some(({ sep }) => sep !== last.sep)
  const after = compact.length - last.index - 1
  const grouped = !mixed && after === 3 && !compact.startsWith('0')
  if (!mixed && seps.length > 1 && after !== 3) return undefined
  const decimal = grouped || (!mixed && seps.length > 1) ? '' : last.sep
  const whole = decimal === '' ? compact.replace(/[.,]/gu, '') : compact.slice(0, last.index).replace(/[.,]/gu, '')
  const fraction = decimal === '' ? '' : `.${compact.slice(last.index + 1)}`
  return Number(`${whole}${fraction}`)
}

/** Numbers in words, alone or composed: «διακόσιες πενήντα χιλιάδες», "twenty-five", «τριετία», «πρώτη». */
function wordNumbers(rest: string): Draft[] {
  const words = [...rest.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const out: Draft[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (first === undefined) break
    const run = runAt(words, at, rest)
    // "Zero-emission" and the like are names.
    if (run !== undefined && !(run.value === 0 && /^[ -]\p{L}/u.test(rest.slice(run.end)))) {
      const tail = /^ ?(?:τοισ εκατο|percentage points?|(?:ποσοστιαι|εκατοστιαι)\p{L}+ μοναδ\p{L}+|per ?cent|%)/u.exec(
        rest.slice(run.end),
      )
      const money = currency.exec(rest.slice(run.end))
      const end = run.end + (tail?.[0].length ?? money?.[0].length ?? 0)
      const kind = tail !== null ? 'percent' : money !== null ? 'money' : 'number'
      const points = /(?:points?|μοναδ\p{L}+)$/u.test(tail?.[0] ?? '') ? 'percentage point' : undefined
      out.push({ ...plain(kind, run.value, String(run.value), points), start: first.start, end })
      at += run.count - 1
      continue
    }
    const compound = compoundOf(first.text)
    const ordinal = ordinalOf(first.text)
    const next = words[at + 1]?.text
    if (compound !== undefined)
      out.push({ ...plain('number', compound.value, String(compound.value), compound.unit), ...spanOf(first) })
    else if (
      ordinal !== undefined &&
      next !== 'hand' &&
      !/^(?:comes?|came|coming|ερχ\p{L}+)$/u.test(words[at - 1]?.text ?? '')
    )
      out.push({ ...plain('number', ordinal, `#${ordinal}`, ordinalUnit(next)), ...spanOf(first) })
    else if (
      isOne(first.text) &&
      next !== undefined &&
      (measured(next) ||
        /^(?:τουλαχιστον|πολυ|least|most|εωσ)$/u.test(words[at - 1]?.text ?? '') ||
        /^(?:τουλαχιστον|το)$/u.test(next) ||
        (next === 'of' && !/^ of [^\p{L}]/u.test(rest.slice(first.end))))
    )
      out.push({ ...plain('number', 1, '1'), ...spanOf(first) })
  }
  return out
}

/** "The third year" is another than the third month. */
function ordinalUnit(next: string | undefined): Unit | undefined {
  const unit = unitOf(next ?? '')
  return isTime(unit) ? unit : undefined
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}
const spanOf = ({ start, end }: Word): { start: number; end: number } => ({ start, end })

/** "One" counts before a measure; elsewhere it is an article. */
const measured = (word: string): boolean => {
  const unit = unitOf(word)
  return unit !== undefined && unit !== 'application' && unit !== 'time'
}

/** Number words that follow each other: their value, how many there are, where they end. */
function runAt(
  words: readonly Word[],
  at: number,
  rest: string,
): { value: number; count: number; end: number } | undefined {
  let total = 0
  let group = 0
  let count = 0
  let end = 0
  for (let next = at; next < words.length; next += 1) {
    const word = words[next]
    const before = words[next - 1]
    if (
      word === undefined ||
      (count > 0 && before !== undefined && !/^[ -]$/u.test(rest.slice(before.end, word.start)))
    )
      break
    const value = wordValue(word.text)
    const scale = scaleOf(word.text)
    if (value === undefined && (scale === undefined || (count === 0 && !/^χιλι(α|εσ|ουσ)$/u.test(word.text)))) break
    if (value !== undefined) {
      // «δύο τρεις» are two numbers; «είκοσι πέντε» is one.
      const joins =
        count === 0 ||
        group === 0 ||
        (group >= 100 && value < 100) ||
        (isTens(before?.text ?? '') && value < 10) ||
        value === 100
      if (!joins) break
      group = value === 100 && group > 0 && group < 10 ? group * 100 : group + value
    } else if (scale !== undefined) {
      total += (group === 0 ? 1 : group) * scale
      group = 0
    }
    count += 1
    end = word.end
  }
  return count === 0 ? undefined : { value: total + group, count, end }
}

const joiner = /^ ?(?:-|εωσ|μεχρι|to|and|και|or|η)(?: και| τα| τισ| τουσ)? ?(?:€ ?)?$/u

/** The unit that a number's text goes on with: the next noun that is one, of one word or two. */
function unitAfter(tail: string): Unit | 'percentage' | undefined {
  const degrees = /^ ?(?:°|degrees?|βαθμοι|βαθμουσ) ?(c|f|celsius|fahrenheit|κελσιου)(?!\p{L})/u.exec(tail)?.[1]
  if (degrees !== undefined) return degrees.startsWith('f') ? 'in f' : 'in c'
  const after = /^[ -]?(?:\(\d+\)|\))?[ -]?((?:[\p{L}.²³]+\d?[ -]){0,3}[\p{L}.²³]+\d?)/u.exec(tail)?.[1] ?? ''
  if (/^(?:ποσοστιαι|εκατοστιαι)|^percentage point/u.test(after)) return 'percentage'
  if (/^(?:πληρεισ |salaried |full )?(?:ετησι\p{L}+ μοναδ|annual work)/u.test(after)) return 'awu'
  if (/^full[- ]time equivalent/u.test(after)) return 'awu'
  const words = after.split(/[ -]/u).map((word) => word.replace(/\.$/u, ''))
  for (const [at, word] of words.slice(0, 3).entries()) {
    if (/^(?:percentage|(?:ποσοστιαι|εκατοστιαι)\p{L}+)$/u.test(word)) return 'percentage'
    const unit = unitOf(`${word} ${words[at + 1] ?? ''}`) ?? unitOf(word)
    if (unit !== undefined) return unit
  }
  return undefined
}

const perPattern =
  /^(?: ?\)?(?: ?-?(?!and|και|or|for|για)[\p{L}€]+\.?\d?){0,6}?)(?: ?\/ ?| (?:per|a|an|each|every|ανα|την|τον|το|καθε|κατ) )(\p{L}+)(?!\p{L})/u
const adverb =
  /^(?: ?\)?(?: [\p{L}€]+\d?){0,3}?) (ετησιωσ|ημερησιωσ|μηνιαιωσ|εβδομαδιαιωσ|annually|yearly|daily|weekly|monthly)(?!\p{L})/u

/** What a quantity is for each of, by the text behind it: by a word that is a rate. */
function perAfter(tail: string): Unit | undefined {
  const found = (perPattern.exec(tail) ?? adverb.exec(tail))?.[1]
  return found === undefined ? undefined : rateOf(found)
}

/** "500,000 euro for medium-sized, 250,000 for small": an amount whose currency has been said. */
function inheritCurrency(found: readonly Draft[]): Draft[] {
  const money = found.findIndex(({ kind, unit }) => kind === 'money' && unit === undefined)
  if (money < 0) return [...found]
  return found.map((each, at) =>
    at > money && each.kind === 'number' && each.unit === undefined && each.value >= 10_000
      ? { ...each, kind: 'money' }
      : each,
  )
}

/** "Month 4" is the fourth month. */
function labelled(lead: string, value: number): Unit | undefined {
  const unit = value < 100 ? unitOf(/(\p{L}+) $/u.exec(lead)?.[1] ?? '') : undefined
  return isTime(unit) ? unit : undefined
}

/** In "18.000–30.000 ευρώ" and «δύο έως τρία έτη» the first number has the unit of the second. Nouns after a number are its unit. */
function inheritUnits(found: readonly Draft[], folded: string): Draft[] {
  const rated = found.length > 0 && [...folded.matchAll(/\p{L}+/gu)].some(([word]) => rateOf(word) !== undefined)
  const out = found.map((each): Draft => {
    const per = rated ? perAfter(folded.slice(each.end)) : undefined
    const whole = per === undefined ? each : { ...each, per }
    if (each.kind !== 'number' || each.unit !== undefined || each.key.startsWith('#')) return whole
    const unit = unitAfter(folded.slice(each.end)) ?? labelled(folded.slice(0, each.start), each.value)
    if (unit === 'percentage') return { ...whole, kind: 'percent', unit: 'percentage point' }
    return unit === undefined ? whole : { ...whole, unit }
  })
  for (let at = out.length - 2; at >= 0; at -= 1) {
    const [low, high] = [out[at], out[at + 1]]
    if (low === undefined || high === undefined || low.kind !== 'number') continue
    // «διακόσιες χιλιάδες (200.000) ευρώ» says one amount twice.
    if (low.value === high.value && /^ ?\($/u.test(folded.slice(low.end, high.start))) {
      out[at] = { ...low, kind: high.kind, ...(high.unit === undefined ? {} : { unit: high.unit }) }
      continue
    }
    if (!joiner.test(folded.slice(low.end, high.start))) continue
    if (high.kind === 'money' || high.kind === 'percent') out[at] = { ...low, kind: high.kind }
    else if (high.kind === 'number' && low.unit === undefined && high.unit !== undefined)
      out[at] = { ...low, unit: high.unit }
  }
  return out
}

/** A bare number may be a label ("Service 2"): words before it may bound what follows. */
const bounds = (each: Draft): boolean => each.kind !== 'number' || each.unit !== undefined

/** After these a day is the first one. */
const firstDay =
  /(?<!\p{L})(?:opens?|opened|opening|starts?|started|begins?|began|runs?|ανοιγ\p{L}+|αρχι\p{L}+|ξεκιν\p{L}+|εναρξ\p{L}+)(?: \p{L}+){0,4} $/u

/** After these a day is the last one. */
const lastDay =
  /(?<!\p{L})(?:ends?|ended|clos(?:e|es|ed|ing)|expir\p{L}+|laps\p{L}+|deadline|extend\p{L}*|runs? out|λη(?:γ|ξ)\p{L}+|κλειν\p{L}+|εκπνε\p{L}+|προθεσμι\p{L}+|παρατ\p{L}+|μετατιθ\p{L}+|μετατεθ\p{L}+|καταληκτικ\p{L}+)(?: \p{L}+){0,8} $/u

const isTime = (unit: Unit | undefined): boolean =>
  unit !== undefined && ['year', 'month', 'week', 'day', 'working day', 'hour', 'minute'].includes(unit)

/** Which bound words stand beside each quantity; of two that make a range, the lower is a minimum, the upper a maximum. */
function withBounds(found: readonly Draft[], folded: string): Quantity[] {
  const out = found.map((each, at): Quantity => ({
    ...each,
    bound: boundAt(
      folded,
      {
        ...each,
        date: each.kind === 'date' || (each.kind === 'number' && each.unit === undefined && /^20\d\d$/u.test(each.key)),
        time: each.kind === 'time',
        code: each.kind === 'code',
        measured: each.kind === 'money' || each.kind === 'percent' || each.unit !== undefined,
      },
      { from: found.slice(0, at).findLast(bounds)?.end ?? 0, to: found[at + 1]?.start ?? folded.length },
    ),
  }))
  // "More than in 2024": compared with that year.
  for (const [at, each] of out.entries())
    if (
      /_exclusive$/u.test(each.bound) &&
      each.kind === 'number' &&
      each.unit === undefined &&
      /^20\d\d$/u.test(each.key)
    )
      out[at] = { ...each, bound: 'none' }
  // "Ends on", "until": the last day, said either way.
  for (const [at, each] of out.entries()) {
    if (each.kind !== 'date' || (each.bound !== 'none' && each.bound !== 'max')) continue
    const lead = folded.slice(Math.max(0, each.start - 60), each.start)
    const clause = lead.slice(lead.search(/[^;·.]*$/u))
    if (lastDay.test(clause)) out[at] = { ...each, inherited: each.bound === 'none' ? 'max' : 'none' }
    else if (firstDay.test(clause) && each.bound === 'none') out[at] = { ...each, inherited: 'from' }
  }
  // «Τρίμηνο», "quarter": a span of time by itself.
  for (const [at, each] of out.entries())
    if (
      compoundOf(folded.slice(each.start, each.end)) !== undefined &&
      each.bound !== 'none' &&
      each.inherited === undefined
    )
      out[at] = { ...each, inherited: 'none' }
  // "Not cleared in twelve months": within them.
  for (const [at, each] of out.entries())
    if (each.bound === 'none' && each.inherited === undefined && isTime(each.unit) && !each.key.startsWith('#'))
      if (/(?<!\p{L})(?:in|σε) $/u.test(folded.slice(0, each.start))) out[at] = { ...each, inherited: 'max' }
  // "15 days after 20 April": the day that is counted from.
  for (const [at, each] of out.entries()) {
    const before = out[at - 1]
    if (each.kind !== 'date' || before === undefined || !isTime(before.unit)) continue
    if (/^ (?:after|before|from|following|μετα|πριν|απο)(?: \p{L}+){0,2} $/u.test(folded.slice(before.end, each.start)))
      out[at] = { ...each, bound: 'none', inherited: each.bound }
  }
  // "Maximum: large 25%, medium 35%": of each of them.
  const head = /^[^:;.]*(?=:)/u.exec(folded)?.[0] ?? ''
  const wide = boundOfHead(head)
  if (wide !== undefined && !out.some(({ start }) => start < head.length))
    for (const [at, each] of out.entries())
      if (each.bound === 'none' && (each.kind === 'money' || each.kind === 'percent' || each.unit !== undefined))
        out[at] = { ...each, inherited: wide }
  // "Over eight years": in the course of them, or more than.
  for (const [at, each] of out.entries())
    if (
      each.bound === 'min_exclusive' &&
      isTime(each.unit) &&
      /(?<!\p{L})over (?:an? |the )?$/u.test(folded.slice(0, each.start))
    )
      out[at] = { ...each, inherited: 'none' }
  for (let at = 1; at < out.length; at += 1) {
    const [before, each] = [
      out.slice(0, at).findLast(({ key, kind }) => !key.startsWith('#') && kind !== 'code'),
      out[at],
    ]
    if (before === undefined || each === undefined || each.bound !== 'none') continue
    if (before.bound === 'none' && before.inherited === undefined) continue
    if (/^[^;·.]{0,40}(?:και|and|η|or)[^;·.]{0,30}$|^, \p{L}+ $/u.test(folded.slice(before.end, each.start)))
      out[at] = { ...each, inherited: before.bound === 'none' ? (before.inherited ?? 'none') : before.bound }
  }
  for (let at = 0; at < out.length - 1; at += 1) {
    const [low, high] = [out[at], out[at + 1]]
    if (low === undefined || high === undefined || low.kind !== high.kind) continue
    // «τρεις (3)» says one number twice.
    if (low.value === high.value && /^ ?\($/u.test(folded.slice(low.end, high.start))) {
      out[at + 1] = { ...high, bound: low.bound }
      continue
    }
    const between = folded.slice(low.end, high.start)
    const before = folded.slice(Math.max(0, low.start - 30), low.start)
    const range =
      /^ ?(?:-|εωσ(?: και)?|μεχρι(?: και)?|to|until)(?: τα| τισ| τουσ| το| τη| την| τον)? ?(?:€ ?)?$/u.test(between) ||
      (/^ ?(?:και|and)(?: τα| τισ| τουσ)? ?(?:€ ?)?$/u.test(between) &&
        /(?:μεταξυ|between)(?: \p{L}+)? ?(?:€ ?)?$/u.test(before))
    if (!range) continue
    out[at] = { ...low, bound: 'min', ranged: true }
    out[at + 1] = { ...high, bound: 'max', ranged: true }
  }
  return out
}
