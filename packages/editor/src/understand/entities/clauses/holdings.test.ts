import { describe, expect, it } from 'vitest';
import { holdingsIn } from './holdings.ts';

const held = (sentence: string, before: string | null = null) =>
  holdingsIn(sentence, before).descriptions.map(({ name, list }) => [name, list]);

describe('holdingsIn', () => {
  it.each([
    [
      'A note is written by a nurse on a ward, has text (max 400 characters) and a written time.',
      ['note', 'text (max 400 characters) and a written time'],
    ],
    ['For each worker the run produces a slip with gross, net and tax.', ['slip', 'gross, net and tax']],
    ['Visits are logged on a case, each with a date and a remark.', ['visit', 'a date and a remark']],
    [
      'Every change of a switch writes an audit entry: actor, time and old value.',
      ['audit_entry', 'actor, time and old value'],
    ],
    [
      'A calibration has many reference points: calibration_point with nominal, measured and unit.',
      ['calibration_point', 'nominal, measured and unit'],
    ],
    ['Contacts (call, mail, meeting) are logged on a case.', ['contact', 'a type (call, mail, meeting)']],
  ])('reads %s', (sentence, expected) => {
    expect(held(sentence)).toContainEqual(expected);
  });

  it('leaves out what a thing does not have, what somebody has, and what is no list', () => {
    expect(held('A doctor cannot have two visits at the same time.')).toEqual([]);
    expect(held('Marit has a laptop.')).toEqual([]);
    expect(held('Lin writes a one pager with cost, risk and date.')).toEqual([]);
    expect(held('A tour is led by one guide with one van on one day.')).toEqual([]);
  });

  it('takes a pronoun for what was spoken of before', () => {
    expect(held('It has a name and a floor.', 'room')).toEqual([['room', 'a name and a floor']]);
  });
});

describe('lists in brackets and behind colons', () => {
  const told = (sentence: string) =>
    holdingsIn(sentence, null).descriptions.map(({ name, list }) => `${name}: ${list}`);

  it.each([
    ['Sites contain greenhouses (name, area).', 'greenhouse: name, area'],
    ['Payments are booked against an invoice (amount, method).', 'payment: amount, method'],
    ['Inventory counts are done per box: date, counted quantity.', 'inventory_count: date, counted quantity'],
    [
      'A location is a room or shelf with a code and a maximum humidity.',
      'location: a code and a maximum humidity',
    ],
  ])('finds whose they are in "%s"', (sentence, description) => {
    expect(told(sentence)).toContain(description);
  });

  it('takes values and what another clause says for none', () => {
    expect(told('Orders are paid in a state (draft, open).')).toEqual([]);
    expect(told('A coach is sick we write a note: date, reason.')).not.toContain('coach: date, reason');
  });
});
