import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { codePointLength } from '../../src/core/citing/canonical.ts'
import { openText, resolveAnchor } from '../../src/core/citing/resolve.ts'
import { readExpression } from '../../src/core/criteria/expression.ts'
import type { PlainDate } from '../../src/core/facts/profile.ts'
import { loadReference } from '../../src/reference/reference.ts'
import type { Reference } from '../../src/reference/reference.ts'
import { notice } from '../../src/edge/sample-text.ts'
import { SampleDates } from '../../src/edge/sample-dates.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import type { SampleProgramme } from '../../src/edge/samples.ts'
import { anchorsOf, numbersOf, saysNumber } from './sentences.ts'
import type { Anchored } from './sentences.ts'

/** An ordinary day, a leap day, the days on which Greek clocks change, and the turns of the year. */
const firstStarts: PlainDate[] = ['2026-11-28', '2028-02-29', '2027-03-28', '2027-10-31', '2026-12-31', '2027-01-01']

let reference: Reference
const catalogues = new Map<PlainDate, SampleProgramme[]>()

before(async () => {
  reference = await loadReference()
  for (const day of firstStarts) catalogues.set(day, await sampleCatalogue(day, reference.activities))
})

/** Every programme of every first start. */
function everywhere(check: (sample: SampleProgramme, firstStart: PlainDate) => void): void {
  for (const [day, samples] of catalogues) {
    for (const sample of samples) {
      try {
        check(sample, day)
      } catch (error) {
        throw new Error(
          `${sample.slug} first started on ${day}: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
  }
}

const catalogue = (): SampleProgramme[] => catalogues.get('2026-11-28') ?? []

describe('sample documents', () => {
  test('every document says in its first line that it is a sample, and is at least a page long', () => {
    everywhere(({ programme }) => {
      assert.equal(programme.sample, true)
      for (const { text = '', key } of programme.documents) {
        assert.ok(text.startsWith(`${notice}\n`))
        assert.ok(text.split(/\s+/u).length >= 300, `${key} has ${text.split(/\s+/u).length} words`)
      }
    })
  })

  test('no short form is left in a text or in the data', () => {
    everywhere(({ programme }) => {
      for (const { text = '' } of programme.documents) assert.doesNotMatch(text, /[{}[\]#@]|undefined/u)
      assert.doesNotMatch(JSON.stringify(programme), /"[@#][^"]*"|"-?\d+ EUR"/u)
    })
  })

  test('pages and sections are ascending places in the text, and each section begins with its title', () => {
    everywhere(({ programme }) => {
      for (const { text = '', pages = [], sections = [] } of programme.documents) {
        assert.deepEqual(
          pages,
          pages.toSorted((a, b) => a - b),
        )
        assert.ok((pages.at(-1) ?? 0) < codePointLength(text))
        for (const { title, start } of sections)
          assert.equal(openText(text).points.slice(start, start + codePointLength(title)), title)
      }
    })
  })

  test('every citation stands exactly once, letter for letter, in its document', () => {
    everywhere(({ programme }) => {
      for (const { anchors } of anchorsOf(programme)) {
        for (const anchor of anchors) {
          const text = programme.documents.find(({ key }) => key === anchor.document)?.text ?? ''
          const resolution = resolveAnchor(anchor, openText(text))
          assert.ok(resolution.ok && resolution.anchor.exact === anchor.exact, anchor.exact)
        }
      }
    })
  })
})

describe('sample data', () => {
  test('every eligibility expression is well formed', () => {
    for (const { slug, programme } of catalogue()) {
      const read = readExpression(programme.eligibility, reference)
      const faults = 'faults' in read ? read.faults : []
      assert.deepEqual(faults, [], slug)
    }
  })

  test('every criterion, intensity, cost and required document cites a sentence', () => {
    for (const { slug, programme } of catalogue()) {
      const cited = [...anchorsOf(programme)].map(({ pointer }) => pointer)
      for (const pointer of citable(programme)) assert.ok(cited.includes(pointer), `${slug} ${pointer}`)
    }
  })

  test('an obligation is what the section on obligations says; what is tested before the award decides', () => {
    for (const { slug, programme } of catalogue()) {
      for (const { owner, anchors } of anchorsOf(programme)) {
        if (!('effect' in owner) || owner.effect !== 'obligation') continue
        for (const { document, exact } of anchors) {
          const { text = '', sections = [] } = programme.documents.find(({ key }) => key === document) ?? {}
          const at = codePointLength(text.slice(0, text.indexOf(exact)))
          assert.match(sections.findLast(({ start }) => start <= at)?.title ?? '', /Υποχρεώσεις/u, `${slug}: ${exact}`)
        }
      }
    }
  })

  test('amounts, percentages and counts are the ones of the sentences they cite', () => {
    everywhere(({ slug, programme }) => {
      for (const cited of anchorsOf(programme)) {
        for (const number of numbersOf(cited.owner))
          assert.ok(said(cited, number), `${slug} ${cited.pointer}: ${number} is not in «${sentences(cited)}»`)
      }
    })
  })

  test('a number that differs from its sentence, or is only a part of a longer one, is noticed', () => {
    const sentence = 'Ο προϋπολογισμός είναι από 18.000 έως 30.000 ευρώ, με ένταση 50% και τουλάχιστον 3 ΕΜΕ.'
    const numbers = ['18.000', '30.000', '50', '3', '8.000', '30', '5', '18.001']
    assert.deepEqual(
      numbers.map((number) => saysNumber(sentence, number)),
      [true, true, true, true, false, false, false, false],
    )
    assert.deepEqual(numbersOf({ percent: 50, range: { min: { amount: '18000.00', currency: 'EUR' } } }), [
      '50',
      '18.000',
    ])
  })

  test('every amount of a budget line is in the texts', () => {
    for (const { slug, programme } of catalogue()) {
      const texts = programme.documents.map(({ text }) => text).join('\n')
      for (const number of numbersOf({ lines: programme.budget_lines ?? [] }))
        assert.ok(saysNumber(texts, number), `${slug}: ${number}`)
    }
  })
})

test('the same day gives the same samples, and tax numbers are obviously invented', async () => {
  assert.deepEqual(await sampleCatalogue('2026-11-28', reference.activities), catalogue())
  const profiles = await sampleProfiles('2026-11-28')
  for (const { profile } of profiles) assert.match(profile.tax_id ?? '000000012', /^000000\d{3}$/)
})

test('no moment of a call falls on a weekend or a public holiday, whenever the service first starts', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'samples', 'programmes')
  const calls = await Promise.all(
    (await readdir(folder)).map(async (slug) => {
      const file = JSON.parse(await readFile(join(folder, slug, 'programme.json'), 'utf8')) as {
        dates: Record<string, string>
        time_zone?: string
      }
      return { slug, ...file }
    }),
  )
  const free = new Set(['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'])
  // Good Friday and Easter Monday of the years that 400 first starts reach.
  const moving = new Set(['2027-04-30', '2027-05-03', '2028-04-14', '2028-04-17'])
  for (let offset = 0; offset < 400; offset += 1) {
    const firstStart = Temporal.PlainDate.from('2026-11-28').add({ days: offset }).toString()
    for (const { slug, dates, time_zone: zone } of calls) {
      const read = new SampleDates(firstStart, dates, zone)
      for (const name of Object.keys(dates)) {
        const { day, time } = read.read(name)
        if (time === undefined) continue
        const isFree = Temporal.PlainDate.from(day).dayOfWeek > 5 || free.has(day.slice(5)) || moving.has(day)
        assert.ok(!isFree, `${slug} ${name} on ${day}, first started on ${firstStart}`)
      }
    }
  }
})

const sentences = ({ anchors }: Anchored): string => anchors.map(({ exact }) => exact).join(' ')
const said = (cited: Anchored, number: string): boolean => saysNumber(sentences(cited), number)

/** Pointers of everything that must cite. */
function citable(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, i) => citable(each, `${pointer}/${i}`))
  if (typeof value !== 'object' || value === null) return []
  const own =
    'kind' in value ||
    /^\/(funding\/(intensity|bonuses)|required_documents|eligible_costs|legal_basis)\/\d+$/u.test(pointer)
  return [
    ...(own ? [pointer] : []),
    ...Object.entries(value).flatMap(([name, inner]) => citable(inner, `${pointer}/${name}`)),
  ]
}
