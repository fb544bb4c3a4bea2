import { inBaseForm } from '../clause/present.ts';
import { baseOfThirdPerson, isNounToo } from '../clause/verbs.ts';
import { isImperative } from '../imperative.ts';
import { cuesIn } from '../lexicon/cues.ts';
import type { Parts } from './parts.ts';

/** What mostly stands behind a verb and seldom behind a plural: "writes the log", but "writes per second". */
const object =
  /^(?:the|an?|all|each|every|any|no|only|one|its|their|it|them|to|into|from|back|up|out|on|in|as|at|with|without|over|for|under|against|what|how|where|which|whether|\d|\uE010|\p{Ll}{3,}(?:ed|ing)?(?!\p{L})|\p{L}{2,}-\p{L})/iu;

/** "Writes removed rows to a file": a note that leaves out who does it. English only. */
export function byThirdPerson(note: string): Parts | null {
  const match = /^(\p{L}{3,20}s)\s(\S.*)$/su.exec(note);
  const [, verb = '', rest = ''] = match ?? [];
  const base = baseOfThirdPerson(verb);
  if (
    base === null ||
    !object.test(rest) ||
    /^(?:is|are|has|have|must|should|can|will)(?!\p{L})/iu.test(rest)
  )
    return null;
  // "Reports per month are sent": a form that is a noun as often is a verb only before what it is done to
  if (
    isNounToo(verb) &&
    !/^(?:the|an?|all|each|every|any|its|their|it|them|what|how|where)(?!\p{L})/iu.test(rest) &&
    !isOrder(base, rest) &&
    !/^\p{Ll}{3,} (?:if|when|unless|until|from)(?!\p{L})/u.test(rest)
  )
    return null;
  return { subject: 'The system', strength: null, isNegative: false, action: `${base} ${inBaseForm(rest)}` };
}

function isOrder(base: string, rest: string): boolean {
  const order = `${base} ${rest}`;
  return isImperative(order, cuesIn(order, 'en')) && /^\p{Ll}+(?:ed|s)(?!\p{L})/u.test(rest);
}
