import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultsOf } from '../core/drafting/document-faults.ts'
import { sectionsOf, statementsOf, type DraftDocument } from '../core/drafting/document.ts'
import { sampleCatalogue, sampleProfiles } from '../edge/samples.ts'
import { doneBy } from '../platform/jobs/jobs.ts'
import { runJobs, type Worker } from '../platform/jobs/run-jobs.ts'
import { uuidOf, type Id } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import { openProgrammes } from '../programmes/programmes.ts'
import { loadReference } from '../reference/reference.ts'
import { namesOf } from '../wording/names.ts'
import { generateJob } from './draft-job.ts'
import type { DraftsKit } from './drafts.ts'
import { generate, giveUp } from './generate.ts'
import type { WriterModel } from './model/writer-model.ts'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'
import { aHouse } from '../../test/support/house.ts'

interface Draft {
  id: string
  job_id: string
  status: string
  error: { code: string; detail: string } | null
  edited_sections: string[]
  differences?: { citations: { anchor: string; before?: unknown; after?: unknown }[]; sections: string[] }
  document: DraftDocument | null
}

const day = '2026-11-28'
const now = `${day}T09:00:00Z`

describe('application drafts', () => {
  let api: Api
  let publisher: CallerOf
  let slug = ''
  let programme: Record<string, unknown> = {}
  let profile: Record<string, unknown> = {}
  const closing = new AsyncDisposableStack()
  let kit: DraftsKit
  let worker: Worker

  before(async () => {
    const house = await aHouse({ now })
    api = closing.use(await anApi({ house }))
    publisher = await api.newPublisher()
    const reference = await loadReference()
    const sample = (await sampleCatalogue(day, reference.activities)).find(
      (each) => each.slug === 'sample-digital-advanced',
    )
    const client = (await sampleProfiles(day)).find(({ name }) => name === 'software-athens')
    assert.ok(sample !== undefined && client !== undefined)
    slug = `drafts-${process.pid}`
    programme = sample.programme as unknown as Record<string, unknown>
    profile = client.profile as unknown as Record<string, unknown>
    await publish(programme)
    const programmes = openProgrammes(reference)
    const matching = { reference, catalogue: programmes.catalogue }
    kit = { matching, names: namesOf(reference.regions) }
    worker = await working()
  })
  after(async () => {
    await worker[Symbol.asyncDispose]()
    await closing.disposeAsync()
  })

  async function working(options: Partial<typeof generateJob> = {}, other: Partial<DraftsKit> = {}): Promise<Worker> {
    const { db, clock } = api.house
    const made = generate({ ...kit, ...other })
    const jobs = [doneBy({ ...generateJob, ...options }, made, giveUp)]
    return runJobs({ db, clock, log: openLog('silent'), jobs })
  }

  async function publish(body: Record<string, unknown>, name = slug): Promise<void> {
    const put = await publisher.call('PUT', `/api/v1/programmes/${name}`, body)
    assert.ok(put.statusCode < 300, put.body)
    const published = await publisher.call('POST', `/api/v1/programmes/${name}/publish`)
    assert.equal(published.statusCode, 200, published.body)
  }

  /** A caller with the sample client, and the match with the programme. */
  async function aMatch(
    changes: Record<string, unknown> = {},
    name = slug,
  ): Promise<{ caller: CallerOf; profileId: string; match: string }> {
    const caller = await api.newCaller()
    const { external_id: _id, ...rest } = profile
    const made = await caller.call('POST', '/api/v1/profiles', { ...rest, ...changes })
    assert.equal(made.statusCode, 201, made.body)
    const profileId = made.json<{ id: string }>().id
    const verdicts = 'eligibility=eligible&eligibility=needs_info&eligibility=needs_review&eligibility=not_eligible'
    const found = await caller.call('GET', `/api/v1/programmes/${name}/matches?${verdicts}`)
    const match = found
      .json<{ data: { id: string; profile_id: string }[] }>()
      .data.find((each) => each.profile_id === profileId)
    assert.ok(match, found.body)
    return { caller, profileId, match: match.id }
  }

  async function asked(caller: CallerOf, body: Record<string, unknown>): Promise<Draft> {
    const answer = await caller.call('POST', '/api/v1/drafts/generate', body)
    assert.equal(answer.statusCode, 202, answer.body)
    const draft = answer.json<Draft>()
    assert.equal(answer.headers.location, `/api/v1/jobs/${draft.job_id}`)
    return draft
  }

  async function read(caller: CallerOf, id: string): Promise<{ draft: Draft; etag: string }> {
    const answer = await caller.call('GET', `/api/v1/drafts/${id}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return { draft: answer.json<Draft>(), etag: String(answer.headers.etag) }
  }

  async function completed(caller: CallerOf, id: string): Promise<{ draft: Draft; etag: string }> {
    for (let waited = 0; waited < 90_000; waited += 50) {
      const found = await read(caller, id)
      if (found.draft.status !== 'queued' && found.draft.status !== 'generating') return found
      await sleep(50)
    }
    throw new Error('the draft was not made in time')
  }

  interface JobShown {
    status: string
    progress: { done: number; total: number }
    result: { unverified: string[] }
  }

  /** The job of a draft, which ends a moment after the draft is complete. */
  async function ended(caller: CallerOf, id: string): Promise<JobShown> {
    for (let waited = 0; waited < 10_000; waited += 20) {
      const job = (await caller.call('GET', `/api/v1/jobs/${id}`)).json<JobShown>()
      if (job.status !== 'queued' && job.status !== 'running') return job
      await sleep(20)
    }
    throw new Error('the job did not end in time')
  }

  async function events(caller: CallerOf, type: string): Promise<unknown[]> {
    const { rows } = await api.house.db.raw.query(
      'owner',
      'select data from platform_events where account_id = $1 and type = $2',
      [caller.accountId, type],
    )
    return rows
  }

  it('are made by a job, sound and cited, and told of once', async () => {
    const { caller, match } = await aMatch()
    const first = await asked(caller, { match_id: match })
    const { draft } = await completed(caller, first.id)
    assert.equal(draft.status, 'completed')
    assert.ok(draft.document)
    assert.deepEqual(faultsOf(draft.document), [])
    assert.equal(draft.document.template, 'gr-espa')
    assert.equal(draft.document.language, 'el')
    const job = await ended(caller, first.job_id)
    assert.equal(job.status, 'succeeded')
    assert.equal(job.progress.done, job.progress.total)
    assert.deepEqual(job.result.unverified, [])
    assert.equal((await events(caller, 'draft.completed')).length, 1)
  })

  it('hold the plan that the profile tells: VAT, financing, phases and indicators, each cited and verified', async () => {
    const euros = (amount: string) => ({ amount, currency: 'EUR' })
    const plan = {
      ...(profile['planned_investment'] as object),
      amount: euros('60000.00'),
      categories: [{ category: 'software', amount: euros('60000.00') }],
      starts_on: '2027-03-01',
      vat: { percent: 24, recoverable: false },
      financing: { own_funds: euros('20000.00') },
      phases: [
        { title: 'Προμήθεια και εγκατάσταση', from_month: 1, to_month: 4, milestone: 'Λογισμικό σε λειτουργία' },
        { title: 'Εκπαίδευση', from_month: 5, to_month: 6 },
      ],
      indicators: [
        { title: 'Ηλεκτρονικές παραγγελίες', unit: 'ανά μήνα', baseline: 40, target: 50, year: 2028 },
        { title: 'Πελάτες εκτός Ελλάδας', target: 12 },
      ],
    }
    const { caller, match } = await aMatch({ planned_investment: plan })
    for (const language of ['el', 'en']) {
      const first = await asked(caller, { match_id: match, language })
      const { draft } = await completed(caller, first.id)
      const job = await ended(caller, first.job_id)
      assert.deepEqual(job.result.unverified, [])
      assert.ok(draft.document)
      assert.deepEqual(faultsOf(draft.document), [])
      const asking = draft.document.open_questions.map(({ id }) => id)
      assert.ok(!asking.includes('q.phases') && !asking.includes('q.financing_split'), asking.join())
      // One indicator has no baseline.
      assert.ok(asking.includes('q.indicators'))
      const tables = [...sectionsOf(draft.document)].flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'table' ? block.rows.map(({ cells }) => cells.map((c) => c.text)) : [],
        ),
      )
      const rowOf = (title: string) => tables.find(([name]) => name === title)?.join(' | ') ?? ''
      assert.match(
        rowOf('Εκπαίδευση'),
        language === 'el'
          ? /5 \| 6 \| 1 Ιουλίου 2027 \| 31 Αυγούστου 2027/u
          : /5 \| 6 \| 1 July 2027 \| 31 August 2027/u,
      )
      assert.match(rowOf('Ηλεκτρονικές παραγγελίες'), /ανά μήνα \| 40 \| 50 \| 25% \| 2028/u)
      assert.match(rowOf(language === 'el' ? 'Ίδια κεφάλαια' : 'Own funds'), /20[.,]000/u)
      // 60,000 € and 24 % VAT that the business bears.
      assert.ok(
        tables.some((row) => /74[.,]400/u.test(row.join(' '))),
        'total with VAT',
      )
    }
  })

  it('tell every coming deadline with its stage by the words of the call, one at midnight as 24:00 of the day that ends', async () => {
    const [document] = programme['documents'] as { key: string; text: string }[]
    assert.ok(document !== undefined)
    const words = 'Οι αρχικές προτάσεις υποβάλλονται έως τις 28.02.2027 και ώρα 23:59.'
    const text = `${document.text}\n\n${words}\n`
    const zone = { time_zone: 'Europe/Athens', basis: 'fixed' }
    const deadlines = [
      { ...zone, id: 'full', at: '2027-07-01T00:00:00+03:00', stage: 'application' },
      { ...zone, id: 'gone', at: '2026-11-20T12:00:00Z', stage: 'pre_proposal' },
      {
        ...zone,
        id: 'first',
        at: '2027-02-28T23:59:00+02:00',
        stage: 'pre_proposal',
        citations: [{ document: document.key, exact: words }],
      },
      { id: 'budget', time_zone: 'Europe/Athens', basis: 'until_exhausted' },
    ]
    const others = (programme['documents'] as object[]).slice(1)
    const call = { ...(programme['call'] as object), selection: 'comparative' }
    const own = `${slug}-stages`
    await publish({ ...programme, documents: [{ ...document, text }, ...others], call: { ...call, deadlines } }, own)
    const midnight = `${slug}-midnight`
    await publish(
      { ...programme, call: { ...call, deadlines: [{ ...zone, id: 'end', at: '2027-01-01T00:00:00+02:00' }] } },
      midnight,
    )
    const told = async (name: string, language: string) => {
      const { caller, match } = await aMatch({}, name)
      const first = await asked(caller, { match_id: match, language })
      const { draft } = await completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(draft.document.left_out, undefined)
      const cited = new Map(draft.document.citations.map(({ citation }) => [citation.id, citation.kind]))
      const reasoning = await caller.call('GET', `/api/v1/match/${match}/reasoning?lang=${language}`)
      return {
        needed: reasoning
          .json<{ readiness: { stage: string; needed_by?: string }[] }>()
          .readiness.filter(({ stage }) => stage === 'submission')
          .map(({ needed_by: by }) => by),
        said: [...statementsOf(draft.document)]
          .filter(({ statement }) => /(?:2[34]:\d\d \(|εξαντληθεί|exhausted)/u.test(statement.text))
          .map(({ statement }) => [statement.text, ...statement.citations.map((id) => cited.get(id))]),
      }
    }
    const span = ['source_span']
    const record = ['reference']
    assert.deepEqual((await told(own, 'el')).said, [
      ['Οι αρχικές προτάσεις γίνονται δεκτές έως 28 Φεβρουαρίου 2027, 23:59 (ώρα Ελλάδας).', ...span],
      ['Οι πλήρεις αιτήσεις γίνονται δεκτές έως 30 Ιουνίου 2027, 24:00 (ώρα Ελλάδας).', ...record],
      ['Η υποβολή λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.', ...record],
    ])
    assert.deepEqual((await told(own, 'en')).said, [
      ['Pre-proposals are accepted until 28 February 2027, 23:59 (Greek time).', ...span],
      ['Full applications are accepted until 30 June 2027, 24:00 (Greek time).', ...record],
      ['Submission ends earlier if the budget is exhausted.', ...record],
    ])
    for (const [language, day] of [
      ['el', /31 Δεκεμβρίου 2026, 24:00 \(ώρα Ελλάδας\)/u],
      ['en', /31 December 2026, 24:00 \(Greek time\)/u],
    ] as const) {
      const { said, needed } = await told(midnight, language)
      assert.equal(said.length, 1)
      assert.match(String(said[0]?.[0]), day)
      // What is submitted with the application is needed on the day that ends.
      assert.ok(needed.length > 0)
      assert.deepEqual([...new Set(needed)], ['2026-12-31'])
    }
  })

  it('call things by the names that the call gives them, codes and figures in them, in both languages', async () => {
    const names = {
      stage: { el: 'Φθάνει το έργο σε TRL7', en: 'The project reaches TRL7' },
      form: { el: 'Υποβλήθηκε το έντυπο Ε3', en: 'Form E3 was submitted' },
      team: { el: 'Ερευνητική ομάδα', en: 'A team of researchers' },
      certificate: { el: 'Πιστοποιητικό ποιότητας', en: 'Certified quality' },
      costs: { el: 'Εξοπλισμός Industry 4.0 (έως 5 τεμάχια)', en: 'Equipment of Industry 4.0 (up to 5 items)' },
    }
    const manual = (id: 'stage' | 'form') => ({ id, kind: 'manual', title: names[id], question: names[id] })
    const attribute = (id: string, name: string, title: object) => ({
      id,
      kind: 'attribute',
      name,
      title,
      test: { equals: true },
    })
    const [document] = programme['documents'] as { key: string; text: string }[]
    assert.ok(document !== undefined)
    const exact =
      document.text
        .split('\n')
        .find((line) => line.length > 30 && !/\d/u.test(line))
        ?.trim() ?? ''
    const own = `${slug}-names`
    await publish(
      {
        ...programme,
        eligibility: {
          all: [
            programme['eligibility'],
            { ...manual('stage'), citations: [{ document: document.key, exact }] },
            manual('form'),
            attribute('team', 'research_team', names.team),
            attribute('certificate', 'quality_certificate', names.certificate),
          ],
        },
        eligible_costs: [
          { category: 'equipment', title: names.costs, citations: [{ document: document.key, exact }] },
          { category: 'software', title: names.costs, max_percent_of_total: 40 },
        ],
      },
      own,
    )
    const attributes = { ...(profile['attributes'] as object | undefined), quality_certificate: true }
    const { caller, match } = await aMatch({ attributes }, own)
    for (const language of ['el', 'en'] as const) {
      const first = await asked(caller, { match_id: match, language })
      const { draft } = await completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(draft.document.left_out, undefined)
      const texts = [...statementsOf(draft.document)].map(({ statement }) => statement.text)
      const told = (words: string, besides: RegExp): boolean =>
        texts.some((text) => text.includes(words) && besides.test(text))
      const open = /δεν έχει κριθεί|has not been decided/u
      assert.ok(told(names.stage[language], open) && told(names.form[language], open), texts.join('\n'))
      assert.ok(told(names.costs[language], /^(?:Επιλέξιμη|Eligible)/u) && told(names.costs[language], /40/u))
      assert.ok(told(names.certificate[language], /^(?:Όπως ζητά|As the call asks)/u))
      const questions = draft.document.open_questions.map(({ question }) => question)
      assert.ok(questions.includes(`${names.team[language]}${language === 'el' ? ';' : '?'}`), questions.join('\n'))
      assert.ok(![...texts, ...questions].some((text) => /research team|quality certificate/u.test(text)))
    }
  })

  it('name in their notes what a person reads: no value as it is stored, no act in another language', async () => {
    const { caller, match } = await aMatch()
    for (const language of ['el', 'en'] as const) {
      const { draft } = await completed(caller, (await asked(caller, { match_id: match, language })).id)
      const file = await caller.call('GET', `/api/v1/drafts/${draft.id}/export?format=md`)
      const notes = file.body.split('\n').filter((line) => /^\[\^\d+\]:/u.test(line) && !/[«“]/u.test(line))
      assert.ok(notes.length > 20, `${notes.length} notes`)
      for (const note of notes) {
        // Pointers and links are places.
        const said = note.replaceAll(/\(\/[^)]*\)|\]\([^)]*\)|\\/gu, '')
        assert.doesNotMatch(said, /\d{4}-\d{2}-\d{2}|\w_\w|= (?:true|false)\b|\[\]|\d\.\d{2} EUR/u)
        if (language === 'el')
          assert.doesNotMatch(said, /Regulation|Recommendation|Article|Annex|\b(?:main|active|micro)\b/u)
      }
      const all = notes.join('\n').replaceAll('\\', '')
      assert.match(
        all,
        language === 'el' ? /νομική μορφή \(\/legal_form\) = ιδιωτική/u : /legal form \(\/legal_form\) = private/u,
      )
    }
  })

  it('refuse a phase that ends before it begins, and what the plan does not know', async () => {
    const caller = await api.newCaller()
    const post = (planned_investment: object, lang: string) =>
      caller.call('POST', `/api/v1/profiles?lang=${lang}`, { name: 'Σχέδιο', planned_investment })
    const late = await post({ phases: [{ title: 'Α', from_month: 3, to_month: 2 }] }, 'el')
    assert.equal(late.statusCode, 422)
    const [fault] = late.json<{ errors: { pointer: string; detail: string }[] }>().errors
    assert.equal(fault?.pointer, '/planned_investment/phases/0/to_month')
    assert.match(fault?.detail ?? '', /Η φάση λήγει τον μήνα 2/u)
    assert.equal((await post({ financing: { gift: {} } }, 'en')).statusCode, 422)
    assert.equal((await post({ indicators: [{ baseline: 1 }] }, 'en')).statusCode, 422)
  })

  it('are the same draft for the same match, template, language and versions', async () => {
    const { caller, match } = await aMatch()
    const first = await asked(caller, { match_id: match, language: 'en' })
    assert.equal((await asked(caller, { match_id: match, language: 'en' })).id, first.id)
    await completed(caller, first.id)
    assert.equal((await asked(caller, { match_id: match, language: 'en' })).id, first.id)
    const other = await asked(caller, { match_id: match, language: 'en', template: 'business-plan' })
    assert.notEqual(other.id, first.id)
    await completed(caller, other.id)
    assert.equal((await events(caller, 'draft.completed')).length, 2)
    const listed = (await caller.call('GET', '/api/v1/drafts?template=business-plan')).json<{ data: Draft[] }>()
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      [other.id],
    )
  })

  it('are not made of a match that is not eligible, nor on a form the call is not for', async () => {
    const { caller, match } = await aMatch({ lifecycle: 'liquidation' })
    const refused = await caller.call('POST', '/api/v1/drafts/generate', { match_id: match })
    assert.equal(refused.statusCode, 409)
    assert.equal(refused.json<{ code: string }>().code, 'match_not_eligible')
    const fit = await aMatch()
    const unfit = await fit.caller.call('POST', '/api/v1/drafts/generate', {
      match_id: fit.match,
      template: 'eu-innovation',
    })
    assert.equal(unfit.statusCode, 422)
    assert.equal(unfit.json<{ errors: { code: string }[] }>().errors[0]?.code, 'template_unfit')
  })

  it('are edited under If-Match: without it 428, of two editors the second gets 412 and nothing is lost', async () => {
    const { caller, match } = await aMatch()
    const { id } = await asked(caller, { match_id: match })
    const { etag } = await completed(caller, id)
    const change = { sections: { market: { paragraphs: ['Πελάτες: ξενοδοχεία.', 'Δεύτερη παράγραφος.'] } } }
    assert.equal((await caller.call('PATCH', `/api/v1/drafts/${id}`, change)).statusCode, 428)
    const blank = { sections: { market: { paragraphs: ['  '] } } }
    const refused = await caller.call('PATCH', `/api/v1/drafts/${id}`, blank, { 'if-match': etag })
    assert.equal(refused.statusCode, 422, 'a paragraph of spaces says nothing')
    const first = await caller.call('PATCH', `/api/v1/drafts/${id}`, change, { 'if-match': etag })
    assert.equal(first.statusCode, 200, first.body)
    const late = { sections: { market: { paragraphs: ['Άλλο κείμενο.'] } } }
    const second = await caller.call('PATCH', `/api/v1/drafts/${id}`, late, { 'if-match': etag })
    assert.equal(second.statusCode, 412)
    const { draft } = await read(caller, id)
    const market = draft.document?.sections.find((section) => section.id === 'market')
    assert.deepEqual(
      market?.blocks.map((block) => (block.type === 'paragraph' ? block.statements[0]?.text : '')),
      ['Πελάτες: ξενοδοχεία.', 'Δεύτερη παράγραφος.'],
    )
    assert.ok(draft.document)
    assert.deepEqual(faultsOf(draft.document), [])
    const unknown = await caller.call(
      'PATCH',
      `/api/v1/drafts/${id}`,
      { sections: { nowhere: null } },
      { 'if-match': '*' },
    )
    assert.equal(unknown.statusCode, 422)
  })

  it('name the step that a condition waits for, in its table and among the risks', async () => {
    const later = JSON.parse(
      JSON.stringify(programme).replace(
        '"kind":"activity","role":"existing"',
        '"kind":"activity","held_by":{"event":"completion"},"role":"investment"',
      ),
    ) as Record<string, unknown>
    assert.notDeepEqual(later, programme)
    await publish(later)
    const plan = profile['planned_investment'] as Record<string, unknown>
    const { caller, match } = await aMatch({
      planned_investment: { ...plan, activities: [{ scheme: 'kad_2025', code: '25.51.01.01' }] },
    })
    for (const [language, told] of [
      ['el', 'ηλωθεί στην εφορία έως την ολοκλήρωση της επένδυσης: 25.51.01.01.'],
      ['en', 'egister with the tax authority by the completion of the investment: 25.51.01.01.'],
    ] as const) {
      const { id } = await asked(caller, { match_id: match, language })
      const { draft } = await completed(caller, id)
      assert.ok(draft.document)
      const steps = [...statementsOf(draft.document)].filter(({ statement }) => statement.text.includes(told))
      assert.deepEqual(
        steps.map(({ block }) => block.type),
        ['table', 'paragraph'],
        JSON.stringify(steps.map(({ statement }) => statement.text)),
      )
      assert.equal(draft.document.left_out, undefined)
    }
    await publish(programme)
  })

  it('say of documents, regimes, rates, financing and risks no more than the call and the client do', async () => {
    const [call] = programme['documents'] as { key: string; text: string }[]
    assert.ok(call)
    const bonus = 'Προστίθενται 5 ποσοστιαίες μονάδες όταν η επιχείρηση λειτουργεί.'
    const chosen = 'Αν επιλεγεί ο Κανονισμός 651/2014, ισχύουν τα όριά του.'
    const cite = (exact: string) => [{ document: call.key, exact }]
    const flag = (name: string) => ({ id: name, kind: 'attribute', name, test: { equals: true } })
    const { all } = programme['eligibility'] as { all: Record<string, unknown>[] }
    const lifecycle = { id: 'running', kind: 'lifecycle', include: ['active'] }
    const changed = {
      ...programme,
      documents: [{ ...call, text: `${call.text}\n\n${bonus}\n\n${chosen}\n\nΔεν απαιτείται δήλωση ΜΜΕ.\n` }],
      funding: {
        ...(programme['funding'] as object),
        bonuses: [
          {
            id: 'run',
            title: { el: 'Λειτουργία', en: 'Running' },
            percent: 5,
            when: { ...lifecycle, id: 'run-bonus' },
            citations: cite(bonus),
          },
        ],
      },
      legal_basis: [
        ...(programme['legal_basis'] as object[]),
        { regime: 'gber_651_2014', article: '14', citations: cite(chosen) },
      ],
      required_documents: [
        { id: 'a1', title: { el: 'Αποδεικτικό φορολογικής ενημερότητας.' } },
        { id: 'lic', title: { el: 'Άδεια λειτουργίας ή γνωστοποίηση' } },
      ],
      eligibility: {
        all: [
          ...all.filter(({ effect }) => effect !== 'obligation'),
          { any: [flag('first_way'), flag('second_way')] },
          { any: [lifecycle, flag('not_needed')] },
        ],
      },
    }
    await publish(changed)
    const euros = (amount: string) => ({ amount, currency: 'EUR' })
    const investment = {
      ...(profile['planned_investment'] as object),
      amount: euros('60000.00'),
      categories: [{ category: 'software', amount: euros('60000.00') }],
      financing: { own_funds: euros('1000.00'), loan: euros('2000.00') },
    }
    const { caller, match } = await aMatch({ planned_investment: investment })
    const wanted = {
      el: {
        papers: /^(?:Αποδεικτικό φορολογικής ενημερότητας|Άδεια)/u,
        denied: /Δήλωση ιδιότητας ΜΜΕ/u,
        regimes: /^Η πρόσκληση αναφέρει το καθεστώς: /u,
        stated: /^(?:Βάση της ενίσχυσης|Η ενίσχυση στηρίζεται)/u,
        rates: [/^Βασικό ποσοστό \| 50%/u, /^Προσαύξηση: Λειτουργία \| 5 ποσοστιαίες μονάδες \| Προστίθενται/u],
        gap: /^Χωρίς πηγή χρηματοδότησης \| 24\.000 €/u,
        left: /^Πέρα από την επιχορήγηση μένουν προς κάλυψη 27\.000 €\.$/u,
        way: /δεν έχει κριθεί· η πρόσκληση δέχεται και άλλον τρόπο\.$/u,
        open: /δεν έχει κριθεί και/u,
      },
      en: {
        papers: /^(?:Tax clearance|Operating permit|Αποδεικτικό φορολογικής ενημερότητας|Άδεια)/u,
        denied: /SME declaration/u,
        regimes: /^The call names the regime: /u,
        stated: /^(?:Basis of the aid|The aid rests)/u,
        rates: [/^Basic rate \| 50%/u, /^Bonus: Running \| 5 percentage points \| Προστίθενται/u],
        gap: /^Without a source of financing \| €24,000/u,
        left: /^Beyond the grant, €27,000 remains to be covered\.$/u,
        way: /has not been decided; the call accepts another way too\.$/u,
        open: /has not been decided and/u,
      },
    }
    for (const language of ['el', 'en'] as const) {
      const first = await asked(caller, { match_id: match, language })
      const { draft } = await completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(faultsOf(draft.document), [])
      assert.deepEqual((await ended(caller, first.job_id)).result.unverified, [])
      const blocks = [...sectionsOf(draft.document)].flatMap((section) => section.blocks)
      const rows = blocks.flatMap((block) =>
        block.type === 'table' ? block.rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')) : [],
      )
      const items = blocks.flatMap((block) =>
        block.type === 'checklist' ? block.items.map(({ label }) => label.text) : [],
      )
      const texts = [...statementsOf(draft.document)].map(({ statement }) => statement.text)
      const count = (list: readonly string[], words: RegExp) => list.filter((each) => words.test(each)).length
      const told = wanted[language]
      assert.equal(count(items, told.papers), 2, items.join('\n'))
      assert.equal(count(items, told.denied), 0)
      assert.deepEqual([count(texts, told.regimes), count(texts, told.stated)], [2, 0])
      for (const rate of told.rates) assert.equal(count(rows, rate), 1, rows.join('\n'))
      assert.equal(count(rows, told.gap), 1, rows.join('\n'))
      assert.equal(count(texts, told.left), 1, texts.join('\n'))
      assert.deepEqual([count(texts, told.way), count(texts, told.open)], [2, 0])
    }
    await publish(programme)
  })

  it('become stale with the differences when the profile changes, and edits survive making them anew', async () => {
    const { caller, profileId, match } = await aMatch()
    const { id } = await asked(caller, { match_id: match })
    const { etag } = await completed(caller, id)
    const own = { sections: { market: { paragraphs: ['Δικό μας κείμενο.'] } } }
    await caller.call('PATCH', `/api/v1/drafts/${id}`, own, { 'if-match': etag })
    const changed = await caller.call('PATCH', `/api/v1/profiles/${profileId}`, { headcount: 8 })
    assert.equal(changed.statusCode, 200, changed.body)
    const stale = (await read(caller, id)).draft
    assert.equal(stale.status, 'stale')
    assert.deepEqual(
      stale.differences?.citations.map(({ anchor, before: was, after: is }) => [anchor, was, is]),
      [['changed', 9, 8]],
    )
    assert.ok(stale.differences?.sections.includes('size'))
    assert.ok(!stale.differences?.sections.includes('accounts'))
    const again = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, {})
    assert.equal(again.statusCode, 202, again.body)
    const { draft } = await completed(caller, id)
    assert.equal(draft.status, 'completed')
    assert.deepEqual(draft.edited_sections, ['market'])
    assert.match(JSON.stringify(draft.document), /Δικό μας κείμενο/u)
    assert.match(JSON.stringify(draft.document), /8 ΕΜΕ/u)
    assert.equal((await events(caller, 'draft.completed')).length, 2)
  })

  it('become stale when the call changes: words that moved, changed, and are gone', async () => {
    const { caller, match } = await aMatch()
    const { id } = await asked(caller, { match_id: match })
    await completed(caller, id)
    const documents = programme['documents'] as { text: string }[]
    const [call] = documents
    assert.ok(call)
    const text = call.text.replace('τουλάχιστον τρεις (3) ΕΜΕ', 'τουλάχιστον δύο (2) ΕΜΕ')
    assert.notEqual(text, call.text)
    const body = JSON.parse(
      JSON.stringify({ ...programme, documents: [{ ...call, text }] }).replaceAll(
        'τουλάχιστον τρεις (3) ΕΜΕ',
        'τουλάχιστον δύο (2) ΕΜΕ',
      ),
    ) as Record<string, unknown>
    await publish(body)
    const { draft } = await read(caller, id)
    assert.equal(draft.status, 'stale')
    const anchors = draft.differences?.citations.map(({ anchor }) => anchor) ?? []
    assert.ok(anchors.includes('moved'))
    const [rewritten] = draft.differences?.citations.filter(({ anchor }) => anchor === 'changed') ?? []
    assert.match(String(rewritten?.before), /τρεις \(3\)/u)
    assert.match(String(rewritten?.after), /δύο \(2\)/u)
    await publish(programme)
  })

  it('become stale by a decision that changes the call, while what they cite stays where it is', async () => {
    const { caller, match } = await aMatch()
    const { id } = await asked(caller, { match_id: match })
    await completed(caller, id)
    const decision = await api.send({
      method: 'POST',
      url: `/api/v1/programmes/extract?role=amendment&slug=${slug}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/plain' },
      payload: Buffer.from(
        'Αποφασίζουμε\nΤην παράταση της λήξης υποβολής αιτήσεων έως τις 30/06/2027 και ώρα 15:00.\n',
      ),
    })
    assert.equal(decision.statusCode, 201, decision.body)
    assert.equal((await read(caller, id)).draft.status, 'completed', 'a person has not published it yet')
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    const { draft } = await read(caller, id)
    assert.equal(draft.status, 'stale')
    assert.deepEqual(
      draft.differences?.citations.filter(({ anchor }) => anchor === 'missing'),
      [],
    )
    await publish(programme)
  })

  it('are exported with a name, and only when complete', async () => {
    const { caller, match } = await aMatch()
    const { id } = await asked(caller, { match_id: match })
    const early = await caller.call('GET', `/api/v1/drafts/${id}/export?format=json`)
    if (early.statusCode !== 200) assert.equal(early.json<{ code: string }>().code, 'draft_not_ready')
    const { draft } = await completed(caller, id)
    const file = await caller.call('GET', `/api/v1/drafts/${id}/export?format=json`)
    assert.equal(file.statusCode, 200)
    assert.deepEqual(JSON.parse(file.body), draft.document)
    assert.match(String(file.headers['content-disposition']), /attachment; filename="draft-[\w-]+\.json"/u)
    const beginnings = { docx: 'PK', pdf: '%PDF-1.7', html: '<!doctype html>', md: '# ' }
    for (const [format, beginning] of Object.entries(beginnings)) {
      const other = await caller.call('GET', `/api/v1/drafts/${id}/export?format=${format}`)
      assert.equal(other.statusCode, 200)
      assert.equal(
        other.rawPayload.subarray(0, beginning.length).toString('latin1').toLowerCase(),
        beginning.toLowerCase(),
        format,
      )
      const again = await caller.call('GET', `/api/v1/drafts/${id}/export?format=${format}`)
      assert.ok(other.rawPayload.equals(again.rawPayload), format)
    }
    assert.equal((await caller.call('GET', `/api/v1/drafts/${id}/export?format=rtf`)).statusCode, 400)
  })

  it('are deleted, also while being made', async () => {
    const { caller, match } = await aMatch()
    const { id, job_id: job } = await asked(caller, { match_id: match })
    assert.equal((await caller.call('DELETE', `/api/v1/drafts/${id}`)).statusCode, 204)
    assert.equal((await caller.call('GET', `/api/v1/drafts/${id}`)).statusCode, 404)
    const state = (await caller.call('GET', `/api/v1/jobs/${job}`)).json<{ status: string }>().status
    assert.ok(['cancelled', 'running', 'succeeded'].includes(state), state)
  })

  it('that were cancelled are said to be, and asking again makes a new one', async () => {
    const { caller, match } = await aMatch()
    const first = await asked(caller, { match_id: match })
    await caller.call('DELETE', `/api/v1/jobs/${first.job_id}`)
    const { draft } = await completed(caller, first.id)
    if (draft.status === 'completed') return
    assert.equal(draft.status, 'cancelled')
    const second = await asked(caller, { match_id: match })
    assert.notEqual(second.id, first.id)
    assert.equal((await completed(caller, second.id)).draft.status, 'completed')
  })

  describe('that do not come out as usual', () => {
    before(() => worker[Symbol.asyncDispose]())
    after(async () => {
      worker = await working()
    })

    it('take the sections to discard also while they are waiting to be made anew, and refuse unknown ones', async () => {
      const { caller, match } = await aMatch()
      const { id } = await asked(caller, { match_id: match })
      {
        await using _first = await working()
        await completed(caller, id)
      }
      const own = { sections: { market: { paragraphs: ['Δικό μας.'] }, history: { paragraphs: ['Ιστορικό μας.'] } } }
      const edited = await caller.call('PATCH', `/api/v1/drafts/${id}`, own, { 'if-match': '*' })
      assert.equal(edited.statusCode, 200, edited.body)
      const anew = (discard: string[]) =>
        caller.call('POST', `/api/v1/drafts/${id}/regenerate`, { discard_edits: discard })
      const first = await anew([])
      assert.equal(first.json<Draft>().status, 'queued')
      const refused = await anew(['market', 'nowhere'])
      assert.equal(refused.statusCode, 422)
      assert.deepEqual(
        refused.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer),
        ['/discard_edits/1'],
      )
      const second = await anew(['market'])
      assert.equal(second.statusCode, 202)
      assert.equal(second.json<Draft>().job_id, first.json<Draft>().job_id)
      await using _second = await working()
      assert.deepEqual((await completed(caller, id)).draft.edited_sections, ['history'])
    })

    for (const language of ['el', 'en'] as const) {
      it(`leave out what its sources do not carry, and say so with the reason (${language})`, async () => {
        const { caller, match } = await aMatch()
        const { id, job_id: job } = await asked(caller, { match_id: match, language })
        // A table of names that is wrong.
        const names = { ...kit.names, region: () => 'Αττική 99' }
        await using _wrong = await working({}, { names })
        const { draft, etag } = await completed(caller, id)
        assert.ok(draft.document)
        assert.deepEqual(faultsOf(draft.document), [])
        const { left_out: left = [], open_questions: questions } = draft.document
        assert.ok(left.length > 0)
        assert.deepEqual(
          (await ended(caller, job)).result.unverified,
          left.map(({ statement }) => statement),
        )
        const statements = new Map([...statementsOf(draft.document)].map((each) => [each.statement.id, each]))
        for (const { statement, section, text, reasons } of left) {
          assert.match(text, /Αττική 99/u)
          assert.deepEqual(
            reasons.map(({ code, detail }) => [code, detail]),
            [
              [
                'number',
                language === 'el'
                  ? 'Το ποσό ή ο αριθμός «99» δεν υπάρχει στις πηγές.'
                  : 'The figure “99” is not in its sources.',
              ],
            ],
          )
          const found = statements.get(statement)
          assert.equal(found?.statement.kind, 'placeholder')
          assert.equal(found.section.id, section)
          const question = questions.find((each) => each.id === found.statement.question)
          assert.ok(question?.question.includes(text) && question.question.includes(reasons[0]?.detail ?? ''))
        }
        assert.ok([...statements.values()].every(({ statement }) => !statement.text.includes('99')))
        for (const format of ['html', 'md', 'pdf', 'docx', 'json'])
          assert.equal((await caller.call('GET', `/api/v1/drafts/${id}/export?format=${format}`)).statusCode, 200)
        // Who writes the section has answered it.
        const sections = Object.fromEntries(left.map(({ section }) => [section, { paragraphs: ['Περιγραφή.'] }]))
        const edited = await caller.call('PATCH', `/api/v1/drafts/${id}`, { sections }, { 'if-match': etag })
        assert.equal(edited.json<Draft>().document?.left_out, undefined)
      })
    }

    const pieces = { failed: 'draft.failed', completed: 'draft.completed' }
    const toldOf = async (caller: CallerOf): Promise<Record<string, number>> =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(pieces).map(async ([name, type]) => [name, (await events(caller, type)).length] as const),
        ),
      )

    /** A model that is asked and does not answer before it is let. */
    function silentModel(): { model: WriterModel; asked: Promise<void>; answerNow: () => void; calls: () => number } {
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<string>()
      let calls = 0
      const model: WriterModel = {
        provider: 'test',
        model: 'silent',
        answer: async (_request, signal) => {
          calls += 1
          asked.resolve()
          const aborted = new Promise<never>((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
          })
          return Promise.race([answer.promise, aborted])
        },
      }
      return { model, asked: asked.promise, answerNow: () => answer.resolve(''), calls: () => calls }
    }

    async function assertGivenUp(caller: CallerOf, id: string): Promise<void> {
      const { draft } = await completed(caller, id)
      assert.equal(draft.status, 'failed')
      assert.deepEqual(await toldOf(caller), { failed: 1, completed: 0 })
      const [el, en] = await Promise.all(
        ['el', 'en'].map(async (lang) => (await caller.call('GET', `/api/v1/drafts/${id}?lang=${lang}`)).json<Draft>()),
      )
      assert.equal(en?.error?.code, 'internal_error')
      assert.match(en.error.detail, /could not be made/u)
      assert.match(el?.error?.detail ?? '', /δεν δημιουργήθηκε/u)
    }

    it('since each attempt took too long: say so, once, and asking again makes a new one', async () => {
      const { caller, match } = await aMatch()
      const silent = silentModel()
      const first = await asked(caller, { match_id: match })
      {
        await using _slow = await working({ timeout: 1, retries: 1, retryAfter: 1 }, { model: silent.model })
        await assertGivenUp(caller, first.id)
      }
      assert.ok(silent.calls() >= 2, 'a second attempt was made')
      const second = await asked(caller, { match_id: match })
      assert.notEqual(second.id, first.id)
      await using _able = await working()
      assert.equal((await completed(caller, second.id)).draft.status, 'completed')
      assert.deepEqual(await toldOf(caller), { failed: 1, completed: 1 })
    })

    it('are made with their composed sentences when the model is slow: it has a part of the time of a draft, not all', async () => {
      const { caller, match } = await aMatch()
      const silent = silentModel()
      const { id } = await asked(caller, { match_id: match })
      await using _slow = await working({}, { model: silent.model, modelMilliseconds: 300 })
      const { draft } = await completed(caller, id)
      assert.equal(draft.status, 'completed')
      assert.equal(silent.calls(), 1)
      assert.equal(draft.document?.metadata.model?.accepted, 0)
      assert.deepEqual(await toldOf(caller), { failed: 0, completed: 1 })
    })

    it('take no sentence of a model that turns its direction, hides signs or takes letters that look like others', async () => {
      for (const [language, change] of [
        ['el', (text: string) => `${text}\u202e`],
        ['el', (text: string) => text.replace(' ', ' \u200b')],
        ['el', (text: string) => text.replaceAll('ο', 'o')],
        ['en', (text: string) => text.replaceAll('o', 'ο')],
        ['en', (text: string) => text.replace(/\.$/u, '\u0007.')],
      ] as const) {
        const model: WriterModel = {
          provider: 'test',
          model: 'turning',
          answer: async ({ sentences }) =>
            JSON.stringify({ sentences: sentences.map((each) => ({ ...each, text: change(each.text) })) }),
        }
        const { caller, match } = await aMatch()
        const { id } = await asked(caller, { match_id: match, language })
        await using _able = await working({}, { model })
        const { draft } = await completed(caller, id)
        assert.ok(draft.document)
        const worded = [...statementsOf(draft.document)].filter(({ statement }) => statement.model === true)
        assert.deepEqual(
          worded.map(({ statement }) => statement.text),
          [],
          language,
        )
        assert.equal(draft.document.metadata.model?.accepted, 0)
      }
    })

    it('since its worker gave no sign of life at the last one: say so, once, also when that worker goes on', async () => {
      const { caller, match } = await aMatch()
      const silent = silentModel()
      const { id, job_id: job } = await asked(caller, { match_id: match })
      {
        await using _frozen = await working({}, { model: silent.model })
        await silent.asked
        // What the queue notes when heartbeats stay away and no attempt is left.
        const queued = `update pgboss.job set state = 'failed', completed_on = now() where id = $1`
        const { raw } = api.house.db
        await raw.query('owner', queued, [uuidOf(job as Id<'job'>)])
        const old = `update platform_jobs set queued_at = queued_at - interval '3 minutes' where id = $1`
        await raw.query('owner', old, [job])
        {
          await using _other = await working()
          await assertGivenUp(caller, id)
        }
        silent.answerNow()
      }
      await assertGivenUp(caller, id)
    })
  })
})
