import { isFormer } from '../whose/amended.ts'
import { overList } from './cost-lists.ts'
import { moneyIn, percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { bareCap, cellCaps } from './caps-cells.ts'
import { capsOfMembers, withMembers } from './caps-of-members.ts'
import {
  capReading,
  capsKey,
  costs,
  isCostAtLarge,
  namedLimits,
  noCost,
  quotedFrom,
  ratesKey,
  strictKey,
} from './caps-words.ts'
import type { Place } from './caps-words.ts'
import { isOfOthers } from '../money/money-of-others.ts'
import type { Reading } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { isOfWholeCost, refusedBeyond } from '../money/sums-beyond.ts'

/** Words of a case, no name of a thing. */
const ofCase =
  /^(?:ορι[οα]|ορθο|ανωτατ|μεγιστ|τουλαχιστον|κατα|συμφωνα|προυπολογισμ|π\/υ|(?:(?:πολυ )?μικρ|μεσαι|μεγαλ)\p{L}*(?= επιχειρ|\s*$)|(?:micro|small|medium|large)(?= (?:enterprise|firm|compan|business|undertaking)|\s*$)|οταν|αν|εαν|εφοσον|σε περιπτωση|if|when|where|in case)(?!\p{L})/u
/** "… of the cost" behind a ceiling says by itself that it is one of costs. */
const ofWhole =
  /^\s*\)?\s*(?:επι |of (?:the |all |its )?|του|των|τησ)\s*(?:\p{L}+ ){0,2}?(?:προυπ|π\/υ|κοστ|δαπαν|παγι|συνολ|budget|costs?(?!\p{L})|total)/u
/** Lists of what is not paid. */
const refusedKey =
  /(?<!\p{L})(?:μη|δεν|οχι|χωρισ|not|non)[ -](?:ειναι |θα |are |is )?(?:επιλεξ|επιδοτ|χρηματοδοτ|ενισχυ|καλυπτ|αναγνωρ|δεκτ|eligible|funded|covered|paid|accepted)|(?:in|non-)eligible|εξαιρουμεν\p{L}+ δαπαν|excluded costs/u
/** Words between the name of a category and its ceiling. */
const boundary =
  /(?:^|\s)(?:δεν|μη|οχι|δυναται|μπορ\p{L}+|πρεπει|εως|εωσ|μεχρι|ωσ(?= \d)|το πολυ|κατ ['’]?|μεγιστο|ανωτατο|max(?:imum)?|up to|at most|no more|not (?:more|exceed)|do(?:es)?(?= not)|may|can(?:not)?|must|should|shall|will|(?:is|are)(?!\p{L})|(?:above|over)(?=\s*(?:€|eur)?\s*$)|υπαρχει|τιθεται|counts?|(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ)(?:ονται|ουνται|ειται|εται)|ισχυ(?:ει|ουν)|(?:το σχεδιο|η (?:δραση|προσκληση)|the (?:draft|call|scheme)) (?:προβλεπ|οριζ|θετ|foresee|set)\p{L}*|το (?:ποσοστο|ταβανι|(?:πλαφον|(?:(?:ανωτατο|μεγιστο) )?οριο)(?! (?:για|σε|στ|τ)))|the (?:limit|ceiling|cap|maximum)(?! (?:for|on|of))|ανερχ\p{L}+|stays?|limited|capped|to(?= (?:€|eur|\d|$)|$)|to the extent(?= of)|at a price(?= of)|αξιασ|αναγνωριζ\p{L}+|επιλεξιμ\p{L}+ (?=εωσ|μεχρι|σε)|γιν\p{L}+|ειναι|φθα[νσ]\p{L}+|φτα[νσ]\p{L}+|περιοριζ\p{L}+|καλυπτ\p{L}+|να (?:μην )?(?:υπερβ|ξεπερ)\p{L}+|under|below)(?=\s|$)/u

/** The category of a ceiling, and whether its sentence says that what is above is taken off. */
interface Category extends Place {
  readonly cut: boolean
}

/** Letters of a member of a list without a figure: "equipment without limit". */
const longestGap = 60

/** What a piece of something may cost bounds no category. */
const ofUnitPrice = /μοναδιαι\p{L}+ (?:κοστ|τιμ)|(?<!\p{L})unit (?:cost|price)/u

/** Ceilings of categories of costs: in a column of a table, in a list of ceilings, or in a sentence of their own. */
export function capsOf(block: Block): Reading[] {
  if (block.kind === 'heading') return []
  const { folded } = block.folded
  const keys = keysOf(block)
  if (block.kind === 'cell') {
    const cell = cellCaps(block)
    if (cell.length > 0) return cell
  }
  const bare = bareCap(block, keys)
  if (bare.length > 0) return bare
  if (keys.some((key) => ratesKey.test(key)) && percentsIn(folded).every(({ end }) => !ofWhole.test(folded.slice(end))))
    return []
  const found: Reading[] = []
  let last: Category | undefined
  for (const sentence of sentencesOf(block)) {
    const listed = folded.slice(sentence.start, Math.max(sentence.start, folded.indexOf(':', sentence.start)))
    const text = folded.slice(sentence.start, sentence.end)
    if ((isAside(block, text) && !namedLimits.test(listed)) || ofUnitPrice.test(text)) continue
    const read = sentenceCaps(block, folded, sentence, keys, last)
    found.push(...read.caps)
    if (read.caps.length > 0) last = read.last
    else if (/\d/u.test(text) || text.length > longestGap) last = undefined
  }
  return withMembers(block, found, capsOfMembers(block))
}

/** @param before the category of the last ceiling of the sentence before: a list may go on behind a stop */
function sentenceCaps(
  block: Block,
  folded: string,
  sentence: Place,
  keys: readonly string[],
  before: Category | undefined,
): { readonly caps: Reading[]; readonly last: Category | undefined } {
  const text = folded.slice(sentence.start, sentence.end)
  const figures = [...moneyIn(text), ...percentsIn(text)]
    .filter((each, _at, all) => each.values.length === 1 && !isFormer(text, { start: 0, end: text.length }, each, all))
    .toSorted((a, b) => a.start - b.start)
  const listed = keys.some((key) => capsKey.test(key)) || capsKey.test(text.slice(0, Math.max(0, text.indexOf(':'))))
  const anyName =
    (namedLimits.test(block.section) && block.kind === 'item' && nameAndFigure.test(text)) ||
    namedLimits.test(block.announcedBy) ||
    namedLimits.test(text.slice(0, Math.max(0, text.indexOf(':'))))
  const strict =
    anyName ||
    keys.some((key) => strictKey.test(key) && costs.test(key)) ||
    keys.some((key) => /^(?:\S+ )?(?:περιορισμοι|restrictions|limits|ceilings)$/u.test(key.trim())) ||
    strictKey.test(text.slice(0, Math.max(0, text.indexOf(':'))))
  const cut = isCut.test(text) || before?.cut === true
  const refusedList = cut || [...keys, text].some((key) => refusedKey.test(key))
  const out: Reading[] = []
  let from = 0
  let heldTo = 0
  let bounded = before !== undefined && isGoingOn(text.slice(0, figures[0]?.start))
  const carried = bounded
  let last =
    before === undefined ? undefined : { start: before.start - sentence.start, end: before.end - sentence.start }
  const asked = askedCategory(block)
  const inPaidList =
    block.kind === 'item' &&
    figures.length === 1 &&
    nameUpTo.test(text) &&
    keys.some((key) => overList.test(key) && !refusedKey.test(key))
  for (const figure of figures) {
    const between = text.slice(from, figure.start)
    // "30 % (from 20 %) and …": what held before is no name.
    const former =
      /^\s*[»"”]?\s*\((?:απο|αντι|from|instead of|was)\s[^()]{1,20}\)|^\s*(?:€|ευρω)?\s*(?:τον μηνα|το μηνα|μηνιαιωσ|ανα \p{L}+|per \p{L}+|a month)(?= (?:και|and|,) )/u.exec(
        between,
      )?.[0].length ?? 0
    const when = cut ? (/^\s*(?:ε?αν|οταν|οσεσ|if|when|where)\s+(?=\p{L})/u.exec(between)?.[0].length ?? 0) : 0
    const skip = former + when
    const begin = from + skip + lastCut(between.slice(skip))
    const clause = text.slice(begin, figure.start)
    const after = text.slice(figure.end, figure.end + 60)
    from = figure.end
    const name = nameIn(clause)
    const end = endOf(clause, after)
    const mostBehind =
      /^\s*(?:of|του|των)\s[^,;.]{3,40}\s(?:at (?:the )?most|το πολυ|κατ ?['’]? ?ανωτατο)(?!\p{L})/u.test(after)
    const capBehind = /^\s*(?:cap|limit|ceiling|maximum|οριο|πλαφον)(?!\p{L})/u.test(after)
    // "Not eligible: land above 10 %": what is refused above a share is capped by it.
    const max =
      end === 'max' ||
      capBehind ||
      mostBehind ||
      (end === 'min' &&
        refusedList &&
        /(?:αν|παν)ω (?:απο|των?|του)|above|over|exceed|more than|υπερβ|υπερεβ|ξεπερν|ξεπερασ/u.test(clause))
    // "Consultants cannot exceed 20 %, travel 8 %": the second is bounded by the first's words.
    const again = last !== undefined && sameCategory.test(between)
    bounded = max || (bounded && (again || name !== undefined))
    // "Studies are paid at 60 %, with a ceiling of 6.000 €": the category stands before the first figure.
    const far =
      name !== undefined &&
      /^(?:με|with) |^(?:ανωτατ|μεγιστ|οριο|a? ?(?:maximum|ceiling))/u.test(
        text.slice(begin + name.start, begin + name.end),
      )
    // "For consultancy the rate is 50 % and the costs do not exceed 5 %": the costs are those of the beginning.
    const general = name === undefined && /(?<!\p{L})(?:δαπανεσ|costs|expenditure)(?!\p{L})/u.test(clause)
    const lead = /^\s*(?:\S{1,4}\s)?(?:για|for) [^,:]{5,80},/u.exec(text)?.[0]
    const first = far
      ? nameIn(text.slice(0, figures[0]?.start))
      : general && lead !== undefined
        ? nameIn(lead.slice(0, -1))
        : undefined
    // "Equipment: only depreciation, and not more than 25 %": bounded is what the sentence begins with.
    const subject = figure === figures[0] ? subjectOf(text.slice(0, figure.start)) : undefined
    const own =
      subject !== undefined
        ? subject
        : far || general
          ? first
          : name === undefined
            ? undefined
            : { start: begin + name.start, end: begin + name.end }
    // "Wages up to 40 % for small enterprises, for medium ones up to 30 %".
    const others = last !== undefined && holdersOnly.test(clause.slice(clause.lastIndexOf(',') + 1))
    const ofCategory = last === undefined ? undefined : caseOf(clause, folded, { at: sentence.start, last })
    bounded ||= ofCategory !== undefined
    const stood = own === undefined ? undefined : standsFor(text.slice(own.start, own.end), folded, sentence.start)
    const place = again || others || ofCategory !== undefined ? last : (stood ?? own)
    if (
      asked !== undefined &&
      (place === undefined || !costs.test(text.slice(place.start, place.end)) ? figures[0] === figure : asked.limit) &&
      ofAsked(figure, text, asked.bounded || max, asked.limit)
    ) {
      out.push({ ...capReading(block, sentence.start, figure, asked.name, sentence), confidence: 0.8 })
      continue
    }
    if (place === undefined || !(bounded || strict) || /\+\s*$/u.test(clause)) continue
    if (end === 'min' && !max) continue
    // "No legal entity may receive more than 60.000 €", "eligible costs above 600.000 € are cut off".
    if (figure.kind === 'money' && ofPlan.test(clause)) {
      last = place
      continue
    }
    if (takesPart.test(clause)) continue
    // "Services of a value below 600 € are not examined": the least, and no ceiling.
    if (figure.kind === 'money' && refusedBelow(text, figure)) continue
    if (figure.kind === 'percent' && rateOfAid.test(between)) continue
    if (getsAtOnce.test(clause)) continue
    if (figure.kind === 'money' && (received.test(clause) || isOfWholeCost(text.slice(0, figure.start)))) continue
    const title = folded.slice(sentence.start + place.start, sentence.start + place.end)
    const called = saidCosts.test(folded.slice(sentence.start, sentence.start + place.start))
    const ofAid =
      !ofLoan.test(after) &&
      /^[^,;.·]{0,40}(?:ενισχυσ|επιχορηγησ(?!\p{L}*ουμεν)|τζιρ|εξαγωγ|μετοχ|turnover|capital(?! (?:costs?|expend|invest|works))|loan)/u.test(
        after,
      )
    const flat =
      /κατ ?['’]? ?αποκοπη|flat|σταθερ|fixed|calculated|of (?:personnel|direct)|επι (?:του|των) (?:μισθ|αμεσ)/u.test(
        `${clause} ${after.split(/[,;·]/u)[0] ?? ''}`,
      )
    // "Buildings are funded up to 45 % of the total" bounds them as "up to 25.000 €" does.
    const bounds =
      figure.kind === 'money' || /^\s*(?:του (?:ιδιου )?συνολου|of the (?:same )?total)(?!\p{L})/u.test(after)
    // "Regional aid: buildings (up to 45 %)": what stands before the colon names the list.
    const said = text
      .slice(place === own ? text.lastIndexOf(':', place.start) + 1 : begin, figure.start)
      .slice(-clause.length)
    const labelled = max && figure.kind === 'percent' && /κεφαλαι\p{L}+ κινησ|working capital/u.test(title)
    const known =
      labelled ||
      ((costs.test(title) || called) && !(carried && ofIndirect.test(title))) ||
      anyName ||
      ((carried || (out.length > 0 && isGoingOn(between))) && !ofSum.test(title)) ||
      (listed && figure.kind === 'percent' && ofWhole.test(after)) ||
      (max && figure.kind === 'percent' && (ofAllCosts.test(after) || ofLoan.test(after)) && isThing(title)) ||
      (max && inPaidList)
    if (
      !known ||
      (figure.kind === 'money' && !anyName && !called && isCostAtLarge(title)) ||
      ofCase.test(title) ||
      noName.test(title) ||
      noCost.test(bounds ? title.replace(paidFor, ' ') : title) ||
      noCost.test(bounds ? said.replace(paidFor, ' ') : said) ||
      ofAid ||
      (figure.kind === 'percent' && ofRate.test(text) && !ofWhole.test(after)) ||
      (figure.kind === 'money' && !refusedList && ofSmall.test(clause)) ||
      flat
    )
      continue
    // "At most 900 a day and at most 15 %": both are of one category.
    last = place
    if (
      figure.kind === 'money' &&
      isOfOthers(folded, sentence, {
        ...figure,
        start: sentence.start + figure.start,
        end: sentence.start + figure.end,
      })
    )
      continue
    if (
      !ofBudget(figure, after, listed || strict || capBehind) ||
      /(?:μηνιαι|monthly|daily|hourly|ημερησι|ωριαι)\p{L}* [^,;.]{0,60}$/u.test(clause)
    )
      continue
    if (figure.kind === 'percent' && figure.values[0] === 10000) continue
    const cap = capReading(
      block,
      sentence.start,
      figure,
      placeIn(block, sentence.start + place.start, sentence.start + place.end),
      sentence,
    )
    const ahead = holderSpan(text, Math.max(begin, heldTo, text.lastIndexOf(':', figure.start) + 1), figure.start)
    const told =
      ofCategory === undefined
        ? (ahead ?? (others ? undefined : holderSpan(text, figure.end, text.length)))
        : { start: begin + ofCategory.start, end: begin + ofCategory.end }
    heldTo = told?.end ?? heldTo
    out.push(
      told === undefined || cap.value.field !== 'cap'
        ? cap
        : {
            ...cap,
            value: { ...cap.value, holder: placeIn(block, sentence.start + told.start, sentence.start + told.end) },
          },
    )
  }
  const behind = spentOn(block, text, sentence, figures).filter(
    ({ figure }) => !out.some((each) => each.figure.start === figure.start),
  )
  return {
    caps: [...out, ...behind],
    last: last === undefined ? undefined : { start: last.start + sentence.start, end: last.end + sentence.start, cut },
  }
}

const refusedBelow = (text: string, figure: Figure): boolean =>
  refusedBeyond(text, { start: 0, end: text.length }, figure)?.startsWith('min') === true

/** "• Tractors: 35 %": a member of a list of names and figures. */
const nameAndFigure =
  /^[\s•·–-]*\p{L}[^:%€\d]{3,70}:\s*(?:εωσ |μεχρι |up to )?(?:€|eur)?\s?\d[\d.,]*\s?(?:%|€|ευρω)?[\s.;·]*$/u
/** What somebody gets, up to a figure, is no cost. */
const received =
  /(?<!\p{L})(?:receive|get|be (?:awarded|granted|given)|λαβ(?:ει|ουν)|λαμβαν\p{L}+|εισπρα\p{L}+)(?!\p{L})[^,;.·]{0,30}$/u
/** "Are subsidised at a rate of up to", "… a grant of 25.000 €, representing at most": a rate of aid. */
const rateOfAid =
  /(?<!\p{L})(?:επιδοτ|επιχορηγ|ενισχυ|χρηματοδοτ)\p{L}+ (?:με|σε) ποσοστο(?!\p{L})[^,;.·\d]{0,20}$|^\s*,?\s*(?:representing|corresponding to|equal to|equivalent to|ητοι|που αντιστοιχει σε)(?!\p{L})[^,;.·\d]{0,30}$/u

/** "• a domain name, up to EUR 200": a member of a list of what is paid. */
const nameUpTo =
  /^[\s•·–-]*\p{L}[^:%€\d.;]{3,90}?[\s,(]+(?:(?:και )?(?:εωσ|μεχρι|ωσ|το πολυ|up to|at most|max\.?)|(?:που |which |that )?(?:δεν (?:ξεπερν|υπερβαιν)\p{L}+|(?:may |can |must |do(?:es)? )?not exceed)) (?:τα |τισ |το |των )?(?:€|eur)?\s?\d[^:;]{0,60}$/u
/** "For a budget of up to 500.000 €": the plan of which a ceiling is. */
const ofPlan =
  /(?:για|με|for|with) (?:an? |\p{L}+ ){0,2}(?:προυπολογισμο|π\/υ|budget)\s(?:εωσ|μεχρι|ανω|κατω|πανω|απο|of|up to|above|below|over)[^,;.]{0,10}$/u
/** A partner who takes part with a share, and no cost. */
const takesPart = /συμμετε[χσ]\p{L}+ (?:στο \p{L}+ )?(?:με|κατα)|(?:take|takes|taking) part (?:in [^,;.]{0,20})?with/u

/** "Buildings up to 45 %; in listed buildings the share reaches 70 %": a case of the category before it, by its words. */
function caseOf(
  clause: string,
  folded: string,
  { at, last }: { readonly at: number; readonly last: Place },
): Place | undefined {
  const match =
    /^[\s,·;(]*(?:και |ενω |but |while )?(?:σε|στα|στισ|στουσ|για|in|for) (?:τα |τισ |τουσ |the )?(?<name>\p{L}[\p{L} ]{3,40}?),? (?:(?:το|the) (?:\p{L}+ )?(?:ποσοστο|οριο|share|limit|ceiling)(?!\p{L})|εωσ|μεχρι|up to)/u.exec(
      clause,
    )
  const name = match?.groups?.['name']
  if (match === null || name === undefined) return undefined
  const category = folded.slice(at + last.start, at + last.end)
  const isOfBuildings =
    /διατηρητε|(?<!\p{L})(?:listed|protected|historic)/u.test(name) && /κτ[ιη]ρι|build/u.test(category)
  const shared = category.split(' ').some((word) => word.length > 5 && name.includes(word.slice(0, 5)))
  if (!isOfBuildings && !(shared && name !== category)) return undefined
  const start = match[0].indexOf(name)
  return { start, end: start + name.length }
}

/** "The latter", "η τελευταία": the last that the sentence before names, from the beginning of its own. */
function standsFor(name: string, folded: string, at: number): Place | undefined {
  if (!/^(?:τελευται\p{L}{1,3}|latter)$/u.test(name)) return undefined
  const before = folded.slice(0, at)
  const match =
    /(?:\s(?:και|and)|,) (?:(?:οι|η|ο|το|τα|την?|τη[σν]|τισ|τουσ|the) )?(?<name>\p{L}(?:(?! (?:και|and) )[\p{L} ]){3,60}?)[\s.;·]*$/u.exec(
      before,
    )
  const named = match?.groups?.['name']
  if (match === null || named === undefined) return { start: 0, end: 0 }
  const start = match.index + match[0].lastIndexOf(named)
  return { start: start - at, end: start + named.length - at }
}

/** A name and its figure, and nothing that says what the figure does: the sentence before said it. */
const goesOn =
  /^[\s•·–-]*(?:και |and |ενω |while |τησ |του |των |για τ\p{L}{1,3} )?(?:[\p{L}&/()'’-]+ ){0,7}?[\p{L})'’]+\s?:?\s*(?:(?:to|εωσ|μεχρι|στ\p{L}{1,2}|τ\p{L}{1,3}|το οριο ειναι|το πολυ|up to|max\.?)\s*)?(?:€|eur)?\s*$/u
const verbs =
  /(?<!\p{L})(?:οταν|ε?αν|εφοσον|που|οποι\p{L}+|when|if|which|that|is|are|be|was|were|may|can|must|should|will)(?!\p{L})|(?:ειται|εται|ονται|ουνται|ουν|ωνται)(?!\p{L})/u
const isGoingOn = (lead: string): boolean => goesOn.test(lead) && !verbs.test(lead.replace('το οριο ειναι', ' '))
/** What is above a ceiling is taken off, or does not count. */
const isCut =
  /περικοπτ|περικοπ(?:η|ουν|εί)|(?:υπερβαλλον|επιπλεον|παραπανω)(?: ποσο)? (?:δεν|βαρυν)|δεν (?:\p{L}+ )?(?:αναγνωριζ|επιδοτ|χρηματοδοτ|καλυπτ|ενισχυ|επιχορηγ|λαμβαν\p{L}+ υποψ|υπολογιζ|γινετ|γινοντ|ειναι επιλεξ)|(?:not|no longer) (?:be )?(?:eligible|funded|covered|paid|accepted|reimbursed|recognised|supported)|disallowed|(?:is|are|will be) (?:cut|reduced)|the (?:excess|rest) /u
/** What a loan may be used for is bounded by a share of it. */
const ofLoan = /^\s*(?:του (?:\p{L}+ )?δανειου|(?:of|from) the (?:\p{L}+ )?loan)(?!\p{L})/u
/** What is bounded by a share of all costs is a category of them: "Signage may not make up more than 30 % of the approved cost". */
const ofAllCosts =
  /^\s*(?:του|των|of (?:the |all )?)\s*(?:(?:συνολικ|επιλεξιμ|εγκεκριμεν|επιχορηγουμεν|ενισχυομεν|επιδοτουμεν|approved|eligible|total|project)\p{L}* ){1,2}(?:κοστουσ|προυπολογισμου|δαπανων|π\/υ|costs?|budget|expenditure)|^\s*of the (?:costs?|budget) of the (?:project|plan|investment)|^\s*του (?:κοστουσ|προυπολογισμου) τ(?:ου|ησ) (?:εργου|σχεδιου|επενδυσησ|πραξησ|προτασησ)|^\s*of the (?:investment|plan|project)(?=\s*[.,;)]|\s*$)|^\s*(?:του σχεδιου|του εργου|τησ επενδυσησ)(?=\s*[.,;·)]|\s*$)|^\s*του (?:ιδιου )?συνολου(?!\p{L})|^\s*του προυπολογισμου(?! (?:τησ|του πρ))|^\s*of the \p{L}+['’]s (?:budget|costs?)/u
const notThing =
  /περιπτωσ|(?<!\p{L})case(?!\p{L})|partner|(?<!\p{L})(?:εταιρ|μελ(?:οσ|η|ουσ)(?!\p{L}))|φορε(?:ασ|ισ|α)|member|organi[sz]ation|οργανισμ|universit|πανεπιστημ|producer|παραγωγοσ(?!\p{L})|countr|participant|support|contribut|fund|voucher|(?<!\p{L})(?:we|it|they|you|this|that|αυτ\p{L}{1,2}|και)(?!\p{L})|στηριξ|συνδρομ|συμμετοχ|καλυψ|κουπον|επιταγ|εισφορ|premium|δανει|απαλλαγ|κινητρ|incentive|relief|credit|ελεγχ|μεταβολ|υπερβασ|τροποποι|change|saving|παγια προκ/u
const isThing = (title: string): boolean =>
  !notThing.test(title) && !ofSum.test(title) && title.split(' ').length <= 5 && /^\p{L}[\p{L}-]{3}/u.test(title)
/** "Δαπάνες για εμπειρογνώμονες": what is called so is a category of costs, whatever it is. */
const saidCosts =
  /(?<!\p{L})(?:δαπαν(?:εσ|ων|η|ησ)|κοστ(?:οσ|ουσ)|εξοδ(?:α|ων)|costs?|expenditure|spending)(?: (?:για|σε|of|for|on|των?|του|τησ))?(?: (?:την?|το|τα|τισ|τουσ|των|the))?\s*$/u
/** "Businesses with fewer than 10 staff receive 45 %": the rate of those who get it. */
const getsAtOnce =
  /(?<!\p{L})(?:receives?|gets?|obtains?|λαμβαν(?:ει|ουν)|παιρν(?:ει|ουν)) (?:(?:up to|a (?:grant|subsidy) of|εωσ|μεχρι|ποσοστο)(?: και)? ?)*$/u
/** What is paid at a flat rate has no ceiling, though it stands in a list of them. */
const ofIndirect = /εμμεσ|indirect|overhead/u
/** "The grant reaches 70 % for equipment, but for studies 40 %": rates of aid. */
const ofRate =
  /^[\s•·–\d.)-]*(?:η |το |the )?(?:ποσοστο |ενταση |(?:rate|intensity) of )?(?:τησ )?(?:ενισχυσησ?|επιδοτησησ?|επιχορηγησησ?|grant|aid|support)(?!\p{L})[^.;·%]{0,40}\d\s?%(?!\s*(?:του|of))/u
/** "For total costs below EUR 5 million": a case. */
const ofSmall =
  /(?:δαπανεσ|κοστοσ|προυπολογισμο\p{L}{0,2}|costs?|budgets?|expenditure) (?:below|under|above|over|κατω|ανω|πανω)(?: (?:απο|των|του))?[^,;.]{0,12}$/u
/** Who does something, and verbs: a clause, and no name of a category. */
const noName =
  /^(?:no|each|every|any|one|two|three|καθε|κανεν\p{L}+|καμι\p{L}+|μια|ενασ?|δυο|τρεισ) |(?<!\p{L})(?:we|you|they|it|he|who|which|that|ha[sd]|have|would|were|θα)(?!\p{L})|(?<!\p{L})(?:legal )?(?:entit(?:y|ies)|applicants?|beneficiar\p{L}+|borrowers?|consorti\p{L}+|undertakings?)$|(?<!\p{L})(?:this|rises?)(?!\p{L})|(?<!\p{L})(?:κανονισμ|περιοδο|ισχυ)\p{L}*/u
/** Sums and rates of something else than costs. */
const ofSum =
  /προυπολογισμ|π\/υ|(?<!\p{L})ποσ(?:ο|α)(?!\p{L})|σχεδι(?!ασ)|(?<!\p{L})εργ(?:ο|ου|(?:α|ων)(?! (?:πρασιν|υποδομ|μικρ|κατασκευ|διαμορφ|αναπλασ|συνδεσ)))(?!\p{L})|επενδυσ|διαρκεια|ποσοστ|συνολ|επιχειρ|δικαιουχ|budget|amount|project|rate(?!\p{L})|total|compan|applicant|duration|εμμεσ|indirect|overhead|(?<!\p{L})(?:per|ανα)(?!\p{L})|^(?:each|every|καθε|(?:πολυ )?μικρ(?:η|εσ|ων)(?!\p{L})|μεσαι|μεγαλ|large|small|medium|micro)/u
/** "Is paid up to 25.000 €": of a category of costs an amount bounds what counts of it. */
const paidFor =
  /(?:επιδοτ|επιχορηγ|ενισχυ|χρηματοδοτ|καλυπτ)(?:ειται|ουνται|εται|ονται)|(?:is|are) (?:funded|covered|reimbursed|supported)/u

/** The category of costs that the question above asks about, and whether it asks for a limit. */
function askedCategory(
  block: Block,
): { readonly name: Reading['quote']; readonly bounded: boolean; readonly limit: boolean } | undefined {
  const { announcedBy, keyPlace } = block
  if (
    keyPlace === undefined ||
    !/\?\s*$|\p{Script=Greek}[^?]*;\s*$/u.test(announcedBy) ||
    keyPlace.end - keyPlace.start !== announcedBy.length
  )
    return undefined
  const found = costs.exec(announcedBy)
  // "Are there limits for costs?" asks about none of them.
  const named = costs.test(
    announcedBy.replaceAll(
      /(?<!\p{L})(?:επιλεξιμ\p{L}+ )?(?:δαπαν|κοστ|εξοδ)\p{L}*|(?<!\p{L})(?:costs?|expenditure|expenses|spending)(?!\p{L})/gu,
      ' ',
    ),
  )
  if (found === null || !named || noCost.test(announcedBy.replace(paidFor, ' '))) return undefined
  const before = /(?:[\p{L}-]{5,} )?$/u.exec(announcedBy.slice(0, found.index))?.[0] ?? ''
  const start =
    found.index - (/(?:οριο|ποσοστο|ποσο|limit|much|eligible|πληρων\p{L}+) $/u.test(before) ? 0 : before.length)
  const rest = announcedBy.slice(start)
  const end =
    (/[;?,]|\s(?=(?:ειναι|επιδοτ|αναγνωρ|καλυπτ|χρηματοδ|μπορ|that|can|are|is|we|will)(?!\p{L}{6}))/u.exec(rest)
      ?.index ?? rest.length) + start
  return {
    name: { start: keyPlace.start + start, end: keyPlace.start + end },
    limit: strictKey.test(announcedBy),
    bounded: strictKey.test(announcedBy) || /(?:εωσ|μεχρι) ποσο|how much|ποσο(?!στ)/u.test(announcedBy),
  }
}

/** "Το 10 % του προϋπολογισμού", "up to 28.000 €" as the answer. */
const ofAsked = (figure: Figure, text: string, bounded: boolean, limit: boolean): boolean =>
  bounded &&
  (limit || figure.kind === 'money' || ofWhole.test(text.slice(figure.end))) &&
  !noCost.test(text) &&
  !ofSum.test(text.slice(0, figure.start)) &&
  !/^[^,;.·]{0,20}(?:τον μηνα|μηνιαι|a month|per month)/u.test(text.slice(figure.end))

/** "No more than 10% of the budget may be spent on consultancy": the category stands behind. */
function spentOn(block: Block, text: string, sentence: Place, figures: readonly Figure[]): Reading[] {
  return figures.flatMap((figure) => {
    const match =
      /^\s*(?:το πολυ |κατ['’]? ?ανωτατο (?:οριο )?|at most )?(?:(?:of|του|των|τησ)\s[\p{L}/ -]{3,60}? )?(?:(?:may|can|must|should|μπορ\p{L}+|επιτρεπεται|δυναται|(?:ειναι|αποτελει|is) (?:το |the )?(?:ανωτατ|μεγιστ|maximum|most|limit|ceiling|cap|οριο))[^.,;]{0,30}? )?(?:on|for|to|towards|για|σε|(?:να )?(?:αφορ|καλυπτ)\p{L}+|(?:αναγνωριζ|επιδοτ|επιχορηγ|ενισχυ|χρηματοδοτ)(?:ονται|ουνται)) (?:(?:τη[νσ]?|το[νυ]?|τα|τισ|the)\s)?(?:fees (?:to|of|for) )?(?<name>[\p{L} -]{4,50}?)(?=\s*(?:[.,;·)–—]| ?- |$| και το \d| and \d))/u.exec(
        text.slice(figure.end),
      )
    const name = match?.groups?.['name']
    if (match === null || name === undefined || figure.values[0] === 10000) return []
    const most =
      /^[^.,;·]{0,60}(?:ειναι|αποτελει|is) (?:το |the )?(?:ανωτατ|μεγιστ|maximum|most|limit|ceiling|cap|οριο)/u.test(
        text.slice(figure.end),
      )
    // "With 5 million services are funded", "up to 10 % of the budget costs of transport are funded".
    if (
      /(?:αναγνωριζ|επιδοτ|επιχορηγ|ενισχυ|χρηματοδοτ)(?:ονται|ουνται)/u.test(match[0]) &&
      (figure.kind === 'money' || ofSum.test(name))
    )
      return []
    // "+5 % for certification" is a bonus, and a bound further away is another figure's.
    if (/\+\s*$/u.test(text.slice(0, figure.start))) return []
    if (
      !costs.test(name) ||
      noCost.test(name) ||
      (figure.kind === 'percent' && ofRate.test(text)) ||
      (endOf(
        text.slice(Math.max(0, figure.start - nearBound), figure.start),
        text.slice(figure.end, figure.end + nearBound),
      ) !== 'max' &&
        !most &&
        !/^[^.,;·]{0,60}(?:(?:may|can)(?!not) |μπορ\p{L}+ |επιτρεπεται |δυναται )/u.test(text.slice(figure.end)))
    )
      return []
    const start = sentence.start + figure.end + match[0].lastIndexOf(name)
    return [capReading(block, sentence.start, figure, placeIn(block, start, start + name.length), sentence)]
  })
}

/** Letters before a figure in which its bound stands. */
const nearBound = 40

/** Between two ceilings of one category: "up to 50 % of the cost and 60.000 €". */
const sameCategory =
  /^[\s,(]*(?:(?:του|των|τησ|of)(?: the)? (?:\p{L}+ )?(?:κοστουσ|δαπανων|προυπολογισμου|π\/υ|costs?|budget|expenditure)(?: (?:του|τησ|of the) (?:εργου|σχεδιου|επενδυσησ|πραξησ|project|plan))?)?(?: ?(?:τον μηνα|την? (?:ημερα|ωρα)|ανα \p{L}+|per (?:day|month|person|hour)|a (?:day|month)))?(?: ?(?:στισ|για(?: τισ)?|for|in) (?:(?:πολυ )?μικρ|μεσαι|μεγαλ|μμε|micro|small|medium|large|smes)\p{L}*(?: (?:επιχειρησεισ|enterprises|firms|companies))?)?[\s,(]*(?:και |and |or |η |αλλα |but |ουτε |nor )?(?:(?:σε απολυτο (?:ποσο|αριθμο)|παντωσ|σε (?:καθε|καμια) περιπτωση|in (?:any|no) case|με πλαφον|με (?:ανωτατο|μεγιστο)(?: ποσο)?) )?(?:(?:οχι|not|no) (?:πανω απο|περισσοτερο απο|ανω των|ανω του|above|more than)|δεν (?:ξεπερν|υπερβαιν)\p{L}+|(?:may |can |must )?(?:not|never) exceed|εωσ|μεχρι|ωσ|up to|max\.?|μεγιστο|το πολυ)?\s*(?:(?:του )?ποσου? |τα |το |τισ |των |στισ |στα |στο )*$/u

/** What a sentence begins with, where an aside in commas parts it from its bound: "Refrigerated vehicles only, and never for more than …". */
function subjectOf(lead: string): Place | undefined {
  const match =
    /^[\s•·–-]*(?:\d+(?:\.\d+)*[.)]? )?(?:the |οι |η |το |τα )?(?<name>\p{L}[^:,;.\d%]{2,50}?)(?: only| μονο|:\s[^:;.\d]{3,80})?,\s*(?:and |but |και |αλλα )(?:never|not|no|οχι|ποτε|μεχρι|εωσ|up to|at most)(?!\p{L})[^,;.\d]{0,25}$/u.exec(
      lead,
    )
  const name = match?.groups?.['name']
  if (match === null || name === undefined || !costs.test(name) || strictKey.test(name) || ofSum.test(name))
    return undefined
  const start = match[0].indexOf(name)
  return { start, end: start + name.length }
}

/** A clause that says for whom, and not of what. */
const holdersOnly =
  /^[\s,·]*(?:και |ενω |and |while )?(?:για|στισ|σε|for|in) (?:τισ |τη[ν]? |το[ν]? |the )?(?:(?:πολυ )?μικρ|μεσαι|μεγαλ|μμε|micro|small|medium|large|smes|λοιπ|υπολοιπ|other)\p{L}*(?: (?:επιχειρησεισ|προυπολογισμο|ποσο|μεροσ|κοστοσ|ones|enterprises|firms|companies|budget|amount))?(?: και (?:\p{L}+ ){0,2}μικρ\p{L}+)?\s*(?:εωσ|μεχρι|up to|max\.?|το πολυ|(?:το )?(?:ανωτατο |μεγιστο )?(?:οριο|ποσοστο)(?: ειναι)?|(?:the )?(?:limit|ceiling|cap) is|it is)?\s*(?:το |τα )?$/u

/** The sizes that a ceiling is for: "30 % στις μεγάλες επιχειρήσεις". */
function holderSpan(text: string, from: number, to: number): Place | undefined {
  const found = ofSizes.exec(text.slice(from, to))
  if (found === null) return undefined
  const start = from + found.index + found[0].length - (found[1] ?? '').length
  return { start, end: start + (found[1] ?? '').length }
}
const ofSizes =
  /^[\s,·]*(?:και |ενω |and |while )?(?:(?:του|των|of(?: the)?) (?:[\p{L}]+ ){0,2}(?:κοστουσ|δαπανων|προυπολογισμου|costs?|budget|expenditure) )?(?:για|στισ|σε|for|in) (?:τισ |το[ν]? |the )?((?:(?:πολυ )?μικρ|μεσαι|μεγαλ|μμε|micro|small|medium|large|smes)\p{L}*(?: (?:επιχειρησεισ|enterprises|firms|companies))?|(?:υπολοιπο|rest of the) (?:προυπολογισμο|ποσο|μεροσ|budget))/u

/** A percentage is of the budget, or stands in a list of ceilings; an amount is of nothing else ("per vehicle", "per month"). */
function ofBudget(figure: Figure, after: string, listed: boolean): boolean {
  if (
    /^\s*\/\s?\p{L}|^[^,;.·]{0,20}(?:ανα (?!εργο|σχεδιο|αιτηση|προταση|επιχειρηση|επενδ)|per (?!project|proposal|application|plan)|τον μηνα|την (?:ωρα|ημερα)(?!\p{L})|μηνιαι|an? (?:month|year|hour|day)(?!\p{L}))/u.test(
      after,
    )
  )
    return false
  if (figure.kind === 'money') return listed || !/^[^,;.·]{0,30}(?:και ανω|or more)/u.test(after)
  return (
    listed ||
    /^\s*\((?:αντι|απο|instead|ανωτατ|μεγιστ|max)|^\s*(?:με|with) (?:πλαφον|ανωτατ|(?:a )?(?:maximum|ceiling))|^\s*(?:για|στισ|for) (?:τισ |τα )?(?:μμε|(?:πολυ )?μικρ|μεσαι|μεγαλ|large|smes)/u.test(
      after,
    ) ||
    /^\s*\)?\s*(?:επι |of (?:the |all |its |an? )?|του|των|τησ|στο)\s*(?:[\p{L}'’]+ ){0,2}?(?:συνολικ|συνολ|παγι|επιλεξιμ|επιχορηγ|προυπ|π\/υ|σχεδι|εργου|δαπαν|κοστ|επενδυσ|total|project|eligible|overall|budget|costs?|plan|investment|lump sum|approved|direct|requested|award|δανει|loan|grant(?!\p{L}))/u.test(
      after,
    ) ||
    /^\s*(?:επισησ|κατ ['’]? ?ανωτατ|το πολυ|at most|maximum|$|[,;.·)»"”]|(?:και|and|η|or)\s)/u.test(after)
  )
}

/** Where the clause of a figure begins: after the last separator that is not inside a bracket. */
function lastCut(text: string): number {
  // "Studies, fees of consultants: up to 10 %": the names before a colon go together.
  const listed = /(?::|\s[–-])\s*(?:(?:εωσ|μεχρι|ωσ|up to|max\.?|το πολυ)\s*)?(?:τα |τισ )?$/u.test(text)
  // "50% of the costs and …": what stands behind a figure is its own.
  let at = /^\s*\)?\s*(?:των|του|τησ|of|επι)\s[^,;·]*?(?=[,;·]|\s(?:και|and)\s)/u.exec(text)?.[0].length ?? 0
  for (const match of text.matchAll(
    /[,;·|]\s|\.\s+(?=\p{L}{3})|\s(?=\p{L}\)\s)|[•–]\s|\s\/\s| (?:και|and) (?=(?:οι |η |the )?(?:δαπαν\p{L}+|costs?) (?:για|of|for) )| (?:και|and) (?=(?:οι |τα |η |το |the )?\p{L}{4,}[^,;]*$)/gu,
  )) {
    const before = text.slice(0, match.index).replace(/^\s*\(?[\p{L}\d]{1,3}\)/u, '')
    if ((before.match(/\(/gu)?.length ?? 0) > (before.match(/\)/gu)?.length ?? 0)) continue
    // "Buildings, land included, …", "rent is eligible, up to": no new name.
    if (
      /^,/u.test(match[0]) &&
      /^(?:συμπεριλαμβαν|που |οι οποι|which |οπωσ|περιλαμβαν|ητοι|δηλαδη|και παντωσ|including|such as|εωσ|μεχρι|σε (?:ποσοστο|υψοσ|ποσο)|κατ ?['’]? ?ανωτατο|το πολυ|οχι |up to|to a maximum|to the extent|max|limited|capped|subject to|αναγνωρ|ειναι|δεν|μπορ|επιδοτ|καλυπτ|περιορ|is |are |may |can |must |shall |will )/u.test(
        text.slice(match.index + 2),
      )
    )
      continue
    const rest = text.slice(match.index + match[0].length)
    if (listed && match[0].startsWith(',') && !/\d/u.test(before.slice(-12))) continue
    // "Μεταφοράς και εγκατάστασης: έως": joined names are one; a cut leaves a name behind.
    if (
      /και|and/u.test(match[0]) &&
      !/^(?:οι |η |the )?(?:δαπαν|costs?)/u.test(rest) &&
      !(
        /\d[^\p{L}]*$|(?:not limited|(?:no|without) limit|χωρισ οριο)$/u.test(before) ||
        /(?:προυπολογισμου|κοστουσ|budget|costs)$/u.test(before)
      )
    )
      continue
    if (nameIn(rest) !== undefined) at = match.index + match[0].length
  }
  return at
}

/** The name of a category in the words before its ceiling, without articles and "costs of". */
function nameIn(clause: string): Place | undefined {
  // "The line is replaced by: «Cloud services: up to …»": what is being quoted.
  const from = quotedFrom(clause)
  if (from !== undefined) {
    const inner = nameIn(clause.slice(from))
    if (inner !== undefined) return { start: inner.start + from, end: inner.end + from }
  }
  const quoted =
    /(?:κατηγορι\p{L}+|δαπαν\p{L}+|ενοτητ\p{L}+|category|heading|item)\s+(?:[\p{L}\d.]{1,4}\s+)?[«"“]([^«»"”\d]{3,60})[»"”]/u.exec(
      clause,
    )
  if (quoted !== null) {
    const at = quoted.index + quoted[0].lastIndexOf(quoted[1] ?? '')
    return { start: at, end: at + (quoted[1] ?? '').length }
  }
  const numbered = /(?:κατηγορι\p{L}{1,2}|category)\s+[\d.]{1,6}\s+\(([^()\d]{3,60})\)/u.exec(clause)
  if (numbered !== null) {
    const at = numbered.index + numbered[0].length - 1 - (numbered[1] ?? '').length
    return { start: at, end: at + (numbered[1] ?? '').length }
  }
  // "The words «up to 20 %» for fairs are replaced by …".
  const amended =
    /[»"”]\s+(?:για|σε|for|on|of)\s+(?:(?:τισ|τα|το|την?|τουσ|the)\s+)?(?:δαπαν\p{L}+\s+(?:για\s+)?)?([^«»"”\d]{3,60}?)\s+(?:αντικαθ|διορθων|τροποποι|is |are )/u.exec(
      clause,
    )
  if (amended !== null) {
    const at = amended.index + amended[0].lastIndexOf(amended[1] ?? '')
    return { start: at, end: at + (amended[1] ?? '').length }
  }
  let start = 0
  let end = clause.length
  const colon = clause.lastIndexOf(':')
  if (colon >= 0) {
    const tail = clause.slice(colon + 1)
    // "Limits on costs: working capital up to": what is before the colon names the list.
    if (costs.test(tail) || (strictKey.test(clause.slice(0, colon)) && /\p{L}{4}/u.test(tail.replace(boundary, ' '))))
      start = colon + 1
    else end = colon
  }
  const words = clause.slice(start, end)
  const stop = boundary.exec(words)
  if (stop !== null && stop.index > 2) end = start + stop.index
  let text = clause.slice(start, end)
  const payer =
    /^\s*(?:επιλεξιμ\p{L}+ ειναι |eligible (?:costs )?(?:are|include) )(?:(?:επισησ|και|also) )*(?=\p{L}{2})/u.exec(
      clause,
    )?.[0].length ??
    /^\s*(?:(?:the|το|η) )?(?:programme|scheme|grant|call|we|it|προγραμμα|δραση|προσκληση)\s?(?:(?:will|can|may) )?(?:pays?|allows?|accepts?|αναγνωριζει|δεχεται|πληρωνει|επιτρεπει)(?: for)? (?=\p{L}{4})/u.exec(
      clause,
    )?.[0].length ??
    0
  if (payer > 0) {
    const rest = nameIn(clause.slice(payer))
    return rest === undefined ? undefined : { start: rest.start + payer, end: rest.end + payer }
  }
  const lead =
    /^[\s()"'«»§[\],–•/-]*(?:(?:στον|στο|in) (?:πινακα|παραρτημα|table|annex) \S+\s+|(?:κατηγορια|category) (?:\d{1,2}|[α-ωa-z]|[ivx]{1,4})[.:)]?\s+|\(?[ivx]{1,4}[.)]\s+|\(?[\p{L}\d]{1,2}[.)]\s+|[α-ωa-z]?\d+[.)]?\s+|(?:\p{L}{1,2}\.)?\d+(?:\.\d+)*[.)]?\s+){0,3}(?:(?:(?:(?:ανωτατο|μεγιστο) )?(?:οριο|ποσοστο|ποσο)(?= (?:για|σε|στ\p{L}{1,3}) )|(?:δεν )?επιτρεπεται(?= (?:να )?(?:οι|η|το|τα) )|ουτε|nor|(?:limit|ceiling|cap|amount)(?= (?:for|on|of) )|of(?= the )|(?:an?|one)(?= (?:\p{L}+ )?(?:vehicle|car|van|truck|οχημα|φορτηγ|αυτοκινητ))|ο|οι|το|του|and|η|τα|δε|εκειν(?:η|εσ|α)(?= (?:για|τησ|των))|that(?= for)|those(?= for)|τον|την?|τισ|τουσ|των|στισ|στα|στην?|στον?|στουσ|σε|για|ενω|και|μονο|the|a|all|for|while|on|any|συνολικα|συνολικ\p{L}+|οσον αφορα|ειδικα|μονο|κατηγορια|(?:λοιπεσ|αλλεσ|προσθετεσ|επιπλεον)(?= δαπαν\p{L}+ (?:για |σε )?\p{L}{4})|(?:(?:πολυ )?μικρ\p{L}+|μεσαι\p{L}+|μεγαλ\p{L}+)(?: επιχειρησεισ)?(?= (?:το|οι|η|τα) )|(?:spending|outlay|expenditure) on(?= )|επισησ|ομωσ|also|επιτρεπεται|επιτρεπονται|(?:αθροισμα|συνολο) (?:των|τησ)|total of)\s+)*(?:(?:δαπαν|κοστ)\p{L}+ (?:για |σε )?(?:(?:τη[νσ]?|το[νυ]?|τα|των|τισ)\s)?(?=\p{L}{4})|(?:costs?|expenditure) (?:for|of|on) )?/u.exec(
      text,
    )?.[0].length ?? 0
  start += lead
  text = clause.slice(start, end)
  const open = text.indexOf('(')
  if (open > 3) end = start + open
  const name = clause
    .slice(start, end)
    .replace(/(?:,? (?:το|τα|τισ|στο|που|ωσ|which|that))?[\s,;:(–-]+$/u, '')
    .replace(/, (?:που|ωσ|which|that)$| (?:το|at)$/u, '')
  // Costs in general are no category of them.
  const general =
    /^(?:ανωτατ|μεγιστ|ελαχιστ)\p{L}+ (?:κοστ|δαπαν)\p{L}+ (?:του |τησ |καθε |ανα )?(?:φακελ|εργ|σχεδ|αιτησ|προτασ|επενδ)|^(?:προτασ|σχεδι(?!ασ)|αιτησ|επενδυσ|εργα(?!σ|λ| (?:πρασιν|υποδομ|μικρ\p{L}+ υποδ|κατασκευ|διαμορφ|αναπλασ))|πραξεισ|projects?(?! (?:management|coordination|monitoring))|proposals?|plans?|applications?)\p{L}*(?: |$)|^(?:(?:επιλεξιμ|συνολικ|επιχορηγουμεν|total|eligible|project)\p{L}* )*(?:δαπαν\p{L}+|κοστ\p{L}+|costs?|expenditure|expenses|εργ(?:ο|ου)|services?)$|^[\s,]*(?:εωσ|μεχρι|ωσ|οχι|not|no more|at most|up to|max\w*|το πολυ|και|and)(?:\s|$)/u
  // "8.000 € for an audit and up to 45.000 € for an investment": what stands before is another amount's.
  if (/\s(?:και|η|and|or)$/u.test(name)) return undefined
  return !general.test(name) && name.length >= 3 && name.length <= 90 && /\p{L}{3}/u.test(name)
    ? { start, end: start + name.length }
    : undefined
}
