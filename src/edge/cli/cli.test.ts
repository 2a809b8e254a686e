import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { readAuditOf } from '../../../test/support/audit.ts'
import { aHouse, engine, type House } from '../../../test/support/house.ts'
import { xlsxRecords } from '../../platform/files/xlsx.ts'
import { openSecretKey } from '../../platform/secret-key-store.ts'
import { listProfiles } from '../../profiles/profiles.ts'
import { operatorContext } from '../operator.ts'
import { commands } from './commands.ts'
import { barOf, openProgress } from './progress.ts'
import { runCli } from './run.ts'

let environment: Record<string, string>
let folder: string
let house: House

before(async () => {
  house = await aHouse()
  folder = await mkdtemp(join(tmpdir(), 'subsidy-cli-'))
  environment = {
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...(house.config.databaseUrl === undefined ? {} : { DATABASE_URL: house.config.databaseUrl }),
  }
})
after(() => rm(folder, { recursive: true, force: true }))

interface Ran {
  code: number
  out: string
  error: string
}

async function cli(...args: string[]): Promise<Ran> {
  let out = ''
  let error = ''
  const code = await runCli(
    args,
    environment,
    {
      out: (text) => (out += `${text}\n`),
      error: (text) => (error += `${text}\n`),
    },
    { db: house.db },
  )
  return { code, out, error }
}

/** The answer of a command in JSON; it must have gone well. */
async function answer<T>(...args: string[]): Promise<T> {
  const { code, out, error } = await cli(...args, '--json')
  assert.equal(code, 0, error)
  return JSON.parse(out) as T
}

describe('the command line', () => {
  test('scores everything again as one job, which is not begun twice, and is cancelled as one', async () => {
    type Whole = { id: string; status: string; progress: { done: number; total: number | null } }
    const begun = await answer<Whole>('recompute')
    assert.deepEqual([begun.status, begun.progress], ['queued', { done: 0, total: null }])
    assert.equal((await answer<Whole>('recompute')).id, begun.id)
    assert.equal((await answer<Whole>('recompute', 'status')).id, begun.id)
    const cancelled = await answer<Whole>('recompute', 'cancel')
    assert.deepEqual([cancelled.id, cancelled.status], [begun.id, 'cancelled'])
    assert.notEqual((await answer<Whole>('recompute')).id, begun.id)
    await answer('recompute', 'cancel')
  })

  test('makes accounts and keys, and shows a key’s secret only when it is made', async () => {
    const account = await answer<{ id: string; tier: string; publisher: boolean }>('accounts', 'create', 'Δοκιμή ΑΕ')
    assert.deepEqual([account.tier, account.publisher], ['agency', false])
    const marked = await answer<{ publisher: boolean; calls_per_minute: number }>(
      'accounts',
      'set',
      account.id,
      '--publisher',
      '--call-limit',
      '6000',
    )
    assert.deepEqual([marked.publisher, marked.calls_per_minute], [true, 6000])
    const key = await answer<{ id: string; secret: string; scopes: string[] }>(
      'keys',
      'create',
      '--account',
      account.id,
      '--scopes',
      'profiles:read,matches:read',
      '--expires',
      '90d',
    )
    assert.match(key.secret, /^smk_live_/)
    const next = await answer<{ secret: string; replaces: string }>(
      'keys',
      'rotate',
      key.id,
      '--account',
      account.id,
      '--overlap',
      '0',
    )
    assert.equal(next.replaces, key.id)
    await cli('keys', 'revoke', key.id, '--account', account.id)
    const listed = await cli('keys', 'list', '--account', account.id)
    assert.match(listed.out, /active[^]*revoked/)
    assert.ok(![key.secret, next.secret].some((secret) => listed.out.includes(secret)))
    assert.match((await cli('accounts', 'show', account.id)).out, /working keys +1\n/)
    assert.deepEqual(await readAuditOf(house.db, account.id), [
      'accounts create',
      'accounts set',
      'keys create',
      'keys rotate',
      'keys revoke',
    ])
  })

  test('refuses with one line and tells wrong words (2) from a refusal (1)', async () => {
    const line = /^[^\n]+\n$/
    for (const [code, ...args] of [
      [2, 'accounts', 'creat'],
      [2, 'accounts', 'create'],
      [2, 'accounts', 'create', 'A', 'B'],
      [2, 'accounts', 'create', 'A', '--tier', 'gold'],
      [2, 'accounts', 'create', 'A', '--call-limit', '-1'],
      [2, 'keys', 'list', '--colour'],
      [2, 'keys', 'create', '--expires', 'soon'],
      [2, 'keys', 'create', '--scopes', 'everything'],
      [2, 'reference', 'import', '/no/such/file'],
      [1, 'accounts', 'show', 'acc_unknown'],
      [1, 'accounts', 'set', 'acc_unknown', '--publisher'],
    ] as const) {
      const ran = await cli(...args)
      assert.deepEqual([ran.code, ran.out], [code, ''], args.join(' '))
      assert.match(ran.error, line, args.join(' '))
    }
    const json = await cli('accounts', 'show', 'acc_unknown', '--json')
    assert.equal((JSON.parse(json.error) as { error: { code: string } }).error.code, 'not_found')
  })

  test('names the variable when the configuration is wrong', async () => {
    const ran = await runWith({ PORT: '70000' }, 'accounts', 'list')
    assert.equal(ran.code, 1)
    assert.match(ran.error, /^PORT is "70000"[^\n]+\n$/)
    const doctor = await runWith({ PORT: '70000' }, 'doctor')
    assert.equal(doctor.code, 1)
    assert.match(doctor.out, /wrong +configuration +PORT is "70000"/)
  })

  test('loads titles, leaves out codes that the classification does not have, and shows a code everywhere it means something', async () => {
    const file = join(folder, 'titles.csv')
    await writeFile(
      file,
      'code,title\n62101103,Ένας τίτλος\n1111000,Άλλος τίτλος\n99999999,Χωρίς κωδικό\n62101103,Δεύτερος\n',
    )
    const done = await answer<Record<string, unknown>>('reference', 'import', file)
    assert.deepEqual([done['kept'], done['unknown'], done['repeated']], [2, ['99.99.99.99'], ['62.10.11.03']])
    const shown = await answer<
      { scheme: string; title?: string; becomes: Record<string, { code: string; title?: string }[]> }[]
    >('reference', 'show', '1111000')
    assert.deepEqual(
      shown.map(({ scheme, title }) => [scheme, title]),
      [
        ['kad_2025', 'Άλλος τίτλος'],
        ['kad_2008', undefined],
      ],
    )
    assert.deepEqual(shown[1]?.becomes['kad_2025'], [{ code: '01.11.10.00', title: 'Άλλος τίτλος' }])
  })

  test('nobody is sent to choose among accounts of which none may write the catalogue, and no account stands in another', async () => {
    const own = await aHouse({ own: 'accounts' })
    const says = async (...args: string[]): Promise<string> => {
      let error = ''
      const to = { out: () => {}, error: (text: string) => void (error += text) }
      assert.equal(await runCli(args, environment, to, { db: own.db }), args[0] === 'accounts' ? 1 : 2, error)
      return error
    }
    const [one, other] = [await own.newAccount(), await own.newAccount()]
    const none = await says('samples', 'load')
    assert.match(none, /^None of the 2 accounts is a publisher\. Mark it: npm run cli -- accounts set <id> --publisher/)
    assert.ok(none.includes(one) && none.includes(other), none)
    assert.match(await says('samples', 'load', '--account', one), /is no publisher\. Mark it: .* --publisher$/)
    for (const args of [
      ['accounts', 'show'],
      ['accounts', 'set', '--tier', 'pro'],
    ])
      assert.match(await says(...args, 'acc_unknown'), /There is no account "acc_unknown"\. Check/)
  })

  test('imports a file in the format that its content shows, in a publisher’s name only, and the same file twice changes nothing', async () => {
    const file = join(folder, 'programs.json')
    const id = `cli-essai-${process.pid}`
    await writeFile(
      file,
      JSON.stringify([
        { id, titre: 'Un essai', "conditions d'éligibilité": {} },
        { titre: 'Sans identifiant', "conditions d'éligibilité": {} },
      ]),
    )
    const { id: account } = await answer<{ id: string }>('accounts', 'create', 'Εκδότης')
    const refused = await cli('import', file, '--account', account)
    assert.deepEqual([refused.code, refused.out], [2, ''])
    assert.match(refused.error, /is no publisher[^\n]*--publisher\n$/)
    await answer('accounts', 'set', account, '--publisher')

    const imported = async (...more: string[]): Promise<Record<string, unknown>> => {
      const ran = await cli('import', file, '--account', account, '--quiet', '--json', ...more)
      assert.equal(ran.code, 1, 'one row is refused')
      const { created, updated, unchanged, refused: wrong } = JSON.parse(ran.out) as Record<string, unknown>
      return { created, updated, unchanged, refused: wrong }
    }
    assert.deepEqual(await imported('--dry-run'), { created: 1, updated: 0, unchanged: 0, refused: 1 })
    assert.deepEqual(await imported(), { created: 1, updated: 0, unchanged: 0, refused: 1 })
    assert.deepEqual(await imported(), { created: 0, updated: 0, unchanged: 1, refused: 1 })
    assert.match((await cli('programmes', 'list')).out, new RegExp(`${id} +1 +\\w+ +–? +`))
    assert.match((await cli('import', file, '--account', account)).out, /row 2 : refused\n {2}The id is missing/)

    await writeFile(file, 'neither this nor that')
    assert.match(
      (await cli('import', file, '--account', account)).error,
      /no form that can be imported: fr-mission-transition/,
    )
  })

  test('loads the samples into a publisher’s account, and again without making anything twice', async () => {
    const { id: account } = await answer<{ id: string }>('accounts', 'create', 'Δείγματα', '--publisher')
    const first = await answer<{ programmes: number; profiles: number }>('samples', 'load', '--account', account)
    assert.ok(first.programmes >= 25 && first.profiles === 8)
    assert.deepEqual(await answer('samples', 'load', '--account', account), { account, ...first })
    const { db, clock } = house
    const profiles = await listProfiles(operatorContext(db, account, clock.now(), 'test'), {}, null, 100)
    assert.equal(profiles.length, 8)
  })

  test('every command explains itself with examples that are commands', async () => {
    assert.equal((await cli('--help')).code, 0)
    for (const { name, examples } of commands) {
      assert.match((await cli(...name.split(' '), '--help')).out, /Usage: [^]*Examples:/)
      for (const example of examples) assert.ok(example.startsWith(name), example)
    }
  })

  test('matches a business in a file and a stored one, and explains with the words of the call', async () => {
    const { id: account } = await answer<{ id: string }>('accounts', 'create', 'Σύμβουλοι', '--publisher')
    await answer('samples', 'load', '--account', account)
    const file = join(folder, 'business.json')
    await writeFile(
      file,
      JSON.stringify({ kind: 'business', name: 'Δοκιμή', country: 'GR', establishments: [{ region: 'Αττική' }] }),
    )
    const found = await answer<{ eligibility: string }[]>('match', file, '--account', account, '--limit', '3')
    assert.equal(found.length, 3)
    assert.ok(found.every(({ eligibility }) => eligibility !== 'not_eligible'))
    const stored = ['match', 'sample-software-athens', '--account', account] as const
    assert.match((await cli(...stored)).out, /^verdict +score[^]*eligible +\d+ +2\d{3}-/)
    const why = await cli(...stored, '--programme', 'sample-digital-advanced', '--language', 'en')
    assert.equal(why.code, 0, why.error)
    assert.match(why.out, /\nmet +[A-Z][^\n]+\n +«[^»]*[α-ω]/)
    for (const wrong of [
      ['match', 'no-such-profile'],
      ['match', file, '--programme', 'no-such-programme'],
    ]) {
      const refused = await cli(...wrong, '--account', account)
      assert.ok(refused.code > 0 && refused.out === '')
      assert.match(refused.error, /^[^\n]+\n$/)
    }
  })

  test('shows a programme, and writes the catalogue to a spreadsheet', async () => {
    const { id: account } = await answer<{ id: string }>('accounts', 'create', 'Εκδότης', '--publisher')
    await answer('samples', 'load', '--account', account)
    assert.match(
      (await cli('programmes', 'show', 'sample-digital-advanced', '--language', 'en')).out,
      /^slug +sample-digital-advanced\ntitle +Sample: /,
    )
    for (const name of ['programmes.csv', 'programmes.xlsx']) {
      const path = join(folder, name)
      const { programmes } = await answer<{ programmes: number }>('programmes', 'export', path)
      const bytes = new Uint8Array(await readFile(path))
      const rows = name.endsWith('.csv')
        ? Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n')
        : await Array.fromAsync(xlsxRecords(bytes))
      assert.ok(programmes >= 25 && rows.length === programmes + 1, name)
    }
    assert.equal((await cli('programmes', 'export', join(folder, 'programmes.pdf'))).code, 2)
    assert.equal((await cli('programmes', 'export', join(folder, 'no-such-folder', 'a.csv'))).code, 2)
    assert.equal((await cli('programmes', 'show', 'no-such-programme')).code, 1)
  })

  test('draws a bar for whoever watches, and leaves nothing of it', () => {
    let shown = ''
    {
      using progress = openProgress('Importing', { write: (text) => (shown += text), columns: 60 })
      progress.at(0, 10)
      progress.at(1, 10)
      progress.at(10, 10)
    }
    const drawn = shown.split('\r\x1b[2K')
    assert.deepEqual([drawn[1], drawn.at(-2)], [barOf('Importing', 0, 10), barOf('Importing', 10, 10)])
    assert.match(barOf('Importing', 5, 10), /^Importing \[#{12}-{12}\] 50 % 5\/10$/)
    assert.equal(drawn.at(-1), '', 'the line is empty again')
    openProgress('Importing', undefined).at(1, 2)
  })

  /** Embedded, test/first-start.test.ts does the same: a folder for this alone would cost seconds. */
  const onPostgres = { skip: engine === 'postgres' ? false : 'on PostgreSQL only' }
  test('runs as its own process, finds a healthy house, and prints nothing but the answer', onPostgres, async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['src/edge/cli.ts', 'doctor', '--json'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env['PATH'], ...environment },
    })
    const found = JSON.parse(stdout) as { healthy: boolean; checks: { name: string; status: string }[] }
    assert.equal(stderr, '')
    assert.equal(found.healthy, true)
    for (const name of ['node', 'database', 'migrations', 'locale', 'reference'])
      assert.equal(found.checks.find((check) => check.name === name)?.status, 'ok', name)
  })

  test(
    'finds that the key is another than the database was begun with, and takes it where that one is lost',
    onPostgres,
    async () => {
      const { db, config } = await aHouse()
      await openSecretKey(db, config)
      const other = { SECRET_KEY: Buffer.alloc(32, 9).toString('base64') }
      const { code, out } = await runWith(other, 'doctor')
      assert.equal(code, 1)
      assert.match(out, /wrong +sealed +the database was begun with another key than SECRET_KEY holds/)
      assert.match((await cli('doctor')).out, /ok +sealed/)
      assert.deepEqual(await answer('secret-key', 'accept'), { changed: false })

      assert.match(
        (await runWith(other, 'secret-key', 'accept')).out,
        /^The database is held to SECRET_KEY from now on/,
      )
      assert.match((await runWith(other, 'doctor')).out, /ok +sealed/)
      await assert.rejects(openSecretKey(db, config), /^ConfigError: SECRET_KEY is not the key/)
      assert.deepEqual(await answer('secret-key', 'accept'), { changed: true })
      await openSecretKey(db, config)
    },
  )
})

async function runWith(more: Record<string, string>, ...args: string[]): Promise<Ran> {
  const before = environment
  environment = { ...environment, ...more }
  try {
    return await cli(...args)
  } finally {
    environment = before
  }
}
