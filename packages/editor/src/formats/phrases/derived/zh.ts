import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Chinese; the keys are those of every language. */
export const derivedZh: DerivedPhrases = {
  askStep: '{id}（“{text}”）中途失败时应当怎样处理？',
  askZone: '{time} 指的是哪个时区？',
  askShare: '{id}“{text}”必须在多大比例的情况下成立？',
  askAgreed: '“{text}”这一点是否已经确定？',
  askUndelivered: '{id} 的消息无法送达时会怎样？',
  pointOf: '{ids} 的细节',
  holds: '以下成立：{text}',
  benefitGoal: '实现“{text}”',
  testMost: '需测量：{text}。{limit}为通过，超过{limit}为不通过。',
  testUnder: '需测量：{text}。低于{limit}为通过，{limit}为不通过。',
  testLeast: '需测量：{text}。{limit}为通过，低于{limit}为不通过。',
  testPlain: '需检查：{text}。',
  testInspected: '按原文通过检查确认：{ids}。',
};
