import type { Transport } from './transport.ts'

/** A group of calls. */
export class Resource {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}
