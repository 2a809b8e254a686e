import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import OpenAI from 'openai'
import { validateWebhook } from 'replicate'
import { Webhook } from 'standardwebhooks'
import { keyOf, newSecret, openSecrets, signedHeaders } from './signing.ts'

const openai = new OpenAI({ apiKey: 'none' })

/** Verifiers that others have written, as their users call them. Each throws or answers false when it refuses. */
const verifiers: Readonly<
  Record<string, (secret: string, headers: Record<string, string>, body: string) => Promise<unknown>>
> = {
  standardwebhooks: async (secret, headers, body) => new Webhook(secret).verify(body, headers),
  openai: async (secret, headers, body) => openai.webhooks.unwrap(body, headers, secret),
  replicate: async (secret, headers, body) => {
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' } = headers
    if (!(await validateWebhook({ id, timestamp, body, signature, secret }))) throw new Error('refused')
  },
}

describe('signatures', () => {
  it('reproduce the published vector', () => {
    const key = keyOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const headers = signedHeaders([key], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')
    assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('are made with secrets that are kept encrypted, each bound to its endpoint', () => {
    const secrets = openSecrets(new Uint8Array(32).fill(7))
    const secret = newSecret()
    const sealed = secrets.seal('whk_a', secret)
    assert.ok(!Buffer.from(sealed).includes(keyOf(secret)))
    assert.deepEqual(secrets.key('whk_a', sealed), keyOf(secret))
    assert.throws(() => openSecrets(new Uint8Array(32).fill(8)).key('whk_a', sealed))
    assert.throws(() => openSecrets(new Uint8Array(32).fill(7)).key('whk_b', sealed))
  })

  for (const [name, verify] of Object.entries(verifiers)) {
    it(`are accepted by ${name}, 1,000 events plain and 1,000 while a secret is rotated, and refused when a byte differs`, async () => {
      for (let n = 0; n < 1000; n += 1) {
        const [old, current, strange] = [newSecret(), newSecret(), newSecret()]
        const body = JSON.stringify({
          type: 'match.scored',
          id: `evt_${n}`,
          data: { title: 'Πράσινος μετασχηματισμός €', n },
        })
        const now = Math.floor(Date.now() / 1000)
        await verify(current, signedHeaders([keyOf(current)], `evt_${n}`, now, body), body)
        const rotating = signedHeaders([keyOf(current), keyOf(old)], `evt_${n}`, now, body)
        await verify(current, rotating, body)
        await verify(old, rotating, body)
        if (n % 100 !== 0) continue
        await assert.rejects(verify(strange, rotating, body))
        await assert.rejects(verify(current, rotating, body.replace('Π', 'π')))
      }
    })
  }
})
