import { participleOf, simplePastOf } from '../lexicon/participles.ts';
import { thirdPersonOf } from '../lexicon/verbs.ts';
import { regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const SUBJECT =
  '(?:i|we|you|they|he|she|it|someone|somebody|(?:the|this|that|our|my|your) (?:[a-z-]{2,15} )?[a-z]{3,15})';

/** "tell me how can I disable it", "no clue how does it work": the order of a question within another sentence. */
export const indirectQuestion: ProseRule = {
  id: 'grammar/indirect-question',
  category: 'grammar',
  message: 'Within a sentence a question keeps the order of a statement.',
  pattern: new RegExp(
    String.raw`(?<opener>\b(?:tell(?: (?:me|us|you|them))?|know|knows|explain(?: (?:to )?(?:me|us|them))?|clue|idea|understand|show (?:me|us)|figure out|find out|found out|not sure|unsure|remember|wonder|wondering|unclear|curious) (?:how|why|where|when|what|which [a-z]{3,15}(?: of [a-z]{2,15})?) )(?:(?<modal>can|could|should|would|will|must) (?<who>${SUBJECT}) (?!not\b)(?=[a-z])|(?<be>is|are|was|were) (?<whom>(?:this|that|these|those)|${SUBJECT}) (?=[a-z]{2,14}(?:ing|ed)\b)|(?<aux>does|did) (?<what>it|he|she|(?:the|this|that|our|my|your) (?:[a-z-]{2,15} )?[a-z]{3,15}) (?<verb>[a-z]{2,15})(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ({ groups }) => {
    const { opener = '', be, whom = '', modal, who = '', aux = '', what = '', verb = '' } = groups ?? {};
    if (modal !== undefined) return `${opener}${who} ${modal} `;
    if (be !== undefined) return `${opener}${whom} ${be} `;
    const base = participleOf(verb) === undefined ? regularBase(verb.replace(/s$/, '')) : verb;
    if (base === undefined) return null;
    const said = /^did$/i.test(aux) ? simplePastOf(base) : thirdPersonOf(base);
    return said === undefined ? null : `${opener}${what} ${said}`;
  },
  examples: [
    ['Could you tell me how can I disable it?', 'Could you tell me how I can disable it?'],
    ['Please tell which version of node are you using.', 'Please tell which version of node you are using.'],
    ['I have no idea why is this happening.', 'I have no idea why this is happening.'],
    ['I have no clue how does it works.', 'I have no clue how it works.'],
    ['We do not know why did the job fail.', 'We do not know why the job failed.'],
  ],
  counterExamples: [
    'Do you know how it works?',
    'How can I disable it?',
    'I know what can happen.',
    'We know how the job can fail.',
  ],
};
