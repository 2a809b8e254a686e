import type { Deadline } from './attempt.ts'
import { platform } from './platform.ts'

/** A file that the service answers. Take its content once: as a stream, bytes, text, a blob, or saved. */
export class Download {
  /** Media type. */
  readonly contentType: string
  /** As the service suggests. */
  readonly fileName: string | undefined
  readonly requestId: string
  readonly etag: string | undefined
  readonly response: Response
  readonly #deadline: Deadline
  readonly #sent: { requestId: string; attempts: number }

  constructor(response: Response, deadline: Deadline, sent: { requestId: string; attempts: number }) {
    this.response = response
    this.contentType = response.headers.get('content-type') ?? 'application/octet-stream'
    this.fileName = fileNameIn(response.headers.get('content-disposition') ?? '')
    this.requestId = sent.requestId
    this.etag = response.headers.get('etag') ?? undefined
    this.#deadline = deadline
    this.#sent = sent
  }

  /** The content as it comes. It fails where the connection is lost, or nothing comes for the timeout. */
  stream(): ReadableStream<Uint8Array> {
    const reader = this.response.body?.getReader()
    const deadline = this.#deadline
    const failed = (cause: unknown): Error => {
      deadline.clear()
      return deadline.failure(cause, this.#sent)
    }
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          deadline.restart()
          const part = await reader?.read()
          if (part === undefined || part.done) {
            deadline.clear()
            controller.close()
          } else controller.enqueue(part.value)
        } catch (error) {
          controller.error(failed(error))
        }
      },
      cancel: async (reason) => {
        deadline.clear()
        await reader?.cancel(reason)
      },
    })
  }

  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await new Response(this.stream()).arrayBuffer())
  }

  /** The content as text, which is UTF-8. */
  async text(): Promise<string> {
    return new Response(this.stream()).text()
  }

  async blob(): Promise<Blob> {
    return new Blob([await new Response(this.stream()).arrayBuffer()], { type: this.contentType })
  }

  /** Saves it as a file, whole or not at all. In Node, Deno and Bun. */
  async toFile(path: string): Promise<void> {
    await platform().save(path, this.stream())
  }
}

function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1]
}
