import { opensWithVerb } from '../clauses/verbs.ts';
import { bareRuleIn, ruleIn } from './rule-words.ts';

/** Two orders in one clause: each is read by itself. */
export const another = /[,;]? (?:and|then|but) (?:then |also |please )*(?<next>\p{L}.+)$/isu;

/** "If it is missing, leave it empty and stop": all of it holds in one case. */
const ofOneCase = /^(?:if|when|whenever|unless|in case)\s[^,]{3,120},/iu;

/** Whether a second order follows the first. */
export function holdsTwo(clause: string): boolean {
  if (ofOneCase.test(clause.trim())) return false;
  const next = another.exec(clause)?.groups?.['next'];
  return next !== undefined && (opensWithVerb(next) || ruleIn(next) !== null || bareRuleIn(next) !== null);
}
