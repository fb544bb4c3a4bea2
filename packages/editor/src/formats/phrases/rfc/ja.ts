import type { RfcPhrases } from './phrases.ts';

/** Japanese phrases of requests for comments. */
export const rfcJa: RfcPhrases = {
  rfcStatus: 'ステータス',
  rfcAuthor: '著者',
  rfcDate: '日付',
  rfcNotStated: '元の文に記載なし',
  rfcProposes: 'この RFC の提案：{title}。',
  rfcProposed: '提案：{text}',
  rfcGoals: '目標',
  rfcCan: '{actor} は {actions} ことができます。',
  rfcDoNothing: '何もしない',
  rfcNothingRemains: '「{heading}」に書かれた状態が続きます。',
  rfcNothingOpen: 'その代償は未定です。{questions} を参照してください。',
  rfcOther: '別の方法',
  rfcOtherOpen: '記載はありません。',
};
