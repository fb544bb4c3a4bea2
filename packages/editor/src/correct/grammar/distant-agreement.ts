import { PLURAL_AUXILIARY, singularAuxiliary } from '../lexicon/clause.ts';
import { isSingularNoun } from '../lexicon/nouns.ts';
import { PLAIN_BASE, thirdPersonOf } from '../lexicon/verbs.ts';
import { isCountedNoun, isNounWithPlural, isRegularVerb } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Everyone on the team need access", "the only thing that worry me": the subject stands further off. */
export const distantAgreement: ProseRule = {
  id: 'grammar/distant-agreement',
  category: 'grammar',
  message: 'The verb agrees with its subject, not with the word before it.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?;,] |\b(?:because|but|that|when|if|so|and) ))((?:everyone|everybody|someone|somebody|nobody|no one) (?:in|on|at|from|of|with) (?:the|our|my|your|their|this) [a-z]{2,15} )(${PLURAL_AUXILIARY}|need|want|use|know|${PLAIN_BASE})(?= [a-z])|\b((?:the only|the first|the main|the one|one|another|every) (?:[a-z-]{2,15} )?(?!(?:of|and|or|to|in|on|at|for|from|by)\b)[a-z]{3,15} (?:that|which|who) )((?:are|have|do)(?:n['’]?t)?|(?!needs?\b)[a-z]{3,14})(?= (?:the|an?|it|this|that|me|us|you|them|him|her|my|our|your|to|all|any|not|no|more|users|people)\b)`,
    'giu',
  ),
  replace: ([, who, verb = '', thing = '', other = '']) => {
    if (who !== undefined) return `${who}${singularAuxiliary(verb) ?? thirdPersonOf(verb)}`;
    const noun = / ?([a-z]+) (?:that|which|who) $/i.exec(thing)?.[1]?.toLowerCase() ?? '';
    if (!isSingularNoun(noun) && !isCountedNoun(noun) && !isNounWithPlural(noun)) return null;
    const singular = singularAuxiliary(other) ?? (isRegularVerb(other) ? thirdPersonOf(other) : undefined);
    return singular === undefined ? null : `${thing}${singular}`;
  },
  examples: [
    ['Everyone on the team need access.', 'Everyone on the team needs access.'],
    ['Nobody in our team have a key.', 'Nobody in our team has a key.'],
    ['The only thing that worry me is the cost.', 'The only thing that worries me is the cost.'],
  ],
  counterExamples: [
    'One of the things that worry me is the cost.',
    'The first two that allow it win.',
    'The only ones that allow it are here.',
    'Every service that can send mail does so.',
    'The first people that receive it are testers.',
  ],
};
