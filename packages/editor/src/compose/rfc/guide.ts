import { headingOf } from '../../formats/headings.ts';
import { bullets, fixedParagraph } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { orNone } from '../shared-gaps.ts';
import { actorLines } from './actor-lines.ts';
import { behaviourLines } from './behaviour-lines.ts';

/**
 * The proposal as those who use it see it: its examples, what each of them can do, and what it does for them. How it is built is for the reference; the
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
  // a demand that is the goal was told as that
  const others = {
    ...composition,
    requirements: composition.requirements.filter(({ statement }) => statement.kind !== 'goal'),
  };
  const does = isReport ? [] : [...actorLines(others), ...behaviourLines(others)];
  const blocks = [...proseBlocks(told), ...bullets(does), ...shown];
  return blocks.length > 0 ? blocks : elsewhere(composition);
}

/** Where it is told how it works, in case only the reference tells it. */
function elsewhere(composition: Composition): Block[] {
  const { pool, requirements, language } = composition;
  const isDesigned = pool.left.some(({ kind }) => kind === 'design' || kind === 'decision');
  const isDemanded = requirements.some(({ isQuality }) => !isQuality);
  if (!isDesigned && !isDemanded) return orNone(composition, [], 'guide-explanation');
  const heading = headingOf(isDesigned ? 'design' : 'functional-requirements', language);
  return [fixedParagraph(say(composition, 'seeRequirements', { ids: `**${heading}**` }))];
}
