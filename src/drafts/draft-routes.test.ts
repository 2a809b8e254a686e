import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOf } from '../core/drafting/document-faults.ts'
import { statementsOf } from '../core/drafting/document.ts'
import { uuidOf, type Id } from '../platform/ids.ts'
import { aDraftsWorld, type Draft } from '../../test/support/drafts-world.ts'
import { onOneEngine } from '../../test/support/house.ts'
import type { CallerOf } from '../../test/support/api.ts'
import type { WriterModel } from './model/writer-model.ts'

const world = await aDraftsWorld('drafts')
const { api, kit, slug, programme, publisher, working, publish, aMatch, asked, read, completed, ended, events } = world

/** A match of a business that owns another one, which may receive aid. */
async function withDaughter() {
  const { caller, profileId, match } = await aMatch()
  const owned = { name: 'Θυγατρική', country: 'GR', de_minimis_aid: [] }
  const { id } = (await caller.call('POST', '/api/v1/profiles', owned)).json<{ id: string }>()
  const change = async (profile: string, body: object): Promise<void> => {
    const at = `/api/v1/profiles/${profile}`
    const { headers } = await caller.call('GET', at)
    const answer = await caller.call('PATCH', at, body, {
      'if-match': String(headers.etag),
      'content-type': 'application/merge-patch+json',
    })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  await change(profileId, { relations: [{ direction: 'downstream', profile_id: id, voting_share: 1 }] })
  const received = { granted_on: '2026-03-02', amount: { amount: '1000.00', currency: 'EUR' } }
  const aid = { ...received, regulation: 'general_2023_2831', member_state: 'GR', status: 'granted' }
  return { caller, match, receive: () => change(id, { de_minimis_aid: [aid] }) }
}

describe('application drafts', () => {
  after(() => world[Symbol.asyncDispose]())

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

  it('are another draft when a related enterprise has received aid, though profile and call are the same', async () => {
    const { caller, match, receive } = await withDaughter()
    const first = await asked(caller, { match_id: match, language: 'en' })
    await completed(caller, first.id)
    assert.equal((await asked(caller, { match_id: match, language: 'en' })).id, first.id)
    await receive()
    assert.notEqual((await asked(caller, { match_id: match, language: 'en' })).id, first.id)
  })

  it('are not made of a match that is not eligible, nor on a form the call is not for', async () => {
    const { caller, match } = await aMatch({ lifecycle: 'liquidation' })
    const refused = await caller.call('POST', '/api/v1/drafts/generate', { match_id: match })
    assert.equal(refused.statusCode, 409)
    const { code, detail } = refused.json<{ code: string; detail: string }>()
    assert.equal(code, 'match_not_eligible')
    assert.match(detail, /liquidation/u)
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
    for (const paragraphs of [['  '], [], ['\u200b\u2060\ufeff'], ['Κείμενο.', '\u200b']]) {
      const blank = { sections: { market: { paragraphs } } }
      const refused = await caller.call('PATCH', `/api/v1/drafts/${id}`, blank, { 'if-match': etag })
      assert.equal(refused.statusCode, 422, 'spaces or nothing fill no section')
    }
    const nothing = await caller.call('PATCH', `/api/v1/drafts/${id}`, { sections: {} }, { 'if-match': etag })
    assert.equal(nothing.headers.etag, etag, 'what changes nothing is no new version')
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
    const cover = async (): Promise<string> => {
      const { body } = await caller.call('GET', `/api/v1/drafts/${id}/export?format=md`)
      return body.slice(0, body.indexOf('##'))
    }
    const number = (wanted: string): string =>
      stale.document?.sections.find(({ id: section }) => section === wanted)?.number ?? wanted
    assert.match(await cover(), new RegExp(`Ξεπερασμένο: [^]*διαφορετικές οι ενότητες: .*${number('size')}`, 'u'))
    assert.match(await cover(), /με ημερομηνία \d+ \p{L}+ \d{4}, κατά την έκδοση 1 .* έκδοση 1 του προφίλ/u)
    const again = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, {})
    assert.equal(again.statusCode, 202, again.body)
    const { draft } = await completed(caller, id)
    assert.equal(draft.status, 'completed')
    assert.deepEqual(draft.edited_sections, ['market'])
    assert.match(JSON.stringify(draft.document), /Δικό μας κείμενο/u)
    assert.match(JSON.stringify(draft.document), /8 ΕΜΕ/u)
    assert.doesNotMatch(await cover(), /Ξεπερασμένο/u)
    assert.match(await cover(), /έκδοση 2 του προφίλ/u)
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
    const moved = draft.differences?.citations.filter(({ anchor }) => anchor === 'moved') ?? []
    assert.ok(moved.length > 0)
    for (const { before: was, after: is } of moved) assert.notDeepEqual(was, is)
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
    // The call is as it was: a later version of which nothing reads otherwise.
    const { document } = (await read(caller, id)).draft
    assert.equal(document?.notice[1], 'Με τα τωρινά στοιχεία καμία ενότητα δεν θα ήταν διαφορετική.')
  })

  it('become stale when a person answers a condition, though profile and call are the same, and say so made anew', async () => {
    const own = `${slug}-answered`
    const question = { el: 'Τηρείται το σήμα;', en: 'Is the mark kept?' }
    const eligibility = { all: [programme['eligibility'], { id: 'mark', kind: 'manual', question }] }
    await publish({ ...programme, eligibility }, own)
    const { caller, match } = await aMatch({}, own)
    const { id } = await asked(caller, { match_id: match, language: 'el' })
    await completed(caller, id)
    const answer = { value: 'met', note: 'Βεβαίωση του φορέα' }
    const put = await caller.call('PUT', `/api/v1/match/${match}/answers/mark`, answer)
    assert.equal(put.statusCode, 200, put.body)
    const { draft, etag } = await read(caller, id)
    assert.equal(draft.status, 'stale')
    assert.ok(draft.differences?.sections.includes('conditions'), String(draft.differences?.sections))
    const anew = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, {}, { 'if-match': etag })
    assert.equal(anew.statusCode, 202, anew.body)
    const { draft: now } = await completed(caller, id)
    assert.equal(now.status, 'completed')
    assert.ok(now.document)
    const texts = [...statementsOf(now.document)].map(({ statement }) => statement.text)
    assert.ok(texts.some((text) => /^Επιβεβαιώθηκε στις .* ότι ο όρος πληρείται: «Βεβαίωση του φορέα»\.$/u.test(text)))
  })

  it('of a programme that was withdrawn say so when they are asked for anew, and lose nothing', async () => {
    const own = `${slug}-withdrawn`
    await publish(programme, own)
    const { caller, match } = await aMatch({}, own)
    const { id } = await asked(caller, { match_id: match })
    const { etag } = await completed(caller, id)
    const text = { sections: { market: { paragraphs: ['Δικό μας κείμενο.'] } } }
    await caller.call('PATCH', `/api/v1/drafts/${id}`, text, { 'if-match': etag })
    const reason = { el: 'Ανακλήθηκε η απόφαση.', en: 'The decision was revoked.' }
    const gone = await publisher.call('POST', `/api/v1/programmes/${own}/withdraw`, { reason })
    assert.ok(gone.statusCode < 300, gone.body)
    for (const [path, body] of [
      [`/${id}/regenerate`, {}],
      ['/generate', { match_id: match }],
    ] as const)
      for (const [lang, words] of [
        ['el', /αποσύρθηκε από τον κατάλογο στις 28 Νοεμβρίου 2026: Ανακλήθηκε η απόφαση\. .*μένουν/u],
        ['en', /withdrawn from the catalogue on 28 November 2026: The decision was revoked\. .*stay/u],
      ] as const) {
        const refused = await caller.call('POST', `/api/v1/drafts${path}?lang=${lang}`, body)
        assert.equal(refused.statusCode, 409, refused.body)
        const { code, detail } = refused.json<{ code: string; detail: string }>()
        assert.equal(code, 'programme_withdrawn')
        assert.match(detail, words)
      }
    const { draft } = await read(caller, id)
    assert.deepEqual([draft.status, draft.differences?.blocked], ['stale', 'programme_withdrawn'])
    assert.deepEqual(draft.edited_sections, ['market'])
    const file = await caller.call('GET', `/api/v1/drafts/${id}/export?format=md`)
    assert.match(file.body, /Δικό μας κείμενο/u)
    assert.match(file.body, /αποσύρθηκε από τον κατάλογο στις 28 Νοεμβρίου 2026: Ανακλήθηκε η απόφαση/u)
    assert.deepEqual(draft.differences?.citations, [], 'what was cited can still be read')
    const back = await publisher.call('POST', `/api/v1/programmes/${own}/publish`)
    assert.equal(back.statusCode, 200, back.body)
    assert.equal((await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, {})).statusCode, 202)
  })

  it('are exported with a name, and only when complete', onOneEngine, async () => {
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
    before(() => world.rest())
    after(() => world.work())

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

    it('stay as they were when making them anew is cancelled: complete, with what people wrote, still turning stale', async () => {
      const { caller, profileId, match } = await aMatch()
      const { id } = await asked(caller, { match_id: match })
      {
        await using _first = await working()
        await completed(caller, id)
      }
      const own = { sections: { market: { paragraphs: ['Δικό μας.'] } } }
      await caller.call('PATCH', `/api/v1/drafts/${id}`, own, { 'if-match': '*' })
      const before = (await read(caller, id)).draft
      assert.match(before.document?.notice.at(-1) ?? '', /του αιτούντος.* στ(?:ην ενότητα|ις ενότητες) \d/u)
      const cancelledAnew = async (): Promise<Draft> => {
        const again = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, { discard_edits: ['market'] })
        assert.equal(again.json<Draft>().status, 'queued')
        await caller.call('DELETE', `/api/v1/jobs/${again.json<Draft>().job_id}`)
        return (await read(caller, id)).draft
      }
      const after = await cancelledAnew()
      assert.equal(after.status, 'completed')
      assert.deepEqual(after.document, before.document)
      await caller.call('PATCH', `/api/v1/profiles/${profileId}`, { headcount: 8 })
      assert.equal((await read(caller, id)).draft.status, 'stale')
      const stale = await cancelledAnew()
      assert.equal(stale.status, 'stale')
      assert.ok(stale.differences?.sections.includes('size'))
      assert.deepEqual(stale.document?.sections, before.document?.sections)
      const listed = await caller.call('GET', '/api/v1/drafts')
      assert.equal(listed.json<{ data: Draft[] }>().data.find((each) => each.id === id)?.status, 'stale')
      // The same input asked for is another draft; this one stays.
      const other = await asked(caller, { match_id: match })
      assert.notEqual(other.id, id)
      assert.equal((await read(caller, id)).draft.status, 'stale')
      const anew = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, { discard_edits: ['market'] })
      assert.equal(anew.statusCode, 202, anew.body)
      await using _second = await working()
      const { draft } = await completed(caller, id)
      assert.equal(draft.status, 'completed')
      assert.deepEqual(draft.edited_sections, [])
    })

    it('are not the draft of an input that they were to be made of when that was cancelled', async () => {
      const { caller, match, receive } = await withDaughter()
      const { id } = await asked(caller, { match_id: match })
      {
        await using _first = await working()
        await completed(caller, id)
      }
      await receive()
      const again = await caller.call('POST', `/api/v1/drafts/${id}/regenerate`, {})
      await caller.call('DELETE', `/api/v1/jobs/${again.json<Draft>().job_id}`)
      assert.equal((await read(caller, id)).draft.status, 'completed')
      const other = await asked(caller, { match_id: match })
      assert.notEqual(other.id, id)
      await using _second = await working()
      const made = (await completed(caller, other.id)).draft.document
      assert.notDeepEqual(made?.sections, (await read(caller, id)).draft.document?.sections)
    })

    for (const language of ['el', 'en'] as const) {
      it(`leave out what its sources do not carry, and say so with the reason (${language})`, onOneEngine, async () => {
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
      // Where the machine is busy an attempt may be over before its model is asked.
      const tried = 'select retry_count from pgboss.job where id = $1'
      const { rows } = await api.house.db.raw.query('owner', tried, [uuidOf(first.job_id as Id<'job'>)])
      assert.deepEqual(rows, [{ retry_count: 1 }], 'a second attempt was made')
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

    it(
      'take no sentence of a model that turns its direction, hides signs or takes letters that look like others',
      onOneEngine,
      async () => {
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
              JSON.stringify({ sentences: sentences.map((each) => ({ ...each, text: change(each.ways[0] ?? '') })) }),
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
      },
    )

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
