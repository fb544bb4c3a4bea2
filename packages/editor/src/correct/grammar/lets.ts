import { PLAIN_BASE } from '../lexicon/verbs.ts';
import { isVerbBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const IS_VERB = new RegExp(
  `^(?:${PLAIN_BASE}|not|also|just|first|be|do|have|go|see|get|make|keep|put|set|run|wait|talk|say|take|meet|try|hope|leave|build|write|start|stop|give|find|let|think|buy|pick|split|drop|ship)$`,
);

const HAS_OBJECT =
  /^(?:[.,;!?\n]|$| (?:it|them|this|that|these|those|the|an?|our|my|your|all|every|each|with|for|to|in|on|at|until|before|after|when|if|and|or|how|what|why|again|first|now|later|tomorrow|today)\b)/;

export const lets: ProseRule = {
  id: 'grammar/lets',
  category: 'grammar',
  message: 'A proposal begins with "let\'s"; "lets" is what somebody allows.',
  pattern:
    /(?<=^|\n|[.!?] |\b(?:but|so|and),? )(L|l)ets (?=\p{Ll}{2,}(?![\p{L}-]))(?!(?:us|you|me|them|him|her|it|the|an?|our|your|users|people|anyone|everyone|developers|clients|this|that|both|each|any|all)\b)/gu,
  replace: ([whole, letter], { prose, from }) => {
    const after = prose.slice(from + whole.length, from + whole.length + 40);
    const [next = ''] = /^[a-z]+/.exec(after) ?? [];
    if (!IS_VERB.test(next) && !isVerbBase(next)) return null;
    // "and lets empty trucks through" says what something does
    const isJoined = /\p{L},? $/u.test(prose.slice(Math.max(0, from - 3), from));
    return isJoined && !IS_VERB.test(next) && !HAS_OBJECT.test(after.slice(next.length))
      ? null
      : `${letter}et's `;
  },
  examples: [
    ['lets profile it first', "let's profile it first"],
    ['It is late, so lets not do it.', "It is late, so let's not do it."],
  ],
  counterExamples: [
    'Lets users pick a colour',
    'it lets us wait',
    'The gate stops cars and lets empty trucks in.',
    "let's go",
  ],
};
