/** A value made when first asked for, and kept. `make` must be pure, so that nobody can tell when that was. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
