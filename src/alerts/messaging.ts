import { Agent, request } from 'undici'
import { beginning } from '../core/citing/canonical.ts'
import { readRetryAfter } from '../core/delivery/retry-after.ts'
import type { WebhooksKit } from '../webhooks/webhooks.ts'
import type { Provider } from './alert.ts'
import type { Delivered } from './delivered.ts'

/** Addresses and credentials of the operator; a provider without them is not offered. */
export interface MessagingOptions {
  /** Needs no credentials: each address is one. */
  readonly slack?: { readonly baseUrl: string }
  readonly telegram?: { readonly token: string; readonly baseUrl: string }
  readonly viber?: { readonly token: string; readonly baseUrl: string; readonly senderName: string }
  readonly whatsapp?: {
    readonly token: string
    readonly baseUrl: string
    readonly version: string
    readonly phoneNumberId: string
    /** A template that WhatsApp has approved, with one parameter in its body. */
    readonly template: string
  }
}

/** Where a message goes: a chat, a person, a number, or the address of a Slack webhook. */
export interface Recipient {
  readonly provider: Provider
  readonly address: string
  readonly language: 'el' | 'en'
}

export interface MessageText {
  /** Lines of plain text. */
  readonly text: string
  /** All of it in one line, for templates. */
  readonly line: string
}

export interface Messaging extends AsyncDisposable {
  offers(provider: Provider): boolean
  /** What addresses of Slack begin with; undefined where it is not offered. */
  readonly slackUrl: string | undefined
  /** Sends once. Never throws. */
  send(recipient: Recipient, message: MessageText): Promise<Delivered>
}

/** Milliseconds for a whole call. */
const timeout = 15_000
/** Characters that each takes: Telegram 4,096, Viber 7,000, a WhatsApp parameter 1,024, Slack 4,000 before it is cut. */
const limits: Readonly<Record<Provider, number>> = { telegram: 4096, viber: 7000, whatsapp: 1024, slack: 4000 }

interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Answered {
  readonly status: number | null
  readonly body: string
  readonly retryAfter: string | undefined
  /** Why there was no answer. */
  readonly error: string | null
}

/**
 * The messaging providers over their own HTTP APIs, whose addresses are the operator's. The rest of one of Slack comes from the
 * account, so it goes out through the webhooks' guarded sender.
 */
export function openMessaging(options: MessagingOptions, guarded: WebhooksKit['sender']): Messaging {
  const agent = new Agent({ connections: 32, keepAliveTimeout: 10_000 })
  const post = async ({ url, headers, body }: Outgoing): Promise<Answered> => {
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Subsidy-Matching-Alerts/1', ...headers },
        body,
        signal: AbortSignal.timeout(timeout),
      })
      const hint = answer.headers['retry-after']
      const text = (await answer.body.text()).slice(0, 16_384)
      return { status: answer.statusCode, body: text, retryAfter: Array.isArray(hint) ? hint[0] : hint, error: null }
    } catch (error) {
      // The address may hold a token: only the kind of failure is kept.
      const code = String(Reflect.get(Object(error), 'code') ?? (error instanceof Error ? error.name : 'failed'))
      return { status: null, body: '', retryAfter: undefined, error: code }
    }
  }
  const slack = async (url: string, body: string): Promise<Answered> => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Subsidy-Matching-Alerts/1' }
    const { status, excerpt, retryAfter, error } = await guarded.send({ url, headers, body })
    return { status, body: excerpt, retryAfter, error }
  }
  const slackUrl = options.slack && `${options.slack.baseUrl}/`
  return {
    offers: (provider) => options[provider] !== undefined,
    slackUrl,
    async send({ provider, address, language }, message) {
      if (provider === 'slack') {
        if (slackUrl === undefined || !address.startsWith(slackUrl))
          return { outcome: 'failed', answer: `the address does not begin with ${slackUrl}` }
        return judgeSlack(await slack(address, slackBody(message.text)))
      }
      const outgoing = outgoingTo(options, provider, address, language, message)
      if (outgoing === undefined) return { outcome: 'failed', answer: `${provider} is not configured` }
      return judges[provider](await post(outgoing))
    },
    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

const cut = (text: string, provider: Provider): string => {
  const most = limits[provider]
  if (text.length <= most) return text
  return `${beginning(text, most - 1)}…`
}

function outgoingTo(
  options: MessagingOptions,
  provider: Exclude<Provider, 'slack'>,
  address: string,
  language: 'el' | 'en',
  { text, line }: MessageText,
): Outgoing | undefined {
  if (provider === 'telegram' && options.telegram !== undefined) {
    const { baseUrl, token } = options.telegram
    // https://core.telegram.org/bots/api#sendmessage
    const body = { chat_id: address, text: cut(text, provider), link_preview_options: { is_disabled: true } }
    return { url: `${baseUrl}/bot${token}/sendMessage`, headers: {}, body: JSON.stringify(body) }
  }
  if (provider === 'viber' && options.viber !== undefined) {
    const { baseUrl, token, senderName } = options.viber
    // https://developers.viber.com/docs/api/rest-bot-api/#send-message
    const body = {
      receiver: address,
      min_api_version: 1,
      sender: { name: senderName },
      type: 'text',
      text: cut(text, provider),
    }
    return { url: `${baseUrl}/pa/send_message`, headers: { 'x-viber-auth-token': token }, body: JSON.stringify(body) }
  }
  if (provider === 'whatsapp' && options.whatsapp !== undefined) {
    const { baseUrl, version, phoneNumberId, token, template } = options.whatsapp
    // A business may begin a conversation with an approved template only; its parameters bear no line ends.
    // https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: address,
      type: 'template',
      template: {
        name: template,
        language: { code: language },
        components: [{ type: 'body', parameters: [{ type: 'text', text: cut(line, provider) }] }],
      },
    }
    return {
      url: `${baseUrl}/${version}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }
  }
  return undefined
}

/** https://api.slack.com/messaging/webhooks, https://api.slack.com/reference/surfaces/formatting#escaping */
const slackBody = (text: string): string =>
  JSON.stringify({
    text: cut(text, 'slack').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    unfurl_links: false,
  })

const said = ({ status, body, error }: Answered): string =>
  error === null ? `${status} ${body.replaceAll(/\s+/g, ' ').slice(0, 300)}` : error

const waitOf = ({ retryAfter }: Answered): { waitMs?: number } => {
  const ms = readRetryAfter(retryAfter, Date.now())
  return ms === null ? {} : { waitMs: ms }
}

/** 2xx is success; 429, 5xx and silence may pass; any other answer is final. */
function judgeStatus(answered: Answered): Delivered {
  const { status } = answered
  if (status !== null && status >= 200 && status < 300) return { outcome: 'sent', answer: said(answered) }
  const passing = status === null || status === 429 || status === 408 || status >= 500
  return { outcome: passing ? 'retry' : 'failed', answer: said(answered), ...waitOf(answered) }
}

const judgeSlack = (answered: Answered): Delivered =>
  answered.error === 'forbidden_address' ? { outcome: 'failed', answer: said(answered) } : judgeStatus(answered)

/** Viber answers 200 with a status of its own: 0 is success; 12 (too many requests) and 1 to 3 (its own trouble, the token) may pass. */
const viberPassing: ReadonlySet<number> = new Set([1, 2, 3, 12])

const judges: Readonly<Record<Exclude<Provider, 'slack'>, (answered: Answered) => Delivered>> = {
  telegram: (answered) => {
    const judged = judgeStatus(answered)
    const seconds = /"retry_after"\s*:\s*(\d{1,6})/.exec(answered.body)?.[1]
    return seconds === undefined ? judged : { ...judged, waitMs: Number(seconds) * 1000 }
  },
  viber: (answered) => {
    const judged = judgeStatus(answered)
    if (judged.outcome !== 'sent') return judged
    const status = Number(/"status"\s*:\s*(\d{1,4})/.exec(answered.body)?.[1] ?? Number.NaN)
    if (status === 0) return judged
    return { outcome: viberPassing.has(status) ? 'retry' : 'failed', answer: said(answered) }
  },
  whatsapp: judgeStatus,
}
