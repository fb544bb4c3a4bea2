import { opensWithVerb } from '../verbs.ts';
import { bareRuleIn, ruleIn } from './rule-words.ts';

/** Two orders in one clause: each is read by itself. */
export const another = /[,;]? (?:and|then|but) (?:then |also |please )*(?<next>\p{L}.+)$/isu;

/** Whether a second order follows the first. */
export function holdsTwo(clause: string): boolean {
  const next = another.exec(clause)?.groups?.['next'];
  return next !== undefined && (opensWithVerb(next) || ruleIn(next) !== null || bareRuleIn(next) !== null);
}
