import { describe, expect, it } from 'vitest';
import { polishDemand } from './polish.ts';

describe('a Polish demand', () => {
  it.each([
    ['Sala zostaje zwolniona po godzinie.', 'Sala MUSI zostać zwolniona po godzinie.'],
    ['Karty są ważne przez rok.', 'Karty MUSZĄ być ważne przez rok.'],
    ['Gość otrzymuje kod SMS-em.', 'Gość MUSI otrzymywać kod SMS-em.'],
    ['Wizytę można przełożyć raz.', 'Wizytę MUSI dać się przełożyć raz.'],
    ['Jeśli nikt nie odpowie, wniosek jest przyjęty.', 'Jeśli nikt nie odpowie, wniosek MUSI być przyjęty.'],
  ])('is in the voice of who has to do it: %s', (told, bound) => {
    expect(polishDemand(told, 'MUST')).toBe(bound);
  });

  it.each([
    'Klient nie jest informowany.',
    'Danych nie wolno przekazywać.',
    'Teraz wszystko jest w Excelu.',
    'Do 3 zdjęć.',
    'Gość składa wniosek i podaje adres.',
  ])('stays as it is where its verb is denied or not known: %s', (told) => {
    expect(polishDemand(told, 'MUST')).toBeNull();
  });
});
