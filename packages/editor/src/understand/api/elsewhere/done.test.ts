import { expect, it } from 'vitest';
import { doneIn } from './done.ts';
import { speechOf } from './speech.ts';

const deedsIn = (text: string, language: string) => {
  const speech = speechOf(language);
  return speech === null ? [] : doneIn(text, speech).map(({ verb, object }) => `${verb}: ${object}`);
};

it('reads every verb of a subject, in two halves too', () => {
  expect(deedsIn('Pfleger legen Termine an, sagen sie ab und bestätigen Anträge.', 'de')).toEqual([
    'anlegen: Termine',
    'absagen: sie',
    'bestätigen: Anträge',
  ]);
  expect(deedsIn('La bibliothécaire enregistre les retours et bloque une carte.', 'fr')).toEqual([
    'enregistrer: les retours',
    'bloquer: une carte',
  ]);
  expect(deedsIn('Los técnicos hablan mucho y las gestoras aprueban o cierran los partes.', 'es')).toEqual([
    'aprobar: los partes',
    'cerrar: los partes',
  ]);
});

it('takes no noun for a verb, nothing denied and not what is built', () => {
  expect(deedsIn('Die Bestellung bleibt offen.', 'de')).toEqual([]);
  expect(deedsIn('Le système crée une facture.', 'fr')).toEqual([]);
  expect(deedsIn('Los socios no crean salas.', 'es')).toEqual([]);
});
