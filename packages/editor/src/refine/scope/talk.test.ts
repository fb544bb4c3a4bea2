import { describe, expect, it } from 'vitest';
import { asksForNothing } from './talk.ts';

describe('praise', () => {
  it.each([
    'Good job on the diagrams!',
    'Thanks, the tables are really helpful.',
    'Le texte est bien écrit.',
    'Sehr gut gelungen, danke!',
    'La tabella è molto chiara.',
    'Muito bem feito',
  ])('asks for nothing: %s', (words) => {
    expect(asksForNothing(words)).toBe(true);
  });

  it.each([
    'The status is clear only to admins',
    'Der Preis ist gut sichtbar',
    'Clear the cache at night',
    'A good backup is complete after 2 hours',
  ])('is no statement of fact: %s', (words) => {
    expect(asksForNothing(words)).toBe(false);
  });
});
