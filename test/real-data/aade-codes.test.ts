import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DocumentReader } from '../../src/programmes/extraction/extract-document.ts'

const file = `${process.env['SHARED_DATA'] ?? '../shared/data'}/gr-kad/AADE_KAD2025.pdf`
const missing = !existsSync(file)
if (missing && process.env['CI'] === 'true') throw new Error(`${file} is not there`)

test(
  'the tax authority’s list of activities, 438 pages of PDF, comes out as its 9,648 exact codes',
  { skip: missing },
  async () => {
    const { extraction } = await new DocumentReader(0).read({
      bytes: readFileSync(file),
      type: 'pdf',
      language: 'el',
      country: 'GR',
      timeZone: 'Europe/Athens',
    })
    const { eligibility } = extraction.programme
    const criterion =
      'all' in eligibility ? eligibility.all.find((each) => 'kind' in each && each.kind === 'activity') : undefined
    assert.ok(criterion !== undefined && 'kind' in criterion && criterion.kind === 'activity')
    const { scheme, include, exclude } = criterion.codes
    assert.equal(scheme, 'kad_2025')
    assert.equal(new Set(include?.exact).size, 9648)
    assert.equal(include?.subtree, undefined)
    assert.equal(exclude, undefined)
  },
)
