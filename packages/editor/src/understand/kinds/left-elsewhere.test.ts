import { expect, it } from 'vitest';
import { leftElsewhere } from './left-elsewhere.ts';

it.each([
  ['de', 'Sonderfälle laufen über den Support, die sind erstmal raus.', 'nonGoal'],
  ['de', 'Der Druck läuft wie bisher, da ändern wir nichts.', 'nonGoal'],
  ['de', 'Inventur machen wir erst im nächsten Schritt.', 'future'],
  ['es', 'La firma digital la dejamos fuera.', 'nonGoal'],
  ['it', 'I tornei restano fuori per ora.', 'nonGoal'],
  ['pl', 'Hulajnogi dopiero w przyszłym roku.', 'future'],
  ['nl', 'Betalen laten we voorlopig buiten beschouwing.', 'nonGoal'],
])('says what is none of this work, or comes later (%s: %s)', (language, prose, kind) => {
  expect(leftElsewhere(prose, language)).toBe(kind);
});

it.each([
  ['de', 'Der Befund ist erst nach der Freigabe sichtbar.'],
  ['es', 'El servidor queda fuera de servicio.'],
  ['de', 'Der Code ist raus.'],
])('takes a state for none (%s: %s)', (language, prose) => {
  expect(leftElsewhere(prose, language)).toBeNull();
});
