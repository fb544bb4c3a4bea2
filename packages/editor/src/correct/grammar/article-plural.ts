import { numberOf } from '../agreement/noun-number.ts';
import { thirdPersonBase } from '../lexicon/inflected.ts';
import { baseOf } from '../lexicon/verbs.ts';
import { isNounWithPlural, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Words that stand between "a" and a plural: "a few days", "a couple users". */
const COUNTS =
  /^(?:few|couple|dozen|hundred|thousand|million|billion|many|great|good|lot|bunch|number|half|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** "a slow movements": "a" stands before one thing. The noun ends its phrase, so that "a users table" stays. */
export const articlePlural: ProseRule = {
  id: 'grammar/article-plural',
  category: 'grammar',
  message: 'After "a" stands one thing.',
  pattern:
    /\b(an? )((?!(?:of|and|or)\b)[a-z]{3,14} )?([a-z]{3,20}s)(?=[.,;!?\n]|$| (?:due|because|when|which|who|that|of|in|on|at|for|from|with|to|by|but|and) (?:the|this|that|my|our|your|their|his|her|its|it|they|we|you|he|she|i|a|an|is|are|can|could|will)\b)/giu,
  replace: ([, article = '', adjective = '', plural = ''], { prose, from }) => {
    // "the first time a component runs, it …", "something a file sets"
    if (isNounWithPlural(adjective.trim()) && isVerbOfContact(plural.toLowerCase(), prose, from)) return null;
    if (COUNTS.test(adjective.trim()) || /(?:s|ing) $/.test(adjective)) return null;
    const singular =
      singularOfCounted(plural.toLowerCase()) ?? describedOne(adjective.trim(), plural.toLowerCase());
    return singular === undefined ? null : `${article}${adjective}${singular}`;
  },
  examples: [
    ['It is a slow movements.', 'It is a slow movement.'],
    ['This is a known issues.', 'This is a known issue.'],
    ['They need an employees in the team.', 'They need an employee in the team.'],
  ],
  counterExamples: [
    'They do it the first time a component runs, and reuse it.',
    "It's how you unset something a file sets.",
    'Use the port a test opens.',
    'It keeps all a user edits.',
    'It takes a few days.',
    'It is a users table.',
    'It has a series of the same kind.',
    'It is a news to me.',
    'We saw a hundred students.',
  ],
};

/** Whether a word behind an article and a noun is what that one does: of a thing named right before, which has no verb between. */
function isVerbOfContact(plural: string, prose: string, from: number): boolean {
  if (baseOf(plural) !== undefined) return true;
  const named = /([a-z]+) $/i.exec(prose.slice(Math.max(0, from - 20), from))?.[1]?.toLowerCase() ?? '';
  const isNamed = /thing$|^(?:all|one|ones|those|time|way)$/.test(named) || numberOf(named) !== null;
  return isNamed && thirdPersonBase(plural) !== undefined;
}

/** "A known issues": behind a word that only describes, the plural of a verb that is a noun as well is one of the noun. */
function describedOne(adjective: string, plural: string): string | undefined {
  const singular = plural.slice(0, -1);
  return DESCRIBING.test(adjective) && isNounWithPlural(singular) ? singular : undefined;
}

const DESCRIBING =
  /^(?:known|new|big|small|common|real|serious|similar|different|separate|possible|simple|major|minor|strange|weird|old|good|bad|great|nice|single|special|specific|critical|huge|recent|recurring|open|public|private|short|long|quick|slow|hard|easy)$/;
