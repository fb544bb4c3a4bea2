import { expect, it } from 'vitest';
import type { Kind } from '../statement.ts';
import { isAskedFor } from './asked-for.ts';

const asks = (prose: string, learned: Kind) =>
  isAskedFor({ prose, language: 'en', announced: null } as Parameters<typeof isAskedFor>[0], learned);

it('takes a wish in so many words for one, whatever its words complain of', () => {
  expect(asks("What I need is that a slot is lost if you're late", 'problem')).toBe(true);
  expect(asks("It'd help a lot if we could see whether the mail bounced", 'problem')).toBe(true);
  expect(asks('We need an export of everything, in case we leave', 'problem')).toBe(true);
  expect(asks('We need an hour for each of them', 'problem')).toBe(false);
  expect(asks('We need this before the Easter peak', 'problem')).toBe(false);
  expect(asks("It would help, I'm told", 'problem')).toBe(false);
});

it('takes for one what should be, and not what should be but is not', () => {
  expect(asks("The shop should tell people when a line's too long", 'problem')).toBe(true);
  expect(asks("A nurse should check each of them, but at night there's none", 'problem')).toBe(false);
  expect(asks('Should we grow beyond that', 'question')).toBe(false);
  expect(asks('Nobody knows what the page should show', 'question')).toBe(false);
});

it('leaves what was taken for a goal or a date as it is', () => {
  expect(asks('Customers should see on one page what they pay', 'goal')).toBe(false);
  expect(asks('The test should start on 1 September', 'schedule')).toBe(false);
});
