import { expect, it } from 'vitest';
import { demandedSentence } from './demanded.ts';
import { germanRelative } from './german-relative.ts';

it.each([
  [
    'Der Fahrer, der zuerst annimmt, bekommt die Tour.',
    'Der Fahrer, der zuerst annimmt, MUSS die Tour bekommen.',
  ],
  ['Jeder, der storniert, bekommt eine Mail.', 'Jeder, der storniert, MUSS eine Mail bekommen.'],
  [
    'Seile, die älter als 10 Jahre sind, werden automatisch gesperrt.',
    'Seile, die älter als 10 Jahre sind, MÜSSEN automatisch gesperrt werden.',
  ],
  [
    'Eine Probe, deren Etikett fehlt, wird aussortiert.',
    'Eine Probe, deren Etikett fehlt, MUSS aussortiert werden.',
  ],
])('binds the main clause around a relative one: %s', (said, bound) => {
  expect(germanRelative(said, 'MUST')).toBe(bound);
});

it.each(['Der Wart prüft, der Chef gibt frei, alle sehen es.', 'Die Liste, die im Flur hängt.'])(
  'takes other commas for none: %s',
  (said) => {
    expect(germanRelative(said, 'MUST')).toBeNull();
  },
);

it('does so in Dutch', () => {
  expect(demandedSentence('De bezoeker die te laat komt, verliest zijn plek.', 'MUST', 'nl')).toBe(
    'De bezoeker die te laat komt, MOET zijn plek verliezen.',
  );
});
