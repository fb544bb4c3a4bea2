import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';
import { clausesIn } from './clause.ts';
import { linksIn } from './links.ts';

const linked = (text: string) =>
  linksIn(understand(read(text)).statements).map(
    ({ one, cardinality, many }) => `${one.words.join('_')} ${cardinality} ${many.words.join('_')}`,
  );

describe('linksIn', () => {
  it.each([
    [
      'A repair order belongs to one bike and is assigned to exactly one mechanic.',
      ['bike one-to-many repair_order', 'mechanic one-to-many repair_order'],
    ],
    [
      'A tour is led by one guide with one van and has stops.',
      ['guide one-to-many tour', 'van one-to-many tour', 'tour one-to-many stop'],
    ],
    ['A vet works in one or more practices.', ['vet many-to-many practice']],
    ['Every chapter may end with a quiz.', ['chapter one-to-one quiz']],
    ['For each tenant the run produces a bill.', ['tenant one-to-many bill']],
    ['For each pupil we record the grades: subject, value and date.', ['pupil one-to-many grade']],
    ['A user saves recipes. It should be possible to search for recipes by tag.', []],
    ['Labels can be put on crates and boxes.', ['label many-to-many crate', 'label many-to-many box']],
    ['Guests react to messages.', []],
    ['A booking is never assigned to a guest.', []],
  ])('reads %s', (text, expected) => {
    const found = linked(text);
    expect(found).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(found).toEqual([]);
  });

  it('takes what "it" speaks of, and what stands before a colon, for what is told of', () => {
    expect(linked('A crate has a code. It belongs to one shelf.')).toContain('shelf one-to-many crate');
    expect(clausesIn('Gauge: serial, installed at a site.')?.clauses[0]?.subject?.words).toEqual(['gauge']);
  });
});
