import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFillSync } from 'node:crypto'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { issueKey } from '../../src/access/access.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { csvType, xlsxType } from '../../src/platform/files/table.ts'
import { stepBack } from '../../src/platform/step-back.ts'
import { aPostgres } from '../support/postgres.ts'
import { startService, startWorker, type RunningService } from '../support/process.ts'
import { docxOf, zipOf } from '../support/zip.ts'
import { aScene } from './drafts.ts'
import type { Calling } from './steady-callers.ts'

/** What a service made of one file, and what it cost everybody else. */
export interface HostileResult {
  readonly file: string
  readonly megabytes: number
  readonly seconds: number
  /** That it may take. */
  readonly within: number
  /** Status, and the code of the refusal or what the report counts. */
  readonly answer: string
  readonly isAsWanted: boolean
  /** Greatest resident memory of the processes while it was read, with those beside them, in MiB. */
  readonly mostMemory: { readonly api: number; readonly worker: number }
  /** 99th percentile of other calls while it was read, in milliseconds, and how many there were. */
  readonly p99: number
  readonly calls: number
  /** How late the API's own thread was at the 99th percentile and at most, in milliseconds: the rest of `p99` is other processes. */
  readonly late: { readonly p99: number; readonly most: number }
}

export interface HostileReport {
  readonly quietP99: number
  readonly results: readonly HostileResult[]
}

interface Hostile {
  readonly file: string
  readonly path: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly wanted: RegExp
  /** Seconds that it may take: whoever sent it waits no longer. A minute unless given. */
  readonly within?: number
  /** Rows a second that are done at least of a file that takes longer than that; its job is cancelled then. */
  readonly pace?: number
}

const usualWait = 60

/** The same file again and again for so long: of some 2,500 calls of others the 99th percentile is told by 25. */
const leastMilliseconds = 20_000

/**
 * Posts files that are large, false, full or strange to a service of two processes on PostgreSQL while four callers go on as ever.
 * @param only a pattern of the names of files to be tried; all of them unless given
 */
export async function soakHostile(only: string | undefined, tell: (line: string) => void): Promise<HostileReport> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await aPostgres())
  const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'error' }
  const db = resources.use(await openDatabase(readConfig(env)))
  await migrate(db)
  const scene = await aScene(db)
  const { accountId } = scene.ctx
  const { secret } = await issueKey({ db, now: Temporal.Now.instant(), command: 'soak' }, accountId, { name: 'soak' })
  const api = resources.use(await startService({ ...env, ROLE: 'api', LOG_LEVEL: 'info' }))
  const worker = resources.use(await startWorker({ ...env, LOG_LEVEL: 'info' }))
  const call = callerOf(api, secret)
  const callers = fork(new URL('./steady-callers.ts', import.meta.url))
  resources.defer(() => void callers.kill())
  callers.send({ address: api.address, key: secret, paths: ordinary } satisfies Calling)
  const taken = async (): Promise<number[]> => {
    callers.send('how long?')
    return ((await once(callers, 'message')) as [number[]])[0]
  }
  // Whoever posts is another machine: what it takes of this one's processors is not the service's doing.
  stepBack(19)
  await sleep(5000)
  await taken()
  await lateness(api)
  await sleep(leastMilliseconds)
  const quiet = await taken()
  const quietP99 = quantile(quiet, 0.99)
  const late = await lateness(api)
  tell(`nothing posted: ${quiet.length} calls, p99 ${quietP99.toFixed(1)} ms; ${said(late)}`)
  const results: HostileResult[] = []
  for (const make of hostileFiles()) {
    if (only !== undefined && !new RegExp(only, 'u').test(make.name)) continue
    const result = await tried(make.name, await make.file(), call, { api, worker }, taken)
    results.push(result)
    tell(
      `${result.isAsWanted ? 'ok ' : 'BAD'} ${result.file}: ${result.megabytes.toFixed(1)} MB, ${result.seconds.toFixed(2)} s of ${result.within}, ${result.answer}; memory ${result.mostMemory.api} + ${result.mostMemory.worker} MiB; p99 ${result.p99.toFixed(1)} ms of ${result.calls} (× ${(result.p99 / quietP99).toFixed(2)}); ${said(result.late)}`,
    )
  }
  return { quietP99, results }
}

type Call = (method: string, path: string, body?: { type: string; bytes: Uint8Array }) => Promise<Response>

function callerOf({ address }: RunningService, key: string): Call {
  return (method, path, body) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': body.type }),
      },
      ...(body === undefined ? {} : { body: Buffer.from(body.bytes) }),
    })
}

async function tried(
  file: string,
  { path, type, bytes, wanted, within = usualWait, pace }: Omit<Hostile, 'file'>,
  call: Call,
  processes: { api: RunningService; worker: RunningService },
  others: () => Promise<number[]>,
): Promise<HostileResult> {
  await sleep(500)
  await others()
  await lateness(processes.api)
  const started = performance.now()
  let seconds = Infinity
  let came: Came = { answer: '' }
  const work = async (): Promise<void> => {
    do {
      const from = performance.now()
      came = await followed(call, path, { type, bytes }, within)
      seconds = Math.min(seconds, (performance.now() - from) / 1000)
      await sleep(200)
    } while (performance.now() - started < leastMilliseconds)
  }
  const done = work()
  const memory = watched(processes, done)
  await done
  const taken = await others()
  return {
    file,
    megabytes: bytes.length / 1e6,
    seconds,
    within,
    answer: came.answer,
    isAsWanted:
      wanted.test(came.answer) && (came.pace === undefined ? seconds <= within : came.pace >= (pace ?? Infinity)),
    mostMemory: await memory,
    p99: quantile(taken, 0.99),
    calls: taken.length,
    late: await lateness(processes.api),
  }
}

const said = ({ p99, most }: HostileResult['late']): string =>
  `its thread late by ${p99.toFixed(1)} ms at the 99th percentile, ${most.toFixed(0)} ms at most`

/** Of the API's thread since the last question; its timers come every 10 ms when nothing holds it up. */
async function lateness({ address }: RunningService): Promise<HostileResult['late']> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const lag = (name: string): number =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'mu').exec(metrics)?.[1] ?? Number.NaN)
  return { p99: lag('p99') - 10, most: lag('max') - 10 }
}

/** What came of a file in one line, and how many rows a second were done of one that was not waited for. */
interface Came {
  readonly answer: string
  readonly pace?: number
}

/** Posts it and follows its job, if it has one, for so many seconds. */
async function followed(
  call: Call,
  path: string,
  body: { type: string; bytes: Uint8Array },
  within: number,
): Promise<Came> {
  let response: Response
  try {
    response = await call('POST', path, body)
  } catch (error) {
    return { answer: `cut off: ${error instanceof Error ? String(error.cause ?? error.message) : String(error)}` }
  }
  const told = (await response.json()) as {
    code?: string
    errors?: { code: string }[]
    url?: string
    fields?: unknown[]
    job_id?: string
  }
  if (response.status !== 202)
    return { answer: `${response.status} ${told.errors?.[0]?.code ?? told.code ?? `${told.fields?.length} fields`}` }
  const from = performance.now()
  for (;;) {
    const job = (await (await call('GET', told.url ?? '')).json()) as {
      status: string
      progress: { done: number }
      error?: { code?: string; detail?: string } | null
      result?: Record<string, unknown> | null
    }
    if (!['queued', 'running'].includes(job.status)) {
      const counts = Object.entries(job.result ?? {}).filter(([, value]) => typeof value === 'number' && value > 0)
      const said = job.error?.detail ?? job.error?.code
      return {
        answer: `202 ${job.status} ${said ?? counts.map(([name, value]) => `${name} ${String(value)}`).join(', ')}`,
      }
    }
    const seconds = (performance.now() - from) / 1000
    if (seconds > within) {
      await call('DELETE', told.url ?? '')
      const pace = Math.round(job.progress.done / seconds)
      return { answer: `202 cancelled after ${job.progress.done} rows, ${pace} a second`, pace }
    }
    await sleep(200)
  }
}

/** What is called all the while. */
const ordinary = ['/api/v1/profiles?limit=20', '/api/v1/programmes?limit=20', '/api/v1/alerts', '/api/v1/account']

async function watched(
  processes: { api: RunningService; worker: RunningService },
  until: Promise<unknown>,
): Promise<{ api: number; worker: number }> {
  let going = true
  const end = (): void => {
    going = false
  }
  void until.then(end, end)
  const most = { api: 0, worker: 0 }
  while (going) {
    for (const name of ['api', 'worker'] as const)
      most[name] = Math.max(most[name], await residentOf(processes[name].child.pid ?? 0))
    await sleep(50)
  }
  return most
}

/** MiB of a process and of those that it has started. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const own = Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024)
  const theirs = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((each) => residentOf(Number(each))),
  )
  return theirs.reduce((sum, each) => sum + each, own)
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const extract = '/api/v1/programmes/extract?dry_run=true'
const profiles = '/api/v1/profiles/import?dry_run=true'
const programmes = '/api/v1/programmes/import?dry_run=true'

/** Files are made when their turn comes. */
function hostileFiles(): { name: string; file: () => Promise<Omit<Hostile, 'file'>> }[] {
  const document = (type: string, bytes: Uint8Array, wanted: RegExp, within?: number): Omit<Hostile, 'file'> => ({
    path: extract,
    type,
    bytes,
    wanted,
    ...(within === undefined ? {} : { within }),
  })
  const table = (
    path: string,
    type: string,
    bytes: Uint8Array,
    wanted: RegExp,
    limits: Pick<Hostile, 'within' | 'pace'> = {},
  ): Omit<Hostile, 'file'> => ({ path, type, bytes, wanted, ...limits })
  const one = (name: string, file: () => Omit<Hostile, 'file'> | Promise<Omit<Hostile, 'file'>>) => ({
    name,
    file: async () => file(),
  })
  const pdf = 'application/pdf'
  return [
    one('pdf of 50 MB', () => document(pdf, largePdf(50e6), /^413 /u)),
    one('pdf of 30 MB with a picture', () => document(pdf, largePdf(30e6), /^200 /u, 10)),
    one('pdf of 40 pages', async () => document(pdf, await pdfOfCalls(), /^200 /u, 10)),
    one('pdf with a password', async () => document(pdf, await support('encrypted.pdf'), /^422 encrypted/u)),
    one('pdf of scanned pages', async () => document(pdf, await support('scanned.pdf'), /^422 scanned/u)),
    one('pdf that expands', () => document(pdf, expandingPdf(), /^(?:200|422) /u)),
    one('docx that expands', () =>
      document(docxType, zipOf({ 'word/document.xml': Buffer.alloc(512 * 2 ** 20, 'a') }), /^422 bomb/u),
    ),
    one('docx that tells another size', () =>
      document(
        docxType,
        zipOf({ 'word/document.xml': Buffer.alloc(512 * 2 ** 20, 'a') }, 1000),
        /^422 (?:bomb|damaged)/u,
      ),
    ),
    one('docx of many paragraphs', () =>
      document(
        docxType,
        docxOf(`<w:p><w:r><w:t>Ο προϋπολογισμός είναι 1.000 €.</w:t></w:r></w:p>`.repeat(50_000)),
        /^(?:200|422) /u,
      ),
    ),
    one('html with scripts', () =>
      document(
        'text/html',
        Buffer.from(
          `<p>Ο συνολικός προϋπολογισμός είναι 1.000 €.</p>${'<script>for(;;);</script><div onclick="x()"></div>'.repeat(60_000)}`,
        ),
        /^200 /u,
      ),
    ),
    one('html nested without end', () =>
      document('text/html', Buffer.from(`${'<div>'.repeat(1_000_000)}${'</p>'.repeat(1_000_000)}`), /^422 nested/u, 2),
    ),
    one('html of one long paragraph', () =>
      document('text/html', Buffer.from(`<p>${'α <b>β</b>'.repeat(2_000_000)}`), /^422 too_long/u, 5),
    ),
    one('docx of too much text', () =>
      document(
        docxType,
        docxOf(`<w:p><w:r><w:t>${'α β '.repeat(250)}</w:t></w:r></w:p>`.repeat(20_000)),
        /^422 too_long/u,
        2,
      ),
    ),
    one('text of one long line', () => document('text/plain', Buffer.from('9.'.repeat(1_500_000)), /^(?:200|422) /u)),
    one('text of spaces and letters', () =>
      document('text/plain', Buffer.from('α   β '.repeat(400_000)), /^(?:200|422) /u),
    ),
    one('text of 30 MB', () => document('text/plain', Buffer.alloc(30e6, 'a b\n'), /^422 too_long/u, 2)),
    one('csv in Windows-1253', () => table(profiles, csvType, in1253(fewProfiles), /succeeded .*created 2/u)),
    one('csv in UTF-16', () =>
      table(profiles, csvType, Buffer.from(`\ufeff${fewProfiles}`, 'utf16le'), /succeeded .*created 2/u),
    ),
    one('csv of a million rows', () =>
      table(profiles, csvType, millionRows(), /succeeded .*rows 1000000|cancelled after [1-9]/u, {
        within: 30,
        pace: 1000,
      }),
    ),
    one('csv of a million rows as programmes', () =>
      table(
        programmes,
        csvType,
        Buffer.from(`slug;title_el\n${'a;β\n'.repeat(1_000_000)}`),
        /succeeded .*rows 1000000/u,
      ),
    ),
    one('csv of a million rows that are no programmes', () =>
      table(programmes, csvType, Buffer.from(`a;b\n${'a;β\n'.repeat(1_000_000)}`), /^422 unknown_format/u, {
        within: 2,
      }),
    ),
    one('xlsx that expands', () =>
      table(
        profiles,
        xlsxType,
        sheetOf(Buffer.alloc(520 * 2 ** 20, '<row><c><v>1</v></c></row>')),
        /unpacks to far more/u,
        { within: 2 },
      ),
    ),
    one('xlsx that expands to less', () =>
      table(
        profiles,
        xlsxType,
        sheetOf(Buffer.alloc(400 * 2 ** 20, '<row><c><v>1</v></c></row>')),
        /unpacks to far more/u,
        { within: 2 },
      ),
    ),
    one('xlsx of many rows', () =>
      table(
        profiles,
        xlsxType,
        sheetOf(
          Buffer.from(
            `${cells('name', 'kind')}${Array.from({ length: 200_000 }, (_, n) => cells(`Εταιρεία ${n}`, 'client')).join('')}`,
          ),
        ),
        /succeeded .*rows 200000/u,
      ),
    ),
  ]
}

const support = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, '../support/files', name))

const fewProfiles = 'name;kind;turnover\nΔοκιμή Α;client;1.234.567,89\nΔοκιμή Β;client;0,50\n'

function in1253(text: string): Buffer {
  const decoder = new TextDecoder('windows-1253')
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f))
}

function millionRows(): Buffer {
  const rows = ['external_id;name;kind;turnover']
  for (let n = 0; n < 1_000_000; n += 1) rows.push(`${n};Εταιρεία ${n};client;${n},50`)
  return Buffer.from(rows.join('\n'))
}

const cells = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

function sheetOf(rows: Buffer): Buffer {
  return zipOf({
    'xl/worksheets/sheet1.xml': Buffer.concat([
      Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'),
      rows,
      Buffer.from('</sheetData></worksheet>'),
    ]),
  })
}

/** A page with a sentence and a picture of so many bytes that no packing makes smaller. */
function largePdf(bytes: number): Buffer {
  return pdfOf('/Filter /DCTDecode /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', [
    randomFillSync(Buffer.alloc(bytes)),
  ])
}

/** A page whose drawing unpacks to 1 GiB of nothing. */
function expandingPdf(): Buffer {
  const gigabyte = deflateSync(Buffer.alloc(2 ** 30, ' '), { level: 9 })
  return pdfOf('/Filter [/FlateDecode /FlateDecode]', [deflateSync(gigabyte, { level: 9 })], 'page')
}

function pdfOf(dictionary: string, stream: readonly Buffer[], as: 'picture' | 'page' = 'picture'): Buffer {
  const text = Buffer.from('BT /F 12 Tf 50 700 Td (The total budget of the call is EUR 5 million.) Tj ET')
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const at: number[] = []
  const put = (content: string, data: readonly Buffer[] = []): void => {
    at.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(Buffer.from(`${at.length} 0 obj\n${content}`), ...data, Buffer.from('\nendobj\n'))
  }
  const streamed = (said: string, data: readonly Buffer[]): void =>
    put(`<< ${said} /Length ${data.reduce((sum, { length }) => sum + length, 0)} >>\nstream\n`, [
      ...data,
      Buffer.from('\nendstream'),
    ])
  put('<< /Type /Catalog /Pages 2 0 R >>')
  put('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  put(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${as === 'page' ? '[4 0 R 5 0 R]' : '4 0 R'} /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> ${as === 'page' ? '' : '/XObject << /P 5 0 R >>'} >> >>`,
  )
  streamed('', [text])
  streamed(as === 'page' ? dictionary : `/Type /XObject ${dictionary}`, stream)
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  parts.push(
    Buffer.from(
      `xref\n0 ${at.length + 1}\n0000000000 65535 f \n${at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${at.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Sample calls set in type, 40 pages of them. */
async function pdfOfCalls(): Promise<Buffer> {
  const folder = join(import.meta.dirname, '../extraction/calls')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const fonts = join(import.meta.dirname, '../../node_modules/dejavu-fonts-ttf/ttf')
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] })
  const typeset = (count: number): Buffer =>
    compiler.pdf({
      mainFileContent: `#set page(margin: 2.5cm)\n#set text(font: "DejaVu Sans", size: 11pt)\n#raw(block: false, sys.inputs.text)`,
      inputs: { text: Array.from({ length: count }, () => texts.join('\n\n')).join('\n\n') },
    })
  const found = (
    typeset(1)
      .toString('latin1')
      .match(/\/Type\s*\/Page[^s]/gu) ?? []
  ).length
  return typeset(Math.max(1, Math.round(40 / Math.max(1, found))))
}
