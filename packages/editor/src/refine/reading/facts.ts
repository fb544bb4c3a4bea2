import { contentWords, shareOf } from '../../document/content-words.ts';
import { coverageOf, statingSentences } from '../../quality/coverage.ts';
import { read } from '../../read/read.ts';
import type { Draft } from '../draft.ts';

/** What the original input states and the draft does not say, in the order of the input. */
export function unusedFacts(draft: Draft): string[] {
  const { originalInput } = draft.request;
  if (originalInput.trim() === '') return [];
  const covered = coverageOf(draft.units, draft.outline);
  return statingSentences(read(originalInput))
    .map((sentence) => sentence.text)
    .filter((sentence) => !covered(sentence));
}

/** Those unused facts that speak of a topic. */
export function factsAbout(draft: Draft, topic: string): string[] {
  const wanted = contentWords(topic);
  return wanted.length === 0
    ? []
    : unusedFacts(draft).filter((fact) => shareOf(wanted, new Set(contentWords(fact))) >= 0.5);
}
