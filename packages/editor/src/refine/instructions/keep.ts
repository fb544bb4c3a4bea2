import { contentWords } from '../../document/content-words.ts';
import { matchesOf } from '../claims/matches.ts';
import { type Instruction, noEffect } from '../instruction.ts';
import { findTarget } from '../target/find.ts';

const stays =
  /^\(?(?<what>.{2,120}?) (?:stays?|remains?|bleib(?:t|en)|restent?|quedan?)(?: (?:as (?:it|they) (?:is|are|was|were)|as[- ]is|unchanged|the same|there|so|igual|tel quel))?[.!)]*$/iu;
const pattern =
  /^(?:keep|leave|do not (?:change|touch|remove|modify|edit)|don't (?:change|touch|remove|modify|edit)|preserve|retain) (?<what>.{1,200}?)(?: (?:as (?:it|they) (?:is|are)|as[- ]is|unchanged|alone|untouched|the same|in place|in))?$/iu;

/** Leaves a part as it is, which is what happens to everything the feedback does not mention. */
export const keep: Instruction = {
  meta: {
    id: 'keep',
    does: 'Confirms that a part stays as it is.',
    examples: ['keep the Risks section as it is', 'do not change the summary'],
  },
  parse(clause, draft) {
    const what = pattern.exec(clause)?.groups?.['what'];
    const target = what === undefined ? null : findTarget(draft, what);
    const left = stays.exec(clause)?.groups?.['what'];
    if (left !== undefined && matchesOf(draft, contentWords(left)).some((match) => match.share >= 0.5))
      return (now) => noEffect(now, `Left ${left} as it is.`);
    return target ? (now) => noEffect(now, `Left ${target.name} as it is.`) : null;
  },
};
