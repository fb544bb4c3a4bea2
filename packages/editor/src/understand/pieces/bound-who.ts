import { withCapital } from '../../first-letter.ts';
import type { Conditional } from '../demand/by-label.ts';
import { isSelf } from '../demand/parts.ts';
import { lowerWord } from '../lower-word.ts';
import type { Strength } from '../statement.ts';

export const able = /(?<!\p{L})(?:can|could|able to|allowed to|possible to)(?!\p{L})/u;
const may = /(?<!\p{L})(?:may|might)(?!\p{L})/u;

/** Who is bound to what: "users can export" is an ability, "tickets can be closed" a possibility, "it may take long" a permission. */
export function who(
  subject: string | null,
  said: string,
  { isNegative, action, strength }: Pick<Conditional, 'isNegative' | 'action' | 'strength'>,
): Pick<Conditional, 'subject' | 'action' | 'strength'> {
  const isState = /^be /u.test(action);
  // "In the list must be no private cars"
  const isThing = /^be (?:no|at most|at least) /u.test(action);
  const named = subject ?? (isThing ? 'There' : isState ? 'It' : 'The system');
  const isOnly = /^only /iu.test(named) || /^(?:be )?only /u.test(action);
  if (isNegative || !(able.test(said) || may.test(said))) return { subject: named, action, strength };
  if (may.test(said) && !isOnly) return { subject: named, action, strength: strength ?? 'MAY' };
  if (subject === null) return { subject: 'Users', action: `be able to ${action}`, strength };
  if (isOnly)
    return {
      subject: named,
      action: isState || /^only /u.test(action) ? action : `be able to ${action}`,
      strength: 'MUST',
    };
  return isState
    ? { subject: 'It', action: `be possible for ${lowerWord(named)} to ${action}`, strength }
    : { subject: named, action: `be able to ${action}`, strength };
}

/** How binding the words are that bind; null where they leave it to the sentence. */
export function strengthIn(said: string): Strength | null {
  if (/(?<!\p{L})(?:must|shall|has to|have to|needs? to|required)(?!\p{L})/u.test(said)) return 'MUST';
  return /(?<!\p{L})(?:should|ought to|supposed to|nice|would|like|wish)(?!\p{L})|['’]d(?!\p{L})/u.test(said)
    ? 'SHOULD'
    : null;
}

/** "Admins want to be told": of whom something is to be so is who wishes it; null where the writer does. */
export function wisherIn(binding: readonly string[]): string | null {
  const who = binding.map((text) => wishes.exec(text)?.[1]).find((one) => one !== undefined) ?? null;
  return who === null || isSelf(who) || /^(?:they|he|she|it)$/iu.test(who) ? null : withCapital(who);
}

const wishes =
  /^((?:(?:the|our|all) )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (?:(?:also|really) )?(?:wants?|would like|needs?) to$/iu;

/** "It is forbidden to", "it is not allowed to": what binds by denying. */
export const forbids =
  /(?<!\p{L})(?:forbidden|prohibited|not (?:be )?(?:allowed|permitted)|(?:must|should|shall|may|can)(?:n['’]t| not)|cannot|can['’]t)(?!\p{L})/iu;
