/**
 * `npm run licences`: under which licences the packages stand that are shipped and those that are for development only.
 * Fails on every licence that is not in the lists below. `--all` names each package.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'

/** Ask for no more than to be named. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]
/** Changes of such a file are to be published, which concerns nobody who does not ship it. */
const allowedForDevelopment = [...allowed, 'MPL-2.0']

/** Packages that do not name their licence as SPDX does, with what their own file says. */
const read: Readonly<Record<string, string>> = {
  'duck@BSD': 'BSD-2-Clause',
  'dejavu-fonts-ttf@SEE LICENSE IN README.md AND LICENSE': 'Bitstream-Vera',
}
/** For one package only: a font that may be embedded and passed on, not sold by itself or changed under its name. */
const allowedFor: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' }

export interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly development: boolean
  readonly allowed: boolean
}

/** The packages of a lock file with their licences, and whether each may be used. */
export function licencesOf(packages: Readonly<Record<string, Locked>>): Licensed[] {
  return Object.entries(packages).flatMap(([path, { version = '', license = 'none', dev = false, link = false }]) => {
    if (path === '' || link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = read[`${name}@${license}`] ?? license
    const list = dev ? allowedForDevelopment : allowed
    const fits = allowedFor[name] === licence || fitsOne(licence, list)
    return [{ name, version, licence, development: dev, allowed: fits }]
  })
}

function fitsOne(licence: string, list: readonly string[]): boolean {
  try {
    return satisfies(licence, [...list])
  } catch {
    // No SPDX expression: somebody has to read it.
    return false
  }
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = licencesOf(lock.packages)
  for (const [title, development] of [
    ['Shipped', false],
    ['For development only', true],
  ] as const) {
    const these = found.filter((each) => each.development === development)
    console.log(`${title}: ${these.length} packages`)
    const groups = [...Map.groupBy(these, ({ licence }) => licence)].toSorted((a, b) => b[1].length - a[1].length)
    for (const [licence, group] of groups) {
      console.log(`  ${String(group.length).padStart(4)}  ${licence}`)
      if (process.argv.includes('--all'))
        for (const { name, version } of group) console.log(`          ${name} ${version}`)
    }
  }
  const refused = found.filter((each) => !each.allowed)
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version} is under ${licence}, which is not in the list of scripts/licences.ts.`)
  if (refused.length > 0) process.exitCode = 1
}
