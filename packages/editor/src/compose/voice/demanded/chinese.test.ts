import { expect, it } from 'vitest';
import { chineseDemand } from './chinese.ts';

it.each([
  ['照片保存两年，之后删掉。', '照片必须保存两年，之后删掉。'],
  ['预约后20分钟没签到，座位自动释放。', '预约后20分钟没签到，座位必须自动释放。'],
  ['司机接单后要在10分钟内确认。', '司机接单后必须在10分钟内确认。'],
  ['没有空位就放9号通道', '没有空位就必须放9号通道'],
  ['没网时先存在手机里，之后再传。', '没网时必须先存在手机里，之后再传。'],
  ['客户能看到车的位置。', '客户必须能看到车的位置。'],
  ['重要通知要置顶。', '重要通知必须置顶。'],
])('has the word that binds before what is done: %s', (said, bound) => {
  expect(chineseDemand(said, 'MUST')).toBe(bound);
});

it.each(['卡不认识就不开门。', '主要功能是导出。', '不收现金。', '签收必须拍照。', '存储在阿里云'])(
  'stays as it is where that place is not sure: %s',
  (said) => {
    expect(chineseDemand(said, 'MUST')).toBeNull();
  },
);

it.each([
  ['不要显示其他人的电话号码。', '不得显示其他人的电话号码。'],
  ['不保存身份证号。', '不得保存身份证号。'],
  ['用户不能取消已发货的订单。', '用户不得取消已发货的订单。'],
  ['会员在线预约并收到确认短信。', '会员必须在线预约并收到确认短信。'],
  ['教练每天晚上8点前确认名单。', '教练必须每天晚上8点前确认名单。'],
])('forbids what is denied, and binds the first of several deeds: %s', (said, bound) => {
  expect(chineseDemand(said, 'MUST')).toBe(bound);
});

it('takes trouble for no ban', () => {
  expect(chineseDemand('不能满足需求。', 'MUST')).toBeNull();
});
