import type { Kind } from '../understand/statement.ts';
import type { Pool } from './pool.ts';

/** Words that a thing of a list has at most. */
const LONGEST = 5;
const joint = /, (?:(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|i|oraz|lub) )?/u;
/** What makes a sentence of words, or a thing of those before it. */
const telling =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|must|should|may|might|we|they|it|i|you|he|she|this|that|which|who|so|but|because|if|when|then|only|not|no|for now|ist|sind|wird|werden|hat|haben|kann|muss|soll|wir|es|das|nicht|kein\p{L}*|weil|wenn|est|sont|on|nous|pas|si|es|son|no|si|è|sono|non|se|é|são|não|is|zijn|niet|geen|als|jest|są|nie|jeśli)(?!\p{L})/iu;

/** What is left out, taken from the pool: a thing a line, where the text names several in a row ("2FA, social login"). */
export function leftOut(pool: Pool, ...kinds: readonly Kind[]): string[] {
  return pool.takeKinds(...kinds).flatMap(({ kind, text }) => (kind === 'nonGoal' ? thingsIn(text) : [text]));
}

/** The things that words name in a row; the words themselves where they say more than that. */
export function thingsIn(text: string): string[] {
  const parts = text.replace(/[.。]$/u, '').split(joint);
  const isList =
    parts.length > 1 &&
    parts.every(
      (part) =>
        part.split(/\s+/u).length <= LONGEST &&
        /\p{L}/u.test(part) &&
        !/[():;"“”]/u.test(part) &&
        !telling.test(part),
    );
  return isList ? parts : [text];
}
