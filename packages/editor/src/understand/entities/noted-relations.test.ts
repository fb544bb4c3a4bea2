import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const told = (text: string) => {
  const { entities, relations } = understand(read(text));
  return {
    fields: Object.fromEntries(entities.map(({ name, fields }) => [name, fields.map((field) => field.name)])),
    relations: relations.map(({ from, to, cardinality }) => `${from} ${cardinality} ${to}`).toSorted(),
  };
};

describe('what notes of a data model say in a line each', () => {
  it('reads who has whom, how many, and what each has', () => {
    const { fields, relations } = told(
      '# berthbook\n\n- harbour has name, country\n- berth belongs to harbour; berth has number, length numeric(5,2) > 0, side (port, starboard)\n- skipper: email unique, name, licence_no\n- stay: berth, skipper, arrives_at, leaves_at, status (planned | confirmed | cancelled)\n- stay 1:n guests\n- each berth has exactly one meter, meter has a serial and last_read\n',
    );
    expect(fields).toMatchObject({
      harbour: ['name', 'country'],
      berth: expect.arrayContaining(['number', 'length', 'side']),
      meter: ['serial', 'last_read'],
      guest: [],
    });
    expect(relations).toEqual(
      expect.arrayContaining([
        'harbour one-to-many berth',
        'stay one-to-many guest',
        'meter one-to-one berth',
      ]),
    );
  });

  it('keeps a name of two words whole', () => {
    const { relations } = told(
      'A tool has a name and a price. Each tool has exactly one shelf place. A shelf place has a code and a row.',
    );
    expect(relations).toEqual(['shelf_place one-to-one tool']);
  });

  it('takes no ratio and no time for a relation', () => {
    const { relations } = told('The mix is 1:2. Doors open at 10:15 on days with 3:1 odds.');
    expect(relations).toEqual([]);
  });
});
