import { classify, type Verdict } from '../classify.ts';
import type { Evidence } from '../evidence.ts';
import { measuresIn } from '../measures.ts';
import type { Kind } from '../statement.ts';
import { likeliest } from './likeliest.ts';
import { type Standing, signalsOf } from './signals.ts';
import { learnedWeights } from './weights.ts';

/** Decides what a sentence is to a document. */
export type Judge = (evidence: Evidence, standing: Standing) => Verdict;

/**
 * The rules speak first. Where nothing decides for sure (no question mark, no heading, no label) the kind is the one that
 * sentences like it have in the training corpus.
 */
export const judge: Judge = (evidence, standing) => {
  const ruled = classify(evidence);
  if (isSure(evidence, ruled)) return ruled;
  const learned = likeliest(signalsOf(evidence, ruled.kind, standing), learnedWeights());
  const kind = learned === 'quality' && measuresIn(evidence.text).length === 0 ? 'requirement' : learned;
  const demands = kind === 'requirement' || kind === 'quality';
  return { kind, strength: ruled.strength ?? (demands ? 'MUST' : null) };
};

/** Kinds the rules find on signs that hardly ever err. */
const unmistaken: ReadonlySet<Kind> = new Set(['question', 'event', 'risk', 'assumption', 'vague']);

/** Whether the verdict of the rules stands: it has a sure sign, or the author's own heading or label behind it. */
export function isSure({ announced, hint, cues }: Evidence, { kind }: Verdict): boolean {
  if (unmistaken.has(kind) || (kind === 'requirement' && cues.has('must'))) return true;
  return (announced ?? hint) !== null && kind !== 'context';
}
