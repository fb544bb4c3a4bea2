import { describe, expect, it } from 'vitest';
import { untoldIn } from './untold.ts';

const before = 'Parcels wait 3 days. A drone carries 2 kg.';
const untold = (clause: string, after = before, message = '') => untoldIn(clause, before, after, message);

describe('what a clause says and a change does not', () => {
  it('is a part with a measure that stands nowhere', () => {
    const after = before.replace('3 days', '5 days');
    expect(untold('parcels wait 5 days, drones fly 40 minutes', after)).toEqual(['drones fly 40 minutes']);
  });

  it.each([
    ['a measure that was there', 'parcels wait 5 days, 3 days is too short', 'Parcels wait 5 days.'],
    ['a size of the text', 'cut it to 20 words', 'Parcels wait.'],
    ['a count', 'drop the 2 last sentences', 'Parcels wait.'],
  ])('is not %s', (_, clause, after) => {
    expect(untold(clause, after)).toEqual([]);
  });

  it('is not what the message tells', () => {
    expect(untold('parcels wait 5 days, a drone carries 4 kg', before, 'Not done: 5 days, 4 kg.')).toEqual(
      [],
    );
  });
});
