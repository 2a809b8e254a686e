/**
 * What a function says of texts, found out once for those that come again: the sentences of a call are cited by many drafts, and
 * a draft that is made anew has most of its sentences as before.
 * @param most texts that it is kept of; all are forgotten where there would be more
 */
export function kept<T>(of: (text: string) => T, most = 10_000): (text: string) => T {
  const known = new Map<string, { readonly said: T }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.said
    const said = of(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, { said })
    return said
  }
}

/** Characters of a text that it is kept of. */
const longest = 500
