import { isPlural } from '../../voice/english.ts';
import { personIn } from '../attempt.ts';
import type { Shape } from './shape.ts';

const looks =
  /^(?:only )?(?:see|view|list|browse|search|find|filter) (?:all |the |a list of (?:all )?|which of the )?(?!(?:his|her|their|its|who|what|which|how|when|where|whether) )(?<things>(?:\p{Ll}[\p{L}-]*(?<!ing) ){0,2}?\p{Ll}{3,}s)(?=$|[,;:(]| (?:of|for|in|on|by|with|that|which|from|at|per)(?!\p{L}))/u;

/** What somebody sees who looks for what there is none of: an empty list and no error. Null for any other demand. English. */
export function emptyCase({ subject, ability, whole, condition, isNegative }: Parameters<Shape>[0]['parts']) {
  const person = isNegative || condition !== null ? null : personIn(subject);
  const things = looks.exec(ability ?? whole)?.groups?.['things'];
  if (
    person === null ||
    things === undefined ||
    !isPlural(things) ||
    /(?:status|address|progress|details|access)$/u.test(things)
  )
    return null;
  return {
    given: `${person.first} and there are no ${things}`,
    trigger: `${person.again} looks`,
    outcome: `${person.again} sees an empty list and no error`,
  };
}
