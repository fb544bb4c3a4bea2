import { startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, type Outcome } from '../instruction.ts';

const what = '(?:headings?|headers?|sections?|chapters?|(?:section )?titles)';
const adding = new RegExp(
  `^(?:re-?)?number (?:all )?(?:the )?${what}(?: (?:again|properly|consecutively|correctly|in order|from (?:1|one)))*$|^(?:add|put|include|use|give)(?: the)? (?:section |heading |chapter )?numbers? (?:to|for|on|before|in front of) (?:all |the |each |every )*${what}$|^(?:add|use) (?:section|heading|chapter) (?:numbers|numbering)$|^use numbered (?:headings|sections)$`,
  'iu',
);
const removing = new RegExp(
  `^(?:remove|drop|delete|strip|get rid of) (?:the )?(?:numbers|numbering) (?:from|of|in|before) (?:all |the )*${what}$|^(?:remove|drop|delete) (?:the )?(?:section|heading|chapter) (?:numbers|numbering)$`,
  'iu',
);
const numberOf = /^\d{1,3}(?:\.\d{1,3}){0,4}[.)]?[ \t]+(?=\S)/u;

/** Numbers the headings below the title, or takes their numbers away. */
export const numberHeadings: Instruction = {
  meta: {
    id: 'number-headings',
    does: 'Numbers the headings below the title (1., 1.1), numbers them anew, or takes their numbers away.',
    examples: ['number the headings', 'renumber the sections', 'remove the section numbers'],
  },
  parse(clause, draft) {
    if (draft.outline.sections.every((section) => section.level === 1)) return null;
    if (adding.test(clause)) return (now) => numbered(now, true);
    return removing.test(clause) ? (now) => numbered(now, false) : null;
  },
};

/** Headings that begin with a key ("US-1: …") have a number of their own. */
function numbered(draft: Draft, isWanted: boolean): Outcome {
  const own = draft.outline.sections.filter(
    (section) => section.level > 1 && !/^[A-Z]{1,10}-\d/u.test(section.title),
  );
  const top = Math.min(...own.map((section) => section.level));
  const counts: number[] = [];
  const splices = own.flatMap(({ heading, level }): Splice[] => {
    const [first] = heading.children;
    if (!first) return [];
    const depth = level - top;
    counts.length = Math.min(counts.length, depth + 1);
    while (counts.length <= depth) counts.push(0);
    counts[depth] = (counts[depth] ?? 0) + 1;
    const start = startOf(first);
    const old = numberOf.exec(draft.text.slice(start, start + 30))?.[0] ?? '';
    const written = depth === 0 ? `${counts[0]}.` : counts.map((count) => Math.max(count, 1)).join('.');
    return [{ start, end: start + old.length, text: isWanted ? `${written} ` : '' }];
  });
  return applied(
    draft,
    splice(draft.text, splices),
    isWanted ? 'Numbered the headings.' : 'Took the numbers of the headings away.',
  );
}
