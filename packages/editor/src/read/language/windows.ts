/** Texts up to this many UTF-16 units are read whole. */
const WHOLE = 900;
/** Of longer ones three stretches of so many are. */
const WINDOW = 200;

const FENCE = /^ {0,3}(`{3,}|~{3,})/u;

/**
 * What the language of a text is told by: the text, or of a long one its beginning, middle and end without blocks of code,
 * cut at white space, in blocks of their own. One pass over the lines.
 */
export function windowsOf(text: string): string {
  if (text.length <= WHOLE) return text;
  const prose = text.includes('```') || text.includes('~~~') ? withoutFences(text) : text;
  if (prose.length <= WHOLE) return prose;
  const middle = Math.floor((prose.length - WINDOW) / 2);
  return [0, middle, prose.length - WINDOW].map((start) => windowAt(prose, start)).join('\n\n');
}

function withoutFences(text: string): string {
  const kept: string[] = [];
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (open === null && mark === undefined) kept.push(line);
    if (mark === undefined) continue;
    if (open === null) open = mark;
    else if (mark.startsWith(open)) open = null;
  }
  return kept.join('\n');
}

/** Without the piece of a word at its edges, where that is not far, and a space before the first. */
function windowAt(text: string, start: number): string {
  const part = text.slice(start, start + WINDOW);
  const from = start === 0 ? 0 : (/^\S{0,59}(?: (?=\S)|(?=\s))/u.exec(part)?.[0].length ?? 0);
  const tail = start + WINDOW >= text.length ? -1 : part.slice(-60).search(/\s\S*$/u);
  return part.slice(from, tail < 0 ? WINDOW : WINDOW - 60 + tail);
}
