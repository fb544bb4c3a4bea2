import { isPlural } from '../voice/english.ts';
import { againOf, isSystem } from './act.ts';

const object =
  /^\p{Ll}{3,} ((?:the |an? |all |every |each |any |no )?(?:[\p{L}’'-]+ ){0,4}?[\p{L}-]{3,}(?: of (?:the |an? )?(?:[\p{L}’'-]+ ){0,2}?[\p{L}-]{3,})?)(?=$|[,.;:(]| (?:in|on|at|by|with|to|for|from|as|via|into|after|before|until|within|per|when|if)(?!\p{L}))/su;

/**
 * A condition with what its pronoun stands for: "it comes within 5 seconds" of "ignore a second scan" is that of the scan. What
 * the demand names nothing for stays.
 */
export function withNamed(condition: string, subject: string, action: string): string {
  const pronoun = /^(it|they)(?= )/iu.exec(condition)?.[1];
  if (pronoun === undefined) return condition;
  const isOne = /^it$/iu.test(pronoun);
  const what = isSystem(subject) || /^there$/iu.test(subject) ? (object.exec(action)?.[1] ?? null) : subject;
  if (what === null || isPlural(what) === isOne || /^(?:it|they|them|this|that|nobody|no) ?/iu.test(what))
    return condition;
  return `${againOf(what)}${condition.slice(pronoun.length)}`;
}
