import { isFormer, isFormerCell } from '../whose/amended.ts'
import type { SizeClass } from '../../facts/profile.ts'
import { isOfPoints } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { sizesOfSubject } from '../applicants/conditions-of-some.ts'
import { isCostName } from '../ceilings/caps-words.ts'
import { clauseOf, lastFigureBefore, reading, sureness } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { labelOf, percentLabels } from '../text/labels.ts'
import type { Near, PercentName } from '../text/labels.ts'
import {
  ceilingAlone,
  goesOnAboutOthers,
  isCeiling,
  isHighest,
  isNoAid,
  isOfOthers,
  isPartInBracket,
  isOfPrivateShare,
  isOfRaisedAid,
  isOfLargerBudget,
  isOfPartners,
  isOfStaffed,
  isOfStretches,
  isPenalty,
  isScore,
  isShareInCondition,
  noLeastOwn,
  notRates,
  ownMoney,
  saysAid,
} from './percent-guards.ts'
import type { Places } from '../places/places.ts'
import { raisedTo, ratesOfCases, riseOf, steppedRate, withRest } from './rate-rises.ts'
import { termOf } from '../reading.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { costsBefore, goesOn, holdersIn, nextTo } from './rate-pairs.ts'
import { isAddend, isOwnShare, plainRate } from './percent-plain.ts'
import { notInTable, percentWords, restOfRegions } from './percent-words.ts'
import { isPlace, listedPlace, placeAhead, respectiveOrder, sizesBefore } from './rate-order.ts'
import { actionOfCell, costCategoryOf, costsOfCell, heldFor } from './rate-holders.ts'
import { isAside, ownWords, partNear, partOf } from '../whose/scope.ts'
import { percentSenseOf } from '../figures/sense.ts'
import { fractionsIn } from '../figures/number-words.ts'
import { sizesIn, sizesInTurn } from '../applicants/sizes.ts'
import { keysOf, placeIn } from '../text/source-text.ts'
import { rateOfArticle } from './rate-articles.ts'
import type { Block } from '../text/source-text.ts'

/** What a percentage is of. */
export function percentReadings(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const rise = riseOf(block, sentence, figure) ?? steppedRate(block, sentence, figure, all)
  if (rise !== undefined) return rise
  const { folded } = block.folded
  if (
    isOfPrivateShare(folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end)) ||
    isOfRaisedAid(folded.slice(sentence.start, figure.start)) ||
    isOfStaffed(folded.slice(sentence.start, figure.start)) ||
    isOfStretches(folded.slice(sentence.start, sentence.end)) ||
    isOfPartners(folded.slice(sentence.start, sentence.end))
  )
    return [termOf(placeIn(block, sentence.start, sentence.end), 0.8)]
  if (
    isFormerCell(block) ||
    isAside(block, ownWords(folded, sentence, figure)) ||
    isFormer(folded, sentence, figure, all) ||
    (isNoAid(withSubject(folded, sentence, figure), folded.slice(figure.end, sentence.end)) &&
      !isOwnShare(block, sentence, figure, all))
  )
    return []
  if (goesOnAboutOthers(folded.slice(0, sentence.start), folded.slice(sentence.start, sentence.end))) return []
  if (isOfLargerBudget(folded.slice(sentence.start, figure.start), folded.slice(figure.end, sentence.end))) return []
  // "For one unit": a plant.
  if (/^(?:μια|one)(?: \p{L}+)?$/u.test(folded.slice(figure.start, figure.end)) && figure.values[0] === 100) return []
  // "The region that receives more than half of its costs": a condition, and no rate.
  if (
    /^\p{L}+$/u.test(folded.slice(figure.start, figure.end)) &&
    /(?<!\p{L})(?:more than|over|πανω απο|περισσοτερ\p{L}+ απο)\s*(?:τα |το |τη |τουσ |τισ )?$/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return []
  // "30 % (15 % from …, 15 % from …)": what a bracket parts has been told.
  if (isPartInBracket(folded, figure, all)) return []
  const current = all.filter((each) => each === figure || !isFormer(folded, sentence, each, all))
  const isOfGroup = (span: Sentence): boolean =>
    sizesIn(folded.slice(span.start, span.end)).length > 0 || isPlace(placesIn(span))
  const ofArticle = rateOfArticle(block, sentence, figure)
  if (ofArticle !== undefined) return [ofArticle]
  const first = isOwnShare(block, sentence, figure, current)
    ? [
        reading(
          block,
          sentence,
          figure,
          { field: 'own_contribution', percent: figure.values[0] ?? 0 },
          sureness.sentence,
        ),
      ]
    : isAddend(block, sentence, figure, current)
      ? [
          reading(
            block,
            sentence,
            figure,
            { field: 'bonus', percent: figure.values[0] ?? 0, when: folded.slice(sentence.start, sentence.end).trim() },
            0.8,
          ),
        ]
      : (ratesOfCases(block, sentence, figure, current, isOfGroup) ??
        readPercentage(block, sentence, figure, current, placesIn))
  const read = withRest(block, sentence, figure, first ?? plainRate(block, sentence, figure, current, placesIn))
  const { inWords } = figure
  return inWords === undefined
    ? read
    : read.map((each) => ({
        ...each,
        otherwise: { cents: inWords.value, figure: placeIn(block, inWords.start, inWords.end) },
      }))
}

/** "RTOs may spend …; receive 100 %": a half of a sentence that begins with its verb has the subject of the first half. */
function withSubject(folded: string, sentence: Sentence, figure: Figure): string {
  const words = folded.slice(sentence.start, figure.start)
  if (!/^\s*(?:and )?(?:receive|get|obtain|may|can|are (?:funded|paid|supported))(?!\p{L})/u.test(words)) return words
  const subject =
    /^\s*(?:[•–*-]\s*)?(?<who>[^.;·:\d]{3,60}?) (?=(?:may|can|must|will|should|receive|get|are|have)(?!\p{L})).*;\s*$/u.exec(
      folded.slice(0, sentence.start),
    )?.groups?.['who']
  return subject === undefined ? words : `${subject} ${words.trimStart()}`
}

/** What a percentage is by what names it; none where something says that it is no rate, undefined where nothing names it. */
function readPercentage(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] | undefined {
  const { folded } = block.folded
  const holder = holdersIn(block, sentence, all, placesIn).get(figure)
  const label = labelOf(percentLabels, block, sentence, figure)
  const told =
    holder !== undefined
      ? rowOfRates(label)
      : label === undefined || label.where === 'section'
        ? (percentSenseOf(block, sentence, figure, all) ?? label ?? rateBySize(block, sentence, figure, placesIn))
        : label.names === 'other' ||
            (researchBefore.test(folded.slice(sentence.start, figure.start)) &&
              !/προσαυξ|επιπλεον|bonus/u.test(folded.slice(sentence.start, figure.start)))
          ? (rateBySize(block, sentence, figure, placesIn) ?? label)
          : label
  const row = all.filter((each) => each.start >= sentence.start && each.end <= sentence.end)
  const near =
    nextTo(folded, sentence, figure, all) ??
    told ??
    goesOn(folded, sentence, figure, all, placesIn) ??
    (row.indexOf(figure) > 0 &&
    row[0] !== undefined &&
    /αντιστοιχ(?:α|ωσ)|respectively/u.test(folded.slice(figure.end, sentence.end))
      ? labelOf(percentLabels, block, sentence, row[0])
      : undefined)
  const after = folded.slice(figure.end, sentence.end)
  if (
    /^\s*(?:του|των|of (?:the )?)\s*(?:μετοχικ|εταιρικ|ψηφ)?\p{L}*\s*(?:κεφαλαι|μετοχ|capital(?! (?:expend|costs?|invest|outlay))|shares|equity|voting)/u.test(
      after,
    )
  )
    return []
  const clause = clauseOf(block, sentence, figure)
  const before = folded.slice(sentence.start, figure.start)
  const whole = folded.slice(sentence.start, sentence.end)
  const behind =
    /^[^,;.·]{0,70}/u.exec(
      untilNext(folded, after, figure, all)
        // "50 %, and the other half is borne by …": of what is left that is said.
        .replace(
          /(?:,? (?:και|ενω|and|while)|,) (?:το |τα |the )?(?:αλλ(?:ο|α)|υπ?ολοιπ\p{L}+|λοιπ\p{L}+|other|rest|remaining|remainder)(?!\p{L}).*$/u,
          '',
        )
        .replace(/,\s*(?:καθωσ και|οπωσ και|as well as|plus)[^,]{2,20},/u, ' ')
        .replace(/^\s*,\s*(?:τουλαχιστον|κατ ['’]?\s?ελαχιστο\p{L}*|at least)\s*,/u, ' ')
        .replace(
          /^\s*,(?= (?:is|are|has|have|must) (?:to be |be )?(?:paid|borne|covered|provided|found|raised|brought in) by)/u,
          ' ',
        ),
    )?.[0] ?? ''
  if (isOfOthers(before, after)) return []
  if (
    figure.values.length === 1 &&
    /(?:αποδει\p{L}+|τεκμηρι\p{L}+|prove|show|demonstrate)[^.;·]{0,30}(?:διαθετ\p{L}+|(?:διαθεσιμ|ιδι|επαρκ)\p{L}+ (?:κεφαλαι|πορ|χρηματ|ρευστ)\p{L}*|(?:own |available )(?:funds|resources|means|cash)|(?:you |they |it )?(?:have|has|hold)s?)(?: (?:υψουσ|ισ\p{L}{1,3} με|που φ[θτ]αν\p{L}+|equal to|worth|of))? (?:το |τουλαχιστον |at least |κατ ?['’]? ?ελαχιστον )*$/u.test(
      before,
    )
  )
    return [reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.8)]
  if (
    noLeastOwn.test(folded.slice(sentence.start, sentence.end + 80)) &&
    (ownMoney.test(behind) || near?.names === 'own_contribution')
  )
    return []
  if (
    figure.values.length === 1 &&
    /^[^.;·]{0,80}(?:δεν περιεχ\p{L}+ (?:καμι|κρατικ|δημοσι)|χωρισ (?:καμια )?(?:κρατικ|δημοσι)\p{L}+ (?:ενισχυσ|στηριξ|παροχ)|(?:ελευθερ|απαλλαγμεν|αμιγ)\p{L}+ (?:απο )?(?:καθε |οποιαδηποτε |κρατικ|δημοσι)|(?:free of|without|neither|no|not) (?:(?:include|contain|come from|involve) )?(?:any )?(?:public|state)(?!\p{L}))/u.test(
      after,
    )
  )
    return [reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.85)]
  if (
    figure.values.length === 1 &&
    (near?.names !== 'other' ||
      /υπ?ολοιπ\p{L}*|λοιπ\p{L}+|remaining|(?<!\p{L})rest|balance|remainder/u.test(before.slice(-30))) &&
    ownMoney.test(behind)
  )
    return [
      {
        ...reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.85),
        certain: true,
      },
    ]
  const ownLead = folded.slice(lastFigureBefore(block, sentence, figure), figure.start)
  const highest = (): Reading[] => [
    reading(
      block,
      sentence,
      figure,
      { field: 'intensity', percent: figure.values[0] ?? 0, regions: [], categories: [], sizes: [], range: 'high' },
      0.85,
    ),
  ]
  if (
    all.length > 1 &&
    atAll.test(ownLead) &&
    endOf(ownLead, '') === 'max' &&
    near?.names !== 'own_contribution' &&
    near?.names !== 'other'
  )
    return highest()
  if (
    ceilingAlone.test(ownLead) &&
    /προσαυξ|επιπλεον|\+\s?\d|μοναδεσ|bonus|points|top-?up/u.test(folded.slice(0, figure.start))
  )
    return highest()
  if (
    isHighest(before, block.kind === 'cell' && block.labels.length > 1 ? (block.labels.at(-1) ?? '') : '') ||
    isCeiling(before, `${whole} ${block.labels.join(' ')}`, near?.names, all.length)
  )
    return highest()
  // "One has 15 % more, which makes it 55 %": the sum of what has been told.
  if (
    /\d\s?%\s*(?:more|extra|on top|επιπλεον|παραπανω|ακομη|προσαυξηση)[^%]{0,40}(?:makes?|making|so that|bring\p{L}*|giv\p{L}+|δηλαδη|ητοι|ωστε|οποτε|συνολο|φ[θτ]α[νσ]\p{L}+)(?!\p{L})[^%]*$/u.test(
      before,
    )
  )
    return []
  const raised = raisedTo(block, sentence, figure, all, near)
  if (raised !== undefined)
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'bonus', percent: raised, when: folded.slice(sentence.start, sentence.end).trim() },
        0.8,
      ),
    ]
  if (near?.names !== 'own_contribution' && isShareInCondition(folded, sentence, figure)) return []
  if (isScore(before, after, whole) || isPenalty(whole)) return []
  const printed = folded.slice(figure.start, figure.end)
  // A number alone has its unit from the points before it, unless that is a rate.
  const former = all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)
  const ofRate = former !== undefined && /(?:%|cent|εκατον?)\s*$/u.test(folded.slice(former.start, former.end))
  const points =
    isOfPoints(printed) ||
    (!ofRate &&
      block.kind !== 'cell' &&
      /^(?:\d{1,2}|\p{L}+)$/u.test(printed) &&
      fractionsIn(`${printed} of`).length === 0)
  if (
    points &&
    /επιτοκ|(?<!\p{L})τοκ(?:ου|ων|οι)|interest|(?<!ανα)βαθμ|κριτηρ|scor(?:e|ing)|criteri|αξιολογ|κατατα[ξσ]|προηγουνται|assessment|(?:is|are) worth|(?<!\p{L})ranked/u.test(
      `${whole} ${ofScoring.exec(block.section)?.[0] ?? ''}`,
    )
  )
    return []
  const lead = folded.slice(all.findLast((other) => other.end <= figure.start)?.end ?? sentence.start, figure.start)
  // "The advance may rise by ten points".
  if (/(?:προκαταβολ|προπληρωμ|advance|pre-?financ|επιτοκ|interest)\p{L}*[^.;·%]{0,90}$/u.test(before)) return []
  const plus =
    points ||
    /(?:προσαυξ\p{L}+|πριμ|μπονουσ|bonus|uplift|top-?up)(?: \p{L}+){0,6}\s*$/u.test(lead) ||
    /\+\s*$/u.test(before) ||
    /^\s*(?:επιπλεον|παραπανω|αυξηση|extra(?!\p{L})|increase(?!\p{L})|uplift|more(?! than)|additional|on top)/u.test(
      folded.slice(figure.end),
    ) ||
    (/^\s*(?:ποσοστιαι|percentage point)/u.test(folded.slice(figure.end)) && near?.names === 'bonus')
  if (plus || near?.names === 'bonus') {
    // "The budget may be increased by 20%".
    if (
      /(?:προυπολογισμ|πορων|τιμ(?:η|εσ)(?!\p{L})|budget|prices?(?!\p{L})|τζιρ|πωλησ|turnover)/u.test(before) &&
      !/ενισχυσ|επιχορηγ|επιδοτ|ποσοστ|εντασ|grant|aid|rate|intensity/u.test(before)
    )
      return []
    // "1.2 Μονάδες που μεταφέρονται": the number of a paragraph.
    if (/^\s*\d+\.\d+ μοναδ\p{L}+\s*$/u.test(folded.slice(sentence.start, figure.end))) return []
    // "At least 60 points are needed": nothing is raised by so much.
    if (figure.values.length !== 1 || (figure.values[0] ?? 0) > mostPoints) return []
    // "For all others the rate is ten points lower".
    if (
      /^\s*(?:ποσοστιαιεσ |percentage )?(?:μοναδεσ |points )?(?:χαμηλοτερ|μικροτερ|λιγοτερ|lower|less|fewer)/u.test(
        folded.slice(figure.end),
      )
    )
      return []
    if (
      /(?<!\p{L})(?:δεν|not|no)(?!\p{L}) (?:\p{L}+ )?(?:ισχυ|προβλεπ|διν|χορηγ|εφαρμοζ|apply|applies|granted|given)\p{L}*[^.;·%]{0,40}$/u.test(
        before,
      )
    )
      return []
    // "Increased by up to 20 points" caps the bonuses; "the intensity rises to 70%" is the ceiling. Neither is a bonus.
    if (!plus && /(?:σε|εωσ|to|μεχρι)\s*$/u.test(before)) return []
    const when = folded.slice(clause.start, sentence.end).trim()
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'bonus', percent: figure.values[0] ?? 0, when },
        near?.where === 'sentence' ? 0.85 : 0.75,
      ),
    ]
  }
  if (/^[^.]{0,60}χωρισ (?:καμια )?δημοσια στηριξη/u.test(after))
    return [reading(block, sentence, figure, { field: 'own_contribution', percent: figure.values[0] ?? 0 }, 0.85)]
  const subject = sizesOfSubject(before)
  if (
    (near === undefined || near.where === 'sense' || near.where === 'section') &&
    block.kind !== 'cell' &&
    subject.length > 0 &&
    (figure.values[0] ?? 0) >= 1000 &&
    /(?<!\p{L})(?:receive|get|obtain|claim|λαβ|λαμβαν|παρ(?:ουν|ει)|παιρν|ενισχ|επιδοτ|επιχορηγ|χρηματοδοτ)\p{L}*[^%\d]{0,30}$/u.test(
      before,
    ) &&
    endOf(ownLead, '') === 'max'
  )
    return [
      reading(
        block,
        sentence,
        figure,
        {
          field: 'intensity',
          percent: figure.values[0] ?? 0,
          regions: [],
          categories: [],
          sizes: subject,
          range: 'high',
        },
        0.8,
      ),
    ]
  if (near === undefined) {
    const price =
      /^\s*of the (?:purchase )?price|^\s*of (?:the )?(?:eligible|total eligible|project) (?:costs?|expenditure)/u.test(
        after,
      )
    return price && !/capped|cap|at least|may not|not be more|limited/u.test(before)
      ? [
          reading(
            block,
            sentence,
            figure,
            { field: 'intensity', percent: figure.values[0] ?? 0, regions: [], categories: [], sizes: [] },
            0.7,
          ),
        ]
      : undefined
  }
  if (near.names === 'own_contribution')
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'own_contribution', percent: figure.values[0] ?? 0 },
        sureness[near.where],
      ),
    ]
  if (near.names !== 'intensity' || (figure.values.at(-1) ?? 0) > 10_000) return []
  if (holder === undefined && isCostShare(block, folded.slice(figure.end, sentence.end), near)) return []
  // Below a tenth of the costs little is granted: such shares are of checks, of fees, of turnover.
  if ((figure.values[0] ?? 0) < 1000 && !saysAid.test(`${before} ${block.labels.join(' ')} ${block.announcedBy}`))
    return []
  // "In the same regions", "elsewhere": for whom is said in another sentence.
  if (
    /(?:στισ|τισ|στουσ) (?:ιδι|αλλ)\p{L}+|(?:the )?same (?:regions|areas)/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return []
  // "In the municipalities of …: 60 %, 50 % and 40 %": of a part of a unit, and of nobody else.
  if (
    /^\s*(?:\d+(?:\.\d+)*[.)]? )?(?:στουσ δημουσ|στο(?:ν)? δημο|in the municipalit\p{L}+ of) [^%\d:]{3,60}:/u.test(
      whole,
    )
  )
    return []
  const beside = holder ?? placesIn(listedPlace(folded, sentence, figure, all, placesIn) ?? clause)
  const { regions, categories } = isPlace(beside) ? beside : (placeAhead(folded, sentence, all, placesIn) ?? beside)
  const labels = block.kind === 'cell' ? block.labels.join(' · ') : ''
  const head = /^\s*(?:[•–*-]\s*)?([^:;]{3,60}):/u.exec(folded.slice(sentence.start, figure.start))?.[1] ?? ''
  // "Region | Size | Rate": the second cell of the row names the size.
  const second = block.kind === 'cell' && /^[^\d%€]{1,50}$/u.test(block.rowTitle ?? '') ? (block.rowTitle ?? '') : ''
  const own = holder?.sizes ?? sizesIn(`${labels} · ${second} · ${folded.slice(clause.start, clause.end)}`)
  const named =
    own.length > 0 || holder !== undefined
      ? own
      : sizesOfTable(block, isAlone(block) ? sizesIn(keysOf(block)[0] ?? '') : sizesIn(head))
  // "Consultancy for SMEs": all that are supported, not some of them.
  const order = respectiveOrder(folded, sentence, figure, all)
  const inTurn = order === undefined ? undefined : sizesBefore(folded, sentence, all, order)
  const sizes =
    inTurn !== undefined
      ? [inTurn]
      : named.length === 4 ||
          (named.length === 3 &&
            !named.includes('large') &&
            all.length < 3 &&
            (block.kind !== 'cell' ||
              /\p{L}{4}[^·]* για (?:τισ )?(?:μμε|μικρομεσαι)/u.test(block.labels.at(-1) ?? '')) &&
            !sizesIn(folded).includes('large'))
        ? []
        : named
  const special = regions.length + categories.length + sizes.length > 0
  const town = block.kind === 'cell' ? block.labels.find((label) => someTowns.test(label)) : undefined
  const category =
    costCategoryOf(block, head, after) ?? costsBefore(before) ?? costsOfCell(block, [...regions, ...categories], sizes)
  const byCase = block.kind === 'cell' ? undefined : ofCase.exec(before)?.[1]
  const of =
    holder?.of ??
    town ??
    category ??
    (/(?:και|για|σε) (?:στ\p{L}{1,3} |τ\p{L}{1,3} )?(?:δυο|ολ(?:εσ|ουσ|α))(?!\p{L})|(?<!\p{L})(?:both|in all|throughout|across)(?!\p{L})/u.test(
      folded.slice(clause.start, sentence.end),
    )
      ? undefined
      : (partOf(block) ??
        (row.length > 1 ? partNear(folded, sentence, figure) : undefined) ??
        actionOfCell(block, [...regions, ...categories], sizes))) ??
    (special || holder?.rest === true ? undefined : (heldFor(block, sentence, figure, near, all) ?? byCase))
  // "Equipment, at least 40 %": a floor of a category, as no rate of aid has one.
  if (
    figure.values.length === 1 &&
    (/(?:τουλαχιστον|κατ ?['’]? ?ελαχιστο\p{L}*|at least)\s*(?:το |κατα )?$/u.test(before) ||
      /^\s*\)?\s*(?:τουλαχιστον|κατ ?['’]? ?ελαχιστο\p{L}*|at least|or more)/u.test(after))
  )
    return []
  const make = (percent: number, range?: 'low' | 'high'): ReadValue => ({
    field: 'intensity',
    percent,
    regions,
    categories,
    sizes,
    ...(of === undefined ? {} : { of }),
    ...(order === undefined || sizes.length > 0 ? {} : { order }),
    ...(sizes.length === 0 && inTurn === undefined && named.length === 3 && !named.includes('large')
      ? { smes: true as const }
      : {}),
    ...(sizes.length === 0 && block.kind === 'cell' && otherSizes.test(block.labels[0] ?? '')
      ? { others: true as const }
      : {}),
    ...((holder?.rest ?? restOfRegions.test(`${labels} ${folded.slice(clause.start, clause.end)}`))
      ? { rest: notInTable.test(folded.slice(clause.start, clause.end)) ? ('table' as const) : (true as const) }
      : {}),
    ...(of !== undefined &&
    (category !== undefined ||
      holder?.cost === true ||
      (block.kind === 'cell' && (near.where === 'table' || block.labels.length === 1) && isCostName(of)) ||
      (block.kind === 'cell' &&
        /δαπαν|κοστ(?:οσ|ουσ)|cost/u.test(`${block.announcedBy} ${block.section} ${block.labels[0] ?? ''}`)))
      ? { cost: true as const }
      : {}),
    ...(range === undefined ? {} : { range }),
  })
  const capped =
    figure.values.length === 1 &&
    holder === undefined &&
    // "In the South Aegean it reaches two thirds", "reaches 45 % for every plan": that is the rate.
    !(
      /(?:φ[θτ]α[νσ]|αγγιζ|reach)\p{L}*\s*(?:το |τα |στο |σε |στα )?$/u.test(before) &&
      (special ||
        /^\s*(?:και )?(?:για|σε|for|in) (?:τισ |τουσ |τα |τη |το )?(?:καθε|ολ|δυο|every|each|all|both)/u.test(after))
    ) &&
    // "The most is 50 % of the cost or 150.000 €, whichever is less": a rate and its ceiling.
    !/^[^.;%]{0,50}(?:or|η)\s*(?:τα |τισ )?(?:€|eur)?\s?\d[\d.,]*[^.;]{0,20}(?:whichever|οποιο|αναλογα)/u.test(after) &&
    // "Applicants up to 40 years of age: 60 %": a bound with a number of its own bounds that.
    endOf(/[^\d]*$/u.exec(folded.slice(lastFigureBefore(block, sentence, figure), figure.start))?.[0] ?? '', after) ===
      'max' &&
    !/(?:μικρ|μεσαι|μεγαλ|small|medium|large)(?!\p{L}* (?:επενδυτικ|σχεδι|εργ(?:α|ο|ου|ων)?(?!\p{L})|projects?|plans?|investments?))/u.test(
      folded.slice(clause.start, clause.end),
    )
  if (capped) return [reading(block, sentence, figure, make(figure.values[0] ?? 0, 'high'), sureness[near.where])]
  return figure.values.length === 2
    ? [
        reading(block, sentence, figure, make(figure.values[0] ?? 0, 'low'), sureness[near.where]),
        reading(block, sentence, figure, make(figure.values[1] ?? 0, 'high'), sureness[near.where]),
      ]
    : [reading(block, sentence, figure, make(figure.values[0] ?? 0), sureness[near.where])]
}

/** "50 %, 60 % for cooperatives, and in no case more than 65 %": a ceiling of all of them. */
const atAll =
  /(?<!\p{L})(?:σε (?:καμι?α|καθε) περιπτωση|in (?:no|any) case|παντωσ|never|ποτε)(?!\p{L})[^.;·%\d]{0,40}$/u

/** "Arcadia (only the municipalities of …)": a part of the unit. */
const someTowns =
  /\((?:μονο )?(?:στουσ |οι |ο |του |των |only )?(?:the )?(?:δημ(?:οι|οσ|ου|ουσ|ων|ο)|municipalit(?:y|ies))(?!\p{L})|(?<!\p{L})(?:μονο|only) (?:στουσ |στο[νυ]? |in )?(?:the )?(?:δημ(?:οι|οσ|ου|ουσ|ων|ο)|municipalit(?:y|ies))(?!\p{L})/u

/** Titles of what is told about the choice among applications. */
const ofScoring = /αξιολογησ\p{L}*|βαθμολογ\p{L}+|scoring|assessment/u

/** The head of a column beside that of the large enterprises. */
const otherSizes =
  /^\s*(?:(?:οι|ολεσ οι|all|the) )?(?:(?:λοιπ|υπ?ολοιπ|αλλ)εσ(?: επιχειρησεισ)?|(?:other|remaining)(?: (?:sizes|enterprises|companies|firms|businesses))?|others|rest)\s*$/u

/** Hundredths of a percent: no bonus is greater. */
const mostPoints = 4000

/** A row of holders and their rates needs no word for what they are; one that calls them something else is none. */
const rowOfRates = (label: Near<PercentName> | undefined): Near<PercentName> =>
  label === undefined || label.names === 'intensity' || label.where === 'section'
    ? { names: 'intensity', where: label?.names === 'intensity' ? label.where : 'sense', between: '' }
    : label

/** "Small enterprises: 50 %", "60 % for the medium ones", a cell between sizes and regions: a rate without a word for it. */
function rateBySize(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): Near<'intensity'> | undefined {
  const { folded } = block.folded
  const before = folded.slice(sentence.start, figure.start)
  const after = folded.slice(figure.end, sentence.end)
  const bySize =
    block.kind === 'cell'
      ? block.labels.some(
          (label) => label.length < 70 && sizesIn(label).length > 0 && !/[€%]|καδ|εμε/u.test(label.replace('(%)', '')),
        )
      : (isAlone(block) && sizesIn(keysOf(block)[0] ?? '').length > 0) || /^[^%\d:]{3,80}(?::|\s-)\s*$/u.test(before)
        ? (isAlone(block) ||
            sizesIn(before).length > 0 ||
            restOfRegions.test(before) ||
            isPlace(placesIn({ start: sentence.start, end: figure.start }))) &&
          /^\s*(?:[.;,·]|$)/u.test(after)
        : researchBefore.test(before) ||
          isSizeAlone(/[^%\d]*$/u.exec(before)?.[0] ?? '') ||
          // "60 % of the costs for a micro firm, for a small one 45".
          (/^\d+$/u.test(folded.slice(figure.start, figure.end)) &&
            isSizeAlone(/,\s[^%\d,]*$/u.exec(before)?.[0] ?? '')) ||
          sizesIn(
            /^\s*\)?\s*\(?(?:για|for|στισ|σε|(?:if|where|when) (?:you|they|it|the \p{L}+) (?:are|is)|ε?αν (?:ειναι|προκειται για))\s[^,;.·)%\d]{0,50}/u.exec(
              after,
            )?.[0] ?? '',
          ).length > 0
  const ofFast =
    /^[^%:]{0,40}(?:ταχ(?:ει|υτερ)|γρηγορ|εγκαιρ|fast|early)\p{L}* (?:υλοποι|ολοκληρ|implement|complet)[^%]{0,40}:\s*$/u.test(
      before,
    )
  return (bySize || ofFast) &&
    (figure.values[0] ?? 0) >= 1000 &&
    !notRates.test(folded.slice(sentence.start, sentence.end)) &&
    !(block.kind === 'cell' && notRates.test(`${block.labels[0] ?? ''} ${block.announcedBy}`))
    ? { names: 'intensity', where: 'sense', between: '' }
    : undefined
}
/** "Medium", "micro and small ones": sizes and nothing else. */
const isSizeAlone = (words: string): boolean =>
  sizesInTurn(words).length > 0 &&
  /^[\s,·(:]*$/u.test(
    words.replaceAll(
      /(?<!\p{L})(?:πολυ|μικρ\p{L}+|μεσαι\p{L}+|μεγαλ\p{L}+|επιχειρησ\p{L}+|micro|small|medium|large|enterprises|companies|one|ones|firms?|business(?:es)?|an?|the|with|to|για|οι|τισ|και|η|and|for|or)(?!\p{L})/gu,
      ' ',
    ),
  )
const researchBefore = /(?:ερευνα|αναπτυξη|research|development)\s*:?\s*$/u
/** "With fast completion: 55 %": a line for a case. */
const ofCase = /^\s*(?:[•–*-]\s*)?(?:με|για|σε|στ\p{L}{1,3}|with|for|in)\s([^:%]{4,60}):\s*$/u

/** A rate and nothing else, under the name of those whom it is for. */
const isAlone = (block: Block): boolean =>
  block.kind !== 'cell' && /^\s*\d{1,3}(?:[.,]\d+)?\s?%\s*$/u.test(block.folded.folded)

/** "Rates for large enterprises" above a table of regions. */
function sizesOfTable(block: Block, own: readonly SizeClass[]): readonly SizeClass[] {
  if (own.length > 0 || block.kind !== 'cell') return own
  const [title] = [block.announcedBy, block.section].filter((text) =>
    /ποσοστ|ενταση|rates?(?!\p{L})|intensit/u.test(text),
  )
  const sizes = title === undefined ? [] : sizesIn(title)
  return sizes.length < 3 ? sizes : own
}

/** What stands behind a figure, to the next one of its kind. */
function untilNext(folded: string, after: string, figure: Figure, all: readonly Figure[]): string {
  const next = all.find((other) => other.start >= figure.end)
  return next === undefined ? after : folded.slice(figure.end, Math.min(next.start, figure.end + after.length))
}

/** "Up to 10% of the eligible costs" under a heading about aid is a cap on a category, but "aid of 50% of the eligible costs" is the intensity. */
function isCostShare(block: Block, after: string, near: Near<string>): boolean {
  if (near.where !== 'section' && near.where !== 'sense' && percentWords.test(keysOf(block)[0] ?? '')) return false
  return near.where !== 'sentence' && /^\s*(?:των?|του|επι) (?:συνολικ|επιλεξιμ|επιχορηγ|προυπολογ)/u.test(after)
}
