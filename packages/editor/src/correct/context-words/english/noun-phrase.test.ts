import { describe, expect, it } from 'vitest';
import type { Slot } from '../confusion-set.ts';
import { countedMany, lacksArticle } from './noun-phrase.ts';

function tokens(sentence: string) {
  const texts = ['', ...sentence.split(' '), ''];
  const zeros = texts.map(() => 0);
  return {
    texts,
    words: texts.map((text) => text.toLowerCase()),
    hashes: zeros,
    classes: zeros,
    starts: zeros,
  };
}

const slot = (from: number, to: number): Slot => ({ from, to, key: '', members: ['', ''], observed: 0 });

describe('countedMany', () => {
  it.each([
    ['In several case it fails', 3],
    ['We saw these strange case .', 5],
    ['It holds for all metric .', 5],
    ['It differs in other context .', 5],
  ])('calls for a plural in «%s»', (sentence, at) => {
    expect(countedMany(tokens(sentence), slot(at, at + 1))).toMatchObject({ meant: [1] });
  });

  it.each([
    ['a part of a compound', 'We read several case files', 4],
    ['a noun that nothing counts', 'We saw the case .', 4],
    ['one of two', 'both client and server', 2],
    ['what is meant with another', 'any other context .', 3],
  ])('calls for none in %s', (_, sentence, at) => {
    expect(countedMany(tokens(sentence), slot(at, at + 1))).toBeNull();
  });
});

describe('lacksArticle', () => {
  it.each([
    ['It is folder of files', 3],
    ['It lies in same folder .', 4],
    ['Use following command :', 2],
  ])('calls for one in «%s»', (sentence, at) => {
    expect(lacksArticle(tokens(sentence), slot(at, at))).not.toBeNull();
  });

  it.each([
    ['what is not counted', 'It lies in memory .', 4],
    ['many', 'It uses queues .', 3],
    ['a compound of a name', 'It lies in client Qx', 4],
    ['what nothing governs', 'Please restart client .', 3],
  ])('calls for none before %s', (_, sentence, at) => {
    expect(lacksArticle(tokens(sentence), slot(at, at))).toBeNull();
  });
});
