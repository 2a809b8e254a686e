import { createHash } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import type { Authenticate, Principal } from '../platform/http/authenticate.ts'
import { RecentTexts } from '../platform/http/recent.ts'
import { isId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { isScope, type Scope } from '../platform/scopes.ts'
import { accessChannel } from './access.ts'
import * as store from './access-store.ts'
import type { AccountRow, KeyRow } from './access-store.ts'
import { challenge } from './challenge.ts'
import { keyLength, readToken, secretFits, type KeyParts } from './key-token.ts'
import { openSessions, type OidcConfig, type Session, type Sessions } from './session.ts'

export interface AuthenticatorDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly oidc?: OidcConfig
}

export interface Authenticator extends AsyncDisposable {
  readonly authenticate: Authenticate
}

/** A change of access is announced on a channel; if the announcement is lost, a look-up lasts this long. */
const lookupMs = 30_000
const maxEntries = 20_000

/**
 * Opens the gate: verifies API keys and session tokens, remembering look-ups until an account's access changes.
 * A revoked key is refused at once in this process and as soon as the notification arrives in the others.
 */
export async function openAuthenticator(deps: AuthenticatorDeps): Promise<Authenticator> {
  const memory = new Memory()
  const listening = await deps.db.listen(accessChannel, (accountId) => memory.forget(accountId))
  const sessions = deps.oidc === undefined ? undefined : openSessions(deps.oidc, deps.clock)
  const touches = new Set<Promise<void>>()

  const touch = (key: KeyRow): void => {
    if (key.last_used_at !== null && deps.clock.ms() - key.last_used_at.epochMilliseconds < store.lastUsedGrain * 1000)
      return
    const now = deps.clock.now()
    key.last_used_at = now
    const writing = deps.db
      .asService('authenticate', (tx) => store.touchKey(tx, key.id, now))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'last use of a key could not be noted'))
      .finally(() => touches.delete(writing))
    touches.add(writing)
  }

  const admitted = ({ key, principal }: FoundKey): Principal => {
    refuseOver(key, deps.clock.ms())
    touch(key)
    return principal
  }

  return {
    async authenticate(authorization, { knownOnly }) {
      const again = authorization === undefined ? undefined : memory.provedWith(authorization)
      if (again !== undefined) return admitted(again)
      const token = bearerOf(authorization)
      const read = readToken(token)
      if (read.kind === 'key') {
        const found = await lookUpKey(deps.db, memory, read, knownOnly)
        memory.proveWith(authorization ?? '', found)
        return admitted(found)
      }
      if (read.kind === 'session' && sessions !== undefined)
        return sessionPrincipal(deps.db, memory, sessions, token, deps.clock.now(), knownOnly)
      throw unreadable(read.kind, read.kind === 'broken key' ? read.length : 0)
    },
    async [Symbol.asyncDispose]() {
      await listening[Symbol.asyncDispose]()
      await Promise.all(touches)
    },
  }
}

interface FoundKey {
  readonly key: KeyRow
  readonly account: AccountRow
  /** Whoever holds the key, as long as it is neither revoked nor expired. */
  readonly principal: Principal
}

/** What was looked up lately. Keys and sessions are found by their text's hash or lookup, accounts by id. */
class Memory {
  readonly keys = new Recent<FoundKey | undefined>()
  readonly accounts = new Recent<AccountRow | undefined>()
  readonly sessions = new Recent<Session>()
  /** Names of keys and sessions that proved good lately: worth a look-up even for an address that fails too often. */
  readonly #proved = new Set<string>()

  /** What was looked up for a header of a call, as long as it is what a look-up finds now. */
  readonly #headers = new RecentTexts<FoundKey>(maxEntries)

  /** The key that a header was proved to bear, where nothing of it has changed. */
  provedWith(header: string): FoundKey | undefined {
    const found = this.#headers.find(header)
    if (found === undefined || this.keys.settled(found.key.lookup) === found) return found
    this.#headers.drop(header)
    return undefined
  }

  proveWith(header: string, found: FoundKey): void {
    this.#headers.keep(header, found)
  }

  hasProved(name: string): boolean {
    return this.#proved.has(name)
  }

  prove(name: string): void {
    const oldest = this.#proved.values().next().value
    if (this.#proved.size >= maxEntries && oldest !== undefined) this.#proved.delete(oldest)
    this.#proved.add(name)
  }

  /** Forgets what belongs to an account, or everything when some news may have been missed. */
  forget(accountId: string | null): void {
    this.keys.forget((found) => accountId === null || found === undefined || found.account.id === accountId)
    this.accounts.forget((account) => accountId === null || account === undefined || account.id === accountId)
  }
}

interface Entry<T> {
  readonly value: Promise<T>
  /** Once the look-up has answered. */
  settled?: { readonly value: T }
  until: number
}

/** Look-ups by name; those that ask while one is under way share its answer. Failed ones are not remembered. */
class Recent<T> {
  readonly #entries = new Map<string, Entry<T>>()

  known(name: string): Promise<T> | undefined {
    const entry = this.#entries.get(name)
    return entry !== undefined && entry.until > performance.now() ? entry.value : undefined
  }

  /** What a look-up has found, as long as it holds. */
  settled(name: string): T | undefined {
    const entry = this.#entries.get(name)
    return entry !== undefined && entry.until > performance.now() ? entry.settled?.value : undefined
  }

  async find(name: string, lookUp: () => Promise<T>): Promise<T> {
    const known = this.known(name)
    if (known !== undefined) return known
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size >= maxEntries && oldest !== undefined) this.#entries.delete(oldest)
    const entry: Entry<T> = { value: lookUp(), until: performance.now() + lookupMs }
    this.#entries.set(name, entry)
    try {
      const value = await entry.value
      entry.settled = { value }
      return value
    } catch (error) {
      this.drop(name, entry)
      throw error
    }
  }

  /** Those under way are forgotten too: they may have read what was before. */
  forget(concerns: (value: T) => boolean): void {
    for (const [name, entry] of this.#entries)
      if (entry.settled === undefined || concerns(entry.settled.value)) this.#entries.delete(name)
  }

  drop(name: string, entry?: Entry<T>): void {
    if (entry === undefined || this.#entries.get(name) === entry) this.#entries.delete(name)
  }
}

function bearerOf(authorization: string | undefined): string {
  if (authorization === undefined || authorization.trim() === '') {
    throw new Problem(
      'authentication_required',
      {
        en: 'Send an API key or a session token as "Authorization: Bearer <token>".',
        el: 'Στείλτε κλειδί API ή διακριτικό συνεδρίας ως «Authorization: Bearer <token>».',
      },
      { headers: challenge() },
    )
  }
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1]
  if (token === undefined || token.length > 8192) {
    throw invalidToken(
      'The Authorization header must be "Bearer", a space and one token.',
      'Η κεφαλίδα Authorization πρέπει να είναι «Bearer», ένα κενό και ένα διακριτικό.',
    )
  }
  return token
}

async function lookUpKey(db: Database, memory: Memory, parts: KeyParts, knownOnly: boolean): Promise<FoundKey> {
  if (knownOnly && !memory.hasProved(parts.lookup)) throw unknownKey()
  const found = await memory.keys.find(parts.lookup, async () => {
    const row = await db.asService('authenticate', (tx) => store.findKeyToAuthenticate(tx, parts.lookup))
    return row === undefined ? undefined : { ...row, principal: keyPrincipal(row) }
  })
  if (
    found === undefined ||
    !secretFits(parts.secret, found.key.secret_hash) ||
    found.key.live !== (parts.environment === 'live')
  ) {
    throw unknownKey()
  }
  memory.prove(parts.lookup)
  return found
}

function keyPrincipal({ key, account }: { key: KeyRow; account: AccountRow }): Principal {
  return principalOf(account, { kind: 'api_key', id: key.id, scopes: granted(account, key.scopes.filter(isScope)) })
}

/** `now` in milliseconds of the epoch. @throws Problem 401 for a key that was revoked or has expired */
function refuseOver(key: KeyRow, now: number): void {
  if (key.revoked_at !== null)
    throw invalidToken(
      'This API key was revoked. Use another one, or make a new one.',
      'Το κλειδί API έχει ανακληθεί. Χρησιμοποιήστε άλλο ή δημιουργήστε νέο.',
    )
  if (key.expires_at !== null && key.expires_at.epochMilliseconds <= now) {
    throw new Problem(
      'expired_token',
      {
        en: `This API key expired at ${key.expires_at.toString()}. Make a new one, or use its successor.`,
        el: `Το κλειδί API έληξε στις ${key.expires_at.toString()}. Δημιουργήστε νέο ή χρησιμοποιήστε τον διάδοχό του.`,
      },
      { headers: challenge('invalid_token', 'The API key has expired') },
    )
  }
}

async function sessionPrincipal(
  db: Database,
  memory: Memory,
  sessions: Sessions,
  token: string,
  now: Temporal.Instant,
  knownOnly: boolean,
): Promise<Principal> {
  const name = createHash('sha256').update(token).digest('base64url')
  if (knownOnly && !memory.hasProved(name)) {
    throw invalidToken('The session token is refused.', 'Το διακριτικό συνεδρίας δεν γίνεται δεκτό.')
  }
  const seen = await memory.sessions.find(name, () => sessions.verify(token))
  if (Temporal.Instant.compare(seen.expiresAt, now) <= 0) memory.sessions.drop(name)
  // An expired one is verified again, which refuses it in the right words.
  const session = Temporal.Instant.compare(seen.expiresAt, now) > 0 ? seen : await sessions.verify(token)
  memory.prove(name)
  const account = await lookUpAccount(db, memory, session.accountId)
  return principalOf(account, { kind: 'session', id: session.subject, scopes: granted(account, session.scopes) })
}

async function lookUpAccount(db: Database, memory: Memory, id: string | undefined): Promise<AccountRow> {
  if (id !== undefined && isId('acc', id)) {
    const account = await memory.accounts.find(id, () =>
      db.asService('authenticate', (tx) => store.findAccount(tx, id)),
    )
    if (account !== undefined) return account
  }
  throw new Problem('account_unknown', {
    en: 'The session token is valid, but the account it names is not one of this service. Ask the operator to create it, or to correct the claim.',
    el: 'Το διακριτικό συνεδρίας είναι έγκυρο, αλλά ο λογαριασμός που δηλώνει δεν υπάρχει στην υπηρεσία. Ζητήστε από τον διαχειριστή να τον δημιουργήσει ή να διορθώσει τη δήλωση.',
  })
}

/** The catalogue is everybody's: only a publisher's caller may write it, whatever the key or token says. */
function granted(account: AccountRow, scopes: readonly Scope[]): ReadonlySet<Scope> {
  return new Set(account.publisher ? scopes : scopes.filter((scope) => scope !== 'catalogue:write'))
}

function principalOf(account: AccountRow, caller: Principal['caller']): Principal {
  return { accountId: account.id, tier: account.tier, callLimit: account.calls_per_minute, caller }
}

function unreadable(kind: 'broken key' | 'session' | 'unknown', length: number): Problem {
  if (kind === 'broken key') {
    return invalidToken(
      `This looks like an API key, but it is mistyped or cut off: its check characters do not fit (it has ${length} characters, a whole key has ${keyLength}). Copy it again as a whole.`,
      `Μοιάζει με κλειδί API, αλλά έχει τυπογραφικό λάθος ή είναι κομμένο: οι χαρακτήρες ελέγχου δεν ταιριάζουν (έχει ${length} χαρακτήρες, ένα πλήρες κλειδί έχει ${keyLength}). Αντιγράψτε το ξανά ολόκληρο.`,
    )
  }
  if (kind === 'session') {
    return invalidToken(
      'Session tokens are not accepted here: no identity provider is configured. Use an API key.',
      'Τα διακριτικά συνεδρίας δεν γίνονται δεκτά εδώ: δεν έχει οριστεί πάροχος ταυτότητας. Χρησιμοποιήστε κλειδί API.',
    )
  }
  return invalidToken(
    'The token is neither an API key (smk_live_…) nor a session token (JWT).',
    'Το διακριτικό δεν είναι ούτε κλειδί API (smk_live_…) ούτε διακριτικό συνεδρίας (JWT).',
  )
}

/** The same words whether the key never existed or its secret is wrong. */
function unknownKey(): Problem {
  return invalidToken(
    'This API key is not known. It may belong to another installation, or have been deleted.',
    'Το κλειδί API δεν είναι γνωστό. Ίσως ανήκει σε άλλη εγκατάσταση ή έχει διαγραφεί.',
  )
}

function invalidToken(en: string, el: string): Problem {
  return new Problem('invalid_token', { en, el }, { headers: challenge('invalid_token', 'The token is not valid') })
}
