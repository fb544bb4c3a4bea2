import { presentClause } from '../clause/present.ts';
import type { Evidence } from '../evidence.ts';
import { isOrdered } from './ordered.ts';

/** What people choose to work with or give up: that stays a decision. */
const choosing =
  /^be (?:used|kept|taken|chosen|dropped|bought|hosted|built|postponed|cancelled for now|moved to|owned|done|written in)(?!\p{L})/iu;

/**
 * "We agreed: … - a booking can be moved until 10 min before, - overlapping bookings are refused": a point agreed on
 * that says what the thing does is a demand, and no choice of means.
 */
export function isAgreedRule(evidence: Evidence): boolean {
  const { announced, isListItem, prose, cues, language } = evidence;
  if (announced !== 'decision' || !isListItem || language !== 'en') return false;
  if (isOrdered(evidence) || /^(?!we |i )[^,;:]{3,60} can(?:not|['’]t)? (?:be )?\p{Ll}/iu.test(prose))
    return true;
  if (cues.has('decision') || cues.has('owner') || cues.has('schedule')) return false;
  const clause = presentClause(prose.replace(/[.!]+$/u, ''));
  return (
    clause !== null &&
    /^be \p{Ll}+(?:ed|en|t|wn)(?!\p{L})/u.test(clause.action) &&
    !choosing.test(clause.action)
  );
}
