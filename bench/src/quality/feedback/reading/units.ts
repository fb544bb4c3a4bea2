/** One sentence of a document, or a heading, a row of a table, a line of code: what is compared between two versions. */
export interface Unit {
  readonly text: string;
  /** Whether it is a line of code; it then stands without the comma behind it. */
  readonly code: boolean;
  /** What it is compared by: its text without its number in a list, which follows from what stands above it. */
  readonly key: string;
  /** The whole line it stands in. */
  readonly line: string;
  /** The title of the section of the second level it stands in; the document's own before the first. */
  readonly section: string;
  /** The title of the nearest heading above it. */
  readonly heading: string;
}

/** A day before its month ends no sentence: "am 1. März". */
const SENTENCE_END =
  /(?<!\d\.(?= (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)))(?<=[\p{L}\p{N})\]`”"’»%*][.!?]["”»]?)(?<!^\d{1,3}\.)\s+(?=[\p{Lu}¿«“"`*\d])/u;

/** The units of a document in reading order. Blank lines are none. */
export function unitsOf(document: string): Unit[] {
  const units: Unit[] = [];
  let fenced = false;
  let section = '';
  let heading = '';
  for (const line of document.split('\n')) {
    if (/^\s*(?:```|~~~)/u.test(line)) fenced = !fenced;
    const title = fenced ? null : /^(#{1,6}) (.+)$/u.exec(line);
    if (title) {
      heading = title[2] ?? '';
      if ((title[1]?.length ?? 0) <= 2) section = heading;
    }
    if (line.trim() === '') continue;
    const whole = fenced || title || line.startsWith('|');
    const parts = whole ? [line.trim().replace(fenced ? /,$/u : /$^/u, '')] : line.trim().split(SENTENCE_END);
    units.push(...parts.map((text) => ({ text, key: keyOf(text), code: fenced, line, section, heading })));
  }
  return units;
}

function keyOf(text: string): string {
  return text.replace(/^\d{1,3}\. /u, '1. ');
}
