import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const firstKind = (text: string): string | undefined => understand(read(text)).statements[0]?.kind;

it.each([
  'Die App zeigt nach dem Logout noch alte Daten an. Beim Abmelden sollen alle lokalen Daten gelöscht werden.',
  "Les utilisateurs ne reçoivent pas d'e-mail quand leur commande est expédiée. Le service doit envoyer un e-mail avec le numéro de suivi.",
  "L'esportazione si blocca ancora con file grandi. Deve essere divisa in parti da 512 MB.",
  'Gebruikers worden nog steeds uitgelogd bij elke deploy. De sessies moeten in Redis staan.',
  'Użytkownicy nadal nie dostają powiadomień. System musi wysyłać je w ciągu 5 minut.',
])('takes what is so still for the problem: %s', (text) => {
  expect(firstKind(text)).toBe('problem');
});

it.each([
  ['Ein Bot postet jeden Montag den Dienstplan. Er muss auch Feiertage kennen.', 'what is to be'],
  [
    'Der Dienst speichert keine IP-Adressen. Es muss ein Export als CSV möglich sein.',
    'what is to be left out',
  ],
  ['Der Bericht soll noch heute kommen. Er muss als PDF vorliegen.', 'what is demanded'],
])('leaves demands: %s (%s)', (text) => {
  expect(firstKind(text)).not.toBe('problem');
});
