import { lowerFirst } from '../../first-letter.ts';
import type { Demand } from '../demand.ts';

/** Whether two readings of a sentence bind the same to the same in the same case, but for an article, an ability or who is nobody in particular. */
export function isSameDemand(one: Demand, other: Demand): boolean {
  return one.isNegative === other.isNegative && said(one) === said(other);
}

function said({ condition, subject, action }: Demand): string {
  const who = lowerFirst(subject.text)
    .replace(/^(?:the|an?) /u, '')
    .replace(/^(?:system|change|team)$/u, '');
  const deed = action.text
    .replace(/^be able to /u, '')
    .replace(/^(?:have|need) /u, '')
    .replace(/ \([^()]{1,60}\)$/u, '');
  return `${condition?.text ?? ''}|${who}|${deed}`.toLowerCase().replace(/\s+/gu, ' ');
}
