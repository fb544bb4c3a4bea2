import { toString as plainText } from 'mdast-util-to-string';
import { endOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { literal } from '../../read/literal.ts';
import { protect } from '../../read/protect.ts';
import type { Span } from '../../read/source.ts';
import { pluralOf, singularOf } from '../../understand/api/nouns.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { isGap } from '../place/gap.ts';
import { articleBefore } from '../terms/terms.ts';
import { recordsIn } from './find.ts';

/**
 * The text with another name for a record in all that is made of it: prose and headings, tables, paths, foreign keys,
 * schemas and operation ids, each in the form of its place ("order_item", "order-items", "OrderItem", "Order items").
 */
export function withNameThroughout(
  draft: Draft,
  old: string,
  fresh: string,
): { text: string; count: number } {
  const longer = longerNames(draft, old);
  const addresses = protect(draft.text).filter(({ start, end }) =>
    /:\/\/|@/u.test(draft.text.slice(start, end)),
  );
  const written = ownWords(draft);
  const splices: Splice[] = [];
  let count = 0;
  for (const [form, text] of formsOf(old, fresh)) {
    for (const match of draft.text.matchAll(patternOf(form))) {
      const [start, end] = [match.index, match.index + form.length];
      const isTaken = splices.some((one) => one.start < end && start < one.end);
      const isAddress = addresses.some((one) => one.start <= start && one.end >= end);
      const isOther = longer.some((rest) => rest.test(draft.text.slice(end, end + 60)));
      const isPart = isVerb(draft.text, start, end) || compound.test(draft.text.slice(end, end + 60));
      const isOwn = written.some((one) => one.start <= start && one.end >= end);
      if (isTaken || isAddress || isOther || isPart || isOwn) continue;
      splices.push({ start, end, text }, ...articleBefore(draft.text, start, form, text));
      count += 1;
    }
  }
  return { text: splice(draft.text, splices), count };
}

/** What a document says of itself: the headings of its format, and that something is not stated. */
function ownWords(draft: Draft): Span[] {
  const { sections } = draft.outline;
  const headings = sections
    .filter(({ ids, level }) => ids.length > 0 && level === 2)
    .map(({ start, headingEnd }) => ({ start, end: headingEnd }));
  const gaps = sections
    .flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'paragraph' && isGap(draft.language, plainText(node).trim()))
    .map((node) => ({ start: startOf(node), end: endOf(node) }));
  return [...headings, ...gaps];
}

/** "An API for booking meeting rooms" says what somebody does, and names no booking. */
function isVerb(text: string, start: number, end: number): boolean {
  return (
    text.slice(start, end).endsWith('ing') &&
    /(?<!\p{L})(?:for|by|of|when|while|about|without|before|after) $/iu.test(
      text.slice(Math.max(0, start - 9), start),
    ) &&
    /^ (?:the |an? |(?:\p{Ll}+ ){0,2}\p{Ll}{2,}s(?!\p{L}))/u.test(text.slice(end, end + 60))
  );
}

/** "Date de naissance" is a thing of its own and no date; "la famille de l'enfant" is a family. */
const compound = /^ (?:de (?!l['’]|las? |los |el |ce |cette |son |sa |su )|d['’]|di (?!un))\p{Ll}/u;

/** A small name may be followed by the sign of a key; one with a capital may stand within another: "postRooms". */
function patternOf(form: string): RegExp {
  return /^\p{Lu}/u.test(form)
    ? new RegExp(`(?<!\\p{Lu})${literal(form)}(?!\\p{Ll})`, 'gu')
    : new RegExp(
        `(?<![\\p{L}\\p{N}_])(?<!\\bin )${literal(form)}(?![\\p{L}\\p{N}_]|-\\p{L}(?=[^|\\n]{0,40}\`))|(?<![\\p{L}\\p{N}_])${literal(form)}(?=_id(?!\\w)|Id(?!\\w))`,
        'gu',
      );
}

/** What goes on behind the name where another record is meant whose name begins with it: "order items" behind "order". */
function longerNames(draft: Draft, old: string): RegExp[] {
  const own = wordsOf(old);
  return recordsIn(draft).flatMap(({ name }) => {
    const words = wordsOf(name);
    const isLonger = words.length > own.length && own.every((word, at) => words[at] === word);
    return isLonger
      ? [new RegExp(`^[ _-]?${literal(words.slice(own.length).join(' ')).replaceAll(' ', '[ _-]?')}`, 'iu')]
      : [];
  });
}

/** Every form of a name with the same form of the other, plurals first, since they hold the singular. */
function formsOf(old: string, fresh: string): (readonly [string, string])[] {
  const [from, to] = [wordsOf(old), wordsOf(fresh)];
  const pairs = [pluralOf, singularOf].flatMap((numbered) => {
    const [left, right] = [inNumber(from, numbered), inNumber(to, numbered)];
    return joins.map((join) => [join(left), join(right)] as const);
  });
  const seen = new Set<string>();
  return pairs.filter(([form]) => !seen.has(form) && seen.add(form));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .toLowerCase()
    .split(/[\s_-]+/u)
    .filter((word) => word !== '');
}

function inNumber(words: readonly string[], numbered: (noun: string) => string): string[] {
  return [...words.slice(0, -1), numbered(singularOf(words.at(-1) ?? ''))];
}

/** "order_items", "order-items", "order items", "orderItems", "OrderItems", "Order items". */
const joins: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.join(' '),
  ([first = '', ...rest]) => first + rest.map(upperFirst).join(''),
  (words) => words.map(upperFirst).join(''),
  (words) => upperFirst(words.join(' ')),
];
