/**
 * `npm run check:verifier`: what the verifier of drafts makes of the gold sentences in `test/drafting/gold`: how many of
 * their corruptions it refuses, how many of the sentences themselves it refuses wrongly. The first five sets word freely
 * what they cite; the later ones word composed sentences anew, more freely than the service lets a language model do since:
 * it chooses among ways that are verified before. `arranged` are rewordings as it let one do between. `--held-out` adds a
 * set that nobody tunes by, where there is one; `--show` lists what went wrong of the others.
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figuresOf, readGold, refusedRewordings, type Gold, type Judged } from './verifier/gold.ts'

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean' }, show: { type: 'boolean' } } })
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)}% (${part} of ${whole})`

const free = [
  'sentences',
  'second-sentences',
  'third-sentences',
  'fourth-sentences',
  'fifth-sentences',
  'fifth-held-out',
]
const open = [...free, 'sixth-sentences', 'sixth-held-out', 'seventh-held-out']
const closed = readdirSync(new URL('../test/drafting/gold/', import.meta.url))
  .filter((name) => name.endsWith('-held-out.jsonl'))
  .map((name) => name.replace('.jsonl', ''))
  .filter((name) => !open.includes(name))
const read = new Map(
  await Promise.all(
    [...open, ...(values['held-out'] === true ? closed : [])].map(async (set) => [set, await readGold(set)] as const),
  ),
)
const together = (names: readonly string[]): [string, Gold[]][] =>
  names.every((name) => read.has(name)) ? [[names.join(' + '), names.flatMap((name) => read.get(name) ?? [])]] : []
for (const [set, gold] of [...read, ...together(free)]) {
  const { judged, kinds, falseAlarms } = figuresOf(gold)
  const numeric = judged.filter(({ numeric: counts }) => counts)
  const caught = (list: readonly Judged[]): number => list.filter(({ findings }) => findings.length > 0).length
  console.log(`${set}: ${falseAlarms.total} sentences, ${judged.length} corruptions`)
  console.log(`  numeric corruptions refused  ${percent(caught(numeric), numeric.length)}`)
  console.log(`  all corruptions refused      ${percent(caught(judged), judged.length)}`)
  console.log(`  false alarms                 ${percent(falseAlarms.wrong.length, falseAlarms.total)}`)
  for (const [kind, list] of kinds) console.log(`    ${kind.padEnd(22)} ${percent(caught(list), list.length)}`)
  if (values.show !== true || !open.includes(set)) continue
  for (const { id, text, findings } of falseAlarms.wrong)
    console.log(`FALSE ALARM ${id}: ${text}\n   ${findings.map(({ code, at }) => `${code}(${at})`).join(' ')}`)
  for (const { id, kind, text, findings } of judged)
    if (findings.length === 0) console.log(`MISSED ${id} ${kind}: ${text}`)
}
for (const set of ['arranged', 'rewordings'] as const) {
  const { total, wrong } = await refusedRewordings(set)
  console.log(`${set}: ${total} honest ones\n  false alarms                 ${percent(wrong.length, total)}`)
  if (values.show === true)
    for (const { text, findings } of wrong)
      console.log(`FALSE ALARM ${text}\n   ${findings.map(({ code, at }) => `${code}(${at})`).join(' ')}`)
}
