import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedAddress } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['203.0.113.9:51442', '203.0.113.9'],
  ['[2001:db8::1]:51442', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['', 'unknown'],
  ['anything', 'unknown'],
  ['999.0.113.9', 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test('two IPv6 addresses are counted as one exactly when their first 64 bits agree', () => {
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const write = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, half, (network, left, otherNetwork, right) => {
      const one = countedAddress(`${write(network)}:${write(left)}`);
      expect(countedAddress(`${write(network)}:${write(right)}`)).toBe(one);
      fc.pre(write(network) !== write(otherNetwork));
      expect(countedAddress(`${write(otherNetwork)}:${write(right)}`)).not.toBe(one);
    }),
  );
});

test('every IPv6 address gives a network', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const counted = countedAddress(address);
      expect(counted.endsWith('::/64') ? isIPv6(counted.slice(0, -3)) : counted.includes('.')).toBe(true);
    }),
  );
});
