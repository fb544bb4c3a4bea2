import { describe, expect, it } from 'vitest';
import { withUmlauts } from './umlaut-digraphs.ts';

describe('withUmlauts', () => {
  const known = new Set(['für', 'Größe', 'Änderung', 'zurücksetzen', 'außerdem', 'Steuerungsänderung']);
  const knows = (word: string): boolean => known.has(word);

  it.each([
    ['fuer', 'für'],
    ['Groesse', 'Größe'],
    ['Aenderung', 'Änderung'],
    ['zuruecksetzen', 'zurücksetzen'],
    ['ausserdem', 'außerdem'],
    ['Steuerungsaenderung', 'Steuerungsänderung'],
  ])('takes %s for %s', (written, right) => {
    expect(withUmlauts(written, knows)).toBe(right);
  });

  it.each(['Queue', 'Requestqueue', 'Does', 'xyz', 'für'])('leaves %s', (word) => {
    expect(withUmlauts(word, knows)).toBeNull();
  });
});
