import type { Pool } from 'pg'
import type { Criterion, Expression } from '../src/core/criteria/criterion.ts'
import { toCents } from '../src/core/facts/money.ts'
import type { Profile } from '../src/core/facts/profile.ts'
import type { CoreReference } from '../src/core/matching/facts.ts'
import { encode, leavesOf } from './matching/atoms.ts'

/**
 * The same question to PostgreSQL: profiles as a table of plain columns, a programme as an expression over them, read from
 * beginning to end by one process. NULL is unknown, and SQL's logic is Kleene's. Of a list of codes PostgreSQL makes a hash
 * table, where it is asked code by code; where the list is short, two arrays are compared.
 */
export class ProfileTable {
  readonly #pool: Pool
  readonly #reference: CoreReference
  #next = 0

  private constructor(pool: Pool, reference: CoreReference) {
    this.#pool = pool
    this.#reference = reference
  }

  static async make(pool: Pool, reference: CoreReference): Promise<ProfileTable> {
    await pool.query(`
      set max_parallel_workers_per_gather = 0;
      set jit = off;
      drop table if exists bench_profiles;
      create table bench_profiles (id int, main int, codes int[] not null, places int[] not null,
        cents bigint, start int, size text, form text, stage text, exporting boolean)`)
    return new ProfileTable(pool, reference)
  }

  async add(profiles: readonly Profile[]): Promise<void> {
    const rows = profiles.map((profile) => {
      const { codes, main, regions, size, cents, years, form, stage, exporting } = encode(
        profile,
        this.#reference,
        3000,
      )
      const start = years === undefined ? undefined : 3000 - years
      this.#next += 1
      const own = { id: this.#next, main: main[0], codes, places: regions }
      return { ...own, cents, start, size, form, stage, exporting }
    })
    await this.#pool.query(
      `insert into bench_profiles select * from jsonb_to_recordset($1::jsonb)
       as row (id int, main int, codes int[], places int[],
        cents bigint, start int, size text, form text, stage text, exporting boolean)`,
      [JSON.stringify(rows)],
    )
  }

  async ready(): Promise<void> {
    await this.#pool.query('vacuum analyze bench_profiles')
  }

  /** How many profiles are eligible, ruled out and open. */
  async counts(expression: Expression, day: string): Promise<[number, number, number]> {
    const { rows } = await this.#pool.query<{ yes: string; no: string; open: string }>(
      `select count(*) filter (where truth) as yes, count(*) filter (where not truth) as no,
         count(*) filter (where truth is null) as open
       from (select ${sqlOf(expression, day, this.#reference)} as truth from bench_profiles offset 0) as judged`,
    )
    const [row] = rows
    return [Number(row?.yes), Number(row?.no), Number(row?.open)]
  }
}

function sqlOf(expression: Expression, day: string, reference: CoreReference): string {
  if ('kind' in expression) return conditionOf(expression, day, reference)
  const all = (list: readonly Expression[]): string[] => list.map((one) => sqlOf(one, day, reference))
  if ('not' in expression) return `(not ${sqlOf(expression.not, day, reference)})`
  if ('all' in expression) return `(${all(expression.all).join(' and ')})`
  if ('any' in expression) return `(${all(expression.any).join(' or ')})`
  const { k, of } = expression.at_least
  if (k !== 2 || of.length !== 3) throw new RangeError('at_least')
  const [a = '', b = '', c = ''] = all(of)
  return `(${a} and ${b} or ${a} and ${c} or ${b} and ${c})`
}

const text = (value: string): string => `'${value}'`

function conditionOf(criterion: Criterion, day: string, reference: CoreReference): string {
  const listed = (list: Iterable<number>): string => `'{${[...list].join()}}'::int[]`
  const anyOf = (column: string, list: ReadonlySet<number>): string =>
    list.size < 10
      ? `(${column} && ${listed(list)})`
      : `exists (select from unnest(${column}) as one where one = any(${listed(list)}))`
  switch (criterion.kind) {
    case 'activity': {
      const list = leavesOf(criterion, reference)
      return criterion.basis === 'any' ? anyOf('codes', list) : `coalesce(main = any(${listed(list)}), false)`
    }
    case 'region': {
      const list = leavesOf(criterion, reference)
      if (criterion.of === 'any_establishment') return anyOf('places', list)
      return `(case when places <@ ${listed(list)} then true end)`
    }
    case 'size':
      if (criterion.include.length === 4) return 'true'
      return `(size in (${criterion.include.map(text).join()}))`
    case 'investment_amount': {
      const { min, max } = criterion.range
      const bounds = [
        ...(min === undefined ? [] : [`cents >= ${toCents(min)}`]),
        ...(max === undefined ? [] : [`cents <= ${toCents(max)}`]),
      ].join(' and ')
      return criterion.unplanned === 'met' ? `coalesce(${bounds}, true)` : `(${bounds})`
    }
    case 'age':
      if (criterion.test.measure !== 'closed_full_fiscal_years') throw new RangeError(criterion.test.measure)
      return `(greatest(0, ${Number(day.slice(0, 4))} - start) >= ${criterion.test.range.min ?? 0} or (start is null and null))`
    case 'legal_form':
      return `(form not in (${(criterion.exclude ?? []).map(text).join()}))`
    case 'lifecycle':
      return `(stage in (${criterion.include.map(text).join()}))`
    case 'attribute':
      return 'exporting'
    case 'manual':
      return 'null::boolean'
    default:
      throw new RangeError(criterion.kind)
  }
}
