import { canonicalJson } from '../core/citing/stable-hash.ts'

/** More pointers than this are not listed: the last one is then the empty pointer, the whole. */
const most = 100

/** A member that differs, as it was and as it is; what is not there is left out. */
export interface ChangedValue {
  readonly pointer: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * JSON pointers of the members that differ between two versions of a document. Lists whose items have an `id` or a `key`
 * are compared item by item (`/budget_lines/main/amount`), other lists as a whole.
 */
export function changedFields(before: unknown, after: unknown): string[] {
  return changedValues(before, after).map(({ pointer }) => pointer)
}

/** As `changedFields`, with the values. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const changed: ChangedValue[] = []
  compare(before, after, '', changed)
  return changed.length <= most ? changed : [...changed.slice(0, most - 1), valueAt('', before, after)]
}

const valueAt = (pointer: string, before: unknown, after: unknown): ChangedValue => ({
  pointer,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

function compare(before: unknown, after: unknown, pointer: string, changed: ChangedValue[]): void {
  const [old, now] = [membersOf(before), membersOf(after)]
  if (old === undefined || now === undefined) {
    if (canonicalJson(before ?? null) !== canonicalJson(after ?? null)) changed.push(valueAt(pointer, before, after))
    return
  }
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    compare(old.get(name), now.get(name), `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, changed)
  }
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const named = value.map((item: unknown): [string | undefined, unknown] => [nameOf(item), item])
  const names = named.flatMap(([name]) => (name === undefined ? [] : [name]))
  if (names.length < named.length || new Set(names).size < names.length || names.length === 0) return undefined
  return new Map(named.map(([name, item]) => [name ?? '', item]))
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const name = 'key' in item ? item.key : 'id' in item ? item.id : undefined
  return typeof name === 'string' ? name : undefined
}
