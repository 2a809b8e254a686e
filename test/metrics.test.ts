import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { aHouse } from './support/house.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')

interface Rule {
  readonly alert?: string
  readonly record?: string
  readonly expr: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string; readonly description?: string; readonly runbook?: string }
}
interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

const rulesIn = async () =>
  (parse(await read('observability/rules.yaml')) as { groups: { name: string; rules: Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  )
const panelsIn = async () => (JSON.parse(await read('observability/dashboard.json')) as { panels: Panel[] }).panels

/** What Grafana puts in the place of its variables. */
const asAsked = (expression: string): string =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'subsidies')

/** The metrics that an expression names; a fault of its grammar is one of the test. */
function metricsIn(expression: string): string[] {
  const text = asAsked(expression)
  const names: string[] = []
  parser.parse(text).iterate({
    enter: (node) => {
      assert.ok(!node.type.isError, `“${text}” is no PromQL at ${node.from}`)
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier')
        if (name !== null) names.push(text.slice(name.from, name.to))
      }
    },
  })
  return names
}

describe('what is measured', () => {
  /** Names of the series of a process that does everything, and of their families. */
  let exposed: { series: Set<string>; families: Set<string> }
  before(async () => {
    const house = await aHouse({ own: true })
    const composed = await house.compose()
    await composed.start()
    const kinds = new Map((await composed.metrics.getMetricsAsJSON()).map(({ name, type }) => [name, String(type)]))
    const series = [...kinds].flatMap(([name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    )
    exposed = { series: new Set(series), families: new Set(kinds.keys()) }
  })
  /** Told by the scraper, and by prom-client of every Node process. */
  const foreign = /^(up|process_|nodejs_)/

  it('has every metric that the dashboard and the rules name', async () => {
    const { series } = exposed
    const asked = [
      ...(await rulesIn()).map(({ alert, record, expr }) => ({ where: alert ?? record ?? '', expr })),
      ...(await panelsIn()).flatMap(({ title, targets }) =>
        (targets ?? []).map(({ expr }) => ({ where: title, expr })),
      ),
    ]
    assert.ok(asked.length > 25, `${asked.length} expressions`)
    for (const { where, expr } of asked) {
      const names = metricsIn(expr)
      assert.ok(names.length > 0, where)
      for (const name of names) assert.ok(series.has(name) || foreign.test(name), `${where} asks for ${name}`)
    }
  })

  it('is on the page about it, name by name, and nothing else', async () => {
    const { families } = exposed
    const page = await read('docs/guides/monitoring.md')
    const told = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name ?? '')
    assert.deepEqual(told.toSorted(), [...families].toSorted())
  })

  it('has rules that say how bad it is and what to do', async () => {
    const page = await read('docs/guides/monitoring.md')
    for (const { alert, labels, annotations } of await rulesIn()) {
      assert.ok(alert !== undefined)
      assert.match(labels?.severity ?? '', /^(page|ticket)$/, alert)
      assert.ok((annotations?.summary ?? '').length > 10 && (annotations?.description ?? '').length > 30, alert)
      assert.ok(page.includes(`\`${alert}\``), `the page has nothing about ${alert}`)
    }
  })
})
