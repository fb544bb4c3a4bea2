import { expect, it } from 'vitest';
import { isTaskElsewhere } from './task-elsewhere.ts';

it.each([
  ['de', 'Ich kläre das mit der Werkstatt.'],
  ['de', 'Mit der Buchhaltung sprechen.'],
  ['de', 'Katrin fragt den Hausmeister.'],
  ['fr', 'Je vais demander au concierge.'],
  ['fr', 'Parlez avec le juriste de la direction.'],
  ['es', 'Voy a llamar al proveedor.'],
  ['es', 'Hablar con el equipo de ventas.'],
])('gives a deed to people (%s): %s', (language, prose) => {
  expect(isTaskElsewhere(prose, language)).toBe(true);
});

it.each([
  ['de', 'Die App fragt den Kunden nach der Adresse.'],
  ['de', 'Der Kunde spricht den Text ein.'],
  ['de', 'Bitte bei jeder Änderung mit dem Chef klären.'],
  ['fr', "L'écran demande le code."],
  ['es', 'La aplicación avisa al jefe cuando falta stock.'],
])('asks for what is to be built (%s): %s', (language, prose) => {
  expect(isTaskElsewhere(prose, language)).toBe(false);
});
