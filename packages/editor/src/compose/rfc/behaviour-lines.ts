import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { presentClause } from '../../understand/clause/present.ts';
import type { Composition } from '../composition.ts';
import { inBrief } from '../in-brief.ts';
import type { Requirement } from '../requirement.ts';
import { gist } from '../scenario/split.ts';
import { part } from '../voice/english.ts';
import { saysActor } from './actor-lines.ts';

/** Deeds of those who build it, and what is no deed at all. */
const untold =
  /^(?:ensure that|be as follows|hold|follow this sequence)(?!\p{L})|^provide (?!(?:an?|one|the) )|^provide .* that (?:is|are|was|were) /iu;

/** "Be at most 50 EUR", "be no data in the browser": what is bounded or ruled out. */
const bounds =
  /^be (?:at (?:most|least)|limited|no|up to|between|within|below|above|\d)(?!\p{L})|^be [<>≤≥]/iu;

/** Speaks of what the line before it need not name. */
const pointing = /^(?:it|its|they|their|he|she|his|her|this|that|these|those|one|both|then)(?!\p{L})/iu;

/** "For steps, …", "There is a cap", "In case of Kafka, …": a note that was made a sentence of; the reference has it. */
const noted = /^(?:for [^,]{2,40}, |in case of |on [^,]{2,40}, the system |there (?:is|are) )/iu;

/** Behaviours that a guide tells at most; more are the reference. */
const most = 6;

/**
 * What the thing does, as if it were there: the demands on its behaviour at their core, each with its id, but for what actors can do. What
 * is ruled out, how well it is done and what is done to build it are for the reference. English only.
 */
export function behaviourLines(composition: Composition): string[] {
  if (composition.language !== 'en') return [];
  return composition.requirements
    .filter((one) => tellsBehaviour(one) && !saysActor(one))
    .flatMap((one) => {
      const told = toldAs(one, composition);
      return pointing.test(told) ||
        noted.test(told) ||
        isCut(told) ||
        lacksVerb(told) ||
        faultIn(told) !== null
        ? []
        : [`${told.replace(/\.$/u, '')} (${one.id}).`];
    })
    .slice(0, most);
}

/** "`POST /devices` takes {serial, model": a core that ends within braces. */
function isCut(told: string): boolean {
  return told.split('{').length !== told.split('}').length;
}

/** A demand as what happens: what the input tells already stays as it is told. */
function toldAs(requirement: Requirement, composition: Composition): string {
  const { masked, topics, text } = requirement.statement;
  const binds = topics.has('must') || topics.has('should') || topics.has('may');
  const isTold = !binds && presentClause(masked.text.replace(/[.!]+$/u, '')) !== null;
  return isTold ? `${gist(text.replace(/[.!]+$/u, ''))}.` : inBrief(requirement, composition);
}

function tellsBehaviour({ demand, statement, isQuality, strength }: Requirement): boolean {
  // What is a goal or a decision as well is told where those stand.
  if (demand === null || isQuality || statement.kind !== 'requirement') return false;
  if (demand.isNegative || strength === 'MAY' || bounds.test(part(demand.action))) return false;
  const isBuilt = statement.topics.has('buildVerb') && /^the (?:change|team)$/iu.test(part(demand.subject));
  return !isBuilt && !untold.test(part(demand.action));
}
