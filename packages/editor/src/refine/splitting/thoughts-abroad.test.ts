import { expect, it } from 'vitest';
import { thoughtsAbroad } from './thoughts-abroad.ts';

it.each([
  [
    'fr',
    "Le système DOIT annuler une réservation sans participants et prévenir l'organisateur",
    [
      'Le système DOIT annuler une réservation sans participants.',
      "Le système DOIT prévenir l'organisateur.",
    ],
  ],
  [
    'fr',
    "Le système DOIT imprimer l'étiquette et l'envoyer au laboratoire",
    ["Le système DOIT imprimer l'étiquette.", "Le système DOIT envoyer l'étiquette au laboratoire."],
  ],
  [
    'fr',
    'Le responsable DOIT pouvoir valider et supprimer une réservation',
    [
      'Le responsable DOIT pouvoir valider une réservation.',
      'Le responsable DOIT pouvoir supprimer une réservation.',
    ],
  ],
  [
    'es',
    'Cuando una bolsa caduca, el sistema DEBE bloquearla y avisar a la enfermera',
    [
      'Cuando una bolsa caduca, el sistema DEBE bloquearla.',
      'Cuando una bolsa caduca, el sistema DEBE avisar a la enfermera.',
    ],
  ],
  [
    'es',
    'El sistema DEBE pesar la bolsa, imprimir la etiqueta y enviarla al laboratorio',
    [
      'El sistema DEBE pesar la bolsa.',
      'El sistema DEBE imprimir la etiqueta.',
      'El sistema DEBE enviar la etiqueta al laboratorio.',
    ],
  ],
  [
    'de',
    'Wenn ein Wagen überfällig ist, MUSS das System ihn sperren und den Meister benachrichtigen',
    [
      'Wenn ein Wagen überfällig ist, MUSS das System ihn sperren.',
      'Wenn ein Wagen überfällig ist, MUSS das System den Meister benachrichtigen.',
    ],
  ],
  [
    'de',
    'Ein Spender MUSS einen Termin buchen und wieder absagen können',
    ['Ein Spender MUSS einen Termin buchen können.', 'Ein Spender MUSS einen Termin wieder absagen können.'],
  ],
  [
    'de',
    'Der Bericht MUSS als PDF erzeugt und an den Vorstand geschickt werden',
    ['Der Bericht MUSS als PDF erzeugt werden.', 'Der Bericht MUSS an den Vorstand geschickt werden.'],
  ],
  [
    'de',
    'Das System MUSS eine Rechnung drucken und sie archivieren',
    ['Das System MUSS eine Rechnung drucken.', 'Das System MUSS eine Rechnung archivieren.'],
  ],
])('%s: %s', (language, whole, thoughts) => {
  expect(thoughtsAbroad(whole, language)).toEqual(thoughts);
});

it.each([
  ['fr', 'Le système DOIT envoyer le rapport par courriel et courrier'],
  ['fr', "Le système DOIT afficher le nom et l'adresse du donneur"],
  ['es', 'El sistema DEBE mostrar el nombre y la dirección del cliente'],
  ['de', 'Das System MUSS Name und Adresse des Spenders speichern'],
  ['de', 'Die App MUSS schnell und stabil laufen'],
  ['de', 'Das System MUSS NICHT drucken und archivieren'],
])('%s: one deed is not split: %s', (language, whole) => {
  expect(thoughtsAbroad(whole, language)).toBeNull();
});
