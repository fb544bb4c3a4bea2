import { indefiniteArticle } from '../../../indefinite-article.ts';
import { numberOf } from '../../agreement/noun-number.ts';
import { thirdPersonBase } from '../../lexicon/inflected.ts';
import { type ConfusionSet, commonnessIn, type Slot } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';
import { lacksArticle } from './noun-phrase.ts';

/** Behind these a noun has no article of its own. */
const DETERMINED =
  /^(?:the|an?|this|that|these|those|my|your|his|her|its|our|their|no|any|some|each|every|another|either|neither|both|all|what|which|whose|one|\d.*|['’"(/-]|qx)$/iu;

/** "The more the better", "the first": these need the article that stands before them. */
const COMPARED =
  /^(?:more|most|less|least|fewer|better|best|worse|worst|same|other|others|only|first|last|next|latter|former|more|[a-z]{3,12}est)$/;

const LABELS = { none: 0, definite: 1, indefinite: 2 } as const;

/** The article of a noun phrase, or none. */
export const article: ConfusionSet = {
  id: 'article',
  category: 'grammar',
  message: 'The article does not fit its noun, or there is none where one is needed.',
  labels: 3,
  commonness: commonnessIn([
    [0, 30, 20],
    [12, 0, 3],
    [3, 4, 0],
  ]),
  calledFor: lacksArticle,
  // of places without an article every third was learned from
  omission: (_, __, meant) => (meant === LABELS.none ? null : { kind: 'article', bias: Math.log(3) }),
  slotAt: (tokens, at) => {
    const { words } = tokens;
    const word = words[at] ?? '';
    // "the image the pipeline builds": an article shows where a clause without "that" begins
    if (word === 'the' && isContact(words, at)) return null;
    // "first the small ones, then the big ones": each of them is known
    if (word === 'the' && IN_TURN.test(words[at - 1] ?? '')) return null;
    // "3% of user": users are meant, and not one
    if (words[at - 1] === 'of' && /^(?:%|percent|\d+%)$/.test(words[at - 2] ?? '')) return null;
    if (word === 'the') return slot(tokens, at, at + 1, LABELS.definite);
    if (word === 'a' || word === 'an') return slot(tokens, at, at + 1, LABELS.indefinite);
    // with a capital it may be a name, and at the start of a sentence the verb of an order
    if (!/^[a-z]{2,}/.test(tokens.texts[at] ?? '') || DETERMINED.test(words[at - 1] ?? '')) return null;
    // "which version of node": what has versions is called by its name
    if (words[at - 1] === 'of' && /^(?:version|release)s?$/.test(words[at - 2] ?? '')) return null;
    return NO_NOUN.test(word) || isBare(words, at) ? null : slot(tokens, at, at, LABELS.none);
  },
};

/** "From day one on", "rows by client", "from door to door", "the time of day": nouns that stand without an article by habit. */
function isBare(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (words[at - 1] === 'by' || COUNTED.test(words[at + 1] ?? '')) return true;
  if (words[at - 1] === 'of') return words[at - 2] === 'time' && /^(?:day|night|year)$/.test(word);
  return /^(?:to|by|after)$/.test(words[at + 1] ?? '') && words[at + 2] === word;
}

const COUNTED = /^(?:one|two|three|four|five|\d+)$/;

function isContact(words: readonly string[], at: number): boolean {
  return (
    numberOf(words[at - 1] ?? '') !== null &&
    numberOf(words[at + 1] ?? '') === 'one' &&
    thirdPersonBase(words[at + 2] ?? '') !== undefined
  );
}

const IN_TURN = /^(?:first|then|next|finally|lastly|than)$/;

/** The commonest words that begin no noun phrase. */
const NO_NOUN =
  /^(?:the|an?|of|in|to|for|on|with|at|by|from|about|into|over|as|than|and|or|but|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|should|must|may|might|shall|not|if|when|while|because|so|that|which|who|this|these|those|it|they|we|you|i|he|she|them|us|him|me|my|your|his|her|its|our|their|there|here|then|no|any|some|each|every|another|all|both|what|where|how|why|also|only|just|still|already|always|never|often)$/;

function slot({ words, texts }: Tokens, from: number, to: number, observed: number): Slot | null {
  const next = words[to] ?? '';
  if (!/^[\p{L}\d]/u.test(next)) return null;
  const none = observed === LABELS.definite && COMPARED.test(next) ? null : '';
  return { from, to, key: '', members: [none, 'the', indefiniteArticle(texts[to] ?? '')], observed };
}
