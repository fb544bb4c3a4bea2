import { contentWords } from '../../document/content-words.ts';
import type { Variable } from './variables.ts';

const word = '(?:variable|input|placeholder|parameter)s?';
/** "The message should be called {{question}}": what the variable holds is what it is named after. */
const calling =
  /^(?:call|name) (?:the )?(?<called>[\p{L}'’ -]{3,50}?) \{\{ ?(?<name>[A-Za-z_][\w.-]{0,60}) ?\}\}$|^(?:the )?(?<what>[\p{L}'’ -]{3,50}?) (?:should be|must be|is|is now) (?:called|named) \{\{ ?(?<fresh>[A-Za-z_][\w.-]{0,60}) ?\}\}$/iu;
const renaming = new RegExp(
  `^(?:rename|change|call) (?:the )?(?:${word} )?(?:\\{\\{ ?(?<braced>[A-Za-z_][\\w.-]{0,60}) ?\\}\\}|["“\`']?(?<plain>[A-Za-z_][\\w-]{1,40})["”\`']?)(?: ${word})? (?:to|into|as) ["“\`']?(?:\\{\\{ ?)?(?<fresh>[A-Za-z_][\\w.-]{0,60})(?: ?\\}\\})?["”\`']?$`,
  'iu',
);

/** The old and the new name of the variable that words rename; null where they rename none that the prompt has. */
export function variableRenamed(
  clause: string,
  known: readonly Variable[],
): { old: Variable; fresh: string } | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  const said = calling.exec(words)?.groups;
  const what = contentWords(said?.['called'] ?? said?.['what'] ?? '');
  const meant = known.filter(({ name: own }) => {
    const held = contentWords(own.replaceAll('_', ' '));
    return what.length > 0 && what.every((word) => held.includes(word));
  });
  const [only, ...others] = meant;
  const given = said?.['name'] ?? said?.['fresh'];
  if (only && others.length === 0 && given !== undefined) return { old: only, fresh: given };
  const { braced, plain, fresh } = renaming.exec(words)?.groups ?? {};
  const old = known.find((one) => one.name === (braced ?? plain));
  return old && fresh !== undefined ? { old, fresh } : null;
}
