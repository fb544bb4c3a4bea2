import { pastOf } from '../../correct/lexicon/inflection.ts';
import { baseOfGerund, thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { NOMINAL_VERBS } from './nominal-verbs.ts';

/** "is responsible for the processing of payments" says "processes payments". */
export const responsibility: ProseRule = {
  id: 'improve/responsibility',
  category: 'style',
  message: 'A verb says this in fewer words.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:service|server|worker|job|client|gateway|scheduler|parser|controller|system|component|module|function|class|app|script|pipeline|library|layer|consumer|producer|handler|agent|proxy|it|which|that)s? )(is|are|was|were) responsible for (?:(?:the )?(${[...NOMINAL_VERBS.keys()].join('|')}) of|([a-z]{3,15}ing)) (?=[a-z])`,
    'gu',
  ),
  replace: ([, be = '', noun = '', gerund]) => {
    const base = gerund === undefined ? NOMINAL_VERBS.get(noun) : baseOfGerund(gerund);
    if (base === undefined) return null;
    const said = /^w/.test(be) ? pastOf(base) : be === 'are' ? base : thirdPersonOf(base);
    return `${said} `;
  },
  examples: [
    ['The service is responsible for the processing of payments.', 'The service processes payments.'],
    ['The workers are responsible for the delivery of mails.', 'The workers deliver mails.'],
    ['a job that is responsible for creation of reports', 'a job that creates reports'],
  ],
  counterExamples: [
    'Anna is responsible for the processing of payments.',
    'The service is responsible for payments.',
    'the team that is responsible for it',
  ],
};
