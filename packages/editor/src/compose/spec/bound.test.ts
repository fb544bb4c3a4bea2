import { describe, expect, it } from 'vitest';
import { boundIn } from './bound.ts';

describe('boundIn', () => {
  it.each([
    ['Max 200 ms response for the scan endpoint.', '200 ms', 'most'],
    ['Max file size 50 MB.', '50 MB', 'most'],
    ['The page has to load in 2 s on mobile.', '2 s', 'most'],
    ['The whole run has to be done in under 45 minutes.', '45 minutes', 'under'],
    ['The bundle has to be < 150 KB.', '150 KB', 'under'],
    ['Readings are stored for at least 1 year.', '1 year', 'least'],
    ['Availability 99.5 %.', '99.5 %', 'least'],
    ['Must work offline for up to 4 hours.', '4 hours', 'at'],
    ['Keep scans for 90 days.', '90 days', 'at'],
    ['Meldungen müssen innerhalb von 1 Minute beim Dienstleister sein.', '1 Minute', 'most'],
    ['Le solde doit être affiché en moins de 2 secondes.', '2 secondes', 'under'],
    ["Massimo 400 ms di risposta per l'endpoint.", '400 ms', 'most'],
    ['The search must not fire for less than 3 characters.', '3 characters', 'least'],
    ['Requests under 1 MB must be answered within 2 s.', '2 s', 'most'],
    ['Latency below 80 ms is required.', '80 ms', 'under'],
    ['Bestellingen worden 2 jaar bewaard.', '2 jaar', 'at'],
  ])('reads the limit of "%s"', (text, limit, side) => {
    expect(boundIn(text)).toEqual({ limit, side });
  });

  it('finds none where there is no figure with a unit', () => {
    expect(boundIn('Preise unter 0,01 € sind immer ein Fehler.')).toBeNull();
    expect(boundIn('Agents may still send it by hand.')).toBeNull();
  });
});
