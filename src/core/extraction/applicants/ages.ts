import type { NumberRange } from '../../criteria/criterion.ts'
import { ofLicence } from '../days/licences.ts'
import { sideOf as sideOfFigure } from '../figures/bounds.ts'
import type { Side } from '../figures/bounds.ts'
import { negation } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import type { Bare, ConditionSentence, Recogniser } from './condition-sentence.ts'
import { dutyByAge } from './conditions-of-some.ts'
import { datesIn } from '../figures/dates.ts'
import { withDigits, wordNumbers } from '../figures/number-words.ts'

/** How old a business has to be, or may be: closed years, months since its start, days between which it was founded. */

const prefixes: Readonly<Record<string, number>> = {
  δι: 2,
  τρι: 3,
  τετρα: 4,
  πεντα: 5,
  εξα: 6,
  επτα: 7,
  εφτα: 7,
  οκτα: 8,
  οχτα: 8,
  εννεα: 9,
  δεκα: 10,
  δωδεκα: 12,
  δεκαοκτα: 18,
  εικοσιτετρα: 24,
  τριανταεξα: 36,
}
const oneWord = new RegExp(
  String.raw`(?<!\p{L})(?:1\s+)?(?:(?<n>\d+)-?\s?|(?<w>${Object.keys(prefixes)
    .toSorted((a, b) => b.length - a.length)
    .join(
      '|',
    )}))(?<u>ετι(?:α|ασ|αν)|ετη(?:σ)?(?= (?:(?:τουλαχιστον|ελαχιστη|προηγουμενη|συνεχη(?:σ)?) )?(?:λειτουργ|δραστηρ|υπαρξ|ζω))|μην(?:ο|ου)|μηνη?[νσ]?(?= (?:(?:τουλαχιστον|ελαχιστη|προηγουμενη|συνεχη(?:σ)?) )?(?:λειτουργ|δραστηρ|υπαρξ|ζω)))(?!\p{L})`,
  'gu',
)

/** "Τριετία", "δωδεκάμηνο", "a full year" as a number with its unit. */
function inUnits(text: string): string {
  return withDigits(text)
    .replaceAll(oneWord, (whole: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { n?: string; w?: string; u?: string }
      const count = groups.n ?? String(prefixes[groups.w ?? ''] ?? '')
      return count === '' ? whole : `${count} ${groups.u?.startsWith('ετ') === true ? 'ετη' : 'μηνεσ'}`
    })
    .replaceAll(/(?<=(?:least|than|over|for|within|under|about|of) )an? (?:full )?(?=(?:year|month)(?!\p{L}))/gu, '1 ')
    .replaceAll(
      /(?<![\d.,/])(\d{1,3})(?:,? (τουλαχιστον|at least)|, (?:το (?:λιγοτερο|ελαχιστο)|κατ ?['’΄]? ?ελαχιστον?|at the (?:very )?least)),? (?=(?:(?:πληρ|κλει|ολοκληρ|full|closed|complete)\p{L}* )?(?:διαχειριστικ|οικονομικ|χρησ|ετη|χρονια|μην|years|months|financial|fiscal|accounting))/gu,
      'at least $1 ',
    )
    .replaceAll(/(?<=\d)[ -](?=(?:year|month)-?(?:s|old)?(?!\p{L}))/gu, ' ')
    .replaceAll(sharedUnit, (_whole: string, count: string, _rest: string, of: string) => `${count} ${of}`)
}

/** "At least 1 and at most 5 years": the unit is of both. */
const sharedUnit =
  /(?<![\d.,/])(\d{1,2})(?=((?:,)? (?:και|αλλα|and|but) (?:[^\s\d,;·]+ ){1,4}\d{1,2} (ετ(?:η|ων|οσ)|χρονια|μην(?:εσ|ασ|ων)|years?|months?)(?!\p{L})))/gu

/** A bare "three closed years" is at least three. */
function rangeOf(value: number, before: string, after: string): NumberRange {
  const side = sideOfFigure(before.slice(-60), after)
  return side === undefined ? { min: value } : ranged(side, value)
}

const ranged = ({ end, exclusive }: Side, value: number): NumberRange => ({
  [exclusive ? `${end}_exclusive` : end]: value,
})

/** Who is refused says who is not: "λιγότερο από δύο έτη: δεν συμμετέχουν" is at least two. */
function turnedRound(range: NumberRange): NumberRange {
  const { min, max, min_exclusive: above, max_exclusive: below } = range
  if (below !== undefined) return { min: below }
  if (max !== undefined) return { min_exclusive: max }
  if (min !== undefined) return { max_exclusive: min }
  return above === undefined ? range : { max: above }
}

const yearWords = String.raw`χρησ(?:η|εισ|εων|ησ|εωσ)(?!\p{L})|διαχειριστικ\p{L}+ (?:περιοδ|ετ|χρον)\p{L}*|(?:οικονομικ|φορολογικ|λογιστικ|εταιρικ)\p{L}+ (?:ετ(?:η|οσ|ων|ουσ)|χρον\p{L}+|περιοδ\p{L}+)|(?:financial|fiscal|accounting|business|tax|trading|management) (?:years?|periods?|exercises?)|years? of (?:published |audited |filed |closed )?accounts|(?<=(?:\d|[a-z]) closed )years(?!\p{L})|(?:sets? of )?(?:published |audited |filed |closed |approved |annual )+(?:annual )?(?:accounts|financial statements|balance sheets?)|ισολογισμ(?:ο|οι|ουσ|ων)`
const closedYear = new RegExp(
  String.raw`(?<![\d.,])(\d+)\s+(?:\(\d+\)\s+)?((?:(?:\d{1,2}(?=\p{L}))?[\p{L}-]+\s+){0,5}?)(?:${yearWords})`,
  'u',
)
const finished =
  /κλεισμεν|κλειστ|πληρ|ολοκληρωμεν|συμπληρωμεν|περατωμεν|διαχειριστικ|δωδεκαμην|12μην|12 μην|δημοσιευμεν|εγκεκριμεν|full|complete|closed|approved|filed|published|audited|finished|whole|entire/u
const finishing =
  /κλεισει|ολοκληρωσει|συμπληρωσει|περατωσει|δημοσιευσει|διανυσει|καταρτισει|closed|completed|filed|published|finished|has (?:had|drawn up)/u

/** "Κλεισμένες χρήσεις: 2 και άνω", "closed financial years | at least 2". */
const yearsKey =
  /^(?:(?:ελαχιστ\p{L}+|απαιτουμεν\p{L}+|πληρ\p{L}+|αριθμοσ|minimum|number of|full) )*(?:κλεισμεν\p{L}+|κλειστ\p{L}+|ολοκληρωμεν\p{L}+|πληρ\p{L}+|closed|completed|full) (?:[\p{L}-]+ ){0,2}(?:χρησ\p{L}+|περιοδ\p{L}+|ετ\p{L}+|years?|periods?)/u
function namedYears(text: string, key: string): NumberRange | undefined {
  const own = new RegExp(`${yearsKey.source}[^:\\d]{0,20}:\\s*(.*)$`, 'u').exec(text)?.[1]
  const named = yearsKey.test(key) || (/^χρησ(?:εισ|η|εων)$/u.test(key) && finished.test(text))
  const said = own ?? (named ? text : undefined)
  const bare = said === undefined ? null : /^([^\d]{0,25})(\d{1,2})(?![\d/.])([^\d]{0,25})$/u.exec(said)
  if (bare === null) return undefined
  const [, before = '', count = '', after = ''] = bare
  return rangeOf(Number(count), before, after)
}

export const closedYears: Recogniser = (sentence) => {
  const { plain, negative, folded, keys } = sentence
  // "One closed twelve-month year": how long a year is is no count of them.
  const text = inUnits(
    plain
      .replaceAll(
        /(?<!\p{L})(?:(?:δωδεκαμην|12μην)\p{L}*|(?:12|twelve)[ -]months?) (?=διαχειρ|οικονομ|χρησ|κλεισμ|λογιστ|φορολογ|financial|fiscal|accounting|tax|years?|periods?)/gu,
        '',
      )
      .replaceAll(/\(\s*(?:12|δωδεκα)-?μην\p{L}*\s*\)/gu, '')
      // "…, since the relief presupposes profits": the reason is no condition.
      .replace(/,? (?:δεδομενου οτι|επειδη|διοτι|because|given that)(?!\p{L})(?!.*(?:χρησ|years?(?!\p{L}))).*$/u, '')
      // "Three closed years and a turnover of …": the accounts are another condition's.
      .replace(
        /(?:,| και| and)+ (?:(?!κλει|ολοκληρ|συμπληρ|closed|completed|filed)[\p{L}-]+,? ){0,5}(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|turnover).*$/u,
        '',
      )
      // "…, one of them with a profit": of some of the years only.
      .replace(/,? (?:εκ των οποιων|απο τισ οποιεσ|(?:at least )?one of (?:which|them)|of which).*$/u, ''),
  )
  const named = namedYears(text, keys[0] ?? '')
  if (named !== undefined && !isSoft(folded))
    return [{ kind: 'age', test: { measure: 'closed_full_fiscal_years', range: named } }]
  const match = closedYear.exec(text)
  // "Two closed years, with a profit in both": the profit is for a person, the years are read.
  const profits = match === null || negative ? -1 : text.slice(match.index + match[0].length).search(profitBehind)
  if (match !== null && profits >= 0) {
    const years = closedYears({ ...sentence, plain: text.slice(0, match.index + match[0].length + profits) }, true)
    return years.length > 0 ? [...years, { kind: 'manual' }] : []
  }
  if (
    match === null ||
    isSoft(folded) ||
    /κυκλ\p{L}+ εργασιων|turnover|υψηλοτερ|τζιρ|κερδ(?!οσκοπ)|(?<!non-|for-)profit|ζημι|διατηρ|μετα την (?:ολοκληρ|αποπληρ)|ησσονοσ|de minimis/u.test(
      text,
    )
  )
    return []
  // "Under 2 million in the last completed year" counts no years.
  if (/[€£$]\s*$/u.test(text.slice(0, match.index)) || /εκατ|χιλ|ευρω|million|thousand|euro/u.test(match[2] ?? ''))
    return []
  const accounts = /ισολογισμ|accounts|statements|balance/u.test(match[0])
  const before = text.slice(0, match.index)
  // "The statements of the last three closed years are asked for" is a document.
  if (
    !finishing.test(before) &&
    /(?<!\p{L})(?:καταστασ|ισολογισμ|ε3(?!\d)|εντυπ|accounts|statements|balance sheet)\p{L}*(?: \p{L}+){0,4}? (?:των|τησ|για|of|for)(?: (?:τισ|the|τελευται\p{L}+|last))*\s*$/u.test(
      before,
    )
  )
    return []
  const closed =
    (finished.test(match[0] + before.slice(-30) + adjectivesBehind(text.slice(match.index + match[0].length))) &&
      (!accounts || /κλεισμεν|closed/u.test(match[0]))) ||
    finishing.test(before)
  const count = Number(match[1])
  if (!closed || count > 10 || (accounts && /υποβαλλ|προσκομ|attach|submit|επισυναπτ|συνημμ/u.test(text))) return []
  const behind = `${match[2]} ${/^\s*\p{L}+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? ''}`
  const range = /τουλαχιστον/u.test(behind) ? { min: count } : rangeOf(count, before, '')
  const turn = negative && !('min' in range)
  const years: Bare = {
    kind: 'age',
    test: { measure: 'closed_full_fiscal_years', range: turn ? turnedRound(range) : range },
  }
  return profitOfSome.test(plain) ? [years, { kind: 'manual' }] : [years]
}

/** "Two years, full and closed", "three years of twelve months, already closed": what says more of them. */
const adjectivesBehind = (rest: string): string =>
  /^(?:,? ?(?:και |and |που ειναι |που εχουν |οι οποιεσ (?:εχουν|ειναι) |(?:να )?εχ(?:ει|ουν) |ηδη |already |each |of twelve months |(?:that|which) (?:are|have been|is|has been) |behind (?:it|them|you),? )*(?:κλεισει|ολοκληρωθει|κλεισμεν|κλειστ|πληρ|ολοκληρωμεν|δωδεκαμην|closed|completed?|full|finished)\p{L}*){1,4}/u.exec(
    rest,
  )?.[0] ?? ''

const profitOfSome =
  /(?:εκ των οποιων|απο τισ οποιεσ|one of (?:which|them)|of which)[^.;·]*(?:κερδ(?!οσκοπ)|θετικ|profit|positive)/u
const profitBehind =
  /,? ?(?<!\p{L})(?:με|και|with|and|having|,) ?(?:\p{L}+ ){0,4}?(?:κερδ(?!οσκοπ)|θετικ\p{L}+ (?:\p{L}+ )?(?:αποτελεσμ|ebitda|κερδ)|profit|positive (?:\p{L}+ )?(?:result|ebitda|earnings|profit)|ebitda)|, ?(?:κερδοφορ|profitable|positive|θετικ)/u

const numberOf = (word: string, years: boolean): number | undefined => {
  const value = /^\d+$/u.test(word) ? Number(word) : wordNumbers(word)[0]?.value
  return value === undefined ? undefined : years ? value * 12 : value
}

const announced = (plain: string): { at?: { event: 'publication' } } =>
  /(?:ημερομηνια )?(?:προκηρυξ|δημοσιευσ)\p{L}+|publication of (?:the|this) call/u.test(plain)
    ? { at: { event: 'publication' } }
    : {}

const notYet =
  /(?:δεν|να μην?|οχι) (?:(?:πρεπει|επιτρεπεται|μπορει) να )?(?:θα )?(?:εχ\p{L}+ |ειχ\p{L}+ )?(?:παρελθ|συμπληρω|περασ|διανυσ|κλεισ|ξεπερασ)\p{L}* (?:ακομ[αη] )?(?:(?:τα|τουσ|τον|το|ο|η) )?(?:πρωτ\p{L}+ )?(?:τουλαχιστον )?(\d+) (ετ|μην|χρον)\p{L}+|(\d+) (year|month)s? (?:have|has) not (?:yet )?(?:passed|elapsed)|(?:have|has) not (?:yet )?(?:been (?:running|trading|operating|active|established) for|completed|reached) (?:more than )?(\d+) (year|month)s?/u

/** "For which twelve months have not passed since …". */
export const neverOlder: Recogniser = ({ plain, folded }) => {
  const young = notYet.exec(inUnits(plain))
  if (young === null || isSoft(folded) || otherSpan.test(folded)) return []
  const [, a, ua, b, ub, c, uc] = young
  const months = numberOf(a ?? b ?? c ?? '', !/^μην|^month/u.test(ua ?? ub ?? uc ?? ''))
  return months === undefined
    ? []
    : [{ kind: 'age', test: { measure: 'months_since_start', range: { max_exclusive: months } }, ...announced(plain) }]
}

const livedWords =
  /νε(?:εσ|ων) επιχειρησ|(?:ανοιξ|στησ)\p{L}+ (?:την? |μια )?(?:δικη \p{L}+ )?(?:επιχειρησ|εταιρ|μαγαζ|καταστημ)|νεοφυ\p{L}+ επιχειρησ|λειτουργ|δραστηριοτητ|δραστηριοποι|ξεκιν|αρχισ\p{L}+ (?:τισ |τη[ν]? )?(?:εργασι|δραστηρ|λειτουργ)|ιδρυ|συστα|συσταθ|συστηθ|εναρξ|υπαρξ|υπαρχ(?:ει|ουν) ωσ|(?<!\p{L})ζω(?:η|ησ)(?!\p{L})|(?<!\p{L})βιο[υσ]?(?!\p{L})|ηλικι|παλαιοτητ|(?:απο|μετα) την εγγραφη|(?:since|from|after) (?:its |their )?registration|παλιοτερ|παλαιοτερ|νεοτερ|αρχαιοτητ|ιστορικο λειτουργ|established|(?:in|of) operation|operating|operational|operated|(?<!\p{L})old(?:er)?(?!\p{L})|young|founded|incorporated|constituted|formed|creat(?:ed|ion)|set up|in business|in existence|of existence|existed|exist (?:for|since)|existing for|(?:have|has|had|having) (?:had )?(?:an? )?legal personality|its existence|νομικη (?:υποστασ|προσωπικοτ)\p{L}+|traded|trading|registered|registration|start[- ]?ups?|(?:started|began|begun)(?= (?:at least|no |not |more|less|fewer|within|up |trading|business|its))|opened|active|activity|been (?:up and )?(?:running|going|around)|age (?:of|limit)|track record|lifetime/u
const otherSpan =
  /(?<!\p{L})(?:δεν|μην?) (?:πρεπει να )?(?:εχ\p{L}+ |ειχ\p{L}+ )?(?:ασκ|δραστηριοποι|απασχολ)\p{L}* [^.;·]{0,70}(?:τελευται|προηγουμεν)|(?<!\p{L})not (?:have )?(?:been active|carried (?:on|out)|exercised|practised|pursued|worked) [^.;]{0,70}(?:last|past|previous)|^[^\p{L}]*(?:(?:the|any|all|ο|η|το|τα|οι) )?(?:used |second-hand |μεταχειρισμεν\p{L}+ )?(?:equipment|machin|vehicle|εξοπλισμ|μηχανημ|οχημ|κτιρι)|(?:να |θα )?μειν(?:ει|ουν) (?:ενεργ|ανοικτ|ανοιχτ|σε λειτουργ|διαθεσιμ)|(?:remain|stay)s? (?:active|online|open|in operation)|εποχικ|seasonal|μεταβιβασ|transfer|προθεσμι\p{L}+ (?:\p{L}+ ){0,2}(?:λη[γξ]|ειναι|διαρκ)|deadline (?:for [^.]{0,30})?(?:is|ends|expires|falls)(?!\p{L})|applications? close|keep (?:operating|trading|running)|stay in business|in business use|continue (?:to|operating|trading)|συνεχι[σζ]\p{L}* (?:να|τη)|μετα την ολοκληρ|after completion|υλοποιησ|(?<!\p{L})διαρκεια(?! (?:ζωησ|λειτουργ))|duration|δανει|loan|φυλασσ|τηρ(?:ει|ουν|ηση)|διατηρ|εγγυησ|δεσμευσ|(?:μετα|απο) την (?:\p{L}+ )?(?:πληρωμ|αποπληρωμ|καταβολ)|διακοπτ|διακοψ|επιστρεφ|συμβασ(?!τ)|ενταξ|αποπληρωμ|γεννηθ|γενεθλ|τριμηνο πριν|με ισχυ|νεοι (?:γεωργοι|ανθρωποι)|(?:people|persons?|women|men|farmers?|individuals?) (?:aged|under|over|between|younger)|persons? under|(?<!\p{L})aged (?:1[5-9]|[2-6]\d)|(?:1[5-9]|[2-6]\d)(?:ο|ου)? ετοσ|ηλικι\p{L}+ (?:τουσ |του |τησ )?(?:απο |εωσ |μεχρι |κατω |τα |των )*(?:1[5-9]|[2-6]\d)(?!\d)|ησσονοσ|de minimis|single undertaking|κυκλ\p{L}+ εργασιων|turnover|τζιρ|επιτοκ|χαριτοσ|grace|must be kept|retain|εμπειρι|experience|(?<!\p{L})(?:εξοδοσ|εξοδο|exit)(?!\p{L})|(?<!\p{L})μετοχ(?:εσ|ων)(?!\p{L})|(?:are|is) (?:asked|invited|advised|referred) to (?:look|see|turn|consider)|παραπεμπ|μην\p{L}* (?:τον χρονο|το[ν]? ετοσ|(?:ανα|καθε) (?:ετοσ|χρονο))|months (?:a|per|of the|each|every) year|^[^\p{L}]*(?:ιδρυση|επεκταση|εκσυγχρονισμοσ|αναβαθμιση|ανακαινιση|modernisation|extension|renovation|upgrade) |ανεργ|unemployed|μισθω(?:σησ|σεωσ|τηρι)|lease|extract|certificate|πιστοποι|certified|issued|εκδοσησ|εκδοθ|εναρξ\p{L}* (?:γυρισμ|των? εργ(?!ασιων)|υλοποι|κατασκευ)|απο την (?:υπαγωγη|ενταξη|υπογραφη|εγκριση)|(?:of|after|from) (?:the )?(?:approval|award)|(?<!\p{L})our (?:[\p{L}\d-]+ ){0,3}(?:foundation|agency|organi[sz]ation|bank|fund|programme|team)/u
const unit = String.raw`ετ(?:οσ|η|ων|ουσ)|χρον(?:ια|ων|ο|οσ|ου)|μην(?:α|εσ|ων|ασ|ου)|years?|months?|yrs?|mos?\b`
const filler = String.raw`(?:(?:πληρ|ολοκληρ|συμπληρωμεν|ημερολογιακ|συνεχ|full|complete|calendar|consecutive|continuous|whole)\p{L}*\s+)?`
const span = new RegExp(String.raw`(?<n>\d+(?:[.,]\d+)?)(?<plus>\s?\+)?\s*${filler}(?<unit>${unit})(?!\p{L})`, 'gu')
const between = new RegExp(
  String.raw`(?<a>\d+(?:[.,]\d+)?)\s*(?:(?<ua>${unit})\s*)?(?:-|–|—|εωσ(?: και)?|ωσ|μεχρι(?: και)?|και(?: εωσ)?|to|and|up to)\s*(?:τα |τουσ |τισ |των )?(?<b>\d+(?:[.,]\d+)?)\s*${filler}(?<ub>${unit})(?!\p{L})`,
  'u',
)
const inMonths = (printed: string, of: string): number =>
  Number(printed.replace(',', '.')) * (/^(?:μην|mo)/u.test(of) ? 1 : 12)

const recent =
  /(?:μεσα σ\p{L}+ (?:τελευται\p{L}+ |προηγουμεν\p{L}+ )?|within (?:the )?(?:last |past |previous |first )?|εντοσ (?:των |τησ |του )?(?:τελευται\p{L}+ |προηγουμεν\p{L}+ )?|(?:(?:τουσ|τα|την|τησ|των|το) )?(?:τελευται\p{L}+|πρωτ\p{L}+)\s*|(?:in|over|during|for|within) (?:the |their |its )?(?:last|past|first) |no more than (?=\d+ (?:years|months) ago)|not more than (?=\d+ (?:years|months) ago)|the (?:last|past) )$/u

/** "Exports in the last two years": what a business did in them, unless it began in them. */
const inRecentYears = /(?:τελευται|προηγουμεν)\p{L}*\s*$|(?<!\p{L})(?:last|past)\s*$/u
const begins =
  /ιδρυ|συστα|συσταθ|συστηθ|εναρξ|ξεκιν|αρχισ|ανοιξ|στησ|δημιουργ|εγγρα|γραφτ|νε(?:εσ|οσ|α|ο|ων)(?!\p{L})|νεο(?:φυ|συστ|ιδρυ)|founded|establish|incorporat|set up|formed|creat|regist|start|beg[au]n|opened|commenc|new(?!\p{L})|young/u

/** "Has not closed an activity within the two years before it applies": what was, or was not, done in them. */
const withinYears =
  /(?<!\p{L})(?:within|during|in|over|throughout|εντοσ|κατα|μεσα σ\p{L}+|στη διαρκεια|στ\p{L}{1,3})(?: (?:the|των|τησ|του|τα|τουσ|την?|last|past))*\s*$/u
/** "It may take": how long something goes on. */
const takesSoLong =
  /(?<!\p{L})(?:takes?|taking|lasts|(?<=(?:to|may|can|will|must|should|not) )last|lasting|διαρκ(?:ει|ουν|εσει)|κρατ(?:α|ουν|ησει))(?: (?:up to|at most|at least|not more than|no more than|from|between|εωσ|μεχρι|απο|το πολυ|τουλαχιστον|περιπου|about))?\s*$/u
const beforeApplying =
  /^,? (?:(?:που|which|that) )?(?:before|prior to|preceding|precede|up to|ahead of|πριν|προ (?:τησ|του)|προηγ)/u

/** Which enterprises count as new ones is no condition of the call. */
const newcomers =
  /(?:νεοιδρυ\p{L}*|νεοσυστ\p{L}*|(?<!\p{L})νε(?:εσ|α)(?: \p{L}+)?)(?: επιχειρησ\p{L}+)? (?:ειναι|θεωρ\p{L}+|νοουνται) (?:οσεσ|εκεινεσ|αυτεσ|οι επιχειρ)|new (?:enterprises|businesses|firms) are those/u

/** "A turnover of 1 million and three years of trading": the part about the accounts is another condition's. */
const withoutAccounts = (plain: string): string =>
  plain
    .split(/(?:,| και| and) (?=(?:να |have |has |are |is |been |trading|εχουν |λειτουργ))/u)
    .filter((part, _at, parts) => parts.length === 1 || !/turnover|τζιρ|κυκλ\p{L}+ εργασ/u.test(part))
    .join(', ')

/** "Active for at least one financial year": whether it has to be closed is asked. */
const ofFinancialYears =
  /(?<!\p{L})(?:active|operat\p{L}+|in business|trad(?:ed|ing)|existed) [^,;.]{0,30}(?<!\d)\d+ (?:financial|fiscal|business) years?(?!\p{L})/u

/** How long a business has existed: "at least 24 months", "τρία χρόνια συμπληρωμένα από την έναρξη". */
export const age: Recogniser = (sentence, here) => {
  const { folded } = sentence
  // "Up to 36 months, or to be founded after the award": the second way has no age.
  const plain = withoutAccounts(sentence.plain).replace(
    / (?:η|ειτε) (?:που )?θα (?:ιδρυθ|συσταθ|συστηθ)\p{L}+[^;·]*$/u,
    '',
  )
  if (newcomers.test(plain) || dutyByAge.test(folded)) return [{ kind: 'manual' }]
  if (neverOlder(sentence, here).length > 0 || isSoft(folded)) return []
  const key = sentence.keys.slice(0, 2).join(' · ')
  const text = inUnits(plain)
  const labelled = ageKey.test(key)
  // What has to be kept up once the aid is granted.
  if (sentence.keys.some((title) => /(?:^|[^\p{L}])(?:υποχρεωσεισ|obligations)$/u.test(title))) return []
  if (!labelled && /^(?:διαρκεια|duration|χρονοσ υλοποιησ)/u.test(key)) return []
  // Of a loan, unless it tells a least age alone: then a person says whose it is.
  if (/^maturity(?: ·|$)/u.test(key) && /\d/u.test(plain))
    return /^[^\d]{0,20}(?:at least|minimum|over|more than) \d+ (?:years?|months?)[^\d]*$/u.test(plain)
      ? [{ kind: 'manual' }]
      : []
  if (labelled || livedWords.test(plain)) {
    const range = otherSpan.test(text) ? undefined : lengthIn(text, labelled, key, sentence.negative)
    if (range !== undefined) {
      if (sentence.negative && recent.test(text.slice(0, text.search(/\d/u)))) return []
      // "Four years of operation, that is four closed years": the second says which years count.
      const [years] = /(?<!\p{L})(?:δηλαδη|ητοι|i\.e\.|that is|namely)(?!\p{L})/u.test(plain)
        ? closedYears(sentence, here)
        : []
      const same =
        years?.kind === 'age' && years.test.measure === 'closed_full_fiscal_years' ? years.test.range.min : undefined
      if (same !== undefined && same * 12 === range.min) return startedBetween({ ...sentence, plain })
      return [
        {
          kind: 'age',
          test: { measure: 'months_since_start', range: sentence.negative ? turnedRound(range) : range },
          ...announced(plain),
        },
      ]
    }
  }
  if (ofFinancialYears.test(text) && closedYears(sentence, here).length === 0) return [{ kind: 'manual' }]
  // "Three closed years before 31 December": the day is that of counting.
  if (closedYears(sentence, here).length > 0 && !/εναρξ|ιδρυ|συστα|συσταθ|founded|established|incorporat/u.test(plain))
    return []
  return startedBetween({ ...sentence, plain })
}

/** "Operating for the last two years" is at least so long; "founded in the last two years" at most. */
const isRunning = (before: string, after: string): boolean =>
  recent.test(before) &&
  (/(?:τουλαχιστον|at least)[^\d,;]{0,30}$/u.test(before) ||
    (/(?:συνεχ|αδιαλειπτ|continuously|uninterrupted)/u.test(before + after) && !founded.test(before)))

/** Labels and headings under which a length of time, or a bare number of years, is the age of the business. */
const ageKey =
  /(?:ετη|χρονια|χρονοσ|διαστημα|μηνεσ|διαρκεια|περιοδοσ) (?:λειτουργ|ζωησ|υπαρξ|δραστηριο)|ηλικια (?:τησ )?(?:επιχειρησ|εταιρ)|^(?:\p{L}+ )?ηλικια$|παλαιοτητα|προυπαρξη|λειτουργια(?: επιχειρησησ)?$|(?:^| )age(?: of|$| ·| in (?:years|months|full years)| \((?:years|months)\))|years? (?:of|in) (?:operation|business|existence|trading|activity)|trading history|(?:business|company|firm|enterprise) maturity|time in business|length of operation|business age|established for/u

/** Months. */
const leastOfPeople = 180
/** Whose years they are, with nothing but their bounds between: "νέους έως 29 ετών", "young people up to 29 years of age". */
const peopleOf =
  /(?<!\p{L})(?:νε(?:οι|ουσ|ων|οσ)|ατομ(?:α|ων|ο)|ανεργ\p{L}+|γυναικ\p{L}+|ανδρ\p{L}+|φοιτητ\p{L}+|αποφοιτ\p{L}+|πολιτ(?:εσ|ων)|επαγγελματι\p{L}+|επιχειρηματι(?:ασ|εσ|ων)|people|persons?|adults|women|men|unemployed|citizens|graduates|students|entrepreneurs?|farmers?)(?!\p{L})(?: (?:και|and|η|or|νε(?:οι|ουσ|ων)|γυναικ\p{L}+|ανεργ\p{L}+|ηλικι\p{L}+|aged|the|age|of|εωσ|μεχρι|απο|κατω|ανω|των|που|who|are|ειναι|under|over|up|to|between|below))*\s*$/u

const isLow = (range: NumberRange): boolean => 'min' in range || 'min_exclusive' in range

function lengthIn(whole: string, labelled: boolean, key: string, negative: boolean): NumberRange | undefined {
  // Who is refused is turned round by the caller: "δεν συμμετέχουν όσες …" is no "δεν" of the figure.
  const text = negative ? whole.replace(negation, ' ') : whole
  const pair = between.exec(text)
  const near = (at: number, length: number): boolean =>
    labelled || livedWords.test(text.slice(Math.max(0, at - 90), at + length + 70))
  if (pair?.groups !== undefined && near(pair.index, pair[0].length)) {
    const { a = '', ua, b = '', ub = '' } = pair.groups
    const low = inMonths(a, ua ?? ub)
    const high = inMonths(b, ub)
    // "From 18 to 29 years" is how old people are: no call is for businesses of fifteen years and more that sets an end, too.
    if (low >= leastOfPeople) return undefined
    if (low < high && high <= 360) return { min: low, max: high }
  }
  let out: NumberRange | undefined
  for (const match of text.matchAll(span)) {
    const { n = '', unit: of = '', plus } = match.groups ?? {}
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    if (/^\s*(?:\p{L}+ )?(?:χρησ|financial|fiscal|accounting|διαχειριστ)/u.test(after)) continue
    const months = inMonths(n, of)
    if (inRecentYears.test(before) && !isRunning(before, after) && !begins.test(text)) continue
    if (withinYears.test(before) && beforeApplying.test(after) && !begins.test(text)) continue
    if (takesSoLong.test(before) || (months >= leastOfPeople && peopleOf.test(before))) continue
    if (!near(match.index, match[0].length) || months > 360 || months === 0) continue
    // Words of another figure ("fewer than 250 staff that have been trading for two years") bound that one.
    const clause = before.slice(before.search(/[^,;·\d]*$/u))
    const range =
      plus !== undefined || isRunning(before, after)
        ? { min: months }
        : recent.test(before)
          ? { max: months }
          : rangeOf(months, clause, after)
    if (out === undefined) out = range
    // "At least six months and no more than five years".
    else if (isLow(out) !== isLow(range)) out = { ...out, ...range }
    // "Not older than ten years: fewer than 120 months have passed": the second says more exactly where the first ends.
    else if (out.max !== undefined && out.max === range.max_exclusive) out = range
  }
  if (out !== undefined || !labelled || !/ετη|χρονια|ηλικια|μην(?:εσ|ων)|years?|months|age/u.test(key)) return out
  const perUnit = /μην(?:εσ|ων)|months/u.test(key) ? 1 : 12
  const bare =
    /^[^\d]{0,30}?(?<a>\d{1,2})(?:\s*(?:-|–|εωσ|to)\s*(?<b>\d{1,2}))?(?<plus>\s?\+)?\s*(?:\p{L}+ ?){0,2}$/u.exec(text)
  if (bare?.groups === undefined) return undefined
  const { a = '', b, plus } = bare.groups
  const count = Number(a) * perUnit
  if (b !== undefined) return { min: count, max: Number(b) * perUnit }
  const side =
    sideOfFigure(text.slice(0, bare[0].indexOf(a)), text.slice(bare[0].indexOf(a) + a.length)) ?? sideOfFigure(key, '')
  return plus !== undefined || side === undefined ? { min: count } : ranged(side, count)
}

const begun =
  /λειτουργ|εγκαταστα|opened|operat|ιδρυ|συστα|συσταθ|συστηθ|εναρξ|αρχισ|ξεκιν|δραστηριοποι|δημιουργ\p{L}+ (?:τη[ν]? |μια )?(?:νεα )?(?:επιχειρησ|εταιρ)|(?:εγγραφ(?!ονται)|(?<!\p{L})γραφ[τθ]ηκ|εγγεγραμμεν|καταχωρ)(?=\p{L}*[^.]{0,60}(?:μητρω|γεμη|γ\.\s?ε|επιμελητ|εφορια|δ\.?ο\.?υ|taxis)|\p{L}* (?:πριν|εωσ|μεχρι|απο|μετα))|start of (?:the )?(?:activity|business|trading|operations)|beg[aiu]n|commenc|launched (?:(?:their|its|an?|the|own|business|economic|commercial) ){0,2}(?:activit|business|operation|trad|compan)|established|founded|formed|created|incorporat|started|registered(?! (?:an? |losses|sales|turnover|growth))|registration|in business|traded|trading|in existence|set up|active|existed|on the (?:\p{L}+ )?(?:register|registry)|(?:entered|enrolled|listed) (?:in|on|into) the [^.]{0,40}regist|members? of the [^.]{0,30}chamber|μελ(?:η|οσ) του [^.]{0,30}επιμελητηρι/u
/** The start of something else than the business. */
const otherStart =
  /registration (?:on|in|with|at) (?:the |our )?(?:\p{L}+ )?(?:platform|portal|system|website)|εγγραφ\p{L}+ (?:στην? |στο )(?:\p{L}+ )?(?:πλατφορμ|συστημα|πυλη)|(?<!\p{L})(?:εργ(?:ο|α|ασιεσ)|επενδυσ(?:η|εισ)|πραξ(?:η|εισ)|σχεδι(?:ο|α)|projects?|works?|investments?)(?!\p{L})(?: \p{L}+){0,6}? (?:ξεκιν|αρχισ|αρχιζ|started|begun|begins?|starts?)|(?<!\p{L})(?:το |η |ο |the |our |this )?(?:προγραμμα|δραση|προσκληση|πυλη|πλατφορμα|συστημα|ιστοσελιδα|portal|platform|website|system|μετρο|υπηρεσια|οργανισμοσ|φορεασ|ταμειο|τραπεζα|επιμελητηριο|γραφειο|ινστιτουτο|υπουργειο|programme|scheme|call|agency|fund|bank|ministry|authority|chamber|office|council|institute|museum)(?:,? [\p{L}\d]+){0,5}? (?:ξεκιν|ιδρυ|αρχισ|λειτουργει|began|begun|was|has been|started|launched|opened|commenced)|εναρξ\p{L}* (?:τησ )?(?:(?:ηλεκτρονικησ )?υποβολ|αιτησ|επιλεξιμ|περιοδου|των? εργ|υλοποι|του (?:εργ|φυσικ)|εργασιων του εργου|προγραμμ|προσκλησ|δρασ)|(?:start|launch|opening) of (?:the )?(?:project|call|works|submission|action)|δαπαν|expenditure|costs|διακοψ|παυσ(?:ει|ουν)|επιστρεφ|cease|αν(?:αστ[αο]λ|εσταλ|εστειλ)|suspen[ds]|(?:ordered|forced|obliged) to close|μητρω\p{L}+ (?:του προγραμματ|τησ δρασ|παροχ|ωφελουμ)|ενημερωτικο δελτιο|newsletter|mailing list|προμηθευτ|suppliers?|τιμολογ|invoice|αιτησεισ|applications (?:open|close|are)|deadline|προθεσμια|υποβολ\p{L}+ (?:απο|εωσ|των)|(?:ξεκιν|αρχισ|δημιουργ)\p{L}* (?:(?:ηδη|την?|μια|ηλεκτρονικη) )*(?:αιτησ|υποβολ|συμπληρωσ)|(?:started|begun|created|opened) (?:an?|their|the) (?:\p{L}+ )?(?:application|submission|draft)/u

const foundedThere = /ιδρυθ|ιδρυσ|συσταθ|συστασ|συστηθ|εναρξ|founded|incorporated|established|set up|formed|start/u
/** "Entered in the Register of Cultural Bodies by 30 April": a register of some, in which nobody is founded. */
const ofOtherRegister =
  /(?<!(?:εμπορικ|φορολογικ|επιχειρηματικ)\p{L}{1,3} )μητρω(?:ο|ου|α|ων) (?:(?:του|των|τησ) )?(?!γ\.? ?ε\.? ?μη|εμπορ|επιχειρησ|εταιρ|επιμελητ|εφορ|φορολ|δ\.? ?ο\.? ?υ|νομικ|εωσ|μεχρι|πριν|απο|στισ|κατα|αργοτ)\p{L}{4,}|(?<!\p{L})(?:register|registry) (?:of|for) (?!(?:the |all )?(?:[\p{L}-]+ )?(?:compan|business|enterpris|commerc|trade|chamber|firms|tax|legal))/u

/** "Not in difficulty on 31 December": the day of a state, and of no founding. */
const ofDifficulty =
  /(?:difficult\p{L}*|insolven\p{L}+|bankrupt\p{L}*|liquidation|προβληματικ\p{L}+|δυσχερ\p{L}+|δυσκολι\p{L}+|πτωχευσ\p{L}+|εκκαθαρισ\p{L}+)[^,;·]{0,60}$/u

/** Founded from one day to another, both inclusive. "After" and "before" leave the day itself out; an exclusion turns the sides round. */
function startedBetween({ plain, negative, keys }: ConditionSentence): Bare[] {
  const test: { measure: 'started_between'; from?: string; to?: string } = { measure: 'started_between' }
  const [key = '', head = ''] = keys
  const labelled = startKey.test(key) || startKey.test(head) || (/^εναρξη$/u.test(head) && ofBusinesses.test(key))
  if (otherStart.test(plain) && !/εναρξ\p{L}* (?:εργασιων|δραστηριοτητ)|ιδρυ|συστα|incorporat|founded/u.test(plain))
    return []
  if (datesIn(plain).length > 0 && ofOtherRegister.test(plain) && !foundedThere.test(plain)) return [{ kind: 'manual' }]
  let last: 'from' | 'to' | undefined
  let lastEnd = 0
  for (const date of datesIn(plain)) {
    const before = plain.slice(0, date.start)
    const since = plain.slice(lastEnd, date.start)
    const first = lastEnd
    lastEnd = date.end
    if (ofLicence.test(since) || ofDifficulty.test(since)) continue
    if (!labelled && !begun.test(before) && !begun.test(plain.slice(date.end, date.end + 50))) continue
    const joined =
      first > 0 &&
      last === 'from' &&
      /^\s*(?:,? ?(?:και|and|-|–|εωσ(?: και)?|μεχρι(?: και)?|to|until|till))(?: την| τισ| τη| το αργοτερο)*\s*$/u.test(
        since,
      )
    const pair =
      /(?:μεταξυ|between)\s*(?:των? |τησ |την? |the )?$/u.test(before) ||
      (labelled && last === undefined && /^\s*(?:-|–|εωσ|to)\s*\d/u.test(plain.slice(date.end)))
    const side = joined
      ? ({ end: 'to', inclusive: true } as const)
      : pair
        ? ({ end: 'from', inclusive: true } as const)
        : sideOf(before.slice(-60), plain.slice(date.end), operates.test(before.slice(lastFounded(before))))
    if (side === undefined) continue
    last = side.end
    const away = (days: number): string => Temporal.PlainDate.from(date.date).add({ days }).toString()
    const { end, inclusive } = side
    if (
      !negative ||
      /(?<!\p{L})(?:οχι|not(?: be)?) (?:μετα|αργοτερ|later|νωριτερ|before|earlier|πριν)/u.test(before.slice(-40))
    )
      test[end] ??= inclusive ? date.date : away(end === 'from' ? 1 : -1)
    else if (end === 'from') test.to ??= inclusive ? away(-1) : date.date
    else test.from ??= inclusive ? away(1) : date.date
  }
  const named =
    ofBusinesses.test(key) &&
    /^[^\p{L}]*(?:\p{L}+: ?)?(?:με )?(?:εναρξη|ιδρυση|συσταση|founded|started|set up)(?!\p{L})/u.test(plain)
  if (lastEnd === 0 && !ofInstitution.test(plain)) foundedInYear(plain, negative, labelled || named, test)
  if (test.from === undefined && test.to === undefined) return []
  return test.from !== undefined && test.to !== undefined && test.from > test.to ? [] : [{ kind: 'age', test }]
}

const startKey =
  /^(?:ημερομηνια |ημ\/νια |ημ\. )?(?:εναρξησ?|ιδρυσησ?|συστασησ?)(?: (?:εργασιων|δραστηριοτητασ|λειτουργιασ|επιχειρησησ|στη δ\.?ο\.?υ\.?|στην εφορια|επιτηδευματοσ))+|^(?:ιδρυση|συσταση|ετοσ ιδρυσησ|ημερομηνια (?:ιδρυσησ|συστασησ))$|^(?:date of )?(?:incorporation|establishment|foundation|registration of the (?:business|company)|start of (?:business|trading|activity))$|^(?:founded|incorporated|established)$/u
/** The name of a row of a table under "Start". */
const ofBusinesses =
  /^(?:οι )?(?:νε(?:εσ|οι|α)|νεοσυστατ|νεοιδρυ|νεοφυ|υφισταμεν|επιχειρησ|start-?ups?|new|young|existing|established)/u
const operates =
  /λειτουργ(?:ει|ουν|ουσ|ια)|δραστηριοποι(?:ειται|ουνται)|in operation|operating|operated|trading|traded|(?:be|been|is|are) active|in existence|already (?:have )?existed|υπηρχ\p{L}+/u

/** "Who operate in … and started trading from 1 May": the verb next to the day is of the founding. */
const lastFounded = (before: string): number =>
  [...before.matchAll(/εναρξη (?:εργασ|δραστ|επιτηδ)|ιδρυθ|συσταθ|συστηθ|founded|incorporated|set up/gu)].at(-1)
    ?.index ?? 0

/** "After 1 January and before 1 May": the second word is of the day behind it. */
const endsThere = String.raw`(?!(?: \p{L}+){0,3} \d)`

function sideOf(
  before: string,
  after: string,
  running: boolean,
): { end: 'from' | 'to'; inclusive: boolean } | undefined {
  const last = (words: string): boolean =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${words})\s*(?:απο )?(?:και )?(?:την ημερομηνια |την ημερα )?(?:την|τισ|τη|τησ|στισ|στην|των|το|on|the|date of|its|of)?(?:\s(?:ημερα|ημερομηνια|day|date) [^,\d]{3,40}[,(–-] ?(?:δηλαδη |ητοι |i\.e\. )?(?:την |τισ |στισ |on )?)?\s*$`,
      'u',
    ).test(before)
  if (
    new RegExp(
      String.raw`^\s*,? ?(?:η|και|κι|or|and) (?:αργοτερα|μετα|μεταγενεστερα|εφεξησ|επειτα|εντευθεν|later|(?:there)?after(?:wards)?|since|onwards?)${endsThere}|^\s*onwards?`,
      'u',
    ).test(after)
  )
    return { end: 'from', inclusive: true }
  if (
    new RegExp(
      String.raw`^\s*,? ?(?:η|και|or|and) (?:νωριτερα|πριν|παλαιοτερα|earlier|before)${endsThere}|^\s*at the latest|^\s*το αργοτερο`,
      'u',
    ).test(after)
  )
    return { end: 'to', inclusive: true }
  if (
    last(
      '(?:δεν|μη|να μην?|οχι) προηγ(?:ειται|ουνται|ηθηκε)|not precede|on or after|not before|(?:not|no) earlier than|(?:οχι|δεν|μη) (?:νωριτερα|πριν|παλαιοτερ\\p{L}+|προγενεστερ\\p{L}+)',
    )
  )
    return { end: 'from', inclusive: true }
  if (
    last(
      'on or before|(?:no|not) later than|(?:οχι|δεν|μη) (?:αργοτερα|μετα|μεταγενεστερ\\p{L}+)|(?:το|στο) αργοτερο(?: (?:εωσ|μεχρι|απο|στισ|στην|ωσ))?|εωσ|ωσ|μεχρι|at the latest(?: by| on)?|by (?:at (?:least|the latest)|no later than)|by|until|up to|ηδη απο|already (?:on|since|by)|at least since|τουλαχιστον απο|since at least|as (?:of|at)',
    )
  )
    return { end: 'to', inclusive: true }
  if (last('μετα|after|μεταγενεστερ\\p{L}+|νεοτερ\\p{L}+|αργοτερα|later than|subsequent to|following|ακολουθ\\p{L}+'))
    return { end: 'from', inclusive: false }
  if (
    last(
      'πριν|προ|προηγ(?:ειται|ουνται|ηθηκε|ειτο)|precedes?|preceded|before|prior to|earlier than|preceding|προγενεστερ\\p{L}+|παλαιοτερ\\p{L}+|νωριτερα|ahead of',
    )
  )
    return { end: 'to', inclusive: false }
  // "In operation since" asks that it was there on that day, "founded since" that it was not before.
  if (running && last('on|at|στισ|την|κατα την')) return { end: 'to', inclusive: true }
  if (last('απο|since|from|as from|starting')) return { end: running ? 'to' : 'from', inclusive: true }
  return undefined
}

/** "The Foundation was set up in 1998": of who gives the aid. */
const ofInstitution =
  /^[^\p{L}]*(?:established|founded|set up|created|ιδρυθ\p{L}+|με ετοσ ιδρυσησ) (?:in |το )?\d{4},? (?:the|our|το|η|ο) (?:\p{L}+ )?(?:bank|fund|agency|foundation|trust|chamber|institution|τραπεζα|ταμειο|ιδρυμα|επιμελητηριο|οργανισμοσ)|(?:bank|fund|agency|foundation|trust|chamber|institution|programme|scheme|τραπεζα|ταμειο|φορεασ|ιδρυμα|επιμελητηριο|οργανισμοσ|προγραμμα) (?:was|is|has been|ιδρυθηκε|συσταθηκε|συστηθηκε|ιδρυεται|λειτουργει)(?!\p{L})/u

const founded =
  /ιδρυθ|ιδρυμεν|ιδρυσ|συσταθ|συστασ|συστηθ|εναρξ\p{L}* (?:εργασιων|δραστηριο|λειτουργ|επιτηδευμ)|(?:εκαν|εχουν κανει|ξεκιν)\p{L}* |founded|incorporated|established|set up|formed|registered(?! (?:an? |losses|sales|turnover|growth))|started (?:up|trading|business)/u

/** "Founded in 2023 or later", "ιδρύθηκαν το 2019 ή νωρίτερα": a year with all that come after it, or before. */
const openYear =
  /(?<![\d./-])(?<year>(?:19|20)\d\d),? (?:η|και|κι|or|and) (?<turn>αργοτερα|μετα(?:γενεστερα| απο αυτο)?|εφεξησ|επειτα|νωριτερα|πριν|παλαιοτερα|παλιοτερα|later|(?:there)?after(?:wards)?|since|onwards|earlier|before)(?!\p{L}| (?:το |την? |τισ |the )?\d)/u

/** "Ιδρύθηκαν εντός του 2025", "founded before 2023": a year by itself. */
function foundedInYear(
  plain: string,
  negative: boolean,
  labelled: boolean,
  test: { from?: string; to?: string },
): void {
  const match =
    /(?<!\p{L})(?<w>εντοσ|μεσα|κατα|(?:in|during) (?:or|and) (?:after|since)|(?:in|during) or before|(?:εντοσ|μεσα) η μετα|in|during|within|πριν(?: απο)?|προ|before|prior to|μετα|after|απο|since|εωσ(?: και)?|μεχρι(?: και)?|το αργοτερο (?:εωσ|μεχρι)|by(?: the end of)?|until(?: the end of)?)(?: (?:το|του|την|τησ|στο|τα|τελοσ|τελη|ετοσ|ετουσ|the|year|calendar))* (?<y>(?:19|20)\d{2})(?![\d/.-]\d|\d)/u.exec(
      plain,
    )
  const two =
    /(?<!\p{L})(?:το|τα|τα ετη|κατα τα ετη|εντοσ των ετων|in|during) (?<a>20\d\d) ?(?:η|και|or|and|-|–|εωσ|to) ?(?:το |και το )?(?<b>20\d\d)(?!\d|[/.-]\d)/u.exec(
      plain,
    )?.groups
  if (two !== undefined && !negative && founded.test(plain)) {
    test.from = `${two['a']}-01-01`
    test.to = `${two['b']}-12-31`
    return
  }
  const open = openYear.exec(plain)
  const sided = open?.groups
  if (open !== null && sided !== undefined) {
    if (negative || !(labelled || founded.test(plain.slice(0, open.index)))) return
    const year = sided['year'] ?? ''
    const later = /^(?:αργοτ|μετα|εφεξησ|επειτα|later|(?:there)?after|since|onwards)/u.test(sided['turn'] ?? '')
    if (later) test.from = `${year}-01-01`
    else test.to = `${year}-12-31`
    return
  }
  if (match?.groups === undefined || negative || !(labelled || founded.test(plain.slice(0, match.index)))) return
  const { w = '' } = match.groups
  const year = Number(match.groups['y'])
  if (/ (?:after|since|μετα)$/u.test(w)) test.from = `${year}-01-01`
  else if (/ before$/u.test(w)) test.to = `${year}-12-31`
  else if (/^(?:εντοσ|μεσα|κατα|in|during|within)/u.test(w)) {
    test.from = `${year}-01-01`
    test.to = `${year}-12-31`
  } else if (/^(?:πριν|προ|before|prior)/u.test(w)) test.to = `${year - 1}-12-31`
  else if (/^(?:μετα|after)/u.test(w)) test.from = `${year + 1}-01-01`
  else if (/^(?:απο|since)/u.test(w)) test.from = `${year}-01-01`
  else test.to = `${year}-12-31`
}
