import { bullets } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { orNone } from '../shared-gaps.ts';
import { actorLines } from './actor-lines.ts';

/**
 * The proposal as those who use it see it: its examples and what each of them can do. How it is built is for the reference; the
 * steps of a report are its reproduction.
 */
export function guideBlocks(composition: Composition): Block[] {
  const { pool, understanding } = composition;
  const isReport = tellsOfFailure(understanding);
  const told = isReport ? [] : pool.takeKinds('example');
  const shown = isReport
    ? []
    : carriedBlocksOf(
        composition,
        pool.takeCarried(
          (one) => roleOf(one, composition) === 'commands' || one.block.codeLanguage === 'http',
        ),
      );
  return orNone(composition, [...proseBlocks(told), ...bullets(actorLines(composition)), ...shown]);
}
