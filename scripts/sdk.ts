/**
 * `npm run sdk`: writes what is generated in `sdk/` from the committed `openapi.json`. `--check` only says what is stale.
 * Run it after `npm run openapi`.
 */
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { modelOf, type Model } from './sdk/model.ts'
import { pythonFiles } from './sdk/python.ts'
import { callsTable, typescriptFiles } from './sdk/typescript.ts'

/** A folder that holds nothing but generated files, and what is in it by name. */
interface Target {
  readonly folder: string
  files(model: Model): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>
}

const targets: readonly Target[] = [
  { folder: 'sdk/typescript/src/generated', files: typescriptFiles },
  { folder: 'sdk/python/src/subsidy_matching/_generated', files: pythonFiles },
]

/** Parts of hand-written files that list every call, between `<!-- calls -->` and `<!-- /calls -->`. */
const sections = [{ file: 'sdk/typescript/README.md', section: callsTable }]

const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')
const model = modelOf(await readFile(join(root, 'openapi.json'), 'utf8'))
const stale: string[] = []

async function keep(name: string, text: string): Promise<void> {
  const file = join(root, name)
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  stale.push(name)
  if (check) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

for (const { folder, files } of targets) {
  const wanted = await files(model)
  const present = globSync('**/*.*', { cwd: join(root, folder) }).map((name) => name.replaceAll('\\', '/'))
  for (const name of present.filter((each) => !wanted.has(each) && !each.includes('__pycache__'))) {
    stale.push(`${folder}/${name}`)
    if (!check) await rm(join(root, folder, name))
  }
  for (const [name, text] of wanted) await keep(`${folder}/${name}`, text)
}
for (const { file, section } of sections) {
  const text = await readFile(join(root, file), 'utf8')
  await keep(
    file,
    text.replace(/(?<=<!-- calls -->\n)[\s\S]*?(?=<!-- \/calls -->)/, () => section(model)),
  )
}

if (check && stale.length > 0) {
  console.error(`These differ from openapi.json: run npm run sdk\n${stale.join('\n')}`)
  process.exitCode = 1
} else if (!check) console.log(stale.length === 0 ? 'everything is as it was' : `wrote ${stale.join(', ')}`)
