import { callStatuses } from '../../core/facts/programme.ts'
import { newId } from '../../platform/ids.ts'
import { languages } from '../../platform/language.ts'
import { listProgrammes, openProgrammes } from '../../programmes/programmes.ts'
import { operatorContext } from '../operator.ts'
import { table } from './command.ts'
import type { Command } from './command.ts'

/** The catalogue is everybody's, so it is read in nobody's name. */

export const programmeCommands: readonly Command[] = [
  {
    name: 'programmes list',
    says: 'Lists the published programmes with the status of their calls now, the next deadline first.',
    options: {
      status: { type: 'string', value: callStatuses.join('|'), says: 'Only those; all unless given.' },
      language: { type: 'string', value: languages.join('|'), says: 'Language of the titles; el unless given.' },
    },
    examples: ['programmes list', 'programmes list --status open --language en'],
    async run(desk, given) {
      const status = given.oneOf('status', callStatuses)
      const language = given.oneOf('language', languages) ?? 'el'
      const statuses = new Set(status === undefined ? callStatuses : [status])
      // The catalogue is everybody’s, so it is read in the name of no account there is.
      const ctx = { ...operatorContext(await desk.db(), newId('acc', desk.now), desk.now, 'programmes list'), language }
      const kit = openProgrammes(await desk.reference())
      const listed = await listProgrammes(ctx, kit, { statuses }, 'deadline', {
        limit: Number.MAX_SAFE_INTEGER,
        after: null,
      })
      const shown = listed.map(({ entry, status: { status: now, deadline } }) => ({
        slug: entry.slug,
        version: entry.version,
        status: now,
        deadline: deadline?.at ?? null,
        title: entry.programme.title[language] ?? Object.values(entry.programme.title)[0] ?? '',
      }))
      const rows = shown.map((each) => [
        each.slug,
        String(each.version),
        each.status,
        each.deadline?.slice(0, 16).replace('T', ' ') ?? '–',
        each.title,
      ])
      return {
        text:
          rows.length === 0 ? 'No programmes.' : table(['slug', 'version', 'status', 'deadline (UTC)', 'title'], rows),
        json: shown,
      }
    },
  },
]
