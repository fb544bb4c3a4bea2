import { expect, it } from 'vitest';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { revise } from '../samples/revise.ts';
import { isGap } from './gap.ts';

it('knows what a document says where its input says nothing, in every language', () => {
  for (const language of ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh']) {
    const { gapNone, gapOwner, gapVersionInPath, gapQuestions } = phrasesOf(language);
    for (const gap of [gapNone, gapOwner])
      expect(isGap(language, fill(gap, { questions: 'Q-12' }))).toBe(true);
    expect(isGap(language, gapQuestions)).toBe(true);
    expect(isGap(language, fill(gapVersionInPath, { questions: 'Q-2' }))).toBe(false);
    expect(isGap(language, `${fill(gapNone, { questions: 'Q-1' })} 42.`)).toBe(false);
  }
});

it('lets the first goal of a document take the place of the words that there is none', async () => {
  const before =
    '# 駐車場予約\n\n## 目標\n\n記載はありません。Q-1 を参照してください。\n\n## 対象外\n\n- 月極契約は対象外。\n\n## 未解決の質問\n\n- **Q-1:** 完了はどの結果で分かりますか？\n';
  const { output } = await revise(
    before,
    '目標に「受付の待ち時間を3分以内にする」を追加してください。',
    'Technical Spec',
  );
  expect(output).toBe(before.replace(/記載は.*/u, () => '- 受付の待ち時間を3分以内にする。'));
});

it('lets the explanation of a heading stand above the first item', async () => {
  const before =
    '# Parking\n\n## Goals\n\nWhat is better when the work is done.\n\nNone stated so far; see Q-1.\n\n## Open questions\n\n- **Q-1:** Which result shows that it is done?\n';
  const { output } = await revise(before, 'add a goal: nobody waits longer than 3 minutes', 'Technical Spec');
  expect(output).toBe(
    before
      .replace(/None stated so far.*/u, () => '- Nobody waits longer than 3 minutes.')
      .replace(/- \*\*Q-1.*/u, () => 'None.'),
  );
});
