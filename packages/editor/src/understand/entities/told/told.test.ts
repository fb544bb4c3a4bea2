import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const modelOf = (text: string) => {
  const { entities, relations } = understand(read(text));
  return {
    entities: entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    fields: entities.flatMap(({ fields }) => fields),
    relations: relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  };
};

describe('toldEntities', () => {
  it('reads the fields of a thing from a sentence, with what is said of each', () => {
    const { entities, fields } = modelOf(
      'A boat has a name, a hull number which is unique but not every boat has one, a class (dinghy, yacht, raft) and the day it was bought. A harbour has a code like HB-7 and holds up to 40 boats.',
    );
    expect(entities).toEqual([
      ['boat', ['name', 'hull_number', 'class', 'day_bought']],
      ['harbour', ['code']],
    ]);
    expect(fields.find(({ name }) => name === 'hull_number')).toMatchObject({
      isUnique: true,
      isNullable: true,
    });
    expect(fields.find(({ name }) => name === 'class')?.values).toEqual(['dinghy', 'yacht', 'raft']);
  });

  it('makes a reference of a part that is a thing itself, and names what a question asks for', () => {
    const { entities, relations } = modelOf(
      'For each rental we store the boat, who rented it, when the next service is due and how many people come along. A boat has a name and a length in m.',
    );
    expect(entities[0]).toEqual(['rental', ['boat_id', 'rented_by', 'next_service_due', 'people_count']]);
    expect(relations).toEqual(['boat one-to-many rental']);
  });

  it('reads states, the one it starts in and how many of one thing another has', () => {
    const { fields, relations } = modelOf(
      'A crew has a name and a phone number. A trip has a date and a price, it belongs to exactly one crew. A trip is either planned, under way or done. It starts as planned.',
    );
    expect(fields.find(({ name }) => name === 'status')).toMatchObject({
      values: ['planned', 'under way', 'done'],
      default: 'planned',
    });
    expect(relations).toEqual(['crew one-to-many trip']);
  });

  it('takes no machine with parts, no person with things and no list of orders for a record', () => {
    for (const text of [
      'The system has a cache, a queue and a worker.',
      'Marit has a laptop, a phone and two screens.',
      'Next steps: call the bank, write the tests, tell Omar.',
      'The kiosk has a printer and a card reader.',
    ])
      expect(modelOf(text).entities).toEqual([]);
  });
});
