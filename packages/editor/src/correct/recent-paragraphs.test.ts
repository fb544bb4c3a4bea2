import { expect, it } from 'vitest';
import { RecentParagraphs } from './recent-paragraphs.ts';

it('forgets what was not asked for longest', () => {
  const recent = new RecentParagraphs<number>(6);
  recent.set('aa', 1);
  recent.set('bb', 2);
  recent.set('cc', 3);
  expect(recent.get('aa')).toBe(1);
  recent.set('dd', 4);
  expect(['aa', 'bb', 'cc', 'dd'].map((paragraph) => recent.get(paragraph))).toEqual([1, undefined, 3, 4]);
});

it('keeps nothing that is longer than all it may keep', () => {
  const recent = new RecentParagraphs<number>(3);
  recent.set('aaaa', 1);
  recent.set('b', 2);
  expect(recent.get('aaaa')).toBeUndefined();
  expect(recent.get('b')).toBe(2);
});
