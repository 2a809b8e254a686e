/** What differs between Node, Deno or Bun on one side and browsers and workers on the other. */
export interface Platform {
  readonly crypto: Crypto
  /** Browsers name themselves. */
  readonly userAgent: string | undefined
  env(name: string): string | undefined
  /** Writes a file as a whole or not at all. */
  save(path: string, content: ReadableStream<Uint8Array>): Promise<void>
}

const web: Platform = {
  get crypto() {
    return globalThis.crypto
  },
  userAgent: undefined,
  env: () => undefined,
  save: () => Promise.reject(new Error('There are no files here: take stream(), bytes() or blob() instead.')),
}

let current = web

export function platform(): Platform {
  return current
}

/** The entry for Node puts its own in place. */
export function usePlatform(own: Platform): void {
  current = own
}
