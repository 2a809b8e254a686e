import { foldText } from '../../facts/text-fold.ts'
import type { Instrument } from '../../facts/programme.ts'
import type { Reading } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/** Amounts of a call that lends. */

/** Code points around an amount in which its words stand. */
const near = 200
/** The sum of all loans, not that of one. */
const ofAll =
  /(?:συνολ\p{L}+|υψοσ) (?:των |(?:νεων )?)?δανειων|δανεια [^.]{0,30}(?:συνολικ|αθροιστικ)|χαρτοφυλακι|portfolio|(?:total|overall|aggregate) (?:\p{L}+ )?(?:of )?(?:the )?(?:loans|lending)|loans (?:worth|totalling)/u
/** What is given besides the loan. */
const ofGrant =
  /επιχορηγ|επιδοτ|επιτοκ|ενισχυσ|ησσονοσ|de minimis|εφαπαξ|lump sum|grant|awards?(?!\p{L})|prizes?(?!\p{L})|donation|δωρε|βραβει|subsid|(?<!\p{L})aid(?!\p{L})|interest|fee|προμηθει/u

/** "The largest loan, with which eligible costs are paid, is …": what the sentence is of, whatever else it names. */
const ofLoanItself =
  /^[^\p{L}]*(?:(?:το|η|τα|the|each|every|καθε|a) )?(?:(?:μεγιστ|ελαχιστ|ανωτατ|κατωτατ)\p{L}+ |maximum |minimum |largest |smallest )?(?:(?:ποσο|υψοσ|οριο) (?:του |των |καθε )?δανει|δανει(?:ο|α)(?!\p{L})|(?:amount|size|sum) of (?:the |each |a )?loan|loan(?: amounts?| sizes?)?(?!\p{L}))/u
/** "From 15.000 to 90.000 € per business": no word says that it is what a plan costs. */
const ofNoCost = (folded: string): boolean =>
  !/\p{L}/u.test(
    folded.replaceAll(
      /(?<!\p{L})(?:€|eur(?:os?)?|ευρω|χιλ(?:ιαδεσ)?|εκατ(?:ομμυρια)?|thousand|million|from|to|up|between|and|απο|εωσ|μεχρι|και|μεταξυ|(?:per|each|every|for each|ανα|για καθε) (?:investment|business|company|firm|project|borrower|επενδυσ\p{L}+|επιχειρησ\p{L}+|εταιρει\p{L}+|εργο|σχεδιο|δανειοληπτη))(?!\p{L})/gu,
      ' ',
    ),
  )
/** A limit of the guarantee is none of the loan, of which it covers a part. */
const ofGuarantee =
  /(?:οριο|ποσο|υψοσ|μεγιστ\p{L}+|ανωτατ\p{L}+)(?: (?:τησ|ανα|καθε))? εγγυησ|εγγυησ\p{L}* (?:\p{L}+ )?(?:εωσ|μεχρι|υψουσ) \d[\d.,]*(?!\d|[.,]\d| ?%)|guaranteed? (?:amount|limit|ceiling)|(?:maximum|largest) guarantee|guarantee (?:of |is |may not exceed |does not exceed )(?:up to |at most )?(?:eur ?|€ ?)?\d[\d.,]*(?!\d|[.,]\d| ?(?:%|per cent))/u

/**
 * Where a call gives loans or guarantees and no grant, what one beneficiary may get is the loan; the sum of all loans is none. Where
 * it grants and gives neither, no loan is its own.
 * @param instruments what the call gives
 */
export function withLoans(
  readings: readonly Reading[],
  instruments: readonly Instrument[],
  source: SourceText,
): Reading[] {
  const said = ({ quote, figure }: Reading): string =>
    foldText(source.points.slice(Math.max(quote.start, figure.start - near), Math.min(quote.end, figure.end + near)))
      .folded
  // The loan of another programme is none of a call that grants and lends nothing.
  const grants = readings.some(({ value: { field } }) => ['intensity', 'min_subsidy', 'max_subsidy'].includes(field))
  const lending =
    !grants || instruments.some((each) => ['loan', 'guarantee', 'interest_subsidy', 'repayable_advance'].includes(each))
  const lends =
    instruments.some((each) => each === 'loan' || each === 'guarantee') &&
    instruments.every((each) => ['loan', 'guarantee', 'interest_subsidy'].includes(each))
  return readings.flatMap((each): Reading[] => {
    const { value } = each
    if (value.field === 'min_loan' || value.field === 'max_loan')
      return lending && !ofAll.test(said(each)) ? [each] : []
    if (value.field === 'min_eligible_cost' || value.field === 'max_eligible_cost')
      return lends && (ofLoanItself.test(said(each)) || ofNoCost(said(each)))
        ? [{ ...each, value: { ...value, field: value.field === 'min_eligible_cost' ? 'min_loan' : 'max_loan' } }]
        : [each]
    if (value.field !== 'min_subsidy' && value.field !== 'max_subsidy') return [each]
    if (instruments.includes('guarantee') && ofGuarantee.test(said(each))) return []
    if (!lends || ofGrant.test(said(each))) return [each]
    return [{ ...each, value: { ...value, field: value.field === 'min_subsidy' ? 'min_loan' : 'max_loan' } }]
  })
}
