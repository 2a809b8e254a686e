import { Type } from 'typebox'
import { defineJob } from '../platform/jobs/jobs.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'
import { findUnread, saveSearchTexts } from './search-store.ts'
import { openWords } from './search-text.ts'

/** After an upgrade that reads texts in another way, all are read again; otherwise there is nothing to do. */
export const readTextsJob = defineJob('programmes.read_texts', Type.Object({}), { cron: '*/10 * * * *' })

const batch = 50

export const readTexts: JobHandler<object> = async ({ db, signal }) => {
  const words = openWords()
  for (let read = 0; ;) {
    signal.throwIfAborted()
    const done = await db.asService('read texts', async (tx) => {
      const unread = await findUnread(tx, batch)
      if (unread.length > 0) await saveSearchTexts(tx, unread, words)
      return unread.length
    })
    read += done
    if (done < batch) return { read }
  }
}
