/**
 * 64 bits of a JSON value as 16 hex digits, the same for the same value whatever the order of its keys.
 * Not cryptographic: for ids of things whose content is public, where a collision could only confuse its maker.
 */
export function stableHash(value: unknown): string {
  const text = canonicalJson(value)
  let [one, two] = [0x811c9dc5, 0x1b873593]
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    one = Math.imul(one ^ unit, prime)
    two = Math.imul(two ^ unit, prime)
  }
  return spread(one) + spread(two)
}

/** JSON with the keys of every object sorted; `undefined` members are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`
  let members = ''
  for (const key of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[key]
    if (each === undefined) continue
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(each)}`
  }
  return `{${members}}`
}

/** Of FNV-1a, over UTF-16 units. */
const prime = 0x01000193

/** The finalizer of MurmurHash3, which spreads short inputs. */
function spread(end: number): string {
  let hash = end
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return (hash >>> 0).toString(16).padStart(8, '0')
}
