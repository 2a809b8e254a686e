import { componentOf, pascal, type Method, type Model, type Schema } from './model.ts'
import { broken, docstring, isKeyword, literal, nameOf, width } from './python-text.ts'

/** `out`: what is answered, a class. `in`: what is sent, a TypedDict. `patch`: a part of it, null for what is to go. */
export type Mode = 'out' | 'in' | 'patch'

/** Shapes that stand in many places without a name of their own, by their members. */
const shapes: Readonly<Record<string, string>> = {
  'amount currency': 'Money',
  'from to': 'QuietHours',
  'date event': 'FixedDay',
  event: 'EventDay',
  'job_id url': 'StartedJob',
}

/** Shapes and lists of words that are named after the place where they stand first, though they stand in many. */
const better: Readonly<Record<string, string>> = {
  AlertCreateEventType: 'EventType',
  DraftSummaryStatus: 'DraftStatus',
  EventDayEvent: 'CallMoment',
  MatchScoredEventDataEligibility: 'Eligibility',
  ProfileActivityScheme: 'ActivityScheme',
  ProfileLegalForm: 'LegalForm',
  ProfileLifecycle: 'Lifecycle',
  ProfileSelfDeclaredSize: 'BusinessSize',
  ProgrammeSummaryFundingInstrument: 'Instrument',
  ProgrammeSummaryStatus: 'CallStatus',
  DraftListTemplate: 'Template',
  DraftCreateTemplate: 'Template',
  GenerateDraftTemplate: 'Template',
  WebhookWithSecretStatus: 'WebhookStatus',
  WebhookCreateEventType: 'EventType',
  WebhookDeliveriesType: 'PushedEventType',
}

/** Components with another name here: an exact amount has the same form as every other. */
const components: Readonly<Record<string, string>> = { ExactMoney: 'Money', ExactMoneyInput: 'MoneyInput' }

/** Names that mean something else where the types stand. */
const taken = new Set(['Any', 'Literal', 'Mapping', 'Model', 'NotRequired', 'Sequence', 'TypeAlias', 'TypedDict'])

/** What every answer can do, so that no field may be named so. */
const ofEveryAnswer = new Set(['last_response', 'to_dict'])

interface Declaration {
  readonly kind: 'enum' | 'class' | 'page' | 'alias'
  readonly lines: readonly string[]
}

/** Finds and names the types of the description, as they are asked for. */
export class Types {
  readonly #schemas: Model['schemas']
  readonly #declared = new Map<string, Declaration>()
  /** Names by what they stand for, so that the same shape has one name. */
  readonly #named = new Map<string, string>()

  constructor(schemas: Model['schemas']) {
    this.#schemas = schemas
  }

  /** The schema itself, where it is a reference to a component. */
  resolved(schema: Schema): Schema {
    const name = componentOf(schema)
    return name === undefined ? schema : (this.#schemas[name] ?? {})
  }

  /**
   * The type of a schema, declared with all it needs.
   * @param hint a name for it, in PascalCase, where it needs one and has none
   */
  of(schema: Schema, mode: Mode, hint: string): string {
    const component = componentOf(schema)
    if (component !== undefined) return this.#component(component, mode)
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum !== undefined) return this.#enum(schema.enum, hint)
    // A choice is sent whole, and so is an amount: a part of one means nothing by itself.
    if (schema.anyOf !== undefined) return this.#union(schema.anyOf, mode === 'patch' ? 'in' : mode, hint)
    if (Array.isArray(schema.type)) {
      return union(schema.type.map((type: string) => this.of({ ...schema, type }, mode, hint)))
    }
    if (schema.type === 'array') {
      const item = this.of(schema.items ?? {}, mode === 'out' ? 'out' : 'in', singular(hint))
      return mode === 'out' ? `list[${item}]` : `Sequence[${item}]`
    }
    if (schema.type === 'object') return this.#object(schema, mode, hint)
    return this.#plain(schema, mode)
  }

  /** Whether a type is a class of answers. */
  isClass(name: string): boolean {
    return this.#declared.get(name)?.kind === 'class'
  }

  /** The class of a page that has more than entries, if this one has. */
  pageClass({ answer, queryTypeName }: Method, prefix: string): string | undefined {
    const extra = Object.entries(answer.extra ?? {})
    if (extra.length === 0) return undefined
    const stem = queryTypeName.replace(/Query$/, '')
    const name = `${prefix}${stem}Page`
    if (this.#declared.has(name)) return name
    const required = this.resolved(answer.schema ?? {}).required ?? []
    const members = extra.map(([wire, own]) => {
      const type = this.of(own, 'out', `${stem}${pascal(wire)}`)
      return { wire, required: required.includes(wire), type, words: own.description ?? '' }
    })
    const item = this.of(answer.item ?? {}, 'out', stem)
    const lines = classLines(
      name,
      `${prefix}Page[${item}]`,
      docstring('A page, and what goes with the whole list.', '    '),
      members,
    )
    this.#declared.set(name, { kind: 'page', lines })
    return name
  }

  /** All declarations: words first, then classes, then names for unions of them, each after those it is made of. */
  lines(): string[] {
    const all = [...this.#declared.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const of = (kind: Declaration['kind']) => all.filter(([, each]) => each.kind === kind)
    const aliases: [string, Declaration][] = []
    for (let left = of('alias'); left.length > 0;) {
      const names = left.map(([name]) => name)
      const free = left.filter(([own, { lines }]) => !names.some((name) => name !== own && mentions(lines, name)))
      if (free.length === 0) throw new TypeError(`these are made of each other: ${names.join(', ')}`)
      aliases.push(...free)
      left = left.filter((each) => !free.includes(each))
    }
    return [
      ...of('enum').flatMap(([, { lines }]) => ['', ...lines]),
      ...[...of('class'), ...of('page')].flatMap(([, { lines }]) => ['', '', ...lines]),
      '',
      ...aliases.flatMap(([, { lines }]) => ['', ...lines]),
    ]
  }

  /** The names that were declared. */
  names(): string[] {
    return [...this.#declared.keys()].toSorted()
  }

  #plain(schema: Schema, mode: Mode): string {
    switch (schema.type) {
      case 'string': {
        if (mode === 'out') return 'str'
        if (schema.format === 'date-time') return 'str | datetime'
        return schema.format === 'date' || schema.pattern === '^\\d{4}-\\d{2}-\\d{2}$' ? 'str | date' : 'str'
      }
      case 'integer':
        return 'int'
      case 'number':
        return 'float'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      default:
        return 'Any'
    }
  }

  #component(given: string, asked: Mode): string {
    const mode = asked === 'patch' && this.#schemas[given]?.anyOf !== undefined ? 'in' : asked
    // Many things have two components: as they are answered, and as they are sent.
    const other = mode === 'out' ? given.replace(/Input$/, '') : `${given}Input`
    const component = this.#schemas[other] === undefined ? given : other
    const known = components[component]
    if (known !== undefined) return this.#object(this.#schemas[component] ?? {}, mode, known)
    const schema = this.#schemas[component] ?? {}
    const key = schema.enum === undefined ? `${mode} ${component}` : component
    const found = this.#named.get(key)
    if (found !== undefined) return found
    const name = this.#free(mode === 'patch' ? `${component.replace(/(?:Input|Body)$/, '')}Patch` : component, mode)
    this.#named.set(key, name)
    if (isClass(schema)) {
      this.#class(name, schema, mode)
      return name
    }
    // A placeholder, so that what it is made of finds its name taken.
    this.#declared.set(name, { kind: 'alias', lines: [] })
    const kind = schema.enum === undefined ? 'alias' : 'enum'
    const type = schema.enum === undefined ? this.of(schema, mode, name.replace(/Input$/, '')) : words(schema.enum)
    this.#declared.set(name, { kind, lines: [...aliasLines(name, type), ...docstring(schema.description ?? '', '')] })
    return name
  }

  #enum(values: readonly unknown[], hint: string): string {
    const type = words(values)
    if (values.length < 3) return type
    const found = this.#named.get(type)
    if (found !== undefined) return found
    const name = this.#inline(hint.replace(/Input$/, ''), '')
    this.#named.set(type, name)
    this.#declared.set(name, { kind: 'enum', lines: aliasLines(name, type) })
    return name
  }

  #union(members: readonly Schema[], mode: Mode, hint: string): string {
    const objects = members.filter((each) => each.type === 'object' && isClass(each))
    return union(
      members.map((each) => this.of(each, mode, objects.length > 1 && isClass(each) ? hint + variant(each) : hint)),
    )
  }

  #object(schema: Schema, asked: Mode, hint: string): string {
    const mode = asked === 'patch' && shapes[membersOf(schema)] !== undefined ? 'in' : asked
    if (!isClass(schema)) {
      const values = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties
      const value = typeof values === 'object' ? this.of(values, mode === 'out' ? 'out' : 'in', singular(hint)) : 'Any'
      if (mode === 'out') return `dict[str, ${value}]`
      return `Mapping[str, ${mode === 'patch' ? union([value, 'None']) : value}]`
    }
    const usual = shapes[membersOf(schema)]
    const key = `${mode} ${usual ?? JSON.stringify(bare(schema))}`
    const found = this.#named.get(key)
    if (found !== undefined) return found
    const suffix = mode === 'out' ? '' : mode === 'in' ? 'Input' : 'Patch'
    const own = usual ?? hint.replace(/(?:Input|Patch)$/, '')
    const name = this.#inline(own, suffix)
    this.#named.set(key, name)
    this.#class(name, schema, mode)
    return name
  }

  /** A name for a shape that has none: another one where a component, or another shape, has that. */
  #inline(own: string, suffix: string): string {
    const names = ['', 'Shown', 'Details'].map((more) => `${better[own] ?? own}${more}${suffix}`)
    const free = names.find(
      (name) => !this.#declared.has(name) && this.#schemas[name] === undefined && !taken.has(name),
    )
    if (free === undefined) throw new TypeError(`no name is left for ${own}`)
    return free
  }

  #free(wanted: string, mode: Mode): string {
    const name = mode === 'in' && this.#declared.has(wanted) ? `${wanted}Input` : wanted
    if (this.#declared.has(name)) throw new TypeError(`two types are named ${name}`)
    if (taken.has(name)) throw new TypeError(`${name} is taken`)
    return name
  }

  #class(name: string, schema: Schema, mode: Mode): void {
    this.#declared.set(name, { kind: 'class', lines: [] })
    const stem = name.replace(/(?:Input|Body|Patch|Shown)$/, '')
    const members = Object.entries(schema.properties ?? {}).map(([wire, own]) => {
      const needed = (schema.required ?? []).includes(wire)
      const type = this.of(own, mode, `${stem}${pascal(wire)}`)
      const open = mode === 'patch' && !needed ? union([type, 'None']) : type
      return {
        wire,
        required: mode !== 'patch' && needed,
        type: open,
        words: own.description ?? this.resolved(own).description ?? '',
      }
    })
    const about = docstring(schema.description ?? '', '    ')
    const lines = mode === 'out' ? classLines(name, 'Model', about, members) : dictLines(name, about, members)
    this.#declared.set(name, { kind: 'class', lines })
  }
}

interface Member {
  readonly wire: string
  readonly required: boolean
  readonly type: string
  readonly words: string
}

function classLines(name: string, base: string, about: readonly string[], members: readonly Member[]): string[] {
  const clash = members.find(({ wire }) => ofEveryAnswer.has(wire))
  if (clash !== undefined) throw new TypeError(`${name} has a field ${clash.wire}, which every answer has for itself`)
  const lines = members.flatMap(({ wire, required, type, words }) => [
    `    ${nameOf(wire)}: ${required ? type : union([type, 'None'])}`,
    ...docstring(words, '    '),
  ])
  return [
    `class ${name}(${base}):`,
    ...about,
    ...(about.length > 0 ? [''] : []),
    ...(lines.length === 0 ? ['    pass'] : lines),
  ]
}

function dictLines(name: string, about: readonly string[], members: readonly Member[]): string[] {
  const typed = members.map((each) => ({ ...each, type: each.required ? each.type : `NotRequired[${each.type}]` }))
  if (typed.some(({ wire }) => isKeyword(wire))) {
    const parts = typed.map(({ wire, type }) => `${literal(wire)}: ${literal(type)}`)
    const comment = about.map((line) => line.trim().replaceAll('"""', '')).filter((line) => line !== '')
    return [...comment.map((line) => `# ${line}`), ...broken(`${name} = TypedDict("${name}", {`, parts, '})', '')]
  }
  const lines = typed.flatMap(({ wire, type, words }) => [`    ${wire}: ${type}`, ...docstring(words, '    ')])
  return [
    `class ${name}(TypedDict):`,
    ...about,
    ...(about.length > 0 ? [''] : []),
    ...(lines.length === 0 ? ['    pass'] : lines),
  ]
}

function aliasLines(name: string, type: string): string[] {
  const values = /^Literal\[(.*)\]$/.exec(type)?.[1]
  if (values !== undefined) return broken(`${name}: TypeAlias = Literal[`, values.split(', '), ']', '')
  const single = `${name}: TypeAlias = ${type}`
  if (single.length <= width) return [single]
  const [first = '', ...rest] = splitUnion(type)
  return [`${name}: TypeAlias = (`, `    ${first}`, ...rest.map((each) => `    | ${each}`), ')']
}

const words = (values: readonly unknown[]): string => `Literal[${values.map(literal).join(', ')}]`

/** Members of a union, each once; `None` last. */
function union(types: readonly string[]): string {
  const all = [...new Set(types.flatMap(splitUnion))]
  if (all.includes('Any')) return 'Any'
  return [...all.filter((each) => each !== 'None'), ...all.filter((each) => each === 'None')].join(' | ')
}

/** Splits `A | list[B | C]` at its outermost bars. */
function splitUnion(type: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of type) {
    if (letter === '[') depth += 1
    if (letter === ']') depth -= 1
    if (letter === '|' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return [...parts, part.trim()]
}

const mentions = (lines: readonly string[], name: string): boolean => new RegExp(`\\b${name}\\b`).test(lines.join('\n'))

/** An object with members of its own, and not a map. */
const isClass = (schema: Schema): boolean => Object.keys(schema.properties ?? {}).length > 0

const membersOf = (schema: Schema): string =>
  Object.keys(schema.properties ?? {})
    .toSorted()
    .join(' ')

/** What tells an object apart from the others of its union: a constant of it, or else its first member. */
function variant(schema: Schema): string {
  const members = Object.entries(schema.properties ?? {})
  const constant = members.find(([, each]) => typeof each.const === 'string')
  return pascal(String(constant?.[1].const ?? members[0]?.[0] ?? ''))
}

/** A schema less its words and limits: equal for what has one form. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const dropped = [
    'description',
    'examples',
    'default',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'minimum',
    'maximum',
    'x-el',
  ]
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !dropped.includes(name) || (name === 'description' && typeof inner === 'object'))
      .map(([name, inner]) => [name, bare(inner)]),
  )
}

function singular(name: string): string {
  if (/(?:ss|us|is)$/.test(name)) return name
  if (/(?:ch|sh|ss|us|x)es$/.test(name)) return name.slice(0, -2)
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.endsWith('s') ? name.slice(0, -1) : name
}
