import type { Caller } from '../context.ts'

/** Who stands behind a request, as `access` found out. */
export interface Principal {
  readonly accountId: string
  readonly tier: 'free' | 'pro' | 'agency'
  /** Calls per 60 s window that the account may make, all its keys and sessions together. */
  readonly callLimit: number
  readonly caller: Caller
}

/**
 * Turns an `Authorization` header into a principal. `compose` hands `access`'s into the application, since the platform knows no room.
 * With `knownOnly` nothing is looked up: only a token verified a moment ago is accepted (for addresses that fail too often).
 * @throws Problem 401 `authentication_required` `invalid_token` `expired_token`, 403 `account_unknown`, 503 `identity_provider_unavailable`
 */
export type Authenticate = (
  authorization: string | undefined,
  options: { readonly knownOnly: boolean },
) => Promise<Principal>
