import { contentWords } from '../../document/content-words.ts';
import { upperFirst, withCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { masked } from '../message/masked.ts';
import { asSentence } from '../place/sentence.ts';

/** A requirement in its parts: the case it is of, who it binds with the modal, and what is said of that. */
interface Bound {
  readonly condition: string;
  readonly subject: string;
  readonly action: string;
  /** "(MUST) ", where what it demands stands as it was written. */
  readonly frame: string;
}

/** Where a demand may end and another begin, what parts most surely first. */
const joints: readonly RegExp[] = [
  /;\s+/gu,
  /,\s+(?:but|and|then|or)\s+/giu,
  /,\s+/gu,
  /\s(?:and|but)\s+/giu,
  /\sor\s+/giu,
];
const label = /^[\p{L} -]{3,30}:\s/u;
/** Words that a half has to have at least, so that it says something by itself. */
const FEWEST = 3;
/** Opens what limits the half before it, and says nothing without that. */
const limiting =
  /^(?:only|never|not|always|with|without|on|by|at|in|within|for|from|until|after|before|per|max\.?|up to)\s/iu;
const adverb = /\s(?:only|never|not|always|at most|at least|up to|max\.?)\s/iu;
/** What is said of a thing in notes, behind its name: "PDF never changed". */
const opensSaid = /\s(?:(?:only|never|not|always|at most|at least|up to|max\.?)\s|\p{Ll}{2,}ed(?!\p{L}))/iu;
const LONGEST_NAME = 4;
const participle = /^\p{Ll}+(?:ed|en|wn|pt|lt|nt|ld|ut)(?!\p{L})/u;
const beingDone = /^(?:be|get) \p{L}+/u;
const bracketed = /\([^()]*\)/gu;

/**
 * A demand that somebody wants split and whose halves are no clauses of their own, in two that say as much as it: the second with what
 * it shares with the first, or as it was written where it shares nothing. Null where there is nothing to split at.
 */
export function looselyParted(plain: string, bound: Bound): string[] | null {
  const steps = stepsOf(plain);
  if (steps) return steps;
  const hidden = masked(plain).replace(bracketed, (found) => '\uE100'.repeat(found.length));
  const from = bound.condition.length + bound.subject.length;
  for (const joint of joints)
    for (const { 0: sign, index } of hidden.matchAll(joint)) {
      const [left, right] = [plain.slice(0, index), plain.slice(index + sign.length)];
      if (index <= from || !saysEnough(left.slice(from)) || !saysEnough(right)) continue;
      const second = secondOf(left.slice(from), right, bound);
      const first = bound.frame + (bound.frame === '' ? left : withCapital(left));
      if (second !== null) return [asSentence(first), asSentence(second)];
    }
  return null;
}

function saysEnough(half: string): boolean {
  const [opening = ''] = half.split(/,\s/u);
  return opening.trim().split(/\s+/u).length >= FEWEST && contentWords(opening).length > 0;
}

function secondOf(first: string, right: string, { condition, subject, frame }: Bound): string | null {
  const held = frame === '' ? '(MUST) ' : frame;
  if (limiting.test(right)) {
    const what = first.split(adverb)[0] ?? '';
    return frame === '' ? `${condition}${subject}${first} ${right}` : `${frame}${withCapital(what)} ${right}`;
  }
  if (participle.test(right) && beingDone.test(first))
    return `${condition}${subject}${/^\p{L}+ /u.exec(first)?.[0] ?? ''}${right}`;
  const [named = ''] = first.split(opensSaid);
  if (participle.test(right) && frame !== '' && named !== first && named.split(' ').length <= LONGEST_NAME)
    return `${frame}${withCapital(named)} ${right}`;
  const verb = /^\p{Ll}+ /u.exec(first)?.[0] ?? '';
  const shared = / (?<word>to|for|as|in|with) /u.exec(first)?.groups?.['word'];
  const isParallel =
    subject !== '' && isBaseVerb(verb.trim()) && shared !== undefined && right.includes(` ${shared} `);
  return isParallel ? `${condition}${subject}${verb}${right}` : `${held}${withCapital(right)}`;
}

/** "Run both for two weeks, compare click rates, then drop the old index": orders one behind the other. */
function stepsOf(plain: string): string[] | null {
  const words = plain.replace(label, '');
  const steps = words
    .split(/[,;]\s+(?:and |then )*|\s(?:and|then)\s(?:then )?/u)
    .map((step) => step.replace(/^(?:and|then) /u, ''));
  const areOrders = steps.every((step) => {
    const [opening = '', ...rest] = step.split(' ');
    return isBaseVerb(opening.toLowerCase()) && rest.length > 0;
  });
  return steps.length > 1 && areOrders ? steps.map((step) => asSentence(upperFirst(step))) : null;
}
