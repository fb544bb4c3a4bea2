import { isOnlyVerb } from '../../agreement/finite-verb.ts';
import type { GrammaticalNumber } from '../../agreement/noun-number.ts';
import { subjectNumber } from '../../agreement/subject-number.ts';
import { opening } from '../../agreement/words-before.ts';
import { isBeforeVerb } from '../../lexicon/clause.ts';
import { baseOfPast } from '../../lexicon/verbs.ts';
import { isCountedNoun } from '../../lexicon/word-class.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';

/** Between a subject and its verb these bring nouns that are not the subject: "the number of users has". */
const JOINING = /^(?:of|and|or|nor|in|on|at|for|to|from|with|by|about|than|as|like|between|without)$/;

/** Words before a verb among which its subject is looked for. */
const SUBJECT_REACH = 5;

/** Not "that", "which" and "who": what they stand for may be far before them. */
const PLURAL = /^[a-z]+[^su]s$|^(?:they|we|you|people|children)$/;
const SINGULAR = /^(?:it|he|she|this|everyone|everybody|nobody|someone|everything|nothing)$/;

/** Of one or of many: "the first have priority". */
const EITHER = /^(?:first|second|third|last|next|rest|team|staff|crew|police|majority|minority|half)$/;

/** A verb is judged by what stands before it only where that is its subject, and shows its number. */
export function nearSubject(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) => {
      for (let before = at - 3; before > at - SUBJECT_REACH && before > 0; before -= 1)
        if (/^(?:of|and|or|nor)$/.test(tokens.words[before] ?? '')) return null;
      if (JOINING.test(tokens.words[at - 2] ?? '')) return null;
      const slot = set.slotAt(tokens, at);
      const subject = tokens.texts[at - 1] ?? '';
      const isOther = slot?.observed === 0 ? PLURAL.test(subject) : isSingular(subject);
      return isOther ? slot : null;
    },
  };
}

function isSingular(subject: string): boolean {
  return SINGULAR.test(subject) || (isCountedNoun(subject) && !EITHER.test(subject));
}

/** A verb in the form that the number of its subject asks for. */
export function agreeing(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    calledFor: (tokens, { from, members, observed }) => {
      const number = observed > 1 ? null : subjectOf(tokens, from);
      const meant = number === 'one' ? 1 : 0;
      if (number === null || meant === observed || members[meant] == null) return null;
      const isOnly = isOnlyVerb(tokens.words.slice(from + 1));
      // "the change the team made broke it": a noun, and what is said of it
      return !isOnly && OTHER_SUBJECT.test(tokens.words[from + 1] ?? '')
        ? null
        : { meant: [meant], isOnlyVerb: isOnly, reserve: 0 };
    },
  };
}

function isPast(word: string): boolean {
  return baseOfPast(word) !== undefined || /^(?:found|felt|left|let|fell|lay|wound|bound|ground)$/.test(word);
}

/** What may begin the subject of a clause that belongs to the noun before. */
const OTHER_SUBJECT =
  /^(?:the|an?|our|my|your|their|its|his|her|this|that|these|those|we|you|they|it|he|she|i|each|every|some|people|users)$/;

/** What stands behind a verb and not behind a noun. */
const BEHIND_VERB =
  /^(?:the|an?|it|us|you|them|him|her|me|all|any|that|to|only|also|not|our|your|their|its|my|because|when|every|each)$/;

/** The number of the subject right before a token. */
function subjectOf({ words, texts }: Tokens, at: number): GrammaticalNumber | null {
  const next = words[at + 1] ?? '';
  // "the config option and the hooks", "this allow list", "a list found in it"
  if (/^(?:,|and|or)$/.test(next) || isPast(words[at] ?? '')) return null;
  if (words[at - 1] === 'this' && !BEHIND_VERB.test(next)) return null;
  if (isBeforeVerb(` ${words.slice(at + 1, at + 3).join(' ')}`)) return null;
  const from = words.lastIndexOf('', at) + 1;
  return subjectNumber(texts.slice(from, at).map((text, index) => (index === 0 ? opening(text) : text)));
}
