// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

/** Of the API and of this package. */
export const version = '0.1.0'

export const retries: {
  readonly statuses: readonly number[]
  readonly from: number
  readonly conflictCodes: readonly string[]
  readonly most: number
} = { statuses: [408, 429], from: 500, conflictCodes: ['idempotency_conflict'], most: 2 }
