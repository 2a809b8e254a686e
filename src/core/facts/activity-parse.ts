import { codeOfLeaf, compactCode, formatCode, isStatus, leafId, leafInterval, translatedIds } from './activity-code.ts'
import type { ActivityCode } from './activity-code.ts'
import type { ActivityReference } from './activity-reference.ts'
import type { Scheme } from './scheme.ts'

/** Why an input is not one activity code. */
export type ActivityRefusal =
  | 'activity_code_invalid'
  | 'activity_code_unknown'
  | 'activity_code_ambiguous_scheme'
  | 'activity_code_ambiguous_reading'

/** What was done to the input beyond removing spaces and dots. */
export type ActivityNote = 'leading_zero_restored' | 'scheme_inferred'

export type ActivityParse =
  | {
      readonly ok: true
      readonly code: ActivityCode
      /** A status of the tax authority: accepted, and a member of no list of activities. */
      readonly status: boolean
      /** Given coarser than the scheme's finest codes. */
      readonly coarse: boolean
      readonly notes: readonly ActivityNote[]
    }
  | {
      readonly ok: false
      readonly code: ActivityRefusal
      readonly input: string
      readonly scheme: Scheme | undefined
      /** The readings it could be; for an unknown code, where its digits do exist. */
      readonly candidates: readonly ActivityCode[]
      /** For a code of the other KAD version: what it is in the one that was named. */
      readonly becomes?: readonly ActivityCode[]
    }

interface Cleaned {
  readonly compact: string
  readonly restored: boolean
  readonly dotted: boolean
}

/** Removes spaces and dots. Dots at the places of the scheme show a lost zero of the first pair: `1.11.10.00`. */
function clean(input: string): Cleaned | undefined {
  const text = input.replace(/[\s\u200b\u2060]/gu, '').toUpperCase()
  const match = /^(\d{1,2})((?:\.\d{2})*)((?:\.\d)?)([A-Z]?)$/u.exec(text)
  const dotted = text.includes('.')
  const compact = text.replaceAll('.', '')
  if (!/^(?:\d{1,8}|\d{3,4}[A-Z]|[A-Z])$/u.test(compact) || text.includes('..')) return undefined
  if (dotted && match?.[1]?.length === 1) return { compact: `0${compact}`, restored: true, dotted }
  return { compact, restored: false, dotted }
}

interface Reading {
  readonly compact: string
  readonly restored: boolean
}

/**
 * What undotted digits can mean. Seven digits are an 8-digit code whose leading zero a spreadsheet dropped,
 * never a coarse code; one or two digits are a division; between them both readings count. Never padded on the right.
 */
function readings({ compact, restored, dotted }: Cleaned, width: number): Reading[] {
  const asGiven: Reading = { compact, restored }
  if (!/^\d/u.test(compact)) return [asGiven]
  const withZero: Reading = { compact: `0${compact}`, restored: true }
  const digits = compact.replace(/[A-Z]$/u, '').length
  if (/[A-Z]$/u.test(compact)) return digits === 3 ? [withZero] : [asGiven]
  if (digits === 1) return [withZero]
  if (dotted || digits === 8 || digits === 2 || compact.startsWith('0')) return [asGiven]
  if (digits === 7) return width === 8 ? [withZero] : [asGiven]
  const out = [asGiven, withZero]
  if (width === 8) out.push({ compact: compact.padStart(8, '0'), restored: true })
  return out
}

function exists(code: ActivityCode, ref: ActivityReference): boolean {
  const { lo, hi } = leafInterval(code, ref)
  if (leafId(code, ref) !== undefined) return true
  return ref.index[code.scheme].status.subarray(lo, hi).includes(0)
}

interface Found {
  readonly code: ActivityCode
  readonly restored: boolean
}

function readingsIn(cleaned: Cleaned, scheme: Scheme, ref: ActivityReference): Found[] {
  const seen = new Set<string>()
  return readings(cleaned, ref.index[scheme].width)
    .map(({ compact, restored }): Found => ({ code: { scheme, code: formatCode(compact) }, restored }))
    .filter(({ code }) => exists(code, ref) && seen.size < seen.add(code.code).size)
}

/** Whether all that a code stands for in one KAD version is, code by code, the same digits in the other. */
function oneToOne(code: ActivityCode, ref: ActivityReference): boolean {
  const a = ref.index.kad_2008
  const b = ref.index.kad_2025
  const old = leafInterval({ scheme: 'kad_2008', code: code.code }, ref)
  const now = leafInterval({ scheme: 'kad_2025', code: code.code }, ref)
  if (isStatus({ scheme: 'kad_2008', code: code.code }, ref) && isStatus({ scheme: 'kad_2025', code: code.code }, ref))
    return true
  const forward = ref.links.get('kad_2008>kad_2025')?.()
  const back = ref.links.get('kad_2025>kad_2008')?.()
  if (forward === undefined || back === undefined || old.hi - old.lo !== now.hi - now.lo) return false
  for (let k = 0; k < old.hi - old.lo; k += 1) {
    const from = old.lo + k
    const to = now.lo + k
    if (a.leaves[from] !== b.leaves[to]) return false
    const there = forward.targets.subarray(forward.offsets[from], forward.offsets[from + 1])
    const here = back.targets.subarray(back.offsets[to], back.offsets[to + 1])
    if (there.length !== 1 || there[0] !== to || here.length !== 1 || here[0] !== from) return false
  }
  return true
}

function accept(found: Found, inferred: boolean, ref: ActivityReference): ActivityParse {
  const notes: ActivityNote[] = []
  if (found.restored) notes.push('leading_zero_restored')
  if (inferred) notes.push('scheme_inferred')
  return {
    ok: true,
    code: found.code,
    status: isStatus(found.code, ref),
    coarse: leafId(found.code, ref) === undefined,
    notes,
  }
}

function withoutScheme(input: string, cleaned: Cleaned, ref: ActivityReference): ActivityParse {
  const refuse = (code: ActivityRefusal, found: readonly Found[]): ActivityParse => ({
    ok: false,
    code,
    input,
    scheme: undefined,
    candidates: found.map((item) => item.code),
  })
  if (/^[A-Z]$/u.test(cleaned.compact)) {
    const letters = (['nace_2.1', 'nace_2'] as const).flatMap((scheme) => readingsIn(cleaned, scheme, ref))
    return refuse(letters.length === 0 ? 'activity_code_unknown' : 'activity_code_ambiguous_scheme', letters)
  }
  if (/[A-Z]$/u.test(cleaned.compact)) {
    const [naf] = readingsIn(cleaned, 'naf', ref)
    return naf === undefined ? refuse('activity_code_unknown', []) : accept(naf, true, ref)
  }
  const now = readingsIn(cleaned, 'kad_2025', ref)
  const old = readingsIn(cleaned, 'kad_2008', ref)
  const all = [...now, ...old]
  const [first] = all
  if (first === undefined) return refuse('activity_code_unknown', [])
  if (all.some((item) => item.code.code !== first.code.code)) return refuse('activity_code_ambiguous_reading', all)
  if (all.length === 1 || oneToOne(first.code, ref)) return accept(first, true, ref)
  return refuse('activity_code_ambiguous_scheme', all)
}

/** Where the digits of a code that its scheme does not have are known; tells a 2008 code sent as a 2025 one. */
function elsewhere(cleaned: Cleaned, scheme: Scheme, ref: ActivityReference): ActivityCode[] {
  const others: Partial<Record<Scheme, Scheme>> = {
    kad_2025: 'kad_2008',
    kad_2008: 'kad_2025',
    nace_2: 'nace_2.1',
    'nace_2.1': 'nace_2',
    naf: 'nace_2',
  }
  const other = others[scheme]
  return other === undefined ? [] : readingsIn(cleaned, other, ref).map((item) => item.code)
}

/** A finest code of one KAD version in the other. */
function inNamedVersion(found: readonly ActivityCode[], scheme: Scheme, ref: ActivityReference): ActivityCode[] {
  return found
    .filter((code) => leafId(code, ref) !== undefined && ref.links.has(`${code.scheme}>${scheme}`))
    .flatMap((code) => translatedIds(code, scheme, ref))
    .map((id) => ({ scheme, code: codeOfLeaf(scheme, id, ref) }))
}

/**
 * Reads a code as people and spreadsheets write it: `62.10.11.03`, `62101103`, `62 10 11 03`, `1111000`
 * (a lost leading zero: 01.11.10.00), coarser codes and section letters with their scheme.
 * Without a scheme it is accepted only if its digits exist in one KAD version alone, or in both and
 * correspond one to one; nothing is guessed, and nothing is ever padded on the right.
 */
export function parseActivityCode(input: string, scheme: Scheme | undefined, ref: ActivityReference): ActivityParse {
  const cleaned = clean(input)
  if (cleaned === undefined) return { ok: false, code: 'activity_code_invalid', input, scheme, candidates: [] }
  if (scheme === undefined) return withoutScheme(input, cleaned, ref)
  const found = readingsIn(cleaned, scheme, ref)
  const [only] = found
  if (only === undefined) {
    const candidates = elsewhere(cleaned, scheme, ref)
    const becomes = candidates.length === 1 ? inNamedVersion(candidates, scheme, ref) : []
    return {
      ok: false,
      code: 'activity_code_unknown',
      input,
      scheme,
      candidates,
      ...(becomes.length > 0 && { becomes }),
    }
  }
  if (found.length > 1) {
    return {
      ok: false,
      code: 'activity_code_ambiguous_reading',
      input,
      scheme,
      candidates: found.map((item) => item.code),
    }
  }
  return accept(only, false, ref)
}

/** Whether a stored code is one that `parseActivityCode` could have made. */
export function isCanonicalCode(code: ActivityCode, ref: ActivityReference): boolean {
  return formatCode(compactCode(code.code)) === code.code && exists(code, ref)
}
