import { isPlural, negated } from '../voice/english.ts';
import { isPeople, isSystem, oneAmong } from './act.ts';
import { contraryKind } from './failure.ts';

/** What holds of each of several things, said of those that would break it. */
export interface Universal {
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

const each = '(?:all|every|each|any)';
const acted = new RegExp(
  String.raw`^\p{Ll}{3,} (${each} (?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})(?=$|[,.;:(]| (?:in|on|at|by|with|to|for|from|as|via|into|within|before|after|if|when)(?!\p{L}))`,
  'su',
);

/** "Every order gets a number", "sign all uploads": several of them are looked through, and none is found without. */
export function universalCounter(subject: string, action: string): Universal | null {
  const what = isPlural(subject) ? undefined : acted.exec(action)?.[1];
  if (what !== undefined) {
    const left = action.replace(what, '').replaceAll(/ {2,}/gu, ' ').trim();
    return looked(oneAmong(what), `that ${subject} did not ${left}`);
  }
  // What a subject is bound by has a contrary of its own: batches that are not older.
  if (isSystem(subject) || contraryKind(subject) !== null || /^be as follows: /u.test(action)) return null;
  const isEach = new RegExp(`^${each} `, 'iu').test(subject);
  if (/^(?:there|they|it|these|those|we|you)$/iu.test(subject) || isPeople(subject)) return null;
  if (!isEach && !isPlural(subject)) return null;
  if (/ (?:and|or) /u.test(subject)) return null;
  return looked(oneAmong(subject), `that ${negated(action, 'it')}`);
}

/** What shows that none of several things was left out. */
export const lookedThrough = 'all of them are looked through';

function looked(one: string, lacking: string): Universal {
  return {
    given: `more than one ${one}`,
    trigger: lookedThrough,
    outcome: `there is none ${lacking}`,
  };
}
