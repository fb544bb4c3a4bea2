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
 * its own, such as an example; what is almost a part of its source is that part, changed.
 */
export function alteredParts(
  answer: Pick<MarkedText, 'spans'>,
  source: Pick<MarkedText, 'spans'>,
  known: string,
  of: 'text' | 'document',
): Breach[] {
  const knownWords = onceAsked(() => new Set(wordsOf(known)));
  const copied = source.spans.filter(({ kind }) => COPIED.has(kind));
  return answer.spans
    .filter((part) => COPIED.has(part.kind) && !isKnown(part, known, knownWords))
    .filter((part) => of === 'text' || isMadeUp(part) || copied.some((one) => isAlmost(part, one)))
    .map(({ text }) => breach('altered', `"${text.slice(0, 120)}" is not in the material; leave it out.`));
}

function isMadeUp({ kind, text }: Protected): boolean {
  return ADDRESSES.has(kind) && !EXAMPLE.test(text);
}

/** Whether two parts differ in so few letters that one was made of the other. */
function isAlmost({ text }: Protected, { text: other }: Protected): boolean {
  const reach = Math.min(MOST_LETTERS_OFF, Math.floor(other.length / 4));
  return Math.abs(text.length - other.length) <= reach && within(text, other, reach);
}

function isKnown({ kind, text }: Protected, known: string, words: () => ReadonlySet<string>): boolean {
  const content = kind === 'fence' || kind === 'code' ? withoutMarks(text) : text;
  if (known.includes(content)) return true;
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
