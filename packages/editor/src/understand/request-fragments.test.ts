import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const textsOf = (text: string): string[] => understand(read(text)).statements.map((one) => one.text);

it('sets what a thing is to be with behind the wish for it', () => {
  expect(
    textsOf('We need comments on documents. With mentions that send a mail. Comments can be resolved.')[0],
  ).toBe('We need comments on documents, with mentions that send a mail.');
});

it('says what "that" is which is to be fixed, in the words of the trouble', () => {
  expect(textsOf('Password mails arrive late and the links expire after 15 minutes. fix that').at(-1)).toBe(
    'Fix “Password mails arrive late and the links expire after 15 minutes”.',
  );
});

it.each([
  ['The shop must print labels. With gift cards we need to be careful.', 'a sentence of its own'],
  ['We need an endpoint for labels. Without consent -> 403 with a link.', 'a case and what comes of it'],
])('leaves what says something by itself: %s (%s)', (text) => {
  expect(textsOf(text)).toHaveLength(2);
});
