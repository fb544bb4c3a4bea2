import { changed, joined, type Masked, restore } from '../mask.ts';
import type { Reply } from './reply.ts';

/** A status of a call, as it stands or as a protected span. */
const status = String.raw`(\uE010[\uE100-\uF8FF]\uE011|[2-5]\d\d)`;
const either = new RegExp(`^${status} or ${status}[\\s?]*$`, 'u');
const alone = new RegExp(
  `^(?:(?:then|an?|so) )?${status}(?:,? (?:i (?:guess|think|suppose|would say)|i['’]d say))?[.!]?$`,
  'iu',
);
const inCase = new RegExp(`^(?:and |so )?(?:an? )?${status} (?=(?:when|if|for|where) )`, 'iu');

/** "412 or 409?" "409": the status that was chosen, and the one that was not; null for any other exchange. */
export function chosenStatus(question: Masked, answer: Masked): Masked | null {
  const options = either.exec(question.text)?.slice(1) ?? [];
  const chosen = alone.exec(answer.text)?.[1];
  if (chosen === undefined || options.length < 2) return null;
  const said = changed(answer, chosen);
  const others = options
    .map((option) => changed(question, option))
    .filter((option) => isStatus(option) && restore(option) !== restore(said));
  const [other] = others;
  return other !== undefined && others.length === 1 && isStatus(said) ? joined(said, ', not ', other) : null;
}

/** "404 when no game is running?" "No, 204": the case with the status that it has; null for any other exchange. */
export function otherStatus(question: Masked, { stance, rest }: Reply, answer: Masked): Masked | null {
  const asked = inCase.exec(question.text);
  const told = alone.exec(rest)?.[1];
  if (asked === null || told === undefined || stance !== 'objection' || !isStatus(changed(answer, told)))
    return null;
  const theCase = question.text.slice(asked[0].length).replace(/[\s?.!]+$/u, '');
  return joined(changed(answer, told), ' ', changed(question, theCase));
}

function isStatus(masked: Masked): boolean {
  return /^[2-5]\d\d$/u.test(restore(masked));
}
