import type { Item } from '../../document/items.ts';
import type { Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { isQuoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';

/** "Swap the order of the goals". */
const turned =
  /^(?:swap|switch|exchange|reverse|invert|flip|turn around)(?: around)? (?:the )?order of (?:the )?(?<list>(?:(?! and | with )[\p{L} -]){3,40})$/iu;

/** The change that turns the order of a part's entries around; null where a clause asks for none. */
export function turnedOrder(clause: string, draft: Draft): Change | null {
  const list = turned.exec(clause)?.groups?.['list'];
  return list !== undefined && findSection(draft, list)
    ? (now) => turnedAround(now, findSection(now, list), clause)
    : null;
}

/** The entries of a part in the other order; of more than two only where that is what is said. */
function turnedAround(draft: Draft, section: Section | null, clause: string): Outcome {
  const items = draft.items.filter((item) => item.section === section && item.depth === 1);
  if (!section || items.length < 2)
    return noEffect(draft, `"${section?.title ?? ''}" has no two entries that could change places.`);
  if (items.length > 2 && /^(?:swap|switch|exchange)/iu.test(clause))
    return noEffect(draft, `"${section.title}" has ${items.length} entries; say which two change places.`);
  return items.every(({ list }) => list === items[0]?.list)
    ? applied(draft, reordered(draft, items.toReversed()), `Turned the order of "${section.title}" around.`)
    : noEffect(draft, `"${section.title}" has several lists; say which entries change places.`);
}

/** What a phrase names to change places: of words that only stand in an entry, that entry. */
function placeOf(draft: Draft, phrase: string): Target | null {
  const target = findTarget(draft, phrase);
  if (target?.kind !== 'words' || isQuoted(phrase)) return target;
  const item = draft.items.findLast(({ start, end }) => start <= target.start && target.end <= end);
  return item
    ? { kind: 'item', start: item.start, end: item.end, name: target.name, section: item.section }
    : null;
}

/** A draft in which two parts of one kind have changed places. */
export function swapped(draft: Draft, what: string, other: string): Outcome {
  const [first, second] = [placeOf(draft, what), placeOf(draft, other)].toSorted(
    (left, right) => (left?.start ?? 0) - (right?.start ?? 0),
  );
  if (!first || !second || first.end > second.start || first.kind !== second.kind)
    return noEffect(draft, 'These two cannot change places.');
  const [item, partner] = [first, second].map((one) => draft.items.find((held) => held.start === one.start));
  if (item && partner && item.list === partner.list) {
    const list = draft.items.filter((one) => one.list === item.list);
    const order = list.map((one) => (one === item ? partner : one === partner ? item : one));
    return applied(draft, reordered(draft, order), `Swapped ${first.name} and ${second.name}.`);
  }
  const newline = lineBreakOf(draft.text);
  const trimmed = (target: Target) => draft.text.slice(target.start, target.end).trimEnd();
  const gap = (target: Target) => draft.text.slice(target.start, target.end).slice(trimmed(target).length);
  const text = splice(draft.text, [
    {
      start: first.start,
      end: first.end,
      text: trimmed(second) + (gap(first) || (first.kind === 'section' ? newline : '')),
    },
    { start: second.start, end: second.end, text: trimmed(first) + gap(second) },
  ]);
  return applied(draft, text, `Swapped ${first.name} and ${second.name}.`);
}

/** The text with the items of a list in another order; marks and numbers stay where they are. */
export function reordered(draft: Draft, order: readonly Item[]): string {
  const mark = /^(?:[*+-]|\d{1,9}[.)])[ \t]+/u;
  const places = order
    .map((item) => ({ item, raw: draft.text.slice(item.start, item.end) }))
    .map(({ item, raw }) => ({ start: item.start + (mark.exec(raw)?.[0].length ?? 0), end: item.end }));
  const slots = places.toSorted((left, right) => left.start - right.start);
  return splice(
    draft.text,
    slots.map((slot, index) => ({
      ...slot,
      text: draft.text.slice(places[index]?.start, places[index]?.end),
    })),
  );
}
