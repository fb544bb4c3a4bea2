import { type Section, sectionsOf } from '../../../document/outline.ts';
import type { Draft } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const unit = '(?<unit>second|minute|hour|day)';
const rate = `(?<number>\\d[\\d.,]*)(?: (?:requests?|calls?))?(?: (?:per|a|an|each|every) |\\/)${unit}(?<who> (?:per|and|for each) [\\p{L} -]{2,30}?)?`;
const former =
  '(?:,? (?:and )?(?:not|instead of|rather than) (?:at )?(?<old>\\d[\\d.,]*)(?: (?:requests?|calls?))?(?: (?:per|a|an) \\p{L}+)?)?';
const patterns: readonly RegExp[] = [
  `^(?:the |our )?(?:rate[ -]?)limit(?: (?:is|should be|must be|becomes|goes (?:up|down)? ?to))?:? (?:now |only |at most |max(?:imum)? )?${rate}${former}$`,
  `^(?:raise|increase|lower|reduce|change|set|bump|put) (?:the |our )?(?:rate[ -]?)limit (?:up |down )?(?:from (?<old>\\d[\\d.,]*)(?: (?:requests?|calls?))?(?: (?:per|a|an) \\p{L}+)? )?(?:to|at) ${rate}$`,
].map((one) => new RegExp(one, 'iu'));
const written =
  /(?<number>\d[\d.,]*)(?<noun> (?:requests?|calls?))? (?:per|a|an|each|every) (?<unit>second|minute|hour|day)(?!\p{L})/giu;

/** "The rate limit is 120 per minute, not 60": the number of the one rate that the design has; what is counted, and of whom, stays. */
export const rateLimit: ExactReader = (words, draft) => {
  const said = groupsOf(patterns, words);
  const [home] = sectionsOf(draft.outline, 'limits');
  if (!said || !home || operationsIn(draft).length === 0 || draft.language !== 'en') return null;
  const [only, other] = ratesIn(draft, home);
  const who = said['who']?.replace(/^ (?:per|and|for each) /iu, '');
  if (!only || other) return null;
  if (said['old'] !== undefined && said['old'] !== only.number) return null;
  // another time, or other people, is more than a number
  if (only.unit.toLowerCase() !== said['unit']?.toLowerCase()) return null;
  if (who !== undefined && !draft.text.slice(only.end, only.end + who.length + 5).includes(who)) return null;
  const fresh = said['number'] ?? '';
  return (now) => {
    const [there] = ratesIn(now, home);
    return !there || there.number === fresh
      ? noEffect(now, `The limit is ${fresh} already.`)
      : applied(
          now,
          splice(now.text, [{ start: there.start, end: there.start + there.number.length, text: fresh }]),
          `Changed ${there.number} to ${fresh} in 1 place.`,
        );
  };
};

function ratesIn({ text }: Draft, { headingEnd, bodyEnd }: Section) {
  return [...text.slice(headingEnd, bodyEnd).matchAll(written)].map((found) => ({
    number: found.groups?.['number'] ?? '',
    unit: found.groups?.['unit'] ?? '',
    start: headingEnd + found.index,
    end: headingEnd + found.index + found[0].length,
  }));
}
