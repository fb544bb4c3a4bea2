import { describe, expect, it } from 'vitest';
import { withoutDetails } from './told-details.ts';

describe('what is told of a new ticket', () => {
  it('is taken off its end, whatever the order', () => {
    expect(withoutDetails('export the fines, Jo takes it, 3 points, due May 20')).toEqual({
      words: 'export the fines',
      details: [
        ['assignee', 'Jo'],
        ['estimate', '3'],
        ['due date', 'May 20'],
      ],
    });
    expect(withoutDetails('Export the fines (high prio), Bea.').details).toEqual([
      ['priority', 'high'],
      ['assignee', 'Bea'],
    ]);
  });

  it.each([
    'export the fines as CSV, XML and text',
    'show fines, fees and the rest',
    'open shops in Bern, Thun',
    'remind members by mail, twice a week',
  ])('is nothing that it is about: %s', (words) => {
    expect(withoutDetails(words)).toEqual({ words, details: [] });
  });
});
