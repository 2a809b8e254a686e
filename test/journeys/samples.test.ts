import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { anApi, type Api, type CallerOf } from '../support/api.ts'

/**
 * What a newcomer sees: every sample client against every sample programme, over HTTP, in both languages. Every citation
 * resolves: words of a call letter for letter, fields of the profile to the value that stands there.
 */

interface Citation {
  id: string
  kind: string
  source?: { document_id: string; sha256: string }
  quote?: { exact: string }
  position?: { start: number; end: number }
  field?: { path: string; value: unknown }
}
interface Match {
  id: string
  eligibility: string
  programme: { slug: string }
  citations: Citation[]
  criteria: { id: string; citations: string[] }[]
}

const firstStart = '2026-03-02'
let api: Api
let agency: CallerOf
const profiles: string[] = []
/** Other tests of the process publish calls that are called samples, too. */
const slugs = new Set<string>()

describe('the samples', () => {
  before(async () => {
    api = await anApi()
    agency = await api.newPublisher()
    const reference = await loadReference()
    for (const { slug, programme } of await sampleCatalogue(firstStart, reference.activities)) {
      const put = await agency.call('PUT', `/api/v1/programmes/${slug}`, programme)
      slugs.add(slug)
      assert.ok(put.statusCode === 201 || put.statusCode === 200, `${slug}: ${put.body.slice(0, 600)}`)
      assert.equal((await agency.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    }
    for (const { profile } of await sampleProfiles(firstStart)) {
      const made = await agency.call('POST', '/api/v1/profiles', profile)
      assert.equal(made.statusCode, 201, made.body)
      profiles.push(made.json<{ id: string }>().id)
    }
  })
  after(() => api[Symbol.asyncDispose]())

  async function allMatches(profileId: string, language: string): Promise<Match[]> {
    const found: Match[] = []
    const every =
      'eligibility=eligible,not_eligible,needs_info,needs_review&status=open,forecasted,paused,unknown,closed,exhausted'
    let url: string | undefined = `/api/v1/match/${profileId}?limit=100&lang=${language}&${every}`
    while (url !== undefined) {
      const page = await agency.call('GET', url)
      assert.equal(page.statusCode, 200, page.body)
      found.push(...page.json<{ data: Match[] }>().data)
      url = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1]
    }
    return found.filter(({ programme }) => slugs.has(programme.slug))
  }

  function at(document: unknown, pointer: string): unknown {
    let value = document
    for (const part of pointer.split('/').slice(1))
      value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
    return value
  }

  test('every citation of every match resolves, in both languages, and no sentence has a gap', async () => {
    const documents = new Map<string, { text: string; sha256: string }>()
    const verdicts = new Set<string>()
    let spans = 0
    for (const id of profiles) {
      const profile = (await agency.call('GET', `/api/v1/profiles/${id}`)).json<unknown>()
      for (const language of ['el', 'en']) {
        const matches = await allMatches(id, language)
        assert.equal(matches.length, slugs.size)
        for (const match of matches) {
          verdicts.add(match.eligibility)
          const where = `${match.programme.slug} for ${id} in ${language}`
          const sentences = JSON.stringify({ ...match, citations: [] })
          const gap = /.{0,120}(…|undefined|\{\w+\}).{0,60}/u.exec(sentences)
          assert.equal(gap, null, `${where}: ${gap?.[0]}`)
          const known = new Set(match.citations.map((citation) => citation.id))
          for (const criterion of match.criteria)
            for (const cited of criterion.citations) assert.ok(known.has(cited), where)
          for (const citation of match.citations) {
            if (citation.field !== undefined)
              assert.deepEqual(
                citation.field.value,
                at(profile, citation.field.path),
                `${where}: ${citation.field.path}`,
              )
            if (citation.source === undefined || citation.position === undefined) continue
            spans += 1
            const document =
              documents.get(citation.source.document_id) ??
              (
                await agency.call(
                  'GET',
                  `/api/v1/programmes/${match.programme.slug}/documents/${citation.source.document_id}`,
                )
              ).json<{ text: string; sha256: string }>()
            documents.set(citation.source.document_id, document)
            assert.equal(
              [...document.text].slice(citation.position.start, citation.position.end).join(''),
              citation.quote?.exact,
              where,
            )
            assert.equal(document.sha256, citation.source.sha256)
            assert.equal(createHash('sha256').update(document.text, 'utf8').digest('hex'), citation.source.sha256)
          }
        }
      }
    }
    assert.ok(spans > 1000)
    assert.deepEqual([...verdicts].toSorted(), ['eligible', 'needs_info', 'needs_review', 'not_eligible'])
  })
})
