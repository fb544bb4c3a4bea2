import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { modelSpans } from './model-spans.ts';
import type { RequestTrace, TracedRequest, Tracing } from './tracing.ts';

const NAME = 'faircopy';
/** A collector that is away must not hold up the end of the service. */
const SHUTDOWN_MS = 3_000;

/**
 * Sends spans by OTLP over HTTP. The SDK reads the other variables of the OpenTelemetry specification itself, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`.
 *
 * @param endpoint base address of the collector; traces go to `/v1/traces` below it
 */
export function createOtlpTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer(NAME);
  const propagator = new W3CTraceContextPropagator();
  // Of its own rather than OpenTelemetry's global one: there may be several services in a process.
  const current = new AsyncLocalStorage<Context>();
  const here = () => current.getStore() ?? ROOT_CONTEXT;
  return {
    models: modelSpans(tracer, here),
    begin: (request) => {
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, HEADERS);
      const name = request.route === null ? request.method : `${request.method} ${request.route}`;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.SERVER, attributes: attributesOf(request) },
        parent,
      );
      const context = trace.setSpan(parent, span);
      return requestTrace(span, (work) => current.run(context, work));
    },
    queried: ({ kind, seconds, failed }) => {
      // Queries of the start, and of work that goes on by itself, belong to no request.
      if (current.getStore() === undefined) return;
      const endedAt = Date.now();
      const options = { kind: SpanKind.CLIENT, startTime: endedAt - seconds * 1_000 };
      const span = tracer.startSpan(kind, { ...options, attributes: { 'db.operation.name': kind } }, here());
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    [Symbol.asyncDispose]: async () => {
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, SHUTDOWN_MS).unref())]);
    },
  };
}

const HEADERS = {
  get: (headers: TracedRequest['headers'], name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  keys: (headers: TracedRequest['headers']) => Object.keys(headers),
};

function attributesOf({ method, route }: TracedRequest) {
  return { 'http.request.method': method, ...(route === null ? {} : { 'http.route': route }) };
}

function requestTrace(span: Span, run: RequestTrace['run']): RequestTrace {
  return {
    traceId: span.spanContext().traceId,
    run,
    end: (status, faultCode) => {
      span.setAttribute('http.response.status_code', status);
      if (faultCode !== undefined) span.setAttribute('error.type', faultCode);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
