import { bullets, fixedBullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import type { Requirement } from '../requirement.ts';
import { gist, splitAction } from '../scenario/split.ts';
import { gapBlock } from '../shared-gaps.ts';
import { part } from '../voice/english.ts';
import { stopOf } from '../voice/full-stop.ts';

/** The failure cases the input describes, those its requirements cover, and those it leaves open. */
export function failureBlocks(
  composition: Composition,
  unreachable: readonly { name: string; mark: string }[],
): Block[] {
  const { pool, requirements } = composition;
  const stated = proseBlocks(pool.takeKinds('failure'));
  const covered = requirements.flatMap((requirement) => {
    const text = caseOf(requirement);
    return text === null
      ? []
      : [say(composition, 'caseCovered', { ids: requirement.id, text: text + stopOf(composition.language) })];
  });
  const open = unreachable.map(({ name, mark }) =>
    say(composition, 'unreachable', {
      part: name,
      state: say(composition, 'openPoint', { questions: mark }),
    }),
  );
  const blocks = [...stated, ...fixedBullets(covered), ...bullets(open)];
  return blocks.length > 0 ? blocks : [gapBlock(composition, 'failures')];
}

/** What goes wrong in a demand that says what happens then: its condition, else its core; null where it has none. */
function caseOf({ statement, demand }: Requirement): string | null {
  if (!statement.topics.has('condition') || !statement.topics.has('failure')) return null;
  if (!demand) return openingCase.exec(statement.text)?.[0] ?? gist(statement.text.replace(/[.!。]+$/u, ''));
  const { condition } = splitAction(part(demand.action), demand.condition ? part(demand.condition) : null);
  return condition === null || /^(?:that|it|this|so)(?!\p{L})/iu.test(condition) ? null : condition;
}

/** What stands before the first comma, brackets and what is in them left whole; in Japanese up to the word for the case. */
const openingCase =
  /^[^。、]{2,80}?(?:場合|とき|たら|れば)(?=[はに、])|^(?:\([^()]*\)|[^(),，、]){4,160}(?=[,，、])/u;
