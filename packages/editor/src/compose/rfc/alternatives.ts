import { withCapital } from '../../first-letter.ts';
import { headingOf } from '../../formats/headings.ts';
import { withoutReference } from '../../formats/phrases/reference.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { optionLines } from '../options.ts';
import type { Proposal } from '../proposal.ts';

/**
 * Why what is proposed was chosen, where the input gives a reason; then what else could be done: nothing, and what the input weighs, each
 * with what speaks for and against it.
 */
export function alternativeBlocks(composition: Composition, proposal: Proposal): Block[] {
  const { phrases } = composition;
  const chosen = reasonBlocks(composition, proposal);
  const lines = optionLines(composition);
  const nothing = lines.filter((line) => doesNothing.test(line));
  const stated = lines.filter((line) => !doesNothing.test(line));
  return [
    ...chosen,
    ...bullets([
      `**${phrases.rfcDoNothing}:** ${nothing.length > 0 ? nothing.map((line) => withCapital(line.replace(meaning, ''))).join(' ') : costOfNothing(composition)}`,
      ...stated,
      ...(stated.length === 0 ? [`**${phrases.rfcOther}:** ${phrases.rfcOtherOpen}`] : []),
    ]),
  ];
}

/** "Doing nothing means two more servers a quarter": what the input itself says of that. */
const doesNothing =
  /^(?:doing nothing|do nothing|leav(?:e|ing) (?:it|things|everything)(?: as (?:it is|they are))?(?=[:,]| as | means)|keep(?:ing)? (?:on )?(?:doing )?what we (?:do|have)(?: now| today)?|nichts (?:zu )?tun|ne rien faire|no hacer nada|non fare nulla|não fazer nada|niets doen|nic nie robić)(?!\p{L})/iu;

/** "Doing nothing means …": behind its label the line says what. */
const meaning = /^doing nothing means (?:that )?/iu;

/** What is proposed, unless another section says it as a demand or a step, with the reasons that stand behind it. */
function reasonBlocks({ pool }: Composition, { said, reasons }: Proposal): Block[] {
  if (reasons.length === 0) return [];
  const isFree = said.every(({ kind }) => kind === 'design' || kind === 'context');
  const told = pool.take(({ index }) =>
    [...(isFree ? said : []), ...reasons].some((one) => one.index === index),
  );
  return told.length === 0 ? [] : [paragraph(told.map(({ text }) => text).join(' '))];
}

function costOfNothing(composition: Composition): string {
  const isStated = composition.understanding.statements.some(
    ({ kind }) => kind === 'problem' || kind === 'event',
  );
  return isStated
    ? say(composition, 'rfcNothingRemains', { heading: headingOf('motivation', composition.language) })
    : withoutReference(composition.phrases.rfcNothingOpen);
}
