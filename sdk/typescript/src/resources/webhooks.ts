import { WebhooksResource } from '../generated/resources/webhooks.ts'
import type { Event } from '../generated/schemas.ts'
import { unwrapWebhook, type HeadersLike, type UnwrapOptions } from '../webhooks.ts'

export class Webhooks extends WebhooksResource {
  /**
   * Verifies a call to a webhook of yours and gives its event; `unwrapWebhook` does the same without a client.
   * @param body the body as it arrived
   * @throws WebhookVerificationError when it is not from the service, or older than the tolerance
   */
  unwrap(
    body: string | Uint8Array | ArrayBuffer,
    headers: HeadersLike,
    secret: string | readonly string[],
    options?: UnwrapOptions,
  ): Promise<Event> {
    return unwrapWebhook(body, headers, secret, options)
  }
}
