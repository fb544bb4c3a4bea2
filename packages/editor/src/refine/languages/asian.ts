import type { Wording } from './wording.ts';

/** What an order names: the words in its quotation marks, or words that no comma parts. */
const quoted = '[「『“"]?([^、，。；;]{1,120}?)[」』”"]?';
const other = '[「『“"]?(.{1,200}?)[」』”"]?';
const please =
  '(?:して)?(?:ください|下さい|ほしい(?:です)?|もらえますか|くれますか|お願いします)?[。．!！]?$';

/** Japanese instructions. */
export const japanese: readonly Wording[] = [
  {
    // "not 14 days but 21 days"
    pattern:
      /^.{0,80}?([\d.,]+[^\d\s、。はをが]{0,8}?)(?:では|じゃ)?(?:なくて?|ない)、?([\d.,]+[^\d\s、。]{0,8}?)(?:に(?:して|変更|なり|する|します).{0,20}|です|だ)?[。．!！]?$/u,
    english: 'change $1 to $2',
  },
  {
    pattern: new RegExp(`^${quoted}(?:の)?(?:セクション|節|章|項目)を(?:削除|消去|除去|消)${please}`, 'u'),
    english: 'remove the section $1',
  },
  {
    pattern: new RegExp(`^${quoted}についての(?:文|記述|項目)を(?:削除|消去|消)${please}`, 'u'),
    english: 'remove the sentence about $1',
  },
  { pattern: new RegExp(`^${quoted}を(?:削除|消去|除去|消)${please}`, 'u'), english: 'remove $1' },
  {
    pattern: new RegExp(`^${quoted}を${other}に(?:置き換え|置換|差し替え|変え)(?:て)?${please}`, 'u'),
    english: 'replace $1 with $2',
  },
  {
    pattern: new RegExp(
      `^${quoted}(?:の)?(?:セクション|節)?(?:の)?(?:名前|見出し)を${other}に(?:変更|変え|改名)(?:て)?${please}`,
      'u',
    ),
    english: 'rename $1 to $2',
  },
  {
    pattern: new RegExp(`^${quoted}を${other}に(?:変更|修正|設定|統一)${please}`, 'u'),
    english: 'replace $1 with $2',
  },
  {
    pattern: new RegExp(`^([^、，。「」]{1,40}?)は([^、，。]{1,40}?)に(?:変更|修正|設定)${please}`, 'u'),
    english: 'change $1 to $2',
  },
  {
    pattern: new RegExp(`^${quoted}を${other}の前に(?:移動|移し)(?:て)?${please}`, 'u'),
    english: 'move $1 before $2',
  },
  {
    pattern: new RegExp(`^${quoted}を${other}の(?:後|あと|後ろ)に(?:移動|移し)(?:て)?${please}`, 'u'),
    english: 'move $1 after $2',
  },
  {
    pattern: new RegExp(`^(?:次の)?要件を追加${please.replace('$', '')}[:：]\\s?(.{1,1000})$`, 'u'),
    english: 'add a requirement that $1',
  },
  {
    pattern: new RegExp(`^リスクを追加${please.replace('$', '')}[:：]\\s?(.{1,1000})$`, 'u'),
    english: 'add a risk that $1',
  },
  {
    pattern: new RegExp(`^要件(?:の中)?に${quoted}を(?:追加|加え)(?:て)?${please}`, 'u'),
    english: 'add a requirement that $1',
  },
  {
    pattern: new RegExp(`^リスク(?:の中)?に${quoted}を(?:追加|加え)(?:て)?${please}`, 'u'),
    english: 'add a risk that $1',
  },
  {
    pattern: /^(.{1,30}?)に[「『](.{2,400}?)[」』]を追加(?:して)?(?:ください|下さい)?[。]?$/u,
    english: 'add "$2" to $1',
  },
  { pattern: /^(?:要件の追加|新しい要件)[:：]\s?(.{1,1000})$/u, english: 'add a requirement that $1' },
  {
    pattern: /^(?:質問|Q-?)\s?(\d{1,2})(?:の(?:回答|答え))?[:：は]\s?(.{1,1000})$/u,
    english: 'answer to question $1: $2',
  },
  {
    pattern: new RegExp(`^(?:もっと|全体を|文書を|もう少し)?(?:短く|簡潔に)${please}`, 'u'),
    english: 'make it shorter',
  },
  { pattern: new RegExp(`^${quoted}を(?:短く|簡潔に)${please}`, 'u'), english: 'shorten $1' },
  { pattern: new RegExp(`^${quoted}を表に(?:変換|変更)?${please}`, 'u'), english: 'turn $1 into a table' },
  {
    pattern: new RegExp(`^${quoted}を(?:箇条書き|リスト)に(?:変換|変更)?${please}`, 'u'),
    english: 'turn $1 into bullets',
  },
];

const polite = '(?:请|麻烦|请你|帮我|可以)?(?:把|将)?';

/** Chinese instructions. */
export const chinese: readonly Wording[] = [
  {
    pattern: new RegExp(
      `^${polite}(?:删除|删掉|去掉|移除|去除)${quoted}(?:这个|这一)?(?:部分|章节|一节|小节)[。！]?$`,
      'u',
    ),
    english: 'remove the section $1',
  },
  {
    pattern: new RegExp(
      `^${polite}${quoted}(?:这个|这一)?(?:部分|章节|一节|小节)?(?:删除|删掉|去掉|移除)[。！]?$`,
      'u',
    ),
    english: 'remove $1',
  },
  {
    pattern: new RegExp(
      `^${polite}(?:删除|删掉|去掉|移除|去除)(?:关于)${quoted}(?:的)?(?:句子|内容|条目)[。！]?$`,
      'u',
    ),
    english: 'remove the sentence about $1',
  },
  {
    pattern: new RegExp(`^${polite}(?:删除|删掉|去掉|移除|去除)${quoted}[。！]?$`, 'u'),
    english: 'remove $1',
  },
  {
    pattern: new RegExp(`^${polite}${quoted}(?:重命名为|改名为|更名为)${other}[。！]?$`, 'u'),
    english: 'rename $1 to $2',
  },
  {
    pattern: new RegExp(
      `^${polite}${quoted}(?:替换为|替换成|换成|改成|改为|修改为|变成)${other}[。！]?$`,
      'u',
    ),
    english: 'replace $1 with $2',
  },
  {
    pattern: new RegExp(`^${polite}用${quoted}(?:替换|代替|取代)${other}[。！]?$`, 'u'),
    english: 'replace $2 with $1',
  },
  {
    pattern: new RegExp(`^${polite}${quoted}(?:移到|移动到|放到)${other}(?:之前|前面)[。！]?$`, 'u'),
    english: 'move $1 before $2',
  },
  {
    pattern: new RegExp(`^${polite}${quoted}(?:移到|移动到|放到)${other}(?:之后|后面)[。！]?$`, 'u'),
    english: 'move $1 after $2',
  },
  {
    pattern: new RegExp(
      `^${polite}(?:添加|增加|新增|加)(?:一个|一条|一项)?(?:新的?)?(?:需求|要求)[:：，,]\\s?(.{1,1000})$`,
      'u',
    ),
    english: 'add a requirement that $1',
  },
  {
    pattern: new RegExp(
      `^${polite}(?:添加|增加|新增|加)(?:一个|一条|一项)?(?:新的?)?风险[:：，,]\\s?(.{1,1000})$`,
      'u',
    ),
    english: 'add a risk that $1',
  },
  {
    pattern:
      /^(?:请)?在?(?:需求|要求)(?:部分|章节)?(?:里|中|下)?(?:再|还)?(?:加上?|添加|增加|补充)(?:一条|一个|一项)?[:：，,]\s?(.{1,1000})$/u,
    english: 'add a requirement that $1',
  },
  {
    pattern:
      /^(?:请)?在?风险(?:部分|章节)?(?:里|中|下)?(?:再|还)?(?:加上?|添加|增加|补充)(?:一条|一个|一项)?[:：，,]\s?(.{1,1000})$/u,
    english: 'add a risk that $1',
  },
  {
    pattern: /^(?:问题|Q-?)\s?(\d{1,2})(?:的(?:答案|回答))?(?:是|[:：])\s?(.{1,1000})$/u,
    english: 'answer to question $1: $2',
  },
  {
    pattern: /^(?:请)?(?:整体|再|更)?(?:写|改)?(?:简短|简洁|短)(?:一点|一些|些)?[。！]?$/u,
    english: 'make it shorter',
  },
  { pattern: new RegExp(`^(?:请)?(?:缩短|精简)${quoted}[。！]?$`, 'u'), english: 'shorten $1' },
  {
    pattern: new RegExp(`^${polite}${quoted}(?:改成|转换成|转成|变成|做成)(?:一个)?表格[。！]?$`, 'u'),
    english: 'turn $1 into a table',
  },
  {
    pattern: new RegExp(`^${polite}${quoted}(?:改成|转换成|转成|变成)(?:项目符号)?列表[。！]?$`, 'u'),
    english: 'turn $1 into bullets',
  },
];
