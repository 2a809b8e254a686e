import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { MatchingKit } from '../matching/matching.ts'
import type { Catalogue } from '../programmes/programmes.ts'
import { keyFor, openSealer } from '../platform/sealing.ts'
import type { WebhooksKit } from '../webhooks/webhooks.ts'
import { measureAlerts, silent, type AlertMetrics } from './alert-metrics.ts'
import { Candidates } from './candidates.ts'
import { openMail, type MailOptions, type MailSender } from './mail-sender.ts'
import { openMessaging, type Messaging, type MessagingOptions } from './messaging.ts'

/** Secrets of the room: addresses of Slack at rest, and the links in mails. */
export interface AlertSecrets {
  seal(url: string): { sealed: string; digest: string }
  open(sealed: string): string
  /** A link's token: which address (a UUID), what it may do, in which round. */
  linkTo(addressId: string, purpose: 'confirm' | 'unsubscribe', round: number): string
  /** Whether the token is what `linkTo` made; the address it names. */
  addressIn(token: string): string | undefined
  proves(token: string, addressId: string, purpose: 'confirm' | 'unsubscribe', round: number): boolean
}

/** What the alerts room needs beside the context. */
export interface AlertsKit {
  readonly catalogue: Catalogue
  readonly reference: MatchingKit['reference']
  readonly candidates: Candidates
  readonly webhooks: WebhooksKit
  readonly secrets: AlertSecrets
  /** Where people reach this service, without a slash at the end. */
  readonly publicUrl: string
  /** Undefined: no mail server is configured. */
  readonly mail: MailSender | undefined
  readonly messaging: Messaging
  readonly metrics: AlertMetrics
}

export interface AlertsOptions {
  readonly secretKey: Uint8Array
  readonly catalogue: Catalogue
  readonly reference: MatchingKit['reference']
  readonly webhooks: WebhooksKit
  readonly publicUrl: string
  readonly mail?: MailOptions | undefined
  readonly messaging?: MessagingOptions
  readonly metrics?: Registry
}

/** Opens the room: its ways out and its secrets. Disposing of it closes the connections. */
export function openAlerts(options: AlertsOptions): AlertsKit & AsyncDisposable {
  const mail = options.mail === undefined ? undefined : openMail(options.mail)
  const messaging = openMessaging(options.messaging ?? {}, options.webhooks.sender)
  return {
    catalogue: options.catalogue,
    reference: options.reference,
    candidates: new Candidates(options.reference),
    webhooks: options.webhooks,
    secrets: openSecrets(options.secretKey),
    publicUrl: options.publicUrl.replace(/\/$/, ''),
    mail,
    messaging,
    metrics: options.metrics === undefined ? silent : measureAlerts(options.metrics),
    [Symbol.asyncDispose]: async () => {
      mail?.close()
      await messaging[Symbol.asyncDispose]()
    },
  }
}

const macLength = 16

function openSecrets(secretKey: Uint8Array): AlertSecrets {
  const sealer = openSealer(secretKey, 'alert channels')
  const key = keyFor(secretKey, 'alert links')
  const about = 'slack'
  const mac = (id: Uint8Array, purpose: string, round: number): Buffer =>
    createHmac('sha256', key).update(id).update(`${purpose} ${round}`).digest().subarray(0, macLength)
  const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
  const parse = (token: string): Buffer | undefined => {
    const bytes = Buffer.from(token, 'base64url')
    return bytes.length === 16 + macLength && bytes.toString('base64url') === token ? bytes : undefined
  }
  return {
    seal: (url) => ({
      sealed: Buffer.from(sealer.seal(url, about)).toString('base64'),
      digest: createHash('sha256').update(url).digest('hex').slice(0, 16),
    }),
    open: (sealed) => sealer.open(Buffer.from(sealed, 'base64'), about).toString('utf8'),
    linkTo: (addressId, purpose, round) => {
      const id = bytesOf(addressId)
      return Buffer.concat([id, mac(id, purpose, round)]).toString('base64url')
    },
    addressIn: (token) =>
      parse(token)
        ?.subarray(0, 16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    proves: (token, addressId, purpose, round) => {
      const bytes = parse(token)
      const id = bytesOf(addressId)
      return bytes !== undefined && timingSafeEqual(bytes, Buffer.concat([id, mac(id, purpose, round)]))
    },
  }
}
