import type { Strength } from '../../../understand/statement.ts';
import { japaneseDenied } from './japanese-denied.ts';

/** Words that bind, grant or ask already. */
const binds =
  /必要|なければ(?:なら|なり|いけ)|なくては|ねばなら|必須|べき|てはなら|てはいけ|てもよい|ください|下さい|禁止|ものとする|望ましい|かもしれ|でしょう|か[。？]?$/u;
/** Nouns of work with data that are verbs with "する", as notes leave it out. */
const deeds =
  '保存|保管|保持|表示|通知|送信|送付|削除|登録|記録|確認|更新|申請|承認|変更|返却|発行|出力|印刷|再送|停止|開始|終了|共有|選択|入力|確定|破棄|解放|集計|暗号化|匿名化|連携|反映|除外|拒否|追加|作成|取得|監視|検知|転送|案内|連絡|報告|配布|公開|検証|制限';
const nounOfDeed = new RegExp(
  `(?<=[をにでへともらはが、間後前内回度年月日週分秒\uE011]|自動|一括)(?:${deeds})$`,
  'u',
);
/** "有効期限は3日間", "連続勤務は5日まで": how much something is, and up to where. */
const amount =
  /(?<=は[^はがを]{0,12})(?:\d[\d.,]*|[一二三四五六七八九十]+|\uE010.\uE011)\s?(?:(?<=\uE011)|日|年|か月|ヶ月|カ月|週|時間|分|秒|ミリ秒|ms|s|回|件|個|名|人|枚|文字|MB|GB|KB|%|％|円)間?(まで|以内|以下|以上|未満|のみ|だけ)?$/u;

/** Verbs of one stem, though a character stands before their ending. */
const ichidan = /[見出着寝得似経]る$|[いきしちにひみりぎじびえけせてねへめれげぜでべぺ]る$/u;
/** What the last sound of the others becomes before a word that denies. */
const godan: Readonly<Record<string, string>> = {
  く: 'か',
  ぐ: 'が',
  す: 'さ',
  つ: 'た',
  ぬ: 'な',
  ぶ: 'ば',
  む: 'ま',
  う: 'わ',
  る: 'ら',
};

/** What a sentence says whose author would have it so: "…ようにしてほしい". */
const wished = /して(?:ほしい|欲しい|もらいたい)(?:です)?$/u;

/**
 * A Japanese demand with the word that binds: "管理会社に通知する。" → "管理会社に通知しなければならない。", "履歴は1年間保存" →
 * "履歴は1年間保存しなければならない". Null where it binds already, denies, or ends in no verb whose form is sure.
 */
export function japaneseDemand(prose: string, strength: Strength): string | null {
  const end = /[。.!！]*$/u.exec(prose)?.index ?? prose.length;
  const said = prose.slice(0, end);
  if (strength === 'MAY' || binds.test(said)) return null;
  const bound =
    strength === 'SHOULD'
      ? wishedFor(said)
      : (bindingEnd(said.replace(/こと$/u, '')) ?? japaneseDenied(said.replace(/こと$/u, '')));
  return bound === null ? null : bound + prose.slice(end);
}

function wishedFor(said: string): string | null {
  return wished.test(said) ? said.replace(wished, 'すべきである') : null;
}

function bindingEnd(said: string): string | null {
  if (nounOfDeed.test(said)) return `${said}しなければならない`;
  const bound = amount.exec(said);
  if (bound) return `${said}${bound[1] === undefined ? 'で' : 'とし'}なければならない`;
  const stem = negativeStem(said);
  return stem === null ? null : `${stem}なければならない`;
}

/** A sentence up to the form of its last verb that stands before what denies it. */
function negativeStem(said: string): string | null {
  if (/(?:する|します)$/u.test(said)) return said.replace(/(?:する|します)$/u, 'し');
  if (/(?:ない|ません|た|たい|です|だ|ある|である|まる)$/u.test(said)) return null;
  if (/[いきしちにひみりぎじびえけせてねへめれげぜでべぺ]ます$/u.test(said))
    // "送ります" is of another stem than "届けます", and nothing in it tells
    return /[えけせてねへめれげぜでべぺ]ます$|できます$/u.test(said) ? said.replace(/ます$/u, '') : null;
  if (ichidan.test(said)) return said.slice(0, -1);
  const last = godan[said.at(-1) ?? ''];
  return last === undefined || !/[\p{Script=Han}\p{Script=Hiragana}].$/u.test(said)
    ? null
    : said.slice(0, -1) + last;
}
