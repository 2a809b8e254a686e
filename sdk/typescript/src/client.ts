import type { ClientOptions } from './core/options.ts'
import { Transport } from './core/transport.ts'
import { Resources } from './generated/resources.ts'

/**
 * The service. All calls are methods of its resources: `client.programmes.search({ q: 'φωτοβολταϊκά' })`.
 * @throws SubsidyError when there is no address or no key
 */
export class SubsidyMatching extends Resources {
  constructor(options: ClientOptions = {}) {
    super(new Transport(options))
  }

  get baseURL(): string {
    return this.transport.baseURL
  }
}
