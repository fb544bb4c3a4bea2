import type { RfcPhrases } from './phrases.ts';

/** Chinese phrases of requests for comments. */
export const rfcZh: RfcPhrases = {
  rfcStatus: '状态',
  rfcAuthor: '作者',
  rfcDate: '日期',
  rfcNotStated: '原文未注明',
  rfcProposes: '本 RFC 提议：{title}。',
  rfcProposed: '提议：{text}',
  rfcGoals: '目标',
  rfcCan: '{actor} 可以 {actions}。',
  rfcDoNothing: '什么都不做',
  rfcNothingRemains: '“{heading}”所描述的情况会继续。',
  rfcNothingOpen: '其代价待定，见 {questions}。',
  rfcOther: '另一种做法',
  rfcOtherOpen: '原文没有说明。',
};
