import type { ProseRule } from '../prose-rule.ts';

/** A clause with a subject of its own after "but". Short sentences may do without, so only in rough texts. */
export const butComma: ProseRule = {
  id: 'grammar/but-comma',
  category: 'punctuation',
  message: 'A comma stands before "but" where a whole clause follows.',
  pattern:
    /(?<=[a-z]{2} [a-z'’]{1,20} [a-z'’]{2,20}) but(?= (?:i|it|they|we|he|she|there|you|the [a-z]{2,20}|this|these|people) (?:is|are|was|were|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|can['’]?t|cannot|could|will|would|should|have|has|had|still|also|need|want|think|get)\b)/giu,
  replace: () => ', but',
  examples: [['we tried it twice but it is still slow', 'we tried it twice, but it is still slow']],
  counterExamples: [
    'the old one works but the new one fails',
    'nothing but the disk',
    'not only fast but also small',
    'it works, but it is slow',
  ],
};
