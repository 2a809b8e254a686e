/** What the tests use of `oidc-provider`, which brings no types. */
declare module 'oidc-provider' {
  import type { Server } from 'node:http'
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    listen(port: number, host: string): Server
  }
}
