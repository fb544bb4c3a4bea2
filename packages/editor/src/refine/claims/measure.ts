import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { datesIn } from '../contrasts/dates.ts';
import { amountOf, type UnitKind, valuesIn } from '../values/values.ts';
import { spelledNumbers, timesAsWords } from './spelled-numbers.ts';
import { spokenSpans } from './spoken-spans.ts';

/** Something a text gives a value of: a number with what it measures, a day, a month. */
export interface Measure extends Span {
  readonly kind: UnitKind | 'weekday' | 'month';
  /** What stands in the text, without what is counted; digits where an article or a half stands for them. */
  readonly text: string;
  /** Words after the number of a count, stemmed: "3 failed attempts" counts these. */
  readonly counted: readonly string[];
  /** The time in which so many are counted, in seconds: 60 for "100 requests per minute"; null where it is no rate. */
  readonly per: number | null;
  /** How much it is, to tell whether two are the same. */
  readonly amount: number | string;
  /** True for "twice" and "hourly", words that say it all by themselves. */
  readonly isWhole: boolean;
}

/** What a value has that counts nothing. */
const uncounted: Pick<Measure, 'counted' | 'per'> = { counted: [], per: null };

const weekday =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\p{L})/giu;
const spelled = new RegExp(
  `(?<![\\p{L}-])(?<number>${[...spelledNumbers.keys()].join('|')})(?= \\p{L}|[.,;]|$)|(?<![\\p{L}-])(?<times>${[...timesAsWords.keys()].join('|')})(?!\\p{L})`,
  'giu',
);
const rate =
  /^(?<counted>(?:\s[\p{L}-]+){0,2}?)\s?(?:\/\s?|\s(?:per|an?|each|every|pro|je|par|por|al?)\s)(?<time>s|min|h|d|sec(?:ond)?s?|minutes?|hours?|days?|weeks?|months?|years?|sekunde|minute|stunde|tag|woche|monat|jahr|seconde|heure|jour|semaine|mois|an|segundo|minuto|hora|día|semana|mes|año)(?!\p{L})/iu;

/** What a number counts ends where the next thing begins. */
const things =
  /^(?:\s(?!(?:and|or|but|then|is|are|was|were|should|must|may|can|after|before|when|if|und|oder|et|ou|y|o)(?!\p{L}))[\p{L}-]+){1,2}/iu;

/** "Criteria 1 and 2": numbers that say which are meant. */
const reference =
  /(?<!\p{L})(?:criteri(?:on|a)|kriteri(?:um|en)|crit[èe]res?)\s(?:\d+(?:,\s|\s\p{L}{1,3}\s))*$/iu;
const LONGEST_REFERENCE = 40;

/** The measures of a stretch of a text, in reading order. Keys such as FR-2 are none. */
export function measuresIn(text: string, start: number, end: number): Measure[] {
  const digits = valuesIn(text, start, end)
    .filter((value) => !/[A-Z]-$/u.test(text.slice(Math.max(0, value.start - 3), value.start)))
    .filter((value) => !reference.test(text.slice(Math.max(0, value.start - LONGEST_REFERENCE), value.start)))
    .map(
      (value): Measure => ({
        kind: value.kind,
        text: value.text,
        start: value.start,
        end: value.end,
        ...(value.kind === 'count' ? countingAfter(text, value.end, end) : uncounted),
        amount: value.kind === 'date' ? value.text.toLowerCase() : amountOf(value.text),
        isWhole: false,
      }),
    );
  const found = [
    ...spokenSpans(text, start, end).map((one): Measure => ({ ...one, ...uncounted, kind: 'time' })),
    ...spelledIn(text, start, end),
    ...namedIn(text, start, end),
  ];
  const free = found.filter((one, at) =>
    [...digits, ...found.slice(0, at)].every((other) => other.end <= one.start || one.end <= other.start),
  );
  return [...digits, ...free].toSorted((left, right) => left.start - right.start);
}

function spelledIn(text: string, start: number, end: number): Measure[] {
  return [...text.slice(start, end).matchAll(spelled)].map((match): Measure => {
    const { number, times } = match.groups ?? {};
    const at = start + match.index;
    const word = (number ?? times ?? '').toLowerCase();
    const count = spelledNumbers.get(word) ?? timesAsWords.get(word) ?? 1;
    const digit = times === undefined ? timed(text, at + word.length, end, count) : null;
    return digit === null
      ? {
          kind: 'count',
          text: text.slice(at, at + word.length),
          start: at,
          end: at + word.length,
          ...(times === undefined
            ? countingAfter(text, at + word.length, end)
            : { ...uncounted, counted: contentWords('times') }),
          amount: count,
          isWhole: times !== undefined,
        }
      : { ...digit, text: text.slice(at, digit.end), start: at, ...uncounted, isWhole: false };
  });
}

/** Days and months that stand without a number. */
function namedIn(text: string, start: number, end: number): Measure[] {
  const days = [...text.slice(start, end).matchAll(weekday)].map((match) => ({
    kind: 'weekday' as const,
    start: start + match.index,
    end: start + match.index + match[0].length,
    amount: match[0].toLowerCase(),
  }));
  const months = datesIn(text, start, end).flatMap((date) =>
    date.day === null
      ? [{ kind: 'month' as const, start: date.start, end: date.end, amount: `${date.month}` }]
      : [],
  );
  return [...days, ...months].map((one) => ({
    ...one,
    text: text.slice(one.start, one.end),
    ...uncounted,
    isWhole: false,
  }));
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

/** What stands behind a number: what it counts, and in which time. */
function countingAfter(text: string, from: number, end: number): Pick<Measure, 'counted' | 'per'> {
  const after = text.slice(from, Math.min(end, from + 60));
  const { counted, time } = rate.exec(after)?.groups ?? {};
  const words = counted ?? things.exec(after)?.[0] ?? '';
  return {
    counted: contentWords(words),
    per: time === undefined ? null : amountOf(`1 ${time}`),
  };
}

/** Whether two measures are of the same value, however each is written. */
export function isSameValue(
  one: Pick<Measure, 'kind' | 'amount'>,
  other: Pick<Measure, 'kind' | 'amount'>,
): boolean {
  return one.kind === other.kind && one.amount === other.amount;
}
