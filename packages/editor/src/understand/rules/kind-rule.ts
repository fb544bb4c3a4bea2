import type { Evidence } from '../evidence.ts';
import type { Kind, Strength } from '../statement.ts';

/** A sign by which a sentence is told to be of a kind. */
export interface KindRule {
  readonly kind: Kind;
  holds(evidence: Evidence, strength: Strength | null): boolean;
}
