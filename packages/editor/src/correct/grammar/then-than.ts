import { numberOf } from '../agreement/noun-number.ts';
import type { ProseRule } from '../prose-rule.ts';

const COMPARATIVE =
  'more|less|fewer|better|worse|rather|faster|slower|bigger|larger|smaller|higher|lower|greater|older|newer|longer|shorter|earlier|sooner|easier|harder|cheaper|simpler|quicker|closer|nearer|other';

export const thenThan: ProseRule = {
  id: 'grammar/then-than',
  category: 'grammar',
  message: 'A comparison takes "than"; "then" is about time.',
  pattern: new RegExp(
    String.raw`\b((?:${COMPARATIVE})(?: [a-z]{3,14})?) then (?=(?:an?|the|any|all|that|this|these|those|what|before|last|next|we|they|you|in|on|most|other|ever|expected|usual|needed|necessary|nothing|anything|everything|it|one|two|three|my|our|your|their|its|\d|Qx)(?![\p{L}]))|\b(rather|greater|larger|smaller|fewer|higher|lower|wider|broader|narrower|longer|shorter|older|newer|bigger|faster|slower|less|more) then(?![\p{L}'’-])|\b((?:${COMPARATIVE})(?: [a-z'’]{1,14}){1,5}) then(?= (?:me|us|him|them|usual|expected|ever)(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([whole, comparison, sure, distant], { prose, from }) => {
    // "if it is no other version then we can help"
    if (sure === undefined && IF.test(prose.slice(Math.max(0, from - 120), from))) return null;
    if (sure !== undefined) return isCompared(sure, prose.slice(from + whole.length)) ? `${sure} than` : null;
    if (distant !== undefined) return CLAUSE_BETWEEN.test(distant) ? null : `${distant} than`;
    return /\b(?:and|but|or|so)$/i.test(comparison ?? '') ? null : `${comparison} than `;
  },
  examples: [
    ['it is slower then the old one', 'it is slower than the old one'],
    ['it takes more time then before', 'it takes more time than before'],
    ['Use it rather then copy it.', 'Use it rather than copy it.'],
    ['It is smaller then Redis.', 'It is smaller than Redis.'],
    ['The size is less then, or equal to, 5.', 'The size is less than, or equal to, 5.'],
    ['more then 5 users', 'more than 5 users'],
    ['It is better then nothing.', 'It is better than nothing.'],
    ["you're closer to that code then me", "you're closer to that code than me"],
  ],
  counterExamples: [
    'If it is smaller then use it.',
    'If one is newer then restart.',
    'if you use any other version then it is certain that it fails',
    'first this, then the other',
    'make it faster if you can then tell us',
    'get the newer one and then ever after keep it',
    'make it faster, then the rest',
    'it got worse and then the disk failed',
  ],
};

/** A condition that has not ended, and that "then" may answer. */
const IF = /\bif\b[^.!?;\n]*$/i;

/** What opens a clause of its own, in which "then" is about time. */
const CLAUSE_BETWEEN = /\b(?:and|but|or|so|if|when|we|they|you|he|she|is|are|was|were)\b/i;

/** Whether what stands behind "then" is a thing that another is held against. */
function isCompared(comparative: string, after: string): boolean {
  if (/^rather$/i.test(comparative)) return /^ \p{L}/u.test(after);
  const [, next = ''] = /^ ([\p{L}-]{2,20})/u.exec(after) ?? [];
  return (
    /^, or (?:equal|the same)/i.test(after) ||
    /^ (?:\p{Lu}\p{L}+|\p{Ll}+ing|with|for|when|if)(?![\p{L}'’-])/u.test(after) ||
    numberOf(next) === 'many'
  );
}
