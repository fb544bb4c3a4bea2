import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const told = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

it('takes a finished task for something that is there, and an open one for a demand', () => {
  expect(
    told('# Flashcards\n\n- [x] decks from a folder of videos\n- [ ] loop a segment\n- [ ] a mirror mode'),
  ).toEqual([
    'context: Decks from a folder of videos (done).',
    'requirement: Loop a segment.',
    'requirement: A mirror mode.',
  ]);
});

it('says so in the language of the text', () => {
  expect(
    told(
      '# Karteikarten\n\n- [x] Stapel aus einem Ordner laden\n- [ ] Aufnahmen mit halber Geschwindigkeit abspielen',
    )[0],
  ).toBe('context: Stapel aus einem Ordner laden (erledigt).');
});
