import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const relationsOf = (text: string) =>
  understand(read(text)).relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`);

const things =
  'A hive has a number and a colour. A frame has a position and a date. A keeper has a name and a phone. An apiary has a name and a place.';

describe('impliedRelations', () => {
  it.each([
    ['Keepers can list the frames of a hive.', 'hive one-to-many frame'],
    ['An *apiary* holds *hives*.', 'apiary one-to-many hive'],
    ['Keepers see their hives on the map.', 'keeper one-to-many hive'],
    ['At most 10 frames per hive.', 'hive one-to-many frame'],
    ["The keeper's hives are shown first.", 'keeper one-to-many hive'],
  ])('reads what a sentence says in passing: %s', (sentence, relation) => {
    expect(relationsOf(`${things} ${sentence}`)).toEqual([relation]);
  });

  it('adds nothing between things that others relate already, and reads no person of a thing', () => {
    expect(
      relationsOf(
        `${things} A frame belongs to a hive and a hive belongs to a keeper. Keepers see their frames.`,
      ),
    ).toEqual(['hive one-to-many frame', 'keeper one-to-many hive']);
    expect(relationsOf(`${things} The keeper of a hive is called first.`)).toEqual([]);
  });

  it('reads a pair that a third thing connects as of that', () => {
    expect(
      relationsOf(
        `${things} An inspection connects keeper and hive, with a date and a note. At most 2 hives per keeper a day.`,
      ),
    ).toEqual(['keeper one-to-many inspection', 'hive one-to-many inspection']);
  });
});
