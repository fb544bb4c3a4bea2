import type { Strength } from '../../../understand/statement.ts';

/** Words that bind, grant or deny already, which a second one would not go with. */
const binds = /必须|必須|应该|應該|应当|可以|不得|不能|不许|不要|不用|只能|禁止|需|须|最好|希望|吗|？/u;
/** "不要显示电话号码", "不保存身份证号": what denies a deed that is forbidden. */
const forbids =
  /(?<![要能会得是])(?:不要|不许|不准|不可以|不能(?!用|满足|不)|不(?=(?:保存|存储|储存|保留|记录|收集|采集|显示|展示|上传|发送|公开|共享|对外)))(?=再|重复|在|\p{Script=Han})/u;
/** "要在10分钟内确认": a word that binds, and no part of another. */
const want = /(?<![不需只主重将就快])要(?![求点素么])/u;
const able = /(?<![不只可才功性智技])能(?=[看查选改收按用在自直够])/u;
/** "没有空位就放9号通道": what is done in a case. */
const then = /(?<=[^就，。]{2})就(?=(?![不没是])\p{Script=Han})/u;
/** What stands before the verb of a clause and belongs to it. */
const adverbial = String.raw`(?:自动|立即|马上|同时|先|再|只|都|在线上?|线上|扫码|通过[^，。的]{1,8}?|每天(?:早上|上午|中午|下午|晚上)?|[^，。的]{0,3}?(?:\uE010.\uE011|\d{1,2})(?:点|小时|分钟|天|周)[^，。的]{0,3}?(?:前|内|后)|每(?:\uE010.\uE011|[\d一二两三四五六七八九十半]{0,3})[^，。]{0,3}|在[^，。的]{1,8}?(?:里|内|上|前|后|中)|用[^，。的]{1,6}?|按[^，。的]{1,8}?|给[^，。的]{1,6}?|向[^，。的]{1,6}?|凭[^，。的]{1,6}?|把[^，。的]{1,8}?){1,3}`;
const verb =
  '(?:保存|保留|显示|更新|排列|排序|登记|打|发送|通知|收到|提醒|删除|上报|支持|提供|生成|导出|释放|提交|返回|推送|归档|加密|脱敏|清掉|清除|预约|预订|确认|查看|上传|支付|申请|审批|批准|报名|签到|填写|选择|录入|存|传|发|选|扫|刷|开|转|派|放)';
/** Whoever or whatever a clause is of. */
const subject = String.raw`(?:[^，。：先]{2,24}，)?(?:没有?[^，。]{1,8}的)?(?:[^，。：]{1,10}(?:时|后|的时候))?(?:[^，。：不没]{2,12}?)?`;
const clause = new RegExp(
  `^(${subject})(?<=[^，。]{2})(?=${adverbial}${verb}|(?:保存|保留|显示|收到|自动|留)[^，。的言]|(?:删除|清掉|清除|归档|取消|停用|作废)(?:$|[，。]))`,
  'u',
);

/**
 * A Chinese demand with the word that binds before what is done: "照片保存两年。" → "照片必须保存两年。". Null where it binds already, or where its
 * verb is not sure.
 */
export function chineseDemand(prose: string, strength: Strength): string | null {
  if (strength !== 'MUST') return null;
  const forbidden = binds.test(prose.replace(forbids, '')) ? prose : prose.replace(forbids, '不得');
  if (forbidden !== prose) return forbidden;
  if (binds.test(prose)) return null;
  if (want.test(prose)) return prose.replace(want, '必须');
  if (able.test(prose)) return prose.replace(able, '必须能');
  if (then.test(prose)) return prose.replace(then, '就必须');
  const opening = clause.exec(prose)?.[1];
  return opening === undefined ? null : `${opening}必须${prose.slice(opening.length)}`;
}
