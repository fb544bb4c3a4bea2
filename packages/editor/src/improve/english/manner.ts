import type { ProseRule } from '../../correct/prose-rule.ts';

/** Adjectives whose adverb is not theirs with an ending. */
const ADVERBS: ReadonlyMap<string, string> = new Map([
  ['timely', 'promptly'],
  ['fast', 'fast'],
  ['good', 'well'],
]);

/** "in an asynchronous manner" says "asynchronously". */
export const manner: ProseRule = {
  id: 'improve/manner',
  category: 'style',
  message: 'An adverb says this in fewer words.',
  pattern:
    /\bin an? ((?:[a-z]{2,14}(?:ous|ic|al|ive|ent|ant|able|ible))|safe|secure|quick|efficient|timely|fast|good|uniform|transparent) (?:manner|fashion|way)(?=[.,;!?)\n]|$| (?:and|but|so that|when|if|because|without|by|for|to|on|in|across|with)\b)/giu,
  replace: ([, adjective = '']) => {
    const small = adjective.toLowerCase();
    return ADVERBS.get(small) ?? adverbOf(small);
  },
  examples: [
    ['We process them in an asynchronous manner.', 'We process them asynchronously.'],
    ['It is stored in a secure way.', 'It is stored securely.'],
    ['They fail in a predictable fashion, and soon.', 'They fail predictably, and soon.'],
    ['sorted in an automatic way', 'sorted automatically'],
  ],
  counterExamples: ['in a way', 'in a manner that is safe', 'in an old fashion', 'in a safe way that lasts'],
};

function adverbOf(adjective: string): string {
  if (/(?<!publ)ic$/.test(adjective)) return `${adjective}ally`;
  return /[^aeiou]le$/.test(adjective) ? adjective.replace(/e$/, 'y') : `${adjective}ly`;
}
