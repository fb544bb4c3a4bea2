import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { mayHaveBareAddresses } from './bare-addresses.ts';
import { matchesOf } from './matches.ts';

/**
 * Marks that may be something other than words: not an underscore within a name, a star between spaces, a single tilde, a bracket without an
 * address behind it (whose definition would be a line that begins with one), a "less than" before a space or number, an "and" without a semicolon.
 */
const MARK =
  /\\|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|(?<! )\*|\*(?! )|~~|\]\(|<(?![ \d=])|&(?:#|[A-Za-z\d]{1,40};)/u;
/** What people see but the parser reads as something else. */
const CONTROL = /[^\P{Cc}\n]|\uFEFF/u;

/** A line that may be no line of words: one that begins with a mark, a number of a list or white space, or ends with white space. */
const OTHER_LINE = /^(?:[^\p{L}\p{N}\p{So}\n("'“‘„«»‚‹`/@$%.,;?!…–—•→]|\d{1,9}[.)])| $/mu;

const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g;
const PIECE = /`[^`]*`|[^`]+/g;

/**
 * The Markdown tree of a text that is nothing but paragraphs of words and code in single backquotes; null for any other. It is the tree that
 * the parser would make, for a fiftieth of its time, and most of what people write is such a text.
 */
export function plainParagraphs(text: string): Root | null {
  if (!isPlain(text)) return null;
  const pointAt = createPoints(text);
  const start = pointAt(0);
  const children = matchesOf(PARAGRAPH, text).map(({ 0: paragraph, index }): Paragraph => {
    const begin = pointAt(index);
    const pieces = matchesOf(PIECE, paragraph).map((piece): PhrasingContent => {
      const from = pointAt(index + piece.index);
      const position = { start: from, end: pointAt(index + piece.index + piece[0].length) };
      return piece[0].startsWith('`')
        ? { type: 'inlineCode', value: piece[0].slice(1, -1), position }
        : { type: 'text', value: piece[0], position };
    });
    const position = { start: begin, end: pointAt(index + paragraph.length) };
    return { type: 'paragraph', children: pieces, position };
  });
  return { type: 'root', children, position: { start, end: pointAt(text.length) } };
}

function isPlain(text: string): boolean {
  if (text === '' || text.startsWith('\n')) return false;
  if (CONTROL.test(text) || OTHER_LINE.test(text) || mayHaveBareAddresses(text)) return false;
  const pieces = text.split('`');
  const isClosed = pieces.length % 2 === 1;
  return isClosed && pieces.every((piece, at) => (at % 2 === 1 ? isCode(piece) : isWords(piece, at, pieces)));
}

/** The parser takes spaces off code, and its lines apart. */
function isCode(piece: string): boolean {
  return piece !== '' && !piece.startsWith(' ') && !piece.endsWith(' ') && !piece.includes('\n');
}

/** Two backquotes beside each other mark other code. */
function isWords(piece: string, at: number, { length }: readonly string[]): boolean {
  return !MARK.test(piece) && (piece !== '' || at === 0 || at === length - 1);
}

type Point = NonNullable<Root['position']>['start'];

/** Where offsets are in lines and columns, each asked for no earlier than the one before it. */
function createPoints(text: string): (offset: number) => Point & { readonly offset: number } {
  let [line, lineStart] = [1, 0];
  return (offset) => {
    for (
      let end = text.indexOf('\n', lineStart);
      end !== -1 && end < offset;
      end = text.indexOf('\n', lineStart)
    ) {
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: offset - lineStart + 1, offset };
  };
}
