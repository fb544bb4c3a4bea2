import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';

const openPoint =
  /^(?:who|what|which(?: \p{L}+)?|whether|when|where|how)\s(?<point>.{4,200}?) (?:is|are) (?:still |not yet |currently )?(?:unclear|open|undecided|unknown|not clear|not decided|to be (?:decided|clarified)|tbd)[.!]?$/iu;

/** Puts what settles a point in the place of the sentence that says that the point is open. */
export const settle: Instruction = {
  meta: {
    id: 'settle',
    does: 'Puts a decision in the place of the sentences that call its point unclear or open.',
    examples: ['Mara owns the backup'],
  },
  parse(clause, draft) {
    if (/[?？]\s*$/u.test(clause) || openPoint.test(clause)) return null;
    return settledBy(draft, clause).length === 0
      ? null
      : (now) => {
          const fresh = asSentence(clause);
          const splices = settledBy(now, clause).map(({ start, end }) => ({ start, end, text: fresh }));
          return applied(now, splice(now.text, splices), `Settled what the document calls open: "${fresh}"`);
        };
  },
};

/** The sentences that call open what a clause says; all of what is open has to be said in it. */
function settledBy(draft: Draft, clause: string): Target[] {
  const said = new Set(contentWords(clause));
  return sentences(draft).filter(({ start, end }) => {
    const point = openPoint.exec(draft.text.slice(start, end))?.groups?.['point'];
    const words = point === undefined ? [] : contentWords(point);
    return words.length > 1 && words.every((one) => said.has(one)) && said.size > words.length;
  });
}
