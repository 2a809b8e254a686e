import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { percentsIn } from '../figures/amounts.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { isAside, ownWords } from '../whose/scope.ts'
import type { Block } from '../text/source-text.ts'

/**
 * What an amount is where no label and no weighing of its words told: a large sum that is used up or given out is the call's, with a
 * region beside it that region's; a small one that bounds what one gets is the most of it. Folded text.
 */

/** Cents. */
const leastOfCall = 30_000_000
const mostOfOne = 50_000_000
/** A sum that comes to its end. */
const usedUp =
  /εξαντλ|απορροφ|καλυφθ|δεσμευ|μηδενισ|τελειωσ|εφυγ|υπερκαλυφ|συμπληρωθ|exhaust|empty|(?<!\p{L})spent|used up|(?<!\p{L})gone(?!\p{L})|committed|runs? out|(?:has|have) been reached|subscribed/u
/** A sum that is shared out. */
const givenOut =
  /κατανομ|κατανεμ|αναλογ(?:ει|ουν|ουντ)|μεριδι|μοιρα[ζσ]|διαθεσ|διατ[ιε]θ|κονδυλ|πιστωσ|(?:δραση|προγραμμα|προσκληση|καθεστωσ|μετρο)\p{L}*,? υψουσ|ταμειο\p{L}*[»"”]? (?:τησ|του) (?:δρασησ|προσκλησησ|προγραμματοσ)|στηριζει με|ενισχυει με|(?<!\p{L})(?:share|pot|envelope|allocation|budget|kitty|list)(?: (?:of|for))|with a total of|total of/u
/** Sums of one who applies, of its accounts, or of other times. */
const ofOne =
  /(?<!\p{L})(?:ανα|καθε|per|each|every|εκαστ\p{L}+)(?!\p{L})(?! περιφερει| region)|παιρν|λαμβ[αά]ν|τζιρ|κυκλ\p{L}* εργασ|turnover|sales|εσοδ|revenue|δανει|loans?(?!\p{L})|ισολογ|ενεργητικ|assets|(?:επενδυσ|σχεδι|εργ)\p{L}+ (?:ανω|κατω|υψουσ|εωσ|απο)|(?:projects?|investments?) (?:of|above|below|over)|ησσονοσ|de minimis|ζημι|damage|εξαγωγ|export|υποβληθ\p{L}+ (?:αιτησ|σχεδι)|αιτηθ|demand(?! there)|πληρωθηκ|εκταμιευ|εγκριθηκ|μεταφερ\p{L}+ σε|προστιμ|κεφαλαι/u

export function plainSum(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const [cents = 0] = figure.values
  if (figure.values.length !== 1 || block.kind === 'cell' || block.kind === 'heading') return []
  const { folded } = block.folded
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const previous = inside.findLast(({ end }) => end <= figure.start)
  const next = inside.find(({ start }) => start >= figure.end)
  const lead = folded.slice(previous?.end ?? sentence.start, figure.start)
  const tail = folded.slice(figure.end, next?.start ?? sentence.end)
  const whole = folded.slice(sentence.start, sentence.end)
  const currency = figure.currency ?? 'EUR'
  const say = (value: ReadValue, sure: number): Reading[] => [reading(block, sentence, figure, value, sure)]
  // "In the first round 7 million were taken up": what others had.
  if (/(?:πρωτ|προηγουμεν|περσιν|first|previous|last)\p{L}* (?:κυκλο|προσκλησ|φαση|round|call|year)/u.test(whole))
    return []
  // "The chamber decided to set aside 180.000 for its members": what a body gives is the call's.
  if (
    cents >= leastGiven &&
    inside.length === 1 &&
    bodyGives.test(lead) &&
    !/(?<!\p{L})(?:ανα|καθε|per|each|every|εκαστ\p{L}+)(?!\p{L})|ιδι(?:α|ων) κεφαλ|own funds/u.test(whole) &&
    endOf(lead, tail) === undefined
  )
    return say({ field: 'total_budget', cents, currency }, 0.72)
  if (cents >= leastOfCall && !/αντιστοιχ|respectively/u.test(whole) && !ofOne.test(`${lead} ${tail}`)) {
    const spent = usedUp.test(whole)
    if (!spent && !givenOut.test(`${lead} ${tail.slice(0, 60)}`)) return []
    if (!spent && endOf(lead, tail) !== undefined) return []
    const own = { start: previous?.end ?? sentence.start, end: next?.start ?? sentence.end }
    const near = inside.length === 1 ? own : { start: own.start, end: figure.end }
    const { regions, categories } = placesIn(near)
    const [category, second] = categories
    const line = { field: 'budget_line', cents, currency } as const
    if (givesIt.test(lead)) return say({ field: 'total_budget', cents, currency }, 0.72)
    if (category !== undefined && second === undefined) return say({ ...line, category, regions }, 0.72)
    if (regions.length > 0) return regions.length < 4 && !someTown.test(whole) ? say({ ...line, regions }, 0.72) : []
    return inside.length === 1 && !someTown.test(lead) ? say({ field: 'total_budget', cents, currency }, 0.72) : []
  }
  if (cents > mostOfOne || ofAccounts.test(`${lead} ${tail.slice(0, 60)}`) || inside.length > 1) return []
  // "… 65 % for the young. The most is 20.000 €."
  const rated = percentsIn(folded.slice(0, sentence.start)).length > 0 && aid.test(folded.slice(0, sentence.start))
  if (rated && bareMost.test(lead) && /^\s*(?:€|ευρω|euros?|eur)?\s*(?:[.;·]|$)/u.test(tail))
    return say({ field: 'max_subsidy', cents, currency }, 0.7)
  // "Επιδότηση 65 %, το πολύ 18.000 €", "we expect to fund 40 companies, each with up to 15.000".
  const bounded = endOf(/[^\d%]*$/u.exec(lead)?.[0] ?? '', tail) === 'max'
  const ofRate = percentsIn(lead).length > 0 && aid.test(folded.slice(0, figure.start))
  const ofEach = /(?<!\p{L})(?:each|every|per|ανα|καθε)(?!\p{L})/u.test(`${lead} ${tail.slice(0, 40)}`)
  if (
    bounded &&
    (ofRate || (aid.test(whole) && !/δαπαν|κοστ|cost/u.test(lead)) || (ofEach && /fund|χρηματοδ/u.test(whole)))
  )
    return say({ field: 'max_subsidy', cents, currency }, 0.7)
  return []
}

/** "Until the €900,000 pot is empty", "once the allocation of €320,000 has been reached": the call's, whatever else its sentence speaks of. */
export function potOf(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): Reading[] {
  const { folded } = block.folded
  const [cents = 0] = figure.values
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const plain = suffices(folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end))
  return figure.values.length === 1 &&
    cents >= leastPot &&
    inside.length === 1 &&
    (/(?<!\p{L})(?:allocation|pot|envelope|fund|kitty|(?:loan |credit |guarantee )?facility)s? of (?:€|£|\$|eur)?\s*$/u.test(
      folded.slice(sentence.start, figure.start),
    ) ||
      /^\s*(?:pot|fund|budget|envelope|allocation) (?:is|has|runs|will)(?!\p{L})/u.test(
        folded.slice(figure.end, sentence.end),
      ) ||
      plain ||
      (cents >= leastOfSums && isGivenOut(folded, sentence, figure)) ||
      (cents >= leastOfCall && isOfCall(folded, sentence, figure))) &&
    !isAside(block, ownWords(folded, sentence, figure))
    ? [
        {
          ...reading(
            block,
            sentence,
            figure,
            { field: 'total_budget', cents, currency: figure.currency ?? 'EUR' },
            0.85,
          ),
          ...(plain ? { certain: true as const } : {}),
        },
      ]
    : []
}
const leastPot = 5_000_000
/** Cents. */
const leastOfSums = 20_000_000
/** "Grants of 500.000 € will be given out by the Foundation", "a new scheme of grants for restaurants, 420.000 € in all". */
const isGivenOut = (folded: string, sentence: Sentence, figure: Figure): boolean => {
  const [before, after] = [folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end)]
  if (
    /(?<!\p{L})(?:ανα|καθε|per|each|every|εκαστ\p{L}+|up to|εωσ|μεχρι)(?!\p{L})/u.test(
      `${before.slice(-80)} ${after.slice(0, 80)}`,
    )
  )
    return false
  const sums =
    /(?:^|[^\p{L}])(?:επιχορηγησεισ|ενισχυσεισ|χορηγιεσ|επιδοτησεισ|κουπονια|(?<!\p{L})grants|vouchers|subsidies|awards)(?: (?:συνολικ\p{L}+ |συνολικου )?(?:υψουσ|αξιασ)(?: των)?| (?:worth|totalling|of)(?: a total of)?)\s*(?:€|£|\$|eur)?\s*$/u
  const gives =
    /^\s*(?:€|ευρω|euros?|eur)?,? (?:θα (?:διαθεσ|δωσ|χορηγησ|διανειμ|μοιρασ)\p{L}+ (?:το |η |ο |οι )|(?:θα )?(?:διατιθενται|διατεθουν|δοθουν|διανεμηθουν) |(?:will be|are|are being|have been) (?:made available|given out|handed out|awarded|distributed) (?:by|from|under))/u
  const giver =
    /(?:διαθετει|δινει|χορηγει|μοιραζει|διανεμει|(?:gives? out|hands? out|distributes?|will (?:give out|hand out|distribute|award|make available)))\s[^.;·\d]{0,20}$/u
  if (sums.test(before))
    return (
      gives.test(after) ||
      giver.test(
        before.replace(
          /(?:επιχορηγησεισ|ενισχυσεισ|χορηγιεσ|επιδοτησεισ|κουπονια|grants|vouchers|subsidies|awards)[^.;·]*$/u,
          '',
        ),
      )
    )
  return /(?<!\p{L})(?:(?:νε(?:ο|ου|α|ασ) )(?:σχεδι(?:ο|ου)|προγραμμα(?:τοσ)?|δραση[σ]?|καθεστωσ) (?:επιχορηγησ|ενισχυσ|χορηγι|στηριξ|επιδοτησ)\p{L}+[^.;·,\d]{0,60} συνολικου υψουσ(?: των)?|new (?:\p{L}+ ){0,2}(?:scheme|programme|call)(?!\p{L})[^.;,\d]{0,60} (?:worth|totalling)(?: a total of)?)\s*(?:€|£|\$|eur)?\s*$/u.test(
    before,
  )
}

/** "It is estimated that 500.000 € will be enough for the needs of the scheme". */
const suffices = (before: string, after: string): boolean =>
  ofNeeds.test(`${before} ${after}`) &&
  !/(?<!\p{L})(?:per|each|every|ανα|καθε|applicants?|beneficiar\p{L}+|δικαιουχ\p{L}+)(?!\p{L})/u.test(
    `${before} ${after}`,
  ) &&
  (/^\s*(?:€|ευρω|euros?|eur)?\s*(?:(?:will|should|would|is|are)(?: expected to| likely to)?(?: be)? (?:enough|sufficient|needed|suffice|required)|(?:θα )?(?:επαρκ|αρκ|χρει[αα]σ?τ|απαιτ)\p{L}+)(?!\p{L})/u.test(
    after,
  ) ||
    /(?:θα (?:χρειαστουν|απαιτηθουν|αρκεσουν|επαρκεσουν)|(?:needs?|requires?|will cost)) (?:περιπου |about |around |some )?(?:€|eur)?\s*$/u.test(
      before,
    ))
const ofNeeds =
  /(?<!\p{L})(?:schemes?|calls?|programmes?|tender|round|competition|measure|σχεδιου χορηγ\p{L}+|του σχεδιου|δρασησ|προγραμματοσ|προκηρυξ\p{L}+|προσκλησ\p{L}+|καθεστωτοσ)(?!\p{L})/u
/** "A €7 million call for proposals", "the new EUR 40 million scheme": how large a call is. */
const isOfCall = (folded: string, sentence: Sentence, figure: Figure): boolean =>
  /(?<!\p{L})(?:an?|the|this|new)\s+(?:€|£|\$|eur|gbp|usd)?\s*$/u.test(folded.slice(sentence.start, figure.start)) &&
  /^[\s-]*(?:open )?(?:calls?(?: for (?:proposals|projects|applications))?|(?:grant |funding |loan |aid |support )?(?:scheme|programme|program|fund|facility|competition|initiative)|budget(?=\s*(?:[.,;]|$|and |to )))(?!\p{L})/u.test(
    folded.slice(figure.end, sentence.end),
  ) &&
  !/(?<!\p{L})(?:projects?|plans?|investments?|proposals?)(?!\p{L})[^.;]{0,60}$/u.test(
    folded.slice(sentence.start, figure.start),
  ) &&
  // Of an earlier one the sentence tells what became of it.
  !/(?<!\p{L})(?:was|were|had|did|previous|earlier|former|last year|ended|exhausted)(?!\p{L})/u.test(
    folded.slice(sentence.start, sentence.end),
  )

const leastGiven = 5_000_000
const bodyGives =
  /(?<!\p{L})(?:επιτροπη|υπουργειο|δημοσ|επιμελητηριο|ταμειο|ιδρυμα|(?:διοικητικο )?συμβουλιο|board|committee|ministry|chamber|foundation|council)(?!\p{L})[^.;·%\d]{0,80}(?:διαθετ|διαθεσ|set(?:s|ting)? aside|has set aside|reserve[sd]?|allocate[sd]?)(?:ει|ουν|ε)?[^.;·%\d]{0,40}$/u

/** Who gives the sum: a Region is no place then. */
const givesIt =
  /^[^\p{L}]*(?:η |the )?(?:περιφερεια|δημοσ|region|county|ministry|υπουργειο)[^.;·]{0,60}(?:στηριζ|ενισχυ|χρηματοδοτ|διαθετ|supports?|provides?)/u
const bareMost =
  /^\s*(?:και |με )?(?:(?:το|the) )?(?:ανωτατ|μεγιστ|maximum|max\.?)\p{L}*(?: (?:ποσο|οριο|amount|limit|sum))?(?: (?:ειναι|is|τα|τισ|οι))*\s*:?\s*(?:€|eur)?\s*$/u
const someTown = /(?<!\p{L})δημ(?:οσ|ου|ο|οι|ων|ουσ)(?!\p{L})|municipalit/u
const aid =
  /ενισχυ|επιχορηγ|επιδοτ|συγχρηματοδοτ|αποζημιωσ|παιρν|λαμβαν|επιστρεφ|grants?(?!\p{L})|(?<!\p{L})aid(?!\p{L})|subsid|support|refund|reimburs|voucher|επιταγ/u
const ofAccounts =
  /τζιρ|κυκλ\p{L}* εργασ|turnover|sales|εσοδ|revenue|δανει|loan|εγγυη|guarantee|προκαταβολ|advance|επενδυσ|σχεδι|εργ(?:ο|ου|α|ων)(?!\p{L})|project|investment|προυπολογ|budget|μισθ|wage|salar|ημερ|τον μηνα|month|πρ[οό]στιμ|penalt|fee(?!\p{L})|τιμ(?:η|ησ)(?!\p{L})|price|(?<!(?:επιταγ|κουπον|voucher)[^.;]{0,30})αξια(?!σ? (?:τησ |του )?(?:επιταγ|voucher))|ησσονοσ|de minimis|ζημι|damage|εξοπλισμ|λογισμικ|μελετ|συμβουλ|equipment|software|consult|travel|training/u
