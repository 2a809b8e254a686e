/** The `WWW-Authenticate` header of a refusal (RFC 6750 §3). Without an error: nothing was presented. ASCII only. */
export function challenge(error?: 'invalid_token', description?: string): Record<string, string> {
  const parts = [
    'realm="subsidy-matching"',
    error === undefined ? undefined : `error="${error}"`,
    description === undefined ? undefined : `error_description="${description}"`,
  ]
  return { 'www-authenticate': `Bearer ${parts.filter((part) => part !== undefined).join(', ')}` }
}
