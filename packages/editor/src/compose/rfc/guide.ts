import type { Statement } from '../../understand/statement.ts';
import { bullets } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { actorLines } from './actor-lines.ts';
import { openPoint } from './open-point.ts';

/**
 * The proposal as those who use it see it: how it works in the input's own words, its steps and examples, what each
 * of them can do. Passages with code names are for the reference; the steps of a report are its reproduction.
 */
export function guideBlocks(composition: Composition): Block[] {
  const { pool, understanding } = composition;
  const isReport = tellsOfFailure(understanding);
  const told = isReport
    ? []
    : pool.take(
        (one) => ['step', 'example'].includes(one.kind) || isNarrative(one, understanding.statements),
      );
  const shown = isReport
    ? []
    : carriedBlocksOf(
        composition,
        pool.takeCarried(
          (one) => roleOf(one, composition) === 'commands' || one.block.codeLanguage === 'http',
        ),
      );
  const blocks = [...proseBlocks(told), ...bullets(actorLines(composition)), ...shown];
  return blocks.length > 0 ? blocks : [openPoint(composition, 'guide')];
}

/** How it works, told without numbers and without a code name anywhere in its paragraph. */
function isNarrative(statement: Statement, all: readonly Statement[]): boolean {
  return (
    statement.kind === 'design' &&
    !/\d/u.test(statement.text) &&
    !all.some(
      (other) => other.block === statement.block && other.kind === 'design' && other.text.includes('`'),
    )
  );
}
