import { describe, expect, it } from 'vitest';
import { attending, metIn } from './attendance.ts';

describe('who took part', () => {
  it.each([
    ['Billing weekly 3 May (Ana, Pieter, Xochi, late: Tom)', ['ana', 'pieter', 'xochi', 'tom']],
    ['Kitchen app planning 2024-06-18, attendees: Nina, Carlos', ['nina', 'carlos']],
    ['Standup 12.05. (Priya, Sam, Olga)', ['priya', 'sam', 'olga']],
  ])('is read from the heading «%s»', (heading, names) => {
    expect(metIn(heading)).toEqual(names);
  });

  it.each(['Route planning (bus, tram)', 'Report for Q3 (Ana, Tom)', 'Weekly digest (daily, monthly)'])(
    'is nobody in «%s»',
    (heading) => {
      expect(metIn(heading)).toEqual([]);
    },
  );

  it('is read from a line of its own, too', () => {
    expect(attending('Notes\nPresent: Laura (ops), Kofi')).toEqual(['laura', 'kofi']);
  });
});
