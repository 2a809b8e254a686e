import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const account = await api.house.newAccount()
await api.house.db.asService('operate accounts', (tx) =>
  sql`update accounts set publisher = true where id = ${account}`.execute(tx),
)
const publisher = await api.callerOf(account)
let last = 0

/** What the second of two versions says otherwise. */
async function changesOf(versions: readonly [object, object], language = 'en'): Promise<string[]> {
  last += 1
  const path = `/api/v1/programmes/version-changes-${process.pid}-${last}`
  for (const version of versions) {
    const body = { title: { en: 'Aid' }, country: 'GR', call: { deadlines: [] }, documents: [], ...version }
    const put = await publisher.call('PUT', path, { funding: { instruments: ['grant'] }, ...body })
    assert.ok(put.statusCode < 300, put.body)
    const published = await publisher.call('POST', `${path}/publish`)
    assert.equal(published.statusCode, 200, published.body)
  }
  const answer = await publisher.call('GET', `${path}/changes?lang=${language}`)
  assert.equal(answer.statusCode, 200, answer.body)
  const { changes } = answer.json<{ changes: { text: string }[] }>()
  return changes.map(({ text }) => text.replaceAll('\u00a0', ' '))
}

const titled = (id: string) => ({ id, title: { en: id, el: id } })
const staff = (min: number, more: object = {}) => {
  return { ...titled('staff'), kind: 'headcount', measure: 'headcount', range: { min }, ...more }
}
const region = (include: string[], more: object = {}) => {
  return { ...titled('region'), kind: 'region', of: 'any_establishment', include, ...more }
}
const attribute = (name: string) => ({ ...titled(name), kind: 'attribute', name, test: { equals: true } })
const [ten, athens, franchise, exporting] = [
  staff(10),
  region(['EL30']),
  attribute('franchise'),
  attribute('exporting'),
]

describe('how conditions stand in the whole is told, whatever else changes', () => {
  const cases: readonly (readonly [string, unknown, unknown, readonly string[]])[] = [
    [
      'turned round beside a new one',
      { all: [ten, athens] },
      { all: [{ not: ten }, athens, franchise] },
      [
        '"staff" was a condition that has to be met; now it is an exclusion of whoever meets it.',
        'New condition: "franchise".',
      ],
    ],
    [
      'made an alternative',
      { all: [ten, athens] },
      { all: [athens, { any: [ten, franchise] }] },
      [
        '"staff" was a condition that has to be met; now it is one of several alternatives.',
        'New alternative, one of several ways: "franchise".',
      ],
    ],
    [
      'an alternative that goes',
      { all: [athens, { any: [ten, franchise] }] },
      { all: [ten, athens] },
      [
        '"staff" was one of several alternatives; now it is a condition that has to be met.',
        'The alternative "franchise" no longer holds.',
      ],
    ],
    [
      'a new exclusion',
      { all: [athens] },
      { all: [athens, { not: franchise }] },
      ['New exclusion: whoever meets "franchise" is left out.'],
    ],
    [
      'an exclusion that goes',
      { all: [athens, { not: franchise }] },
      { all: [athens] },
      ['The exclusion "franchise" no longer holds.'],
    ],
    [
      'an exclusion that loses its not, and asks something else',
      { all: [{ not: ten }, athens] },
      { all: [staff(20), athens] },
      [
        '"staff" was an exclusion of whoever meets it; now it is a condition that has to be met.',
        'Condition "staff", bounds: was at least 10 AWU; now at least 20 AWU.',
      ],
    ],
    [
      'another bound of an exclusion',
      { all: [{ not: ten }] },
      { all: [{ not: staff(20) }] },
      ['Exclusion "staff", bounds: was at least 10 AWU; now at least 20 AWU.'],
    ],
    [
      'a new condition with alternatives',
      { all: [athens] },
      { all: [athens, { any: [ten, franchise] }] },
      [
        'New condition that can be met in several ways, one of them: "staff" (at least 10 AWU).',
        'New condition that can be met in several ways, one of them: "franchise".',
      ],
    ],
    [
      'all of them left out together is one of them not met',
      { all: [{ not: { any: [ten, franchise] } }] },
      { all: [{ not: { all: [ten, franchise] } }] },
      [
        '"staff" was an exclusion of whoever meets it; now it is turned round as one of several alternatives: that it is not met.',
        '"franchise" was an exclusion of whoever meets it; now it is turned round as one of several alternatives: that it is not met.',
      ],
    ],
    [
      'more of them needed',
      { at_least: { k: 1, of: [ten, athens, franchise] } },
      { at_least: { k: 2, of: [ten, athens, franchise] } },
      [
        'The same conditions are joined otherwise: was one of ["staff", "region", "franchise"]; now at least 2 of ["staff", "region", "franchise"].',
      ],
    ],
    [
      'more of them needed beside a new one',
      { at_least: { k: 1, of: [ten, athens, franchise] } },
      { all: [exporting, { at_least: { k: 2, of: [ten, athens, franchise] } }] },
      [
        'New condition: "exporting".',
        'The conditions that stay are joined otherwise: was one of ["staff", "region", "franchise"]; now at least 2 of ["staff", "region", "franchise"].',
      ],
    ],
    [
      'an obligation from now on',
      { all: [ten, athens] },
      { all: [staff(10, { effect: 'obligation' }), athens] },
      ['"staff" was a condition that has to be met; now it is an obligation after the award.'],
    ],
    [
      'the same in another order and form',
      { all: [ten, { all: [athens, franchise] }] },
      { all: [franchise, { not: { any: [{ not: athens }, { not: ten }] } }] },
      [],
    ],
  ]
  for (const [title, before, now, expected] of cases)
    test(title, async () => {
      assert.deepEqual(await changesOf([{ eligibility: before }, { eligibility: now }]), expected)
    })

  test('in Greek', async () => {
    assert.deepEqual(
      await changesOf([{ eligibility: { all: [ten] } }, { eligibility: { all: [{ any: [ten, franchise] }] } }], 'el'),
      [
        'Το «staff» ήταν όρος που πρέπει να πληρούται· τώρα είναι μία από περισσότερες εναλλακτικές.',
        'Νέα εναλλακτική, ένας από περισσότερους τρόπους: «franchise».',
      ],
    )
  })
})

const activity = (exact: string[], basis = 'any') => {
  const codes = { scheme: 'kad_2025', include: { exact } }
  return { ...titled('activity'), kind: 'activity', role: 'existing', basis, codes }
}
const started = (from: string) => ({ ...titled('start'), kind: 'age', test: { measure: 'started_between', from } })
const legal = (side: 'include' | 'exclude') => ({ ...titled('form'), kind: 'legal_form', [side]: ['private_company'] })
const paper = (id: string) => ({ id, title: { en: id, el: id } })
const aid = (more: object) => ({ eligibility: { all: [] }, funding: { instruments: ['grant'], ...more } })
const bonus = (percent: number) => {
  return { intensity: [{ percent: 50 }], bonuses: [{ ...paper('young'), percent, when: manual }] }
}
const manual = { kind: 'manual', id: 'young', question: { en: 'Young?' } }

describe('what changed of a condition and of a list is named', () => {
  const conditions: readonly (readonly [unknown, unknown, readonly string[]])[] = [
    [
      region(['EL30']),
      region(['EL30'], { of: 'headquarters' }),
      ['Condition "region", place that counts: was establishment; now headquarters.'],
    ],
    [
      region(['EL30']),
      region(['EL30'], { exclude: ['EL303'] }),
      ['Condition "region", what is excluded: not stated before; now Central Athens (EL303).'],
    ],
    [
      activity(['62.10.11.03']),
      activity(['62.10.11.03'], 'main'),
      ['Condition "activity", activity that counts: was any of them; now the main one.'],
    ],
    [
      activity(['62.10.11.03']),
      activity(['62.10.11.03', '62.10.11.04']),
      ['Condition "activity", codes accepted as they stand: now also 62.10.11.04.'],
    ],
    [
      started('2020-01-01'),
      started('2021-01-01'),
      [
        'Condition "start", what is asked: was a start not before 1 January 2020; now a start not before 1 January 2021.',
      ],
    ],
    [
      legal('include'),
      legal('exclude'),
      [
        'Condition "form", what is accepted: no longer stated (it was private company (IKE)).',
        'Condition "form", what is excluded: not stated before; now private company (IKE).',
      ],
    ],
    [
      ten,
      staff(10, { measure: 'group_headcount' }),
      [
        'Condition "staff", figure that counts: was headcount (AWU) of the enterprise; now headcount (AWU) with partner and linked enterprises.',
      ],
    ],
    [ten, staff(10, { at: { event: 'award' } }), ['Condition "staff", day of the test: was submission; now award.']],
  ]
  for (const [before, now, expected] of conditions)
    test(expected.join(' '), async () => {
      const versions = [{ eligibility: { all: [before] } }, { eligibility: { all: [now] } }] as const
      assert.deepEqual(await changesOf(versions), expected)
    })

  const lists: readonly (readonly [object, object, readonly string[]])[] = [
    [
      { ...aid({}), required_documents: [paper('offers')] },
      { ...aid({}), required_documents: [paper('offers'), paper('licence')] },
      ['Added to required documents: "licence".'],
    ],
    [aid(bonus(10)), aid(bonus(5)), ['Increases of the intensity, "young", rate: was 10%; now 5%.']],
    [
      aid({ intensity: [{ percent: 50 }] }),
      aid({ intensity: [{ percent: 50, regions: ['EL30'] }, { percent: 40 }] }),
      ['Intensity of aid: from 50% to 40%.', 'New intensity of aid: 50% (Attica (EL30)).'],
    ],
  ]
  for (const [before, now, expected] of lists)
    test(expected.join(' '), async () => {
      assert.deepEqual(await changesOf([before, now]), expected)
    })
})

const text = 'Δικαιούχοι είναι επιχειρήσεις με προσωπικό και κωδικούς.'
const documents = (words = text, key = 'call') => [
  { key, title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: words },
]
const cited = (exact: string, document = 'call') => ({ citations: [{ document, exact }] })
const codes = (list: object) => ({ ...activity([]), codes: { scheme: 'kad_2025', ...list } })
const deadline = (more: object, id = 'main') => {
  const one = { id, at: '2027-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed', ...more }
  return { eligibility: { all: [] }, call: { deadlines: [one] } }
}
const asked = (question: string, id = 'asked') => ({ id, kind: 'manual', question: { el: question, en: question } })
const of = (...all: object[]) => ({ eligibility: { all }, documents: documents() })
const long = 'Η επιχείρηση οφείλει να διαθέτει όλα όσα ορίζει η πρόσκληση για τη συμμετοχή της στη δράση. '.repeat(3)

describe('what was and what is now is told', () => {
  const cases: readonly (readonly [string, object, object, readonly string[], readonly string[]])[] = [
    [
      'what ends submission',
      deadline({}),
      deadline({ basis: 'until_exhausted' }),
      [
        'Deadline 30 June 2027, 15:00 (Greek time), end of submission: was a fixed day; now until the budget is exhausted.',
      ],
      [
        'Προθεσμία 30 Ιουνίου 2027, 15:00 (ώρα Ελλάδας), λήξη της υποβολής: ήταν ορισμένη ημέρα· τώρα έως την εξάντληση του προϋπολογισμού.',
      ],
    ],
    ['the id of a deadline alone', deadline({}), deadline({}, 'other'), [], []],
    [
      'codes that are excluded from now on',
      of(codes({ include: { subtree: ['13'] } })),
      of(codes({ include: { subtree: ['13'] }, exclude: { subtree: ['13.9'] } })),
      ['Condition "activity", codes excluded with all codes under them: not stated before; now 13.9.'],
      ['Όρος «activity», κωδικοί που εξαιρούνται με όλους τους υποκωδικούς τους: δεν αναφερόταν· τώρα 13.9.'],
    ],
    [
      'a code that is accepted with all codes under it from now on',
      of(codes({ include: { exact: ['62.10.11.03'], subtree: ['13'] } })),
      of(codes({ include: { subtree: ['13', '62.10.11.03'] } })),
      ['Condition "activity": 62.10.11.03 was accepted as it stands, and is now with all codes under it.'],
      ['Όρος «activity»: ο κωδικός 62.10.11.03 γινόταν δεκτός όπως αναγράφεται, τώρα με όλους τους υποκωδικούς.'],
    ],
    [
      'forms of aid',
      aid({}),
      { ...aid({}), funding: { instruments: ['grant', 'loan'] } },
      ['Forms of aid: was grant; now grant, loan.'],
      ['Μορφές ενίσχυσης: ήταν επιχορήγηση· τώρα επιχορήγηση, δάνειο.'],
    ],
    [
      'the legal basis',
      { ...aid({}), legal_basis: [{ regime: 'gber_651_2014', article: '14' }] },
      { ...aid({}), legal_basis: [{ regime: 'de_minimis_2023_2831' }] },
      ['Legal basis: was Regulation (EU) No 651/2014 (article 14); now Regulation (EU) 2023/2831.'],
      ['Νομική βάση: ήταν Κανονισμός (ΕΕ) 651/2014 (άρθρο 14)· τώρα Κανονισμός (ΕΕ) 2023/2831.'],
    ],
    [
      'how many times the turnover',
      aid({ turnover_limit: { times: 2, period: 'last_closed_fy' } }),
      aid({ turnover_limit: { times: 1, period: 'last_closed_fy' } }),
      [
        'Limit of the budget by turnover: was 2 × turnover (last closed financial year); now 1 × turnover (last closed financial year).',
      ],
      [
        'Όριο του προϋπολογισμού ως προς τον κύκλο εργασιών: ήταν 2 × κύκλος εργασιών (τελευταία κλεισμένη χρήση)· τώρα 1 × κύκλος εργασιών (τελευταία κλεισμένη χρήση).',
      ],
    ],
    [
      'a question',
      of(asked('Παλιός όρος;')),
      of(asked('Νέος όρος;')),
      ['Condition "Νέος όρος;", question: was "Παλιός όρος;"; now "Νέος όρος;".'],
      ['Όρος «Νέος όρος;», ερώτηση: ήταν «Παλιός όρος;»· τώρα «Νέος όρος;».'],
    ],
    [
      'a title in one language',
      aid({}),
      { ...aid({}), title: { en: 'New title' } },
      ['Title: was "Aid"; now "New title".'],
      ['Τίτλος: ήταν «Aid»· τώρα «New title».'],
    ],
    [
      'of long words those that differ, and what is beside them',
      { ...aid({}), summary: { el: `${long}Έως 10 άτομα.` } },
      { ...aid({}), summary: { el: `${long}Έως 20 άτομα.` } },
      [
        'Summary: was "…για τη συμμετοχή της στη δράση. Έως 10 άτομα."; now "…για τη συμμετοχή της στη δράση. Έως 20 άτομα.".',
      ],
      [
        'Περίληψη: ήταν «…για τη συμμετοχή της στη δράση. Έως 10 άτομα.»· τώρα «…για τη συμμετοχή της στη δράση. Έως 20 άτομα.».',
      ],
    ],
    [
      'a text that grew, and no condition of it',
      of({ ...ten, ...cited('προσωπικό') }),
      { ...of({ ...ten, ...cited('προσωπικό') }), documents: documents(`Νέο. ${text}`) },
      ['The text of the document "Πρόσκληση" changed.'],
      ['Άλλαξε το κείμενο του εγγράφου «Πρόσκληση».'],
    ],
    [
      'other words of the text under a condition',
      of({ ...ten, ...cited('προσωπικό') }),
      of({ ...ten, ...cited('προσωπικό και κωδικούς') }),
      ['Condition "staff", words of the text on which it rests: was "προσωπικό"; now "προσωπικό και κωδικούς".'],
      ['Όρος «staff», λόγια του κειμένου στα οποία στηρίζεται: ήταν «προσωπικό»· τώρα «προσωπικό και κωδικούς».'],
    ],
    ['the id of a condition alone', of(ten), of({ ...ten, id: 'people' }), [], []],
    [
      'the key of a document alone',
      of({ ...ten, ...cited('προσωπικό') }),
      { ...of({ ...ten, ...cited('προσωπικό', 'text') }), documents: documents(text, 'text') },
      [],
      [],
    ],
    [
      'more of them needed',
      of({ at_least: { k: 1, of: [ten, athens, franchise] } }),
      of({ at_least: { k: 2, of: [ten, athens, franchise] } }),
      [
        'The same conditions are joined otherwise: was one of ["staff", "region", "franchise"]; now at least 2 of ["staff", "region", "franchise"].',
      ],
      [
        'Οι ίδιοι όροι συνδέονται αλλιώς: ήταν ένα από: [«staff», «region», «franchise»]· τώρα τουλάχιστον 2 από: [«staff», «region», «franchise»].',
      ],
    ],
    [
      'when an increase is given',
      aid(bonus(10)),
      aid({ ...bonus(10), bonuses: [{ ...paper('young'), percent: 10, when: { not: manual } }] }),
      ['Increase "young": "Young?" was a condition that has to be met; now it is an exclusion of whoever meets it.'],
      [
        'Προσαύξηση «young»: Το «Young?» ήταν όρος που πρέπει να πληρούται· τώρα είναι αποκλεισμός: μένει εκτός όποιος το πληροί.',
      ],
    ],
  ]
  for (const [title, before, now, english, greek] of cases)
    test(title, async () => {
      assert.deepEqual(await changesOf([before, now]), english)
      assert.deepEqual(await changesOf([before, now], 'el'), greek)
    })

  test('of many codes the first few are named, with how many more there are', async () => {
    const subtree = ['10', '11', '13', '14', '15', '16', '17', '18']
    const versions = [of(codes({ include: { subtree: ['10'] } })), of(codes({ include: { subtree } }))] as const
    assert.deepEqual(await changesOf(versions), [
      'Condition "activity", codes accepted with all codes under them: now also 11, 13, 14, 15 and 3 more.',
    ])
    assert.deepEqual(await changesOf(versions, 'el'), [
      'Όρος «activity», κωδικοί που γίνονται δεκτοί με όλους τους υποκωδικούς τους: προστέθηκαν 11, 13, 14, 15 και 3 ακόμη.',
    ])
  })
})
