import { describe, expect, it } from 'vitest';
import { verbFirst } from './verb-second.ts';

describe('a main clause behind "dann" or "dan"', () => {
  it.each([
    ['Der Lauf darf nicht länger dauern', 'de', 'darf der Lauf nicht länger dauern'],
    ['Nach 3 Versuchen soll er aufhören', 'de', 'soll er nach 3 Versuchen aufhören'],
    ['De boete wordt verhoogd', 'nl', 'wordt de boete verhoogd'],
  ])('has its verb first: %s', (text, language, expected) => {
    expect(verbFirst(text, language)).toBe(expected);
  });

  it.each([
    ['Löschen dürfen wir nichts', 'de'],
    ['Mindestens 12 Zeichen', 'de'],
    ['Wenn das so ist, wird gelöscht', 'de'],
    ['Maximaal 3 foto’s', 'nl'],
    ['La pista queda libre', 'es'],
  ])('is none where its verb is not sure to be found: %s', (text, language) => {
    expect(verbFirst(text, language)).toBeNull();
  });
});
