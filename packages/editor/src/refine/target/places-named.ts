import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Draft } from '../draft.ts';
import { labelledLines } from '../tickets/labels.ts';
import { homeOf, keyOf } from './keyed.ts';
import { bare } from './phrase.ts';
import { findSection } from './section.ts';

/** The stretches of a draft that a phrase names, in their order: a section, or an item with every other that cites its key. */
export function placesNamed(draft: Draft, phrase: string): readonly Span[] {
  const key = keyOf(draft, phrase.trim());
  const home = key === null ? null : homeOf(draft, key);
  if (key !== null && home && home.kind !== 'section')
    return draft.units
      .filter(({ start, end }) => keysIn(draft.text.slice(start, end)).some(({ text }) => text === key))
      .map(({ start, end }) => ({ start, end }));
  const section = findSection(draft, phrase);
  return section ? [{ start: section.start, end: section.end }] : underLabel(draft, phrase);
}

/** "The stories", "all titles": what stands behind a label of that name wherever there is one, or in headings. */
function underLabel(draft: Draft, phrase: string): readonly Span[] {
  const name = singularOf(
    bare(phrase)
      .replace(/^(?:user|ticket) /iu, '')
      .toLowerCase(),
  );
  if (/^(?:title|heading|headline)$/u.test(name))
    return draft.outline.sections.map(({ start, headingEnd }) => ({ start, end: headingEnd }));
  const lines = labelledLines(draft.text, { start: 0, end: draft.text.length });
  return lines.flatMap(({ label, start, end }, at) => {
    if (singularOf(label.toLowerCase()) !== name) return [];
    const next = lines.slice(at + 1).find((one) => one.start > start)?.start ?? end;
    const heading = draft.outline.sections.find((one) => one.start >= end)?.start ?? draft.text.length;
    return [{ start, end: Math.max(end, Math.min(next, heading)) }];
  });
}

/** What is left of a draft beside such stretches; none where the phrase names nothing. */
export function placesBeside(draft: Draft, phrase: string): readonly Span[] {
  const named = placesNamed(draft, phrase);
  if (named.length === 0) return [];
  const ends = [0, ...named.map(({ end }) => end)];
  const starts = [...named.map(({ start }) => start), draft.text.length];
  return ends
    .map((start, at) => ({ start, end: starts[at] ?? start }))
    .filter(({ start, end }) => end > start);
}
