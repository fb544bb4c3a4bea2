import { describe, expect, it } from 'vitest';
import { asQuestion } from './as-question.ts';

describe('a doubt in a language other than English', () => {
  it.each([
    ['No está claro si los socios pagan dos veces.', 'es', '¿Los socios pagan dos veces?'],
    ['Resta da capire se il bar resta aperto.', 'it', 'Il bar resta aperto?'],
    ['Não está claro se os sócios pagam.', 'pt', 'Os sócios pagam?'],
    ['Falta decidir em que idioma sai o aviso.', 'pt', 'Em que idioma sai o aviso?'],
    ['Onduidelijk is of leden dubbel betalen.', 'nl', 'Betalen leden dubbel?'],
    ['We weten nog niet of we foto’s moeten bewaren.', 'nl', 'Moeten we foto’s bewaren?'],
    ['Unklar ist, ob Gäste doppelt zahlen.', 'de', 'Zahlen Gäste doppelt?'],
    [
      'Unklar ist noch, ob wir das anzeigen dürfen, Legal meldet sich.',
      'de',
      'Dürfen wir das anzeigen (Legal meldet sich)?',
    ],
    [
      'Thomas klärt bis Freitag mit dem Betriebsrat, ob wir das speichern dürfen.',
      'de',
      'Dürfen wir das speichern (Thomas, bis Freitag mit dem Betriebsrat)?',
    ],
    ['Non è chiaro se servano due firme.', 'it', 'Servono due firme?'],
  ])('is asked by its own words: %s', (sentence, language, question) => {
    expect(asQuestion(sentence, language)).toBe(question);
  });
});
