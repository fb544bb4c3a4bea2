import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const sectionOf = (text: string, heading: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 })
    .split(` ${heading}\n`)[1]
    ?.split(/\n#/u)[0]
    ?.trim();

const bakery =
  'Shops must see the orders of the last 2 hours. A duplicate order must be refused. The list must be printed.';

it('tells what goes wrong by the core of its demand, not by a number alone', () => {
  expect(sectionOf(bakery, 'Failure and edge cases')).toMatch(
    /^- A duplicate order is refused \(FR-2\)\.$/mu,
  );
});

it('tells a limit that another demand sets with what it limits, and no number that limits nothing', () => {
  const bounded = `${bakery} Shops must keep an order for at most 2 days.`;
  expect(sectionOf(bounded, 'Non-functional requirements')).toMatch(/at most 2 days/u);
  expect(sectionOf(bakery, 'Non-functional requirements')).toBe('None stated so far.');
});
