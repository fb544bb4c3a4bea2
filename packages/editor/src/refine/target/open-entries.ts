import { sectionIdsOf } from '../../formats/headings.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { itemsUnder, plainLabels } from './labelled-block.ts';
import { itemTargets } from './parts.ts';
import { openQuestions } from './questions.ts';
import type { Target } from './target.ts';

/** What people call their open questions beside the headings of documents. */
const openPoints =
  /^(?:open|offene|todo|to[- ]dos?|unresolved|points? (?:ouverts?|en suspens)|puntos? abiertos?)(?: \p{L}+)?$/iu;

/** The label of a text without headings under which its open points stand ("Open points"); undefined where it has none. */
export const openLabel = readOnce((draft: Draft): string | undefined =>
  plainLabels(draft).find(
    (label) => sectionIdsOf(label).includes('open-questions') || openPoints.test(label),
  ),
);

/** What a draft calls open: the questions of a document, the items under the label of a text without headings. */
export const openEntries = readOnce((draft: Draft): readonly Target[] => {
  const label = openLabel(draft);
  if (label === undefined) return openQuestions(draft);
  const items = itemsUnder(draft, label);
  return itemTargets(draft).filter(({ start }) => items.some((item) => item.start === start));
});
