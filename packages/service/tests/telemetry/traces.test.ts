import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { translateBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector that keeps the spans it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    bodies.push(body);
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies };
}

function attribute(span: Span | undefined, key: string): unknown {
  return Object.values(span?.attributes.find((candidate) => candidate.key === key)?.value ?? {})[0];
}

test('a translate is one trace: the request of its caller, the call of the model, the queries', async () => {
  const collector = await startCollector();
  const service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { status } = await service.call('/api/v1/translate', {
    body: translateBody,
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  expect(status).toBe(200);
  await service.stop();
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => ofTrace().find((span) => span.name === name);
  await expect.poll(() => named('POST /api/v1/translate'), { timeout: 15_000 }).toBeDefined();
  const request = named('POST /api/v1/translate');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(attribute(request, 'http.response.status_code')).toBe(200);
  const call = named('chat faircopy-embedded');
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(attribute(call, 'gen_ai.operation.name')).toBe('chat');
  expect(attribute(call, 'gen_ai.provider.name')).toBe('faircopy');
  expect(attribute(call, 'gen_ai.usage.output_tokens')).toBe(5);
  const saving = named('TRANSACTION');
  expect(saving?.parentSpanId).toBe(request?.spanId);
  const sent = collector.bodies.join('');
  for (const secret of [service.key, translateBody.input, 'open invoices'])
    expect(sent).not.toContain(secret);
  expect(service.logged()).toContain(`"traceId":"${traceId}"`);
});

test('a collector that is away costs a request nothing, and the service its end neither', async () => {
  const service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await service.call('/api/v1/translate', { body: translateBody })).status).toBe(200);
  await service.stop();
});
