import type { Draft } from '../draft.ts';
import { type Change, type Instruction, noEffect } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
import { replace } from './replace.ts';

const say = '(?:say|write|put|use|call it|speak of)';
const instead = '(?:instead of|rather than|in place of|and not)';
const words = '(?:["“„«][^"“”„«»]{1,200}["“”»]|[^,;"“”]{1,80}?)';
const lead = '^(?:(?:and|also|then|please|but|plus),? )*';
const patterns = [
  new RegExp(
    `${lead}(?:in|under|within|for) (?:the )?(?<place>[^,;"“”]{2,60}?)(?: section)?,? (?:please )?${say} (?<fresh>${words}) ${instead} (?<old>${words})[.!]*$`,
    'iu',
  ),
  new RegExp(
    `${lead}${say} (?<fresh>${words}) ${instead} (?<old>${words}) (?:in|under|within) (?:the )?(?<place>[^,;"“”]{2,60}?)(?: section)?[.!]*$`,
    'iu',
  ),
  new RegExp(
    `${lead}(?:in|under|within) (?:the )?(?<place>[^,;"“”]{2,60}?)(?: section)?,? ${instead} (?<old>${words}),? (?:please )?${say} (?<fresh>${words})[.!]*$`,
    'iu',
  ),
];

/** Puts words in the place of others in one part alone. */
export const placedExchange: Instruction = {
  meta: {
    id: 'placed-exchange',
    does: 'Puts words in the place of others in one section or ticket and nowhere else.',
    examples: ['in Risks say "server" instead of "machine"', 'use "job" rather than "task" in the Summary'],
  },
  parse: placedExchangeChange,
};

/** "In US-6 say A instead of B"; null where no part of the draft is named. */
export function placedExchangeChange(clause: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const { place, fresh, old } = pattern.exec(clause.trim())?.groups ?? {};
    if (place === undefined || fresh === undefined || old === undefined) continue;
    const target = findTarget(draft, place);
    if (target === null || target.kind === 'words' || target.kind === 'document') continue;
    const part = draft.text.slice(target.start, target.end).toLowerCase();
    if (!part.includes(unquoted(old).toLowerCase()))
      return (now) => noEffect(now, `"${unquoted(old)}" does not stand in ${target.name}.`);
    const quote = (one: string) => `"${unquoted(one)}"`;
    const change = replace.parse(`in ${place} replace ${quote(old)} with ${quote(fresh)}`, draft);
    if (change) return change;
  }
  return null;
}
