import type { Edit } from './edit.ts';
import type { Projection } from './projection.ts';
import { toEdit } from './run-prose-rules.ts';
import { englishWords } from './spelling/english-words.ts';

/** A word with a capital behind another word and beside none like it, which would be a title: a name, where no dictionary has it. */
const NAMED = /(?<=[\p{Ll}\d,] )(?<!\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}{2,19}(?![\p{L}\p{N}_'’-]| \p{Lu})/gu;

/** A word by itself: no part of an address, a path or an option. */
const SMALL = /(?<![\p{L}\p{N}_@#$./\\[-])\p{Ll}{3,20}(?![\p{L}\p{N}_/\\:=(\]-]|\.\w)/gu;

/** Names that a text writes with a capital in one place and without in another: "we use Twilio … if twilio is down". */
export function ownNames(projection: Projection): Edit[] {
  const { prose } = projection;
  const names = new Map<string, string>();
  for (const [name] of prose.matchAll(NAMED)) {
    const small = name.toLowerCase();
    if (!englishWords().isGeneral(small)) names.set(small, name);
  }
  if (names.size === 0) return [];
  return [...prose.matchAll(SMALL)].flatMap(({ 0: word, index }) => {
    const name = names.get(word);
    if (name === undefined) return [];
    const edit = toEdit(projection, {
      from: index,
      to: index + word.length,
      replacement: name,
      rule: 'spelling/own-name',
      category: 'spelling',
      message: 'The text writes this name with a capital elsewhere.',
    });
    return edit === null ? [] : [edit];
  });
}
