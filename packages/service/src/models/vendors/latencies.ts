import type { Stage } from '@faircopy/contract';

/** How long the answers of a model took of late. */
export interface Latencies {
  /** Milliseconds its latest answers of a stage took, the newest counting most; null: it gave none in ten minutes. */
  recent(stage: Stage): number | null;
  /** @param tookMs milliseconds from the question to the end of the answer */
  note(stage: Stage, tookMs: number): void;
}

/** How much the newest answer counts. */
const NEWEST = 0.3;
/** A model that was slow once is asked again after this, or nobody would ever know that it no longer is. */
const RECENT_MS = 10 * 60_000;

/** By stage, since a document takes longer than a correction. */
export function createLatencies(clock: () => number = () => performance.now()): Latencies {
  const known = new Map<Stage, { readonly ms: number; readonly at: number }>();
  const recent = (stage: Stage) => {
    const found = known.get(stage);
    return found === undefined || clock() - found.at > RECENT_MS ? null : found.ms;
  };
  return {
    recent,
    note: (stage, tookMs) => {
      const before = recent(stage) ?? tookMs;
      known.set(stage, { ms: before + (tookMs - before) * NEWEST, at: clock() });
    },
  };
}
