import { isOnlyVerb } from '../../agreement/finite-verb.ts';
import type { GrammaticalNumber } from '../../agreement/noun-number.ts';
import { subjectNumber } from '../../agreement/subject-number.ts';
import { opening } from '../../agreement/words-before.ts';
import { isBeforeVerb } from '../../lexicon/clause.ts';
import { baseOfPast } from '../../lexicon/verbs.ts';
import { isCountedNoun } from '../../lexicon/word-class.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';
import { participleBehindBe } from './behind-be.ts';
import { calledForByTree } from './called-for-by-tree.ts';

const SINGULAR = /^(?:it|he|she|this|everyone|everybody|nobody|someone|everything|nothing)$/;

/** Of one or of many: "the first have priority". */
const EITHER = /^(?:first|second|third|last|next|rest|team|staff|crew|police|majority|minority|half)$/;

function isSingular(subject: string): boolean {
  return SINGULAR.test(subject) || (isCountedNoun(subject) && !EITHER.test(subject));
}

/** Verbs have the form of one behind that of many, their base. */
const OF_VERB = { one: 1, leastLead: -2, reserve: 0.7 };

/** A verb in the form that the number of its subject asks for. */
export function agreeing(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    omission: ({ words }, { from }, meant) =>
      meant === 1 && isSingular(words[from - 1] ?? '') ? { kind: 'third-person', bias: 0 } : null,
    calledFor: (tokens, slot, lead) => {
      const { from, members, observed } = slot;
      if (observed > 1) return null;
      const participle = participleBehindBe(tokens, slot, lead);
      if (participle !== null) return participle;
      const number = subjectOf(tokens, from);
      if (number === null) return calledForByTree(tokens, slot, lead, OF_VERB);
      const meant = number === 'one' ? 1 : 0;
      if (meant === observed || members[meant] == null) return null;
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
