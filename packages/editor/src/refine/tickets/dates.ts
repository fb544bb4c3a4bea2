import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { datesIn } from '../contrasts/dates.ts';

/** How far a date is moved: days, or months where those are what was said. */
export interface Shift {
  readonly days: number;
  readonly months: number;
}

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
/** Stands for years that are not told, and has no 29 February. */
const ANY_YEAR = 2001;

const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u;
const dotted = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})?$/u;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/**
 * A date moved, written as it stands ("12 March" a week later is "19 March"); null where it names no day, or where its year, which is not
 * told, would have to be.
 */
export function shifted(date: string, shift: Shift, monthName: (month: number) => string): string | null {
  const numeric = (iso.exec(date) ?? dotted.exec(date))?.groups;
  const [told] = numeric ? [] : datesIn(date, 0, date.length);
  const day = Number(numeric?.['day'] ?? told?.day ?? 0);
  const month = Number(numeric?.['month'] ?? told?.month ?? 0);
  const named = numeric ? numeric['year'] : year.exec(date)?.[0];
  if (day === 0 || month === 0) return null;
  const old = new Date(Date.UTC(Number(named ?? ANY_YEAR), month - 1, day));
  const moved = later(old, shift);
  // the last day of February hangs on the year, and so does what lies beyond it
  const crosses = moved.getUTCFullYear() !== old.getUTCFullYear() || isOverFebruary(old, moved);
  if (named === undefined && crosses) return null;
  const to = { day: moved.getUTCDate(), month: moved.getUTCMonth() + 1, year: moved.getUTCFullYear() };
  if (numeric) return inDigits(date, to);
  return date
    .replace(year, String(to.year))
    .replace(/\p{L}{3,}/gu, (word) =>
      datesIn(`1 ${word}`, 0, word.length + 2).length > 0 ? likeWord(word) : word,
    )
    .replace(
      /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?!\d)/u,
      (old) => `${to.day}${/\p{L}$/u.test(old) ? ordinal(to.day) : ''}`,
    );

  function likeWord(word: string): string {
    const name = monthName(to.month);
    const isShort = word.length === 3 && monthName(month).length > 3;
    const fresh = isShort ? name.slice(0, 3) : name;
    return word === word.toLowerCase() ? fresh.toLowerCase() : fresh;
  }
}

function later(old: Date, { days, months }: Shift): Date {
  const moved = new Date(old);
  moved.setUTCDate(1);
  moved.setUTCMonth(old.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(old.getUTCDate(), last) + days);
  return moved;
}

function isOverFebruary(one: Date, other: Date): boolean {
  const [first, last] = [one, other]
    .map((date) => date.getUTCMonth())
    .toSorted((left, right) => left - right);
  return first !== last && (first ?? MONTHS_OF_YEAR) <= 1 && (last ?? 0) > 1;
}

function inDigits(
  date: string,
  to: { readonly day: number; readonly month: number; readonly year: number },
): string {
  const [first] = date.split('.', 1);
  const padded = (value: number) => String(value).padStart(2, '0');
  if (iso.test(date)) return `${to.year}-${padded(to.month)}-${padded(to.day)}`;
  const write = first?.length === 2 ? padded : String;
  return `${write(to.day)}.${write(to.month)}.${/\d{4}$/u.test(date) ? to.year : ''}`;
}

function ordinal(day: number): string {
  if (day > 10 && day < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** Words for how many that no list of numbers has: articles, and what is loosely two. */
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  couple: 2,
  eine: 1,
  einen: 1,
  un: 1,
  une: 1,
  una: 1,
};

/** A span of time in words: "two more weeks", "10 days", "une semaine". */
export const spanOfTime =
  '(?<count>(?:another |noch )?(?:\\d{1,2}|an?|one|two|three|four|five|six|a couple of|eine[n]?|zwei|drei|vier|une?|deux|trois|quatre|una|dos|tres|cuatro)) (?:more |extra |weitere |additional )?(?<unit>(?:working )?days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?)';

/** The shift that a count of days, weeks or months comes to; null where it counts another thing. */
export function shiftOf(count: string, unit: string, isEarlier: boolean): Shift | null {
  const word = count
    .toLowerCase()
    .replace(/^(?:another|noch) /u, '')
    .replace(/^a couple of$/u, 'couple');
  const number = counts[word] ?? spelledNumbers.get(word) ?? Number(word);
  const sign = isEarlier ? -number : number;
  if (!Number.isInteger(number) || /working/iu.test(unit)) return null;
  if (/^(?:month|monat|mois|mes)/iu.test(unit)) return { days: 0, months: sign };
  return { days: /^(?:week|woche|sem)/iu.test(unit) ? sign * DAYS_OF_WEEK : sign, months: 0 };
}
