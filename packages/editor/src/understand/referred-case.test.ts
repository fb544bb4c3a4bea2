import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const textsOf = (text: string): string[] => understand(read(text)).statements.map((one) => one.text);

it.each([
  [
    'Guests must not open the vault. Show a hint in that case.',
    'If guests try to open the vault, show a hint.',
  ],
  [
    'A partner must never see the report of another partner, answer 404 in that case, not 403.',
    'If a partner tries to see the report of another partner, answer 404, not 403.',
  ],
  [
    'If the sensor is offline we keep the last value. In that case the page should show a warning.',
    'If the sensor is offline, the page should show a warning.',
  ],
])('names the case of "%s"', (text, expected) => {
  expect(textsOf(text)).toContain(expected);
});

it('leaves a case that the sentence before does not name', () => {
  expect(textsOf('The list must be sorted. Show a hint in that case.')).toContain(
    'Show a hint in that case.',
  );
});
