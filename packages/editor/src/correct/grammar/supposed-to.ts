import { CLAUSE } from '../lexicon/clause.ts';
import { PLURAL_NOUN, SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "The script suppose to run", "the API use to return". */
export const supposedTo: ProseRule = {
  id: 'grammar/supposed-to',
  category: 'grammar',
  message: 'It is "be supposed to" and "used to".',
  pattern: new RegExp(
    String.raw`${CLAUSE}(?:(i)|(we|you|they|(?:the|these|those|our|your) (?:${PLURAL_NOUN}))|(it|he|she|this|(?:the|this|our|your) (?:[a-z]{2,14} )?(?:${SINGULAR_NOUN}|script)))(?: supposed? to (?=be|have|[a-z]{2,14}\b)|( use) to (?=[a-z]{2,14}(?:[.,;!?\n]|$| [a-z])))`,
    'giu',
  ),
  replace: ([whole, first, many, one, use]) => {
    const subject = first ?? many ?? one ?? '';
    // "what we use to deploy", "the tools you use to build"
    if (use !== undefined) return one === undefined || /^(?:it|this)$/i.test(one) ? null : `${one} used to `;
    if (/^supposed? to/i.test(whole)) return null;
    return `${subject} ${first !== undefined ? 'am' : many !== undefined ? 'are' : 'is'} supposed to `;
  },
  examples: [
    ['The script suppose to run daily.', 'The script is supposed to run daily.'],
    ['The API use to return XML.', 'The API used to return XML.'],
    ['It supposed to be fast.', 'It is supposed to be fast.'],
  ],
  counterExamples: ['It is supposed to run.', 'The tool we use to return XML is old.'],
};
