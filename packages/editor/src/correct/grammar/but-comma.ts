import type { ProseRule } from '../prose-rule.ts';

const AUXILIARY =
  "is|are|was|were|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|can|can['’]?t|cannot|could|couldn['’]?t|will|won['’]?t|would|should|must|may|might|has|have|had|still|also|never|always|seems?|needs?|wants?|thinks?|gets?|got|works?|fails?|failed|says?|said";

/** A clause with a subject of its own after "but". Careful long texts may do without. */
export const butComma: ProseRule = {
  id: 'grammar/but-comma',
  category: 'punctuation',
  message: 'A comma stands before "but" where a whole clause follows.',
  pattern: new RegExp(
    String.raw`(?<=[a-z]{2} [a-z'’]{1,20} [a-z'’]{2,20})(?<!\b(?:nothing|anything|everything|none|all|anyone|nobody|everyone|not)) but(?= (?:(?:even |only )?(?:if|when|because|since|while|after|unfortunately|sometimes|now|then|right now|even) )?(?:(?:i|they|we|he|she) [a-z]|(?:it|there|you|this|these|those|people|(?:the|our|my|your|their|his|her|its|some|many|most|no|a) (?:[a-z]{2,20} ){0,2}[a-z]{2,20}) (?:${AUXILIARY})(?![\p{L}'’-])))`,
    'giu',
  ),
  replace: () => ', but',
  examples: [['we tried it twice but it is still slow', 'we tried it twice, but it is still slow']],
  counterExamples: [
    'it is nothing but the disk that fails',
    'nothing but the disk',
    'not only fast but also small',
    'it works, but it is slow',
  ],
};
