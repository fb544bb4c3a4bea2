import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What has values rather than parts: a status is one of them, while a defect has a photo and a type. */
const valued =
  /(?:^|\s)(?:status(?:es)?|states?|roles?|types?|kinds?|categor(?:y|ies)|classes|levels?|zones?|languages?|formats?|currenc(?:y|ies)|sizes?|modes?|phases?|stages?|priorit(?:y|ies)|severit(?:y|ies)|tiers?|options?|values?|units?|colou?rs?|channels?|reasons?|methods?|sources?|outcomes?|results?)$/iu;
const value = String.raw`[\p{L}\d\x60"“”_.+-]+(?: [\p{L}\d\x60"“”_.+-]+){0,2}`;
const listed = new RegExp(
  `^be (?:as follows: |one of |either |only )?(${value}(?:, ${value}){0,15}(?:,? (?:and|or) ${value}|, ${value}))$`,
  'u',
);

interface Values {
  readonly one: string;
  /** "queued, rendering and ready". */
  readonly list: string;
}

/** "Statuses are queued, rendering, ready": what has values, and which; null where nothing lists any. */
function valuesIn({ subject, whole, condition, isNegative }: Parts): Values | null {
  const bare = subject.replace(/^(?:the|an?|each|every|all|allowed|possible|valid|supported) /giu, '');
  if (!valued.test(bare) || condition !== null || isNegative || bare.split(' ').length > mostWords)
    return null;
  const list = listed.exec(whole)?.[1];
  if (list === undefined || /(?<!\p{L})(?:the|per|is|are|not)(?!\p{L})/iu.test(list)) return null;
  const parts = list.split(/,? (?:and|or) |, /u);
  // "Missing values are estimated and marked": what is done with them.
  if (parts.length < 3 && baseOfParticiple(parts[0] ?? '') !== null) return null;
  return {
    one: isPlural(bare) || /ses$/u.test(bare) ? oneOf(bare) : bare,
    list: `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`,
  };
}

const mostWords = 3;

/** One of the values is taken. */
export function valueSteps(parts: Parts): Steps | null {
  const found = valuesIn(parts);
  return (
    found && {
      given: withArticle(found.one),
      trigger: `it is set to one of ${found.list}`,
      outcome: 'the value is accepted',
    }
  );
}

/** Any other is refused. */
export function valueCounter(parts: Parts): Steps | null {
  const found = valuesIn(parts);
  return (
    found && {
      given: withArticle(found.one),
      trigger: `somebody tries to set it to something other than ${found.list}`,
      outcome: refused,
    }
  );
}
