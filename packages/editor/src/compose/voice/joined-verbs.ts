import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { leavesBracketOpen } from '../../understand/clause/brackets.ts';
import { takesObject } from '../../understand/clause/present.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { baseOfThird, isSurelyVerb } from '../../understand/demand/plain/finite.ts';
import type { Demand } from '../../understand/demand.ts';
import { changed } from '../../understand/mask.ts';

/**
 * A demand with all verbs of its subject as the word that binds takes them: "say so and names the mailbox" → "say so and name the mailbox",
 * "have 120 words at most and are polite" → "… and be polite". A verb of a clause that depends on another stays. English only.
 *
 * @param said what the input says
 */
export function withJoinedVerbs(demand: Demand, said: string): Demand {
  const { action } = demand;
  const text = demand.isNegative
    ? withVerbsApart(action.text, demand.strength.toLowerCase(), said)
    : inBaseForms(action.text);
  return text === action.text ? demand : { ...demand, action: changed(action, text) };
}

/** A verb behind a joint, with adverbs before it, and the word behind it. */
const joined =
  /(?<=(?<joint>,|(?<!\p{L})(?:and|or|but|then))\s(?:(?:and|then|also|always|only|automatically|still)\s){0,2})(?<form>is|are|has|does(?:n['’]t| not)|(?!is |has |does )\p{Ll}{2,}s)(?= (?<next>\S+))/gu;

function inBaseForms(action: string): string {
  let end = action.search(opensClause);
  if (end < 0) end = action.length;
  return action.replace(joined, (form: string, ...found) => {
    const { joint = '', next = '' } = found.at(-1) as Record<string, string>;
    const at = found.at(-3) as number;
    if (at > end || leavesBracketOpen(action.slice(0, at))) return form;
    return baseOf(form, next, joint) ?? form;
  });
}

/** Where a clause begins that has a subject of its own: what stands behind it may be said of that. */
const opensClause =
  /(?<!\p{L})(?:that|which|who|whose|whom|what|whatever|where|when|whenever|if|unless|until|while|because|since|how|why|whether|once|after|before|so (?!and |but ))(?!\p{L})|,? (?:and|but|or) (?:the|an?|our|its|their|each|every|it|they|he|she|we) |:/iu;

/** The base form of a verb behind a joint; null where it may be a noun, or an aside. */
function baseOf(form: string, next: string, joint: string): string | null {
  if (/^(?:is|are|has|does(?:n['’]t| not))$/u.test(form)) {
    if (joint === ',') return null;
    return form === 'has' ? 'have' : form.startsWith('does') ? 'not' : 'be';
  }
  // "No accounts abroad, says the officer"
  if (joint === ',' && /^(?:says|thinks|writes|claims)$/u.test(form)) return null;
  const base = baseOfThird(form);
  if (base === null) return null;
  return isSurelyVerb(form, base) ? (takesObject(next) ? base : null) : object.test(next) ? base : null;
}

/** What stands behind a verb, and never behind a plural without a mark between. */
const object = /^(?:the|an?|its|their|his|her|our|it|them|him|all|each|every)$/iu;

/** "It never blocks and gives up after 500 ms": only the first is denied, so the second is bound by a word of its own. */
function withVerbsApart(action: string, modal: string, said: string): string {
  return action.replace(/(?<= (and|but) )(\p{Ll}{2,})(?= )/gu, (verb: string, joint: string) =>
    isBaseVerb(verb) && said.includes(` ${joint} ${thirdPersonOf(verb)} `) ? `${modal} ${verb}` : verb,
  );
}
