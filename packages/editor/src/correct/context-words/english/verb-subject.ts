import { isOnlyVerb } from '../../agreement/finite-verb.ts';
import type { GrammaticalNumber } from '../../agreement/noun-number.ts';
import { subjectNumber } from '../../agreement/subject-number.ts';
import { opening } from '../../agreement/words-before.ts';
import { isBeforeVerb } from '../../lexicon/clause.ts';
import { baseOfPast } from '../../lexicon/verbs.ts';
import { isCountedNoun } from '../../lexicon/word-class.ts';
import type { CalledFor, ConfusionSet, Lead } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';
import { participleBehindBe } from './behind-be.ts';
import { agreesInTree } from './tree-witness.ts';

/** Between a subject and its verb these bring nouns that are not the subject: "the number of users has". */
const JOINING = /^(?:of|and|or|nor|in|on|at|for|to|from|with|by|about|than|as|like|between|without)$/;

/** Words before a verb among which its subject is looked for. */
const SUBJECT_REACH = 5;

/** Not "that", "which" and "who": what they stand for may be far before them. */
const PLURAL = /^[a-z]+[^su]s$|^(?:they|we|you|people|children)$/;
const SINGULAR = /^(?:it|he|she|this|everyone|everybody|nobody|someone|everything|nothing)$/;

/** Of one or of many: "the first have priority". */
const EITHER = /^(?:first|second|third|last|next|rest|team|staff|crew|police|majority|minority|half)$/;

/** A verb is judged by what stands before it only where that is its subject, and shows its number; else a tree has to show both. */
export function nearSubject(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    calledFor: (tokens, { from, members, observed }, lead) =>
      isAsked(tokens, from) ? null : byTree(tokens, from, members, observed, lead, 0),
    isToldByWords: (tokens, { from, observed }) => {
      const { words, texts } = tokens;
      if (isAsked(tokens, from)) return false;
      for (let before = from - 3; before > from - SUBJECT_REACH && before > 0; before -= 1)
        if (/^(?:of|and|or|nor)$/.test(words[before] ?? '')) return false;
      if (JOINING.test(words[from - 2] ?? '')) return false;
      const subject = texts[from - 1] ?? '';
      return observed === 0 ? PLURAL.test(subject) : isSingular(subject);
    },
  };
}

/** "What information do you need": the subject stands behind. */
function isAsked({ words }: Tokens, at: number): boolean {
  return /^(?:do|are|were|have)$/.test(words[at] ?? '') && /^(?:you|we|they|i)$/.test(words[at + 1] ?? '');
}

function isSingular(subject: string): boolean {
  return SINGULAR.test(subject) || (isCountedNoun(subject) && !EITHER.test(subject));
}

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
      if (number === null) return byTree(tokens, from, members, observed, lead);
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

/** Where words do not tell, a sentence is parsed with the other form in it. */
function byTree(
  tokens: Tokens,
  from: number,
  members: readonly (string | null)[],
  observed: number,
  lead: Lead,
  one = 1,
): CalledFor | null {
  const meant = 1 - observed;
  const form = members[meant];
  // "if the token were revoked"
  if (form == null || tokens.words[from] === 'were' || lead(meant) < LEAST_LEAD) return null;
  // "I was", which is one and takes other verbs like many
  if (/^were/.test(form) && tokens.words[from - 1] === 'i') return null;
  const number = meant === one ? 'one' : 'many';
  return agreesInTree(tokens, from, form, number, lead(meant))
    ? { meant: [meant], isOnlyVerb: true, reserve: TREE_RESERVE }
    : null;
}

/** From here on a tree is worth its time. */
const LEAST_LEAD = -2;
/** A tree is a guess, so that the words have to speak for it more than for a reading that is sure. */
const TREE_RESERVE = 0.7;

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
