import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose'
import type { Clock } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { isScope, scopes, type Scope } from '../platform/scopes.ts'
import { challenge } from './challenge.ts'

export interface OidcConfig {
  readonly issuer: string
  readonly audience: string
  /** The claim that holds the account's id. */
  readonly accountClaim: string
}

/** What a session token says, once its signature, issuer, audience and times are proved. */
export interface Session {
  readonly subject: string
  /** As claimed; whether there is such an account is another question. */
  readonly accountId: string | undefined
  readonly scopes: readonly Scope[]
  readonly expiresAt: Temporal.Instant
}

export interface Sessions {
  /** @throws Problem 401 `invalid_token` `expired_token`, 503 `identity_provider_unavailable` */
  verify(token: string): Promise<Session>
}

/** Signatures only: no `none`, and no HMAC, which would take the provider's public key for a secret. */
const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA'] as const
/** What a session may do when its token does not say. */
const usualScopes = scopes.filter((scope) => scope !== 'catalogue:write' && scope !== 'keys:admin')

/** Keys of the provider are asked for anew this often, so that withdrawn ones end; while it is away, those at hand go on. */
const refreshMs = 600_000
/** After a failure the provider is left alone this long. */
const backOffMs = 5_000
const timeoutMs = 5_000
/** A key that is not known is asked for, at most this often: whoever makes keys up costs the provider no more. */
const unknownKeyMs = 5_000

/**
 * Verifies session tokens of one OpenID Connect provider, found by its discovery document
 * (OpenID Connect Discovery 1.0 §4) at the first token.
 */
export function openSessions(config: OidcConfig, clock: Clock): Sessions {
  const keys = providerKeys(config.issuer)
  return {
    async verify(token) {
      refuseOtherAlgorithms(token)
      try {
        const { payload } = await jwtVerify(token, await keys(), {
          issuer: config.issuer,
          audience: config.audience,
          algorithms: [...algorithms],
          requiredClaims: ['exp', 'sub'],
          clockTolerance: 5,
          currentDate: new Date(clock.now().epochMilliseconds),
        })
        return sessionOf(payload, config.accountClaim)
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

/** Before the provider is asked for anything: a token with another algorithm cannot be valid. */
function refuseOtherAlgorithms(token: string): void {
  let algorithm: string | undefined
  try {
    algorithm = decodeProtectedHeader(token).alg
  } catch (cause) {
    throw invalid('it is not a readable JWT', 'δεν είναι αναγνώσιμο JWT', cause)
  }
  if (!algorithms.some((known) => known === algorithm)) {
    throw invalid(
      `it is not signed with one of ${algorithms.join(', ')}`,
      `δεν είναι υπογεγραμμένο με έναν από τους αλγορίθμους ${algorithms.join(', ')}`,
    )
  }
}

function sessionOf(payload: JWTPayload, accountClaim: string): Session {
  const account = payload[accountClaim]
  const claimed = payload['scope']
  return {
    subject: payload.sub ?? '',
    accountId: typeof account === 'string' ? account : undefined,
    scopes: typeof claimed === 'string' ? claimed.split(' ').filter(isScope) : usualScopes,
    expiresAt: Temporal.Instant.fromEpochMilliseconds((payload.exp ?? 0) * 1000),
  }
}

/**
 * The provider's keys: discovered once, refreshed in the background, kept when the provider is away. While it is, a key that
 * is not known is asked for as seldom as everything else.
 */
function providerKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let found: RemoteJWKSet | undefined
  let looking: Promise<RemoteJWKSet> | undefined
  let refreshedAt = 0
  let failedAt = -Infinity
  const finder =
    (set: RemoteJWKSet): JWTVerifyGetKey =>
    async (header, token) => {
      const known = set.jwks()
      if (known !== undefined && performance.now() - failedAt <= backOffMs) {
        return createLocalJWKSet(known)(header, token).catch((error: unknown) => {
          throw error instanceof errors.JWKSNoMatchingKey ? providerAway(error) : error
        })
      }
      try {
        return await set(header, token)
      } catch (error) {
        if (isAway(error)) failedAt = performance.now()
        throw error
      }
    }
  const discover = async (): Promise<RemoteJWKSet> => {
    const set = createRemoteJWKSet(await jwksAddress(issuer), {
      cacheMaxAge: Infinity,
      timeoutDuration: timeoutMs,
      cooldownDuration: unknownKeyMs,
    })
    await set.reload()
    return set
  }
  const remember = (set: RemoteJWKSet): RemoteJWKSet => {
    found = set
    refreshedAt = performance.now()
    return set
  }
  const refresh = (): void => {
    looking ??= discover()
      .then(remember)
      .finally(() => {
        looking = undefined
      })
    looking.catch(() => {
      failedAt = performance.now()
    })
  }
  return async () => {
    const mayTry = performance.now() - failedAt > backOffMs
    if (found !== undefined) {
      if (performance.now() - refreshedAt > refreshMs && mayTry) refresh()
      return finder(found)
    }
    if (looking === undefined) {
      if (!mayTry) throw providerAway(undefined)
      refresh()
    }
    try {
      return finder(await (looking ?? Promise.reject(new Error('no look-up is under way'))))
    } catch (error) {
      throw providerAway(error)
    }
  }
}

async function jwksAddress(issuer: string): Promise<URL> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`discovery answered ${response.status}`)
  const document: unknown = await response.json()
  const at = (name: string): unknown =>
    typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined
  const address = at('jwks_uri')
  // Discovery §4.3: a document of another issuer must not be used.
  if (at('issuer') !== issuer || typeof address !== 'string')
    throw new Error('the discovery document is not of this issuer or names no keys')
  return new URL(address)
}

/** jose reports a provider that does not answer as a timeout, a generic error, or fetch's own TypeError. */
function isAway(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  )
}

function refusalOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof errors.JWTExpired) {
    return new Problem(
      'expired_token',
      { en: 'The session token has expired. Sign in again.', el: 'Το διακριτικό συνεδρίας έληξε. Συνδεθείτε ξανά.' },
      { headers: challenge('invalid_token', 'The token has expired'), cause: error },
    )
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return invalid(
      `its claim "${error.claim}" is not what this service expects`,
      `η δήλωση «${error.claim}» δεν είναι αυτή που αναμένεται`,
      error,
    )
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return invalid(
      'it names a signing key that the identity provider does not have',
      'δηλώνει κλειδί υπογραφής που ο πάροχος ταυτότητας δεν έχει',
      error,
    )
  if (isAway(error)) return providerAway(error)
  return invalid('its signature does not fit', 'η υπογραφή του δεν είναι έγκυρη', error)
}

function invalid(en: string, el: string, cause?: unknown): Problem {
  return new Problem(
    'invalid_token',
    { en: `The session token is refused: ${en}.`, el: `Το διακριτικό συνεδρίας δεν γίνεται δεκτό: ${el}.` },
    { headers: challenge('invalid_token', 'The session token is refused'), cause },
  )
}

function providerAway(cause: unknown): Problem {
  return new Problem(
    'identity_provider_unavailable',
    {
      en: 'Session tokens cannot be checked at the moment, since the identity provider does not answer. API keys work; try again in a few seconds.',
      el: 'Τα διακριτικά συνεδρίας δεν μπορούν να ελεγχθούν αυτή τη στιγμή, γιατί ο πάροχος ταυτότητας δεν απαντά. Τα κλειδιά API λειτουργούν· δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    },
    { headers: { 'retry-after': '10' }, cause },
  )
}
