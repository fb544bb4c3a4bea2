import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Japanese. */
export const scenariosJa: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: '前提',
  whenWord: 'もし',
  thenWord: 'ならば',
  unreachable: '{part} に接続できないか、遅い：{state}。',
  scenarioInPlace: '変更が反映されている',
  scenarioMeasured: '所要時間を測定する（{text}）',
  scenarioSequel: '前の手順が終わっている',
  scenarioRefused: 'エラーで拒否され、何も変わらない',
  scenarioTriedAt: '{limit}に試みる',
  scenarioHappensAt: '{limit}になって初めて行われる',
  scenarioCount: '{limit}ある',
  scenarioPasses: '{limit}は不合格となり、それ未満は合格となる',
  scenarioLate: '遅延として扱われる',
  scenarioOther: '{who} 以外の者がこれを試みる',
  scenarioAllows: 'システムはそれを許可する',
  scenarioNoCase: '次の場合ではない：{text}',
  scenarioNoFollow: '次のことは起こらない：「{text}」',
  scenarioTriesAnyway: 'それでも誰かが試みる',
  scenarioMoment: 'その時が来る：{time}',
  scenarioNotYet: 'まだその時が来ていない：{time}',
  scenarioIncomplete: '{attempt}が、必要なデータがないか無効である',
  assumeRefusal: '拒否された試みは、保存済みのデータを変えません。',
};
