import { isCountedNoun } from '../../correct/lexicon/word-class.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { isPlural } from '../voice/english.ts';
import { withArticle } from './act.ts';
import type { Parts } from './parts.ts';

/** What somebody finds behind a change that was ordered, and what shows that it was not made. */
export interface Ordered {
  readonly thing: string;
  readonly outcome: string;
  /** What a test finds where the order was not followed. */
  readonly otherwise: string;
}

const made = /^(?:the )?(?:system|change|team)$/iu;
const renamed =
  /^rename (.{2,60}?) (?:to|into|as) (["“`']?[^,;:]{2,60}?)(?: (everywhere|throughout|in .{3,40}))?$/isu;
const removed =
  /^(?:remove|delete|drop|get rid of|take out|retire) (the [^,;:]{3,60}?|[^,;:]{2,60}?s)(?: (by .{3,30}))?$/isu;
const replaced = /^replace (the [^,;:]{3,60}?|[^,;:]{3,60}?) (?:with|by) ([^,;:]{3,60})$/isu;
const superseded = /^replace (the [^,;:]{3,60}|our [^,;:]{3,60})$/isu;
const absent = /^be no ((?!more|less|longer|need|reason|limit|way|point|use)[^,;:()]{3,80})$/su;
const given = /^(?:provide|have|offer) ((?:an? |the |one |its own )?[^,;:()]{3,80})$/su;

/**
 * An order to rename, remove, replace or provide something: what is looked for, and what is found. Null where a demand orders
 * nothing of the kind. English.
 */
export function orderedIn({ subject, whole, condition, isNegative, ability }: Parts): Ordered | null {
  if (condition !== null || isNegative || ability !== null) return null;
  const none = /^there$/iu.test(subject) ? absent.exec(whole)?.[1] : undefined;
  if (none !== undefined && !/ (?:and|or) no /u.test(none)) {
    const thing = isPlural(none) || !isCounted(none) ? none : withArticle(none);
    return { thing, outcome: `there ${isPlural(none) ? 'are' : 'is'} none`, otherwise: `finds ${thing}` };
  }
  if (!made.test(subject)) return null;
  const [, from = '', to = '', where = ''] = renamed.exec(whole) ?? [];
  if (from !== '')
    return {
      thing: placed(from, where),
      outcome: `${to} stands in its place`,
      otherwise: `finds ${from}${where === '' ? '' : ` ${where.replace(/^(?:everywhere|throughout)$/u, 'anywhere')}`} all the same`,
    };
  const [, gone = '', date = ''] = removed.exec(whole) ?? [];
  if (gone !== '' && !/(?<!\p{L})(?:and|or|from|if|when|after|that)(?!\p{L})/u.test(gone))
    return {
      thing: placed(gone, date === '' ? '' : date.replace(/^by /u, 'after ')),
      outcome: `${isPlural(gone) ? 'they are' : 'it is'} gone`,
      otherwise: `still finds ${gone}`,
    };
  const [, old = '', fresh = ''] = replaced.exec(whole) ?? superseded.exec(whole) ?? [];
  if (old !== '' && !/(?<!\p{L})(?:and|or)(?!\p{L})/u.test(old))
    return {
      thing: old,
      outcome: `${isPlural(old) ? 'they are' : 'it is'} no longer in use${fresh === '' ? '' : `, and ${fresh} takes ${isPlural(old) ? 'their' : 'its'} place`}`,
      otherwise: `still finds ${old} in use`,
    };
  const thing = given.exec(whole)?.[1] ?? '';
  if (thing === '' || clauseLike.test(thing) || presentClause(thing) !== null) return null;
  return {
    thing: thing,
    outcome: `${isPlural(thing) ? 'they are' : 'it is'} there`,
    otherwise: `finds that ${thing} ${isPlural(thing) ? 'are' : 'is'} missing`,
  };
}

function placed(thing: string, where: string): string {
  return where === '' ? thing : `${thing} ${where}`;
}

/** "Hint in the answer", and not "advice on law": a thing that there can be several of. */
function isCounted(thing: string): boolean {
  const [head = thing] = thing.split(
    / (?:of|for|in|on|at|by|with|without|to|from|about|inside|over|under|that|which) /u,
  );
  return isCountedNoun(head.split(' ').at(-1) ?? '');
}

/** What was taken for a thing and is a clause, a measure, a rule or a way of doing it. */
const clauseLike =
  /^(?:an? )?(?:\p{Ll}+ing(?!s)|no|not|up|max|min|enough|more|less|at|to|it|them|that|this|each|every|all|everyone|everybody)(?!\p{L})|(?<!\p{L})(?:is|are|was|were|has|must|should|can|will|may|if|when|because|instead|only|exactly|never|always|per|under|below|above|over|within|first|last|one|two|three|four|five|six|seven|eight|nine|ten|and|or|not)(?!\p{L})|\d/iu;
