import { type Instruction, noEffect } from '../instruction.ts';
import { findTarget } from '../target/find.ts';

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
    return target ? (now) => noEffect(now, `Left ${target.name} as it is.`) : null;
  },
};
