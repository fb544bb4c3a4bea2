import { sentencesOf } from '../../read/sentences-of.ts';
import { segmentsOf as halvesOf } from '../contrasts/segments.ts';
import type { Draft } from '../draft.ts';
import { mayTry } from '../message/trials.ts';
import { changeWished } from '../reading/wish-readers.ts';
import { boardOf } from '../tickets/board.ts';
import { segmentsOf } from '../tickets/wishes/asides.ts';
import { clausesOf } from './clauses.ts';

/** Sentences that one wish is spread over at most. */
const MOST = 6;
/** From so many sentences on a message is read in shorter runs: people who write as many wishes give each its own. */
const MANY = 12;
const MOST_OF_MANY = 2;
/** Characters of sentences that are read as one wish, and of parts of one sentence. */
const LONGEST = 600;
const LONGEST_PART = 300;
/** Parts of a sentence that are looked at one by one. */
const MOST_PARTS = 10;

/** Feedback in clauses, and those of them that stand beside a wish and may only say why. */
interface Clauses {
  readonly clauses: string[];
  readonly besides: readonly string[];
}

/** Feedback as clauses of one instruction each, in which the sentences that make one wish together stay together. */
export function clausesWithWishes(feedback: string, draft: Draft): Clauses {
  const sentences = sentencesOf(feedback).flatMap((sentence) => halvesOf(feedback, sentence));
  const clauses: string[] = [];
  const besides: string[] = [];
  let rest = '';
  for (let from = 0; from < sentences.length; ) {
    const used = longestWish(from);
    const [first, last] = [sentences[from], sentences[from + Math.max(1, used) - 1]];
    const words = feedback.slice(first?.start, last?.end);
    // what only joins the wishes of a sentence belongs to none of them
    const gap = feedback.slice(sentences[from - 1]?.end ?? 0, first?.start).replace(/^\S.*$/u, '\n');
    const parted = used === 0 ? partedWish(words, draft, from > 0) : [{ words, isWish: true }];
    if (parted.length === 0) rest += gap + words;
    else {
      clauses.push(...clausesOf(rest));
      rest = '';
      for (const part of parted) {
        const own = part.isWish ? [part.words.trim()] : clausesOf(part.words);
        clauses.push(...own);
        if (!part.isWish) besides.push(...own);
      }
    }
    from += Math.max(1, used);
  }
  return { clauses: [...clauses, ...clausesOf(rest)], besides };

  /** How many sentences from one on make a wish together; 0 where they make none. */
  function longestWish(from: number): number {
    const most = sentences.length < MANY ? MOST : MOST_OF_MANY;
    for (let used = Math.min(most, sentences.length - from); used > 0; used -= 1) {
      const words = feedback.slice(sentences[from]?.start, sentences[from + used - 1]?.end);
      const isTried = used === 1 || (words.length <= LONGEST && mayTry(draft));
      if (isTried && isWish(words, draft, from > 0)) return used;
    }
    return 0;
  }
}

/** Whether words are a wish; behind others they may speak of a ticket that those named, and are read with one in mind. */
function isWish(words: string, draft: Draft, isBehind: boolean): boolean {
  const last = isBehind && boardOf(draft).tickets.length > 0 ? [0] : [];
  return changeWished(words, draft, last) !== null;
}

/** What an order gives the document to say is no wish of its own, whatever it holds. */
const givesWords =
  /^(?:please |bitte |por favor )?(?:add|insert|include|mention|note|write|say|state|replace|change|reword|füge?|ergänze|ersetze|ändere|ajoute[rz]?|remplace[rz]?|change[rz]?|añad[ea]|agrega|reemplaza|cambia|answer|q-?\d)(?!\p{L}).*?(?::\s|\s(?:that|dass|que)\s|["“„«])/iu;

/**
 * A sentence of which some parts are wishes about tickets, in those parts and what stands between them; empty where none is.
 */
function partedWish(
  sentence: string,
  draft: Draft,
  isBehind: boolean,
): readonly { readonly words: string; readonly isWish: boolean }[] {
  if (boardOf(draft).tickets.length === 0 || givesWords.test(sentence)) return [];
  const segments = segmentsOf(sentence);
  if (segments.length < 2 || segments.length > MOST_PARTS) return [];
  const parts: { words: string; isWish: boolean }[] = [];
  for (let from = 0; from < segments.length; ) {
    let to = segments.length;
    const slice = () => sentence.slice(segments[from]?.start, segments[to - 1]?.end);
    const isPart = () =>
      slice().length <= LONGEST_PART && mayTry(draft) && isWish(slice(), draft, isBehind || from > 0);
    while (to > from && !isPart()) to -= 1;
    const last = parts.at(-1);
    if (to > from) parts.push({ words: slice(), isWish: true });
    else {
      to = from + 1;
      const end = segments[from]?.end;
      if (last && !last.isWish)
        last.words = sentence.slice(sentence.lastIndexOf(last.words, segments[from]?.start), end);
      else parts.push({ words: slice(), isWish: false });
    }
    from = to;
  }
  return parts.some((part) => part.isWish) ? parts : [];
}
