import { pluralAuxiliary, singularAuxiliary } from '../lexicon/clause.ts';
import {
  baseOf,
  DOUBLE_BASE,
  DOUBLE_THIRD,
  PLAIN_BASE,
  PLAIN_THIRD,
  thirdPersonOf,
} from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, pluralOf, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What shows that the verb has an object. */
const OBJECT =
  '(?= (?:the|an?|his|her|its|their|our|my|your|this|these|those|some|any|all|it|them|him|us|me|that|how|why|many)\\b)';

/** Where a clause begins; in rough texts a linking word is enough. */
const START = String.raw`(?<=(?:^|\n|[.!?;:,] |\b(?:because|but|when|if|since|while|although|so|where|once|unless|whether|until|what|why|(?:is|are|was|were|think|say|that|so|but), and|then|think|however|how|as) ))(?<!\b[a-z]{2,20}s and )`;

/** "The professor oppose it", "scientists assumes", with any noun that is counted, so only in rough texts. */
export const subjectVerb: ProseRule = {
  id: 'grammar/subject-verb',
  category: 'grammar',
  message: 'The verb agrees with its subject.',
  pattern: new RegExp(
    String.raw`${START}(?:((?:the|an?|this|every|each|another|my|our|your|his|her|their) (?:(?!(?:of|and|or)\b)[a-z]{3,14} )?)([a-z]{3,20}) (are|were|have|do|don['’]?t|haven['’]t|aren['’]t|(?:${PLAIN_BASE})(?!-)|(?:${DOUBLE_BASE})${OBJECT})|(?<bare>[a-z]{4,20}) (?<verb>are|were|have|do|don['’]?t|(?:${PLAIN_BASE})(?!-))|((?:(?:the|these|those|my|our|your|his|her|their|some|many|most|all|other|both|several) )?(?:(?!(?:of|and|or)\b)[a-z]{3,14} )?)([a-z]{3,20}s|people|children|men|women) (is|was|has|does|doesn['’]?t|hasn['’]t|isn['’]t|(?:${PLAIN_THIRD})(?!-)|(?:${DOUBLE_THIRD})(?= [a-z])))(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ({ groups, ...match }) => {
    const { bare, verb } = groups ?? {};
    if (bare !== undefined) return isCountedNoun(bare.toLowerCase()) ? `${pluralOf(bare)} ${verb}` : null;
    const [, article = '', singular = '', base = '', , , before = '', plural = '', third = ''] =
      Object.values(match) as string[];
    if (base !== '') {
      // a noun that may be a verb as well is none behind its article where a verb has its object
      const noun =
        isCountedNoun(singular) || (SURE_VERB.test(base) && isNounWithPlural(singular.toLowerCase()));
      if (!noun || !isModifier(article.split(' ').slice(1, -1).join(' '))) return null;
      return `${article}${singular} ${singularAuxiliary(base) ?? thirdPersonOf(base)}`;
    }
    const small = plural.toLowerCase();
    if (!IRREGULAR.test(small) && singularOfCounted(small) === undefined) return null;
    const between = before
      .replace(/^(?:the|these|those|my|our|your|his|her|their|some|many|most|all|other|both|several) /i, '')
      .trim();
    if (!isModifier(between)) return null;
    return `${before}${plural} ${pluralAuxiliary(third) ?? baseOf(third) ?? third.replace(/s$/, '')}`;
  },
  examples: [
    ['The professor oppose the idea.', 'The professor opposes the idea.'],
    ['This point affect the price.', 'This point affects the price.'],
    ['Scientists agrees that it is so.', 'Scientists agree that it is so.'],
  ],
  counterExamples: [
    'The students and the professor agree.',
    'Mathematics is fun.',
    'The number of scientists is small.',
    'Let the professor decide.',
    'Politics is hard.',
    'Managing employees is hard.',
    'The changes the team make are small.',
  ],
};

/** Verbs that are no nouns or adjectives. */
const SURE_VERB = new RegExp(`^(?:${PLAIN_BASE}|affect|increase|make|find)$`, 'iu');

const IRREGULAR = /^(?:people|children|men|women)$/;

/** What may stand between an article and its noun: no verb in "-ing", which would be the subject, and no small word. */
function isModifier(word: string): boolean {
  return !/(?:ing|ly)$|^(?:the|this|that|these|those|is|are|was|were|to|in|on|at|for|with|from|by|which|who|not|than|one|two|each|every|any|no|more|how|what|why|when|where|can|will|would|could|should|must|may|might|has|have|had|does|did|make|makes|made|let|lets|help|helps|see|see|about|like|between|into|than|per|having|being)$/i.test(
    word,
  );
}
