import type { Kind, Strength } from '../statement.ts';
import type { Sort } from './polar.ts';

/** What a conversation has made of a question or a proposal. */
export interface Settlement {
  /** "told" leaves a sentence what its words make it. */
  readonly act: 'agreed' | 'refused' | 'postponed' | 'answered' | 'asked' | 'told';
  readonly sort: Sort | 'case' | 'person' | 'proposal' | 'trouble';
}

interface Verdict {
  readonly kind: Kind;
  readonly strength: Strength | null;
}

/** Kinds that what is settled keeps, whoever has settled it. */
const kept: ReadonlySet<Kind> = new Set([
  ...(['requirement', 'quality', 'failure', 'nonGoal', 'future', 'decision', 'design'] as const),
  ...(['owner', 'schedule', 'rollout', 'observability'] as const),
]);

/** What a sentence is to a document that was settled in a conversation. `verdict` is what its words alone make it. */
export function settledVerdict(verdict: Verdict, { act, sort }: Settlement): Verdict {
  const { kind } = verdict;
  if (act === 'asked') return { kind: 'question', strength: null };
  if (sort === 'trouble') return { kind: 'problem', strength: null };
  if (sort === 'person') return { kind: 'owner', strength: null };
  if (act === 'told') return verdict;
  if (sort === 'state') return toldOfState(verdict, act);
  if (act === 'postponed') return { kind: 'future', strength: null };
  if (act === 'refused') {
    if (sort === 'proposal') return { kind: 'alternative', strength: null };
    return sort === 'permission'
      ? { kind: 'requirement', strength: 'MUST' }
      : { kind: 'nonGoal', strength: null };
  }
  if (sort === 'case' && kind !== 'question')
    return kept.has(kind) ? verdict : { kind: 'requirement', strength: 'MUST' };
  if (act === 'agreed' && (sort === 'work' || sort === 'need' || sort === 'permission'))
    return {
      kind: kind === 'quality' ? kind : 'requirement',
      strength: sort === 'work' ? 'MUST' : (verdict.strength ?? 'MUST'),
    };
  if (verdict.strength === 'MUST' && sort !== 'proposal' && (kind === 'future' || !kept.has(kind)))
    return { kind: 'requirement', strength: 'MUST' };
  if (act === 'agreed' && sort === 'habit') return { kind: 'decision', strength: null };
  return kept.has(kind) ? verdict : { kind: 'decision', strength: null };
}

/** Kinds that tell how things are. */
const told: ReadonlySet<Kind> = new Set(['context', 'definition', 'risk', 'schedule', 'event', 'assumption']);

/** How things are demands nothing, and what somebody only agrees to is no trouble. */
function toldOfState(verdict: Verdict, act: Settlement['act']): Verdict {
  const { kind } = verdict;
  return told.has(kind) || (kind === 'problem' && act !== 'agreed')
    ? verdict
    : { kind: 'context', strength: null };
}
