import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import manifest from '../../../package.json' with { type: 'json' }
import { modelOf, type Resource } from '../../../scripts/sdk/model.ts'
import { engine } from '../../support/house.ts'
import { theInstalledSdk, type InstalledSdk } from '../../support/sdk-package.ts'
import { compiled } from '../../support/typescript.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

describe('the package of the TypeScript SDK', { skip: engine === 'pglite' ? false : 'once is enough' }, () => {
  let installed: InstalledSdk
  before(async () => {
    installed = await theInstalledSdk()
  })

  it('holds what is compiled and nothing else, has no dependencies, and the version of the service', async () => {
    const home = join(installed.folder, 'node_modules/@subsidy-matching/sdk')
    const own = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Record<string, unknown>
    assert.equal(own['dependencies'], undefined)
    assert.equal(own['version'], manifest.version)
    assert.equal(installed.sdk.version, manifest.version)
    const extensions = new Set(
      installed.files.filter((name) => /\.\w+$/.test(name)).map((name) => name.replace(/^.*?\./, '')),
    )
    assert.deepEqual([...extensions].toSorted(), ['d.ts', 'js', 'json', 'md'])
    const known = await readFile(join(home, 'LICENSE'), 'utf8')
    assert.equal(known, await readFile(join(root, 'LICENSE'), 'utf8'))
  })

  it('is imported and required, in Node and where there is none', async () => {
    const home = join(installed.folder, 'node_modules/@subsidy-matching/sdk')
    const says =
      'const client = new SubsidyMatching({ baseURL: "http://x", apiKey: "y" }); console.log(typeof client.drafts.wait)'
    const files = {
      'esm.mjs': `import { SubsidyMatching } from '@subsidy-matching/sdk'\n${says}`,
      'cjs.cjs': `const { SubsidyMatching } = require('@subsidy-matching/sdk')\n${says}`,
    }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(installed.folder, name), text)
      const { stdout } = await run(process.execPath, [name], { cwd: installed.folder })
      assert.equal(stdout, 'function\n')
    }
    // As a browser or a worker takes it.
    await writeFile(
      join(installed.folder, 'web.mjs'),
      `import { unwrapWebhook } from './node_modules/@subsidy-matching/sdk/dist/esm/index.js'
const headers = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }
await unwrapWebhook('{}', headers, 'whsec_AAAA', { now: new Date(1000) }).catch((error) => console.log(error.reason))`,
    )
    assert.equal((await run(process.execPath, ['web.mjs'], { cwd: installed.folder })).stdout, 'no_match\n')
    const plain = installed.files.filter((name) => name.startsWith('dist/esm/') && name.endsWith('.js'))
    for (const name of plain.filter((each) => !/\/node\.js$/.test(each)))
      assert.doesNotMatch(await readFile(join(home, name), 'utf8'), /['"]node:|\bprocess\.|\bBuffer\b/, name)
  })

  it('has a method for every operation, and its README lists them all', async () => {
    const description = await readFile(join(root, 'openapi.json'), 'utf8')
    const client = new installed.sdk.SubsidyMatching({ baseURL: 'http://x', apiKey: 'y' })
    const camel = (words: string) => words.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
    const found: string[] = []
    const look = (resources: readonly Resource[], above: object, prefix: string): void => {
      for (const { name, methods, parts } of resources) {
        const own = Reflect.get(above, camel(name)) as object
        for (const method of methods) {
          const called = `${prefix}${camel(name)}.${camel(method.name)}`
          assert.equal(typeof Reflect.get(own, camel(method.name)), 'function', called)
          found.push(called)
        }
        look(parts, own, `${prefix}${camel(name)}.`)
      }
    }
    look(modelOf(description).resources, client, '')
    const { paths } = JSON.parse(description) as { paths: Record<string, object> }
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      path.startsWith('/common-grants/') ? [] : Object.keys(item),
    )
    assert.equal(found.length, operations.length)

    const ours = ['drafts.wait', 'drafts.createAndWait', 'jobs.wait', 'webhooks.unwrap']
    const readme = await readFile(join(root, 'sdk/typescript/README.md'), 'utf8')
    const rows = [...readme.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)]
    const listed = rows.flatMap(([, resource, calls = '']) =>
      [...calls.matchAll(/`([\w.]+)`/g)].map(([, call]) => `${resource}.${call}`),
    )
    assert.deepEqual(listed.toSorted(), [...found, ...ours].toSorted())
  })

  const uses = (lines: string) => `import { SubsidyMatching, type Event } from '@subsidy-matching/sdk'
declare const client: SubsidyMatching
${lines}
`

  it('compiles what is right, strictly, with and without the types of Node or of browsers', async () => {
    const text = uses(`
export async function all(event: Event, signal: AbortSignal | undefined): Promise<string> {
  const profile = await client.profiles.create({ kind: 'business', name: 'x', headcount: undefined })
  await client.profiles.update(profile.id, { headcount: null, establishments: [{ region: 'Αττική' }] }, { ifMatch: profile, signal })
  const changed = await client.profiles.get(profile.id, { ifNoneMatch: profile })
  for await (const match of client.match.list(changed.id, { sort: 'deadline' })) return match.estimate.status
  const { facets } = await client.programmes.search({ q: 'x', facets: ['status'] })
  if (event.type === 'match.scored') return event.data.eligibility
  await client.drafts.update('drf_', { sections: { a: { paragraphs: ['x'] }, b: null } }, { ifMatch: '"1"' })
  await client.webhooks.create({ url: 'https://x', event_types: ['draft.completed'] })
  await client.alerts.create({ trigger: { on: 'deadline', lead_times: ['P7D'] }, channels: [{ type: 'webhook' }] })
  return facets?.status?.[0]?.value ?? ''
}
`)
    await writeFile(join(installed.folder, 'right.ts'), text)
    for (const lib of [['es2022', 'dom'], ['es2022']]) {
      assert.equal(
        await compiled(installed.folder, ['right.ts'], { lib, types: lib.includes('dom') ? [] : ['node'] }),
        '',
      )
    }
  })

  const wrong: Readonly<Record<string, [lines: string, message: RegExp]>> = {
    'a misspelt field of a body': [`client.profiles.create({ kind: 'business', nam: 'x' })`, /'nam'/],
    'a missing field': [`client.profiles.create({ kind: 'business' })`, /'name' is missing/],
    'a value that is not among those allowed': [`client.profiles.create({ kind: 'shop', name: 'x' })`, /"shop"/],
    'a misspelt field of a part': [
      `client.profiles.create({ kind: 'business', name: 'x', activities: [{ kad: '62.10', rank: 'main' }] })`,
      /'kad'/,
    ],
    'a misspelt field of a change': [`client.profiles.update('prf_', { head_count: 5 })`, /'head_count'/],
    'a change of a draft without its version': [
      `client.drafts.update('drf_', { sections: {} })`,
      /Expected 3 arguments/,
    ],
    'an unknown query parameter': [`client.match.list('prf_', { minimum: 5 })`, /'minimum'/],
    'a search without words': [`client.programmes.search({})`, /'q' is missing/],
    'a field that an answer does not have': [`client.profiles.get('prf_').then((profile) => profile.title)`, /'title'/],
    'a field of another event': [
      `export const f = (event: Event) => (event.type === 'draft.completed' ? event.data.eligibility : 0)`,
      /'eligibility'/,
    ],
    'a type of file that is not read': [`client.programmes.extract({ content: 'x', type: 'text/csv' })`, /"text\/csv"/],
  }
  it('does not compile what is wrong', async () => {
    const names = Object.keys(wrong).map((_name, index) => `wrong-${index}.ts`)
    await Promise.all(
      Object.values(wrong).map(([lines], index) => writeFile(join(installed.folder, names[index] ?? ''), uses(lines))),
    )
    const output = await compiled(installed.folder, names, { lib: ['es2022', 'dom'], types: [] })
    for (const [index, [name, [, message]]] of Object.entries(wrong).entries()) {
      const said = output.split('\n').filter((line) => line.startsWith(`wrong-${index}.ts(`))
      assert.equal(said.length, 1, `${name}: ${said.join('\n')}`)
      assert.match(output.slice(output.indexOf(said[0] ?? '')), message, name)
    }
  })
})
