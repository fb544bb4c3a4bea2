import { upperFirst } from '../../../first-letter.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { tellsSame } from '../../editing/tells-same.ts';
import { withoutEchoes, withoutQuestionsOf } from '../../editing/without-part.ts';
import { applied, type Outcome } from '../../instruction.ts';
import { reworded } from '../../instructions/reword-item.ts';
import { asRequirement, asSentence } from '../../place/sentence.ts';
import { homeOf } from '../../target/keyed.ts';
import { sentences } from '../../target/ordinal.ts';
import type { Demand } from './demands.ts';

/**
 * A requirement that says what feedback said, under the key of the one that it goes against: with tests of its own, told in the summary where the
 * old one was, and without what only told that one.
 */
export function superseded(draft: Draft, { key, text: old }: Demand, said: string): Outcome {
  const told = sentences(draft).filter(
    ({ start, end }) =>
      draft.units.some((unit) => unit.kind === 'paragraph' && unit.start <= start && end <= unit.end) &&
      tellsSame(draft.text.slice(start, end), old),
  );
  const fresh = asSentence(said);
  const retold = draftOf(
    splice(
      draft.text,
      told.map(({ start, end }) => ({ start, end, text: fresh })),
    ),
    draft.request,
  );
  const now = reworded(retold, homeOf(retold, key), said);
  const asked = draftOf(withoutQuestionsOf(draftOf(now.text, draft.request), key), draft.request);
  const target = homeOf(retold, key);
  const text = target === null ? asked.text : withoutEchoes(retold, target, asked.text);
  return applied(
    draft,
    text,
    `Put "${asRequirement(upperFirst(said), draft)}" in the place of what ${key} said.`,
  );
}
