import { gerundOf, possibleBases } from '../../correct/lexicon/inflection.ts';
import { baseOf, thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { baseOfThirdPerson, isBaseVerb } from '../../understand/clause/verbs.ts';
import { conjugated, negated } from '../voice/english.ts';
import { inUse } from './case.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const doing =
  /^(\p{L}{3,}ing) ((?:it|them|(?:the|an?|any|each|every|all|its|their|one|two|\d[\d.,]*) .{2,60}?)|(?:in|out|up|on|off)(?: .{2,60}?)?)$/iu;

/** "Changing the priority recalculates the deadline": somebody does it, and what follows. Null for any other demand. English. */
export function gerundSteps(parts: Parts): Steps | null {
  const { subject, whole, condition, isNegative, ability } = parts;
  if (condition !== null || ability !== null) return null;
  const sure = /^ensure that (.+)$/su.exec(whole)?.[1];
  const clause = sure === undefined ? { subject, action: whole } : clauseOf(sure);
  // "Running the job twice never makes …": what it never does is no part of what is done.
  const [, deed = '', never] = /^(.+?)( never)?$/su.exec(clause?.subject ?? '') ?? [];
  const [, gerund = '', object = ''] = doing.exec(deed) ?? [];
  const verb = baseOfGerund(gerund.toLowerCase());
  if (!clause || verb === undefined || stative.test(clause.action)) return null;
  return {
    given: inUse,
    trigger: `somebody ${thirdPersonOf(verb)} ${object}`,
    outcome: `this ${isNegative || never !== undefined ? negated(clause.action, 'this') : conjugated(clause.action, 'this')}`,
  };
}

/** "Lowering" → lower: the verb whose form that is. */
function baseOfGerund(gerund: string): string | undefined {
  const stem = gerund.replace(/ing$/u, '');
  return possibleBases(stem).find(
    (base) => (isBaseVerb(base) || isVerbBase(base)) && gerundOf(base) === gerund,
  );
}

/** "Scanning it opens the position" up to its verb, and from there. */
function clauseOf(text: string): { subject: string; action: string } | null {
  for (const { 0: word, index } of text.matchAll(/(?<= )\p{Ll}{2,}s(?!\p{L})/gu)) {
    const base = baseOfThirdPerson(word) ?? baseOf(word);
    if (base !== undefined && doing.test(text.slice(0, index).trim()))
      return { subject: text.slice(0, index).trim(), action: `${base}${text.slice(index + word.length)}` };
  }
  return null;
}

/** What is said of a deed itself, and not of what comes of it. */
const stative =
  /^(?:be (?:a|an|the|part|our|done|allowed|possible|up)|happen|belong|have|need|cost)(?!\p{L})/u;
