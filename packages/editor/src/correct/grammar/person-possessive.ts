import type { ProseRule } from '../prose-rule.ts';

const PERSON =
  'user|customer|client|developer|admin|author|owner|maintainer|reviewer|vendor|tester|manager|caller|visitor|member|colleague|player|student|reader|operator|subscriber|tenant';

/** What belongs to a person. */
const OWNED =
  'data|password|account|browser|machine|session|profile|token|id|ip|cart|device|role|permissions|settings|credentials|avatar|inbox|consent|feedback|behalf|location|timezone|language|balance|laptop';

/** These are verbs as well, so that another verb has to follow. */
const OWNED_OR_DONE =
  '(?:name|email|address|request|order|phone|choice|input)(?= (?:is|are|was|were|has|have|must|should|can|cannot|will)\\b)';

/** "the customers data", "every users password": an apostrophe left out. */
export const personPossessive: ProseRule = {
  id: 'grammar/person-possessive',
  category: 'grammar',
  message: 'An apostrophe marks the owner.',
  pattern: new RegExp(
    String.raw`\b(?:((?:an?|each|every|this|another|that|one) (?:[a-z]{2,12} )?(?:${PERSON}))s|((?:the|our|your|their|all|these) (?:${PERSON})s)) (${OWNED_OR_DONE}|(?:${OWNED})(?=[.,;!?)\n]|$| (?:is|are|was|were|has|have|must|should|can|cannot|will|does|do|in|on|from|to|for|with|and|or|when|after|before|at|if|because|but|that|which|as|by|expired|changed|changes|expires)\b))`,
    'giu',
  ),
  replace: ([, one, many, owned]) => (one === undefined ? `${many}' ${owned}` : `${one}'s ${owned}`),
  examples: [
    ['The customers data must stay.', "The customers' data must stay."],
    ['It resets a users password.', "It resets a user's password."],
  ],
  counterExamples: [
    'The customers order in bulk.',
    'The users request to be told.',
    "The customer's data must stay.",
    'The users table is empty.',
    'Users data is stored.',
  ],
};
