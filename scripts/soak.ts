/**
 * `npm run soak -- webhooks [kills] [pglite|postgres]`, `npm run soak -- drafts [kills] [drafts]` and `npm run soak --
 * recompute [kills] [profiles]`: kills workers at random under load; nothing may be lost, and nothing told twice. `npm run soak
 * -- chaos [minutes]`: the whole service as six processes on one PostgreSQL under every fault there is; with `ending` after the
 * minutes, only processes that are told to end while their database is in trouble; the report is kept in `.cache/soak`. `npm run
 * soak -- embedded [kills]` and `npm run soak -- bloat [updates] [profiles]`: the embedded database under kills and a full disk,
 * and its size. `npm run soak -- hostile [pattern]`: files that are large, false or strange, posted while others call.
 */
import { join } from 'node:path'
import { soakChaos } from '../test/soak/chaos/chaos.ts'
import { soakBloat, soakEmbedded } from '../test/soak/embedded.ts'
import { soakRecompute } from '../test/soak/recompute.ts'
import { soakHostile } from '../test/soak/hostile.ts'
import { soakDrafts } from '../test/soak/drafts.ts'
import { soakWebhooks } from '../test/soak/webhooks.ts'

const [what, kills, second] = process.argv.slice(2)
if (what === 'drafts') {
  const result = await soakDrafts(Number(kills ?? 20), Number(second ?? 60))
  console.log(JSON.stringify(result))
  if (result.completed < result.drafts || result.toldWrong > 0) process.exitCode = 1
} else if (what === 'recompute') {
  const result = await soakRecompute(Number(kills ?? 20), Number(second ?? 6000))
  console.log(JSON.stringify(result))
  const { unfinished, toldWrong, unscored, pairs, interrupted } = result
  if (unfinished + toldWrong + unscored > 0 || pairs === 0 || interrupted === 0) process.exitCode = 1
} else if (what === 'webhooks') {
  for (const engine of ['postgres', 'pglite'] as const) {
    if (second !== undefined && second !== engine) continue
    const started = performance.now()
    const result = await soakWebhooks(engine, Number(kills ?? 200))
    console.log(engine, JSON.stringify(result), `${((performance.now() - started) / 1000).toFixed(0)} s`)
    if (result.lost > 0 || result.changed > 0 || result.unexplained > 0 || result.duplicates > result.inFlight)
      process.exitCode = 1
  }
} else if (what === 'chaos') {
  const harm = second === 'ending' ? second : 'all'
  const report = await soakChaos(Number(kills ?? 10), harm, join(import.meta.dirname, '../.cache/soak'), (what) =>
    console.error(`${Math.round(performance.now() / 1000)} s: ${what}`),
  )
  console.log(JSON.stringify(report, null, 2))
  if (Object.keys(report.violations).length > 0) process.exitCode = 1
} else if (what === 'embedded') {
  const report = await soakEmbedded(Number(kills ?? 100))
  console.log(JSON.stringify(report, null, 2))
  const told =
    report.diskFull === undefined || (report.diskFull.code === 1 && report.diskFull.told.startsWith('The disk'))
  if (Object.keys(report.violations).length > 0 || !report.secondOpenerRefused || !told) process.exitCode = 1
} else if (what === 'bloat') {
  const report = await soakBloat(Number(kills ?? 1_000_000), Number(second ?? 20_000))
  console.log(JSON.stringify(report))
  if (report.times >= 3) process.exitCode = 1
} else if (what === 'hostile') {
  const { results } = await soakHostile(kills, (line) => console.log(line))
  if (results.some(({ isAsWanted }) => !isAsWanted)) process.exitCode = 1
} else {
  console.error(
    'Say what to soak: npm run soak -- webhooks [kills] [pglite|postgres], drafts [kills] [drafts], recompute [kills] [profiles], chaos [minutes] [ending], embedded [kills], bloat [updates] [profiles], or hostile [pattern]',
  )
  process.exitCode = 1
}
