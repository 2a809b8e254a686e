import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { anApi, type Api } from '../support/api.ts'

describe('the guide to alerts', () => {
  let api: Api
  let guide: string
  before(async () => {
    api = await anApi()
    guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'alerts.md'), 'utf8')
  })
  after(() => api[Symbol.asyncDispose]())

  it('shows calls that can be sent as they are', async () => {
    const calls = [...guide.matchAll(/curl -X POST "\$SERVICE(\/api\/v1\/[^"]+)"[\s\S]*?-d '([^']+)'/g)]
    assert.deepEqual(
      calls.map(([, url]) => url),
      ['/api/v1/alerts', '/api/v1/alerts/preview?lang=en', '/api/v1/calendar-tokens'],
    )
    const caller = await api.newCaller()
    for (const [, url = '', body = ''] of calls) {
      const answer = await caller.call('POST', url, body)
      assert.ok(answer.statusCode === 200 || answer.statusCode === 201, `${url}: ${answer.body}`)
    }
  })
})
