import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { onOneEngine } from '../../test/support/house.ts'
import { killedAfter } from '../../test/support/killed.ts'
import { importsOfProgrammes } from '../../test/support/programme-imports.ts'
import { refusing } from '../../test/support/refusing.ts'
import { aWorkbook } from '../../test/support/workbook.ts'

/** Windows-1253 of Greek text: the letters from U+0384 on stand 0x2d0 lower. */
function inWindows1253(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code < 0x80 ? code : letter === '€' ? 0x80 : code === 0x386 ? 0xa2 : code - 0x2d0
  })
}

describe('tables of programmes', () => {
  const column = 'slug;title_el;closes_at;max_subsidy;regions;sizes;conditions'
  const slug = (name: string) => `table-${process.pid}-${name}`

  test('a Greek spreadsheet as CSV: its code page, semicolons, decimal commas and days are read, and every cell is cited', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const text = `${column}\r\n${slug('a')};"Ενίσχυση; Άλφα";30/6/2026 15:00;50.000,00 €;Αττική|Κρήτη;micro|small;"Να μην έχει\r\nοφειλές"\r\n`
    for (const bytes of [inWindows1253(text), Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'utf8')]) {
      await work(await send(bytes, 'text/csv'))
      const programme = await read(slug('a'))
      assert.equal(programme.title.el, 'Ενίσχυση; Άλφα')
      assert.equal(programme.call.deadlines[0]?.at, '2026-06-30T12:00:00Z')
      assert.equal(programme.funding.max_subsidy.amount, '50000.00')
      assert.deepEqual(
        programme.eligibility.all.map(({ kind, citations }) => [kind, citations[0]?.exact]),
        [
          ['size', 'micro|small'],
          ['region', 'Αττική|Κρήτη'],
          ['manual', 'Να μην έχει οφειλές'],
        ],
      )
    }
  })

  test('what a cell does not say for certain is told and not used; a wrong row loses no other; what is gone is told', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      `${slug('b')};Βήτα;31/12/2099;1.234;;;`,
      `Bad Slug;Γάμμα;;;;;`,
      `${slug('c')};Δέλτα;31/2/2026;;Ατλαντίδα;;`,
      `${slug('b')};Πάλι;;;;;`,
    ]
    const all = `&collection=t${process.pid}`
    const report = await work(await send([column, ...rows].join('\n'), 'text/csv', all))
    assert.deepEqual([report.created, report.refused], [2, 2])
    const notes = (row: number) =>
      report.noted.filter((each) => each.row === row).flatMap((each) => each.notes.map(({ detail }) => detail.en))
    assert.match(notes(1).join(), /"max_subsidy" could be two numbers, 1234 or one with decimals, .*1\.234/u)
    assert.match(notes(3).join(), /closes_at.*31\/2\/2026/u)
    assert.match(notes(3).join(), /regions.*Ατλαντίδα/u)
    assert.match(notes(4).join(), /earlier row/u)
    assert.equal((await read(slug('b'))).call.deadlines[0]?.at, undefined, '2099 is no deadline')
    assert.deepEqual(
      (await read(slug('c'))).eligibility.all.map(({ kind, citations }) => [kind, citations[0]?.exact]),
      [
        ['manual', 'Ατλαντίδα'],
        ['manual', '31/2/2026'],
      ],
      'a place and a last day that nobody could read are asked of a person',
    )
    assert.match(
      (await read(slug('c'))).eligibility.all[1]?.question?.el ?? '',
      /τελευταία ημέρα .* «31\/2\/2026».* Δέχεται η πρόσκληση ακόμη αιτήσεις;/u,
    )
    const less = await work(await send([column, rows[0]].join('\n'), 'text/csv', all))
    assert.deepEqual([less.unchanged, less.vanished.slugs], [1, [slug('c')]])
    assert.equal((await read(slug('c'))).title.el, 'Δέλτα', 'it was left alone')
  })

  test('a table without a column takes no condition away, and what else goes with it is told, in a dry run, too', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const all = `&collection=l${process.pid}`
    await work(await send(`${column}\n${slug('l')};Λάμδα;30/6/2027;5000;Αττική;;`, 'text/csv', all))
    const without = (columns: string, cells: string) => `${columns}\n${slug('l')};Λάμδα νέα;${cells}`
    for (const query of ['&dry_run=true', '']) {
      const report = await work(await send(without('slug;title_el;closes_at', '30/6/2027'), 'text/csv', all + query))
      assert.deepEqual([report.updated, report.refused, report.vanished.slugs], [0, 1, []])
      assert.match(report.noted[0]?.notes[0]?.detail.en ?? '', /conditions from columns .*\(regions\)/u)
    }
    assert.equal((await read(slug('l'))).title.el, 'Λάμδα')
    const gone = await work(await send(without('slug;title_el;regions', 'Κρήτη'), 'text/csv', all))
    assert.equal(gone.updated, 1)
    assert.match(gone.noted[0]?.notes[0]?.detail.en ?? '', /does not have the columns closes_at, max_subsidy/u)
    const emptied = await work(await send(without('slug;title_el;regions', ''), 'text/csv', all))
    assert.equal(emptied.updated, 1, 'an empty cell says that there is none')
  })

  test('a row without any condition makes nobody eligible: one question stands for the text of the call, with its address', async () => {
    const { send, work, read, publisher } = await importsOfProgrammes()
    const objective = `nu-${process.pid}`
    const rows = `slug;title_el;url;objectives\n${slug('n')};Νι;https://example.org/nu;${objective}`
    await work(await send(rows, 'text/csv', `&collection=n${process.pid}`))
    const { all } = (await read(slug('n'))).eligibility
    assert.deepEqual(
      all.map(({ kind }) => kind),
      ['manual'],
    )
    assert.match(all[0]?.question?.el ?? '', /είναι στο κείμενό της \(https:\/\/example\.org\/nu\)/u)
    const match = await publisher.call('POST', '/api/v1/match/preview', {
      profile: { kind: 'business', name: 'Δοκιμή' },
      programme_slugs: [slug('n')],
    })
    assert.deepEqual(
      match.json<{ data: { eligibility: string }[] }>().data.map(({ eligibility }) => eligibility),
      ['needs_review'],
    )
    const listed = async (query: string) =>
      (await publisher.call('GET', `/api/v1/programmes?objective=${objective}&${query}`))
        .json<{ data: { slug: string; uncertain?: string[] }[] }>()
        .data.find((each) => each.slug === slug('n'))
    assert.deepEqual((await listed('region=EL303&kad=62.10.11.03'))?.uncertain, ['kad', 'region'])
    assert.equal(await listed('region=EL303&include_unknown=false'), undefined)
  })

  test('a call without a date is listed where a last day is asked for, and says that it is uncertain; one that never closes is not', async () => {
    const { send, work, publisher } = await importsOfProgrammes()
    const objective = `koppa-${process.pid}`
    const rows = [
      'slug;title_el;closes_at;objectives',
      `${slug('q')};Κόππα;;${objective}`,
      `${slug('r')};Ρω;31/12/2099;${objective}`,
    ]
    await work(await send(rows.join('\n'), 'text/csv', `&collection=q${process.pid}`))
    const listed = async (query: string) => {
      const page = await publisher.call('GET', `/api/v1/programmes?objective=${objective}&${query}`)
      const { data } = page.json<{ data: { slug: string; uncertain?: string[] }[] }>()
      return new Map(data.map((each) => [each.slug, each.uncertain]))
    }
    const open = await listed('closing_before=2027-01-05')
    assert.deepEqual(open.get(slug('q')), ['closing'])
    assert.equal(open.has(slug('r')), false)
    assert.equal((await listed('closing_before=2027-01-05&include_unknown=false')).has(slug('q')), false)
  })

  test('a call without a last day can be applied to at any time, and the most of a loan is no aid', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      `slug;title_el;closes_at;instruments;max_subsidy`,
      `${slug('loan')};Δάνεια;31/12/2099;loan;200.000,00`,
    ]
    assert.equal((await work(await send(rows.join('\n'), 'text/csv'))).created, 1)
    const { call, funding } = await read(slug('loan'))
    assert.equal(call.deadlines[0]?.basis, 'rolling')
    assert.deepEqual([funding.loan?.max?.amount, funding.max_subsidy], ['200000.00', undefined])
  })

  test('a number with more digits than an amount may have, as a telephone beside it, is told and loses no other row', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [`${slug('tel')};Άλφα;;99999999999999999999;;;`, `${slug('next')};Βήτα;;50.000,00;;;`]
    const job = await send([column, ...rows].join('\n'), 'text/csv')
    const report = await work(job)
    assert.deepEqual([report.created, report.refused], [2, 0])
    assert.deepEqual(await work(job), report, 'a job that ended, and was not noted as such, tells the same')
    assert.match(
      report.noted.find(({ row }) => row === 1)?.notes[0]?.detail.en ?? '',
      /max_subsidy.*99999999999999999999/u,
    )
    assert.equal((await read(slug('tel'))).funding.max_subsidy, undefined)
    assert.equal((await read(slug('next'))).funding.max_subsidy.amount, '50000.00')
  })

  test('an objective that is no identifier, an hour that its day does not have and the other code of Greece lose no row', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const cells = [slug('small'), 'Ωμέγα', '28/3/2027 03:30', 'Digital|Κυκλική|circular economy', 'EL']
    const text = `slug;title_el;closes_at;objectives;country\n${cells.join(';')}`
    const report = await work(await send(text, 'text/csv', `&collection=small${process.pid}`))
    assert.deepEqual(
      report.noted.map(({ outcome, notes }) => [outcome, ...notes.map(({ detail }) => detail.en)]),
      [
        [
          'created',
          'The field "objectives" cannot be read and is not used: Κυκλική',
          'The hour of "closes_at" does not exist on that day, since clocks go forward; it is taken as one hour later: 28/3/2027 03:30',
        ],
      ],
    )
    const { objectives, country, call } = await read(slug('small'))
    assert.deepEqual([objectives, country], [['digital', 'circular-economy'], 'GR'])
    assert.equal(call.deadlines[0]?.at, '2027-03-28T01:30:00Z')
  })

  test('a municipality is not widened to its regional unit: the unit bounds it, and a question is asked of a person', async () => {
    const { publisher, send, work, read } = await importsOfProgrammes()
    const rows = [`${slug('patras')};Πάτρα;Δήμος Πατρέων`, `${slug('mixed')};Δύο;Κρήτη|Δήμος Πατρέων|EL632`]
    const report = await work(
      await send(`slug;title_el;regions\n${rows.join('\n')}`, 'text/csv', `&collection=patras${process.pid}`),
    )
    assert.deepEqual(
      report.noted.map(({ notes }) => notes.map(({ detail }) => /smaller than .*: Δήμος Πατρέων$/u.test(detail.en))),
      [[true], [true]],
    )
    const criteriaOf = async (name: string) =>
      (await read(slug(name))).eligibility.all.map(({ kind, include, citations }) => [
        kind,
        include,
        citations[0]?.exact,
      ])
    assert.deepEqual(await criteriaOf('patras'), [
      ['region', ['EL632'], 'Δήμος Πατρέων'],
      ['manual', undefined, 'Δήμος Πατρέων'],
    ])
    assert.deepEqual((await criteriaOf('mixed'))[0]?.[1], ['EL43', 'EL632'])
    for (const [municipality, verdict] of [
      ['Δήμος Αιγιαλείας', 'needs_review'],
      ['Δήμος Πατρέων', 'needs_review'],
      ['Δήμος Λαγκαδά', 'not_eligible'],
    ]) {
      const profile = { name: 'Δοκιμή', country: 'GR', establishments: [{ municipality, role: 'headquarters' }] }
      const answer = await publisher.call('POST', '/api/v1/match/preview', {
        profile,
        programme_slugs: [slug('patras')],
      })
      assert.equal(answer.json<{ data: { eligibility: string }[] }>().data[0]?.eligibility, verdict)
    }
  })

  test('an amount is in euros: one that names another currency, or a share, is told and not used', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const amounts = [
      ...['50.000,00 €', '50,000.00 EUR', 'EUR 50000', '50000 ευρώ', '€50.000,00'].map(
        (cell) => [cell, '50000.00'] as const,
      ),
      ...['$50000', '50000 USD', 'US$ 50,000.00', '£50000', '50000 CHF', '50%', '€ 50000 $'].map(
        (cell) => [cell] as const,
      ),
    ]
    const rows = amounts.map(([cell], index) => `${slug(`cur${index}`)};Ποσό;;${cell};;;`)
    const report = await work(await send([column, ...rows].join('\n'), 'text/csv'))
    for (const [index, [cell, amount]] of amounts.entries()) {
      const { max_subsidy: most } = (await read(slug(`cur${index}`))).funding as { max_subsidy?: { amount: string } }
      const said = report.noted.find(({ row }) => row === index + 1)?.notes.map(({ detail }) => detail.en) ?? []
      assert.equal(most?.amount, amount, cell)
      if (amount === undefined)
        assert.deepEqual(said, [
          `The field "max_subsidy" ${cell === '50%' ? 'cannot be read' : 'is not in euros'} and is not used: ${cell}`,
        ])
      else assert.deepEqual(said, [], cell)
    }
  })

  test('every size class has a Greek name', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const names = 'πολύ μικρές|μικρές|μεσαίες|μικρή μεσαίας κεφαλαιοποίησης|μεγάλες'
    await work(await send(`${column}\n${slug('s')};Ζήτα;;;;${names};`, 'text/csv'))
    assert.deepEqual(
      (await read(slug('s'))).eligibility.all.map(({ kind }) => kind),
      ['size'],
    )
  })

  test('a condition is never dropped or narrowed: sizes that are not all known become a question, a short code is all below it', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const rows = [
      'Slug;Title EL;Sizes;KAD',
      `${slug('d')};Δέλτα;micro|startup;`,
      `${slug('e')};Έψιλον;Πολύ μικρή|μικρές;62.10.11.03|13.9`,
    ]
    const report = await work(await send(rows.join('\n'), 'text/csv', `&collection=d${process.pid}`))
    assert.deepEqual([report.created, report.refused], [2, 0])
    const { all } = (await read(slug('d'))).eligibility
    assert.deepEqual(
      all.map(({ kind, citations }) => [kind, citations[0]?.exact]),
      [['manual', 'micro|startup']],
    )
    assert.match(report.noted[0]?.notes[0]?.detail.en ?? '', /"sizes".*question.*startup/u)
    const [size, activity] = (await read(slug('e'))).eligibility.all
    assert.deepEqual(size?.include, ['micro', 'small'])
    assert.deepEqual(activity?.codes?.include, { exact: ['62.10.11.03'], subtree: ['13.9'] })
  })

  test('a flag is read as spreadsheets and people write it, in capitals without accents too', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const flags = ['ΑΛΗΘΗΣ', 'Αληθής', 'ΝΑΙ', 'ΨΕΥΔΗΣ', 'Όχι', 'ίσως']
    const rows = flags.map((flag, n) => `${slug(`flag${n}`)};Τίτλος;30/6/2026;${flag}`)
    const table = ['slug;title_el;closes_at;until_exhausted', ...rows].join('\n')
    const report = await work(await send(table, 'text/csv', `&collection=flag${process.pid}`))
    const bases = flags.map(async (_, n) => (await read(slug(`flag${n}`))).call.deadlines[0]?.basis)
    const [exhausted, fixed] = ['until_exhausted', 'fixed']
    assert.deepEqual(await Promise.all(bases), [exhausted, exhausted, exhausted, fixed, fixed, fixed])
    assert.deepEqual(
      report.noted.map(({ row, notes }) => [row, /until_exhausted.*ίσως/u.test(notes[0]?.detail.en ?? '')]),
      [[6, true]],
    )
  })

  test('a row whose cells have moved is refused, a column that stands twice is told, a table that lacks a column says so', async () => {
    const { api, send, work, publisher } = await importsOfProgrammes()
    const rows = [
      'slug,title_el,summary_el,title_el',
      `${slug('f')},Ζήτα,Για μικρές, νέες επιχειρήσεις,,μετά`,
      `${slug('g')},Ήτα,"Για μικρές, νέες",`,
    ]
    const report = await work(await send(rows.join('\n'), 'text/csv', `&collection=f${process.pid}`))
    assert.deepEqual([report.created, report.refused], [1, 1])
    const said = report.noted.flatMap(({ row, notes }) => notes.map(({ detail }) => `${row} ${detail.en}`))
    assert.match(said[0] ?? '', /^1 .*more than one column "title_el"/u)
    assert.match(said[1] ?? '', /^1 .*more cells than there are columns \(1\)/u)
    const lacking = await api.send({
      method: 'POST',
      url: '/api/v1/programmes/import',
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/csv' },
      payload: Buffer.from('title_el;closes_at\nΘήτα;'),
    })
    assert.equal(lacking.statusCode, 422)
    assert.match(lacking.body, /columns read: title_el, closes_at; a table of ours needs slug/u)
  })

  test('a place that could not be read leaves the filter open, and does not pass where only what is known is wanted', async () => {
    const { publisher, send, work } = await importsOfProgrammes()
    const word = `Μακριά${process.pid}`
    await work(
      await send(
        [column, `${slug('far')};${word};;;Ατλαντίδα;;`].join('\n'),
        'text/csv',
        `&collection=f${process.pid}`,
      ),
    )
    const found = async (query: string) =>
      (await publisher.call('GET', `/api/v1/programmes/search?q=${encodeURIComponent(word)}&region=EL303${query}`))
        .json<{ data: { slug: string; uncertain: string[] }[] }>()
        .data.map((each) => [each.slug, each.uncertain])
    assert.deepEqual(await found(''), [[slug('far'), ['region']]])
    assert.deepEqual(await found('&include_unknown=false'), [])
  })

  test('a row that replaces a programme made otherwise says so, in a dry run, too', async () => {
    const { send, work } = await importsOfProgrammes()
    await work(await send(`${column}\n${slug('mine')};Δικό μου;;;;;`, 'text/csv', `&collection=m${process.pid}`))
    const changed = `${column}\n${slug('mine')};Άλλο;;;;;`
    const notes = async (query: string) =>
      (await work(await send(changed, 'text/csv', query))).noted.flatMap((each) =>
        each.notes.map(({ detail }) => detail.en),
      )
    assert.match((await notes(`&collection=o${process.pid}&dry_run=true`)).join(), /not of this collection/u)
    assert.deepEqual(await notes(`&collection=m${process.pid}`), [])
  })

  test('the line by which Excel says its separator is no header, and a cell of a formula that failed is told', async () => {
    const { send, work, read } = await importsOfProgrammes()
    const text = `sep=;\r\n${column}\r\n${slug('sep')};Με κόμμα, και τελεία;;#REF!;;;\r\n${slug('untitled')};#N/A;;;;;\r\n`
    const report = await work(await send(text, 'text/csv', `&collection=sep${process.pid}`))
    assert.deepEqual([report.created, report.refused], [1, 1])
    assert.equal((await read(slug('sep'))).title.el, 'Με κόμμα, και τελεία')
    const workbook = aWorkbook([
      ['slug', 'title_el', 'max_subsidy'],
      [slug('failed'), 'Με λάθος', { error: '#REF!' }],
    ])
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const other = await work(await send(workbook, type, `&collection=failed${process.pid}`))
    for (const { noted } of [report, other])
      assert.match(noted.flatMap(({ notes }) => notes.map(({ detail }) => detail.en)).join(), /"max_subsidy".*#REF!/u)
  })

  test(
    'a file with millions of separators or line ends behind its header is read in bounds, while others have their turn',
    onOneEngine,
    async () => {
      const { send, work } = await importsOfProgrammes()
      const row = `${slug('w')};Ωμέγα`
      const broken = await send(`slug;title_el\n${row}\n${';'.repeat(1_500_000)}`, 'text/csv')
      await assert.rejects(work(broken), /it is no CSV from record 3 on/u)
      for (const behind of ['\n'.repeat(1_500_000), ';\n'.repeat(750_000)]) {
        const id = await send(`slug;title_el\n${row}\n${behind}`, 'text/csv')
        let turns = 0
        const others = setInterval(() => (turns += 1), 0)
        const report = await work(id)
        clearInterval(others)
        assert.deepEqual([report.created + report.unchanged, report.refused], [1, 0], 'empty rows are none')
        assert.ok(turns > 50, `${turns} turns`)
      }
    },
  )

  test('what the publisher decided outlives the same file again: a call that was stopped, a programme that was withdrawn', async () => {
    const { send, work, publisher } = await importsOfProgrammes()
    const [stopped, gone] = [slug('stopped'), slug('gone')]
    const file = (day: string) => [column, `${stopped};Ιώτα;${day};;;;`, `${gone};Κάππα;${day};;;;`].join('\n')
    const sent = async (day: string) => work(await send(file(day), 'text/csv', `&collection=s${process.pid}`))
    const state = async (name: string) =>
      (await publisher.call('GET', `/api/v1/programmes/${name}`)).json<{ state: string; status: string }>()
    await sent('30/6/2026 24:00')
    await publisher.call('POST', `/api/v1/programmes/${stopped}/close`, { status: 'exhausted' })
    await publisher.call('POST', `/api/v1/programmes/${gone}/withdraw`, { reason: { el: 'Εκ παραδρομής' } })
    const again = await sent('30/6/2026 24:00')
    assert.deepEqual([again.unchanged, again.updated], [2, 0])
    assert.match(again.noted[0]?.notes[0]?.detail.en ?? '', /closed, exhausted or paused/u)
    assert.match(again.noted[1]?.notes[0]?.detail.en ?? '', /withdrawn/u)
    assert.equal((await state(stopped)).status, 'exhausted')
    assert.equal((await state(gone)).state, 'withdrawn')
    const extended = await sent('30/9/2026')
    assert.deepEqual([extended.unchanged, extended.updated], [0, 2])
    assert.notEqual((await state(stopped)).status, 'exhausted', 'other dates are news')
    assert.equal((await state(gone)).state, 'published')
  })

  test('a call of the French forms that the publisher closed stays so until its row has other dates', async () => {
    const { send, work, publisher } = await importsOfProgrammes()
    const id = `ferme${process.pid}`
    const file = (day: string) =>
      `id,titre,promesse,eligibilite,porteurs,date_cloture\n${id},Aide,Une aide,PME,Région,${day}\n`
    const sent = async (day: string) => work(await send(file(day), 'text/csv', `&collection=f${process.pid}`))
    const status = async () =>
      (await publisher.call('GET', `/api/v1/programmes/fr-${id}`)).json<{ status: string }>().status
    assert.equal((await sent('2026-12-31')).created, 1)
    await publisher.call('POST', `/api/v1/programmes/fr-${id}/close`, { status: 'exhausted' })
    const again = await sent('2026-12-31')
    assert.deepEqual([again.unchanged, again.updated, await status()], [1, 0, 'exhausted'])
    assert.match(JSON.stringify(again.noted), /closed, exhausted or paused/u)
    assert.equal((await sent('2027-03-31')).updated, 1)
    assert.notEqual(await status(), 'exhausted')
  })

  test('a correction by hand before the decision changes nothing of that: only what the row says can end it', async () => {
    const { send, work, publisher } = await importsOfProgrammes()
    const [chosen, moved, renamed, gone] = ['chosen', 'moved', 'renamed', 'corrected'].map(slug)
    const file = (day: string, title = 'Λάμδα') =>
      [column, ...[chosen, moved, renamed, gone].map((name) => `${name};${title};${day};;;;`)].join('\n')
    const sent = async (...[day, title]: [string, string?]) =>
      work(await send(file(day, title), 'text/csv', `&collection=h${process.pid}`))
    const sure = async (method: 'POST' | 'PATCH', path: string, body?: unknown): Promise<void> => {
      const answer = await publisher.call(method, `/api/v1/programmes/${path}`, body, { 'if-match': '*' })
      assert.equal(answer.statusCode, 200, answer.body)
    }
    const byHand = async (name: string, patch: unknown): Promise<void> => {
      await sure('PATCH', name, patch)
      await sure('POST', `${name}/publish`)
    }
    const standing = async () =>
      Promise.all(
        [chosen, moved, renamed, gone].map(async (name) => {
          const read = await publisher.call('GET', `/api/v1/programmes/${name}`)
          const { state, status } = read.json<{ state: string; status: string }>()
          return state === 'withdrawn' ? state : status
        }),
      )
    const selection = 'first_come'
    const later = { id: 'end', at: '2026-08-31T20:59:59Z', time_zone: 'Europe/Athens', basis: 'fixed' }
    await sent('30/6/2026')
    await byHand(chosen ?? '', { call: { selection } })
    await byHand(moved ?? '', { call: { deadlines: [later] } })
    await byHand(renamed ?? '', { call: { selection } })
    await byHand(gone ?? '', { title: { el: 'Λάμδα, διορθωμένο' } })
    for (const name of [chosen, moved, renamed]) await sure('POST', `${name}/close`, { status: 'exhausted' })
    await sure('POST', `${gone}/withdraw`, { reason: { el: 'Εκ παραδρομής' } })
    const decided = ['exhausted', 'exhausted', 'exhausted', 'withdrawn']
    const again = await sent('30/6/2026')
    assert.deepEqual(await standing(), decided)
    assert.deepEqual(
      again.noted.map(({ notes }) => /closed, exhausted or paused|withdrawn/u.exec(notes[0]?.detail.en ?? '')?.[0]),
      ['closed, exhausted or paused', 'closed, exhausted or paused', 'closed, exhausted or paused', 'withdrawn'],
    )
    await byHand(renamed ?? '', { call: { selection } })
    await sent('30/6/2026', 'Λάμδα και Μι')
    assert.deepEqual(await standing(), ['exhausted', 'exhausted', 'exhausted', 'open'], 'a new title, the same dates')
    await sent('30/9/2026', 'Λάμδα και Μι')
    assert.deepEqual(await standing(), ['open', 'open', 'open', 'open'])
  })

  test('an import that is killed, wherever it is, goes on where it stopped, and counts each row once', async () => {
    const { api, send, work } = await importsOfProgrammes()
    for (let done = 0, killed = true; killed; done += 1) {
      const rows = Array.from({ length: 60 }, (_, n) => `${slug(`k${done}-${n}`)};Τίτλος ${n};;;;;`)
      const id = await send([column, ...rows].join('\n'), 'text/csv', `&collection=killed-${done}`)
      killed = await work(id, { db: killedAfter(api.house.db, done) }).then(
        () => false,
        (error: Error) => error.message === 'killed',
      )
      const report = await work(id)
      assert.deepEqual([report.created, report.unchanged, report.refused], [60, 0, 0], `killed after ${done}`)
    }
  })

  test('a row that the database does not take is refused with its reason and loses no other', async () => {
    const { api, send, work, read } = await importsOfProgrammes()
    const rows = ['d1', 'd2', 'd3'].map((name) => `${slug(name)};Τίτλος ${name};;;;;`)
    await using _ = await refusing(api.house.db, 'programmes', `new.slug = '${slug('d2')}'`)
    const report = await work(await send([column, ...rows].join('\n'), 'text/csv', `&collection=d${process.pid}`))
    assert.deepEqual([report.created, report.refused], [2, 1])
    assert.deepEqual(
      report.noted.map(({ row, outcome, notes }) => [row, outcome, notes.at(-1)?.detail.en]),
      [[2, 'refused', 'the database does not take this row: it is too large']],
    )
    assert.equal((await read(slug('d3'))).title.el, 'Τίτλος d3')
  })

  test(
    'rows of one programme thousands of times are refused a portion at a time: the job tells how far it is, and others have their turn',
    onOneEngine,
    async () => {
      const { send, work } = await importsOfProgrammes()
      const odd = Array.from({ length: 1100 }, (_, n) => `${slug(`o${n}`)};Τίτλος ${n};αύριο;;;;`)
      const again = Array.from({ length: 1900 }, () => `${slug('o0')};Πάλι;;;;;`)
      const id = await send([column, ...odd, ...again].join('\n'), 'text/csv', '&dry_run=true')
      let turns = 0
      const others = setInterval(() => (turns += 1), 0)
      const told: (number | null)[][] = []
      const report = await work(id, { progress: async (done, total) => void told.push([done, total]) })
      clearInterval(others)
      assert.deepEqual([report.created, report.refused, report.noted.length], [1100, 1900, 1000])
      assert.ok(
        report.noted.every(({ outcome }) => outcome === 'refused'),
        'refused rows are told first',
      )
      assert.deepEqual(told.slice(-2), [
        [3000, null],
        [3000, 3000],
      ])
      assert.ok(told.length > 60 && turns > 40, `${told.length} portions, ${turns} turns`)
    },
  )
})
