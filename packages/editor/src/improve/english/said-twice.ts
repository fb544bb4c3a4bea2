import type { ProseRule } from '../../correct/prose-rule.ts';

/** "Currently, the team is currently evaluating it": once is enough. */
export const saidTwice: ProseRule = {
  id: 'improve/said-twice',
  category: 'style',
  message: 'This is said twice.',
  pattern:
    /(?<![\p{L}'’-])(?<first>currently|at the moment|right now|at present)(?<between>,? [^.!?\n,;:]{2,80}?) (?:currently|at the moment|right now|at present)(?![\p{L}'’-])/giu,
  replace: ({ groups }) => `${groups?.['first'] ?? ''}${groups?.['between'] ?? ''}`,
  examples: [
    ['Currently, the team is currently evaluating it.', 'Currently, the team is evaluating it.'],
    ['At the moment it is down right now.', 'At the moment it is down.'],
  ],
  counterExamples: ['It is currently slow. It is currently down.', 'Currently slow, currently down.'],
};
