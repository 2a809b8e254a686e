import { createHash } from 'node:crypto'
import type { Language } from '../language.ts'
import { Problem } from '../problem.ts'

/**
 * The strong ETag (RFC 9110 §8.8.3) of a version of a resource in a language: `"7.el"`. What follows a `~` in a version changes
 * by itself, as time passes: it makes another answer, and is nobody's change.
 */
export function etagOf(version: string, language: Language): string {
  if (!/^[\w.:+/=~-]{1,200}$/.test(version)) throw new TypeError('a version may hold letters, digits and _.:+/=~- only')
  return `"${version}.${language}"`
}

/** The ETag of an answer whose bytes differ where nothing that matters does (weak, RFC 9110 §8.8.1), by what it says. */
export function weakEtagOf(says: string, language: Language): string {
  return `W/${etagOf(versionOfBody(says), language)}`
}

/** A version made from a body, for resources that count none. */
export function versionOfBody(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Whether `If-None-Match` names this ETag (weak comparison, RFC 9110 §13.1.2). */
export function noneMatchHits(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const wanted = etag.replace(/^W\//, '')
  return tags(header).some((tag) => tag.replace(/^W\//, '') === wanted)
}

/** The conditions a change was made under. */
export interface Preconditions {
  /**
   * Holds the caller's If-Match against the current version, `null` when there is no such resource yet.
   * The language of the ETag does not matter: the same version is the same resource.
   * @throws Problem 412 `precondition_failed`; 428 `precondition_required` where the route demands If-Match
   */
  check(currentVersion: string | null): void
  /** Whether the caller sent any condition. */
  readonly given: boolean
}

export function preconditionsOf(
  ifMatch: string | undefined,
  ifNoneMatch: string | undefined,
  required: boolean,
): Preconditions {
  return {
    given: ifMatch !== undefined || ifNoneMatch !== undefined,
    check(current) {
      if (required && ifMatch === undefined) {
        throw new Problem('precondition_required', {
          en: "Send the ETag of the version you are changing as If-Match, so that nobody's change is lost.",
          el: 'Στείλτε το ETag της έκδοσης που αλλάζετε στο If-Match, ώστε να μη χαθεί αλλαγή άλλου.',
        })
      }
      if (ifNoneMatch !== undefined && ifNoneMatch.trim() === '*' && current !== null) {
        throw failed(
          'If-None-Match: * asks that there be none yet, and there is one',
          'Το If-None-Match: * ζητά να μην υπάρχει ακόμη, αλλά υπάρχει',
        )
      }
      if (ifMatch === undefined) return
      if (current === null)
        throw failed(
          'If-Match was sent, and there is nothing to match',
          'Στάλθηκε If-Match, αλλά δεν υπάρχει πόρος για σύγκριση',
        )
      const isSame = (tag: string): boolean => lasting(versionOfTag(tag) ?? '') === lasting(current)
      if (ifMatch.trim() !== '*' && !tags(ifMatch).some(isSame)) {
        throw failed(
          'The resource has changed since the version you sent in If-Match',
          'Ο πόρος έχει αλλάξει μετά την έκδοση που στείλατε στο If-Match',
        )
      }
    },
  }
}

function failed(en: string, el: string): Problem {
  return new Problem('precondition_failed', {
    en: `${en}. Read it again and decide anew.`,
    el: `${el}. Διαβάστε τον ξανά και αποφασίστε εκ νέου.`,
  })
}

function tags(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? []
}

/** A version without what changes by itself. */
const lasting = (version: string): string => version.split('~', 1)[0] ?? ''

/** The version inside a strong ETag of ours; weak ones never match (RFC 9110 §13.1.1). */
function versionOfTag(tag: string): string | undefined {
  return /^"(.*)\.(?:el|en)"$/.exec(tag)?.[1]
}
