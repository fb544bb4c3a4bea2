import { bullets, fixedBullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { gist } from '../scenario/split.ts';
import { gapBlock } from '../shared-gaps.ts';

/** The failure cases the input describes, those its requirements cover, and those it leaves open. */
export function failureBlocks(
  composition: Composition,
  unreachable: readonly { name: string; mark: string }[],
): Block[] {
  const { pool, requirements } = composition;
  const stated = proseBlocks(pool.takeKinds('failure'));
  const covered = requirements
    .filter(
      ({ statement }) =>
        statement.topics.has('condition') &&
        (statement.topics.has('failure') || statement.topics.has('prohibition')),
    )
    .map(({ id, statement }) =>
      say(composition, 'caseCovered', { ids: id, text: `${gist(statement.text).replace(/[.!]+$/u, '')}.` }),
    );
  const open = unreachable.map(({ name, mark }) =>
    say(composition, 'unreachable', {
      part: name,
      state: say(composition, 'openPoint', { questions: mark }),
    }),
  );
  const blocks = [...stated, ...fixedBullets(covered), ...bullets(open)];
  return blocks.length > 0 ? blocks : [gapBlock(composition, 'failures')];
}
