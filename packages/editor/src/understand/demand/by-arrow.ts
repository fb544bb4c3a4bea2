import { withCapital } from '../../first-letter.ts';
import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import type { Strength } from '../statement.ts';
import { byCapability, byModal } from './by-modal.ts';
import { byNote } from './by-note.ts';
import { byImperative } from './by-order.ts';
import type { Parts } from './parts.ts';

/** What happens, an arrow, and what follows: "410 from the customer -> disable at once". */
const arrow =
  /^((?!(?:if|when|whenever|once|unless|after|before)(?!\p{L}))[^;:?!]{3,80}?)\s(?:->|=>|→)\s([\p{L}\uE010].{2,})$/isu;
/** "Each photo -> blade, side, distance": what stands behind the arrow is what the thing has. */
const each = /^(?:each|every|an?) \p{L}+(?: \p{L}+)?$/iu;

/** What stands behind an arrow under the case before it: an order, what happens then, what a thing has. English only. */
export function byArrow(said: string, strength: Strength): (Parts & { condition: string | null }) | null {
  const [, event = '', order = ''] = arrow.exec(said) ?? [];
  if (order === '' || /\s(?:->|=>|→)\s/u.test(order)) return null;
  const plain = { strength: null, isNegative: false, condition: null } as const;
  if (each.test(event) && order.includes(', ') && presentClause(order) === null)
    return { ...plain, subject: withCapital(event), action: `be as follows: ${order}` };
  const rule =
    anyModal.test(event) || / can /u.test(event)
      ? (byCapability(event) ?? granted(event) ?? byModal(event, null))
      : null;
  if (rule) return { ...rule, condition: null, action: `${rule.action} (${order})` };
  if (event.includes(',')) return null;
  const condition = `${presentClause(event) === null ? 'On' : 'When'} ${lowerWord(event)}`;
  const told = presentClause(order);
  if (told && !isBaseVerb(told.subject))
    return { ...plain, isNegative: told.isNegative, subject: told.subject, action: told.action, condition };
  if (/^(?:automatically )?\p{Ll}{3,}ed(?: automatically)?$/u.test(order))
    return { ...plain, subject: withCapital(event), action: `lead to: ${order}` };
  const made = byImperative(order, strength, null, true) ?? noted(order);
  return made && { ...made, condition };
}

/** "Alarm", "push to the owner": a thing in few words that comes of the case. */
function noted(order: string): Parts | null {
  const isThing = /^\p{L}+(?: \p{L}+){0,3}$/u.test(order) && presentClause(order) === null;
  return isThing && !/(?:ed|ing|ly)$/u.test(order) ? byNote(order) : null;
}

/** "A charger can only run one session at a time": what a thing is let do, and nothing else. */
function granted(event: string): Parts | null {
  const [, subject = '', deed = ''] =
    /^((?:an?|the|each|every) \p{L}+(?: \p{L}+)?) can (only .{4,})$/isu.exec(event) ?? [];
  return deed === ''
    ? null
    : { subject: withCapital(subject), strength: null, isNegative: false, action: deed };
}
