import { areModifiers, PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { isSingularNoun, PLURAL_NOUN, singularOf } from '../lexicon/nouns.ts';
import { DOUBLE_BASE, PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, pluralOf, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

export const oneOf: ProseRule = {
  id: 'grammar/one-of',
  category: 'grammar',
  message: 'The subject is "one" or "each", so the verb is singular.',
  pattern: new RegExp(
    String.raw`\b((?:one|each|either|neither) of (?:the|our|my|your|their|these|those) (?:(?:two|three|four|five) )?)((?:[a-z]{2,20} )?)(${PLURAL_NOUN}|(?<!\beither of [^.]{1,40})[a-z]{3,18}s) (${PLURAL_AUXILIARY}|need|want|${PLAIN_BASE}|(?:${DOUBLE_BASE})(?=[.,;!?\n]|$))(?![\p{L}'’-])|\b(one of (?:the|our|my|your|their|these|those) (?:(?:most|least) [a-z]{3,15} |(?:biggest|main|best|worst|first|few|oldest|newest|slowest|fastest|key) )?|number of )([a-z]{3,20})(?=(?<=(?:of|most [a-z]{1,15}|est|main|few|key) [a-z]{1,20})[.,;!?]| (?:is|was|has|needs?|must|should|does|doesn['’]t|isn['’]t|wasn['’]t|hasn['’]t|cannot)\b)|(?<!\b(?:do|did|does|let|make|have|had|should|would|could|must|can|will) )\b((?:each|either|neither|one) of (?:them|us|these|those)) (${PLURAL_AUXILIARY}|${PLAIN_BASE})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, one, modifier = '', noun, verb = '', oneOfThe, single = '', each, said = '']) => {
    if (oneOfThe !== undefined) return isOne(single) ? `${oneOfThe}${pluralOf(single)}` : null;
    if (each !== undefined) return `${each} ${singularAuxiliary(said) ?? thirdPersonOf(said)}`;
    return areModifiers(modifier) && isPlural(noun ?? '')
      ? `${one}${modifier}${noun} ${singularAuxiliary(verb) ?? thirdPersonOf(verb)}`
      : null;
  },
  examples: [
    ['One of the servers are down.', 'One of the servers is down.'],
    ['One of the replica is behind.', 'One of the replicas is behind.'],
    ['Each of the servers have a key.', 'Each of the servers has a key.'],
    ['Each of the clients need a key.', 'Each of the clients needs a key.'],
    ['Neither of the replicas were lost.', 'Neither of the replicas was lost.'],
    ['Neither of the fixes work.', 'Neither of the fixes works.'],
    ['Neither of the two options work.', 'Neither of the two options works.'],
    ['Each of them have a key.', 'Each of them has a key.'],
  ],
  counterExamples: [
    'If either of these labels are set, it stops.',
    'Did each of them have a key?',
    'one of the servers that are down',
    'three of the servers are down',
    'One of the team is ill.',
    'One of the data is missing.',
    'One of the best is here.',
    'One of the following is true.',
  ],
};

function isPlural(noun: string): boolean {
  return (
    singularOf(noun) !== undefined ||
    singularOfCounted(noun) !== undefined ||
    isNounWithPlural(noun.slice(0, -1))
  );
}

/** A noun in the singular, of which there cannot be several without its "s". */
function isOne(noun: string): boolean {
  const small = noun.toLowerCase();
  if (
    /^(?:team|staff|crew|group|family|company|department|people|data|media|best|following|above|latter|former|next|other|same|first|last|few|two|three)$/.test(
      small,
    )
  )
    return false;
  return isSingularNoun(small) || isCountedNoun(small) || isNounWithPlural(small);
}
