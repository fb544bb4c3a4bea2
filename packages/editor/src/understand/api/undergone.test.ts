import { describe, expect, it } from 'vitest';
import { undergoneIn } from './undergone.ts';

const callsIn = (text: string, before: string | null = null) =>
  undergoneIn(text, before).map(({ meaning: { method, owner, thing, deed, isItem }, query }) =>
    [method, owner, thing, isItem ? 'one' : null, deed, query.join('&')].filter(Boolean).join(' '),
  );

describe('undergoneIn', () => {
  it.each([
    [
      'Crates can be listed (without weight), looked at one by one, renamed and scrapped.',
      ['GET crate', 'GET crate one', 'PATCH crate one'],
    ],
    ['The change history of a crate can be read.', ['GET crate history']],
    ['Usage of a dock can be read per day.', ['GET dock usage']],
    ['Shipments of a dock can be listed, filtered by status.', ['GET dock shipment status']],
    ['Photos can be downloaded per crate.', ['GET crate photo']],
    ['For each dock the lamp can be switched on or off.', ['PATCH lamp one', 'PATCH lamp one']],
    ['A crate is created with label, weight and owner.', ['POST crate']],
  ])('reads what can be done in "%s"', (text, calls) => {
    expect(callsIn(text)).toEqual(calls);
  });

  it.each([
    'Damages can be paid or open.',
    'It can be seen that this works.',
    'A crate is created with the status new.',
    'The crate is created when the truck arrives.',
    'Nothing can be deleted.',
  ])('reads none in "%s"', (text) => {
    expect(callsIn(text)).toEqual([]);
  });
});
