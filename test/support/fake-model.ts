import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openModel } from '../../src/drafts/model/sdk-model.ts'
import type { RewordRequest, WriterModel } from '../../src/drafts/model/writer-model.ts'

/** What a model is asked, as it arrives: the request and, the second time, what was refused. */
export type Asked = Omit<RewordRequest, 'faults'> & { readonly refused?: readonly unknown[] }
/** What it answers: a text, an object that becomes one, or how it fails. */
export type Behaviour = (asked: Asked) => unknown

/** A server that answers as the interface of OpenAI does, with whatever a test wants it to say. */
export interface FakeModel {
  readonly model: WriterModel
  /** What it was asked since it was given its behaviour. */
  readonly asked: readonly Asked[]
  /** Bytes it has written of an answer without an end. */
  readonly written: number
  behave(behaviour: Behaviour): void
  close(): void
}

export async function fakeModel(): Promise<FakeModel> {
  let answerTo: Behaviour = () => ''
  let asked: Asked[] = []
  let written = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] }
      const heard = JSON.parse(textOf(messages.at(-1)?.content)) as Asked
      asked.push(heard)
      const answer = answerTo(heard)
      if (answer === 'hang') return
      if (answer === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = (): void => {
          written += 64 * 1024
          if (!response.destroyed && response.write(' '.repeat(64 * 1024))) setImmediate(more)
        }
        response.on('drain', more)
        more()
        return
      }
      if (answer === 'fail') {
        response.writeHead(500).end('no')
        return
      }
      const content = typeof answer === 'string' ? answer : JSON.stringify(answer)
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          created: 1,
          model: 'fake',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    model: openModel({ provider: 'openai-compatible', model: 'fake', url }),
    get asked() {
      return asked
    },
    get written() {
      return written
    },
    behave(behaviour) {
      answerTo = behaviour
      asked = []
      written = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An answer with one text for each sentence, with all its spans. */
export const answering =
  (textFor: (sentence: Asked['sentences'][number]) => string): Behaviour =>
  ({ sentences }) => ({
    sentences: sentences.map((each) => ({ number: each.number, text: textFor(each), spans: each.spans })),
  })

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('')
