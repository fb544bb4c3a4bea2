import { LIMITS } from '@faircopy/contract/limits';
import { codePoints } from './code-points.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const OMISSION = ' …';
const FENCE = /^ {0,3}(`{3,10}|~{3,10})/gmu;

/**
 * The beginning of a text within a length, for texts that have no sentences to choose from. It ends with a line or a word
 * where there is one in its second half, else between two characters as readers see them; a fence that is open there is
 * closed.
 */
export function cut(text: string, room: number): string {
  if (codePoints(text) <= room) return text;
  const start = beginning(text, room - OMISSION.length);
  const lastLine = start.lastIndexOf('\n');
  const lastWord = start.search(/\s\S*$/u);
  const at = [lastLine, lastWord].find((place) => place > start.length / 2) ?? start.length;
  const kept = start.slice(0, at).trimEnd();
  if (codePoints(kept) + OMISSION.length < LIMITS.input.minimum) return [...text].slice(0, room).join('');
  const fence = openFence(kept);
  return fence === null ? kept + OMISSION : closed(kept, fence, room);
}

/** As many whole characters as find room. */
function beginning(text: string, room: number): string {
  let end = 0;
  let length = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    length += codePoints(segment);
    if (length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The mark of a block of code that begins in the text and does not end there. */
function openFence(text: string): string | null {
  let open: string | null = null;
  for (const [, mark = ''] of text.matchAll(FENCE)) {
    if (open === null) open = mark;
    else if (mark.startsWith(open)) open = null;
  }
  return open;
}

function closed(text: string, fence: string, room: number): string {
  const within = beginning(text, room - fence.length - 1);
  const line = within.lastIndexOf('\n');
  // A line that fills the room is cut itself.
  const endsALine = codePoints(within) < codePoints(text) && line > within.length / 2;
  return `${endsALine ? within.slice(0, line) : within}\n${fence}`;
}
