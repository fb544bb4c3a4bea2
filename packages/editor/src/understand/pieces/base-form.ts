import { baseOfGerund, baseOfPast } from '../../correct/lexicon/verbs.ts';
import { presentBase } from '../../syntax/verb-forms.ts';
import { baseOfParticiple } from '../clause/verbs.ts';

/** The base form of a verb of a demand, whatever form it stands in: "keeps", "kept", "keeping" → "keep". */
export function baseForm(word: string): string {
  const form = word.toLowerCase();
  return (
    presentBase(form) ??
    baseOfPast(form) ??
    baseOfParticiple(form) ??
    baseOfGerund(form) ??
    withoutEnding(word)
  );
}

/** What no list of verbs knows: "webhookifies" → "webhookify", "rises" → "rise". */
function withoutEnding(word: string): string {
  if (/\p{Ll}{2}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /\p{Ll}{2}(?<![sui])s$/u.test(word) ? word.slice(0, -1) : word;
}
