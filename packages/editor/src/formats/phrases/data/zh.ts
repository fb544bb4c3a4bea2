import type { dataEn } from './en.ts';

/** The words of data models, in Chinese. */
export const dataZh: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: '{names} 的数据模型',
  modelCovers: '本模型涉及“{topic}”。',
  fieldsIntro: '标为假设的类型由字段名推导而来。',
  fieldsUnknown: '原文提到 {entity}，但没有给出字段；见 {questions}。',
  noDiagram: '实体明确后再补充图。',
  noRelations: '原文没有给出实体之间的关系。',
  joinEntity: '连接两个实体',
  relationLine: '一个 {from} 对应任意数量的 {to}，通过 {column}。',
  relationOneLine: '一个 {from} 最多对应一个 {to}，通过 {column}。',
  constraintKey: '{columns} 标识一行。',
  constraintUnique: '{column} 是唯一的。',
  constraintForeign: '{column} 是外键，需要索引。',
  accessBy: '按 {columns} 读取 {entity} 需要索引。',
  typeAssumed: '类型为假设',
  classPersonal: '个人',
  classSecret: '机密',
  classInternal: '内部',
  assumeTypes: '原文未给出的类型由字段名推导而来。',
  assumeKeys: '没有说明键的实体由 `id` 标识。',
  assumeJoins: '多对多的两个实体由单独的实体连接。',
};
