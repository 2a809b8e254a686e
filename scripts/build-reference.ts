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

interface MapSource {
  readonly base_map_from_2022_01_01: readonly { nuts: string; large: number; confidence?: string }[]
}

const mapDecisions = {
  base: { from: '2022-01-01', decision: 'SA.100473' },
  justTransition: { from: '2022-07-14', decision: 'SA.100473, amendment of 14 July 2022' },
  review: { from: '2024-01-01', decision: 'SA.109322' },
} as const
const mapEnds = '2027-12-31'

/**
 * What the amendments say of large enterprises: `EL41` is worked out from the increase for just transition territories, the
 * others from the values that the review raises.
 */
const mapChanges: readonly { by: 'justTransition' | 'review'; nuts: string; large: number; uncertain?: true }[] = [
  { by: 'justTransition', nuts: 'EL41', large: 60, uncertain: true },
  { by: 'justTransition', nuts: 'EL42', large: 40 },
  { by: 'justTransition', nuts: 'EL43', large: 50 },
  { by: 'justTransition', nuts: 'EL53', large: 50 },
  { by: 'review', nuts: 'EL42', large: 50 },
  { by: 'review', nuts: 'EL43', large: 60 },
  { by: 'review', nuts: 'EL53', large: 60 },
]

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

async function aidMap(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'gr-aid-map/regional_aid_map_GR_2022_2027.json'), 'utf8')
  const { base_map_from_2022_01_01: base } = JSON.parse(text) as MapSource
  const rows = base.flatMap(({ nuts, large, confidence }) => {
    const steps = [
      { large, ...mapDecisions.base, ...(confidence === undefined ? {} : { uncertain: true }) },
      ...mapChanges
        .filter((change) => change.nuts === nuts)
        .map(({ by, large: raised, uncertain }) => ({
          large: raised,
          ...mapDecisions[by],
          ...(uncertain === undefined ? {} : { uncertain }),
        })),
    ]
    return steps.map((step, i) => {
      const next = steps[i + 1]
      return {
        region: nuts,
        kind: nuts.startsWith('EL3') ? 'c' : 'a',
        ...step,
        to: next === undefined ? mapEnds : dayBefore(next.from),
      }
    })
  })
  return json({ source: 'Transcribed from secondary pages; to be checked against the decisions', rows })
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
    ['aid-map-el.json', await aidMap(folder)],
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
