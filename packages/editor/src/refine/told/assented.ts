import { contentWords } from '../../document/content-words.ts';
import { answered } from '../answered/answered.ts';
import { areKin } from '../claims/kin.ts';
import { hasVerb } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { openQuestions, questionText } from '../target/questions.ts';

const assent = /^(?<word>yes|yep|yeah|no|nope|ja|nein|oui|non|sí|no)\s?[,.:;!–-]?\s+(?<rest>\S.{1,80})$/isu;
/** A question that yes or no answers. */
const polar =
  /^(?:do|does|did|is|are|can|could|should|shall|will|would|must|may|has|have|brauchen|müssen|soll(?:en)?|dürfen|kann|können|ist|sind|haben|faut-il|doit-on|est-ce|¿?(?:hay|debe|debemos|necesitamos|es|son))(?!\p{L})/iu;

/**
 * The change of a yes or no with a word of what is asked ("yes, Excel as well"), which answers the one open question that asks for that. Null
 * where it says more than the question does, or could answer several.
 */
export function assented(words: string, draft: Draft): Change | null {
  const { rest = '' } = assent.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  const said = contentWords(rest).filter((word) => !/^(?:well|too|also|need|pleas)$/u.test(word));
  // what says all of it is an answer in its own words
  if (said.length === 0 || hasVerb(rest)) return null;
  const fitting = (now: Draft) =>
    openQuestions(now).filter((target) => {
      const { asked } = questionText(now, target);
      const held = contentWords(asked);
      return polar.test(asked) && said.every((word) => held.some((other) => areKin(word, other)));
    });
  const [only, ...others] = fitting(draft);
  if (!only || others.length > 0) return null;
  return (now) => answered(now, fitting(now)[0] ?? null, plainAnswer(words));
}

/** "Yes, Excel as well" as "yes": what stands behind it only says which question is meant. */
function plainAnswer(words: string): string {
  return assent.exec(words.trim())?.groups?.['word'] ?? words;
}
