import type { Statement } from '../understand/statement.ts';
import { bullets, paragraph } from './blocks.ts';
import type { Composition } from './composition.ts';
import type { Block } from './document.ts';
import { carriedBlocksOf, proseBlocks } from './prose.ts';
import { unsaid } from './unsaid.ts';

/** What an overview says first, and what it excludes at its end. */
interface Overview {
  readonly summary: readonly string[];
  readonly goals: readonly string[];
  readonly excluded: readonly string[];
}

/**
 * The first section of a document that is composed last: behind its summary all that no other section took, and what is out of scope.
 *
 * @param isWritten whether another section says a statement
 */
export function overviewBlocks(
  composition: Composition,
  { summary, goals, excluded }: Overview,
  isWritten: (statement: Statement) => boolean = () => false,
): Block[] {
  const { pool, phrases } = composition;
  const left = pool.take(() => true).filter((one) => !isWritten(one));
  const rest = proseBlocks(unsaid(left, summary));
  const carried = carriedBlocksOf(
    composition,
    pool.takeCarried(() => true),
  );
  return [
    paragraph([...summary, ...goals].join(' ')),
    ...rest,
    ...carried,
    ...(excluded.length > 0 ? [paragraph(`**${phrases.epicOutOfScope}**`), ...bullets(excluded)] : []),
  ];
}
