import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Compiles files of a project as its careful author would. @returns what the compiler says; nothing when all is right */
export async function compiled(
  folder: string,
  files: readonly string[],
  options: { readonly lib: readonly string[]; readonly types: readonly string[] },
): Promise<string> {
  const compiler = join(root, 'node_modules/@typescript/native')
  const { bin } = JSON.parse(await readFile(join(compiler, 'package.json'), 'utf8')) as { bin: { tsc: string } }
  const compilerOptions = {
    ...options,
    typeRoots: [join(root, 'node_modules/@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const args = [join(compiler, bin.tsc), '--project', folder, '--pretty', 'false']
  return run(process.execPath, args, { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  )
}
