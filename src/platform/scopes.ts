/** What a caller may be allowed to do. `catalogue:write` publishes for everybody; `keys:admin` manages keys and reads the audit log. */
export const scopes = [
  'profiles:read',
  'profiles:write',
  'matches:read',
  'matches:write',
  'programmes:read',
  'programmes:write',
  'alerts:read',
  'alerts:write',
  'drafts:read',
  'drafts:write',
  'webhooks:read',
  'webhooks:write',
  'catalogue:write',
  'keys:admin',
] as const
export type Scope = (typeof scopes)[number]

const known: ReadonlySet<string> = new Set(scopes)

export function isScope(text: string): text is Scope {
  return known.has(text)
}
