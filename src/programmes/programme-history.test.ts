import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aPlace, aProgramme, countEvents, fresh, published } from '../../test/support/programme-world.ts'

const place = await aPlace()
after(() => place.api[Symbol.asyncDispose]())

test('published versions stay as they were, and their history names what changed', async () => {
  const { publisher, reader, house } = place
  const { slug } = fresh()
  await published(publisher, slug, aProgramme())
  await published(publisher, slug, aProgramme())
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.version, 1, 'an unchanged draft makes no version')
  const before = await reader('GET', `/programmes/${slug}`)
  const draft = await publisher('PATCH', `/programmes/${slug}`, {
    body: { funding: { max_subsidy: { amount: '40000.00', currency: 'EUR' } } },
    headers: { 'if-match': String(before.headers['etag']) },
  })
  assert.equal(draft.status, 200, JSON.stringify(draft.body))
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.funding.max_subsidy.amount, '30000.00')
  assert.equal((await publisher('POST', `/programmes/${slug}/publish`)).body.version, 2)
  assert.equal((await reader('GET', `/programmes/${slug}`)).body.funding.max_subsidy.amount, '40000.00')
  assert.equal((await reader('GET', `/programmes/${slug}?version=1`)).body.funding.max_subsidy.amount, '30000.00')
  assert.equal((await reader('GET', `/programmes/${slug}?version=3`)).status, 404)
  const first = await reader('GET', `/programmes/${slug}/history?limit=1`)
  assert.deepEqual(first.body.data[0].changed, ['/funding/max_subsidy/amount'])
  assert.equal(first.body.has_more, true)
  const second = await reader('GET', `/programmes/${slug}/history?limit=1&cursor=${first.body.next_cursor}`)
  assert.equal(second.body.data[0].version, 1)
  assert.equal((await publisher('POST', `/programmes/${slug}/publish`)).status, 409)
  assert.deepEqual(await countEvents(house, slug), ['programme.created', 'programme.updated'])
})

test('a ceiling of intensity that is set, moved or gone is told; a deadline cited elsewhere is the same; rates may hold until another day', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const first = aProgramme(word)
  const text = first.documents[0]?.text ?? ''
  const version = async (funding: Record<string, unknown>, cited: number, more: Record<string, unknown> = {}) => {
    const citations = [{ document: 'call', exact: text.slice(0, cited) }]
    const call = { ...first.call, deadlines: [{ ...first.call.deadlines[0], citations, ...more }] }
    await published(publisher, slug, { ...first, call, funding: { ...first.funding, ...funding } })
    const says = async (language: string): Promise<string[]> =>
      (await reader('GET', `/programmes/${slug}/changes?lang=${language}`)).body.changes.map(
        ({ text: said }: { text: string }) => said.replaceAll('\u00a0', ' '),
      )
    return [...(await says('el')), ...(await says('en'))]
  }
  await version({}, 12)
  assert.deepEqual(await version({ max_intensity_percent: 50 }, 12), [
    'Ανώτατο ποσοστό ενίσχυσης: δεν αναφερόταν· τώρα 50%.',
    'Highest rate of aid: not stated before; now 50%.',
  ])
  assert.deepEqual(await version({ max_intensity_percent: 60 }, 20), [
    'Ανώτατο ποσοστό ενίσχυσης: ήταν 50%· τώρα 60%.',
    'Highest rate of aid: was 50%; now 60%.',
  ])
  assert.deepEqual(await version({}, 12), [
    'Ανώτατο ποσοστό ενίσχυσης: δεν αναφέρεται πια (ήταν 60%).',
    'Highest rate of aid: no longer stated (it was 60%).',
  ])
  assert.deepEqual(await version({}, 12, { round: '1' }), [
    'Προθεσμία 30 Ιουνίου 2026, 15:00 (ώρα Ελλάδας), κύκλος: δεν αναφερόταν· τώρα «1».',
    'Deadline 30 June 2026, 15:00 (Greek time), round: not stated before; now "1".',
  ])
  const rows = first.funding.intensity.map((row) => ({ ...row, valid_to: '2026-12-31' }))
  assert.deepEqual(await version({ intensity: rows }, 12, { round: '1' }), [
    'Ποσοστό ενίσχυσης 50%, για ποιους ή πότε ισχύει: ήταν γενικά· τώρα έως 31 Δεκεμβρίου 2026.',
    'Intensity of aid of 50%, for whom or when it holds: was in general; now until 31 December 2026.',
  ])
})

test('two versions are compared in sentences, in both languages', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const lines = (more: Record<string, unknown> = {}) => [
    { id: 'less', title: { el: 'Λιγότερο ανεπτυγμένες' }, amount: { amount: '1000000.00', currency: 'EUR' }, ...more },
    { id: 'transition', amount: { amount: '500000.00', currency: 'EUR' } },
  ]
  const first = aProgramme(word, { budget_lines: lines() })
  await published(publisher, slug, first)
  const same = await reader('GET', `/programmes/${slug}/changes`)
  assert.deepEqual([same.body.from, same.body.to, same.body.changes], [1, 1, []])
  await published(publisher, slug, {
    ...first,
    call: { deadlines: [{ ...first.call.deadlines[0], at: '2026-09-30T15:00:00+03:00' }] },
    budget_lines: lines({ suspended: { status: 'exhausted', since: '2026-03-01T10:00:00Z' } }),
    funding: { ...first.funding, max_subsidy: { amount: '40000.00', currency: 'EUR' } },
    eligibility: { all: first.eligibility.all.slice(0, 2) },
  })
  const texts = async (query: string) =>
    (await reader('GET', `/programmes/${slug}/changes?${query}`)).body.changes.map(({ text: said }: { text: string }) =>
      said.replaceAll('\u00a0', ' '),
    )
  assert.deepEqual(await texts('lang=en'), [
    'No opening is stated any more (it was 1 February 2026, 10:00 (Greek time)).',
    'Extended: the deadline moved from 30 June 2026, 15:00 (Greek time) to 30 September 2026, 15:00 (Greek time).',
    'The line "Λιγότερο ανεπτυγμένες" counts as exhausted from 1 March 2026, 12:00 (Greek time) on.',
    'Greatest aid: was €30,000; now €40,000.',
    'The condition "Is there a plan?" no longer holds.',
  ])
  assert.equal(
    (await texts('lang=el'))[2],
    'Η γραμμή «Λιγότερο ανεπτυγμένες» θεωρείται εξαντλημένη από την 1η Μαρτίου 2026, 12:00 (ώρα Ελλάδας).',
  )
  const rest = { ...first, eligibility: { all: first.eligibility.all.slice(0, 2) } }
  const cited = (exact: string) => [{ document: first.documents[0]?.key, exact }]
  const text = first.documents[0]?.text ?? ''
  const rated = (percent: number, exact: string) => ({
    ...rest.funding,
    intensity: [{ percent, citations: cited(exact) }],
  })
  const line = (regions: string[]) => [{ id: 'only', regions, amount: { amount: '1000000.00', currency: 'EUR' } }]
  await published(publisher, slug, { ...rest, budget_lines: line(['EL30']), funding: rated(50, text.slice(0, 12)) })
  await published(publisher, slug, {
    ...rest,
    summary: { el: 'Νέα περίληψη' },
    budget_lines: line(['EL43']),
    funding: rated(50, text.slice(0, 20)),
  })
  assert.deepEqual(
    await texts('lang=en'),
    [
      'Regions of the line "Crete (EL43)": was Attica (EL30); now Crete (EL43).',
      'Summary: was "Ενίσχυση για επενδύσεις σε λογισμικό."; now "Νέα περίληψη".',
      'Summary: no longer "Aid for investments in software.".',
    ],
    'a rate that rests on another place is the same rate',
  )
  await published(publisher, slug, {
    ...rest,
    summary: { el: 'Νέα περίληψη' },
    budget_lines: line(['EL43']),
    funding: rated(60, text.slice(0, 20)),
  })
  assert.deepEqual(await texts('lang=el'), ['Ποσοστό ενίσχυσης: από 50% σε 60%.'])
  const staffed = (min: number) => ({
    ...rest,
    eligibility: {
      all: [...rest.eligibility.all, { id: 'staff', kind: 'headcount', measure: 'headcount', range: { min } }],
    },
  })
  await published(publisher, slug, staffed(3))
  await published(publisher, slug, staffed(5))
  assert.deepEqual(await texts('lang=en'), ['Condition "staff", bounds: was at least 3 AWU; now at least 5 AWU.'])
  assert.equal((await reader('GET', `/programmes/${slug}/changes?from=1&to=9`)).status, 404)
  assert.equal((await reader('GET', `/programmes/${slug}/changes?from=2&to=1`)).status, 400)
})
