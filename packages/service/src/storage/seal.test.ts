import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../settings/secret.ts';
import { createSealer, deriveKey } from './seal.ts';

const secret = new Secret('a master secret of some length, long enough');
const sealer = createSealer(secret, 'tests');

test('any text opens again at its own place, and nowhere else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (text, place, other) => {
      const sealed = sealer.seal(text, place);
      expect(sealer.open(sealed, place)).toBe(text.toWellFormed());
      if (other.toWellFormed() !== place.toWellFormed()) expect(sealer.open(sealed, other)).toBeNull();
    }),
  );
});

test('the same text is sealed differently each time', () => {
  expect(sealer.seal('text', 'place')).not.toBe(sealer.seal('text', 'place'));
});

test('a changed byte anywhere keeps a text from opening', () => {
  const sealed = Buffer.from(sealer.seal('a secret', 'place'), 'base64url');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(sealer.open(changed.toString('base64url'), 'place')).toBeNull();
  }
});

test('another purpose, another secret and a text that was never sealed do not open', () => {
  const sealed = sealer.seal('a secret', 'place');
  expect(createSealer(secret, 'other').open(sealed, 'place')).toBeNull();
  expect(createSealer(new Secret('another secret'), 'tests').open(sealed, 'place')).toBeNull();
  expect(sealer.open('', 'place')).toBeNull();
  expect(sealer.open('never sealed', 'place')).toBeNull();
});

test('a key depends on its purpose', () => {
  expect(deriveKey(secret, 'one')).not.toEqual(deriveKey(secret, 'two'));
  expect(deriveKey(secret, 'one')).toHaveLength(32);
});
