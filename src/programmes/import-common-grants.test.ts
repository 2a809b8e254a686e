import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aHouse } from '../../test/support/house.ts'
import { importsOfProgrammes } from '../../test/support/programme-imports.ts'
import { sampleCatalogue } from '../edge/samples.ts'
import { loadReference } from '../reference/reference.ts'

const { api, publisher, send, work } = await importsOfProgrammes({
  house: await aHouse({ now: '2026-11-30T09:00:00Z' }),
})
after(() => api[Symbol.asyncDispose]())

/** Hands a file in and does its job, as a worker would. */
const imported = async (json: unknown, collection: string) =>
  work(
    await send(
      JSON.stringify(json),
      'application/json',
      `&format=common-grants&retrieved_at=2026-11-30T08:00:00Z&collection=${collection}`,
    ),
  )

interface Read {
  status: string
  published_on?: string
  country?: string
  call: {
    opens_at?: { at: string; time_zone: string }
    deadlines: { at?: string; time_zone: string; basis: string; citations?: { exact: string }[] }[]
    suspended?: { reason?: { en?: string } }
  }
  funding: Record<string, unknown>
  documents: { id: string }[]
  eligibility: {
    all: {
      id: string
      kind: string
      about?: string
      question: { el: string; en: string }
      citations?: { exact: string }[]
    }[]
  }
}

let last = 0
/** An opportunity of the protocol with a name of its own. */
const opportunity = (more: Record<string, unknown>) => {
  last += 1
  return {
    id: `00000000-0000-4000-8000-${String(process.pid).padStart(8, '0')}${String(last).padStart(4, '0')}`,
    title: `Sample opportunity ${last}`,
    status: { value: 'open' },
    description: 'A made-up opportunity.',
    createdAt: '2026-01-01T00:00:00Z',
    lastModifiedAt: '2026-01-01T00:00:00Z',
    ...more,
  }
}
const readOf = async ({ id }: { id: string }) =>
  (await publisher.call('GET', `/api/v1/programmes/cg-${id}`)).json<Read>()
const textOf = async ({ id }: { id: string }) => {
  const url = `/api/v1/programmes/cg-${id}`
  const [document] = (await readOf({ id })).documents
  return (await publisher.call('GET', `${url}/documents/${document?.id}`)).json<{ text: string }>().text
}
const single = (date: string, more: Record<string, unknown> = {}) => ({
  name: 'Deadline',
  eventType: 'singleDate',
  date,
  ...more,
})
const worded = (details: string, more: Record<string, unknown> = {}) => ({
  name: 'Deadline',
  eventType: 'other',
  details,
  ...more,
})
const range = (name: string, more: Record<string, unknown>) => ({ name, eventType: 'dateRange', ...more })

describe('opportunities of CommonGrants', () => {
  /** What a row says of its dates and its state, and how it is read: status, opening, last moment or basis, and what is told. */
  const states: readonly (readonly [string, Record<string, unknown>, string, string | null, string, RegExp | null])[] =
    [
      [
        'a forecast without a day to come stays one',
        { status: { value: 'forecasted' }, keyDates: { closeDate: single('2027-05-01') } },
        'forecasted',
        null,
        '2027-05-01T23:59:59Z',
        null,
      ],
      [
        'a forecast that opens on a day: publication opens nothing',
        {
          status: { value: 'forecasted' },
          keyDates: {
            postDate: { ...single('2026-11-01'), name: 'Posted' },
            closeDate: single('2027-05-01'),
            otherDates: { opens: { ...single('2027-02-01'), name: 'Applications open' } },
          },
        },
        'forecasted',
        '2027-02-01T00:00:00Z',
        '2027-05-01T23:59:59Z',
        null,
      ],
      [
        'a forecast whose opening has passed is told',
        {
          status: { value: 'forecasted' },
          keyDates: {
            closeDate: single('2027-05-01'),
            otherDates: { openDate: { ...single('2026-02-01'), name: 'Open date' } },
          },
        },
        'forecasted',
        '2026-02-01T00:00:00Z',
        '2027-05-01T23:59:59Z',
        /"status" says something else.*forecasted/u,
      ],
      ...(['paused', 'exhausted', 'closed'] as const).map(
        (word) =>
          [
            `custom ${word}`,
            { status: { value: 'custom', customValue: word }, keyDates: { closeDate: single('2027-05-01') } },
            word,
            null,
            '2027-05-01T23:59:59Z',
            null,
          ] as const,
      ),
      [
        'archived is closed',
        { status: { value: 'custom', customValue: 'archived' }, keyDates: { closeDate: single('2027-05-01') } },
        'closed',
        null,
        '2027-05-01T23:59:59Z',
        null,
      ],
      [
        'a status as plain text',
        { status: 'closed', keyDates: { closeDate: single('2027-05-01') } },
        'closed',
        null,
        '2027-05-01T23:59:59Z',
        null,
      ],
      [
        'a status that nobody knows is asked of a person',
        { status: { value: 'custom', customValue: 'in scoping' }, keyDates: { closeDate: single('2027-05-01') } },
        'open',
        null,
        '2027-05-01T23:59:59Z',
        /"status".*became a question.*in scoping/u,
      ],
      [
        'open, and the last day has passed',
        { keyDates: { closeDate: single('2026-01-15') } },
        'closed',
        null,
        '2026-01-15T23:59:59Z',
        /"status" says something else.*open/u,
      ],
      [
        'open without any other date is so since its publication',
        { keyDates: { postDate: { ...single('2026-11-01', { time: '10:00:00' }), name: 'Posted' } } },
        'open',
        '2026-11-01T00:00:00Z',
        'unknown',
        null,
      ],
      [
        'a range ends on its last day, at its hour',
        {
          keyDates: {
            closeDate: range('Application window', {
              startDate: '2026-11-10',
              startTime: '09:00:00Z',
              endDate: '2027-02-10',
              endTime: '17:00:00Z',
            }),
          },
        },
        'open',
        '2026-11-10T09:00:00Z',
        '2027-02-10T17:00:00Z',
        null,
      ],
      [
        'a period of application stands in for a day that is not told',
        {
          status: { value: 'forecasted' },
          keyDates: {
            otherDates: {
              performancePeriod: range('Period of performance', { startDate: '2028-01-01', endDate: '2029-01-01' }),
              applicationPeriod: range('Application period', { startDate: '2027-01-10', endDate: '2027-06-01' }),
            },
          },
        },
        'forecasted',
        '2027-01-10T00:00:00Z',
        '2027-06-01T23:59:59Z',
        null,
      ],
      ...(
        [
          [single('2027-03-31', { time: '17:00:00-05:00' }), '2027-03-31T22:00:00Z', null],
          [single('2027-03-31', { time: '17:00Z' }), '2027-03-31T17:00:00Z', null],
          [single('2027-03-31T17:00:00-05:00'), '2027-03-31T22:00:00Z', null],
          [single('2027-03-31', { time: '24:00:00' }), '2027-03-31T23:59:59Z', /hour without a time zone/u],
          [
            single('2027-03-31', { time: '17:00:00', description: 'By 5 pm Pacific time.' }),
            '2027-04-01T00:00:00Z',
            null,
          ],
          [
            single('2027-03-31', { time: '17:00:00' }),
            '2027-03-31T17:00:00Z',
            /closeDate" has an hour without a time zone/u,
          ],
          [
            single('2027-03-14', { time: '02:30:00', name: 'Deadline, Eastern time' }),
            '2027-03-14T07:30:00Z',
            /hour of "keyDates\/closeDate" does not exist/u,
          ],
          [single('2099-12-31'), 'rolling', null],
          [single('2027-03-31', { description: 'Or until funds are exhausted.' }), '2027-03-31T23:59:59Z', null],
          [worded('No closing date'), 'rolling', null],
          [worded('Rolling basis'), 'rolling', null],
          [worded('', { name: 'Χωρίς καταληκτική ημερομηνία' }), 'rolling', null],
          [worded('Every quarter', { description: 'until funds are exhausted' }), 'until_exhausted', null],
          [worded('Έως την εξάντληση του προϋπολογισμού'), 'until_exhausted', null],
        ] as const
      ).map(
        ([closeDate, end, note]) =>
          [`closing ${JSON.stringify(closeDate)}`, { keyDates: { closeDate } }, 'open', null, end, note] as const,
      ),
      ...[single('2027-02-30'), worded('Every quarter'), single('2027-03-31', { time: 'noon' })].map(
        (closeDate) =>
          [
            `closing ${JSON.stringify(closeDate)} is asked of a person`,
            { keyDates: { closeDate } },
            'unknown',
            null,
            'unknown',
            /"keyDates\/closeDate".*became a question/u,
          ] as const,
      ),
    ]

  test('its state, its opening and its last moment are what it says; what cannot be read is told or asked', async () => {
    const rows = states.map(([, more]) => opportunity(more))
    const report = await imported({ items: rows }, 'states')
    assert.deepEqual([report.created, report.refused], [rows.length, 0], JSON.stringify(report.noted))
    for (const [index, [name, , status, opens, ends, note]] of states.entries()) {
      const row = rows[index]
      assert.ok(row)
      const read = await readOf(row)
      const end = read.call.deadlines[0]
      assert.deepEqual(
        [read.status, read.call.opens_at?.at ?? null, end?.at ?? end?.basis],
        [status, opens, ends],
        name,
      )
      const told = report.noted.find((each) => each.row === index + 1)?.notes.map(({ detail }) => detail.en) ?? []
      if (note === null) assert.deepEqual(told, [], name)
      else assert.match(told.join('\n'), note, name)
    }
    const again = await imported({ items: rows }, 'states')
    assert.deepEqual([again.unchanged, again.updated], [rows.length, 0], 'a second import changes nothing')
  })

  test('every field is a line of the document, cited by what is read of it, and what limits applicants is asked', async () => {
    const row = opportunity({
      description: '<p>For small farms. Only <b>women-owned</b> firms may apply.</p>',
      funding: {
        details: '50% match required. Paid in two parts.',
        maxAwardAmount: { amount: '50000.5', currency: 'USD' },
        totalAmountAvailable: { amount: '1000', currency: 'USD' },
        minAwardAmount: { amount: '5.000 EUR', currency: 'USD' },
        maxAwardCount: 20,
      },
      keyDates: {
        closeDate: worded('Rolling basis', { description: 'at any time' }),
        otherDates: {
          loi: {
            ...single('2027-02-01', { time: '12:00:00Z' }),
            name: 'Letter of intent due',
            description: 'mandatory',
          },
        },
      },
      acceptedApplicantTypes: [
        { value: 'for_profit_small_business' },
        { value: 'custom', customValue: 'farmers', description: 'With land' },
      ],
      customFields: {
        where: { name: 'Eligibility', fieldType: 'string', value: 'Firms in Texas', description: 'who' },
        costSharing: { name: 'Cost sharing', fieldType: 'object', value: { isRequired: true, percentage: 25 } },
        flag: { name: 'Flag', fieldType: 'boolean', value: false },
        tags: { name: 'Tags', fieldType: 'array', value: ['water', 'soil'] },
      },
      contacts: [{ email: 'office@example.org' }],
      later: { deep: [{ field: 'kept' }] },
    })
    const report = await imported([row], 'fields')
    const text = await textOf(row)
    for (const line of [
      'Description: For small farms. Only women-owned firms may apply.',
      'Funding / details: 50% match required. Paid in two parts.',
      'Funding / maxAwardAmount: 50000.5 USD',
      'Funding / maxAwardCount: 20',
      'Key dates / closeDate / description: at any time',
      'Key dates / otherDates / loi / description: mandatory',
      'customFields / where / value: Firms in Texas',
      'customFields / where / description: who',
      'customFields / costSharing / value / percentage: 25',
      'customFields / flag / value: false',
      'customFields / tags / value: water\nsoil',
      'contacts / 1 / email: office@example.org',
      'later / deep / 1 / field: kept',
    ])
      assert.ok(text.includes(`${line}\n`), `${line} in\n${text}`)
    assert.doesNotMatch(text, /2026-01-01/u, 'when a record was changed is no field of the programme')
    const { eligibility, call } = await readOf(row)
    assert.deepEqual(
      eligibility.all.map(({ kind, about, question, citations }) => [
        kind,
        about ?? null,
        question.en,
        citations?.map(({ exact }) => exact) ?? [],
      ]),
      [
        [
          'manual',
          'size',
          'These may apply: for-profit small businesses · farmers (With land). Is the business one of them?',
          ['for_profit_small_business', 'farmers', 'With land', 'custom'],
        ],
        [
          'manual',
          null,
          'Does the business meet this condition: “Only women-owned firms may apply.”?',
          ['Only women-owned firms may apply.'],
        ],
        ['manual', null, 'Does the business meet this condition: “50% match required.”?', ['50% match required.']],
        [
          'manual',
          null,
          'Does the business meet this condition: “Letter of intent due: 2027-02-01 · 12:00:00Z · mandatory”?',
          ['2027-02-01', '12:00:00Z', 'mandatory'],
        ],
        ['manual', null, 'Does the business meet this condition: “Eligibility: Firms in Texas”?', ['Firms in Texas']],
        [
          'manual',
          null,
          'Does the business meet this condition: “Cost sharing: isRequired true · percentage 25”?',
          ['true', '25'],
        ],
        [
          'manual',
          'everything',
          'The conditions of the call are not in the record that was imported: they stand in its text. Does the business meet them?',
          [],
        ],
      ],
    )
    assert.ok(call.deadlines[0]?.citations?.some(({ exact }) => exact === 'Rolling basis'))
    const told = report.noted[0]?.notes.map(({ detail }) => detail.en) ?? []
    assert.match(told.join('\n'), /"keyDates\/otherDates\/loi" is not used: .*mandatory/u)
    assert.match(told.join('\n'), /"funding\/minAwardAmount" cannot be read and is not used: 5\.000 EUR USD/u)
    assert.match(told.join('\n'), /"funding\/maxAwardAmount" says something else than the rest: 50000\.50 \/ 1000\.00/u)
  })

  test('who may apply is asked in words; anybody is no condition, and what the form does not carry is still asked', async () => {
    const asked: readonly (readonly [readonly unknown[], string | null, string | null])[] = [
      [[{ value: 'unrestricted' }], null, null],
      [[], null, null],
      [[{ value: 'for_profit_small_business' }], 'μικρές κερδοσκοπικές επιχειρήσεις', 'size'],
      [
        [{ value: 'for_profit_small_business' }, { value: 'for_profit_not_small_business' }],
        'μικρές κερδοσκοπικές επιχειρήσεις · κερδοσκοπικές επιχειρήσεις που δεν είναι μικρές',
        null,
      ],
      [[{ value: 'martian_outposts' }], 'martian outposts', null],
    ]
    const rows = asked.map(([acceptedApplicantTypes]) => opportunity({ keyDates: {}, acceptedApplicantTypes }))
    await imported(rows, 'who')
    for (const [index, [, who, about]] of asked.entries()) {
      const row = rows[index]
      assert.ok(row)
      const { all } = (await readOf(row)).eligibility
      assert.equal(all.at(-1)?.about, 'everything')
      assert.deepEqual(
        all.slice(0, -1).map((each) => [each.question.el, each.about ?? null]),
        who === null ? [] : [[`Αίτηση μπορούν να υποβάλουν: ${who}. Ανήκει η επιχείρηση σε αυτούς;`, about]],
      )
    }
  })

  test('what we export comes back as it was: state, dates, places in time, country and amounts of every sample', async () => {
    const { activities } = await loadReference()
    const today = api.house.clock.now().toString().slice(0, 10)
    const samples = (await sampleCatalogue(today, activities)).map(({ slug, programme }) => ({
      slug: slug.replace('sample-', 'round-trip-'),
      programme,
    }))
    for (const { slug, programme } of samples) {
      const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, programme)
      assert.ok(put.statusCode < 300, put.body)
      assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    }
    for (const language of ['el', 'en']) {
      const { items } = (
        await publisher.call('GET', `/common-grants/opportunities?page=1&pageSize=500&lang=${language}`)
      ).json<{ items: { id: string; status: object; customFields: Record<string, { value: string }> }[] }>()
      const own = items.filter(({ customFields }) => customFields['slug']?.value.startsWith('round-trip-'))
      assert.equal(own.length, samples.length)
      const report = await imported({ items: own }, 'own')
      assert.deepEqual([report.refused, report.noted], [0, []])
      for (const { id, customFields } of own) {
        const slug = customFields['slug']?.value ?? ''
        const [was, is] = await Promise.all(
          [slug, `cg-${id}`].map(async (each) =>
            (await publisher.call('GET', `/api/v1/programmes/${each}`)).json<Read>(),
          ),
        )
        assert.ok(is?.status !== undefined && was?.status !== undefined, slug)
        assert.deepEqual(shown(is), shown(was), slug)
      }
    }
  })
})

/** What a round trip keeps; places in documents are those of other documents. */
function shown(read: Read | undefined): unknown {
  const { status, published_on, country, call, funding } = read ?? ({} as Read)
  return JSON.parse(
    JSON.stringify({ status, published_on, country, call, funding }, (name, value: unknown) =>
      name === 'citations' ? undefined : value,
    ),
  )
}
