import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Chinese cues. */
export const zh: Lexicon = lexiconOf({
  must: words('必须|需要|应当|一定要|务必|必需|要求|不能缺|要能'),
  should: words('应该|希望|想要|最好|请'),
  may: words('可以选择|可选|如果可能|也许可以'),
  capability: words('可以|能够|支持|允许|只有|仅'),
  prohibition: words('不能|不得|禁止|不允许|不应|不要|不许|不可|绝不'),
  nonGoal: words('不支持|范围外|不在范围|暂时不|暂不|不包括|不需要|不考虑'),
  future: words('以后|将来|未来|后续|第二阶段|二期'),
  risk: words('风险|担心|危险|隐患'),
  decision: words('决定|已确定|商定|采用了|选择了'),
  alternative: words('替代方案|另一种方案|或者改用'),
  assumption: words('假设|假定|大概|应该是'),
  current: words('现在|目前|当前|今天|昨天|上周'),
  problem: words('问题|错误|故障|漏单|丢失|失败率|手动|太慢|很慢|崩溃|投诉|异常|仍是'),
  cause: words('因为|由于|原因'),
  goal: words('目标|目的|为了'),
  rollout: words('上线|灰度|回滚|发布|部署'),
  observability: words('监控|告警|日志|指标|仪表盘'),
  failure: words('失败|超时|不可用|过期|无效|离线|重复'),
  example: words('例如|比如'),
  owner: words('负责人|由.负责'),
  schedule: words('截止|下周|之前完成'),
  retention: words('保留|后自动删除|后删除|归档'),
  security: words('认证|令牌|密码|权限|登录|加密'),
  condition: words('如果|当|一旦|若|完成后|失败时|时，'),
  actor: words('用户|客户|管理员|运营|同事|店长'),
  limit: words('最多|不超过|不能超过|以内|上限|至多'),
});
