import type { Kind, Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { rolloutBlocks } from '../spec/operation.ts';

/** How it goes live and back, what is moved, and who does what by when. */
export function migrationBlocks(composition: Composition): Block[] {
  const told = composition.pool.take(
    (statement) => statement.kind === 'rollout' || (movable.has(statement.kind) && isAboutChange(statement)),
  );
  return rolloutBlocks(composition, proseBlocks(told));
}

const movable: ReadonlySet<Kind> = new Set<Kind>(['design', 'step']);

const wayBack =
  /(?<!\p{L})(?:going back|(?:go|goes|switch|switched) back|undo|zurück (?:geht|gehen|kommen|zum|zur)|(?:geht|gehen) (?:es )?zurück|retour (?:arrière|en arrière)|revenir|volver atrás|vuelta atrás|revertir)(?!\p{L})/iu;

/** What is moved, how it goes live, and the way back. */
function isAboutChange({ topics, masked }: Statement): boolean {
  return topics.has('migration') || topics.has('rollout') || wayBack.test(masked.text);
}
