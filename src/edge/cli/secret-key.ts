import { loadSecretKey, secretKeyName } from '../../platform/secret-key.ts'
import { acceptSecretKey, isSecretKeyOf } from '../../platform/secret-key-store.ts'
import type { Command } from './command.ts'

export const secretKeyCommands: readonly Command[] = [
  {
    name: 'secret-key accept',
    says: 'Takes the key that is configured now for the database’s own, where the one it was begun with is lost. What was sealed with that one stays unreadable: register webhooks and Slack addresses anew.',
    examples: ['secret-key accept'],
    async run(desk) {
      const db = await desk.db()
      const config = desk.config()
      const key = await loadSecretKey(config)
      const changed = !(await isSecretKeyOf(db, key))
      await acceptSecretKey(db, key)
      const name = secretKeyName(config)
      return {
        text: changed
          ? `The database is held to ${name} from now on. What was sealed with the key before is lost: register webhooks and Slack addresses anew. Links in mails that were sent do not work any more.`
          : `The database fits ${name} already; nothing is lost.`,
        json: { changed },
      }
    },
  },
]
