import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { Problem } from './problem.ts'

/**
 * Traces (OpenTelemetry): a call, the events it causes, the jobs and deliveries after them bear one trace id. Where none are
 * collected (`open-tracing.ts`), the interface below does nothing and nothing is kept.
 */

/** A part of a trace, with names as OpenTelemetry's semantic conventions have them. */
export interface Part {
  readonly name: string
  readonly kind: 'server' | 'consumer' | 'client'
  /** Where it comes from: a `traceparent` (W3C Trace Context); absent or unreadable: it begins a trace. */
  readonly parent: string | null | undefined
  readonly attributes: Attributes
}

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const

/** Does `work` as a part of a trace; what it enqueues, records and calls belongs to it. A refusal below 500 is no error of ours. */
export async function inSpan<T>(part: Part, work: (span: Span) => Promise<T>): Promise<T> {
  const { name, kind, parent, attributes } = part
  const remote = parent == null ? null : parseTraceParent(parent)
  const from = remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
  const tracer = trace.getTracer('subsidy-matching-service')
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, from)
  // Nothing is collected: there is nothing to pass on either.
  if (!isSpanContextValid(span.spanContext())) return work(span)
  return context.with(trace.setSpan(from, span), async () => {
    try {
      return await work(span)
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'error')
      }
      throw error
    } finally {
      span.end()
    }
  })
}

/** The `traceparent` of the part that is under way; null where nothing is traced. */
export function currentTrace(): string | null {
  const span = trace.getSpanContext(context.active())
  if (span === undefined || !isSpanContextValid(span)) return null
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}
