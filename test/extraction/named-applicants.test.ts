import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { told } from './logic-is-kept.ts'

const reference = loadReference()
/** What is read of a text below a title, and the words of each question. */
async function read(text: string): Promise<{ conditions: string[]; asked: string[] }> {
  const { activities, regions } = await reference
  const language = isGreek(text) ? 'el' : 'en'
  const title = language === 'el' ? 'Επιδότηση «Δείγμα» 2027' : 'Sample scheme 2027'
  const document = readText(`${title}\n\n${text}\n`)
  const { programme } = extractProgramme(
    { ...document, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  )
  const { eligibility } = programme
  const all = 'all' in eligibility ? eligibility.all : [eligibility]
  const asked = all.flatMap((each) =>
    'kind' in each && each.kind === 'manual' ? [Object.values(each.title ?? {}).join(' ')] : [],
  )
  return { conditions: all.map(told), asked }
}

describe('what narrows those whom a sentence names', () => {
  const narrowed: readonly (readonly [text: string, ...read: string[]])[] = [
    ['The call is for retailers with 3 to 49 employees.', 'headcount 3 to 49'],
    ['Grants are for family-run hotels in island municipalities.'],
    ['The grant is for certified organic wineries with at least three closed financial years.', 'closed years >=3'],
    ['Who may apply\n\nInnovative SMEs may apply.', 'size micro+small+medium'],
    ['Who may apply\n\nListed companies with fewer than 250 employees may apply.', 'headcount <250'],
    ['Who may apply\n\nGarages with at least two years of operation may apply.', 'months >=24'],
    ['Δικαιούχοι είναι πολύ μικρές επιχειρήσεις εστίασης.', 'size micro'],
    [
      'Η πρόσκληση αφορά συνεταιρισμούς παραγωγών με έδρα στην Κρήτη.',
      'legal form cooperative',
      'region headquarters EL43',
    ],
    ['Η ενίσχυση δίνεται σε αρτοποιεία με τουλάχιστον δύο κλεισμένες χρήσεις.', 'closed years >=2'],
    ['Δικαιούχοι\n\nΦαρμακεία σε ορεινούς δήμους μπορούν να υποβάλουν αίτηση.'],
    ['Δικαιούχοι\n\nΚαινοτόμες μικρομεσαίες επιχειρήσεις μπορούν να υποβάλουν αίτηση.', 'size micro+small+medium'],
    ['Επιδοτούνται οικογενειακά ξενοδοχεία σε νησιωτικούς δήμους.'],
  ]
  for (const [text, ...values] of narrowed)
    test(`is asked beside what is read: ${text.replaceAll('\n\n', ' / ')}`, async () => {
      const { conditions } = await read(text)
      assert.deepEqual(conditions.toSorted(), [...values, 'manual'].toSorted())
    })

  const plain: readonly (readonly [text: string, ...read: string[]])[] = [
    ['The voucher of up to EUR 5,000 is available to micro enterprises.', 'size micro'],
    ['The grant is for SMEs to buy machinery.', 'size micro+small+medium'],
    [
      'Who may apply\n\nExisting small enterprises with at least two employees may apply.',
      'headcount >=2',
      'size small',
    ],
    ['Δικαιούχοι είναι μικρές επιχειρήσεις που λειτουργούν τουλάχιστον δύο έτη.', 'months >=24', 'size small'],
    [
      'Η δράση αφορά μικρομεσαίες επιχειρήσεις της Κεντρικής Μακεδονίας.',
      'region any_establishment EL52',
      'size micro+small+medium',
    ],
  ]
  for (const [text, ...values] of plain)
    test(`is nothing where all of it is read: ${text.replaceAll('\n\n', ' / ')}`, async () => {
      assert.deepEqual((await read(text)).conditions.toSorted(), values.toSorted())
    })
})

const cooperatives = 'legal form cooperative'

describe('what is said of one kind of applicants', () => {
  const kinds: readonly (readonly [text: string, ...read: string[]])[] = [
    ['The scheme is open to cooperatives and small enterprises.', `any(size small | ${cooperatives})`],
    ['The scheme is open to SMEs or research organisations.', 'any(size micro+small+medium | manual)'],
    [
      'Who may apply\n\nUniversities, and enterprises with at least ten employees, may apply.',
      'any(headcount >=10 | manual)',
    ],
    [
      'Who may apply\n\nSmall enterprises and cooperatives, which must have two closed financial years, may apply.',
      'closed years >=2',
      `any(size small | ${cooperatives})`,
    ],
    ['Δικαιούχοι είναι συνεταιρισμοί και μικρές επιχειρήσεις.', `any(size small | ${cooperatives})`],
    [
      'Επιλέξιμοι είναι δήμοι και μικρομεσαίες επιχειρήσεις.',
      'any(size micro+small+medium | legal form local_authority)',
    ],
    ['Δικαιούχοι είναι αγρότες και πολύ μικρές επιχειρήσεις μεταποίησης.', 'any(all(size micro & manual) | manual)'],
    [
      'Δικαιούχοι είναι οι ΚΟΙΝΣΕΠ και οι πολύ μικρές επιχειρήσεις που απασχολούν έως 5 άτομα.',
      'any(all(legal form social_cooperative_enterprise & manual) | all(size micro & headcount <=5))',
    ],
  ]
  for (const [text, ...values] of kinds)
    test(`binds no other: ${text.replaceAll('\n\n', ' / ')}`, async () => {
      assert.deepEqual((await read(text)).conditions.toSorted(), values.toSorted())
    })
})

describe('rows of a table of those who are refused', () => {
  test('keep the head that refuses them, and their remarks ask nothing', async () => {
    const table =
      'Who may apply\n\nExcluded\tRemark\nCompanies with over 250 staff\tsee the definition\nHolding companies\talso their subsidiaries\nEnterprises in Attica\tother call'
    const { conditions, asked } = await read(table)
    assert.deepEqual(conditions, ['headcount <=250', 'manual', 'region any_establishment not EL30'])
    assert.deepEqual(asked, ['Excluded: Holding companies'])
  })

  test('keep the title above the table, whenever what they tell happened', async () => {
    const table =
      'Ποιοι δεν συμμετέχουν\n\nΚατηγορία\tΣχόλιο\nΜε περισσότερους από 50 εργαζομένους\tμεγάλες\nΕταιρείες συμμετοχών\tχωρίς δραστηριότητα\nΕταιρείες που έκλεισαν το 2025\tανενεργές'
    const { conditions, asked } = await read(table)
    assert.deepEqual(conditions, ['headcount <=50', 'manual', 'manual'])
    assert.deepEqual(asked, [
      'Ποιοι δεν συμμετέχουν: Εταιρείες συμμετοχών',
      'Ποιοι δεν συμμετέχουν: Εταιρείες που έκλεισαν το 2025',
    ])
  })
})
