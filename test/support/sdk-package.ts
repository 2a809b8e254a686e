import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What `@subsidy-matching/sdk` exports, as its sources say. */
export type Sdk = typeof import('../../sdk/typescript/src/node.ts')

/** The TypeScript SDK as somebody has installed it: packed by `npm pack`, installed into an empty project. */
export interface InstalledSdk {
  readonly sdk: Sdk
  /** The project that it is installed in. */
  readonly folder: string
  /** Files of the package. */
  readonly files: readonly string[]
}

let installed: Promise<InstalledSdk> | undefined
let folder: string | undefined
after(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

/** Packs and installs once in the process. */
export function theInstalledSdk(): Promise<InstalledSdk> {
  installed ??= install()
  return installed
}

async function install(): Promise<InstalledSdk> {
  folder = await mkdtemp(join(tmpdir(), 'subsidy-sdk-'))
  const npm = async (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      shell: process.platform === 'win32',
    })
  await npm(join(root, 'sdk/typescript'), 'pack', '--pack-destination', folder)
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  await npm(folder, 'install', join(folder, tarball))
  const home = join(folder, 'node_modules/@subsidy-matching/sdk')
  const files = (await readdir(home, { recursive: true })).map((name) => name.replaceAll('\\', '/')).toSorted()
  const sdk = (await import(pathToFileURL(join(home, 'dist/esm/node.js')).href)) as Sdk
  return { sdk, folder, files }
}
