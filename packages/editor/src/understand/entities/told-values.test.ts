import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const valuesIn = (text: string) =>
  understand(read(text)).entities.flatMap(({ name, fields }) =>
    fields
      .filter(({ values }) => values.length > 0)
      .map((field) => `${name}.${field.name}: ${field.values.join(' ')}`),
  );
const door = 'A door has a code, a width and a rating. ';

describe('withToldValues', () => {
  it.each([
    ['Rating is low, medium or high.', 'door.rating: low medium high'],
    ['The rating can be low or high.', 'door.rating: low high'],
    ['Rating = low/medium/high.', 'door.rating: low medium high'],
    ['States open, shut, stuck.', 'door.status: open shut stuck'],
    ['Status new / fitted / scrapped, scrapped needs a reason.', 'door.status: new fitted scrapped'],
    ['The fitter sets the status. Open, shut, stuck.', 'door.status: open shut stuck'],
  ])('gives a field what a sentence lists: %s', (sentence, told) => {
    expect(valuesIn(door + sentence)).toEqual([told]);
  });

  it('takes no word between two values for a part of one', () => {
    const text = 'Een deur heeft een code en een staat. De staat is nieuw, goed, kapot of weg.';
    expect(valuesIn(text).join()).not.toContain('kapot of weg');
  });

  it('gives the states to what was spoken of last', () => {
    expect(
      valuesIn(`${door}A lift has a number, a maker and a load. Status running, stopped, locked.`),
    ).toEqual(['lift.status: running stopped locked']);
  });

  it.each([
    'The width is optional or missing.',
    'Roles: fitter, guard, owner.',
    'The rating is given, then shown.',
    'Should the rating be low or high?',
  ])('takes nothing for a value that is none of a known thing: %s', (sentence) => {
    expect(valuesIn(door + sentence)).toEqual([]);
  });
});
