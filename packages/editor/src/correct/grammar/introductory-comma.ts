import type { ProseRule } from '../prose-rule.ts';

const PHRASES =
  'however|moreover|furthermore|therefore|unfortunately|fortunately|nevertheless|consequently|thus|for example|for instance|in addition|in my opinion|in conclusion|as a result|on the other hand|first of all|in fact|of course|finally|firstly|secondly|thirdly|nowadays|in this case|in other words|in general|last but not least|also|hence|besides|likewise|similarly|additionally|recently|lastly|today|yes|if not(?= please)|if so(?= please)|personally|obviously|actually|basically|clearly|indeed|meanwhile|otherwise|suddenly|second|third|first|next|in short|to begin with|as a consequence|after all|above all|for this reason|for these reasons|on the contrary|in contrast|these days|at first|at last|in the end|in the past|in the future|in my view|in my experience|at the same time|in some cases|in most cases|in many cases|that said|to my surprise|apart from that|in that case|at the moment|as far as i am concerned';

/** What nothing but a comma follows, whatever the sentence goes on with. */
const SURE =
  'moreover|furthermore|unfortunately|nevertheless|consequently|for example|for instance|in addition|in my opinion|in conclusion|as a result|on the other hand|in fact|firstly|secondly|thirdly|nowadays|in other words|to my surprise|in my view|additionally|however(?! [a-z]{2,20} (?:the|it|they|we|you|he|she|this|that|your|our)\\b)';

/** Behind "and" and "but" these need no comma: "and then all requests fail". */
const SHORT =
  /^(?:then|also|now|today|next|hence|thus|therefore|usually|recently|finally|eventually|later)$/i;

/** "First the kiosks in the lobby" may have no verb. */
const ORDINAL = /^(?:first|second|third|next)$/i;
const NOUN_PHRASE = /^ (?:the|an?|our|my|all|both|one) /i;

/** "For example we …". Careful writers leave it out on purpose now and then, so only in rough texts. */
export const introductoryComma: ProseRule = {
  id: 'grammar/introductory-comma',
  category: 'punctuation',
  message: 'A comma follows an introductory phrase.',
  pattern: new RegExp(
    String.raw`(?<=^|\n|[.!?;] |\b(?:but|and) |, (?=however ))(?:(?:${PHRASES})(?! an? days?\b)(?= (?:please|the|they|it|you|we|there|he|she|i|if|in|when|some|many|most|people|this|these|those|a|an|our|my|your|his|her|their|one|all|because|no|every|everyone|nobody|students|users|that['’]s|that (?:is|was|will|would|can)|even|let|after|by|during|despite|such|another|both|each)\b)|(?:${SURE})(?= (?!(?:of|to|is|are|was|were|and|or|but|that|code|usage|much|many|hard|often|long|fast|slow|well|good|bad|small|large|big|little)\b)[a-z'’]{2,20} [a-z'’]{1,20}))`,
    'giu',
  ),
  replace: ([phrase = ''], { prose, from }) =>
    (SHORT.test(phrase) && /\b(?:and|but) $/i.test(prose.slice(Math.max(0, from - 5), from))) ||
    (ORDINAL.test(phrase) && NOUN_PHRASE.test(prose.slice(from + phrase.length, from + phrase.length + 6)))
      ? null
      : `${phrase},`,
  examples: [
    ['For example we restart it.', 'For example, we restart it.'],
    ['To my surprise nothing happened.', 'To my surprise, nothing happened.'],
    ['Yes that is right.', 'Yes, that is right.'],
    ['They agree, however some people doubt it.', 'They agree, however, some people doubt it.'],
    ['Moreover young people say so.', 'Moreover, young people say so.'],
  ],
  counterExamples: [
    'Now we can look at the output.',
    'In this case use the second form.',
    'However fast it is, it fails.',
    'it is for example the disk',
    'Therefore, we stop.',
    'First the kiosks in the lobby, then those at the gates.',
    'it stops and then all requests fail',
  ],
};
