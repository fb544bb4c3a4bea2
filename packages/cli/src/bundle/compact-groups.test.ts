import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCompactGroups } from './compact-groups.ts';

const PATTERNS = [
  /x(?:a|b|c|d)+y/u,
  /^(?:the )?(a|ab|abc|d)(?!a)/,
  /(?<=b(?:a|b|c|d))(?:a|b|c|d|xy)\b/iu,
  /a(?<one>(?:a|b|c|d){2}|b|c|d)?\k<one>/u,
  /a[(|](?:\(|\||\)|[)(|\]])b?/,
  /(?:a(?=a|b|c|d)(?:a|b|c|d|)x?|b)*/g,
  /(?:x|ab?){1,2}?(?<!x(?:a|b)?)(b|y)*?c|(?:d|x)/u,
];

for (const pattern of PATTERNS) {
  test(`${pattern} matches the same when it is compact`, () => {
    const compact = new RegExp(withCompactGroups(pattern.source), pattern.flags);
    const text = fc.string({ unit: fc.constantFrom(...'abcdxy (|)]'), maxLength: 12 });
    fc.assert(
      fc.property(text, (subject) => {
        pattern.lastIndex = 0;
        compact.lastIndex = 0;
        expect(compact.exec(subject)).toEqual(pattern.exec(subject));
      }),
    );
  });
}

test('groups of several alternatives, and what follows alternatives, are compiled once', () => {
  expect(withCompactGroups('(?:a|b)? (?:a|b|(?:c)|d)(?!a|b|c|d)')).toBe(
    '(?:a|b)?(?=) (?=)(?:a|b|(?:c)|d)(?=)(?!a|b|c|d)',
  );
  expect(withCompactGroups('(?:(?:a|b){2}|c)x')).toBe('(?:(?:a|b){2}|c)(?=)x');
});

test('what is compact stays as it is', () => {
  for (const { source } of PATTERNS) {
    const compact = withCompactGroups(source);
    expect(withCompactGroups(compact)).toBe(compact);
  }
});

test('what only looks like a group stays', () => {
  for (const pattern of ['(?:abc)x', 'x|(?:a|b)', String.raw`a[(a|b|c|d)]\(a|b|c|d\)`]) {
    expect(withCompactGroups(pattern)).toBe(pattern);
  }
});
