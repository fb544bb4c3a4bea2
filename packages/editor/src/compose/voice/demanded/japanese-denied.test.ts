import { expect, it } from 'vitest';
import { japaneseDenied } from './japanese-denied.ts';

it.each([
  ['個人情報は保存しない', '個人情報は保存してはならない'],
  ['同じ通知を二度送らない', '同じ通知を二度送ってはならない'],
  ['顔写真を他人に見せない', '顔写真を他人に見せてはならない'],
  ['登録は24時間後に変更できない', '登録は24時間後に変更できないようにしなければならない'],
  ['当日の変更は不可', '当日の変更は不可としなければならない'],
  ['キャンセルは前日18時まで可能', 'キャンセルは前日18時まで可能でなければならない'],
])('forbids what is denied: %s', (said, bound) => {
  expect(japaneseDenied(said)).toBe(bound);
});

it.each(['これは問題ない', '在庫が足りない', '原因が分からない', '数が少ない'])(
  'leaves what only tells how it is: %s',
  (said) => {
    expect(japaneseDenied(said)).toBeNull();
  },
);
