import { describe, expect, it } from 'vitest';
import { dutchDemand } from './dutch.ts';

describe('a Dutch demand', () => {
  it.each([
    ['De boetes worden na 1 maand verhoogd.', 'De boetes MOETEN na 1 maand worden verhoogd.'],
    ['De pas is 2 dagen geldig.', 'De pas MOET 2 dagen geldig zijn.'],
    ['Een lid kan de fiets huren, alleen overdag.', 'Een lid MOET de fiets kunnen huren, alleen overdag.'],
    [
      'Zodra de pomp stopt, krijgt de wacht een bericht.',
      'Zodra de pomp stopt, MOET de wacht een bericht krijgen.',
    ],
  ])('is in the voice of who has to do it: %s', (told, bound) => {
    expect(dutchDemand(told, 'MUST')).toBe(bound);
  });

  it.each([
    'De aannemer kan de adressen niet zien.',
    'Het systeem belt de planner op.',
    'Maximaal 3 foto’s per melding.',
    'De lijst is een tabel.',
  ])('stays as it is where a word may be taken for another: %s', (told) => {
    expect(dutchDemand(told, 'MUST')).toBeNull();
  });
});
