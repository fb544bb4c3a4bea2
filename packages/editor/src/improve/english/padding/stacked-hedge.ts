import type { ProseRule } from '../../../correct/prose-rule.ts';
import { sentenceBefore } from '../../sentence-around.ts';

/** What says by itself that the clause behind it is in doubt. */
const DOUBT =
  /(?<![\p{L}\p{N}'’-])(?:maybe|perhaps|possibly|probably|potentially|presumably|i (?:guess|suppose|suspect)|i (?:would |['’]d )?(?:think|say|assume)|i (?:kind of |sort of )?(?:feel|felt) like|i (?:just )?wonder(?:ed)? (?:if|whether)|wondering (?:if|whether)|might|could|may|in case)(?![\p{L}\p{N}'’-])(?<between>[^,;:()]*)$/iu;

/** Behind these another clause begins, which may be in doubt by itself. */
const NEW_CLAUSE =
  /(?<![\p{L}-])(?:and|but|or|so|because|if|when|while|since|which|who|whether|although|unless)(?![\p{L}-])/iu;

/** "I think it would probably be good to maybe add a test": one doubt a clause is enough. What stands first stays. */
export const stackedHedge: ProseRule = {
  id: 'improve/stacked-hedge',
  category: 'style',
  message: 'The doubt is told before.',
  pattern: /(?<![\p{L}\p{N}'’-])(?:maybe|perhaps|possibly|probably|potentially) (?=[\p{L}\p{N}])/giu,
  replace: (_, { prose, from }) => {
    const told = DOUBT.exec(sentenceBefore(prose, from));
    return told === null || NEW_CLAUSE.test(told.groups?.['between'] ?? '') ? null : '';
  },
  examples: [
    ['I think it would probably be good to wait.', 'I think it would be good to wait.'],
    ['We should maybe possibly split it.', 'We should maybe split it.'],
    ['I guess the pool is probably not the cause.', 'I guess the pool is not the cause.'],
    ['It might possibly be the cache.', 'It might be the cache.'],
  ],
  counterExamples: [
    'It is probably the cache.',
    'I think we should wait and maybe add a test.',
    'Maybe it is the cache, possibly the pool.',
    'I think so. It is probably late.',
  ],
};
