import { expect, it } from 'vitest';
import type { Kind } from '../statement.ts';
import { rulesByForm } from './ruled-note.ts';

const rules = (prose: string, learned: Kind, overDemand = 0.5) =>
  rulesByForm(
    { prose, text: prose, isReport: false } as Parameters<typeof rulesByForm>[0],
    learned,
    overDemand,
  );

it.each<[string, Kind]>([
  ['Sort order: oldest first', 'owner'],
  ['Volgorde van de lijst: goedkoopste eerst.', 'owner'],
  ['Kolejność: najpierw gwarancyjne.', 'rollout'],
  ["Ordre d'affichage : le plus jeune d'abord.", 'rollout'],
  ['Disk full = stop ingest and page us', 'risk'],
  ['Libro perdido = se bloquea el carné.', 'risk'],
  ['On garde les inscriptions trois ans.', 'decision'],
  ['Lieferscheine 6 Jahre aufheben', 'schedule'],
  ['Zdjęcia trzymamy rok', 'rollout'],
  ['First 20 minutes free', 'rollout'],
  ['Comments optional', 'rollout'],
  ['Position of the hives is never shown to anybody else', 'risk'],
  ['Keep originals 10 years.', 'example'],
  ['Dark mode would be great but not required', 'alternative'],
  ['We lose nothing if the database is down', 'design'],
])('rules by its form: %s', (prose, learned) => {
  expect(rules(prose, learned)).toBe(true);
});

it.each<[string, Kind]>([
  ['Logs are kept only 7 days, so we lose them', 'problem'],
  ['Wie lange bewahren wir die Daten auf, 2 Jahre?', 'risk'],
  ['Wir haben früher alles gelöscht, 3 Jahre lang war das so', 'problem'],
  ['SKU = Artikelnummer', 'problem'],
  ['It would be good to know who asked', 'risk'],
  ['Order of magnitude is about 10k', 'problem'],
  ['On garde les inscriptions trois ans.', 'requirement'],
])('leaves what it was learned to be: %s', (prose, learned) => {
  expect(rules(prose, learned)).toBe(false);
});

it('leaves a complaint that is sure', () => {
  expect(rules('Guardamos los tickets cinco años', 'problem', 2)).toBe(false);
});
