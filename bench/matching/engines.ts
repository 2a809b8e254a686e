/**
 * The engines of the comparison. Each is made from the same programmes and says of each whether it may fit and whether it
 * certainly does; an engine of two-valued logic is asked twice.
 */
import { Environment } from '@marcbachmann/cel-js'
import { Engine, Rule, type TopLevelCondition } from 'json-rules-engine'
import type { Pool } from 'pg'
import PublicodesEngine from 'publicodes'
import { RoaringBitmap32 } from 'roaring-wasm'
import type { ActivityCriterion, Criterion, RegionCriterion } from '../../src/core/criteria/criterion.ts'
import { toCents } from '../../src/core/facts/money.ts'
import type { Programme } from '../../src/core/facts/programme.ts'
import { compileProgramme, type CompiledProgramme } from '../../src/core/matching/compile.ts'
import { quickMatch, submissionDay } from '../../src/core/matching/evaluate.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import type { CoreReference } from '../../src/core/matching/facts.ts'
import { ForwardIndex } from '../../src/core/matching/forward/forward-index.ts'
import { buildSegment, built } from '../../src/core/matching/forward/segment.ts'
import { compileCall } from '../../src/core/facts/call-status.ts'
import type { Profile } from '../../src/core/facts/profile.ts'
import { newId, uuidOf } from '../../src/platform/ids.ts'
import { JsonBytes } from '../../src/platform/json-bytes.ts'
import { SpareMemory } from '../../src/platform/reusable-body.ts'
import { MatchFrames } from '../../src/matching/match-frame.ts'
import { MatchWriter } from '../../src/matching/match-writer.ts'
import type { CatalogueEntry } from '../../src/programmes/programmes.ts'
import { namesOf } from '../../src/wording/names.ts'
import { conditionsOf, plainVerdict } from '../plain-interpreter.ts'
import { atomOf, encode, leavesOf, treeOf, type Atom, type Encoded, type Tree } from './atoms.ts'

export const asOf = { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' } as const
const year = 2026

/** Of each programme: 0 ruled out, 1 open, 2 certain. */
export type Verdicts = Uint8Array

export interface Contender {
  readonly name: string
  /** All verdicts; those that are kept as bits are written out afterwards, when the clock has stopped. */
  readonly of: (profile: Profile) => Verdicts | (() => Verdicts) | Promise<Verdicts>
  /** Bytes of its index, where it can say, without the programmes themselves. */
  readonly indexBytes?: number
  /** Bytes it takes beside this process's heap. */
  readonly outsideBytes?: number
  /** Takes a programme up again, as after a change of it, so that the next answer has it. */
  readonly update?: (number: number) => void | Promise<void>
}

type Make = (programmes: readonly Programme[], reference: CoreReference) => Contender | Promise<Contender>

/** Compiled once for all engines that start from it. */
const compiledBefore = new WeakMap<Programme, CompiledProgramme>()

export function compiledOf(programme: Programme, reference: CoreReference): CompiledProgramme {
  const compiled = compiledBefore.get(programme) ?? compileProgramme(programme, reference)
  compiledBefore.set(programme, compiled)
  return compiled
}

/** Walks the documents as they are. */
export const interpreter: Make = (programmes, reference) => {
  const days = programmes.map((programme) => submissionDay(compiledOf(programme, reference), asOf))
  const conditions = programmes.map(conditionsOf)
  const levels: Record<string, number> = { not_eligible: 0, needs_info: 1, needs_review: 1, eligible: 2 }
  return {
    name: 'plain interpreter',
    update: (number) => {
      conditions[number] = conditionsOf(programmes[number] as Programme)
    },
    of: (profile) =>
      Uint8Array.from(conditions, (asked, i) => levels[plainVerdict(asked, profile, days[i] ?? '')] ?? 0),
  }
}

/** The service's own judges, compiled once, one programme after the other. */
export const compiledJudges: Make = (programmes, reference) => {
  const compiled = programmes.map((programme) => compiledOf(programme, reference))
  return {
    name: 'compiled judges, one by one',
    update: (number) => {
      compiled[number] = compileProgramme(programmes[number] as Programme, reference)
    },
    of: (profile) => {
      const facts = readFacts(profile, reference, new Map())
      return Uint8Array.from(compiled, (one) => {
        const { verdict } = quickMatch(one, facts, asOf)
        return verdict === 'eligible' ? 2 : verdict === 'not_eligible' ? 0 : 1
      })
    },
  }
}

/** The service's index: the three levels as bits. */
export const index: Make = (programmes, reference) => {
  let entries = programmes.map((programme, i) => {
    const compiled = compiledOf(programme, reference)
    return { id: String(i).padStart(7, '0'), compiled: () => compiled }
  })
  const segment = built(buildSegment(entries, reference))
  let over = new ForwardIndex(segment, entries)
  return {
    name: 'the index',
    indexBytes: segment.bytes,
    outsideBytes: segment.outsideBytes,
    // As after a change of the catalogue: the changed one is judged by itself until the index is built anew.
    update: (number) => {
      const compiled = compileProgramme(programmes[number] as Programme, reference)
      entries = entries.with(number, { id: String(number).padStart(7, '0'), compiled: () => compiled })
      over = new ForwardIndex(segment, entries)
    },
    of: (profile) => {
      const judged = over.judge({ facts: readFacts(profile, reference, new Map()), asOf })
      return () =>
        Uint8Array.from(entries, (entry) => {
          const verdict = judged.verdictOf(entry)
          return verdict === 'eligible' ? 2 : verdict === 'not_eligible' ? 0 : 1
        })
    },
  }
}

/**
 * What the service does for a page: all verdicts, the 50 best by their exact score, each explained with reasons and
 * citations, in sentences and as bytes. Its verdicts are compared like the others'.
 * `framesOf` gives the frames of programmes that were shown before.
 */
const explaining =
  (name: string, framesOf: () => MatchFrames): Make =>
  (programmes, reference) => {
    const names = namesOf(reference.regions)
    const entries = programmes.map((programme, i) => entryOf(programme, i, reference))
    const over = new ForwardIndex(built(buildSegment(entries, reference)), entries)
    const spare = new SpareMemory()
    return {
      name,
      of: (profile) => {
        const facts = readFacts(profile, reference, new Map())
        const judged = over.judge({ facts, asOf })
        const { rows } = judged.select(best)
        const answers = new Map()
        const page = rows.map(({ entry }) => ({
          entry,
          profileId: undefined,
          facts,
          answers,
          decision: undefined,
          asOf,
        }))
        const json = new JsonBytes(spare)
        new MatchWriter({ language: 'el', names, frames: framesOf() }, json).list(page)
        // The list that is kept has memory of its own.
        json.release()
        return () =>
          Uint8Array.from(entries, (entry) => {
            const verdict = judged.verdictOf(entry)
            return verdict === 'eligible' ? 2 : verdict === 'not_eligible' ? 0 : 1
          })
      },
    }
  }

const frames = new MatchFrames()
/** As in a service that has shown its programmes to others. */
export const explained = explaining('and the 50 best, explained', () => frames)
/** The same for the few businesses that have asked before. */
export const explainedAgain = explaining('the same for who asks again', () => frames)
/** As if none of them had ever been shown. */
export const explainedAnew = explaining('the same, programmes anew', () => new MatchFrames())

function entryOf(programme: Programme, number: number, reference: CoreReference): CatalogueEntry {
  const compiled = compiledOf(programme, reference)
  const call = compileCall(programme)
  const at = Temporal.Instant.from('2026-01-10T09:00:00Z')
  return {
    id: uuidOf(newId('evt', at)),
    slug: programme.slug,
    version: 1,
    changedIn: number,
    programme,
    firstPublishedAt: at,
    publishedAt: at,
    compiled: () => compiled,
    call: () => call,
    cite: () => undefined,
  }
}

const best = {
  verdicts: new Set(['eligible', 'needs_info', 'needs_review'] as const),
  statuses: new Set(['open', 'forecasted', 'paused', 'unknown'] as const),
  sort: 'score',
  after: null,
  count: 50,
} as const

interface Shared {
  readonly trees: readonly Tree[]
  readonly atoms: readonly Atom[]
  /** Takes in another programme. */
  readonly read: (programme: Programme) => Tree
}

function shared(programmes: readonly Programme[], reference: CoreReference): Shared {
  const atoms: Atom[] = []
  const add = (criterion: Criterion): number => atoms.push(atomOf(criterion, reference)) - 1
  const read = (programme: Programme): Tree => treeOf(conditionsOf(programme), add)
  return { trees: programmes.map(read), atoms, read }
}

/** All trees as closures over the encoded profile. */
export const closures: Make = (programmes, reference) => {
  const { trees, atoms, read } = shared(programmes, reference)
  type Test = (profile: Encoded, certain: boolean) => boolean
  const compile = (tree: Tree): Test => {
    if ('atom' in tree) return atoms[tree.atom] as Atom
    if ('not' in tree) {
      const inner = compile(tree.not)
      return (profile, certain) => !inner(profile, !certain)
    }
    const { k } = tree
    const list = tree.of.map(compile)
    if (k === list.length) return (profile, certain) => list.every((test) => test(profile, certain))
    return (profile, certain) => list.filter((test) => test(profile, certain)).length >= k
  }
  const tests = trees.map(compile)
  return {
    name: 'closures',
    update: (number) => {
      tests[number] = compile(read(programmes[number] as Programme))
    },
    of: (profile) => {
      const encoded = encode(profile, reference, year)
      return Uint8Array.from(tests, (test) => (test(encoded, false) ? (test(encoded, true) ? 2 : 1) : 0))
    },
  }
}

/**
 * publicodes: two rules for each programme, and one for each answer that a condition can have; those that are met are the
 * situation.
 */
export const publicodes: Make = (programmes, reference) => {
  const { trees, atoms } = shared(programmes, reference)
  const rule = (tree: Tree, certain: boolean, negated: boolean): unknown => {
    if ('atom' in tree) return `${certain === negated ? 'm' : 'd'}${tree.atom}${negated ? ' = non' : ''}`
    if ('not' in tree) return rule(tree.not, certain, !negated)
    const { of, k } = tree
    const needed = negated ? of.length - k + 1 : k
    const list = of.map((one) => rule(one, certain, negated))
    if (list.length === 0) return 'oui'
    if (needed === list.length) return { 'toutes ces conditions': list }
    if (needed === 1) return { 'une de ces conditions': list }
    return {
      'une de ces conditions': list.flatMap((a, i) =>
        list.slice(i + 1).map((b) => ({ 'toutes ces conditions': [a, b] })),
      ),
    }
  }
  const rules: Record<string, unknown> = {}
  atoms.forEach((_, number) => Object.assign(rules, { [`m${number}`]: 'non', [`d${number}`]: 'non' }))
  trees.forEach((tree, number) =>
    Object.assign(rules, { [`p${number}`]: rule(tree, false, false), [`q${number}`]: rule(tree, true, false) }),
  )
  const engine = new PublicodesEngine(rules as ConstructorParameters<typeof PublicodesEngine>[0])
  return {
    name: 'publicodes',
    of: (profile) => {
      const encoded = encode(profile, reference, year)
      const met = atoms.flatMap((atom, number) => [
        ...(atom(encoded, false) ? [`m${number}`] : []),
        ...(atom(encoded, true) ? [`d${number}`] : []),
      ])
      engine.setSituation(Object.fromEntries(met.map((name) => [name, 'oui'])))
      const holds = (name: string): boolean => engine.evaluate(name).nodeValue === true
      return Uint8Array.from(trees, (_, number) => (holds(`p${number}`) ? (holds(`q${number}`) ? 2 : 1) : 0))
    },
  }
}

/** json-rules-engine: two rules for each programme; its conditions know all, any and not. */
export const jsonRules: Make = (programmes, reference) => {
  const { trees, atoms, read } = shared(programmes, reference)
  const engine = new Engine([], { allowUndefinedFacts: true })
  engine.addOperator('may', (profile: Encoded, atom: number) => (atoms[atom] as Atom)(profile, false))
  engine.addOperator('does', (profile: Encoded, atom: number) => (atoms[atom] as Atom)(profile, true))
  const conditions = (tree: Tree, certain: boolean): unknown => {
    if ('atom' in tree) return { fact: 'profile', operator: certain ? 'does' : 'may', value: tree.atom }
    if ('not' in tree) return { not: conditions(tree.not, !certain) }
    const list = tree.of.map((one) => conditions(one, certain))
    if (tree.k === list.length) return { all: list }
    if (tree.k === 1) return { any: list }
    // Two of three: any pair.
    return { any: list.flatMap((a, i) => list.slice(i + 1).map((b) => ({ all: [a, b] }))) }
  }
  const rulesOf = (tree: Tree, number: number): Rule[] =>
    [false, true].map(
      (certain) =>
        new Rule({
          conditions: { all: [conditions(tree, certain)] } as TopLevelCondition,
          event: { type: certain ? 'does' : 'may', params: { number } },
        }),
    )
  const rules = trees.map(rulesOf)
  for (const rule of rules.flat()) engine.addRule(rule)
  return {
    name: 'json-rules-engine',
    update: (number) => {
      for (const rule of rules[number] ?? []) engine.removeRule(rule)
      rules[number] = rulesOf(read(programmes[number] as Programme), number)
      for (const rule of rules[number] ?? []) engine.addRule(rule)
    },
    of: async (profile) => {
      const out = new Uint8Array(programmes.length)
      const { events } = await engine.run({ profile: encode(profile, reference, year) })
      for (const { params } of events) {
        const number = Number(params?.['number'])
        out[number] = (out[number] ?? 0) + 1
      }
      return out
    },
  }
}

/** CEL: two expressions for each programme. */
export const cel: Make = (programmes, reference) => {
  const { trees, atoms, read } = shared(programmes, reference)
  let current: Encoded | undefined
  const env = new Environment()
    .registerFunction('may(int): bool', (atom: bigint) => (atoms[Number(atom)] as Atom)(current as Encoded, false))
    .registerFunction('does(int): bool', (atom: bigint) => (atoms[Number(atom)] as Atom)(current as Encoded, true))
  const text = (tree: Tree, certain: boolean): string => {
    if ('atom' in tree) return `${certain ? 'does' : 'may'}(${tree.atom})`
    if ('not' in tree) return `!(${text(tree.not, !certain)})`
    const list = tree.of.map((one) => text(one, certain))
    if (list.length === 0) return 'true'
    if (tree.k === list.length) return `(${list.join(' && ')})`
    if (tree.k === 1) return `(${list.join(' || ')})`
    return `(${list.flatMap((a, i) => list.slice(i + 1).map((b) => `(${a} && ${b})`)).join(' || ')})`
  }
  const tests = trees.map((tree) => [env.parse(text(tree, false)), env.parse(text(tree, true))] as const)
  return {
    name: 'CEL (@marcbachmann/cel-js)',
    update: (number) => {
      const tree = read(programmes[number] as Programme)
      tests[number] = [env.parse(text(tree, false)), env.parse(text(tree, true))]
    },
    of: (profile) => {
      current = encode(profile, reference, year)
      return Uint8Array.from(tests, ([may, does]) => (may() === true ? (does() === true ? 2 : 1) : 0))
    },
  }
}

/** Programmes that are a plain list of conditions: what bitmaps of postings and SQL columns can hold without nesting. */
export const isFlat = ({ eligibility }: Programme): boolean =>
  'all' in eligibility && eligibility.all.every((one) => 'kind' in one)

interface Flat {
  readonly activity: ActivityCriterion | undefined
  readonly region: RegionCriterion | undefined
  readonly rest: readonly Atom[]
  readonly sizes: readonly string[] | undefined
}

function listOf(programme: Programme): Criterion[] {
  const asked = conditionsOf(programme)
  return ('all' in asked ? asked.all : []) as Criterion[]
}

function flat(programme: Programme, reference: CoreReference): Flat {
  const list = listOf(programme)
  const sizes = list.find(({ kind }) => kind === 'size')
  return {
    activity: list.find((one) => one.kind === 'activity'),
    region: list.find((one) => one.kind === 'region'),
    sizes: sizes?.kind === 'size' ? sizes.include : undefined,
    rest: list
      .filter(({ kind }) => kind !== 'activity' && kind !== 'region' && kind !== 'size')
      .map((one) => atomOf(one, reference)),
  }
}

/** Bitmaps of postings by code, place and size; amounts, years and the like on what is left. */
export const roaring: Make = (programmes, reference) => {
  const lists = programmes.map((programme) => flat(programme, reference))
  const keysOf = ({ activity, region, sizes }: Flat): string[] => {
    const codes = activity === undefined ? [] : [...leavesOf(activity, reference)]
    const places = region === undefined ? [] : [...leavesOf(region, reference)]
    return [
      ...(activity === undefined ? ['activity free'] : []),
      ...codes.map((leaf) => `${activity?.basis === 'any' ? 'any' : 'main'} ${leaf}`),
      ...(region === undefined ? ['region free'] : region.of === 'investment_site' ? ['region site'] : []),
      ...places.map((leaf) => `${region?.of} ${leaf}`),
      ...(sizes ?? ['micro', 'small', 'medium', 'large']).map((size) => `size ${size}`),
      ...(sizes === undefined || sizes.length === 4 ? ['size every'] : []),
    ]
  }
  const postings = new Map<string, number[]>()
  lists.forEach((list, number) => {
    for (const key of keysOf(list)) {
      const known = postings.get(key)
      if (known === undefined) postings.set(key, [number])
      else known.push(number)
    }
  })
  const bitmaps = new Map([...postings].map(([key, list]) => [key, new RoaringBitmap32(list)]))
  const union = (keys: readonly string[]): RoaringBitmap32 => {
    const out = new RoaringBitmap32()
    for (const key of keys) {
      const bitmap = bitmaps.get(key)
      if (bitmap !== undefined) out.orInPlace(bitmap)
    }
    return out
  }
  return {
    name: 'roaring (roaring-wasm)',
    update: (number) => {
      for (const key of keysOf(lists[number] as Flat)) bitmaps.get(key)?.remove(number)
      lists[number] = flat(programmes[number] as Programme, reference)
      for (const key of keysOf(lists[number] as Flat)) bitmaps.get(key)?.add(number)
    },
    of: (profile) => {
      const encoded = encode(profile, reference, year)
      const { codes, main, regions, size } = encoded
      const left = union([
        'activity free',
        ...codes.map((leaf) => `any ${leaf}`),
        ...main.map((leaf) => `main ${leaf}`),
      ])
      const places = union(['region free', 'region site', ...regions.map((leaf) => `any_establishment ${leaf}`)])
      const inside = regions.map((leaf) => union([`investment_site ${leaf}`]))
      left.andInPlace(places)
      const sized = size === undefined ? undefined : union([`size ${size}`])
      if (sized !== undefined) left.andInPlace(sized)
      const sites = union(['region site'])
      const everySize = union(['size every'])
      const out = new Uint8Array(programmes.length)
      for (const number of left.toUint32Array()) {
        const { rest } = lists[number] as Flat
        let level = size !== undefined || everySize.has(number) ? 2 : 1
        if (sites.has(number) && !inside.every((bitmap) => bitmap.has(number))) level = 1
        for (const atom of rest) {
          if (!atom(encoded, false)) {
            level = 0
            break
          }
          if (!atom(encoded, true)) level = 1
        }
        out[number] = level
      }
      for (const bitmap of [left, places, sites, everySize, ...inside, ...(sized === undefined ? [] : [sized])])
        bitmap.dispose()
      return out
    },
  }
}

const leaf = { main: 100_000, site: 200_000, free: -1, anySite: -2 } as const

/** PostgreSQL: arrays of leaves under GIN, the rest in columns; answers are the rows that are not ruled out. */
export async function postgres(
  pool: Pool,
  programmes: readonly Programme[],
  reference: CoreReference,
): Promise<Contender> {
  await pool.query(`
    set maintenance_work_mem = '1GB';
    drop table if exists bench_programmes;
    create table bench_programmes (id int primary key, codes int[] not null, places int[] not null, site int[],
      sizes text[] not null, least bigint, most bigint, unplanned boolean not null, years int, forms text[] not null,
      manual boolean not null)`)
  const rows = programmes.map((programme, id) => {
    const list = listOf(programme)
    const of = <K extends Criterion['kind']>(kind: K) =>
      list.find((one): one is Extract<Criterion, { kind: K }> => one.kind === kind)
    const [activity, region, amount, age] = [of('activity'), of('region'), of('investment_amount'), of('age')]
    const range = amount?.range
    return {
      id,
      codes:
        activity === undefined
          ? [leaf.free]
          : [...leavesOf(activity, reference)].map((one) => one + (activity.basis === 'any' ? 0 : leaf.main)),
      places:
        region === undefined
          ? [leaf.free]
          : region.of === 'investment_site'
            ? [leaf.anySite]
            : [...leavesOf(region, reference)],
      site: region?.of === 'investment_site' ? [...leavesOf(region, reference)] : null,
      sizes: of('size')?.include ?? ['micro', 'small', 'medium', 'large'],
      least: range?.min === undefined ? null : toCents(range.min),
      most: range?.max === undefined ? null : toCents(range.max),
      unplanned: amount?.unplanned === 'met',
      years: age?.test.measure === 'closed_full_fiscal_years' ? (age.test.range.min ?? 0) : null,
      forms: of('legal_form')?.exclude ?? [],
      manual: of('manual') !== undefined,
    }
  })
  for (let at = 0; at < rows.length; at += 500)
    await pool.query(
      `insert into bench_programmes select * from jsonb_to_recordset($1::jsonb)
       as row (id int, codes int[], places int[], site int[], sizes text[], least bigint, most bigint, unplanned boolean, years int, forms text[], manual boolean)`,
      [JSON.stringify(rows.slice(at, at + 500))],
    )
  await pool.query(
    `create index on bench_programmes using gin (codes); create index on bench_programmes using gin (places); analyze bench_programmes`,
  )
  const query = {
    name: 'bench match',
    text: `
      select id, (
        ($3::text is not null or cardinality(sizes) = 4) and (site is null or site @> $7::int[])
        and ($4::bigint is not null or least is null or unplanned) and ($5::int is not null or years is null)
        and ($6::text is not null or forms = '{}') and not manual
      ) as certain
      from bench_programmes
      where codes && $1::int[] and places && $2::int[] and ($3::text is null or $3 = any(sizes))
        and ($4::bigint is null or least is null or ($4 >= least and (most is null or $4 <= most)))
        and ($5::int is null or years is null or $5 >= years) and ($6::text is null or $6 <> all(forms))`,
  }
  const { rows: sizes } = await pool.query<{ bytes: string }>(
    `select pg_total_relation_size('bench_programmes') as bytes`,
  )
  return {
    name: 'PostgreSQL, GIN',
    outsideBytes: Number(sizes[0]?.bytes),
    update: async (number) => {
      await pool.query({
        name: 'bench update',
        text: 'update bench_programmes set codes = codes || -1 where id = $1',
        values: [number],
      })
    },
    of: async (profile) => {
      const { codes, main, regions, size, cents, years, form } = encode(profile, reference, year)
      const values = [
        [leaf.free, ...codes, ...main.map((one) => one + leaf.main)],
        [leaf.free, leaf.anySite, ...regions],
        size ?? null,
        cents ?? null,
        years ?? null,
        form ?? null,
        regions,
      ]
      const out = new Uint8Array(programmes.length)
      const answer = await pool.query<{ id: number; certain: boolean }>({ ...query, values })
      for (const { id, certain } of answer.rows) out[id] = certain ? 2 : 1
      return out
    },
  }
}
