import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { greekCheckDigit, readGreekTaxId } from './tax-id.ts'

test('a valid AFM is kept with its leading zeros, whatever is written around it', () => {
  for (const input of ['000000012', 'EL000000012', 'gr 000 000 012', 'EL-000000012', '000.000.012']) {
    assert.deepEqual(readGreekTaxId(input), { ok: true, tax_id: '000000012' })
  }
})

test('every AFM has exactly one right check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
      const eight = String(number).padStart(8, '0')
      const right = Array.from({ length: 10 }, (_, digit) => `${eight}${digit}`).filter((afm) => readGreekTaxId(afm).ok)
      assert.deepEqual(right, [`${eight}${greekCheckDigit(eight)}`])
    }),
  )
})

test('a wrong digit, too few digits, and nine zeros are told apart', () => {
  assert.deepEqual(readGreekTaxId('000000013'), { ok: false, code: 'tax_id_check_digit', expected_digit: 2 })
  assert.deepEqual(readGreekTaxId('12345'), { ok: false, code: 'tax_id_malformed' })
  assert.deepEqual(readGreekTaxId('000000000'), { ok: false, code: 'tax_id_all_zero' })
})
