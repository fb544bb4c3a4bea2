import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Japanese cues. */
export const ja: Lexicon = lexiconOf({
  must: words(
    '必要がある|必要があります|必要です|必要（|なければならない|なければなりません|なければいけない|なければいけません|ないといけない|ねばならない|必須|すること|しなければ|が必要',
  ),
  should: words(
    'べき|望ましい|したい|してほしい|て欲しい|てください|て下さい|お願いします|ようにして|したほうがいい',
  ),
  may: words('してもよい|任意|できれば|可能であれば'),
  capability: words('できる|できます|可能'),
  prohibition: words(
    'してはならない|してはいけない|してはなりません|しないでください|ないでください|禁止|ないこと|できない',
  ),
  nonGoal: words('対象外|範囲外|不要|スコープ外|含まない'),
  future: words('将来|今後|いずれ|フェーズ2|後日'),
  risk: words('リスク|懸念|危険|恐れ'),
  decision: words('決定|決めました|ことにした|ことにしました|合意'),
  alternative: words('代わりに|代替'),
  assumption: words('と仮定|前提として|おそらく|と思います'),
  current: words('現在|今は|今日|昨日|先週|これまで'),
  problem: words('問題|エラー|不具合|障害|失敗し|動かない|ミス|遅い|手作業|手動|消える'),
  cause: words('ため、|原因|のせいで'),
  goal: words('目的|目標|ゴール'),
  rollout: words('リリース|ロールバック|段階的|デプロイ|切り戻し'),
  observability: words('メトリクス|アラート|ログ|監視|ダッシュボード'),
  failure: words('失敗した|エラー|オフライン|期限切れ|無効|タイムアウト'),
  example: words('例えば|例：'),
  owner: words('担当者は|担当：|責任者'),
  schedule: words('締め切り|期限は|来週まで'),
  retention: words('保存期間|保持|後に削除'),
  security: words('認証|トークン|パスワード|権限|ログイン|暗号化'),
  condition: words('場合|とき|たら|れば|したら'),
  actor: words('ユーザー|利用者|顧客|管理者|担当者|店長|お客様'),
  limit: words('まで|以内|最大|未満|以下|上限'),
});
