import type { WorkItem } from './work-item.ts';

interface Keyed {
  readonly key: string;
  readonly items: readonly WorkItem[];
}

/**
 * Tickets before this one that it builds on: the nearest one that names the same code, and the one right before it
 * where its first sentence goes on from there ("after that …"). Always earlier tickets, so no circle can arise.
 */
export function dependenciesOf(at: number, tickets: readonly Keyed[]): string[] {
  const ticket = tickets[at];
  if (!ticket) return [];
  const names = namesIn(ticket.items);
  const keys = new Set<string>();
  const sharing = tickets
    .slice(0, at)
    .findLast((earlier) => [...namesIn(earlier.items)].some((name) => names.has(name)));
  if (sharing) keys.add(sharing.key);
  const previous = tickets[at - 1];
  const continues =
    /^(?:\(\w{2,8}\) )?(?:after (?:that|this)|then|afterwards|danach|anschließend|ensuite|après cela|después|luego)(?!\p{L})/iu;
  if (previous && continues.test(ticket.items[0]?.statement.text ?? '')) keys.add(previous.key);
  return [...keys];
}

/** Code names a ticket speaks of. */
function namesIn(items: readonly WorkItem[]): Set<string> {
  return new Set(
    items.flatMap(({ statement }) =>
      statement.masked.tokens.filter((token) => /^`[^`\s]{3,60}`$/u.test(token)),
    ),
  );
}
