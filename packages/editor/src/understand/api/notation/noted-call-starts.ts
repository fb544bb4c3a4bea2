import { outside } from './outside.ts';

/** The mark between two calls. */
const between = /[,;](?=\s(?:and\s)?`?(?:GET|POST|PUT|PATCH|DELETE) \/)/gu;
const noted = /(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;]*`?[\s:,]{1,3}(?:[{(\uE012]|->|→|=>)/u;

/**
 * "POST /exports {month} -> 202, GET /exports/{id} -> status done|failed": the offsets of the marks behind which the next call begins, where
 * each has a note of its own. Calls in a row without notes stay together.
 */
export function notedCallStarts(sentence: string): number[] {
  const flat = outside(sentence);
  const marks = [...flat.matchAll(between)].map(({ index }) => index);
  return marks.filter((at, number) => {
    const before = sentence.slice(marks[number - 1] ?? 0, at);
    return noted.test(before) && noted.test(sentence.slice(at, marks[number + 1]));
  });
}
