import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A part of a trace as it arrived. */
export interface Collected {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** `ExportTraceServiceRequest` of opentelemetry-proto, as far as it is read here. */
export interface TraceRequest {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Arriving[] }[] }[]
}

interface Arriving extends Omit<Collected, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

export interface Collector extends AsyncDisposable {
  readonly endpoint: string
  readonly spans: Collected[]
}

/** The spans of a request, with their attributes by name. */
export function spansOf({ resourceSpans }: TraceRequest): Collected[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }))
}

/** Takes traces by OTLP over HTTP in JSON, as a collector does. */
export async function aCollector(): Promise<Collector> {
  const spans: Collected[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      spans.push(...spansOf(JSON.parse(Buffer.concat(parts).toString('utf8')) as TraceRequest))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
