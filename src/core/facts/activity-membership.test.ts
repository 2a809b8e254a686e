import { test } from 'node:test'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { loadReference } from '../../reference/reference.ts'
import type { CodeSet } from '../criteria/criterion.ts'
import type { ActivityCode } from './activity-code.ts'
import { formatCode } from './activity-code.ts'
import { compileCodeSet, hasLeaf, membership } from './activity-membership.ts'
import { treePrefix } from './activity-reference.ts'
import type { Scheme } from './scheme.ts'

const { activities: ref } = await loadReference()
const code = (text: string, scheme: Scheme = 'kad_2025'): ActivityCode => ({ scheme, code: text })
const outcome = (given: ActivityCode, set: CodeSet): string => membership(given, set, ref).outcome

test('a listed parent does not include children that are not listed', () => {
  const set: CodeSet = { scheme: 'kad_2025', include: { exact: ['01.11.10.00'] } }
  assert.equal(outcome(code('01.11.10.00'), set), 'met')
  assert.equal(outcome(code('01.11.11.00'), set), 'not_met')
  assert.equal(outcome(code('01.11.11.00'), { scheme: 'kad_2025', include: { subtree: ['01.11'] } }), 'met')
  assert.equal(outcome(code('01.11.11.00'), { scheme: 'kad_2025', include: { subtree: ['01.11.10.00'] } }), 'met')
})

test('an official 8-digit code is met or not met, padded parent or not', () => {
  const set: CodeSet = { scheme: 'kad_2025', include: { subtree: ['01.11'] } }
  assert.equal(outcome(code('01.10.00.00'), set), 'not_met')
  assert.equal(outcome(code('01.11.00.00'), set), 'met')
})

test('a code given coarser is met if all under it is in, not met if nothing is, else unknown', () => {
  const set: CodeSet = { scheme: 'kad_2025', include: { subtree: ['62'] }, exclude: { subtree: ['62.20'] } }
  assert.equal(outcome(code('62.10'), set), 'met')
  assert.equal(outcome(code('62.20'), set), 'not_met')
  assert.equal(outcome(code('62'), set), 'unknown')
  assert.equal(outcome(code('K'), { scheme: 'kad_2025', include: { subtree: ['K'] } }), 'met')
})

test('exclusions win, and without inclusions everything else is in', () => {
  const allBut: CodeSet = { scheme: 'kad_2025', exclude: { subtree: ['A'], exact: ['62.10.11.03'] } }
  assert.equal(outcome(code('62.10.11.03'), allBut), 'not_met')
  assert.equal(outcome(code('62.10.11.00'), allBut), 'met')
  assert.equal(outcome(code('01.11.10.00'), allBut), 'not_met')
})

test('a status is a member of no list of activities', () => {
  for (const text of ['00.01.00.00', '01.00.00.00']) {
    assert.equal(outcome(code(text), { scheme: 'kad_2025' }), 'not_met')
    assert.equal(outcome(code(text), { scheme: 'kad_2025', include: { subtree: ['01', 'A'] } }), 'not_met')
    assert.equal(outcome(code(text, 'kad_2008'), { scheme: 'kad_2025' }), 'not_met')
    assert.equal(outcome(code(text), { scheme: 'nace_2.1' }), 'not_met')
  }
})

test('a 2008 code is answered by its translation, which is named', () => {
  const set: CodeSet = { scheme: 'kad_2025', include: { exact: ['62.10.11.00'] } }
  const result = membership(code('62.01.11.00', 'kad_2008'), set, ref)
  assert.deepEqual([result.outcome, result.via, result.candidates.in], ['met', 'translated', ['62.10.11.00']])
  assert.deepEqual(result.translation, { from: code('62.01.11.00', 'kad_2008'), to: 'kad_2025' })
})

test('a split is met when all its candidates are in, not met when none is, else unknown naming them', () => {
  const index = ref.index.kad_2008
  const links = ref.links.get('kad_2008>kad_2025')?.()
  assert.ok(links)
  const id = index.leaves.findIndex((_, at) => (links.offsets[at + 1] ?? 0) - (links.offsets[at] ?? 0) > 1)
  const given = code(formatCode(index.leaves[id] ?? ''), 'kad_2008')
  const candidates = [...links.targets.subarray(links.offsets[id], links.offsets[id + 1])].map((at) =>
    formatCode(ref.index.kad_2025.leaves[at] ?? ''),
  )
  const set = (exact: string[]): CodeSet => ({ scheme: 'kad_2025', include: { exact } })
  assert.equal(outcome(given, set(candidates)), 'met')
  assert.equal(outcome(given, set([])), 'not_met')
  const some = membership(given, set(candidates.slice(0, 1)), ref)
  assert.equal(some.outcome, 'unknown')
  assert.deepEqual(some.candidates, { in: candidates.slice(0, 1), out: candidates.slice(1) })
})

test('digits that both versions have with another meaning are read in the scheme they were given in', () => {
  const reused = '01.28.16.00'
  const set: CodeSet = { scheme: 'kad_2025', include: { exact: [reused] } }
  assert.equal(outcome(code(reused), set), 'met')
  assert.equal(outcome(code(reused, 'kad_2008'), set), 'not_met')
})

test('French and European lists answer Greek codes through the classes they are built on', () => {
  const digital: CodeSet = { scheme: 'nace_2.1', include: { subtree: ['K'] } }
  assert.equal(outcome(code('62.10.11.03'), digital), 'met')
  assert.equal(outcome(code('01.11.10.00'), digital), 'not_met')
  assert.equal(outcome(code('62.01Z', 'naf'), { scheme: 'nace_2', include: { subtree: ['J'] } }), 'met')
  assert.equal(outcome(code('J', 'naf'), { scheme: 'naf', include: { exact: ['62.01Z'] } }), 'unknown')
  assert.equal(outcome(code('62.01', 'nace_2'), { scheme: 'naf', include: { exact: ['62.01Z'] } }), 'met')
})

test('entries that no code answers to are reported', () => {
  const set = compileCodeSet(
    { scheme: 'kad_2025', include: { exact: ['62.01.11.00', '62.10.11.03'], subtree: ['62.99'] } },
    ref,
  )
  assert.deepEqual(set.unlisted, ['62.01.11.00', '62.99'])
  assert.equal(set.size, 1)
})

test('a compiled list says what a plain reading of its entries says, for every code', () => {
  const { leaves, status } = ref.index.kad_2025
  const leaf = fc.constantFrom(...leaves)
  const entries = fc.record({
    exact: fc.array(leaf, { maxLength: 12 }),
    subtree: fc.array(
      fc.tuple(leaf, fc.integer({ min: 2, max: 8 })).map(([text, length]) => text.slice(0, length)),
      { maxLength: 5 },
    ),
  })
  const has = (list: { exact: string[]; subtree: string[] }, text: string, isStatus: boolean): boolean =>
    list.exact.includes(text) ||
    list.subtree.some((entry) => text === entry || (!isStatus && text.startsWith(treePrefix(entry))))
  // A status alone under a shorter entry is no activity of it.
  const statusAbove = compileCodeSet({ scheme: 'kad_2025', include: { subtree: ['00.01'] } }, ref)
  assert.equal(statusAbove.size, 0)
  fc.assert(
    fc.property(entries, entries, fc.boolean(), (include, exclude, all) => {
      const compiled = compileCodeSet(
        all ? { scheme: 'kad_2025', exclude } : { scheme: 'kad_2025', include, exclude },
        ref,
      )
      leaves.forEach((text, id) => {
        const isStatus = status[id] === 1
        const expected = (all ? !isStatus : has(include, text, isStatus)) && !has(exclude, text, isStatus)
        assert.equal(hasLeaf(compiled, id), expected, text)
      })
    }),
    { numRuns: 40 },
  )
})
