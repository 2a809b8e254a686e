/**
 * Makes the compact reference facts of `src/reference/data` from the authorities' files:
 * `node scripts/build-reference.ts [data folder]` (default: SHARED_DATA or ../shared/data).
 *
 * Codes, correspondences and names are facts and are carried over in our own form; titles are not.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { communities } from './reference/communities.ts'
import { parseCsv } from '../src/reference/csv.ts'

/** File name → its text, ready to be written. */
export type ReferenceFiles = ReadonlyMap<string, string>

const table = async (folder: string, name: string): Promise<Record<string, string>[]> =>
  parseCsv(await readFile(join(folder, name), 'utf8'))

function groupBy<T>(items: Iterable<T>, key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** 8-digit codes in order, a line for each division. */
function packCodes(codes: Iterable<string>): string[] {
  const sorted = [...new Set(codes)].sort()
  return groupBy(sorted, (code) => code.slice(0, 2)).map(([, group]) => group.join(' '))
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}

interface Row {
  readonly old: string
  readonly now: string
}

/** One line per 2008 code that is not simply the same digits: "2008 2025 2025 …". */
function packCorrespondence(rows: readonly Row[]): string[] {
  return groupBy(rows, (row) => row.old)
    .map(([old, group]) => [old, ...group.map((row) => row.now).sort()])
    .filter(([old, ...now]) => now.length !== 1 || now[0] !== old)
    .map((line) => line.join(' '))
}

async function kadFiles(folder: string): Promise<[string, string][]> {
  const listed = await table(folder, 'gr-kad/kad2025_clean.csv')
  const rows = (await table(folder, 'gr-kad/kad2008_to_kad2025.csv')).map((row): Row => ({
    old: row['kad2008'] ?? '',
    now: row['kad2025'] ?? '',
  }))
  const official = new Set(listed.map((row) => row['code8'] ?? ''))
  const beside = rows.map((row) => row.now).filter((code) => !official.has(code))
  return [
    ['kad-2025.json', json({ codes: packCodes(official), beside_the_list: packCodes(beside) })],
    ['kad-2008.json', json({ codes: packCodes(rows.map((row) => row.old)) })],
    ['kad-2008-to-2025.json', json({ otherwise: 'same digits', rows: packCorrespondence(rows) })],
  ]
}

/** Section letter → its classes, four digits each. */
function packSections(pairs: readonly { section: string; leaf: string }[]): Record<string, string> {
  const groups = groupBy(pairs, (pair) => pair.section)
  return Object.fromEntries(
    groups.map(([section, group]) => [
      section,
      group
        .map((pair) => pair.leaf)
        .sort()
        .join(' '),
    ]),
  )
}

async function naceSections(folder: string, file: string): Promise<Record<string, string>> {
  let section = ''
  const pairs: { section: string; leaf: string }[] = []
  for (const row of await table(folder, file)) {
    if (row['Section']) section = row['Section']
    if (row['Class']) pairs.push({ section, leaf: row['Class'].replace('.', '') })
  }
  return packSections(pairs)
}

async function nafSections(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, 'fr-mission-transition/nafMapping.json'), 'utf8')
  const rows = JSON.parse(text) as { NIV1: string; NIV5: string }[]
  return packSections(rows.map((row) => ({ section: row.NIV1, leaf: row.NIV5.replace('.', '') })))
}

/** Official names carry Latin letters inside Greek words; ours do not. */
export function greekSpelling(name: string): string {
  const capitals: Record<string, string> = { A: 'Α', B: 'Β', E: 'Ε', Z: 'Ζ', H: 'Η', I: 'Ι', K: 'Κ' }
  return name.replace(/[ABEZHIK](?=\p{Script=Greek})/gu, (letter) => capitals[letter] ?? letter)
}

async function nutsUnits(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'ref-nuts/nuts2021_all.json'), 'utf8')
  const units = JSON.parse(text) as { code: string; name: string }[]
  return units
    .map(({ code, name }) => `${code} ${code.startsWith('EL') ? greekSpelling(name) : name.trim()}`)
    .sort((a, b) => (a < b ? -1 : 1))
}

/** All files of `src/reference/data` that come from the authorities' data, as text. */
export async function buildReference(folder: string): Promise<ReferenceFiles> {
  const lau = await table(folder, 'ref-nuts/eurostat_LAU_2019_EL_to_NUTS3.csv')
  return new Map([
    ...(await kadFiles(folder)),
    ['nace-2.json', json({ classes: await naceSections(folder, 'ref-nace/codes-2.0.csv') })],
    ['nace-2.1.json', json({ classes: await naceSections(folder, 'ref-nace/codes-2.1.csv') })],
    ['naf-2.json', json({ codes: await nafSections(folder) })],
    ['nuts-2021.json', json({ units: await nutsUnits(folder) })],
    ['communities-el.json', json({ communities: communities(lau) })],
  ])
}

if (import.meta.main) {
  const folder = process.argv[2] ?? process.env['SHARED_DATA'] ?? '../shared/data'
  const target = join(import.meta.dirname, '../src/reference/data')
  await mkdir(target, { recursive: true })
  for (const [name, text] of await buildReference(folder)) {
    await writeFile(join(target, name), text)
    process.stdout.write(`${name} ${text.length}\n`)
  }
}
