import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTrustProxy } from './parse-trust-proxy.ts';

test.each([
  ['1', 1],
  ['10', 10],
  ['loopback', ['loopback']],
  ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
  ['fd00::/8,::1', ['fd00::/8', '::1']],
])('%s is understood', (text, value) => {
  expect(parseTrustProxy(text)).toEqual({ ok: true, value });
});

test.each([
  '0',
  '11',
  'true',
  '*',
  'all',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0',
  'fe80::1%eth0',
  ',',
])('%s is refused', (text) => {
  expect(parseTrustProxy(text).ok).toBe(false);
});

test('every IP address with every prefix but the empty one is understood', () => {
  const address = fc.oneof(
    fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 32 })),
    fc.tuple(fc.ipV6(), fc.integer({ min: 1, max: 128 })),
  );
  fc.assert(
    fc.property(fc.array(address, { minLength: 1 }), (addresses) => {
      const text = addresses.map(([ip, bits]) => `${ip}/${bits}`);
      expect(parseTrustProxy(text.join(' , '))).toEqual({ ok: true, value: text });
    }),
  );
});

test('arbitrary text never makes everybody trusted', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = parseTrustProxy(text);
      if (result.ok)
        expect(result.value === false || Array.isArray(result.value) || Number(result.value) >= 1).toBe(true);
    }),
  );
});
