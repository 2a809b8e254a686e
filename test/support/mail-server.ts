import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { MailOptions } from '../../src/alerts/mail-sender.ts'
import { selfSigned } from './self-signed.ts'

/** A mail that arrived: whom the server was told it is for, its bytes, and what they say. */
export interface Arrived {
  readonly recipients: readonly string[]
  readonly raw: string
  readonly parsed: ParsedMail
}

export interface MailServer extends AsyncDisposable {
  readonly mails: Arrived[]
  /** How to reach it: by STARTTLS with a name and a password. */
  readonly options: MailOptions
  /** What the server answers to the next recipients; the last one holds on. Undefined: accepted. */
  answers: (string | undefined)[]
}

/** A real SMTP server on loopback with STARTTLS and authentication. */
export async function aMailServer(more: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Arrived[] = []
  const answers: (string | undefined)[] = []
  const server = new SMTPServer({
    secure: false,
    key: selfSigned.key,
    cert: selfSigned.cert,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'alerts' && password === 'secret') done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onRcptTo: (_address, _session, done) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === undefined) return done()
      const refused = Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
      done(refused)
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void keep(mails, recipients, Buffer.concat(parts), done)
      })
    },
    ...more,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    answers,
    options: {
      host: '127.0.0.1',
      port,
      secure: more.secure ?? false,
      allowPlain: false,
      auth: { user: 'alerts', pass: 'secret' },
      from: 'Ειδοποιήσεις <alerts@subsidies.example.org>',
      ca: selfSigned.cert,
      serverName: 'self-signed.test',
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(server.server, 'close')
      server.close()
      await closed
    },
  }
}

async function keep(
  mails: Arrived[],
  recipients: readonly string[],
  raw: Buffer,
  done: (error?: Error) => void,
): Promise<void> {
  try {
    mails.push({ recipients, raw: raw.toString('utf8'), parsed: await simpleParser(raw) })
  } catch (error) {
    done(error as Error)
    return
  }
  done()
}
