import { latinArticle } from '../../facts/article.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Articles of the block exemption regulation that a call names apart from it, and those that its preamble only recites. Folded text. */

/** "Consultancy 50 % (Article 18)": behind what it is for, and of no law and no call. */
const bracketed =
  /\((?:αρθρο|αρ\.|article|art\.) (?<number>\d{2})(?:[α-ω](?!\p{L}))?(?:,? (?:του )?(?:γακ|γ\.α\.κ\.|gber))?(?:, [^()]{0,60})?\)/gu
/** "The other costs are regional aid of Article 14." */
const ofAidItself =
  /(?:ενισχυσ(?:εισ|ησ?|εων)|(?<!\p{L})aid) (?:του|κατα το|βασει του|under|of|pursuant to) (?:αρθρου|αρθρο|article) (?<number>\d{2})(?!\d)(?! (?:του ν|του παρ|τησ παρ|of (?:the )?(?:law|this)))/gu
/** "Feasibility studies get 50 % under Article 25": by which article a rate or a cost is aided, in a sentence of no law. */
const ofCosts =
  /(?<!\p{L})(?:κατα το|βασει του|δυναμει του|κατ['’]? ?εφαρμογη του|under|pursuant to|in line with) (?:αρθρ(?:ου|ο)|article) (?<number>\d{2})(?![\p{L}\d/])(?! (?:(?:παρ\p{L}*\.?|par\p{L}*\.?) \d+ )?(?:του (?!γ\.?α\.?κ|γενικ)|τησ |of ))/gu
const costs = /δαπαν|κοστ|ενισχυ|εντασ|(?<!\p{L})(?:costs?|expenditure|aid|rates?|aided|supported)(?!\p{L})/u
const ofLaw = /(?<!\p{L})(?:ν\. ?\d|νομ(?:οσ|ου|ο)(?!\p{L})|π\.?δ\.?(?!\p{L})|κωδικα|law|act|code|treaty|σλεε|συνθηκ)/u
/** The head of a column of articles: "GBER article", "Άρθρο ΓΑΚ". */
const headOfArticles =
  /^(?:(?:gber|γ\.?α\.?κ\.?|651\/2014) )?(?:articles?|αρθρ(?:ο|α))(?: (?:of |του )?(?:the )?(?:gber|γ\.?α\.?κ\.?|(?:reg\p{L}*|καν\p{L}*)\.? .{0,12}651\/2014))?$/u
/** Articles by which aid is given. */
const isOfAid = (number: string): boolean => Number(number) >= 13 && Number(number) <= 58
const rates = /%/u
const headsOfRates = /εντασ|ποσοστ|(?<!\p{L})(?:rates?|intensit|micro|small|medium|large|μικρ|μεσαι|μεγαλ)/u

const recitals = /^\s*(?:\p{L}{1,4}\.?\s)?(?:εχοντασ υποψη|λαμβανοντασ υποψη|having regard|whereas)/u
const enacted =
  /^\s*(?:αποφασιζ|προκηρυσσ|καλει|καλουμε|θεσπιζ|εγκριν|τροποποι|has decided|decides|hereby|(?:αρθρο|article) [1α]ʹ?(?!\d)|1\. )/u

/** The blocks between "having regard to" and what is decided. */
function preamble(blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex(({ folded }) => recitals.test(folded.folded))
  if (from < 0) return []
  const length = blocks
    .slice(from + 1)
    .findIndex(
      ({ folded, kind }) => enacted.test(folded.folded) && !(kind === 'item' && /^\s*1\. /u.test(folded.folded)),
    )
  return length < 0 ? [] : blocks.slice(from, from + 1 + length)
}

/** The general regulation on de minimis aid that went before the one in force. */
export const formerDeMinimis = 'Regulation (EU) No 1407/2013'
/** Whether a regulation is a general one on de minimis aid that is no longer in force. */
export const isFormerDeMinimis = (reference: string): boolean =>
  reference === formerDeMinimis || reference.endsWith('1998/2006')

/**
 * "De minimis" alone is the regulation that the call names by its number elsewhere. Beside the one in force the former one is named for
 * aid that was had before.
 */
function asNumbered(readings: readonly Reading[], blocks: readonly Block[]): readonly Reading[] {
  const isFormer = ({ value }: Reading): boolean => value.field === 'legal_basis' && isFormerDeMinimis(value.reference)
  const former = readings.find(isFormer)
  if (former === undefined) return readings
  const isInForce = blocks.some(({ folded }) => /2023\s?\/\s?2831|2831\s?\/\s?2023|2831 του 2023/u.test(folded.folded))
  if (isInForce) return readings.filter((each) => !isFormer(each))
  return readings.map((each) =>
    each.value.field === 'legal_basis' && each.value.regime === 'de_minimis_2023_2831'
      ? { ...each, value: former.value }
      : each,
  )
}

/** The readings of rules of aid: without those that only the preamble names, with the articles that stand apart. */
export function withArticles(all: readonly Reading[], blocks: readonly Block[]): Reading[] {
  const readings = asNumbered(all, blocks)
  const recited = preamble(blocks)
  const isRecited = ({ quote }: Reading): boolean =>
    recited.some(({ base, folded }) => quote.start >= base && quote.start < base + folded.folded.length)
  const named = readings.filter(isOf('legal_basis'))
  const outside = new Set(named.filter((each) => !isRecited(each)).map(({ value }) => value.regime))
  const dropped = new Set<Reading>(
    named.filter(
      (each) =>
        isRecited(each) &&
        ((each.value.regime === 'other' && !isFormerDeMinimis(each.value.reference)) || outside.size > 0),
    ),
  )
  const kept = readings.filter((each) => !dropped.has(each))
  const exemption = named.find(({ value }) => value.regime === 'gber_651_2014')
  return exemption === undefined ? kept : [...kept, ...blocks.flatMap((block) => articlesApart(block, exemption))]
}

function articlesApart(
  block: Block,
  { value: of }: { value: Extract<Reading['value'], { field: 'legal_basis' }> },
): Reading[] {
  const { folded } = block.folded
  const places = block.kind === 'cell' ? [{ start: 0, end: folded.trimEnd().length }] : sentencesOf(block)
  return places.flatMap(({ start, end }) => {
    const text = folded.slice(start, end)
    const isOfRates = block.kind === 'cell' ? block.heads.some((head) => headsOfRates.test(head)) : rates.test(text)
    const quote = placeIn(block, start, end)
    const inColumn = block.kind === 'cell' && headOfArticles.test(block.heads[block.column]?.trim() ?? '')
    return [
      ...(isOfRates ? text.matchAll(bracketed) : []),
      ...text.matchAll(ofAidItself),
      ...(costs.test(text) && !ofLaw.test(text) ? text.matchAll(ofCosts) : []),
      ...(inColumn ? text.matchAll(/^\s*(?<number>\d{2})\s*$/gu) : []),
    ].flatMap((match) => {
      const number = match.groups?.['number'] ?? ''
      if (!isOfAid(number)) return []
      const { regime, reference } = of
      const value = { field: 'legal_basis', regime, reference, article: latinArticle(number) } as const
      return [{ value, quote, figure: quote, confidence: 0.8 }]
    })
  })
}
