import type { Span } from '../../read/source.ts';

/** A line of the form "**Priority:** high", "- Estimate: 3" or "Acceptance criteria:", with its place in the text. */
export interface LabelledLine extends Span {
  readonly label: string;
  /** What stands before the label: indentation and list mark. */
  readonly lead: string;
  /** What stands between the label's first character and its value: marks and colon. */
  readonly open: string;
  readonly value: Span;
}

const pattern =
  /^(?<lead>[ \t]{0,8}(?:[*+-][ \t]+)?)(?<open>(?<mark>[*_]{0,2})(?<label>\p{L}[\p{L}\p{N} '’/()-]{0,40}?)(?<close>:[*_]{0,2}|[*_]{2}:?|：))[ \t]*(?<value>\S.*?)?[ \t]*$/u;

/** The labelled lines of a stretch of a text, code blocks aside. Offsets are those of the whole text. */
export function labelledLines(text: string, { start, end }: Span): LabelledLine[] {
  const found: LabelledLine[] = [];
  let at = start;
  let isCode = false;
  for (const raw of text.slice(start, end).split('\n')) {
    const line = raw.replace(/\r$/u, '');
    if (/^\s{0,3}(?:```|~~~)/u.test(line)) isCode = !isCode;
    const groups = isCode ? undefined : pattern.exec(line)?.groups;
    if (groups?.['label'] !== undefined) {
      const value = groups['value'] ?? '';
      const from = value === '' ? line.trimEnd().length : line.lastIndexOf(value);
      found.push({
        label: groups['label'].trim(),
        lead: groups['lead'] ?? '',
        open: groups['open'] ?? '',
        start: at,
        end: at + line.length,
        value: { start: at + from, end: at + from + value.length },
      });
    }
    at += raw.length + 1;
  }
  return found;
}
