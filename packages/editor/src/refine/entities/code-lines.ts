import { visit } from 'unist-util-visit';
import { endOf, startOf } from '../../document/outline.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, wholeLines } from '../editing/splice.ts';

/** A line of code with its place in the text; `end` is before its line break. */
export interface CodeLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a diagram or a script says of one entity: its first line, its lines and the line that closes it. */
export interface CodeBox {
  readonly kind: 'diagram' | 'ddl';
  readonly open: CodeLine;
  readonly lines: readonly CodeLine[];
  readonly close: CodeLine;
}

/** The lines of the draft's entity-relationship diagrams and SQL scripts. */
export function modelLines(draft: Draft): { kind: CodeBox['kind']; lines: CodeLine[] }[] {
  const found: { kind: CodeBox['kind']; lines: CodeLine[] }[] = [];
  visit(draft.outline.tree, 'code', (node) => {
    const isDiagram = /^\s*erDiagram/u.test(node.value);
    const isScript = /\bcreate\s+table\b/iu.test(node.value);
    if (!isDiagram && !isScript) return;
    const lines: CodeLine[] = [];
    let at = startOf(node);
    for (const raw of draft.text.slice(at, endOf(node)).split('\n')) {
      const text = raw.replace(/\r$/u, '');
      lines.push({ text, start: at, end: at + text.length });
      at += raw.length + 1;
    }
    found.push({ kind: isDiagram ? 'diagram' : 'ddl', lines });
  });
  return found;
}

/** Where diagrams and scripts describe an entity. */
export function boxesOf(draft: Draft, entity: string): CodeBox[] {
  const opens = {
    diagram: new RegExp(`^\\s*"?${literal(entity)}"?\\s*\\{`, 'iu'),
    ddl: new RegExp(
      `^\\s*create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?["\`]?${literal(entity)}["\`]?\\s*\\(`,
      'iu',
    ),
  };
  return modelLines(draft).flatMap(({ kind, lines }): CodeBox[] => {
    const first = lines.findIndex((line) => opens[kind].test(line.text));
    const last = lines.findIndex(
      (line, index) => index > first && (kind === 'diagram' ? /^\s*\}/u : /^\s*\)/u).test(line.text),
    );
    const [open, close] = [lines[first], lines[last]];
    return open && close ? [{ kind, open, close, lines: lines.slice(first + 1, last) }] : [];
  });
}

/** The line of a box that declares a field. */
export function fieldLine(box: CodeBox, field: string): CodeLine | undefined {
  const name = literal(field);
  const pattern =
    box.kind === 'diagram'
      ? new RegExp(`^\\s*[\\w-]+\\s+${name}(?:\\s|$)`, 'iu')
      : new RegExp(`^\\s*["\`]?${name}["\`]?\\s`, 'iu');
  return box.lines.find((line) => pattern.test(line.text));
}

/** Takes a line out; in a script the comma before a line that becomes the last goes too. */
export function withoutCodeLine(draft: Draft, box: CodeBox, line: CodeLine): Splice[] {
  const whole = wholeLines(draft.text, line.start, line.end);
  const at = box.lines.indexOf(line);
  const before = box.lines[at - 1];
  if (box.kind === 'diagram' || at < box.lines.length - 1 || !before || !/,\s*$/u.test(before.text))
    return [whole];
  const comma = before.start + before.text.lastIndexOf(',');
  return [{ start: comma, end: comma + 1, text: '' }, whole];
}

/** Puts a line after the last field of a box. */
export function withCodeLine(draft: Draft, box: CodeBox, words: string): Splice[] {
  const isKey = (line: CodeLine) => /^\s*(?:primary|foreign|unique|constraint|check)\b/iu.test(line.text);
  const last = box.lines.findLast((line) => line.text.trim() !== '' && !(box.kind === 'ddl' && isKey(line)));
  const indent = /^\s*/u.exec(last?.text ?? '')?.[0] ?? (box.kind === 'ddl' ? '  ' : '    ');
  const newline = lineBreakOf(draft.text);
  if (!last) return [{ start: box.open.end, end: box.open.end, text: newline + indent + words }];
  if (box.kind === 'diagram') return [{ start: last.end, end: last.end, text: newline + indent + words }];
  const closed = /,\s*$/u.test(last.text);
  return [
    {
      start: last.end,
      end: last.end,
      text: `${closed ? '' : ','}${newline}${indent}${words}${closed ? ',' : ''}`,
    },
  ];
}
