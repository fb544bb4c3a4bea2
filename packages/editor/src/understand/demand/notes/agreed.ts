import { lowerWord } from '../../lower-word.ts';
import type { Parts } from '../parts.ts';
import { hasVerb } from './verbs.ts';
import { said } from './words.ts';

/** "Partial redemption yes obviously", "guest checkout: yes": a thing that somebody agrees to have. */
export function agreedIn(note: string): Parts | null {
  const [, thing = ''] =
    /^(\p{L}[^,;:.?!]{3,60}?)(?::| [-–—])? (?:yes|yep|yeah|sure|of course|absolutely|definitely)(?:,? (?:obviously|of course|please|absolutely|definitely|sure|indeed|too|as well))?$/iu.exec(
      note.trim().replace(/[.!]+$/u, ''),
    ) ?? [];
  const isThing =
    thing !== '' && !hasVerb(thing) && !/^(?:we|i|you|they|he|she|it|that|this)(?!\p{L})/iu.test(thing);
  return isThing ? said('The system', `support ${lowerWord(thing)}`) : null;
}
