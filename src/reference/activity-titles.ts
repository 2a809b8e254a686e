import { leafInterval } from '../core/facts/activity-code.ts'
import type { ActivityReference } from '../core/facts/activity-reference.ts'
import { languages, type Language } from '../platform/language.ts'
import type { Database } from '../platform/db/db.ts'
import { allTitles, saveTitles, type TitleList } from './title-store.ts'
import type { ActivityTitle } from './titles.ts'

/** Official titles of activity codes, in memory. */
export interface ActivityTitles extends AsyncDisposable {
  /** The title in the language, else in another one, else undefined. `code` is in its stored form. */
  activityTitle(scheme: string, code: string, language: Language): string | undefined
  readonly count: number
  /** Another number whenever titles were loaded: what was written with them holds no longer. */
  revision(): number
}

export interface TitleImport {
  /** Codes that have a title now, of those in the file. */
  readonly kept: number
  /** Of these, new or different from before. */
  readonly changed: number
  /** Codes of the file that the classification does not have, in the file's order; they are left out. */
  readonly unknown: readonly string[]
  /** Codes that stand in the file more than once; the first title counts. */
  readonly repeated: readonly string[]
}

/** Tells every process that titles were loaded. */
const titlesChannel = 'reference_titles'

/** Keeps titles of one scheme and language; what is not in the file stays as it was. */
export async function importTitles(
  db: Database,
  list: TitleList,
  titles: readonly ActivityTitle[],
  activities: ActivityReference,
): Promise<TitleImport> {
  const kept = new Map<string, string>()
  const unknown: string[] = []
  const repeated: string[] = []
  for (const { code, title } of titles) {
    const { lo, hi } = leafInterval({ scheme: list.scheme, code }, activities)
    if (hi === lo) unknown.push(code)
    else if (kept.has(code)) repeated.push(code)
    else kept.set(code, title)
  }
  const changed = await db.asService('operate reference', async (tx) => {
    const count = await saveTitles(tx, list, [...kept.keys()], [...kept.values()])
    if (count > 0) await db.notify(tx, titlesChannel, list.scheme)
    return count
  })
  return { kept: kept.size, changed, unknown, repeated }
}

/** Reads the titles, and again whenever somebody loads some. `failed` is told when that cannot be done. */
export async function openTitles(db: Database, failed: (error: unknown) => void): Promise<ActivityTitles> {
  let titles = new Map<string, string>()
  let revision = 0
  const read = async (): Promise<void> => {
    const rows = await allTitles(db)
    titles = new Map(rows.map((row) => [`${row.scheme} ${row.code} ${row.language}`, row.title]))
    revision += 1
  }
  // Listening first: a list loaded between reading and listening would not be seen.
  const listening = await db.listen(titlesChannel, () => void read().catch(failed))
  await read()
  return {
    activityTitle: (scheme, code, language) =>
      titles.get(`${scheme} ${code} ${language}`) ??
      languages.map((other) => titles.get(`${scheme} ${code} ${other}`)).find((title) => title !== undefined),
    revision: () => revision,
    get count() {
      return titles.size
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  }
}
