import type { Strength } from '../../../understand/statement.ts';
import { isVerb } from './german-deeds.ts';
import { germanVerbFirst, opensWithVerb } from './german-told.ts';

/** What opens a case: a word for it, or whoever is in it. */
const opens = /^(?:wenn|falls|sobald|solange|sofern|wer)\s/iu;
/** A verb that opens a case by standing first, before who or what it is of. */
const opensAsVerb =
  /^(\p{Lu}\p{Ll}+) (?:(?:der|die|das|ein|eine|jemand|man|er|sie|es|dies|kein\p{L}*|mehr|mehrere|zwei|nach|bei|im|in) |\p{Lu})/u;
const past = /^(?:war|waren|hatte|hatten|wurde|wurden)$/u;

/**
 * A German demand that opens with its case, the word that binds in the clause behind it: "Wer 90 Tage fehlt wird gesperrt" → "Wer
 * 90 Tage fehlt, MUSS gesperrt werden". Undefined where it opens with none, null where that clause is not sure to be read.
 */
export function germanCase(prose: string, strength: Strength): string | null | undefined {
  const [, first = ''] = opensAsVerb.exec(prose) ?? [];
  const isVerbFirst = first !== '' && isVerb(first.toLowerCase());
  if (!opens.test(prose) && !isVerbFirst) return undefined;
  const comma = isVerbFirst ? prose.indexOf(', ') : commaOf(prose);
  const main = comma < 0 ? '' : prose.slice(comma).replace(/^,? (?:dann |so )?/u, '');
  if (isVerbFirst && !opensWithVerb(main)) return undefined;
  const said = main === '' ? null : germanVerbFirst(main, strength);
  return said === null ? null : `${prose.slice(0, comma)}, ${said}`;
}

/** Where a case ends: between its verb and that of what follows ("… nicht reagiert geht es …"), or at its comma; -1 for nowhere. */
function commaOf(prose: string): number {
  const comma = prose.indexOf(', ');
  const words = [...prose.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, index }));
  const isVerbAt = (at: number) => isVerb(words[at]?.word.replace(/,$/u, '') ?? '');
  const next = words.findIndex(
    ({ word }, at) =>
      at > 2 &&
      isVerb(word) &&
      !isVerbAt(at + 1) &&
      (isVerbAt(at - 1) || past.test(words[at - 1]?.word ?? '')),
  );
  const between = (words[next]?.index ?? 0) - 1;
  return next >= 0 && (comma < 0 || between < comma) ? between : comma;
}
