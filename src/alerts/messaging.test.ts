import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Registry } from 'prom-client'
import { anAlertWorld, type AlertWorld } from '../../test/support/alert-world.ts'
import type { CallerOf } from '../../test/support/api.ts'
import { onOneEngine } from '../../test/support/house.ts'
import { aReceiver, type Receiver } from '../../test/support/receiver.ts'
import { openMessaging } from './messaging.ts'

const text = `Ψηφιακός μετασχηματισμός – Προθεσμία σε 7 ημέρες
Προθεσμία: 30 Απριλίου 2026, 15:00 (ώρα Ελλάδας).
Αφορά: Καφέ & Σία <ΟΕ>.
Πρόσκληση: https://call.example.org/`

/** What each provider answers when all is well, as its documentation shows. */
interface Reply {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}
const fine: Readonly<Record<string, Reply>> = {
  telegram: { status: 200, body: '{"ok":true,"result":{"message_id":7}}' },
  viber: { status: 200, body: '{"status":0,"status_message":"ok","message_token":5741311803571721087}' },
  whatsapp: { status: 200, body: '{"messaging_product":"whatsapp","messages":[{"id":"wamid.x"}]}' },
  slack: { status: 200, body: 'ok' },
}

describe('alerts by messaging services', () => {
  let provider: Receiver
  let world: AlertWorld
  const metrics = new Registry()
  /** What the provider answers next, before it is fine again. */
  const answers: Reply[] = []
  const kindOf = (path: string) =>
    path.startsWith('/bot')
      ? 'telegram'
      : path.startsWith('/pa/')
        ? 'viber'
        : path.startsWith('/v23.0/')
          ? 'whatsapp'
          : 'slack'
  before(async () => {
    provider = await aReceiver((call, response) => {
      const answer = answers.shift() ?? fine[kindOf(call.path)]
      response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json', ...answer?.headers })
      response.end(answer?.body)
    })
    const baseUrl = provider.url.replace(/\/$/, '')
    world = await anAlertWorld({
      alerts: {
        metrics,
        messaging: {
          slack: { baseUrl },
          telegram: { token: '123:ABC', baseUrl },
          viber: { token: 'viber-token', baseUrl, senderName: 'Επιδοτήσεις' },
          whatsapp: {
            token: 'wa-token',
            baseUrl,
            version: 'v23.0',
            phoneNumberId: '10001',
            template: 'deadline_notice',
          },
        },
      },
    })
  })
  after(async () => {
    await world[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  const channels = {
    telegram: () => ({ type: 'messaging', provider: 'telegram', chat_id: '-1001234567890' }),
    viber: () => ({ type: 'messaging', provider: 'viber', receiver: '01234567890A+b/C=' }),
    whatsapp: () => ({ type: 'messaging', provider: 'whatsapp', to: '+30 691 234 5678' }),
    slack: () => ({ type: 'messaging', provider: 'slack', url: `${provider.url}services/T000/B000/secret` }),
  } as const

  const anAlert = async (channel: Record<string, unknown>): Promise<{ caller: CallerOf; id: string }> => {
    await world.at('2026-03-02T09:00:00Z')
    const caller = await world.newCaller()
    await world.profile(caller, 'Καφέ & Σία <ΟΕ>')
    const slug = await world.publish(['2026-04-30T12:00:00Z'])
    await world.settle()
    const id = await world.create(caller, {
      trigger: { on: 'deadline', lead_times: ['P7D'], filter: { programme_slugs: [slug], min_score: 1 } },
      channels: [channel],
    })
    await world.settle()
    provider.calls.length = 0
    answers.length = 0
    return { caller, id }
  }
  const due = () => world.at('2026-04-23T06:00:00Z')
  const last = async (caller: CallerOf, id: string) => (await world.notifications(caller, id))[0]

  it('reach Telegram as its Bot API asks (sendMessage)', async () => {
    const { caller, id } = await anAlert(channels.telegram())
    await due()
    const [call] = provider.calls
    assert.equal(call?.path, '/bot123:ABC/sendMessage')
    assert.equal(call?.headers['content-type'], 'application/json')
    assert.equal(
      call?.body,
      JSON.stringify({ chat_id: '-1001234567890', text, link_preview_options: { is_disabled: true } }),
    )
    assert.equal((await last(caller, id))?.status, 'sent')
  })

  it('are counted by channel and outcome, and their notices by what was decided', async () => {
    const count = async (series: string): Promise<number> => {
      const line = (await metrics.metrics()).split('\n').find((each) => each.startsWith(`${series} `))
      return Number(line?.split(' ')[1] ?? 0)
    }
    const attempts = (outcome: string) =>
      `alert_attempt_duration_seconds_count{channel="telegram",outcome="${outcome}"}`
    await anAlert(channels.telegram())
    const [sent, retried] = [await count(attempts('sent')), await count(attempts('retry'))]
    const told = await count('alert_notices_total{status="scheduled"}')
    answers.push({ status: 503, body: '' })
    await due()
    assert.deepEqual([await count(attempts('sent')), await count(attempts('retry'))], [sent, retried + 1])
    assert.ok((await count('alert_notices_total{status="scheduled"}')) > told)
    await world.at('2026-04-23T06:10:00Z')
    assert.equal(await count(attempts('sent')), sent + 1)
  })

  it('reach Viber as its REST API asks (send_message)', onOneEngine, async () => {
    const { caller, id } = await anAlert(channels.viber())
    await due()
    const [call] = provider.calls
    assert.equal(call?.path, '/pa/send_message')
    assert.equal(call?.headers['x-viber-auth-token'], 'viber-token')
    assert.equal(
      call?.body,
      JSON.stringify({
        receiver: '01234567890A+b/C=',
        min_api_version: 1,
        sender: { name: 'Επιδοτήσεις' },
        type: 'text',
        text,
      }),
    )
    assert.equal((await last(caller, id))?.status, 'sent')
  })

  it('reach WhatsApp as an approved template, in one line', onOneEngine, async () => {
    const { caller, id } = await anAlert(channels.whatsapp())
    await due()
    const [call] = provider.calls
    assert.equal(call?.path, '/v23.0/10001/messages')
    assert.equal(call?.headers['authorization'], 'Bearer wa-token')
    const line = 'Ψηφιακός μετασχηματισμός – Προθεσμία σε 7 ημέρες. Προθεσμία: 30 Απριλίου 2026, 15:00 (ώρα Ελλάδας).'
    assert.equal(
      call?.body,
      JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '306912345678',
        type: 'template',
        template: {
          name: 'deadline_notice',
          language: { code: 'el' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: line }] }],
        },
      }),
    )
    assert.equal((await last(caller, id))?.status, 'sent')
  })

  it('reach Slack at a secret address, escaped as it asks', onOneEngine, async () => {
    const { caller, id } = await anAlert(channels.slack())
    const shown = await caller.call('GET', `/api/v1/alerts/${id}`)
    assert.ok(!shown.body.includes('secret'))
    await due()
    const [call] = provider.calls
    assert.equal(call?.path, '/services/T000/B000/secret')
    const escaped = text.replace('&', '&amp;').replace('<ΟΕ>', '&lt;ΟΕ&gt;')
    assert.equal(call?.body, JSON.stringify({ text: escaped, unfurl_links: false }))
    const told = await last(caller, id)
    assert.equal(told?.status, 'sent')
    assert.ok(!JSON.stringify(told).includes('secret'))
    // Sent back as it is shown, the address stays.
    const { id: _id, created_at: _made, updated_at: _changed, ...body } = shown.json<Record<string, unknown>>()
    const put = await caller.call('PUT', `/api/v1/alerts/${id}`, body)
    assert.equal(put.statusCode, 200, put.body)
    const tested = await caller.call('POST', `/api/v1/alerts/${id}/test`)
    assert.equal(tested.json<{ results: { status: string }[] }>().results[0]?.status, 'sent')
    assert.equal(provider.calls.at(-1)?.path, '/services/T000/B000/secret')
  })

  it('keep two Slack addresses of one host apart, also when one of them is dropped', async () => {
    const one = channels.slack()
    const { caller, id } = await anAlert(one)
    const read = async () => {
      const { channels: shown, trigger } = (await caller.call('GET', `/api/v1/alerts/${id}`)).json<{
        channels: { url: string }[]
        trigger: unknown
      }>()
      return { shown, trigger }
    }
    const put = async (wanted: readonly unknown[], trigger?: unknown) =>
      caller.call('PUT', `/api/v1/alerts/${id}`, { trigger: trigger ?? (await read()).trigger, channels: wanted })
    assert.equal((await put([one, { ...one, url: `${one.url}2` }])).statusCode, 200)
    const { shown } = await read()
    assert.equal(new Set(shown.map(({ url }) => url)).size, 2)
    assert.equal((await put(shown)).statusCode, 200)
    assert.equal((await put(shown.slice(1))).statusCode, 200)
    // What has no lead times is shown with none, and taken back so.
    const news = { on: 'new_match', lead_times: [] }
    assert.equal((await put(shown.slice(1), news)).statusCode, 200)
    provider.calls.length = 0
    await caller.call('POST', `/api/v1/alerts/${id}/test`)
    assert.deepEqual(
      provider.calls.map(({ path }) => path),
      ['/services/T000/B000/secret2'],
    )
    const dropped = await put(shown)
    assert.equal(dropped.statusCode, 422, dropped.body)
    assert.deepEqual(
      dropped
        .json<{ errors: { pointer: string; code: string }[] }>()
        .errors.map(({ pointer, code }) => [pointer, code]),
      [['/channels/0/url', 'url_shortened']],
    )
    await caller.call('DELETE', `/api/v1/alerts/${id}`)
  })

  const passing = {
    telegram: {
      status: 429,
      body: '{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 90","parameters":{"retry_after":90}}',
    },
    viber: { status: 200, body: '{"status":12,"status_message":"tooManyRequests"}' },
    whatsapp: { status: 500, body: '{"error":{"message":"An unknown error occurred","code":1}}' },
    slack: { status: 429, body: 'rate_limited', headers: { 'retry-after': '90' } },
  } as const
  const final = {
    telegram: {
      status: 403,
      body: '{"ok":false,"error_code":403,"description":"Forbidden: bot was blocked by the user"}',
    },
    viber: { status: 200, body: '{"status":6,"status_message":"receiverNotSubscribed"}' },
    whatsapp: { status: 400, body: '{"error":{"message":"Recipient phone number not in allowed list","code":131030}}' },
    slack: { status: 404, body: 'no_service' },
  } as const

  for (const name of ['telegram', 'viber', 'whatsapp', 'slack'] as const) {
    const once = name === 'telegram' ? {} : onOneEngine
    it(`are tried again when ${name} is busy, and given up when it refuses; both can be seen`, once, async () => {
      const { caller, id } = await anAlert(channels[name]())
      answers.push(passing[name])
      await due()
      assert.equal((await last(caller, id))?.status, 'scheduled')
      const patient = name === 'telegram' || name === 'slack'
      await world.at('2026-04-23T06:01:00Z')
      assert.equal(provider.calls.length, patient ? 1 : 2)
      await world.at('2026-04-23T06:01:30Z')
      const told = await last(caller, id)
      assert.deepEqual(
        told?.attempts.map(({ outcome }) => outcome),
        ['retry', 'sent'],
      )
      const other = await anAlert(channels[name]())
      answers.push(final[name])
      await due()
      const refused = await last(other.caller, other.id)
      assert.deepEqual([refused?.status, refused?.reason], ['failed', 'refused'])
      assert.ok(
        refused?.attempts[0]?.answer.includes(final[name].body.slice(0, 60)),
        refused?.attempts[0]?.answer ?? '',
      )
    })
  }

  it('that no provider takes are refused at once', async () => {
    const caller = await world.newCaller()
    const codeOf = async (channel: Record<string, unknown>) => {
      const refused = await caller.call('POST', '/api/v1/alerts', {
        trigger: { on: 'deadline', lead_times: ['P7D'] },
        channels: [channel],
      })
      assert.equal(refused.statusCode, 422, refused.body)
      return refused.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)
    }
    assert.deepEqual(await codeOf({ ...channels.telegram(), chat_id: 'x\ny' }), ['chat_invalid'])
    assert.deepEqual(await codeOf({ ...channels.whatsapp(), to: '6912' }), ['telephone_invalid'])
    assert.deepEqual(await codeOf({ ...channels.viber(), receiver: 'a b' }), ['receiver_invalid'])
    assert.deepEqual(await codeOf({ type: 'messaging' }), ['field_missing'])
    assert.deepEqual(await codeOf({ ...channels.slack(), url: 'https://[::ffff:10.0.0.1]/x' }), ['forbidden_address'])
  })
})

describe('alerts to Slack', () => {
  it('go to Slack’s own host and port only, whatever an address looks like', async () => {
    await using world = await anAlertWorld({ alerts: { messaging: { slack: { baseUrl: 'https://hooks.slack.com' } } } })
    const caller = await world.newCaller()
    const made = (url: string) =>
      caller.call('POST', '/api/v1/alerts', {
        trigger: { on: 'deadline', lead_times: ['P7D'] },
        channels: [{ type: 'messaging', provider: 'slack', url }],
      })
    const path = 'services/T000/B000/secret'
    for (const url of [
      `https://receiver.example/${path}`,
      `https://hooks.slack.com.receiver.example/${path}`,
      `https://hooks.slack.com./${path}`,
      `https://hooks.slack.com:8443/${path}`,
      `https://slack.com/${path}`,
      `http://hooks.slack.com/${path}`,
      `https://receiver.example\\@hooks.slack.com/${path}`,
      `https://receiver.example/https://hooks.slack.com/${path}`,
    ]) {
      const refused = await made(url)
      assert.equal(refused.statusCode, 422, url)
      const [fault, second] = refused.json<{ errors: { pointer: string; code: string; detail: string }[] }>().errors
      assert.deepEqual([fault?.pointer, fault?.code, second], ['/channels/0/url', 'slack_address_invalid', undefined])
      assert.match(fault?.detail ?? '', /begins with https:\/\/hooks\.slack\.com\//u)
    }
    for (const url of [`https://hooks.slack.com/${path}`, `HTTPS://Hooks.Slack.com:443/${path}`])
      assert.equal((await made(url)).statusCode, 201, url)
  })
})

describe('a messaging service', () => {
  it('gets no more characters than it takes, never half of one', async () => {
    await using provider = await aReceiver((_call, response) => void response.writeHead(200).end('{"ok":true}'))
    const baseUrl = provider.url.replace(/\/$/, '')
    const guarded = { send: () => assert.fail(), [Symbol.asyncDispose]: async () => {} }
    await using messaging = openMessaging({ telegram: { token: 't', baseUrl } }, guarded)
    const long = `${'α'.repeat(4094)}😀😀`
    await messaging.send({ provider: 'telegram', address: '1', language: 'el' }, { text: long, line: long })
    const { text: sent } = JSON.parse(provider.calls[0]?.body ?? '{}') as { text: string }
    assert.equal(sent, `${'α'.repeat(4094)}…`)
  })

  it('is not called at an address of somebody else that was kept before', async () => {
    const guarded = { send: () => assert.fail(), [Symbol.asyncDispose]: async () => {} }
    await using messaging = openMessaging({ slack: { baseUrl: 'https://hooks.slack.com' } }, guarded)
    const { outcome } = await messaging.send(
      { provider: 'slack', address: 'https://hooks.slack.com.receiver.example/x', language: 'el' },
      { text: 'x', line: 'x' },
    )
    assert.equal(outcome, 'failed')
  })

  it('that does not answer is tried again, and its address is in no record', async () => {
    const guarded = { send: () => assert.fail(), [Symbol.asyncDispose]: async () => {} }
    await using messaging = openMessaging({ telegram: { token: 'token', baseUrl: 'http://127.0.0.1:1' } }, guarded)
    const { outcome, answer } = await messaging.send(
      { provider: 'telegram', address: '1', language: 'el' },
      { text: 'x', line: 'x' },
    )
    assert.deepEqual([outcome, answer.includes('token')], ['retry', false])
  })
})
