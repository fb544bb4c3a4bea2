/** A script that settles the language where only one language in use is written with it. */
const DECISIVE: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
];

/** Latin words inside a text of another script are mostly names and terms: past this share they say nothing. */
const OTHER_SCRIPT_SHARE = 0.25;

/** A letter of another script than most texts are in. */
const OTHER_LETTER = /[\p{L}--\p{Script=Latin}]/v;

/** A language told by script alone, or the letters that an n-gram detector should see. */
export function readScripts(prose: string): { language: string } | { letters: string } {
  if (!OTHER_LETTER.test(prose)) return { letters: prose };
  const all = count(prose, /\p{L}/gu);
  const latin = count(prose, /\p{Script=Latin}/gu);
  if ((all - latin) / all < OTHER_SCRIPT_SHARE) return { letters: prose };
  const others = all - latin;
  for (const [script, language] of DECISIVE) {
    // Japanese mixes kana into Han text, so a small share of kana settles it
    const needed = language === 'ja' ? 0.05 : 0.5;
    if (count(prose, script) / others >= needed) return { language };
  }
  return { letters: prose.replace(/\p{Script=Latin}/gu, ' ') };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
