import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { unwrapWebhook, WebhookVerificationError } from '../../../sdk/typescript/src/node.ts'
import { keyOf, newSecret, signedHeaders } from '../../../src/webhooks/signing.ts'

const now = new Date('2026-03-02T09:00:00Z')
const seconds = now.getTime() / 1000
const body = '{"type":"webhook.test","timestamp":"2026-03-02T09:00:00Z","id":"evt_1","data":{"url":"Αθήνα"}}'
const signed = (secrets: readonly string[], at = seconds, text = body) =>
  signedHeaders(secrets.map(keyOf), 'evt_1', at, text)

const refused = (reason: WebhookVerificationError['reason']) => (error: unknown) =>
  error instanceof WebhookVerificationError && error.reason === reason

describe('webhooks.unwrap of the TypeScript SDK', () => {
  it('gives the event of what the service signs, from text and bytes, and headers of any kind', async () => {
    const secret = newSecret()
    const headers = signed([secret])
    const bytes = new TextEncoder().encode(body)
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]))
    for (const [given, as] of [
      [body, headers],
      [bytes, new Headers(headers)],
      [bytes.buffer, upper],
      [Buffer.from(body), headers],
    ] as const) {
      const event = await unwrapWebhook(given, as, secret, { now })
      assert.equal(event.type === 'webhook.test' && event.data.url, 'Αθήνα')
    }
  })

  it('agrees with the published vector of Standard Webhooks', async () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const options = { now: new Date(1_614_265_330_000) }
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    // It is signed rightly, and no event of ours.
    await assert.rejects(unwrapWebhook('{"test": 2432232314}', headers, secret, options), refused('bad_body'))
    await assert.rejects(unwrapWebhook('{"test": 2432232315}', headers, secret, options), refused('no_match'))
  })

  it('accepts the old and the new secret while they are changed, on either side', async () => {
    const [old, next, other] = [newSecret(), newSecret(), newSecret()]
    await unwrapWebhook(body, signed([old, next]), next, { now })
    await unwrapWebhook(body, signed([old]), [next, old], { now })
    await assert.rejects(unwrapWebhook(body, signed([old, next]), other, { now }), refused('no_match'))
    const later = signed([next])
    const several = { ...later, 'webhook-signature': `v1a,xyz v1,!! v1, ${later['webhook-signature']}` }
    await unwrapWebhook(body, several, next, { now })
  })

  it('refuses what is older or earlier than the tolerance, to the second', async () => {
    const secret = newSecret()
    const at = (age: number, tolerance?: number) =>
      unwrapWebhook(body, signed([secret], seconds - age), secret, { now, tolerance })
    await at(300)
    await at(-300)
    await assert.rejects(at(301), refused('too_old'))
    await assert.rejects(at(-301), refused('too_new'))
    await at(3600, 3600)
    await assert.rejects(unwrapWebhook(body, signed([secret], seconds - 400), secret), refused('too_old'))
  })

  it('says which header is missing or wrong, and that a parsed body does not do', async () => {
    const secret = newSecret()
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const { [name]: _gone, ...headers } = signed([secret])
      await assert.rejects(unwrapWebhook(body, headers, secret, { now }), refused('missing_header'))
    }
    const headers = { ...signed([secret]), 'webhook-timestamp': '12e9' }
    await assert.rejects(unwrapWebhook(body, headers, secret, { now }), refused('bad_timestamp'))
    await assert.rejects(unwrapWebhook(JSON.parse(body), signed([secret]), secret, { now }), TypeError)
    await assert.rejects(unwrapWebhook(body, signed([secret]), 'whsec_', { now }), TypeError)
  })

  it('refuses any change of body, id or time', async () => {
    const secret = newSecret()
    const headers = signed([secret])
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('body', 'webhook-id', 'webhook-timestamp'),
        fc.nat(body.length - 1),
        fc.integer({ min: 1, max: 9 }),
        async (what, at, by) => {
          const changed = (text: string) => {
            const i = at % text.length
            const letter = text.charCodeAt(i)
            const other = /\d/.test(text[i] ?? '') ? 48 + ((letter - 48 + by) % 10) : letter + by
            return text.slice(0, i) + String.fromCharCode(other) + text.slice(i + 1)
          }
          const text = what === 'body' ? changed(body) : body
          const sent = what === 'body' ? headers : { ...headers, [what]: changed(headers[what] ?? '') }
          await assert.rejects(unwrapWebhook(text, sent, secret, { now, tolerance: 1e12 }), refused('no_match'))
        },
      ),
      { numRuns: 200 },
    )
  })
})
