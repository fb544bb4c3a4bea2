import type { ProseRule } from '../prose-rule.ts';

/** Whether something is held against another before "than". */
const COMPARED =
  /\b(?:more|less|fewer|better|worse|rather|other|others|otherwise|different|differently|else|sooner|same|such|prefer|[a-z]{2,12}(?:[^aeiou]er|ier))\b/i;

/** "If the cache is empty than we read it", "but than it fails": without a comparison it is about time. */
export const thanThen: ProseRule = {
  id: 'grammar/than-then',
  category: 'grammar',
  message: '"Then" is about time; "than" compares.',
  pattern:
    /(?<=\b(?:if|when|once) [^.,;:!?\n]{3,80} )than(?= (?:we|it|they|you|i|he|she|the|this|that|there|an?|return|show|use|please|do|don['’]t) )|(?<=(?:^|\n|[.!?] ))than(?=,? (?:we|it|they|you|i|the|this|that|there|an?|copy|run|open|click|go|press|start|restart|add|set|use|create|delete|install|check|select|try|do|make|paste|save|close|build|deploy|enter|type) )|(?<=\b(?:but|and|since|only|until|by|even) )than(?= (?:we|it|they|you|i|he|she|the|this|that|there|an?|other|everything|all|my|our|your|return|show|use) )/giu,
  replace: ([written], { prose, from }) => {
    const [sentence = ''] = /[^.!?\n]*$/.exec(prose.slice(Math.max(0, from - 160), from)) ?? [];
    return COMPARED.test(sentence) ? null : written.startsWith('T') ? 'Then' : 'then';
  },
  examples: [
    ['If the cache is empty than we read the table.', 'If the cache is empty then we read the table.'],
    [
      'It is disabled, but than other middlewares break.',
      'It is disabled, but then other middlewares break.',
    ],
    ['Than copy the file.', 'Then copy the file.'],
    ['We stop it and than we start it.', 'We stop it and then we start it.'],
  ],
  counterExamples: [
    'If it takes longer than the limit, stop it.',
    'It is faster than A and than the rest.',
    'If there is no other way than this one, go on.',
    'When you would rather stay than the rest goes, stay.',
  ],
};
