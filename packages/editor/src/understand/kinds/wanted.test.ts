import { describe, expect, it } from 'vitest';
import { isWanted } from './wanted.ts';

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
