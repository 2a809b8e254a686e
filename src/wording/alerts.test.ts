import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alertMessages, sayAlert } from './alerts.ts'
import { variablesOf } from './message.ts'

test('what alerts say is there in both languages with the same values', () => {
  for (const [key, message] of Object.entries(alertMessages)) {
    assert.deepEqual(variablesOf(message.el), variablesOf(message.en), key)
    assert.ok(message.el.length > 0 && message.en.length > 0, key)
  }
})

test('one day is said as one day', () => {
  assert.equal(sayAlert('alert.deadline_in_days', 'el', { days: 1 }), 'Προθεσμία σε 1 ημέρα')
  assert.equal(sayAlert('alert.deadline_in_days', 'el', { days: 7 }), 'Προθεσμία σε 7 ημέρες')
  assert.equal(sayAlert('alert.deadline_in_days', 'en', { days: 1 }), 'Deadline in 1 day')
})
