import type { Source } from '../read/source.ts';
import { compatible } from './apply.ts';
import type { Edit } from './edit.ts';

/** The proposals that may stand together, touch no protected span and neither add nor remove a line break. */
export function permitted(source: Source, proposals: readonly Edit[]): Edit[] {
  const { text, protectedSpans } = source;
  const shielded = new Uint8Array(text.length + 1);
  for (const span of protectedSpans) shielded.fill(1, span.start, span.end);
  const inside = new Uint8Array(text.length + 1);
  for (const span of protectedSpans) inside.fill(1, span.start + 1, span.end);
  return compatible(
    text,
    proposals.filter(({ start, end, replacement }) => {
      if (/[\r\n]/.test(text.slice(start, end) + replacement)) return false;
      return start === end ? inside[start] === 0 : !shielded.subarray(start, end).includes(1);
    }),
  );
}
