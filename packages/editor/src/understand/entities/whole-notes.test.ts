import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const fieldsIn = (text: string) =>
  Object.fromEntries(
    understand(read(text)).entities.map(({ name, fields }) => [name, fields.map((one) => one.name)]),
  );

describe('wholeNotes', () => {
  it('gives a line of notes to the thing that it names', () => {
    expect(
      fieldsIn(
        'orchard: town, owner name, area\ntree: belongs to an orchard. has a species and the year it was planted\nharvest: one picking of a tree. weight in kg, date, quality',
      ),
    ).toMatchObject({
      tree: ['orchard_id', 'species', 'year_planted'],
      harvest: ['tree_id', 'weight', 'date', 'quality'],
    });
  });

  it('keeps a list whole of which a part says more', () => {
    expect(
      fieldsIn(
        'A lease has a start date, an end date which may be empty, and a monthly price. A lease is paid monthly.',
      ),
    ).toMatchObject({ lease: ['start_date', 'end_date', 'monthly_price'] });
  });

  it('gives what a sentence of its own tells to nothing that stands before it', () => {
    expect(
      fieldsIn(
        'Visitors: a repair can have up to 3 visitors, each with name and email. Fines come by post, with amount, place and date.',
      ),
    ).toMatchObject({
      fine: ['amount', 'place', 'date'],
    });
  });
});
