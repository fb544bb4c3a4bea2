import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

/** The kinds of the statements of a text that begin with some words. */
const kindsOf = (text: string, opening: string) =>
  understand(read(text))
    .statements.filter((one) => one.text.startsWith(opening))
    .map(({ kind }) => kind);

describe('a rule among complaints', () => {
  it.each([
    [
      "The clinic's freezer must stay below -18 °C. Today somebody writes it on paper and weekends get forgotten. A sensor should report every 5 minutes.",
      'The clinic',
    ],
    ['Our farm sells eggs. A box has 12 eggs. Can’t sell more than we have in the barn.', 'Can'],
    ['The desk uses a sheet. Teachers must book online. It has to be imported once.', 'It has'],
    [
      'Extract billing. Today a deploy takes it down. Accounting wants a list on the 3rd of each month.',
      'Accounting',
    ],
    [
      'Heute läuft das über Funk. Jeder meldet sich mit einem Tipp ab und an. Die App muss ohne Netz gehen.',
      'Jeder',
    ],
    [
      'Oggi ci sono 60 apparecchi e la metà è rotta. Il visitatore scansiona un codice. Il direttore approva i testi.',
      'Il direttore',
    ],
    [
      "La bibliothèque a un cahier. En cas de retard on envoie un mail aux parents. On garde l'historique un an.",
      'En cas',
    ],
  ])('binds: %s', (text, opening) => {
    expect(kindsOf(text, opening)).toEqual(['requirement']);
  });

  it.each([
    ['Today we call each family. Every driver forgets the list. The app must show the list.', 'Every driver'],
  ])('is none where it complains: %s', (text, opening) => {
    expect(kindsOf(text, opening)).not.toContain('requirement');
  });
});

describe('what is left out, at the end of a text', () => {
  it('is no name below a letter', () => {
    const text =
      'Die Bergrettung braucht eine Liste. Jeder meldet sich an. Alarm nach 4 Stunden. Die App muss ohne Netz gehen. Kein Chat.';
    expect(kindsOf(text, 'Kein Chat')).toEqual(['nonGoal']);
  });
});
