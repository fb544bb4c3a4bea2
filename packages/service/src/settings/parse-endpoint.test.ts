import { expect, test } from 'vitest';
import { parseEndpoint } from './parse-endpoint.ts';

test.each([
  ['localhost:11434', { host: 'localhost', port: 11434 }],
  ['models.internal', { host: 'models.internal', port: null }],
  ['http://10.0.0.5:8000/v1', { host: '10.0.0.5', port: 8000 }],
  ['https://GPU.internal', { host: 'gpu.internal', port: 443 }],
  ['http://gpu.internal', { host: 'gpu.internal', port: 80 }],
  ['gpu.internal:80', { host: 'gpu.internal', port: 80 }],
  ['[::1]:11434', { host: '[::1]', port: 11434 }],
])('%s names a host', (text, value) => {
  expect(parseEndpoint(text)).toEqual({ ok: true, value });
});

test.each(['ftp://x', 'a/b', 'user@host', '', ':80', 'host:port', 'host?x'])('%s is refused', (text) => {
  expect(parseEndpoint(text).ok).toBe(false);
});
