import { isOfPoints } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { ofOthersToo } from '../text/labels.ts'
import { isOfOthers, isPenalty, isScore, noLeastOwn, notRates } from './percent-guards.ts'
import type { Places } from '../places/places.ts'
import { restOfRegions } from './percent-words.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { sizesIn, sizesInTurn } from '../applicants/sizes.ts'
import type { Block } from '../text/source-text.ts'

/**
 * What a percentage is where nothing surer was found: stems anywhere in its clause, whatever their order and the words that join them.
 * Folded text.
 */

/** The words that go with a figure. */
interface Words {
  /** From the figure before it in its sentence. */
  readonly lead: string
  /** To the figure behind it in its sentence. */
  readonly tail: string
  readonly sentence: string
  /** All of the block that stands before the figure. */
  readonly earlier: string
}

function wordsOf(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): Words {
  const { folded } = block.folded
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const previous = inside.findLast(({ end }) => end <= figure.start)
  const next = inside.find(({ start }) => start >= figure.end)
  return {
    lead: folded.slice(previous?.end ?? sentence.start, figure.start),
    tail: folded.slice(figure.end, next?.start ?? sentence.end),
    sentence: folded.slice(sentence.start, sentence.end),
    earlier: folded.slice(0, figure.start),
  }
}

/** Who applies, as the one who pays. */
const payer = String.raw`(?:επιχειρησ|επιχειρηματ|επενδυτ(?!ικ)|δικαιουχ|φορε(?:α|ων|ισ)|αγροτ|παραγωγο|αιτουντ|αιτων|εταιρει|εταιρ(?:οσ|οι)(?!\p{L})|ωφελουμεν|ξενοδοχ|beneficiar|applicant|compan|enterprise|promoter|business|owner|farmer|firm|partner|investor|(?:you|they|it|εσεισ|εσυ|εγω)(?!\p{L}))\p{L}*`
/** What the applicant does with its own money. */
const gives = String.raw`(?:συμβαλλ|συμμετ[εά]χ|βαζ(?:ει|ουν)|βαλει|καταβαλλ|καταβαλει|πληρω[νσ]|εισφερ|συνεισφερ|επιβαρυν|διαθετ|επωμ|συγχρηματοδοτ|αυτοχρηματοδοτ|co-?financ|contribut|provid|find(?!\p{L})|bears?(?!\p{L})|puts?(?!\p{L})|meets?(?!\p{L})|raise(?!\p{L})|bring|invests?(?!\p{L}))`
const ownFunds = new RegExp(
  String.raw`(?<!\p{L})(?:ιδι(?:α|ασ|ων|οι|ουσ) (?:\p{L}+ )?(?:συμμετ|κεφαλ|διαθεσιμ|πορ(?:ων|οι|ουσ)|μεσ|χρημ|συμβολ|συνεισφ|δαπαν)|δικ(?:ουσ|οι|ων|η|ησ|α|εσ) (?:του|τησ|τουσ|σασ|σου|μασ|μου) (?:\p{L}+ )?(?:πηγ|αποταμιευ|διαθεσιμ|πορ|κεφαλ|χρημ|συμμετ|συμβολ|συνεισφ|μεσ|δαπαν|λεφτ|τσεπη)|ιδιωτικ\p{L}+ (?:συμμετ|κεφαλ|συνεισφ|χρηματοδ|πορ|συμβολ|δαπαν)|(?:την|τη) τσεπη|μετρητα(?!\p{L})|καταθεσεισ(?!\p{L})|κεφαλαι\p{L}+ (?:του|τησ|των|τουσ) ${payer}|(?:συμμετοχ|συνεισφορ|συμβολ)\p{L}{1,3} (?:σε (?:χρημα|μετρητα) )?(?:του |τησ |των )?(?:${payer}|ιδιωτ(?:η|ων)(?!\p{L}))|yoursel(?:f|ves)|themselves|itself|απαλλαγμεν\p{L}+ απο (?:\p{L}+ )?(?:κρατικ|δημοσι)|αυτοχρηματοδ|own (?:\p{L}+ )?(?:contribution|funds|resources|money|means|share|capital|pocket)|private (?:\p{L}+ )?(?:contribution|funds|money|match|share)|${ofOthersToo}match(?:ing|ed)?(?!\p{L})|(?:its|their|your) own expense)`,
  'u',
)
const payerGives = new RegExp(
  String.raw`(?<!\p{L})${payer}(?: \p{L}+){0,4}? ${gives}|${gives}\p{L}* (?:η|ο|οι|τουλαχιστον η) ${payer}`,
  'u',
)
/** "20 % καταβάλλει η επιχείρηση". */
const payerBehind = new RegExp(
  String.raw`^\s*(?:(?:του|τησ|των) \p{L}+(?: \p{L}+)?)?,?\s*(?:τουλαχιστον,? )?(?:(?:το|τα) )?(?:${gives}|καλυπτ)\p{L}* (?:απο )?(?:(?:η|ο|οι|την?|τον?|τουσ|τισ|the) (?:ιδι\p{L}{1,3} )?){1,2}${payer}`,
  'u',
)
const byPayer = new RegExp(
  String.raw`^\s*(?:by|απο) (?:(?:the|την?|τον?|τουσ|τισ|its|their) )?(?:(?:ιδι|own)\p{L}* )?${payer}`,
  'u',
)
const coversItself = new RegExp(
  String.raw`(?<!\p{L})${payer} (?:\p{L}+ ){0,2}?(?:covers?|καλυπτ\p{L}+)(?!\p{L})[^.;·%]{0,30}$`,
  'u',
)
const freeOfAid =
  /^[^.;·%]{0,80}(?:free of (?:any )?(?:public|state)|without (?:any )?(?:public|state)|χωρισ (?:καμια )?(?:κρατικ|δημοσι))/u
/** Public money, as what a share may be of instead. */
const publicMoney =
  /ενισχυ|επιχορηγ|επιδοτ|δημοσι\p{L}+ (?:δαπαν|χρηματ|συνδρ)|καλυπτ|εγγυ|επιστρεφ|grants?(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|intensity|ενταση|covers?(?!\p{L})|reimburs|funded/u
/** Money of one's own that holds for some only, or that is bounded from above. */
const ofSome = /(?:μικρ|μεσαι|μεγαλ)\p{L}{1,2}(?!\p{L})|(?<!\p{L})(?:micro|small|medium|large)(?!\p{L})/u

/** Whether a share of one's own is told by size. */
const isOfSome = (whole: string, lead: string, tail: string): boolean =>
  ofSome.test(`${lead.slice(-90)} ${tail.slice(0, 40)}`) &&
  ((whole.match(/\d\s?%/gu)?.length ?? 0) > 2 ||
    /^\s*(?:για|for) /u.test(tail) ||
    /%[^%]*(?:μικρ|μεσαι|medium|small)/u.test(whole))

/** "Συμβάλλει με δικούς του πόρους σε ποσοστό τουλάχιστον 15%": a share that those who apply pay themselves. */
export function isOwnShare(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  if (
    block.kind === 'cell' ||
    figure.values.length !== 1 ||
    isOfPoints(block.folded.folded.slice(figure.start, figure.end))
  )
    return false
  const { lead, tail, sentence: whole } = wordsOf(block, sentence, figure, all)
  if (
    /επιτοκ|interest|δεικτ|ratio|παθητικ/u.test(lead) ||
    noLeastOwn.test(block.folded.folded.slice(sentence.start, sentence.end + 80)) ||
    isOfOthers(lead, tail) ||
    isScore(lead, tail, whole) ||
    isOfSome(whole, lead, tail)
  )
    return false
  // "The investor covers at least 25 % of the cost, free of state aid".
  if (coversItself.test(lead) && freeOfAid.test(tail)) return true
  // "Το υπόλοιπο 10% βαραίνει την επιχείρηση".
  const near = /^[^,;.·]{0,70}/u.exec(tail)?.[0] ?? ''
  if (
    /(?:υπ?ολοιπ\p{L}+|remaining|(?<!\p{L})rest|remainder|balance|other)(?: of)?\s*$/u.test(lead) &&
    new RegExp(payer, 'u').test(near) &&
    !publicMoney.test(near)
  )
    return true
  const own = lastOf(ownFunds, lead) ?? lastOf(payerGives, lead)
  if (own !== undefined) {
    const between = lead.slice(own)
    if (
      publicMoney.test(withoutOwnVerbs(between)) ||
      /\d|στο (?:μετοχικο |εταιρικο )?κεφαλαιο|(?<!συμ)μετοχ|in the (?:share )?capital|sharehold/u.test(between)
    )
      return false
    return endOf(between, tail) !== 'max' || /τουλαχιστον|at least|ελαχιστ|minimum/u.test(between)
  }
  // "55 % is paid by the scheme and 45 % by the applicant".
  const isRest = all.some(
    ({ values: [other = 0], end }) =>
      end <= figure.start && end > sentence.start && other + (figure.values[0] ?? 0) === 10_000,
  )
  if (isRest && byPayer.test(tail)) return true
  // "Το 60 % μένει δική της δαπάνη", "30 % comes from the owner's pocket".
  if (payerBehind.test(tail)) return true
  const behind = (/^[^,;.·]{0,60}(?:, (?:απο|from|with|με)[^,;.·]{0,40})?/u.exec(tail)?.[0] ?? '').replace(
    /, (?=απο|from|with|με)/u,
    ' ',
  )
  return (
    ownFunds.test(behind) &&
    !publicMoney.test(behind) &&
    /^\s*\)?\s*(?:[^,;.·]{0,40}(?:μεν|ειναι|αποτελ|προερχ|καταβαλλ|καλυπτ|απο|ωσ|with|from|out of|is|stays|remains|as))(?!\p{L}{4})/u.test(
      behind,
    )
  )
}

/** "Που καλύπτουν το 25 %", "free of public support": said of one's own money, these speak of no public money. */
const withoutOwnVerbs = (between: string): string =>
  between
    .replace(/(?:απο (?:\p{L}+ )?|(?:free )?(?:of|from) (?:any )?)(?:κρατικ|δημοσι|public|state)\p{L}* \p{L}+/u, ' ')
    .replace(ownVerb, ' ')
const ownVerb = new RegExp(
  String.raw`(?:που|τα οποια|οι οποιοι|η οποια|which|that|${payer}) (?:θα |να |πρεπει να |πρεπει |must |should |will )*(?:καλυπτ|καλυψ|cover)\p{L}*|(?:καλυπτ|καλυψ|cover)\p{L}*(?= (?:τουλαχιστον|at least|κατ ?['’]? ?ελαχιστο))`,
  'u',
)

function lastOf(words: RegExp, text: string): number | undefined {
  const found = [...text.matchAll(new RegExp(words.source, 'gu'))].at(-1)
  return found === undefined ? undefined : found.index
}

const raisedWords = /γιν(?:εται|ονται)|αυξαν|ανεβαιν|διαμορφων|becomes?|ris(?:es?|ing)|increas/u
const basic = /(?<!\p{L})(?:βασικ|βαση(?=:? ?(?:το )?\d|:? ?(?:το )?$)|base(?!\p{L})|basic|αφετηρι|starting)/u
const raising =
  /προσαυξ|προστιθ|αθροισμ|αυξαν|αυξησ|αυξηθ|επιπλεον|(?<!\p{L})πριμ(?!\p{L}{3})|μπονουσ|bonus|uplift|top-?up|increas|(?<!\p{L})(?:plus|συν)(?!\p{L})|added|extra/u
/** Hundredths of a percent: what is added is less. */
const mostAdded = 3000

/** "35 % basic, 10 % if …, 5 % where …": what is added to the first of a sum. */
export function isAddend(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const { tail, sentence: whole } = wordsOf(block, sentence, figure, all)
  const [percent = 0] = figure.values
  return (
    inside[0] !== figure &&
    figure.values.length === 1 &&
    percent <= mostAdded &&
    percent < (inside[0]?.values[0] ?? 0) &&
    basic.test(whole) &&
    !notRates.test(whole) &&
    /^\s*(?:ε?αν|εφοσον|οταν|οπου|if|when|where)(?!\p{L})/u.test(tail)
  )
}

/** A percentage of which nothing else is known; `aid`: whether its block speaks of rates of aid. */
export function plainRate(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const [percent = 0] = figure.values
  if (figure.values.length !== 1 || percent > 10_000) return []
  const words = wordsOf(block, sentence, figure, all)
  const { lead, tail, sentence: whole, earlier } = words
  if (isScore(lead, tail, whole) || isPenalty(whole) || isOfOthers(lead, tail)) return []
  const say = (value: ReadValue, sure: number): Reading[] => [reading(block, sentence, figure, value, sure)]
  const rate = (range?: 'high'): ReadValue => ({
    field: 'intensity',
    percent,
    regions: [],
    categories: [],
    sizes: [],
    ...(range === undefined ? {} : { range }),
  })
  const points = isOfPoints(block.folded.folded.slice(figure.start, figure.end)) || /\+\s*$/u.test(lead)
  // What has been said of bonuses, then "in no case above 80 %", "most: 75".
  if (
    !points &&
    percent >= 3000 &&
    endOf(/[^\d]*$/u.exec(lead)?.[0] ?? '', tail) === 'max' &&
    !/(?:ανω|κατω) των? [^,]*$|,\s*(?:το |σε )?$/u.test(lead) &&
    (raising.test(earlier) || /\d ?(?:π\.μ|pp)/u.test(earlier)) &&
    !/προσαυξ\p{L}*[^.;·%]{0,20}$|προκαταβολ|δαπαν\p{L}+ (?:για|προβολ|μισθ|συμβουλ)|bonus\p{L}*[^.;%]{0,20}$|advance/u.test(
      lead,
    )
  )
    return say(rate('high'), 0.8)
  if (points || notRates.test(whole)) return []
  // "35 % basic, 10 % if …, 5 % where …".
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  if (
    /^\s*(?:\p{L}+ )?βασικ|^\s*(?:as (?:the )?)?(?:base|basic|standard|normal)(?!\p{L})/u.test(tail) ||
    (basic.test(lead) && inside[0] === figure)
  )
    return say(rate(), 0.8)
  if (
    inside[0] !== figure &&
    percent <= mostAdded &&
    (basic.test(whole) || raising.test(whole)) &&
    /^\s*(?:ε?αν|εφοσον|οταν|οπου|για|σε|στ\p{L}{1,3}|if|when|where|for|in)(?!\p{L})/u.test(tail)
  )
    return say({ field: 'bonus', percent, when: whole.trim() }, 0.75)
  // "Zone II (the rest of the country): 50 %", "for large ones 45 % applies".
  const span = { start: sentence.start, end: figure.start }
  // "50 % of every other cost", "the 48 % that holds for all": the general rate.
  if (
    percent >= 1000 &&
    ((/^\s*(?:για )?(?:(?:καθε|ολ\p{L}+ (?:τισ |τουσ )?) ?(?:αλλ|υπ?ολοιπ|λοιπ))|^\s*(?:of|for) (?:all |any |every )?other/u.test(
      tail,
    ) &&
      /επιχορηγ|επιδοτ|ενισχυ|χρηματοδοτ|ενταση|grant|fund|support|rate/u.test(whole)) ||
      /^\s*(?:που |το οποιο )?ισχυει για ολ|^\s*(?:that |which )?(?:applies|holds) (?:to|for) (?:all|every)/u.test(
        tail,
      ))
  )
    return say(rate(), 0.75)
  // "If …, the 55 % becomes 60 %".
  const next = inside.find(({ start }) => start >= figure.end)
  if (
    next !== undefined &&
    /^[^\p{L}]*(?:ε?αν|εφοσον|οταν|για (?:οσ|τουσ|τισ)|if|when|where)(?!\p{L}{4})/u.test(whole) &&
    /^\s*(?:γινεται|becomes|ανεβαινει (?:σε|στο)|rises to)\s*(?:το )?$/u.test(
      block.folded.folded.slice(figure.end, next.start),
    ) &&
    (next.values[0] ?? 0) > percent
  )
    return say(rate(), 0.75)
  const former = all.findLast(({ end, start }) => end <= figure.start && start >= sentence.start)
  if (
    former !== undefined &&
    /^\s*(?:γινεται|becomes|rises to)\s*$/u.test(block.folded.folded.slice(former.end, figure.start))
  ) {
    const more = percent - (former.values[0] ?? percent)
    if (more > 0 && more <= mostAdded) return say({ field: 'bonus', percent: more, when: whole.trim() }, 0.75)
  }
  // "Pay 30 % themselves and are supported with the remaining 70 %".
  if (
    /(?:επιδοτ|ενισχυ|επιχορηγ|καλυπτ|χρηματοδοτ|subsid|grant|covers?|funds?|support)[^%]*(?:υπ?ολοιπ\p{L}+|remaining|rest)\s*(?:το )?$/u.test(
      lead,
    )
  )
    return say(
      { field: 'intensity', percent, regions: [], categories: [], sizes: sizesIn(whole.slice(0, whole.indexOf('%'))) },
      0.75,
    )
  // "If also …, 65 %": one more step of a chain.
  const previousRate = all.findLast(({ end, values }) => end <= sentence.start && values.length === 1)
  const step = percent - (previousRate?.values[0] ?? percent)
  if (
    inside.length === 1 &&
    step > 0 &&
    step <= mostAdded &&
    /^[\s·]*(?:και )?(?:ε?αν|εφοσον|οταν|if|where|when)(?!\p{L})[^%]*(?:επιπλεον|επισησ|ακομη|also|in addition)[^%]*,\s*(?:το |σε |to )?$/u.test(
      lead,
    ) &&
    raisedWords.test(block.folded.folded.slice(0, sentence.start))
  )
    return say({ field: 'bonus', percent: step, when: whole.trim() }, 0.75)
  const sizes =
    sizesIn(lead).length > 0
      ? sizesIn(lead)
      : /μεγαλεσ|μεσαιεσ|large|medium/u.test(lead)
        ? [...new Set(sizesInTurn(lead))]
        : []
  const places = placesIn({ start: figure.start - lead.length, end: figure.start })
  const rest =
    restOfRegions.test(lead) ||
    /(?<!\p{L})(?:υπ?ολοιπ|λοιπ)(?:εσ|ουσ|α|η)\s*:?\s*$|(?:other|remaining) (?:\p{L}+ )?(?:regions|areas|applicants|companies)\s*:?\s*$|(?:elsewhere|αλλου)\s*:?\s*$/u.test(
      lead,
    )
  const held = sizes.length + places.regions.length + places.categories.length > 0 || rest
  const told =
    /ενταση|ποσοστ|ενισχυ|επιχορηγ|επιδοτ|intensity|(?<!\p{L})rates?(?!\p{L})|grant|(?<!\p{L})aid(?!\p{L})|ζων(?:η|εσ)|zone/u
  if (
    held &&
    percent >= 1000 &&
    span.end > span.start &&
    (told.test(`${earlier} ${whole}`) || told.test(`${block.section} ${block.announcedBy}`)) &&
    /(?:[:(–-]|(?<!\p{L})(?:ισχυει|ειναι|παραμενει|δινεται|εφαρμοζεται|οριζεται|ανερχεται|φ[θτ]α[νσ]ει|λαμβανουν|παιρνουν|applies|remains|stays|is|are|at|get|receive|υπ?ολοιπ\p{L}+|λοιπ\p{L}+|regions|elsewhere|αλλου))\s*(?:το |στο |σε |στα |at |to )?$/u.test(
      lead,
    ) &&
    /^\s*(?:[.,;·)|–—-]|$|των επιλεξ|του επιλεξ|of (?:the )?eligible)/u.test(tail)
  )
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'intensity', percent, ...places, sizes, ...(rest ? { rest: true as const } : {}) },
        0.75,
      ),
    ]
  return []
}
