import type { Demand } from '../../understand/demand.ts';
import { part } from '../voice/english.ts';
import { type ClauseParts, clauseIn } from './clause-parts.ts';

/** "It is possible for an import to be undone": the thing, and what can be done with it. */
export const lending = /^be possible for (.+?) to (be .+)$/su;

/** "Ensure that an import can be undone": what is to be made sure is what is demanded. Null for any other demand. English. */
export function assured({ action, isNegative }: Demand): ClauseParts | null {
  const clause = /^ensure that (.+)$/su.exec(part(action))?.[1];
  if (clause === undefined || isNegative) return null;
  const [, only = '', deed = ''] =
    /^(only [^,;:]{2,60}?) (?:can|may) (\p{Ll}[^,;]{2,})$/su.exec(clause) ?? [];
  if (only !== '') return able(only, deed);
  const made = clauseIn(clause);
  const [, lent = '', how = ''] = lending.exec(made?.whole ?? '') ?? [];
  return lent === '' ? made : able(lent, how);
}

/** Somebody or something with what they are to be able to do. */
export function able(subject: string, deed: string): ClauseParts {
  return {
    subject,
    action: `be able to ${deed}`,
    whole: deed,
    condition: null,
    isNegative: false,
    ability: deed,
  };
}
