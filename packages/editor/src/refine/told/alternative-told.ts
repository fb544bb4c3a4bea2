import { addedStatement } from '../added/added.ts';
import { homeOfAdded } from '../added/place.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { oncePerDraft } from '../per-draft.ts';

const LONGEST = 300;
const others = '(?<what>[^.;!?]{3,160}?)';
const why = '[^.;!?]{8,200}';
/** What was looked at and not taken, with the reason, as people tell it in passing. */
const patterns: readonly RegExp[] = [
  `(?:we|they|the team)(?:['’]ve| have| had)? ?(?:first |once |briefly |at first )?(?:looked (?:at|into)|considered|evaluated|thought (?:about|of)|discussed|examined|tried(?: out)?|weighed|toyed with|played with) ${others},? (?:but|which|and (?:rejected|dropped|dismissed)|however) ${why}`,
  `wir haben (?:zuerst |kurz |anfangs )?${others} (?:angesehen|angeschaut|geprüft|erwogen|überlegt|evaluiert|ausprobiert|getestet|betrachtet|diskutiert),? (?:aber|das|die|der|doch) ${why}`,
  `(?:on a|nous avons)(?: d['’]abord)? (?:regardé|envisagé|étudié|évalué|testé|pensé à|examiné) ${others},? (?:mais|qui) ${why}`,
  `(?:hemos|habíamos)? ?(?:mirado|considerado|evaluado|probado|estudiado|miramos|consideramos|evaluamos|probamos) ${others},? (?:pero|que) ${why}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
/** What only joins it to what was said before. */
const besides = /(?<!\p{L})(?:also|auch|aussi|également|también|besides|in addition|außerdem) /giu;

/**
 * The change that lists what was looked at and not taken among the alternatives ("we also looked at X, but it has no roles"). Null where
 * words tell none, or the draft has no place for it.
 */
export const alternativeTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = words
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(besides, '')
    .replace(/^(?:and|but|und|aber|et|mais|y|pero),? /iu, '');
  const isOne = said.length <= LONGEST && patterns.some((pattern) => pattern.test(said));
  return isOne && homeOfAdded(draft, 'alternative') !== null
    ? addedStatement(`add an alternative: ${said}`, draft)
    : null;
});
