import type { columnsEn } from './en.ts';

/** Titles of columns, in Japanese. */
export const columnsJa: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: '必須',
  colResource: 'リソース',
  colFields: 'フィールド',
  colPart: '部分',
  colRequirements: '要件',
  colMethod: 'メソッド',
  colPath: 'パス',
  colTopic: '項目',
  colState: '状態',
  colRequirement: '要件',
  colTicket: 'チケット',
  colStatus: 'ステータス',
  colMeaning: '意味',
  colName: '名前',
  colType: '型',
  colIn: '場所',
  colDescription: '説明',
  colNull: 'NULL',
  colKey: 'キー',
  colDefault: '既定値',
  colClassification: '分類',
  colField: 'フィールド',
  colValues: '値',
  colEntity: 'エンティティ',
};
