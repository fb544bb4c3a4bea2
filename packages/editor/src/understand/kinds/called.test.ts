import { describe, expect, it } from 'vitest';
import { calledKind, isWanted } from './called.ts';

describe('calledKind', () => {
  it.each([
    ['The main goal is fewer calls.', 'goal'],
    ['Alternative was to rent the scanners.', 'alternative'],
    ['Das Problem ist, dass niemand die Liste pflegt.', 'problem'],
    ['Le risque est de perdre des bons.', 'risk'],
    ["L'alternativa sarebbe un foglio condiviso.", 'alternative'],
    ['Celem jest mniej papieru.', 'goal'],
  ])('%s', (prose, kind) => {
    expect(calledKind(prose)).toBe(kind);
  });

  it.each(['The problem list is long.', 'Goal keepers sign in.', 'A risk team reads it.'])('%s', (prose) => {
    expect(calledKind(prose)).toBeNull();
  });
});

describe('isWanted', () => {
  it('knows who wants something, in several languages', () => {
    expect(isWanted('The night shift wants a list of open beds.', 'en')).toBe(true);
    expect(isWanted('Die Küche möchte Allergien sehen.', 'de')).toBe(true);
    expect(isWanted('Los conductores quieren ver la ruta.', 'es')).toBe(true);
    expect(isWanted('Nobody wants another mail.', 'en')).toBe(false);
    expect(isWanted('The printer will stop.', 'en')).toBe(false);
    expect(isWanted('a'.repeat(50_000), 'en')).toBe(false);
  });
});
