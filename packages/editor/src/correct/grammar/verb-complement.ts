import { thirdPersonBase } from '../lexicon/inflected.ts';
import { participleOf } from '../lexicon/participles.ts';
import { isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Who is meant, as the subject of a clause. */
const SUBJECT: Readonly<Record<string, string>> = { us: 'we', them: 'they', me: 'I', him: 'he', her: 'she' };

/** "It allows to configure", "I recommend you to pin", "we want that the button is disabled". */
export const verbComplement: ProseRule = {
  id: 'grammar/verb-complement',
  category: 'grammar',
  message: 'This verb takes another construction behind it.',
  pattern:
    /\b(?:(?<!\b(?:is|are|was|were|am|be|been|not|get|gets|got) )((?:allow|enable|permit)s?|enabling|allowing|permitting) to ([a-z]{2,15})(?= [a-z\d])|((?:recommend|suggest|propose)s?) (you|us|them|me|him|her|everyone|everybody) to ([a-z]{2,15})|(?<=\b(?:i|we|you|they|users|people|customers) )((?:don['’]t |do not |would )?(?:want|need)) that ((?:the|this|an?|our|my|your|all|every) (?:[a-z-]{2,15} ){1,3}|(?:it|they|we|you|he|she) )(is|are|gets?|(?!(?:is|are|get|gets|was|has|have|had|can|could|will|would|should|must|may|might)\b)[a-z]{2,15}(?= (?:the|an?|it|this|that|these|them|our|your|my|all|to|in|on|with)\b)) |((?:allow|enable|permit|forbid|require)(?:s|ed)? (?:us|them|you|me|him|users|people|everyone|anyone)) (?:for )?(?=([a-z]{2,15}) (?:the|an?|our|your|their|its|this|that|these|it|them|any|all|some|new|more|to|from|in|on|with|for|by)\b))/giu,
  replace: ([
    ,
    allow,
    then = '',
    recommend,
    who = '',
    act = '',
    want,
    subject = '',
    be = '',
    led,
    leads = '',
  ]) => {
    if (led !== undefined) return isInfinitive(leads) ? `${led} to ` : null;
    if (allow !== undefined) {
      return isVerb(then) ? `${allow} you to ${then}` : null;
    }
    if (recommend !== undefined) {
      if (!isVerb(act)) return null;
      return `${recommend} that ${SUBJECT[who.toLowerCase()] ?? who} ${act}`;
    }
    if (want === undefined || / (?:that|which|who|of|and|or|in|on|at|with|for) /i.test(` ${subject}`))
      return null;
    if (/^(?:is|are)$/i.test(be)) return `${want} ${objectOf(subject)}to be `;
    const verb = thirdPersonBase(be) ?? be.toLowerCase();
    return /^get/i.test(be) || isVerb(verb) ? `${want} ${objectOf(subject)}to ${verb} ` : null;
  },
  examples: [
    ['It allows us disable the new one.', 'It allows us to disable the new one.'],
    ['This allows to configure the timeout.', 'This allows you to configure the timeout.'],
    ['I recommend you to pin the version.', 'I recommend that you pin the version.'],
    [
      'They suggested us to wait, and suggest us to wait.',
      'They suggested us to wait, and suggest that we wait.',
    ],
    ['I want that the button is disabled.', 'I want the button to be disabled.'],
    ['I want that you review the change.', 'I want you to review the change.'],
    ['We want that they are told.', 'We want them to be told.'],
  ],
  counterExamples: [
    'This allows users to configure the timeout.',
    'Plugins are allowed to read it.',
    'We are not allow to read it.',
    'The traffic it allows to https is small.',
    'I recommend it to you.',
    'I want that book.',
    'It allows users access to the logs.',
    'We want that the list of users is sorted and that it is short.',
  ],
};

const OBJECT: Readonly<Record<string, string>> = { they: 'them', we: 'us', he: 'him', she: 'her' };

function objectOf(subject: string): string {
  const pronoun = OBJECT[subject.trim().toLowerCase()];
  return pronoun === undefined ? subject : `${pronoun} `;
}

/** "Access" and "control" are nouns as often. */
function isInfinitive(word: string): boolean {
  return (
    isVerbOnly(word) ||
    /^(?:disable|use|run|change|set|see|make|get|keep|choose|add|create|delete|write|read|send|build|open|update|test|start|stop|switch|define|edit|find|give|take|go|do|be|have)$/.test(
      word,
    )
  );
}

function isVerb(word: string): boolean {
  return participleOf(word.toLowerCase()) !== undefined;
}
