import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { readStatements } from '../read-statements.ts';

const kindsOf = (text: string, language: string) =>
  readStatements(read(text), language).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

it('takes what a paragraph says of the price of something for drawbacks, and what has to be done for them for what reduces them', () => {
  const told = kindsOf(
    'We want to replace the nightly copy with a stream.\n\nThere are downsides. Readings can arrive twice, so we need to compare their numbers. The depot needs to run a broker, which they have never done.\n\nThe stream must hold readings for a day.',
    'en',
  );
  expect(told.slice(1)).toEqual([
    'risk: Readings can arrive twice.',
    'mitigation: We need to compare their numbers.',
    'risk: The depot needs to run a broker, which they have never done.',
    'requirement: The stream must hold readings for a day.',
  ]);
});

it('does so in German', () => {
  const told = kindsOf(
    'Wir ersetzen den Nachtlauf durch einen Strom.\n\nEs gibt Nachteile. Meldungen kommen doppelt an.',
    'de',
  );
  expect(told.at(-1)).toBe('risk: Meldungen kommen doppelt an.');
});

it('leaves a sentence that announces nothing as it is', () => {
  expect(kindsOf('There are risks of double bookings. The desk must see both.', 'en')).toHaveLength(2);
});
