import { describe, expect, it } from 'vitest';
import { asWritten } from './misread.ts';

describe('asWritten', () => {
  it.each([
    [
      'NejlĂ©pe to vysvÄ›tlĂ\u00ad nĂˇsledujĂ\u00adcĂ\u00ad pĹ™Ă\u00adklad',
      'Nejlépe to vysvětlí následující příklad',
    ],
    ['Ă§a va trĂ¨s bien', 'ça va très bien'],
    ['Die GrÃ¶ÃŸe Ã¤ndert sich nicht', 'Die Größe ändert sich nicht'],
    ['Kullanýcý baþka dosya seçer', 'Kullanıcı başka dosya seçer'],
    ['Může se vloľit nová čáąka', 'Může se vložit nová čáška'],
    ['pentru cã urcãm muntii', 'pentru cã urcăm muntii'],
    ['a kasszásnõ is', 'a kasszásnő is'],
  ])('reads %j as %j', (misread, written) => {
    expect(asWritten(misread)).toBe(written);
  });

  it.each([
    'As opções não são iguais às irmãs.',
    'Żródło jest w górę rzeki',
    'Šíleně žluťoučký kůň',
    'Ä und Ö',
  ])('leaves %j', (text) => {
    expect(asWritten(text)).toBe(text);
  });
});
