import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';

const specOf = (input: string) =>
  compose(read(input), { audience: 'Senior Dev', context: 'Backend', format: 'Technical Spec', tone: 50 });

it('shows in Japanese who sets about what, and that what is forbidden is refused', () => {
  const document = specOf(
    '劇団の予約が電話だけで、二重予約が月に3回ある。団体はWebで公演日を選んで申し込む。会員は投薬日を登録する。登録は24時間後に変更できない。個人情報は保存しない。',
  );
  expect(document).toContain(
    'もし 団体がWebで公演日を選んで申し込もうとする、ならば システムはそれを許可する',
  );
  expect(document).toContain('もし それでも誰かが試みる、ならば エラーで拒否され、何も変わらない');
  // What is not to be kept is looked for, and nobody tries it.
  expect(document).toContain('「個人情報は保存しない」');
});

it('shows in Chinese who wants what', () => {
  const document = specOf(
    '名单贴在走廊里,总是不对。会员在线预约并收到确认短信。声部长可以看到本声部的名单。不能重复预约。',
  );
  expect(document).toContain('当 会员想要在线预约并收到确认短信，那么 系统允许');
  expect(document).toContain('当 声部长想要看到本声部的名单，那么 系统允许');
});
