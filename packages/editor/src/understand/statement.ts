import type { Block, Span } from '../read/source.ts';
import type { CueName } from './lexicon/lexicon.ts';
import type { Masked } from './mask.ts';

/** What a statement is to a technical document. Each statement has one kind, so that it is written once. */
export type Kind =
  | 'goal'
  | 'problem'
  | 'requirement'
  | 'quality'
  | 'vague'
  | 'nonGoal'
  | 'future'
  | 'risk'
  | 'mitigation'
  | 'decision'
  | 'alternative'
  | 'assumption'
  | 'question'
  | 'rollout'
  | 'observability'
  | 'schedule'
  | 'owner'
  | 'failure'
  | 'design'
  | 'step'
  | 'event'
  | 'example'
  | 'definition'
  | 'context';

/** How binding a demand is, in the words of RFC 2119. */
export type Strength = 'MUST' | 'SHOULD' | 'MAY';

/** One thing the input says. */
export interface Statement extends Span {
  /** Place in reading order, from 0. */
  readonly index: number;
  /** The sentence, freed of chat and list marks, with a capital and a closing mark; protected spans as they were. */
  readonly text: string;
  /** The same with its protected spans as tokens, for rules that reword it. */
  readonly masked: Masked;
  readonly kind: Kind;
  /** How binding it is where it demands something, else null. */
  readonly strength: Strength | null;
  /** Every cue found in it: what else it touches besides its kind. */
  readonly topics: ReadonlySet<CueName>;
  /** The nearest heading above it, else null. */
  readonly heading: string | null;
  /** What introduced the list it stands in ("What partners need:"), else null. */
  readonly lead: string | null;
  readonly block: Block;
}

/** Whether a statement says what is to be built, or how good it has to be. */
export function isDemand({ kind }: Pick<Statement, 'kind'>): boolean {
  return kind === 'requirement' || kind === 'quality';
}
