import { describe, expect, it } from 'vitest';
import { wishesIn } from './wishes.ts';

describe('wishesIn', () => {
  it.each([
    ['Please include a glossary and a section on security.', ['security', 'glossary']],
    ['Add a section "Data retention".', ['Data retention']],
    ['Add a changelog section.', ['changelog']],
    ['Bitte einen Abschnitt „Kosten“ ergänzen.', ['Kosten']],
    ['Ajoutez une section sur les coûts.', ['les coûts']],
    ['Incluye una sección sobre costes.', ['costes']],
    ['Do not write a section about versioning.', []],
    ['Keep it short and friendly.', []],
  ])('reads the sections of «%s»', (instructions, sections) => {
    expect(wishesIn(instructions).sections).toEqual(sections);
  });

  it.each([
    ['Use "accounts" instead of "customers".', { from: 'customers', to: 'accounts' }],
    ['Call the coupon a voucher.', { from: 'coupon', to: 'voucher' }],
    ['Sage „Beleg“ statt „Buchung“.', { from: 'Buchung', to: 'Beleg' }],
    ['Dites « dossier » au lieu de « ticket ».', { from: 'ticket', to: 'dossier' }],
    ['Our product is called Hookline.', { from: 'Our product', to: 'Hookline' }],
  ])('reads the term of «%s»', (instructions, term) => {
    expect(wishesIn(instructions).terms).toEqual([term]);
  });

  it.each([
    ['Write it in German.', 'de'],
    ['bitte auf Englisch antworten', 'en'],
    ['Language: French', 'fr'],
    ['Responde en español, por favor.', 'es'],
    ['日本語で書いてください', 'ja'],
    ['The German index stays as it is.', null],
  ])('reads the language of «%s»', (instructions, language) => {
    expect(wishesIn(instructions).language).toBe(language);
  });
});
