import { normalRegionCode } from '../core/facts/region.ts'
import type { RegionReference } from '../core/facts/region-reference.ts'
import type { Fault } from '../platform/problem.ts'
import { instantOf } from './check-programme.ts'
import { fault } from './fault.ts'

/** Members that hold instants wherever they stand in a programme. */
const instantNames: ReadonlySet<string> = new Set(['at', 'since', 'from', 'to', 'retrieved_at'])

/** A title as it is kept, on one line, and what is wrong with it. */
export function readTitle(text: string): { line: string; fault?: Fault } {
  const line = text.replace(/[\s\u2028\u2029]+/gu, ' ').trim()
  if (/\p{Cc}/u.test(line)) return { line, fault: fault.controlCharacter('') }
  return /[\p{L}\p{N}\p{S}]/u.test(line) ? { line } : { line, fault: fault.blank('') }
}

/**
 * One spelling for what has several: region codes (`gr30` → `EL30`), instants (UTC), time zones (`europe/athens` → `Europe/Athens`) and titles (one line: subjects of mails,
 * rows of spreadsheets and headings are made of them). Regions outside the criteria are looked up here; those of criteria
 * are the criteria's own matter.
 */
export function normalise<T>(value: T, regions: RegionReference): { value: T; faults: Fault[] } {
  const faults: Fault[] = []
  const regionList = (codes: readonly unknown[], pointer: string, check: boolean): unknown[] => {
    return codes.map((code, index) => {
      if (typeof code !== 'string') return code
      const normal = normalRegionCode(code)
      if (check && !regions.units.has(normal)) faults.push(fault.region(`${pointer}/${index}`, code))
      return normal
    })
  }
  /** In each language, or the one text of a document. */
  const titles = (inner: unknown, pointer: string): unknown => {
    if (typeof inner === 'string') {
      const { line, fault: wrong } = readTitle(inner)
      if (wrong !== undefined) faults.push({ ...wrong, pointer })
      return line
    }
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([language, text]: [string, unknown]) => [
        language,
        titles(text, `${pointer}/${language}`),
      ]),
    )
  }
  const member = (owner: object, name: string, inner: unknown, pointer: string): unknown => {
    if (name === 'citations') return inner
    const isRegionCriterion = 'kind' in owner && owner.kind === 'region' && (name === 'include' || name === 'exclude')
    if (Array.isArray(inner) && (name === 'regions' || name === 'nuts' || isRegionCriterion))
      return regionList(inner, pointer, name === 'regions')
    if (typeof inner === 'string' && instantNames.has(name)) return normalInstant(inner)
    if (typeof inner === 'string' && name === 'time_zone') return normalZone(inner)
    if (name === 'title' || pointer === '/authority/name') return titles(inner, pointer)
    return walk(inner, pointer)
  }
  const walk = (node: unknown, pointer: string): unknown => {
    if (Array.isArray(node)) return node.map((each, index) => walk(each, `${pointer}/${index}`))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, inner]: [string, unknown]) => [
        name,
        member(node, name, inner, `${pointer}/${name}`),
      ]),
    )
  }
  return { value: walk(value, '') as T, faults }
}

/** Days (`from`, `to` of an age criterion) stay days. */
function normalInstant(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : (instantOf(text)?.toString() ?? text)
}

/** A zone in the letters of its name; what is none is told elsewhere. */
function normalZone(text: string): string {
  try {
    return /^[A-Za-z]/u.test(text)
      ? Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId
      : text
  } catch {
    return text
  }
}
