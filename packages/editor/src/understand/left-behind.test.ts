import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

const toldOf = (text: string, language = 'en') =>
  readStatements(read(text), language).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

it('leaves out what a sentence of its own says is for later or none of the work', () => {
  expect(
    toldOf(
      'The desk must scan badges offline. Sponsors asked for lead scanning with the same codes. Not this year.',
    ).at(-1),
  ).toBe('nonGoal: Sponsors asked for lead scanning with the same codes: not this year.');
  expect(
    toldOf('Die Küche muss Bestellungen sehen. Gäste wollen Wunschmenüs. Nicht dieses Jahr.', 'de').at(-1),
  ).toMatch(/^nonGoal: /u);
});

it('takes a yes in the words of what it is said to for no statement of its own', () => {
  const told = toldOf(
    'rosa: show the preview of the first 1000 rows\nkim: first 1000 rows is fine\nrosa: lock per customer',
  );
  expect(told.some((one) => one.includes('is fine'))).toBe(false);
});
