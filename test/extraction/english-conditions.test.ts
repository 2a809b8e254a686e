import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

describe('conditions of pages on calls leave a trace', () => {
  const asked: readonly (readonly [how: string, text: string, quotes: readonly string[]])[] = [
    [
      'trades under a title of those who may not, with examples and with words of costs',
      'Ineligible projects\n\n- Retail shops (eg. grocers, kiosks, etc.) wholesale enterprises and personal services.\n- Mainstream professional services (e.g. notaries, brokers).\n- Suppliers of equipment.',
      [
        '- Retail shops (eg. grocers, kiosks, etc.) wholesale enterprises and personal services.',
        'Ineligible projects',
        '- Mainstream professional services (e.g. notaries, brokers).',
        'Ineligible projects',
        '- Suppliers of equipment.',
        'Ineligible projects',
      ],
    ],
    [
      'lines under a title of those to whom grants may be awarded',
      'Growth grants may be awarded to:\n\n- Located and operating within the area of the county office\n- A manufacturing or internationally traded service business',
      [
        '- Located and operating within the area of the county office',
        '- A manufacturing or internationally traded service business',
      ],
    ],
    [
      'lines that say what somebody has to be, without a title',
      'Projects are carried out in two years.\n\n- Legal persons residing in one of the 27 member states;\n- Be directly responsible for the management of the project, not acting as an intermediary.',
      [
        '- Legal persons residing in one of the 27 member states;',
        '- Be directly responsible for the management of the project, not acting as an intermediary.',
      ],
    ],
    [
      'what an application depends on',
      'A technology readiness level of 4 or 5 is required to apply for funding.',
      ['A technology readiness level of 4 or 5 is required to apply for funding.'],
    ],
    [
      'who leads a consortium, which is no form and no size of all',
      'Eligibility\n\n- The project consortium is led by an innovative SME from a participating country.',
      ['- The project consortium is led by an innovative SME from a participating country.'],
    ],
    [
      'lines that begin with what one has to do, under conditions for the participation',
      'Basic conditions for the participation of companies are the following:\n\n- To invest in one county only.\n- To show who owns the site.',
      ['- To invest in one county only.', '- To show who owns the site.'],
    ],
    [
      'a county, whose name ends no sentence, and what else the business provides',
      'Business must have a registered address in Co. Mayo, and provide employment locally.',
      ['Business must have a registered address in Co. Mayo, and provide employment locally.'],
    ],
    [
      'the numbers of a list by themselves not',
      'What businesses are not eligible?\n\n  1. Charities unless they trade\n  2. Travel agents',
      [
        'Charities unless they trade',
        'What businesses are not eligible?',
        'Travel agents',
        'What businesses are not eligible?',
      ],
    ],
    [
      'some that may apply beside the others, told by their staff',
      'Who may apply\n\nWorkshops employing up to 4 persons may also apply for investments in buildings.',
      ['Workshops employing up to 4 persons may also apply for investments in buildings.'],
    ],
    ...[
      'Η δράση απευθύνεται σε επιχειρήσεις του τουρισμού.',
      'Το πρόγραμμα αφορά σε εταιρείες που δραστηριοποιούνται στον κλάδο της εστίασης.',
      'The scheme is open to manufacturing enterprises.',
      'The action is aimed at bakeries and pastry shops.',
    ].map((text) => ['what those do whom a call is for, where no codes are listed', text, [text]] as const),
    [
      'the area of a programme of two countries',
      'Sixth call of the Interreg VI-A “Greece – Italy 2021–2027” Cooperation Programme.',
      ['Sixth call of the Interreg VI-A “Greece – Italy 2021–2027” Cooperation Programme.'],
    ],
  ]
  for (const [how, text, quotes] of asked)
    test(how, async () => {
      const read = await readCall(text)
      assert.deepEqual(citedByManual(read), quotes)
      assert.deepEqual(
        conditionsOf(read).filter(({ kind }) => kind !== 'manual'),
        [],
      )
    })

  test('uses that money may not be put to are no conditions of who may apply', async () => {
    const read = await readCall('The fund cannot be used to support:\n\n- Staff wages or salaries\n- Utilities')
    assert.deepEqual(conditionsOf(read), [])
  })

  test('what those whom a call is for mean to do is no condition', async () => {
    for (const text of [
      'This competition is open to the best cutting-edge ideas.',
      'The grant is available to eligible businesses of any legal form.',
      'Το πρόγραμμα αφορά επιχειρήσεις που θέλουν να επενδύσουν σε νέες τεχνολογίες.',
    ])
      assert.deepEqual(citedByManual(await readCall(text)), [], text)
  })

  test('what a bracket denies is left out', async () => {
    const read = await readCall('Legal form\n\nThe form must be that of a commercial entity (thus not a foundation).')
    assert.deepEqual(
      conditionsOf(read).flatMap((each) => (each.kind === 'legal_form' ? [each.include, each.exclude] : [])),
      [undefined, ['foundation']],
    )
  })

  test('staff by which each gets its own sum is asked', async () => {
    const text = 'Firms with 3 to 20 employees are eligible for a grant of €4,000 and those with 21 to 50 for €9,000.'
    const read = await readCall(text)
    assert.deepEqual(
      conditionsOf(read).filter(({ kind }) => kind === 'headcount'),
      [],
    )
  })
})

describe('the period of a programme', () => {
  for (const [text, closes] of [
    ['GREEN is the programme for the environment, for the period from 1 January 2021 until 31 December 2027.', []],
    [
      'Το Πρόγραμμα «Νησιά» καλύπτει την περίοδο από 1/1/2021 έως 31/12/2027. Οι αιτήσεις υποβάλλονται έως 30/6/2026.',
      ['2026-06-30T20:59:59Z'],
    ],
    ['The programme is open for the period from 1 January 2024 to 31 December 2026.', ['2026-12-31T21:59:59Z']],
    ['Subject to the 40% limit, a grant of up to €9,000 per job shall apply in respect of any support granted.', []],
    ['The sum depends on the availability of funds after the adoption of the budget of 2027.', []],
  ] as const)
    test(`is none of its calls: ${text}`, async () => {
      const { programme } = await readCall(text)
      assert.deepEqual(
        programme.call.deadlines.flatMap((each) => ('at' in each ? [each.at] : [])),
        closes,
      )
      if (closes.length === 0) assert.equal(programme.call.opens_at, undefined)
    })
})
