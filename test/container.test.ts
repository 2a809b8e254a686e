import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
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
