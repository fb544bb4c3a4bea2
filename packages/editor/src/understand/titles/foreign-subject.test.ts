import { describe, expect, it } from 'vitest';
import { foreignSubjectIn, isForeignSentence, opensPointing } from './foreign-subject.ts';

describe('foreignSubjectIn', () => {
  it.each([
    ['Les fiches de stock sont imprimées deux fois', 'fr', 'fiches de stock'],
    ['Die nächtliche Sicherung ist zu groß', 'de', 'die nächtliche Sicherung'],
    ['Der Lagerplan wird von Hand geführt', 'de', 'Lagerplan'],
    ['在庫同期バッチが毎晩2時に動いていますが、失敗します。', 'ja', '在庫同期バッチ'],
    ['Hoy los turnos de noche se apuntan en papel', 'es', 'turnos de noche'],
  ])('names what %j is about', (sentence, language, name) => {
    expect(foreignSubjectIn(sentence, language)).toBe(name);
  });

  it.each([
    ['Sie sind zu langsam', 'de'],
    ['Während der Inventur sind keine Buchungen erlaubt', 'de'],
    ['Les clientes envoient des photos que le magasin ne fait pas', 'fr'],
    ['失敗した分だけ再試行してください。', 'ja'],
    ['Tres de cada cuatro pedidos no llegan', 'es'],
  ])('takes no name from %j', (sentence, language) => {
    expect(foreignSubjectIn(sentence, language)).toBeNull();
  });

  it('knows sentences, and those that speak of what stands elsewhere', () => {
    expect(isForeignSentence('Lagerplan für Halle 3', 'de')).toBe(false);
    expect(isForeignSentence('Der Lagerplan ist alt', 'de')).toBe(true);
    expect(opensPointing('Er muss in Blöcken laufen', 'de')).toBe(true);
    expect(opensPointing('Der Lagerplan muss stimmen', 'de')).toBe(false);
  });
});
