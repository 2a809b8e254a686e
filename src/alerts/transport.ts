import type { Language } from '../platform/language.ts'
import type { Address } from './address-store.ts'
import type { Channel } from './alert.ts'
import type { Content } from './content.ts'
import { oneLine, plainText } from './content.ts'
import type { Delivered } from './delivered.ts'
import type { AlertsKit } from './kit.ts'
import type { Mail } from './mail-sender.ts'
import { confirmationMail, noticeMail, warningMail } from './mail-text.ts'
import type { Message } from './notice-store.ts'

/** What one channel is told. */
export interface Outgoing {
  readonly messageId: string
  readonly alertName: string | null
  readonly language: Language
  readonly content: Content
  /** Of mail: those who have agreed; the first is the one it is addressed to. */
  readonly recipients: readonly Address[]
  readonly calendar: string | undefined
}

/** Sends what a channel is told, once. Webhooks have their own way. */
export async function sendBy(
  kit: AlertsKit,
  channel: Exclude<Channel, { type: 'webhook' }>,
  outgoing: Outgoing,
): Promise<Delivered> {
  if (channel.type === 'email') return sendMail(kit, outgoing)
  const { content, language } = outgoing
  const address = addressOf(kit, channel)
  const message = { text: plainText(content, language), line: oneLine(content) }
  return kit.messaging.send({ provider: channel.provider, address, language }, message)
}

function addressOf(kit: AlertsKit, channel: Extract<Channel, { type: 'messaging' }>): string {
  switch (channel.provider) {
    case 'telegram':
      return channel.chat_id
    case 'viber':
      return channel.receiver
    case 'whatsapp':
      return channel.to
    case 'slack':
      return kit.secrets.open(channel.sealed)
  }
}

/** One mail to each, so that each can unsubscribe alone; what came of the first counts. */
async function sendMail(kit: AlertsKit, outgoing: Outgoing): Promise<Delivered> {
  const { mail } = kit
  const [first, ...copies] = outgoing.recipients
  if (mail === undefined || first === undefined) return { outcome: 'retry', answer: 'no mail server is configured' }
  const delivered = await mail.send(noticeTo(kit, outgoing, first))
  if (delivered.outcome !== 'sent' || copies.length === 0) return delivered
  const rest = await Promise.all(copies.map((copy) => mail.send(noticeTo(kit, outgoing, copy))))
  const failed = copies.flatMap((copy, index) => {
    const result = rest[index]
    return result === undefined || result.outcome === 'sent' ? [] : [`${copy.address}: ${result.answer}`]
  })
  return failed.length === 0 ? delivered : { ...delivered, answer: `${delivered.answer}; ${failed.join('; ')}` }
}

function noticeTo(kit: AlertsKit, outgoing: Outgoing, recipient: Address): Mail {
  const { content, language, recipients, calendar } = outgoing
  const unsubscribeUrl = unsubscribeUrlOf(kit, recipient, language)
  const { text, html } = noticeMail(content, { name: outgoing.alertName, unsubscribeUrl, language })
  const [to, ...cc] = recipients.map(({ address }) => address)
  return {
    messageId: messageIdOf(kit, outgoing.messageId),
    recipient: recipient.address,
    to: to ?? recipient.address,
    cc,
    subject: content.subject,
    text,
    html,
    language,
    headers: listHeaders(unsubscribeUrl),
    ...(calendar === undefined ? {} : { calendar: { filename: 'deadlines.ics', content: calendar } }),
  }
}

const unsubscribeUrlOf = (kit: AlertsKit, { id }: Address, language: Language): string =>
  `${kit.publicUrl}/unsubscribe/${kit.secrets.linkTo(id, 'unsubscribe', 0)}?lang=${language}`

/** One click stops it (RFC 8058). */
const listHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The same at every attempt: a mail that arrives twice after a crash is known by it. */
function messageIdOf(kit: AlertsKit, id: string): string {
  return `<${id}@${new URL(kit.publicUrl).hostname}>`
}

/** Asks an address whether it wants to be written to; `account` is the name of who named it. */
export async function sendConfirmation(
  kit: AlertsKit,
  address: Address,
  account: string,
  messageId: string,
): Promise<Delivered> {
  if (kit.mail === undefined) return { outcome: 'retry', answer: 'no mail server is configured' }
  const { language } = address
  const url = `${kit.publicUrl}/confirm/${kit.secrets.linkTo(address.id, 'confirm', address.round)}?lang=${language}`
  return kit.mail.send({
    messageId: messageIdOf(kit, messageId),
    recipient: address.address,
    to: address.address,
    cc: [],
    ...confirmationMail(account, url, language),
    language,
    headers: {},
  })
}

/** Warns an address of an endpoint that keeps failing or was disabled. */
export async function sendWarning(kit: AlertsKit, address: Address, { id, detail }: Message): Promise<Delivered> {
  if (kit.mail === undefined || detail == null) return { outcome: 'retry', answer: 'no mail server is configured' }
  const { language } = address
  const unsubscribeUrl = unsubscribeUrlOf(kit, address, language)
  return kit.mail.send({
    messageId: messageIdOf(kit, id),
    recipient: address.address,
    to: address.address,
    cc: [],
    ...warningMail(detail, unsubscribeUrl, language),
    language,
    headers: listHeaders(unsubscribeUrl),
  })
}
