import { keysIn } from '../../document/keys.ts';
import type { Postcondition } from './postcondition.ts';

const opening =
  /^(?:(?:and|also|but|then|please),? )*(?:in|under|within|for|im|dans|en|nel|w) (?<key>[A-Z]{1,8}-\d{1,6})(?:,| (?:say|write|use|replace|change|put|call))/u;

/** "Mitigation for R-1: …" */
const about = /^(?:the |a |an )?\p{L}{4,20} (?:for|of|to|in) (?<key>[A-Z]{1,8}-\d{1,6})\s?:\s/u;

/** "Remove option D": a kind and its letter. */
const lettered =
  /^(?:(?:and|also|but|then|please),? )*(?:remove|delete|drop|cut|kill|scrap|strike|move|put|shorten|rename|merge|reword|expand)(?: the)? (?<thing>(?:option|variant|alternative|approach|plan|appendix|step|phase|case|scenario) [A-Z])(?![\p{L}\p{N}'’-])/iu;

/** What is to happen in an item happens nowhere else, and nowhere at all where there is no such item. */
export const namedKeysExist: Postcondition = ({ before, changed: { gone }, clause }) => {
  const thing = lettered.exec(clause.trim())?.groups?.['thing'];
  if (thing !== undefined && gone.length > 0 && !before.text.toLowerCase().includes(thing.toLowerCase()))
    return `changed other parts, and there is no ${thing}`;
  const key = (opening.exec(clause.trim()) ?? about.exec(clause.trim()))?.groups?.['key'];
  if (key === undefined || keysIn(before.text).some(({ text }) => text === key)) return null;
  return gone.length === 0 ? null : `changed other parts, and there is no ${key}`;
};
