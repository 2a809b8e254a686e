/** `npm run soak -- webhooks [kills] [pglite|postgres]`: kills workers at random under load; nothing may be lost. */
import { soakWebhooks } from '../test/soak/webhooks.ts'

const [what, kills = '200', only] = process.argv.slice(2)
if (what !== 'webhooks') {
  console.error('Say what to soak: npm run soak -- webhooks [kills] [pglite|postgres]')
  process.exitCode = 1
} else {
  for (const engine of ['postgres', 'pglite'] as const) {
    if (only !== undefined && only !== engine) continue
    const started = performance.now()
    const result = await soakWebhooks(engine, Number(kills))
    console.log(engine, JSON.stringify(result), `${((performance.now() - started) / 1000).toFixed(0)} s`)
    if (result.lost > 0 || result.changed > 0 || result.duplicates > result.held) process.exitCode = 1
  }
}
