import { DOUBLE_BASE, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** A verb behind a whole phrase: "in this case use" is where the sentence begins, "after the update" is not. */
const ENDS_IN_VERB = new RegExp(
  ` (?:this|that|these|those|the|an?) (?:[a-z-]+ ){1,2}(?:${PLAIN_BASE}|${DOUBLE_BASE})$`,
  'iu',
);

/** "In case" is no phrase of its own, and a name alone is as good without a comma: "in March we move", "on Linux it runs". */
const STAYS = /^(?:[Ii]n case|[\p{L}]+ \p{Lu}[^ ]*)$/u;

/** "With this it hangs, without it doesn't": a phrase that is set against it stands without a comma, too. */
function hasParallel(prose: string, from: number): boolean {
  const rest = /^[^.!?\n]*/.exec(prose.slice(from, from + REACH))?.[0] ?? '';
  return /(?:; (?:but |and )?|, (?!.*[,;]))(?:in|on|at|by|after|before|without|with|for|from|since|during|over|under|outside|inside) /.test(
    rest,
  );
}

const REACH = 160;

/** "In simple words they say": no determiner in the phrase, which might make a clause of what follows ("in the world we know"). */
export const introductoryPhrase: ProseRule = {
  id: 'grammar/introductory-phrase',
  category: 'punctuation',
  message: 'A comma ends a phrase that stands before its sentence.',
  pattern:
    /(?<=(?:^|\n|[.!?;] )(?:(?:so|but|and|also|thus|hence),? )?)((?:after|before|since|by|from|with) (?:that|this|then)(?= (?:i|you|he|she|we|they|it|there) )|(?:in|on|at|by|after|before|without|with|for|from|since|during|like|as|due to|because of|according to|instead of) (?:(?!(?:the|i|you|he|she|we|they|it|there|that|which|who|what|how|where|when|if|is|are|was|were|be|to|can|will|has|have|had|do|does|did|all|not|as)\b)[a-z'’-]{2,20} ){0,4}(?!(?:i|you|he|she|we|they|it|there|the|that|which|who|what|how|where|when|if|is|are|was|were|be|to|can|will|has|have|had|do|does|did|of|and|or|a|an|my|our|your|their|his|her|its|all|not|as|in|on|at|by|for|with|from|some|any|every|each|no|other|least|most|first)\b)[a-z'’-]{2,20}(?= (?:i|you|he|she|we|they|it|there) (?!(?:and|or|of)\b)[a-z'’]+)|(?:in|on|at|during|since|after|before) (?:the|an?|this|that|these|those|such|some|many|most|my|our) (?:(?!(?:all|both|half|only|of|and|or|in|on|at|to)\b)[a-z'’-]{2,20} ){0,2}(?!(?:[a-z]{2,20}ing|all|both|half|only|of|and|or|in|on|at|to|with|for|from|by|is|are|was|were|than|as|that|which|who|like|about)\b)[a-z'’-]{2,20}(?= (?:there (?:is|are|was|were|will|has|have)\b|the [a-z]{2,20} )))(?= )/giu,
  replace: ([phrase = ''], { prose, from }) =>
    ENDS_IN_VERB.test(phrase) || STAYS.test(phrase) || hasParallel(prose, from + phrase.length)
      ? null
      : `${phrase},`,
  examples: [
    ['In simple words they say no.', 'In simple words, they say no.'],
    ['On the internet there are many.', 'On the internet, there are many.'],
    ['In a market economy the price is fixed.', 'In a market economy, the price is fixed.'],
    ['After that I studied it.', 'After that, I studied it.'],
    ['But in simple words they say no.', 'But in simple words, they say no.'],
  ],
  counterExamples: [
    'At least we do it.',
    'In this case use the second form.',
    'In the world we live in there is none.',
    'After we left, it broke.',
    'At the moment guards open the request.',
    'For you it is fine.',
    'With this it hangs, without it is fine.',
    'On most local disks it is; over the network all bets are off, and so on.',
    'In March we may move.',
    'In case you have not seen it, look.',
  ],
};
