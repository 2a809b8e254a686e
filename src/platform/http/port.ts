import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Finds out whether an address can be listened at, before anything is made that would be of no use then.
 * @throws the system's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`)
 */
export async function checkPort(host: string, port: number): Promise<void> {
  await using server = createServer()
  await once(server.listen({ host, port }), 'listening')
}
