import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { partitionPoint } from '../partition-point.ts';
import { isCodeLine } from '../read/code-line.ts';
import { spanOf } from '../read/protection/markdown.ts';
import type { Source, Span } from '../read/source.ts';
import { isBrokenWithin } from './broken-lines.ts';

/** Stands for a protected span: a capital word no dictionary has, so that it reads as a name. */
export const PLACEHOLDER = 'Qx';

/** Stands for one in a sentence that is parsed, as code does where texts are understood (`understand/mask.ts`). */
export const PARSED_PLACEHOLDER = '\uE010\uE100\uE011';

/** Separates sentences that are not in the same line or block. */
const BREAK = '\n\n';

/** A line break inside a sentence, with the marks of the containers the next line is in. */
const WRAP = /[ \t]*\r?\n[ \t>]*/g;

/** A run of the prose that is a run of the source, character for character. */
interface Segment {
  readonly at: number;
  readonly start: number;
  readonly length: number;
}

/** Text of a leaf node, or what only holds a place in its sentence. */
interface Run extends Span {
  readonly placeholder: boolean;
}

/** Without a word in their place, the words around them would be read as neighbours: "an ![icon](icon.png) here". */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['inlineCode', 'image', 'imageReference']);

/** The prose of a source without markup and code, in which every stretch knows where it came from. */
export interface Projection {
  readonly prose: string;
  /** The place in the source of `[from, to)` of the prose; null where it is not one unbroken run there. */
  toSource(from: number, to: number): Span | null;
}

/**
 * Lays out all prose of a source for linting: sentences of a line follow each other, other sentences and
 * table cells are paragraphs of their own, protected spans are placeholders (numbers stay).
 */
export function project(source: Source): Projection {
  const writer = new ProseWriter(source.text);
  const runs = runsOf(source);
  const masked = source.protectedSpans.filter((span) => span.kind !== 'number');
  let run = 0;
  let mask = 0;
  for (const sentence of proseSpans(source)) {
    writer.separate(sentence.start, sentence.goesOn);
    while (run < runs.length && (runs[run]?.end ?? 0) <= sentence.start) run += 1;
    for (let at = run; at < runs.length; at += 1) {
      const piece = clip(runs[at], sentence);
      if (piece === null) break;
      while (mask < masked.length && (masked[mask]?.end ?? 0) <= piece.start) mask += 1;
      if (runs[at]?.placeholder !== true) writeAround(writer, piece, masked, mask);
      // once, also where sentences end within it
      else if (runs[at]?.start === piece.start) writer.placeholder();
    }
    writer.end = sentence.end;
  }
  return { prose: writer.prose, toSource: (from, to) => locate(writer.segments, from, to) };
}

class ProseWriter {
  readonly segments: Segment[] = [];
  prose = '';
  end = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes on in the line of the sentence before, or in its sentence, or begins a new paragraph. */
  separate(start: number, goesOn: boolean): void {
    if (this.prose === '') return;
    if (goesOn || /^ *$/.test(this.#text.slice(this.end, start))) this.copy(this.end, start);
    else this.prose += BREAK;
  }

  placeholder(): void {
    this.prose += PLACEHOLDER;
  }

  copy(start: number, end: number): void {
    let from = start;
    for (const wrap of this.#text.slice(start, end).matchAll(WRAP)) {
      this.#segment(from, start + wrap.index);
      this.prose += ' ';
      from = start + wrap.index + wrap[0].length;
    }
    this.#segment(from, end);
  }

  #segment(start: number, end: number): void {
    if (end <= start) return;
    this.segments.push({ at: this.prose.length, start, length: end - start });
    this.prose += this.#text.slice(start, end);
  }
}

function writeAround(writer: ProseWriter, piece: Span, masked: readonly Span[], first: number): void {
  let from = piece.start;
  for (let at = first; at < masked.length; at += 1) {
    const span = clip(masked[at], piece);
    if (span === null) break;
    writer.copy(from, span.start);
    writer.placeholder();
    from = span.end;
  }
  writer.copy(from, piece.end);
}

/** The part of `span` inside `frame`; null where there is none. */
function clip(span: Span | undefined, frame: Span): Span | null {
  if (span === undefined) return null;
  const start = Math.max(span.start, frame.start);
  const end = Math.min(span.end, frame.end);
  return start < end ? { start, end } : null;
}

/** Where a sentence, a line or a cell is, and whether it goes on with the line before it. */
interface ProseSpan extends Span {
  readonly goesOn: boolean;
}

/** Sentences and table cells in text order. */
function proseSpans(source: Source): ProseSpan[] {
  const spans = source.blocks.flatMap((block) =>
    block.sentences
      .map(({ start, end, text }, at): ProseSpan & { text: string } => ({
        start,
        end,
        text,
        goesOn: isBrokenWithin(block, at - 1),
      }))
      .filter((sentence) => !isCodeLine(sentence.text)),
  );
  visit(source.tree, 'tableCell', (cell) => {
    const first = cell.children[0] === undefined ? null : spanOf(cell.children[0]);
    const last = cell.children.at(-1);
    const end = last === undefined ? null : spanOf(last);
    if (first !== null && end !== null)
      spans.push({ start: first.start, end: end.end, text: '', goesOn: false });
  });
  return spans.sort((a, b) => a.start - b.start);
}

function runsOf(source: Source): Run[] {
  const runs: Run[] = [];
  visit(source.tree, (node: Nodes) => {
    const placeholder = PLACEHOLDERS.has(node.type);
    if (node.type !== 'text' && !placeholder) return;
    const span = spanOf(node);
    if (span !== null) runs.push({ ...span, placeholder });
  });
  return runs.sort((a, b) => a.start - b.start);
}

function locate(segments: readonly Segment[], from: number, to: number): Span | null {
  const low = Math.max(0, partitionPoint(segments, (one) => one.at > from) - 1);
  const segment = segments[low];
  if (segment === undefined || from < segment.at || from > segment.at + segment.length) return null;
  const start = segment.start + (from - segment.at);
  let end = segment.start + segment.length;
  let at = segment.at + segment.length;
  for (let next = low + 1; at < to; next += 1) {
    const following = segments[next];
    if (following === undefined || following.at !== at || following.start !== end) return null;
    end += following.length;
    at += following.length;
  }
  return { start, end: end - (at - to) };
}
