import { expect, it } from 'vitest';
import { demandedSentence } from '../../voice/demanded/demanded.ts';
import { undoneIn } from './undone.ts';

const denied = (main: string, language: string) => {
  const bound = demandedSentence(main, 'MUST', language) ?? main;
  return undoneIn(main, { said: main, bound: bound.toLowerCase() }, language);
};

it.each([
  ['de', 'kommt eine Rückfrage', 'kommt keine Rückfrage'],
  ['de', 'wird der Benutzer abgemeldet', 'wird der Benutzer nicht abgemeldet'],
  ['de', 'Die Aufträge sollen geladen werden und lokal liegen', 'werden die Aufträge nicht geladen'],
  ['nl', 'stopt het parkeren automatisch', 'stopt het parkeren niet'],
  ['nl', 'Kentekens worden gewist', 'worden kentekens niet gewist'],
  ['es', 'La cuenta se bloquea por una hora', 'La cuenta no se bloquea por una hora'],
  ['it', 'Il cuoco vede il numero di pasti', 'Il cuoco non vede il numero di pasti'],
  ['fr', 'La salle est libérée', 'La salle n’est pas libérée'],
  ['de', 'geht das Paket zurück an den Absender', 'geht das Paket nicht zurück an den Absender'],
  [
    'nl',
    'stuurt de balie de laptop terug naar de leverancier',
    'stuurt de balie de laptop niet terug naar de leverancier',
  ],
  ['it', 'Si può disdire gratis', 'non si può disdire gratis'],
  ['es', 'Se puede cambiar la cita', 'no se puede cambiar la cita'],
  ['pl', 'Mapa odświeża się', 'Mapa nie odświeża się'],
])('denies what does not come about (%s: %s)', (language, main, said) => {
  expect(denied(main, language)).toBe(said);
});

it.each([
  ['de', 'werden alle Daten gelöscht'],
  ['pl', 'Klient dostaje numer'],
  ['es', 'Cada gerente ve su zona'],
])('leaves what cannot be denied by one word (%s: %s)', (language, main) => {
  expect(denied(main, language)).toBeNull();
});
