import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import type { Profile } from '../../src/core/facts/profile.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { openValidators } from '../../src/platform/http/validator.ts'
import { profileBody } from '../../src/profiles/profile-schemas.ts'
import { readProfile } from '../../src/profiles/read-profile.ts'
import { loadReference } from '../../src/reference/reference.ts'

const today = '2026-11-28'
let guide: string

before(async () => {
  guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'profiles.md'), 'utf8')
})

test('the full example of the guide to profiles is accepted as it is', async () => {
  const example = JSON.parse(/```json\n(\{\n {2}"kind"[\s\S]*?)```/u.exec(guide)?.[1] ?? '') as Profile
  assert.deepEqual(openValidators().compile(profileBody)(example), [])
  const reading = readProfile(example, await loadReference(), today)
  assert.ok(reading.ok, JSON.stringify(reading))
  assert.equal(reading.profile.tax_id, '000000141')
  assert.equal(reading.profile.establishments?.[0]?.region, 'EL522')
})

test('the guide to profiles lists every attribute and cost category that the samples use', async () => {
  const samples = await sampleCatalogue(today, (await loadReference()).activities)
  const attributes = new Set<string>()
  const categories = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('kind' in node && node.kind === 'attribute' && 'name' in node) attributes.add(String(node.name))
    if ('field' in node && String(node.field).startsWith('attributes.')) attributes.add(String(node.field).slice(11))
    for (const inner of Object.values(node)) walk(inner)
  }
  for (const { programme } of samples) {
    walk({ ...programme, documents: [] })
    for (const { category } of programme.eligible_costs ?? []) categories.add(category)
  }
  for (const { profile } of await sampleProfiles(today))
    for (const { category } of profile.planned_investment?.categories ?? []) categories.add(category)
  for (const name of attributes) assert.ok(guide.includes(`| \`${name}\``), name)
  for (const name of categories) assert.ok(guide.includes(`\`${name}\``), name)
})
