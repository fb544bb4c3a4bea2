import { expect, it } from 'vitest';
import { read } from './read.ts';
import { readingLanguage } from './reading-language.ts';

it('reads a text in its own language', () => {
  expect(readingLanguage(read('Der Fahrer soll die Pakete im Lager scannen, bevor er losfährt.'))).toBe('de');
});

it('reads a text of which nothing tells the language as English', () => {
  const source = read('42');
  expect(source.language).toBe('und');
  expect(readingLanguage(source)).toBe('en');
});
