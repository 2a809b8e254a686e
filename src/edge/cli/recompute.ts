import { recomputeEverything } from '../../matching/matching.ts'
import type { Command } from './command.ts'

const everything: Command = {
  name: 'recompute',
  says: 'Scores all profiles of all accounts against the catalogue again, in jobs that the running workers share. Only what has changed is told.',
  examples: ['recompute'],
  async run(desk) {
    const { parts, profiles } = await recomputeEverything(await desk.db())
    const text = `${profiles} profiles are scored again in ${parts} jobs (matching.recompute in the metrics tells how far they are).`
    return { text, json: { parts, profiles } }
  },
}

export const recomputeCommands: readonly Command[] = [everything]
