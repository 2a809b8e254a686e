import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { IntlMessageFormat } from 'intl-messageformat'
import { labels } from './labels.ts'
import { leftOutWords, whyLeftOut } from './left-out.ts'
import { fillDraft, type DraftCatalogue } from './message.ts'
import { notices } from './notices.ts'
import { declarations, prompts } from './prompts.ts'
import { sentences } from './sentences.ts'

const catalogue: DraftCatalogue = { ...sentences, ...notices, ...leftOutWords, ...whyLeftOut }

/** The values that a pattern uses, those inside plurals too. */
function variables(pattern: string): string[] {
  const found = new Set<string>()
  const walk = (nodes: readonly object[]): void => {
    for (const node of nodes) {
      if ('value' in node && typeof node.value === 'string' && !('len' in node) && 'type' in node && node.type !== 0)
        found.add(node.value)
      if ('options' in node)
        for (const option of Object.values(node.options as Record<string, { value: object[] }>)) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(pattern, 'en').getAst() as object[])
  return [...found].toSorted()
}

describe('what a draft says', () => {
  it('is said in both languages in as many ways, with the same values', () => {
    for (const [key, { el, en }] of Object.entries(catalogue)) {
      assert.equal(el.length, en.length, key)
      const plain = (pattern: string): string[] => variables(pattern).filter((name) => !name.endsWith('_n'))
      for (const pattern of [...el, ...en]) assert.deepEqual(plain(pattern), plain(el[0]), key)
    }
  })

  it('is at most 22 words long with a word for each value, and has no figure of its own', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      for (const pattern of [...message.el, ...message.en]) {
        const values = Object.fromEntries(variables(pattern).map((name) => [name, name.endsWith('_n') ? 5 : 'χχ']))
        const text = String(new IntlMessageFormat(pattern, 'el').format(values))
        assert.ok(text.split(/\s+/u).length <= 22, `${key}: ${text}`)
        assert.doesNotMatch(text, /\d/u, key)
        assert.doesNotMatch(
          text,
          /\b(best|leading|guarantee\w*|certainly|unique)\b|κορυφαί|μοναδικ|εγγυάται|σίγουρα/iu,
          key,
        )
      }
    }
  })

  it('is not said with a value missing', () => {
    assert.throws(() => fillDraft(catalogue, { key: 'call.opens', turn: 0, language: 'el' }, {}))
    assert.throws(() => fillDraft(catalogue, { key: 'call.nothing', turn: 0, language: 'el' }, {}), RangeError)
  })

  it('comes in every variant before one is said again', () => {
    const said = (turn: number) =>
      fillDraft(catalogue, { key: 'call.max_subsidy', turn, language: 'en' }, { amount: 'x' })
    assert.notEqual(said(4), said(5))
    assert.equal(said(4), said(6))
  })

  it('asks for every gap in both languages, as a question', () => {
    for (const [key, { gap, question }] of Object.entries(prompts)) {
      assert.ok(gap.el !== '' && gap.en !== '', key)
      assert.match(question.el, /;$/u, key)
      assert.match(question.en, /\?$/u, key)
    }
    for (const { el, en } of [...Object.values(labels), ...Object.values(declarations)])
      assert.ok(el.length > 0 && en.length > 0)
  })
})
