import { startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { isLabel } from '../endpoints/labels.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { isQuoted, unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';

const pattern =
  /^(?:please )?(?:change|set|rewrite|reword|update|make|let) (?:the |our )?(?:text (?:of|in|under) (?:the )?)?(?<name>[^:"“”„«»]{3,50}?)(?: section| text)?(?: to(?: (?:say|read|be))?| so (?:that )?it (?:says|reads)|say|read|as)?\s?(?::\s*(?<told>.{12,1000})|(?<quoted>["“„«].{8,1000}["”“»]))$/isu;
/** Words of a text, so that no name or value is taken for one. */
const FEWEST = 3;

/** Gives a section the text that the feedback dictates. */
export const sectionText: Instruction = {
  meta: {
    id: 'section-text',
    does: 'Gives a section the text that is dictated for it.',
    examples: ['set the summary to: orders are kept for a year'],
  },
  parse(clause, draft) {
    const { name, told, quoted } = pattern.exec(clause)?.groups ?? {};
    const text = (told ?? quoted ?? '').trim();
    const fresh = isQuoted(text) ? unquoted(text) : text;
    if (name === undefined || fresh.split(/\s+/u).length < FEWEST || partNamed(draft, name) === null)
      return null;
    return (now) => {
      const part = partNamed(now, name);
      return part ? withBody(now, part, fresh) : noEffect(now, `The document has no section ${name}.`);
    };
  },
};

function partNamed(draft: Draft, name: string): Target | null {
  const section = findSection(draft, name);
  if (!section || section.level < 2) return null;
  return { kind: 'section', name: section.title, section, start: section.start, end: section.end };
}

/** Gives a section another text; its subsections stay, and what stands under a label of its own ("**Out of scope**"). */
export function withBody(draft: Draft, target: Target, fresh: string): Outcome {
  const newline = lineBreakOf(draft.text);
  const start = target.section?.headingEnd ?? target.start;
  const label = target.section?.nodes.slice(1).find(isLabel);
  const end = label ? startOf(label) : (target.section?.bodyEnd ?? target.end);
  const text = `${newline}${newline}${asWritten(fresh)}${newline}${end < draft.text.length ? newline : ''}`;
  return applied(
    draft,
    splice(draft.text, [{ start, end, text }]),
    `Gave the section ${target.name} another text.`,
  );
}

/** Dictated words with a capital first and a mark last. */
export function asWritten(text: string): string {
  const raised = upperFirst(text);
  return /[.!?:…`|)]$/u.test(raised) ? raised : `${raised}.`;
}
