import { type Invention, inventionsIn } from '../quality/inventions.ts';
import type { Subject } from '../quality/rule.ts';
import type { Span } from '../read/source.ts';
import { type Breach, breach } from './breach.ts';
import { nearWords } from './near-words.ts';

/** Inventions, less the names that are only spelt better than in the material. */
function realInventions(subject: Subject): Invention[] {
  const found = inventionsIn(subject);
  if (found.every(({ kind }) => kind === 'number')) return found;
  const isNear = nearWords(subject.known.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return found.filter(({ kind, text }) => kind === 'number' || !isNear(text.toLowerCase()));
}

export function inventionBreaches(subject: Subject): Breach[] {
  return realInventions(subject).map(({ message }) => breach('invented', message));
}

/** Names alone, where parts that stand for themselves are looked at otherwise. */
export function inventedNames(subject: Subject): Breach[] {
  return realInventions(subject).flatMap(({ kind, message }) =>
    kind === 'name' ? [breach('invented', message)] : [],
  );
}

/** A document without the sentences, items and rows that hold something invented. Headings stay. */
export function withoutInventions(subject: Subject): string {
  const { text } = subject.document;
  const invented = realInventions(subject).filter(({ unit }) => unit.kind !== 'heading' && !unit.header);
  const spans = invented.flatMap(({ unit, text: word }) => {
    if (unit.kind === 'row' || unit.kind === 'item') return [lineOf(text, unit.start, unit.end)];
    return sentencesWith(text, unit.start, unit.end, word);
  });
  let result = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    // One sentence may hold two inventions.
    result += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return result + text.slice(from);
}

/** A row or an item with its own line, marker and line break. */
function lineOf(text: string, from: number, to: number): Span {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return { start, end: end === -1 ? text.length : end + 1 };
}

function sentencesWith(text: string, from: number, to: number, word: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.slice(from, to).matchAll(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*[ \t]*/gu)) {
    if (match[0].includes(word))
      spans.push({ start: from + match.index, end: from + match.index + match[0].length });
  }
  return spans;
}
