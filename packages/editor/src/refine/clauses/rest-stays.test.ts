import { expect, it } from 'vitest';
import { restStays, withoutRest } from './rest-stays.ts';

it.each([
  'leave the rest as is',
  'The rest can stay.',
  'Everything else is fine',
  "don't touch anything else",
  'nothing else',
  'den Rest so lassen',
  'Rest unverändert',
  'Der Rest kann so bleiben.',
  'sonst nichts ändern',
  'laisse le reste tel quel',
  'ne touche pas au reste',
  'no toques lo demás',
])('orders nothing: %s', (clause) => {
  expect(restStays(clause)).toBe(true);
});

it.each([
  'the rest of the hives must stay locked',
  'shorten the rest',
  'everything else is out of scope',
  'replace the rest with a table',
  'le reste du budget est pour la formation',
])('says more: %s', (clause) => {
  expect(restStays(clause)).toBe(false);
});

it.each([
  ['Bitte nur den Kontext kürzen, den Rest so lassen', 'Bitte nur den Kontext kürzen'],
  ['Lass alles andere wie es ist, aber kürze die Zusammenfassung', 'kürze die Zusammenfassung'],
  ['remove FR-3 and keep the rest', 'remove FR-3'],
  ['keep the rest', 'keep the rest'],
  [
    'add a requirement: the rest of the hives must stay locked',
    'add a requirement: the rest of the hives must stay locked',
  ],
])('%s', (message, left) => {
  expect(withoutRest(message)).toBe(left);
});
