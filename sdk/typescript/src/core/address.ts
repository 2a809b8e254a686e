/** A path that is put together when it is called for, so that a wrong id fails as a call does. */
export type Address = () => string

/** A path with its parameters encoded. An empty one would be another address. @throws TypeError when it is called */
export function path(texts: TemplateStringsArray, ...parameters: readonly string[]): Address {
  return () => String.raw({ raw: texts }, ...parameters.map(encoded))
}

function encoded(parameter: string): string {
  if (typeof parameter !== 'string' || parameter === '' || parameter === '.' || parameter === '..')
    throw new TypeError(`An id or slug is a text that is not empty, and not ${JSON.stringify(parameter)}.`)
  return encodeURIComponent(parameter)
}

/** Query parameters: lists with commas, what is undefined is left out. */
export function search(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
