import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeyKind, kindOfKey, newKey, previewOf } from './key-format.ts';

const kinds = fc.constantFrom<KeyKind>('live', 'test', 'session', 'desktop');
const ALPHABET = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'];

test('a key says what it opens and carries 39 letters and digits', () => {
  expect(newKey('live')).toMatch(/^fc_live_[0-9A-Za-z]{39}$/);
  expect(newKey('test')).toMatch(/^fc_test_[0-9A-Za-z]{39}$/);
  expect(newKey('session')).toMatch(/^fc_sess_[0-9A-Za-z]{39}$/);
  expect(newKey('desktop')).toMatch(/^fc_desk_[0-9A-Za-z]{39}$/);
});

test('the checksum is the published one', () => {
  const key = newKey('live');
  expect(key.slice(-6)).toBe(checksumByTheBook(key.slice(0, -6)));
  const body = `fc_live_${'A'.repeat(33)}`;
  expect(kindOfKey(`${body}${checksumByTheBook(body)}`)).toBe('live');
});

test('every new key is recognised, and keeps its kind', () => {
  fc.assert(
    fc.property(kinds, (kind) => {
      expect(kindOfKey(newKey(kind))).toBe(kind);
    }),
  );
});

test('no single character of a key can be changed unnoticed', () => {
  fc.assert(
    fc.property(kinds, fc.nat(46), fc.constantFrom(...ALPHABET), (kind, place, character) => {
      const key = newKey(kind);
      fc.pre(key[place] !== character);
      expect(kindOfKey(key.slice(0, place) + character + key.slice(place + 1))).toBeNull();
    }),
  );
});

test('two neighbouring characters cannot be swapped unnoticed', () => {
  fc.assert(
    fc.property(kinds, fc.integer({ min: 8, max: 45 }), (kind, place) => {
      const key = newKey(kind);
      const swapped = `${key.slice(0, place)}${key[place + 1]}${key[place]}${key.slice(place + 2)}`;
      fc.pre(swapped !== key);
      expect(kindOfKey(swapped)).toBeNull();
    }),
  );
});

test('other text is no key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(kindOfKey(text)).toBeNull();
      expect(kindOfKey(`fc_live_${text}`)).toBeNull();
    }),
  );
});

describe('a preview', () => {
  test('shows four characters at each end and none of the rest', () => {
    const key = newKey('live');
    expect(previewOf(key)).toBe(`${key.slice(0, 12)}…${key.slice(-4)}`);
  });
});

/** Bit by bit, from the definition of CRC-32 (reflected polynomial EDB88320), to have no code in common with the other. */
function checksumByTheBook(text: string): string {
  let register = 0xffffffff;
  for (const character of text) {
    register ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) register = (register >>> 1) ^ (register & 1 ? 0xedb88320 : 0);
  }
  let rest = BigInt((register ^ 0xffffffff) >>> 0);
  const digits: string[] = [];
  for (let place = 0; place < 6; place += 1) {
    digits.unshift(ALPHABET[Number(rest % 62n)] ?? '');
    rest /= 62n;
  }
  return digits.join('');
}
