import { randomBytes } from 'node:crypto'
import { fromUUID, fromUUIDBytes, toUUID } from 'typeid-js'

/**
 * Identifiers are TypeIDs: a prefix, an underscore and a UUIDv7 in 26 characters of Crockford base32.
 * They sort by the time they were made. https://github.com/jetify-com/typeid/tree/main/spec
 */
export type IdPrefix = 'prf' | 'alr' | 'drf' | 'whk' | 'evt' | 'dlv' | 'job' | 'key' | 'acc' | 'ntf' | 'msg'

/** The text of an identifier, as stored and as shown: `prf_01h455vb4pex5vsknk084sn02q`. */
export type Id<P extends string = IdPrefix> = `${P}_${string}`

/** 128 bits in 26 characters leave room for 130: the first character is at most 7. */
const suffix = '[0-7][0-9a-hjkmnp-tv-z]{25}'
const suffixPattern = new RegExp(`^${suffix}$`)
const matchPattern = new RegExp(`^mat_(${suffix})(${suffix})$`)
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Makes a new identifier.
 * The 12 bits after the version hold the fraction of the millisecond (RFC 9562, section 6.2, method 3),
 * so that identifiers made within one millisecond of a fine clock still sort; 62 bits are random.
 */
export function newId<P extends IdPrefix>(prefix: P, now: Temporal.Instant): Id<P> {
  return idOfBytes(prefix, uuidV7(now))
}

/** A fresh UUIDv7 in its usual text form, for things that are known by a UUID (programmes). */
export function newUuid(now: Temporal.Instant): string {
  return toUUID(fromUUIDBytes('x', uuidV7(now)))
}

/** Whether the text is an identifier with this prefix. Says nothing about whether the thing exists. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return text.startsWith(`${prefix}_`) && suffixPattern.test(text.slice(prefix.length + 1))
}

/** The UUID inside an identifier, in lower case with hyphens. */
export function uuidOf(id: Id): string {
  return toUUID(fromSuffix(id.slice(id.indexOf('_') + 1)))
}

/** The identifier of a UUID; the inverse of `uuidOf`. */
export function idOf<P extends IdPrefix>(prefix: P, uuid: string): Id<P> {
  return `${prefix}_${suffixOf(uuid)}`
}

/**
 * The identifier of the match between a profile and a programme: `mat_`, the profile's base32 and that of the programme's UUID,
 * 56 characters. Derived and reversible, so that any pair can be addressed and no lookup is stored.
 */
export function matchId(profileId: Id<'prf'>, programmeUuid: string): Id<'mat'> {
  return `mat_${profileId.slice('prf_'.length)}${suffixOf(programmeUuid)}`
}

/** Reads a match identifier back into its pair; `undefined` when the text is not one. */
export function parseMatchId(text: string): { profileId: Id<'prf'>; programmeUuid: string } | undefined {
  const [, profile, programme] = matchPattern.exec(text) ?? []
  if (profile === undefined || programme === undefined) return undefined
  return { profileId: `prf_${profile}`, programmeUuid: toUUID(fromSuffix(programme)) }
}

function suffixOf(uuid: string): string {
  if (!uuidPattern.test(uuid)) throw new TypeError('not a UUID in lower case with hyphens')
  return fromUUID(uuid, 'x').slice(2)
}

function fromSuffix(text: string): ReturnType<typeof fromUUID<'x'>> {
  if (!suffixPattern.test(text)) throw new TypeError('not the base32 form of a UUID')
  return `x_${text}` as ReturnType<typeof fromUUID<'x'>>
}

function idOfBytes<P extends IdPrefix>(prefix: P, bytes: Uint8Array): Id<P> {
  return `${prefix}_${fromUUIDBytes('x', bytes).slice(2)}`
}

function uuidV7(now: Temporal.Instant): Uint8Array {
  const bytes = new Uint8Array(randomBytes(16))
  const view = new DataView(bytes.buffer)
  const fraction = Number(((now.epochNanoseconds % 1_000_000n) * 4096n) / 1_000_000n)
  view.setUint32(0, Math.floor(now.epochMilliseconds / 0x10000))
  view.setUint16(4, now.epochMilliseconds % 0x10000)
  view.setUint16(6, 0x7000 | fraction)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes
}
