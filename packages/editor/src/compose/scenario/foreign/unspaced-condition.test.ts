import { expect, it } from 'vitest';
import { unspacedCondition } from './unspaced-condition.ts';

it.each([
  ['ja', '8度を超えたら当直に電話する', '8度を超えた', '当直に電話する'],
  [
    'ja',
    'ロッカーが満杯のときは、配達員に別の棟を案内する',
    'ロッカーが満杯のとき',
    '配達員に別の棟を案内する',
  ],
  ['ja', '在庫が切れた場合、注文を受け付けない', '在庫が切れた場合', '注文を受け付けない'],
  ['zh', '手机没信号时先存本地，有网再传', '手机没信号', '先存本地，有网再传'],
  ['zh', '预约后20分钟没签到，座位自动释放', '预约后20分钟没签到', '座位自动释放'],
  ['zh', '如果付款失败，订单保留30分钟', '付款失败', '订单保留30分钟'],
  ['zh', '没有空位就放9号通道', '没有空位', '放9号通道'],
])('finds the case and what happens then (%s: %s)', (language, said, when, main) => {
  expect(unspacedCondition(said, language)).toEqual({ when, main });
});

it.each([
  ['ja', '履歴は1年間保存する'],
  ['zh', '同一时间只能占一个座位'],
  ['zh', '主要功能就是导出'],
  ['zh', '实时显示车的位置'],
])('finds none where none is set (%s: %s)', (language, said) => {
  expect(unspacedCondition(said, language)).toBeNull();
});
