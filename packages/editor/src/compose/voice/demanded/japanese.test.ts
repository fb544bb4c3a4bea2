import { expect, it } from 'vitest';
import { japaneseDemand } from './japanese.ts';

it.each([
  ['3日を過ぎたら管理会社に通知する。', '3日を過ぎたら管理会社に通知しなければならない。'],
  ['履歴は1年間保存。', '履歴は1年間保存しなければならない。'],
  ['ログは90日で消す', 'ログは90日で消さなければならない'],
  ['飼い主にSMSを送る。', '飼い主にSMSを送らなければならない。'],
  ['一覧は期限の近い順に並べる。', '一覧は期限の近い順に並べなければならない。'],
  ['管理人はどの扉でも開けられること。', '管理人はどの扉でも開けられなければならない。'],
  ['店長が承認します。', '店長が承認しなければならない。'],
  ['連続勤務は5日まで', '連続勤務は5日までとしなければならない'],
  ['有効期限は3日間。', '有効期限は3日間でなければならない。'],
])('has the word that binds at its end: %s', (said, bound) => {
  expect(japaneseDemand(said, 'MUST')).toBe(bound);
});

it('says of what is wished for that it should be', () => {
  expect(japaneseDemand('ネットが切れても開けられるようにしてほしい。', 'SHOULD')).toBe(
    'ネットが切れても開けられるようにすべきである。',
  );
});

it.each([
  '在庫が足りない',
  '利用者にメールで送ります。',
  '合計が合わない場合がある。',
  '必ず確認すべきである。',
])('stays as it is where the form of its verb is not sure: %s', (said) => {
  expect(japaneseDemand(said, 'MUST')).toBeNull();
});
