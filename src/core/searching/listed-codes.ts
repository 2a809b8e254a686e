/** Activity codes as the criteria of an expression list them. */
export function codesOf(expression: unknown): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    else if (typeof node === 'object' && node !== null) {
      if ('kind' in node && node.kind === 'activity' && 'codes' in node) collect(node.codes)
      else for (const inner of Object.values(node)) walk(inner)
    }
  }
  const collect = (codes: unknown): void => {
    if (typeof codes === 'string') found.push(codes.toLowerCase())
    else if (typeof codes === 'object' && codes !== null)
      for (const [name, inner] of Object.entries(codes)) if (name !== 'scheme' && name !== 'exclude') collect(inner)
  }
  walk(expression)
  return found.filter((code) => /^[\p{L}\p{N}.\-/]+$/u.test(code))
}
