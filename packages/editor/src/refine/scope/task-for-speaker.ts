import { bearingOf } from '../bearing/bearing.ts';
import { scopeSigns } from '../bearing/scope-signs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { strangeIn } from './leanings.ts';
import { isForSpeaker } from './of-speaker.ts';
import { isOffTopic } from './off-topic.ts';
import { knownText, shareHeld } from './subjects.ts';

/** What is to be worked on right away: a sum, a text behind a colon or in quotation marks that goes into a language. */
const given =
  /^\p{L}+ (?:\p{L}+ ){0,2}?[\d(][\d\s.,()]*(?:[*+/^x×÷-]|divided by|times|plus|minus|geteilt durch|mal|fois|por|per)\s?[\d(]|^\p{L}+ (?:this|that|these|the following)(?: \p{L}+)?\s?:\s?\S|^(?:translate|übersetze?|tradui[st]|traduce) ["“„«]/iu;
/** "The 10 biggest cities": what is the most of its kind in the world. */
const most =
  /(?<!\p{L})(?:best|biggest|largest|tallest|oldest|longest|fastest|cheapest|richest|most (?:popular|famous|beautiful|expensive)) \p{L}+/iu;
/** Training has it about something else. */
const LIKELY = 0.6;
const SURE = 0.9;
/** So many words of another subject. */
const STRANGE = 2;

/**
 * Whether an order is one that somebody gives for themselves. In a prompt, whose model is told by orders what to do, each of them could be
 * an instruction: what is asked for now, of a thing that the prompt does not speak of, is none.
 */
export function isTaskForSpeaker(clause: string, draft: Draft): boolean {
  if (draft.request.format !== 'Prompt') return false;
  const plain = plainClause(clause);
  const { elsewhere } = bearingOf(clause, draft, 'none');
  if (elsewhere < LIKELY) return false;
  if (given.test(plain)) return true;
  const known = knownText(draft);
  const isStrange =
    shareHeld(plain, known) === 0 && strangeIn(plain.replace(/^\p{L}+ /u, ''), draft) >= STRANGE;
  if (isStrange && (most.test(plain) || isOffTopic(clause, draft))) return true;
  return elsewhere >= SURE && (isForSpeaker(plain) || scopeSigns.today.test(plain));
}
