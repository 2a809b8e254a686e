import { partSideBySide } from './sums-side-by-side.ts'
import type { Expression } from '../../criteria/criterion.ts'
import { foldText } from '../../facts/text-fold.ts'
import { isChange, isFormer, isFormerCell } from '../whose/amended.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import type { End } from '../figures/bounds.ts'
import { budgetLine } from './budget-line.ts'
import { leastCallBudget } from './budget-parts.ts'
import { isInTurn, isParted, shareLine } from './budget-shares.ts'
import { isOfSizedThings } from '../applicants/conditions-of-some.ts'
import { ifWords, reading, sureness } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { exhaustedSum, regionSum } from './exhausted-sums.ts'
import { labelOf, moneyLabels } from '../text/labels.ts'
import type { MoneyName, Near } from '../text/labels.ts'
import { areRangesOfKinds, boundsRate, isFirstOfCases, isOfColumns, isOfListedCase } from './money-cases.ts'
import {
  boundsPlan,
  isOfSome,
  largestPlan,
  ofLoan,
  ofOne,
  ofPrevious,
  pairOf,
  raisedAid,
  raisedRange,
} from './money-near.ts'
import { namedSum } from './named-sums.ts'
import { plainSum, potOf } from './money-plain.ts'
import { isFollowUp, isOfApplicant, isOfOthers, isOfUnit, widerBudget } from './money-of-others.ts'
import { holderBefore, holderOf, isOfWider } from '../figures/per-what.ts'
import type { Holder } from '../figures/per-what.ts'
import type { Places } from '../places/places.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { isAside, ownWords, partNear, partOf } from '../whose/scope.ts'
import { moneySenseOf } from '../figures/sense.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { keysOf, placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { isMostOfOne, isNamedBound } from './sums-of-one.ts'
import { stepOf } from './steps.ts'
import { refusedBeyond, tellsApart } from './sums-beyond.ts'

/** What an amount of money is of. */
export function moneyReadings(
  block: Block,
  sentence: Sentence,
  printed: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const { folded } = block.folded
  if (isFollowUp(block, folded.slice(sentence.start, printed.start))) return []
  const pot = potOf(block, sentence, printed, all)
  // "Central Macedonia: requests exceed the regional envelope of 10 million".
  const regional = pot.length === 0 ? undefined : regionSum(folded, sentence, printed, all, placesIn)
  if (regional !== undefined) return [reading(block, sentence, printed, regional, 0.85)]
  if (pot.length > 0) return pot
  const read = labelledMoney(block, sentence, printed, all, placesIn)
  const isWhole = read.every(({ value }) => value.field === 'total_budget')
  const title = isWhole ? partSideBySide(folded, sentence, printed, all) : undefined
  if (title !== undefined && !isAside(block, ownWords(folded, sentence, printed))) {
    const [cents = 0] = printed.values
    const line = { field: 'budget_line', cents, currency: printed.currency ?? 'EUR', regions: [], title } as const
    return [reading(block, sentence, printed, line, 0.8)]
  }
  return read.length > 0 ||
    labelOf(moneyLabels, block, sentence, printed)?.where === 'sentence' ||
    isFormerCell(block) ||
    isAside(block, ownWords(folded, sentence, printed)) ||
    isFormer(folded, sentence, printed, all) ||
    isChange(folded, sentence, printed) ||
    isOfOthers(folded, sentence, printed) ||
    widerBudget(folded, sentence, printed, all) !== undefined
    ? read
    : plainSum(block, sentence, printed, all, placesIn)
}

function labelledMoney(
  block: Block,
  sentence: Sentence,
  printed: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): Reading[] {
  const figure = raisedRange(block.folded.folded, sentence, printed)
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  // "Per group not above 3 million, per plan 1.2 million": behind a comma stands the next one's.
  const whose = (other: Figure): Holder | undefined => {
    const own = block.folded.folded.slice(previousIn(all, sentence, other)?.end ?? sentence.start, other.start)
    // "… and, per body together with linked enterprises, 20 million": an aside in commas.
    const aside = /(?:και|and|but|αλλα),([^,]*),[^,]*$/u.exec(own)?.[1]
    const lead =
      holderBefore(own.slice(own.lastIndexOf(',') + 1)) ?? (aside === undefined ? undefined : holderBefore(aside))
    const after = block.folded.folded.slice(other.end, sentence.end)
    return lead !== undefined && /^\s*(?:€|ευρω|eur)?\s*[,;]/u.test(after) ? lead : (holderOf(after) ?? lead)
  }
  const holder = whose(figure)
  const holders = inside.map((other) => whose(other))
  if (isOfWider(holder, holders))
    return ofRegulation.test(block.folded.folded.slice(sentence.start, sentence.end))
      ? []
      : [limitOfAll(block, sentence)]
  const label = labelOf(moneyLabels, block, sentence, figure)
  // The words around a figure say more than the title of its section.
  const { folded } = block.folded
  const ofPlan = boundsPlan(folded, sentence, figure)
  const asNamed = ofOne(
    ofLoan(
      label === undefined || label.where === 'section'
        ? (moneySenseOf(block, sentence, figure, all) ?? ofPrevious(block, sentence, figure, all) ?? label)
        : label,
      block,
      figure,
    ),
    folded,
    sentence,
    figure,
  )
  const near: typeof asNamed =
    ofPlan && asNamed?.names !== 'loan' ? { names: 'eligible_cost', where: 'sentence', between: '' } : asNamed
  const currency = figure.currency ?? 'EUR'
  if (isFormerCell(block) || isAside(block, ownWords(folded, sentence, figure))) return []
  if (isFormer(folded, sentence, figure, all) || isChange(folded, sentence, figure)) return []
  if (isOfColumns(folded, sentence, figure, inside)) return []
  if (areRangesOfKinds(folded, sentence, inside)) return [limitOfAll(block, sentence)]
  const part = partOf(block)
  const wider = widerBudget(folded, sentence, figure, all)
  if (wider === 'whole') return []
  if (wider === 'part')
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.85)]
  if (
    near?.names !== 'loan' &&
    !ofPlan &&
    part === undefined &&
    isMostOfOne(folded, sentence, figure, all) &&
    !isOfOthers(folded, sentence, figure)
  )
    return [
      {
        ...reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.9),
        certain: true,
      },
    ]
  if (isOfApplicant(folded.slice(sentence.start, figure.start))) return []
  const refused = refusedBeyond(folded, sentence, figure, /[;?]\s*$/u.test(block.announcedBy) ? block.announcedBy : '')
  if (refused !== undefined && figure.values.length === 1 && near?.names === 'loan')
    return [
      reading(
        block,
        sentence,
        figure,
        { field: refused.startsWith('max') ? 'max_loan' : 'min_loan', cents: figure.values[0] ?? 0, currency },
        0.85,
      ),
    ]
  if (refused !== undefined && figure.values.length === 1)
    return refused === 'other'
      ? []
      : [reading(block, sentence, figure, { field: refused, cents: figure.values[0] ?? 0, currency }, 0.85)]
  if (figure.values.length === 1 && near?.names !== 'loan' && tellsApart(folded, sentence, figure)) return []
  if (part !== undefined && near?.names === 'total_budget' && figure.values.length === 1)
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'budget_line', cents: figure.values[0] ?? 0, currency, regions: [], title: part },
        0.8,
      ),
    ]
  const sum =
    part === undefined && block.kind !== 'cell' && !isOfOthers(folded, sentence, figure) && near?.names !== 'loan'
      ? namedSum(folded, sentence, figure, all, placesIn)
      : undefined
  if (sum === 'several') return []
  if (sum !== undefined)
    return [
      {
        ...reading(block, sentence, figure, { field: sum, cents: figure.values[0] ?? 0, currency }, sureness.sentence),
        ...inWords(block, figure),
        certain: true,
      },
    ]
  const spent = exhaustedSum(folded, sentence, figure, placesIn)
  if (spent !== undefined && near?.names !== 'loan') return [reading(block, sentence, figure, spent, 0.8)]
  const split =
    budgetLine(block, sentence, figure, near, placesIn) ??
    (near === undefined ||
    near.names === 'total_budget' ||
    near.names === 'budget' ||
    near.where !== 'sentence' ||
    isInTurn(folded, sentence, all)
      ? (shareLine(block, sentence, figure, all, placesIn) ?? regionSum(folded, sentence, figure, all, placesIn))
      : undefined)
  if (split !== undefined) return [reading(block, sentence, figure, split, 0.85)]
  const before = folded.slice(sentence.start, figure.start)
  const after = folded.slice(figure.end, sentence.end)
  // "With 55 million we support industry".
  if (
    figure.values.length === 1 &&
    (figure.values[0] ?? 0) >= leastCallBudget &&
    /^[\s«"“(]*(?:με|with)\s*$/u.test(before) &&
    /^\s*(?:στηριζ|ενισχυ|χρηματοδοτ|επιδοτ|we (?:support|fund)|the (?:call|scheme) (?:supports|funds))\p{L}*/u.test(
      after,
    )
  )
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.8)]
  if (isOfListedCase(folded, sentence)) return []
  // "31 million, of which 5 million for the islands": the whole of something that is divided.
  const ofBudget = near?.names === 'budget' && (figure.values[0] ?? 0) >= leastCallBudget
  if (
    (near === undefined || near.names === 'total_budget' || ofBudget) &&
    isParted(folded, sentence, figure, all) &&
    endOf(before, /^[^(]*/u.exec(after)?.[0] ?? '') !== 'max' &&
    !isOfOthers(folded, sentence, figure)
  )
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'total_budget', cents: figure.values[0] ?? 0, currency },
        near === undefined ? 0.8 : 0.92,
      ),
    ].map((each) => ({ ...each, ...inWords(block, figure) }))
  if (near?.names !== 'loan' && figure.values.length === 1 && boundsRate(block, before, after))
    return [reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.85)]
  if (
    figure.values.length === 1 &&
    /^\s*(?:(?:will be|is|are) (?:shared|divided|split|distributed|awarded) (?:among|between|in|to)|(?:runs?|ran|is|are|has been|have been) (?:out|exhausted|used|committed|spent))/u.test(
      after,
    )
  )
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.8)]
  if (
    (near === undefined || near.where !== 'sentence' || near.names === 'total_budget') &&
    near?.names !== 'loan' &&
    /(?:up to|εωσ|μεχρι|(?:max(?:imum)?|ανωτατ\p{L}+|μεγιστ\p{L}+)(?: (?:amount|ποσ\p{L}+|οριο))?)/u.test(before) &&
    perBeneficiary.test(after) &&
    figure.values.length === 1 &&
    (near === undefined || near.names !== 'eligible_cost') &&
    ['subsidy', 'total_budget', 'budget', undefined].includes(near?.names) &&
    !isOfOthers(folded, sentence, figure)
  )
    return [reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.75)]
  if (near === undefined || isOfOthers(folded, sentence, figure) || /δοσεισ|instal?ments/u.test(block.announcedBy))
    return []
  // "5.000 to 25.000 € in the case of one person".
  if (
    figure.values.length === 2 &&
    /^\s*(?:€|ευρω|eur)?\s*(?:στην?|σε|in(?: the)?) (?:περιπτωση|case)(?!\p{L})/u.test(after)
  )
    return []
  // What holds for some is told beside the draft.
  const ofGroup = (): Reading[] => {
    const bound = boundFields[near.names]?.[endOf(before, after) ?? 'max']
    if (
      figure.values.length !== 1 ||
      bound === undefined ||
      bound === 'min_loan' ||
      bound === 'max_loan' ||
      bound === 'total_budget'
    )
      return []
    const value = {
      field: 'bound_of_group',
      bound,
      cents: figure.values[0] ?? 0,
      currency,
      sizes: [],
      forms: [],
    } as const
    return [reading(block, sentence, figure, value, 0.7)]
  }
  if (
    (near.names === 'subsidy' || near.names === 'eligible_cost' || near.names === 'budget') &&
    (isOfSome(folded, sentence, figure, all) || isFirstOfCases(folded.slice(figure.end)))
  )
    return ofGroup()
  // "Large projects requesting 2 to 4 million": others may request less.
  if (near.names === 'subsidy' && isOfSizedThings(folded.slice(sentence.start, figure.start))) return ofGroup()
  // "A pilot of Track A gets at most 100.000 € and one of Track B 60.000 €": neither is that of all.
  if (
    inside.length > 1 &&
    (near.names === 'subsidy' || near.names === 'eligible_cost') &&
    partNear(folded, sentence, figure) !== undefined
  )
    return []
  const raised = near.names === 'subsidy' ? raisedAid(folded, sentence, figure, inside) : undefined
  if (raised === 'for some') return ofGroup()
  if (raised === 'for all')
    return [reading(block, sentence, figure, { field: 'max_subsidy', cents: figure.values[0] ?? 0, currency }, 0.8)]
  if (isCategoryCap(block, near) || (near.where === 'table' && isOfUnit(block.labels.at(-1) ?? ''))) return []
  // "Sole traders only for plans up to 200.000 €".
  if (
    /(?<!\p{L})(?:μονο|only) (?:για|for|σε|in) (?:\p{L}+ )?(?:σχεδια|εργα|επενδυσεισ|projects|plans|investments)(?!\p{L})/u.test(
      before,
    )
  )
    return []
  // "Only in this case the most is 58.000 €".
  if (
    /^[^\p{L}]*(?:(?:μονο|only) )?(?:σε|in) (?:αυτ\p{L}+ |τετοια |this |that |such )(?:την? |a )?(?:περιπτωση|case)(?!\p{L})/u.test(
      before,
    )
  )
    return ofGroup()
  // "When the manager is under 35, the most becomes 54.000 €".
  if (
    /^\s*(?:οταν|ε?αν|εφοσον|if|when|where)(?!\p{L})[^.;·]*(?:γινεται|αυξαν|διαμορφων|becomes|rises|increases|goes up)/u.test(
      folded.slice(sentence.start, figure.start),
    )
  )
    return ofGroup()
  // "5.000 € for those with up to 5 staff and 10.000 € for the rest": neither is that of all.
  if (
    previousIn(all, sentence, figure) !== undefined &&
    /^\s*(?:€|ευρω|eur)?\s*(?:για|σε|στ\p{L}{1,3}|for|in) (?:τισ |τουσ |τα |the |all )?(?:υπ?ολοιπ|λοιπ|other|rest|remaining)/u.test(
      after,
    )
  )
    return []
  // "1.000.000 € for large enterprises" bounds those only.
  const sizes = /^\s*(?:για|for) /u.test(after) ? sizesIn(after.slice(0, 60)).join() : ''
  // "The fund has 300 million for SMEs": all that it is for.
  const whole = near.names === 'total_budget' && sizes === 'micro,small,medium'
  if (near.names !== 'loan' && sizes !== '' && !whole) return []
  // "Projects up to 100.000 € get 60 %, those above 100.000 € 50 %": the border of two brackets bounds nothing.
  if (
    inside.some((other) => other !== figure && other.values[0] === figure.values[0]) &&
    /%/u.test(folded.slice(figure.end, sentence.end) + before)
  )
    return []
  // The section about eligible costs is about categories: a bound in its list caps one of them.
  if (
    near.where === 'section' &&
    !isBareBound(block) &&
    near.names !== 'loan' &&
    (near.names === 'eligible_cost' || block.kind === 'item')
  )
    return []
  // "In partnerships the aid may reach 600.000 €": that is no ceiling of all.
  if (
    near.names === 'subsidy' &&
    figure.values.length === 1 &&
    (figure.values[0] ?? 0) >= leastPublic &&
    !ofOneApplicant.test(folded.slice(sentence.start, sentence.end)) &&
    (/(?:υπο|σε|στ\p{L}{1,3}|για|under|in|through) (?:αυτ\p{L}+ |την? παρουσα |this |the )(?:call|scheme|programme|round|προσκληση|δραση)|^\s*(?:will be|are) (?:awarded|given|distributed)/u.test(
      after,
    ) ||
      endOf(before, after) === undefined)
  )
    return [reading(block, sentence, figure, { field: 'total_budget', cents: figure.values[0] ?? 0, currency }, 0.76)]
  if (
    /^\s*(?:σε|για|στισ|in|for) (?:περιπτωση|συμπραξ|συνεργασ|ομαδ|κοινοπραξ|δικτυ|consorti|partnership|co-?operation|collaborat)/u.test(
      folded.slice(sentence.start, sentence.end),
    ) &&
    all.length > 1
  )
    return []
  const conditional =
    /^\s*(?:\S{1,3} )?(?:για|for) /u.test(folded.slice(sentence.start, sentence.end)) && near.where === 'sentence'
  const confidence: number = conditional ? 0.7 : sureness[near.where]
  const otherwise = inWords(block, figure)
  const row = near.where === 'table' && block.labels.length > 1 ? block.labels.at(-1) : undefined
  const item = near.where === 'announcement' || near.where === 'section' ? itemName(block, figure) : undefined
  // "Funding per project" with a column for each call: an amount of each of them.
  const [head = ''] = block.labels
  const ofColumn =
    row !== undefined && lastLabelled(row) && !valueHead.test(head) && !lastLabelled(head) ? head : undefined
  const named = row === undefined || lastLabelled(row) || /συνολ|αθροισμα|total|^sum$/u.test(row) ? undefined : row
  const held = part ?? item ?? ofColumn ?? (block.column < 2 && block.labels.length === 1 ? undefined : named)
  const of = held === undefined ? {} : { of: held }
  const behindEach = inside.map((other) => holderOf(folded.slice(other.end, sentence.end)))
  const byHolder =
    new Set(holders.filter((each) => each !== undefined)).size > 1 ||
    ((holderOf(after) !== undefined || behindEach.includes('group')) && new Set(behindEach).size > 1)
  const now = all.filter((each) => each === figure || !isFormer(folded, sentence, each, all))
  if (!byHolder && isOneOfMany(block, sentence, figure, now, near)) {
    const sizes = sizesIn(
      folded.slice(Math.max(sentence.start, figure.start - 60), Math.min(sentence.end, figure.end + 40)),
    )
    // "50.000 € and, for women's enterprises, 65.000 €".
    const [first, second] = inside
    const forSome =
      first !== undefined &&
      second === figure &&
      inside.length === 2 &&
      forSomeMore.test(folded.slice(first.end, figure.start))
    if (sizes.length === 0) return forSome ? ofGroup() : []
    return [reading(block, sentence, figure, { field: 'size_named', sizes }, 0.6)]
  }
  const make = (field: SimpleMoney, at: number, sure = confidence): Reading => ({
    ...reading(
      block,
      sentence,
      figure.parts[at] ?? figure,
      { field, cents: figure.values[at] ?? 0, currency, ...of },
      sure,
    ),
    ...otherwise,
    ...(isNamedBound(block) ? { certain: true as const } : {}),
  })
  if (near.names === 'total_budget') return figure.values.length === 1 ? [make('total_budget', 0)] : []
  const step = stepOf(folded.slice(sentence.start, sentence.end), block, figure, near)
  if (step !== undefined) return [reading(block, sentence, figure, step, 0.85)]
  const fields = boundFields[near.names]
  if (fields === undefined || (near.names === 'loan' && (figure.values.at(-1) ?? 0) >= largestPlan)) return []
  if (figure.values.length === 2) return [make(fields.min, 0), make(fields.max, 1)]
  const previous = all.findLast(
    (other) => other.end <= figure.start && other.start >= sentence.start && !isFormer(folded, sentence, other, all),
  )
  // "5.000 € at least and 50.000 € at most": the words behind a figure are its own, unless others stand before it.
  const ownBound = (other: Figure): End | undefined =>
    endOf(folded.slice(previousIn(all, sentence, other)?.end ?? sentence.start, other.start), '')
  const own = turnedAgain(
    folded.slice(sentence.start, previous?.start),
    previous,
    folded.slice(previous?.end ?? sentence.start, figure.start).replace(behindFigure, (words) => {
      const told = previous === undefined ? undefined : ownBound(previous)
      // "From 5.000 € as a minimum": both say the same of the first.
      return previous === undefined || (told !== undefined && told !== endOf(words, '')) ? words : ''
    }),
  )
  const end = endOf(
    [
      ...(near.where === 'table' || (near.where === 'announcement' && block.kind === 'cell')
        ? block.labels.length > 0
          ? block.labels.toReversed()
          : keysOf(block).slice(0, 1)
        : []),
      near.where === 'announcement' ? block.announcedBy : '',
      own,
    ].join(' '),
    after,
  )
  // "200.000 € and, in case of early completion, 220.000 €": the second holds for some only.
  if (
    previous !== undefined &&
    (/σε περιπτωση|εφοσον|(?<!\p{L})(?:ε?αν|η)(?!\p{L})|in case|(?<!\p{L})if(?!\p{L})|where|(?:σε|για) (?:συμπραξ|συνεργ|κοινοπραξ|ομαδ)/u.test(
      own,
    ) ||
      /^\s*(?:για|for|if|αν|εφοσον) /u.test(after)) &&
    near.where === 'sentence' &&
    end === undefined
  )
    return ofGroup()
  // "Minimum / maximum: 18.000 € / 30.000 €": the second figure of a pair without words of its own.
  if (end === undefined && pairOf(figure, all, folded) !== undefined)
    return pairReadings(figure, all, folded, fields, make)
  const callOnly = near.names === 'budget' && end === 'max' && (figure.values[0] ?? 0) >= largestPlan
  if (end !== undefined && !callOnly) return [make(fields[end], 0)]
  if (near.names === 'budget')
    return (figure.values[0] ?? 0) >= leastCallBudget ? [make('total_budget', 0, Math.min(confidence, 0.8))] : []
  if (
    end === undefined &&
    previous !== undefined &&
    (near.names === 'loan' || (holder !== undefined && holder !== holders[0]))
  ) {
    // "Largest loan: small firms 400.000 €, medium ones 800.000 €", "not above 3 million per group, per plan 1.2 million".
    const first = inside[0]
    const told = first === undefined ? undefined : endOf(folded.slice(sentence.start, first.start), '')
    if (told !== undefined && (holder !== undefined || sizesIn(own).length > 0)) return [make(fields[told], 0)]
  }
  if (near.names === 'loan') return fixedLoan(folded, sentence, figure, all, make)
  // A fixed sum: a ceiling says all of it.
  if (near.names === 'subsidy' && /σταθερ|κατ ?['’]? ?αποκοπη|fixed|flat|lump sum/u.test(own))
    return [make('max_subsidy', 0, Math.min(confidence, lumpSure))]
  // A voucher "of 5.000 €" is at most that; a budget of a project without a bound says nothing of what is allowed.
  const standsBefore =
    /^\s*(?:grants?|vouchers?|subsid(?:y|ies)|awards?|επιχορηγησ|ενισχυσ|επιδοτησ|επιταγ|κουπον)/u.test(after)
  return near.names === 'subsidy' &&
    (standsBefore ||
      /(?:αξιασ?|ποσον?|υψουσ|ιση?|ανερχεται|ειναι|οριζεται|διαμορφωνεται|περιοριζεται|επιχορηγηση|ενισχυση|επιδοτηση|επιταγη|κουπονι|στηριξη|εφαπαξ|of|worth|amounts? to|is|grant|subsidy|voucher|award|λαμβαν(?:ει|ουν)|παιρν(?:ει|ουν)|(?:επιδοτ|ενισχυ|επιχορηγ|χρηματοδοτ)\p{L}+ται με|δινεται|χορηγειται|καταβαλλεται|receives?|gets?|pays|:)\s*(?:σε|στα?|to|τα|των|€|eur)?\s*$/u.test(
        own,
      ))
    ? [make('max_subsidy', 0, Math.min(confidence, 0.7))]
    : []
}

/** The words behind a figure that say which end it is. */
const behindFigure =
  /^\s*,?\s*(?:κατ ?['’]? ?(?:ελαχιστο|ανωτατο)\p{L}*|(?:κατα|ωσ) (?:μεγιστο|ανωτατο|ελαχιστο)|τουλαχιστον|(?:as an? )?(?:minimum|maximum)|at (?:the )?(?:very )?(?:least|most)|or more(?! than)|και ανω)(?!\p{L})/u

/** What an amount is by its words, where they say another number than its digits. */
const inWords = (block: Block, { inWords: told }: Figure): Pick<Reading, 'otherwise'> =>
  told === undefined ? {} : { otherwise: { cents: told.value, figure: placeIn(block, told.start, told.end) } }

/** What one body, or its group, may have for all its plans together: of whom that holds a person has to say. */
const ofRegulation = /ησσονοσ|de minimis|2023\/283[12]|1407\/2013|1408\/2013|717\/2014/u
const limitOfAll = (block: Block, sentence: Sentence): Reading =>
  reading(block, sentence, sentence, { field: 'criterion', criterion: { kind: 'manual' } as Expression }, 0.7)

/** "Κάτω όριο 25.000 €" on a line of its own, under the name of what it bounds. */
const isBareBound = ({ folded: { folded } }: Block): boolean =>
  /^\s*(?:το )?(?:κατω|ανω|(?:κατωτατ|ανωτατ|ελαχιστ|μεγιστ)\p{L}{1,2}|minimum|maximum|lower|upper|min\.?|max\.?)(?: (?:οριο|ποσο|limit|amount))?\s*:?\s*(?:€|eur)?\s?\d[\d.,]*\s*(?:€|ευρω|eur(?:os?)?|εκατ\.?|χιλ\.?)*\s*\.?\s*$/u.test(
    folded,
  )

/** "A loan of 25.000 €" is at most that; "of 50.000 € or 100.000 €" is between the two. */
function fixedLoan(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  make: (field: SimpleMoney, at: number, sure?: number) => Reading,
): Reading[] {
  const isOr = (from: number, to: number): boolean =>
    /^\s*(?:€|ευρω)?\s*(?:or|η|ειτε)\s*(?:€|eur|τα |τισ )?\s*$/u.test(folded.slice(from, to))
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  const previous = previousIn(all, sentence, figure)
  if (next !== undefined && isOr(figure.end, next.start)) return [make('min_loan', 0, lumpSure)]
  if (previous !== undefined && isOr(previous.end, figure.start)) return [make('max_loan', 0, lumpSure)]
  return /(?:loans?|notes?|δανει\p{L}{1,3})(?: (?!κατα|μεχρι|με )\p{L}+)? ?(?:of|worth|υψουσ|ποσου|των|αξιασ|\(|:)?\s*(?:€|eur)?\s*$/u.test(
    folded.slice(sentence.start, figure.start),
  ) &&
    !/επιτοκ\p{L}*[^.;]*\d|interest[^.;]*\d[^.;%]*$|εγγυησ|guarantee|there (?:was|were)|last year|περυσι/u.test(
      folded.slice(sentence.start, sentence.end),
    )
    ? [make('max_loan', 0, lumpSure)]
    : []
}

const previousIn = (all: readonly Figure[], sentence: Sentence, figure: Figure): Figure | undefined =>
  all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)

/** "Not below 3.000 € and above 18.000 €": the refusal holds for the second bound too. */
const turnedAgain = (before: string, previous: Figure | undefined, own: string): string =>
  previous !== undefined &&
  /(?<!\p{L})(?:δεν|μην?|κανεν\p{L}*|not|cannot|no|neither)(?!\p{L})[^.;·]*$/u.test(before) &&
  /^\s*,?\s*(?:και|η|ουτε|or|nor|and)\s(?![^.;·]*(?:δεν|μη|not)(?!\p{L}))/u.test(own)
    ? ` δεν${own}`
    : own

/** Cents. Aid of a whole call, where nothing says that it is one applicant's. */
const leastPublic = 500_000_000
const ofOneApplicant =
  /(?:ανα|καθε|per|each|every|maximum|single) |μεγιστ|ανωτατ|επενδυτικ|σχεδι|(?:η|τησ|την) επιχειρησ|ο δικαιουχ|δανει|loan|project|applicant|beneficiary|κατηγορι|καθεστωτοσ|since (?:19|20)\d\d|(?:has|have|had) (?:been )?(?:awarded|given|paid|received)|received|ελαβ|agreement|(?:εχει|εχουν) (?:δω|διαθεσ|δοθ|χορηγ|λαβ)/u

/** A fixed sum is less sure than a ceiling that the call sets to it and what is added. */
const lumpSure = 0.74

/** Heads of the column of values of a sheet. */
const valueHead =
  /τιμη|ποσ(?:ο|α|ου|ων)|περιγραφ|στοιχει|πληροφορ|οροι|ισχυ|(?<!\p{L})νε(?:ο|α|οσ)(?!\p{L})|ευρω|€|value|amount|description|detail|eur|terms|new|information|limit|(?<!\p{L})ορι(?:ο|α)(?!\p{L})/u

/** What a line of a list names before its amount: "Category I: 8.400 €" under "The grant does not exceed:". */
function itemName(block: Block, figure: Figure): string | undefined {
  const lead =
    /^\s*(?:[•–*-]\s*)?([^:]{3,90}):\s*(?:εωσ|μεχρι|ωσ|απο|μεταξυ|up to|from|between)?\s*(?:τα|τισ)?\s*$/u.exec(
      block.folded.folded.slice(0, figure.start),
    )
  return lead === null || lastLabelled(lead[1] ?? '') ? undefined : lead[1]
}

type SimpleMoney = Extract<ReadValue, { cents: number; currency: string }>['field'] &
  ('total_budget' | 'min_eligible_cost' | 'max_eligible_cost' | 'min_subsidy' | 'max_subsidy' | 'min_loan' | 'max_loan')
interface EndFields {
  readonly min: SimpleMoney
  readonly max: SimpleMoney
}

/** The name of a row says by itself of what its amounts are. */
const lastLabelled = (row: string): boolean => moneyLabels.some(({ pattern }) => [...row.matchAll(pattern)].length > 0)

const perBeneficiary =
  /^[^.;]{0,30}(?:(?:ανα|σε καθε|για καθε) (?:δικαιουχο|επιχειρηση|φορεα|αιτουντα|αφμ|εταιρεια|ωφελουμενο|καταλυμα|εργο|σχεδιο|προταση|επενδυση|αιτηση)|(?:per|to each|for each) (?:company|enterprise|sme|beneficiary|applicant|undertaking|firm|business|project|proposal))/u

/** A row of a table of cost categories: what it bounds is a category. */
function isCategoryCap(block: Block, near: Near<MoneyName>): boolean {
  return (
    block.kind === 'cell' &&
    near.where !== 'sentence' &&
    near.names === 'eligible_cost' &&
    /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|cost categor/u.test(
      `${block.section} ${block.announcedBy} ${block.labels[0] ?? ''}`,
    ) &&
    labelOf(
      moneyLabels,
      { ...block, labels: [], folded: foldText(block.labels.at(-1) ?? ''), announcedBy: '', section: '' },
      { start: 0, end: 1000 },
      { start: 1000, end: 1000 },
    ) === undefined
  )
}

/** One of several sums by size, by kind of project or by voucher: none of them is the amount of all. */
function isOneOfMany(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  near: Near<MoneyName>,
): boolean {
  if (near.names !== 'subsidy' && near.names !== 'eligible_cost' && near.names !== 'budget') return false
  const { folded } = block.folded
  const words = (each: Figure): string => {
    const previous = all.findLast((other) => other.end <= each.start)
    const next = all.find((other) => other.start >= each.end)
    const before = folded.slice(Math.max(previous?.end ?? 0, each.start - 90), each.start)
    const after =
      /^\s*(?:(?:minimum|maximum|min\.?|max\.?|ελαχιστο|μεγιστο|ανωτατο)\s)?(?:\((?=πολυ|μικρ|μεσαι|μεγαλ|micro|small|medium|large)|(?:για|for|με|χωρισ|with|without|in|στισ) )[^,;.·]*/u.exec(
        folded.slice(each.end, next?.start ?? folded.length),
      )?.[0] ?? ''
    const clause = before.split(/[.;·]\s/u).at(-1) ?? ''
    return `${(previous === undefined ? clause : before).split(/,\s(?:ενω|αλλα|ωστοσο|while|but|whereas)\s/u).at(-1)} ${after}`
  }
  const sizes = all.map((each) => sizesIn(words(each)).join('+'))
  const mine = sizes[all.indexOf(figure)] ?? ''
  if (mine !== '' && sizes.some((other) => other !== '' && other !== mine)) return true
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  // "200.000 € (4.1.1), 137.500 € (4.1.2)".
  const named = inside.map((each) => /^\s*\(([^)]{1,30})\)/u.exec(folded.slice(each.end))?.[1])
  if (inside.length > 1 && named.every((name) => name !== undefined) && new Set(named).size === inside.length)
    return true
  const text = folded.slice(sentence.start, figure.start)
  // "220.000 € and, for plans that end early, 242.000 €": the first is that of all.
  const [first, second] = inside
  if (figure === first && second !== undefined && inside.length === 2) {
    const between = folded.slice(first.end, second.start)
    if (forSomeMore.test(between) && !forItself.test(between)) return false
    if (near.names === 'budget' && /κατανεμ|μοιραζ|διανεμ|(?<!\p{L})split|divided|shared/u.test(between)) return false
  }
  if (/(?:sum|total) of|συνολ|αθροισμα/u.test(text) && inside.length === 1) return false
  if (inside.length > 1 && inside.every(({ values }) => values.length === 1)) {
    // "Film 100.000 €, documentary 60.000 €": names of things, and no words of bounds.
    const own = (each: Figure): string =>
      folded.slice(
        all.findLast((other) => other.end <= each.start && other.start >= sentence.start)?.end ?? sentence.start,
        each.start,
      )
    const ends = inside.map((each) => endOf(own(each), ''))
    const things = inside
      .slice(1)
      .filter(
        (each) =>
          /^\s*,?\s*(?:και |and )?(?:an? |the )?\p{L}{3,}/u.test(own(each)) &&
          !ifWords.test(own(each)) &&
          !/^[\s,]*(?:(?:και|and) )?(?:αυξ|μειω|διαμορφ|ανερχ|φ[θτ]α|increas|rais|reduc|grew|ris)/u.test(own(each)) &&
          (inside.length > 2 || !allLabelled(own(each))),
      )
    if (
      things.length === inside.length - 1 &&
      (ends.slice(1).every((end) => end === undefined) || (inside.length > 2 && new Set(ends).size === 1))
    )
      return !/βασικ|basic/u.test(folded.slice(figure.end, figure.end + 20))
  }
  // "90.000 € with a battery · 45.000 € without": cells and lines under one label.
  const tails = all.filter((each) => /^\s*(?:με |χωρισ|with(?:out)?(?!\p{L}))/u.test(folded.slice(each.end)))
  return tails.length > 1 && tails.includes(figure)
}

/** Between a value and a higher one for some. */
const forSomeMore =
  /^\s*(?:€|ευρω|eur)?\s*(?:(?:για|ανα|per|for) (?:μεμονωμεν|καθε|μια |each |every |a single |single )[^,;·]{0,40})?[,;(]?\s*(?:(?:και|ενω|η|ή|αλλα|and|but|or)(?!\p{L}))?,?\s*(?:για|σε|στ\p{L}{1,3}|εφοσον|ε?αν|οταν|for|in|if|where|when)\s[^\d]{3,90}$|^\s*(?:€|ευρω|eur)?\s*(?:για|ανα|per|for) (?:μεμονωμεν|(?:a )?single )[^,;·]{0,40},[^\d]{0,40}$/u
/** "20.000 € for small firms, 40.000 €": what stands right behind the first is its own. */
const forItself =
  /^\s*(?:€|ευρω|eur)?\s*(?:\(|(?:για|for|σε|in|στ\p{L}{1,3}) (?!(?:μεμονωμεν|καθε|μια |each |every |a single |single )))/u

const allLabelled = (text: string): boolean => moneyLabels.some(({ pattern }) => [...text.matchAll(pattern)].length > 0)

const boundFields: Readonly<Partial<Record<MoneyName, EndFields>>> = {
  budget: { min: 'min_eligible_cost', max: 'max_eligible_cost' },
  eligible_cost: { min: 'min_eligible_cost', max: 'max_eligible_cost' },
  subsidy: { min: 'min_subsidy', max: 'max_subsidy' },
  loan: { min: 'min_loan', max: 'max_loan' },
}

function pairReadings(
  figure: Figure,
  all: readonly Figure[],
  folded: string,
  fields: EndFields,
  make: (field: SimpleMoney, at: number, sure?: number) => Reading,
): Reading[] {
  const other = pairOf(figure, all, folded)
  const both = /(?:ελαχιστ|minimum)\p{L}*\s*(?:\/|-|και|and)\s*(?:μεγιστ|ανωτατ|maximum)/u.test(folded)
  if (other === undefined || !both) return []
  return [make((figure.values[0] ?? 0) < (other.values[0] ?? 0) ? fields.min : fields.max, 0)]
}
