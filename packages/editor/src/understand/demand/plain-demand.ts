import { withCapital } from '../../first-letter.ts';
import { conditionOf } from '../clause/condition.ts';
import type { Demand } from '../demand.ts';
import { changed, type Masked, unquoted } from '../mask.ts';
import type { Strength } from '../statement.ts';
import { withArticle } from './article.ts';
import { boundStrength } from './bound-strength.ts';
import { bySyntax } from './by-syntax.ts';
import { verbsIn } from './notes/verbs.ts';
import type { Parts } from './parts.ts';
import { deedIn } from './plain/deed.ts';
import { doneIn } from './plain/done.ts';
import { toldIn } from './plain/finite.ts';
import { thingIn } from './plain/thing.ts';
import { saidPlainly } from './said.ts';

/**
 * A demand read by the forms of its words alone, where no form of demand explains it: a clause in the present, what is done to a
 * thing, or the name of a thing. Gives null where that is not sure. English only.
 */
export function plainDemandOf(sentence: Masked, strength: Strength): Demand | null {
  if (unquoted(sentence) !== null) return null;
  const said = saidPlainly(sentence.text);
  if (bindsBesides.test(said)) return null;
  const made =
    underCircumstance(said) ??
    withoutCondition(toldIn(said) ?? doneIn(said) ?? deedIn(said) ?? thingIn(said)) ??
    bySyntax(said);
  if (made === null) return null;
  return {
    subject: changed(sentence, made.condition === null ? withCapital(named(made.subject)) : made.subject),
    strength: boundStrength(made, strength),
    isNegative: made.isNegative,
    action: changed(sentence, made.action),
    condition: made.condition === null ? null : changed(sentence, made.condition),
  };
}

/** "They query by plate and must not see the name": a word of its own binds another deed or another doer. */
const bindsBesides =
  /^(?:must|should|shall|may|can|has to|have to)(?:n['’]t)?(?!\p{L})|(?:,|;|(?<!\p{L})(?:and|but|or)) (?:[^,;:]{2,40} )?(?:must|should|shall|may|has to|have to|needs? to)(?!\p{L})/iu;

/** "Reading the log" is what is done, and has no article. */
function named(subject: string): string {
  return /^(?:\p{L}{3,}ing|at (?:least|most)|up to)(?: |$)/iu.test(subject) ? subject : withArticle(subject);
}

type Conditional = Parts & { readonly condition: string | null };

function withoutCondition(parts: Parts | null): Conditional | null {
  return parts && { ...parts, condition: null };
}

/** "In production the user sees an error number": what opens with one of these says where, when or of what a clause holds. */
const opensCircumstance =
  /^(?:at(?! least| most)|in|on|after|before|by|with|without|for|during|until|from|within|above|below|under|over|beyond|outside|inside|between|per)(?!\p{L})/iu;

/** Where a circumstance may end: before somebody or something, and before the verb of what is told of several. */
const clauseBehind =
  /,? (?=(?:the|an?|each|every|all|nobody|our|its|their|it|they|one) |\p{Ll}+s? (?:is|are|gets?|has|have|goes|go) )/gu;

function underCircumstance(said: string): Conditional | null {
  const { condition, rest } = conditionOf(said);
  if (condition !== null) return bound(condition, rest);
  for (const cut of cutsOf(said)) {
    const made = bound(said.slice(0, cut).trim().replace(/,$/u, ''), said.slice(cut).trim());
    if (made !== null) return made;
  }
  return null;
}

/** Where a circumstance may end and its clause begin. */
function cutsOf(said: string): number[] {
  if (!opensCircumstance.test(said)) return [];
  return [...said.matchAll(clauseBehind)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((at) => isCircumstance(said.slice(0, at).trim().replace(/,$/u, '')));
}

/** Words of a circumstance. */
const longestCircumstance = 8;

/** Two words or more of one phrase, whose noun is not still to come. */
function isCircumstance(place: string): boolean {
  const words = place.split(' ');
  return (
    words.length > 1 &&
    words.length <= longestCircumstance &&
    !/[,;:?!]/u.test(place) &&
    !waits.test(place) &&
    verbsIn(place) === 0
  );
}

const waits =
  /(?<!\p{L})(?:at least|at most|up to|from that|of|the|an?|and|or|without|with|in|on|at|by|for|from|to|as|per|than|each|every|all|\d+ \p{L}+ (?:after|before)|(?:an?|the|his|her|its|their|our) (?:new|old|first|last|next|other|same|whole|right))$/iu;

function bound(place: string, clause: string): Conditional | null {
  const made = toldIn(clause) ?? doneIn(clause);
  return made && { ...made, condition: withCapital(place) };
}
