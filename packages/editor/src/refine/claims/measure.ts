import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { amountOf, type UnitKind, valuesIn } from '../values.ts';
import { spelledNumbers, timesAsWords } from './spelled-numbers.ts';

/** Something a text gives a value of: a number with what it measures, a day, a month. */
export interface Measure extends Span {
  readonly kind: UnitKind | 'weekday' | 'month';
  /** What stands in the text, without what is counted. */
  readonly text: string;
  /** Words after the number of a count, stemmed: "3 failed attempts" counts these. */
  readonly counted: readonly string[];
  /** How much it is, to tell whether two are the same. */
  readonly amount: number | string;
  /** True for "twice", which counts without a word for what it counts. */
  readonly isWhole: boolean;
}

const weekday =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\p{L})/giu;
const month =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\p{L})/gu;
const spelled = new RegExp(
  `(?<![\\p{L}-])(?<number>${[...spelledNumbers.keys()].join('|')})(?= \\p{L})|(?<![\\p{L}-])(?<times>${[...timesAsWords.keys()].join('|')})(?!\\p{L})|(?<![\\p{L}-])(?<single>one|eine?m?|une?|una?) (?=(?:year|month|week|day|hour|minute|second|jahr|monat|woche|tag|stunde|minute|sekunde|an|mois|semaine|jour|heure|año|mes|semana|día|hora)(?!\\p{L}))`,
  'giu',
);

/** The measures of a stretch of a text, in reading order. Keys such as FR-2 are none. */
export function measuresIn(text: string, start: number, end: number): Measure[] {
  const digits = valuesIn(text, start, end)
    .filter((value) => !/[A-Z]-$/u.test(text.slice(Math.max(0, value.start - 3), value.start)))
    .map(
      (value): Measure => ({
        kind: value.kind,
        text: value.text,
        start: value.start,
        end: value.end,
        counted: value.kind === 'count' ? countedAfter(text, value.end, end) : [],
        amount: value.kind === 'date' ? value.text.toLowerCase() : amountOf(value.text),
        isWhole: false,
      }),
    );
  const words = [...text.slice(start, end).matchAll(spelled)].map((match): Measure => {
    const { number, times, single } = match.groups ?? {};
    const at = start + match.index;
    const word = (number ?? times ?? single ?? '').toLowerCase();
    const count = spelledNumbers.get(word) ?? timesAsWords.get(word) ?? 1;
    const digit = times === undefined ? timed(text, at + word.length, end, count) : null;
    return digit === null
      ? {
          kind: 'count',
          text: text.slice(at, at + word.length),
          start: at,
          end: at + word.length,
          counted: times === undefined ? countedAfter(text, at + word.length, end) : contentWords('times'),
          amount: count,
          isWhole: times !== undefined,
        }
      : { ...digit, text: text.slice(at, digit.end), start: at, counted: [], isWhole: false };
  });
  const named = (
    [
      ['weekday', weekday],
      ['month', month],
    ] as const
  ).flatMap(([kind, pattern]) =>
    [...text.slice(start, end).matchAll(pattern)].map(
      (match): Measure => ({
        kind,
        text: match[0],
        start: start + match.index,
        end: start + match.index + match[0].length,
        counted: [],
        amount: match[0].toLowerCase(),
        isWhole: false,
      }),
    ),
  );
  const free = named.filter(
    (one) => !digits.some((value) => value.start <= one.start && value.end >= one.end),
  );
  return [...digits, ...words, ...free].toSorted((left, right) => left.start - right.start);
}

/** "Two weeks" read as "2 weeks", where what follows a spelled number is a unit of time. */
function timed(
  text: string,
  from: number,
  end: number,
  count: number,
): { kind: UnitKind; amount: number; end: number } | null {
  const unit = /^ ?(\p{L}+)/u.exec(text.slice(from, end));
  const [value] = valuesIn(`${count} ${unit?.[1] ?? ''}`, 0, 40);
  return unit && value?.kind === 'time'
    ? { kind: 'time', amount: amountOf(value.text), end: from + unit[0].length }
    : null;
}

function countedAfter(text: string, from: number, end: number): string[] {
  const after = /^(?:\s[\p{L}-]+){1,2}/u.exec(text.slice(from, Math.min(end, from + 60)))?.[0] ?? '';
  return contentWords(after);
}
