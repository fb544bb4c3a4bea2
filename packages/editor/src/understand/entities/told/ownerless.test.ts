import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const fieldsIn = (text: string) =>
  Object.fromEntries(
    understand(read(text)).entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
  );

describe('withOwners', () => {
  it('gives a list of fields to the call for a new one beside it', () => {
    expect(
      fieldsIn(
        'Fields: plate, arrival date, parking place and price. Then POST /stays creates it. GET /stays lists them.',
      ),
    ).toMatchObject({ stay: ['plate', 'arrival_date', 'parking_place', 'price'] });
  });

  it('gives a bare list to what the sentence before it speaks of', () => {
    expect(
      fieldsIn(
        '- A lease belongs to a plot. Start date, end date, fee paid (yes/no).\n- A plot has a number and a size.',
      ),
    ).toMatchObject({ lease: ['start_date', 'end_date', 'fee_paid'] });
  });

  it('gives what is sent to the call beside it', () => {
    expect(
      fieldsIn(
        'ole: what should it send\nbirgit: ticket code, cars, trucks, paid yes/no\nole: POST /trips/{id}/counts then\nbirgit: ok',
      ),
    ).toMatchObject({ count: ['ticket_code', 'cars', 'trucks', 'paid'] });
  });

  it('takes no sentence and no list of anything else for fields', () => {
    const { lease } = fieldsIn('A lease belongs to a plot. Fines come by post, with amount and date.');
    expect(lease).toEqual([]);
    expect(fieldsIn('The plot is wet. Moss, ferns, mud.')).toEqual({});
  });
});
