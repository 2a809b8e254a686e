import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../platform/problem.ts'
import { DocumentReader } from './extract-document.ts'

const about = { type: 'text', language: 'el', country: 'GR', timeZone: 'Europe/Athens' } as const
const document = (sentences: number) => ({
  ...about,
  bytes: Buffer.from('Ο συνολικός προϋπολογισμός της δράσης είναι 5.000.000 €.\n'.repeat(sentences)),
})

/** As long as a text may be, and far longer to read: on a slow machine and a fast one its pace is told within seconds. */
const endless = () => ({
  ...about,
  bytes: Buffer.from(
    'Οι δικαιούχοι απασχολούν το 2025 τουλάχιστον 5 ΕΜΕ και λαμβάνουν έως 40 % και 5.000 €.\n'.repeat(44_000),
  ),
})

async function pidOf(reader: DocumentReader): Promise<number> {
  while (reader.pid === undefined) await sleep(5)
  return reader.pid
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process that reads documents', () => {
  it('may be killed in the middle of one: its caller is told, and the next document is read', async () => {
    const reader = new DocumentReader()
    const refused = assert.rejects(reader.read(document(2000)), (error) => {
      assert.ok(error instanceof Problem)
      assert.equal(error.code, 'document_unreadable')
      assert.match(error.detail.en, /what was reading it has ended before its time\. Send it in parts/u)
      return true
    })
    const next = reader.read(document(1))
    process.kill(await pidOf(reader), 'SIGKILL')
    await refused
    assert.deepEqual((await next).extraction.programme.funding.total_budget, {
      amount: '5000000.00',
      currency: 'EUR',
    })
    const resting = await pidOf(reader)
    process.kill(resting, 'SIGKILL')
    while (isThere(resting)) await sleep(5)
    assert.equal((await reader.read(document(1))).language, 'el', 'one that ended while nothing was read is replaced')
  })

  it('ends a document that would take longer than one may when that can be told, and goes on with the next', async () => {
    const reader = new DocumentReader(0)
    await reader.read(document(1))
    const pid = await pidOf(reader)
    // By its pace: one that is ended by the clock is told otherwise, and its process is another one then.
    await assert.rejects(reader.read(endless()), (error) => {
      assert.ok(error instanceof Problem)
      assert.match(error.detail.en, /would take a processor more than 30 s/u)
      return true
    })
    await assert.rejects(
      reader.read({ ...endless(), amends: { key: 'amendment-1', names: { titles: [], codes: [], head: '' } } }),
      /would take a processor more than 30 s/u,
    )
    assert.equal((await reader.read(document(1))).language, 'el')
    assert.equal(reader.pid, pid, 'the same process')
  })

  it(
    'is told nothing of the environment, and goes behind everybody else with all of its threads',
    { skip: process.platform === 'linux' ? false : 'reads /proc' },
    async () => {
      const reader = new DocumentReader()
      const reading = reader.read(document(1))
      const pid = await pidOf(reader)
      await reading
      const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .map((line) => line.split('=', 1)[0])
      assert.deepEqual(
        names.filter((name) => name !== '' && !name?.startsWith('NODE_CHANNEL_')),
        [],
      )
      const threads = readdirSync(`/proc/${pid}/task`)
      assert.ok(threads.length > 2)
      assert.deepEqual([...new Set(threads.map((thread) => niceness(pid, thread)))], [10])
    },
  )

  it('ends with the service, also where that is killed while a document is read', async () => {
    const module = new URL('./extract-document.ts', import.meta.url).href
    const service = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { DocumentReader } = await import(${JSON.stringify(module)})
       const reader = new DocumentReader()
       setInterval(() => reader.pid && console.log('reading'), 20)
       await reader.read({ ...${JSON.stringify(about)}, bytes: Buffer.from('Δαπάνες έως 1.000 €.\\n'.repeat(50_000)) })`,
    ])
    await once(service.stdout, 'data')
    // It has the service's standard error, which is not closed before both have ended.
    const closed = once(service, 'close', { signal: AbortSignal.timeout(10_000) })
    service.kill('SIGKILL')
    assert.deepEqual(await closed, [null, 'SIGKILL'])
  })

  it(
    'takes nobody along where it cannot be started: the document is refused, and the next one is read',
    { skip: process.platform === 'win32' ? 'has no limit of open files' : false },
    async () => {
      const module = new URL('./extract-document.ts', import.meta.url).href
      const code = `
        import { closeSync, openSync } from 'node:fs'
        const { DocumentReader } = await import(${JSON.stringify(module)})
        const reader = new DocumentReader()
        const read = () =>
          reader.read({ ...${JSON.stringify(about)}, bytes: Buffer.from('Δαπάνες έως 1.000 €.') })
            .then(({ language }) => language, ({ code }) => code)
        const open = []
        try { for (;;) open.push(openSync('/dev/null')) } catch {}
        const refused = await read()
        for (const each of open) closeSync(each)
        console.log(refused, await read())
        process.exit()`
      const service = spawn('sh', [
        '-c',
        'ulimit -n 64; exec "$0" --input-type=module --eval "$1"',
        process.execPath,
        code,
      ])
      const said = await service.stdout.toArray()
      assert.equal(Buffer.concat(said).toString(), 'document_unreadable el\n')
    },
  )
})

/** Field 19 of the thread's line; its name, in brackets, may hold spaces. */
function niceness(pid: number, thread: string): number {
  const line = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])
}
