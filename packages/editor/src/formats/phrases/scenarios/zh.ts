import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Chinese. */
export const scenariosZh: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: '假设',
  whenWord: '当',
  thenWord: '那么',
  caseCovered: '由 {ids} 覆盖：{text}',
  unreachable: '{part} 无法访问或很慢：{state}。',
  scenarioInPlace: '变更已生效',
  scenarioExercised: '测试 {id}',
  scenarioMeasured: '测量 {id}',
  scenarioEach: '逐一测试',
  scenarioEachHolds: '每一项所述均成立',
  scenarioTries: '{subject} 尝试：{action}',
  scenarioSucceeds: '如 {id} 所述成功',
  scenarioSequel: '前一步已完成',
  scenarioInvalid: '{id} 的输入缺失或无效',
  scenarioInvalidAttempt: '{subject} 用无效数据尝试 {id}',
  scenarioRefused: '请求被拒绝并返回错误，没有任何改变',
  assumeRefusal: '被拒绝的尝试不会改变已存储的数据。',
};
