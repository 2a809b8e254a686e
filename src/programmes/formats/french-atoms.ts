import type { NumberRange } from '../../core/criteria/criterion.ts'
import type { Comparison, Condition, Literal, Operand } from './publicodes.ts'

/** The parts of the conditions that a rule may stand on. */
export type Subject = 'size' | 'regime' | 'territory' | 'sector' | 'premises' | 'other'

/** NUTS or ISO code of a place by its French name; undefined: not on record. */
export type PlaceCode = (name: string) => string | undefined

/** The inputs of the source's rules. */
export const names = {
  root: 'entreprise . est ciblée',
  headcount: 'entreprise . effectif',
  micro: 'entreprise . microentrepreneur',
  naf: 'entreprise . code NAF',
  region: 'région',
  owner: 'entreprise . est propriétaire de ses locaux',
  objective: 'questionnaire . objectif prioritaire . ',
  today: 'date du jour',
  start: 'dispositif . début de validité',
  end: 'dispositif . fin de validité',
} as const

/** A condition on one input, in our terms. */
export type Atom =
  | { kind: 'headcount'; range: NumberRange }
  | { kind: 'place'; name: string; code: string | undefined; is: boolean }
  | { kind: 'undeclared_place'; name: string }
  /** A section letter, or a coarser code of the classification with all that is under it. */
  | { kind: 'section'; letter: string; is: boolean }
  | { kind: 'naf'; code: string; is: boolean }
  | { kind: 'micro'; is: boolean }
  | {
      kind: 'attribute'
      name: string
      subject: Subject
      test: { equals: boolean | number | string } | { range: NumberRange }
    }
  | { kind: 'unreadable'; what: string }

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** The same comparison with its sides exchanged. */
export function flipped(node: Extract<Condition, { op: 'compare' }>): Extract<Condition, { op: 'compare' }> {
  return { op: 'compare', left: node.right, operator: mirrored[node.operator], right: node.left }
}

/** Reads a condition that is no conjunction or disjunction; undefined for those. `placeCode` gives the code of a place by its French name. */
export function atomOf(node: Condition, placeCode: PlaceCode): Atom | undefined {
  if (node.op === 'unreadable') return { kind: 'unreadable', what: node.what }
  if (node.op === 'input') return inputAtom(node.name, true)
  if (node.op === 'not' && node.of.op === 'input') return inputAtom(node.of.name, false)
  if (node.op === 'constant') return { kind: 'unreadable', what: node.value ? 'oui' : 'non' }
  if (node.op !== 'compare') return undefined
  const { left, operator, right } = 'input' in node.left ? node : flipped(node)
  return compareAtom(left, operator, right, placeCode) ?? { kind: 'unreadable', what: shown(node) }
}

/** `entreprise . code NAF niveau 1 . est C`, `… niveau 2 . est 10`: a section or a part of one. */
const levelInput = /^entreprise \. code NAF niveau \d \. est (.+)$/u
const levelText = /^entreprise \. code NAF niveau \d$/u

function inputAtom(name: string, is: boolean): Atom {
  if (name === names.micro) return { kind: 'micro', is }
  const classified = levelInput.exec(name)?.[1]
  if (classified !== undefined) return { kind: 'section', letter: classified, is }
  if (name === names.owner)
    return { kind: 'attribute', name: 'owns_premises', subject: 'premises', test: { equals: is } }
  if (name.startsWith(names.objective) || name.startsWith('dispositif')) return { kind: 'unreadable', what: name }
  return { kind: 'attribute', name: attributeName(name), subject: 'other', test: { equals: is } }
}

/** An input of the source that we have no field for, as an attribute: `fr_est_tertiaire`. */
function attributeName(name: string): string {
  const words = (name.split(' . ').at(-1) ?? name)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^_+|_+$/gu, '')
  return `fr_${words}`.slice(0, 60)
}

function compareAtom(left: Operand, operator: Comparison, right: Operand, placeCode: PlaceCode): Atom | undefined {
  if (!('input' in left)) return undefined
  if (left.input === names.region && 'undeclared' in right) return { kind: 'undeclared_place', name: right.undeclared }
  const literal = 'literal' in right ? right.literal : undefined
  if (literal === undefined) return undefined
  const equality = operator === '=' || operator === '!='
  const is = operator === '='
  if (left.input === names.region && literal.type === 'text' && equality)
    return { kind: 'place', name: literal.value, code: placeCode(literal.value), is }
  if (left.input === names.naf && literal.type === 'text' && equality) return { kind: 'naf', code: literal.value, is }
  if (levelText.test(left.input) && literal.type === 'text' && equality)
    return { kind: 'section', letter: literal.value, is }
  if (literal.type === 'number') return numberAtom(left.input, operator, literal)
  if (literal.type === 'text' && is)
    return { kind: 'attribute', name: attributeName(left.input), subject: 'other', test: { equals: literal.value } }
  return undefined
}

function numberAtom(
  input: string,
  operator: Comparison,
  literal: Extract<Literal, { type: 'number' }>,
): Atom | undefined {
  const { value } = literal
  const range: NumberRange | undefined =
    operator === '<='
      ? { max: value }
      : operator === '<'
        ? { max_exclusive: value }
        : operator === '>='
          ? { min: value }
          : operator === '>'
            ? { min_exclusive: value }
            : operator === '='
              ? { min: value, max: value }
              : undefined
  if (range === undefined) return undefined
  return input === names.headcount
    ? { kind: 'headcount', range }
    : { kind: 'attribute', name: attributeName(input), subject: 'other', test: { range } }
}

const shownOperand = (operand: Operand): string =>
  'input' in operand ? operand.input : 'undeclared' in operand ? operand.undeclared : String(operand.literal.value)

/** A condition as the source would write it, for a person to read. */
export function shown(node: Condition): string {
  if (node.op === 'compare') return `${shownOperand(node.left)} ${node.operator} ${shownOperand(node.right)}`
  if (node.op === 'input') return node.name
  if (node.op === 'unreadable') return node.what
  if (node.op === 'constant') return node.value ? 'oui' : 'non'
  if (node.op === 'not') return `non (${shown(node.of)})`
  return node.of.map(shown).join(node.op === 'all' ? ' et ' : ' ou ')
}

/** Which part of the conditions a rule is about. */
export function subjectOf(node: Condition): Subject {
  if (node.op === 'all' || node.op === 'any') {
    const subjects = new Set(node.of.map(subjectOf))
    const [only] = subjects
    return subjects.size === 1 && only !== undefined ? only : 'other'
  }
  if (node.op === 'not') return subjectOf(node.of)
  const text = shown(node)
  if (text.includes('région')) return 'territory'
  if (text.includes('effectif')) return 'size'
  if (text.includes('code NAF') || text.includes("secteur d'activité")) return 'sector'
  if (text.includes('microentrepreneur')) return 'regime'
  return 'other'
}
