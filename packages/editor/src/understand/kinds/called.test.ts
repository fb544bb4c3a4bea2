import { describe, expect, it } from 'vitest';
import { calledKind } from './called.ts';

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
