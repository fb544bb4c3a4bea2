import type { Findings } from './findings.ts';
import type { Load } from './load.ts';

/** What a fault was done to, what came of it, and whether that is what has to come of it. */
export interface FaultReport {
  readonly fault: string;
  readonly counted: string;
  readonly findings: Findings;
  /** Milliseconds from the end of the fault to the first good answer; null where there was no end to wait for. */
  readonly upAgainMs: number | null;
  /** Demands of this fault alone that were not met. */
  readonly unmet: readonly string[];
  readonly note: string;
}

/** A fault that cannot be done on this machine says why. */
interface Skipped {
  readonly fault: string;
  readonly skipped: string;
}

export type Fault = () => Promise<FaultReport | Skipped>;

export function isSound({ findings, unmet }: FaultReport): boolean {
  const { lost, chargedTwice, skipped, leaked, contradictions } = findings;
  return lost + chargedTwice + skipped + leaked + contradictions.length + unmet.length === 0;
}

/** Answers by status, such as `200: 412, 503: 31, none: 2`. */
export function statuses(...loads: readonly Load[]): string {
  const counts = new Map<number, number>();
  for (const { status } of loads.flatMap(({ outcomes }) => outcomes)) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`)
    .join(', ');
}

/** The demands whose condition does not hold. */
export function unmet(demands: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(demands)
    .filter(([, isMet]) => !isMet)
    .map(([demand]) => demand);
}

/** Whether every answer of a status says when to come again. */
export function saysWhen(load: Load, status: number): boolean {
  return load.outcomes.every((outcome) => outcome.status !== status || Number(outcome.retryAfter) > 0);
}
