import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is missing of these programs, as node:test's `skip` wants it: false where nothing is. */
export function without(...programs: readonly string[]): string | false {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
  return missing.length === 0 ? false : `not installed: ${missing.join(', ')}`
}

/** Runs a program to its end and answers what it printed. Throws with its complaint where it fails, and where it is not there. */
export function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 1 << 28,
  })
  if (error !== undefined) throw new Error(`${program} could not be run, is it installed? ${error.message}`)
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(0, 2000)}`)
  return stdout
}

/** A folder that is gone again with its scope. */
export class Folder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'drafts-'))

  /** Writes a file and answers its path. */
  file(name: string, bytes: Uint8Array): string {
    const path = join(this.path, name)
    writeFileSync(path, bytes)
    return path
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** Lays Word documents out with LibreOffice, with a profile of its own: two runs on one profile fail. Answers the PDFs' paths. */
export function allLaidOut(folder: Folder, files: readonly string[]): string[] {
  const profile = `-env:UserInstallation=file://${folder.path}/office`
  run('soffice', profile, '--headless', '--convert-to', 'pdf', '--outdir', folder.path, ...files)
  return files.map((docx) => docx.replace(/\.docx$/u, '.pdf'))
}

/** The same for one. */
export const laidOut = (folder: Folder, docx: string): string => allLaidOut(folder, [docx])[0] ?? ''

/** The text of each page, laid out as on the page. */
export const pagesOf = (pdf: string): string[] => run('pdftotext', '-layout', pdf, '-').split('\f').slice(0, -1)

/** What is wrong with a Word document or a workbook by the schemas of ECMA-376 and the constraints between its parts. */
export function faultsBySchema(path: string): string[] {
  // It ends with 1 where something is wrong; what it prints says what.
  const { stdout } = spawnSync('openxml-audit', ['-f', 'office2019', '-m', '0', '-o', 'json', path], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  return (JSON.parse(stdout) as Audit[]).flatMap(({ errors }) =>
    errors.map(({ part_uri: part, description }) => `${part}: ${description}`),
  )
}

interface Audit {
  readonly errors: readonly { readonly part_uri: string; readonly description: string }[]
}
