import type { Expression, NumberRange } from '../../core/criteria/criterion.ts'
import type { LocalizedText } from '../../core/facts/text.ts'
import { atomOf, shown, subjectOf } from './french-atoms.ts'
import type { Atom, Subject } from './french-atoms.ts'
import type { LoweredRules, RuleContext } from './french-rules.ts'
import type { Condition } from './publicodes.ts'

/** NAF Rev. 2 has sections A to U; a rule that lists all of them states no condition. */
const sectionCount = 21

/** Uninhabited, without a code of its own: no business can be there. */
const uninhabited: ReadonlySet<string> = new Set(['Ile de Clipperton', 'Île de Clipperton'])

/** Asked in the place of a rule that cannot be read. */
export const question: LocalizedText = {
  el: 'Ο κανόνας της πηγής δεν διαβάζεται αυτόματα. Πληροί η επιχείρηση τον όρο που παρατίθεται;',
  en: "The source's own rule cannot be read automatically. Does the business meet the condition quoted?",
}

/** One programme's criteria in the making: what is noted on the way, and which ids are taken. */
interface Making {
  readonly context: RuleContext
  readonly into: LoweredRules
  readonly used: Map<string, number>
}

type Place = Extract<Atom, { kind: 'place' }>
type Code = Extract<Atom, { kind: 'section' | 'naf' }>

const isCode = (atom: Atom): atom is Code => atom.kind === 'section' || atom.kind === 'naf'
const isExclusion = (atom: Atom): atom is Place | Code => (atom.kind === 'place' || isCode(atom)) && !atom.is

/** Makes criteria of conditions that must all hold, joining those that are one: a range, a list of places, a list of codes. */
export function criteriaOf(nodes: readonly Condition[], context: RuleContext, into: LoweredRules): Expression[] {
  return all(nodes, { context, into, used: new Map() })
}

function all(nodes: readonly Condition[], making: Making): Expression[] {
  const read = nodes.map((node) => ({ node, atom: atomOf(node, making.context.placeCode) }))
  const sizes = read.flatMap(({ atom }) => (atom?.kind === 'headcount' ? [atom.range] : []))
  const outside = read.flatMap(({ atom }) => (atom !== undefined && isExclusion(atom) ? [atom] : []))
  const rest = read.filter(({ atom }) => atom === undefined || (atom.kind !== 'headcount' && !isExclusion(atom)))
  return [
    ...sizeRules(sizes, making),
    ...exclusions(outside, making),
    ...rest.flatMap(({ node, atom }) => (atom === undefined ? nested(node, making) : single(atom, making))),
  ]
}

function nested(node: Condition, making: Making): Expression[] {
  if (node.op === 'all') return [{ all: all(node.of, making) }]
  if (node.op !== 'any' || hasUnreadable(node, making.context)) return [wholeQuestion(node, making)]
  const read = node.of.map((each) => ({ node: each, atom: atomOf(each, making.context.placeCode) }))
  const included = read.flatMap(({ atom }) =>
    atom !== undefined && (atom.kind === 'place' || isCode(atom)) && atom.is ? [atom] : [],
  )
  const codes = included.filter(isCode)
  if (coversAll(codes)) {
    activity(codes, true, making)
    return []
  }
  const rest = read.filter(({ atom }) => atom === undefined || !included.some((each) => each === atom))
  const parts = [
    ...territory(
      included.filter((atom) => atom.kind === 'place'),
      true,
      making,
    ),
    ...activity(codes, true, making),
    ...rest.flatMap((each) => (each.atom === undefined ? nested(each.node, making) : single(each.atom, making))),
  ]
  return parts.length === 1 ? parts : [{ any: parts }]
}

function single(atom: Atom, making: Making): Expression[] {
  switch (atom.kind) {
    case 'headcount':
      return [headcount(atom.range, making)]
    case 'place':
      return atom.code === undefined
        ? [asked('territory', `région = ${atom.name}`, making)]
        : territory([atom], atom.is, making)
    case 'undeclared_place':
      making.into.coded.places ??= [atom.name]
      return [asked('territory', `région = ${atom.name}`, making)]
    case 'section':
    case 'naf':
      return activity([atom], atom.is, making)
    case 'micro':
      return [regime(atom.is, making)]
    case 'attribute':
      return [
        {
          id: idOf(atom.name.replaceAll('_', '-'), making),
          kind: 'attribute',
          name: atom.name,
          test: atom.test,
          ...cited(atom.subject, making),
        },
      ]
    case 'unreadable':
      return [asked('other', atom.what, making)]
  }
}

function sizeRules(ranges: readonly NumberRange[], making: Making): Expression[] {
  if (ranges.length === 0) return []
  const keys = ranges.flatMap((range) => Object.keys(range))
  if (new Set(keys).size < keys.length) return ranges.map((range) => headcount(range, making))
  return [headcount(Object.assign({}, ...ranges) as NumberRange, making)]
}

/** Where the text admits micro-entrepreneurs beside a least headcount, they need none: their status has no staff to count. */
function headcount(coded: NumberRange, making: Making): Expression {
  making.into.coded.headcount ??= coded
  const staff: Expression = {
    id: idOf('headcount', making),
    kind: 'headcount',
    measure: 'headcount',
    range: making.context.headcountAsWritten(coded),
    ...cited('size', making),
  }
  const asksForStaff = (coded.min ?? 0) > 1 || (coded.min_exclusive ?? 0) >= 1
  if (!asksForStaff || !making.context.admitsMicroEntrepreneurs) return staff
  const micro: Expression = {
    id: idOf('micro-entrepreneur', making),
    kind: 'legal_form',
    include: ['micro_entrepreneur_fr'],
    ...cited('regime', making),
  }
  return { any: [staff, micro] }
}

function regime(is: boolean, making: Making): Expression {
  making.into.coded.micro ??= is
  const forms = is ? { include: ['micro_entrepreneur_fr' as const] } : { exclude: ['micro_entrepreneur_fr' as const] }
  return { id: idOf('micro-entrepreneur', making), kind: 'legal_form', ...forms, ...cited('regime', making) }
}

function exclusions(atoms: readonly (Place | Code)[], making: Making): Expression[] {
  const places = atoms.filter((atom) => atom.kind === 'place')
  const lost = places.filter((atom) => atom.code === undefined && !uninhabited.has(atom.name))
  return [
    ...territory(
      places.filter((atom) => atom.code !== undefined),
      false,
      making,
    ),
    ...lost.map((atom) => asked('territory', `région != ${atom.name}`, making)),
    ...activity(atoms.filter(isCode), false, making),
  ]
}

function territory(places: readonly Place[], include: boolean, making: Making): Expression[] {
  if (places.length === 0) return []
  if (include) making.into.coded.places ??= places.map((atom) => atom.name)
  const codes = [...new Set(places.flatMap((atom) => atom.code ?? []))]
  return [
    {
      id: idOf('territory', making),
      kind: 'region',
      of: 'any_establishment',
      ...(include ? { include: codes } : { exclude: codes }),
      ...cited('territory', making),
    },
  ]
}

const lettersOf = (codes: readonly Code[]): string[] => [
  ...new Set(codes.flatMap((atom) => (atom.kind === 'section' ? [atom.letter] : []))),
]
const coversAll = (codes: readonly Code[]): boolean =>
  lettersOf(codes).filter((code) => code.length === 1).length >= sectionCount

function activity(atoms: readonly Code[], include: boolean, making: Making): Expression[] {
  if (atoms.length === 0) return []
  const { context, into } = making
  const branches = lettersOf(atoms)
  const listed = [...new Set(atoms.flatMap((atom) => (atom.kind === 'naf' ? [atom.code] : [])))]
  const subtree = branches.filter((code) => context.nafHas(code, false))
  const exact = listed.filter((code) => context.nafHas(code, true))
  into.unknownCodes.push(...[...branches, ...listed].filter((code) => !subtree.includes(code) && !exact.includes(code)))
  if (include && listed.length === 0) into.coded.sections ??= subtree
  if (include && coversAll(atoms)) return []
  if (exact.length === 0 && subtree.length === 0)
    return include
      ? [asked('sector', [...listed, ...branches].map((code) => `code NAF = ${code}`).join(' ou '), making)]
      : []
  const entries = { ...(exact.length > 0 ? { exact } : {}), ...(subtree.length > 0 ? { subtree } : {}) }
  const codes = { scheme: 'naf' as const, ...(include ? { include: entries } : { exclude: entries }) }
  return [
    {
      id: idOf('activity', making),
      kind: 'activity',
      role: 'existing',
      basis: 'main',
      codes,
      ...cited('sector', making),
    },
  ]
}

/** A list of alternatives with one that cannot be read is not read at all: half a list would refuse those of the other half. */
function hasUnreadable(node: Condition, context: RuleContext): boolean {
  if (node.op === 'all' || node.op === 'any') return node.of.some((each) => hasUnreadable(each, context))
  const atom = atomOf(node, context.placeCode)
  if (atom === undefined || atom.kind === 'unreadable' || atom.kind === 'undeclared_place') return true
  return atom.kind === 'place' && atom.code === undefined && !uninhabited.has(atom.name)
}

function wholeQuestion(node: Condition, making: Making): Expression {
  const subject = subjectOf(node)
  if (subject === 'territory') making.into.coded.places ??= placesIn(node)
  return asked(subject, shown(node), making)
}

function placesIn(node: Condition): string[] {
  if (node.op === 'all' || node.op === 'any') return node.of.flatMap(placesIn)
  if (node.op !== 'compare') return []
  return [node.left, node.right].flatMap((operand) =>
    'undeclared' in operand ? [operand.undeclared] : 'literal' in operand ? [String(operand.literal.value)] : [],
  )
}

const idOfSubject: Readonly<Record<Subject, string>> = {
  size: 'headcount',
  regime: 'micro-entrepreneur',
  territory: 'territory',
  sector: 'activity',
  premises: 'owns-premises',
  other: 'rule',
}

/** A rule that could not be read is a question for a person, with the sentence it stands on. */
function asked(subject: Subject, what: string, making: Making): Expression {
  making.into.unreadable.push(what)
  return {
    id: idOf(idOfSubject[subject], making),
    kind: 'manual',
    question,
    unreadable: what.slice(0, 500),
    ...cited(subject, making),
  }
}

function cited(subject: Subject, making: Making): Pick<Extract<Expression, { kind: string }>, 'citations'> {
  const citations = making.context.cite(subject)
  return citations.length > 0 ? { citations } : {}
}

function idOf(base: string, making: Making): string {
  const count = (making.used.get(base) ?? 0) + 1
  making.used.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}
