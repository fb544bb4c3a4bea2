import type { ProseRule } from '../prose-rule.ts';

const ADJECTIVE =
  'clear|fast|good|big|small|large|strong|stable|secure|robust|flexible|quick|long|short|high|low|safe|reliable|simple|easy|powerful|mature|precise|specific|detailed|accurate|readable|important|smart|old|new|early|close|visible|general|generic|mature|tight|strict|wide|deep|ready|efficient|cheap|scalable|well|often';

/** "not enough clear": where no noun follows, of which there might not be enough. */
export const enoughOrder: ProseRule = {
  id: 'grammar/enough-order',
  category: 'grammar',
  message: '"Enough" stands behind its adjective.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:is|are|was|were|be|been|not|looks?|seems?|isn['’]t|aren['’]t|wasn['’]t|weren['’]t) )enough (${ADJECTIVE})(?=[.,;!?)\n]|$| (?:to|for|and|but|or|so|when|because|in|on)\b)`,
    'giu',
  ),
  replace: ([, adjective]) => `${adjective} enough`,
  examples: [['The message is not enough clear.', 'The message is not clear enough.']],
  counterExamples: ['There is not enough free space.', 'It is enough.', 'The disk is enough of a limit.'],
};
