import { baseOfGerund, GERUND_FORM } from '../lexicon/verbs.ts';
import { regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "We want to adding a column": after these verbs "to" begins an infinitive. */
export const toBase: ProseRule = {
  id: 'grammar/to-base',
  category: 'grammar',
  message: 'The base form of the verb follows "to".',
  pattern: new RegExp(
    String.raw`(?<=\b(?:wants?|wanted|needs?|needed|have|has|had|try|tries|tried|trying|able|going|decided?|plan|planned|would like|easy|hard|possible|important|in order) to )(${GERUND_FORM}|[a-z]{3,14}ing)(?= (?!of\b)[a-z\d])|(?<=(?:^|\n|[.!?,:] |\b(?:and|so) )please )(${GERUND_FORM})(?= (?:the|an?|it|them|this|that|these|all|any|our|your|my|if|for)\b)`,
    'giu',
  ),
  replace: ([, verb, asked = '']) =>
    baseOfGerund(verb ?? asked) ?? regularBase((verb ?? '').replace(/ing$/, '')) ?? null,
  examples: [
    ['We want to adding a column.', 'We want to add a column.'],
    ['We tried to regenerating the keys.', 'We tried to regenerate the keys.'],
    ['It is not found, please checking the path.', 'It is not found, please check the path.'],
  ],
  counterExamples: ['We look forward to adding a column.', 'In addition to adding a column, we test.'],
};
