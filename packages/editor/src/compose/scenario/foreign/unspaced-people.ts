import { say } from '../../composition.ts';
import { type Cases, refused, type Told } from './told.ts';

/** Whoever acts, by the last character of what they are called, with the rest of the sentence. */
const japanese =
  /^(?<who>[^、。はがをに]{0,12}?(?:者|員|人|客|団体|スタッフ|ユーザー|事務局|先生|医師|担当|店長|係|親|生徒|学生|獣医|看護師|運転手|コーチ|監督|バイト|オーナー))(?:は|が)(?<deed>[^。]{4,80})$/u;
const chinese =
  /^(?<who>[^，,。、的]{0,6}?(?:员|者|师|长|生|客|客户|用户|医生|老师|教练|店主|房东|租客|司机))(?:必须能?|可以|能够?|要)(?<deed>[^。]{3,60})$/u;
/** What is denied or bounded is no plain right. */
const japaneseBound = /ない|ません|だけ|のみ|まで|以内|以下|禁止|不可/u;
const chineseBound = /不|没|才|只|最多|至少|以内|之前|前|内/u;
/** What forbids, in the voice of who is bound; what is kept or written is looked for, and not tried. */
const forbids = /てはならない|できないようにしなければならない|不得/u;
const keeps = /保存|記録|残し|残さ|含め|入れ|记录|收集|采集|包含|写/u;

/** How what somebody sets about ends: "申し込む" → "申し込もうとする". */
const volitional: Readonly<Record<string, string>> = {
  う: 'お',
  く: 'こ',
  ぐ: 'ご',
  す: 'そ',
  つ: 'と',
  ぬ: 'の',
  ぶ: 'ぼ',
  む: 'も',
  る: 'ろ',
};
const oneStem = /(?:[見出着寝得似経]|[いきしちにひみりぎじびえけせてねへめれげぜでべぺ])る$/u;

function setsAbout(deed: string): string | null {
  const plain = deed.replace(/こと$/u, '');
  if (/(?:する|します|できる|できます)$/u.test(plain))
    return plain.replace(/(?:する|します|できる|できます)$/u, 'しようとする');
  if (oneStem.test(plain)) return plain.replace(/る$/u, 'ようとする');
  const last = volitional[plain.at(-1) ?? ''];
  return last === undefined || /(?:ある|いる|なる|ます|です)$/u.test(plain)
    ? null
    : `${plain.slice(0, -1)}${last}うとする`;
}

/** Who may do what, and what is forbidden, in Japanese and Chinese: somebody sets about it. Null in other languages, and where nobody is named. */
export function unspacedPeopleCases({ said, bound, language, composition }: Told): Cases | null {
  if (language !== 'ja' && language !== 'zh') return null;
  if (forbids.test(bound) && !keeps.test(bound))
    return {
      shows: null,
      against: { trigger: say(composition, 'scenarioTriesAnyway'), outcome: refused(composition) },
    };
  const attempt = language === 'ja' ? attemptIn(said) : wantsIn(bound);
  if (attempt === null) return null;
  return {
    shows: { trigger: attempt, outcome: say(composition, 'scenarioAllows') },
    against: { trigger: say(composition, 'scenarioIncomplete', { attempt }), outcome: refused(composition) },
  };
}

function attemptIn(said: string): string | null {
  const { who, deed = '' } = japanese.exec(said.replace(/。$/u, ''))?.groups ?? {};
  const attempt = who === undefined || japaneseBound.test(deed) ? null : setsAbout(deed);
  return attempt === null ? null : `${who}が${attempt}`;
}

function wantsIn(bound: string): string | null {
  const { who, deed = '' } = chinese.exec(bound.replace(/。$/u, ''))?.groups ?? {};
  return who === undefined || chineseBound.test(deed) ? null : `${who}想要${deed}`;
}
