/** When something that is left for later is to come. English. */
const later =
  '(?:later(?: on)?|some ?day|one day|eventually|at some point|in (?:the |a )?(?:future|v\\d|(?:phase|version|step|round) (?:\\d|two)|(?:second|next|later) (?:step|phase|version|release|round))|next (?:year|quarter)|not (?:now|yet|in v1)|v2)';
const perhaps = '(?:maybe|perhaps|possibly|probably)';

const putsOff = new RegExp(
  `^(?:and |but )?(?!(?:if|when|once|or|then|it|they|this|that|we|i|try|retry|all|the rest|others)(?!\\p{L}))(?:[\\p{L}\\p{N}/-]+ ){1,4}?(?<!again )(?:${perhaps} )?${later}(?: ${perhaps})?[.!]?$`,
  'iu',
);

/** What comes before and what behind it: the second is no thing left for later. */
const inOrder = /(?<!\p{L})(?:first|now|at once|immediately|sooner|either|whether|if|when)(?!\p{L})/iu;

/** "Ship to Loki, Kafka later maybe": where the part begins that leaves something for later, as the offset of its comma; else null. */
export function putOffBehind(sentence: string): number | null {
  const at = sentence.lastIndexOf(', ');
  if (at < 0 || sentence.slice(0, at).includes('(') !== sentence.slice(0, at).includes(')')) return null;
  const before = sentence.slice(0, at);
  const isPutOff =
    before.trim().includes(' ') && !inOrder.test(before) && putsOff.test(sentence.slice(at + 2));
  return isPutOff ? at : null;
}
