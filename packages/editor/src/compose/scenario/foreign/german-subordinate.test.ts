import { describe, expect, it } from 'vitest';
import { behindDass } from './german-subordinate.ts';

describe('a German demand behind "dass"', () => {
  it.each([
    ['Die Karte MUSS beim Austritt gesperrt werden.', 'die Karte beim Austritt gesperrt wird'],
    ['Boten MÜSSEN jedes Paket scannen.', 'Boten jedes Paket scannen'],
    ['Der Bote MUSS das Paket scannen.', 'der Bote das Paket scannt'],
    [
      'Das Fach SOLL nur einmal aufgehen und danach zufallen.',
      'das Fach nur einmal aufgeht und danach zufällt',
    ],
    ['Die Ansicht MUSS lesbar sein.', 'die Ansicht lesbar ist'],
    [
      'Die Ansicht MUSS lesbar sein und in 2 Sekunden laden.',
      'die Ansicht lesbar ist und in 2 Sekunden lädt',
    ],
    ['Wenn das Paket fehlt, MUSS der Bote gewarnt werden.', 'der Bote gewarnt wird, wenn das Paket fehlt'],
    [
      'Sobald eine Rechnung da ist, MUSS sie geprüft werden.',
      'sobald eine Rechnung da ist, sie geprüft wird',
    ],
    ['Nach 3 Fehlern SOLL er anhalten.', 'er nach 3 Fehlern anhält'],
  ])('has its verb last: %s', (text, expected) => {
    expect(behindDass(text)).toBe(expected);
  });

  it.each([
    [
      'Der Dienst MUSS Anträge prüfen, speichern und weiterleiten.',
      'der Dienst Anträge prüfen, speichern und weiterleiten muss',
    ],
    [
      'Der Filter MUSS die leeren und kaputten Zeilen löschen.',
      'der Filter die leeren und kaputten Zeilen löschen muss',
    ],
    ['Der Meister DARF Termine verschieben.', 'der Meister Termine verschieben darf'],
  ])('keeps the word that binds where a verb may be taken for another word: %s', (text, expected) => {
    expect(behindDass(text)).toBe(expected);
  });

  it.each([
    'Löschen DÜRFEN wir aus der Tabelle nichts.',
    '(MUSS) Mindestens 12 Zeichen.',
    'Die Karten sind alt.',
    'Nur der Meister DARF Termine verschieben.',
  ])('is none where no clause ends in its infinitive: %s', (text) => {
    expect(behindDass(text)).toBeNull();
  });

  it('reads long runs of letters at once', () => {
    const start = performance.now();
    for (const run of ['n'.repeat(10_000), 'en, '.repeat(3000), `Das muss ${'en '.repeat(3000)}`])
      behindDass(run);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
