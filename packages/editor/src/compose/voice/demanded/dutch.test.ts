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
    [
      'Een bewoner meldt een kenteken aan in de app en het parkeren start meteen.',
      'Een bewoner MOET een kenteken aanmelden in de app en het parkeren moet meteen starten.',
    ],
    ['De baas keurt de uren goed of stuurt ze terug.', 'De baas MOET de uren goedkeuren of ze terugsturen.'],
    ['Het systeem belt de planner op.', 'Het systeem MOET de planner opbellen.'],
    ['De export draait elke nacht om 02:00.', 'De export MOET elke nacht om 02:00 draaien.'],
    ['De wacht ziet alleen of een pas geldig is.', 'De wacht MAG alleen zien of een pas geldig is.'],
    ['De aannemer kan de adressen niet zien.', 'De aannemer MAG de adressen niet zien.'],
    ['Wie te laat is krijgt een bericht.', 'Wie te laat is, MOET een bericht krijgen.'],
    ['Maximaal 3 foto’s per melding.', 'Er MOGEN maximaal 3 foto’s per melding zijn.'],
  ])('has its verb where Dutch puts it: %s', (told, bound) => {
    expect(dutchDemand(told, 'MUST')).toBe(bound);
  });

  it.each(['De lijst is een tabel.', 'Wat over is vervalt.'])(
    'stays as it is where a word may be taken for another: %s',
    (told) => {
      expect(dutchDemand(told, 'MUST')).toBeNull();
    },
  );
});
