import { alternatives } from '../lexicon/alternatives.ts';
import { pastOf } from '../lexicon/inflection.ts';
import { SINGULAR_NOUN } from '../lexicon/nouns.ts';
import { IRREGULAR_PASTS } from '../lexicon/participles.ts';
import { baseOf, DOUBLE_BASES, DOUBLE_THIRD, PLAIN_THIRD } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

const PAST: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...DOUBLE_BASES, ...'fix deploy receive create remove delete fail happen ignore merge'.split(' ')].map(
    (base) => [pastOf(base), base],
  ),
  ...IRREGULAR_PASTS,
]);

/** "does it works", "did you fixed it". */
export const doQuestion: ProseRule = {
  id: 'grammar/do-question',
  category: 'grammar',
  message: 'The base form of the verb follows "do", "does" and "did" in a question.',
  pattern: new RegExp(
    String.raw`\b((?:does|did|do|doesn['’]t|didn['’]t|don['’]t|can|could|would|will|should) (?:it|he|she|we|they|you|someone|anyone|anybody|somebody|(?:the|your|our|this|an?|each|every) (?:[a-z]{3,14} )?(?:${SINGULAR_NOUN}|logic|passenger|guest|visitor|member|patient|driver)|(?<=does )(?!it\b|he\b|she\b|what\b|that\b|this\b|not\b|well\b)[a-z]{3,20}(?= (?:${PLAIN_THIRD}|supports|works|uses|needs)\b)) )(supports|works|${PLAIN_THIRD}|${DOUBLE_THIRD}|explains|needs|wants|${alternatives(Object.keys(PAST))})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, question = '', verb = ''], { prose, from }) => {
    // "what it does it does well", "the update did the job stopped"
    if (
      !/(?:^|\n|[.!?;:,] |\b(?:why|how|when|where|what|and|but|or|so) )$/i.test(
        prose.slice(Math.max(0, from - 8), from),
      )
    )
      return null;
    // "no clue how does it works": there the order is wrong, not the verb
    if (
      /\b(?:clue|idea|know|knows|(?:tell|show|explain)(?: to)?(?: me| us)?|understand|sure|wonder|wondering|remember|unclear) (?:how|why|when|where|what) $/i.test(
        prose.slice(Math.max(0, from - 32), from),
      )
    )
      return null;
    const small = verb.toLowerCase();
    return `${question}${baseOf(small) ?? PAST[small] ?? small.replace(/s$/, '')}`;
  },
  examples: [
    ['Does it works?', 'Does it work?'],
    ['did you fixed it', 'did you fix it'],
    ['Why do we catched the error?', 'Why do we catch the error?'],
    ['Did you wrote it down?', 'Did you write it down?'],
    ['Can someone explains it?', 'Can someone explain it?'],
    ['Does postgres supports it?', 'Does postgres support it?'],
    ['Why does the job fails?', 'Why does the job fail?'],
  ],
  counterExamples: [
    'What it does it does well.',
    'I have no clue how does it works.',
    'Can you explain to me how does the retry works?',
    'Does it work?',
    'did the tests',
    'the things you do you needs',
  ],
};
