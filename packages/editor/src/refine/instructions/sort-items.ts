import type { Item } from '../../document/items.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findSection } from '../target/section.ts';
import { renumbered } from './renumber.ts';

const pattern =
  /^(?:please )?(?:(?:re-?)?sort|(?:re-?)?order|arrange|put)(?: the| our)? (?<what>.{3,50}?)(?: in(?:to)?)? (?:alphabetically|alphabetical order|by name|from a to z|in alphabetical order)$/iu;
/** The key an item begins with, and marks around it. */
const lead = /^[*_]*[A-Z]{1,8}-\d{1,6}[*_]*\s?[:.)]?[*_]*\s*/u;

/** Puts the items of a section in alphabetical order; their keys are numbered anew, references with them. */
export const sortItems: Instruction = {
  meta: {
    id: 'sort-items',
    does: 'Puts the items under a heading in alphabetical order and numbers them anew.',
    examples: ['sort the open questions alphabetically'],
  },
  parse(clause, draft) {
    const what = pattern.exec(clause)?.groups?.['what'];
    return what === undefined || itemsUnder(draft, what).length < 2 ? null : (now) => sorted(now, what);
  },
};

function itemsUnder(draft: Draft, what: string): readonly Item[] {
  const section = findSection(draft, what);
  return section === null ? [] : draft.items.filter((item) => item.section === section && item.depth === 1);
}

function sorted(draft: Draft, what: string): Outcome {
  const items = itemsUnder(draft, what);
  const order = items.toSorted((left, right) =>
    left.text.replace(lead, '').localeCompare(right.text.replace(lead, ''), draft.language),
  );
  const text = splice(
    draft.text,
    items.map(({ start, end }, at) => {
      const from = order[at] ?? items[at];
      return { start, end, text: draft.text.slice(from?.start ?? start, from?.end ?? end) };
    }),
  );
  if (text === draft.text) return noEffect(draft, 'They stand in this order already.');
  const family = items[0]?.key?.family;
  const numbered = family === undefined ? null : renumbered(draftOf(text, draft.request), family);
  return applied(draft, numbered?.text ?? text, `Sorted ${items.length} items of ${what}.`);
}
