import { sentencesOf } from '../../read/sentences-of.ts';
import { clausesOf } from '../clauses/clauses.ts';
import type { Draft } from '../draft.ts';
import { isForeign } from './foreign.ts';
import { isHijack } from './hijack.ts';

/** Feedback, and the sentences of it that are surely about something else. */
export interface Parted {
  /** What is left of it; empty where nothing is. */
  readonly rest: string;
  /** Those that stand before all that is left, and the others. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** Longer messages are lists of wishes, or a text to be taken in. */
const MOST = 8;
/** What points at something that was spoken of: behind talk of another thing it may be that. */
const pointing =
  /(?<!\p{L})(?:it|its|they|them|their|that|this|these|those|he|she|there|both|so|das|dafür|dazu|es|ça|cela|eso|ello)(?!\p{L})/iu;

/**
 * Takes the sentences out of feedback that are surely about something else than the document, so that what is left is read for itself. Null
 * where there are none, where one is an attempt to misuse the editor or points at them, and where they may be words to be written.
 */
export function withoutForeign(feedback: string, draft: Draft): Parted | null {
  if (/["“”„«»`\n]|:\s/u.test(feedback) || isHijack(feedback, draft)) return null;
  const sentences = sentencesOf(feedback).map(({ text }) => text.trim());
  if (sentences.length > MOST) return null;
  const isAway = sentences.map((text) => clausesOf(text).length < 2 && isForeign(text, draft));
  const first = isAway.indexOf(false);
  if (!isAway.includes(true)) return null;
  const isPointed = sentences.some(
    (text, at) => at > 0 && isAway[at - 1] && !isAway[at] && pointing.test(text),
  );
  if (isPointed) return null;
  const away = (from: number, to: number) => sentences.slice(from, to).filter((_, at) => isAway[from + at]);
  const split = first < 0 ? sentences.length : first;
  return {
    rest: sentences.filter((_, at) => !isAway[at]).join(' '),
    before: away(0, split),
    behind: away(split, sentences.length),
  };
}
