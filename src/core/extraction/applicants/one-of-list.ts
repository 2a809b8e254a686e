import type { Criterion, Expression } from '../../criteria/criterion.ts'
import type { Span } from '../../facts/text-fold.ts'
import { behindMark, leadOf } from '../text/block-lists.ts'
import { negation, refusing } from './condition-gate.ts'
import { mentioned } from './condition-sentence.ts'
import type { Bare } from './condition-sentence.ts'
import { isOf, type Of } from '../draft/draft.ts'
import {
  areForms,
  areKinds,
  areNames,
  behindName,
  headOfKinds,
  isPlain,
  leadsToPlans,
  withinNumbers,
} from './kinds-of-applicants.ts'
import type { Reading } from '../reading.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { unreadParts } from '../sentences/unread-parts.ts'

/** Lists of which one member is enough: conditions of which one will do, and kinds of those who may apply, whom nobody is all of. Folded text. */

const oneOf =
  /(?<!\p{L})(?:ενα|εναν?|μια|ενοσ|μιασ|καποι\p{L}{1,3}|οποι\p{L}+δηποτε) (?:τουλαχιστον |μονο )?(?:(?:απο|εκ|των|τα|τισ|τουσ|τησ) ?)+ ?(?:\p{L}+ ){0,3}?(?:παρακατω|ακολουθ\p{L}+|εξησ|κατωθι|πιο κατω)|(?<!\p{L})(?:one|any|either) (?:or more )?of (?:the |these )?(?:\p{L}+ ){0,3}?(?:following|below|these)(?!\p{L})|(?<!\p{L})(?:one|either) of (?:the )?(?:criteria|conditions|requirements)(?!\p{L})/u

/** Whether words say that one of what they lead to is enough. */
export const oneIsEnough = (words: string): boolean => oneOf.test(words)

/** "One of the following codes", "… legal forms": what its members name, and no condition of their own. */
const ofNames =
  /(?:παρακατω|ακολουθ\p{L}+|εξησ|κατωθι|following|below|these) (?:\p{L}+ ){0,2}?(?:καδ|κωδικ\p{L}+|δραστηριοτητ\p{L}+|κλαδ\p{L}+|τομε\p{L}+|(?:νομικ\p{L}+ )?μορφ\p{L}+|περι(?:οχ|φερει)\p{L}+|codes?|activit\p{L}+|sectors?|(?:legal )?forms?|regions?|areas?)(?!\p{L})/u

/** Letters between what leads to a list and its first member. */
const gap = 8
/** Letters of a member that names its form and says nothing else. */
const longestName = 60

/**
 * How a list says that one of its members is enough: in so many words, in so many words but not where it ends, by legal forms, by kinds of
 * applicants, by names of anything.
 */
type Kind = 'conditions' | 'endless' | 'forms' | 'kinds' | 'names'

/** A member of such a list, what was read of it and what is asked of it. */
interface Member {
  readonly block: Block
  readonly quote: Span
  readonly own: readonly Of<'criterion'>[]
  readonly asked: readonly Reading[]
}

/**
 * What was read of the members of such lists becomes alternatives, each in its own words; a list of which nothing could be read is one
 * question. `blocks` are those of kinds and forms: what they name is of some.
 */
export function withAlternatives(
  lists: readonly (readonly Block[])[],
  readings: readonly Reading[],
  manual: readonly Reading[],
): { readings: Reading[]; manual: Reading[]; blocks: ReadonlySet<Block> } {
  const taken = new Set<Reading>()
  const either: Reading[] = []
  const questions: Reading[] = []
  const blocks = new Set<Block>()
  const criteria = readings.filter(isOf('criterion'))
  for (const whole of lists) {
    const all = withinNumbers(whole.filter((block) => !refuses(block)))
    if (all[0]?.kind === 'cell' || all.length < 2) continue
    const memberOf = (block: Block): Member => {
      const quote = placeIn(block, 0, block.folded.folded.length)
      const inside = (each: Reading): boolean => holds(quote, each.quote)
      return {
        block,
        quote,
        own: criteria.filter((each) => inside(each) && !isLeftOut(each)),
        asked: manual.filter(inside),
      }
    }
    const wholeKind = kindOf(all, all.map(memberOf))
    const head = wholeKind === undefined ? headOfKinds(all) : all
    const kind = wholeKind ?? (head.length < all.length && areKinds(head) ? 'kinds' : undefined)
    const list = kind === wholeKind ? all : head
    const [first] = list
    if (kind === undefined || first === undefined) continue
    const members = list.map(memberOf)
    const own = members.flatMap((member) => ofMember(member, kind))
    const place = { start: members[0]?.quote.start ?? 0, end: members.at(-1)?.quote.end ?? 0 }
    const isLed = (each: Reading): boolean => leads(each, first, place.start, kind)
    if (kind !== 'endless' && own.some(decides) && !(kind === 'names' && leadsToPlans(first.announcedBy))) {
      if (kind === 'names' || joins(members, kind)) continue
      const branches = members
        .map((member) => ({ criterion: branchOf(member, kind), quote: member.quote }))
        .toSorted((a, b) => (kind === 'conditions' ? 0 : rankOf(a.criterion) - rankOf(b.criterion)))
      const any = branches.map(({ criterion }) => criterion)
      either.push({
        value: { field: 'criterion', criterion: { any }, places: branches.map(({ quote }) => quote) },
        quote: place,
        figure: place,
        confidence: kind === 'conditions' ? 0.8 : 0.75,
      })
    } else if (
      kind === 'kinds' ||
      members.some(({ own: read, asked }) => read.length + asked.length > 0) ||
      (kind === 'conditions' && manual.some(isLed))
    ) {
      const lead = first.announcedBy === '' ? undefined : first.keyPlace
      const criterion = { kind: 'manual', id: '' } as const
      questions.push({
        value: { field: 'criterion', criterion, ...(lead === undefined ? {} : { lead }) },
        quote: place,
        figure: place,
        confidence: 0.7,
        stands: true,
      })
    } else continue
    if (kind === 'kinds' || kind === 'forms') for (const block of list) blocks.add(block)
    for (const member of members) for (const each of [...ofMember(member, kind), ...member.asked]) taken.add(each)
    // What leads to the list asks nothing besides.
    for (const each of manual) if (isLed(each)) taken.add(each)
  }
  const asked = [...manual.filter((each) => !taken.has(each)), ...questions]
  const leadsTo = asked.flatMap(({ value }) => (value.field === 'criterion' ? (value.lead ?? []) : []))
  return {
    readings: [...readings.filter((each) => !taken.has(each)), ...either],
    // A line that leads to what is asked below it is asked with each of that.
    manual: asked.filter(
      ({ quote, figure }) => !leadsTo.some((lead) => holds(lead, quote)) || figure.start !== quote.start,
    ),
    blocks,
  }
}

/** Why one member of a list is enough; undefined where all hold. */
function kindOf(list: readonly Block[], members: readonly Member[]): Kind | undefined {
  const [first] = list as readonly [Block]
  // A label of the first member alone is no line that leads to the list.
  const lead = leadOf(list.some(({ key }) => key !== first.key) ? { ...first, key: '' } : first)
  // Where a list within a list ends is not told by its marks; of codes and forms those of the list are meant.
  if (oneOf.test(lead) && !ofNames.test(lead) && !negation.test(lead))
    return /:\s*$/u.test(first.announcedUnder ?? '') ? 'endless' : 'conditions'
  // "– Cooperatives: · of farmers · of fishers": the members of a member stand in a list of their own, beside the others.
  if (list.some(({ folded }) => /:\s*$/u.test(folded.folded))) return undefined
  const isOpen = (block: Block): boolean =>
    members.every(
      (member) =>
        member.block !== block ||
        member.own.every(({ value: { criterion } }) => isStage(criterion) || isForm(criterion)),
    )
  if (areForms(list, isOpen)) return 'forms'
  if (areKinds(list)) return 'kinds'
  return areNames(list) ? 'names' : undefined
}

/** What was read of a member. Of forms side by side one may be founded first: that lets in more, and no fewer. */
const ofMember = ({ own }: Member, kind: Kind): readonly Of<'criterion'>[] =>
  kind === 'forms' ? own.filter(({ value: { criterion } }) => !isStage(criterion)) : own

function branchOf(member: Member, kind: Kind): Expression {
  const told = ofMember(member, kind)
  const read = (kind === 'conditions' ? told : told.filter(({ confidence }) => confidence !== mentioned))
    .map(({ value }) => value.criterion)
    .toSorted((a, b) => (kind === 'conditions' ? 0 : rankOf(a) - rankOf(b)))
  const isAsked = read.some((each) => 'kind' in each && each.kind === 'manual')
  const all: Expression[] =
    isAsked || isWhole(member, kind, read) ? read : [...read, { kind: 'manual', id: '' } as Criterion]
  const [one, ...more] = all
  return one !== undefined && more.length === 0 ? one : { all }
}

/** Whether what was read of a member is all that it says. */
function isWhole({ block, asked }: Member, kind: Kind, read: readonly Expression[]): boolean {
  if (read.length === 0) return false
  const text = behindMark(block)
  const name = behindName(block)
  if (asked.length > 0) return name !== text && isPlain(name)
  if (kind === 'conditions') return true
  const told = read.flatMap((each): Bare[] => ('kind' in each ? [each] : []))
  return (
    read.some(isWho) &&
    (isPlain(text) ||
      (kind === 'forms' && text.length < longestName) ||
      ((kind === 'kinds' || kind === 'forms') &&
        !read.every(isStage) &&
        unreadParts(text, told, false, () => false).length === 0))
  )
}

/** Sizes of one list, or its forms, are one criterion already. */
const joins = (members: readonly Member[], kind: Kind): boolean => {
  const branches = members.map((member) => branchOf(member, kind))
  const [one] = branches
  return (
    one !== undefined &&
    'kind' in one &&
    isWho(one) &&
    branches.every((each) => 'kind' in each && each.kind === one.kind)
  )
}

/** What is asked of a list by the line that leads to it. */
const leads = ({ quote, figure }: Reading, { keyPlace }: Block, start: number, kind: Kind): boolean =>
  quote.end <= start &&
  start - quote.end < gap &&
  (kind === 'conditions' ||
    kind === 'endless' ||
    (keyPlace !== undefined && holds(keyPlace, quote) && quote.start === figure.start && quote.end === figure.end))

/** Criteria that tell those who apply apart by more than where they are or what they do. */
const decides = ({ value: { criterion } }: Of<'criterion'>): boolean =>
  'kind' in criterion && deciding.has(criterion.kind)
const deciding: ReadonlySet<string> = new Set([
  'age',
  'headcount',
  'accounts',
  'turnover_limit',
  'compare',
  'size',
  'legal_form',
  'lifecycle',
])
const isWho = (each: Expression): boolean => 'kind' in each && (each.kind === 'size' || isStage(each) || isForm(each))
const isForm = (each: Expression): boolean => 'kind' in each && each.kind === 'legal_form' && each.include !== undefined
const isStage = (each: Expression): boolean => 'kind' in each && each.kind === 'lifecycle'

/** The size stands first: what figures were read of it is the rule, the rest stands beside it. */
function rankOf(each: Expression): number {
  if ('all' in each) return Math.min(...each.all.map(rankOf))
  return !('kind' in each) ? 2 : each.kind === 'size' ? 0 : each.kind === 'legal_form' ? 1 : 2
}

/** An item that says who may not apply is no kind of those who may. */
const refuses = (block: Block): boolean => {
  // What those who are named have not, or do not do, refuses nobody.
  const [text = ''] = behindMark(block)
    .replaceAll(/\([^()]*\)?/gu, ' ')
    .split(/,? (?=(?:που|οι οποι\p{L}+|who|which|that|whose)(?!\p{L}))/u)
  return refusing.test(text) || negation.test(text)
}
/** Forms that nobody may have, whatever else they are. */
const isLeftOut = ({ value: { criterion } }: Of<'criterion'>): boolean =>
  'kind' in criterion && criterion.kind === 'legal_form' && criterion.exclude !== undefined

const holds = (whole: Span, part: Span): boolean => part.start >= whole.start && part.end <= whole.end
