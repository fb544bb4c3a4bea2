import type { gapsEn } from './en.ts';

/** What a section says where the input says nothing, in Japanese. */
export const gapsJa: Readonly<Record<keyof typeof gapsEn, string>> = {
  gapSubject: '元の文に {subject} の記述がありません。{questions} を参照してください。',
  gapNone: '記載はありません。{questions} を参照してください。',
  gapOpen: 'まだ決まっていません。{questions} を参照してください。',
  gapFunctional: '元の文にテストできる動作がまだありません。{questions} を参照してください。',
  gapTests: '{questions} の回答が出るまで、テストする対象がありません。',
  gapAssumptions: 'この文書は、元の文を超える前提を置いていません。',
  gapQuestions: 'ありません。',
  gapOwner: '元の文に責任者の記述がありません。{questions} を参照してください。',
  gapAuth: '元の文に呼び出し元と認証方法の記述がありません。{questions} を参照してください。',
  gapResources: '元の文にリソースの記述がありません。{questions} を参照してください。',
  gapEndpoints: '元の文に操作の記述がありません。{questions} を参照してください。',
  gapPagination: '元の文に長い一覧の読み方がありません。{questions} を参照してください。',
  gapLimits: '元の文に制限の記述がありません。{questions} を参照してください。',
  gapVersioning: '元の文にバージョンの区別の仕方がありません。{questions} を参照してください。',
  gapVersionInPath:
    'パスにバージョンがあります。旧バージョンの期間は未定です。{questions} を参照してください。',
  gapSecurity: '元の文に誰が何を見たり変えたりできるかの記述がありません。{questions} を参照してください。',
  gapEntities: '元の文にエンティティの記述がありません。{questions} を参照してください。',
  gapFields: 'フィールドはまだ分かっていません。{questions} を参照してください。',
  gapRelations: '関連はまだ分かっていません。{questions} を参照してください。',
  gapConstraints: '元の文に制約とインデックスの記述がありません。{questions} を参照してください。',
  gapEnumerations: '元の文に決まった値の一覧がありません。{questions} を参照してください。',
  gapQualityRules: '元の文に値の規則がありません。{questions} を参照してください。',
  gapFreshness: '元の文にデータの鮮度の記述がありません。{questions} を参照してください。',
  gapRetention: '元の文にデータの保持期間がありません。{questions} を参照してください。',
  gapMigration: '元の文に既存データの扱いがありません。{questions} を参照してください。',
  gapAccess: '元の文に問い合わせの記述がありません。{questions} を参照してください。',
};
