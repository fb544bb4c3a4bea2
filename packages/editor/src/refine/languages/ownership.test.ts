import { describe, expect, it } from 'vitest';
import { plainClause } from '../plain-clause.ts';

describe('who the owner is, in other languages', () => {
  it.each([
    ['verantwortlich ist Mara', 'the owner is Mara'],
    ['die Eigentümerin ist Mara', 'the owner is Mara'],
    ['el responsable es el equipo de datos', 'the owner is el equipo de datos'],
    ["le responsable est l'équipe données", "the owner is l'équipe données"],
    ['de eigenaar is team data', 'the owner is team data'],
  ])('is read in "%s"', (clause, english) => {
    expect(plainClause(clause)).toBe(english);
  });

  it('is not read where something else is said of an owner', () => {
    expect(plainClause('verantwortlich sein heißt: immer erreichbar')).not.toContain('owner');
  });
});
