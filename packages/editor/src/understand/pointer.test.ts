import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { pointsElsewhere } from './pointer.ts';
import { understand } from './understand.ts';

const said = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: words }) => `${kind}: ${words}`);

it('keeps where to read on with the sentence it stands behind', () => {
  expect(said('The export must be a CSV. See https://wiki.example.org/export for the columns.')).toEqual([
    'requirement: The export must be a CSV (see https://wiki.example.org/export for the columns).',
  ]);
  expect(said('We must limit uploads to 20 MB. More in #214.')).toEqual([
    'requirement: We must limit uploads to 20 MB (more in #214).',
  ]);
  expect(said('Kunden müssen ihre Rechnungen als PDF laden können. Siehe Anhang B.')).toEqual([
    'requirement: Kunden müssen ihre Rechnungen als PDF laden können (siehe Anhang B).',
  ]);
});

it('demands nothing of who is told where to read on', () => {
  expect(said('See note 2.')).toEqual(['context: See note 2.']);
  expect(said('Why do exports fail at night? See #88.').at(-1)).toBe('context: See #88.');
});

it.each([
  'See the ADR for why.',
  'see also our wiki',
  'For details, see section 4.2.',
  'Refer to RFC 7807 for the error format.',
  'Details are in the runbook.',
  'Read the runbook first.',
  'Check docs/import.md before you start.',
  'Vgl. Kapitel 3.',
  'Voir le tableau 3.',
  'Véase #12.',
  'Zie bijlage 2.',
  '詳細はADR-4を参照。',
])('finds a pointer in "%s"', (text) => {
  const [only] = understand(read(text)).statements;
  expect(pointsElsewhere(only?.masked.text ?? '')).toBe(true);
});

it.each([
  'See all tickets of a customer.',
  'See the ticket of a customer.',
  'See details of an order.',
  'See who paid.',
  'Check the tickets every hour.',
  'Refer to a colleague by name.',
  'Read the config first, then start the workers.',
  'Ver todas las facturas.',
  'Design in dark mode.',
])('finds none in "%s"', (text) => {
  expect(pointsElsewhere(text)).toBe(false);
});
