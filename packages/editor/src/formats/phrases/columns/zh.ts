import type { columnsEn } from './en.ts';

/** Titles of columns, in Chinese. */
export const columnsZh: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: '必填',
  colResource: '资源',
  colFields: '字段',
  colPart: '部分',
  colRequirements: '需求',
  colMethod: '方法',
  colPath: '路径',
  colTopic: '主题',
  colState: '状态',
  colRequirement: '需求',
  colTicket: '工单',
  colStatus: '状态码',
  colMeaning: '含义',
  colName: '名称',
  colType: '类型',
  colIn: '位置',
  colDescription: '说明',
  colNull: '空值',
  colKey: '键',
  colDefault: '默认值',
  colClassification: '分类',
  colField: '字段',
  colValues: '取值',
  colEntity: '实体',
};
