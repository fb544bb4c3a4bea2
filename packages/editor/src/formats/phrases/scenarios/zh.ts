import type { scenariosEn } from './en.ts';

/** The words of scenarios, cases and risks, in Chinese. */
export const scenariosZh: Readonly<Record<keyof typeof scenariosEn, string>> = {
  givenWord: '假设',
  whenWord: '当',
  thenWord: '那么',
  unreachable: '{part} 无法访问或很慢：{state}。',
  scenarioInPlace: '变更已生效',
  scenarioMeasured: '测量耗时（{text}）',
  scenarioSequel: '前一步已完成',
  scenarioRefused: '请求被拒绝并返回错误，没有任何改变',
  scenarioTriedAt: '在{limit}尝试',
  scenarioHappensAt: '直到{limit}才发生',
  scenarioCount: '有{limit}',
  scenarioPasses: '{limit}不通过，低于该值则通过',
  scenarioLate: '视为延迟',
  scenarioOther: '{who} 以外的人尝试',
  scenarioAllows: '系统允许',
  scenarioNoCase: '情况并非如此：{text}',
  scenarioNoFollow: '以下情况不会发生：“{text}”',
  scenarioTriesAnyway: '仍有人尝试',
  scenarioMoment: '时间到了：{time}',
  scenarioNotYet: '时间尚未到：{time}',
  scenarioIncomplete: '{attempt}，但数据缺失或无效',
  assumeRefusal: '被拒绝的尝试不会改变已存储的数据。',
};
