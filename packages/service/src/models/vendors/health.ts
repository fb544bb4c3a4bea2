/** What the last calls tell of an endpoint. */
export interface Health {
  /** False for a while after several outages in a row. */
  isGood(): boolean;
  noteAnswer(): void;
  noteOutage(): void;
}

const OUTAGES_IN_A_ROW = 5;
const OUT_FOR_MS = 20_000;

/** @param clock milliseconds from any beginning */
export function createHealth(clock: () => number = () => performance.now()): Health {
  let outages = 0;
  let outUntil = Number.NEGATIVE_INFINITY;
  return {
    isGood: () => clock() >= outUntil,
    noteAnswer: () => {
      outages = 0;
      outUntil = Number.NEGATIVE_INFINITY;
    },
    noteOutage: () => {
      outages += 1;
      if (outages >= OUTAGES_IN_A_ROW) outUntil = clock() + OUT_FOR_MS;
    },
  };
}
