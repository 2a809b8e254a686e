import { leafId, leavesUnder, sectionOf, translate } from '../../core/facts/activity-code.ts'
import type { ActivityCode } from '../../core/facts/activity-code.ts'
import { parseActivityCode } from '../../core/facts/activity-parse.ts'
import { schemes, type Scheme } from '../../core/facts/scheme.ts'
import { languages } from '../../platform/language.ts'
import { importTitles, openTitles, parseTitlesCsv, parseTitlesPdf } from '../../reference/reference.ts'
import type { ActivityTitle, ActivityTitles, Reference } from '../../reference/reference.ts'
import { UsageError } from './command.ts'
import type { Command, Desk } from './command.ts'
import { readGiven, textOf } from './files.ts'

/** Codes shown of a long list. */
const few = 8

async function titlesIn(path: string, desk: Desk): Promise<ActivityTitle[]> {
  const bytes = await readGiven(path)
  try {
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return parseTitlesCsv(textOf(bytes, path))
    using progress = desk.progress('Reading pages')
    return await parseTitlesPdf(bytes, (done, total) => progress.at(done, total))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(
      `${path} cannot be read as a list of titles: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const list = (codes: readonly string[]): string =>
  codes.length <= few ? codes.join(', ') : `${codes.slice(0, few).join(', ')} and ${codes.length - few} more`

const load: Command = {
  name: 'reference import',
  says: 'Loads official titles of activity codes from the authority’s own file (CSV or PDF). Running services show them at once.',
  takes: ['file'],
  options: {
    scheme: { type: 'string', value: schemes.join('|'), says: 'Which codes; kad_2025 unless given.' },
    language: { type: 'string', value: languages.join('|'), says: 'Language of the titles; el unless given.' },
  },
  examples: ['reference import kad-2025.pdf', 'reference import kad-2008.csv --scheme kad_2008'],
  async run(desk, given) {
    const scheme = given.oneOf('scheme', schemes) ?? 'kad_2025'
    const language = given.oneOf('language', languages) ?? 'el'
    const titles = await titlesIn(given.the('file'), desk)
    const { activities } = await desk.reference()
    const done = await importTitles(await desk.db(), { scheme, language }, titles, activities)
    const said = [
      `${done.kept} titles of ${scheme} (${language}) are loaded, ${done.changed} of them new or changed; the classification has ${activities.index[scheme].leaves.length} finest codes.`,
      ...(done.unknown.length > 0 ? [`Left out, not in ${scheme}: ${list(done.unknown)}.`] : []),
      ...(done.repeated.length > 0 ? [`Given more than once, the first counts: ${list(done.repeated)}.`] : []),
    ]
    if (done.kept === 0) said.push('Nothing fits: is --scheme right?')
    return { text: said.join('\n'), json: { scheme, language, ...done }, failed: done.kept === 0 }
  },
}

interface Shown {
  scheme: Scheme
  code: string
  title?: string
  section?: string
  /** How many finest codes stand under it; absent for a finest code. */
  covers?: number
  becomes: Partial<Record<Scheme, { code: string; title?: string }[]>>
}

function describe(code: ActivityCode, { activities }: Reference, titles: ActivityTitles): Shown {
  const withTitle = (each: ActivityCode): { code: string; title?: string } => {
    const title = titles.activityTitle(each.scheme, each.code, 'el')
    return title === undefined ? { code: each.code } : { code: each.code, title }
  }
  const section = sectionOf(code, activities)
  const becomes: Shown['becomes'] = {}
  for (const scheme of schemes) {
    if (scheme === code.scheme) continue
    const translation = translate(code, scheme, activities)
    if (translation.kind === 'unique') becomes[scheme] = [withTitle(translation.code)]
    if (translation.kind === 'split') becomes[scheme] = translation.candidates.map(withTitle)
  }
  return {
    scheme: code.scheme,
    ...withTitle(code),
    ...(section === undefined ? {} : { section }),
    ...(leafId(code, activities) === undefined ? { covers: leavesUnder(code, activities).length } : {}),
    becomes,
  }
}

function textOfShown({ scheme, code, title, section, covers, becomes }: Shown): string {
  const named = (each: { code: string; title?: string }): string =>
    `${each.code}${each.title === undefined ? '' : ` ${each.title}`}`
  const notes = [
    section === undefined ? '' : `section ${section}`,
    covers === undefined ? '' : `covers ${covers} finest codes`,
  ]
  const rows = Object.entries(becomes).map(([to, codes]) => {
    const [only] = codes
    if (codes.length === 1 && only !== undefined) return `  in ${to.padEnd(8)} ${named(only)}`
    // A finest code that was split is one of these; a coarse one covers them all.
    const head = covers === undefined ? `one of ${codes.length}` : `${codes.length} codes`
    return `  in ${to.padEnd(8)} ${head}: ${list(codes.map((each) => each.code))}`
  })
  return [
    `${scheme} ${named({ code, ...(title === undefined ? {} : { title }) })}`,
    `  ${notes.filter((note) => note !== '').join(', ')}`,
    ...rows,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const show: Command = {
  name: 'reference show',
  says: 'Shows what a code means in each classification that has it, what it is in the others, and its official titles.',
  takes: ['code'],
  options: { scheme: { type: 'string', value: schemes.join('|'), says: 'Only in this classification.' } },
  examples: ['reference show 62.10.11.03', 'reference show 1111000', 'reference show 62 --scheme kad_2008'],
  async run(desk, given) {
    const input = given.the('code')
    const only = given.oneOf('scheme', schemes)
    const reference = await desk.reference()
    const codes = schemes
      .filter((scheme) => only === undefined || scheme === only)
      .flatMap((scheme) => {
        const parsed = parseActivityCode(input, scheme, reference.activities)
        return parsed.ok ? [parsed.code] : parsed.code === 'activity_code_ambiguous_reading' ? parsed.candidates : []
      })
    if (codes.length === 0) {
      throw new UsageError(`"${input}" is no code of ${only ?? `any classification (${schemes.join(', ')})`}.`)
    }
    await using titles = await openTitles(await desk.db(), () => {})
    const shown = codes.map((code) => describe(code, reference, titles))
    const hint = titles.count === 0 ? ['No titles are loaded: npm run cli -- reference import <file>'] : []
    return { text: [...shown.map(textOfShown), ...hint].join('\n\n'), json: shown }
  },
}

export const referenceCommands: readonly Command[] = [load, show]
