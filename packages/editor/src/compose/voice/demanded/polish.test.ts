import { describe, expect, it } from 'vitest';
import { polishDemand } from './polish.ts';

describe('a Polish demand', () => {
  it.each([
    ['Sala zostaje zwolniona po godzinie.', 'Sala MUSI zostać zwolniona po godzinie.'],
    ['Karty są ważne przez rok.', 'Karty MUSZĄ być ważne przez rok.'],
    ['Gość otrzymuje kod SMS-em.', 'Gość MUSI otrzymywać kod SMS-em.'],
    ['Wizytę można przełożyć raz.', 'Wizytę MUSI dać się przełożyć raz.'],
    ['Jeśli nikt nie odpowie, wniosek jest przyjęty.', 'Jeśli nikt nie odpowie, wniosek MUSI być przyjęty.'],
    ['Klient nie jest informowany.', 'Klient nie MOŻE być informowany.'],
    ['Gość składa wniosek i podaje adres.', 'Gość MUSI składać wniosek i podawać adres.'],
    ['Monter oznacza rower i rower znika z mapy.', 'Monter MUSI oznaczać rower i rower musi znikać z mapy.'],
    ['Tylko kierownik zatwierdza zwroty.', 'Tylko kierownik MOŻE zatwierdzać zwroty.'],
    [
      'Adresy, które odbiły się trzy razy, są usuwane z listy.',
      'Adresy, które odbiły się trzy razy, MUSZĄ być usuwane z listy.',
    ],
    ['Pacjent widzi tylko swoje wyniki.', 'Pacjent MOŻE widzieć tylko swoje wyniki.'],
    ['Klient podpisuje protokół.', 'Klient MUSI podpisywać protokół.'],
    ['Maksymalnie 5 zdjęć na osobę.', 'MOŻE być maksymalnie 5 zdjęć na osobę.'],
  ])('is in the voice of who has to do it: %s', (told, bound) => {
    expect(polishDemand(told, 'MUST')).toBe(bound);
  });

  it.each([
    'Danych nie wolno przekazywać.',
    'Wydania trzymamy 2 lata.',
    'Teraz wszystko jest w Excelu.',
    'Do 3 zdjęć.',
  ])('stays as it is where its verb is not known: %s', (told) => {
    expect(polishDemand(told, 'MUST')).toBeNull();
  });
});
