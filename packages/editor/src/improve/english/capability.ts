import { baseOfGerund } from '../../correct/lexicon/verbs.ts';
import { regularBase } from '../../correct/lexicon/word-class.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';

/** "has the ability to vote" says "can vote"; behind another auxiliary it is "be able to". */
export const capability: ProseRule = {
  id: 'improve/capability',
  category: 'style',
  message: '"can" says this in fewer words.',
  pattern:
    /\b(?:(?<denied>do|does|did)(?<not>n['’]t| not) have|(?<modal>(?:will|would|should|must|may|might|could|to)(?: not)?) have|(?<has>has|have|had)) (?:the|an?) (?:ability|capability|capacity|possibility) (?:to (?=[a-z])|of (?<gerund>[a-z]{3,15}ing)\b)/giu,
  replace: ({ groups }) => {
    const { denied, modal, has = '', gerund } = groups ?? {};
    const base =
      gerund === undefined ? '' : (baseOfGerund(gerund) ?? regularBase(gerund.replace(/ing$/, '')));
    if (base === undefined) return null;
    if (denied !== undefined) return `${/^did$/i.test(denied) ? 'could not' : 'cannot'} ${base}`;
    if (modal !== undefined) return `${modal} be able to ${base}`;
    return `${/^had$/i.test(has) ? 'could' : 'can'} ${base}`;
  },
  examples: [
    ['each node has the ability to vote', 'each node can vote'],
    ['We do not have the ability to roll back.', 'We cannot roll back.'],
    ['It has the capability of scaling.', 'It can scale.'],
    ['You will have the possibility to choose.', 'You will be able to choose.'],
  ],
  counterExamples: ['It has the ability.', 'They have the capability we need.'],
};
