import { expect, it } from 'vitest';
import { demandOfUs } from './of-us.ts';

it.each([
  [
    'es',
    'Guardamos las aperturas 6 meses, luego fuera.',
    'Se DEBEN guardar las aperturas 6 meses, luego fuera.',
  ],
  ['es', 'Las fotos las borramos al mes.', 'Las fotos se DEBEN borrar al mes.'],
  ['es', 'El correo no lo guardamos.', 'El correo no se DEBE guardar.'],
  [
    'pt',
    'Guardamos os pedidos 3 anos e depois apagamos.',
    'DEVEM-se guardar os pedidos 3 anos e depois apagar.',
  ],
  [
    'it',
    'I dati delle prenotazioni li teniamo 2 anni.',
    'I dati delle prenotazioni si DEVONO tenere 2 anni.',
  ],
  ['it', 'Cancelliamo il codice dopo un giorno.', 'Si DEVE cancellare il codice dopo un giorno.'],
  ['pl', 'Pozycje kasujemy po 30 dniach.', 'Pozycje NALEŻY kasować po 30 dniach.'],
  [
    'pl',
    'Brak prądu = wydajemy ręcznie i wpisujemy później.',
    'Brak prądu = NALEŻY wydawać ręcznie i wpisywać później.',
  ],
  ['pl', 'Zwrotu po 30 dniach nie przyjmujemy.', 'Zwrotu po 30 dniach nie NALEŻY przyjmować.'],
  ['pl', 'Zdjęcia trzymamy rok, potem do kasacji.', 'Zdjęcia NALEŻY trzymać rok, potem do kasacji.'],
])('says what we do of whoever does it (%s: %s)', (language, said, bound) => {
  expect(demandOfUs(said, 'MUST', language)).toBe(bound);
});

it.each([
  ['es', 'Los ramos llegan a las ocho.'],
  ['pt', 'Os termos ficam na página.'],
  ['it', 'Il richiamo parte da solo.'],
  ['pl', 'Filmy są na serwerze.'],
])('leaves what is told of others (%s: %s)', (language, said) => {
  expect(demandOfUs(said, 'MUST', language)).toBeNull();
});
