import { thirdPersonOf } from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Groups take either number, and these stand for several or for a way. */
const EITHER =
  /^(?:team|staff|group|company|family|committee|majority|minority|number|pair|couple|police|set|lot|series|bunch|crew|range|list|kind|type|sort|class|way)$/;

/** "a guide which describe the setup": what stands right before the clause is its subject. */
export const relativeVerb: ProseRule = {
  id: 'grammar/relative-verb',
  category: 'grammar',
  message: 'The verb of a relative clause agrees with the noun before it.',
  pattern:
    /(?<!\b(?:of|and|or|with|between|than|by|in|on|at|to|for|from) )\b((?:an?|every|each|another|this) (?:[a-z-]{2,14} )?)([a-z]{3,20})(,? (?:which|that|who) )((?:don['’]?t|have|are|were)(?= [a-z])|[a-z]{3,15}(?= (?:the|an?|all|this|these|our|your|their|its|it|them|us|to|in|on|at|for|with|from|by|only|no|not|more|two|three)\b))(?!-)/giu,
  replace: ([, article, noun = '', link, verb = ''], { prose, from }) => {
    const small = noun.toLowerCase();
    if (EITHER.test(small) || (!isCountedNoun(small) && !isNounWithPlural(small))) return null;
    // "two jobs and a timer that depend on it"
    if (/\b(?:and|or|of|with)\b[^.!?\n]{0,30}$/i.test(prose.slice(Math.max(0, from - 30), from))) return null;
    const third =
      AUXILIARY[verb.toLowerCase().replace('’', "'")] ?? (isVerbOnly(verb) ? thirdPersonOf(verb) : undefined);
    return third === undefined ? null : `${article}${noun}${link}${third}`;
  },
  examples: [
    [
      'I suggest a short guide, which describe the setup.',
      'I suggest a short guide, which describes the setup.',
    ],
    ['We need a file that contain the rows.', 'We need a file that contains the rows.'],
    ["Every user who don't have a token is asked.", "Every user who doesn't have a token is asked."],
  ],
  counterExamples: [
    'One of the files that contain the rows is empty.',
    'This is a team that have a plan.',
    'two jobs and a timer that depend on the clock',
    'a list of rules that describe the setup',
    'a feature that test in the lab',
    'It is a step that we perform on the host.',
    'an event that are',
  ],
};

const AUXILIARY: Readonly<Record<string, string>> = {
  "don't": "doesn't",
  dont: "doesn't",
  have: 'has',
  are: 'is',
  were: 'was',
};
