import type { Span } from '../../read/source.ts';
import { type Token, tokensOf } from '../intent/tokens.ts';
import type { Mention, Named } from './parts-named.ts';
import { mentionsIn } from './parts-named.ts';

/** A token of a message, or all of what names one part of the document. */
export interface Word extends Token {
  /** The part that it names. */
  readonly mention: Mention | null;
  /** Whether it stands for all that the message brings along in words of its own. */
  readonly isTold: boolean;
}

/** The words of a message, each stretch that names a part of the document as one. */
export function wordsIn(message: string, named: readonly Named[]): Word[] {
  const mentions = mentionsIn(message, named);
  const words: Word[] = [];
  for (const token of tokensOf(message)) {
    const mention = mentions.find(({ start, end }) => start < token.end && token.start < end) ?? null;
    if (mention === null) words.push({ ...token, mention, isTold: false });
    else if (words.at(-1)?.mention !== mention)
      words.push({
        ...mention,
        text: message.slice(mention.start, mention.end),
        quotation: 0,
        mention,
        isTold: false,
      });
  }
  return words;
}

/** The same words, with one word in the place of each stretch that a message brings along. */
export function withoutTold(words: readonly Word[], told: readonly Span[]): Word[] {
  return words.flatMap((word): Word[] => {
    const within = word.mention
      ? undefined
      : told.find(({ start, end }) => start <= word.start && word.start < end);
    if (!within) return [word];
    const isFirst = !words.some(
      (other) => !other.mention && other.start >= within.start && other.start < word.start,
    );
    return isFirst ? [{ ...word, ...within, text: '', quotation: 0, isTold: true }] : [];
  });
}
