import type { ProseRule } from '../prose-rule.ts';

const AUXILIARY = 'is|was|can|could|will|would|has|had|may|might';

/**
 * What is added to something that is already one of its kind ("this topic which was new"), to a list ("or something like that",
 * "etc.") or to a sentence ("such as France"). A clause may pick out what is meant after any other noun: "the rows which are old".
 */
export const addedPhrase: ProseRule = {
  id: 'grammar/added-phrase',
  category: 'punctuation',
  message: 'A comma stands before what is only added.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:this|my|our|your|his|her|their) (?:[a-z]{3,14} ){0,2}[a-z]{2,20}[a-rt-z]) which(?= (?:${AUXILIARY}|i|we|you|he|she|they|it) )|(?<=[a-z]{2} [a-z]{1,20} [a-z]{2,20}) or(?= something (?:like|else|similar)\b)|(?<=[a-z]{2} [a-z]{3,20}s) such as(?= [a-z0-9-]{2,20}(?: (?:and|or) [a-z0-9-]{2,20})?[.!?]| [a-z]{2,20} ?,)|(?<=[a-z]{2}, [a-z -]{2,30}(?<!\b(?:and|or))) etc(?![\p{L}])|(?<=[a-z]{2} [a-z]{2,20}) while(?= on the other hand\b)`,
    'giu',
  ),
  replace: ([words]) => `,${words}`,
  examples: [
    ['He studied this topic which was new.', 'He studied this topic, which was new.'],
    ['We need the cache or something like that.', 'We need the cache, or something like that.'],
    ['It is cheap in some countries such as France.', 'It is cheap in some countries, such as France.'],
    ['We have logs, metrics etc.', 'We have logs, metrics, etc.'],
  ],
  counterExamples: [
    'Delete the rows which are old.',
    'our tests which are slow',
    'Files such as these are kept.',
    'or something like that',
    'phone, fax, web and etc.',
  ],
};
