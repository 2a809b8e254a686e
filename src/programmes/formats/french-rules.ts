import type { Expression, NumberRange } from '../../core/criteria/criterion.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { flipped, names } from './french-atoms.ts'
import type { PlaceCode, Subject } from './french-atoms.ts'
import { criteriaOf, question } from './french-criteria.ts'
import { readRule, simplify } from './publicodes.ts'
import type { Condition, Operand, Rules } from './publicodes.ts'

/** What the import knows beside the rules. */
export interface RuleContext {
  placeCode: PlaceCode
  /** Whether the classification has this code; `whole`: as one of its finest. */
  nafHas(code: string, whole: boolean): boolean
  /** The sentences that a rule of this subject stands on. */
  cite(subject: Subject): Anchor[]
  /** Bounds of the text where they mean the same whole numbers as the rule's; else the rule's. */
  headcountAsWritten(rule: NumberRange): NumberRange
  /** Whether the text says that micro-entrepreneurs are eligible. */
  admitsMicroEntrepreneurs: boolean
}

/** A programme's rules in our terms. */
export interface LoweredRules {
  criteria: Expression[]
  /** Which validity dates the rules ask about; `field` is the programme's own date. */
  opens?: 'field' | { on: string }
  closes?: 'field' | { on: string }
  objectives: string[]
  /** As coded, for the comparison with the text; the first rule of its kind. */
  coded: { headcount?: NumberRange; places?: string[]; sections?: string[]; micro?: boolean }
  /** Codes that no business can have: left out of their list. */
  unknownCodes: string[]
  /** Every rule that could not be read, as it was written. */
  unreadable: string[]
  /** Names that the rules use and do not declare. */
  undeclared: string[]
}

/** Reads a programme's rules. Dates and objectives at the top are taken out; whatever cannot be read becomes a question. */
export function lowerRules(rules: Rules, context: RuleContext): LoweredRules {
  return lowerCondition(readRule(rules, names.root), context)
}

export function lowerCondition(condition: Condition, context: RuleContext): LoweredRules {
  const root = simplify(condition)
  const lowered: LoweredRules = {
    criteria: [],
    objectives: [],
    coded: {},
    unknownCodes: [],
    unreadable: [],
    undeclared: [],
  }
  const parts = root.op === 'all' ? root.of : root.op === 'constant' && root.value ? [] : [root]
  const rest = parts.filter((part) => !takeDate(part, lowered) && !takeObjectives(part, lowered))
  lowered.criteria = criteriaOf(rest, context, lowered)
  lowered.undeclared = undeclaredIn(root)
  if (lowered.undeclared.length > 0)
    lowered.criteria = lowered.criteria.flatMap((criterion) => questioned(criterion, lowered.undeclared))
  return lowered
}

function undeclaredIn(node: Condition): string[] {
  if (node.op === 'all' || node.op === 'any') return node.of.flatMap(undeclaredIn)
  if (node.op !== 'compare') return []
  return [node.left, node.right].flatMap((operand) => ('undeclared' in operand ? [operand.undeclared] : []))
}

/**
 * A rule set that names something it does not declare is one that its own language refuses whole. No part of it decides
 * then: each becomes a question for a person, with the sentence it stands on.
 */
function questioned(expression: Expression, undeclared: readonly string[]): Expression[] {
  if ('kind' in expression) {
    if (expression.kind === 'manual') return [expression]
    const { id, citations } = expression
    return [
      {
        id,
        kind: 'manual',
        question,
        unreadable: undeclared.join(', ').slice(0, 500),
        ...(citations === undefined ? {} : { citations }),
      },
    ]
  }
  const children =
    'all' in expression
      ? expression.all
      : 'any' in expression
        ? expression.any
        : 'not' in expression
          ? [expression.not]
          : expression.at_least.of
  return children.flatMap((child) => questioned(child, undeclared))
}

function takeDate(part: Condition, into: LoweredRules): boolean {
  if (part.op !== 'compare') return false
  const { left, operator, right } = 'input' in part.left && part.left.input === names.today ? flipped(part) : part
  if (!('input' in right) || right.input !== names.today) return false
  const at = dateOf(left)
  if (at === undefined) return false
  if (operator === '<=' && at !== 'end') into.opens = at === 'start' ? 'field' : at
  else if (operator === '>=' && at !== 'start') into.closes = at === 'end' ? 'field' : at
  else return false
  return true
}

function dateOf(operand: Operand): 'start' | 'end' | { on: string } | undefined {
  if ('input' in operand)
    return operand.input === names.start ? 'start' : operand.input === names.end ? 'end' : undefined
  return 'literal' in operand && operand.literal.type === 'date' ? { on: operand.literal.value } : undefined
}

/** What a programme is for is a filter of the source, not a condition. */
function takeObjectives(part: Condition, into: LoweredRules): boolean {
  const leaves = part.op === 'any' ? part.of : [part]
  const found = leaves.map((leaf) =>
    leaf.op === 'input' && leaf.name.startsWith(names.objective) ? leaf.name.slice(names.objective.length) : undefined,
  )
  if (found.length === 0 || found.includes(undefined)) return false
  into.objectives.push(...found.filter((name) => name !== undefined))
  return true
}
