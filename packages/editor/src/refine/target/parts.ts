import type { Draft } from '../draft.ts';
import type { Target } from './target.ts';

/** Every list item of the draft. */
export function itemTargets(draft: Draft): Target[] {
  return draft.items.map(({ start, end, text, section }) => ({
    kind: 'item',
    start,
    end,
    name: `"${text.slice(0, 60)}"`,
    section,
  }));
}

/** Every table row of the draft but the headers. */
export function rowTargets(draft: Draft): Target[] {
  return draft.units
    .filter((unit) => unit.kind === 'row' && !unit.header)
    .map(({ start, end, text, section }) => ({
      kind: 'row',
      start,
      end,
      name: `the row "${text.slice(0, 60)}"`,
      section,
    }));
}
