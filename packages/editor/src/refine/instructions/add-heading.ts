import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { describedPart } from '../target/described.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';

const heading =
  '(?:(?:a|an|the|own|its|their|new|sub|short|section) ?)*(?:sub-?)?(?:heading|headline|header|title)';
const called = '(?: called| named| titled| saying|:)? ?';
const name = '(?<name>["“„][^"“”]{2,80}["”“]|\\p{Lu}[^.:;"“”]{1,60}?)';
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:give|get) (?<what>.{3,100}?) ${heading}${called}${name}$`, 'iu'),
  new RegExp(
    `^(?:add|put|insert|set|place) ${heading}${called}${name} (?:above|before|over|on top of|in front of|to) (?<what>.{3,100}?)$`,
    'iu',
  ),
  new RegExp(`^(?:put|place|set) (?<what>.{3,100}?) under ${heading}${called}${name}$`, 'iu'),
  new RegExp(
    `^(?<what>.{3,100}?) (?:needs?|should (?:get|have)|deserves?|gets?|wants?|could use) ${heading}${called}${name}$`,
    'iu',
  ),
];

/** Puts a heading over a part that has none. */
export const addHeading: Instruction = {
  meta: {
    id: 'add-heading',
    does: 'Puts a heading over a paragraph or a list that is named or described.',
    examples: ['give the first paragraph the heading "Outage"', 'put the last list under a heading "Limits"'],
  },
  parse(clause, draft) {
    // a header of an API is none of its text
    if (operationsIn(draft).length > 0 && /(?<!\p{L})header(?!\p{L})/iu.test(clause)) return null;
    for (const pattern of patterns) {
      const { what = '', name: words = '' } = pattern.exec(clause)?.groups ?? {};
      if (words === '' || what.includes('"') || !blockOf(draft, what)) continue;
      return (now) => withHeading(now, what, upperFirst(unquoted(words)));
    }
    return null;
  },
};

/** The paragraph or the list that a phrase means, or that holds what it means; null where it names a section. */
function blockOf(draft: Draft, phrase: string): { start: number; target: Target } | null {
  const found = findTarget(draft, phrase);
  const target =
    found?.kind === 'words'
      ? (describedPart(draft, phrase) ?? found)
      : (found ?? describedPart(draft, phrase));
  if (!target || target.kind === 'section' || target.kind === 'title' || target.kind === 'document')
    return null;
  const unit = draft.units.find(
    ({ kind, start, end }) => kind !== 'heading' && start < target.end && target.start < end,
  );
  if (!unit) return null;
  // of a list the heading stands over its first item
  const before = draft.text.slice(0, unit.start);
  const start = unit.kind === 'paragraph' ? unit.start : before.lastIndexOf('\n\n') + 2;
  return { start: Math.max(start, 0), target };
}

function withHeading(draft: Draft, what: string, title: string): Outcome {
  const block = blockOf(draft, what);
  if (!block) return noEffect(draft, `The document has no ${what}.`);
  const { start } = block;
  const home = draft.outline.sections.findLast((section) => section.start < start);
  const level = Math.min(6, Math.max(2, home ? home.level + (home.level === 1 ? 1 : 0) : 2));
  const gap = lineBreakOf(draft.text).repeat(2);
  const text = splice(draft.text, [{ start, end: start, text: `${'#'.repeat(level)} ${title}${gap}` }]);
  return applied(draft, text, `Put the heading "${title}" over ${block.target.name}.`);
}
