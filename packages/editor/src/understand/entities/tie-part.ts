import { singularOf } from '../api/nouns.ts';
import { canBeThing } from '../api/thing.ts';

const one = '(?:(?:exactly |only )?(?:an?|one|the|a single) )';
const noun = '(\\p{L}[\\p{L}-]{1,30}(?: \\p{L}[\\p{L}-]{1,30})?)';
/** "Part of a purchase order", "goes to one supplier", "for one order line", "produced by a job": what the whole is of. */
const tie = new RegExp(
  `^(?:(?:is |one |an? )?(?:\\p{L}{3,20} of|\\p{L}{3,}s (?:to|on|in|for|from|at)|(?:\\p{L}{3,}(?:ed|en|un|nt|ld|pt|wn) )?(?:by|for|on|in|at|to|from|with|against|under|per)) )${one}${noun}$`,
  'iu',
);
/** "One per household per weekly menu". */
const per =
  /^(?:exactly |only )?one ((?:(?:, | and )?per \p{L}[\p{L}-]{1,30}(?: (?!per(?!\p{L}))\p{L}[\p{L}-]{1,30})?(?= |,|$) ?){2,3})$/iu;
/** "Links suppliers to parts": it is of both. */
const links =
  /^(?:links|connects|joins|ties|assigns|maps) (?:an? |one |the )?(\p{L}[\p{L}-]{2,30}) (?:and|to|with) (?:an? |one |the )?(\p{L}[\p{L}-]{2,30})$/iu;
/** What somebody does something by or at, and no thing. */
const noThing =
  /^(?:time|day|week|month|year|hour|hand|mail|e_?mail|phone|default|list|number|name|date|kind|type|way|reason|moment|row|minute|second|case|set|total|copy|value|unit|amount|price|percent)$/u;

/** What one part of a note on a thing says that it is of, in the singular with underscores; none where the part says something else. */
export function tiesOf(part: string): string[] {
  const said = part.trim();
  const all = per
    .exec(said)?.[1]
    ?.split(/(?:, | and )?per /iu)
    .filter((word) => word.trim() !== '');
  const [, from, to] = links.exec(said) ?? [];
  const single = tie.exec(said)?.[1];
  const found =
    all ?? (from !== undefined && to !== undefined ? [from, to] : single === undefined ? [] : [single]);
  const names = found.map((words) => {
    const parts = words
      .trim()
      .toLowerCase()
      .split(/[\s-]+/u);
    return [...parts.slice(0, -1), singularOf(parts.at(-1) ?? '')].join('_');
  });
  return names.every((name) => canBeThing(name.split('_').at(-1) ?? '') && !noThing.test(name)) ? names : [];
}
