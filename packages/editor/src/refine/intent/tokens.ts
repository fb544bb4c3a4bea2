/** A word, number, name of code or mark of a clause, with its place in UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Which quotation of the clause it stands in, counted from 1; 0 outside all of them. */
  readonly quotation: number;
}

const token =
  /[A-Z]{1,8}-\d{1,6}|`[^`\n]{1,200}`|\/[\p{L}\p{N}_{}/:.-]{1,200}|[\p{L}_][\p{L}\p{M}\p{N}_]*(?:['’.-][\p{L}\p{M}\p{N}_]+)*|\p{N}+(?:[.,:]\p{N}+)*|->|=>|\S/gu;
const quotation =
  /"[^"\n]{1,2000}"|“[^“”\n]{1,2000}”|„[^„“”\n]{1,2000}[“”]|«[^«»\n]{1,2000}»|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu;

/** The tokens of a clause in their order. */
export function tokensOf(clause: string): Token[] {
  const quotations = [...clause.matchAll(quotation)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...clause.matchAll(token)].map((match) => {
    const start = match.index;
    const within = quotations.findIndex((one) => one.start <= start && start < one.end);
    return { text: match[0], start, end: start + match[0].length, quotation: within + 1 };
  });
}

/** What a token looks like, whatever it says. */
export function shapeOf({ text }: Token, at: number): string {
  if (/^[A-Z]{1,8}-\d/u.test(text)) return 'key';
  if (text.startsWith('`')) return 'code';
  if (text.startsWith('/') && text.length > 1) return 'path';
  if (/^\p{N}/u.test(text)) return 'number';
  if (/^(?:GET|POST|PUT|PATCH|DELETE)$/u.test(text)) return 'method';
  if (/_|\p{Ll}\p{Lu}|\p{L}\.\p{L}/u.test(text)) return 'identifier';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'capitals';
  if (/^\p{Lu}/u.test(text)) return at === 0 ? 'first' : 'name';
  return /^[\p{L}_]/u.test(text) ? 'word' : 'mark';
}
