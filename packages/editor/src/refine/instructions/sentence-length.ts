import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { withShortSentences } from '../length/short-sentences.ts';
import { documentOf, findTarget } from '../target/find.ts';
import type { Target } from '../target/target.ts';

const place = '(?: (?:in|of) (?:the |our )?(?<what>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?)?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:use|write|make|prefer|i want)(?: me)? (?:much )?(?:shorter|short|simpler) sentences${place}$`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:split|cut|break)(?: up)?(?: the| all)? (?:long|longer|longest) sentences(?: up)?${place}$`,
    'iu',
  ),
  new RegExp(`^(?:please )?(?:shorten|make)(?: the| all)? sentences(?: shorter)?${place}$`, 'iu'),
  new RegExp(
    `^(?:the |all )?sentences${place} (?:are|should be|feel|must be) (?:way |much |far |a bit )?(?:too long|shorter|short)$`,
    'iu',
  ),
];
/** Words of a sentence that is left as it is. */
const LONG = 14;

/** Cuts long sentences where they can be cut; nothing they say is left out. */
export const sentenceLength: Instruction = {
  meta: {
    id: 'sentence-length',
    does: 'Cuts long sentences of the document or of a part in two where that is safe; all they say stays.',
    examples: ['use shorter sentences', 'split the long sentences'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const groups = pattern.exec(clause.trim())?.groups;
      if (groups === undefined) continue;
      const { what } = groups;
      if (what !== undefined && !findTarget(draft, what)) return null;
      return (now) => cut(now, (what === undefined ? null : findTarget(now, what)) ?? documentOf(now));
    }
    return null;
  },
};

function cut(draft: Draft, target: Target): Outcome {
  const splices = draft.units
    .filter((unit) => unit.kind === 'paragraph' && unit.start >= target.start && unit.end <= target.end)
    .map(({ start, end }) => ({ start, end, text: withShortSentences(draft.text.slice(start, end), LONG) }));
  const text = splice(draft.text, splices);
  return text === draft.text
    ? noEffect(draft, `No sentence of ${target.name} can be cut in two without a change of what it says.`)
    : applied(draft, text, `Cut long sentences of ${target.name}.`);
}
