import type { Statement } from '../../understand/statement.ts';
import { paragraph } from '../blocks.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { mainDemand } from '../main-demand.ts';
import { proseBlocks } from '../prose.ts';
import { orGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';

/** How it goes live and back, what is moved, which demands touch that, and who does what by when. */
export function migrationBlocks(composition: Composition): Block[] {
  const { pool, requirements } = composition;
  const told = proseBlocks(
    pool.take(
      (statement) =>
        statement.kind === 'rollout' ||
        (['context', 'design', 'step'].includes(statement.kind) && isAboutChange(statement)),
    ),
  );
  const main = mainDemand(composition);
  const ids = requirements.filter((one) => one !== main && isAboutChange(one.statement)).map((one) => one.id);
  const cited =
    ids.length > 0 ? [paragraph(say(composition, 'rfcAlsoMigration', { ids: list(composition, ids) }))] : [];
  return [...orGap(composition, [...told, ...cited], 'rollout'), ...datesBlocks(composition)];
}

const wayBack =
  /(?<!\p{L})(?:going back|(?:go|goes|switch|switched) back|undo|zurück (?:geht|gehen|kommen|zum|zur)|(?:geht|gehen) (?:es )?zurück|retour (?:arrière|en arrière)|revenir|volver atrás|vuelta atrás|revertir)(?!\p{L})/iu;

/** What is moved, how it goes live, and the way back. */
function isAboutChange({ topics, masked }: Statement): boolean {
  return topics.has('migration') || topics.has('rollout') || wayBack.test(masked.text);
}
