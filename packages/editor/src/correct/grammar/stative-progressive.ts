import { thirdPersonOf } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Verbs of states, by their gerunds. */
const STATES: Readonly<Record<string, string>> = {
  knowing: 'know',
  needing: 'need',
  wanting: 'want',
  understanding: 'understand',
  believing: 'believe',
  owning: 'own',
  containing: 'contain',
  consisting: 'consist',
  belonging: 'belong',
  depending: 'depend',
  preferring: 'prefer',
  requiring: 'require',
};

/** "He is knowing it", "I am having a doubt": what is so, and is not being done. */
export const stativeProgressive: ProseRule = {
  id: 'grammar/stative-progressive',
  category: 'grammar',
  message: 'A verb that tells a state stands in its simple form.',
  pattern: new RegExp(
    String.raw`(?<!\b(?:what|who|which|how|why|when|where|not))(?: (is|are|am)|(?<=\b(?:i|we|you|they))['’](?:m|re)) (?:(also|still|really|only|always|not) )?(?:(${Object.keys(STATES).join('|')})(?= (?:the|an?|it|this|that|these|of|on|to|from|more|some|all|how|what|our|your|my|very|two|three)(?![\p{L}'’-]))|having (?=(?:an? )?(?:doubts?|questions?|idea)(?![\p{L}'’-])))`,
    'giu',
  ),
  replace: ([, be, adverb = '', doing]) => {
    const base = doing === undefined ? 'have' : (STATES[doing.toLowerCase()] ?? '');
    // "I am not understanding it"
    if (/^not$/i.test(adverb))
      return ` ${be?.toLowerCase() === 'is' ? 'does' : 'do'} not ${base}${doing === undefined ? ' ' : ''}`;
    const form = be?.toLowerCase() === 'is' ? thirdPersonOf(base) : base;
    return ` ${adverb === '' ? '' : `${adverb} `}${form}${doing === undefined ? ' ' : ''}`;
  },
  examples: [
    ['He is knowing the code very well.', 'He knows the code very well.'],
    ['The screen is depending on the role.', 'The screen depends on the role.'],
    ['I am having a doubt about it.', 'I have a doubt about it.'],
    ['I am not understanding the error.', 'I do not understand the error.'],
    ["We're still needing the old one.", 'We still need the old one.'],
  ],
  counterExamples: [
    'It is on or off, depending on the role.',
    'A list containing the names is kept.',
    'I am having problems with it.',
    'Is knowing it enough?',
    'What is depending on it?',
  ],
};
