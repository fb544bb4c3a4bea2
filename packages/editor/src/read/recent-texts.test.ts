import { expect, it } from 'vitest';
import { RecentTexts, remembering } from './recent-texts.ts';

it('forgets what was not asked for longest', () => {
  const recent = new RecentTexts<number>(8);
  recent.set('aa', 1);
  recent.set('bb', 2);
  recent.set('cc', 3);
  expect(recent.get('aa')).toBe(1);
  recent.set('dd', 4);
  expect(['aa', 'bb', 'cc', 'dd'].map((text) => recent.get(text))).toEqual([1, undefined, 3, 4]);
});

it('keeps nothing that is longer than all it may keep', () => {
  const recent = new RecentTexts<number>(3);
  recent.set('aaaa', 1);
  recent.set('b', 2);
  expect(recent.get('aaaa')).toBeUndefined();
  expect(recent.get('b')).toBe(2);
});

it('makes a result anew only for a text that was not asked about of late', () => {
  const made: string[] = [];
  const lengthOf = remembering(4, (text) => {
    made.push(text);
    return { length: text.length };
  });
  expect(['aa', 'aa', 'bb', 'cc', 'aa', 'ccccc', 'cc'].map((text) => lengthOf(text).length)).toEqual([
    2, 2, 2, 2, 2, 5, 2,
  ]);
  expect(made).toEqual(['aa', 'bb', 'cc', 'aa', 'ccccc']);
});
