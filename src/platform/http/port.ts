import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from '../config.ts'

/**
 * Finds out whether an address can be listened at, before anything is made that would be of no use then.
 * @param name the variable that holds the port
 * @throws ConfigError naming the variable that would have to be another
 */
export async function checkPort(host: string, port: number, name: 'PORT' | 'METRICS_PORT'): Promise<void> {
  await using server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new ConfigError(name, `is in use by another program. Stop it, or choose another ${name}.`)
    if (code === 'EACCES')
      throw new ConfigError(name, `is ${port}, which this user may not listen on. Choose one above 1023.`)
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_\w+|EINVAL)$/.test(code))
      throw new ConfigError('HOST', `is "${host}", which is no address of this machine (${code}).`)
    throw error
  }
}
