import type { Section } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf } from '../editing/splice.ts';
import { asSentence } from '../place/sentence.ts';
import { conceptOf } from './concepts.ts';
import { labelledLines } from './labels.ts';

/** What feedback says of a new ticket. */
export interface TicketWish {
  readonly title: string;
  /** What it says beside the title; empty where it says nothing. */
  readonly description: string;
}

/**
 * The body of a ticket in the form of its neighbour: a description, the same labels, the same lists. What the feedback
 * does not say is marked as not stated.
 */
export function likeItsNeighbour(draft: Draft, neighbour: Section, wish: TicketWish): string {
  const { notStated } = phrasesOf(draft.language);
  const newline = lineBreakOf(draft.text);
  const body = draft.text.slice(neighbour.headingEnd, neighbour.end);
  const lines = labelledLines(draft.text, { start: neighbour.headingEnd, end: neighbour.end });
  const blocks: string[] = [asSentence(wish.description === '' ? wish.title : wish.description)];
  for (const block of body.split(/\r?\n[ \t]*\r?\n/u)) {
    const labels = lines.filter((line) => block.includes(draft.text.slice(line.start, line.end)));
    if (labels.length === 0) continue;
    blocks.push(
      labels
        .map((line) => {
          const isList = line.value.start === line.value.end && conceptOf(line.label) === null;
          const marked = draft.text.slice(line.start, line.value.start).trimEnd();
          return isList ? `${marked}${newline}${newline}- ${notStated}` : `${marked} ${notStated}`;
        })
        .join(newline),
    );
  }
  return blocks.join(newline + newline);
}
