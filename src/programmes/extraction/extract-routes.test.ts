import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { anApi } from '../../../test/support/api.ts'
import { onOneEngine } from '../../../test/support/house.ts'
import { docxOf, zipOf } from '../../../test/support/zip.ts'
import { codePoints } from '../../core/citing/canonical.ts'
import { valueAt } from '../../core/drafting/pointer.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const publisher = await api.newPublisher()

interface Cited {
  exact: string
  start: number
  end: number
}
interface Answer {
  slug: string
  url: string | null
  text?: string
  document: { id: string; pages?: number[] }
  draft: Record<string, unknown>
  fields: { field: string; pointer: string | null; value: unknown; citations: Cited[] }[]
  contradictions: { field: string; values: { value: unknown; citations: Cited[] }[] }[]
  values: { kind: string; value: unknown; citation: Cited }[]
  unread?: Cited[]
  notes: { pointer: string; text: string }[]
}

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  text: 'text/plain',
}

function post(body: string | Uint8Array, type: keyof typeof types, query = '') {
  return api.send({
    method: 'POST',
    url: `/api/v1/programmes/extract?${query}`,
    headers: { authorization: `Bearer ${publisher.token}`, 'content-type': types[type] },
    payload: Buffer.from(body as string),
  })
}

async function tried(body: string | Uint8Array, type: keyof typeof types, query = ''): Promise<Answer> {
  const response = await post(body, type, `dry_run=true&${query}`)
  assert.equal(response.statusCode, 200, response.body)
  const answer = response.json<Answer>()
  const points = codePoints(answer.text ?? '')
  const cited = [
    ...answer.fields.flatMap(({ citations }) => citations),
    ...answer.contradictions.flatMap(({ values }) => values.flatMap(({ citations }) => citations)),
    ...answer.values.map(({ citation }) => citation),
  ]
  for (const { exact, start, end } of [...cited, ...(answer.unread ?? [])])
    assert.equal(points.slice(start, end), exact)
  for (const { field: name, pointer } of answer.fields)
    assert.ok(pointer === null || valueAt(answer.draft, pointer) !== undefined, `${name}: nothing stands at ${pointer}`)
  const read = answer.fields.flatMap(({ citations }) => citations)
  for (const { exact, start, end } of answer.unread ?? [])
    assert.ok(!read.some((each) => each.start < end && start < each.end), `cited and unread: ${exact}`)
  return answer
}

const field = (answer: Answer, name: string): unknown => answer.fields.find((each) => each.field === name)?.value
const euro = (amount: string) => ({ amount, currency: 'EUR' })

const call = `Δείγμα πρόσκλησης για νέα εργαστήρια
1. Δικαιούχοι
Δικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις που έχουν τουλάχιστον δύο (2) πλήρεις κλεισμένες διαχειριστικές χρήσεις.
Να απασχολούσαν τουλάχιστον τρεις (3) ΕΜΕ εξαρτημένης εργασίας κατά το προηγούμενο ημερολογιακό έτος.
Να διαθέτουν τραπεζικό λογαριασμό που προορίζεται μόνο για το έργο.
2. Προϋπολογισμός
Ο συνολικός προϋπολογισμός της Δράσης ανέρχεται σε 12,5 εκατ. €.
Ο επιχορηγούμενος προϋπολογισμός κάθε έργου είναι από 20.000 € έως 150.000 ευρώ.
Το ποσοστό ενίσχυσης είναι 55%.
3. Υποβολή
Η υποβολή αρχίζει στις 3 Φεβρουαρίου 2027, ώρα 12:00, και λήγει στις 30/06/2027 και ώρα 15:00.
`

test('a call becomes a draft: amounts, dates and conditions, each with its place in the stored text', async () => {
  const response = await post(call, 'text')
  assert.equal(response.statusCode, 201, response.body)
  const answer = response.json<Answer>()
  assert.equal(answer.slug, 'deigma-prosklisis-gia-nea-ergastiria')
  assert.equal(response.headers['location'], answer.url)
  const document = await publisher.call('GET', `/api/v1/programmes/${answer.slug}/documents/${answer.document.id}`)
  const { text } = document.json<{ text: string }>()
  const points = codePoints(text)
  for (const { citations } of answer.fields)
    for (const { exact, start, end } of citations) assert.equal(points.slice(start, end), exact)
  assert.deepEqual(
    ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'opens_at', 'closes_at'].map((name) =>
      field(answer, name),
    ),
    [
      euro('12500000.00'),
      euro('20000.00'),
      euro('150000.00'),
      { at: '2027-02-03T10:00:00Z', time_zone: 'Europe/Athens' },
      { at: '2027-06-30T12:00:00Z', time_zone: 'Europe/Athens' },
    ],
  )
  const draft = (await publisher.call('GET', `/api/v1/programmes/${answer.slug}?version=draft`)).json<{
    eligibility: { all: { kind: string }[] }
  }>()
  assert.deepEqual(
    draft.eligibility.all.map(({ kind }) => kind),
    ['age', 'size', 'headcount', 'manual'],
    'what cannot be structured is asked of a person',
  )
})

test('what nothing of the draft cites is told, so that no sentence is lost', async () => {
  const strange = 'Το εργαστήριο βλέπει προς τη θάλασσα. Τρία δένδρα στέκουν μπροστά του.'
  const answer = await tried(`${call}${strange}\n4. Πληροφορίες\n${strange}\n`, 'text')
  const unread = answer.unread ?? []
  assert.deepEqual(
    unread.map(({ exact }) => exact),
    [strange, strange],
  )
  const told = [...unread, ...answer.fields.flatMap(({ citations }) => citations)]
  const left = [...(answer.text ?? '')]
  for (const { start, end } of told) left.fill(' ', start, end)
  assert.deepEqual(
    left
      .join('')
      .match(/\S+(?: \S+)*/gu)
      ?.filter((rest) => /\p{L}{4}/u.test(rest)),
    ['Δείγμα πρόσκλησης για νέα εργαστήρια', '1. Δικαιούχοι', '2. Προϋπολογισμός', '3. Υποβολή', '4. Πληροφορίες'],
  )
})

test('what contradicts itself is told and stands nowhere in the draft', async () => {
  const answer = await tried(call.replace('από 20.000 € έως 150.000 ευρώ', 'από 20.000 € έως 1.500 ευρώ'), 'text')
  const sums = answer.fields.filter(({ field: name }) => /^(?:min|max)_eligible_cost$/u.test(name))
  assert.deepEqual(
    sums.map(({ pointer }) => pointer === null),
    sums.map(({ field: name }) => !Object.hasOwn(answer.draft['funding'] as object, name)),
  )
  assert.ok(sums.some(({ pointer }) => pointer === null))
})

test('a slug that is taken is refused when asked for, and numbered when made', async () => {
  const again = await post(call, 'text')
  assert.equal(again.json<Answer>().slug, 'deigma-prosklisis-gia-nea-ergastiria-2')
  const asked = await post(call, 'text', 'slug=deigma-prosklisis-gia-nea-ergastiria')
  assert.equal(asked.statusCode, 409)
  assert.equal(asked.json<{ code: string }>().code, 'already_exists')
})

test('the same call as HTML, as a Word document and in other encodings says the same', onOneEngine, async () => {
  const lines = call.trim().split('\n')
  const html = `<html><head><script>alert(1)</script></head><body>${lines.map((line) => (/^\d\./.test(line) ? `<h2>${line}</h2>` : `<p>${line}</p>`)).join('')}</body></html>`
  const docx = docxOf(lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join(''))
  const wanted = await tried(call, 'text')
  const summary = (answer: Answer) => answer.fields.map(({ field: name, value }) => [name, value])
  assert.deepEqual(summary(await tried(html, 'html')), summary(wanted))
  assert.deepEqual(summary(await tried(docx, 'docx')), summary(wanted))
  assert.deepEqual(summary(await tried(Buffer.from(`\ufeff${call}`, 'utf16le'), 'text')), summary(wanted))
})

test('cells of a table are read with the head of their column and the first cell of their row', async () => {
  const html = `<h2>Ένταση ενίσχυσης</h2><table><tr><th>Μέγεθος επιχείρησης</th><th>Ποσοστό ενίσχυσης</th></tr>
    <tr><td>Πολύ μικρές και μικρές επιχειρήσεις</td><td>60%</td></tr><tr><td>Μεσαίες επιχειρήσεις</td><td>50%</td></tr></table>`
  const { draft } = await tried(html, 'html')
  const { intensity } = draft['funding'] as { intensity: { percent: number; sizes: string[] }[] }
  assert.deepEqual(
    intensity.map(({ percent, sizes }) => [percent, sizes]),
    [
      [60, ['micro', 'small']],
      [50, ['medium']],
    ],
  )
})

test('words that say another amount than the digits are told, with both places', async () => {
  const answer = await tried('Το ανώτατο ποσό ενίσχυσης ανέρχεται σε διακόσιες χιλιάδες ευρώ (300.000 €).', 'text')
  assert.deepEqual(field(answer, 'max_subsidy'), euro('300000.00'))
  assert.deepEqual(
    answer.contradictions.map(({ field: name, values }) => [name, values.map(({ value }) => value)]),
    [['max_subsidy', [euro('300000.00'), euro('200000.00')]]],
  )
})

test('a criterion that says something else than its sentence is told before anybody publishes it', async () => {
  const sure = await tried(
    'Δικαιούχοι είναι επιχειρήσεις με όχι πάνω από εννέα ΕΜΕ μισθωτής εργασίας, πλην Αττικής.',
    'text',
  )
  assert.deepEqual(sure.notes, [])
  const slug = `coded-otherwise-${process.pid}`
  const quote = 'Δικαιούχοι είναι επιχειρήσεις με λιγότερους από 50 εργαζόμενους.'
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    title: { el: 'Δείγμα' },
    country: 'GR',
    call: { deadlines: [] },
    funding: { instruments: ['grant'] },
    documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: `${quote}\n` }],
    eligibility: {
      all: [
        {
          id: 'headcount',
          kind: 'headcount',
          measure: 'headcount',
          range: { max: 50 },
          citations: [{ document: 'call', exact: quote }],
        },
      ],
    },
  })
  assert.equal(put.statusCode, 201, put.body)
  const amended = await tried(
    'Αποφασίζουμε\nΠαράταση της υποβολής έως 30/06/2027.',
    'text',
    `role=amendment&slug=${slug}&lang=en`,
  )
  assert.deepEqual(
    amended.notes.map(({ pointer }) => pointer),
    ['/eligibility/all/0'],
  )
  assert.match(amended.notes[0]?.text ?? '', /50.*49/u)
})

test('lists of codes keep exclusions, ranges and lost zeros', async () => {
  const text = `Επιλέξιμοι ΚΑΔ 2025:
1111000 Καλλιέργεια σιταριού
10.71.11.00 Παραγωγή άρτου
Επιλέξιμοι είναι και οι κλάδοι 13 έως 15, εκτός από τον κλάδο 14 του ΚΑΔ 2025.
`
  const { draft } = await tried(text, 'text')
  const { all } = draft['eligibility'] as { all: { kind: string; codes?: unknown }[] }
  assert.deepEqual(all.find(({ kind }) => kind === 'activity')?.codes, {
    scheme: 'kad_2025',
    include: { exact: ['01.11.10.00', '10.71.11.00'], subtree: ['13', '14', '15'] },
    exclude: { subtree: ['14'] },
  })
})

test('an English call is read in its own habits', async () => {
  const text = `Sample call
Eligible applicants are SMEs established at least two years before the application.
The total budget of the call is EUR 22 million. Project budgets range from €30,000 to €400,000.
The aid intensity is 45%.
The deadline for submission is 5 May 2027 at 17:00 Brussels time.
`
  const answer = await tried(text, 'text', 'country=EU')
  assert.deepEqual(
    ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'closes_at'].map((name) => field(answer, name)),
    [
      euro('22000000.00'),
      euro('30000.00'),
      euro('400000.00'),
      { at: '2027-05-05T15:00:00Z', time_zone: 'Europe/Brussels' },
    ],
  )
})

test('where nobody names the country, it is that of those who apply, or the one that the text is about', async () => {
  const aid = 'Small bakeries may apply. The aid is granted under the de minimis Regulation (EU) 2023/2831.'
  for (const [text, country] of [
    [`Latvia: vouchers for bakeries\n${aid}`, 'LV'],
    [`Vouchers for bakeries\n${aid}\nIrish bakers asked for them.\nThe vouchers are paid in Ireland only.`, 'IE'],
    [`Σχέδιο για φούρνους στην Κύπρο\nΔικαιούχοι είναι μικρές επιχειρήσεις. Κανονισμός de minimis 2023/2831.`, 'CY'],
    [`Vouchers for bakeries\n${aid}\nBakers from Latvia came to see it.`, 'GR'],
  ] as const) {
    const { draft } = await tried(text, 'text')
    const { all } = draft['eligibility'] as { all: { kind: string; member_state?: string }[] }
    const regime = all.find(({ kind }) => kind === 'de_minimis')
    assert.deepEqual([draft['country'], regime?.member_state], [country, country], text)
  }
})

/** Made with reportlab and pypdf: a page with a password, and two pages with a drawing and no text. */
const encrypted = readFileSync(new URL('../../../test/support/files/encrypted.pdf', import.meta.url))
const scanned = readFileSync(new URL('../../../test/support/files/scanned.pdf', import.meta.url))

test('a document that cannot be read is refused with the reason, and nothing is stored', onOneEngine, async () => {
  const bomb = zipOf({ 'word/document.xml': Buffer.alloc(70 * 2 ** 20, 'a') })
  const liar = zipOf({ 'word/document.xml': Buffer.alloc(70 * 2 ** 20, 'a') }, 1000)
  for (const [body, type, reason] of [
    [encrypted, 'pdf', 'encrypted'],
    [scanned, 'pdf', 'scanned'],
    ['%PDF-1.7 and nothing more', 'pdf', 'damaged'],
    ['not a zip', 'docx', 'damaged'],
    [zipOf({ 'hello.txt': 'hello' }), 'docx', 'damaged'],
    [bomb, 'docx', 'bomb'],
    [liar, 'docx', 'damaged'],
    ['<html><body><script>only this</script></body></html>', 'html', 'empty'],
    ['<div>'.repeat(3000), 'html', 'nested'],
    [
      `Δικαιούχοι:\n${Array.from({ length: 1100 }, (_, n) => `• επιχειρήσεις του κλάδου ${n}`).join('\n')}`,
      'text',
      'too_many_citations',
    ],
  ] as const) {
    const response = await post(body, type)
    assert.equal(response.statusCode, 422, `${type} ${reason}: ${response.body}`)
    const told = response.json<{ code: string; errors: { code: string }[] }>()
    assert.equal(told.code, 'document_unreadable')
    assert.equal(told.errors[0]?.code, reason)
  }
  assert.equal((await post('', 'text')).statusCode, 422)
  const taken = await post(call, 'text', 'slug=taken-before')
  assert.equal(taken.statusCode, 201, taken.body)
  const again = await post(encrypted, 'pdf', 'slug=taken-before')
  assert.equal(again.statusCode, 409, 'what is wrong with the call is told before the document is opened')
  assert.equal((await publisher.call('POST', '/api/v1/programmes/extract', {})).statusCode, 422)
  assert.equal((await post('a\n', 'text', 'time_zone=Mars/Olympus')).statusCode, 400)
})

test('a text that is too long is counted before it is read, in every kind of document', onOneEngine, async () => {
  const paragraph = `<w:p><w:r><w:t>${'α&amp;β&#947;'.repeat(1000)}</w:t></w:r></w:p>`
  const documents = {
    'text of short lines': ['text', 'a b\n'.repeat(1_100_000)],
    'text of rows': ['text', 'a   b\n'.repeat(700_000)],
    'page of one paragraph': ['html', `<p>${'αβγδεζηθικ<b>λμνξοπρστυ</b> 1<sup>2</sup> '.repeat(200_000)}</p>`],
    'page of one cell': [
      'html',
      `<table><tr><td>${'αβγδεζηθικ<b>λμνξοπρστυ</b> 1<sup>2</sup> '.repeat(200_000)}</td></tr></table>`,
    ],
    'Word document': ['docx', docxOf(paragraph.repeat(1010))],
  } as const
  for (const [name, [type, body]] of Object.entries(documents)) {
    const told = await post(body, type, 'dry_run=true')
    const { errors } = told.json<{ errors?: { code: string }[] }>()
    assert.deepEqual([told.statusCode, errors?.[0]?.code], [422, 'too_long'], `${name}: ${told.body}`)
  }
  // White space is no text, and neither is what is not shown.
  const spaces = await tried(`${call}${' '.repeat(3_000_000)}${'\n'.repeat(3_000_000)}`, 'text')
  assert.deepEqual(field(spaces, 'total_budget'), euro('12500000.00'))
  const hidden = await tried(
    `<p>The total budget is EUR 100 000.</p><script>${'a b '.repeat(1_100_000)}</script>`,
    'html',
  )
  assert.deepEqual(field(hidden, 'total_budget'), euro('100000.00'))
})

const shared = process.env['SHARED_DATA'] ?? '../shared/data'

test(
  'every value of the Greek cases comes out, with its place',
  { skip: !exists(`${shared}/gr-call-texts`) },
  async () => {
    const { cases } = JSON.parse(readFileSync(`${shared}/gr-call-texts/extraction_cases.json`, 'utf8')) as {
      cases: { fn: string; in: string; out: unknown }[]
    }
    let checked = 0
    for (const { fn, in: text, out } of cases) {
      if (fn.startsWith('normalize')) continue
      const { values } = await tried(text, 'text', 'language=el')
      const found = values.flatMap(({ value }) => numbersOf(value))
      for (const wanted of [out].flat()) {
        assert.ok(found.includes(String(wanted)), `${text}: ${found.join(', ')}`)
        checked += 1
      }
    }
    assert.ok(checked >= 6)
  },
)

function numbersOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  if ('amount' in value) return [String(Number(value.amount))]
  if ('date' in value) return [String(value.date)]
  return Object.values(value).flatMap(numbersOf)
}

function exists(path: string): boolean {
  try {
    readFileSync(`${path}/extraction_cases.json`)
    return true
  } catch {
    if (process.env['CI'] === 'true') throw new Error(`${path} is not there`)
    return false
  }
}

test(
  'text that other programs made of a document is read: an empty last page, a line without end',
  onOneEngine,
  async () => {
    const pages = await tried(`${call}\fΠαράρτημα: δικαιολογητικά.\n\n\f`, 'text')
    assert.equal(pages.document.pages?.length, 3)
    assert.deepEqual(field(pages, 'total_budget'), euro('12500000.00'))
    const endless = await tried(`${call}${'α'.repeat(2_000_000)}`, 'text')
    assert.deepEqual(field(endless, 'total_budget'), euro('12500000.00'))
  },
)

test(
  'what is sent under the name of another kind, or as JSON, is refused with what would be right',
  onOneEngine,
  async () => {
    for (const type of ['text', 'html'] as const)
      for (const bytes of [docxOf('<w:p><w:r><w:t>Πρόσκληση</w:t></w:r></w:p>'), Buffer.from('%PDF-1.7\n')]) {
        const response = await post(bytes, type, 'dry_run=true')
        assert.equal(response.statusCode, 422, response.body)
        assert.equal(response.json<{ code: string }>().code, 'document_unreadable')
      }
    const json = await publisher.call('POST', '/api/v1/programmes/extract?dry_run=true', { a: 1 })
    assert.equal(json.statusCode, 422)
    assert.match(json.body, /send the file itself, with its Content-Type: application\/pdf/u)
    const reserved = await post(call, 'text', 'dry_run=true&slug=search')
    assert.equal(reserved.statusCode, 400, 'a dry run refuses what the run would')
    assert.equal((await tried('Search\n\nThe total budget is EUR 100 000.', 'text')).slug, 'search-2')
  },
)

test(
  'signs that nobody sees are no fault of a document: titles, headings and names are drafted without them',
  onOneEngine,
  async () => {
    const unseen = String.fromCodePoint(0x01, 0x07, 0x08, 0x0b, 0x1b, 0x7f, 0x81, 0x90)
    const lines = call.trim().split('\n')
    for (const [sign, shown] of [
      ...[...unseen].map((each) => [each, ''] as const),
      // What stands there in the code pages of Windows.
      ['\u0080', '€ '],
      ['\u0096', '– '],
    ] as const) {
      const title = `Πρόσκληση «Νέα ${sign} εργαστήρια»`
      const named = { el: `Πρόσκληση «Νέα ${shown}εργαστήρια»` }
      const heads = lines.slice(1).map((line) => line.replace(/^(\d\.) /u, `$1 ${sign}`))
      const text = [title, ...heads].join('\n')
      const html = `<h1>${title}</h1>${heads.map((line) => (/^\d\./u.test(line) ? `<h2>${line}</h2>` : `<p>${line}</p>`)).join('')}`
      const answers = [await tried(text, 'text'), await tried(html, 'html')]
      if (sign >= '\u0080')
        answers.push(
          await tried(
            docxOf(
              `<w:p><w:r><w:t>${title}</w:t></w:r></w:p>${heads.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}`,
            ),
            'docx',
          ),
        )
      for (const answer of answers) {
        assert.deepEqual(answer.draft['title'], named)
        assert.doesNotMatch(JSON.stringify(answer.draft), /\\u00|\\[bf]|[\u007f-\u009f]/u)
        assert.deepEqual(field(answer, 'total_budget'), euro('12500000.00'))
      }
    }
    const decision = `Απόφαση τροποποίησης\u0007 της πρόσκλησης\nΗ προθεσμία παρατείνεται έως 30/09/2027.\n`
    const { slug } = (await post(call, 'text', 'slug=to-be-prolonged')).json<Answer>()
    const prolonged = await tried(decision, 'text', `role=amendment&slug=${slug}`)
    assert.equal(valueAt(prolonged.draft, '/documents/1/title'), 'Απόφαση τροποποίησης της πρόσκλησης')
  },
)

test('headings of signs and letters of two units are no fault of a document, either', onOneEngine, async () => {
  const long = `a${'\u{1d400}'.repeat(400)}`
  const answer = await tried(
    `<h1>—</h1><h1>Πρόσκληση για νέα εργαστήρια</h1><h2>${long}</h2><p>Δικαιούχοι είναι μικρές επιχειρήσεις.</p>
<p>Προϋπολογισμός ανά κατηγορία:</p><table><tr><th>Κατηγορία</th><th>Προϋπολογισμός</th></tr>
<tr><td>${long}</td><td>1.000.000 €</td></tr><tr><td>Σύνολο</td><td>1.000.000 €</td></tr></table>
<ul><li>Να διαθέτουν ${long} άδεια λειτουργίας.</li></ul>`,
    'html',
    'language=el',
  )
  assert.deepEqual(answer.draft['title'], { el: 'Πρόσκληση για νέα εργαστήρια' })
  assert.ok(JSON.stringify(answer.draft).isWellFormed())
})

test('a title that says nothing is refused before anything is read of the document as a draft', async () => {
  for (const title of ['%F1%83%8F%8C', '%20', '%07x']) {
    const answer = await post('<p>Πρόσκληση</p>', 'html', `dry_run=true&title=${title}`)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.equal(answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer, '?title')
  }
  assert.deepEqual((await tried('\u2014\u2014\n\u2022', 'text', 'lang=en')).draft['title'], { en: 'Document' })
})

test('least plans by size become alternatives of the draft, and what is likely of something else is shown beside it', async () => {
  const answer = await tried(
    `${call.replace(/Ο επιχορηγούμενος προϋπολογισμός[^\n]*\n/u, '')}4. Ύψος επενδύσεων
Ο ελάχιστος επιλέξιμος προϋπολογισμός του σχεδίου ανέρχεται σε:
• 90.000 ευρώ όταν ο φορέας είναι μικρή επιχείρηση,
• 30.000 ευρώ όταν είναι πολύ μικρή.
5. Ενημέρωση
Η μέση επιχείρηση του κλάδου επένδυσε έως 80.000 ευρώ το 2025.
`,
    'text',
  )
  const { all } = answer.draft['eligibility'] as { all: readonly object[] }
  const bounds = JSON.stringify(all.filter((each) => 'any' in each))
  assert.match(bounds, /"amount":"90000.00"/u)
  assert.match(bounds, /"amount":"30000.00"/u)
  const beside = answer.fields.filter(({ pointer }) => pointer === null).map(({ value }) => JSON.stringify(value))
  assert.ok(beside.includes(JSON.stringify(euro('80000.00'))), beside.join())
  assert.ok(!JSON.stringify(answer.draft).includes('80000.00'))
})

test('a call in which no condition of applicants is found asks for them, and is open to nobody by that', async () => {
  for (const [text, others] of [
    ['Sample call: aid for machines\n\nThe aid covers 30% of the cost of machines.\n', []],
    [
      'Sample call: aid for machines\n\nThe aid is granted under Regulation (EU) 2023/2831 (de minimis).\n',
      ['de_minimis'],
    ],
    ['Sample call: aid for machines\n\nWho may apply\n\nSmall enterprises.\n', undefined],
  ] as const) {
    const { draft } = await tried(text, 'text')
    const { all } = draft['eligibility'] as { all: { kind: string; about?: string }[] }
    const asked = all.filter(({ about }) => about === 'everything').length
    assert.equal(asked, others === undefined ? 0 : 1, text)
    if (others !== undefined)
      assert.deepEqual(
        all.slice(0, -1).map(({ kind }) => kind),
        others,
      )
  }
})
