import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';

/** What cites a requirement that changed says the same in other words: the words that gave way give way there, too. */
export function whereCited(draft: Draft, splices: readonly Splice[]): Splice[] {
  return splices.flatMap(({ start, end, text }) => {
    const key = draft.items.find((item) => item.key && item.start <= start && item.end >= end)?.key?.text;
    const old = draft.text.slice(start, end).trim();
    if (key === undefined || old === '') return [];
    const counted = /^\d+$/u.test(old) ? (/^\s?\p{L}+/u.exec(draft.text.slice(end))?.[0] ?? '') : '';
    return draft.units
      .filter((unit) => unit.kind !== 'heading' && !(unit.start <= start && end <= unit.end))
      .filter((unit) => keysIn(unit.text).some((one) => one.text === key))
      .flatMap((unit) => placesOf(draft.text, old, unit))
      .filter((place) => draft.text.startsWith(counted, place.end))
      .map((place) => ({ ...place, text: text.trim() }));
  });
}

/** Where a sentence stands word for word, in code too, it changes with the one that was said anew. */
export function wherever(
  draft: Draft,
  changed: readonly (Span & { readonly splices: readonly Splice[] })[],
): Splice[] {
  return changed.flatMap((one) =>
    placesOf(draft.text, draft.text.slice(one.start, one.end), { start: 0, end: draft.text.length })
      .filter(({ start }) => changed.every((other) => start < other.start || start >= other.end))
      .flatMap((place) =>
        one.splices.map(({ start, end, text }) => ({
          start: place.start + start - one.start,
          end: place.start + end - one.start,
          text,
        })),
      ),
  );
}

function placesOf(text: string, words: string, { start, end }: Span): Span[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]|\\p{Lu}-)${literal(words)}(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.slice(start, end).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
  }));
}
