import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

const demands = (text: string) =>
  demandsOf(understand(read(text)), phrasesOf('en'), 'Technical Spec').map((one) => one.text);

describe('withObject', () => {
  it('names what the sentence before did something to', () => {
    expect(demands('Drivers must upload delivery notes. The office must approve them within a day.')).toEqual(
      ['Drivers MUST upload delivery notes.', 'The office MUST approve the delivery notes within a day.'],
    );
  });

  it('leaves a pronoun that may stand for two things, or that its own sentence explains', () => {
    expect(
      demands('The worker must read the queue and write a report. The clerk must print it.').at(-1),
    ).not.toContain('print the queue');
    expect(
      demands('The scanner must write a log. If the disk is full, the clerk must empty it.').at(-1),
    ).toContain('empty it');
  });

  it('says of an order without an object what was named before', () => {
    expect(demands('The system must write a list of faults. Delete after 30 days.').at(-1)).toBe(
      'The list MUST be deleted after 30 days.',
    );
  });
});
