import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Japanese; the keys are those of every language. */
export const derivedJa: DerivedPhrases = {
  askStep: '{id}（「{text}」）が途中で失敗したとき、どうする必要がありますか？',
  askZone: '{time} はどのタイムゾーンの時刻ですか？',
  askShare: '{id}「{text}」はどの割合のケースで満たされる必要がありますか？',
  askAgreed: '「{text}」は合意済みですか？',
  askUndelivered: '{id} のメッセージが届けられないとき、何が起こりますか？',
  pointOf: '{ids} の詳細',
  holds: '次のことが成り立つ：{text}',
  benefitGoal: '「{text}」が実現する',
  testMost: '測定：{text}。{limit}は合格、{limit}を超えると不合格。',
  testUnder: '測定：{text}。{limit}未満は合格、{limit}は不合格。',
  testLeast: '測定：{text}。{limit}は合格、{limit}未満は不合格。',
  testPlain: '確認：{text}。',
  testInspected: '記載どおりか検査で確認するもの：{ids}。',
};
