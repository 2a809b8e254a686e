import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Reading } from '../reading.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Rates in a list of kinds of aid, each with the article by which it is given: "consultancy for SMEs 50 % (Article 18), training 60 %
 * (Article 31)", "συμβουλευτικές υπηρεσίες σε ΜΜΕ (άρθρο 18, ένταση 50%)". Folded text.
 */

const article = String.raw`(?:αρθρο|αρ\.|article|art\.) \d{2}`
const name = String.raw`(?:^|[:,;·]\s|\s(?:και|and)\s)(?:(?:οι|η|το|τα|για|την?|τισ|the|for)\s)*(?<name>\p{L}[^:,;·.%\d()]{3,70}?)`
const before = new RegExp(
  String.raw`${name}\s*(?:\(${article}(?:[^()%]{0,30}?)?)?[\s,:]*(?:ενταση|ποσοστο|intensity|rate)?\s*$`,
  'u',
)
const bracketBehind = new RegExp(String.raw`^\s*\(${article}`, 'u')
const bracketOpen = new RegExp(String.raw`\(${article}[^()%]{0,30}$`, 'u')
/** What is said of all, or of a rate that is raised or bounded. */
const noKind =
  /(?<!\p{L})(?:ενισχυσ|επιχορηγησ|εντασ|ποσοστ|aid|grant|rate|intensit|προσαυξ|bonus|increase|ορι(?:ο|α)|εωσ|μεχρι|up to|at most|τουλαχιστον|at least)\p{L}*/u

/** The rate of one kind of aid beside its article; undefined where no article stands beside it. */
export function rateOfArticle(block: Block, sentence: Sentence, figure: Figure): Reading | undefined {
  const { folded } = block.folded
  const [percent] = figure.values
  if (block.kind === 'cell' || figure.values.length !== 1 || percent === undefined) return undefined
  const lead = folded.slice(sentence.start, figure.start)
  if (!bracketBehind.test(folded.slice(figure.end, sentence.end)) && !bracketOpen.test(lead)) return undefined
  const kind = before.exec(lead)?.groups?.['name']
  if (kind === undefined || noKind.test(kind)) return undefined
  const sizes = sizesIn(kind)
  return {
    value: {
      field: 'intensity',
      percent,
      regions: [],
      categories: [],
      sizes: sizes.length === 4 ? [] : sizes,
      of: kind.trim(),
      cost: true,
    },
    quote: placeIn(block, sentence.start, sentence.end),
    figure: placeIn(block, figure.start, figure.end),
    confidence: 0.9,
  }
}
