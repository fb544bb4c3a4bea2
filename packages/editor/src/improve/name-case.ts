import type { Edit } from '../correct/edit.ts';
import type { Projection } from '../correct/projection.ts';
import { toEdit } from '../correct/run-prose-rules.ts';
import { englishWords } from '../correct/spelling/english-words.ts';

const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}{2,20}(?![\p{L}\p{N}_-])/gu;
const SMALL = /(?<![\p{L}\p{N}_./@#-])\p{Ll}{3,21}(?![\p{L}\p{N}_/:=(-]|\.\w)/gu;

/** Gives a name its capital where the text itself writes it with one elsewhere: "eli", when there is an "Eli". */
export function nameCase(projection: Projection): Edit[] {
  const { prose } = projection;
  const words = englishWords();
  const names = new Map<string, string>();
  for (const [name] of prose.matchAll(NAME)) {
    const small = name.toLowerCase();
    if (words.frequency(small) === 0 && !words.knows(small)) names.set(small, name);
  }
  if (names.size === 0) return [];
  return [...prose.matchAll(SMALL)].flatMap((match) => {
    const replacement = names.get(match[0]);
    if (replacement === undefined) return [];
    const edit = toEdit(projection, {
      from: match.index,
      to: match.index + match[0].length,
      replacement,
      rule: 'improve/name-case',
      category: 'style',
      message: 'The text writes this name with a capital elsewhere.',
    });
    return edit === null ? [] : [edit];
  });
}
