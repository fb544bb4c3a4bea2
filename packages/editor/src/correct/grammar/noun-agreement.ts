import { areModifiers, CLAUSE, isBeforeVerb, singularAuxiliary } from '../lexicon/clause.ts';
import { isSingularNoun } from '../lexicon/nouns.ts';
import { thirdPersonOf } from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Nouns that take a plural verb in the singular, and words that stand for several. */
const COLLECTIVE =
  /^(?:team|staff|group|company|department|crew|family|committee|majority|minority|number|pair|couple|rest|police|public|data|media|audience|board|government|management|press|half|remainder|handful|variety|range|dozen|set|lot|series|bunch|following|latter|former)$/i;

/** "The total are wrong", "the endpoint accept": any noun that is counted, with any verb that is no noun. */
export const nounAgreement: ProseRule = {
  id: 'grammar/noun-agreement',
  category: 'grammar',
  message: 'The verb of a singular subject is singular.',
  pattern: new RegExp(
    String.raw`(?:${CLAUSE}|(?<=, )|(?<=\band )(?=(?:every|each) ))((?:the|an?|this|every|each|our|my|your|his|her) )((?:[a-z]{3,20} ){1,4}(?:[a-z]{3,15}|aren['’]t|don['’]?t|haven['’]t))(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([whole, article, phrase = ''], { prose, from }) => {
    const before = prose.slice(Math.max(0, from - LONGEST_CLAUSE), from);
    if (before.endsWith(', ') && !LEADING_CLAUSE.test(before)) return null;
    const words = phrase.split(' ');
    const isOne = /^(?:every|each|an?|this) /i.test(article ?? '');
    const at = words.findIndex((word, place) => place > 0 && agreeing(word, isOne) !== undefined);
    const verb = words[at] ?? '';
    const last = at - (ADVERB.test(words[at - 1] ?? '') ? 2 : 1);
    const noun = words[last] ?? '';
    if (
      at < 1 ||
      last < 0 ||
      COLLECTIVE.test(noun) ||
      ADJECTIVE.test(noun) ||
      !areModifiers(words.slice(0, last).join(' '))
    )
      return null;
    if (/^were$/i.test(verb) && /\b(?:if|though|wish) $/i.test(before)) return null;
    if (!MASS.test(noun) && !isSingularNoun(noun) && !isCountedNoun(noun) && !isNounWithPlural(noun))
      return null;
    const after = `${words
      .slice(at + 1)
      .map((word) => ` ${word}`)
      .join('')}${prose.slice(from + whole.length, from + whole.length + 24)}`;
    if (!PLURAL.test(verb) && !/^have$/i.test(verb) && isBeforeVerb(after)) return null;
    return `${article}${words.with(at, agreeing(verb, isOne) ?? verb).join(' ')}`;
  },
  examples: [
    ["The retry logic don't work.", "The retry logic doesn't work."],
    ['Every node have a cache.', 'Every node has a cache.'],
    ['The problem only occur at night.', 'The problem only occurs at night.'],
    ['The total are wrong.', 'The total is wrong.'],
    ['The new endpoint accept only text.', 'The new endpoint accepts only text.'],
    ["When a part fails, the page don't load.", "When a part fails, the page doesn't load."],
    ['It has three parts and every part have its cache.', 'It has three parts and every part has its cache.'],
    ["it is empty because the folder don't load", "it is empty because the folder doesn't load"],
  ],
  counterExamples: [
    'The team are here.',
    "Phones, tablets, the site don't matter.",
    'Every channel except the stable one is new.',
    'The token refresh is broken.',
    'It has been slow since the last merge.',
    'It is free until the final approve.',
    'The number of users are small.',
    'If the total were wrong, we would know.',
  ],
};

/** A clause before the main one: a comma elsewhere may be that of a list. */
const LONGEST_CLAUSE = 90;
const LEADING_CLAUSE =
  /(?:^|\n|[.!?] )(?:when|whenever|if|because|since|after|before|once|as soon as|while|although|until|unless)\b[^.!?,\n]{3,80}, $/i;

/** Adjectives that are nouns as well: "since the last merge". */
const ADJECTIVE =
  /^(?:last|next|first|second|third|past|present|new|old|current|previous|final|initial|original|general|main|single|double|local|remote|public|private|empty|active|automatic|manual|daily|weekly|monthly|nightly|quick|right|left|plain|prior|key|standard|normal|basic|human)$/i;

/** What stands between a subject and its verb. */
const ADVERB =
  /^(?:only|also|always|never|often|sometimes|usually|still|already|now|just|even|really|simply|currently)$/i;

const PLURAL = /^(?:are|aren['’]t|don['’]?t|were|haven['’]t)$/i;

/** What is not counted, and takes a singular verb. */
const MASS =
  /^(?:logic|code|traffic|memory|documentation|information|software|hardware|latency|throughput|bandwidth|content|functionality|performance)$/i;

/** The form that agrees with a singular noun, of an auxiliary or a verb that is no noun; undefined for other words. */
function agreeing(word: string, isOne: boolean): string | undefined {
  if (isOne && /^have$/i.test(word)) return 'has';
  if (PLURAL.test(word)) return singularAuxiliary(word);
  return isVerbOnly(word) && word !== 'except' ? thirdPersonOf(word) : undefined;
}
