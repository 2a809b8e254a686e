import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anAlertWorld, type AlertWorld } from '../../../test/support/alert-world.ts'
import type { CallerOf } from '../../../test/support/api.ts'
import { aHouse } from '../../../test/support/house.ts'
import { codePoints } from '../../core/citing/canonical.ts'

interface Cited {
  document: string
  exact: string
  start: number
  end: number
}
interface Answer {
  slug: string
  document: { id: string; key: string; role: string; order: number }
  text?: string
  draft: Record<string, unknown>
  fields: { field: string; pointer: string | null; value: unknown; citations: Cited[] }[]
  changes: { pointer: string; kind: string; text: string; citations: Cited[] }[]
  contradictions: { field: string; values: { value: unknown; citations: Cited[] }[] }[]
  notes: { pointer: string; text: string }[]
}
interface Shown {
  version: number | null
  status: string
  call: { deadlines: { id: string; at: string; moved?: unknown[] }[]; suspended?: { status: string; since: string } }
  budget_lines?: {
    id: string
    status: string
    amount?: unknown
    regions?: string[]
    suspended?: { since: string; citations: Cited[] }
  }[]
  funding: Record<string, unknown>
  documents: { key: string; id: string; role: string; title: string; published_on?: string }[]
}

const euro = (amount: string) => ({ amount, currency: 'EUR' })

const text = `Πρόσκληση: νέα εργαστήρια
Ο συνολικός προϋπολογισμός της Δράσης ανέρχεται σε 12.500.000 €.
Επιχορηγούνται επιχειρήσεις με τουλάχιστον τρεις εργαζόμενους.
Η ενίσχυση καταβάλλεται σε δύο δόσεις μετά από επιτόπιο έλεγχο.
`
const instalments = 'Η ενίσχυση καταβάλλεται σε δύο δόσεις μετά από επιτόπιο έλεγχο.'
const quoted = 'Ο συνολικός προϋπολογισμός της Δράσης ανέρχεται σε 12.500.000 €.'
const programme = {
  title: { el: 'Νέα εργαστήρια', en: 'New workshops' },
  country: 'GR',
  call: {
    opens_at: { at: '2026-01-10T10:00:00Z', time_zone: 'Europe/Athens' },
    deadlines: [{ id: 'main', at: '2026-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }],
  },
  budget_lines: [
    { id: 'attica', regions: ['EL30'], amount: euro('5000000.00') },
    { id: 'crete', regions: ['EL43'], amount: euro('7500000.00') },
  ],
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    total_budget: euro('12500000.00'),
    max_subsidy: euro('75000.00'),
    intensity: [{ percent: 50 }],
    citations: [
      { document: 'call', exact: quoted },
      { document: 'call', exact: instalments },
    ],
  },
  eligibility: { all: [] },
}

const decision = `Αθήνα, 02/03/2026
ΑΔΑ: ΨΧ4Ρ46ΜΤΛΡ-Α1Β
Θέμα: Πρώτη τροποποίηση της πρόσκλησης «Νέα εργαστήρια»
Έχοντας υπόψη:
1. Την πρόσκληση «Νέα εργαστήρια» με συνολικό προϋπολογισμό 12.500.000 € και λήξη υποβολής στις 30/06/2026.
Αποφασίζουμε
1. Την παράταση της ημερομηνίας λήξης της υποβολής αιτήσεων έως τις 30/09/2026 και ώρα 15:00, αντί της 30/06/2026.
2. Την αύξηση του συνολικού προϋπολογισμού της Δράσης από 12.500.000 € σε 20.000.000 €.
3. Λόγω εξάντλησης του προϋπολογισμού, αναστέλλεται από 05/03/2026 η υποβολή αιτήσεων στην Περιφέρεια Αττικής.
4. Το ανώτατο ποσό επιχορήγησης ορίζεται σε 90.000 € αντί 75.000 €.
5. Το ποσοστό ενίσχυσης αυξάνεται από 50% σε 55%.
6. Οι δικαιούχοι απασχολούν τουλάχιστον δύο (2) ΕΜΕ.
7. Κατά τα λοιπά η πρόσκληση ισχύει, έως την εξάντληση του προϋπολογισμού στην Περιφέρεια Κρήτης.
`

describe('a decision that changes a call', () => {
  let world: AlertWorld
  let publisher: CallerOf
  before(async () => {
    // Months pass here: what they change for the profiles of all other tests took longer than the rest.
    world = await anAlertWorld({ house: await aHouse({ own: true }) })
    publisher = await world.api.newPublisher()
    world.api.house.clock.set('2026-03-02T09:00:00Z')
  })
  after(() => world[Symbol.asyncDispose]())

  let count = 0
  const published = async (more: Record<string, unknown> = {}): Promise<string> =>
    world.publish([], { ...programme, ...more }, `amended-${process.pid}-${(count += 1)}`)
  const amend = (slug: string | undefined, body: string, query = '') =>
    world.api.send({
      method: 'POST',
      url: `/api/v1/programmes/extract?role=amendment${slug === undefined ? '' : `&slug=${slug}`}${query}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/plain' },
      payload: Buffer.from(body),
    })
  const amended = async (slug: string, body: string, query = ''): Promise<Answer> => {
    const answer = await amend(slug, body, query)
    assert.ok(answer.statusCode < 300, answer.body)
    return answer.json<Answer>()
  }
  const read = async (slug: string, version = ''): Promise<Shown> => {
    const answer = await publisher.call('GET', `/api/v1/programmes/${slug}${version}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<Shown>()
  }
  const textOf = async (slug: string, id: string): Promise<string> =>
    (await publisher.call('GET', `/api/v1/programmes/${slug}/documents/${id}`)).json<{ text: string }>().text

  it('becomes a draft with each difference cited to its own words; what is published stays until a person publishes', async () => {
    const slug = await published()
    const answer = await amended(slug, decision)
    assert.deepEqual(
      [answer.document.key, answer.document.role, answer.document.order],
      ['amendment-1', 'amendment', 2],
    )
    const points = codePoints(await textOf(slug, answer.document.id))
    const said = answer.changes.map(({ pointer, kind, citations }) => {
      for (const { document, exact, start, end } of citations) {
        assert.equal(document, 'amendment-1')
        assert.equal(points.slice(start, end), exact)
      }
      return [pointer, kind, citations.length]
    })
    assert.deepEqual(said, [
      ['/call/deadlines/main', 'changed', 1],
      ['/budget_lines/attica/suspended', 'added', 1],
      ['/funding/total_budget', 'changed', 1],
      ['/funding/max_subsidy', 'changed', 1],
      ['/funding/intensity', 'changed', 1],
      ['/documents/amendment-1', 'added', 0],
    ])
    const staff = answer.fields.find(({ field }) => field === 'criterion:headcount')
    assert.equal(staff?.pointer, null, 'a condition is told, and left to a person')
    assert.equal((await read(slug)).version, 1)
    assert.deepEqual((await read(slug)).funding['total_budget'], euro('12500000.00'))

    const draft = await read(slug, '?version=draft')
    assert.deepEqual(draft.call.deadlines[0]?.moved, [
      {
        from: '2026-06-30T12:00:00Z',
        to: '2026-09-30T12:00:00Z',
        decided_on: '2026-03-02',
        reference: 'ΨΧ4Ρ46ΜΤΛΡ-Α1Β',
      },
    ])
    assert.deepEqual(draft.funding['total_budget'], euro('20000000.00'))
    assert.deepEqual(draft.funding['max_subsidy'], euro('90000.00'))
    assert.deepEqual((draft.funding['intensity'] as { percent: number }[])[0]?.percent, 55)
    assert.equal(draft.budget_lines?.find(({ id }) => id === 'attica')?.suspended?.since, '2026-03-04T22:00:00Z')
    assert.equal(draft.call.suspended, undefined, 'until the budget is exhausted is no exhaustion')
    // Words on what the decision puts another figure in the place of hold no longer; the others do, where they stood.
    const old = (draft.funding['citations'] as Cited[]).filter(({ document }) => document === 'call')
    const first = draft.documents.find(({ key }) => key === 'call')
    const own = codePoints(await textOf(slug, first?.id ?? ''))
    assert.deepEqual(
      old.map(({ start, end }) => own.slice(start, end)),
      [instalments],
    )
  })

  it('once published moves alerts, and matches follow: the exhausted region is told apart from the others', async () => {
    const slug = await published()
    const caller = await world.newCaller()
    const places: Record<string, string> = {}
    for (const [name, region] of [
      ['Αθήνα', 'EL303'],
      ['Χανιά', 'EL434'],
    ] as const) {
      const made = await caller.call('POST', '/api/v1/profiles', {
        kind: 'client',
        name,
        country: 'GR',
        establishments: [{ region, role: 'headquarters' }],
      })
      places[region] = made.json<{ id: string }>().id
    }
    await world.settle()
    const alert = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug] } },
      channels: [{ type: 'webhook' }],
    })
    await amended(slug, decision)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    await world.at('2026-03-06T09:00:00Z')
    const statusFor = async (region: string): Promise<unknown> => {
      const answer = await caller.call('GET', `/api/v1/match/${places[region]}?status=open,exhausted&limit=100`)
      assert.equal(answer.statusCode, 200, answer.body)
      const match = answer
        .json<{ data: { programme: { slug: string; status: string } }[] }>()
        .data.find((each) => each.programme.slug === slug)
      return match?.programme.status
    }
    assert.deepEqual([await statusFor('EL303'), await statusFor('EL434')], ['exhausted', 'open'])
    await world.at('2026-06-24T09:00:00Z')
    assert.equal((await world.notifications(caller, alert)).filter(({ status }) => status === 'sent').length, 0)
    await world.at('2026-09-24T09:00:00Z')
    const told = (await world.notifications(caller, alert)).filter(({ lead_time }) => lead_time === 'P7D')
    assert.ok(told.some(({ deadline_at }) => deadline_at === '2026-09-30T12:00:00Z'))
    world.api.house.clock.set('2026-03-02T09:00:00Z')
  })

  it('of which one follows another goes on from the draft, and lifts what the first has stopped', async () => {
    const slug = await published()
    await amended(slug, decision)
    const second = await amended(
      slug,
      'Αποφασίζουμε:\nΑίρεται η αναστολή υποβολής αιτήσεων για την Περιφέρεια Αττικής.\nΟ προϋπολογισμός της Περιφέρειας Κρήτης αυξάνεται κατά 500.000 €.\n',
    )
    assert.equal(second.document.key, 'amendment-2')
    const draft = await read(slug, '?version=draft')
    assert.equal(draft.budget_lines?.find(({ id }) => id === 'attica')?.suspended, undefined)
    assert.deepEqual(draft.budget_lines?.find(({ id }) => id === 'crete')?.amount, euro('8000000.00'))
    assert.deepEqual(draft.funding['total_budget'], euro('20000000.00'), 'the first decision holds')
  })

  it('that stops some of the call never stops all of it, whatever names them', async () => {
    for (const [sentences, stopped] of [
      [
        'Εξαντλήθηκε ο προϋπολογισμός για την Περιφέρεια Κρήτης. Αναστέλλεται η υποβολή για αυτές από 30 Μαρτίου 2026.',
        ['crete'],
      ],
      ['Αναστέλλεται η υποβολή αιτήσεων για τις συγκεκριμένες κατηγορίες.', []],
    ] as const) {
      const slug = await published()
      await amended(slug, `Αποφασίζουμε:\n${sentences}\n`)
      const { call, budget_lines: lines = [] } = await read(slug, '?version=draft')
      assert.equal(call.suspended, undefined)
      assert.deepEqual(
        lines.filter(({ suspended }) => suspended !== undefined).map(({ id }) => id),
        stopped,
      )
    }
  })

  it('that lowers the rate leaves alone what its words tell as a rate, and not as points', async () => {
    const told = `${text}Για γυναίκες το ποσοστό ανέρχεται σε 60%.\nΓια νέους προστίθενται 5 μονάδες.\n`
    const bonus = (id: string, percent: number, exact: string) => ({
      id,
      percent,
      title: { el: exact },
      when: { kind: 'manual', id: `${id}-when` },
      citations: [{ document: 'call', exact }],
    })
    const slug = await published({
      documents: [{ ...programme.documents[0], text: told }],
      funding: {
        ...programme.funding,
        bonuses: [
          bonus('women', 10, 'Για γυναίκες το ποσοστό ανέρχεται σε 60%.'),
          bonus('young', 5, 'Για νέους προστίθενται 5 μονάδες.'),
        ],
      },
    })
    await amended(slug, 'Αποφασίζουμε:\nΤο ποσοστό ενίσχυσης μειώνεται από 50% σε 48%.\n')
    const { funding } = await read(slug, '?version=draft')
    const bonuses = funding['bonuses'] as { percent: number }[]
    assert.deepEqual(
      bonuses.map(({ percent }) => percent),
      [12, 5],
    )
  })

  it('that changes a rate from a day on leaves the applications before it their rate', async () => {
    const funding = {
      ...programme.funding,
      intensity: [
        { percent: 45, sizes: ['medium'] },
        { percent: 55, sizes: ['micro', 'small'] },
      ],
    }
    const decisions = [
      'Το ποσοστό για τις πολύ μικρές και μικρές επιχειρήσεις μειώνεται από 55% σε 50% για αιτήσεις που υποβάλλονται από 01/02/2027.',
      'Από 01/02/2027 η ένταση ενίσχυσης για τις πολύ μικρές και μικρές επιχειρήσεις μειώνεται από 55% σε 50%.',
      'The rate for micro and small enterprises is reduced from 55% to 50% for applications from 1 February 2027.',
    ]
    for (const decision of decisions) {
      const slug = await published({ funding })
      await amended(slug, `Αποφασίζουμε:\n${decision}\n`)
      const { funding: now } = await read(slug, '?version=draft')
      const rows = now['intensity'] as { percent: number; valid_from?: string; valid_to?: string }[]
      assert.deepEqual(
        rows.map(({ percent, valid_from: from, valid_to: to }) => [percent, from, to]),
        [
          [45, undefined, undefined],
          [55, undefined, '2027-01-31'],
          [50, '2027-02-01', undefined],
        ],
        decision,
      )
    }
  })

  it('that exhausts a region of an undivided budget leaves the other regions open', async () => {
    const { budget_lines: _lines, ...whole } = programme
    const slug = await world.publish([], whole, `amended-${process.pid}-${(count += 1)}`)
    await amended(
      slug,
      'Ανακοίνωση\nΕξαντλήθηκε ο προϋπολογισμός της δράσης για τις ακόλουθες Περιφέρειες:\n- Αττική\n- Νότιο Αιγαίο\n',
    )
    const { budget_lines: lines = [] } = await read(slug, '?version=draft')
    assert.deepEqual(
      lines.map(({ id, status }) => [id, status]),
      [
        ['el30', 'exhausted'],
        ['el42', 'exhausted'],
        ['other-regions', 'open'],
      ],
    )
    assert.equal(lines[2]?.regions?.length, 11)
    assert.equal(lines[0]?.suspended?.citations.length, 3)
  })

  it('in English says the same of a call of the Union, and the whole call can be exhausted', async () => {
    const slug = await published({
      country: 'EU',
      call: {
        deadlines: [{ id: 'main', at: '2026-06-30T15:00:00Z', time_zone: 'Europe/Brussels', basis: 'fixed' }],
      },
      budget_lines: [
        { id: 'transition', region_category: 'transition', amount: euro('4000000.00') },
        { id: 'less-developed', region_category: 'less_developed', amount: euro('8500000.00') },
      ],
    })
    await amended(
      slug,
      `Corrigendum
1. The deadline for submission is extended from 30 June 2026 to 30 September 2026 at 17:00 Brussels time.
2. The maximum grant is raised by EUR 10,000 to EUR 85,000.
3. The budget for transition regions is exhausted as of 1 March 2026.
`,
    )
    const draft = await read(slug, '?version=draft')
    assert.equal(draft.call.deadlines[0]?.at, '2026-09-30T15:00:00Z')
    assert.deepEqual(draft.funding['max_subsidy'], euro('85000.00'))
    assert.deepEqual(
      draft.budget_lines?.map(({ status }) => status),
      ['exhausted', 'open'],
    )
    await amended(slug, 'Notice\nAll funds have been fully committed; no further applications are accepted.\n')
    assert.equal((await read(slug, '?version=draft')).status, 'exhausted')
  })

  it('that takes something else for what held says so; what would make the programme unsound is told and left out', async () => {
    const slug = await published()
    const answer = await amended(
      slug,
      'Αποφασίζουμε\nΗ λήξη υποβολής αιτήσεων μετατίθεται στις 15/12/2025, αντί της 30/06/2026.\nΟ συνολικός προϋπολογισμός της Δράσης αυξάνεται από 10.000.000 € σε 15.000.000 €.\n',
      '&dry_run=true',
    )
    assert.equal(answer.fields.find(({ field }) => field === 'closes_at')?.pointer, null, 'before the call opens')
    assert.deepEqual(
      answer.contradictions.map(({ field, values }) => [field, values.map(({ value }) => value)]),
      // What the decision takes for what held; and a whole that its parts do not make up.
      [
        ['total_budget', [euro('12500000.00'), euro('10000000.00')]],
        ['total_budget', [euro('15000000.00'), euro('12500000.00')]],
      ],
    )
    assert.deepEqual(
      answer.contradictions[1]?.values.map(({ citations }) => citations.length),
      [1, 0],
      'the words on the whole are cited for the whole',
    )
    assert.deepEqual((answer.draft['funding'] as { total_budget: unknown }).total_budget, euro('15000000.00'))
    assert.equal((await publisher.call('GET', `/api/v1/programmes/${slug}?version=draft`)).statusCode, 404)
  })

  it('is dated and called by itself, never by what it recalls, decides or quotes', async () => {
    const recalling = `Έχοντας υπόψη:
1. Την υπ' αριθ. 1234/10-01-2026 πρόσκληση με ημερομηνία λήξης 30/06/2026.
Αποφασίζουμε:
1. Η παράγραφος 3 αντικαθίσταται ως εξής: «3. Οι δικαιούχοι απασχολούν τουλάχιστον μία (1) ΕΜΕ.»
2. Η προθεσμία υποβολής παρατείνεται έως τις 30/09/2026 και ώρα 15:00.
`
    const own = async (body: string) => {
      const slug = await published()
      await amended(slug, body)
      const { documents, call } = await read(slug, '?version=draft')
      const decided = documents.find(({ role }) => role === 'amendment')
      return [decided?.title, decided?.published_on, call.deadlines[0]?.moved]
    }
    const moved = { from: '2026-06-30T12:00:00Z', to: '2026-09-30T12:00:00Z' }
    assert.deepEqual(await own(`ΑΠΟΦΑΣΗ\n${recalling}`), ['ΑΠΟΦΑΣΗ', undefined, [moved]])
    assert.deepEqual(await own(`Αθήνα, 02/03/2026\nΘέμα: Τροποποίηση όρων της πρόσκλησης\n${recalling}`), [
      'Τροποποίηση όρων της πρόσκλησης',
      '2026-03-02',
      [{ ...moved, decided_on: '2026-03-02' }],
    ])
  })

  it('whose subject is another call changes nothing of this one', async () => {
    const slug = await published()
    const answer = await amended(
      slug,
      'Θέμα: Παράταση της πρόσκλησης «Ψηφιακά ξενοδοχεία»\nΑποφασίζουμε:\nΤην παράταση της προθεσμίας υποβολής έως τις 30/09/2026 και ώρα 15:00.\n',
    )
    assert.deepEqual(
      answer.changes.map(({ pointer }) => pointer),
      ['/documents/amendment-1'],
    )
    assert.deepEqual(
      answer.fields.map(({ field, pointer }) => [field, pointer]),
      [['change', null]],
    )
  })

  it('is refused without its programme, for one that is not there, and a second time', async () => {
    const slug = await published()
    assert.equal((await amend(undefined, decision)).statusCode, 400)
    assert.equal((await amend('no-such-programme', decision)).statusCode, 404)
    await amended(slug, decision)
    const again = await amend(slug, decision)
    assert.deepEqual([again.statusCode, again.json<{ code: string }>().code], [409, 'already_exists'])
  })
})
