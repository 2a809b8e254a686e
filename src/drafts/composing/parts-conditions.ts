import { fieldTerm } from '../../core/criteria/condition-words.ts'
import type { Criterion, QuantifierCriterion } from '../../core/criteria/criterion.ts'
import { listPointers } from '../../core/criteria/quantifier-items.ts'
import type { Citation } from '../../core/citing/citation.ts'
import { citeDerived, citeField } from '../../core/citing/quote.ts'
import type { CriterionResult, ReasonValue } from '../../core/matching/result.ts'
import type { Language, LocalizedText } from '../../core/facts/text.ts'
import { fieldName, terms } from '../../wording/terms.ts'
import { say, type Names } from '../../wording/wording.ts'
import { answerTold, notesTold } from './answers-told.ts'
import { named, whatCarries } from './carrying.ts'
import { criteriaOf } from './criteria-of.ts'
import { capital, conditionTitle, titleWithin } from './condition-title.ts'
import { conditionsOnEarlyWorks, earlyWorks, earlyWorksTold } from './early-works.ts'
import { conditionsOf, countedWays, turnedRound, waysNotNeeded, type CountedWays } from './other-ways.ts'
import { askedOfItem, askedOfPeriod } from './period-asked.ts'
import { finerThan, type Subject } from './subject.ts'
import { mostWords, plain } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Each condition with its outcome, why, and the words that set it. What is open becomes a question. */
export function conditions(writer: Writer, subject: Subject): void {
  const known = conditionsIn(subject)
  const { criteria, tree } = subject.input.match
  const results = conditionsOf(subject.input.match)
  if (results.length === 0) return
  const spared = waysNotNeeded(tree)
  writer.paragraph([
    writer.lead('lead.conditions'),
    ...countedWays(tree).map((each) => waysTold(writer, subject, each, known)),
    ...(criteria.some(({ criterion_id: id }) => spared.has(id)) ? [writer.lead('lead.other_ways')] : []),
  ])
  writer.table(
    'caption.conditions',
    [
      { title: writer.label('column.condition'), align: 'start' },
      { title: writer.label('column.outcome'), align: 'start', weight: 2 },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    results.map((result) => ({
      cells: [
        writer.text(titleOf(writer, result, known)),
        outcome(writer, subject, namedIn(result, known), known),
        words(writer, subject, result),
      ],
    })),
  )
  notesTold(writer, subject, results, {
    nameOf: (result) => titleOf(writer, result, known),
    isTurned: ({ criterion_id: id }) => known.turned.has(id),
  })
  writer.callout('warning', [...earlyWorksTold(writer, subject), ...openQuestions(writer, subject, results, known)])
}

/** The conditions of the call by their ids, and those of them that stand under `not`. */
export interface Known {
  readonly criteria: ReadonlyMap<string, Criterion>
  readonly turned: ReadonlySet<string>
}

export const conditionsIn = ({ programme, input }: Subject): Known => ({
  criteria: criteriaOf(programme.eligibility),
  turned: turnedRound(input.match.tree),
})

type Naming = (criterion: Criterion, language: Language, names: Names) => string

/** The condition by its name, which for one under `not` is that of what is not wanted. */
export function titleOf(writer: Writer, result: CriterionResult, known: Known, told: Naming = conditionTitle): string {
  const title = nameOf(writer, result, known, told)
  if (!known.turned.has(result.criterion_id)) return title
  return `${writer.label(result.excludes === true ? 'condition.excluded' : 'condition.way_not')}: ${title}`
}

/** One that the programme does not have any more is called by its kind, an obligation without a name by what it is. */
function nameOf(writer: Writer, result: CriterionResult, { criteria }: Known, told: Naming): string {
  const { language } = writer
  const criterion = criteria.get(result.criterion_id)
  const isUnnamed = criterion?.kind === 'manual' && criterion.title === undefined && criterion.question === undefined
  if (isUnnamed && result.effect === 'obligation') return writer.label('condition.obligation_unnamed')
  return criterion === undefined
    ? capital(terms.kind[result.kind][language])
    : told(criterion, language, writer.desk.names)
}

/** How many of which conditions are enough; only how many, where their names are too long or nothing carries them. */
function waysTold(writer: Writer, subject: Subject, counted: CountedWays, known: Known): Draftling {
  const { needed, ways, excludes, outcome: result } = counted
  const results = new Map(subject.input.match.criteria.map((each) => [each.criterion_id, each]))
  const by = [citeDerived({ formula: 'outcome', inputs: { least: needed, ways: ways.length }, result })] as const
  const slots = { least: { value: needed, by }, all: { value: ways.length, by } }
  const names = ways.map((ids) => {
    const ofWay = ids.flatMap((id) => results.get(id) ?? [])
    return ofWay.map((each) => nameOf(writer, each, known, titleWithin)).join(' + ')
  })
  const key = excludes ? 'condition.ways_excluded' : 'condition.ways'
  const whole = writer.fact(`${key}.named`, { ...slots, ways: { value: { type: 'list', values: names }, by } })
  const fits =
    whole.text.split(/\s+/u).length <= mostWords && whatCarries(writer, subject, whole.text, by) !== undefined
  return fits ? whole : writer.fact(key, slots)
}

/** An attribute that the vocabulary has no name for is called by the title that the call's condition has. */
export function namedIn(result: CriterionResult, { criteria }: Known): CriterionResult {
  const title = titleOfAttribute(criteria.get(result.criterion_id))
  if (title === undefined || !('attribute' in result.reason.values)) return result
  const attribute: ReasonValue = { type: 'text', value: { ...title } }
  return { ...result, reason: { ...result.reason, values: { ...result.reason.values, attribute } } }
}

const titleOfAttribute = (criterion: Criterion | undefined): LocalizedText | undefined =>
  criterion?.kind === 'attribute' && !Object.hasOwn(terms.attribute, criterion.name) ? criterion.title : undefined

/**
 * Why, as the match says it, where that is short enough and its own citations carry every word of it; else only the outcome,
 * which the evaluation carries. One of several ways that is not taken is no refusal, and says so.
 */
export function outcome(writer: Writer, subject: Subject, result: CriterionResult, known: Known): Draftling {
  const sources = carriers(subject, result)
  const said = say(result.reason, writer.language, writer.desk.names)
  // What is assumed beside the figures of a condition that is met is told with what it is assumed of.
  const first =
    result.outcome === 'met' && result.condition === undefined ? said.split(/(?<=\.)\s+(?=\p{Lu})/u)[0] : said
  const short = [inOneSentence(said, writer.language), first ?? said].find(
    (text) => text.split(/\s+/u).length <= mostWords && !/[.·;]\s+\p{Lu}/u.test(text),
  )
  const another = result.alternative === true && result.outcome === 'not_met'
  const told =
    answerTold(writer, subject, result, known.turned.has(result.criterion_id)) ?? countTold(writer, subject, result)
  if (told !== undefined) return told
  const evaluation = citeDerived({
    formula: 'outcome',
    inputs: {
      criterion: result.criterion_id,
      ...Object.fromEntries(result.found.map(({ path, value }) => [path, value])),
    },
    result: result.outcome,
  })
  if (short !== undefined && result.outcome !== 'unknown' && !another) {
    const asked = citeDerived({
      formula: 'outcome',
      inputs: {
        criterion: result.criterion_id,
        ...boundsIn(known.criteria.get(result.criterion_id)),
        ...shareIn(result),
      },
      result: result.outcome,
    })
    // Words of the call that set another figure beside do not speak against what the facts alone carry.
    const facts = sources.filter(({ kind }) => kind !== 'source_span')
    const ways = [sources, facts, [...sources, asked], [evaluation]]
    for (const way of ways) {
      const carrying = whatCarries(writer, subject, short, way)
      if (carrying !== undefined) return { kind: 'factual', text: short, citations: writer.cite(carrying) }
    }
  }
  const plain = another ? 'condition.another_way' : (`condition.${result.outcome}` as const)
  if (result.condition === undefined) return writer.fact(plain, {}, [evaluation])
  return stepTold(writer, subject, result, 'condition.step_named') ?? writer.fact('condition.step', {}, [evaluation])
}

/** The least and the most that a condition on a figure asks for, as it is recorded. */
function boundsIn(criterion: Criterion | undefined): Record<string, unknown> {
  if (criterion === undefined || !('range' in criterion)) return {}
  const { min, max } = criterion.range
  return { ...(min === undefined ? {} : { least: min }), ...(max === undefined ? {} : { most: max }) }
}

/** The share that fits and the one that is asked for. */
function shareIn({ reason: { key, values } }: CriterionResult): Record<string, unknown> {
  const { found, wanted } = values
  if (!key.startsWith('quantifier.share_') || found === undefined || wanted === undefined) return {}
  return { found: plain(found), least: plain(wanted) }
}

/** What a reason says in several sentences, as one: "Turnover: €640,000; the call requires at least €100,000." */
const inOneSentence = (text: string, language: Language): string =>
  text.replaceAll(
    /(?<!\p{Lu})\.\s+(\p{Lu})(?=\p{Ll}|\s)/gu,
    (_end, first: string) => `${language === 'el' ? '·' : ';'} ${first.toLowerCase()}`,
  )

/** How far a share or a number of members is reached, where more is asked for; undefined where nothing is known of it. */
function countTold(writer: Writer, subject: Subject, result: CriterionResult): Draftling | undefined {
  const { key, values } = result.reason
  const isShare = key === 'quantifier.share_unknown'
  if (!isShare && key !== 'quantifier.enough_unknown') return undefined
  const [found, least] = isShare ? [values['found'], values['wanted']] : [values['met'], values['needed']]
  if (found === undefined || least === undefined) return undefined
  const inputs = {
    criterion: result.criterion_id,
    ...Object.fromEntries(result.found.map(({ path, value }) => [path, value])),
    found: plain(found),
    least: plain(least),
  }
  const by = [citeDerived({ formula: 'outcome', inputs, result: result.outcome })] as const
  const told = writer.fact(isShare ? 'condition.share_open' : 'condition.count_open', {
    found: { value: found, by },
    least: { value: least, by },
  })
  const citations = told.citations.flatMap((id) => writer.desk.citations.get(id) ?? [])
  return whatCarries(writer, subject, told.text, citations) === undefined ? undefined : told
}

/** The step that is still to be taken, with its codes, its day or its amount; undefined where it is too long to be said. */
export function stepTold(
  writer: Writer,
  subject: Subject,
  { criterion_id: criterion, condition, found, outcome: result }: CriterionResult,
  key: 'condition.step_named' | 'risk.step',
): Draftling | undefined {
  if (condition === undefined) return undefined
  const values = Object.entries(condition.reason.values)
  const bare = values.map(([name, value]) => [name, isCodes(value) ? value.values.join(', ') : value] as const)
  const said = writer.reason({ ...condition.reason, values: Object.fromEntries(bare) })
  const inputs = {
    criterion,
    ...Object.fromEntries(found.map(({ path, value }) => [path, value])),
    // "By the first payment" and "by 4 March" are bounds of the step that is named.
    step: condition.reason.key,
    ...Object.fromEntries(
      values.flatMap(([name, value]) =>
        isValue(value) ? [[value.value === condition.until ? 'until' : name, value.value]] : [],
      ),
    ),
  }
  const step = key === 'risk.step' ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`.replace(/\.$/u, '')
  const told = writer.fact(key, { step: { value: step, by: [citeDerived({ formula: 'outcome', inputs, result })] } })
  const fits = told.text.split(/\s+/u).length <= mostWords
  const citations = told.citations.flatMap((id) => writer.desk.citations.get(id) ?? [])
  return fits && whatCarries(writer, subject, told.text, citations) !== undefined ? told : undefined
}

type Codes = Extract<ReasonValue, { type: 'codes' }>
const isCodes = (value: ReasonValue): value is Codes => typeof value === 'object' && value.type === 'codes'

/** A day or an amount, which stands in no field of the profile. */
const isValue = (value: ReasonValue): value is Extract<ReasonValue, { value: unknown }> =>
  typeof value === 'object' && 'value' in value

/** What the outcome rests on: the facts that were used, what was computed, the rules. The words have their own column. */
function carriers(subject: Subject, result: CriterionResult): Citation[] {
  return [
    ...subject.spans(result.anchors).slice(0, 2),
    ...result.found.map(citeField),
    ...result.derived.map(citeDerived),
    ...result.references.map((each) => subject.reference(each)),
  ]
}

/** All words of the call that set a condition: the second sentence may be the one that excludes. */
function words(writer: Writer, subject: Subject, result: CriterionResult): Draftling {
  const [first, ...others] = subject.spans(result.anchors)
  if (first !== undefined) return writer.quote(first, ...others)
  const record = subject.recordCitation(`/eligibility#${result.criterion_id}`)
  const isLater = result.effect === 'obligation' && result.outcome === 'unknown'
  return writer.fact(isLater ? 'condition.obligation' : 'condition.recorded', {}, [record])
}

/** Asks whether a condition is met, by its name; in words that exclude others, what a yes means. */
function holding(writer: Writer, { reason }: CriterionResult, name: string, isTurned: boolean): string {
  if (reason.key === 'accounts.other_period') return writer.asking('no_year', name)
  if (isTurned) return writer.asking('holds', name)
  const asked = writer.asking('meets', name)
  return excluding.test(name) ? `${asked} ${writer.label('yes.spared')}` : asked
}

const excluding =
  /(?<!\p{L})(?:δεν (?:είναι επιλέξιμ|ενισχύ|επιδοτ|χρηματοδοτ|γίν|δικαιούνται|δικαιούται|μπορ|συμμετέχ|εντάσσ)|αποκλεί|εξαιρ|μη επιλέξιμ)|not eligible|ineligible|(?:is|are) excluded|(?:may|can)(?:not| not)/iu

/** Asks for the members of a list that are not told yet, with what the open conditions look at in each. */
function askingForItems(writer: Writer, over: QuantifierCriterion['over'], open: readonly Criterion[]): string {
  const fields = open.flatMap((each) => {
    if (each.kind !== 'quantifier' || each.over !== over) return []
    return [...each.where.map(({ field }) => field), ...('share_at_least' in each.test ? [each.test.weight] : [])]
  })
  const names = [...new Set(fields)].map((name) => writer.say(fieldTerm(over, name)))
  const list = capital(fieldName(listPointers[over], writer.language))
  return writer.asking('items', names.length === 0 ? list : `${list} (${names.join(', ')})`)
}

function openQuestions(
  writer: Writer,
  subject: Subject,
  results: readonly CriterionResult[],
  known: Known,
): Draftling[] {
  const open = results.filter(({ outcome: found }) => found === 'unknown')
  const criteria = open.flatMap(({ criterion_id: id }) => known.criteria.get(id) ?? [])
  const asked = new Set<string>()
  const begun = earlyWorks(writer, subject).map(({ what }) => writer.say(what.value))
  const onEarlyWorks = begun.length === 0 ? [] : conditionsOnEarlyWorks(subject).map(({ criterion_id: id }) => id)
  return open.flatMap((result) => {
    const { criterion_id: id, missing } = result
    const criterion = known.criteria.get(id)
    const title = titleOf(writer, result, known)
    if (missing.length === 0) {
      const own = criterion?.kind === 'manual' ? criterion.question : undefined
      const asked = onEarlyWorks.includes(id)
        ? writer.asking('early_works', begun.join(', '))
        : isUnread(criterion)
          ? writer.asking('unread', nameOf(writer, result, known, conditionTitle))
          : own === undefined
            ? holding(writer, result, nameOf(writer, result, known, conditionTitle), known.turned.has(id))
            : writer.say({ type: 'text', value: { ...own } })
      const yes = result.excludes === true ? 'yes.excluded' : 'yes.way_not'
      const question = known.turned.has(id) ? `${asked} ${writer.label(yes)}` : asked
      return [writer.gapAsking('condition_confirm', { id, about: title, question })]
    }
    // Every fact that a condition lacks is asked for; conditions that lack the same one ask for it once.
    return missing
      .map((each) => finerThan(subject, each))
      .flatMap((pointer, at) => {
        const items =
          criterion?.kind === 'quantifier' && pointer === listPointers[criterion.over] ? criterion : undefined
        const isNamed = items === undefined && titleOfAttribute(criterion) === undefined
        const ofPeriod = askedOfPeriod(writer, subject, criterion, pointer) ?? askedOfItem(writer, subject, pointer)
        const about = ofPeriod?.about ?? (isNamed ? capital(fieldName(pointer, writer.language)) : title)
        if (asked.has(about)) return []
        asked.add(about)
        const question =
          items !== undefined
            ? askingForItems(writer, items.over, criteria)
            : isNamed
              ? writer.askingForFact(pointer, about)
              : writer.asking('told', about)
        return [
          writer.gapAsking('condition', {
            id: at === 0 ? id : `${id}.${at + 1}`,
            about,
            question: ofPeriod?.question ?? question,
            pointer,
            adds: ofPeriod !== undefined,
          }),
        ]
      })
  })
}

/** What was recorded as a rule that nobody could read stands for a condition that nobody knows yet. */
const isUnread = (criterion: Criterion | undefined): boolean =>
  criterion?.kind === 'manual' && criterion.unreadable !== undefined

/** What binds after approval, in the words of the call, and of what the facts decide already how it stands. */
export function obligations(writer: Writer, subject: Subject): void {
  const known = conditionsIn(subject)
  const { criteria } = subject.input.match
  const results = criteria.filter(({ effect }) => effect === 'obligation')
  if (results.length === 0) {
    // A heading with nothing under it would read as forgotten.
    const inputs = Object.fromEntries(criteria.map(({ criterion_id, effect }) => [criterion_id, effect]))
    const none = citeDerived({ formula: 'count obligation', inputs, result: 0 })
    if (writer.blocks.length === 0) writer.paragraph([writer.fact('obligations.none', {}, [none])])
    return
  }
  writer.paragraph([writer.lead('lead.obligations')])
  writer.table(
    'caption.obligations',
    [
      { title: writer.label('column.condition'), align: 'start' },
      { title: writer.label('column.outcome'), align: 'start', weight: 2 },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    results.map((result) => ({
      cells: [
        writer.text(titleOf(writer, result, known)),
        result.outcome === 'unknown' ? writer.empty() : outcome(writer, subject, namedIn(result, known), known),
        words(writer, subject, result),
      ],
    })),
  )
}

/** The obligations that are not kept by what was stated, each by its name: they decide nothing, but may cost the aid. */
export function brokenObligations(writer: Writer, subject: Subject): Cited[] {
  const known = conditionsIn(subject)
  return subject.input.match.criteria
    .filter(({ effect, outcome: found }) => effect === 'obligation' && found === 'not_met')
    .map((result) => conditionCited(writer, subject, result, known))
}

/** A condition by its name within a sentence, with the words that set it, else with its outcome or the record. */
export function conditionCited(writer: Writer, subject: Subject, result: CriterionResult, known: Known): Cited {
  const words = subject.spans(result.anchors).map((each) => [each] as const)
  const ways = words.length > 0 ? words : [[outcomeCitation(result)] as const]
  const record = subject.recordCitation(`/eligibility#${result.criterion_id}`)
  return named(writer, subject, titleOf(writer, result, known, titleWithin), [...ways, [record]])
}

export const outcomeCitation = ({ criterion_id: criterion, outcome: result }: CriterionResult): Citation =>
  citeDerived({ formula: 'outcome', inputs: { criterion }, result })
