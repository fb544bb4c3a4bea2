import { lowerFirst } from '../../first-letter.ts';
import type { Demand } from '../demand.ts';

/**
 * Whether two readings of a sentence bind the same to the same in the same case, but for an article, an ability or who is nobody in
 * particular; `one` may say of which sort that is: "the rate limit" where the other has "the limit".
 */
export function isSameDemand(one: Demand, other: Demand): boolean {
  const [who, whoElse] = [boundBy(one), boundBy(other)];
  const isSameSubject = who === whoElse || (whoElse !== '' && who.endsWith(` ${whoElse}`));
  return one.isNegative === other.isNegative && isSameSubject && done(one) === done(other);
}

function boundBy({ subject }: Demand): string {
  return lowerFirst(subject.text)
    .replace(/^(?:the|an?) /u, '')
    .replace(/^(?:system|change|team|users)$/u, '')
    .toLowerCase();
}

function done({ condition, action }: Demand): string {
  const deed = action.text
    .replace(/^be able to /u, '')
    .replace(/^(be )?also /u, '$1')
    .replace(/^(?:have|need) /u, '')
    .replace(/ \([^()]{1,60}\)$/u, '')
    // "be only issued if …" and "be issued only if …"
    .replace(/^be only (\p{Ll}+)/u, 'be $1 only');
  return `${condition?.text ?? ''}|${deed}`.toLowerCase().replace(/\s+/gu, ' ');
}
