import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import type { Span } from '../../read/source.ts';
import { isCalledSection } from '../accounted/named/headings.ts';

/** What a stretch of feedback names: a part of the document, or something that shows by its form what it is. */
export type PartKind =
  | 'heading'
  | 'key'
  | 'ticket'
  | 'call'
  | 'path'
  | 'entity'
  | 'field'
  | 'status'
  | 'value'
  | 'variable';

/** A part of the document and words that it is called by. */
export interface Named {
  readonly kind: PartKind;
  readonly words: string;
  /** What an order calls it. */
  readonly name: string;
  /** Whether other capitals make it another word. */
  readonly isExact?: boolean;
}

/** A stretch of feedback that names a part. */
export interface Mention extends Span {
  readonly kind: PartKind;
  readonly name: string;
  /** Whether the document has it. */
  readonly isHeld: boolean;
}

const open = '[`"“„«\'*]{0,2}';
const close = '[`"”“»\'*]{0,2}';

/** What has the form of a part that the document need not have. */
const forms: readonly (readonly [PartKind, RegExp])[] = [
  ['call', /`?(?<![\p{L}\p{N}])(?:GET|POST|PUT|PATCH|DELETE)\s`?\/[^\s`"”,;]*[^\s`"”,;:.)?!]`?/gu],
  ['path', /`?(?<![\p{L}\p{N}/:.<}])\/[\p{L}\p{N}{][^\s`"”,;]*[^\s`"”,;:.)?!]`?/gu],
  ['variable', /`?\{{1,2}[\p{L}_][\p{L}\p{N}_.]{0,60}\}{1,2}`?/gu],
  [
    'value',
    /(?<![\p{L}\p{N}.,/_-])(?:[$€£]\s?\d[\d.,]{0,9}|(?:\d[\d.,]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)\s?-?(?:%|percent|[kmgt]i?b|ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|requests?|retries|users?|rows?|points?|euros?|dollars?|characters?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|días?|semanas?|meses|años?|calls?)(?![\p{L}\p{N}_])(?:(?:\s(?:per|an?)\s|\s?\/\s?)\p{L}{1,8}(?!\p{L}))?)/giu,
  ],
  [
    'status',
    /(?<![\p{L}\p{N}.,/-])[1-5]\d\d(?![\p{L}\p{N}%]|[.,]\d|\s?(?:ms|MB|KB|GB|s|requests)(?!\p{L}))/gu,
  ],
];

/** The quantities in a text. */
export const valuesIn = (text: string): string[] =>
  forms.flatMap(([kind, form]) => (kind === 'value' ? [...text.matchAll(form)].map(([one]) => one) : []));

/** The parts that feedback names, each stretch once: the longest name first, then what has the form of a part. */
export function mentionsIn(message: string, named: readonly Named[]): Mention[] {
  const found: Mention[] = [];
  const isFree = ({ start, end }: Span) => !found.some((one) => one.start < end && start < one.end);
  const take = (mention: Mention) => {
    if (isFree(mention)) found.push(mention);
  };
  const lower = message.toLowerCase();
  for (const { kind, words, name, isExact } of named.toSorted((a, b) => b.words.length - a.words.length)) {
    if (!lower.includes(words.toLowerCase())) continue;
    const pattern = new RegExp(
      `${open}(?<![\\p{L}\\p{N}_/.-])${literal(words)}(?![\\p{L}\\p{N}_/]|-\\p{L}|\\.\\p{L})${close}`,
      isExact === true ? 'gu' : 'giu',
    );
    for (const { index, 0: said } of message.matchAll(pattern))
      if (kind !== 'heading' || isHeading(message, index, said, name))
        take({ kind, name, isHeld: true, ...bare(said, index, words) });
  }
  for (const { text, start, end } of keysIn(message))
    take({ kind: 'key', name: text, start, end, isHeld: false });
  for (const [kind, form] of forms)
    for (const { index, 0: said } of message.matchAll(form))
      take({ kind, name: said.replaceAll('`', ''), start: index, end: index + said.length, isHeld: false });
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether words are the heading that they read like: one word in small letters is a word like any other. */
function isHeading(message: string, index: number, said: string, title: string): boolean {
  return said.includes(title) || / /u.test(title) || isCalledSection(message, index, said);
}

/** The stretch of a name with the quotation marks around it, where they stand on both sides. */
function bare(said: string, index: number, words: string): Span {
  const before = said.toLowerCase().indexOf(words.toLowerCase());
  const after = said.length - before - words.length;
  const both = Math.min(before, after);
  return { start: index + before - both, end: index + before + words.length + both };
}
