import { lowerFirst } from '../../first-letter.ts';
import { words } from '../../understand/lexicon/words.ts';
import { lowerWord } from '../../understand/lower-word.ts';

const set = (list: string): ReadonlySet<string> => new Set(words(list));

/** What an indirect question opens with. */
const opensQuestion = set('whether|if|who|whom|whose|what|which|when|where|why|how');

/** Words that leave something open by themselves. */
const doubting = set(
  'unclear|undecided|unknown|unsure|uncertain|unresolved|open|dunno|idk|wonder|wondering|ask|asks|asked|asking|tbd|clarify|depends|doubt|doubtful|debatable|guess',
);
/** Words that do so where they are denied, or where somebody still has to. */
const knowing = set(
  'know|knows|knew|known|seen|sure|certain|clear|decided|decide|agreed|agree|settled|settle|said|say|says|told|tell|remember|remembered|answer|answered|confirm|confirmed|discussed|discuss|checked|check|defined|define|specified|see|understand|understood|idea|clue|find|found|figure|figured|question|verify|convinced|explained|explain',
);
const denying = set(
  "not|never|no|nobody|none|n't|any|hardly|to|please|kindly|nor|question|need|must|should|someone|somebody",
);
/** What else stands in a sentence that only says that something is open, and says nothing of it. */
const empty = set(
  "i|we|you|it|they|he|she|there|this|that|that's|it's|i'm|we're|there's|i've|we've|'s|am|is|are|was|were|be|been|being|has|have|had|do|does|did|can|could|should|must|need|needs|needed|to|would|will|might|still|yet|also|too|really|honestly|just|even|quite|so|far|at|all|actually|completely|personally|ever|currently|maybe|and|but|then|well|hmm|me|us|them|for|from|one|ones|out|off|on|of|about|thing|things|point|points|questions|other|another|the|a|an|big|main|my|our|only|remaining|what|please|nobody|someone|somebody|anyone|anybody|as|now|moment|today|here|with|get|got|remains|remain|anyone's|anybody's|fully|100|entirely|left",
);

const being = set('is|was');

/** Words that a frame has at most. */
const longestFrame = 12;
/** Words of who doubts, where that is nobody who writes. */
const longestDoubter = 4;

/** An indirect question without what says that it is open. */
export interface Framed {
  /** The question with the word that opens it: "whether we keep them". */
  readonly asked: string;
  /** "Legal hasn't said": who leaves it open, where that is not those who write; else null. */
  readonly note: string | null;
}

interface Token {
  readonly word: string;
  readonly start: number;
}

/**
 * Reads a sentence that only says that something is not known, and what: "what I don't know yet is whether we keep them", "nobody could tell
 * me how old they are", "legal hasn't said if it may". Null where its first words say anything else. English.
 */
export function framed(sentence: string): Framed | null {
  const tokens = tokensOf(sentence);
  for (let at = 1; at <= Math.min(longestFrame, tokens.length - 2); at += 1) {
    const token = tokens[at];
    if (token === undefined || !opensQuestion.has(token.word)) continue;
    const before = tokens.slice(0, at);
    const doubter = doubterOf(before);
    if (opensQuestion.has(before[0]?.word ?? '')) {
      // "What I don't know yet is whether …": behind any other such word a question or a case is told already.
      const isCleft = doubter === 0 && before[0]?.word === 'what' && being.has(before.at(-1)?.word ?? '');
      if (!isCleft) continue;
    } else if (doubter === null) return null;
    const frame = sentence.slice(0, token.start).replace(/[\s,:]+$/u, '');
    return { asked: sentence.slice(token.start), note: doubter === 0 ? null : noted(frame) };
  }
  return null;
}

function noted(frame: string): string {
  return /^\p{Lu}\p{Ll}+(?! (?:has|have|is|does))/u.test(frame)
    ? lowerWord(frame)
    : lowerFirst(lowerWord(frame));
}

function tokensOf(sentence: string): Token[] {
  return [
    ...sentence.matchAll(/n['’]t(?!\p{L})|(?:(?!n['’]t(?!\p{L}))[\p{L}\p{M}\p{N}'’_-])+|[:;?.()]/giu),
  ].map((found) => ({
    word: found[0].toLowerCase().replaceAll('’', "'"),
    start: found.index,
  }));
}

/** "Not agreed", "still open": words that only say that something is open. */
export function isDoubtAlone(said: string): boolean {
  return doubterOf(tokensOf(said)) === 0;
}

/** How many words name who doubts, 0 where that is those who write or nobody; null where the words are no doubt alone. */
function doubterOf(tokens: readonly Token[]): number | null {
  const all = tokens.map(({ word }) => word);
  if (all.some((word) => /[;?.()]/u.test(word))) return null;
  const isOpen = (list: readonly string[]) =>
    list.some((word) => doubting.has(word)) ||
    (list.some((word) => knowing.has(word)) && list.some((word) => denying.has(word)));
  if (!isOpen(all)) return null;
  const isFrame = (word: string) =>
    empty.has(word) || doubting.has(word) || knowing.has(word) || denying.has(word) || word === ':';
  if (all.every(isFrame)) return 0;
  // Somebody else: all that says nothing of doubt stands at the beginning, or behind "ask".
  const last = all.findLastIndex((word) => !isFrame(word));
  if (last < longestDoubter && !all.includes(':') && isOpen(all.slice(last + 1))) return last + 1;
  const isAsked = /^(?:ask|check|clarify|confirm)$/u.test(
    all[0] === 'please' ? (all[1] ?? '') : (all[0] ?? ''),
  );
  return isAsked && all.length <= longestDoubter + 1 ? all.length : null;
}
