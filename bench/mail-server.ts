/** A mail server for the benchmark of alerts, in a process of its own: takes every mail after STARTTLS and a log-in, and counts. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { selfSigned } from '../test/support/self-signed.ts'

let mails = 0
const server = new SMTPServer({
  key: selfSigned.key,
  cert: selfSigned.cert,
  onAuth: ({ username }, _session, done) => done(null, { user: username }),
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => {
      mails += 1
      done()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port))
process.on('message', () => process.send?.(mails))
