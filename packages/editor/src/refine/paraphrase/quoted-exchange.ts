import type { Draft } from '../draft.ts';

const quote = (name: string) => `["“„«]\\s?(?<${name}>[^"“”„«»]{2,300}?)\\s?["“”»]`;
/** How somebody finds words, and what stands before the better ones. */
const judges =
  '[^"“„«»,;:.!?]{0,20}(?<!\\p{L})(?:is|are|reads?|sounds?|isn[’\']t|makes|ist|sind|klingt|heißt|liest|est|sont|n[’\']est|sonne|es|son|suena|è|sono|é|são|klinkt|brzmi)(?!\\p{L})[^"“„«»,;:.!?]{2,50}';
const leads =
  '(?:(?:please|pls|bitte|better|rather|should be|it should be|it should say|say|write|make it|besser|lieber|eher|richtig|richtig ist|schreib|muss|soll|sollte|heißen|lauten|es muss|sondern|plutôt|mieux|écris|il faut|mejor|debe ser|pon|meglio|melhor|beter|lepiej|instead|namely)\\s?:? ?)*';
const closes = '(?: (?:heißen|lauten|sein|instead|please|bitte|stattdessen|à la place|en su lugar))*';
const pattern = new RegExp(
  `^${quote('old')} ${judges}(?:[,;:.]|\\s[–—-])\\s${leads}${quote('fresh')}${closes}$`,
  'iu',
);

/** "“A” is no English, please “B”": words of the draft that are quoted, judged and set against others. */
export function quotedExchange(words: string, draft: Draft): string | null {
  const { old = '', fresh = '' } = pattern.exec(words)?.groups ?? {};
  return old !== '' && draft.text.includes(old) && !draft.text.includes(fresh)
    ? `replace "${old}" with "${fresh}"`
    : null;
}
