/** What stands at a JSON pointer (RFC 6901); undefined where nothing does. */
export function valueAt(document: unknown, pointer: string): unknown {
  let found: unknown = document
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return found
}
