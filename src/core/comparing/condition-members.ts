import { attributeAsks } from '../criteria/attribute.ts'
import { amountWords } from '../criteria/compare.ts'
import { conditionWords, fieldTerm } from '../criteria/condition-words.ts'
import { rangeValue } from '../criteria/range-check.ts'
import type {
  ActivityCriterion,
  AgeCriterion,
  AmountExpression,
  AttributeCriterion,
  CodeEntries,
  Criterion,
  FieldCondition,
  MoneyRange,
  NumberRange,
  QuantifierCriterion,
  TestTime,
} from '../criteria/criterion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { cutText } from './text-pair.ts'
import { ageAsks } from './condition-asks.ts'
import { changed, same } from './difference.ts'
import type { Difference } from './difference.ts'
import {
  among,
  date,
  dateOf,
  listed,
  memberDifferences,
  money,
  one,
  percentOf,
  quoted,
  regions,
  severalOf,
  strings,
  tell,
  term,
  texts,
  told,
  usually,
  without,
  words,
} from './forms.ts'
import type { Form, Subject } from './forms.ts'

/** What two criteria of one kind and id say otherwise, member by member. Their places in the text are told apart. */
export function conditionMemberDifferences(before: Criterion, after: Criterion, subject: Subject): Difference[] {
  return [
    ...memberDifferences(before, after, { ...common, ...formsOf(before, after) }, subject),
    ...(before.kind === 'activity' && after.kind === 'activity' ? codeDifferences(before, after, subject) : []),
  ]
}

type Citations = NonNullable<Criterion['citations']>

/** Other words of the text on which a criterion rests; the same words at another place are no difference. */
export function citationDifferences(before: Criterion, after: Criterion, subject: Subject): Difference[] {
  const wordsOf = ({ citations = [] }: Criterion): string[] | undefined => {
    const all = citations.map(({ exact }) => exact.replaceAll(/\s+/gu, ' ').trim())
    return all.length === 0 ? undefined : [...new Set(all)].toSorted()
  }
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (same(old, now)) return []
  const form = listed<string>((all) => ({ type: 'list', values: all.map((each) => quoted(cutText(each))) }), 1)
  const places: { old?: Citations | undefined; now?: Citations | undefined } = {
    old: before.citations,
    now: after.citations,
  }
  return tell(form(old, now), { path: 'citations', old: places.old, now: places.now }, subject)
}

const onDay = one<TestTime | NonNullable<ActivityCriterion['held_by']>>((when) =>
  when.event === 'fixed' ? dateOf(when.date) : term('event', when.event),
)
const atSubmission = usually({ event: 'submission' }, onDay)

const common: Readonly<Record<string, Form>> = { title: texts, at: atSubmission }

const range = (unit?: Parameters<typeof rangeValue>[1]): Form =>
  one<NumberRange | MoneyRange>((bounds) => rangeValue(bounds, unit))
const amount = one<AmountExpression>(amountWords)

/** How the members of a kind are told; those of all kinds stand apart. */
function formsOf(before: Criterion, after: Criterion): Readonly<Record<string, Form>> {
  switch (after.kind) {
    case 'activity':
      return {
        role: among('activity_role'),
        basis: among('activity_basis'),
        held_by: atSubmission,
        revenue_share_min: one<number>((share) => percentOf(Math.round(share * 1e4) / 100)),
      }
    case 'region':
      return { of: among('place'), include: regions, exclude: regions }
    case 'zone':
      return {
        of: among('place'),
        'zone/name': texts,
        'zone/nuts': regions,
        'zone/municipalities': strings,
        'zone/postal_codes': strings,
        established_on: date,
      }
    case 'size':
      return { include: severalOf('size') }
    case 'lifecycle':
      return { include: severalOf('lifecycle') }
    case 'legal_form':
      return { include: severalOf('legal_form'), exclude: severalOf('legal_form') }
    case 'headcount':
      return { measure: among('figure'), range: range('awu'), period: among('period') }
    case 'accounts':
      return { figure: among('figure'), range: range(), period: among('period') }
    case 'investment_amount':
      return { range: range() }
    case 'age':
      return { test: one<AgeCriterion['test']>(ageAsks) }
    case 'de_minimis':
      return {
        regulation: among('regulation'),
        member_state: among('country'),
        on_excess: among('on_excess'),
        needed: money,
      }
    case 'compare':
      return { left: amount, operator: among('comparison'), right: amount }
    case 'quantifier':
      return quantifierForms(after)
    case 'attribute':
      return { name: among('attribute'), test: attributeTests(before, after) }
    case 'manual':
      return { question: texts, unreadable: words, about: among('about') }
    case 'not_in_difficulty':
      return {}
  }
}

function quantifierForms({ over }: QuantifierCriterion): Readonly<Record<string, Form>> {
  return {
    // At least one, and any, are the same.
    test: (before, after) => {
      const [was, is] = [before, after].map((test) => testWords(over, test as QuantifierCriterion['test']))
      return was === undefined || is === undefined || same(was, is) ? [] : [{ how: 'changed', before: was, after: is }]
    },
    where: listed<FieldCondition>((where) => conditionWords(over, where)),
  }
}

/** How many of the items have to be so. */
function testWords(over: QuantifierCriterion['over'], test: QuantifierCriterion['test']): ReasonValue {
  if ('all' in test) return told('every_one')
  if ('none' in test) return told('no_one')
  if ('at_least' in test) return { type: 'range', min: test.at_least }
  if ('at_most' in test) return { type: 'range', max: test.at_most }
  if ('any' in test) return { type: 'range', min: 1 }
  const share: ReasonValue = { type: 'range', min: Math.round(test.share_at_least * 1e4) / 100, unit: 'percent' }
  return told('share', { share, weight: fieldTerm(over, test.weight) })
}

/** The value that is asked for is told by what it is of. */
function attributeTests(before: Criterion, after: AttributeCriterion): Form {
  const name = before.kind === 'attribute' ? before.name : after.name
  return (old, now) => [
    {
      how: 'changed',
      before: attributeAsks({ ...after, name, test: old as AttributeCriterion['test'] }),
      after: attributeAsks({ ...after, test: now as AttributeCriterion['test'] }),
    },
  ]
}

/** The classification, and which codes are accepted and excluded: as they stand, or with all under them. */
function codeDifferences(before: ActivityCriterion, after: ActivityCriterion, subject: Subject): Difference[] {
  return [
    ...memberDifferences(before, after, { 'codes/scheme': among('scheme') }, subject),
    ...(['include', 'exclude'] as const).flatMap((side) => sideDifferences(before, after, side, subject)),
  ]
}

function sideDifferences(
  { codes: old }: ActivityCriterion,
  { codes: now }: ActivityCriterion,
  side: 'include' | 'exclude',
  subject: Subject,
): Difference[] {
  const [was, is] = [old[side], now[side]]
  const wider = codesIn(is, 'subtree', codesIn(was, 'exact'))
  const narrower = codesIn(is, 'exact', codesIn(was, 'subtree'))
  const turned = (['wider', 'narrower'] as const).flatMap((how) => {
    const values = how === 'wider' ? wider : narrower
    const codes: ReasonValue = { type: 'codes', scheme: now.scheme, values }
    const says = { key: `change.codes_${side}_${how}`, values: { criterion: subject.values['criterion'] ?? '', codes } }
    return values.length === 0 ? [] : [changed(`${subject.pointer}/codes/${side}`, was, is, says)]
  })
  const apart = new Set([...wider, ...narrower])
  const rest = (entries: CodeEntries | undefined, how: keyof CodeEntries): string[] | undefined =>
    entries === undefined ? undefined : codesIn(entries, how).filter((code) => !apart.has(code))
  return [
    ...turned,
    ...(['exact', 'subtree'] as const).flatMap((how) => {
      const [gone, come] = [rest(was, how), rest(is, how)]
      if (same(gone ?? [], come ?? [])) return []
      const form = listed<string>((codes) => ({ type: 'codes', scheme: now.scheme, values: [...codes] }), 1)
      // A list that was not there accepted everything: what is set to these codes was never less.
      const isWhole = was === undefined || is === undefined
      const said = form(isWhole && was === undefined ? undefined : gone, isWhole && is === undefined ? undefined : come)
      const path = `codes/${side}/${how}`
      return tell(said, { path, old: was?.[how], now: is?.[how] }, subject)
    }),
  ]
}

/** Codes of one form; of them those that are among others, where these are given. */
function codesIn(entries: CodeEntries | undefined, how: keyof CodeEntries, among?: readonly string[]): string[] {
  const codes = entries?.[how] ?? []
  return among === undefined ? [...codes] : without(codes, without(codes, among))
}
