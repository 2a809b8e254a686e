import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/postgres.ts'
import { startService } from '../support/process.ts'
import { Folder, run, without } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const rules = join(root, 'observability/rules.yaml')
const dashboard = join(root, 'observability/dashboard.json')

interface Rule {
  readonly name: string
  readonly health: string
  readonly lastError?: string
  readonly state: string
}

describe('Prometheus', { skip: without('prometheus', 'promtool') }, () => {
  test('takes the suggested alerts', () => {
    assert.match(run('promtool', 'check', 'rules', rules), /SUCCESS: 1[0-9] rules found/)
  })

  test('reads what a process tells, answers every panel and rule with it, and notices its end', async () => {
    using folder = new Folder()
    await using service = await startService({ DATA_DIR: join(folder.path, 'data') })
    const metrics = await (await fetch(`${service.address}/metrics`)).text()
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: metrics, encoding: 'utf8' })
    // Names of Node's own metrics are not ours.
    const complaints = stderr.split('\n').filter((line) => line !== '' && !/^(nodejs|process)_/.test(line))
    assert.deepEqual(complaints, [], `promtool ended with ${status}`)

    const port = await freePort()
    const settings = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      scrape_configs: [{ job_name: 'subsidies', static_configs: [{ targets: [new URL(service.address).host] }] }],
      rule_files: [rules],
    }
    const config = folder.file('prometheus.yml', Buffer.from(JSON.stringify(settings)))
    run('promtool', 'check', 'config', config)
    const prometheus = spawn(
      'prometheus',
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder.path, 'series')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    )
    const ended = once(prometheus, 'exit')
    const ask = async <T>(path: string): Promise<T> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
      const { data } = (await answer.json()) as { data: T }
      assert.equal(answer.status, 200, path)
      return data
    }
    const query = async (expression: string) =>
      (await ask<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(expression)}`)).result
    const until = async (what: string, holds: () => Promise<boolean>) => {
      for (let tries = 0; !(await holds().catch(() => false)); tries += 1) {
        assert.ok(tries < 150, `not seen: ${what}`)
        await sleep(200)
      }
    }
    try {
      await until('up', async () => (await query('up{job="subsidies"}'))[0]?.value[1] === '1')
      assert.ok(Number((await query('catalogue_programmes'))[0]?.value[1]) > 0)
      const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as { panels: { targets?: { expr: string }[] }[] }
      for (const { expr } of panels.flatMap(({ targets }) => targets ?? []))
        await query(expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'subsidies'))
      const all = async () =>
        (await ask<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap((group) => group.rules)
      await until('rules', async () => (await all()).every(({ health }) => health !== 'unknown'))
      for (const { name, health, lastError } of await all()) assert.equal(health, 'ok', `${name}: ${lastError}`)
      const stateOf = async (name: string) => (await all()).find((rule) => rule.name === name)?.state
      assert.equal(await stateOf('ProcessAway'), 'inactive')
      await service.end('SIGTERM')
      // It fires after two minutes; until then it is pending.
      await until('pending', async () => (await stateOf('ProcessAway')) === 'pending')
    } finally {
      prometheus.kill('SIGTERM')
      await ended
    }
  })
})
