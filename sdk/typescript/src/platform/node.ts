import { webcrypto } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { env } from 'node:process'
import type { Platform } from '../core/platform.ts'
import { version } from '../generated/service.ts'

/** Node 18 or newer, Deno and Bun. Node 18 has no `crypto` among its globals. */
export const node: Platform = {
  crypto: webcrypto as unknown as Crypto,
  userAgent: `subsidy-matching-typescript/${version}`,
  env: (name) => env[name],
  async save(path, content) {
    const part = `${path}.part`
    try {
      await writeFile(part, content as unknown as AsyncIterable<Uint8Array>)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  },
}
