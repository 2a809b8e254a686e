import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api } from '../../test/support/api.ts'
import { onOneEngine } from '../../test/support/house.ts'
import { killedAfter } from '../../test/support/killed.ts'
import { refusing } from '../../test/support/refusing.ts'
import { aWorkbook } from '../../test/support/workbook.ts'
import type { JobContext } from '../platform/jobs/jobs.ts'
import { openLog } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { loadReference } from '../reference/reference.ts'
import { runProfileImport } from './import-jobs.ts'

interface Report {
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  noted: { row: number; outcome: string; notes: { pointer: string; detail: { en: string } }[] }[]
}
interface Shown {
  name: string
  tax_id: string
  legal_form: string
  headcount: number
  lifecycle: string
  self_declared_size: string
  turnover: { amount: string }
  activities: { scheme: string; code: string; rank: string }[]
  establishments: { region: string; role: string }[]
}

describe('profiles from files', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())
  const made = async () => {
    const caller = await api.newCaller()
    const run = runProfileImport(await loadReference())
    const work = async (id: string, over: Partial<JobContext> = {}): Promise<Report> => {
      const { payload } = await api.house.db.inAccount(caller.accountId, (tx) =>
        tx.selectFrom('platform_jobs').select('payload').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      const job = {
        id,
        accountId: caller.accountId,
        db: api.house.db,
        clock: api.house.clock,
        log: openLog('silent'),
        signal: new AbortController().signal,
        progress: async () => {},
        ...over,
      }
      return (await run(job, payload as { import_id: string })) as Report
    }
    const send = async (body: Uint8Array | string, type: string, query = ''): Promise<string> => {
      const answer = await api.send({
        method: 'POST',
        url: `/api/v1/profiles/import${query}`,
        headers: { authorization: `Bearer ${caller.token}`, 'content-type': type },
        payload: Buffer.from(body),
      })
      assert.equal(answer.statusCode, 202, answer.body)
      return answer.json<{ job_id: string }>().job_id
    }
    const all = async (): Promise<Shown[]> =>
      (await caller.call('GET', '/api/v1/profiles?limit=100')).json<{ data: Shown[] }>().data
    return { api, send, work, all }
  }
  const counts = ({ created, updated, unchanged, refused }: Report) => [created, updated, unchanged, refused]

  test('a Greek table is read by its own names, zeros of tax numbers come back, and the same file again changes nothing', async () => {
    const { send, work, all } = await made()
    const table = [
      'Επωνυμία;ΑΦΜ;Νομική μορφή;Κύριος ΚΑΔ;Περιφέρεια;Απασχολούμενοι;Κύκλος εργασιών;Κατάσταση;Μέγεθος',
      'Παράδειγμα ΙΚΕ;94014201;Ι.Κ.Ε.;62.10.11.03;Αττική;6,5;1.250.000,50 €;Ενεργή;Πολύ μικρή',
      'Χαλασμένη ΑΕ;123456789;ΑΕ;62.10.11.03;Αττική;3;',
      'Χωρίς ΚΑΔ ΑΕ;094019245;Α.Ε.;99.99.99.99;Αττική;3;',
    ].join('\r\n')
    const windows = Uint8Array.from(table, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 0x80 ? code : letter === '€' ? 0x80 : code === 0x386 ? 0xa2 : code - 0x2d0
    })
    const dry = await work(await send(windows, 'text/csv', '?dry_run=true'))
    assert.deepEqual(counts(dry), [1, 0, 0, 2])
    assert.deepEqual(await all(), [])
    const report = await work(await send(windows, 'text/csv'))
    assert.deepEqual(counts(report), [1, 0, 0, 2])
    assert.match(report.noted[0]?.notes[0]?.detail.en ?? '', /leading zeros restored: 094014201/u)
    assert.deepEqual(
      report.noted.filter(({ outcome }) => outcome === 'refused').map(({ row, notes }) => [row, notes.at(-1)?.pointer]),
      [
        [2, '/tax_id'],
        [3, '/activities/0/code'],
      ],
    )
    const [profile] = await all()
    assert.deepEqual(
      [profile?.name, profile?.tax_id, profile?.legal_form, profile?.headcount, profile?.turnover.amount],
      ['Παράδειγμα ΙΚΕ', '094014201', 'private_company', 6.5, '1250000.50'],
    )
    assert.deepEqual([profile?.lifecycle, profile?.self_declared_size], ['active', 'micro'])
    assert.deepEqual(profile?.establishments, [{ region: 'EL30', role: 'headquarters' }])
    assert.deepEqual(counts(await work(await send(Buffer.from(`\ufeff${table}`, 'utf16le'), 'text/csv'))), [0, 0, 1, 2])
    assert.deepEqual(counts(await work(await send(table.replace('6,5', '7'), 'text/csv'))), [0, 1, 0, 2])
    assert.equal((await all()).length, 1)
  })

  test('a row that makes a profile of a tax number that another one has says so, in a dry run, too', async () => {
    const { send, work, all } = await made()
    await work(await send('name,tax_id\nΜε το χέρι ΟΕ,094014201', 'text/csv'))
    const table = 'external_id,name,tax_id\ncrm-1,Από το CRM ΟΕ,094014201'
    for (const query of ['?dry_run=true', '']) {
      const report = await work(await send(table, 'text/csv', query))
      assert.deepEqual(counts(report), [1, 0, 0, 0])
      const [note] = report.noted.flatMap(({ notes }) => notes)
      assert.equal(note?.pointer, '/tax_id')
      assert.match(note.detail.en, /has this tax number already: prf_/u)
    }
    assert.equal((await all()).length, 2)
    assert.deepEqual((await work(await send(table, 'text/csv'))).noted, [], 'what is known is told once')
  })

  test('rows of one file meet what rows before them made: by external id, by tax number, and as twins', async () => {
    const { send, work, all } = await made()
    const rows = [
      'crm-1,Άλφα ΟΕ,094014201',
      'crm-1,Άλφα ΕΕ,',
      ',Άλφα ΑΕ,094014201',
      'crm-2,Βήτα ΟΕ,094014201',
      ',Γάμμα ΟΕ,094014201',
      'crm-1,Άλφα ΑΕ,094019245',
      ',Βήτα ΑΕ,094014201',
    ]
    const table = ['external_id,name,tax_id', ...rows].join('\n')
    const rehearsed = await work(await send(table, 'text/csv', '?dry_run=true'))
    assert.deepEqual(await all(), [])
    const report = await work(await send(table, 'text/csv'))
    assert.deepEqual(counts(report), [2, 4, 0, 1])
    // The dry run tells what the run does; it has no ids to tell of profiles that are not there.
    const told = ({ noted }: Report) =>
      noted.map(({ row, outcome, notes }) => [
        row,
        outcome,
        ...notes.map(({ detail }) => detail.en.replaceAll(/: (?:prf_\w+|that of an earlier row of this file)/gu, '')),
      ])
    assert.deepEqual([counts(rehearsed), told(rehearsed)], [counts(report), told(report)])
    assert.doesNotMatch(JSON.stringify(rehearsed), /prf_/u)
    assert.deepEqual(
      report.noted.map(({ row, outcome, notes }) => [row, outcome, notes[0]?.detail.en.split(/[:.]/u)[0]]),
      [
        [
          2,
          'updated',
          'row 1 of this file has the same external id, and this row changes its profile; give each business one of its own',
        ],
        [
          3,
          'updated',
          'row 1 of this file has the same tax number, and rows without an external id that have one tax number write one profile; where they are to be two, give each an external_id, and send a business with branches as one row',
        ],
        [4, 'created', 'The account has this tax number already'],
        [5, 'refused', 'Several profiles have the tax number 094014201'],
        [
          6,
          'updated',
          'row 1 of this file has the same external id, and this row changes its profile; give each business one of its own',
        ],
        [
          7,
          'updated',
          'row 1 of this file has the same tax number, and rows without an external id that have one tax number write one profile; where they are to be two, give each an external_id, and send a business with branches as one row',
        ],
      ],
    )
    assert.deepEqual((await all()).map((profile) => `${profile.name} ${profile.tax_id}`).toSorted(), [
      'Άλφα ΑΕ 094019245',
      'Βήτα ΑΕ 094014201',
    ])
  })

  test('a dry run counts what the run does, however far apart the rows of one profile stand', async () => {
    const { send, work, all } = await made()
    const lines = Array.from({ length: 130 }, (_, n) => `far-${n % 65},${n % 2 === 0 ? 'Άλφα' : 'Βήτα'} ${n % 65},`)
    const table = [
      'external_id,name,tax_id',
      ...lines,
      'far-0,Βήτα 0,',
      'new-1,Γάμμα,094014201',
      ',Γάμμα,94014201',
    ].join('\n')
    for (const expected of [
      [66, 65, 2, 0],
      [0, 130, 3, 0],
    ]) {
      assert.deepEqual(counts(await work(await send(table, 'text/csv', '?dry_run=true'))), expected)
      assert.deepEqual(counts(await work(await send(table, 'text/csv'))), expected)
      assert.equal((await all()).length, 66)
    }
  })

  test('rows of one tax number without an external id are told before the later one writes over the earlier, however it is written', async () => {
    const { send, work, all } = await made()
    const table = ['name,tax_id,headcount', 'Ζήτα ΟΕ,094014201,9', 'Ήτα ΟΕ,EL 094014201,10', 'Ήτα ΟΕ,094014201,10']
    for (const query of ['?dry_run=true', '']) {
      const report = await work(await send(table.join('\n'), 'text/csv', query))
      const told = report.noted.map(({ row, notes }) => [row, notes[0]?.pointer, notes[0]?.detail.en.slice(0, 5)])
      assert.deepEqual(told[0], [2, '/tax_id', 'row 1'], 'in a dry run, too')
    }
    assert.deepEqual(
      (await all()).map(({ name, headcount }) => [name, headcount]),
      [['Ήτα ΟΕ', 10]],
    )
  })

  test('every zero that a spreadsheet took from a Greek tax number comes back, and none is given to a foreign one', async () => {
    const { send, work, all } = await made()
    const report = await work(await send('name,tax_id,country\nΑ ΟΕ,141,\nB Ltd,94014201,CY', 'text/csv'))
    assert.deepEqual(counts(report), [2, 0, 0, 0], JSON.stringify(report.noted))
    assert.deepEqual((await all()).map(({ name, tax_id }) => `${name} ${tax_id}`).toSorted(), [
      'B Ltd 94014201',
      'Α ΟΕ 000000141',
    ])
  })

  test('a registry entry whose activities are not as the registry writes them has unknown ones, not none', async () => {
    const { send, work, all } = await made()
    const company = (arGemi: number, activities: unknown) => ({ arGemi, coNameEl: `ΔΕΙΓΜΑ ${arGemi}`, activities })
    const known = { activity: { id: '62101103', kadVersion: '2026' }, type: 'Κύρια' }
    const report = await work(
      await send(
        JSON.stringify([company(1, [{ kad: '62101103' }]), company(2, [known, '47111000']), company(3, [])]),
        'application/json',
      ),
    )
    assert.deepEqual(
      report.noted.map(({ row, outcome, notes }) => [row, outcome, notes[0]?.pointer]),
      [
        [1, 'created', '/activities'],
        [2, 'created', '/activities'],
      ],
    )
    assert.deepEqual((await all()).map(({ name, activities }) => [name, activities]).toSorted(), [
      ['ΔΕΙΓΜΑ 1', undefined],
      ['ΔΕΙΓΜΑ 2', undefined],
      ['ΔΕΙΓΜΑ 3', []],
    ])
  })

  test(
    'a file of separators, of line ends or with a cell without end is read in bounds, while others have their turn',
    onOneEngine,
    async () => {
      const { send, work } = await made()
      const turnsOf = async (file: string): Promise<{ said: string; turns: number }> => {
        const id = await send(file, 'text/csv')
        let turns = 0
        const others = setInterval(() => (turns += 1), 0)
        const said = await work(id).then(
          ({ rows }) => `${rows} rows`,
          (error: unknown) => (error instanceof Problem ? (error.errors[0]?.code ?? '') : String(error)),
        )
        clearInterval(others)
        return { said, turns }
      }
      const size = 1_500_000
      assert.equal((await turnsOf(','.repeat(size))).said, 'header_too_long')
      assert.equal((await turnsOf(`name,${'x,'.repeat(600)}\n`)).said, 'too_many_columns')
      assert.equal((await turnsOf(`name,kad\nΑ,1\n${','.repeat(size)}`)).said, 'csv_broken')
      assert.equal((await turnsOf(`name,kad\nΑ,1\n"${'x'.repeat(size)}",1`)).said, 'csv_broken')
      for (const [file, rows] of [
        [`name,kad\n${'\n'.repeat(size)}`, '0 rows'],
        [`name,kad\n${',\n'.repeat(size / 2)}Α,62.10.11.03`, '1 rows'],
      ] as const) {
        const { said, turns } = await turnsOf(file)
        assert.equal(said, rows, 'rows without anything in them are none')
        assert.ok(turns > 50, `${turns} turns`)
      }
    },
  )

  test('a row whose cells have moved is refused, and two columns that are one are told', async () => {
    const { send, work, all } = await made()
    const table = ['name,tax_id,ΑΦΜ,headcount', 'Άλφα, Βήτα ΟΕ,,,4,', '"Γάμμα, Δέλτα ΟΕ",,094014201,4'].join('\n')
    const report = await work(await send(table, 'text/csv'))
    assert.deepEqual(counts(report), [1, 0, 0, 1])
    const said = report.noted.flatMap(({ row, notes }) => notes.map(({ detail }) => `${row} ${detail.en}`))
    assert.match(said[0] ?? '', /^1 the columns "tax_id" and "ΑΦΜ" are one/u)
    assert.match(said[1] ?? '', /^1 the row has more cells/u)
    assert.deepEqual(
      (await all()).map(({ name, tax_id }) => [name, tax_id]),
      [['Γάμμα, Δέλτα ΟΕ', '094014201']],
    )
  })

  test('a number with more digits than an amount may have, or of another currency, is told and loses neither its row nor another', async () => {
    const { send, work, all } = await made()
    const table = ['name,turnover', 'Άλφα ΟΕ,99999999999999999999', 'Βήτα ΟΕ,50000', 'Γάμμα ΟΕ,$50000'].join('\n')
    const job = await send(table, 'text/csv')
    const report = await work(job)
    assert.deepEqual(counts(report), [3, 0, 0, 0])
    assert.deepEqual(await work(job), report, 'a job that ended, and was not noted as such, tells the same')
    assert.match(report.noted[0]?.notes[0]?.detail.en ?? '', /99999999999999999999.*not used/u)
    assert.match(report.noted[1]?.notes[0]?.detail.en ?? '', /\$50000.*not in euros.*not used/u)
    assert.deepEqual(
      (await all()).map(({ name, turnover }) => [name, (turnover as Shown['turnover'] | undefined)?.amount]).toSorted(),
      [
        ['Άλφα ΟΕ', undefined],
        ['Βήτα ΟΕ', '50000.00'],
        ['Γάμμα ΟΕ', undefined],
      ],
    )
  })

  test('a number that could be two is told with both, and what to write', async () => {
    const { send, work } = await made()
    const table = 'name;external_id;turnover;balance_sheet_total;headcount\nΆλφα ΟΕ;two;1.250 €;1,5 εκατ.;1,125'
    const { noted } = await work(await send(table, 'text/csv'))
    assert.deepEqual(
      noted[0]?.notes.map(({ pointer, detail }) => [pointer, detail.en.split(';')[0]]),
      [
        ['/headcount', '"1,125" could be two numbers, 1125 or 1.125, and is not used'],
        ['/turnover', '"1.250 €" could be two numbers, 1250 or 1.25, and is not used'],
        ['/balance_sheet_total', '"1,5 εκατ." cannot be read and is not used'],
      ],
    )
  })

  test('companies of the business registry keep the version of their codes; activities that ended are left out', async () => {
    const { send, work, all } = await made()
    const activity = (id: string, kadVersion: string, type: string, dtTo?: string) => ({
      activity: { id, descr: 'Δείγμα', kadVersion },
      type,
      dtFrom: '2020-01-01',
      ...(dtTo === undefined ? {} : { dtTo }),
    })
    const company = {
      arGemi: 1234501000,
      afm: '094014201',
      coNameEl: 'ΔΕΙΓΜΑ ΑΝΩΝΥΜΗ ΕΤΑΙΡΕΙΑ',
      legalType: { id: 1, descr: 'ΑΕ' },
      municipality: { id: 1, descr: 'ΑΤΛΑΝΤΙΔΑΣ' },
      prefecture: { id: 2, descr: 'ΑΤΤΙΚΗ' },
      incorporationDate: '2001-05-04',
      status: { id: 3, descr: 'Ενεργή' },
      activities: [
        activity('62011103', '2008', 'Κύρια'),
        activity('62101103', '2026', 'Δευτερεύουσα'),
        activity('1111000', '2008', 'Δευτερεύουσα'),
        activity('47111000', '2008', 'Δευτερεύουσα', '2021-12-31'),
      ],
    }
    const report = await work(
      await send(JSON.stringify({ searchMetadata: {}, searchResults: [company] }), 'application/json'),
    )
    assert.deepEqual(counts(report), [1, 0, 0, 0], JSON.stringify(report.noted))
    assert.match(JSON.stringify(report.noted), /ΑΤΛΑΝΤΙΔΑΣ/u)
    const [profile] = await all()
    assert.equal(profile?.legal_form, 'public_limited_company')
    assert.equal(profile?.establishments[0]?.region, 'EL30')
    assert.deepEqual(
      profile?.activities.map(({ scheme, code, rank }) => [scheme, code, rank]),
      [
        ['kad_2008', '62.01.11.03', 'main'],
        ['kad_2025', '62.10.11.03', 'secondary'],
        ['kad_2008', '01.11.10.00', 'secondary'],
      ],
    )
    assert.deepEqual(counts(await work(await send(JSON.stringify(company), 'application/json'))), [0, 0, 1, 0])
  })

  test('an import that is killed, wherever it is, goes on where it stopped, and counts each row once', async () => {
    const { api, send, work } = await made()
    for (let done = 0, killed = true; killed; done += 1) {
      const lines = Array.from({ length: 60 }, (_, n) =>
        JSON.stringify({ kind: 'client', name: `Πελάτης ${n}`, external_id: `k${done}-${n}` }),
      )
      const id = await send(lines.join('\n'), 'application/x-ndjson')
      killed = await work(id, { db: killedAfter(api.house.db, done) }).then(
        () => false,
        (error: Error) => error.message === 'killed',
      )
      assert.deepEqual(counts(await work(id)), [60, 0, 0, 0], `killed after ${done}`)
    }
  })

  test('a row that the database does not take is refused with its reason and loses no other', async () => {
    const { api, send, work, all } = await made()
    const lines = [1, 2, 3].map((n) => JSON.stringify({ kind: 'client', name: `Πελάτης ${n}`, external_id: `d${n}` }))
    await using _ = await refusing(api.house.db, 'profiles', `new.document ->> 'name' = 'Πελάτης 2'`)
    const report = await work(await send(lines.join('\n'), 'application/x-ndjson'))
    assert.deepEqual(counts(report), [2, 0, 0, 1])
    assert.deepEqual(
      report.noted.flatMap(({ row, outcome, notes }) =>
        outcome === 'refused' ? [[row, notes.at(-1)?.detail.en]] : [],
      ),
      [[2, 'the database does not take this row: it is too large']],
    )
    assert.deepEqual((await all()).map(({ name }) => name).toSorted(), ['Πελάτης 1', 'Πελάτης 3'])
  })

  test('rows that are known by nothing are told to be made anew each time, in a dry run, too', async () => {
    const { send, work } = await made()
    const lines = ['Άλφα', 'Βήτα'].map((name) => JSON.stringify({ kind: 'client', name }))
    for (const query of ['?dry_run=true', '', '']) {
      const report = await work(await send(lines.join('\n'), 'application/x-ndjson', query))
      assert.deepEqual(counts(report), [2, 0, 0, 0])
      assert.deepEqual(
        report.noted.map(({ row, notes }) => [row, /make new profiles each time/u.test(notes[0]?.detail.en ?? '')]),
        [[1, true]],
      )
    }
  })

  test('NDJSON and XLSX are read, and a broken line loses no other', async () => {
    const { send, work, all } = await made()
    const lines = Array.from({ length: 120 }, (_, n) =>
      JSON.stringify({ kind: 'client', name: `Πελάτης ${n}`, external_id: `c${n}` }),
    )
    const id = await send([...lines.slice(0, 60), '{broken', ...lines.slice(60)].join('\n'), 'application/x-ndjson')
    const report = await work(id)
    assert.deepEqual([report.rows, ...counts(report)], [121, 120, 0, 0, 1])
    assert.equal((await all()).length, 100)
    const sheet = aWorkbook([
      ['external_id', 'name', 'registered_on'],
      ['c0', 'Πελάτης από φύλλο', { day: 45000 }],
    ])
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    assert.deepEqual(counts(await work(await send(sheet, xlsx))), [0, 1, 0, 0])
    const noted = aWorkbook([
      ['external_id', 'name'],
      ['c1', 'Πελάτης με σημείωση', '', 'τηλέφωνο!'],
    ])
    const beside = await work(await send(noted, xlsx))
    assert.deepEqual(counts(beside), [0, 1, 0, 0])
    assert.match(beside.noted[0]?.notes[0]?.detail.en ?? '', /to the right of the last column are not used: 1/u)
  })
})
