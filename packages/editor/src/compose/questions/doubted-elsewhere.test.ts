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
  ])('is asked by its own words: %s', (sentence, language, question) => {
    expect(asQuestion(sentence, language)).toBe(question);
  });
});
