/**
 * Reads the part of the Publicodes language (https://publi.codes) that eligibility rules are written in: conjunctions and
 * disjunctions of conditions, applicability, comparisons, constants, references by dotted name. Nothing is evaluated:
 * the rules become a tree over named inputs. What lies outside this part is kept as `unreadable`, with what it was.
 */

export type Literal =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'date'; value: string }
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

export type Operand =
  | { input: string }
  | { literal: Literal }
  /** A name that no rule declares; the text language refuses the whole set of rules for it. */
  | { undeclared: string }

export type Condition =
  | { op: 'all' | 'any'; of: Condition[] }
  | { op: 'not'; of: Condition }
  | { op: 'compare'; left: Operand; operator: Comparison; right: Operand }
  /** A yes/no input. */
  | { op: 'input'; name: string }
  | { op: 'constant'; value: boolean }
  | { op: 'unreadable'; what: string }

export type Rules = ReadonlyMap<string, unknown>

/** Conjunctions deeper than this are not rules that a person wrote. */
const depthLimit = 40

/** Members that describe a rule and do not change its value. */
const descriptive = new Set([
  'titre',
  'description',
  'question',
  'note',
  'références',
  'résumé',
  'icônes',
  'acronyme',
  'meta',
  'privé',
  'avec',
])

/** Flattens `avec` members into rules of their own: `a: { avec: { b } }` declares `a` and `a . b`. */
export function declaredRules(json: Readonly<Record<string, unknown>>): Rules {
  const rules = new Map<string, unknown>()
  const open: { name: string; rule: unknown; depth: number }[] = Object.entries(json).map(([name, rule]) => ({
    name,
    rule,
    depth: 0,
  }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const name = normalName(next.name)
    rules.set(name, next.rule)
    const inner = isRecord(next.rule) ? next.rule['avec'] : undefined
    if (!isRecord(inner) || next.depth >= depthLimit) continue
    for (const [child, rule] of Object.entries(inner))
      open.push({ name: `${name} . ${child}`, rule, depth: next.depth + 1 })
  }
  return rules
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `a.b` and `a .  b` are `a . b`; typographic apostrophes are straight. */
const normalName = (name: string): string =>
  name
    .replaceAll('’', "'")
    .split('.')
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .join(' . ')

/** Finds a reference as the language does: in the rule's own space, then in each one above it. */
export function resolveName(rules: Rules, context: string, reference: string): string | undefined {
  const name = normalName(reference)
  const spaces = context.split(' . ')
  for (let length = spaces.length; length >= 0; length -= 1) {
    const candidate = [...spaces.slice(0, length), name].join(' . ')
    if (candidate !== context && rules.has(candidate)) return candidate
  }
  return undefined
}

/** The condition that a rule states; `unreadable` where it is not declared or lies outside the part that is read. */
export function readRule(rules: Rules, name: string): Condition {
  return rules.has(name) ? ruleBody(rules, name, [name]) : { op: 'unreadable', what: name }
}

/** The body of a declared rule; `path` are the rules on the way, so that a circle ends. */
function ruleBody(rules: Rules, name: string, path: readonly string[]): Condition {
  const rule = rules.get(name)
  if (isInput(rule)) return { op: 'input', name }
  return condition(rules, name, rule, path)
}

/** A rule without a value is an input: it is asked for. */
function isInput(rule: unknown): boolean {
  if (rule === null || rule === undefined) return true
  return (
    isRecord(rule) && Object.keys(rule).every((key) => descriptive.has(key) || key === 'par défaut' || key === 'type')
  )
}

function condition(rules: Rules, context: string, json: unknown, path: readonly string[]): Condition {
  if (path.length > depthLimit) return { op: 'unreadable', what: path.join(' → ').slice(0, 300) }
  if (typeof json === 'boolean') return { op: 'constant', value: json }
  if (typeof json === 'string') return expression(rules, context, json, path)
  if (!isRecord(json)) return { op: 'unreadable', what: shown(json) }
  const applies: Condition[] = []
  const values: Condition[] = []
  for (const [key, body] of Object.entries(json)) {
    if (descriptive.has(key)) continue
    if (key === 'applicable si') applies.push(condition(rules, context, body, [...path, key]))
    else if (key === 'non applicable si')
      applies.push({ op: 'not', of: condition(rules, context, body, [...path, key]) })
    else if (key === 'valeur' || key === 'formule') values.push(condition(rules, context, body, [...path, key]))
    else if (key === 'toutes ces conditions' && Array.isArray(body))
      values.push({ op: 'all', of: body.map((each) => condition(rules, context, each, [...path, key])) })
    else if (key === 'une de ces conditions' && Array.isArray(body))
      values.push({ op: 'any', of: body.map((each) => condition(rules, context, each, [...path, key])) })
    else return { op: 'unreadable', what: shown({ [key]: body }) }
  }
  const [value, second] = values
  if (value === undefined || second !== undefined) return { op: 'unreadable', what: shown(json) }
  return applies.length === 0 ? value : { op: 'all', of: [...applies, value] }
}

const shown = (json: unknown): string => (JSON.stringify(json) ?? String(json)).slice(0, 300)

type Token = { type: 'operator'; value: Comparison } | { type: 'quoted' | 'words'; value: string }

/** Operators of arithmetic stand between spaces; a hyphen inside a name does not. */
const arithmetic: ReadonlySet<string> = new Set(['+', '-', '*', '/', '**', '//', '?', '(', ')'])

const spelled: Readonly<Record<string, Comparison>> = { '≤': '<=', '≥': '>=', '≠': '!=' }

/** Cuts an expression into quoted texts, comparison signs and stretches of words; undefined for anything else. */
function tokenise(text: string): Token[] | undefined {
  const out: Token[] = []
  let words: string[] = []
  const flush = (): void => {
    if (words.length > 0) out.push({ type: 'words', value: words.join(' ') })
    words = []
  }
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at)
    const startsWord = words.length > 0 || !/["']/u.test(char)
    if (/\s/u.test(char)) {
      at += 1
    } else if (!startsWord) {
      const end = text.indexOf(char, at + 1)
      if (end < 0) return undefined
      out.push({ type: 'quoted', value: text.slice(at + 1, end) })
      at = end + 1
    } else {
      const sign = /^(?:!=|<=|>=|[=<>≤≥≠])/u.exec(text.slice(at))?.[0]
      const word = sign ?? /^[^\s=<>!"≤≥≠]+/u.exec(text.slice(at))?.[0]
      if (word === undefined || arithmetic.has(word)) return undefined
      if (sign === undefined) words.push(word)
      else {
        flush()
        out.push({ type: 'operator', value: spelled[sign] ?? (sign as Comparison) })
      }
      at += word.length
    }
  }
  flush()
  return out
}

function expression(rules: Rules, context: string, text: string, path: readonly string[]): Condition {
  const tokens = tokenise(text)
  const unreadable: Condition = { op: 'unreadable', what: text.slice(0, 300) }
  const [left, operator, right, more] = tokens ?? []
  if (left === undefined || more !== undefined) return unreadable
  if (operator === undefined) return left.type === 'words' ? reference(rules, context, left.value, path) : unreadable
  if (operator.type !== 'operator' || left.type === 'operator' || right === undefined || right.type === 'operator')
    return unreadable
  return (
    comparison(
      operand(rules, context, left, path),
      operator.value,
      operand(rules, context, right, path),
      rules,
      path,
    ) ?? unreadable
  )
}

function reference(rules: Rules, context: string, words: string, path: readonly string[]): Condition {
  const literal = literalOf(words)
  if (literal !== undefined)
    return literal.type === 'boolean' ? { op: 'constant', value: literal.value } : { op: 'unreadable', what: words }
  const name = resolveName(rules, context, words)
  if (name === undefined || path.includes(name)) return { op: 'unreadable', what: words }
  return ruleBody(rules, name, [...path, name])
}

/** `12`, `12.5`, `12 salariés`; `oui`, `non`; `31/12/2026`, `12/2026`. */
function literalOf(words: string): Literal | undefined {
  if (words === 'oui' || words === 'non') return { type: 'boolean', value: words === 'oui' }
  const number = /^(-?\d+(?:\.\d+)?)(?: (?:salariés?|employés?|personnes?))?$/u.exec(words)?.[1]
  if (number !== undefined) return { type: 'number', value: Number(number) }
  const date = readDate(words)
  return date === undefined ? undefined : { type: 'date', value: date }
}

/** A day of the source (`31/12/2026`; `12/2026` is its first day) as `YYYY-MM-DD`; undefined where there is no such day. */
export function readDate(text: string): string | undefined {
  const match = /^(?:(\d{2})\/)?(\d{2})\/(\d{4})$/u.exec(text.trim())
  if (match === null) return undefined
  try {
    return Temporal.PlainDate.from(
      { day: Number(match[1] ?? '1'), month: Number(match[2]), year: Number(match[3]) },
      { overflow: 'reject' },
    ).toString()
  } catch {
    return undefined
  }
}

type Named = Operand | { condition: Condition }

function operand(rules: Rules, context: string, token: Token, path: readonly string[]): Named {
  if (token.type === 'quoted') return { literal: { type: 'text', value: token.value } }
  const literal = literalOf(token.value)
  if (literal !== undefined) return { literal }
  const name = resolveName(rules, context, token.value)
  if (name === undefined || path.includes(name)) return { undeclared: token.value }
  const rule = rules.get(name)
  if (isInput(rule)) return { input: name }
  return constantOf(rule) ?? { condition: ruleBody(rules, name, [...path, name]) }
}

/** A rule whose whole value is a quoted text, a number or a date. */
function constantOf(rule: unknown): Operand | undefined {
  if (typeof rule === 'number') return { literal: { type: 'number', value: rule } }
  if (isRecord(rule) && 'valeur' in rule && Object.keys(rule).every((key) => key === 'valeur' || descriptive.has(key)))
    return constantOf(rule['valeur'])
  if (typeof rule !== 'string') return undefined
  const [only, second] = tokenise(rule) ?? []
  if (only === undefined || second !== undefined || only.type === 'operator') return undefined
  if (only.type === 'quoted') return { literal: { type: 'text', value: only.value } }
  const literal = literalOf(only.value)
  return literal === undefined || literal.type === 'boolean' ? undefined : { literal }
}

/** A comparison of inputs and literals; a rule compared with yes or no is the rule or its opposite. */
function comparison(
  left: Named,
  operator: Comparison,
  right: Named,
  rules: Rules,
  path: readonly string[],
): Condition | undefined {
  const boolean = 'literal' in right && right.literal.type === 'boolean' ? right.literal.value : undefined
  if (boolean !== undefined && (operator === '=' || operator === '!=')) {
    const wanted = boolean === (operator === '=')
    const inner: Condition | undefined =
      'condition' in left ? left.condition : 'input' in left ? ruleBody(rules, left.input, path) : undefined
    if (inner === undefined) return undefined
    return wanted ? inner : { op: 'not', of: inner }
  }
  if ('condition' in left || 'condition' in right) return undefined
  return { op: 'compare', left, operator, right }
}

const opposite: Readonly<Record<Comparison, Comparison>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

/** The same condition with `not` only before inputs and unreadable parts, nested conjunctions and disjunctions joined, constants folded. */
export function simplify(node: Condition, negated = false): Condition {
  switch (node.op) {
    case 'not':
      return simplify(node.of, !negated)
    case 'constant':
      return { op: 'constant', value: node.value !== negated }
    case 'compare':
      return negated ? { ...node, operator: opposite[node.operator] } : node
    case 'input':
      return negated ? { op: 'not', of: node } : node
    case 'unreadable':
      return node
    default:
      return joined(
        negated === (node.op === 'all') ? 'any' : 'all',
        node.of.map((each) => simplify(each, negated)),
      )
  }
}

function joined(op: 'all' | 'any', parts: readonly Condition[]): Condition {
  const decides = op === 'any'
  const flat = parts.flatMap((part) => (part.op === op ? part.of : [part]))
  if (flat.some((part) => part.op === 'constant' && part.value === decides)) return { op: 'constant', value: decides }
  const open = flat.filter((part) => part.op !== 'constant')
  const [only] = open
  if (only === undefined) return { op: 'constant', value: !decides }
  return open.length === 1 ? only : { op, of: open }
}
