import type { Expression } from '../../criteria/criterion.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { age, closedYears, neverOlder } from './ages.ts'
import { accounts, turnoverLimit } from './accounts.ts'
import { aboutCodes } from '../activities/activity-codes.ts'
import { isFormerCell } from '../whose/amended.ts'
import { difficulty, lifecycle } from './business-state.ts'
import {
  addressed,
  admission,
  afterAward,
  eligibility,
  exceptInBrackets,
  isDenying,
  isOfPlaces,
  leadsFromWhom,
  leadsToConditions,
  negation,
  notEligibility,
  ofApplicants,
  ofPlaces,
  plainKeysOf,
  refusing,
  saysOfApplicants,
  statesCondition,
  withoutNumber,
} from './condition-gate.ts'
import { inlineMembers } from './whom-of-notices.ts'
import { bracketed, isSoft, mentioned, ofWhom, refusedSize } from './condition-sentence.ts'
import type { Bare, ConditionSentence, Recogniser } from './condition-sentence.ts'
import { formsOfAnySize, sizesOfSubject, withoutStaffOfMidCaps } from './conditions-of-some.ts'
import { contrasts } from '../sentences/contrasts.ts'
import { withNewNumber, withoutFormer } from '../whose/former-values.ts'
import {
  asksOfApplicant,
  isAnswerOnWhom,
  isBesideRefused,
  isLead,
  isLeftOutAside,
  isOfEarlierAid,
  isOfLeftOut,
  leadIn,
  leadPlace,
} from './left-out.ts'
import { eitherOfKinds, listsKinds } from './kinds-of-applicants.ts'
import { closesNoForms, leavesFormsOut, legalForm } from './legal-forms.ts'
import { exceptional, sparesSome } from './let-off.ts'
import { wordNumbers } from '../figures/number-words.ts'
import { saysOfWhom } from '../text/other-sections.ts'
import { bindsThoseWith } from '../whose/own-verdicts.ts'
import { isOfPart, type Parts } from '../whose/parts-of-call.ts'
import { landsOfSettled } from '../places/countries.ts'
import { asksOfPeople } from './people.ts'
import { regionsIn } from '../places/places.ts'
import type { Reading } from '../reading.ts'
import { inBackground, isAside, opensOthers, standsAside } from '../whose/scope.ts'
import { size } from './size-conditions.ts'
import type { Judged } from '../sentences/sentence-logic.ts'
import { judged, keyOf, leavesCodeOpen } from '../sentences/sentence-logic.ts'
import { definesSize, isDefinition, isPrintedOr, letsInAnyway } from '../sentences/sentence-operators.ts'
import { ifNotMore, ofBothDegrees, sizesOnCondition, withoutThoseLeftOut } from '../sentences/sentence-shapes.ts'
import { asks, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { eitherOfMembers, formsOfNamed, membersOf } from './members-named.ts'
import { applicantsIn, untoldOf } from './named-applicants.ts'
import { withoutNames } from '../whose/names-of-others.ts'
import { originalSpan } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import { asksOfTheRest, isOfSomeBesides, tellsOfSome } from './some-besides.ts'
import { headcount } from './staffing.ts'
import { secondPlace, toldThere } from './told-there.ts'
import { asksWhereTaxed } from './taxpayers.ts'
import { askedWhere, isListedPlace, placedBySelf, region } from '../places/territory.ts'
import { leadsToTrades, tradeIn } from './trades.ts'
import { partsOf, unreadParts } from '../sentences/unread-parts.ts'

/** What the conditions of a block are read as. Ids are given when the programme is put together. */
export interface Conditions {
  readonly readings: Reading[]
  /** Sentences that state a condition in which nothing could be structured: they are asked of a person. */
  readonly manual: Reading[]
}

/**
 * @param listsForms whether the block is of a list of legal forms
 * @param ofOthers whether the block stands in a section about something else than who may apply
 * @param untitled whether the document has no section on who may apply
 * @param parts the lots, actions and sectors that the call tells apart
 */
export function conditionsOf(
  block: Block,
  language: string,
  regions: RegionReference,
  country: string,
  abroad: boolean,
  listsForms: boolean,
  ofOthers: boolean,
  untitled: boolean,
  parts: Parts,
): Conditions {
  const readings: Reading[] = []
  const manual: Reading[] = []
  // "ΑΕ, ΕΠΕ, ΙΚΕ" under "Legal form" looks like a heading.
  const ofForms = /μορφ|legal form/u.test(block.announcedBy) && block.raw.includes(',')
  if ((block.kind === 'heading' && !ofForms) || isFormerCell(block) || ofDefinitions.test(withoutNumber(block.section)))
    return { readings, manual }
  if (isBesideRefused(block)) return { readings, manual }
  const keys = plainKeysOf(block)
  const context = keys.join(' · ')
  const labels = block.kind === 'cell' ? (block.labels.at(-1) ?? '') : (keys[0] ?? '')
  const of = ofApplicants.test(labels) || ofPlaces.test(labels)
  const titled =
    /^\s*(?:who (?:can|may) apply|eligible applicants|δικαιουχοι|ποιοι [^:.]{0,30}|σε ποιουσ [^:.]{0,30})\s*:/u.test(
      block.folded.folded,
    )
  const hereAll =
    (eligibility.test(context) ||
      of ||
      titled ||
      addressed.test(block.announcedBy) ||
      [block.announcedBy, block.announcedUnder ?? ''].some((line) => leadsToConditions.test(line)) ||
      leadsFromWhom(block.announcedBy)) &&
    !notEligibility.test(context) &&
    !isAim(block)
  const whole = sentencesOf(block)
  const inline = inlineMembers(block)
  const sentences = whole.flatMap((span) => contrasts(block.folded.folded, span))
  let ended = 0
  let refused = false
  const skipped = new Set<number>()
  for (const [at, range] of sentences.entries()) {
    if (skipped.has(at)) continue
    while ((whole[ended]?.end ?? Infinity) <= range.start) ended += 1
    const isMember = inline !== undefined && range.start > inline && !notEligibility.test(context)
    const here = hereAll || isMember
    const folded = withoutFormer(withoutNames(block, range.start, block.folded.folded.slice(range.start, range.end)))
      .replace(noAsTo, (words) => ' '.repeat(words.length))
      .replace(besidesTheRest, (words) => ' '.repeat(words.length))
      .replace(coveredElsewhere, (words) => ' '.repeat(words.length))
      .replace(oncePast, (words) => ' '.repeat(words.length))
      .replace(towards, (words) => ' '.repeat(words.length))
      .replace(ifNotMore, (words) => ' '.repeat(words.length))
      .replace(ofBothDegrees, (words) => ' '.repeat(words.length))
    const question = questionBefore(block, sentences, at)
    const leading = leadIn(block, sentences, at)
    const lead = leading === undefined ? '' : block.folded.folded.slice(leading.start, leading.end)
    const denied = isNegative(
      block,
      withoutThoseLeftOut(folded.replace(theOthers, ' ').replace(letInBut, '$<head>')),
      here,
      `${question ?? ''} ${lead}`,
    )
    const leftOut =
      denied && !notEligibility.test(context) && isOfLeftOut(block, folded, `${question ?? ''} ${lead}`, ofOthers)
    const quote = placeIn(block, range.start, range.end)
    const ledBy =
      question === undefined ? (denied ? leadPlace(block, leading) : undefined) : questionPlace(block, sentences, at)
    const answers =
      question !== undefined &&
      !notEligibility.test(context) &&
      !notEligibility.test(folded) &&
      isAnswerOnWhom(question, folded)
    const put = (criterion: Bare | Expression, confidence: number, otherwise?: Bare): Reading => ({
      value: {
        field: 'criterion',
        criterion: criterion as Expression,
        ...(otherwise === undefined ? {} : { otherwise: otherwise as Expression }),
        ...(ledBy === undefined ? {} : { lead: ledBy }),
      },
      quote,
      figure: quote,
      confidence,
    })
    const { start, end } = whole[ended] ?? range
    if (isAside(block, folded) || opensOthers(block.folded.folded.slice(start, end))) {
      if ((isOfEarlierAid(folded, leftOut) || (leftOut && isLeftOutAside(block)) || answers) && !standsAside(block))
        manual.push(put({ kind: 'manual' }, ofWhom))
      continue
    }
    // "The same holds for consortia": what holds of those before.
    refused = (refused && theSame.test(folded)) || denied
    if (definesSize(folded) || letsInAnyway(folded)) continue
    // "May a large enterprise take part?": the answer states something, the question nothing.
    if (asks(folded) && (mayOne.test(folded) || isWholeQuestion(block, whole))) continue
    const sentence: ConditionSentence = {
      folded,
      plain: withNewNumber(withoutDoubles(folded.replace(/^\s*\d{1,2}(?:\.\d{1,2})+\.?(?=\s+\p{L})/u, ' ')))
        .replaceAll(formerly, ' ')
        .replaceAll(exceptInBrackets, ' '),
      placed:
        keys.some(isOfPlaces) ||
        placedBySelf.test(block.folded.folded) ||
        askedWhere(block, whole[ended - 1]) ||
        isListedPlace(block, { regions, country }),
      negative: refused,
      listsForms,
      language,
      country,
      abroad,
      regions,
      block,
      range,
      keys,
    }
    const asked = sentences
      .slice(0, at)
      .some(
        ({ start, end }) =>
          asks(block.raw.slice(start, end)) && eligibility.test(block.folded.folded.slice(start, end)),
      )
    const states =
      here ||
      asked ||
      sentence.placed ||
      (addressed.test(folded) && !notEligibility.test(context)) ||
      /δικαιωμα συμμετοχησ|δικαιουχοι (?:ειναι|μπορ)|απευθυνεται σε|who can apply/u.test(folded) ||
      (eligibility.test(folded) && !notEligibility.test(folded)) ||
      (statesCondition.test(folded) && !notEligibility.test(context))
    const obligation = afterAward.test(folded.replace(foundedAfter, ' '))
    const elsewhere = notEligibility.test(context) || notEligibility.test(folded)
    const apart = ofOthers && !here && !asked && !sentence.placed && !saysOfWhom(folded)
    const kinds = !apart && (states || !elsewhere) ? recognisers : [difficulty]
    const plainly = obligation
      ? lifecycle(sentence, here).filter(founds)
      : kinds.flatMap((recognise) => recognise(sentence, here))
    const answer = plainly.length > 0 || obligation || question === undefined ? plainly : answered(sentence, question)
    const isPlain = !refused && !obligation && !elsewhere && !apart && block.kind !== 'cell' && !isSoft(folded)
    const isOfWhom = isPlain && !closesNoForms(folded) && !answer.some(({ kind }) => kind === 'size')
    const named = isOfWhom ? formsOfNamed(folded) : []
    const forms = legalForm(sentence, here)
    // "Public bodies, associations and chambers": a form that is not read is one more way, and closes nothing.
    const isOpenList =
      'any' in named && forms.length === 1 && forms[0]?.kind === 'legal_form' && forms[0].exclude === undefined
    const ofNamed = forms.length === 0 || isOpenList ? named : []
    const told = 'any' in ofNamed ? answer.filter(({ kind }) => kind !== 'legal_form') : [...answer, ...ofNamed]
    const moreAges = told.some(({ kind }) => kind === 'age') ? otherAges(sentence, told) : []
    const doubted = (criterion: Bare): boolean =>
      (ofFigures.has(criterion.kind) && isOfSomeBesides(block, folded)) ||
      (ofSubject.has(criterion.kind) && !refused && tellsOfSome(folded)) ||
      (criterion.kind === 'legal_form' && criterion.include !== undefined && !refused && isDenying(folded)) ||
      (ofFigures.has(criterion.kind) &&
        block.kind !== 'cell' &&
        keys.length > 0 &&
        !here &&
        !asked &&
        question === undefined &&
        !(refused && negation.test(folded) && !/απορριφθηκ|were rejected/u.test(folded)) &&
        !saysOfApplicants(folded))
    const trusted = told.filter((criterion) => !doubted(criterion))
    const { found: ofAll, open: midCapsOpen } = withoutStaffOfMidCaps(folded, trusted)
    if ((trusted.length < told.length || midCapsOpen) && !isDefinition(folded))
      manual.push(put({ kind: 'manual' }, 0.6))
    const anySize = refused || elsewhere || apart ? undefined : formsOfAnySize(folded)
    if (anySize !== undefined)
      readings.push({ value: { field: 'any_size', forms: anySize }, quote, figure: quote, confidence: 0.8 })
    // "Cooperatives regardless of size": beside the sizes of the others, and no form that all must have.
    const beside =
      anySize === undefined ? ofAll : ofAll.filter((each) => each.kind !== 'legal_form' || each.include === undefined)
    const read = (words: string): Bare[] => kinds.flatMap((recognise) => recognise(alone(sentence, words), true))
    const either =
      refused || elsewhere || midCapsOpen || anySize !== undefined
        ? undefined
        : eitherOfMembers(folded, beside, read, isPlace(sentence))
    // "Small, medium-sized and large enterprises with a seat in …" says who may apply, and what of all of them.
    const subject = either === undefined && !isDefinition(folded) ? sizesOfSubject(folded) : []
    const sizes = subject.length < manySizes ? subject : []
    const isOr = (at: number): boolean => isPrintedOr(block, range.start + at)
    // What it says of some sizes, or of forms of any size, stands beside what holds for the others.
    const toldOfSome = anySize !== undefined || (sizes.length > 0 && beside.some(({ kind }) => ofSizes.has(kind)))
    const ofKinds = here && !refused && !toldOfSome && listsKinds(folded)
    const logic: Judged = toldOfSome
      ? { criteria: beside, open: false }
      : either !== undefined
        ? { ...either, open: false }
        : ofKinds
          ? {
              criteria: beside.filter(({ kind }) => kind === 'region'),
              any: eitherOfKinds(folded, beside),
              open: false,
            }
          : judged({
              text: folded,
              found: beside,
              refused,
              refusedAbove: refused && isNegative(block, '', here, `${question ?? ''} ${lead}`),
              isOr,
              read,
              isPlace: (words) => regionsIn(words, regions, country).length > 0,
            })
    const codesOpen = states && aboutCodes.test(folded) && leavesCodeOpen(folded, folded.search(/\d{2}/u), isOr)
    // What one lot or action asks is no condition of the others.
    const isRead = logic.criteria.length + (logic.any?.length ?? 0) > 0
    const partOnly = isRead && isOfPart(folded, parts)
    const ofSome = refused && isRead && bindsThoseWith(folded)
    const asItStands = codesOpen || partOnly || ofSome || logic.open
    const own = logic.criteria.find(({ kind }) => ofFigures.has(kind))
    const off = put({ kind: 'manual' }, 0.7)
    const lets = exceptional.test(folded) && own !== undefined ? [own] : letOffIn(folded, readings, manual, own)
    if (lets.length > 0 && off.value.field === 'criterion') {
      for (const each of lets) manual.push({ ...off, value: { ...off.value, letsOff: keyOf(each) }, stands: true })
      continue
    }
    const found =
      codesOpen || partOnly || ofSome
        ? []
        : [...logic.criteria, ...(asItStands ? [] : moreAges.filter((criterion) => !doubted(criterion)))]
    if (asItStands) manual.push({ ...put({ kind: 'manual' }, 0.7), stands: true })
    if (logic.any !== undefined && !codesOpen && !partOnly && !ofSome)
      readings.push(put({ any: logic.any as Expression[] }, here ? 0.9 : 0.75))
    if ('any' in ofNamed && logic.any === undefined && !partOnly)
      readings.push(put({ any: ofNamed.any as Expression[] }, here ? 0.9 : 0.75))
    // "Large ones only as partners": asked of these alone.
    const onCondition = refused || elsewhere || apart || asItStands ? [] : sizesOnCondition(folded)
    const ofThese =
      onCondition.length > 0 &&
      found.some(({ kind }) => kind === 'size') &&
      !found.some(({ kind }) => ofSizes.has(kind))
    const ofThem = put({ kind: 'manual' }, 0.7)
    if (ofThese && ofThem.value.field === 'criterion')
      manual.push({ ...ofThem, value: { ...ofThem.value, sizes: onCondition }, stands: true })
    // What half of a sentence says is no less a condition than what could be read of the other half.
    const asksIt = untitled && !obligation && !elsewhere && asksOfApplicant(folded)
    const ofWhomItIs =
      here || refused || asksIt || states || leavesFormsOut(found) || applicantsIn(folded) !== undefined
    if (!asItStands && !ofThese && isRead && ofWhomItIs && !elsewhere)
      for (const { start, end } of unreadIn(
        sentence,
        told,
        refused,
        either?.named ?? (ofKinds || anySize !== undefined ? noSpan : undefined),
      ))
        manual.push({
          ...put({ kind: 'manual' }, 0.6),
          figure: placeIn(block, range.start + start, range.start + end),
        })
    const byDigits = inDigits(folded)
    const rivals =
      byDigits === folded
        ? []
        : [closedYears, age, headcount].flatMap((recognise) => recognise({ ...sentence, plain: byDigits }, here))
    const twin = secondPlace(block, range, sentences[at + 1])
    if (twin !== undefined) skipped.add(at + 1)
    for (const criterion of found) {
      const rival =
        (twin === undefined ? undefined : toldThere(criterion, { ...sentence, ...twin })) ??
        rivals.find((each) => each.kind === criterion.kind && JSON.stringify(each) !== JSON.stringify(criterion))
      const reading = put(criterion, sureness(criterion, sentence, here), rival)
      readings.push(
        sizes.length > 0 && ofSizes.has(criterion.kind) && reading.value.field === 'criterion'
          ? { ...reading, value: { ...reading.value, sizes } }
          : reading,
      )
    }
    if (logic.none !== undefined || asItStands) continue
    // What is asked of the people behind who applies is asked of a person, whatever else the sentence says.
    const ofPeople = !elsewhere && !apart && !obligation && !isSoft(folded) && asksOfPeople(folded)
    if (ofPeople) manual.push({ ...put({ kind: 'manual' }, ofWhom), stands: true })
    const ofTax = !elsewhere && !apart && !obligation && !ofPeople && !isSoft(folded) && asksWhereTaxed(folded)
    if (ofTax) manual.push({ ...put({ kind: 'manual' }, ofWhom), stands: true })
    const kindsTold = new Set(told.map(({ kind }) => kind))
    const byTheWay =
      apart || elsewhere || obligation || inBackground(folded) || (asks(folded) && asking.test(folded))
        ? []
        : namedOnly(sentence)
    for (const criterion of byTheWay) if (!kindsTold.has(criterion.kind)) readings.push(put(criterion, mentioned))
    const listed =
      block.kind === 'item' && /^\s*\S{0,4}\s*(?:να|θα πρεπει|δεν γινονται|υποχρεωση|must|shall)(?!\p{L})/u.test(folded)
    // "Is based in England": a verb makes a condition of few words, too.
    const isLong = folded.length > 25 || (block.kind === 'item' && beginsWithVerb.test(folded))
    const isAsked = statesCondition.test(folded) || (here && (block.kind === 'item' || isMember) && isLong)
    if (told.length + byTheWay.length > 0 || ofPeople || anySize !== undefined || notEligibility.test(context)) continue
    if (isDefinition(folded) || (denied && isLead(folded))) continue
    if (answers) manual.push({ ...put({ kind: 'manual' }, ofWhom), stands: true })
    else if (
      (leftOut && /\p{L}{5}/u.test(folded)) ||
      asksIt ||
      asksOfTheRest(folded) ||
      leadsToTrades(folded) ||
      ((listed || (isAsked && (here || obligation))) && (isLong || folded.length > 20))
    )
      manual.push(
        put(
          { kind: 'manual', ...(obligation ? { effect: 'obligation' as const } : {}) },
          here || leftOut ? ofWhom : 0.6,
        ),
      )
  }
  return { readings, manual }
}

/** What somebody is, has or does, at the beginning of a member of a list. */
const beginsWithVerb =
  /^[^\p{L}]*(?:(?:is|are|be|has|have|owns?|holds?|operates?|trades?|employs?|pays?|exports?|sells?) \p{L}|(?:ειναι|εχ(?:ει|ουν)|διαθετ(?:ει|ουν)|λειτουργ(?:ει|ουν)|απασχολ(?:ει|ουν)|εδρευ(?:ει|ουν)|ασκ(?:ει|ουν)|τηρ(?:ει|ουν)) \p{L})/u

/** Sizes of which a sentence that begins with them is a list of those who may apply. */
const manySizes = 3

/** Words of a sentence read by themselves, as a condition of those who may apply. */
const alone = (sentence: ConditionSentence, words: string): ConditionSentence => ({
  ...sentence,
  folded: words,
  plain: withNewNumber(withoutDoubles(words)),
  negative: false,
  range: { start: 0, end: words.length },
  block: {
    ...sentence.block,
    raw: words,
    folded: { folded: words, map: Uint32Array.from({ length: words.length + 1 }, (_, at) => at) },
  },
})

/** "Founded after 1 January 2020, and not more than seven years old": the age that another part of the sentence tells by another measure. */
const otherAges = (sentence: ConditionSentence, told: readonly Bare[]): Bare[] => {
  const measures = new Set(told.map((each) => (each.kind === 'age' ? each.test.measure : '')))
  return partsOf(sentence.plain)
    .map(({ start, end }) => sentence.plain.slice(start, end))
    .filter((part) => /\d/u.test(part))
    .flatMap((part) => age({ ...sentence, folded: part, plain: part }, true))
    .filter((each) => each.kind === 'age' && !measures.has(each.test.measure))
    .slice(0, 1)
}

/** The parts of a sentence that nothing read of it is about, or what narrows those whom it names. */
function unreadIn(
  sentence: ConditionSentence,
  told: readonly Bare[],
  refused: boolean,
  either: Span | undefined,
): readonly Span[] {
  const parts = unreadParts(sentence.folded, told, refused, isPlace(sentence))
  // What narrows one of several kinds is asked of that kind.
  if (either !== undefined) return parts.filter(({ start, end }) => end <= either.start || start >= either.end)
  if (parts.length > 0 || refused) return parts
  const named = applicantsIn(sentence.folded)
  const members = named === undefined ? [] : membersOf(sentence.folded, named)
  const ofEach = members.map((member) => untoldOf(sentence.folded, member, told, isPlace(sentence)))
  // "Companies and cooperatives": one of them is told, and whoever is one of them may.
  const untold = ofEach.includes(undefined) ? undefined : ofEach[0]
  const trade = untold ?? tradeIn(sentence.folded)
  return trade === undefined ? parts : [trade]
}

const noSpan: Span = { start: 0, end: 0 }

/** Whether a part of a sentence names a place, or has names only. */
const isPlace =
  ({ folded, block, range, regions, country }: ConditionSentence) =>
  ({ start, end }: Span): boolean => {
    const place = originalSpan(block.folded, range.start + start, range.start + end)
    const printed = [...block.raw].slice(place.start, place.end).join('')
    return (
      regionsIn(folded.slice(start, end), regions, country).length > 0 ||
      (end - start < longestPlace && landsOfSettled(folded.slice(start, end), regions).length > 0) ||
      !/(?<!\p{L})\p{Ll}{5,}/u.test(
        printed.replaceAll(/(?<!\p{L})(?:περιοχ|νησι|κοινότητ|district|area|side)\p{L}*/giu, ''),
      )
    )
  }

/** Letters of a part that says no more than in which country somebody is. */
const longestPlace = 60

/** "For start-ups one year is enough": the figures from which a statement spares some, those of the statement before it in its block. */
function letOffIn(
  folded: string,
  before: readonly Reading[],
  asked: readonly Reading[],
  own: Bare | undefined,
): readonly Bare[] {
  if (!sparesSome(folded)) return []
  const figures = before.flatMap(({ value, quote }) =>
    value.field === 'criterion' && 'kind' in value.criterion && ofFigures.has(value.criterion.kind)
      ? [{ rule: value.criterion as Bare, at: quote.start }]
      : [],
  )
  const alike = figures.filter(({ rule }) => rule.kind === own?.kind)
  const last = own === undefined ? Math.max(0, ...[...before, ...asked].map(({ quote }) => quote.start)) : undefined
  const meant = own === undefined ? figures : alike
  const from = last ?? meant.at(-1)?.at
  if (meant.length === 0) return own === undefined || sizesOfSubject(folded).length > 0 ? [] : [own]
  return meant.filter(({ at }) => at === from).map(({ rule }) => rule)
}

/** "The funding aims at: • Increasing the competitiveness of small firms": what the call is for, and no condition. */
const isAim = (block: Block): boolean =>
  leadsToAims.test(block.announcedBy) && deed.test(block.folded.folded) && !statesCondition.test(block.folded.folded)
const leadsToAims =
  /(?<!\p{L})(?:(?:aims?|seeks?) (?:at|to)|(?:aims?|objectives?|goals?|purposes?)(?: of(?: [\p{L}-]+){1,4})? (?:are|is)|(?:στοχευει|αποσκοπει|αποβλεπει)(?: (?:σε|στ\p{L}{1,3}))?|(?:στοχο(?:σ|ι)|σκοπο(?:σ|ι))(?: (?:του|τησ)(?: \p{L}+){1,4})? ειναι)\s*:\s*$/u
const deed = /^[^\p{L}]*(?:\p{L}+ing(?!\p{L})|(?:(?:στην?|την?|η) )?\p{L}+(?:ση|ξη|ψη)(?!\p{L}))/u

/** A section that tells what words mean asks nothing of anybody. */
const ofDefinitions =
  /^(?:ορισμοι|εννοιεσ|definitions?|glossary|γλωσσαρι\p{L}*)(?: (?:και|and) (?:συντομ|συντμησ|abbrev)\p{L}*)?$/u

/** Criteria of whom a sentence is about. */
const ofSubject: ReadonlySet<string> = new Set(['age', 'headcount', 'accounts', 'size', 'region', 'legal_form'])

/** Criteria of numbers: outside a section on who may apply half of them are of somebody or something else. */
const ofFigures: ReadonlySet<string> = new Set(['age', 'headcount', 'accounts'])

/** Criteria that a sentence about one size does not give to the others. */
const ofSizes: ReadonlySet<string> = new Set(['age', 'headcount', 'accounts', 'region'])

/** What a sentence names without saying that it is a condition: holds where no other sentence says it. */
const namedOnly = (sentence: ConditionSentence): Bare[] =>
  [size, legalForm].flatMap((recognise) => recognise(sentence, true)).filter(namesMany)

/** One form by itself is that of somebody: "ΑΝΑΠΤΥΞΙΑΚΗ Α.Ε.". */
const namesMany = (criterion: Bare): boolean =>
  criterion.kind !== 'legal_form' ||
  (criterion.include ?? criterion.exclude ?? []).filter((form) => !form.endsWith('_single_member')).length > 1

/** "Who will found a business after the approval" is no obligation. */
const founds = (criterion: Bare): boolean =>
  criterion.kind === 'lifecycle' && criterion.include.includes('to_be_established')

/** The question that a short sentence answers: the one before it in its block, or the title or line above it. */
function questionBefore(block: Block, sentences: readonly Span[], at: number): string | undefined {
  const range = sentences[at]
  if (range === undefined || range.end - range.start > 120) return undefined
  const before = sentences[at - 1]
  const above =
    before === undefined
      ? [block.key ?? '', block.announcedBy, block.section]
      : [block.folded.folded.slice(before.start, before.end)]
  return above.find((text) => asks(text) && asking.test(text))
}

/** Where the question stands that is answered: the sentence before, or the line above. */
function questionPlace(block: Block, sentences: readonly Span[], at: number): Span | undefined {
  const before = sentences[at - 1]
  return before === undefined ? block.keyPlace : placeIn(block, before.start, before.end)
}

/** "A team that will found a company?": a line of its own that only asks. */
const isWholeQuestion = (block: Block, sentences: readonly Span[]): boolean =>
  sentences.length === 1 &&
  block.kind === 'paragraph' &&
  block.folded.folded.length < longestQuestion &&
  (/\?\s*$/u.test(block.raw) || !/:\s*$/u.test(block.announcedBy))
const longestQuestion = 90

/** A question that a yes or no answers. */
const mayOne =
  /^[^\p{L}]*(?:(?:ε|q|ερ|ερωτηση|question)\s?\d{0,2}\s*[:.)]\s*)?(?:μπορ(?:ει|ουν|ω|ουμε)|ειναι|γιν(?:εται|ονται)|συμμετεχ\p{L}+|ενισχυ\p{L}+|επιδοτ\p{L}+|can|may|are|is|do|does) (?!.*(?:ποι|ποσ|what|which|how) )/u

/** Begins with a word that asks and ends with the mark; a Greek question mark alone may part the members of a list. */
const asking =
  /^[^\p{L}]*(?:(?:ε|q|ερ|ερωτηση|question)\s?\d{0,2}\s*[:.)]\s*)?(?:(?:σε|για|απο|με|εωσ|ωσ|in|for|from|by) )?(?:ποι|ποσ|πωσ|που |ποτε |τι |γιατι|αν |μπορ|υπαρχ|ισχυ|χρειαζ|πρεπει|ειναι |εχ(?:ω|ει) |ειμαι|what|who|when|how|can |is |are |do |does |may |must |where|which)[^;?]*[;?]\s*$/u

/** "How many employees? At least two.": read as one sentence where the answer alone says nothing. */
const answered = (sentence: ConditionSentence, question: string): Bare[] => {
  const refused = /^[^\p{L}]*(?:(?:α|a|απ|απαντηση|answer)\.? ?: ?)?(?:οχι|no)(?!\p{L})/u.test(sentence.folded)
  const ask = question.replace(/^[^\p{L}]*|[\s;?]+$/gu, '')
  const folded = `${ask}: ${sentence.folded}`
  return [neverOlder, closedYears, age, headcount, size, legalForm].flatMap((recognise) =>
    recognise(
      { ...sentence, folded, plain: `${ask}: ${sentence.plain}`, negative: sentence.negative || refused },
      true,
    ),
  )
}

/** "…, με κατ’ εξαίρεση επιλεξιμότητα του Δήμου …": what is let in besides. */
const besidesTheRest =
  /,? ?(?:(?:και|με) )?κατ['’΄]? ?εξαιρεση (?:επιλεξιμ|υπαγ|επιτρεπ|συμμετ|δεκτ|ενισχυ|ενταξ|εντασσ|μπορ)\p{L}*[^.;·]*/u

/** "Those that will be founded after the approval". */
const foundedAfter =
  /(?:συσταθ|ιδρυθ|συστηθ|δημιουργηθ|ιδρυσ|συστασ|εναρξ|ξεκινησ|founded|set up|established|incorporated|registered)\p{L}*(?: \p{L}+){0,2} (?:μετα την|after (?:the )?) ?(?:ενταξ|εγκρισ|award|approval)\p{L}*/u

const theSame =
  /^[^\p{L}]*(?:το ιδιο|τα ιδια|ομοιωσ|ομοια|ουτε|the same|likewise|nor|neither|so (?:are|is|do|does))(?!\p{L})/u

/** "No, as only small ones can": the answer goes on with what holds. */
const noAsTo =
  /^[^\p{L}]*(?:(?:α|απ|απαντηση|a|answer)\.? ?: ?)?(?:οχι|no)[,·:.]? (?=(?:καθωσ|γιατι|διοτι|αφου|επειδη|μονο|χρειαζ|απαιτ|ζητ|πρεπει|τουλαχιστον|because|since|as|only|you (?:need|must|have)|at least)(?!\p{L}))/u

/** "…, which got their own grants last year": what happened to those who are named. */
const oncePast =
  /, (?:(?:οι|τα|η|ο|το) οποι\p{L}+|που|which|who) (?:\p{L}+ ){0,2}?(?:ενισχυθ|επιδοτηθ|χρηματοδοτηθ|επιχορηγηθ|ελαβαν|πηραν|got|received|were (?:funded|supported|aided))\p{L}*[^.;·]{0,60}?(?<!\p{L})(?:περυσι|περσι|last year|(?:το|in) 20(?:1\d|2[0-5])(?!\d))[^;·,]*?(?=,|\.?\s*$)/u

/** "…, in order that they develop or take up new technology": what it is for, at the end of a sentence. */
const towards =
  /(?<=\p{L}),? (?:προκειμενου(?! για(?!\p{L})| περι)|ωστε|in order (?:to|that)|so (?:that|as to))(?!\p{L})(?:(?!(?<!\p{L})(?:πρεπει|οφειλ|δεν|μη|must|shall|not)(?!\p{L}))[^.;·:%€\d])*\.?$/u

/** "…, because another call covers it", "…, the small ones have their own call": who or what is left to another one, and why. */
const coveredElsewhere =
  / (?:εχ(?:ει|ουν)|καλυπτ\p{L}+|ha(?:s|ve))(?: \p{L}+){0,4} (?:(?:δικ|χωριστ|ξεχωριστ|own|separate)\p{L}*(?: \p{L}+)? (?:προσκλησ|δρασ|προγραμ|call|scheme|programme)\p{L}*|(?:call|scheme|programme) of (?:its|their) own),? (?:και|and)(?: εδω| here)?(?= (?:εξαιρ|αποκλει|δεν |μεν|is |are |cannot ))|: (?:\p{L}+ ){0,4}?(?:call|scheme|προσκληση|δραση)(?!\p{L})[^.;·]{0,50}(?:planned|follow|announced|προγραμματιζ|ακολουθ|ανακοινωθ|εκδοθ)[^.;·]*|[,(–—] ?(?:[^,;·.()–—]{3,80} )?(?:εχ(?:ει|ουν)|καλυπτ\p{L}+|εξυπηρετ\p{L}+|υπαρχει|παραπεμπ\p{L}+|ha(?:s|ve)|served|covered|there is)(?: \p{L}+){0,4} (?:(?:ξε)?χωριστ|αλλ(?=[ηο])|δικη|επομεν|separate|another|own|other)\p{L}* (?:\p{L}+ ){0,2}(?:προσκλησ|δρασ|προγραμ|κουπον|call|scheme|programme|voucher|fund)\p{L}*[^,;·.()]*|,? (?:που|επειδη|διοτι|καθωσ|αφου|(?:(?:για|σε) )?\p{L}{1,4} οποι\p{L}+|(?:for )?which|because|as)(?!\p{L}) [^.;·]{0,60}(?:(?:αλλη|χωριστ)\p{L}* (?:\p{L}+ )?(?:προσκλησ|δρασ|προγραμ)|another (?:call|scheme|programme)|other calls)[^.;·]*/u

/** "SMEs may apply, with the exception of companies that trade in arms": only those behind it are refused. */
const letInBut =
  /^(?<head>[^,]*(?:(?:may|can) (?:apply|participate|take part|submit)|(?:are|is) eligible|open to)[^,]*),? with the exception of (?!(?:the )?(?:nace|divisions?|sections?|codes?|\d))[^;·]*/u

/** "…, και κάθε άλλο μέγεθος μένει εκτός": those who are refused are not those who are named. */
const theOthers =
  /(?:[,;·]| και| and| ενω| while) ?(?:(?:καθε|οι|τα|ολ\p{L}+|any|all|every|the|no) )*(?:αλλ(?:η|ο|οσ|εσ|οι|α)|υπολοιπ\p{L}+|λοιπ\p{L}+|others?|rest|anyone else|nobody else|everyone else)(?!\p{L})[^,;.·]*/u

/** "(πριν: πέντε ΕΜΕ)": what no longer holds. */
const formerly = /\((?:πριν|προηγουμενωσ|τεωσ|πρωην|αντι|formerly|previously|was|before|instead of)(?!\p{L})[^)]*\)/gu

/** Whether a call is for both sides of a border. */
export const isAcrossBorders = (blocks: readonly Block[]): boolean =>
  blocks.some(({ folded }) =>
    /interreg|διασυνοριακ|cross-?border|διακρατικ|transnational|(?:in|of) greece and (?:in )?(?:bulgaria|italy|cyprus|albania|north macedonia|turkiye)|republic of cyprus/u.test(
      folded.folded,
    ),
  )

/** Letters of the name of a row: what stands beside a cell at greater length is a text of its own. */
const longestName = 100

/** Whether a sentence tells who is refused: its own words, or the line or heading above where it does not say that somebody may. */
function isNegative(block: Block, folded: string, here: boolean, above: string): boolean {
  if (negation.test(folded.replaceAll(exceptInBrackets, ' '))) return true
  if (admission.test(folded)) return false
  if (denies(above)) return true
  // A paragraph behind a list of those who are refused is none of its members.
  if (block.kind === 'paragraph' && ownDuty.test(folded)) return false
  // "Αντίθετα, οι συνεταιρισμοί συμμετέχουν": the other way round than the list above.
  if (/^[^\p{L}]*(?:αντιθετα|αντιθετωσ|(?:in|by) contrast|conversely)(?!\p{L})/u.test(folded)) return false
  return (
    denies(block.announcedBy) ||
    [block.section, block.announcedBy, ...block.labels].some((label) => label.length < 60 && refusing.test(label)) ||
    (here &&
      (negation.test(block.section) ||
        block.labels.some(
          (label) =>
            label.length < longestName && (negation.test(label) || /εξαιρεσ|not eligible|excluded/u.test(label)),
        )))
  )
}

/** Whether a lead refuses those below it: "If one of these does not hold, do not apply:" lets in who fulfils them all. */
const denies = (lead: string): boolean => negation.test(lead) && !unlessMet.test(lead)
const unlessMet =
  /(?<!\p{L})(?:ε?αν|οταν|εφοσον|if|where|when)(?!\p{L})[^,;·:]{3,80}(?<!\p{L})(?:δεν|not)(?!\p{L})[^,;·:]{2,60},[^;·:]*(?<!\p{L})(?:δεν|μην?|not|cannot)(?!\p{L})/u

/** "The enterprise must employ …", "businesses with one to three people may hire two": what somebody has to do, or is given. */
const ownDuty =
  /^[^\p{L}]*(?:(?!που |οποι|οσ(?:οι|εσ|α|ουσ) |who |that |which |whose |if |αν |εαν )[\p{L}\d-]+ ){0,7}?(?:πρεπει|οφειλ(?:ει|ουν)|μπορ(?:ει|ουν) να|δικαιου(?:ται|νται)|must|shall|may)(?!\p{L})/u

/** "μία (1)" and "three (3)": the digits say the words again. */
function withoutDoubles(folded: string): string {
  let out = folded
  for (const { end } of wordNumbers(folded).toReversed())
    out = out.slice(0, end) + out.slice(end).replace(/^\s*\(\s*\d+\s*\)/u, '')
  return out
}

/** "Τρεις (2) χρήσεις" with the digits in the place of words that say another number. */
function inDigits(folded: string): string {
  let out = folded
  for (const { start, end, value } of wordNumbers(folded).toReversed()) {
    const digits = /^\s*\(\s*(\d+)\s*\)/u.exec(out.slice(end))
    if (digits !== null && Number(digits[1]) !== value)
      out = `${out.slice(0, start)}${digits[1]}${out.slice(end + digits[0].length)}`
  }
  return out
}

function sureness(criterion: Bare, { negative, block }: ConditionSentence, here: boolean): number {
  if (criterion.kind === 'size' && negative) return refusedSize
  if (
    criterion.kind === 'headcount' &&
    block.kind === 'cell' &&
    block.column < 2 &&
    (block.column === 0 || /^\s*\S{1,3}\s*$/u.test(block.labels.at(-1) ?? ''))
  )
    return bracketed
  // "Up to 4 employees: 2 places": one of several that something goes with.
  if (criterion.kind === 'headcount' && block.kind === 'item' && /^[^:.]{5,60}:\s*\S/u.test(block.folded.folded))
    return bracketed
  return here ? 0.9 : 0.75
}

const recognisers: readonly Recogniser[] = [
  turnoverLimit,
  neverOlder,
  closedYears,
  age,
  headcount,
  size,
  legalForm,
  region,
  accounts,
  difficulty,
  lifecycle,
]
