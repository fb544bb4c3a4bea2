import { isFunctionWord, isPreposition } from '../../agreement/function-words.ts';
import { numberOf } from '../../agreement/noun-number.ts';
import { isNoNoun } from '../../lexicon/verbs.ts';
import { isCountedNoun, isVerbOnly } from '../../lexicon/word-class.ts';
import { PLACEHOLDER } from '../../projection.ts';
import type { CalledFor, Slot } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';

/** Words between a quantity or an article and its noun, at most. */
const MOST_MODIFIERS = 2;

/** Behind these a noun is in the plural. */
const COUNTING: ReadonlySet<string> = new Set(
  'many several multiple various numerous these those few both two three four five six seven eight nine ten'.split(
    ' ',
  ),
);

const SINGULAR = 0;
const PLURAL = 1;

/** "Several case", "these new setting": a noun that is counted, and no part of a compound. */
export function countedMany({ words, texts }: Tokens, { from, observed }: Slot): CalledFor | null {
  if (observed !== SINGULAR || !endsPhrase(words, from)) return null;
  for (let at = from - 1; at >= from - 1 - MOST_MODIFIERS; at -= 1) {
    const word = words[at] ?? '';
    // "both client and server", "two one-way links"
    if (COUNTING.has(word))
      return word === 'both' && /^(?:,|and|or)$/.test(words[from + 1] ?? '')
        ? null
        : { meant: [PLURAL], isOnlyVerb: false, reserve: 0 };
    // "all metric", "in other context", and not "any other context"
    const isOpen = word === 'all' || (word === 'other' && OPEN.test(words[at - 1] ?? ''));
    if (isOpen && isCountedNoun(words[from] ?? '')) return { meant: [PLURAL], isOnlyVerb: false, reserve: 0 };
    if (!isModifier(texts[at] ?? '')) return null;
  }
  return null;
}

/** Behind these "other" counts what follows. */
const OPEN = /^(?:in|for|with|from|to|of|on|at|by|like|many|and|or|than|using|use|as|between|all|most)$/;

function isModifier(word: string): boolean {
  return (
    /^\p{Ll}[\p{L}-]+$/u.test(word) &&
    !isFunctionWord(word) &&
    !/s$/.test(word) &&
    !/ly$/.test(word) &&
    !isNoNoun(word)
  );
}

/** Whether a noun is the last of its phrase: no noun, adjective or name follows that it may belong to. */
function endsPhrase(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  if (next === PLACEHOLDER.toLowerCase()) return false;
  return (
    next === '' ||
    /^[.,;:!?)]$/.test(next) ||
    isFunctionWord(next) ||
    isPreposition(next) ||
    isNoNoun(next) ||
    isVerbOnly(next) ||
    isDoing(words, at + 1)
  );
}

/** "Too many request hitting the server": what a noun does. */
function isDoing(words: readonly string[], at: number): boolean {
  return /..ing$/.test(words[at] ?? '') && /^(?:the|an?|our|it|them|this|that)$/.test(words[at + 1] ?? '');
}

const BARE = 0;

/** Many nouns stand without an article in what one does with them by habit: "in context", "to parent". */
const BARE_RESERVE = 1.3;

/** Behind these a noun that is counted needs an article. */
const GOVERNING =
  /^(?:is|was|be|of|in|on|at|to|for|with|from|by|into|as|than|use|uses|using|has|have|had|need|needs|create|creates|created|creating|return|returns|add|adds|adding|open|opens|run|runs|see|set|sets|write|read|provide|provides|contain|contains|contained|via|through|without|inside|within|under|over|after|before|like|get|gets|make|makes|find|build|choose|select|pass|passes|want|wants)$/;

/** Nouns that are counted in one sense and not in another; "in computer science". */
const UNCOUNTED =
  /(?:tion|sion|ment|ness|ance|ence|ity|ism|age|ure|ship|ics?|cy|th|ence|ing|up|ship|al|log)$|^(?:language|science|ecosystem|energy|room|mail|email|demand|production|parallel|agnostic|general|line|place|default|bulk|sequence|advance|addition|contrast|practice|theory|stock|transit|person|full|detail|isolation|software|hand|board|hold|time|fact|order|turn|mind|sync|core|mode|root|plain|text|html|markup|syntax|scope|runtime|disk)$/;

/** "Is array of strings", "in same folder": a noun that is counted, alone or behind adjectives, with no article. */
export function lacksArticle({ words, texts }: Tokens, { from, observed }: Slot): CalledFor | null {
  if (observed !== BARE || !GOVERNING.test(words[from - 1] ?? '')) return null;
  const isSame = /^(?:same|following|latter|former)$/.test(words[from] ?? '');
  for (let at = from; at <= from + MOST_MODIFIERS; at += 1) {
    if (!/^\p{Ll}+$/u.test(texts[at] ?? '')) return null;
    if (endsPhrase(words, at)) {
      const isHead = isSame
        ? at > from && numberOf(words[at] ?? '') !== null
        : isCountedNoun(words[at] ?? '') && !UNCOUNTED.test(words[at] ?? '');
      return isHead
        ? { meant: isSame ? [1] : [1, 2], isOnlyVerb: false, reserve: isSame ? 0 : BARE_RESERVE }
        : null;
    }
    if (!isModifier(texts[at] ?? '')) return null;
  }
  return null;
}
