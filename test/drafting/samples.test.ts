import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { codePoints } from '../../src/core/citing/canonical.ts'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { sectionsOf, statementsOf, type DraftDocument } from '../../src/core/drafting/document.ts'
import { recompute } from '../../src/core/drafting/verifier/recompute.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Language } from '../../src/core/facts/text.ts'
import { conditionsOf } from '../../src/drafts/composing/other-ways.ts'
import { Notes } from '../../src/drafts/rendering/notes.ts'
import { foreignIn } from './foreign.ts'
import { samplePairs, type SamplePair } from './sample-drafts.ts'
import { uncitedFigures } from './uncited.ts'

const languages: readonly Language[] = ['el', 'en']
const mostWords = 22

interface Made {
  readonly pair: SamplePair
  readonly name: string
  readonly document: DraftDocument
}

describe('drafts of every sample client for every sample call that is not closed to it', () => {
  let pairs: SamplePair[]
  let made: Made[]
  before(async () => {
    pairs = await samplePairs()
    made = pairs.flatMap((pair) =>
      pair.packs.flatMap((pack) =>
        languages.map((language) => ({
          pair,
          name: `${pair.slug} ${pair.client} ${pack.id} ${language}`,
          document: pair.draft(pack, language),
        })),
      ),
    )
  })

  it('are sound: every fact is cited, every gap asks, every question has its gap', (context) => {
    for (const { name, document } of made) assert.deepEqual(faultsOf(document), [], name)
    const facts = made
      .flatMap(({ document }) => [...statementsOf(document)])
      .filter(({ statement }) => statement.kind === 'factual')
    context.diagnostic(`${made.length} drafts of ${pairs.length} matches, ${facts.length} factual statements`)
    assert.ok(made.length > 150)
  })

  it('state no figure in a sentence that nothing is cited for', () => {
    for (const { name, document } of made) assert.deepEqual(uncitedFigures(document), [], name)
  })

  it('have no heading with nothing under it', () => {
    for (const { name, document } of made)
      for (const { title, blocks, sections } of sectionsOf(document))
        assert.ok(blocks.length + sections.length > 0, `${name}: ${title}`)
  })

  it('quote the call letter for letter', () => {
    for (const { name, document, pair } of made) {
      for (const { citation } of document.citations) {
        const { quote, position, source } = citation
        if (quote === undefined) continue
        const text = pair.texts.get(source?.document_id ?? '')
        assert.ok(text !== undefined && position !== undefined, `${name} ${citation.id}`)
        assert.equal(codePoints(text).slice(position.start, position.end), quote.exact, name)
      }
    }
  })

  it('say nothing that their citations do not carry: figures, dates, codes, bounds, negations, quotations', () => {
    for (const { name, document, pair } of made) {
      const found = unverifiedIn(document, { texts: pair.texts, programme: pair.programme })
      assert.deepEqual(found, [], name)
    }
  })

  it('tell the grant that the match expects, its range, or none', () => {
    const cents = (text: string): number => Math.round(Number(text.replace(/[€\s,]/gu, '')) * 100)
    let told = 0
    for (const { name, document, pair } of made) {
      if (document.language !== 'en') continue
      const { status, amount, min, max } = pair.input.match.estimate
      const said = [...statementsOf(document)]
        .map(({ statement }) =>
          /^(?:The grant is computed at|Computed grant:) (€[\d.,]+\d)(?: to (€[\d.,]+\d))?\.$/u.exec(statement.text),
        )
        .find((found) => found !== null)
      if (said === undefined) continue
      told += 1
      const [, least = '', most] = said
      if (most === undefined) {
        assert.equal(status, 'computed', `${name}: ${said[0]}`)
        assert.ok(Math.abs(cents(least) - cents(amount?.amount ?? '')) < 10, `${name}: ${said[0]} ${amount?.amount}`)
      } else {
        assert.equal(status, 'range', `${name}: ${said[0]}`)
        assert.deepEqual([cents(least), cents(most)], [cents(min?.amount ?? ''), cents(max?.amount ?? '')], name)
      }
    }
    assert.ok(told > 30, `${told} told`)
  })

  it('compute nothing that does not come out again', () => {
    const evaluations = new Set(['verdict', 'outcome', 'changes on', 'warning', 'counts'])
    for (const { name, document } of made) {
      for (const { citation } of document.citations) {
        const { derivation } = citation
        if (derivation === undefined || evaluations.has(derivation.formula)) continue
        assert.notEqual(recompute(derivation), false, `${name}: ${JSON.stringify(derivation)}`)
      }
    }
  })

  it('have notes in words of their language: no code, no empty value', () => {
    let seen = 0
    for (const { name, document } of made)
      for (const { label, detail = '' } of new Notes(document).list) {
        const text = `${label} ${detail}`.replaceAll(/\(\/[^)]*\)/gu, '')
        assert.doesNotMatch(text, /[a-z]_[a-z]/u, name)
        assert.doesNotMatch(text, /""|«»|“”|= *(?:$|[,;·)])/u, name)
        if (document.language === 'el') assert.deepEqual(foreignIn(text), [], `${name}: ${text}`)
        seen += 1
      }
    assert.ok(seen > 5000, `${seen} notes`)
  })

  it('have sentences of at most 22 words, quotations of the call and of its summary aside', () => {
    for (const { name, document, pair } of made) {
      const quotes = document.citations.map(({ citation }) => citation.quote?.exact)
      const summary = Object.values(pair.programme.summary ?? {})
      const quoted = new Set([...quotes, ...summary].map((words) => words?.replace(/\s+/gu, ' ').trim()))
      for (const { statement } of statementsOf(document)) {
        if (statement.text.split(' […] ').every((words) => quoted.has(words))) continue
        assert.ok(statement.text.split(/\s+/u).length <= mostWords, `${name}: ${statement.text}`)
      }
    }
  })

  it('do not contradict their finding: what is not met is one of several ways where the client is eligible', () => {
    for (const { name, document, pair } of made) {
      const texts = [...statementsOf(document)].map(({ statement }) => statement.text)
      const refused = /^(?:Ο όρος δεν πληρείται|The condition is not met)/u
      const ways = texts.filter((text) => refused.test(text))
      assert.ok(
        ways.every((text) => /άλλον τρόπο|another way/u.test(text)),
        name,
      )
      const count = conditionsOf(pair.input.match).filter(({ outcome }) => outcome === 'not_met').length
      const told = /^\d+ (?:όρο|condition).*(?:και άλλον τρόπο|another way too)\.$/u
      assert.equal(texts.find((text) => told.test(text))?.split(' ')[0], count === 0 ? undefined : String(count), name)
      const aid = pair.profile.de_minimis_aid ?? []
      const nothing =
        /^(?:Στο προφίλ δεν υπάρχουν προηγούμενες αιτήσεις ή ενισχύσεις|The profile has no earlier applications or aid)\.$/u
      const none = texts.some((text) => nothing.test(text))
      assert.ok(!(none && aid.length > 0), name)
    }
  })

  it('name every condition, and say nothing twice in a paragraph', () => {
    for (const { name, document } of made) {
      for (const { blocks } of sectionsOf(document))
        for (const block of blocks) {
          if (block.type === 'table')
            for (const { cells } of block.rows) assert.ok(!cells.some(({ text }) => text === '…'), name)
          if (block.type !== 'paragraph' && block.type !== 'callout') continue
          const texts = block.statements.map(({ text }) => text)
          assert.deepEqual(texts, [...new Set(texts)], name)
          assert.ok(
            !texts.some((text) => /^(?:Δεν υπάρχει ακόμη|Not there yet)/u.test(text)),
            `${name}: ${texts.join()}`,
          )
          assert.ok(!texts.some((text) => /[«“]…[»”]/u.test(text)), name)
        }
    }
  })

  it('ask for each fact of the profile once, as a person would', () => {
    const once = new Set<string>()
    for (const { name, document } of made) {
      const pointers = document.open_questions.flatMap(({ pointer }) => pointer ?? [])
      assert.deepEqual(pointers, [...new Set(pointers)], name)
      for (const { question } of document.open_questions) {
        assert.doesNotMatch(question, /^Τι δηλώνεται ως προς|^What is to be stated as/u, name)
        once.add(question)
      }
    }
    assert.ok(once.size > 100, `${once.size} questions`)
  })

  it('tell bonuses in percentage points', () => {
    let seen = 0
    for (const { name, document } of made)
      for (const { blocks } of sectionsOf(document))
        for (const { rows } of blocks.filter((block) => block.type === 'table'))
          for (const { cells } of rows) {
            if (!/^(?:Προσαύξηση|Bonus):/u.test(cells[0]?.text ?? '')) continue
            assert.match(cells[1]?.text ?? '', /^\d+ (?:ποσοστια|percentage point)/u, name)
            seen += 1
          }
    assert.ok(seen > 20, `${seen} bonuses`)
  })

  it('have no table with a column in which nothing stands', () => {
    for (const { name, document } of made)
      for (const { blocks } of sectionsOf(document))
        for (const { columns, rows, caption } of blocks.filter((block) => block.type === 'table'))
          for (const [at, { title }] of columns.entries())
            assert.ok(
              rows.some(({ cells }) => cells[at]?.text !== ''),
              `${name}: ${title} of ${caption}`,
            )
  })

  it('list the documents that the call names apart from those that are usual, each of the first with a citation', () => {
    let usual = 0
    for (const { name, document } of made) {
      for (const { blocks } of sectionsOf(document))
        for (const { title, items } of blocks.filter((block) => block.type === 'checklist')) {
          const cited = items.filter(({ label }) => label.citations.length > 0).length
          if (/^(?:Δικαιολογητικά|Supporting documents)$/u.test(title)) assert.equal(cited, items.length, name)
          if (!/^(?:Συνήθη|Usual)/u.test(title)) continue
          assert.equal(cited, 0, `${name}: ${title}`)
          usual += 1
        }
    }
    assert.ok(usual > 100)
  })

  it('are the same letter for letter when they are made again', () => {
    // Every third, of both languages in turn: what is left to chance shows in any.
    for (const { name, document, pair } of made.filter((_, at) => at % 3 === 0)) {
      const pack = pair.packs.find(({ id }) => id === document.template)
      assert.ok(pack)
      assert.equal(JSON.stringify(pair.draft(pack, document.language)), JSON.stringify(document), name)
    }
  })

  it('say the same in both languages: the same statements of the same kind', () => {
    const shape = ({ document }: Made): string[] =>
      [...statementsOf(document)].map(({ statement }) => `${statement.id} ${statement.kind}`)
    for (const [index, greek] of made.entries()) {
      const english = made[index + 1]
      if (greek.document.language === 'el' && english !== undefined)
        assert.deepEqual(shape(greek), shape(english), greek.name)
    }
    const rooms = (language: Language, words: RegExp): string[] =>
      made
        .filter(({ document }) => document.language === language)
        .flatMap(({ document }) => [...statementsOf(document)])
        .filter(({ statement }) => words.test(statement.text))
        .map(({ statement }) => statement.id)
    const told = rooms('en', /^De minimis headroom of €/u)
    assert.ok(told.length > 0)
    assert.deepEqual(rooms('el', /^Περιθώριο de minimis \d/u), told)
  })
})
