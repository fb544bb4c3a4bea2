import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const lastOf = (text: string) => understand(read(text)).statements.at(-1)?.kind;

it.each([
  [
    'La liste est affichée dans le couloir et elle est toujours fausse. Le membre voit sa place. On ne stocke pas les numéros de carte.',
  ],
  ['La lista está en el pasillo y siempre está mal. El socio ve su puesto. No mostrar los teléfonos.'],
  ['De lijst hangt op de gang en klopt nooit. Het lid ziet zijn plek. We slaan geen kaartnummers op.'],
  [
    'Lista wisi na korytarzu i nigdy się nie zgadza. Członek widzi swoje miejsce. Nie przechowujemy numerów dowodów.',
  ],
])('takes what must not be kept or shown for a demand: %s', (text) => {
  expect(lastOf(text)).toBe('requirement');
});

it('leaves what whoever builds it is not to do out of the work', () => {
  expect(lastOf('La liste est fausse. Le membre voit sa place. Ne pas toucher à la boutique.')).not.toBe(
    'requirement',
  );
});
