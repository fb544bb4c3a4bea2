import { contentWords } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { headingOf } from '../../formats/headings.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { relinked } from '../relinked.ts';
import { type Relieved, removed, stillMentioned, withoutReferences } from '../removal.ts';
import { findByWords } from '../target/about.ts';
import { findLoosely } from '../target/find.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';
import { insertInto, nextNumber } from './insert.ts';

/** What can leave its place: words alone cannot, the sentence that says all of several words can. */
export function movable(draft: Draft, phrase: string): Target | null {
  const target = findLoosely(draft, phrase);
  if (target?.kind !== 'words') return target;
  return contentWords(phrase).length > 1 ? findByWords(draft, phrase) : null;
}

/** Moves a part of the draft under the heading that a phrase names. */
export function moveInto(draft: Draft, what: string, place: string): Outcome {
  const target = movable(draft, what);
  return target ? movePart(draft, target, place) : noEffect(draft, `${what} cannot stand under ${place}.`);
}

/** The cells of a row as one item: the first that is no number, the others in brackets. */
function asItem(row: string): string {
  const [first = '', ...others] = row
    .replace(/^\|\s*|\s*\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== '–' && !/^\d+$/u.test(cell));
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}

/** As `moveInto` for a part that is found already. */
export function movePart(draft: Draft, target: Target, place: string): Outcome {
  const home = findSection(draft, place);
  if (!home || target.kind === 'document' || target.kind === 'section')
    return noEffect(draft, `${target.name} cannot stand under ${place}.`);
  if (target.section?.start === home.start)
    return noEffect(draft, `${target.name} already stands under "${home.title}".`);
  const raw = draft.text
    .slice(target.start, target.end)
    .replace(/^(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u, '');
  const words = target.kind === 'row' ? asItem(raw) : raw;
  const without = draftOf(removed(draft, target), draft.request);
  const now = findSection(without, place);
  const isRowOfList = target.kind === 'row' && home.nodes.some((node) => node.type === 'list');
  const form = target.kind === 'item' || isRowOfList ? 'item' : 'any';
  const rekeyed = now && target.kind === 'item' ? withKeyOf(without, now, words) : null;
  return applied(
    draft,
    rekeyed?.text ?? insertInto(without, now, words, form),
    `Moved ${target.name} to "${home.title || headingOf('design', draft.language)}".${stillMentioned(target.name, rekeyed?.left ?? 0)}`,
  );
}

/**
 * An item with a key among items with keys: of their family it keeps its own, among others it gets the next of theirs and
 * what refers to it follows. Null where it or the list has no keys.
 */
function withKeyOf(draft: Draft, section: Section, words: string): Relieved | null {
  const key = leadingKey(words.replace(/^[*_`]+/u, ''));
  const neighbour = draft.items.findLast((item) => item.section === section && item.depth === 1)?.key;
  if (!key) return null;
  const plain = words.replace(
    /^[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}\s?[:.)–—-]{0,2}[*_`]{0,3}\s*/u,
    '',
  );
  // among running text a key would be out of place, and nothing leads to it any more
  if (!neighbour) {
    const isNone = section.ids.some((id) => id.endsWith('goals') || id.endsWith('questions'));
    if (isNone) return null;
    const relieved = withoutReferences(draft, key.text);
    const rest = draftOf(relieved.text, draft.request);
    const home = rest.outline.sections.find((one) => one.title === section.title) ?? null;
    return { text: insertInto(rest, home, plain), left: relieved.left };
  }
  const fresh =
    neighbour.family === key.family ? key.text : `${neighbour.family}-${nextNumber(draft, neighbour.family)}`;
  return { text: relinked(insertInto(draft, section, plain, 'item', fresh), key.text, fresh), left: 0 };
}
