import type { ProseRule } from '../prose-rule.ts';

/** "it runs every night but never ends well": whatever "but" begins. Behind a clause with a subject of its own see `butComma`. */
export const butPhrase: ProseRule = {
  id: 'grammar/but-phrase',
  category: 'punctuation',
  message: 'A comma stands before "but" where it begins a contrast.',
  pattern:
    /(?<=[a-z]{2} [a-z'’]{1,20} [a-z'’]{2,20})(?<!\b(?:nothing|anything|everything|none|all|any|anyone|nobody|no one|everyone|everybody|not [a-z]{1,20}|last|cannot|help|is|are|was|were|be|very)) but(?! (?:also|rather|then|not)\b)(?= [a-z'’]{1,20} [a-z'’]{1,20} [a-z])/giu,
  replace: () => ', but',
  examples: [
    ['it runs every night but never ends as planned', 'it runs every night, but never ends as planned'],
  ],
  counterExamples: [
    'slow but steady',
    'there is nothing but the disk that fails',
    'it is not fast but also not very slow',
  ],
};
