import type { ProseRule } from '../prose-rule.ts';

const WHO = 'anyone|anybody|someone|somebody|you|we|they|i|it|he|she|there';
const HELPER = "(?:do|does|did|can|could|would|will|has|is|are|was|were)(?:n['’]t)?";

/** "Does anyone know why.": a question by the order of its words. */
export const questionMark: ProseRule = {
  id: 'grammar/question-mark',
  category: 'punctuation',
  message: 'A question ends with a question mark.',
  pattern: new RegExp(
    String.raw`(?<=^|\n|[.!?] )((?:${HELPER} (?:${WHO})(?<!\bdo it)|shouldn['’]t (?:${WHO}|the|one)|(?:why|how|where|when) (?:do|does|did|can|could|should|would|is|are) (?:${WHO}|the|this|that|these|our|my)|who (?:is|can|could|would|will|has|knows)|what (?:do|does|did|can|could|should|would) (?:${WHO}|the|this|that|our))(?![\p{L}'’-])[^.!?\n]{2,140})\.(?=\s|$)`,
    'giu',
  ),
  replace: ([, question = '']) => (NO_QUESTION.test(question) ? null : `${question}?`),
  examples: [
    ['It is locked. Does anyone know why.', 'It is locked. Does anyone know why?'],
    ['Who is responsible for this. Tell me.', 'Who is responsible for this? Tell me.'],
    ['Can you please look at it.', 'Can you please look at it?'],
  ],
  counterExamples: [
    'Do you. I do not.',
    'Who is next is unclear.',
    'How do we test it is written below.',
    'Had we known it, we would have said it.',
    'When is the best time remains open.',
    'Do it again.',
    'Is it slow, we drop it.',
  ],
};

/** A question may be what another clause is about, or a condition. */
const NO_QUESTION =
  /^(?:who|why|how|where|when|what) \S+ (?:.{0,120} )?(?:is|are|was|were|remains?|depends?|matters?) |, (?:we|you|they|it|i|then|the)\b|^(?:who|why|how|where|when|what) (?:is|are) [^ ]+ (?:is|are|remains)\b/iu;
