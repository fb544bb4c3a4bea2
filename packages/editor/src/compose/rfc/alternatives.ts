import { headingOf } from '../../formats/headings.ts';
import { withoutReference } from '../../formats/phrases/reference.ts';
import { bullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';

/** What else could be done: nothing, and what the input weighs; of that it may say nothing. */
export function alternativeBlocks(composition: Composition): Block[] {
  const { phrases, pool } = composition;
  const stated = pool.takeKinds('alternative').map((statement) => statement.text);
  return bullets([
    `**${phrases.rfcDoNothing}:** ${costOfNothing(composition)}`,
    ...stated,
    ...(stated.length === 0 ? [`**${phrases.rfcOther}:** ${phrases.rfcOtherOpen}`] : []),
  ]);
}

function costOfNothing(composition: Composition): string {
  const isStated = composition.understanding.statements.some(
    ({ kind }) => kind === 'problem' || kind === 'event',
  );
  return isStated
    ? say(composition, 'rfcNothingRemains', { heading: headingOf('motivation', composition.language) })
    : withoutReference(composition.phrases.rfcNothingOpen);
}
