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
/** A program that whoever builds is to write: "write a CLI that renames photos". */
const written =
  /^(?:write|code|program|script) (?<thing>an? (?:[\p{L}-]+ ){0,2}?(?:cli|script|tool|bot|app|program|library|plugin|extension|parser|module|package|wrapper|client|daemon|linter|crawler|scraper|service|action|workflow|hook|job|function|migration)(?: (?:that|which|to|for|with|in) .+)?)$/isu;

/**
 * A demand on "the change" as one on the thing that it alters or makes: "The change must move the import to a background job" → "The import must be
 * moved to a background job", "… build a page" → "There must be a page". English.
 */
export function asUndergone(demand: Demand): Demand {
  if (demand.isNegative) return demand;
  const program =
    demand.subject.text === 'The system' ? written.exec(demand.action.text)?.groups?.['thing'] : undefined;
  if (program !== undefined) return provided(demand, program);
  if (demand.subject.text !== 'The change') return demand;
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
  return fresh === undefined ? demand : provided(demand, fresh);
}

function provided(demand: Demand, thing: string): Demand {
  return {
    ...demand,
    subject: changed(demand.subject, 'There'),
    action: changed(demand.action, `be ${thing}`),
  };
}
