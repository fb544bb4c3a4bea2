import { describe, expect, it } from 'vitest';
import { isSwiss, isSwissSpelling } from './swiss-german.ts';

describe('isSwiss', () => {
  it('knows a text that has no "ß" where Germany writes several', () => {
    expect(isSwiss('Grosse Dateien werden standardmässig geprüft.')).toBe(true);
  });

  it.each([
    'Große Dateien werden standardmässig geprüft, ausser abends.',
    'Das ist eine gute Lösung, dass der Prozess läuft.',
    'Grosse Dateien lesen wir, ausserdem kleine.',
  ])('takes no other text for one: %s', (text) => {
    expect(isSwiss(text)).toBe(false);
  });
});

describe('isSwissSpelling', () => {
  it('differs from the German one in "ss" alone', () => {
    expect(isSwissSpelling('gross', 'groß')).toBe(true);
    expect(isSwissSpelling('grss', 'groß')).toBe(false);
    expect(isSwissSpelling('gross', undefined)).toBe(false);
  });
});
