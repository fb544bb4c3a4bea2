import { describe, expect, it } from 'vitest';
import { isInOtherLanguage } from './sentence-language.ts';

describe('isInOtherLanguage', () => {
  it.each([
    ['en', 'Auf der Seite steht, dass die Daten nicht mehr verfügbar sind.'],
    ['en', 'No puede ser usado para reescribir una ruta de servidor con una ruta estática.'],
    ['es', "To enable this feature you have to set the output, which can't be done at runtime."],
    ['de', 'The static route is rendered by the component and this is a forbidden operation.'],
  ])('tells in a text in %s: %s', (language, sentence) => {
    expect(isInOtherLanguage(sentence, language)).toBe(true);
  });

  it.each([
    ['en', 'the sevrer dosnt anser wen the requst is to bigg'],
    ['en', 'An admin was in die Zentrale.'],
    ['de', 'Der Client schickt den Request an die API und bekommt ein Timeout.'],
    ['pt', 'Como o servidor não responde, os clientes tentam de novo.'],
    ['it', 'Non è possibile, come si legge, per una sola volta.'],
    ['en', 'Error: no route.'],
  ])('tells nothing in a text in %s: %s', (language, sentence) => {
    expect(isInOtherLanguage(sentence, language)).toBe(false);
  });
});
