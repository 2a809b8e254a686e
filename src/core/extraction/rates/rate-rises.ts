import { forSome } from '../whose/amended.ts'
import type { Figure } from '../figures/amounts.ts'
import { ifWords, reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Near } from '../text/labels.ts'
import { isShareInCondition } from './percent-guards.ts'
import type { Reading, ReadValue } from '../reading.ts'
import type { Block } from '../text/source-text.ts'

/** Rates that rise to another, and what is left when a rate is paid. Folded text. */

/** "Pays 90 % and the company the rest": the rest is the company's own. */
export function withRest(block: Block, sentence: Sentence, figure: Figure, read: Reading[]): Reading[] {
  const [first] = read
  const after = block.folded.folded.slice(figure.end, sentence.end)
  return first?.value.field === 'intensity' &&
    read.length === 1 &&
    first.value.range === undefined &&
    first.value.percent < 10_000 &&
    /^[^.;·%\d]{0,60}(?:και|and|ενω|while|,) (?:(?:η εταιρεια|η επιχειρηση|ο δικαιουχοσ|ο επενδυτησ) (?:\p{L}+ )?το υπ?ολοιπο|(?:the (?:company|applicant|beneficiary|business)|you) (?:\p{L}+ )?the (?:rest|remainder|balance|other half))(?![^.;·]{0,20}\d)/u.test(
      after,
    )
    ? [
        first,
        reading(block, sentence, figure, { field: 'own_contribution', percent: 10_000 - first.value.percent }, 0.8),
      ]
    : read
}

/** "Goes up from 40 % to 50 % for cooperatives": no range, but a rate and a bonus, or the rate that holds now. */
export function riseOf(block: Block, sentence: Sentence, figure: Figure): Reading[] | undefined {
  const { folded } = block.folded
  const [low = 0, high] = figure.values
  const [lower = figure, upper = figure] = figure.parts
  if (
    high === undefined ||
    !/(?:rises?|raised|increase[sd]?|goes up|αυξαν\p{L}+|αυξηθ\p{L}+|ανεβαιν\p{L}+)[^.;·%]{0,30} (?:from|απο)\s*(?:το )?$/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return undefined
  const rate = (percent: number): ReadValue => ({ field: 'intensity', percent, regions: [], categories: [], sizes: [] })
  if (!forSome.test(folded.slice(figure.end, sentence.end))) return [reading(block, sentence, upper, rate(high), 0.85)]
  const when = folded.slice(sentence.start, sentence.end).trim()
  return [
    reading(block, sentence, lower, rate(low), 0.85),
    reading(block, sentence, upper, { field: 'bonus', percent: high - low, when }, 0.85),
  ]
}

/** Who or what raises a rate: "οι συνεταιρισμοί λαμβάνουν 70 % αντί 60 %". */
const raisers =
  /γυναικ|(?<!\p{L})νε(?:ουσ|ων|οι|εσ)(?!\p{L})|ετων|αναπηρ|ανεργ|προσληψ|θεσ\p{L}+ εργασ|πιστοποι|εξαγωγ|νησ(?:ι|ια|ιων|ων|ιωτ)|ορειν|αμεα|συνεταιρ|συνεργασ|(?<!\p{L})islands?(?!\p{L})|mountain|co-?operativ|women|young|(?<!\p{L})aged|disab|unemployed|recruit|non-?profit/u
const amending = /τροποποι|αντικαθιστ|αντικαταστ|διορθων|amend|replac|correct/u

/** "With savings above 30 % the rate goes from 50 % to 60 %", "65 % instead of 55 % if …": the lower one is that of all, the rest a bonus. */
export function steppedRate(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): Reading[] | undefined {
  const { folded } = block.folded
  const text = folded.slice(sentence.start, sentence.end)
  if (
    block.kind === 'cell' ||
    amending.test(text) ||
    !(ifWords.test(text) || raisers.test(text) || /^\s*(?:με|with) /u.test(text))
  )
    return undefined
  const inside = all.filter(
    ({ start, end, values }) => start >= sentence.start && end <= sentence.end && values.length === 1,
  )
  const at = inside.indexOf(figure)
  for (const [first, second] of [
    [inside[at - 1], figure],
    [figure, inside[at + 1]],
  ] as const) {
    if (first === undefined || second === undefined) continue
    const before = folded.slice(sentence.start, first.start)
    const between = folded.slice(first.end, second.start)
    const rises =
      /(?<!\p{L})(?:απο|from)\s*(?:το )?$/u.test(before) &&
      /^\s*(?:γιν|ανεβαιν|αυξαν|διαμορφων|φ[θτ]α|πηγαιν|σε(?!\p{L})|στο|to(?!\p{L})|becom|ris|go(?:es)?(?!\p{L}))[^%\d]{0,30}$/u.test(
        between,
      )
    const listed =
      /^\s*[–—-]\s*(?:με|για|σε|with|for) /u.test(between) &&
      raisers.test(between) &&
      /ποσοστ|ενταση|επιχορηγ|επιδοτ|ενισχυσ|rate|intensity/u.test(before)
    const instead = /^\s*,?\s*(?:αντι|instead of|rather than)(?: (?:για|του|τησ|των|the))?\s*(?:το )?$/u.test(between)
    const [low, high] = instead ? [second, first] : [first, second]
    const step = (high.values[0] ?? 0) - (low.values[0] ?? 0)
    if (!(rises || instead || listed) || step <= 0 || step > 4000 || (low.values[0] ?? 0) < 1000) continue
    const value: ReadValue =
      figure === low
        ? { field: 'intensity', percent: low.values[0] ?? 0, regions: [], categories: [], sizes: [] }
        : { field: 'bonus', percent: step, when: text.trim() }
    return [reading(block, sentence, figure, value, 0.8)]
  }
  return undefined
}

/** "50%, which rises to 55% if …": a bonus of 5 points. */
export function raisedTo(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  near: Near<string> | undefined,
): number | undefined {
  if (figure.values.length !== 1 || block.kind === 'cell') return undefined
  const { folded } = block.folded
  const text = folded.slice(sentence.start, sentence.end)
  const forSome =
    /^\s*(?:για|στουσ|στισ|σε|for|in) [^,]{3,80}(?:γινεται|αυξαν\p{L}+|ανερχ\p{L}+|διαμορφων\p{L}+|ανεβαιν\p{L}+|rises?|increases?|goes|becomes)/u
  const chained =
    /\d\s?%[^.;·%]{3,90}(?:και|and|,|ή|or) (?:σε|στο|to)\s*(?:το )?$/u.test(
      folded.slice(sentence.start, figure.start),
    ) && /αυξαν|ανεβαιν|γιν(?:εται|ονται)|διαμορφων|φ[θτ]α[νσ]|ris(?:es?|ing)|increas|becom|goes up|raised/u.test(text)
  // "The premium for cooperatives lifts the aid from 50 % to 65 %".
  const fromTo =
    /(?:απο|from)\s*(?:το )?\d[\d.,]*\s?% (?:σε|στο|to)\s*(?:το )?$/u.test(
      folded.slice(sentence.start, figure.start),
    ) && /πριμοδοτ|προσαυξ|μπονουσ|bonus|uplift|premium/u.test(folded.slice(sentence.start, figure.start))
  const rising =
    fromTo ||
    ((chained ||
      fromTo ||
      /(?:\d\s?%|ris(?:es?|ing)|increas(?:e[sd]?|ing)|go(?:es|ing) up|(?:is |are )?raised|lifted|becom(?:es?|ing)|αυξαν\p{L}+|ανεβαιν\p{L}+|φ[θτ]α[νσ]\p{L}+|γινεται|διαμορφων\p{L}+) (?:to|σε|στο|το)?\s*$/u.test(
        folded.slice(sentence.start, figure.start),
      )) &&
      /^\s*(?:for|if|when|where|in|για|αν|ε?αν|εφοσον|οταν|στ|σε) (?!ολ|all|δαπαν|expenditure|costs)/u.test(
        folded.slice(figure.end, sentence.end),
      ))
  if (!ifWords.test(text) && !forSome.test(text) && !rising) return undefined
  const at = all.indexOf(figure)
  const base = all
    .slice(0, at)
    .find((other) => other.values.length === 1 && !isShareInCondition(folded, { start: 0, end: folded.length }, other))
  const value = figure.values[0] ?? 0
  const first = base?.values[0] ?? 0
  // "An extra 10 % is paid, which brings the rate to 70 %": the bonus has been told.
  if (
    all.some(
      (each) =>
        each !== figure && each.end <= figure.start && each.start >= sentence.start && each.values[0] === value - first,
    )
  )
    return undefined
  if (base === undefined || first >= value || value - first > 3000) return undefined
  const before = folded.slice(sentence.start, figure.start)
  const stands = /(?:σε|στο|στα|to|,|γινεται|ειναι|becomes|φ[θτ]α[νσ]\p{L}+ το|(?:, |\s)(?:η|or))\s*$/u.test(before)
  const told =
    rising ||
    /ενταση|ποσοστο|ενισχυ|επιχορηγ|επιδοτ|rate|intensity|grant|% (?:of|των|του) (?:\p{L}+ )?(?:costs?|δαπαν|κοστ|προυπολογ)/u.test(
      `${folded.slice(0, figure.start)} ${block.labels.join(' ')} ${block.section}`,
    ) ||
    near?.names === 'intensity'
  return stands && told ? value - first : undefined
}

/** Behind a rate: for whom or where it is. */
const forCase =
  /^\s*\)?\s*(?:of (?:the |eligible |total )*costs? )?(?:για|στισ?|στην?|στο[ντ]?|στα|στουσ|σε|εφοσον|ε?αν|οταν|for|in|if|where|when) (?!(?:τισ |τη[ν]? |το |τα |τουσ |the |all |each |every |ολ\p{L}+ |καθε )*(?:δαπαν|επιλεξ|κοστ|επενδυσ|επενδυτικ|εργ(?:α|ο)(?!\p{L})|σχεδ|προυπ|περιπτωση|eligible|costs?|expend))[^,;.·%\d]{3,}/u
const aboutRate =
  /ποσοστ|ενταση|επιχορηγ|επιδοτ|ενισχυ|καλυπτ|(?<!\p{L})(?:rates?|intensity|grants?|aid|support|covers?|funds?)(?!\p{L})/u

/** "50 % of the costs, 60 % for social enterprises and 70 % for projects on small islands": what cases add to the rate of all. */
export function ratesOfCases(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  isOfGroup: (span: Sentence) => boolean,
): Reading[] | undefined {
  const { folded } = block.folded
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const [base, ...others] = inside
  const at = others.indexOf(figure)
  if (block.kind === 'cell' || base === undefined || at < 0 || base.values.length !== 1) return undefined
  const behind = (each: Figure): Sentence => ({
    start: each.end,
    end: inside[inside.indexOf(each) + 1]?.start ?? sentence.end,
  })
  const words = ({ start, end }: Sentence): string => folded.slice(start, end)
  const first = behind(base)
  if (
    !aboutRate.test(`${folded.slice(sentence.start, base.start)} ${block.announcedBy} ${block.section}`) ||
    forCase.test(words(first)) ||
    !/[,;(–-]\s*(?:(?:και|and|ενω|but|αλλα|η|ή|or|while|whereas) )?$/u.test(words(first)) ||
    isOfGroup({ start: sentence.start, end: first.end })
  )
    return undefined
  const span = behind(figure)
  const percent = (figure.values[0] ?? 0) - (base.values[0] ?? 0)
  if (figure.values.length !== 1 || percent <= 0 || percent > 3000) return undefined
  if (!forCase.test(words(span)) || isOfGroup(span)) return undefined
  const when = folded.slice(sentence.start, sentence.end).trim()
  return [reading(block, sentence, figure, { field: 'bonus', percent, when }, 0.8)]
}
