import { conditionOf } from '../clause/condition.ts';
import { orderInCase } from '../clause/order-in-case.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** Kinds that an order behind its case is taken for where only the case is looked at. */
const toldOfCase: ReadonlySet<Kind> = new Set([
  ...(['problem', 'context', 'step', 'failure', 'risk'] as const),
  ...(['mitigation', 'observability', 'rollout'] as const),
]);

/** "If the disk fills up drop the logs": whether a sentence orders what is to be built for a case, whatever the case tells of. English. */
export function ordersInItsCase({ language, isReport, hint, prose }: Evidence, learned: Kind): boolean {
  const isBuilt = language === 'en' && !isReport && (hint === null || hint === 'requirement');
  return isBuilt && toldOfCase.has(learned) && orderInCase(prose) !== null;
}

/**
 * "When a prescription is ready we send a message to the patient": behind trouble, what a system does for people each time. What its writers do, and
 * complain of ("whenever it breaks we ask for logs and wait two days"), is told in other words. English.
 */
export function servesInCase(
  { language, isReport, hint, prose, previous, cues }: Evidence,
  learned: Kind,
): boolean {
  if (language !== 'en' || isReport || hint !== null || learned !== 'problem' || previous !== 'problem')
    return false;
  if (cues.has('problem') || cues.has('failure') || cues.has('current')) return false;
  const { condition, rest } = conditionOf(prose.replace(/[.!]+$/u, ''));
  return condition !== null && serves.test(rest) && !burdens.test(prose);
}

const serves =
  /^(?:we|the (?:system|app|service|tool|bot|page|site|server)) (?:then )?(?:sends?|texts?|e-?mails?|mails?|notif(?:y|ies)|shows?|alerts?|informs?|reminds?|offers?|displays?|marks?|flags?|stores?|propos(?:e|es)|suggests?|highlights?|releases?|reserves?) \p{L}/iu;
const burdens =
  /(?<!\p{L})(?:by hand|manually|only|just|already|too|but|nobody|never|nothing|not|cannot|without|still|always|again|often|sometimes|usually|mostly|wrong|paper|excel|spreadsheets?|today|now|because|twice|wait|waits|instead|even|has to|have to)(?!\p{L})|n['’]t(?!\p{L})/iu;
