import { isBehindElision } from '../agreement/elided-verb.ts';
import { isMiddleAdverb } from '../agreement/function-words.ts';
import { numberOf } from '../agreement/noun-number.ts';
import { wordsBefore } from '../agreement/words-before.ts';
import { thirdPersonBase } from '../lexicon/inflected.ts';
import { isNoNoun } from '../lexicon/verbs.ts';
import { isNounWithPlural, isVerbOnly } from '../lexicon/word-class.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';

const MODAL =
  /^(?:will|would|should|must|could|cannot|can|may|might|(?:do|did|does|ca|wo|could|would|should|must)n['’]t)$/;

/** What can be the subject of a modal verb, beside nouns. */
const PRONOUN =
  /^(?:it|they|we|you|he|she|i|that|which|who|this|these|those|one|everyone|nobody|people|all|both)$/i;

/** Behind these "to" begins what is done, and leads nowhere. */
const GOVERNING =
  /^(?:have|has|had|need|needs|needed|want|wants|wanted|able|going|try|tries|tried|not|how|where|when)$/;

/** Behind these "to" begins what is done, whatever stands behind it. */
const MEANT_FOR =
  /^(?:designed|supposed|allowed|expected|intended|able|unable|forced|forgot|refuses?|refused|managed|decided)$/;

/** What stands behind a verb and not behind a noun. */
const OBJECT =
  /^ (?:the|an?|us|it|them|any|all|more|some|that|your|our|my|its|their|his|her|this|these|those|no|nothing|null|two|three|\d{2,})(?![\p{L}'’-])/u;

/** "It will destroys the cache", "a sender MAY also limits it", "men have to sacrifices their time". */
export const modalThird: ProseRule = {
  id: 'grammar/modal-third',
  category: 'grammar',
  message: 'The base form of the verb follows a modal verb.',
  pattern: /(?<=[\p{L}\d`] )(?!(?:is|was|does|us|this|its|as)\b)[a-z]{2,20}s(?![\p{L}'’-])/gu,
  replace: ([third], { prose, from }) => {
    const base = thirdPersonBase(third);
    if (base === undefined) return null;
    const before = wordsBefore(prose, from);
    let at = before.length - 1;
    while (at > 0 && (isMiddleAdverb(before[at] ?? '') || /^not$/i.test(before[at] ?? ''))) at -= 1;
    const last = before[at]?.toLowerCase() ?? '';
    const after = prose.slice(from + third.length, from + third.length + REACH);
    if (last === 'to') return followsTo(before[at - 1] ?? '', third, base, after) ? base : null;
    if (!MODAL.test(last) || !isTold(before, at)) return null;
    return isBehindElision(prose, from, from + third.length) ? null : base;
  },
  examples: [
    ['They have to sacrifices their time.', 'They have to sacrifice their time.'],
    ['The client should retries the request.', 'The client should retry the request.'],
    ['You can sets a length.', 'You can set a length.'],
    ["One that doesn't waits for a lock is lost.", "One that doesn't wait for a lock is lost."],
    ["It is a job that doesn't waits for it.", "It is a job that doesn't wait for it."],
    ['It was designed to works offline.', 'It was designed to work offline.'],
    ['It will destroys the cache.', 'It will destroy the cache.'],
    ['Clients SHOULD not always has a label.', 'Clients SHOULD not always have a label.'],
    ['You can reads more about it.', 'You can read more about it.'],
    ['It is made to provides a default.', 'It is made to provide a default.'],
  ],
  counterExamples: [
    "A candidate that hears from most of them leads; one that doesn't waits a random time and tries again.",
    "A node that can't asks the next one.",
    'It will destroy the cache.',
    'The value that it is referring to has gone out of scope.',
    'Access to resources they need is free.',
    'We have to process the list.',
    'We can focus the field.',
    'When will updates be there?',
    'How can users log in?',
    'Which versions can clients install?',
    'The change leads to crashes.',
    'Due to changes the team made, it is late.',
    'The will updates are late.',
    'This applies to units in it.',
    'Parameters to includes are many.',
    'It refers to commits released in May.',
  ],
};

const REACH = 16;

/** Whether a modal verb stands behind its subject, in no question. */
function isTold(before: readonly string[], at: number): boolean {
  const subject = before[at - 1] ?? '';
  if (/^(?:what|which|how|when|where|why|who|whose)$/i.test(before[0] ?? '')) return false;
  return (
    subject === PLACEHOLDER ||
    PRONOUN.test(subject) ||
    numberOf(subject) !== null ||
    numberOf(subject.toLowerCase()) !== null
  );
}

/** Whether a verb follows "to", and no noun. */
function followsTo(governing: string, third: string, base: string, after: string): boolean {
  // "the value that it is referring to has gone"
  if (/ing$/.test(governing) && !GOVERNING.test(governing)) return false;
  if (MEANT_FOR.test(governing.toLowerCase())) return !/^ (?:by|of|with|from|are|is)\b/.test(after);
  return (
    ((isNoNoun(base) || isVerbOnly(base)) &&
      !NOUNS.has(base) &&
      !isNounWithPlural(third.slice(0, -1)) &&
      BEFORE_MORE.test(after)) ||
    (GOVERNING.test(governing.toLowerCase()) && OBJECT.test(after))
  );
}

/** "Parameters to includes are many", "it refers to commits released in May": what ends a phrase or is told of is a noun. */
const BEFORE_MORE = /^ (?!(?:is|are|was|were|and|or|of|for|that|which)\b|[a-z]+ed\b)[\p{L}\d`]/u;

/** Verbs whose forms in "-s" are nouns as well: "access to writes". */
const NOUNS: ReadonlySet<string> = new Set(
  'write read install submit render mention benefit concern reply log get begin need want mean delete fetch remain'.split(
    ' ',
  ),
);
