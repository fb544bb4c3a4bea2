import { thirdPersonBase } from '../lexicon/inflected.ts';
import { gerundOf } from '../lexicon/inflection.ts';
import { participleOf } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** A point or a length of time, so that "since" is no "because". */
const TIME =
  '(?:last|this (?:morning|week|month|year|sprint|release)|the (?:last|first|latest|beginning|start|update|upgrade|release|migration|deploy|deployment|incident|rollout|outage|merge|change|switch|move|refactoring|refactor|launch|restart|weekend)|yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|june|july|august|september|october|november|december)|v?\\d|version|(?:an? (?:few|couple of|week|month|year|long|hour|minute|day)|one|two|three|four|five|six|ten|several|many|some|more than) |(?:weeks|months|years|hours|days|then|forever)\\b)';

/** States that last. */
const STATE =
  'broken|down|up|red|green|failing|open|blocked|stuck|offline|unavailable|slow|slower|flaky|closed|dead|missing|empty|unstable|disabled|enabled|unresponsive|ill|sick';

/** Words up to "since" in which no other verb stands. */
const BETWEEN = String.raw`(?=(?: (?!(?:since|has|have|had|was|were|is|are|what|that|which|who|all|everything|because|if|when|and)\b)[^\s.,;:!?]+){0,6} since ${TIME})`;

const PERFECT: Readonly<Record<string, string>> = {
  am: 'have',
  are: 'have',
  is: 'has',
  "'m": "'ve",
  "'re": "'ve",
};

/** "We are using it since two years", "it doesn't work since the update". */
export const sincePerfect: ProseRule = {
  id: 'grammar/since-perfect',
  category: 'grammar',
  message: 'What began in the past and lasts until now is said with "have".',
  pattern: new RegExp(
    String.raw`\b(?:(am|are|is|['’]m|['’]re) ((?:still|already|not|always|constantly) )?((?!(?:during|listing|showing)\b)[a-z]{2,14}ing|${STATE})\b(?!-)|(does|do)(n['’]t| not) ([a-z]{3,15})|(?<=\b(?:i|we|you|they) )have(?= (?:this|the|that|these|an?|many|some|no) [a-z]{3,15})|(?<=\b(?:he|she|it|(?:the|this|that|our|my|your) [a-z]{3,15}) )(?<lasting>runs|works|lives|waits|hangs|uses|exists|fails|crashes|stays|sits|loops))${BETWEEN}|\b(?<failing>am|are|is) ([a-z]{2,14}ing) (?:from(?= (?:yesterday|last (?:week|month|year|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:[.,;!?\n]|$))|(?<length>from)(?= (?:\d+|one|two|three|four|five|six|a few|several|many|some) (?:minutes?|hours?|days?|weeks?|months?|years?)(?: |[.,;!?\n]|$)))`,
    'giu',
  ),
  replace: ({
    groups,
    1: be,
    2: adverb = '',
    3: state,
    4: auxiliary = '',
    5: not,
    6: verb = '',
    9: lasted = '',
  }) => {
    const { lasting, failing, length } = groups ?? {};
    if (lasting !== undefined) return `has been ${gerundOf(thirdPersonBase(lasting) ?? lasting)}`;
    if (failing !== undefined)
      return `${PERFECT[failing.toLowerCase()]} been ${lasted} ${length === undefined ? 'since' : 'for'}`;
    if (be !== undefined) return `${PERFECT[be.toLowerCase().replace('’', "'")]} ${adverb}been ${state}`;
    if (not === undefined) return 'have had';
    const participle = participleOf(verb.toLowerCase());
    if (participle === undefined) return null;
    return `${auxiliary.toLowerCase() === 'do' ? 'have' : 'has'}${not} ${participle}`;
  },
  examples: [
    ['We are using it since two years.', 'We have been using it since two years.'],
    ["I'm working on this since last week.", "I've been working on this since last week."],
    ['The build is broken since this morning.', 'The build has been broken since this morning.'],
    ["The login doesn't work since the update.", "The login hasn't worked since the update."],
    ['She works here since 2020.', 'She has been working here since 2020.'],
    ['The build is failing from two days.', 'The build has been failing for two days.'],
    ['It is failing from yesterday.', 'It has been failing since yesterday.'],
    ['We have this problem since yesterday.', 'We have had this problem since yesterday.'],
  ],
  counterExamples: [
    'We are using it since it is fast.',
    'We are checking what has changed since last week.',
    'The build is broken, and nobody has looked at it since last week.',
    'It is working since the cache is warm.',
    'We are listing all commits since the release.',
  ],
};
