import { describe, expect, it } from 'vitest';
import { isInfinitive, thirdPerson } from './german-verbs.ts';

describe('the third person of a German verb', () => {
  it.each([
    ['ablaufen', 'abläuft'],
    ['enthalten', 'enthält'],
    ['öffnen', 'öffnet'],
    ['rechnen', 'rechnet'],
    ['warnen', 'warnt'],
    ['senden', 'sendet'],
    ['speichern', 'speichert'],
    ['sammeln', 'sammelt'],
    ['beantragen', 'beantragt'],
    ['veranlassen', 'veranlasst'],
    ['geben', 'gibt'],
  ])('of %s is %s', (infinitive, expected) => {
    expect(thirdPerson(infinitive)).toBe(expected);
  });

  it('is not there for other words', () => {
    expect(thirdPerson('zwölf')).toBeNull();
    expect(isInfinitive('prüfen')).toBe(true);
    expect(isInfinitive('kaputten')).toBe(false);
  });
});
