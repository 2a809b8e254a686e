import type { Language } from '../platform/language.ts'
import { sayAlert } from '../wording/alerts.ts'
import { sayMoment } from '../wording/render.ts'
import { plainText, type Content } from './content.ts'
import type { WebhookWarning } from './notice-store.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** Links of people's own programmes are shown as links only when a browser may open them safely. */
const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a;background:#ffffff">
<div style="max-width:640px;margin:0 auto">
${body}
</div>
</body>
</html>
`

/** The two parts of a mail that tells notices. */
export function noticeMail(
  content: Content,
  { name, unsubscribeUrl, language }: { name: string | null; unsubscribeUrl: string; language: Language },
): { text: string; html: string } {
  const alert = name ?? sayAlert('alert.unnamed', language)
  const footer = sayAlert('alert.footer', language, { name: alert, url: unsubscribeUrl })
  const items = content.items.map(({ head, lines, url }) => {
    const link =
      url !== undefined && isWeb(url) ? `<p style="margin:4px 0"><a href="${escape(url)}">${escape(url)}</a></p>` : ''
    const rest = lines.map((line) => `<p style="margin:4px 0">${escape(line)}</p>`).join('\n')
    return `<h2 style="font-size:18px;margin:24px 0 8px">${escape(head)}</h2>\n${rest}\n${link}`
  })
  const more = content.more === undefined ? '' : `<p>${escape(content.more)}</p>`
  const end = footer.replace(unsubscribeUrl, '').trim()
  const html = page(
    language,
    content.subject,
    `${items.join('\n')}
${more}
<hr style="border:0;border-top:1px solid #cccccc;margin:24px 0">
<p style="font-size:13px;color:#555555">${escape(end)} <a href="${escape(unsubscribeUrl)}">${escape(sayAlert('alert.unsubscribe', language))}</a></p>`,
  )
  return { text: `${plainText(content, language)}\n\n-- \n${footer}\n`, html }
}

/** The mail that asks whether an address wants to be written to, and says who named it. */
export function confirmationMail(
  account: string,
  url: string,
  language: Language,
): { subject: string; text: string; html: string } {
  const subject = sayAlert('alert.confirm_subject', language)
  const body = sayAlert('alert.confirm_body', language, { account, url })
  const ignore = sayAlert('alert.confirm_ignore', language)
  const html = page(
    language,
    subject,
    `<p>${escape(body.replace(url, '').trim())}</p>
<p><a href="${escape(url)}">${escape(sayAlert('alert.confirm_button', language))}</a></p>
<p style="font-size:13px;color:#555555">${escape(ignore)}</p>`,
  )
  return { subject, text: `${body}\n\n${ignore}\n`, html }
}

/** The mail that warns of an endpoint of webhooks: since when it fails, what will happen when, and what to do. */
export function warningMail(
  warning: WebhookWarning,
  unsubscribeUrl: string,
  language: Language,
): { subject: string; text: string; html: string } {
  const at = (instant: string) => sayMoment(instant, 'Europe/Athens', language)
  const { url, webhook_id: id, disabled_at: disabledAt, failing_since: since, reason } = warning
  const subject = sayAlert(disabledAt === null ? 'alert.webhook_disabled' : 'alert.webhook_failing', language, { id })
  const lines = [
    sayAlert('alert.webhook_address', language, { url }),
    ...(since === null ? [] : [sayAlert('alert.webhook_since', language, { at: at(since) })]),
    disabledAt === null
      ? sayAlert(reason === 'gone' ? 'alert.webhook_gone' : 'alert.webhook_given_up', language)
      : sayAlert('alert.webhook_until', language, { at: at(disabledAt) }),
    sayAlert(disabledAt === null ? 'alert.webhook_revive' : 'alert.webhook_log', language, { id }),
  ]
  const footer = sayAlert('alert.webhook_footer', language, { url: unsubscribeUrl })
  const html = page(
    language,
    subject,
    `${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
<hr style="border:0;border-top:1px solid #cccccc;margin:24px 0">
<p style="font-size:13px;color:#555555">${escape(footer.replace(unsubscribeUrl, '').trim())} <a href="${escape(unsubscribeUrl)}">${escape(sayAlert('alert.unsubscribe', language))}</a></p>`,
  )
  return { subject, text: `${lines.join('\n\n')}\n\n-- \n${footer}\n`, html }
}

/** The page of a link that leads nowhere any more, for the person who followed it. */
export function deadLinkPage(sentence: string, language: Language): string {
  return page(language, sentence, `<p>${escape(sentence)}</p>`)
}

/** The page behind a link of a mail: a question with a button, so that a program that follows links decides nothing. */
export function linkPage(
  purpose: 'confirm' | 'unsubscribe',
  state: 'ask' | 'done',
  address: string,
  language: Language,
): string {
  const key =
    state === 'ask'
      ? (`alert.page_${purpose}` as const)
      : (`alert.page_${purpose}${purpose === 'confirm' ? 'ed' : 'd'}` as
          | 'alert.page_confirmed'
          | 'alert.page_unsubscribed')
  const sentence = sayAlert(key, language, { address })
  const button = sayAlert(purpose === 'confirm' ? 'alert.confirm_button' : 'alert.unsubscribe', language)
  const form = state === 'ask' ? `\n<form method="post"><button type="submit">${escape(button)}</button></form>` : ''
  return page(language, sentence, `<p>${escape(sentence)}</p>${form}`)
}
