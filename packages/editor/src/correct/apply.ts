import type { Edit } from './edit.ts';

/** Applies edits that do not overlap, in any order, to the text their offsets belong to. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < from) continue;
    result += text.slice(from, edit.start) + edit.replacement;
    from = edit.end;
  }
  return result + text.slice(from);
}

/**
 * The edits that may be applied together, in text order: where two touch the same characters, the one
 * proposed first stays. Edits that change nothing are left out.
 */
export function compatible(text: string, proposals: Iterable<Edit>): Edit[] {
  const kept: Edit[] = [];
  const ends = new Map<number, string>();
  const taken = new Uint8Array(text.length + 1);
  for (const edit of proposals) {
    if (text.slice(edit.start, edit.end) === edit.replacement) continue;
    // an insertion claims the place before the next character
    const end = Math.max(edit.end, edit.start + 1);
    if (taken.subarray(edit.start, end).includes(1)) continue;
    // "two week" that became "two weeks" lacks no "s" behind it
    if (edit.start === edit.end && ends.get(edit.start)?.endsWith(edit.replacement)) continue;
    if (edit.end > edit.start && edit.replacement !== '') ends.set(edit.end, edit.replacement);
    taken.fill(1, edit.start, end);
    kept.push(edit);
  }
  return kept.sort((a, b) => a.start - b.start);
}
