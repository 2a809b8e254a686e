import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

interface Row {
  table: string
  row: Record<string, unknown>
}

describe('what an account holds', () => {
  let api: Api
  before(async () => {
    api = await anApi()
  })
  after(() => api[Symbol.asyncDispose]())

  const exported = async (caller: CallerOf): Promise<Row[]> => {
    const answer = await caller.call('GET', '/api/v1/account/export')
    assert.equal(answer.statusCode, 200, answer.body)
    assert.match(String(answer.headers['content-type']), /^application\/x-ndjson/u)
    return answer.body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  }

  test('can be taken out whole, without secrets and without anything of others', async () => {
    const caller = await api.newCaller()
    const stranger = await api.newCaller()
    await stranger.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Ξένος πελάτης' })
    await caller.call('POST', '/api/v1/profiles', { kind: 'client', name: 'Δικός μου πελάτης', headcount: 3 })
    const webhook = await caller.call('POST', '/api/v1/webhooks/register', {
      url: 'http://127.0.0.1:9999/',
      event_types: ['match.scored'],
    })
    const { secret } = webhook.json<{ secret: string }>()
    const rows = await exported(caller)
    const whole = JSON.stringify(rows)
    const tables = new Set(rows.map(({ table }) => table))
    for (const table of [
      'accounts',
      'access_keys',
      'profiles',
      'webhooks_endpoints',
      'platform_audit',
      'platform_events',
    ])
      assert.ok(tables.has(table), table)
    assert.match(whole, /Δικός μου πελάτης/u)
    assert.doesNotMatch(whole, /Ξένος πελάτης/u)
    assert.ok(!whole.includes(secret) && !whole.includes(caller.token.split('_').at(-1) ?? '?'))
    for (const { row } of rows) assert.ok(!Object.keys(row).some((name) => /secret|hash|token/u.test(name)))
  })

  test('has every row once, also of what is read in several statements', async () => {
    const caller = await api.newCaller()
    await api.house.db.raw.query(
      'owner',
      `insert into platform_audit (account_id, at, action, subject, caller_kind, caller_id, request_id)
       select $1, now(), 'sample', 'row-' || n, 'key', 'key', 'req' from generate_series(1, 5000) as n`,
      [caller.accountId],
    )
    const rows = await exported(caller)
    const subjects = rows.flatMap(({ table, row }) =>
      table === 'platform_audit' && row['action'] === 'sample' ? [row['subject']] : [],
    )
    assert.deepEqual([subjects.length, new Set(subjects).size], [5000, 5000])
  })

  test('a profile that is erased leaves ids behind, and nothing that was known of it', async () => {
    const caller = await api.newCaller()
    const made = await caller.call('POST', '/api/v1/profiles', {
      kind: 'client',
      name: 'Σβησμένος πελάτης',
      tax_id: '000000012',
    })
    const { id } = made.json<{ id: string }>()
    assert.equal((await caller.call('DELETE', `/api/v1/profiles/${id}`)).statusCode, 204)
    const rows = await exported(caller)
    assert.doesNotMatch(JSON.stringify(rows), /Σβησμένος|000000012/u)
    assert.ok(
      rows.every(
        ({ table, row }) => table !== 'profiles' && !(table.startsWith('matching_') && row['profile_id'] === id),
      ),
    )
    const audit = await caller.call('GET', '/api/v1/account/audit')
    const actions = audit.json<{ data: { action: string; subject: string }[] }>().data
    assert.ok(actions.some(({ action, subject }) => action === 'deleteProfile' && subject.endsWith(id)))
  })

  /** Rows of the account in every table whose rows belong to accounts, read past row-level security. */
  const heldBy = async (accountId: string, containing = ''): Promise<Record<string, number>> => {
    const raw = (text: string, values: unknown[]) => api.house.db.raw.query('owner', text, values)
    const { rows: tables } = await raw(
      `select regexp_replace(p.tablename, '_packed$', '') as name, exists (
         select from information_schema.columns as c
         where c.table_schema = 'public' and c.table_name = p.tablename and c.column_name = 'account_id') as owned
       from pg_policies as p where p.schemaname = 'public' and p.policyname = 'of_account' order by 1`,
      [],
    )
    const counts: Record<string, number> = {}
    for (const { name, owned } of tables as { name: string; owned: boolean }[]) {
      const own = owned ? 'account_id' : 'id'
      const { rows } = await raw(
        `select count(*)::int as count from ${name} as t where t.${own} = $1 and strpos(to_jsonb(t)::text, $2) > 0`,
        [accountId, containing],
      )
      const { count } = rows[0] as { count: number }
      if (count > 0) counts[name] = count
    }
    return counts
  }
  /** Kept for the working of the service alone, a day or less. */
  const internal = new Set(['platform_idempotency', 'platform_call_windows'])

  /** An account in which everything was done once; what was known of its client has a word that stands nowhere else. */
  const busy = async (word: string) => {
    const caller = await api.newCaller()
    const publisher = await api.newPublisher()
    const slug = `held-${process.pid}-${word.length}`
    const programme = {
      title: { el: 'Δοκιμαστικό', en: 'Trial' },
      country: 'GR',
      call: { deadlines: [{ id: 'd', at: '2099-01-10T13:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
      documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: 'Ζητείται άδεια.' }],
      funding: { instruments: ['grant'] },
      eligibility: {
        all: [
          {
            kind: 'manual',
            id: 'licence',
            question: { el: 'Υπάρχει;', en: 'Is there one?' },
            citations: [{ document: 'call', exact: 'Ζητείται άδεια.' }],
          },
        ],
      },
    }
    await publisher.call('PUT', `/api/v1/programmes/${slug}`, programme)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    const sure = async (...call: Parameters<CallerOf['call']>) => {
      const answer = await caller.call(...call)
      assert.ok(answer.statusCode < 300, `${call[0]} ${call[1]}: ${answer.body}`)
      return answer.statusCode === 204 ? {} : answer.json<Record<string, unknown>>()
    }
    const { id: other } = await sure('POST', '/api/v1/profiles', { name: 'Άλλος πελάτης' })
    const made = await sure('POST', '/api/v1/profiles', {
      name: `${word} ΑΕ`,
      relations: [{ profile_id: other, direction: 'downstream', capital_share: 0.3 }],
    })
    const id = String(made['id'])
    const entry = { granted_on: '2025-02-01', amount: { amount: '1000.00', currency: 'EUR' }, member_state: 'GR' }
    await sure('PUT', `/api/v1/profiles/${id}/de-minimis`, {
      entries: [{ ...entry, regulation: 'general_2023_2831', status: 'granted', reference: word }],
    })
    const found = await sure('GET', `/api/v1/programmes/${slug}/matches?limit=100`)
    const match = (found['data'] as { id: string; profile_id: string }[]).find((each) => each.profile_id === id)?.id
    await sure('PUT', `/api/v1/match/${match}/answers/licence`, { value: 'met', note: word })
    await sure('PUT', `/api/v1/match/${match}/decision`, { state: 'saved', note: word })
    await sure('POST', '/api/v1/alerts', {
      name: 'Προθεσμίες',
      trigger: { on: 'deadline', lead_times: ['P7D'] },
      channels: [{ type: 'webhook' }],
    })
    await sure('POST', '/api/v1/webhooks/register', {
      url: 'http://127.0.0.1:9999/',
      event_types: ['match.scored'],
    })
    await sure('POST', '/api/v1/api-keys', { name: 'Ανάγνωση', scopes: ['profiles:read'] })
    const { id: draft } = await sure('POST', '/api/v1/drafts/generate', { match_id: match })
    return { caller, id, match: String(match), draft: String(draft), sure }
  }

  test('the export has every row of every table that the account holds', async () => {
    const { caller } = await busy('Εξαγωγή')
    const rows = await exported(caller)
    const told: Record<string, number> = {}
    for (const { table } of rows) told[table] = (told[table] ?? 0) + 1
    const held = Object.entries(await heldBy(caller.accountId)).filter(([table]) => !internal.has(table))
    assert.deepEqual(told, Object.fromEntries(held))
    for (const table of [
      'alerts',
      'drafts',
      'matching_answers',
      'matching_decisions',
      'platform_jobs',
      'profiles_relations',
      'webhooks_endpoints',
    ])
      assert.ok(table in told, table)
  })

  test('the audit log tells every change by its operation, its address and who made it, and no reading', async () => {
    const { id, match, draft, sure } = await busy('Έλεγχος')
    await sure('GET', `/api/v1/profiles/${id}/de-minimis`)
    await sure('DELETE', `/api/v1/drafts/${draft}`)
    await sure('DELETE', `/api/v1/profiles/${id}`)
    const { data } = await sure('GET', '/api/v1/account/audit?limit=100')
    const entries = data as { action: string; subject: string; caller: { kind: string }; request_id: string }[]
    const actions = entries.map(({ action }) => action).toReversed()
    assert.deepEqual(
      actions.filter((action) => action !== 'test'),
      [
        'createProfile',
        'createProfile',
        'replaceDeMinimisLedger',
        'answerCriterion',
        'decideMatch',
        'createAlert',
        'registerWebhook',
        'createApiKey',
        'generateDraft',
        'deleteDraft',
        'deleteProfile',
      ],
    )
    const subjectOf = (action: string): string => entries.find((each) => each.action === action)?.subject ?? ''
    assert.equal(subjectOf('decideMatch'), `/api/v1/match/${match}/decision`)
    assert.equal(subjectOf('replaceDeMinimisLedger'), `/api/v1/profiles/${id}/de-minimis`)
    // What the operator did is of no request.
    assert.ok(entries.every(({ action, request_id: request }) => action === 'test' || request !== ''))
  })

  test('a profile that is erased is in no table any more, whatever was made of it', async () => {
    const word = 'Εξαφανισμένος'
    const { caller, id, sure } = await busy(word)
    assert.ok('profiles' in (await heldBy(caller.accountId, word)))
    await sure('DELETE', `/api/v1/profiles/${id}`)
    const left = Object.keys(await heldBy(caller.accountId, word)).filter((table) => !internal.has(table))
    assert.deepEqual(left, [])
    for (const table of ['drafts', 'matching_answers', 'matching_decisions', 'matching_pairs'])
      assert.ok(!(table in (await heldBy(caller.accountId, id))), table)
  })
})
