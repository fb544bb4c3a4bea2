import type { Span } from '../../read/source.ts';

/** A span of time in words. */
export interface SpokenSpan extends Span {
  /** As words that need no article: "1 week", "30 minutes", "hourly". */
  readonly text: string;
  /** Seconds. */
  readonly amount: number;
  /** True for "hourly". */
  readonly isWhole: boolean;
}

const unit =
  '(?<unit>year|month|week|day|hour|minute|second|jahr|monat|woche|tag|stunde|minute|sekunde|an|mois|semaine|jour|heure|año|mes|semana|día|hora)(?!\\p{L})';
/** "Is a week", "after an hour": an article is a one only where a span of time is given, not in "once a week". */
const single = new RegExp(
  `(?<=(?<!\\p{L})(?:is|are|be|to|for|after|within|in|until|than|least|most|about|only|take[ns]?|lasts?|every)\\s)an?\\s${unit}|(?<![\\p{L}-])(?:one|eine?[mrn]?|une?|una?)\\s${unit.replace('<unit>', '<other>')}`,
  'giu',
);
const half = /(?<!\p{L})half an?\s(?<unit>year|day|hour|minute|second)(?!\p{L})/giu;
const often = /(?<!\p{L})(?<unit>hourly|daily|nightly|weekly|monthly|yearly)(?!\p{L})/giu;

const seconds: Readonly<Record<string, number>> = {
  second: 1,
  sekunde: 1,
  minute: 60,
  hour: 3600,
  stunde: 3600,
  heure: 3600,
  hora: 3600,
  day: 86_400,
  tag: 86_400,
  jour: 86_400,
  día: 86_400,
  week: 604_800,
  woche: 604_800,
  semaine: 604_800,
  semana: 604_800,
  month: 2_592_000,
  monat: 2_592_000,
  mois: 2_592_000,
  mes: 2_592_000,
  year: 31_536_000,
  jahr: 31_536_000,
  an: 31_536_000,
  año: 31_536_000,
};
/** Halves as whole numbers of the next smaller unit. */
const halves: Readonly<Record<string, string>> = {
  year: '6 months',
  day: '12 hours',
  hour: '30 minutes',
  minute: '30 seconds',
  second: '500 ms',
};
const spans: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};

/** The unit of a word for how often something is: "hour" of "hourly"; null where it is no such word. */
export function unitOfOften(word: string): string | null {
  return spans[word.toLowerCase()] ?? null;
}

/** Spans of time that are said without a number: "a week", "half an hour", "hourly". */
export function spokenSpans(text: string, start: number, end: number): SpokenSpan[] {
  const stretch = text.slice(start, end);
  const at = (match: RegExpExecArray, amount: number, said: string, isWhole = false): SpokenSpan => ({
    text: said,
    start: start + match.index,
    end: start + match.index + match[0].length,
    amount,
    isWhole,
  });
  const unitIn = (match: RegExpExecArray) =>
    (match.groups?.['unit'] ?? match.groups?.['other'] ?? '').toLowerCase();
  return [
    ...[...stretch.matchAll(half)].map((match) =>
      at(match, (seconds[unitIn(match)] ?? 0) / 2, halves[unitIn(match)] ?? match[0]),
    ),
    ...[...stretch.matchAll(single)].map((match) =>
      at(match, seconds[unitIn(match)] ?? 0, match[0].replace(/^an?\s/iu, '1 ')),
    ),
    ...[...stretch.matchAll(often)].map((match) =>
      at(match, seconds[unitOfOften(match[0]) ?? ''] ?? 0, match[0], true),
    ),
  ];
}
