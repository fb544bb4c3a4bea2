import { expect, it } from 'vitest';
import { demandedSentence } from './demanded.ts';
import { forbiddenDeed } from './forbidden.ts';

it.each([
  ['de', 'Keine Klarnamen anzeigen.', 'Man DARF keine Klarnamen anzeigen.'],
  ['de', 'Adressen nicht an Dritte weitergeben.', 'Man DARF Adressen nicht an Dritte weitergeben.'],
  [
    'de',
    'Keine Tickets verkaufen, wenn das Schiff voll ist.',
    'Man DARF keine Tickets verkaufen, wenn das Schiff voll ist.',
  ],
  ['fr', 'Ne jamais stocker les cartes bancaires.', 'On ne DOIT jamais stocker les cartes bancaires.'],
  ['es', 'No guardar datos bancarios.', 'No se DEBEN guardar datos bancarios.'],
  ['es', 'No mandar más de 2 avisos por semana.', 'No se DEBE mandar más de 2 avisos por semana.'],
  ['pt', 'Nunca mostrar o telefone de outros.', 'Nunca se DEVE mostrar o telefone de outros.'],
  ['it', 'Mai mostrare il telefono degli altri.', 'Non si DEVE mai mostrare il telefono degli altri.'],
  ['nl', 'Geen BSN opslaan.', 'Men MAG geen BSN opslaan.'],
  ['nl', 'Adressen niet doorgeven aan derden.', 'Men MAG adressen niet doorgeven aan derden.'],
  ['pl', 'Nie zapisywać numerów PESEL.', 'Nie NALEŻY zapisywać numerów PESEL.'],
])('forbids a deed that nobody is named for (%s: %s)', (language, said, bound) => {
  expect(forbiddenDeed(said, 'MUST', language)).toBe(bound);
});

it('asks not to do what is asked for politely', () => {
  expect(forbiddenDeed('Personenbezogene Daten der Fahrer bitte nicht speichern.', 'SHOULD', 'de')).toBe(
    'Man SOLL personenbezogene Daten der Fahrer nicht speichern.',
  );
});

it.each([
  ['de', 'Das geht so nicht weiter.'],
  ['de', 'Wir wollen das nicht ändern.'],
  ['de', 'Keine Gesundheitsdaten in der SMS.'],
  ['es', 'No importa.'],
  ['es', 'No funciona el lector.'],
  ['nl', 'Niet meer dan 2 boten per lid.'],
  ['pl', 'Nie działa drukarka.'],
  ['en', 'Not now.'],
])('takes what forbids no deed for none (%s: %s)', (language, said) => {
  expect(forbiddenDeed(said, 'MUST', language)).toBeNull();
});

it.each([
  ['fr', "Aucun numéro dans l'export.", "Il ne DOIT y avoir aucun numéro dans l'export."],
  [
    'fr',
    'Pas de numéros de téléphone visibles pour les autres choristes.',
    'Il ne DOIT pas y avoir de numéros de téléphone visibles pour les autres choristes.',
  ],
  ['it', 'Nessun dato sanitario nelle mail.', 'Non DEVE esserci nessun dato sanitario nelle mail.'],
  ['it', 'Niente dati sanitari delle persone.', 'Non DEVONO esserci dati sanitari delle persone.'],
  [
    'de',
    'Keine Handynummern für andere Mitglieder sichtbar.',
    'Es DÜRFEN keine Handynummern für andere Mitglieder sichtbar sein.',
  ],
  ['es', 'Sin datos bancarios.', 'No DEBE haber datos bancarios.'],
  ['it', 'Niente numeri di telefono visibili.', 'Non DEVONO esserci numeri di telefono visibili.'],
  ['es', 'Nadie puede llevarse más de 2 herramientas.', 'Nadie DEBE poder llevarse más de 2 herramientas.'],
  ['de', 'Pro Abend nur ein Ensemble.', 'Pro Abend DARF nur ein Ensemble vorgesehen sein.'],
  ['de', 'Bitte keine Push-Nachrichten nach 22 Uhr.', 'Es DARF keine Push-Nachrichten nach 22 Uhr geben.'],
])('says that a thing must not be (%s: %s)', (language, said, bound) => {
  expect(demandedSentence(said, 'MUST', language)).toBe(bound);
});
