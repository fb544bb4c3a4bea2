/** Stems of verbs as they stand before what denies them, with how they stand before what forbids: "送らない" → "送ってはならない". */
const godan: Readonly<Record<string, string>> = {
  か: 'いて',
  が: 'いで',
  さ: 'して',
  た: 'って',
  ら: 'って',
  わ: 'って',
  な: 'んで',
  ば: 'んで',
  ま: 'んで',
};

/** Verbs of one stem that are forbidden, and none of those that only tell how something is ("足りない"). */
const oneStem =
  /(?:見せ|入れ|含め|載せ|乗せ|受け付け|受付け|受け入れ|上げ|分け|変え|止め|付け|つけ|認め|定め|求め|続け|伝え|与え|加え|集め|捨て|届け|知らせ)(?=(?:ない|ません)$)/u;
/** What denies a verb, as no adjective ends. */
const godanDenied =
  /(?<=[送出残使渡行許消取持流写外戻話貸売読書移動混繰返押起置聞開])([かがさたらわなばま])(?:ない)$/u;

/** What cannot be done is to be made so. */
const unable = /(?:でき|出来)(?:ない|ません)$/u;
const notPossible = /(?:(?:は|も|が)(?=不可|可能)|(?:まで|から|のみ)(?=可能))(不可|可能)$/u;

/**
 * A Japanese sentence whose verb is denied, as one that forbids it: "個人情報は保存しない" → "個人情報は保存してはならない", "変更できない" →
 * "変更できないようにしなければならない". Null where it denies no verb, or one that no rule tells.
 *
 * @param said without its full stop
 */
export function japaneseDenied(said: string): string | null {
  const how = notPossible.exec(said)?.[1];
  if (how === '不可') return `${said}としなければならない`;
  if (how === '可能') return `${said}でなければならない`;
  if (unable.test(said)) return said.replace(unable, 'できないようにしなければならない');
  if (/しない$|しません$/u.test(said)) return said.replace(/し(?:ない|ません)$/u, 'してはならない');
  if (oneStem.test(said)) return said.replace(/(?:ない|ません)$/u, 'てはならない');
  const stem = godanDenied.exec(said)?.[1];
  return stem === undefined ? null : said.replace(/.ない$/u, `${godan[stem] ?? ''}はならない`);
}
