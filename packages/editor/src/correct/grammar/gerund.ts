import { gerundOf } from '../lexicon/inflection.ts';
import { DOUBLE_BASE, OBJECT, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "we avoid to use it", "by have a cache", "looking forward to hear". */
export const gerund: ProseRule = {
  id: 'grammar/gerund',
  category: 'grammar',
  message: 'After this word the verb takes "-ing".',
  pattern: new RegExp(
    String.raw`\b(?:((?:avoid(?:s|ed)?|enjoy(?:s|ed)?|(?:i|we|you|they|would|to) (?:suggest|recommend)|(?:i|we|you|they|he|she) suggested|(?:should|could|would|might|can|please|we|you|i|they) consider|(?<!be )considering|(?:without|by|instead of) the need of|before|instead of|without) )to |(look(?:ing)? forward to |(?:by|without|instead of|interested in|capable of|worth|busy) (?!use case)))((?<= to )(?:${PLAIN_BASE}|${DOUBLE_BASE})|(?:${PLAIN_BASE}|${DOUBLE_BASE})${OBJECT})(?![\p{L}'’-])|((?:(?:i|we|you|they|would|to) (?:suggest|recommend|propose)|avoid|should consider) )((?<=[a-z] )(?:${PLAIN_BASE}|${DOUBLE_BASE}))(?= (?:the|an?|our|your|these|it|them)\b)|((?:instead of|thanks for|thank you for|used for|useful for|responsible for|before|after|while|(?<=(?:^|\n|[.!?] ))for) )((?<=(?:of|(?:thanks|you) for) )(?:${DOUBLE_BASE})|(?<=while )(?:process|${DOUBLE_BASE})|${PLAIN_BASE})(?= (?:the|an?|this|these|our|your|their|its|it|them|all|any)\b)`,
    'giu',
  ),
  replace: ([, avoid, forward, verb = '', suggest, deed = '', before, other = '']) => {
    if (suggest !== undefined) return `${suggest}${gerundOf(deed.toLowerCase())}`;
    // "for Go it is fast": a name
    if (/^\p{Lu}/u.test(other)) return null;
    return before === undefined
      ? `${avoid ?? forward}${gerundOf(verb.toLowerCase())}`
      : `${before}${gerundOf(other.toLowerCase())}`;
  },
  examples: [
    ['We avoid to use it.', 'We avoid using it.'],
    ['Before to deploy, run the tests.', 'Before deploying, run the tests.'],
    ['I suggest to remove the flag.', 'I suggest removing the flag.'],
    ['We suggest change the default timeout.', 'We suggest changing the default timeout.'],
    ['She suggested to use a lock.', 'She suggested using a lock.'],
    ['We should consider to use a queue.', 'We should consider using a queue.'],
    ['It is faster by have a cache.', 'It is faster by having a cache.'],
    ['it runs without send any mail', 'it runs without sending any mail'],
    ['Instead of use a cron job we wait.', 'Instead of using a cron job we wait.'],
    ['For install the package, run this.', 'For installing the package, run this.'],
    ['It failed while process the file.', 'It failed while processing the file.'],
    ['Thanks for fix the bug.', 'Thanks for fixing the bug.'],
    ['Looking forward to hear from you.', 'Looking forward to hearing from you.'],
  ],
  counterExamples: [
    'We avoid using it.',
    'For Go this is fast.',
    'Grouped by release, it is short.',
    'by default',
    'We recommend use of the flag.',
    'Avoid load on the server.',
    'sorted by change date',
    'instances that are targeted by write operations',
    'without support for it',
    'After work the team met.',
    'Before use the seal is checked.',
    'The tests suggest to us that it works.',
  ],
};
