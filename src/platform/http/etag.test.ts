import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../problem.ts'
import { etagOf, noneMatchHits, preconditionsOf } from './etag.ts'

function outcome(
  ifMatch: string | undefined,
  ifNoneMatch: string | undefined,
  current: string | null,
  required = false,
): string {
  try {
    preconditionsOf(ifMatch, ifNoneMatch, required).check(current)
    return 'goes on'
  } catch (error) {
    return error instanceof Problem ? error.code : String(error)
  }
}

test('If-Match holds when one of its strong tags is of the current version, in whatever language it was read', () => {
  assert.equal(outcome(etagOf('7', 'el'), undefined, '7'), 'goes on')
  assert.equal(outcome('"6.el", "7.en"', undefined, '7'), 'goes on')
  assert.equal(outcome('*', undefined, '7'), 'goes on')
  assert.equal(outcome('"6.el"', undefined, '7'), 'precondition_failed')
  assert.equal(outcome('W/"7.el"', undefined, '7'), 'precondition_failed')
  assert.equal(outcome('7', undefined, '7'), 'precondition_failed')
  assert.equal(outcome('*', undefined, null), 'precondition_failed')
})

test('what only time has changed is no change of the resource: If-Match holds, and a reader is given the new answer', () => {
  assert.equal(outcome(etagOf('7~o-1', 'el'), undefined, '7~o-2'), 'goes on')
  assert.equal(outcome(etagOf('7~o-1', 'el'), undefined, '8~o-1'), 'precondition_failed')
  assert.equal(outcome('"~o-1.el"', undefined, '8~o-1'), 'precondition_failed')
  assert.ok(!noneMatchHits(etagOf('7~o-1', 'el'), etagOf('7~o-2', 'el')))
})

test('If-None-Match: * lets only a creation pass', () => {
  assert.equal(outcome(undefined, '*', null), 'goes on')
  assert.equal(outcome(undefined, '*', '7'), 'precondition_failed')
})

test('a change without If-Match passes, except where it is required', () => {
  assert.equal(outcome(undefined, undefined, '7'), 'goes on')
  assert.equal(outcome(undefined, undefined, '7', true), 'precondition_required')
})

test('a reader who has this version and language is told so, weak or strong', () => {
  assert.ok(noneMatchHits('"1.el", W/"7.el"', etagOf('7', 'el')))
  assert.ok(noneMatchHits('*', etagOf('7', 'el')))
  assert.ok(!noneMatchHits('"7.en"', etagOf('7', 'el')))
})
