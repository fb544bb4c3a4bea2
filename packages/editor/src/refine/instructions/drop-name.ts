import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { rowTargets } from '../target/parts.ts';
import { bare, unquoted } from '../target/phrase.ts';

const pattern = /^(?:remove|delete|drop|lose|cut) (?<name>[^,;]{2,60})(?:[,;]\s.{2,200})?$/iu;
/** "Or" in the languages of documents; a word of one may be another word of the next. */
const ors: Readonly<Record<string, string>> = {
  de: 'oder',
  fr: 'ou',
  pt: 'ou',
  es: 'o',
  it: 'o',
  nl: 'of',
  pl: 'lub',
};

/** Takes one of several alternatives out: what is left stays. */
export const dropName: Instruction = {
  meta: {
    id: 'drop-name',
    does: 'Takes something that the document names as one of several alternatives out of them, and the row that is about it alone.',
    examples: ['remove the fax'],
  },
  parse(clause, draft) {
    const phrase = pattern.exec(clause)?.groups?.['name'];
    if (phrase === undefined) return null;
    const name = bare(unquoted(phrase));
    const isKey = /^[A-Z]{1,8}-\d{1,6}$/u.test(name);
    if (isKey || name.split(/\s+/u).length > 2 || without(draft, name) === draft.text) return null;
    return (now) => {
      let current = draftOf(without(now, name), now.request);
      for (let round = 0; round < 20; round += 1) {
        const row = rowTargets(current).find((one) =>
          new RegExp(`^\\|\\s*[\`*]*${literal(name)}[\`*]*\\s*\\|`, 'iu').test(
            current.text.slice(one.start, one.end),
          ),
        );
        if (!row) break;
        current = draftOf(removed(current, row), now.request);
      }
      const left = [...current.text.matchAll(whole(name))].length;
      const note = left > 0 ? ` It is still mentioned in ${left} place${left > 1 ? 's' : ''}.` : '';
      return current.text === now.text
        ? noEffect(now, `"${name}" is none of several alternatives.`)
        : applied(now, current.text, `Took ${name} out of the alternatives.${note}`);
    };
  },
};

function whole(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${literal(name)}(?![\\p{L}\\p{N}_-])`, 'giu');
}

/** "A or B" as "A" where B goes, with what stands in brackets behind it. */
function without({ text, language }: Draft, name: string): string {
  const or = ors[language] ?? 'or';
  const own = `(?<![\\p{L}\\p{N}_-])${literal(name)}(?![\\p{L}\\p{N}_-])(?: \\([^()\\n]{1,60}\\))?`;
  return text
    .replace(new RegExp(`,? ${or} ${own}(?! \\p{L})`, 'giu'), '')
    .replace(new RegExp(`${own},? ${or} (?=\\S)`, 'giu'), '');
}
