import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { exampleReference } from '../criteria/example-reference.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Profile } from '../facts/profile.ts'
import type { Outcome, Verdict } from '../verdict.ts'
import type { AsOf } from './as-of.ts'
import { compileProgramme } from './compile.ts'
import { explainMatch, quickMatch } from './evaluate.ts'
import type { Answer, Answers } from './evaluate.ts'
import { exampleProfile, exampleProgramme } from './example-programme.ts'
import { readFacts } from './facts.ts'

const asOf: AsOf = { kind: 'date', date: '2026-06-01' }
const none: Answers = new Map()

/** A leaf of the random expressions: a fact that is true, false or not known, and a criterion that asks for it. */
interface Leaf {
  kind: 'flag' | 'manual' | 'form' | 'place' | 'code' | 'stage'
  value: boolean | undefined
  wanted: boolean
}
type Tree = { leaf: Leaf } | { all: Tree[] } | { any: Tree[] } | { not: Tree } | { at_least: { k: number; of: Tree[] } }

const leaf = fc.record({
  kind: fc.constantFrom('flag', 'flag', 'flag', 'manual', 'form', 'place', 'code', 'stage'),
  value: fc.constantFrom(true, false, undefined),
  wanted: fc.boolean(),
})
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'tree' },
    leaf.map((one): Tree => ({ leaf: one as Leaf })),
    fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'tree' }).map((all): Tree => ({ all })),
    fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'tree' }).map((any): Tree => ({ any })),
    tie('tree').map((not): Tree => ({ not })),
    fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.array(tie('tree'), { minLength: 1, maxLength: 4, depthIdentifier: 'tree' }),
      )
      .map(([k, of]): Tree => ({ at_least: { k, of } })),
  ),
}))

/** The one profile's facts that are not attributes, decided once for a whole case. */
interface World {
  form: boolean | undefined
  place: boolean | undefined
  code: boolean | undefined
  stage: boolean | undefined
}
const world = fc.record({
  form: fc.constantFrom(true, false, undefined),
  place: fc.constantFrom(true, false, undefined),
  code: fc.constantFrom(true, false, undefined),
  stage: fc.constantFrom(true, false, undefined),
})

/** The case as documents: an expression, a profile, answers. */
function documents(root: Tree, facts: World): { expression: Expression; profile: Profile; answers: Answers } {
  const attributes: Record<string, boolean> = {}
  const answers = new Map<string, Answer>()
  let count = 0
  const criterion = ({ kind, value, wanted }: Leaf): Criterion => {
    const id = `c${count++}`
    if (kind === 'manual') {
      if (value !== undefined)
        answers.set(id, { value: value === wanted ? 'met' : 'not_met', by: 'x', at: '2026-01-01T00:00:00Z' })
      return { id, kind }
    }
    if (kind === 'form') return { id, kind: 'legal_form', include: wanted ? ['private_company'] : ['sole_trader'] }
    if (kind === 'stage') return { id, kind: 'lifecycle', include: wanted ? ['active'] : ['suspended'] }
    if (kind === 'place') return { id, kind: 'region', of: 'any_establishment', include: [wanted ? 'EL43' : 'EL30'] }
    if (kind === 'code') {
      return {
        id,
        kind: 'activity',
        role: 'existing',
        basis: 'any',
        codes: { scheme: 'kad_2025', include: { subtree: [wanted ? '10.71' : '47'] } },
      }
    }
    if (value !== undefined) attributes[id] = value
    return { id, kind: 'attribute', name: id, test: { equals: wanted } }
  }
  const walk = (node: Tree): Expression => {
    if ('leaf' in node) return criterion(node.leaf)
    if ('not' in node) return { not: walk(node.not) }
    if ('at_least' in node) return { at_least: { k: node.at_least.k, of: node.at_least.of.map(walk) } }
    return 'all' in node ? { all: node.all.map(walk) } : { any: node.any.map(walk) }
  }
  const expression = walk(root)
  const profile = exampleProfile({ attributes })
  if (facts.form !== undefined) profile.legal_form = facts.form ? 'private_company' : 'sole_trader'
  if (facts.stage !== undefined) profile.lifecycle = facts.stage ? 'active' : 'suspended'
  if (facts.place !== undefined) profile.establishments = [{ region: facts.place ? 'EL431' : 'EL303' }]
  if (facts.code !== undefined)
    profile.activities = [{ scheme: 'kad_2025', code: facts.code ? '10.71.11.00' : '47.11.10.00' }]
  return { expression, profile, answers }
}

/** A plain interpreter that shares nothing with the engine: truth values 0, ½, 1; minimum, maximum, complement. */
function plain(node: Tree, facts: World): { truth: number; info: boolean } {
  if ('leaf' in node) {
    const { kind, value, wanted } = node.leaf
    const known = kind === 'flag' || kind === 'manual' ? value : facts[kind]
    return {
      truth: known === undefined ? 0.5 : known === wanted ? 1 : 0,
      info: known === undefined && kind !== 'manual',
    }
  }
  const children =
    'not' in node ? [node.not] : 'at_least' in node ? node.at_least.of : 'all' in node ? node.all : node.any
  const below = children.map((child) => plain(child, facts))
  const truths = below.map((child) => child.truth)
  let truth: number
  if ('not' in node) truth = 1 - (truths[0] ?? 0)
  else if ('all' in node) truth = Math.min(1, ...truths)
  else if ('any' in node) truth = Math.max(0, ...truths)
  else {
    // The k-th largest truth value: Kleene's reading of "at least k".
    truth = truths.toSorted((a, b) => b - a)[node.at_least.k - 1] ?? 0
  }
  return { truth, info: truth === 0.5 && below.some((child) => child.truth === 0.5 && child.info) }
}

function plainVerdict(root: Tree, facts: World): Verdict {
  const { truth, info } = plain(root, facts)
  if (truth === 1) return 'eligible'
  if (truth === 0) return 'not_eligible'
  return info ? 'needs_info' : 'needs_review'
}

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) }

describe('verdicts', () => {
  test('the quick answer, the explanation and a plain three-valued interpreter agree on every expression', () => {
    fc.assert(
      fc.property(tree, world, (root, facts) => {
        const { expression, profile, answers } = documents(root, facts)
        const compiled = compileProgramme(exampleProgramme(expression), exampleReference)
        const digest = readFacts(profile, exampleReference, new Map())
        const quick = quickMatch(compiled, digest, asOf, answers)
        const match = explainMatch(compiled, digest, asOf, answers)
        assert.equal(quick.verdict, plainVerdict(root, facts))
        assert.equal(match.verdict, quick.verdict)
        assert.equal(match.score.base, quick.base)
        assert.equal(match.score.time, quick.time)
        assert.equal(match.status, quick.status)
        const closes = match.next_deadline?.at
        assert.equal(quick.closes_at, closes === undefined ? undefined : Date.parse(closes))
        assert.equal(
          match.score.total,
          match.score.breakdown.reduce((sum, { points }) => sum + points, 0),
        )
        assert.equal(match.missing.length > 0, match.verdict === 'needs_info')
      }),
      runs,
    )
  })

  test('a missing fact is asked for exactly when some answer to it could change the whole', () => {
    const flags = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'flags' },
        fc.constantFrom(true, false, undefined).map((value): Tree => ({ leaf: { kind: 'flag', value, wanted: true } })),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3, depthIdentifier: 'flags' }).map((all): Tree => ({ all })),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3, depthIdentifier: 'flags' }).map((any): Tree => ({ any })),
        tie('tree').map((not): Tree => ({ not })),
      ),
    })).tree
    const nowhere: World = { form: undefined, place: undefined, code: undefined, stage: undefined }
    fc.assert(
      fc.property(flags, (root) => {
        const open: Leaf[] = []
        const collect = (node: Tree): void => {
          if ('leaf' in node) open.push(node.leaf)
          else
            for (const child of 'not' in node ? [node.not] : 'all' in node ? node.all : 'any' in node ? node.any : [])
              collect(child)
        }
        collect(root)
        const unknown = open
          .map((one, i) => ({ one, pointer: `/attributes/c${i}` }))
          .filter(({ one }) => one.value === undefined)
        fc.pre(unknown.length <= 8)
        const { expression, profile } = documents(root, nowhere)
        const match = explainMatch(
          compileProgramme(exampleProgramme(expression), exampleReference),
          readFacts(profile, exampleReference, new Map()),
          asOf,
          none,
        )
        const pivotal = unknown.filter(({ one }) => {
          for (let bits = 0; bits < 1 << unknown.length; bits += 1) {
            unknown.forEach((other, i) => {
              other.one.value = ((bits >> i) & 1) === 1
            })
            one.value = true
            const yes = plain(root, nowhere).truth
            one.value = false
            if (plain(root, nowhere).truth !== yes) return true
          }
          return false
        })
        for (const { one } of unknown) one.value = undefined
        assert.deepEqual(new Set(match.missing), new Set(pivotal.map(({ pointer }) => pointer)))
      }),
      runs,
    )
  })
})

const flag = (id: string, rest: Partial<Criterion> = {}): Criterion =>
  ({ id, kind: 'attribute', name: id, test: { equals: true }, ...rest }) as Criterion
const manual = (id: string): Criterion => ({ id, kind: 'manual', question: { en: '?', el: ';' } })

function match(expression: Expression, profile: Partial<Profile> = {}, answers: Answers = none) {
  const compiled = compileProgramme(exampleProgramme(expression), exampleReference)
  const facts = readFacts(exampleProfile(profile), exampleReference, new Map())
  const explained = explainMatch(compiled, facts, asOf, answers)
  assert.equal(quickMatch(compiled, facts, asOf, answers).verdict, explained.verdict)
  return explained
}

describe('a match', () => {
  test('an open condition under a choice that is already met is not asked for', () => {
    const { verdict, missing } = match(
      { all: [{ any: [flag('a'), flag('b')] }, flag('c')] },
      { attributes: { a: true } },
    )
    assert.equal(verdict, 'needs_info')
    assert.deepEqual(missing, ['/attributes/c'])
  })

  test('an obligation is judged and shown, and decides nothing', () => {
    const { verdict, criteria, missing, summary } = match(
      { all: [flag('a'), flag('later', { effect: 'obligation' })] },
      { attributes: { a: true, later: false } },
    )
    assert.equal(verdict, 'eligible')
    assert.deepEqual(
      criteria.map(({ effect, outcome }) => [effect, outcome]),
      [
        ['eligibility', 'met'],
        ['obligation', 'not_met'],
      ],
    )
    assert.deepEqual(missing, [])
    assert.ok(summary.some(({ key }) => key.startsWith('summary.obligation_denied')))
  })

  test('an obligation where it has no meaning becomes an open question', () => {
    assert.equal(
      match({ any: [flag('a', { effect: 'obligation' })] }, { attributes: { a: true } }).verdict,
      'needs_review',
    )
  })

  test('each of several conditions for a person is told in its own words', () => {
    const titled = (id: string, en: string): Criterion => ({ id, kind: 'manual', title: { en } })
    const { criteria } = match({ all: [titled('mill', 'Runs a mill'), titled('ferry', 'Owns a ferry')] })
    assert.deepEqual(
      criteria.map(({ reason }) => reason.values['title']),
      [
        { type: 'text', value: { en: 'Runs a mill' } },
        { type: 'text', value: { en: 'Owns a ferry' } },
      ],
    )
  })

  test("a person's answer decides a manual condition and is shown as theirs", () => {
    const answers: Answers = new Map([['m', { value: 'met', by: 'usr_1', at: '2026-05-01T08:00:00Z', note: 'seen' }]])
    const { verdict, criteria } = match({ all: [manual('m')] }, {}, answers)
    assert.equal(verdict, 'eligible')
    assert.deepEqual(criteria[0]?.answered, { by: 'usr_1', at: '2026-05-01T08:00:00Z', note: 'seen' })
    assert.equal(
      match({ all: [manual('m')] }, {}, new Map([['m', { value: 'unknown', by: 'x', at: 'y' }]])).verdict,
      'needs_review',
    )
  })

  test('an answer to a condition that facts decide is not looked at', () => {
    const answers: Answers = new Map([['a', { value: 'met', by: 'usr_1', at: '2026-05-01T08:00:00Z' }]])
    assert.equal(match(flag('a'), { attributes: { a: false } }, answers).verdict, 'not_eligible')
  })

  test('facts that could decide come before questions for a person', () => {
    assert.equal(match({ all: [manual('m'), flag('a')] }).verdict, 'needs_info')
    assert.equal(match({ all: [manual('m'), flag('a')] }, { attributes: { a: true } }).verdict, 'needs_review')
  })

  test('a criterion that cannot be read never lets anybody pass, not even when negated', () => {
    const broken = { id: 'x', kind: 'region', of: 'moon', include: ['EL'] } as unknown as Criterion
    for (const expression of [broken, { not: broken }, { any: [broken] }, { all: [broken] }] as Expression[]) {
      const { verdict, criteria } = match(expression, { country: 'GR' })
      assert.equal(verdict, 'needs_review')
      assert.equal(criteria[0]?.reason.key, 'manual.unreadable')
      assert.match(String(criteria[0]?.reason.values['what']), /moon/)
    }
  })

  test('a judge that fails is a question for a person', () => {
    const activities = [
      {
        scheme: 'kad_2025',
        code: '10.71.11.00',
        revenue: [{ year: 2025, amount: { amount: 'much', currency: 'EUR' } }],
      },
      { scheme: 'kad_2025', code: '47.11.10.00' },
    ]
    const expression: Expression = {
      id: 'kad',
      kind: 'activity',
      role: 'existing',
      basis: 'largest_revenue',
      codes: { scheme: 'kad_2025', include: { subtree: ['10'] } },
    }
    const { verdict, criteria } = match(expression, { activities: activities as never })
    assert.equal(verdict, 'needs_review')
    assert.equal(criteria[0]?.reason.key, 'criterion.failed')
  })

  test('a condition at submission is tested on the opening day while the call is not open yet', () => {
    const young: Expression = {
      id: 'y',
      kind: 'quantifier',
      over: 'people',
      test: { any: true },
      where: [{ field: 'age', operator: 'lt', value: 30 }],
    }
    const programme = exampleProgramme(young, {
      call: { opens_at: { at: '2026-09-01T06:00:00Z', time_zone: 'Europe/Athens' }, deadlines: [] },
    })
    const facts = readFacts(exampleProfile({ people: [{ born_on: '1996-07-01' }] }), exampleReference, new Map())
    const compiled = compileProgramme(programme, exampleReference)
    assert.equal(explainMatch(compiled, facts, asOf, none).verdict, 'not_eligible')
  })
})

describe('the call of a match', () => {
  const lines = exampleProgramme(
    { all: [] },
    {
      call: {
        deadlines: [
          {
            id: 'attica',
            at: '2026-05-01T12:00:00Z',
            time_zone: 'Europe/Athens',
            basis: 'fixed',
            budget_line: 'attica',
          },
          {
            id: 'aegean',
            at: '2026-09-01T12:00:00Z',
            time_zone: 'Europe/Athens',
            basis: 'fixed',
            budget_line: 'aegean',
          },
        ],
      },
      budget_lines: [
        { id: 'attica', regions: ['EL30'] },
        { id: 'aegean', regions: ['EL43'] },
      ],
    },
  )

  test('is that of the budget line of the site, quick and explained alike', () => {
    const compiled = compileProgramme(lines, exampleReference)
    const cases = [
      ['EL303', 'closed', undefined],
      ['EL431', 'open', 'aegean'],
      [undefined, 'open', 'aegean'],
    ] as const
    for (const [region, status, deadline] of cases) {
      const profile = exampleProfile(region === undefined ? {} : { planned_investment: { site: { region } } })
      const facts = readFacts(profile, exampleReference, new Map())
      for (const time of [
        asOf,
        { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' },
      ] as AsOf[]) {
        const explained = explainMatch(compiled, facts, time, none)
        const quick = quickMatch(compiled, facts, time)
        assert.equal(explained.status, status)
        assert.equal(quick.status, status)
        assert.equal(explained.next_deadline?.id, deadline)
        assert.equal(quick.closes_at, deadline === undefined ? undefined : Date.parse('2026-09-01T12:00:00Z'))
      }
    }
  })
})

describe('a step towards a call that ends on other days at other sites', () => {
  test('is possible until it ends at the site of the business', () => {
    const end = (id: string, at: string) => ({
      id,
      at,
      time_zone: 'Europe/Athens',
      basis: 'fixed' as const,
      budget_line: id,
    })
    const budget: Expression = {
      id: 'b',
      kind: 'investment_amount',
      range: { min: { amount: '50000.00', currency: 'EUR' } },
    }
    const kad: Expression = {
      id: 'kad',
      kind: 'activity',
      role: 'existing',
      basis: 'any',
      codes: { scheme: 'kad_2025', include: { subtree: ['10'] } },
    }
    const compiled = compileProgramme(
      exampleProgramme(
        { all: [budget, kad] },
        {
          call: { deadlines: [end('attica', '2026-07-01T12:00:00Z'), end('aegean', '2026-09-01T12:00:00Z')] },
          budget_lines: [
            { id: 'attica', regions: ['EL30'] },
            { id: 'aegean', regions: ['EL43'] },
          ],
        },
      ),
      exampleReference,
    )
    const found = (region: string | undefined) => {
      const amount = { amount: '20000.00', currency: 'EUR' }
      const profile = exampleProfile({
        activities: [{ scheme: 'kad_2025', code: '47.11.10.00' }],
        planned_investment: { amount, ...(region === undefined ? {} : { site: { region } }) },
      })
      const { near_miss: near, criteria } = explainMatch(
        compiled,
        readFacts(profile, exampleReference, new Map()),
        asOf,
        none,
      )
      return [near?.possible_until, near?.steps[1]?.possible_until, criteria[1]?.near_miss?.possible_until]
    }
    assert.deepEqual(found('EL303'), ['2026-07-01', '2026-07-01', '2026-07-01'])
    assert.deepEqual(found('EL431'), ['2026-09-01', '2026-09-01', '2026-09-01'])
    assert.deepEqual(found(undefined), ['2026-09-01', '2026-09-01', '2026-09-01'])
  })
})

describe('expressions of any size', () => {
  const outcome = (eligibility: unknown): Outcome | undefined => match(eligibility as Expression).criteria[0]?.outcome

  test('one nested a hundred thousand deep is a question for a person, not a crash', () => {
    let deep: Expression = flag('a')
    for (let i = 0; i < 100_000; i += 1) deep = { not: deep }
    assert.equal(outcome(deep), 'unknown')
  })

  test('one of three thousand conditions is, too', () => {
    assert.equal(match({ all: Array.from({ length: 3000 }, (_, i) => flag(`a${i}`)) }).verdict, 'needs_review')
  })

  test('whatever stands in place of an expression, nobody passes by it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        const { verdict } = match(json as unknown as Expression)
        // An empty `all` holds by definition: it has no condition that could fail.
        if (verdict === 'eligible') assert.match(JSON.stringify(json), /"all":\[\]/)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a condition as it stands in the expression', () => {
  const flags = (eligibility: Expression, attributes: Record<string, boolean> = {}): string[] => {
    const facts = readFacts(exampleProfile({ attributes }), exampleReference, new Map())
    const compiled = compileProgramme(exampleProgramme(eligibility), exampleReference)
    return explainMatch(compiled, facts, { kind: 'date', date: '2026-06-01' }, new Map()).criteria.map((result) =>
      [
        result.criterion_id,
        result.outcome,
        ...(result.excludes === true ? ['excludes'] : []),
        ...(result.alternative === true ? ['alternative'] : []),
        result.reason.key,
      ].join(' '),
    )
  }
  const fact = (name: string): Criterion => ({ id: name, kind: 'attribute', name, test: { equals: true } })

  test('is an exclusion under `not` where nothing else would do', () => {
    const holds = { a: true, b: false }
    assert.deepEqual(flags({ all: [{ not: fact('a') }] }, holds), ['a not_met excludes exclusion.not_met'])
    assert.deepEqual(flags({ all: [{ not: { any: [fact('a'), fact('b')] } }] }, holds), [
      'a not_met excludes exclusion.not_met',
      'b met excludes exclusion.met',
    ])
  })

  test('is one alternative under `not` where there is a choice, and does not exclude', () => {
    const [first, second, third] = flags(
      { all: [{ any: [{ not: fact('a') }, { all: [fact('b'), { not: fact('c') }] }] }] },
      { a: true, b: true },
    )
    assert.equal(first, 'a not_met alternative alternative_not.not_met')
    assert.match(second ?? '', /^b met alternative attribute\./u)
    assert.equal(third, 'c unknown alternative alternative_not.unknown')
    assert.deepEqual(flags({ not: { all: [fact('a'), fact('b')] } }, { a: true, b: false }), [
      'a not_met alternative alternative_not.not_met',
      'b met alternative alternative_not.met',
    ])
  })

  test('is needed where the choice leaves none out', () => {
    const needed = flags({ all: [{ any: [fact('a')] }, { at_least: { k: 2, of: [fact('b'), fact('c')] } }] })
    assert.ok(needed.every((line) => !line.includes('alternative')))
    const chosen = flags({ at_least: { k: 1, of: [fact('b'), fact('c')] } })
    assert.ok(chosen.every((line) => line.includes('alternative')))
  })
})
