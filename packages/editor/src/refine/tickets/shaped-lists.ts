import type { Item } from '../../document/items.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { boardOf } from './board.ts';
import { nothing, ticketsNamed } from './named.ts';

const lists =
  /^(?:the |all |all the |our |every |each )?(?:(?<criteria>acceptance criteri(?:a|on)|criteri(?:a|on)|acs?|acceptance tests?)|(?<tasks>(?:sub-?)?tasks?|to-?dos?))(?: lists?)?(?: (?:of|in|for|under|from) (?<what>.{2,60}))?$/iu;

/** The lists of criteria or tasks that a phrase names, one for each ticket that is meant; null where it names none. */
export function ticketListsNamed(draft: Draft, phrase: string): readonly (readonly Item[])[] | null {
  const { tickets } = boardOf(draft);
  const groups = tickets.length === 0 ? undefined : lists.exec(phrase.trim())?.groups;
  if (!groups) return null;
  const { what, criteria } = groups;
  const meant = what === undefined ? [...tickets.keys()] : ticketsNamed(draft, what, nothing);
  const found = meant.flatMap((at) => {
    const items = tickets[at]?.[criteria === undefined ? 'tasks' : 'criteria'] ?? [];
    return items.length > 0 ? [items] : [];
  });
  return found.length > 0 ? found : null;
}

/** The text with lists of tickets numbered, in bullets or with boxes to check; their words stay. */
export function withListsMarked(
  draft: Draft,
  found: readonly (readonly Item[])[],
  mark: 'numbered' | 'list' | 'boxes',
): string {
  const splices = found.flatMap((items) =>
    items.map((item, at): Splice => {
      const raw = draft.text.slice(item.start, item.end);
      const old = /^(?:[*+-]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/u.exec(raw)?.[0] ?? '';
      const text = mark === 'numbered' ? `${at + 1}. ` : mark === 'boxes' ? '- [ ] ' : '- ';
      return { start: item.start, end: item.start + old.length, text };
    }),
  );
  return splice(draft.text, splices);
}
