/**
 * `npm run soak -- webhooks [kills] [pglite|postgres]` and `npm run soak -- drafts [kills] [drafts]`: kills workers at random
 * under load; nothing may be lost, and nothing told twice.
 */
import { soakDrafts } from '../test/soak/drafts.ts'
import { soakWebhooks } from '../test/soak/webhooks.ts'

const [what, kills, second] = process.argv.slice(2)
if (what === 'drafts') {
  const result = await soakDrafts(Number(kills ?? 20), Number(second ?? 60))
  console.log(JSON.stringify(result))
  if (result.completed < result.drafts || result.toldWrong > 0) process.exitCode = 1
} else if (what === 'webhooks') {
  for (const engine of ['postgres', 'pglite'] as const) {
    if (second !== undefined && second !== engine) continue
    const started = performance.now()
    const result = await soakWebhooks(engine, Number(kills ?? 200))
    console.log(engine, JSON.stringify(result), `${((performance.now() - started) / 1000).toFixed(0)} s`)
    if (result.lost > 0 || result.changed > 0 || result.unexplained > 0 || result.duplicates > result.inFlight)
      process.exitCode = 1
  }
} else {
  console.error('Say what to soak: npm run soak -- webhooks [kills] [pglite|postgres], or drafts [kills] [drafts]')
  process.exitCode = 1
}
