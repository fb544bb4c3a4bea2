import { expect, it } from 'vitest';
import { withoutInsisting } from './insisted.ts';

const said = (text: string) => withoutInsisting({ text, tokens: [] }).text;

it.each([
  ['Dr. Sato was very clear on this: never show a diagnosis.', 'never show a diagnosis (Dr. Sato).'],
  ['Legal insists: delete the copies after a week', 'delete the copies after a week (Legal)'],
  ['Frau Abel besteht darauf: keine Namen im Betreff.', 'keine Namen im Betreff (Frau Abel).'],
])('puts who insists behind what: %s', (text, plain) => {
  expect(said(text)).toBe(plain);
});

it.each([
  'We are clear on this: nothing leaves the house.',
  'The rule is clear: one per person.',
  'The glass is clear.',
])('leaves the rest as it is: %s', (text) => {
  expect(said(text)).toBe(text);
});
