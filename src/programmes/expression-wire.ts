import { criterionKinds } from '../core/criteria/criterion.ts'
import { childrenOf, expressionLimits, operatorOf } from '../core/criteria/expression.ts'
import { isRecord } from '../core/criteria/record.ts'
import { openValidators } from '../platform/http/validator.ts'
import type { Validator, Validators } from '../platform/http/validator.ts'
import type { Fault } from '../platform/problem.ts'
import { criterionSchemas } from './criterion-schemas.ts'
import { fault } from './fault.ts'

/** Tells what is wrong with the form of an expression: fields that no node or kind has, values of another type. */
export type ExpressionForm = (json: unknown, pointer: string) => Fault[]

/** Each kind's schema is compiled when it is first met. What the core says itself (operators, depth, size, ids) is left to it. */
export function openExpressionForm(): ExpressionForm {
  const validators = openValidators()
  const compiled = new Map<string, Validator>()
  const check = (json: unknown, pointer: string, depth: number): Fault[] => {
    const operator = operatorOf(json)
    if (operator === undefined || !isRecord(json) || depth > expressionLimits.depth) return []
    if (operator === 'kind') return criterion(json, pointer, validators, compiled)
    const unknown = Object.keys(json).filter((name) => name !== operator)
    return [
      ...unknown.map((name) => fault.unknownField(`${pointer}/${name}`, name, [operator])),
      ...(childrenOf(json, operator, pointer) ?? []).flatMap((child) => check(child.node, child.pointer, depth + 1)),
    ]
  }
  return (json, pointer) => check(json, pointer, 1)
}

function criterion(
  json: Record<string, unknown>,
  pointer: string,
  validators: Validators,
  compiled: Map<string, Validator>,
): Fault[] {
  const kind = String(json['kind'])
  const schema = criterionSchemas.get(kind)
  if (schema === undefined) return [fault.unknownKind(`${pointer}/kind`, kind, criterionKinds)]
  const validate = compiled.get(kind) ?? validators.compile(schema)
  compiled.set(kind, validate)
  return validate(json).map((each) => ({ ...each, pointer: `${pointer}${each.pointer}` }))
}
