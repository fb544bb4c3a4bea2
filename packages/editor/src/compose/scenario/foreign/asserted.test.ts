import { expect, it } from 'vitest';
import { germanAsserted } from './asserted.ts';

it.each([
  [
    'sollen die Aufträge morgens geladen werden und lokal in SQLite liegen',
    'werden die Aufträge morgens geladen und liegen lokal in SQLite',
  ],
  ['muss der Beleg geprüft und gebucht werden', 'wird der Beleg geprüft und gebucht'],
  ['muss die Seite den Rest anzeigen', 'zeigt die Seite den Rest an'],
])('tells what is bound as it is then: %s', (bound, told) => {
  expect(germanAsserted(bound)).toBe(told);
});

it('leaves what somebody is to be able to do', () => {
  expect(germanAsserted('muss der Kunde den Termin absagen können')).toBeNull();
});
