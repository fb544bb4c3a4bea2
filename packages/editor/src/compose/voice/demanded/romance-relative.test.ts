import { expect, it } from 'vitest';
import { demandedSentence } from './demanded.ts';

it.each([
  [
    'fr',
    'Le jardinier qui ne répond pas sous 10 jours perd sa place.',
    'Le jardinier qui ne répond pas sous 10 jours DOIT perdre sa place.',
  ],
  [
    'fr',
    "La parcelle qui n'est pas cultivée est reprise.",
    "La parcelle qui n'est pas cultivée DOIT être reprise.",
  ],
  ['es', 'El socio que no paga pierde la plaza.', 'El socio que no paga DEBE perder la plaza.'],
  [
    'es',
    'Quien no responde en 10 días pierde su puesto.',
    'Quien no responde en 10 días DEBE perder su puesto.',
  ],
  [
    'it',
    'Chi non risponde entro 10 giorni perde il posto.',
    'Chi non risponde entro 10 giorni DEVE perdere il posto.',
  ],
  ['pt', 'O sócio que não paga perde a vaga.', 'O sócio que não paga DEVE perder a vaga.'],
])('binds the verb behind a relative clause, and not the one in it (%s: %s)', (language, said, bound) => {
  expect(demandedSentence(said, 'MUST', language)).toBe(bound);
});

it('binds nothing where only the relative clause has a verb', () => {
  expect(demandedSentence('Les adhérents qui ne paient pas.', 'MUST', 'fr')).toBeNull();
});

it.each([
  [
    'Fahrer scannt QR-Code im Wagen, wählt das Bauteil aus, macht ein Foto, fertig.',
    'Fahrer MUSS QR-Code im Wagen scannen, das Bauteil auswählen, ein Foto machen.',
  ],
  [
    'Der Wart bekommt eine Mail, wenn ein Teil fehlt.',
    'Der Wart MUSS eine Mail bekommen, wenn ein Teil fehlt.',
  ],
  [
    'Das System prüft die Karte, der Gast bekommt eine Mail.',
    'Das System MUSS die Karte prüfen, der Gast muss eine Mail bekommen.',
  ],
])('binds several deeds of one subject between commas: %s', (said, bound) => {
  expect(demandedSentence(said, 'MUST', 'de')).toBe(bound);
});
