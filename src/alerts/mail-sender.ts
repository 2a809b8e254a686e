import { createTransport } from 'nodemailer'
import type { Delivered } from './delivered.ts'

/** A mail ready to be sent; every text is ours or has been freed of line ends. */
export interface Mail {
  readonly messageId: string
  /** The one it is sent to now. */
  readonly recipient: string
  readonly to: string
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly language: 'el' | 'en'
  readonly calendar?: { readonly filename: string; readonly content: string }
}

export interface MailSender {
  /** Sends once. Never throws: whatever happens is a result. */
  send(mail: Mail): Promise<Delivered>
  /** Ends every connection, also of a mail that is under way. */
  close(): void
}

/** How to reach the mail server, and in whose name. */
export interface MailOptions {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS is demanded unless `allowPlain`. */
  readonly secure: boolean
  readonly allowPlain: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  /** `alerts@example.org`, with or without a name. */
  readonly from: string
  /** Certificates to trust instead of the system's (PEM). */
  readonly ca?: string
  /** The name its certificate must bear, where it is reached by another. */
  readonly serverName?: string
}

/** Connections kept open, and mails on each before it is renewed. */
const pool = { maxConnections: 10, maxMessages: 500 }

/** Opens the way to the mail server. Nothing is connected until the first mail. */
export function openMail(options: MailOptions): MailSender {
  const transport = createTransport({
    host: options.host,
    port: options.port,
    secure: options.secure,
    requireTLS: !options.secure && !options.allowPlain,
    pool: true,
    ...pool,
    ...(options.auth === undefined ? {} : { auth: options.auth }),
    tls: {
      ...(options.ca === undefined ? {} : { ca: options.ca }),
      ...(options.serverName === undefined ? {} : { servername: options.serverName }),
    },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        const info = await transport.sendMail({
          from: options.from,
          to: mail.to,
          ...(mail.cc.length === 0 ? {} : { cc: [...mail.cc] }),
          envelope: { from: options.from, to: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          headers: { ...mail.headers, 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
          ...(mail.calendar === undefined
            ? {}
            : {
                attachments: [
                  {
                    filename: mail.calendar.filename,
                    content: mail.calendar.content,
                    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                  },
                ],
              }),
        })
        return { outcome: 'sent', answer: String(info.response ?? '250') }
      } catch (error) {
        return judgeMailError(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** 5xx about the mail itself is final; everything else may pass: 4xx (greylisting), the network, a refused log-in. */
function judgeMailError(error: unknown): Delivered {
  const code = String(Reflect.get(Object(error), 'code') ?? '')
  const status = Number(Reflect.get(Object(error), 'responseCode') ?? 0)
  const response = Reflect.get(Object(error), 'response')
  const said = typeof response === 'string' && response !== '' ? response : error instanceof Error ? error.message : ''
  const answer = `${code === '' ? '' : `${code}: `}${said}`.slice(0, 300)
  const final = status >= 500 && status < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return { outcome: final ? 'failed' : 'retry', answer }
}
