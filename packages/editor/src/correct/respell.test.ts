import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { project } from './projection.ts';
import { respell } from './respell.ts';
import { spellWords } from './spelling/spell-words.ts';

const MEANT: Readonly<Record<string, string>> = { warker: 'worker', alot: 'a lot' };

function respelt(text: string) {
  const projection = project(read(text));
  const misspelt = spellWords(projection, ({ word }) => {
    const meant = MEANT[word];
    return meant === undefined ? null : { word: meant, certain: true };
  });
  return respell(projection, misspelt);
}

describe('respell', () => {
  it('shows the prose as it was meant', () => {
    expect(respelt('We have alot of warker here.').prose).toBe('We have a lot of worker here.');
  });

  it('knows where words before, behind and around corrected ones stand', () => {
    const text = 'We have alot of warker here.';
    const { prose, toSource } = respelt(text);
    const placeOf = (words: string): string | null => {
      const from = prose.indexOf(words);
      const place = toSource(from, from + words.length);
      return place && text.slice(place.start, place.end);
    };

    expect(placeOf('We have')).toBe('We have');
    expect(placeOf('here')).toBe('here');
    expect(placeOf('worker')).toBe('warker');
    expect(placeOf('a lot of worker here')).toBe('alot of warker here');
  });

  it('gives no place to what begins or ends within a corrected word', () => {
    const { prose, toSource } = respelt('We have alot of time.');
    expect(toSource(prose.indexOf('lot of'), prose.indexOf(' time'))).toBeNull();
  });
});
