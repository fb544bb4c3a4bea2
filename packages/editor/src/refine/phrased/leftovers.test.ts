import { expect, test } from 'vitest';
import { leavesSomething } from './leftovers.ts';
import { wordsIn } from './message.ts';
import type { WishSlot } from './wish-kinds.ts';

const field = { kind: 'field', words: 'email', name: 'member.email' } as const;
const other = { kind: 'field', words: 'phone', name: 'member.phone' } as const;

/** The wish of a message with slots in braces. */
function left(marked: string): boolean {
  const message = marked.replace(/\{\w+ ([^}]*)\}/gu, '$1');
  const words = wordsIn(message, [field, other]);
  const slots = new Map(
    [...marked.matchAll(/\{(\w+) ([^}]*)\}/gu)].map(([, slot = '', text = '']) => {
      const start = message.indexOf(text);
      const end = start + text.length;
      const own = words.filter((word) => start <= word.start && word.end <= end);
      return [slot as WishSlot, { start, end, words: own }];
    }),
  );
  return leavesSomething(words, { kind: 'remove-field', slots });
}

test.each([
  'nobody fills in {field email}, so it can go',
  'drop {field email}: email is of no use',
  'take {m 5 minutes} for {topic the timeout}, please',
  'call it {new "Depot 24"} from now on',
])('a wish takes up all that its message names: %s', (marked) => {
  expect(left(marked)).toBe(false);
});

test.each([
  'drop {field email} and phone',
  'drop {field email}, as FR-2 says',
  'drop {field email} after 30 days',
  'drop {field email} "for good"',
  'drop {field email} 2 weeks before the start',
])('a wish leaves something: %s', (marked) => {
  expect(left(marked)).toBe(true);
});
