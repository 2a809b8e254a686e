/**
 * What a signature is made over (Standard Webhooks 1.0.0, "Signature scheme"): id, timestamp and body,
 * joined by full stops. Neither id nor timestamp may hold one, or the parts could be read differently.
 * @param timestamp of the attempt, Unix seconds
 */
export function signedContent(id: string, timestamp: number, body: string): string {
  if (id.includes('.') || !Number.isSafeInteger(timestamp))
    throw new TypeError('an id without full stops and whole seconds are signed')
  return `${id}.${timestamp}.${body}`
}

/** One `webhook-signature` header of several signatures: the receiver accepts any of them. */
export function signatureHeader(signatures: readonly string[]): string {
  return signatures.map((signature) => `v1,${signature}`).join(' ')
}
