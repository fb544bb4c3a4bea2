import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';
import { behindDass, germanClause, germanOutcome, germanSteps } from './german-clause.ts';

const dass = (text: string) => {
  const clause = germanClause(text);
  return clause && behindDass(clause);
};

describe('a German demand', () => {
  it.each([
    ['Die Karte MUSS beim Austritt gesperrt werden.', 'die Karte beim Austritt gesperrt wird'],
    ['Künftig SOLLEN Fotos verkleinert werden: 800 px.', 'Fotos verkleinert werden'],
    ['Boten MÜSSEN jedes Paket scannen.', 'Boten jedes Paket scannen'],
  ])('stands behind "dass": %s', (text, expected) => {
    expect(dass(text)).toBe(expected);
  });

  it.each([
    'Der Bote MUSS das Paket scannen.',
    'Wenn das Paket fehlt, MUSS der Bote gewarnt werden.',
    'Bei Regen MUSS der Plan geändert werden.',
    'Es MUSS eine Liste der Boten geben.',
    'Die Karten sind alt.',
  ])('is left whole where its verb or its place would be lost: %s', (text) => {
    expect(dass(text)).toBeNull();
  });

  it('is seen where the thing is there', () => {
    expect(germanSteps('Das Archiv MUSS jede Nacht gesichert werden, auch sonntags.')).toEqual({
      trigger: 'das Archiv vorliegt',
      outcome: 'wird es jede Nacht gesichert, auch sonntags',
    });
    expect(germanOutcome('Mahnungen SOLLEN verschickt werden.')).toBe('werden Mahnungen verschickt');
  });

  it('rules out what its subject leaves out, or fails', () => {
    const document = compose(
      read(
        'Pakete über 30 kg müssen von zwei Boten getragen werden.\n\nDie Fotos müssen auf dem Server gespeichert werden.',
      ),
      { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 },
    );
    expect(document).toContain('Wenn Pakete bis 30 kg vorliegen, Dann geschieht nicht, was FR-1');
    expect(document).toContain(
      'Wenn die Fotos nicht auf dem Server gespeichert werden können, Dann wird der',
    );
  });
});
