/**
 * What a client of the older description could trip over with the newer one. Within v1 only additions are allowed: new routes,
 * optional parameters, fields of answers, enum values of answers.
 */
export function breakingChanges(older: unknown, newer: unknown): string[] {
  const found: string[] = []
  const before = new Description(older)
  const after = new Description(newer)
  for (const [path, item] of entries(at(older, 'paths'))) {
    for (const [method, operation] of entries(item)) {
      const label = `${method.toUpperCase()} ${path}`
      const now = at(newer, 'paths', path, method)
      if (now === undefined) found.push(`${label} was removed`)
      else compareOperation(label, operation, now, before, after, found)
    }
  }
  return found
}

type Json = unknown

class Description {
  readonly #document: Json
  constructor(document: Json) {
    this.#document = document
  }
  /** The thing itself, behind any references. */
  real(node: Json): Json {
    const ref = at(node, '$ref')
    return typeof ref === 'string' ? this.real(at(this.#document, ...ref.replace('#/', '').split('/'))) : node
  }
}

function compareOperation(
  label: string,
  older: Json,
  newer: Json,
  before: Description,
  after: Description,
  found: string[],
): void {
  if (at(older, 'operationId') !== at(newer, 'operationId')) found.push(`${label}: operationId changed`)
  const parameters = (operation: Json, description: Description) =>
    new Map(
      list(at(operation, 'parameters'))
        .map((parameter) => description.real(parameter))
        .map((parameter) => [`${String(at(parameter, 'in'))} ${String(at(parameter, 'name'))}`, parameter]),
    )
  const had = parameters(older, before)
  const has = parameters(newer, after)
  for (const [name, parameter] of had) {
    const now = has.get(name)
    if (now === undefined) found.push(`${label}: parameter ${name} was removed`)
    else {
      if (at(parameter, 'required') !== true && at(now, 'required') === true)
        found.push(`${label}: parameter ${name} became required`)
      compareInput(`${label} parameter ${name}`, at(parameter, 'schema'), at(now, 'schema'), before, after, found, [])
    }
  }
  for (const [name, parameter] of has)
    if (!had.has(name) && at(parameter, 'required') === true)
      found.push(`${label}: required parameter ${name} was added`)
  compareContents(label, older, newer, before, after, found)
}

function compareContents(
  label: string,
  older: Json,
  newer: Json,
  before: Description,
  after: Description,
  found: string[],
): void {
  const bodies = (operation: Json, description: Description) =>
    at(description.real(at(operation, 'requestBody')), 'content')
  for (const [type, content] of entries(bodies(older, before))) {
    const now = at(bodies(newer, after), type)
    if (now === undefined) found.push(`${label}: ${type} bodies are no longer accepted`)
    else compareInput(`${label} body`, at(content, 'schema'), at(now, 'schema'), before, after, found, [])
  }
  for (const [status, answer] of entries(at(older, 'responses'))) {
    const now = after.real(at(newer, 'responses', status))
    if (now === undefined) {
      if (status.startsWith('2')) found.push(`${label}: answer ${status} was removed`)
      continue
    }
    for (const [type, content] of entries(at(before.real(answer), 'content'))) {
      const next = at(now, 'content', type)
      if (next === undefined) found.push(`${label}: answer ${status} is no longer ${type}`)
      else
        compareAnswer(`${label} answer ${status}`, at(content, 'schema'), at(next, 'schema'), before, after, found, [])
    }
  }
}

/** What was accepted must be accepted still: no new duties, no narrower types or lists. */
function compareInput(
  label: string,
  older: Json,
  newer: Json,
  before: Description,
  after: Description,
  found: string[],
  seen: readonly Json[],
): void {
  const [old, now] = [before.real(older), after.real(newer)]
  if (old === undefined || now === undefined || seen.includes(old)) return
  const types = (schema: Json) => list(at(schema, 'type')).map(String)
  const lost = types(old).filter((type) => types(now).length > 0 && !types(now).includes(type))
  if (lost.length > 0) found.push(`${label}: ${lost.join()} is no longer accepted`)
  const allowed = list(at(now, 'enum'))
  for (const value of list(at(old, 'enum')))
    if (allowed.length > 0 && !allowed.includes(value))
      found.push(`${label}: ${JSON.stringify(value)} is no longer accepted`)
  const had = list(at(old, 'required'))
  for (const name of list(at(now, 'required')))
    if (!had.includes(name)) found.push(`${label}/${String(name)} became required`)
  for (const [name, property] of entries(at(old, 'properties'))) {
    const next = at(now, 'properties', name)
    if (next === undefined) {
      if (at(now, 'additionalProperties') === false) found.push(`${label}/${name} is no longer accepted`)
    } else compareInput(`${label}/${name}`, property, next, before, after, found, [...seen, old])
  }
  compareInput(`${label}/*`, at(old, 'items'), at(now, 'items'), before, after, found, [...seen, old])
}

/** What was sent must be sent still: no field gone, none that was sure became unsure, no other type. */
function compareAnswer(
  label: string,
  older: Json,
  newer: Json,
  before: Description,
  after: Description,
  found: string[],
  seen: readonly Json[],
): void {
  const [old, now] = [before.real(older), after.real(newer)]
  if (old === undefined || now === undefined || seen.includes(old)) return
  const types = (schema: Json) => list(at(schema, 'type')).map(String)
  const strange = types(now).filter((type) => types(old).length > 0 && !types(old).includes(type))
  if (strange.length > 0) found.push(`${label}: became ${strange.join()}`)
  const has = list(at(now, 'required'))
  for (const name of list(at(old, 'required')))
    if (!has.includes(name)) found.push(`${label}/${String(name)} is no longer sure to be there`)
  for (const [name, property] of entries(at(old, 'properties'))) {
    const next = at(now, 'properties', name)
    if (next === undefined) found.push(`${label}/${name} was removed`)
    else compareAnswer(`${label}/${name}`, property, next, before, after, found, [...seen, old])
  }
  compareAnswer(`${label}/*`, at(old, 'items'), at(now, 'items'), before, after, found, [...seen, old])
}

function at(node: Json, ...path: readonly string[]): Json {
  return path.reduce<Json>(
    (here, name) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, name) ? Reflect.get(here, name) : undefined,
    node,
  )
}

function entries(node: Json): [string, Json][] {
  return typeof node === 'object' && node !== null ? Object.entries(node) : []
}

function list(node: Json): readonly Json[] {
  return Array.isArray(node) ? node : node === undefined ? [] : [node]
}
