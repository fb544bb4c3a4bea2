import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { boardOf } from './board.ts';

/** The text with its tickets in another order, each by its place on the board; what stands between them stays. */
export function withTicketsOrdered(draft: Draft, order: readonly number[]): string {
  const spans = boardOf(draft).tickets.map(({ section: { start, end } }) => ({
    start,
    end: start + draft.text.slice(start, end).trimEnd().length,
  }));
  return splice(
    draft.text,
    spans.map((span, at) => {
      const from = spans[order[at] ?? at] ?? span;
      return { ...span, text: draft.text.slice(from.start, from.end) };
    }),
  );
}
