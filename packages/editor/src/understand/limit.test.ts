import { describe, expect, it } from 'vitest';
import { setsQuality } from './limit.ts';

describe('setsQuality', () => {
  it.each([
    'Max 200 ms response for the scan endpoint.',
    'The page has to load in 2 s on mobile.',
    'Payloads must stay under 512 bytes.',
    'Max file size 50 MB.',
    'Keep scans for 90 days.',
    'Availability 99.5 %.',
    'The portal needs to handle 2,000 tenants at the same time.',
    '500 writes per second.',
    'Must work for 40k patients.',
    'It should cope with 5,000 hives.',
    'Uptime 99.9 because of emergencies.',
    '40 people sign at once.',
    'Meldungen werden nach 2 Jahren gelöscht.',
    'Les données sont conservées 5 ans.',
    'Máximo 500 ms de respuesta para las entregas.',
    'La prenotazione deve essere confermata entro 3 secondi.',
    'Bestellingen worden 2 jaar bewaard.',
  ])('takes "%s" for a limit on how well', (text) => {
    expect(setsQuality({ text })).toBe(true);
  });

  it.each([
    'Links expire after 15 minutes.',
    'Max 3 attempts per customer.',
    'Must support 3 currencies.',
    'The importer handles 404 responses.',
    'If nobody answers within 90 seconds, the next three get the alarm.',
    'Bookings can be cancelled up to 2 hours before the start.',
    'Members get a mail after 3 days.',
    'Ein Kurs hat höchstens 18 Plätze.',
  ])('leaves "%s" a demand of what is done', (text) => {
    expect(setsQuality({ text })).toBe(false);
  });
});
