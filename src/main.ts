/** The only file that hears signals; with `edge/cli.ts` the only one that reads the environment. */
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import manifest from '../package.json' with { type: 'json' }
import { oneLine } from './platform/one-line.ts'
import { stepBack } from './platform/step-back.ts'

/** Milliseconds after which a stopping process waits for its database no longer: requests have had 10 s, jobs 20. */
const lastWait = 22_000
/** Milliseconds a stopping process may take; then it is ended from outside, as an orchestrator would. */
const lastMoment = 30_000

// Compiled code is kept between starts, which saves half of the time that loading takes. What is imported
// statically is compiled before this line, so the commands import what they run.
enableCompileCache()

const commands: Readonly<Record<string, (config: Config) => Promise<void>>> = {
  serve,
  worker: (config) => serve({ ...config, role: 'worker' }),
  migrate: async (config) => {
    const { openDatabase } = await import('./platform/db/db.ts')
    const { migrate } = await import('./platform/db/migrate.ts')
    await using db = await openDatabase(config)
    const applied = await migrate(db)
    console.log(applied.length === 0 ? 'Nothing to migrate.' : `Applied: ${applied.join(', ')}`)
  },
}

try {
  const name = process.argv[2] ?? 'serve'
  const command = commands[name]
  if (command === undefined)
    throw new ConfigError(`"${name}"`, `is no command. There are: ${Object.keys(commands).join(', ')}.`)
  await command(readConfig(name === 'worker' ? { ...process.env, ROLE: 'worker' } : process.env))
} catch (error) {
  console.error(oneLine(error) ?? error)
  process.exitCode = 1
}

/** The last resort, which says what was in the way. */
function endAnyway(): void {
  const open = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (name) => name))
  console.error(
    `It has not ended ${lastMoment / 1000} s after it was told to and ends itself. Open: ${open.map(([name, all]) => `${all?.length} ${name}`).join(', ')}.`,
  )
  process.kill(process.pid, 'SIGKILL')
}

async function serve(config: Config): Promise<void> {
  const stop = new AbortController()
  const abandon = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop.abort()
      // From the signal on, whatever it is doing: a start may wait for a database, too.
      setTimeout(() => abandon.abort(), lastWait).unref()
      setTimeout(endAnyway, lastMoment).unref()
    })
  }
  await using tracing = new AsyncDisposableStack()
  if (config.tracing !== undefined) {
    const { openTracing } = await import('./platform/open-tracing.ts')
    tracing.use(openTracing(config.tracing, manifest.version, config.role))
  }
  const { compose } = await import('./compose.ts')
  const { firstStart } = await import('./edge/first-start.ts')
  const { greet } = await import('./edge/welcome.ts')
  const { collectDefaultMetrics } = await import('prom-client')
  const { checkPort } = await import('./platform/http/port.ts')
  // Where both share a machine, answers come first; at nice 5 work in the background still gets a quarter of a busy core.
  if (config.role === 'worker') stepBack(5)
  await using house = await compose(config, {}, { abandon: abandon.signal })
  if (config.role !== 'worker') await checkPort(config.host, config.port, 'PORT')
  else if (config.metricsPort !== undefined) await checkPort(config.host, config.metricsPort, 'METRICS_PORT')
  // A configured database is the operator's own: `samples load` puts samples there.
  const embedded = config.databaseUrl === undefined && config.dataDir !== 'memory'
  const made = embedded ? await firstStart(house.db, house.programmes, house.clock.now(), console.log) : undefined
  collectDefaultMetrics({ register: house.metrics })
  const address = await house.start()
  const where = config.databaseUrl === undefined ? `embedded, in ${config.dataDir}` : 'PostgreSQL'
  house.log.info({ address, role: config.role, database: where }, 'ready')
  if (embedded && address !== undefined) await greet(house, made, { address, dataDir: config.dataDir })
  if (!stop.signal.aborted) {
    const lost = await Promise.race([once(stop.signal, 'abort').then(() => undefined), house.db.raw.lost])
    if (lost !== undefined) throw lost
  }
  house.log.info('stopping')
}
