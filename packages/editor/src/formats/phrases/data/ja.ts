import type { dataEn } from './en.ts';

/** The words of data models, in Japanese. */
export const dataJa: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: '{names} のデータモデル',
  modelCovers: 'このモデルは「{topic}」を対象とします。',
  fieldsIntro: '仮定と示した型は、フィールド名から導きました。',
  fieldsUnknown:
    '元の文は {entity} を挙げていますが、フィールドがありません。{questions} を参照してください。',
  noDiagram: '図はエンティティが決まり次第追記します。',
  noRelations: '元の文にエンティティ同士の関連はありません。',
  joinEntity: '二つのエンティティを結びます',
  relationLine: '{from} 一件に {to} が任意の件数属します（{column}）。',
  relationOneLine: '{from} 一件に {to} は一件まで属します（{column}）。',
  constraintKey: '{columns} が行を特定します。',
  constraintUnique: '{column} は一意です。',
  constraintForeign: '{column} は外部キーで、インデックスが必要です。',
  accessBy: '{entity} を {columns} で読み取るには索引が必要です。',
  typeAssumed: '型は仮定',
  classPersonal: '個人',
  classSecret: '機密',
  classInternal: '社内',
  assumeTypes: '元の文にない型は、フィールド名から導きました。',
  assumeKeys: 'キーの記載がないエンティティは `id` で特定します。',
  assumeJoins: '多対多の二つのエンティティは、専用のエンティティで結びます。',
};
