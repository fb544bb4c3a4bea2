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

/** "Status: draft. Owner: Priya.": several labels of one line, each of a word or two. */
const nextLabel = /(?<=[.;|·,])\s(?=\p{Lu}\p{Ll}+(?: \p{L}+)?: )/u;
const opening = /^(?<open>(?<label>[^:]+): )(?<said>.*)$/su;

/** A value of one of several labels is a few words; a sentence may hold a colon for any reason. */
const LONGEST = 60;

/** The values of a line, each but the first with its label. */
function valuesOf(value: string): string[] {
  const parts = value.split(nextLabel);
  return parts.length > 1 && parts.every((part) => part.length <= LONGEST) ? parts : [value];
}

/** Where a value stands, without the sign that parts it from the next label. */
function valueAt(start: number, said: string, isOneOfSeveral: boolean): Span {
  return { start, end: start + (isOneOfSeveral ? said.replace(/[.;|·,]$/u, '') : said).length };
}

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
      const own = { start: at, end: at + line.length, lead: groups['lead'] ?? '' };
      const [first = value, ...others] = valuesOf(value);
      found.push({
        ...own,
        label: groups['label'].trim(),
        open: groups['open'] ?? '',
        value: valueAt(at + from, first, others.length > 0),
      });
      let next = from + first.length;
      for (const other of others) {
        next = line.indexOf(other, next);
        const { label = '', open = '', said = '' } = opening.exec(other)?.groups ?? {};
        found.push({ ...own, label, open, value: valueAt(at + next + open.length, said, true) });
        next += other.length;
      }
    }
    at += raw.length + 1;
  }
  return found;
}
