import type { Requirement } from '../requirement.ts';
import { part } from '../voice/english.ts';

const addressee = /^(?:the system|the change|it)$/iu;

/**
 * A demand as an order to a model: "If a seat gets free, call the webhook." Binding demands on the thing itself are
 * orders; what binds others keeps the input's sentence, what does not bind that of the requirement.
 */
export function orderOf({ demand, strength, text, statement }: Requirement): string {
  if (!demand) return statement.text;
  const action = part(demand.action).replace(/[\s.,;:]{1,4}$/u, '');
  // What binds something else than the model is said as the input says it.
  if (!addressee.test(part(demand.subject))) return statement.text;
  if (/^be limited to /u.test(action)) return statement.text;
  if (strength !== 'MUST' || /^be(?!\p{L})/iu.test(action)) return text;
  const order = demand.isNegative ? `do not ${action}` : action;
  const condition = demand.condition ? part(demand.condition) : null;
  const said = order.replace(/ and not (?=\p{Ll})/u, ' and do not ');
  return `${upperFirst(condition ? `${condition}, ${said}` : said)}.`;
}

function upperFirst(text: string): string {
  return /^\p{Ll}{1,3}\p{Lu}|^\p{Ll}\w*[_.\d]/u.test(text)
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}
