import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isScope, scopes, type Scope } from '../../src/platform/scopes.ts'
import { anApi, type Api, type CallerOf, type Method } from '../support/api.ts'
import { resources, type Resource } from '../support/resources.ts'

/**
 * Two accounts, every route of the description: nothing of one is seen or changed by the other, no token is a 401,
 * a token without the scope a 403. A new route is covered by itself; a new path parameter must be added to
 * `test/support/resources.ts`, with the way to make one, or this file fails.
 */

interface Operation {
  readonly operationId: string
  readonly 'x-scope'?: string
  readonly parameters?: readonly {
    readonly in?: string
    readonly name?: string
    readonly required?: boolean
    readonly schema?: { readonly example?: unknown }
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}
interface Route {
  readonly method: Method
  readonly path: string
  readonly operation: Operation
  readonly parameters: readonly string[]
}

let api: Api
let owner: CallerOf
let stranger: CallerOf
let routes: Route[]
before(async () => {
  api = await anApi()
  owner = await api.newCaller()
  stranger = await api.newCaller()
  const description = (await api.send({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  routes = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      operation,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ''),
    })),
  )
})
after(() => api[Symbol.asyncDispose]())

const scopeOf = ({ operation }: Route): Scope | undefined =>
  operation['x-scope'] !== undefined && isScope(operation['x-scope']) ? operation['x-scope'] : undefined
const resourceFor = (route: Route, parameter: string): Resource | undefined =>
  resources.find((resource) => resource.parameter === parameter && route.path.startsWith(resource.under))
const bodyFor = (route: Route): unknown =>
  route.operation.requestBody?.content['application/json']?.example ??
  (route.operation.requestBody === undefined ? undefined : {})
const label = (route: Route): string => `${route.method} ${route.path}`

/** The address with values in the place of its parameters. */
function fill(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? 'x'))
}

async function valuesFor(route: Route, of: CallerOf): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const parameter of route.parameters) {
    const resource = resourceFor(route, parameter)
    assert.ok(
      resource !== undefined,
      `${label(route)}: say in test/support/resources.ts how to make one for {${parameter}}`,
    )
    values[parameter] = await resource.make(of, api)
  }
  return values
}

test('the description lists the routes', () => {
  assert.ok(routes.length >= 8)
})

test('every route refuses a call without a token', async () => {
  for (const route of routes) {
    const response = await api.send({ method: route.method as 'GET', url: fill(route.path, {}) })
    assert.equal(response.statusCode, 401, label(route))
    assert.match(String(response.headers['www-authenticate']), /^Bearer /)
  }
})

test('every route with a scope refuses a key that has all the others', async () => {
  for (const route of routes) {
    const scope = scopeOf(route)
    if (scope === undefined) continue
    const others = scopes.filter((other) => other !== scope && other !== 'catalogue:write')
    const caller = await api.callerOf(owner.accountId, others)
    const response = await caller.call(route.method, fill(route.path, {}), bodyFor(route))
    assert.equal(response.statusCode, 403, label(route))
    assert.match(
      String(response.headers['www-authenticate']),
      new RegExp(`error="insufficient_scope", scope="${scope}"`),
      label(route),
    )
  }
})

test('every route refuses an account below the Agency tier, except the one that shows the tier', async () => {
  const poor = await api.newCaller()
  await api.setTier(poor.accountId, 'free')
  for (const route of routes) {
    const response = await poor.call(route.method, fill(route.path, {}), bodyFor(route))
    if (route.operation.operationId === 'getAccount') assert.equal(response.statusCode, 200)
    else {
      // Another protocol's refusals name the code in their errors.
      const { code, errors } = response.json<{ code?: string; errors?: { code?: string }[] }>()
      assert.equal(code ?? errors?.[0]?.code, 'tier_required', label(route))
    }
  }
})

test('what belongs to one account is to another as if it did not exist, and stays as it was', async () => {
  for (const route of routes) {
    const owned = route.parameters.map((parameter) => resourceFor(route, parameter))
    if (route.parameters.length === 0 || owned.every((resource) => resource?.shared === true)) continue
    const values = await valuesFor(route, owner)
    const missing = Object.fromEntries(
      route.parameters.map((parameter) => [parameter, resourceFor(route, parameter)?.missing ?? 'x']),
    )
    const theirs = await stranger.call(route.method, fill(route.path, values), bodyFor(route))
    const nobodys = await stranger.call(route.method, fill(route.path, missing), bodyFor(route))
    assert.equal(theirs.statusCode, 404, `${label(route)} answered ${theirs.body}`)
    assert.equal(nobodys.statusCode, 404, `${label(route)} answered ${nobodys.body}`)
    assert.equal(
      withoutIds(theirs.body, values),
      withoutIds(nobodys.body, missing),
      `${label(route)}: the two refusals differ`,
    )
    const headers = (response: typeof theirs) => Object.keys(response.headers).toSorted().join()
    assert.equal(headers(theirs), headers(nobodys), `${label(route)}: the two refusals' headers differ`)
  }
})

test('no list of one account holds an id of another', async () => {
  const ids = new Set<string>()
  for (const resource of resources.filter(({ shared }) => shared !== true)) ids.add(await resource.make(owner, api))
  ids.add(owner.accountId)
  for (const route of routes.filter(({ method, parameters }) => method === 'GET' && parameters.length === 0)) {
    const response = await stranger.call('GET', route.path)
    assert.ok(response.statusCode < 500, `${label(route)} answered ${response.body}`)
    for (const id of ids) assert.ok(!response.body.includes(id), `${label(route)} shows ${id}`)
  }
})

/** What is left of a refusal when the ids that were asked for, and its own id, are taken out. */
function withoutIds(body: string, values: Readonly<Record<string, string>>): string {
  const { request_id: _id, ...rest } = JSON.parse(body) as Record<string, unknown>
  return Object.values(values).reduce((text, value) => text.replaceAll(value, '…'), JSON.stringify(rest))
}
