import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { readStatements } from '../read-statements.ts';

const said = (text: string, language: string) =>
  readStatements(read(text), language).statements.map(({ kind, text: words }) => `${kind}: ${words}`);

describe('an answer behind an arrow', () => {
  it.each([
    [
      '- Marta: ¿avisamos al portero? -> sí, por la tarde',
      'es',
      'requirement: Avisamos al portero (por la tarde).',
    ],
    [
      '- Jan: moeten we kaarten drukken? -> nee, te duur',
      'nl',
      'nonGoal: Moeten we kaarten drukken: nee (te duur).',
    ],
    ['- on garde les badges ? → non', 'fr', 'nonGoal: On garde les badges: non.'],
    ['- Wie lange gilt der Ausweis? → 3 Jahre', 'de', 'Wie lange gilt der Ausweis: 3 Jahre.'],
    [
      '- Tom: do we print the labels? => no, too slow',
      'en',
      'nonGoal: We do not print the labels (too slow).',
    ],
  ])('is one statement with its question: %s', (line, language, expected) => {
    const all = said(line, language);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(expected);
  });

  it('answers nothing where no question stands before it', () => {
    expect(said('- order paid -> send the receipt', 'en')).toHaveLength(1);
    expect(said('- who signs?\n- -> later', 'en').length).toBeGreaterThan(1);
  });
});
