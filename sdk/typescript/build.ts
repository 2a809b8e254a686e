/** Compiles the package for `npm pack`: as ES modules and as CommonJS, each with its types. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = import.meta.dirname
const manifest = createRequire(import.meta.url).resolve('@typescript/native/package.json')
const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } }
const tsc = join(dirname(manifest), bin.tsc)

await rm(join(here, 'dist'), { recursive: true, force: true })
for (const folder of ['esm', 'cjs'] as const) {
  const out = join(here, 'dist', folder)
  execFileSync(process.execPath, [tsc, '--project', join(here, `tsconfig.${folder}.json`)], { stdio: 'inherit' })
  await writeFile(join(out, 'package.json'), `{ "type": "${folder === 'esm' ? 'module' : 'commonjs'}" }\n`)
  // The compiler leaves `.ts` in declarations, which older compilers do not follow.
  for (const name of globSync('**/*.d.ts', { cwd: out })) {
    const text = readFileSync(join(out, name), 'utf8')
    await writeFile(join(out, name), text.replaceAll(/(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'"))
  }
}
