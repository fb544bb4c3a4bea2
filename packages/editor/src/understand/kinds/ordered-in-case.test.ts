import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

/** The kind of what is told behind trouble, before what is wanted. */
function kindBehindTrouble(sentence: string): string | undefined {
  const text = `Right now people forget their skates, staff calls everybody by hand.\n${sentence}\nIf nobody answers in 3 days, tell the owner. Guests must see their size. Sizes are kept for a year. The shop opens at 9.`;
  return understand(read(text)).statements.find(({ text: said }) => said.startsWith(sentence.slice(0, 12)))
    ?.kind;
}

it.each([
  'When a pair is ready we send a text to the guest.',
  'As soon as a size is free, the app shows it to the next guest.',
])('takes what a system does for people in a case for a demand: %s', (sentence) => {
  expect(kindBehindTrouble(sentence)).toBe('requirement');
});

it.each(['Whenever a guest complains we ask three people and nobody knows.'])(
  'leaves trouble what it is: %s',
  (sentence) => {
    expect(kindBehindTrouble(sentence)).toBe('problem');
  },
);
