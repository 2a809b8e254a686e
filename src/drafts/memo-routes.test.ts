import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { unzipSync, strFromU8 } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { sampleCatalogue, sampleProfiles } from '../edge/samples.ts'
import { loadReference } from '../reference/reference.ts'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'
import { aHouse, onOneEngine } from '../../test/support/house.ts'

const day = '2026-11-28'
/** Lines are broken anywhere, so words are compared without spaces. */
const tight = (text: string): string => text.replace(/[\s\u200b]+/gu, '')

interface Reasoning {
  id: string
  eligibility: string
  summary: string[]
  criteria: { sentence: string; outcome: string; citations: string[]; near_miss?: { sentence: string } }[]
  warnings: { sentence: string }[]
  missing: { label: string }[]
  near_miss?: { steps: { sentence: string }[] }
  readiness: { title: string; state: string }[]
  citations: { id: string; kind: string; quote?: { exact: string } }[]
}

describe('the memo of a match', onOneEngine, () => {
  let api: Api
  let caller: CallerOf
  const slugs = [
    'sample-digital-advanced',
    'sample-jtf-productive',
    'sample-green-transformation',
    'sample-leader-serres',
  ]
  const matches: { name: string; id: string }[] = []

  before(async () => {
    const house = await aHouse({ now: `${day}T09:00:00Z` })
    api = await anApi({ house })
    const publisher = await api.newPublisher()
    const reference = await loadReference()
    const samples = await sampleCatalogue(day, reference.activities)
    for (const { slug, programme } of samples.filter((each) => slugs.includes(each.slug))) {
      const put = await publisher.call('PUT', `/api/v1/programmes/memo-${process.pid}-${slug}`, programme)
      assert.ok(put.statusCode < 300, put.body)
      const published = await publisher.call('POST', `/api/v1/programmes/memo-${process.pid}-${slug}/publish`)
      assert.equal(published.statusCode, 200, published.body)
    }
    caller = await api.newCaller()
    for (const { name, profile } of (await sampleProfiles(day)).slice(0, 4)) {
      const made = await caller.call('POST', '/api/v1/profiles', { ...profile, relations: undefined })
      assert.equal(made.statusCode, 201, made.body)
      const found = await caller.call(
        'GET',
        `/api/v1/match/${made.json<{ id: string }>().id}?limit=100&eligibility=eligible,needs_info,needs_review,not_eligible`,
      )
      const own = found
        .json<{ data: { id: string; programme: { slug: string } }[] }>()
        .data.filter(({ programme }) => programme.slug.startsWith(`memo-${process.pid}-`))
      assert.equal(own.length, slugs.length)
      matches.push(...own.map(({ id }) => ({ name, id })))
    }
  })
  after(() => api[Symbol.asyncDispose]())

  const memo = async (id: string, query: string): Promise<Buffer> => {
    const answer = await caller.call('GET', `/api/v1/match/${id}/memo?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.rawPayload
  }
  const pagesOf = async (file: Buffer): Promise<string[]> =>
    (await extractText(await getDocumentProxy(new Uint8Array(file)))).text
  const wordsOf = (file: Buffer): string =>
    strFromU8(unzipSync(new Uint8Array(file))['word/document.xml'] ?? new Uint8Array())
      .replace(/<[^>]*>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&')

  it('is one page in both formats and languages, with verdict, deciding sentence, its quotation and the next step', async () => {
    const seen = new Set<string>()
    for (const { id } of matches) {
      for (const lang of ['el', 'en']) {
        const told = await caller.call('GET', `/api/v1/match/${id}/reasoning?lang=${lang}`)
        const reasoning = told.json<Reasoning>()
        seen.add(reasoning.eligibility)
        const pages = await pagesOf(await memo(id, `format=pdf&lang=${lang}`))
        assert.equal(pages.length, 1)
        for (const text of [tight(pages[0] ?? ''), tight(wordsOf(await memo(id, `format=docx&lang=${lang}`)))]) {
          assert.ok(text.includes(tight(reasoning.summary[0] ?? '-')), 'the verdict')
          const first = reasoning.criteria.find(({ sentence }) => reasoning.summary.includes(sentence))
          assert.ok(first !== undefined && text.includes(tight(first.sentence)), 'the deciding condition')
          const quotes = reasoning.citations.filter(({ kind }) => kind === 'source_span')
          assert.ok(
            quotes.some(({ quote }) => text.includes(tight(`«${quote?.exact.slice(0, 40)}`))),
            'no quotation',
          )
          if (reasoning.warnings[0] !== undefined)
            assert.ok(text.includes(tight(reasoning.warnings[0].sentence.slice(0, 60))), reasoning.warnings[0].sentence)
          if (reasoning.eligibility === 'needs_info')
            assert.ok(text.includes(tight(reasoning.missing[0]?.label ?? '-')), 'what is missing')
          for (const step of reasoning.near_miss?.steps.slice(0, 1) ?? [])
            assert.ok(text.includes(tight(step.sentence.slice(0, 40).replace(/\.$/u, ''))), step.sentence)
          assert.ok(text.includes(tight(id)) && !text.includes('/api/'), 'a client has no key: only its number is told')
        }
      }
    }
    assert.ok(seen.size >= 2, [...seen].join())
  })

  it('tells no step where it says that none was found', async () => {
    let without = 0
    for (const { id } of matches) {
      const told = (await caller.call('GET', `/api/v1/match/${id}/reasoning?lang=en`)).json<Reasoning>()
      const steps = told.criteria.flatMap(({ near_miss: step }) => step?.sentence ?? [])
      if (
        steps.length === 0 ||
        !told.summary.includes('No step was found that would change the outcome for this call.')
      )
        continue
      without += 1
      const text = tight(wordsOf(await memo(id, 'format=docx&lang=en')))
      assert.ok(text.includes(tight('No step was found')))
      for (const step of steps) assert.ok(!text.includes(tight(step.replace(/\.$/u, ''))), step)
    }
    assert.ok(without > 0)
  })

  it('names itself by programme and language, and the same day gives the same bytes and ETag', async () => {
    const { id } = matches[0] ?? { id: '' }
    for (const format of ['docx', 'pdf']) {
      const url = `/api/v1/match/${id}/memo?format=${format}&lang=en`
      const [first, second] = [await caller.call('GET', url), await caller.call('GET', url)]
      assert.match(String(first.headers['content-disposition']), new RegExp(String.raw`memo-.*-en\.${format}"$`, 'u'))
      assert.ok(first.rawPayload.equals(second.rawPayload), format)
      assert.equal(first.headers['etag'], second.headers['etag'])
      const again = await caller.call('GET', url, undefined, { 'if-none-match': String(first.headers['etag']) })
      assert.equal(again.statusCode, 304)
    }
    const greek = await caller.call('GET', `/api/v1/match/${id}/memo`, undefined, { 'accept-language': 'el' })
    assert.equal(greek.headers['content-language'], 'el')
    assert.match(String(greek.headers['content-type']), /wordprocessingml/u)
  })

  it('is refused in other formats, on days that do not exist, and for pairs that are not there', async () => {
    const { id } = matches[0] ?? { id: '' }
    for (const query of ['format=html', 'as_of=2026-02-30', 'format=pdf&page=2'])
      assert.equal((await caller.call('GET', `/api/v1/match/${id}/memo?${query}`)).statusCode, 400, query)
    const stranger = await api.newCaller()
    assert.equal((await stranger.call('GET', `/api/v1/match/${id}/memo`)).statusCode, 404)
  })

  it('tells what is at the head as the rest of the page does: aid that has no amount, a stop that is decided, an application made', async () => {
    const publisher = await api.newPublisher()
    const zone = 'Europe/Athens'
    const euros = (amount: string) => ({ amount, currency: 'EUR' })
    const call = { deadlines: [{ id: 'm', at: '2027-05-31T15:00:00+03:00', time_zone: zone, basis: 'fixed' }] }
    const text = 'Η υποβολή αναστέλλεται από τις 10/01/2027.'
    const suspended = {
      status: 'paused',
      since: '2027-01-10T00:00:00+02:00',
      citations: [{ document: 'call', exact: 'αναστέλλεται από τις 10/01/2027' }],
    }
    const body = {
      title: { el: 'Ρευστότητα', en: 'Liquidity' },
      country: 'GR',
      call: { ...call, suspended },
      documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
      funding: {
        instruments: ['guarantee', 'interest_subsidy'],
        max_subsidy: euros('40000.00'),
        loan: { max: euros('2000000.00') },
      },
      eligibility: { id: 'size', kind: 'size', include: ['micro', 'small', 'medium', 'large'] },
    }
    const slug = `memo-${process.pid}-liquidity`
    assert.equal((await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)).statusCode, 201)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    const reader = await api.newCaller()
    const profile = { kind: 'business', name: 'Άλμη ΙΚΕ', country: 'GR', headcount: 3, self_declared_size: 'micro' }
    const { id } = (await reader.call('POST', '/api/v1/profiles', profile)).json<{ id: string }>()
    const found = await reader.call('GET', `/api/v1/match/${id}?limit=100`)
    const match = found
      .json<{ data: { id: string; programme: { slug: string } }[] }>()
      .data.find(({ programme }) => programme.slug === slug)?.id
    const page = async (lang: string): Promise<string> => {
      const answer = await reader.call('GET', `/api/v1/match/${match}/memo?format=docx&lang=${lang}`)
      return tight(wordsOf(answer.rawPayload))
    }
    const told: Readonly<Record<string, readonly string[]>> = {
      el: [
        'δεν υπολογίζεται· η πρόσκληση δίνει έως 40.000 €· δάνειο έως 2.000.000 €',
        'Προθεσμία: 9 Ιανουαρίου 2027, 24:00 (ώρα Ελλάδας)',
        'ανοικτή έως 9 Ιανουαρίου 2027, 24:00 (ώρα Ελλάδας), μετά σε αναστολή',
        '«αναστέλλεται από τις 10/01/2027»',
      ],
      en: [
        'not computed; the call gives up to €40,000; loan of up to €2,000,000',
        'Deadline: 9 January 2027, 24:00 (Greek time)',
        'open until 9 January 2027, 24:00 (Greek time), then paused',
        '«αναστέλλεται από τις 10/01/2027»',
      ],
    }
    for (const [lang, texts] of Object.entries(told)) {
      const text = await page(lang)
      for (const each of texts) assert.ok(text.includes(tight(each)), `${each}\n${text}`)
      assert.ok(!text.includes(tight('none by the facts')) && !text.includes(tight('καμία με τα')))
    }
    const application = { number: 'G-77', submitted_at: '2026-11-20T09:00:00Z', stage: 'submitted' }
    const decision = { state: 'application', application }
    const put = await reader.call('PUT', `/api/v1/match/${match}/decision`, decision)
    assert.ok(put.statusCode < 300, put.body)
    const english = await page('en')
    assert.ok(english.includes(tight('on record as submitted on 20 November 2026')), english)
    assert.ok(!english.includes(tight('Next step: apply')))
    assert.ok((await page('el')).includes(tight('έχει καταχωριστεί ως υποβληθείσα στις 20 Νοεμβρίου 2026')))
  })
})
