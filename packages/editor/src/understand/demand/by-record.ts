import { withoutCapital } from '../../first-letter.ts';
import type { Parts } from './parts.ts';

const record =
  /^(?:for|of|per|about) ((?:an?|each|every|the|any|all) [\p{L}][\p{L} -]{1,40}?),? (?:we|they|you|i) (?:also |only |just )?(?:need|want|keep|store|record|save|track|note|collect)(?: to (?:keep|store|record|save|know|track|note|collect))?:? ((?!to )[\p{L}\uE010].{3,})$/isu;

/** "For each dog we need name, breed and weight": what is to be kept, and of what. English only. */
export function byRecord(prose: string): Parts | null {
  const [, thing = '', list = ''] = record.exec(prose) ?? [];
  if (list === '' || !/,|\sand\s/u.test(list)) return null;
  return {
    subject: 'The system',
    strength: 'MUST',
    isNegative: false,
    action: `store ${list.replace(/[.!]+$/u, '')} for ${withoutCapital(thing)}`,
  };
}
