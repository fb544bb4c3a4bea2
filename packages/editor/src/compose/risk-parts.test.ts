import { expect, it } from 'vitest';
import { riskParts } from './risk-parts.ts';

it.each([
  [
    'A restart drops all sockets -> clients wait 2 to 9 s.',
    'A restart drops all sockets.',
    'Clients wait 2 to 9 s.',
  ],
  [
    'Counters drift apart (hourly resync, plus an alert).',
    'Counters drift apart.',
    'Hourly resync, plus an alert.',
  ],
  [
    'Old browsers open six sockets; HTTP/2 fixes that.',
    'Old browsers open six sockets.',
    'HTTP/2 fixes that.',
  ],
  ['One box has no spare, we accept that for now.', 'One box has no spare.', 'We accept that for now.'],
  [
    'Die Liste ist alt, deshalb prüfen wir sie zuerst.',
    'Die Liste ist alt.',
    'Deshalb prüfen wir sie zuerst.',
  ],
])('takes apart %j', (text, risk, remedy) => {
  expect(riskParts(text)).toEqual({ risk, remedy });
});

it.each([
  'The shared tables (countries, plans) change.',
  'The carrier is late, so we lose the slot.',
  'Two depots share one line.',
])('finds no remedy in %j', (text) => {
  expect(riskParts(text)).toEqual({ risk: text, remedy: null });
});
