import { areModifiers, CLAUSE, MODIFIERS, PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { SINGULAR_NOUN } from '../lexicon/nouns.ts';
import { DOUBLE_BASE, NEEDED, OBJECT, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What "were" follows whoever is spoken of: "as if the line were not there". */
const SUBJUNCTIVE = /\b(?:if|though|wish) $/i;

/** "the server return an error": an article, a singular noun and a base form that can only be its verb. */
export const singularSubject: ProseRule = {
  id: 'grammar/singular-subject',
  category: 'grammar',
  message: 'The verb of a singular subject takes an "s".',
  pattern: new RegExp(
    String.raw`${CLAUSE}((?:the|an?|this|every|each|another|our|my|your|his|her) )${MODIFIERS}(${SINGULAR_NOUN}|information|software|documentation|usage|latency|traffic) (${PLURAL_AUXILIARY}|(?:${PLAIN_BASE})\b(?!-)|(?:need|want)${NEEDED}|(?:${DOUBLE_BASE})${OBJECT})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, article = '', modifiers = '', noun, verb = ''], { prose, from }) => {
    if (/^were/i.test(verb) && SUBJUNCTIVE.test(prose.slice(Math.max(0, from - 8), from))) return null;
    // "the users have": the last word decides, and capitals make names
    if (!areModifiers(modifiers) || verb !== verb.toLowerCase()) return null;
    return `${article}${modifiers}${noun} ${singularAuxiliary(verb) ?? thirdPersonOf(verb)}`;
  },
  examples: [
    ['The server return an error.', 'The server returns an error.'],
    ['when a user update his profile, it fails', 'when a user updates his profile, it fails'],
    ["The login page don't load.", "The login page doesn't load."],
    ['The pipeline say it is green.', 'The pipeline says it is green.'],
    [
      'Since this the memory usage have grown; the memory usage are high.',
      'Since this the memory usage have grown; the memory usage is high.',
    ],
    ['The fix need to wait.', 'The fix needs to wait.'],
  ],
  counterExamples: [
    'The user update failed.',
    'The schema change the team made broke it.',
    'Let the user pick a colour.',
    'Did the job fail?',
    'The user and the admin have access.',
    'The user need for speed is real.',
    'The services the user have chosen',
    'We suggest that the caller have a token.',
    'It is treated as if the line were not there.',
  ],
};
