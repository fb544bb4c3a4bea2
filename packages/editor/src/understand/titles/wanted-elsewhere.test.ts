import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const titleOf = (text: string) => understand(read(text)).title;

it.each([
  [
    'Hola. Os resumo lo que hablamos con el puerto. Quieren una aplicación en la que cada patrón vea sus amarres. Cada amarre debe llevar un número único.',
    'Aplicación en la que cada patrón vea sus amarres',
  ],
  [
    'Suite à la réunion, voici le besoin. On aimerait une page où le patron voit ses places au port. Chaque place doit avoir un numéro unique.',
    'Page où le patron voit ses places au port',
  ],
])('names what is wanted where the best title is a sentence: %s', (text, title) => {
  expect(titleOf(text)).toBe(title);
});
