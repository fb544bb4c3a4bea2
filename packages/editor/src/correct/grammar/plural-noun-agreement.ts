import { areModifiers, CLAUSE } from '../lexicon/clause.ts';
import { baseOfAnyThirdPerson } from '../lexicon/inflected.ts';
import { isNounWithPlural, isVerbOnly, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What stands behind "need" where it is a verb. */
const NEEDED = /^ (?:to|an?|the|more|no|it|this|our)\b/;

/** "The users complains that": any counted noun in the plural, with any verb that is no noun. */
export const pluralNounAgreement: ProseRule = {
  id: 'grammar/plural-noun-agreement',
  category: 'grammar',
  message: 'The verb of a plural subject takes no "s".',
  pattern: new RegExp(
    String.raw`${CLAUSE}((?:the|these|those|our|my|your|their|some|many|most|all|several|both|other|two|three|new|existing|different|multiple|various) (?:[a-z-]{2,15} )?)([a-z]{3,20}s) ([a-z]{3,15}s)(?= (?:the|an?|that|to|it|in|on|at|when|if|because|with|about|by|for|from|our|your|their|this|no|not|too|very|so|extremely|slowly|much|only|correctly|and|but)\b|[.,;!?]|$)`,
    'giu',
  ),
  replace: ([whole, before = '', plural = '', third = ''], { prose, from }) => {
    const between = before.replace(/^\S+ /, '').trim();
    const bare = plural.toLowerCase().replace(/s$/, '');
    if (between !== '' && (!areModifiers(between) || /s$/.test(between))) return null;
    if (singularOfCounted(plural.toLowerCase()) === undefined && !isNounWithPlural(bare)) return null;
    const base = baseOfAnyThirdPerson(third);
    // a noun is not followed by "very"
    const isVerb =
      base !== undefined &&
      (isVerbOnly(base) ||
        (/^(?:need|want)$/.test(base) &&
          NEEDED.test(prose.slice(from + whole.length, from + whole.length + 8))) ||
        /^ (?:very|too|so|extremely|slowly|correctly)\b/.test(
          prose.slice(from + whole.length, from + whole.length + 12),
        ));
    return isVerb ? `${before}${plural} ${base}` : null;
  },
  examples: [
    ['The pages loads very slow.', 'The pages load very slow.'],
    ['New colleagues needs a lot of time.', 'New colleagues need a lot of time.'],
    ['The users complains that it is slow.', 'The users complain that it is slow.'],
  ],
  counterExamples: [
    'The users complain that it is slow.',
    'The tests results are in.',
    'The users needs are known.',
    'The rest of the users complains.',
    'The number of errors increases.',
  ],
};
