import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from './config.ts'

/**
 * Sends traces to a collector by OTLP over HTTP until disposed of. OpenTelemetry knows one provider for a process, so only
 * `main.ts` calls this. A collector that is away costs nothing but its traces.
 */
export function openTracing({ endpoint, sampled }: TracingConfig, version: string, role: string): AsyncDisposable {
  const manager = new AsyncLocalStorageContextManager()
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'subsidy-matching-service',
        'service.version': version,
        'service.instance.role': role,
      }),
    ),
    // A caller that has decided is followed.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 }),
      }),
    ],
  })
  context.setGlobalContextManager(manager.enable())
  trace.setGlobalTracerProvider(provider)
  return {
    [Symbol.asyncDispose]: async () => {
      // What a collector does not take by then is lost; the process has its own time to end.
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }
}
