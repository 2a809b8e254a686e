import { todayOf } from '../../profiles/profiles.ts'
import { openProgrammes } from '../../programmes/programmes.ts'
import { loadSamples } from '../load-samples.ts'
import { operatorContext } from '../operator.ts'
import { publisherOf } from './accounts.ts'
import type { Command } from './command.ts'

export const sampleCommands: readonly Command[] = [
  {
    name: 'samples load',
    says: 'Publishes the sample programmes, with dates relative to today, and makes the sample clients in an account.',
    options: {
      account: {
        type: 'string',
        value: '<account>',
        says: 'A publisher’s account; not needed where there is one only.',
      },
    },
    examples: ['samples load', 'samples load --account acc_01…'],
    async run(desk, given) {
      const account = await publisherOf(desk, given)
      const ctx = operatorContext(await desk.db(), account.id, desk.now, 'samples load')
      using progress = desk.progress('Loading samples')
      const loaded = await loadSamples(ctx, openProgrammes(await desk.reference()), todayOf(desk.now), (done, total) =>
        progress.at(done, total),
      )
      return {
        text: `${loaded.programmes} sample programmes are published and ${loaded.profiles} sample clients are in ${account.id}.`,
        json: { account: account.id, ...loaded },
      }
    },
  },
]
