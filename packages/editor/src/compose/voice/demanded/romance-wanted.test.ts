import { expect, it } from 'vitest';
import { romanceWanted } from './romance-wanted.ts';

it.each([
  ['fr', "Il faut que l'admin valide chaque demande.", "L'admin DOIT valider chaque demande."],
  ['fr', 'Il faut que les parents puissent voir la liste.', 'Les parents DOIVENT pouvoir voir la liste.'],
  ['fr', 'Il faut que personne ne puisse voir les autres.', 'Personne ne DOIT pouvoir voir les autres.'],
  ['fr', 'Il faut que ce soit simple.', 'Cela DOIT être simple.'],
  [
    'es',
    'Necesitamos que el socio pueda cancelar desde el móvil.',
    'El socio DEBE poder cancelar desde el móvil.',
  ],
  [
    'pt',
    'É preciso que o aluno possa cancelar até 2 horas antes.',
    'O aluno DEVE poder cancelar até 2 horas antes.',
  ],
  ['it', 'Serve che il socio possa disdire dal telefono.', 'Il socio DEVE poter disdire dal telefono.'],
])('says what is wanted to be so as what has to be (%s: %s)', (language, said, bound) => {
  expect(romanceWanted(said, 'MUST', language)).toBe(bound);
});

it('is as strong as the wish', () => {
  expect(romanceWanted("Il faudrait que chaque choriste puisse dire s'il vient.", 'SHOULD', 'fr')).toBe(
    "Chaque choriste DEVRAIT pouvoir dire s'il vient.",
  );
});

it.each([
  ['fr', 'Il faut que, le soir, on décide.'],
  ['es', 'Creo que el socio pueda venir.'],
  ['fr', 'Il faut payer.'],
])('takes nothing else for a wish (%s: %s)', (language, said) => {
  expect(romanceWanted(said, 'MUST', language)).toBeNull();
});
