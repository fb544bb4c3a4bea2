import { endOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';

const casing = /\b(?<how>title[- ]?case|sentence[- ]?case|upper[- ]?case|all[- ]?caps|lower[- ]?case)\b/iu;
const contents =
  /^(?:add|include|insert|create|generate|put(?: in)?)(?: a| the)? (?:table of contents|toc|contents(?: list)?)(?: .{0,40})?$/iu;
const small = new Set(
  'a an and as at but by for from in into nor of on or over per the to via with'.split(' '),
);

/** Changes the case of headings, or lists them as a table of contents. */
export const headings: Instruction = {
  meta: {
    id: 'headings',
    does: 'Writes headings in title case, sentence case or capitals, or adds a table of contents.',
    examples: ['use title case for headings', 'headings in sentence case', 'add a table of contents'],
  },
  parse(clause, draft) {
    if (draft.outline.sections.length === 0) return null;
    if (contents.test(clause)) return tableOfContents;
    const how = casing.exec(clause)?.groups?.['how'];
    if (
      how === undefined ||
      !/\b(?:headings?|titles?|headers?|section names?)\b/iu.test(clause.replace(casing, ''))
    )
      return null;
    return (now) => {
      const splices = now.outline.sections.flatMap((section): Splice[] =>
        section.heading.children.flatMap((node, index) => {
          if (node.type !== 'text') return [];
          const old = now.text.slice(startOf(node), endOf(node));
          return [
            { start: startOf(node), end: endOf(node), text: inCase(old, how.toLowerCase(), index === 0) },
          ];
        }),
      );
      return applied(now, splice(now.text, splices), 'Changed the case of the headings.');
    };
  },
};

function inCase(text: string, how: string, first: boolean): string {
  if (/upper|caps/u.test(how)) return text.toUpperCase();
  let opened = !first;
  return text.replace(/[\p{L}][\p{L}\p{N}'’-]*/gu, (word) => {
    const isName = /\p{Lu}/u.test(word.slice(1)) || /^[A-Z]+$/u.test(word);
    const opens = !opened;
    opened = true;
    if (isName) return word;
    const lower = word.toLowerCase();
    const raised = /title/u.test(how) ? opens || !small.has(lower) : opens && !/^lower/u.test(how);
    return raised ? upperFirst(lower) : lower;
  });
}

function tableOfContents(draft: Draft): Outcome {
  const listed = draft.outline.sections.filter((section) => section.level > 1 && section.level < 4);
  const first = listed[0];
  if (!first) return noEffect(draft, 'There are no sections to list.');
  if (draft.outline.sections.some((section) => /^(?:table of )?contents$/iu.test(section.title)))
    return noEffect(draft, 'There is a table of contents already.');
  const newline = lineBreakOf(draft.text);
  const top = Math.min(...listed.map((section) => section.level));
  const lines = listed.map((section) => {
    const anchor = section.title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    return `${'  '.repeat(section.level - top)}- [${section.title}](#${anchor})`;
  });
  const text = `${'#'.repeat(top)} Contents${newline}${newline}${lines.join(newline)}${newline}${newline}`;
  return applied(
    draft,
    splice(draft.text, [{ start: first.start, end: first.start, text }]),
    'Added a table of contents.',
  );
}
