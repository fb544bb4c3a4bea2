import { expect, it } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

function behind(before: string, text: string): string | undefined {
  return demandsOf(understand(read(`${before} ${text}`)), phrasesOf('en'), 'Technical Spec').at(-1)?.text;
}

it.each([
  [
    'If the file is valid, store it.',
    'Otherwise, the customer must get a mail.',
    'If the file is not valid, the customer MUST get a mail.',
  ],
  [
    'A new model only goes live if its error is at least 2% better.',
    'Otherwise the system must keep the old one.',
    'If the new model’s error is not at least 2% better, the system MUST keep the old one.',
  ],
])('%s %s', (before, text, expected) => {
  expect(behind(before, text)).toBe(expected);
});

it('leaves it where the demand before has no case', () => {
  expect(behind('The list must be sorted.', 'Otherwise the system must keep the old one.')).toBe(
    'Otherwise, the system MUST keep the old one.',
  );
});
