import { isOfPoints } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import { reading } from './clauses.ts'
import type { Sentence } from './clauses.ts'
import { isOfOthers, isPenalty, isScore, noLeastOwn, notRates } from './percent-guards.ts'
import type { Places } from './places.ts'
import { restOfRegions } from './percent-words.ts'
import type { Reading, ReadValue } from './reading.ts'
import { sizesIn } from './sizes.ts'
import type { Block } from './source-text.ts'

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
const payer = String.raw`(?:επιχειρησ|επιχειρηματ|επενδυτ|δικαιουχ|φορεα|αγροτ|παραγωγο|αιτουντ|αιτων|εταιρει|εταιρ(?:οσ|οι)(?!\p{L})|ωφελουμεν|ξενοδοχ|beneficiar|applicant|compan|enterprise|promoter|business|owner|farmer|firm|partner|investor|(?:you|they|it)(?!\p{L}))\p{L}*`
/** What the applicant does with its own money. */
const gives = String.raw`(?:συμβαλλ|συμμετ[εά]χ|βαζ(?:ει|ουν)|καταβαλλ|πληρων|εισφερ|συνεισφερ|επιβαρυν|διαθετ|επωμ|contribut|provid|find(?!\p{L})|bears?(?!\p{L})|puts?(?!\p{L})|meets?(?!\p{L})|raise(?!\p{L})|bring|invests?(?!\p{L}))`
const ownFunds = new RegExp(
  String.raw`(?<!\p{L})(?:ιδι(?:α|ασ|ων|οι|ουσ) (?:\p{L}+ )?(?:συμμετ|κεφαλ|πορ(?:ων|οι|ουσ)|μεσ|χρημ|συμβολ|συνεισφ|δαπαν)|δικ(?:ουσ|οι|ων|η|ησ|α) (?:του|τησ|τουσ|σασ|σου|μασ|μου) (?:\p{L}+ )?(?:πορ|κεφαλ|χρημ|συμμετ|συμβολ|συνεισφ|μεσ|δαπαν|λεφτ|τσεπη)|ιδιωτικ\p{L}+ (?:συμμετ|κεφαλ|συνεισφ|χρηματοδ|πορ|συμβολ|δαπαν)|απαλλαγμεν\p{L}+ απο (?:\p{L}+ )?(?:κρατικ|δημοσι)|αυτοχρηματοδ|own (?:\p{L}+ )?(?:contribution|funds|resources|money|means|share|capital|pocket)|private (?:\p{L}+ )?(?:contribution|funds|money|match|share)|match(?:ing|ed)?(?!\p{L})|(?:its|their|your) own expense)`,
  'u',
)
const payerGives = new RegExp(
  String.raw`(?<!\p{L})${payer}(?: \p{L}+){0,4}? ${gives}|${gives}\p{L}* (?:η|ο|οι|τουλαχιστον η) ${payer}`,
  'u',
)
/** Public money, as what a share may be of instead. */
const publicMoney =
  /ενισχυ|επιχορηγ|επιδοτ|δημοσι\p{L}+ (?:δαπαν|χρηματ|συνδρ)|καλυπτ|εγγυ|επιστρεφ|grants?(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|intensity|ενταση|covers?(?!\p{L})|reimburs|funded/u
/** Money of one's own that holds for some only, or that is bounded from above. */
const ofSome = /(?:μικρ|μεσαι|μεγαλ)\p{L}{1,2}(?!\p{L})|(?<!\p{L})(?:micro|small|medium|large)(?!\p{L})/u

/** "Συμβάλλει με δικούς του πόρους σε ποσοστό τουλάχιστον 15%": a share that those who apply pay themselves. */
export function isOwnShare(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean {
  if (
    block.kind === 'cell' ||
    figure.values.length !== 1 ||
    isOfPoints(block.folded.folded.slice(figure.start, figure.end))
  )
    return false
  const { lead, tail, sentence: whole } = wordsOf(block, sentence, figure, all)
  if (noLeastOwn.test(whole) || isOfOthers(lead, tail) || ofSome.test(`${lead.slice(-90)} ${tail.slice(0, 40)}`))
    return false
  const own = lastOf(ownFunds, lead) ?? lastOf(payerGives, lead)
  if (own !== undefined) {
    const between = lead.slice(own)
    if (
      publicMoney.test(between.replace(/απο (?:\p{L}+ )?(?:κρατικ|δημοσι)\p{L}+ \p{L}+/u, ' ')) ||
      /\d/u.test(between)
    )
      return false
    return endOf(between, tail) !== 'max' || /τουλαχιστον|at least|ελαχιστ|minimum/u.test(between)
  }
  // "Το 60 % μένει δική της δαπάνη", "30 % comes from the owner's pocket".
  const behind = /^[^,;.·]{0,60}/u.exec(tail)?.[0] ?? ''
  return (
    ownFunds.test(behind) &&
    !publicMoney.test(behind) &&
    /^\s*\)?\s*(?:[^,;.·]{0,40}(?:μεν|ειναι|αποτελ|προερχ|καταβαλλ|καλυπτ|απο|ωσ|with|from|out of|is|stays|remains|as))(?!\p{L}{4})/u.test(
      behind,
    )
  )
}

function lastOf(words: RegExp, text: string): number | undefined {
  const found = [...text.matchAll(new RegExp(words.source, 'gu'))].at(-1)
  return found === undefined ? undefined : found.index
}

const basic = /(?<!\p{L})(?:βασικ|base(?!\p{L})|basic|αφετηρι|starting)/u
const raising =
  /προσαυξ|προστιθ|αθροισμ|αυξαν|αυξησ|αυξηθ|επιπλεον|(?<!\p{L})πριμ(?!\p{L}{3})|μπονουσ|bonus|uplift|top-?up|increas|(?<!\p{L})plus(?!\p{L})|added|extra/u
/** Hundredths of a percent: what is added is less. */
const mostAdded = 3000

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
    endOf(lead, tail) === 'max' &&
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
    /^\s*(?:\p{L}+ )?βασικ|^\s*(?:as (?:the )?)?(?:base|basic)(?!\p{L})/u.test(tail) ||
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
  const sizes = sizesIn(lead)
  const places = placesIn({ start: figure.start - lead.length, end: figure.start })
  const rest = restOfRegions.test(lead)
  const held = sizes.length + places.regions.length + places.categories.length > 0 || rest
  const told =
    /ενταση|ποσοστ|ενισχυ|επιχορηγ|επιδοτ|intensity|(?<!\p{L})rates?(?!\p{L})|grant|(?<!\p{L})aid(?!\p{L})|ζων(?:η|εσ)|zone/u
  if (
    held &&
    percent >= 1000 &&
    span.end > span.start &&
    (told.test(earlier) || told.test(`${block.section} ${block.announcedBy}`)) &&
    /(?:[:(–-]|(?<!\p{L})(?:ισχυει|ειναι|παραμενει|δινεται|εφαρμοζεται|οριζεται|ανερχεται|φ[θτ]α[νσ]ει|λαμβανουν|παιρνουν|applies|remains|stays|is|are|at|get|receive))\s*(?:το |στο |σε |στα |at |to )?$/u.test(
      lead,
    ) &&
    /^\s*(?:[.,;·)|]|$|των επιλεξ|του επιλεξ|of (?:the )?eligible)/u.test(tail)
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
