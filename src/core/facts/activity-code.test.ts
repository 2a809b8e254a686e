import { test } from 'node:test'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { loadReference } from '../../reference/reference.ts'
import { formatCode, isUnder, sectionOf, translate, translate2008to2025 } from './activity-code.ts'
import type { ActivityCode } from './activity-code.ts'
import { parseActivityCode } from './activity-parse.ts'
import type { Scheme } from './scheme.ts'

const { activities: ref } = await loadReference()
const kad = (code: string, scheme: Scheme = 'kad_2025'): ActivityCode => ({ scheme, code })

function read(input: string, scheme?: Scheme): string {
  const parsed = parseActivityCode(input, scheme, ref)
  return parsed.ok
    ? `${parsed.code.scheme} ${parsed.code.code}`
    : `${parsed.code} ${parsed.candidates.map((c) => `${c.scheme} ${c.code}`).join(' | ')}`.trim()
}

test('a code is read with dots, without, and with any white space', () => {
  for (const input of ['62.10.11.03', '62101103', ' 62 10 11 03 ', '62.10.11.03\u00a0', '62\u202f10 11.03']) {
    assert.equal(read(input, 'kad_2025'), 'kad_2025 62.10.11.03')
  }
})

test('seven digits without dots are a code whose leading zero a spreadsheet dropped', () => {
  assert.equal(read('1111000'), 'kad_2025 01.11.10.00')
  assert.equal(read('1111000', 'kad_2008'), 'kad_2008 01.11.10.00')
  assert.equal(read('7210000', 'kad_2025'), 'kad_2025 07.21.00.00')
  assert.equal(read('1.11.10.00', 'kad_2025'), 'kad_2025 01.11.10.00')
  assert.equal(read('6210110', 'kad_2025'), 'activity_code_unknown')
  assert.equal(read('11.11.000', 'kad_2025'), 'activity_code_unknown')
})

test('digits with two readings are refused with both', () => {
  assert.equal(read('141', 'nace_2'), 'activity_code_ambiguous_reading nace_2 14.1 | nace_2 01.41')
  assert.equal(read('14.1', 'nace_2'), 'nace_2 14.1')
  assert.equal(read('01.41', 'nace_2'), 'nace_2 01.41')
})

test('without a scheme a code is taken only where it can mean one thing', () => {
  assert.equal(read('62.10.11.03'), 'kad_2025 62.10.11.03')
  assert.equal(read('62010000'), 'kad_2008 62.01.00.00')
  assert.equal(read('01.28.16.00'), 'activity_code_ambiguous_scheme kad_2025 01.28.16.00 | kad_2008 01.28.16.00')
  assert.equal(read('6201Z'), 'naf 62.01Z')
  assert.equal(read('J'), 'activity_code_ambiguous_scheme nace_2.1 J | nace_2 J')
})

test('a 2008 code sent as a 2025 one is refused and told so', () => {
  assert.equal(read('62.01.11.00', 'kad_2025'), 'activity_code_unknown kad_2008 62.01.11.00')
  const parsed = parseActivityCode('62.01.11.00', 'kad_2025', ref)
  assert.deepEqual(!parsed.ok && parsed.becomes, [kad('62.10.11.00')])
})

test('statuses of the tax authority are accepted and marked', () => {
  for (const input of ['00.01.00.00', '10000', '01.00.00.00', '1000000']) {
    const parsed = parseActivityCode(input, undefined, ref)
    assert.ok(parsed.ok && parsed.status, input)
  }
})

test('other scripts of digits, letters and too many digits are refused', () => {
  for (const input of ['', 'abc', '٦٢١٠', '６２１０', '621011031', '62..10', '62-10', 'Γ']) {
    assert.match(read(input, 'kad_2025'), /^activity_code_invalid/u)
  }
})

test('section letters follow the version of NACE', () => {
  assert.equal(sectionOf(kad('62.10', 'nace_2.1'), ref), 'K')
  assert.equal(sectionOf(kad('62.01', 'nace_2'), ref), 'J')
  assert.equal(sectionOf(kad('62.10.11.03'), ref), 'K')
  assert.equal(sectionOf(kad('62.01Z', 'naf'), ref), 'J')
})

test('padded parents are parents', () => {
  assert.ok(isUnder(kad('01.11.10.00'), kad('01.10.00.00'), ref))
  assert.ok(isUnder(kad('01.11.10.00'), kad('A'), ref))
  assert.ok(!isUnder(kad('01.00.00.00'), kad('01'), ref))
  assert.ok(!isUnder(kad('01.11.10.00', 'kad_2008'), kad('01.11'), ref))
})

test('the correspondence has its unique, split and missing translations', () => {
  assert.deepEqual(translate2008to2025(kad('62.01.11.00', 'kad_2008'), ref), {
    kind: 'unique',
    code: kad('62.10.11.00'),
  })
  const index = ref.index.kad_2008
  const kinds = index.leaves.map((_, id) => translate2008to2025(kad(index.leaves[id] ?? '', 'kad_2008'), ref).kind)
  assert.equal(kinds.filter((kind) => kind === 'split').length, 685)
  assert.equal(kinds.filter((kind) => kind === 'unique').length, 9717 - 685)
  assert.deepEqual(translate(kad('62.01Z', 'naf'), 'nace_2', ref), { kind: 'unique', code: kad('62.01', 'nace_2') })
  assert.deepEqual(translate(kad('62.10.11.03'), 'nace_2.1', ref), { kind: 'unique', code: kad('62.10', 'nace_2.1') })
})

test('what is stored reads back as itself, for every code of every scheme', () => {
  for (const index of Object.values(ref.index)) {
    for (const leaf of index.leaves) {
      const stored = formatCode(leaf)
      assert.equal(read(stored, index.scheme), `${index.scheme} ${stored}`)
      assert.equal(read(leaf, index.scheme), `${index.scheme} ${stored}`)
    }
  }
})

test('every official code survives a spreadsheet that drops its leading zero', () => {
  const lost = ref.index.kad_2025.leaves.filter(
    (leaf) => leaf.startsWith('0') && !leaf.startsWith('00') && !leaf.startsWith('0999'),
  )
  assert.equal(lost.length, 553)
  for (const leaf of lost) assert.equal(read(String(Number(leaf)), 'kad_2025'), `kad_2025 ${formatCode(leaf)}`)
})

test('any text at all is read or refused, never thrown at', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789. \u00a0AZz') }))
  fc.assert(
    fc.property(
      text,
      fc.constantFrom<Scheme | undefined>('kad_2025', 'kad_2008', 'nace_2.1', 'nace_2', 'naf', undefined),
      (input, scheme) => {
        const parsed = parseActivityCode(input, scheme, ref)
        if (parsed.ok)
          assert.equal(read(parsed.code.code, parsed.code.scheme), `${parsed.code.scheme} ${parsed.code.code}`)
      },
    ),
  )
})
