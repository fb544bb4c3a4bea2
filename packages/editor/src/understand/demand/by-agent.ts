import { withCapital } from '../../first-letter.ts';
import { activeOf } from '../clause/agent.ts';
import type { Parts } from './parts.ts';

/** What people do because they want to: told of them, it is what they must be able to do. */
const choosing =
  /^(?:start|stop|open|close|cancel|book|create|add|edit|change|upload|download|reserve|pause|resume|export|import|choose|select|request|order|write off|move|assign)(?!\p{L})/iu;

/** "Sessions can be stopped by the driver": what is done by somebody is what they do, and what can be, what they must be able to. */
export function byAgent(clause: string, condition: string | null): Parts | null {
  const active = activeOf(clause);
  if (!active) return null;
  const { subject, modal, isOnly, action } = active;
  const who = isOnly ? `only ${subject}` : subject;
  const isAble = modal !== null ? /^(?:can|may)$/iu.test(modal) : isOnly;
  return {
    subject: condition === null ? withCapital(who) : who,
    strength: modal !== null && /^should$/iu.test(modal) ? 'SHOULD' : null,
    isNegative: false,
    action: isAble || isOnly || (modal === null && choosing.test(action)) ? `be able to ${action}` : action,
  };
}
