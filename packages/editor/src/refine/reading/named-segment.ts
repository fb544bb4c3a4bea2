import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { labelsFrom } from '../labelled/behind.ts';
import { isQuoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';

/** Words for a part of what is said, whatever it says. */
const part =
  /(?<!\p{L})(?:things?|bits?|parts?|stuff|pieces?|clauses?|asides?|additions?|business|zusatz|teil|sache)(?!\p{L})/iu;
/** What is added to a sentence, with what joins it. */
const added =
  /,?\s(?:with|without|unless|except|including|plus|and|but|while|so that|because|which|who|where)\s[^,;()]+|\s\([^()]+\)|[,;]\s[^,;()]+/giu;
/** So much has to be left of a sentence, in words that mean something. */
const FEWEST_LEFT = 3;

/**
 * The stretch of an item or a sentence that alone says what a phrase names ("the burst thing"), with what joins it to the rest, which
 * stays. Null where the phrase names all of it, or a part that cannot be taken out.
 */
export function namedSegment(draft: Draft, target: Target, phrase: string): string | null {
  if (!part.test(phrase) || isQuoted(phrase) || keysIn(phrase).length > 0) return null;
  if (target.kind !== 'item' && target.kind !== 'sentence') return null;
  const raw = draft.text.slice(target.start, target.end).trimEnd();
  const said = raw.slice(0, labelsFrom(raw)).replace(/[.!]+$/u, '');
  const wanted = contentWords(phrase.replace(part, ' '));
  const holds = (words: string) => {
    const own = contentWords(words);
    return wanted.filter((word) => own.some((other) => areKin(word, other))).length;
  };
  if (wanted.length === 0) return null;
  const [only, ...others] = [...said.matchAll(added)]
    .map(([words]) => words)
    .filter((words) => holds(words) === wanted.length);
  if (only === undefined || others.length > 0) return null;
  const rest = said.replace(only, '');
  return holds(rest) === 0 && contentWords(rest).length >= FEWEST_LEFT ? only : null;
}
