import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Japanese. */
export const scenariosJa: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: '前提',
  whenWord: 'もし',
  thenWord: 'ならば',
  caseCovered: '{ids} で対応：{text}',
  unreachable: '{part} に接続できないか、遅い：{state}。',
  scenarioInPlace: '変更が反映されている',
  scenarioExercised: '{id} をテストする',
  scenarioMeasured: '{id} を測定する',
  scenarioEach: 'それぞれをテストする',
  scenarioEachHolds: 'それぞれの内容が成り立つ',
  scenarioTries: '{subject} が次を試みる：{action}',
  scenarioSucceeds: '{id} のとおりに成功する',
  scenarioSequel: '前の手順が終わっている',
  scenarioInvalid: '{id} への入力がないか、無効である',
  scenarioInvalidAttempt: '{subject} が無効なデータで {id} を試みる',
  scenarioRefused: 'エラーで拒否され、何も変わらない',
  assumeRefusal: '拒否された試みは、保存済みのデータを変えません。',
};
