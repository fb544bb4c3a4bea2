import { PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { PLURAL_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "The list of endpoints are": the first noun is the subject. "A set of", "a number of" take either. */
export const listAgreement: ProseRule = {
  id: 'grammar/list-agreement',
  category: 'grammar',
  message: 'The subject is the noun before "of", so the verb is singular.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?;] |\b(?:because|but|if|that|since|when|while) ))((?:the|this|our|your) (?:list|name|size|length|number|version|format|order|status|cost|lack|quality|purpose|performance|structure|rest of the list) of (?:(?:the|all|these|our|your) )?(?:${PLURAL_NOUN})) (${PLURAL_AUXILIARY})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject, verb = '']) => `${subject} ${singularAuxiliary(verb) ?? verb}`,
  examples: [
    ['The list of endpoints are too long.', 'The list of endpoints is too long.'],
    [
      'It is slow since the number of requests have grown.',
      'It is slow since the number of requests has grown.',
    ],
  ],
  counterExamples: [
    'A number of requests are slow.',
    'The list of endpoints is long.',
    'The names of fields are short.',
  ],
};
