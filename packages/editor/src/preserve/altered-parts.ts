import { within } from '../document/content-words.ts';
import { PRODUCT_NAMES } from '../document/product-names.ts';
import { onceAsked } from '../once-asked.ts';
import type { Protected, ProtectedKind } from '../read/source.ts';
import { type Breach, breach } from './breach.ts';
import type { MarkedText } from './marked-text.ts';
import { nearWords } from './near-words.ts';

/** Parts a text that is only improved takes from its source, and from nowhere else. */
const COPIED: ReadonlySet<ProtectedKind> = new Set([
  'fence',
  'code',
  'html',
  'url',
  'email',
  'linkTarget',
  'path',
  'flag',
  'version',
  'identifier',
  'mention',
]);
/** Addresses lead somewhere, so also a document must not make one up. */
const ADDRESSES: ReadonlySet<ProtectedKind> = new Set(['url', 'email']);
const PRODUCTS: ReadonlySet<string> = new Set(PRODUCT_NAMES);
const MOST_LETTERS_OFF = 3;
/** Names that lead nowhere (RFC 2606) stand in examples. */
const EXAMPLE =
  /(?:^|[./@])(?:example\.(?:com|org|net)|[\w-]{1,63}\.(?:example|test|invalid)|localhost)(?:[:/]|$)/iu;

/**
 * Code, addresses and the like that an answer has and neither its source nor its context gives. A document may have code of
 * its own, such as an example; what is almost a part of its source, or stands where a part of it stood, is that part, changed.
 */
export function alteredParts(
  answer: Pick<MarkedText, 'text' | 'spans'>,
  source: Pick<MarkedText, 'text' | 'spans'>,
  known: string,
  of: 'text' | 'document',
): Breach[] {
  const knownWords = onceAsked(() => new Set(wordsOf(known)));
  const copied = source.spans.filter(({ kind }) => COPIED.has(kind));
  const lines = onceAsked(() => new Set(copied.flatMap((part) => lineAround(source.text, part) ?? [])));
  const isChanged = (part: Protected) =>
    copied.some((one) => isAlmost(part, one) || isInside(part, one)) ||
    lines().has(lineAround(answer.text, part) ?? '');
  return answer.spans
    .filter((part) => COPIED.has(part.kind) && !isKnown(part, known, knownWords))
    .filter((part) => of === 'text' || isMadeUp(part) || isChanged(part))
    .map(({ text }) => breach('altered', `"${text.slice(0, 120)}" is not in the material; leave it out.`));
}

/** The line that a part stands in, without the part; null where it says nothing without it. */
function lineAround(text: string, { kind, start, end }: Protected): string | null {
  if (kind === 'fence') return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const [before, after] = [text.slice(from, start), text.slice(end, to < 0 ? text.length : to)];
  return /\p{L}/u.test(before + after) ? `${before}\n${after}` : null;
}

function isMadeUp({ kind, text }: Protected): boolean {
  return ADDRESSES.has(kind) && !EXAMPLE.test(text);
}

/** Whether two parts differ in so few letters that one was made of the other. */
function isAlmost({ text }: Protected, { text: other }: Protected): boolean {
  const reach = Math.min(MOST_LETTERS_OFF, Math.floor(other.length / 4));
  return Math.abs(text.length - other.length) <= reach && within(text, other, reach);
}

/** Whether a part is another with one of its words changed inside: "/tmp/export.csv", "/t1001p/export.csv". */
function isInside({ text }: Protected, { text: other }: Protected): boolean {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  if (words.length !== others.length || others.length < 2) return false;
  const changed = words.flatMap((word, at) =>
    word === others[at] ? [] : [[word, others[at] ?? ''] as const],
  );
  const [pair] = changed;
  if (!pair || changed.length > 1) return false;
  const [word, was] = pair;
  return (
    was.length > 2 &&
    word[0] === was[0] &&
    word.at(-1) === was.at(-1) &&
    /\p{N}/u.test(word) !== /\p{N}/u.test(was)
  );
}

function isKnown({ kind, text }: Protected, known: string, words: () => ReadonlySet<string>): boolean {
  const content = kind === 'fence' || kind === 'code' ? withoutMarks(text) : text;
  // a block without a line is no part of every text
  if (known.includes(content === '' ? text : content)) return true;
  // "postgres" may be given the name it has.
  if (PRODUCTS.has(content) && nearWords([...words()])(content.toLowerCase())) return true;
  // "client/server" is made of words that are there; a path or a version is not made of anything.
  return (kind === 'path' || kind === 'identifier') && wordsOf(content).every((word) => words().has(word));
}

/** Code without its backquotes or fence, since code that stood bare may be marked as code. */
function withoutMarks(text: string): string {
  const fenced = /^[ \t]*(?:`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t>]*(?:`{3,}|~{3,})?$/u.exec(text)?.[1];
  return (fenced ?? text.replace(/^`+|`+$/gu, '')).trim();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
