import { participleOf as knownParticipleOf } from '../correct/lexicon/participles.ts';
import { upperFirst } from '../first-letter.ts';
import { participleOf } from '../understand/clause/participle.ts';
import type { Demand } from '../understand/demand.ts';
import { changed } from '../understand/mask.ts';

/** What a change does to a thing that is there. */
const altered =
  /^(?<verb>move|replace|migrate|rename|split|extract|convert|turn|rewrite|upgrade|merge|port) (?<thing>(?:the|our|all) [\p{L}\uE010-\uE0FF-]+(?: [\p{L}-]+)?)(?<rest> (?:to|into|by|with|from|in|out) .+)$/su;
/** What a change makes. */
const made = /^(?:build|create|add|introduce|set up|develop|make|implement) (?<thing>(?:an?|one) .+)$/su;

/**
 * A demand on "the change" as one on the thing that it alters or makes: "The change must move the import to a background job" → "The import must be
 * moved to a background job", "… build a page" → "There must be a page". English.
 */
export function asUndergone(demand: Demand): Demand {
  if (demand.subject.text !== 'The change' || demand.isNegative) return demand;
  const { verb = '', thing = '', rest = '' } = altered.exec(demand.action.text)?.groups ?? {};
  if (thing !== '') {
    const done = knownParticipleOf(verb) ?? participleOf(verb);
    return {
      ...demand,
      subject: changed(demand.action, upperFirst(thing.replace(/^our /u, 'the '))),
      action: changed(demand.action, `be ${done}${rest}`),
    };
  }
  const fresh = made.exec(demand.action.text)?.groups?.['thing'];
  return fresh === undefined
    ? demand
    : {
        ...demand,
        subject: changed(demand.subject, 'There'),
        action: changed(demand.action, `be ${fresh}`),
      };
}
